"""What printed cards are made of: paper, its grain, windows in it, backgrounds, emblems."""

import math

from kit.palette import lit, mix, shade
from kit.svg import num, polygon

PAPER = '#fdf3dd'
CARD = (250, 300)
STRIP = (250, 157)               # the small cards
FRAME_WIDTHS = (60, 120, 240, 480, 960)


def rounded(x, y, width, height, radius):
    """Outline of a box with round corners; two of them in one path cut a hole."""
    r = num(radius)
    return (f'M{num(x + radius)} {num(y)}h{num(width - 2 * radius)}a{r} {r} 0 0 1 {r} {r}'
            f'v{num(height - 2 * radius)}a{r} {r} 0 0 1 -{r} {r}h{num(2 * radius - width)}'
            f'a{r} {r} 0 0 1 -{r} -{r}v{num(2 * radius - height)}a{r} {r} 0 0 1 {r} -{r}Z')


def evenodd(*outlines):
    """A path with holes: what the second outline covers is left out."""
    return ''.join(outlines) + '" fill-rule="evenodd" clip-rule="evenodd'


def grain(canvas, outline, strength=.3):
    """Paper fibre over `outline` only, so that windows stay clear."""
    x, y, width, height = (num(v) for v in canvas.box)
    noise = canvas.define(
        '<filter id="{id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" '
        'baseFrequency=".7" numOctaves="2" seed="11"/><feColorMatrix values="0 0 0 0 .42 0 0 0 0 '
        '.27 0 0 0 0 .24 .5 .5 0 0 -.4"/></filter>')
    with canvas.at(clip=canvas.clip(outline)):
        canvas.raw(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" '
                   f'filter="url(#{noise})" opacity="{strength}"/>')


def sheet(canvas, outline, base=PAPER, lift=.5):
    """A piece of card: soft body colour and grain; its rim is drawn with `rims`."""
    canvas.path(outline, canvas.gradient((0, lit(base, lift)), (.5, base), (1, shade(base, .04))))
    grain(canvas, outline, .2)


def rims(canvas, width, height, radius, base=PAPER):
    """The light upper and the dark lower edge of a thick card."""
    canvas.path(rounded(.6, .6, width - 1.2, height - 1.2, radius - .6),
                stroke=canvas.gradient((0, lit(base, .9)), (.5, lit(base, .3)),
                                       (1, shade(base, .24))), width=1.2)


def inner_shadow(canvas, window, outer, strength=.6):
    """The paper lies above the picture: a soft shadow falls into the window."""
    with canvas.at(clip=canvas.clip(window)):
        with canvas.at(1, 2.2):
            canvas.path(evenodd(outer, window), 'shadow', opacity=strength, blur=3)
        canvas.path(window, stroke='shadow', width=1.6, opacity=.22)


def rays(canvas, box, center, base='#fbe3b8', ray='#f2c895', count=22):
    """A calm sunburst; `box` is x, y, width, height."""
    x, y, width, height = box
    canvas.rect(x, y, width, height, base)
    reach = width + height
    for index in range(count):
        start = 2 * math.pi * (index - .25) / count
        end = start + math.pi / count
        canvas.path(polygon([center] + [(center[0] + reach * math.cos(a),
                                         center[1] + reach * math.sin(a)) for a in (start, end)]),
                    ray, opacity=.55)
    glow = canvas.radial((0, '#fff8e2', .95), (.45, '#fff4d4', .5), (1, '#fff4d4', 0))
    canvas.ellipse(center[0], center[1], height * .85, height * .8, glow)
    vignette(canvas, box)


def vignette(canvas, box, strength=.22):
    x, y, width, height = box
    canvas.rect(x, y, width, height, canvas.radial((.55, '#4a2748', 0), (1, '#4a2748', strength),
                                                   radius=.75))


def small_card(canvas, draw, base=PAPER):
    """A complete small card: `draw(canvas)` fills the window x 8..242, y 8..14."""
    outer, window = rounded(0, 0, *STRIP, 12), rounded(8, 8, 234, 132, 7)
    canvas.path(outer, base)
    with canvas.at(clip=canvas.clip(window)):
        draw(canvas)
    inner_shadow(canvas, window, outer, .5)
    sheet(canvas, evenodd(outer, window), base)
    canvas.path(window, stroke=lit(base, .8), width=1.1, opacity=.9)
    rims(canvas, *STRIP, 12, base)


WINDOW = (8, 8, 234, 132)        # what small_card shows of the picture


# ---- emblems: single-hue signs, about 40 units wide, centred on the origin -----------------
SOFA = ('M-13 -13C-13 -17 -10 -19 -6 -19H6C10 -19 13 -17 13 -13V-8.5C9.5 -8 8.5 -5 8.5 '
        '-2V0H-8.5V-2C-8.5 -5 -9.5 -8 -13 -8.5ZM-15 -6.5C-11.5 -6.5 -11 -4 -11 -1V2.5H11V-1C11 -4 '
        '11.5 -6.5 15 -6.5C19 -6.5 20 -3.5 19 -.5L17.5 '
        '5V10.5H14V13.5H10.5V10.5H-10.5V13.5H-14V10.5H-17.5V5L-19 -.5C-20 -3.5 -19 -6.5 -15 -6.5Z')
ROOF = ('M0 -15L21 3.5L17 8L0 -7L-17 8L-21 3.5ZM0 -2L12 8.5V15H4V8.5H-4V15H-12V8.5Z')


def medallion(canvas, x, y, radius, base, sign, scale=1):
    """A cream ring with the card's sign on its colour."""
    with canvas.at(x, y, shadow='near'):
        canvas.ellipse(0, 0, radius, fill=canvas.ball(PAPER, .5, .12))
    with canvas.at(x, y):
        canvas.ellipse(0, 0, radius * .87, fill=canvas.ball(base, .2, .22))
        canvas.ellipse(0, 0, radius * .8, fill='none', stroke=lit(base, .45), line=1, opacity=.6)
        with canvas.at(scale=scale):
            canvas.path(sign, shade(base, .4), opacity=.35)
            with canvas.at(-.5, -.9):
                canvas.path(sign, canvas.gradient((0, '#fffaf0'), (1, mix(PAPER, base, .12))))
