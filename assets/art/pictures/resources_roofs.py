"""Roof cards. Four colours that also differ in lightness and in the shape of their tiles.

From dark to light: brown wooden shingles, red scallops with a dot, blue slates with strokes,
green pantiles in waves; so they stay apart in grey and for people who see red and green alike.
"""

from kit.palette import lit, mix, shade
from kit.registry import picture
from kit.svg import num, polygon
from props.paper import FRAME_WIDTHS, STRIP, WINDOW, small_card

RED, BROWN, BLUE, GREEN = '#c24f36', '#6b4430', '#7aa3ce', '#b3cd74'
RIGHT, BOTTOM = 242, 140


def _row_shadow(canvas, y, depth=7, strength=.4):
    canvas.rect(0, y, 250, depth, canvas.gradient((0, 'shadow', strength), (1, 'shadow', 0)))


def red_scallops(canvas):
    canvas.rect(*WINDOW, shade(RED, .3))
    for row in range(5, -1, -1):
        top = row * 25 - 4
        for column in range(-1, 7):
            x = column * 42 + (21 if row % 2 else 0) + 20
            tone = mix(RED, ('highlight', 'shadow', 'mustard')[(row * 5 + column * 7) % 3], .09)
            tile = f'M{x - 20.5} {top}V{top + 13}A20.5 20.5 0 0 0 {x + 20.5} {top + 13}V{top}Z'
            with canvas.at(0, 2.6):
                canvas.path(tile, 'shadow', opacity=.45)
            canvas.path(tile, canvas.gradient((0, shade(tone, .34)), (.6, tone),
                                              (1, lit(tone, .14))))
            canvas.path(f'M{x - 17.5} {top + 13.5}A17.5 17.5 0 0 0 {x + 17.5} {top + 13.5}',
                        stroke='#f2ad8c', width=1.7, opacity=.75)
            canvas.ellipse(x, top + 21.5, 4.4, fill='#fbdcb8')


def brown_shingles(canvas):
    """Split boards of uneven width and length, with grain, knots and nails."""
    rng = canvas.random
    canvas.rect(*WINDOW, shade(BROWN, .5))
    for row in range(4, -1, -1):
        top, x = row * 31 - 8, -rng.uniform(4, 30)
        while x < RIGHT:
            width, length = rng.uniform(20, 38), 36 + rng.uniform(-3, 4)
            tone = mix(BROWN, rng.choice(('highlight', 'shadow', 'walnut')), rng.uniform(.04, .26))
            lean = rng.uniform(-1.6, 1.6)
            board = polygon([(x + .8, top), (x + width - .8, top),
                             (x + width - .8, top + length + lean),
                             (x + .8, top + length - lean)])
            with canvas.at(.6, 2.6):
                canvas.path(board, '#2b1620', opacity=.55)
            canvas.path(board, canvas.gradient((0, shade(tone, .38)), (.45, tone),
                                               (1, lit(tone, .12))))
            _grain_lines(canvas, x, top, width, length)
            canvas.path(f'M{num(x + 2)} {num(top + length - lean - .8)}'
                        f'L{num(x + width - 2)} {num(top + length + lean - .8)}',
                        stroke=lit(tone, .5), width=1.3, opacity=.65)
            x += width


def _grain_lines(canvas, x, top, width, length):
    rng = canvas.random
    for _ in range(3):
        gx, gy = x + rng.uniform(4, width - 4), top + rng.uniform(8, 14)
        bend = rng.uniform(-2, 2)
        canvas.path(f'M{num(gx)} {num(gy)}q{num(bend)} {num(length * .25)} 0 {num(length * .5)}',
                    stroke='#3a2028', width=1.2, opacity=.5)
    if rng.random() < .35:
        kx, ky = x + width / 2, top + length * .62
        canvas.ellipse(kx, ky, 2.8, 4, 'none', stroke='#3a2028', line=1.2, opacity=.6)
        canvas.ellipse(kx, ky, 1, 1.6, '#3a2028', .6)


def blue_slates(canvas):
    """Slates cut to a point; three upright strokes on each."""
    canvas.rect(*WINDOW, shade(BLUE, .35))
    for row in range(5, -1, -1):
        top = row * 26 - 8
        for column in range(-1, 8):
            x = column * 38 + (19 if row % 2 else 0) + 10
            tone = mix(BLUE, ('highlight', 'navy', 'lilac', 'sky')[(row * 3 + column * 5) % 4], .14)
            slate = polygon([(x - 18.2, top), (x + 18.2, top), (x + 18.2, top + 22),
                             (x, top + 35), (x - 18.2, top + 22)])
            with canvas.at(.4, 2.6):
                canvas.path(slate, 'shadow', opacity=.5)
            canvas.path(slate, canvas.gradient((0, shade(tone, .28)), (.5, tone),
                                               (1, lit(tone, .16))))
            canvas.path(f'M{x - 17} {top + 21.4}L{x} {top + 33.4}L{x + 17} {top + 21.4}',
                        stroke='#dcecf5', width=1.1, opacity=.6)
            canvas.path(f'M{x - 8} {top + 13}v9M{x} {top + 13}v14.5M{x + 8} {top + 13}v9',
                        stroke='#2f4a77', width=3, opacity=.85)


def green_pantiles(canvas):
    """Rolling waves: every row is one long swell with a bright crest."""
    canvas.rect(*WINDOW, shade(GREEN, .3))
    step = 36
    for row in range(5, -1, -1):
        top = row * 26 - 12
        swell = ''.join(f'q{step / 4} 15 {step / 2} 0t{step / 2} 0' for _ in range(9))
        start = -20
        edge = f'M{start} {top + 30}{swell}'
        body = f'{edge}V{top - 6}H{start}Z'
        with canvas.at(0, 3.4):
            canvas.path(body, '#3f5330', opacity=.55)
        tone = mix(GREEN, ('highlight', 'leaf')[row % 2], .12)
        canvas.path(body, tone)
        canvas.rect(start, top, 280, 40, canvas.gradient((0, '#4c6b34', .45), (.55, '#4c6b34', 0)))
        for column in range(9):
            x = start + column * step
            roll = canvas.gradient((0, '#4d7035', .05), (.5, '#4d7035', .5), (1, '#4d7035', 0),
                                   direction='right')
            canvas.rect(x + step * .5, top - 6, step * .5, 37, roll)
            canvas.rect(x + step * .14, top - 6, 6, 40, '#f8fbd0', opacity=.5)
        canvas.path(edge, stroke='#fbffdd', width=2, opacity=.85)


FIELDS = {'red': red_scallops, 'brown': brown_shingles, 'blue': blue_slates,
          'green': green_pantiles}
BASES = {'red': RED, 'brown': BROWN, 'blue': BLUE, 'green': GREEN}


def dormer(canvas, base):
    """A gable that stands out of the roof with one bright window."""
    with canvas.at(125, 126):
        with canvas.at(shadow='deep'):
            canvas.path(polygon([(-52, 20), (-52, -62), (0, -104), (52, -62), (52, 20)]),
                        canvas.gradient((0, '#f6dcb4'), (1, '#e3bd8c')))
        for y in range(-54, 20, 9):
            canvas.line(-51, y, 51, y, '#b98d5e', 1, .5)
        for side in (-1, 1):
            with canvas.at(flip=side < 0, shadow='near'):
                canvas.path('M-3 -118L66 -62L62 -50L52 -52L-3 -97Z',
                            canvas.volume(mix(base, 'shadow', .18), .3, .2))
        canvas.path('M-64 -60L0 -114L64 -60', stroke=lit(base, .65), width=2.2, opacity=.9)
        canvas.ellipse(0, -80, 7.4, fill=shade(base, .3))
        canvas.ellipse(0, -80, 5.6, fill='#ffe9a6')
        _window(canvas)


def _window(canvas):
    glow = canvas.radial((0, '#ffe79a', .8), (1, '#ffe79a', 0))
    canvas.ellipse(0, -36, 52, 50, glow)
    with canvas.at(shadow='near'):
        canvas.rect(-38, -66, 76, 62, canvas.gradient((0, '#ffffff'), (1, '#efe3d2')), radius=3)
    canvas.rect(-32, -60, 64, 50, canvas.gradient((0, '#fff6c4'), (.6, '#ffdf82'),
                                                  (1, '#fdc765')))
    for flip in (False, True):
        with canvas.at(flip=flip):
            canvas.path('M-32 -60H-12C-14 -46 -22 -36 -32 -32Z',
                        canvas.gradient((0, '#e58a6d', .95), (1, '#f3b795', .9)))
    canvas.rect(-2.8, -62, 5.6, 54, '#fffaf0')
    canvas.rect(-34, -38, 68, 5, '#fffaf0')
    canvas.path('M-30 -12L-12 -32M-24 -12L-6 -32', stroke='#ffffff', width=2.4, opacity=.5)
    canvas.rect(-42, -9, 84, 7, canvas.gradient((0, '#ffffff'), (1, '#d9c4a8')), radius=2)


def _announce(name):
    @picture(f'roof-{name}', folder='cards/resources', size=STRIP, widths=FRAME_WIDTHS,
             transparent=True)
    def plain(canvas):
        small_card(canvas, lambda c: _laid(c, name))

    @picture(f'roof-{name}-window', folder='cards/resources', size=STRIP, widths=FRAME_WIDTHS,
             transparent=True)
    def with_window(canvas):
        def draw(c):
            _laid(c, name)
            dormer(c, BASES[name])
        small_card(canvas, draw)


def _laid(canvas, name):
    """The field of tiles with the light of the upper left over it."""
    FIELDS[name](canvas)
    canvas.rect(*WINDOW, canvas.gradient((0, '#fff3d4', .26), (.45, '#fff3d4', 0),
                                         (1, '#43273c', .24), direction='diagonal'))
    _row_shadow(canvas, 8, 8, .3)


for _name in FIELDS:
    _announce(_name)
