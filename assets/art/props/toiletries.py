"""Towels, gowns, bottles and brushes, and the boards they stand on.

Standing things: x, y = bottom middle. Wall things: x = middle, y = top.
"""

from kit.palette import lit, shade
from kit.svg import num, smooth, taper

TOILETRY_COLORS = ('coral', 'teal', 'mustard', 'lilac', 'mint', 'rose', 'sky', 'cream')


# ---- towels ------------------------------------------------------------------------------
def towel(scene, x, y, width=22, length=42, cloth='coral', stripe='cream'):
    """A towel hanging over a bar at y."""
    half = width / 2
    with scene.at(x, y):
        scene.path(f'M{-half} 0Q{-half} -3 {-half + 2} -3H{half - 2}Q{half} -3 {half} 0'
                   f'L{half + .6} {length}Q0 {length + 3} {-half - .6} {length}Z',
                   scene.gradient((0, shade(cloth, .1)), (.2, lit(cloth, .26)), (.5, cloth),
                                  (.75, lit(cloth, .12)), (1, shade(cloth, .2)),
                                  direction='right'))
        for offset, thick in ((9, 3), (14, 1.4)):
            scene.line(-half, length - offset, half, length - offset, stripe, thick, .9)
        for index in range(int(width / 3)):
            px = -half + 1.5 + index * 3
            scene.line(px, length + 1, px, length + 3.4, cloth, 1.1)
        scene.path(f'M{-half + 1} -1.600H{half - 1}', stroke=lit(cloth, .6), width=1.2, opacity=.8)


def towel_rail(scene, x, y, width=52, towels=(('coral', 36), ('cream', 26)), metal='gold'):
    """A bar on the wall with (colour, length) towels side by side."""
    with scene.at(x, y, shadow='wall'):
        for side in (-1, 1):
            scene.ellipse(side * width / 2, 0, 3, fill=scene.ball(metal))
        scene.rect(-width / 2, -1.4, width, 2.8, scene.volume(metal, .5, .2), radius=1.4)
        cell = (width - 6) / len(towels)
        for index, (cloth, length) in enumerate(towels):
            towel(scene, -width / 2 + 3 + cell * (index + .5), 0, cell - 3, length, cloth,
                  lit(cloth, .6) if cloth != 'cream' else 'coral')


def towel_ladder(scene, x, y, height=118, towels=('coral', 'cream', 'teal'), base='oak'):
    """A wooden ladder leaning at the wall."""
    with scene.at(x, y, shadow='wall'):
        scene.contact(20, 3)
        for side in (-1, 1):
            scene.path(f'M{side * 17} 0L{side * 12} {-height}', stroke=shade(base, .2), width=4)
            scene.path(f'M{side * 17 - 1} 0L{side * 12 - 1} {-height}', stroke=lit(base, .3),
                       width=1.4)
        count = len(towels) + 1
        for index in range(count):
            level = -height + 12 + index * (height - 22) / (count - 1)
            half = 12 + 5 * (1 + level / height)
            scene.line(-half, level, half, level, base, 3)
            if index < len(towels):
                towel(scene, (-2, 2)[index % 2], level, 20, (height - 40) / count, towels[index],
                      lit(towels[index], .65))


def towel_stack(scene, x, y, width=28, count=3, colors=('white', 'coral', 'mint', 'mustard')):
    """Folded towels lying on y."""
    with scene.at(x, y):
        scene.contact(width / 2, 2)
        for index in range(count):
            cloth = colors[index % len(colors)]
            top = -(index + 1) * 6.4
            scene.rect(-width / 2 + index % 2, top, width - index % 2 * 2, 6.2,
                       scene.volume(cloth, .3, .16), radius=3)
            scene.path(f'M{num(-width / 2 + 3)} {num(top + 3.400)}H{num(width / 2 - 4)}',
                       stroke=shade(cloth, .2), width=.8, opacity=.6)


def rolled_towels(scene, x, y, colors=('coral', 'cream', 'teal'), radius=6.4):
    """Rolls in a small pile."""
    with scene.at(x, y):
        scene.contact(len(colors) * radius * .8, 2.4)
        places = [((index - (len(colors) - 2) / 2) * radius * 2, 0)
                  for index in range(len(colors) - 1)] + [(0, -radius * 1.7)]
        for (px, py), cloth in zip(places, colors):
            scene.ellipse(px, py - radius, radius, fill=scene.ball(cloth, .3, .18))
            scene.path(f'M{num(px)} {num(py - radius)}c2 -2 4 1 2 3.400c-3 2.600 -7 -1 -5 -5'
                       f'c2 -3.600 7 -3 8 1', stroke=shade(cloth, .22), width=.9, opacity=.8)


def gown_hook(scene, x, y, cloth='sky', length=64):
    """A dressing gown on a hook."""
    with scene.at(x, y, shadow='wall'):
        scene.ellipse(0, 0, 3, fill=scene.ball('gold'))
        scene.path(f'M-3 2C-14 6 -15 14 -14 {length}Q0 {length + 5} 14 {length}C15 14 14 6 3 2Z',
                   scene.gradient((0, shade(cloth, .14)), (.25, lit(cloth, .25)), (.5, cloth),
                                  (.7, lit(cloth, .14)), (1, shade(cloth, .2)),
                                  direction='right'))
        for side in (-1, 1):
            scene.path(f'M{side * 12} 9C{side * 17} 20 {side * 16} 32 {side * 15} {length * .66}'
                       f'H{side * 9}C{side * 10} 28 {side * 9} 18 {side * 8} 10Z',
                       scene.volume(shade(cloth, .06), .2, .18))
        scene.path(f'M-3 2L1 {num(length * .5)}L3 2', stroke=lit(cloth, .6), width=3.4)
        scene.path(f'M-12 {num(length * .5)}Q0 {num(length * .56)} 12 {num(length * .5)}',
                   stroke=shade(cloth, .25), width=3)
        scene.path(f'M3 {num(length * .54)}l2 15M-1 {num(length * .54)}l-2 12',
                   stroke=shade(cloth, .25), width=2)


# ---- bottles and brushes -----------------------------------------------------------------
def bottle(scene, x, y, base='coral', kind='pump', scale=1):
    """kind: pump, tall, round, tube, jar, spray, soap, cup (with toothbrushes), sponge, brush."""
    with scene.at(x, y, scale=scale):
        BOTTLES[kind](scene, base)


def _glint(scene, x, top, length):
    scene.line(x, top, x, top + length, 'white', 1.2, .65)


def _pump(scene, base):
    scene.path('M0 -14V-20H-6', stroke='umber', width=1.8)
    scene.rect(-3, -17, 6, 4, scene.volume('umber', .3, .2), radius=1)
    scene.rect(-5.5, -14, 11, 14, scene.volume(base, .3, .2, direction='right'), radius=2.4)
    scene.rect(-3.4, -9, 6.8, 5, 'cream', radius=1, opacity=.8)
    _glint(scene, -3.8, -12, 9)


def _tall(scene, base):
    scene.rect(-2.4, -24, 4.8, 6, scene.volume('cream', .2, .25), radius=1)
    scene.path('M-4.500 0V-13C-4.500 -17 -2 -17 -2 -20H2C2 -17 4.500 -17 4.500 -13V0Z',
               scene.volume(base, .35, .22, direction='right'))
    scene.rect(-4.5, -9, 9, 4, lit(base, .6), opacity=.8)
    _glint(scene, -2.8, -13, 10)


def _round(scene, base):
    scene.rect(-2, -17, 4, 6, scene.volume('gold', .3, .2), radius=1)
    scene.ellipse(0, -6, 6.6, 6.4, scene.ball(base, .5, .2))
    scene.ellipse(-2.4, -8.6, 1.5, 2, 'white', .7)


def _tube(scene, base):
    scene.path('M-4.500 -17H4.500L3 -3H-3Z', scene.volume(base, .35, .2, direction='right'))
    scene.rect(-3, -3.4, 6, 3.4, 'white', radius=.8)
    scene.line(-3, -11, 3, -11, 'white', 1.6, .7)


def _pot(scene, base):
    scene.rect(-6, -8, 12, 8, scene.volume(base, .35, .2, direction='right'), radius=2)
    scene.rect(-6.6, -11, 13.2, 4, scene.volume('white', .2, .2), radius=1.6)


def _spray(scene, base):
    scene.rect(-4.5, -13, 9, 13, '#d9edf0', radius=2, opacity=.9)
    scene.rect(-4.5, -8, 9, 8, scene.volume(base, .4, .1, direction='right'), radius=2)
    scene.rect(-2, -17, 4, 4, 'gold', radius=1)
    scene.path('M3 -16C10 -17 9 -10 13 -10', stroke='umber', width=1)
    scene.ellipse(14, -10, 3, 2.4, scene.ball('brick'))


def _soap(scene, base):
    scene.path('M-9 -4H9Q8 0 4 0H-4Q-8 0 -9 -4Z', scene.volume('white', .2, .24))
    scene.rect(-6.4, -8, 12.8, 5, scene.volume(base, .4, .14), radius=2.4)
    scene.path('M-4 -6.800H2', stroke='white', width=1, opacity=.8)


def _cup(scene, base):
    for lean, tone in ((-13, 'coral'), (10, 'teal')):
        with scene.at(0, -3, rotate=lean):
            scene.rect(-.9, -19, 1.8, 17, tone, radius=.9)
            scene.rect(-1.2, -21, 3.6, 5, 'white', radius=1)
    scene.path(taper(10, 8, -10, 0), scene.volume(base, .35, .2, direction='right'))
    scene.ellipse(0, -10, 5, 1.2, lit(base, .5))


def _sponge(scene, base):
    scene.path(smooth([(-9, -1), (-8.4, -8), (-2, -9.6), (5, -9), (9, -6), (8.6, -1), (0, .6)]),
               scene.ball('mustard', .3, .18))
    for px, py in ((-5, -5), (-1, -3), (3, -6), (6, -3), (-2, -7)):
        scene.ellipse(px, py, 1, .8, shade('mustard', .3), .7)


def _brush(scene, base):
    with scene.at(0, -2, rotate=18):
        scene.rect(-1.4, -26, 2.8, 20, scene.volume('oak', .3, .2), radius=1.4)
        scene.ellipse(0, -3, 4, 5, scene.volume('oak', .3, .2))
        scene.path('M3 -7C7 -6 7 0 3 1Z', 'cream')


BOTTLES = {'pump': _pump, 'tall': _tall, 'round': _round, 'tube': _tube, 'jar': _pot,
           'spray': _spray, 'soap': _soap, 'cup': _cup, 'sponge': _sponge, 'brush': _brush}


def bath_shelf(scene, x, y, width=52, kinds=('tall', 'jar', 'round', 'towels'), base='oak',
               colors=TOILETRY_COLORS):
    """A wall board with bottles; 'towels' is a pile. y is its upper face."""
    with scene.at(x, y, shadow='wall'):
        scene.rect(-width / 2, 0, width, 4, scene.volume(base, .3, .2), radius=1.4)
        scene.rect(-width / 2 + 1, 0, width - 2, 1.1, lit(base, .6), radius=.5)
        for side in (-1, 1):
            scene.path(f'M{side * (width / 2 - 7)} 4v6q0 -4 {-side * 5} -6Z', shade(base, .3))
        step = width / len(kinds)
        for index, kind in enumerate(kinds):
            px = -width / 2 + step * (index + .5)
            if kind == 'towels':
                towel_stack(scene, px, 0, min(step * 1.1, 22), 3)
            else:
                bottle(scene, px, 0, colors[(index * 3 + round(x)) % len(colors)], kind, .9)
