"""Fittings of bathrooms: taps, basins, showers, machines.

Tubs, foam and steam are in props/baths.py, towels and bottles in props/toiletries.py.

Floor things: x, y = bottom middle. Wall things: x = middle, y = top.
"""

from contextlib import contextmanager
import math

from kit.palette import lit, shade
from kit.svg import num, polygon, round_top, smooth
from props.toiletries import towel, towel_stack
from props.windows import OUTSIDES

GLASS = '#cfe6ea'


# ---- taps and basins ---------------------------------------------------------------------
def tap(scene, x, y, base='gold', scale=1, flip=False, running=False):
    """A standing tap, its spout to the left; y is the surface it stands on; 20 high."""
    with scene.at(x, y, scale=scale, flip=flip):
        if running:
            scene.path('M-11.500 -12C-12 -6 -11 -3 -11.500 3', stroke='#bfe3ea', width=2.4,
                       opacity=.9)
        scene.path('M0 0V-12C0 -22 -12 -22 -11.500 -13', stroke=shade(base, .24), width=3.8)
        scene.path('M-.5 0V-12C-.5 -21 -11.500 -21 -11.500 -14', stroke=lit(base, .3), width=1.8)
        scene.rect(-4, -2, 8, 3, scene.volume(base, .4, .2), radius=1.4)
        scene.path('M0 -9H6', stroke=base, width=2.2)
        scene.ellipse(7, -9, 2.2, fill=scene.ball(lit(base, .2)))


def wall_taps(scene, x, y, base='gold', shower=True):
    """Bath mixer on the wall, with two cross handles and a hand shower; y is its top."""
    with scene.at(x, y, shadow='wall'):
        scene.rect(-15, 12, 30, 4.4, scene.volume(base, .4, .24), radius=2)
        for side in (-1, 1):
            scene.path(f'M{side * 15 - 5} 14H{side * 15 + 5}M{side * 15} 9V19', stroke=base,
                       width=2.6)
            scene.ellipse(side * 15, 14, 2, fill='white')
        scene.path('M0 15C0 24 2 24 2 27', stroke=base, width=4)
        if shower:
            scene.path('M15 -1C27 8 20 30 8 20', stroke='steel', width=1.8)
            scene.path('M0 12V3M-6 1Q0 6 6 1', stroke=shade(base, .16), width=2.6)
            scene.path('M-13 -2Q0 -6 15 -1', stroke=base, width=3.2)
            scene.path('M-6 -3.800Q0 -5 8 -3.400', stroke='white', width=3.6)
            with scene.at(-16, -1, rotate=24):
                scene.path('M-2 -3H2L6 5H-6Z', scene.volume(base, .4, .2))
                scene.ellipse(0, 5, 6, 1.8, lit(base, .6))


def _bowl(scene, half, depth, base):
    scene.path(f'M{-half} {-depth}H{half}C{half - 1} {num(-depth * .3)} {num(half * .6)} 0 '
               f'{num(half * .4)} 0H{num(-half * .4)}C{num(-half * .6)} 0 {-half + 1} '
               f'{num(-depth * .3)} {-half} {-depth}Z', scene.volume(base, .3, .22))
    scene.ellipse(0, -depth, half, 3.2, scene.volume(lit(base, .4), .1, .1))
    scene.ellipse(0, -depth + .3, half - 3, 2, shade(base, .22))
    scene.path(f'M{-half + 5} {-depth + 5}q2 {num(depth * .4)} 6 {num(depth * .5)}',
               stroke='white', width=1.6, opacity=.7)


def vessel_basin(scene, x, y, base='white', width=40, metal='gold', running=False):
    """A bowl standing on a worktop at y, its tap behind it at the right."""
    with scene.at(x, y):
        scene.contact(width * .3, 2)
        tap(scene, width * .36, -3, metal, 1.1, running=running)
        _bowl(scene, width / 2, 12, base)


def pedestal_basin(scene, x, y, base='white', metal='gold', width=50):
    """A basin on a foot; its rim is y - 64."""
    with scene.at(x, y):
        scene.contact(16, 4.5)
        scene.path('M-6 -50C-5 -30 -8 -12 -12 0H12C8 -12 5 -30 6 -50Z',
                   scene.gradient((0, lit(base, .3)), (.4, base), (1, shade(base, .26)),
                                  direction='right'))
        scene.rect(-13, -3.5, 26, 4, scene.volume(base, .3, .2), radius=1.6)
        tap(scene, 6, -63, metal, .95)
        half = width / 2
        scene.path(f'M{-half} -64H{half}C{half} -52 12 -46 7 -46H-7C-12 -46 {-half} -52 {-half} '
                   f'-64Z', scene.volume(base, .3, .24))
        scene.rect(-half - 2, -67, width + 4, 5, scene.volume(base, .5, .12), radius=2.4)
        scene.rect(-half - 1, -67, width + 2, 1.4, 'white', radius=.7)
        scene.path(f'M{-half + 5} -59q2 5 8 8', stroke='white', width=1.8, opacity=.7)


def vanity(scene, x, y, width=90, height=60, base='teal', top='white', doors=2, knob='gold',
           open_shelf=False):
    """Cupboard below a basin; its worktop is y - height. open_shelf: towels instead of doors."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 5)
        scene.rect(-half + 5, -8, width - 10, 8.5, scene.gradient((0, 'shadow', .75),
                                                                (1, 'shadow', .45)))
        for px in (-half + 4, half - 8):
            scene.rect(px, -7, 4, 8, shade(base, .34), radius=1)
        scene.rect(-half + 2, -height + 5, width - 4, height - 11, scene.volume(base, .1, .2),
                   radius=1.5)
        cell = (width - 8) / doors
        for index in range(doors):
            px = -half + 4 + index * cell
            if open_shelf and index % 2:
                scene.rect(px + 1.5, -height + 10, cell - 3, height - 19, shade(base, .42),
                           radius=1)
                towel_stack(scene, px + cell / 2, -9.5, cell - 9, 3)
                continue
            scene.rect(px + 1.5, -height + 10, cell - 3, height - 19, scene.volume(lit(base, .12),
                       .2, .12), radius=1.6)
            scene.rect(px + 5, -height + 14, cell - 10, height - 27, 'none',
                       stroke=shade(base, .22), line=.9, opacity=.8)
            knob_x = px + (cell - 5 if index % 2 == 0 and doors > 1 else 5)
            scene.ellipse(knob_x, -height / 2 - 1, 1.9, fill=scene.ball(knob))
        scene.rect(-half + 2, -height + 5, width - 4, 4, 'shadow', opacity=.25)
        scene.rect(-half, -height, width, 6, scene.volume(top, .3, .16), radius=2)
        scene.rect(-half + 1, -height, width - 2, 1.4, lit(top, .8), radius=.7)


def toilet(scene, x, y, base='white', seat='walnut'):
    """Seen from the front, with its cistern; 74 high."""
    with scene.at(x, y):
        scene.contact(18, 5)
        scene.rect(-19, -74, 38, 30, scene.volume(base, .2, .2), radius=4)
        scene.rect(-21, -77, 42, 6, scene.volume(base, .5, .12), radius=2.4)
        scene.ellipse(0, -78, 3.6, 1.4, 'gold')
        scene.path('M-18 -36C-17 -18 -11 -14 -11 0H11C11 -14 17 -18 18 -36Z',
                   scene.gradient((0, lit(base, .2)), (.4, base), (1, shade(base, .28)),
                                  direction='right'))
        scene.path(round_top(-17, -62, 34, 28, 14), scene.volume(seat, .3, .16))
        scene.path('M-12 -50C-11 -58 -4 -59 0 -59', stroke=lit(seat, .5), width=1.3, opacity=.7)
        scene.ellipse(0, -35, 20, 5.6, shade(seat, .24))
        scene.ellipse(0, -37, 20, 5.6, scene.volume(seat, .4, .1))


def loo_roll(scene, x, y, metal='gold'):
    """Paper on the wall."""
    with scene.at(x, y, shadow='wall'):
        scene.line(-8, 2, 8, 2, metal, 2)
        scene.rect(-6, -2, 12, 9, scene.volume('white', .2, .16, direction='right'), radius=2)
        scene.path('M6 2V15L4 14L2 15V6Z', lit('cream', .3))


# ---- showers -----------------------------------------------------------------------------
@contextmanager
def glass_shower(scene, x, y, width=92, top=34, metal='steel', tray='white', raining=True):
    """A walk-in shower: tray and pipes behind, whoever stands in it, then the pane in front."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 3, 5)
        scene.path(polygon([(-half, -12), (half, -12), (half + 3, -3), (-half - 3, -3)]),
                   scene.volume(tray, .3, .06))
        scene.ellipse(half * .3, -8, 5, 1.4, 'steel')
    head_x = x - half * .1
    pipe = x + half - 14
    with scene.at(shadow='wall'):
        scene.path(f'M{num(pipe)} {num(y - 66)}V{top + 18}Q{num(pipe)} {top + 8} {num(pipe - 10)} '
                   f'{top + 8}H{num(head_x)}V{top + 14}', stroke=metal, width=3.2)
        scene.path(f'M{num(head_x - 17)} {top + 19}Q{num(head_x)} {top + 9} {num(head_x + 17)} '
                   f'{top + 19}Z', scene.volume(metal, .5, .2))
        scene.rect(pipe - 8, y - 76, 16, 6, scene.volume(metal, .5, .2), radius=3)
        scene.ellipse(pipe, y - 73, 5, fill=scene.ball(metal))
    if raining:
        rng = scene.random
        for _ in range(46):
            px = head_x + rng.uniform(-15, 15)
            py = rng.uniform(top + 22, y - 22)
            lean = (px - head_x) * .12
            scene.line(px, py, px + lean, py + rng.uniform(6, 11), 'white', 1.1, .62)
    yield
    with scene.at(x, y):
        scene.path(f'M{num(-half - 3)} -3H{num(half + 3)}V2Q0 4 {num(-half - 3)} 2Z',
                   scene.volume(tray, .1, .2))
        pane_top = top - y + 2
        scene.rect(-half, pane_top, width, -pane_top - 2, GLASS, opacity=.26)
        for part, wide in ((.1, .1), (.26, .04), (.62, .12)):
            px = -half + width * part
            scene.path(polygon([(px + width * .22, pane_top), (px + width * (.22 + wide),
                       pane_top), (px + width * (wide - .1), -4), (px - width * .1, -4)]),
                       'white', opacity=.17)
        scene.rect(-half, pane_top, 2.6, -pane_top, scene.volume(metal, .5, .2))
        scene.rect(half - 2.6, pane_top, 2.6, -pane_top, scene.volume(metal, .5, .2))
        scene.rect(-half - 2, pane_top - 2, width + 4, 4, scene.volume(metal, .5, .2), radius=2)
        scene.rect(-half + 9, -76, 2.8, 24, scene.volume(metal, .6, .3), radius=1.4)


def vanity_lights(scene, x, y, count=3, metal='gold', radius=24):
    """A bar of round bulbs above a mirror."""
    width = count * 13
    with scene.at(x, y):
        with scene.at(shadow='wall'):
            scene.rect(-width / 2, 0, width, 5, scene.volume(metal, .4, .2), radius=2.4)
        for index in range(count):
            px = -width / 2 + 13 * (index + .5)
            scene.lamp(px, 8, radius, .8)
            scene.ellipse(px, 8, 5.4, fill=scene.radial((0, 'white'), (.6, '#fff6d8'),
                                                        (1, '#f6dca0'), cy=.4))


# ---- floor things ------------------------------------------------------------------------
def step_stool(scene, x, y, base='mustard', width=40, height=20):
    """A child's step; its top is y - height."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 4.5)
        scene.path(polygon([(-half + 3, -height + 4), (-half + 8, -height + 4), (-half + 5, 0),
                            (-half - 1, 0)]), shade(base, .2))
        scene.path(polygon([(half - 3, -height + 4), (half - 8, -height + 4), (half - 5, 0),
                            (half + 1, 0)]), shade(base, .26))
        scene.rect(-half + 5, -height * .5, width - 10, 4, shade(base, .14))
        scene.rect(-half, -height, width, 6, scene.volume(base, .35, .16), radius=2.6)
        scene.rect(-half + 1.5, -height, width - 3, 1.4, lit(base, .7), radius=.7)


def washing_machine(scene, x, y, base='white', clothes=('coral', 'mustard', 'teal')):
    """Front loader, 58 wide and 66 high; its top is y - 66."""
    with scene.at(x, y):
        scene.contact(32, 5)
        scene.rect(-29, -66, 58, 65, scene.volume(base, .2, .18), radius=4)
        scene.rect(-29, -66, 58, 2, 'white', radius=1)
        scene.rect(-25, -61, 20, 8, shade(base, .1), radius=2)
        scene.ellipse(4, -57, 4, fill=scene.ball('steel'))
        for px, tone in ((12, 'leaf'), (18, 'mustard'), (24, 'coral')):
            scene.ellipse(px, -57, 1.8, fill=tone)
        scene.line(-28, -50, 28, -50, shade(base, .2), 1, .8)
        scene.ellipse(0, -26, 21, fill=scene.volume('steel', .5, .2))
        scene.ellipse(0, -26, 16.5, fill='#4f7f8e')
        clip = scene.clip('M-16.500 -26a16.500 16.500 0 1 1 33 0a16.500 16.500 0 1 1 -33 0Z')
        with scene.at(clip=clip):
            places = ((-8, -17, 10), (7, -15, 11), (2, -27, 8), (-11, -30, 6), (12, -28, 7))
            for index, (px, py, radius) in enumerate(places):
                cloth = clothes[index % len(clothes)]
                scene.path(smooth([(px - radius, py), (px - 2, py - radius * .7), (px + radius,
                           py - 2), (px + radius * .6, py + radius * .7), (px - radius * .5,
                           py + radius * .6)]), scene.ball(cloth, .3, .2))
            for px, py in ((-6, -36), (0, -33), (5, -37), (9, -20), (-12, -22)):
                scene.ellipse(px, py, 2.4, fill='white', opacity=.75)
        scene.path('M-11 -35C-6 -41 2 -42 6 -40', stroke='white', width=2.4, opacity=.75)
        scene.rect(-6, -3, 12, 3, shade(base, .3), radius=1)


def clothes_line(scene, x1, y1, x2, y2, clothes):
    """A line with (kind, colour) things: shirt, sock, towel, trousers."""
    sag = abs(x2 - x1) * .06
    middle = ((x1 + x2) / 2, (y1 + y2) / 2 + sag * 2)
    scene.path(f'M{num(x1)} {num(y1)}Q{num(middle[0])} {num(middle[1])} {num(x2)} {num(y2)}',
               stroke='cream', width=1.2)
    for index, (kind, cloth) in enumerate(clothes):
        part = (index + .5) / len(clothes)
        px = (1 - part) ** 2 * x1 + 2 * part * (1 - part) * middle[0] + part ** 2 * x2
        py = (1 - part) ** 2 * y1 + 2 * part * (1 - part) * middle[1] + part ** 2 * y2
        with scene.at(px, py, shadow='wall', rotate=(-2, 1.5, 0)[index % 3]):
            CLOTHES[kind](scene, cloth)
            for peg in ((-5, 5) if kind != 'sock' else (-4, 4)):
                scene.rect(peg - 1, -3, 2, 7, scene.volume('oak', .3, .2), radius=.8)


def _shirt(scene, cloth):
    scene.path('M-10 0H-4Q0 4 4 0H10L18 8L13 14L10 11V28Q0 31 -10 28V11L-13 14L-18 8Z',
               scene.volume(cloth, .22, .16, direction='diagonal'))
    scene.path('M-6 14H6M-6 19H6', stroke=lit(cloth, .6), width=1.6, opacity=.8)


def _socks(scene, cloth):
    for px in (-4, 4):
        scene.path(f'M{px - 2.6} 0H{px + 2.6}V11Q{px + 3} 14 {px + 6} 15'
                   f'Q{px + 7} 19 {px + 2} 18.600Q{px - 3} 18 {px - 2.6} 11Z',
                   scene.volume(cloth, .25, .16))
        scene.line(px - 2.4, 3.4, px + 2.4, 3.4, lit(cloth, .6), 1.4)


def _hung_towel(scene, cloth):
    towel(scene, 0, 1, 24, 32, cloth, lit(cloth, .65))


def _trousers(scene, cloth):
    scene.path('M-8 0H8L10 32H2.500L0 12L-2.500 32H-10Z', scene.volume(cloth, .22, .16))
    scene.line(-8, 3, 8, 3, lit(cloth, .4), 1.2)


CLOTHES = {'shirt': _shirt, 'sock': _socks, 'towel': _hung_towel, 'trousers': _trousers}


def paw_prints(scene, places, tone='umber', opacity=.55):
    """Muddy prints: (x, y, angle) each."""
    for x, y, angle in places:
        with scene.at(x, y, rotate=angle, stretch=.6, opacity=opacity):
            scene.ellipse(0, 0, 3.6, 3, tone)
            for px, py in ((-4, -4), (-1.4, -6), (1.6, -6), (4.2, -4)):
                scene.ellipse(px, py, 1.4, 1.8, tone)


def toy_boat(scene, x, y, hull='brick', sail='white', scale=1, flip=False):
    """Floats on y."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.line(0, -6, 0, -27, 'umber', 1.3)
        scene.path('M1.500 -26C10 -20 12 -14 12 -9H1.500Z', scene.volume(sail, .1, .16))
        scene.path('M-1.500 -22C-6 -17 -8 -13 -8 -9H-1.500Z', scene.volume('mustard', .2, .14))
        scene.path('M0 -27l6 -2l-6 -2Z', 'coral')
        scene.path('M-14 -7H15C13 0 9 1 6 1H-6C-10 1 -13 -2 -14 -7Z', scene.volume(hull, .3, .2))
        scene.line(-13, -6, 14, -6, lit(hull, .6), 1.2, .8)


def bucket(scene, x, y, base='oak', scale=1, ladle=False):
    """A coopered wooden pail; 26 high."""
    with scene.at(x, y, scale=scale):
        scene.contact(15, 3.6)
        scene.path('M-14 -24C-13 -44 13 -44 14 -24', stroke=shade(base, .3), width=2.4)
        if ladle:
            scene.path('M-2 -20L17 -47', stroke='walnut', width=2.6)
            scene.ellipse(17.6, -48, 2.4, fill='walnut')
        scene.ellipse(0, -25, 15, 3.4, shade(base, .4))
        scene.ellipse(0, -24.6, 12.6, 2.4, '#9ccbd2')
        scene.path('M-15 -25Q0 -19 15 -25L12 -1Q0 2.500 -12 -1Z',
                   scene.gradient((0, shade(base, .1)), (.24, lit(base, .32)), (.55, base),
                                  (1, shade(base, .32)), direction='right'))
        for px in (-9, -4.5, 0, 4.5, 9):
            scene.line(px, -22, px * .84, 0, shade(base, .36), .8, .5)
        for level in (-18, -6):
            scene.path(f'M-14.400 {level}Q0 {level + 6} 14.400 {level}',
                       stroke=shade('walnut', .15), width=2.2)


# ---- wall things -------------------------------------------------------------------------
def porthole(scene, x, y, radius=32, metal='gold', outside='sea'):
    """A brass ship's window; x, y is its middle."""
    light = scene.light
    with scene.at(x, y, shadow='wall'):
        scene.ellipse(0, 0, radius + 7, fill=scene.volume(metal, .5, .3, direction='diagonal'))
    inner = f'M{num(-radius)} 0a{num(radius)} {num(radius)} 0 1 1 {num(radius * 2)} 0' \
            f'a{num(radius)} {num(radius)} 0 1 1 {num(-radius * 2)} 0Z'
    with scene.at(x, y):
        scene.ellipse(0, 0, radius + 1.6, fill=shade(metal, .4))
        with scene.at(clip=scene.clip(inner)), scene.at(-radius, -radius):
            size = radius * 2
            scene.rect(0, 0, size, size, scene.gradient((0, light.sky[0]), (.8, light.sky[1])))
            OUTSIDES[outside](scene, size, size)
            scene.path(polygon([(size * .1, size * .5), (size * .4, 0), (size * .54, 0),
                                (size * .18, size * .64)]), 'white', opacity=.22)
        scene.path(f'M{num(-radius * .98)} {num(radius * .1)}A{num(radius)} {num(radius)} 0 0 1 '
                   f'{num(radius * .3)} {num(-radius * .95)}', stroke='shadow', width=2.4,
                   opacity=.28)
        for step in range(8):
            with scene.at(rotate=step * 45 + 22):
                scene.ellipse(0, -radius - 4, 1.7, fill=lit(metal, .6))
        scene.path(f'M{num(-radius * .8)} {num(-radius * .86)}A{num(radius + 5)} '
                   f'{num(radius + 5)} 0 0 1 {num(radius * .4)} {num(-radius * 1.08)}',
                   stroke=lit(metal, .85), width=1.6, opacity=.8)
        scene.rect(radius + 4, -7, 8, 14, scene.volume(metal, .3, .3), radius=2)
    scene.beam(x - radius * .8, y - radius * .8, radius * 1.6, radius * 1.6)


def lifebuoy(scene, x, y, radius=16, base='white', band='brick'):
    """A ring with a rope; x, y is its middle."""
    with scene.at(x, y, shadow='wall'):
        scene.ellipse(0, 0, radius + 4, fill='none', stroke=shade('sand', .14), line=1.4)
        scene.ellipse(0, 0, radius - 3, fill='none', stroke=base, line=8)
        for step in range(4):
            with scene.at(rotate=45 + step * 90):
                scene.rect(-4, -radius - 1.2, 8, 8.4, scene.volume(band, .2, .2), radius=1)
        scene.path(f'M{-radius + 2} -4A{radius - 1} {radius - 1} 0 0 1 -4 {-radius + 2}',
                   stroke='white', width=1.6, opacity=.7)


def starfish(scene, x, y, size=9, base='coral', rotate=0):
    with scene.at(x, y, rotate=rotate, shadow='wall'):
        points = []
        for index in range(10):
            reach = size if index % 2 == 0 else size * .42
            angle = math.pi * index / 5 - math.pi / 2
            points.append((reach * math.cos(angle), reach * math.sin(angle)))
        scene.path(smooth(points, tension=.7), scene.ball(base, .35, .16))
        for index in range(0, 10, 2):
            px, py = points[index]
            scene.ellipse(px * .45, py * .45, .9, fill=lit(base, .6))


def shell_shape(scene, x, y, size=7, base='rose'):
    """A scallop lying or hanging; its hinge is at x, y."""
    with scene.at(x, y, scale=size / 7):
        scene.path('M0 0C-9 -3 -9 -11 -5 -12C-4 -15 4 -15 5 -12C9 -11 9 -3 0 0Z',
                   scene.ball(base, .4, .14))
        scene.path('M0 -1L-5 -10M0 -1L-2 -12.500M0 -1L2 -12.500M0 -1L5 -10',
                   stroke=shade(base, .22), width=.8, opacity=.7)
