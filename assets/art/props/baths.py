"""Tubs to bathe in, foam, bubbles, steam, and how bathers look.

A tub is a context: what is drawn inside it sits in the tub, in card coordinates.

    with claw_foot_bath(room, 104, 262):
        child(room, 104, 202, 'kofi', 'peek')

Origin: the floor under the middle. Each tub says where its rim is.
"""

from contextlib import contextmanager
import math

from kit.palette import lit, mix, shade
from kit.svg import num, smooth

FOAM_WHITE, FOAM_EDGE = '#f3f8f6', '#c9dfe6'
WATER = '#8cc7cf'


def bare(look, **changes):
    """The same person without clothes; only for bathers whom foam or water covers."""
    return look.but(top=look.skin_color, bottom=look.skin_color, dress=False, detail='',
                    **changes)


# ---- foam, bubbles, steam ----------------------------------------------------------------
def foam(scene, x, y, width, height=10, size=7.0, tint=FOAM_EDGE):
    """A bank of foam with its middle at x and its foot at y; highest in the middle."""
    rng = scene.random
    fill = scene.radial((0, 'white'), (.66, FOAM_WHITE), (1, tint), cx=.36, cy=.3, radius=.78)
    rows = max(1, round(height / (size * .8)))
    for row in range(rows, -1, -1):
        half = width / 2 * (1 - .5 * row / (rows + 1))
        count = max(2, round(half * 2 / (size * 1.15)))
        for index in range(count + 1):
            px = -half + 2 * half * index / count
            bulge = 1 - (px / (width / 2 + .1)) ** 2
            radius = size * rng.uniform(.72, 1.15)
            scene.ellipse(x + px + rng.uniform(-1, 1),
                          y - row * size * .72 * (.4 + .6 * bulge) - radius * .3, radius,
                          fill=fill)


def bubbles(scene, places):
    """Soap bubbles in the air: (x, y, radius) each."""
    for x, y, radius in places:
        skin = scene.radial((0, 'white', .04), (.7, '#cfe9ee', .3), (.88, '#f4bcd6', .6),
                            (1, 'white', .95))
        scene.ellipse(x, y, radius, fill=skin)
        scene.path(f'M{num(x - radius * .62)} {num(y - radius * .1)}'
                   f'Q{num(x - radius * .55)} {num(y - radius * .6)} {num(x - radius * .08)} '
                   f'{num(y - radius * .64)}', stroke='white', width=max(.7, radius * .2))
        scene.ellipse(x + radius * .4, y + radius * .42, radius * .13, fill='white', opacity=.8)


def steam(scene, x, y, width=60, height=60, strength=.5, count=6):
    """Soft rising clouds above x, y."""
    rng = scene.random
    cloud = scene.radial((0, 'white', .8), (.5, 'white', .35), (1, 'white', 0))
    for index in range(count):
        part = index / max(1, count - 1)
        scene.ellipse(x + rng.uniform(-.5, .5) * width * (.6 + part * .5),
                      y - part * height, width * rng.uniform(.2, .32) * (.8 + part * .6),
                      width * rng.uniform(.13, .2) * (.8 + part * .6), cloud,
                      opacity=strength * (1 - part * .55))
    for shift in (-.28, .02, .3):
        px = x + shift * width
        rise = height * rng.uniform(.55, .9)
        scene.path(f'M{num(px)} {num(y)}c-7 {num(-rise * .3)} 7 {num(-rise * .42)} 0 '
                   f'{num(-rise * .7)}c-4 {num(-rise * .14)} 2 {num(-rise * .2)} 1 '
                   f'{num(-rise * .3)}', stroke='white', width=2.2, opacity=strength * .8, blur=1)


def splashes(scene, x, y, radius=40, count=16, start=200, end=340):
    """Drops flying off a middle, between two angles (270 is up)."""
    rng = scene.random
    for index in range(count):
        angle = math.radians(start + (end - start) * (index + .5) / count)
        reach = radius * rng.uniform(.72, 1.15)
        px, py = x + math.cos(angle) * reach, y + math.sin(angle) * reach
        with scene.at(px, py, rotate=math.degrees(angle) + 90, scale=rng.uniform(.7, 1.3)):
            scene.path('M0 -4C2.500 0 2 2.600 0 2.600C-2 2.600 -2.500 0 0 -4Z', '#a9d8e2')
            scene.ellipse(-.6, .4, .6, fill='white')


def puddle(scene, x, y, width=30, depth=5):
    """Water on the floor."""
    scene.path(smooth([(x - width / 2, y), (x - width * .2, y - depth * .5), (x + width * .3,
               y - depth * .36), (x + width / 2, y + depth * .1), (x + width * .1, y + depth * .5),
               (x - width * .3, y + depth * .36)]), '#bfe3ea', opacity=.62)
    scene.path(f'M{num(x - width * .26)} {num(y - depth * .1)}q{num(width * .16)} -1.400 '
               f'{num(width * .34)} -.4', stroke='white', width=1.1, opacity=.8)


# ---- tubs --------------------------------------------------------------------------------
def _filled(scene, half, depth, content, tint):
    """What stands in the tub behind the bather, around the origin in the rim's middle."""
    if content == 'foam':
        foam(scene, 0, -1, half * 1.86, 12, 7.4, tint)
    else:
        scene.ellipse(0, 1, half - 4, depth - 1.6, scene.gradient((0, shade(content, .12)),
                                                                  (1, lit(content, .28))))
        for part in (-.5, .1, .55):
            scene.path(f'M{num(half * part - 8)} {num(depth * .2 - part)}q8 -2 17 0',
                       stroke='white', width=1, opacity=.65)


def _front_foam(scene, half, depth, content, tint):
    if content == 'foam':
        foam(scene, 0, depth * .8, half * 1.74, 4, 7, tint)


@contextmanager
def claw_foot_bath(scene, x, y, width=152, height=58, base='white', feet='gold', content='foam',
                   band=None, tint=FOAM_EDGE):
    """Free-standing, rolled rim, lion's feet. Rim: y - height. content: foam or a water colour."""
    half, depth = width / 2, 6.5
    with scene.at(x, y):
        scene.contact(half * .84, 7)
        for side in (-1, 1):
            with scene.at(side * half * .6, -8, flip=side < 0):
                scene.path('M-7 -6C1 -6 9 -2 8 5C12 6 13 9 9 9H0C-1 4 -3 2 -7 0Z',
                           scene.volume(feet, .4, .25))
                scene.ellipse(5, 6.6, 2.4, 1.8, lit(feet, .5))
        with scene.at(0, -height):
            scene.ellipse(0, 0, half + 3, depth + 2, scene.volume('white', .1, .14))
            scene.ellipse(0, .6, half - 2, depth - .6, shade(mix('white', 'blue', .25), .18))
            _filled(scene, half, depth, content, tint)
    yield
    with scene.at(x, y):
        with scene.at(0, -height):
            _front_foam(scene, half, depth, content, tint)
        low = -7
        body = (f'M{num(-half)} {num(-height)}C{num(-half * .6)} {num(-height + depth * 1.5)} '
                f'{num(half * .6)} {num(-height + depth * 1.5)} {num(half)} {num(-height)}'
                f'C{num(half - 2)} {num(-height * .45)} {num(half * .86)} {low} '
                f'{num(half * .58)} {low}H{num(-half * .58)}'
                f'C{num(-half * .86)} {low} {num(-half + 2)} {num(-height * .45)} {num(-half)} '
                f'{num(-height)}Z')
        scene.path(body, scene.volume(base, .2, .24))
        with scene.at(clip=scene.clip(body)):
            shine = scene.gradient((0, 'white', .55), (1, 'white', 0), direction='right')
            scene.path(f'M{num(-half + 7)} {num(-height + 12)}C{num(-half + 10)} '
                       f'{num(-height * .4)} {num(-half * .7)} -14 {num(-half * .5)} -12'
                       f'C{num(-half * .68)} -22 {num(-half * .76)} {num(-height * .5)} '
                       f'{num(-half * .74)} {num(-height + 12)}Z', shine)
            scene.rect(-half, -20, width, 16, scene.gradient((0, 'shadow', 0),
                                                             (1, 'shadow', .22)))
            if band:
                scene.path(f'M{num(-half)} {num(-height * .62)}Q0 {num(-height * .42)} '
                           f'{num(half)} {num(-height * .62)}', stroke=band, width=5)
        _rolled_rim(scene, half + 3, -height, depth * 1.5)


def _rolled_rim(scene, half, top, sag, base='white'):
    line = (f'M{num(-half)} {num(top)}C{num(-half * .6)} {num(top + sag)} {num(half * .6)} '
            f'{num(top + sag)} {num(half)} {num(top)}')
    scene.path(line, stroke=shade(base, .22), width=7)
    scene.path(line, stroke=base, width=5.4)
    with scene.at(0, -1.5):
        scene.path(line, stroke='white', width=1.5, opacity=.95)


@contextmanager
def slipper_bath(scene, x, y, base='#c77e4c', flip=False, tint=FOAM_EDGE):
    """Hammered copper, its back end (right) high to lean on. Rim: y - 50 left, y - 82 right."""
    rim = 'C-40 -34 8 -40 34 -56C46 -63 58 -78 70 -84'
    with scene.at(x, y, flip=flip):
        scene.contact(66, 7)
        scene.path('M-74 -51C-40 -66 20 -62 40 -80C52 -88 64 -92 72 -84L60 -40H-66Z',
                   scene.volume(shade(base, .3), .08, .2))
        scene.path('M-74 -51C-40 -66 20 -62 40 -80C52 -88 64 -92 72 -84', stroke=lit(base, .5),
                   width=3.4)
        foam(scene, -22, -44, 92, 12, 7.4, tint)
    yield
    with scene.at(x, y, flip=flip):
        foam(scene, -18, -38, 96, 6, 7.2, tint)
        foam(scene, 34, -54, 30, 5, 6, tint)
        body = ('M-75 -51' + rim + 'C76 -84 76 -78 72 -66C66 -40 60 -14 46 -8H-46'
                'C-60 -14 -72 -30 -75 -51Z')
        scene.path(body, scene.gradient((0, lit(base, .45)), (.35, base), (.8, shade(base, .22)),
                                        (1, shade(base, .4)), direction='diagonal'))
        with scene.at(clip=scene.clip(body)):
            rng = scene.random
            for _ in range(70):
                px, py = rng.uniform(-72, 72), rng.uniform(-74, -8)
                scene.ellipse(px, py, rng.uniform(1.4, 2.6), rng.uniform(1, 2),
                              rng.choice((lit(base, .5), shade(base, .3))), .3)
            scene.path('M-66 -44C-62 -26 -52 -14 -40 -12', stroke=lit(base, .8), width=4,
                       opacity=.6)
            scene.path('M62 -68C57 -44 50 -26 42 -18', stroke=lit(base, .6), width=5, opacity=.4)
            scene.path('M-30 -30C-6 -27 16 -34 30 -42', stroke=lit(base, .5), width=3,
                       opacity=.35)
        scene.path('M-75 -51' + rim, stroke=shade(base, .2), width=6)
        scene.path('M-75 -52' + rim, stroke=lit(base, .55), width=3.4)
        scene.rect(-44, -9, 88, 8, scene.volume(shade(base, .3), .2, .2), radius=3)


@contextmanager
def wooden_tub(scene, x, y, width=140, height=56, base='oak', hoop='#a87b52', content=WATER):
    """Coopered tub of pale wood with woven hoops. Water: y - height."""
    half, depth = width / 2, 9
    with scene.at(x, y):
        scene.contact(half * .98, 7)
        scene.ellipse(0, -height, half + 1, depth + 2, scene.volume(base, .35, .1))
        scene.ellipse(0, -height + 1, half - 4, depth - 1, shade(base, .42))
        scene.ellipse(0, -height + 1.8, half - 5, depth - 2, scene.gradient(
            (0, shade(content, .16)), (1, lit(content, .3))))
        for part in (-.62, -.2, .3, .58):
            scene.path(f'M{num(half * part - 8)} {num(-height + 1 - part * 3)}q8 -2 17 0',
                       stroke='white', width=1, opacity=.7)
    yield
    with scene.at(x, y):
        lip = (f'M{num(-half - 1)} {num(-height)}C{num(-half * .7)} {num(-height + depth * 1.5)} '
               f'{num(half * .7)} {num(-height + depth * 1.5)} {num(half + 1)} {num(-height)}')
        body = lip + (f'L{num(half - 5)} -3C{num(half * .6)} 5 {num(-half * .6)} 5 '
                      f'{num(-half + 5)} -3Z')
        scene.path(body, scene.gradient((0, shade(base, .1)), (.18, lit(base, .34)), (.5, base),
                                        (1, shade(base, .34)), direction='right'))
        with scene.at(clip=scene.clip(body)):
            staves = 14
            for index in range(1, staves):
                angle = math.pi * index / staves
                px = -math.cos(angle) * half
                scene.line(px, -height, px * .94, 6, shade(base, .42), 1, .55)
                scene.line(px + 1, -height, px * .94 + 1, 6, lit(base, .6), .7, .5)
            for level, thick in ((-height * .62, 6), (-10, 6)):
                sag = depth * 1.2
                for offset, tone in ((0, shade(hoop, .3)), (-1, hoop), (-2.6, lit(hoop, .4))):
                    scene.path(f'M{num(-half)} {num(level - sag * .4 + offset)}Q0 '
                               f'{num(level + sag + offset)} {num(half)} '
                               f'{num(level - sag * .4 + offset)}', stroke=tone,
                               width=thick if offset == 0 else 4 if offset == -1 else 1)
        scene.path(lip, stroke=shade(base, .2), width=5)
        with scene.at(0, -1.4):
            scene.path(lip, stroke=lit(base, .5), width=2.6)


@contextmanager
def tin_tub(scene, x, y, width=104, height=42, base='steel', tint=FOAM_EDGE):
    """A zinc washtub with two handles. Rim: y - height."""
    half, depth = width / 2, 7
    with scene.at(x, y):
        scene.contact(half, 6.5)
        for side in (-1, 1):
            scene.path(f'M{num(side * half)} {num(-height + 9)}c{side * 12} -3 {side * 12} 15 '
                       f'{-side * 3} 13', stroke=shade(base, .22), width=3)
        scene.ellipse(0, -height, half + 1, depth + 1, scene.volume(base, .5, .1))
        scene.ellipse(0, -height + .6, half - 3, depth - 1.4, shade(base, .36))
        foam(scene, 0, -height, half * 1.8, 12, 7, tint)
    yield
    with scene.at(x, y):
        foam(scene, 0, -height + depth * .9, half * 1.7, 5, 7, tint)
        lip = (f'M{num(-half - 1)} {num(-height)}C{num(-half * .7)} {num(-height + depth * 1.4)} '
               f'{num(half * .7)} {num(-height + depth * 1.4)} {num(half + 1)} {num(-height)}')
        scene.path(lip + f'L{num(half - 8)} -2C{num(half * .5)} 4 {num(-half * .5)} 4 '
                   f'{num(-half + 8)} -2Z',
                   scene.gradient((0, shade(base, .12)), (.2, lit(base, .6)), (.45, base),
                                  (.8, shade(base, .22)), (1, shade(base, .32)),
                                  direction='right'))
        for level in (.56, .3):
            scene.path(f'M{num(-half + 3 * (1 - level) + 1)} {num(-height * level - 4)}Q0 '
                       f'{num(-height * level + 10)} {num(half - 3 * (1 - level) - 1)} '
                       f'{num(-height * level - 4)}', stroke=shade(base, .3), width=1.2,
                       opacity=.6)
        scene.path(lip, stroke=shade(base, .2), width=4.6)
        with scene.at(0, -1.2):
            scene.path(lip, stroke=lit(base, .7), width=2)


@contextmanager
def built_in_bath(scene, x, y, width=160, height=46, draw_front=None, slab='white',
                  tint=FOAM_EDGE):
    """A walled-in bath; draw_front(scene, width, height) tiles its front. Rim: y - height."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half, 6)
        scene.rect(-half, -height - 9, width, 12, scene.volume(slab, .1, .1), radius=2)
        scene.ellipse(0, -height - 3, half - 10, 5, shade(mix('white', 'blue', .3), .24))
        foam(scene, 0, -height - 3, width - 34, 12, 7.2, tint)
    yield
    with scene.at(x, y):
        foam(scene, 0, -height + 2, width - 36, 4, 6.8, tint)
        scene.rect(-half + 3, -height + 3, width - 6, height - 3, scene.volume('cream'))
        if draw_front:
            with scene.at(-half + 3, -height + 4), scene.at(
                    clip=scene.clip(f'M0 0H{width - 6}V{height - 4}H0Z')):
                draw_front(scene, width - 6, height - 4)
        scene.rect(-half + 3, -height + 3, width - 6, 7, scene.gradient((0, 'shadow', .4),
                                                                       (1, 'shadow', 0)))
        scene.rect(-half, -height - 2, width, 7, scene.volume(slab, .3, .16), radius=2.4)
        scene.rect(-half + 1, -height - 2, width - 2, 1.5, 'white', radius=.7, opacity=.9)


def bath_tray(scene, x, y, width=88, base='walnut'):
    """A board across a tub; y is its upper face. Put things on it afterwards."""
    with scene.at(x, y, shadow='near'):
        scene.rect(-width / 2, 0, width, 5, scene.volume(base, .35, .2), radius=2)
        scene.rect(-width / 2 + 1, 0, width - 2, 1.3, lit(base, .65), radius=.6)
        for part in (-.3, 0, .3):
            scene.line(width * part - 7, 3, width * part + 7, 3, shade(base, .3), .7, .6)
