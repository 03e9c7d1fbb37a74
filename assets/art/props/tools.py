"""Builders' tools; origin in the middle, about 120 wide, unless said otherwise."""

from kit.palette import lit, shade
from kit.svg import num, polygon, smooth

STEEL, RUBBER = '#b4bec6', '#4e4652'


def drill(canvas):
    """A cordless drill that points to the right."""
    canvas.path('M62 -24H96L102 -21L96 -18H62Z', canvas.volume(STEEL, .5, .3))
    canvas.path('M66 -25L71 -17M75 -25L80 -17M84 -25L89 -17', stroke='#75808c', width=2)
    canvas.path('M44 -30L62 -27V-15L44 -12Z', canvas.volume(RUBBER, .3, .2))
    canvas.rect(36, -34, 10, 26, canvas.volume(STEEL, .4, .3), radius=2)
    canvas.path('M-26 -4H2L-6 34C-7 39 -10 41 -14 41H-34C-39 41 -40 38 -39 33Z',
                canvas.volume('#cf8a2e', .2, .25, direction='right'))
    canvas.path('M-20 2L-29 36M-12 2L-20 37', stroke='#8a5420', width=2.4, opacity=.45)
    canvas.path('M-52 -28C-52 -40 -46 -44 -36 -44H24C34 -44 38 -38 38 -26C38 -10 32 -4 22 '
                '-4H-32C-46 -4 -52 -12 -52 -28Z', canvas.volume('#efb03f', .35, .2))
    canvas.path('M-46 -36C-44 -40 -40 -41 -34 -41H22', stroke='#fff0bd', width=2.6, opacity=.85)
    for x in (-42, -34, -26):
        canvas.line(x, -32, x, -16, '#a86a22', 3, .7)
    canvas.rect(-8, -30, 34, 14, canvas.volume('#4c8b86', .2, .2), radius=4)
    canvas.ellipse(18, -23, 3.4, fill='#fbe6a2')
    canvas.path('M4 -4L0 14L-7 12L-5 -4Z', canvas.volume('#c8503a', .3, .2))
    canvas.rect(-48, 38, 46, 16, canvas.volume(RUBBER, .3, .25), radius=5)
    canvas.rect(-44, 40, 38, 2.4, lit(RUBBER, .5), radius=1.2, opacity=.7)
    for index in range(3):
        canvas.ellipse(-36 + index * 9, 47, 2.2, fill=('#8fd08a', '#8fd08a', '#6b626c')[index])


def jackhammer(canvas):
    """Upright, point down; turn it a little where it is used."""
    canvas.rect(-5, 34, 10, 30, canvas.volume(STEEL, .5, .3, direction='right'), radius=1)
    canvas.path('M-5 62H5L0 76Z', canvas.volume('#8d98a4', .4, .3, direction='right'))
    canvas.path('M-5 42H5M-5 50H5', stroke='#75808c', width=1.4)
    canvas.path('M-13 22H13L9 37H-9Z', canvas.volume(RUBBER, .3, .25, direction='right'))
    for y in (24, 29):
        canvas.line(-12, y, 12, y, lit(RUBBER, .4), 1.4, .6)
    canvas.rect(-42, -50, 84, 11, canvas.volume('#5a4d57', .3, .25), radius=5.5)
    for side in (-1, 1):
        canvas.rect(side * 33 - 12, -52, 24, 15, canvas.volume(RUBBER, .35, .25), radius=7)
        for grip in (-6, 0, 6):
            canvas.line(side * 33 + grip, -49, side * 33 + grip, -40, '#332b38', 1.6, .6)
    canvas.path('M-18 -44H18L20 -10C20 14 16 24 12 26H-12C-16 24 -20 14 -20 -10Z',
                canvas.gradient((0, '#e9805c'), (.35, '#d95f43'), (1, '#9d3a30'),
                                direction='right'))
    canvas.rect(-13, -38, 5, 54, '#ffd9bd', radius=2.5, opacity=.75)
    canvas.rect(-19, -22, 38, 8, canvas.volume('#efb03f', .3, .2))
    for y in (-6, 1, 8):
        canvas.line(-2, y, 13, y, '#7d2c28', 2.6, .6)
    canvas.path('M16 -34C34 -30 30 -10 44 -2', stroke='#5a4d57', width=5)


def rubble(canvas, x, y):
    """Broken stones and dust around a chisel."""
    canvas.ellipse(x, y, 54, 9, canvas.radial((0, '#fff6e4', .9), (1, '#fff6e4', 0)))
    canvas.path(polygon([(x - 40, y + 3), (x - 18, y - 2), (x - 6, y + 3), (x + 4, y - 3),
                         (x + 24, y + 2), (x + 44, y), (x + 30, y + 8), (x - 26, y + 8)]),
                canvas.volume('#8f8890', .2, .3))
    for px, py, size, turn in ((-36, -12, 6, 20), (-22, -24, 4, 50), (26, -20, 5, 10),
                               (38, -8, 7, 35), (18, -34, 3, 60), (-44, -28, 3, 0)):
        with canvas.at(x + px, y + py, rotate=turn):
            canvas.path(polygon([(-size, -size * .5), (size * .3, -size), (size, size * .3),
                                 (-size * .2, size)]), canvas.volume('#a59aa0', .4, .2))


def mixer(canvas):
    """A concrete mixer; origin at the ground, 100 high."""
    canvas.contact(62, 6)
    canvas.path('M-30 -2L-8 -46M34 -2L6 -46M-22 -18H28', stroke='#4e4652', width=6)
    canvas.path('M-30 -3L-9 -46', stroke='#8a808e', width=1.6)
    canvas.rect(22, -40, 24, 20, canvas.volume('#4c8b86', .3, .25), radius=4)
    for y in (-35, -30, -25):
        canvas.line(27, y, 41, y, '#2f5f66', 1.8)
    with canvas.at(-4, -56, rotate=-26):
        canvas.path('M-44 -20L-22 -38H22C38 -38 48 -20 48 0C48 20 38 38 22 38H-22L-44 20Z',
                    canvas.gradient((0, '#f0926c'), (.45, '#dc6a4b'), (1, '#963c34')))
        canvas.path('M-22 -38C-14 -20 -14 20 -22 38M22 -38C32 -20 32 20 22 38', stroke='#a3443a',
                    width=1.8)
        canvas.path('M-4 -38C6 -20 6 20 -4 38H8C18 20 18 -20 8 -38Z',
                    canvas.volume('#efb03f', .3, .25))
        canvas.path('M-18 -33H20', stroke='#ffd9bd', width=3, opacity=.8)
        canvas.ellipse(-44, 0, 8, 21, canvas.volume('#efe2d6', .3, .2))
        canvas.ellipse(-44.6, 0, 5.6, 17, '#4a343c')
        canvas.path('M-49 4C-46 -2 -42 -2 -39.5 3C-40 13 -42 17 -44.6 17C-47 17 -49 12 -49 4Z',
                    '#b5aba8')
    canvas.ellipse(-30, -9, 12, fill=canvas.ball('#4e4652', .2, .2))
    canvas.ellipse(-30, -9, 6, fill=canvas.ball('#efb03f', .4, .2))
    canvas.rect(28, -5, 14, 5, '#4e4652', radius=2)
    canvas.path('M-74 -16H-46L-50 0H-70Z', canvas.volume('#8fa2ac', .35, .25))
    canvas.ellipse(-60, -16, 14, 3.4, '#b5aba8')
    canvas.path('M-72 -17C-70 -30 -50 -30 -48 -17', stroke='#6b7680', width=1.5)


# ---- scaffolding: a frame of any size ---------------------------------------------------------
def pole(canvas, x1, y1, x2, y2, base=STEEL, width=5):
    """A tube, upright or lying or slanted."""
    canvas.line(x1, y1, x2, y2, shade(base, .35), width)
    upright = abs(y2 - y1) > abs(x2 - x1)
    dx, dy = (-width * .16, 0) if upright else (0, -width * .16)
    canvas.line(x1 + dx, y1 + dy, x2 + dx, y2 + dy, base, width * .6)
    canvas.line(x1 + dx * 2, y1 + dy * 2, x2 + dx * 2, y2 + dy * 2, lit(base, .7), width * .2)


def clamp(canvas, x, y, size=4):
    canvas.rect(x - size, y - size, size * 2, size * 2, canvas.volume('#d98a3c', .3, .25),
                radius=size * .4)
    canvas.ellipse(x, y, size * .4, fill='#7d4a24')


def deck(canvas, x, y, width, thick=8):
    """Planks to walk on, with a dark edge below."""
    canvas.rect(x, y + thick * .7, width, thick * .9, canvas.gradient((0, 'shadow', .4),
                                                                      (1, 'shadow', 0)))
    canvas.rect(x, y, width, thick, canvas.volume('#d9a35f', .35, .25), radius=1.4)
    canvas.rect(x, y, width, thick * .25, lit('#d9a35f', .7), radius=1)
    step = width / 3
    for index in (1, 2):
        canvas.line(x + index * step, y + 1, x + index * step, y + thick - 1, '#8e5b31', 1.2, .6)
    for index in range(3):
        canvas.path(f'M{num(x + index * step + 6)} {num(y + thick * .6)}'
                    f'q{num(step * .2)} -1.6 {num(step * .5)} 0', stroke='#8e5b31', width=.9,
                    opacity=.6)


def ladder(canvas, x1, y1, x2, y2, width=18, base='#efb03f', rungs=8):
    """From its foot x1, y1 to its top x2, y2."""
    for side in (-.5, .5):
        pole(canvas, x1 + side * width, y1, x2 + side * width, y2, base, width * .24)
    for index in range(rungs):
        part = (index + .7) / rungs
        x, y = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
        canvas.line(x - width / 2, y, x + width / 2, y, shade(base, .3), width * .2)
        canvas.line(x - width / 2, y - .8, x + width / 2, y - .8, lit(base, .45), width * .08)


def paint_pail(canvas, x, y, base='terra', scale=1, drips=True):
    with canvas.at(x, y, scale=scale):
        canvas.contact(13, 3)
        canvas.path('M-12 -22C-14 -36 14 -36 12 -22', stroke='#7c7480', width=1.3)
        canvas.path('M-12 -22H12L10 0H-10Z', canvas.gradient((0, '#8f99a2'), (.3, '#eef1f1'),
                                                             (.65, '#b4bec6'), (1, '#7e8894'),
                                                             direction='right'))
        canvas.ellipse(0, -22, 12, 3.4, '#dfe5e7')
        canvas.ellipse(0, -21.6, 10.2, 2.6, canvas.volume(base, .2, .1))
        canvas.rect(-11, -15, 22, 9, base, opacity=.9)
        if drips:
            canvas.path('M-11.5 -21C-8 -18 -4 -19 -3 -20V-14C-3 -11 -6.5 -11 -6.5 -14V-16C-8 -15 '
                        '-11 -17 -11.5 -21Z', base)


def bucket(canvas, x, y, base='#c8503a', scale=1):
    with canvas.at(x, y, scale=scale):
        canvas.contact(12, 3)
        canvas.path('M-11 -20C-10 -34 10 -34 11 -20', stroke='#7c7480', width=1.4)
        canvas.path('M-12 -20H12L8.5 0H-8.5Z', canvas.volume(base, .3, .25, direction='right'))
        canvas.ellipse(0, -20, 12, 3.2, lit(base, .3))
        canvas.ellipse(0, -19.6, 10, 2.3, shade(base, .45))


def dust_sheet(canvas, x, y, width=90, height=54):
    """A white cloth over something with arms and a back."""
    half = width / 2
    with canvas.at(x, y):
        canvas.contact(half + 5, 7)
        canvas.path(smooth([(-half - 4, 2), (-half, -height * .45), (-half * .78, -height * .66),
                            (-half * .6, -height * .6), (-half * .52, -height * .94),
                            (0, -height), (half * .52, -height * .95), (half * .6, -height * .6),
                            (half * .8, -height * .66), (half, -height * .42), (half + 5, 2),
                            (half * .5, 4), (0, 1.5), (-half * .5, 4.5)]),
                    canvas.gradient((0, '#fffaf0'), (.5, '#ece3da'), (1, '#bfb2bd')))
        for fx, bend in ((-.74, -7), (-.46, 8), (-.1, -4), (.22, 6), (.52, -8), (.8, 6)):
            canvas.path(f'M{num(half * fx)} {num(-height * .58)}'
                        f'q{num(bend)} {num(height * .28)} {num(bend * .3)} {num(height * .56)}',
                        stroke='#8d7f92', width=2.6, opacity=.32)
            canvas.path(f'M{num(half * fx + 3)} {num(-height * .56)}'
                        f'q{num(bend)} {num(height * .26)} {num(bend * .3)} {num(height * .52)}',
                        stroke='#fffdf7', width=2, opacity=.6)
        canvas.curve([(-half * .5, -height * .52), (0, -height * .44), (half * .5, -height * .53)],
                     '#8d7f92', 2.4, .35)
