"""Things to eat. They stand on (x, y) unless a docstring says otherwise."""

import math

from kit.palette import LEAVES, lit, mix, shade
from kit.svg import num, polygon, smooth, taper
from props.plants import leaf

CRUST = '#c9803f'
BERRY = '#c9424a'
GLASS = '#e6f1ee'


def bread(scene, x, y, scale=1, base=CRUST):
    with scene.at(x, y, scale=scale):
        scene.contact(17, 2.2)
        scene.path(smooth([(-17, -2), (-17, -8), (-7, -14), (8, -14), (17, -8), (17, -2), (0, 0)]),
                   scene.ball(base, .4, .25))
        scene.path('M-10 -11l4 5M-2 -12.500l4 6M6 -12.500l4 6', stroke=lit('oak', .55), width=1.8)


def baguettes(scene, x, y, scale=1):
    """A basket jar with long loaves."""
    with scene.at(x, y, scale=scale):
        scene.contact(11, 2)
        for dx, lean in ((-5, -10), (1, 2), (6, 12)):
            with scene.at(dx, -10, rotate=lean):
                scene.rect(-4, -34, 8, 36, scene.volume(CRUST, .35, .25, direction='right'),
                           radius=4)
                scene.path('M-2 -28l4 3M-2 -21l4 3M-2 -14l4 3', stroke=lit('oak', .5), width=1.3)
        scene.path(taper(24, 19, -20, 0), scene.volume('oak', .2, .24, direction='right'))
        for row in range(3):
            scene.line(-11 + row * .7, -16 + row * 5, 11 - row * .7, -16 + row * 5, 'umber', .9, .5)
        scene.rect(-13, -22, 26, 4, scene.volume('oak', .35, .1), radius=2)


def cookie(scene, x, y, radius=4, chips=True):
    """Flat, seen from above a little; x, y is its middle."""
    scene.ellipse(x, y + .8, radius, radius * .6, shade(CRUST, .3))
    scene.ellipse(x, y, radius, radius * .6, scene.ball('#dda05e', .4, .2))
    if chips:
        for dx, dy in ((-.4, -.1), (.3, .15), (.1, -.3)):
            scene.ellipse(x + dx * radius, y + dy * radius, radius * .16, fill='umber')


def cookie_tray(scene, x, y, width=46):
    with scene.at(x, y):
        scene.contact(width / 2, 2.4)
        half = width / 2
        scene.path(polygon([(-half + 4, -8), (half - 4, -8), (half, -1), (-half, -1)]),
                   scene.volume('steel', .4, .1))
        count = int(width / 10)
        for py in (-6.4, -3):
            for index in range(count):
                cookie(scene, -half + 7 + index * (width - 14) / (count - 1), py, 3.6)
        scene.rect(-half, -1.4, width, 2.2, shade('steel', .2), radius=1)


def cookie_jar(scene, x, y, base='cream', scale=1, lid=True):
    """A fat jar; without its lid biscuits look out."""
    with scene.at(x, y, scale=scale):
        scene.contact(13, 2.2)
        if not lid:
            for px, py in ((-6, -25), (0, -27), (6, -25)):
                scene.ellipse(px, py, 4.6, fill=scene.ball('#dda05e', .4, .2))
                scene.ellipse(px + 1, py - 1.4, .8, fill='umber')
        scene.path(smooth([(-9, -24), (-14, -14), (-11, -1), (0, 0), (11, -1), (14, -14),
                           (9, -24)]), scene.volume(base, .3, .22, direction='right'))
        scene.rect(-10.500, -25, 21, 3.4, lit(base, .5), radius=1.7)
        scene.path('M0 -6C-7 -11 -4 -17 0 -13C4 -17 7 -11 0 -6Z', 'terra')
        if lid:
            scene.path('M-10 -25C-8 -32 8 -32 10 -25Z', scene.volume('terra', .3, .2))
            scene.ellipse(0, -31.6, 2.6, fill=scene.ball('gold'))


def biscuit_tin(scene, x, y, base='brick', scale=1):
    """An open round tin with its lid leaning on it, biscuits heaped inside."""
    with scene.at(x, y, scale=scale):
        scene.contact(19, 2.6)
        with scene.at(20, -9, rotate=18):
            scene.ellipse(0, 0, 4.4, 12, scene.volume(base, .4, .2))
            scene.ellipse(-1, 0, 3, 9.6, mix(base, 'mustard', .5))
        for px, py in ((-10, -17), (-3, -20), (5, -19), (11, -16), (0, -16)):
            scene.ellipse(px, py, 5.4, 4.6, scene.ball('#dda05e', .45, .2))
            scene.ellipse(px + 1, py - 1, .9, fill='umber')
            scene.ellipse(px - 2, py + .6, .8, fill='umber')
        scene.path('M-17 -15H17V-3Q17 0 13 0H-13Q-17 0 -17 -3Z', scene.volume(base, .3, .26,
                                                                          direction='right'))
        scene.rect(-17.6, -16, 35.2, 3, lit(base, .45), radius=1.5)
        for px in (-10, 0, 10):
            scene.path(f'M{px} -3.500l3 -3.500l-3 -3.500l-3 3.500Z', 'mustard')


def birthday_cake(scene, x, y, scale=1, base='rose', candles=5):
    """Two tiers on a stand, with burning candles."""
    from props.lamps import _flame
    with scene.at(x, y, scale=scale):
        scene.contact(24, 3)
        scene.path('M-9 0L-4 -9H4L9 0Z', scene.volume('white', .2, .2))
        scene.ellipse(0, -10, 32, 4, scene.volume('white', .2, .2))
        for bottom, half, high, fill in ((-10, 26, 19, base), (-29, 17, 15, lit(base, .35))):
            scene.path(f'M{-half} {bottom}V{bottom - high}H{half}V{bottom}Q0 {bottom + 5} {-half} '
                       f'{bottom}Z', scene.gradient((0, shade(fill, .06)), (.25, lit(fill, .4)),
                                                    (.6, fill), (1, shade(fill, .22)),
                                                    direction='right'))
            step = half / 3
            drips = ''.join(f'q{num(-step / 2)} {6 + (index * 5) % 4} {num(-step)} 0'
                            for index in range(6))
            scene.path(f'M{-half} {bottom - high}H{half}V{bottom - high + 4}{drips}Z', 'white')
            scene.ellipse(0, bottom - high, half, 3.4, scene.volume('white', .2, .06))
            for index in range(7):
                px = -half + 3 + index * (half - 3) / 3
                py = bottom - 1 + 2.2 * math.cos((px / half) * 1.5)
                scene.ellipse(px, py - .6, 2.2, fill=scene.ball(('white', BERRY)[index % 2]))
        for index in range(candles):
            px = -12 + index * 24 / (candles - 1)
            fill = ('teal', 'mustard', 'terra', 'lilac', 'leaf')[index % 5]
            scene.rect(px - 1.1, -55, 2.2, 10, scene.volume(fill, .3, .1), radius=1)
            _flame(scene, px, -55, .62)
        scene.lamp(0, -58, 44, .9)


def cupcake(scene, x, y, base='rose', scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(6, 1.5)
        scene.path(taper(12, 8, -8, 0), scene.volume('mustard', .25, .2))
        scene.path(smooth([(-7, -8), (-5, -13), (0, -16), (5, -13), (7, -8), (0, -6)]),
                   scene.ball(base, .4, .16))
        scene.ellipse(0, -16, 2, fill=scene.ball(BERRY))


def pie(scene, x, y, scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(19, 2.2)
        scene.path(smooth([(-19, -7), (-12, -12), (0, -14), (12, -12), (19, -7), (0, -5)]),
                   scene.ball('oak', .4, .2))
        scene.path('M-12 -8L-4 -13M-4 -7L6 -13.400M5 -7L13 -11.600M-13 -11L-6 -7M-3 -13L5 -7'
                   'M6 -13L13 -8', stroke=mix(CRUST, 'brick', .4), width=1.5, opacity=.8)
        scene.path(taper(40, 30, -7.6, 0), scene.volume('brick', .25, .2))
        scene.rect(-20.5, -8.6, 41, 2.4, lit('brick', .4), radius=1.2)


def cake_slice(scene, x, y, scale=1, base='rose'):
    with scene.at(x, y, scale=scale):
        scene.path(polygon([(-9, 0), (9, 0), (9, -11), (-9, -9)]), scene.volume('#f4dba0', .2, .1))
        scene.path(polygon([(-9, -4.4), (9, -5), (9, -6.6), (-9, -5.8)]), BERRY)
        scene.path(polygon([(-9, -9), (9, -11), (9, -14), (-9, -12)]), scene.volume(base, .4, .1))
        scene.ellipse(4, -15, 3, fill=scene.ball(BERRY, .4, .2))


def eggs(scene, x, y, scale=1):
    """Three in a small bowl."""
    with scene.at(x, y, scale=scale):
        scene.contact(10, 1.8)
        for px, py, fill in ((-5, -9, '#f2d3ae'), (5, -9, '#e8b98e'), (0, -11, 'white')):
            scene.ellipse(px, py, 4, 5, scene.ball(fill, .4, .15))
        scene.path('M-12 -8H12C11 -2 7 0 4 0H-4C-7 0 -11 -2 -12 -8Z', scene.volume('sky', .3, .2))


def flour_bag(scene, x, y, scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(10, 1.8)
        scene.path(smooth([(-10, -1), (-11, -16), (-9, -28), (0, -27), (9, -28), (11, -16),
                           (10, -1)]), scene.volume('white', .2, .16, direction='diagonal'))
        scene.path('M-9 -27L-6 -31L0 -28L6 -31L9 -27Z', lit('sand', .4))
        scene.curve([(0, -6), (0, -14), (1, -21)], 'gold', 1.2)
        for step in range(4):
            for side in (-1, 1):
                leaf(scene, .4, -9 - step * 3, 5, 1.6, side * 38, 'mustard')


def jam_jar(scene, x, y, fill=BERRY, cloth='brick', scale=1, covered=True):
    """A glass of jam under a little cloth cap."""
    with scene.at(x, y, scale=scale):
        scene.contact(6, 1.4)
        scene.rect(-6, -14, 12, 14, scene.ball(fill, .45, .25), radius=2.6)
        scene.rect(-6, -14, 12, 3, GLASS, radius=1.5, opacity=.7)
        scene.rect(-4.4, -11, 1.5, 8, 'white', radius=.7, opacity=.65)
        scene.rect(-2, -9, 7, 5, 'cream', radius=.8)
        scene.ellipse(1.5, -6.5, 1.5, fill=fill)
        if covered:
            scene.path('M-6 -14L-8.500 -10.500L-5 -11.500L-2 -10.200L1 -11.500L4 -10.200L8.500 '
                       '-10.800L6 -14Q7 -18 0 -18Q-7 -18 -6 -14Z', scene.volume(cloth, .3, .14))
            for px in (-4, 0, 4):
                scene.ellipse(px, -15.6, .9, fill='cream')
            scene.line(-6, -13.6, 6, -13.6, 'cream', .9)


def preserve(scene, x, y, kind='peaches', height=20, width=13):
    """A tall jar with a lid. kind: peaches pickles beets beans plums honey lemons tomatoes."""
    fills = {'peaches': ('#f0b25a', '#f7cb7c'), 'pickles': ('#8fae5c', '#6f944b'),
             'beets': ('#9a3e57', '#b9566c'), 'beans': ('#b98a5c', '#8d5f43'),
             'plums': ('#6d4a78', '#8a6494'), 'honey': ('#e2a038', '#f0bb58'),
             'lemons': ('#f2d878', '#fbeaa4'), 'tomatoes': ('#cf5a42', '#e37a58')}
    dark, light = fills[kind]
    with scene.at(x, y):
        half = width / 2
        scene.rect(-half, -height, width, height, GLASS, radius=2.6, opacity=.95)
        scene.rect(-half + .8, -height + 4, width - 1.6, height - 4.8, scene.volume(dark, .2, .2,
                   direction='right'), radius=2)
        for row in range(int((height - 7) / 4)):
            for column in range(3):
                scene.ellipse(-half + 2.6 + column * (width - 5.2) / 2 + (row % 2) * .6,
                              -3 - row * 4, 1.7, fill=light, opacity=.85)
        scene.rect(-half + 1.4, -height + 3, 1.5, height - 6, 'white', radius=.7, opacity=.6)
        lid = {'honey': 'gold', 'beets': 'teal', 'pickles': 'steel'}.get(kind, 'terra')
        scene.rect(-half - .4, -height - 2.4, width + .8, 4.4, scene.volume(lid, .4, .2),
                   radius=1.4)


def bottle(scene, x, y, base='forest', height=30, cork=True):
    with scene.at(x, y):
        scene.path(f'M-5 0V{num(-height * .55)}C-5 {num(-height * .7)} -1.800 {num(-height * .7)} '
                   f'-1.800 {num(-height * .8)}V{num(-height)}H1.800V{num(-height * .8)}'
                   f'C1.800 {num(-height * .7)} 5 {num(-height * .7)} 5 {num(-height * .55)}V0Z',
                   scene.volume(base, .35, .25, direction='right'))
        scene.rect(-4, -height * .42, 8, height * .24, 'cream', radius=.8)
        scene.line(-3.2, -height * .5, -3.2, -4, 'white', .9, .5)
        if cork:
            scene.rect(-1.6, -height - 2.6, 3.2, 4, 'oak', radius=1)


def milk(scene, x, y, scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(6, 1.4)
        scene.path('M-5.500 0V-13C-5.500 -17 -2.600 -17 -2.600 -21H2.600C2.600 -17 5.500 -17 5.500 '
                   '-13V0Z', scene.volume('white', .1, .16, direction='right'))
        scene.rect(-3.2, -24, 6.4, 3.6, 'blue', radius=1)


# ---- fruit and vegetables ------------------------------------------------------------------
def tomato(scene, x, y, radius=4.4, base='#d4503c'):
    scene.ellipse(x, y - radius * .9, radius, radius * .9, scene.ball(base, .4, .22))
    scene.path(f'M{num(x - 2)} {num(y - radius * 1.8)}q2 1.500 4 0q-2 3 -4 0Z', 'forest')


def carrot(scene, x, y, rotate=80, scale=1):
    with scene.at(x, y, rotate=rotate, scale=scale):
        for lean in (-24, 0, 24):
            leaf(scene, 0, -13, 9, 2.2, lean, 'leaf')
        scene.path('M-3 -14Q0 -16 3 -14L.6 0Q0 1 -.6 0Z', scene.volume('#e58a3e', .3, .2,
                                                                    direction='right'))


def lettuce(scene, x, y, scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(11, 1.8)
        for dx, dy, radius in ((-7, -6, 6.4), (7, -6, 6.4), (0, -9, 8), (-3, -5, 6), (4, -5, 6)):
            scene.ellipse(dx, dy, radius, radius * .86, scene.ball('#8dbd7a', .45, .2))
        scene.path('M0 -2Q-1 -8 1 -14M-1 -5L-7 -9M1 -6L7 -10', stroke='mint', width=1)


def pepper(scene, x, y, base='mustard', scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(6, 1.4)
        scene.path(smooth([(-6, -8), (-6, -3), (-3, 0), (0, -.6), (3, 0), (6, -3), (6, -8),
                           (3, -11), (0, -9.6), (-3, -11)]), scene.ball(base, .45, .22))
        scene.path('M0 -10q-.5 -4 2 -5', stroke='forest', width=1.8)


def pumpkin(scene, x, y, scale=1, base='#e0893c'):
    with scene.at(x, y, scale=scale):
        scene.contact(19, 4)
        for dx, half in ((-12, 8), (12, 8), (-6, 9), (6, 9), (0, 8)):
            scene.ellipse(dx, -13, half, 13, scene.ball(base, .32, .22))
        scene.path('M-2 -24C-2 -30 2 -32 5 -32L6 -29C3 -29 2 -27 3 -24Z', 'forest')
        scene.curve([(3, -25), (10, -29), (15, -25)], 'leaf', 1.2)


def strawberries(scene, x, y, count=5, width=24):
    """A loose heap on a flat thing."""
    for index in range(count):
        px = x - width / 2 + (index + .5) * width / count
        py = y - (index * 7 % 3)
        scene.path(f'M{num(px)} {num(py)}C{num(px - 5)} {num(py - 4)} {num(px - 4)} {num(py - 8)} '
                   f'{num(px)} {num(py - 7)}C{num(px + 4)} {num(py - 8)} {num(px + 5)} '
                   f'{num(py - 4)} {num(px)} {num(py)}Z', scene.ball(BERRY, .4, .2))
        scene.path(f'M{num(px - 3.4)} {num(py - 6.6)}l3.400 -2.600l3.400 2.600l-3.400 1.400Z',
                   'leaf')
        for dx, dy in ((-1.6, -4.6), (1.4, -4), (0, -2.2)):
            scene.ellipse(px + dx, py + dy, .5, fill='mustard')


CRATE_FRUIT = {
    'apples': ('#c9503f', '#d9b04a', '#c9503f', '#8fae5c'), 'strawberries': (BERRY, '#d9545a'),
    'potatoes': ('#c79a68', '#b5854f', '#d0a878'), 'oranges': ('#ee9a48', '#f0ab5c'),
    'carrots': ('#e58a3e',), 'cabbage': ('#8dbd7a', '#a9cf96'), 'onions': ('#d39a55', '#a45a6a'),
}


def crate(scene, x, y, kind='apples', width=48, height=22, base='oak'):
    """A slatted box heaped with CRATE_FRUIT."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 4)
        tones = CRATE_FRUIT[kind]
        if kind == 'carrots':
            for index in range(6):
                px = -half + 8 + index * (width - 16) / 5
                carrot(scene, px, -height + 6, index * 7 - 18, 1.2)
        else:
            big = 8 if kind == 'cabbage' else 5.6
            if kind == 'strawberries':
                for row in range(3):
                    strawberries(scene, row % 2 * 2, -height + 4 - row * 4, 7 - row,
                                 width - 8 - row * 6)
            for row in range(0 if kind == 'strawberries' else 2):
                count = int(width / (big * 1.7)) - row
                for index in range(count):
                    px = -half + big + 1 + (index + row * .5) * (width - big * 2 - 2) / max(
                        1, count - 1 + row)
                    py = -height - row * big * 1.1 - (index % 2)
                    scene.ellipse(px, py, big, big * .94,
                                  scene.ball(tones[(index + row) % len(tones)], .42, .22))
                    if kind == 'apples':
                        scene.path(f'M{num(px)} {num(py - big * .8)}q2 -3 4 -2q-1 3 -4 2Z', 'leaf')
        scene.rect(-half + 2, -height + 2, width - 4, height - 3, shade(base, .45))
        for row in range(3):
            py = -height + row * height / 3
            scene.rect(-half, py + .8, width, height / 3 - 2, scene.volume(base, .25, .2),
                       radius=1)
            scene.line(-half + 1, py + 1.4, half - 1, py + 1.4, lit(base, .6), .9, .8)
        for px in (-half, half - 5):
            scene.rect(px, -height, 5, height, scene.volume(shade(base, .1), .2, .2), radius=1)
            for row in range(3):
                scene.ellipse(px + 2.5, -height + 4 + row * height / 3, .7, fill='umber')


# ---- hanging food: x, y is where it hangs from ---------------------------------------------
def sausages(scene, x, y, count=4, side=1, base='#a8503f'):
    """A string of sausages hanging down, zigzag."""
    with scene.at(x, y, flip=side < 0, shadow='wall'):
        scene.line(0, 0, 0, 5, 'cream', 1)
        px, py = 0, 5
        for index in range(count):
            lean = 5 if index % 2 == 0 else -5
            tone = (base, mix(base, 'terra', .4))[index % 2]
            scene.curve([(px, py + 2), (px + lean * 1.6, py + 8), (px, py + 14)], shade(tone, .14),
                        7)
            scene.curve([(px - .8, py + 2), (px + lean * 1.6 - .8, py + 8), (px - .8, py + 14)],
                        tone, 5.2)
            scene.curve([(px - 1.6, py + 3), (px + lean * 1.5 - 2, py + 8)], lit(tone, .4), 1.3, .8)
            py += 16
            scene.line(px, py - 1, px, py + 2, 'cream', 1.2)


def ham(scene, x, y, scale=1):
    with scene.at(x, y, scale=scale, shadow='wall'):
        scene.line(0, 0, 0, 8, 'cream', 1.2)
        scene.rect(-2.4, 5, 4.8, 10, 'cream', radius=2.2)
        scene.path(smooth([(-4, 13), (-11, 26), (-12, 40), (0, 49), (12, 40), (11, 26), (4, 13)]),
                   scene.ball('#b4574a', .35, .25))
        scene.path(smooth([(-9, 34), (-5, 44), (3, 47), (-3, 38)]), '#e8b9a4', opacity=.8)
        scene.path('M-8 24L8 34M8 22L-9 34', stroke='cream', width=1, opacity=.75)


def garlic(scene, x, y, count=5, scale=1):
    with scene.at(x, y, scale=scale, shadow='wall'):
        scene.line(0, 0, 0, 6, 'oak', 1.4)
        for index in range(count):
            for side in (-1, 1):
                py = 9 + index * 7
                scene.ellipse(side * 3.6, py + (2 if side > 0 else 0), 4.6, 4.2,
                              scene.ball('#f6ead8', .4, .22))
                scene.path(f'M{side * 3.6} {py - 4}q{side * 1.6} 4 0 7', stroke='lilac', width=.8,
                           opacity=.7)
        scene.path(f'M-2 {7 + count * 7}l-3 7M0 {7 + count * 7}v8M2 {7 + count * 7}l3 7',
                   stroke='oak', width=1)


def chilies(scene, x, y, count=7, scale=1, base='#c8402f'):
    with scene.at(x, y, scale=scale, shadow='wall'):
        scene.line(0, 0, 0, 8 + count * 4, 'oak', 1.2)
        for index in range(count):
            for side in (-1, 1):
                py = 6 + index * 4.4
                scene.curve([(0, py), (side * 5, py + 3), (side * 6, py + 9)],
                            (base, mix(base, 'mustard', .35))[(index + (side > 0)) % 2], 3)


def herb_bunch(scene, x, y, kind='green', scale=1):
    """A bunch hung up to dry. kind: green, lavender, golden."""
    tones = {'green': LEAVES, 'lavender': ('#8f7bb5', '#a892c6', 'sage', 'lilac'),
             'golden': ('mustard', '#d9b96a', 'gold', 'oak')}[kind]
    with scene.at(x, y, scale=scale, shadow='wall'):
        scene.line(0, 0, 0, 7, 'oak', 1.2)
        for index, angle in enumerate((-30, -18, -7, 6, 17, 29)):
            with scene.at(0, 8, rotate=180 + angle):
                scene.curve([(0, 6), (0, -8), (1, -24)], 'sage' if kind == 'lavender' else
                            shade(tones[0], .15), 1)
                for step in range(5):
                    for side in (-1, 1):
                        leaf(scene, 0, -9 - step * 4, 6.4, 2, side * 46, tones[(index + step) % 4])
        scene.rect(-3.6, 7, 7.2, 4.4, scene.volume('brick', .3, .2), radius=2)


# ---- cheese -------------------------------------------------------------------------------
def cheese_wheel(scene, x, y, radius=15, height=11, base='#e9b648', cut=False):
    with scene.at(x, y):
        scene.contact(radius, 2.2)
        ry = radius * .22
        scene.path(f'M{-radius} {num(-height)}V0A{radius} {num(ry)} 0 0 0 {radius} 0'
                   f'V{num(-height)}Z',
                   scene.volume(base, .25, .26, direction='right'))
        scene.ellipse(0, -height, radius, ry, scene.volume(lit(base, .3), .3, 0))
        if cut:
            scene.path(polygon([(0, -height), (radius * .8, -height + ry * .6),
                                (radius * .8, ry * .6), (radius * .3, ry * .95),
                                (radius * .3, -height + ry * .9)]), '#fbe6a8')
            for dx, dy in ((.45, -.4), (.6, -.7), (.68, -.2)):
                scene.ellipse(radius * dx, height * dy + 1, 1.2, fill=shade(base, .14))


def cheese_wedge(scene, x, y, scale=1, flip=False):
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(12, 1.8)
        scene.path(polygon([(-13, -5), (11, -15), (13, -9), (-13, -5)]), lit('#f3c95c', .35))
        scene.path(polygon([(-13, -5), (13, -9), (13, 0), (-13, 0)]), scene.volume('#f0bf4c', .2,
                                                                               .16))
        for px, py, radius in ((-6, -2.6, 1.5), (2, -4, 2), (8, -2.4, 1.3), (9, -6.4, 1.2)):
            scene.ellipse(px, py, radius, fill='#c98f34')
