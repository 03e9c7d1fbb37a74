"""The whirlpool of the décor card, large enough for those who bathe in it.

A tub as those in baths.py: what is drawn inside its context sits in the water. It uses no random
numbers, so that the rest of a scene is the same with it and without it.
"""

from contextlib import contextmanager
import math

from kit.palette import lit, shade
from kit.svg import num

BOARDS, HOOP = '#b98250', '#9aa0a8'
WATER_FAR, WATER_NEAR = '#2f8aa8', '#86d2de'
DEPTH = .2                       # of the water's ellipse, to its width


@contextmanager
def whirlpool_tub(scene, x, y, width=170, height=58):
    """Boards and steel hoops; the water turns at y - height. Origin: the floor, in the middle."""
    half = width / 2
    depth = half * DEPTH
    with scene.at(x, y):
        scene.contact(half, 9)
        _rim(scene, half, height, depth)
        _water(scene, half - 7, height, depth - 3)
        if scene.light.dark:
            scene.lamp(0, -height, half * .7, .5)
    yield
    with scene.at(x, y):
        _near_water(scene, half - 7, height, depth - 3)
        _boards(scene, half, height, depth)


def _rim(scene, half, height, depth):
    scene.ellipse(0, -height, half + 2, depth + 2, scene.volume(lit(BOARDS, .35), .35, .1))
    scene.ellipse(0, -height + 1, half - 5, depth - 1.6, shade(BOARDS, .45))


def _water(scene, half, height, depth):
    """The whole surface, its far half brighter with foam where the jets are."""
    scene.ellipse(0, -height + 1.6, half, depth, scene.gradient((0, WATER_FAR), (1, WATER_NEAR)))
    _swirl(scene, half, height, depth, 180, 360)
    _froth(scene, half, height, depth, range(190, 360, 17))


def _near_water(scene, half, height, depth):
    """The half in front of the bather."""
    clip = scene.clip(f'M{num(-half)} {num(-height + 1.6)}H{num(half)}V{num(-height + depth + 4)}'
                      f'H{num(-half)}Z')
    with scene.at(clip=clip):
        scene.ellipse(0, -height + 1.6, half, depth, scene.gradient((0, WATER_FAR),
                                                                    (1, WATER_NEAR)), .96)
    _swirl(scene, half, height, depth, 0, 180)
    _froth(scene, half, height, depth, range(6, 180, 17))


def _swirl(scene, half, height, depth, start, end):
    """Arms of a spiral, from angle to angle (0 right, 90 near): each is wider as it turns."""
    for arm in (0, 120, 240):
        points = []
        for angle in range(start, end + 1, 12):
            part = .3 + .58 * (((angle + arm) % 360) / 360)
            points.append((math.cos(math.radians(angle)) * half * part,
                           -height + 1.6 + math.sin(math.radians(angle)) * depth * part))
        run = []
        for point in points:
            if run and abs(point[0] - run[-1][0]) > half * .34:
                _stroke(scene, run)
                run = []
            run.append(point)
        _stroke(scene, run)


def _stroke(scene, points):
    if len(points) > 2:
        scene.curve(points, '#eafaff', 2.4, .75)


def _froth(scene, half, height, depth, angles):
    for index, angle in enumerate(angles):
        size = (3.4, 2.4, 4.2, 2.8, 3.8)[index % 5]
        px = math.cos(math.radians(angle)) * (half - 5)
        py = -height + 1.6 + math.sin(math.radians(angle)) * (depth - 2.4)
        scene.ellipse(px, py, size, size * .84, scene.ball('#f5fdff', .3, .1))


def _boards(scene, half, height, depth):
    lip = (f'M{num(-half - 2)} {num(-height)}A{num(half + 2)} {num(depth + 2)} 0 0 0 '
           f'{num(half + 2)} {num(-height)}')
    inner = (f'A{num(half - 6)} {num(depth - 2)} 0 0 1 {num(-half + 6)} {num(-height + .8)}Z')
    body = (f'M{num(-half)} {num(-height + 1)}A{num(half)} {num(depth)} 0 0 0 {num(half)} '
            f'{num(-height + 1)}L{num(half - 5)} {num(-depth * .5)}'
            f'A{num(half - 5)} {num(depth * .86)} 0 0 1 {num(-half + 5)} {num(-depth * .5)}Z')
    scene.path(body, scene.gradient((0, shade(BOARDS, .08)), (.2, lit(BOARDS, .3)), (.5, BOARDS),
                                    (1, shade(BOARDS, .4)), direction='right'))
    with scene.at(clip=scene.clip(body)):
        for index in range(1, 16):
            px = -math.cos(math.pi * index / 16) * half
            scene.line(px, -height, px * .95, depth, shade(BOARDS, .45), 1, .55)
            scene.line(px + 1.1, -height, px * .95 + 1.1, depth, lit(BOARDS, .6), .7, .45)
        for level in (-height * .66, -height * .16):
            _hoop(scene, half, level, depth)
        scene.rect(-half, -depth, half * 2, depth * 2,
                   scene.gradient((0, 'shadow', 0), (1, 'shadow', .3)))
    scene.path(lip + f'L{num(half - 6)} {num(-height + .8)}' + inner,
               scene.volume(lit(BOARDS, .45), .4, .2))
    with scene.at(0, -.6):
        scene.path(lip, stroke=lit(BOARDS, .75), width=1.2, opacity=.8)
        scene.path(lip, stroke=shade(BOARDS, .3), width=.6, opacity=.3)


def _hoop(scene, half, level, depth):
    for offset, tone, width in ((.8, shade(HOOP, .4), 5.4), (0, HOOP, 4), (-1, lit(HOOP, .7), 1.1)):
        scene.path(f'M{num(-half)} {num(level + offset)}A{num(half)} {num(depth)} 0 0 0 '
                   f'{num(half)} {num(level + offset)}', stroke=tone, width=width)
