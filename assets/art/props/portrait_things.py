"""What the helpers hold; most have the hand at the origin."""

from kit.palette import lit
from kit.svg import polygon
from props.tools import STEEL


def roof_tile(canvas, x, y, base):
    """A clay tile held upright: round end up, foot in the hand at the origin."""
    with canvas.at(x, y):
        canvas.path('M-16 2V-30A16 16 0 0 1 16 -30V2Z', canvas.volume(base, .3, .25,
                                                                     direction='diagonal'))
        canvas.path('M-12.5 -2V-30A12.5 12.5 0 0 1 12.5 -30', stroke=lit(base, .5),
                    width=1.8, opacity=.8)
        canvas.ellipse(0, -32, 4, fill='#fbdcb8')


def hammer(canvas):
    """Upright; the hand is at the origin, the head above."""
    canvas.rect(-2.6, -26, 5.2, 46, canvas.volume('#c98a4e', .35, .25, direction='right'), radius=2)
    canvas.rect(-3.2, 2, 6.4, 18, canvas.volume('#b2503d', .25, .25, direction='right'), radius=3)
    canvas.path('M-16 -36H4C10 -36 14 -34 18 -28C13 -31 9 -31 5 -27H-7V-25H-16Z',
                canvas.gradient((0, lit(STEEL, .4)), (.5, '#8d98a4'), (1, '#59616d')))
    canvas.rect(-19, -38, 6, 15, canvas.volume('#7d8894', .4, .3), radius=1.6)
    canvas.path('M-12 -34.6H4', stroke='white', width=1.3, opacity=.8)


def crate(canvas):
    """A slatted crate; a lamp, a plant and a rolled rug stick out. Origin: bottom middle."""
    for lean, length in ((-26, 30), (-8, 38), (14, 33)):
        with canvas.at(-9, -32, rotate=lean):
            canvas.path(f'M0 0C-7 {-length * .3} -5 {-length * .8} 0 {-length}'
                        f'C5 {-length * .8} 7 {-length * .3} 0 0Z',
                        canvas.volume('#5c955f', .35, .2))
    canvas.rect(8, -52, 3, 24, '#c98434')
    canvas.path('M1 -48L5 -66H15L19 -48Z', canvas.gradient((0, '#fff3c4'), (1, '#f3c766')))
    canvas.rect(18, -46, 7, 18, canvas.volume('#b2503d', .3, .25, direction='right'), radius=2)
    canvas.ellipse(21.5, -46, 3.5, 1.6, '#f3c8a4')
    canvas.rect(-26, -34, 54, 36, '#7b5035', radius=2)
    for y in (-34, -22, -10):
        canvas.rect(-27, y, 56, 10.4, canvas.volume('#dcab73', .3, .22), radius=1.5)
        canvas.path(f'M-20 {y + 6}q10 -2 20 0M6 {y + 5}q8 2 16 0', stroke='#a06a3b', width=.9,
                    opacity=.7)
    for x in (-27, 22):
        canvas.rect(x, -35, 7, 38, canvas.volume('#c08a50', .3, .2), radius=1)
        for y in (-29, -17, -5):
            canvas.ellipse(x + 3.5, y, 1.1, fill='#6d4228')


def plans(canvas):
    """A thick roll of plans, upright, tied with a ribbon."""
    canvas.rect(-17, -44, 13, 74, canvas.gradient((0, '#cddbe2'), (.3, '#f8fbfb'), (1, '#9fb4c4'),
                                                  direction='right'), radius=3)
    canvas.rect(-8, -52, 16, 82, canvas.gradient((0, '#dcd2be'), (.3, '#fffdf6'), (1, '#c4b296'),
                                                 direction='right'), radius=3)
    canvas.ellipse(0, -51, 8, 3.4, '#fffaf0')
    canvas.path('M4.5 -51.5C4 -53.4 -4 -53.4 -4.5 -51C-4 -49 1.5 '
                '-49 2 -51C1 -52 -1 -52 -1.5 -51', stroke='#8fa9bd', width=1.1)
    canvas.ellipse(-10.5, -43.4, 6.5, 2.8, '#eef4f6')
    canvas.path('M-7 -43.5C-8 -45 -13 -45 -14 -43.4C-13 -42 -10 -42 -9.5 -43.4',
                stroke='#6c8db1', width=1)
    canvas.rect(-8.6, -26, 17.2, 5, '#c8402f', radius=1)


def little_house(canvas):
    """A card model of a house. Origin: bottom middle."""
    canvas.path('M-19 0V-24L0 -42L19 -24V0Z', canvas.gradient((0, '#fffdf6'), (1, '#dfcdb2'),
                                                             direction='right'))
    canvas.path('M-25 -22L0 -46L25 -22L22 -18L0 -39L-22 -18Z', canvas.volume('#c8503a', .35, .2))
    canvas.rect(-13, -19, 9, 9, '#8fc0d4', radius=1)
    canvas.path('M-8.5 -19V-10M-13 -14.5H-4', stroke='#fffdf6', width=1.2)
    canvas.path('M3 0V-13C3 -19 13 -19 13 -13V0Z', '#4c8b86')
    canvas.ellipse(0, -28, 3.4, fill='#8fc0d4')


def wrench(canvas):
    """Open-ended, jaws up; the hand is at the origin."""
    metal = canvas.gradient((0, '#dfe6e9'), (.4, '#a9b4bd'), (1, '#67717d'), direction='right')
    canvas.rect(-4, -22, 8, 46, metal, radius=3)
    canvas.path('M-5 -18C-14 -24 -15 -38 -8 -45V-33L0 -28L8 -33V-45C15 -38 14 -24 5 -18Z', metal)
    canvas.path('M-11 -38C-12 -30 -9 -24 -4 -20', stroke='white', width=1.5, opacity=.85)
    canvas.rect(-1.4, -16, 2.8, 14, '#67717d', radius=1.4, opacity=.6)


def swatches(canvas):
    """A fan of cloth samples held together at the origin."""
    patterns = (('#7a5272', 'dots'), ('#e8b24a', 'plain'), ('#4fa79c', 'stripes'),
                ('#f3e4c8', 'dots'), ('#d9583f', 'checks'))
    for index, (base, pattern) in enumerate(patterns):
        with canvas.at(rotate=-36 + index * 20, scale=.92):
            canvas.rect(-8, -42, 16, 44, canvas.volume(base, .25, .18, direction='right'),
                        radius=2)
            _swatch(canvas, base, pattern)
            canvas.path('M-8 -42' + 'l2 -2l2 2' * 4, lit(base, .2))
    canvas.ellipse(0, -1, 2.4, fill='#f0c04e')


def _swatch(canvas, base, pattern):
    tone = lit(base, .6) if base != '#f3e4c8' else '#e58a8a'
    if pattern == 'dots':
        for x, y in ((-4, -36), (3, -31), (-4, -26), (3, -21), (-4, -16), (3, -11)):
            canvas.ellipse(x, y, 1.9, fill=tone)
    elif pattern == 'stripes':
        for x in (-5, 0, 5):
            canvas.line(x, -40, x, 0, tone, 1.8)
    elif pattern == 'checks':
        for y in (-36, -28, -20, -12):
            canvas.line(-8, y, 8, y, tone, 1.8, .8)
        canvas.path('M-3 -41V0M4 -41V0', stroke=tone, width=1.8, opacity=.8)


def brush(canvas):
    """A flat paint brush, bristles up; the hand is at the origin."""
    canvas.path('M-2.5 0L-2 24H2L2.5 0Z', canvas.volume('#c98a4e', .3, .25))
    canvas.path('M-3 2L-6 -10H6L3 2Z', canvas.volume('#c98a4e', .4, .25))
    canvas.rect(-7.5, -17, 15, 8, canvas.volume(STEEL, .5, .3), radius=1)
    canvas.path(polygon([(-7, -17), (7, -17), (8, -30), (3, -34), (-2, -31), (-8, -33)]),
                canvas.volume('#4fa79c', .35, .2))
