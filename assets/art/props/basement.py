"""The wine cellar and the laundry: vault, barrels, bottles; iron, soap and linen.

Wall things: x = middle, y = top. Floor things: x, y = bottom middle.
"""

import math

from kit.palette import lit, mix, shade
from kit.scene import LEFT, RIGHT
from kit.svg import num, polygon, smooth, star_path

GLASS = ('#5c7a58', '#6f4650', '#4c6a66', '#7a6a3c')


# ---- the cellar --------------------------------------------------------------------------
def vault(scene, base='sand', spring=96, crown=26, piers=(-10, 250)):
    """A barrel vault over the room: a ring of wedge stones from pier to pier."""
    left, right = piers
    middle, half = (left + right) / 2, (right - left) / 2
    rise = spring - crown
    outer = (f'M{LEFT} 0H{RIGHT}V214H{right}V{spring}A{half} {rise} 0 0 0 {left} {spring}'
             f'V214H{LEFT}Z')
    with scene.at(shadow='deep'):
        scene.path(outer, scene.volume(shade(base, .3), .1, .16))
    count = 15
    for index in range(count):
        first, last = (math.pi * (1 - part / count) for part in (index, index + 1))
        tone = mix(base, ('highlight', 'shadow', 'peach')[index % 3], .1 + index * 7 % 5 * .02)
        corners = []
        for angle, reach in ((first - .012, 0), (last + .012, 0), (last + .012, 17),
                             (first - .012, 17)):
            corners.append((middle + (half + reach) * math.cos(angle),
                            spring - (rise + reach) * math.sin(angle)))
        scene.path(polygon(corners), scene.volume(tone, .2, .16))
    for x, side in ((left, -1), (right, 1)):
        for row in range(6):
            top = spring + row * 20
            scene.rect(min(x, x + side * 14), top + .8, 14, 18.4,
                       scene.volume(mix(base, ('highlight', 'shadow')[row % 2], .1), .2, .16),
                       radius=2)


def cask(scene, x, y, radius=30, base='walnut', tap=True):
    """A great barrel seen from its end, on a cradle; x, y is the floor below it."""
    with scene.at(x, y):
        scene.contact(radius * .9, 5)
        scene.path(polygon([(-radius * .9, 0), (-radius * .62, -12), (radius * .62, -12),
                            (radius * .9, 0)]), scene.volume('umber', .2, .2))
    with scene.at(x, y - radius - 4):
        scene.ellipse(0, 0, radius, fill=scene.ball(shade(base, .24), .2, .24))
        scene.ellipse(0, 0, radius - 1.4, fill='none', stroke='#8a8088', line=3)
        scene.path(f'M{num(-radius * .8)} {num(-radius * .5)}A{radius} {radius} 0 0 1 0 '
                   f'{num(-radius * .96)}', stroke=lit('#8a8088', .6), width=1.2, opacity=.8)
        inner = radius - 5
        ring = (f'M{-inner} 0a{inner} {inner} 0 1 1 {inner * 2} 0a{inner} {inner} 0 1 1 '
                f'{-inner * 2} 0Z')
        scene.path(ring, scene.ball(lit(base, .1), .35, .2))
        with scene.at(clip=scene.clip(ring)):
            for index in range(-4, 5):
                px = index * inner / 4.4
                scene.line(px, -inner, px, inner, shade(base, .4), 1, .6)
                scene.line(px + 1, -inner, px + 1, inner, lit(base, .5), .6, .4)
            scene.rect(-inner, -4, inner * 2, 8, scene.volume(base, .2, .24))
        if tap:
            scene.rect(-2, inner * .44, 4, 5, scene.volume('gold', .3, .2), radius=1)
            scene.path(f'M0 {num(inner * .5 + 3)}v7', stroke='gold', width=3)
            scene.line(-4, inner * .44, 4, inner * .44, 'umber', 2)


def wine_bottle(scene, x, y, base=GLASS[0], label='cream', scale=1):
    """Standing, 32 high."""
    with scene.at(x, y, scale=scale):
        scene.contact(5, 1.4)
        scene.path('M-5 0V-17C-5 -21 -2 -21 -2 -25V-32H2V-25C2 -21 5 -21 5 -17V0Z',
                   scene.gradient((0, lit(base, .4)), (.35, base), (1, shade(base, .3)),
                                  direction='right'))
        scene.rect(-5, -14, 10, 8, label, radius=.6)
        scene.ellipse(0, -10, 2, fill='terra')
        scene.rect(-2.2, -33, 4.4, 6, scene.volume('brick', .3, .2), radius=.8)


def wine_glass(scene, x, y, wine='#9c3f4a', scale=1):
    with scene.at(x, y, scale=scale):
        scene.ellipse(0, -.4, 5, 1.4, '#eaf3f2', .9)
        scene.line(0, -1, 0, -10, '#eaf3f2', 1.4, .95)
        scene.path('M-6 -22C-7 -12 -3 -10 0 -10C3 -10 7 -12 6 -22Z', '#f2f8f6', opacity=.55)
        scene.path('M-6.2 -17C-6 -12 -3 -10.4 0 -10.400C3 -10.4 6 -12 6.2 -17Z', wine)
        scene.line(-4, -20, -3.6, -14, 'white', 1, .8)


def bottle_rack(scene, left, right, top, bottom, base='umber', cell=20):
    """Diamond shelves full of bottles, their round ends towards us."""
    width, height = right - left, bottom - top
    with scene.at(left, top, shadow='near'):
        scene.rect(0, 0, width, height, scene.volume(shade(base, .22), .1, .2), radius=2)
    with scene.at(left, top):
        with scene.at(clip=scene.clip(f'M2 2H{width - 2}V{height - 2}H2Z')):
            rows, columns = int(height // cell) + 1, int(width // cell) + 1
            for row in range(rows * 2):
                for column in range(columns):
                    px = column * cell + (cell / 2 if row % 2 else 0) + cell / 2
                    py = (row - 1) * cell / 2
                    if (row * 5 + column * 3) % 7:
                        _bottle_ends(scene, px, py + cell / 2, row * 3 + column)
            for step in range(-rows, columns + rows):
                for lean in (1, -1):
                    start, end = step * cell, step * cell + lean * height
                    scene.line(start, 0, end, height, lit(base, .16), 2.6)
                    scene.line(start, -.8, end, height - .8, lit(base, .5), .8, .7)
        scene.path(f'M1.5 1.500H{width - 1.5}V{height - 1.5}H1.500Z', stroke=lit(base, .1),
                   width=4)
        scene.line(1, .6, width - 1, .6, lit(base, .6), 1.2, .8)


def _bottle_ends(scene, x, y, seed):
    tone = GLASS[seed % 4]
    scene.ellipse(x, y, 6, fill=scene.ball(lit(tone, .14), .5, .2))
    scene.ellipse(x, y, 2.8, fill=scene.ball(('brick', 'mustard', 'cream', 'terra')[seed % 4],
                                             .3, .2))


def grapes(scene, x, y, tone='plum', scale=1):
    """A bunch hanging from x, y."""
    with scene.at(x, y, scale=scale):
        scene.path('M0 0V6', stroke='umber', width=1.4)
        scene.path('M0 3C-10 -4 -13 6 -6 9C-2 10 0 7 0 3Z', 'leaf')
        for row, count in enumerate((4, 4, 3, 2, 1)):
            for index in range(count):
                scene.ellipse((index - (count - 1) / 2) * 5, 9 + row * 4.4, 3,
                              fill=scene.ball(tone, .45, .2))


def cheese_board(scene, x, y):
    """Cheese, a knife and bread on a board; lies on y."""
    with scene.at(x, y):
        scene.rect(-20, -3, 40, 3.4, scene.volume('oak', .35, .2), radius=1.6)
        scene.path('M-14 -3V-11L4 -6V-3Z', scene.volume('#f2c75c', .3, .14))
        scene.ellipse(-9, -6, 1.4, fill='#cf9a38')
        scene.ellipse(-3, -5, 1, fill='#cf9a38')
        scene.path(smooth([(5, -3), (6, -9), (12, -11), (18, -8), (18, -3)]),
                   scene.ball('#c98a4a', .35, .2))


# ---- the laundry -------------------------------------------------------------------------
def ironing_board(scene, x, y, cloth='sky', width=96, height=58, dots='white'):
    """Its top is y - height; the point of the board is left."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half * .6, 4)
        for side in (-1, 1):
            scene.line(side * 24, -1, -side * 20, -height + 4, shade('steel', .25), 3)
            scene.line(side * 24 - .8, -1, -side * 20 - .8, -height + 4, lit('steel', .5), .9, .7)
            scene.rect(side * 24 - 6, -3, 12, 3, 'slate', radius=1.5)
        scene.path(f'M{num(-half)} {-height + 3}C{num(-half)} {-height - 3} {num(-half + 14)} '
                   f'{-height - 4} {num(-half + 24)} {-height - 4}H{num(half)}V{-height + 5}'
                   f'H{num(-half + 20)}C{num(-half + 8)} {-height + 6} {num(-half)} {-height + 6} '
                   f'{num(-half)} {-height + 3}Z', scene.volume(cloth, .3, .2))
        for index in range(int(width // 9) - 1):
            scene.ellipse(-half + 10 + index * 9, -height + (.5 if index % 2 else 2), 1.2,
                          fill=dots, opacity=.9)


def flat_iron(scene, x, y, base='coral', steam=True, flip=False):
    with scene.at(x, y, flip=flip):
        if steam:
            scene.path('M-12 -8C-18 -16 -8 -22 -14 -32M-4 -20C-8 -26 0 -30 -4 -38',
                       stroke='white', width=2.2, opacity=.8, blur=1)
        scene.path('M-15 0C-13 -8 -2 -13 12 -13L14 0Z', scene.volume(base, .4, .2))
        scene.path('M-3 -11C0 -21 12 -20 13 -12', stroke=shade(base, .25), width=3.4)
        scene.rect(-16, -2.4, 31, 3, scene.volume('steel', .6, .2), radius=1.4)


def soap_box(scene, x, y, base='coral', sign='star', height=24, width=17):
    """A packet of washing powder with a picture on it instead of a name."""
    with scene.at(x, y):
        scene.contact(width / 2 + 1, 2)
        scene.rect(-width / 2, -height, width, height, scene.volume(base, .28, .2, 'diagonal'),
                   radius=1)
        scene.ellipse(0, -height * .5, width * .34, fill='white')
        if sign == 'star':
            scene.path(star_path(0, -height * .5, width * .26), 'mustard')
        else:
            scene.path(smooth([(0, -height * .5 - 5), (3, -height * .5), (0, -height * .5 + 3.5),
                               (-3, -height * .5)]), 'blue')


def folded_pile(scene, x, y, colors=('coral', 'white', 'sky', 'mustard'), width=32):
    """Ironed linen lying on y; each piece 6 high."""
    scene.contact(width / 2 + 1, 2.4, x, y)
    for index, cloth in enumerate(colors):
        top = y - 6 * (index + 1)
        shift = (0, 1.4, -1)[index % 3]
        scene.rect(x - width / 2 + shift, top, width, 6, scene.volume(cloth, .28, .18), radius=2.6)
        scene.line(x - width / 2 + 3 + shift, top + 3.2, x + width / 2 - 6 + shift, top + 3.2,
                   shade(cloth, .25), .8, .6)
