"""Plants. Floor and table plants stand on (x, y); hanging ones hang from it."""

from kit.palette import LEAVES, lit, shade
from kit.svg import num, smooth, taper


def pot(scene, width=30, height=28, base='terra', rim=True):
    """A flower pot with its foot at the origin."""
    scene.path(taper(width * .92, width * .68, -height, 0), scene.gradient(
        (0, shade(base, .08)), (.3, lit(base, .28)), (.6, base), (1, shade(base, .26)),
        direction='right'))
    if rim:
        scene.rect(-width / 2, -height - 2, width, height * .24, scene.gradient(
            (0, base), (.3, lit(base, .38)), (1, shade(base, .16)), direction='right'), radius=1.6)
        scene.rect(-width * .45, -height * .80, width * .9, 2, 'shadow', opacity=.22)


def leaf(scene, x, y, length, wide, angle, fill):
    """One leaf from its stalk at x, y, pointing up when angle is 0."""
    with scene.at(x, y, rotate=angle):
        scene.path(f'M0 0C{num(-wide)} {num(-length * .25)} {num(-wide * .8)} '
                   f'{num(-length * .75)} 0 {num(-length)}'
                   f'C{num(wide * .8)} {num(-length * .75)} {num(wide)} {num(-length * .25)} 0 0Z',
                   scene.gradient((0, lit(fill, .25)), (1, shade(fill, .18))))
        scene.path(f'M0 -1Q1 {num(-length * .5)} 0 {num(-length * .86)}', stroke=lit(fill, .45),
                   width=.7,
                   opacity=.75)


def plant(scene, x, y, kind='rubber', base='terra', scale=1, flip=False):
    """kind: rubber, snake, monstera, palm, tree, fern, cactus, succulent, flowers, herb."""
    with scene.at(x, y, scale=scale, flip=flip):
        wide, high = POT_SIZES.get(kind, (30, 28))
        scene.contact(wide * .62, 4)
        KINDS[kind](scene, -high)
        pot(scene, wide, high, base)


POT_SIZES = {'cactus': (22, 16), 'succulent': (22, 14), 'herb': (20, 15), 'flowers': (24, 19),
             'fern': (28, 22)}


def _rubber(scene, top):
    for points in (((0, top), (-1, top - 24), (-8, top - 48)),
                   ((0, top), (4, top - 22), (16, top - 40)),
                   ((0, top), (-8, top - 14), (-19, top - 26))):
        scene.curve(points, 'forest', 1.6)
    for index, (x, y, angle) in enumerate(((-8, -46, -6), (15, -38, 40), (-19, -25, -48),
                                           (6, -24, 66),
                                           (-3, -26, -22), (-4, -36, 36), (8, -32, 8), (1, -10, 72),
                                           (-3, -10, -76))):
        leaf(scene, x, top + y, 25, 9, angle, LEAVES[index % 4])


def _snake(scene, top):
    for index, (angle, length) in enumerate(((-34, 44), (30, 46), (-17, 58), (15, 62), (-2, 70),
                                             (42, 32), (-48, 32))):
        leaf(scene, index % 3 - 1, top + 4, length, 6, angle, LEAVES[(index + 1) % 4])


def _monstera(scene, top):
    for x, y, size, angle in ((-18, -30, 1, -30), (17, -34, 1.05, 30), (0, -50, 1.15, 0),
                              (-22, -8, .8, -70),
                              (23, -10, .8, 70), (3, -22, .9, 10)):
        scene.curve(((0, top + 2), (x * .4, top + y * .5), (x, top + y)), 'forest', 1.5)
        with scene.at(x, top + y, scale=size, rotate=angle):
            fill = LEAVES[int(abs(x)) % 4]
            scene.path('M0 4C-14 4 -17 -10 -9 -20L-5 -14L-4 -22L0 -24L4 -22L5 -14L9 -20C17 -10 14 '
                       '4 0 4Z',
                       scene.gradient((0, lit(fill, .25)), (1, shade(fill, .2))))
            scene.path('M0 3V-20M0 -4L-11 -8M0 -4L11 -8M0 -11L-7 -15M0 -11L7 -15',
                       stroke=lit(fill, .45),
                       width=.8, opacity=.8)


def _palm(scene, top):
    scene.curve(((0, top), (2, top - 16), (0, top - 34)), 'walnut', 3.4)
    for index, angle in enumerate((-100, -72, -42, -14, 16, 44, 74, 102)):
        with scene.at(0, top - 33, rotate=angle):
            fill = LEAVES[index % 4]
            scene.curve(((0, 0), (3, -16), (9, -32)), fill, 1.4)
            for step in range(1, 8):
                for side in (-1, 1):
                    leaf(scene, step * 1.1, -step * 4.4, 11 - step * .6, 1.9, side * 52 + 10, fill)


def _tree(scene, top):
    scene.curve(((0, top), (-2, top - 24), (1, top - 50)), 'umber', 3)
    for index, (x, y, radius) in enumerate(((-13, -44, 13), (13, -46, 14), (0, -62, 15),
                                            (-4, -50, 12), (7, -56, 10))):
        scene.ellipse(x, top + y, radius, radius * .94, scene.ball(LEAVES[index % 4], .3, .2))
    for x, y in ((-13, -42), (11, -50), (1, -66), (17, -42), (-3, -52)):
        scene.ellipse(x, top + y, 2.8, fill=scene.ball('#f09a44', .4, .15))


def _fern(scene, top):
    for index, angle in enumerate((-82, -56, -32, -10, 12, 36, 60, 84)):
        with scene.at(0, top + 2, rotate=angle):
            fill = LEAVES[index % 4]
            scene.curve(((0, 0), (1, -14), (4, -27)), fill, 1.2)
            for step in range(1, 9):
                for side in (-1, 1):
                    leaf(scene, step * .4, -step * 3.1, 7 - step * .5, 1.7, side * 62, fill)


def _cactus(scene, top):
    body = scene.gradient((0, lit('leaf', .3)), (.5, 'leaf'), (1, shade('forest', .15)),
                          direction='right')
    scene.rect(-7, top - 34, 14, 40, body, radius=7)
    scene.path(f'M-6 {top - 10}H-14V{top - 22}', stroke='leaf', width=6)
    scene.path(f'M6 {top - 16}H13V{top - 26}', stroke=shade('leaf', .12), width=5.4)
    for x in (-3, 0, 3):
        scene.line(x, top - 29, x, top, lit('leaf', .5), .7, .6, dash='1.500 2.500')
    scene.ellipse(0, top - 35, 3.4, 2.6, 'coral')


def _succulent(scene, top):
    for index, angle in enumerate((-80, -54, 54, 80, -30, 30, 0)):
        leaf(scene, 0, top + 2, 15, 4.4, angle, ('sage', 'mint', LEAVES[2])[index % 3])


def _flowers(scene, top):
    for index, (x, y) in enumerate(((-13, -14), (-6, -24), (3, -18), (11, -25), (14, -11),
                                    (-1, -30))):
        scene.curve(((0, top), (x * .5, top + y * .5), (x, top + y)), 'forest', 1.1)
        leaf(scene, x * .4, top + y * .4, 9, 3, x * 4, LEAVES[index % 4])
        blossom(scene, x, top + y, 4.6, ('coral', 'mustard', 'lilac', 'rose')[index % 4])


def blossom(scene, x, y, radius, fill, heart='mustard'):
    """A five-petalled flower head."""
    for angle in range(0, 360, 72):
        with scene.at(x, y, rotate=angle):
            scene.ellipse(0, -radius * .62, radius * .42, radius * .55, lit(fill, .12))
    scene.ellipse(x, y, radius * .36, fill=shade(heart, .05))


def _herb(scene, top):
    for index, (x, y) in enumerate(((-8, -9), (-3, -15), (4, -13), (9, -8), (0, -8), (-6, -3),
                                    (6, -3), (1, -18))):
        scene.ellipse(x, top + y, 4, 3.4, scene.ball(LEAVES[index % 4], .3, .12))


KINDS = {'rubber': _rubber, 'snake': _snake, 'monstera': _monstera, 'palm': _palm, 'tree': _tree,
         'fern': _fern,
         'cactus': _cactus, 'succulent': _succulent, 'flowers': _flowers, 'herb': _herb}


def hanging_plant(scene, x, y, base='white', cord=24, trail=34, scale=1):
    """Ivy in a macrame pot; y is the hook."""
    with scene.at(x, y, scale=scale):
        scene.path(f'M0 0L-10 {cord}M0 0L10 {cord}M0 0V{cord}', stroke=shade('sand', .2), width=1)
        with scene.at(0, cord + 16, shadow='wall'):
            pot(scene, 24, 16, base)
            for strand, start in enumerate((-10, -5, 0, 6, 10)):
                length = trail * (.6 + .4 * (strand * 7 % 5) / 4)
                points = [(start, -16), (start * 1.5, -12 + length * .4),
                          (start * 1.4 + strand % 2 * 3, -14 + length)]
                scene.curve(points, 'forest', 1)
                for step in range(5):
                    part = step / 4
                    leaf(scene, start * (1 + part * .45), -15 + length * part, 7.5, 3.2,
                         150 if step % 2 else 215, LEAVES[(step + strand) % 4])
            for angle in (-60, -30, 0, 30, 60):
                leaf(scene, 0, -15, 12, 4, angle, LEAVES[abs(angle) // 30 % 4])


def vase(scene, x, y, base='blue', bloom=('coral', 'mustard', 'rose'), scale=1):
    """A vase of cut flowers standing on x, y."""
    with scene.at(x, y, scale=scale):
        scene.contact(8, 2)
        for index, (dx, dy) in enumerate(((-9, -29), (0, -35), (9, -30), (-4, -24), (5, -25))):
            scene.curve(((0, -12), (dx * .4, -20), (dx, dy)), 'forest', 1)
            leaf(scene, dx * .5, -20, 7, 2.4, dx * 6, LEAVES[index % 4])
            blossom(scene, dx, dy, 5, bloom[index % len(bloom)])
        scene.path(smooth([(-4, -16), (-3.6, -12), (-7.5, -6), (-5, 0), (5, 0), (7.5, -6),
                           (3.6, -12), (4, -16)]),
                   scene.volume(base, .3, .22, direction='right'))
        scene.path('M-4.500 -7q0 3 1 5', stroke='white', width=1.2, opacity=.6)
