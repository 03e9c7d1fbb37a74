"""The logo: a roof over the name, and the mark without words for the other titles."""

import math

from kit.palette import lit, shade
from kit.registry import picture
from kit.svg import num, polygon
from props.lettering import Typeface, outline
from props.outdoor import bird, bricks
from props.plants import leaf

PLUM, CREAM, RED = '#4a2440', '#fff6e6', '#c8553d'
HEART = 'M0 9C-13 0 -11 -10 -5 -10C-2 -10 0 -8 0 -5C0 -8 2 -10 5 -10C11 -10 13 0 0 9Z'


def _letters(text, size, middle, base, bounce, arch):
    """Paths of the letters, each a little turned and raised, on a gentle arch."""
    face = Typeface()
    scale = size / face.units_per_em
    tight = -.012 * size
    widths = [face.advance(letter) * scale + tight for letter in text]
    left = middle - sum(widths) / 2
    paths = []
    for index, (letter, width) in enumerate(zip(text, widths)):
        lift, turn, grow = bounce[index % len(bounce)]
        centre = left + width / 2
        away = (centre - middle) / (sum(widths) / 2)
        angle = math.radians(turn + away * arch * 9)
        drop = base + away * away * arch * size * .16 - lift
        cos, sin = math.cos(angle), math.sin(angle)

        def place(x, y, cx=centre, cy=drop, half=width / 2, k=scale * grow):
            px, py = x * k - half, y * k
            return cx + px * cos - py * sin, cy + px * sin + py * cos
        paths.append(outline(face.contours(letter), place))
        left += width
    return paths


def _lettering(canvas, paths, size):
    """Plum outline with a thickness below, cream letters with a soft lower edge."""
    text = ''.join(paths)
    edge = size * .15
    with canvas.at(0, size * .07):
        canvas.path(text, '#2f1530', stroke='#2f1530', width=edge)
    canvas.path(text, PLUM, stroke=PLUM, width=edge)
    canvas.path(text, '#7a4a66', stroke='#7a4a66', width=edge * .42, opacity=.55)
    fill = canvas.define(
        '<linearGradient id="{id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" '
        f'y1="{num(canvas.box[3] * .3)}" y2="{num(canvas.box[3])}"><stop offset="0" '
        'stop-color="#fffdf4"/><stop offset=".5" stop-color="#fff1d4"/><stop offset="1" '
        'stop-color="#f6cf96"/></linearGradient>')
    canvas.path(text, '#dba066')
    with canvas.at(clip=canvas.clip(text)):      # the light face leaves a warm lower edge
        with canvas.at(-size * .014, -size * .026):
            canvas.path(text, f'url(#{fill})')


def _roof(canvas, apex, half, drop, width):
    """Two swept slopes of red tiles with a plum edge; apex is (x, y)."""
    x, y = apex
    slope = (f'M{num(x - half)} {num(y + drop)}Q{num(x - half * .42)} {num(y + drop * .62)} '
             f'{num(x)} {num(y)}Q{num(x + half * .42)} {num(y + drop * .62)} {num(x + half)} '
             f'{num(y + drop)}')
    canvas.path(slope, stroke='#2f1530', width=width + 22, cap='round')
    canvas.path(slope, stroke=PLUM, width=width + 16)
    canvas.path(slope, stroke=shade(RED, .3), width=width)
    with canvas.at(-width * .03, -width * .08):
        canvas.path(slope, stroke=RED, width=width * .84)
    _scallops(canvas, x, y, half, drop, width)
    with canvas.at(-width * .05, -width * .34):
        canvas.path(slope, stroke=lit(RED, .62), width=width * .1, opacity=.9)


def _scallops(canvas, x, y, half, drop, width):
    """Round tiles along both slopes."""
    for side in (-1, 1):
        count = int(half / (width * .34))
        for index in range(1, count):
            t = index / count
            # a point and the direction of the curve there
            px = 2 * (1 - t) * t * half * .42 + t * t * half
            py = 2 * (1 - t) * t * drop * .62 + t * t * drop
            dx = 2 * (1 - t) * half * .42 + 2 * t * (half - half * .42)
            dy = 2 * (1 - t) * drop * .62 + 2 * t * (drop - drop * .62)
            with canvas.at(x + side * px, y + py, rotate=side * math.degrees(math.atan2(dy, dx))):
                r = width * .2
                canvas.path(f'M{num(-r)} {num(-r * .4)}A{num(r)} {num(r)} 0 0 0 {num(r)} '
                            f'{num(-r * .4)}', stroke=lit(RED, .55), width=width * .06,
                            opacity=.85)
                canvas.ellipse(0, r * .1, width * .055, fill='#fbdcb8')


def _chimney(canvas, x, y, width, height):
    canvas.rect(x - 7, y - 7, width + 14, height + 7, PLUM, radius=6)
    bricks(canvas, x, y + 10, width, height - 10, 'brick', 11, 22)
    canvas.rect(x - 5, y, width + 10, 13, canvas.volume('#f3e2c8', .3, .3), radius=3)


def _smoke_heart(canvas, x, y, scale):
    with canvas.at(x, y, scale=scale, rotate=-8):
        canvas.path(HEART, PLUM, stroke=PLUM, width=5)
        canvas.path(HEART, canvas.volume('#f0a08c', .4, .1))


def _sprig(canvas, x, y, size, flip=False):
    with canvas.at(x, y, flip=flip):
        canvas.curve([(0, 0), (size * .7, -size * .2), (size * 1.4, -size * .05)], '#3f6a4c', 5)
        for index, (px, py, angle) in enumerate(((.3, -.12, 20), (.5, -.12, 150), (.8, -.2, 40),
                                                 (1, -.16, 145), (1.35, -.06, 84))):
            leaf(canvas, size * px, size * py, size * .42, size * .15, angle,
                 ('#74a866', '#5c955f')[index % 2])


BOUNCE = ((0, -3, 1.06), (2, 2, .98), (-3, -2, 1), (3, 2, 1), (0, -1, 1.02), (0, 0, 1),
          (2, -2, 1.08), (-2, 2, 1), (3, -1, 1), (-1, 2, 1.02))


def _logo(canvas, title, size, base=334):
    """A roof, with a bird and a chimney, over the title of an edition."""
    _chimney(canvas, 606, 58, 52, 110)
    _smoke_heart(canvas, 640, 30, 1.5)
    _roof(canvas, (450, 54), 372, 168, 44)
    bird(canvas, 236, 128, 34, '#6c8db1', '#f3c8a4', flip=True)
    with canvas.at(450, 168):
        canvas.ellipse(0, 0, 40, fill=PLUM)
        canvas.ellipse(0, 0, 32, fill=canvas.radial((0, '#fff6c4'), (1, '#ffcf6a')))
        canvas.path('M0 -32V32M-32 0H32', stroke=CREAM, width=6)
        with canvas.at(0, 1, scale=1.7):
            canvas.path(HEART, RED, stroke=CREAM, width=2.4)
    _lettering(canvas, _letters(title, size, 450, base, BOUNCE, .8), size)
    _sprig(canvas, 452, 398, 46)
    _sprig(canvas, 448, 398, 46, flip=True)
    with canvas.at(450, 396, scale=1.3):
        canvas.path(HEART, PLUM, stroke=PLUM, width=7)
        canvas.path(HEART, canvas.volume('#e5675a', .4, .1))


LOGO = dict(folder='title', size=(900, 420), widths=(300, 450, 589, 864, 1350, 1800),
            transparent=True,
            quality=90)


@picture('title-logo', name='logo', **LOGO)
def logo(canvas):
    _logo(canvas, 'Dream Home', 135)


@picture('title-logo-ru', name='logo-ru', **LOGO)
def logo_ru(canvas):
    _logo(canvas, 'Домик', 172, 324)


@picture('title-logo-pt', name='logo-pt', **LOGO)
def logo_pt(canvas):
    _logo(canvas, 'A Nossa Casa', 131, 334)


@picture('title-logo-pl', name='logo-pl', **LOGO)
def logo_pl(canvas):
    _logo(canvas, 'Domek', 172, 324)


@picture('title-logo-mark', folder='title', size=(420, 300), widths=(105, 210, 420, 630, 840),
         transparent=True, name='logo-mark', quality=90)
def logo_mark(canvas):
    """Roof, chimney and the window with the heart."""
    _chimney(canvas, 284, 40, 44, 90)
    _smoke_heart(canvas, 312, 20, 1.2)
    canvas.path(polygon([(98, 156), (210, 76), (322, 156), (322, 272), (98, 272)]), PLUM,
                stroke=PLUM, width=22)
    canvas.path(polygon([(98, 156), (210, 76), (322, 156), (322, 272), (98, 272)]),
                canvas.gradient((0, '#fffdf4'), (.5, '#fff1d4'), (1, '#f0cf9c')))
    _roof(canvas, (210, 46), 178, 128, 40)
    with canvas.at(210, 200):
        canvas.rect(-52, -56, 104, 112, PLUM, radius=14)
        canvas.rect(-44, -48, 88, 96, canvas.radial((0, '#fff6c4'), (1, '#ffc65f')), radius=8)
        canvas.path('M0 -48V48M-44 -4H44', stroke=CREAM, width=8)
        with canvas.at(0, 0, scale=3):
            canvas.path(HEART, RED, stroke=CREAM, width=2.6)
            canvas.path('M-6 -6C-8 -5 -8 -2 -7 0', stroke='#f7b195', width=1.6)
