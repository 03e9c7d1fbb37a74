"""Pantry things: shelves, beams, barrels, sacks, and those who come for the cheese."""

from kit.palette import lit, shade
from kit.scene import LEFT, WIDTH
from kit.svg import num, smooth
from props.pets import _cat_face


def ceiling_beam(scene, y=14, base='umber', hooks=()):
    """A beam through the whole width, with iron hooks at the given x."""
    scene.rect(LEFT, y + 11, WIDTH, 8, scene.gradient((0, 'shadow', .35), (1, 'shadow', 0)))
    scene.rect(LEFT, y, WIDTH, 12, scene.volume(base, .25, .25))
    scene.rect(LEFT, y, WIDTH, 1.4, lit(base, .5), opacity=.8)
    for index in range(7):
        x = LEFT + 12 + index * 40
        scene.path(f'M{x} {y + 4 + index % 3}q12 -2 26 0', stroke=shade(base, .3), width=.8,
                   opacity=.5)
    for x in hooks:
        scene.path(f'M{num(x)} {y + 10}v5q0 3 3 2', stroke='slate', width=1.6)


def pantry_shelves(scene, left, right, levels, bottom=222, top=40, base='walnut', back=None):
    """Deep wall shelves between two posts; levels are the boards' upper faces."""
    width = right - left
    back = back or shade(base, .5)
    with scene.at(left, 0):
        scene.contact(width / 2 + 2, 5, x=width / 2, y=bottom)
        with scene.at(shadow='wall'):
            scene.rect(0, top, width, bottom - top, back, radius=2)
        edges = (top,) + tuple(levels)
        for level in edges:
            scene.rect(4, level + 3, width - 8, 9, scene.gradient((0, 'shadow', .5),
                                                                  (1, 'shadow', 0)))
        for x in (0, width - 5):
            scene.rect(x, top - 3, 5, bottom - top + 3, scene.volume(base, .25, .25,
                       direction='right'), radius=1)
        scene.rect(-2, top - 5, width + 4, 6, scene.volume(base, .3, .2), radius=1.5)
        for level in levels:
            scene.rect(1, level, width - 2, 4.4, scene.volume(lit(base, .12), .3, .2))
            scene.rect(1, level, width - 2, 1.1, lit(base, .55))


def reaching_cat(scene, x, y, coat='#e39a57', scale=1, flip=False):
    """On its hind legs, both paws up for what hangs above."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(14, 2.6)
        scene.path('M-9 -4C-24 -2 -26 -18 -20 -26', stroke=shade(coat, .06), width=4.8)
        scene.curve([(6, -36), (11, -50), (9, -64)], shade(coat, .16), 6)
        scene.ellipse(9, -66, 3.8, 3.4, lit(coat, .4))
        scene.path(smooth([(-11, 0), (-13, -10), (-9, -24), (-8, -38), (0, -44), (8, -38), (9, -24),
                           (13, -10), (11, 0), (0, 1)]), scene.volume(coat, .2, .2))
        scene.path(smooth([(-4, -36), (-5, -18), (0, -8), (5, -18), (4, -36)]), lit(coat, .5),
                   opacity=.8)
        for px, py in ((-10, -12), (-9, -19), (10, -12), (9, -19)):
            scene.path(f'M{px} {py}q{-px * .3:.1f} 1.500 {-px * .4:.1f} 0', stroke=shade(coat, .26),
                       width=1.7, opacity=.7)
        for px in (-7, 7):
            scene.ellipse(px, -1.4, 5, 3, lit(coat, .4))
        with scene.at(0, -46, rotate=10):
            _cat_face(scene, 0, 0, coat, False)
        scene.curve([(-6, -38), (-14, -48), (-12, -62)], coat, 6)
        scene.ellipse(-12, -64, 3.8, 3.4, lit(coat, .4))


def sack(scene, x, y, inside='#f0e2c4', scale=1, kind='grain', base='sand'):
    """An open sack, its rim rolled down. kind: grain, potatoes."""
    with scene.at(x, y, scale=scale):
        scene.contact(20, 4.6)
        if kind == 'potatoes':
            for px, py in ((-9, -36), (0, -39), (9, -36), (-4, -34), (5, -34)):
                scene.ellipse(px, py, 6, 5, scene.ball('#c79a68', .4, .2))
        else:
            scene.path(smooth([(-14, -34), (-7, -40), (0, -42), (7, -40), (14, -34), (0, -31)]),
                       scene.ball(inside, .4, .12))
        scene.path(smooth([(-15, -34), (-19, -18), (-18, -2), (0, 0), (18, -2), (19, -18),
                           (15, -34), (0, -30)]), scene.volume(base, .2, .24, direction='right'))
        scene.path('M-12 -26Q-14 -14 -11 -4M8 -27Q12 -14 9 -4', stroke=shade(base, .3), width=1,
                   opacity=.5)
        scene.path('M-16 -34Q0 -27 16 -34', stroke=lit(base, .35), width=4.6)
        scene.path('M-16 -33Q0 -26 16 -33', stroke=shade(base, .2), width=1, opacity=.6)


def barrel(scene, x, y, width=40, height=48, base='walnut', tap=False):
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 5)
        scene.path(f'M{num(-half * .84)} 0C{num(-half * 1.08)} {num(-height * .3)} '
                   f'{num(-half * 1.08)} {num(-height * .7)} {num(-half * .84)} {-height}'
                   f'H{num(half * .84)}C{num(half * 1.08)} {num(-height * .7)} {num(half * 1.08)} '
                   f'{num(-height * .3)} {num(half * .84)} 0Z', scene.gradient(
                       (0, shade(base, .22)), (.28, lit(base, .3)), (.6, base),
                       (1, shade(base, .34)), direction='right'))
        for part in (-.5, -.17, .17, .5):
            scene.path(f'M{num(half * part)} 0Q{num(half * part * 1.35)} {num(-height * .5)} '
                       f'{num(half * part)} {-height}', stroke=shade(base, .35), width=.8,
                       opacity=.6)
        for part in (.14, .84):
            py = -height * part
            scene.path(f'M{num(-half * .95)} {num(py)}Q0 {num(py + 3)} {num(half * .95)} {num(py)}',
                       stroke='#827a80', width=3.4)
            scene.path(f'M{num(-half * .9)} {num(py - 1)}Q0 {num(py + 2)} {num(half * .5)} '
                       f'{num(py)}', stroke=lit('#827a80', .5), width=.8, opacity=.7)
        scene.ellipse(0, -height, half * .84, 3.6, scene.volume(lit(base, .14), .3, .1))


def mouse(scene, x, y, scale=1, flip=False, base='#a79aa0', crumb=True):
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(9, 1.8)
        scene.path('M8 -2C15 0 17 -6 21 -4', stroke='rose', width=1.2)
        scene.path(smooth([(-8, -1), (-7, -8), (1, -11), (8, -7), (9, -1), (0, 0)]),
                   scene.ball(base, .35, .2))
        for px in (-8, -3.4):
            scene.ellipse(px, -12.4, 3.4, fill=scene.ball(base))
            scene.ellipse(px, -12.2, 2, fill='rose')
        scene.path(smooth([(-12, -5), (-8, -11), (-2, -10), (-1, -5), (-6, -3)]),
                   scene.ball(lit(base, .1)))
        scene.ellipse(-7.4, -7.6, 1, fill='ink')
        scene.ellipse(-7.8, -8, .4, fill='white')
        scene.ellipse(-12, -5.4, 1.2, fill='coral')
        if crumb:
            scene.path('M-14 -1l5 -3l2 3Z', '#f0bf4c')


def peg_rail(scene, x, y, width=90, pegs=4, base='walnut'):
    """A board with wooden pegs; hang bunches at y + 5. x is its middle, y its top."""
    with scene.at(x, y, shadow='wall'):
        scene.rect(-width / 2, 0, width, 6, scene.volume(base, .3, .2), radius=1.6)
        for index in range(pegs):
            px = -width / 2 + (index + .5) * width / pegs
            scene.ellipse(px, 4, 2.2, fill=scene.ball(lit(base, .2)))


def bee(scene, x, y, scale=1, flip=False):
    """On its way to something sweet."""
    with scene.at(x, y, scale=scale, flip=flip):
        for lean in (-24, 18):
            with scene.at(0, -2, rotate=lean):
                scene.ellipse(0, -3.4, 1.9, 3.4, 'white', .85)
        scene.ellipse(0, 0, 4.2, 2.9, scene.ball('mustard', .4, .2))
        scene.path('M-.8 -2.700q1 2.700 0 5.400M1.600 -2.500q1 2.500 0 5', stroke='umber',
                   width=1.1)
        scene.ellipse(-2.8, -.4, .7, fill='ink')
