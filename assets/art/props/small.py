"""Small things that make a room lived in; they stand on (x, y)."""

from kit.palette import BOOK_COLORS, LEAVES, lit, shade
from kit.svg import num, polygon, smooth, star_path, taper
from props.plants import blossom, leaf, pot


def mug(scene, x, y, base='white', steam=True, scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(6, 1.6)
        scene.path('M5.500 -8C11 -9 11 -1.500 5 -2.500', stroke=base, width=1.7)
        scene.path('M-6 -10H6V-3C6 1 -6 1 -6 -3Z', scene.volume(base, .3, .2, direction='right'))
        scene.ellipse(0, -10, 6, 1.7, 'umber')
        if steam:
            steam_wisps(scene, 0, -13)


def steam_wisps(scene, x, y, size=1.0):
    with scene.at(x, y, scale=size, opacity=.75):
        scene.path('M-2 0C-5 -4 1 -6 -2 -10M3 0C0 -4 5 -6 3 -10', stroke='white', width=1.3, blur=1)


def teapot(scene, x, y, base='rose', scale=1, flip=False):
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(13, 2.4)
        scene.path('M11 -13C18 -15 18 -4 10 -5', stroke=base, width=2.2)
        scene.path('M-9 -7C-15 -8 -15 -13 -19 -15L-17 -16C-12 -14 -10 -12 -8 -12Z',
                   scene.volume(base))
        scene.path(smooth([(-11, -8), (-7, -16), (0, -18), (7, -16), (11, -8), (7, 0), (-7, 0)]),
                   scene.ball(base, .4, .2))
        scene.path('M-6 -16.600q6 2.600 12 0', stroke=shade(base, .25), width=1)
        scene.ellipse(0, -19.4, 2, fill=scene.ball(base))
        blossom(scene, -1, -8, 3.4, 'cream')


def book(scene, x, y, base='teal', scale=1, is_open=False):
    """Lying flat, seen from above a little."""
    with scene.at(x, y, scale=scale):
        scene.contact(13, 2.4, y=-1)
        if is_open:
            for flip in (False, True):
                with scene.at(flip=flip):
                    scene.path('M0 -2C4 -6 10 -6 15 -4L13 1C8 -1 4 -1 0 2Z',
                               scene.gradient((0, 'white'), (1, shade('cream', .1)),
                                              direction='right'))
                    scene.path('M3 -2.500q5 -1.500 9 -.8M3 -.6q5 -1.500 8.400 -.6', stroke='steel',
                               width=.6)
            scene.path('M-14 1.400C-8 0 -4 .6 0 3C4 .6 8 0 14 1.400', stroke=base, width=1.4)
        else:
            scene.path(polygon([(-13, -5), (5, -8), (14, -4), (-4, 0)]), scene.volume(base))
            scene.path(polygon([(-13, -5), (-4, 0), (-4, 2.4), (-13, -2.6)]), 'white')
            scene.path(polygon([(-4, 0), (14, -4), (14, -1.6), (-4, 2.4)]), shade(base, .3))


def book_pile(scene, x, y, count=4, width=24, scale=1):
    rng = scene.random
    with scene.at(x, y, scale=scale):
        scene.contact(width / 2 + 2, 2.6)
        level = 0
        for index in range(count):
            thick, wide = rng.uniform(3.6, 5.6), width * rng.uniform(.78, 1)
            shift, base = rng.uniform(-2, 2), BOOK_COLORS[(index * 3 + rng.randrange(3)) % 10]
            scene.rect(shift - wide / 2, -level - thick, wide, thick, scene.volume(base, .24, .2),
                       radius=1)
            scene.rect(shift + wide / 2 - 4, -level - thick + 1, 4, thick - 2, 'cream')
            level += thick


def fruit_bowl(scene, x, y, base='blue', scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(14, 2.4)
        for px, py, fill in ((-8, -10, 'brick'), (7, -10, 'leaf'), (0, -13, '#ee9a48'),
                             (-1, -8, 'mustard')):
            scene.ellipse(px, py, 5.4, fill=scene.ball(fill, .4, .2))
        scene.path('M-17 -9H17C16 -2 9 0 5 0H-5C-9 0 -16 -2 -17 -9Z', scene.volume(base, .3, .2))
        scene.line(-16, -8.4, 16, -8.4, lit(base, .6), 1.2, .8)


def basket(scene, x, y, base='oak', inside='blue', kind='cloth', scale=1):
    """kind of contents: cloth, wool, logs, toys, empty."""
    with scene.at(x, y, scale=scale):
        scene.contact(22, 5)
        if kind == 'wool':
            for px, fill in ((-10, 'terra'), (4, inside), (13, 'mustard')):
                scene.ellipse(px, -32, 8, fill=scene.ball(fill))
                scene.path(f'M{px - 6} -34q6 -5 11 1M{px - 7} -30q7 -5 13 1', stroke=lit(fill, .5),
                           width=.8)
            scene.path('M-4 -34L10 -50M8 -34L-6 -48', stroke='walnut', width=1.4)
        elif kind == 'logs':
            for px, py in ((-12, -33), (0, -36), (12, -33), (-6, -40), (7, -41)):
                scene.ellipse(px, py, 6.4, fill='umber')
                scene.ellipse(px, py, 4.8, fill='oak')
                scene.ellipse(px, py, 2.4, fill='none', stroke='walnut', line=.8)
        elif kind == 'toys':
            teddy(scene, -8, -24, scale=.6)
            ball(scene, 11, -27, 'coral', radius=9)
        elif kind == 'cloth':
            scene.path(smooth([(-21, -30), (-14, -41), (-4, -37), (6, -43), (16, -38), (21, -30),
                               (0, -26)]), scene.volume(inside, .25, .15))
            scene.path('M-12 -38q4 3 6 8M8 -41q-2 5 1 10', stroke=shade(inside, .3), width=.9,
                       opacity=.6)
        scene.path(taper(45, 35, -32, 0), scene.volume(base, .2, .24, direction='right'))
        for row in range(5):
            y_row = -28 + row * 6
            half = 22 - row * .9
            weave = ''.join(f'q{num(half / 8)} {3 if step % 2 else -3} {num(half / 4)} 0'
                            for step in range(8))
            scene.path(f'M{num(-half)} {y_row}{weave}',
                       stroke='umber', width=.9, opacity=.55)
        scene.rect(-24, -35, 48, 6, scene.volume(lit(base, .15), .3, .16), radius=3)


def box(scene, x, y, base='oak', width=36, height=26, tape='sand', is_open=False):
    """A cardboard box or crate."""
    with scene.at(x, y):
        scene.contact(width / 2 + 2, 4)
        if is_open:
            scene.path(polygon([(-width / 2, -height), (-width / 2 - 7, -height - 7),
                                (-4, -height - 7), (0, -height)]), shade(base, .1))
            scene.path(polygon([(width / 2, -height), (width / 2 + 7, -height - 7),
                                (4, -height - 7), (0, -height)]), shade(base, .16))
        scene.rect(-width / 2, -height, width, height, scene.volume(base, .16, .16,
            direction='diagonal'), radius=1)
        scene.rect(-3, -height, 6, height * .45, tape, opacity=.8)
        scene.line(-width / 2 + 1, -height + .8, width / 2 - 1, -height + .8, lit(base, .6), 1.2,
                   .8)


def ball(scene, x, y, base='terra', accent='cream', radius=10):
    with scene.at(x, y - radius):
        scene.contact(radius, 2.6, y=radius)
        scene.ellipse(0, 0, radius, fill=scene.ball(base, .4, .22))
        scene.path(f'M{num(-radius * .9)} {num(-radius * .3)}Q0 {num(radius * .35)} '
                   f'{num(radius * .92)} {num(-radius * .25)}', stroke=accent, width=radius * .24)
        scene.path(star_path(-radius * .2, -radius * .45, radius * .3), accent)


def teddy(scene, x, y, base='#bf8a58', scale=1):
    """Sitting; 40 units high."""
    with scene.at(x, y, scale=scale):
        scene.contact(15, 3.4)
        fur = scene.ball(base, .28, .2)
        for side in (-1, 1):
            scene.ellipse(side * 8, -35, 4.6, fill=fur)
            scene.ellipse(side * 8, -35, 2.4, fill='rose')
            scene.ellipse(side * 12, -15, 4.4, 7, fur)
        scene.ellipse(0, -12, 11.6, 12.4, fur)
        scene.ellipse(0, -11, 7, 8, lit(base, .4), .8)
        for side in (-1, 1):
            scene.ellipse(side * 9, -4, 6, 5, fur)
            scene.ellipse(side * 9.6, -3.6, 3, 2.6, lit(base, .45))
        scene.ellipse(0, -28, 11, 10, fur)
        scene.ellipse(0, -24.6, 5, 4, lit(base, .5))
        scene.ellipse(0, -26.4, 1.9, 1.4, 'ink')
        for side in (-1, 1):
            scene.ellipse(side * 4.4, -30, 1.3, 1.5, 'ink')
        scene.path('M-1.800 -23q1.800 1.600 3.600 0', stroke='ink', width=.9)
        scene.path('M-5 -18.500L0 -16L5 -18.500L4 -14L0 -16L-4 -14Z', 'brick')


def blocks(scene, x, y, scale=1, colors=('terra', 'mustard', 'teal')):
    """Three building blocks with shapes on them."""
    with scene.at(x, y, scale=scale):
        scene.contact(18, 3)
        for px, py, fill, sign in ((-8, 0, colors[0], 'star'), (7, 0, colors[1], 'dot'),
                                   (-1, -13, colors[2], 'heart')):
            scene.rect(px - 6.5, py - 13, 13, 13, scene.volume(fill, .3, .14, direction='diagonal'),
                       radius=1.6)
            scene.rect(px - 4.6, py - 11, 9.2, 9.2, 'cream', radius=1)
            if sign == 'star':
                scene.path(star_path(px, py - 6.4, 3.8), fill)
            elif sign == 'dot':
                scene.ellipse(px, py - 6.4, 2.8, fill=fill)
            else:
                scene.path(f'M{px} {py - 3}c-5 -3 -3.500 -7 0 -4.600c3.500 -2.400 5 1.600 0 4.600Z',
                           fill)


def toy_train(scene, x, y, scale=1, flip=False, colors=('brick', 'teal', 'mustard')):
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(30, 3)
        scene.rect(-26, -14, 22, 10, scene.volume(colors[1], .25, .2), radius=2)
        for px in (-21, -14, -8):
            scene.ellipse(px, -15, 3.6, fill=scene.ball(colors[2]))
        scene.line(-4, -6, 2, -6, 'umber', 1.6)
        scene.rect(2, -13, 22, 9, scene.volume(colors[0], .25, .2), radius=3)
        scene.rect(2, -23, 11, 14, scene.volume(colors[0], .2, .2), radius=1.5)
        scene.rect(4.5, -20.5, 6, 5.5, 'sky', radius=1)
        scene.rect(0, -25, 15, 3, colors[2], radius=1.5)
        scene.rect(17, -19, 4, 7, 'umber', radius=1)
        for px in (-21, -10, 7, 19):
            scene.ellipse(px, -3, 3.6, fill=scene.ball('umber'))
            scene.ellipse(px, -3, 1.3, fill='gold')


def duck(scene, x, y, scale=1, flip=False):
    with scene.at(x, y, scale=scale, flip=flip):
        scene.path(smooth([(-10, -4), (-11, -9), (-3, -9), (5, -9), (12, -11), (10, -2), (2, 1),
                           (-7, 0)]), scene.ball('#f4c64a', .4, .2))
        scene.path('M0 -6C4 -8 8 -6 8 -3C4 -2 1 -3 0 -6Z', '#dfa632')
        scene.ellipse(-6, -14, 6, fill=scene.ball('#f7d059', .4, .15))
        scene.path('M-11 -14L-17 -12L-11 -10.500Z', '#e8863e')
        scene.ellipse(-7.4, -15, 1.1, fill='ink')


def guitar(scene, x, y, base='#c9803f', lean=14, scale=1):
    with scene.at(x, y, scale=scale, rotate=lean):
        scene.contact(13, 3)
        scene.rect(-2, -72, 4, 44, scene.volume('umber'), radius=1)
        scene.rect(-3.4, -80, 6.8, 11, scene.volume('umber', .3, .1), radius=2)
        scene.path(smooth([(-8, -32), (-7, -24), (-13, -14), (-10, -2), (0, 1), (10, -2), (13, -14),
                           (7, -24), (8, -32), (0, -36)]), scene.ball(base, .35, .22))
        scene.ellipse(0, -20, 4.6, fill='#5b3430')
        scene.rect(-5, -10, 10, 2.4, 'umber', radius=1)
        scene.path('M-1 -76V-9M1 -76V-9', stroke='cream', width=.4)


def gift(scene, x, y, base='brick', ribbon='mustard', width=22, height=18):
    with scene.at(x, y):
        scene.contact(width / 2, 3)
        scene.rect(-width / 2, -height, width, height, scene.volume(base, .25, .16,
            direction='diagonal'), radius=1)
        scene.rect(-2.4, -height, 4.8, height, ribbon)
        scene.path(f'M0 {-height}C-9 {-height - 9} -11 {-height} 0 {-height}C9 {-height - 9} 11 '
                   f'{-height} 0 {-height}', ribbon, stroke=shade(ribbon, .2), width=.7)


# ---- shelves -----------------------------------------------------------------------------
def jar(scene, x, y, fill='mustard', height=15, width=10):
    with scene.at(x, y):
        scene.rect(-width / 2, -height, width, height, '#fdf6e8', radius=2, opacity=.9)
        scene.path(f'M{num(-width / 2 + .6)} '
                   f'{num(-height * .66)}H{num(width / 2 - .6)}V-2Q{num(width / 2 - .6)} -.4 '
                   f'{num(width / 2 - 2)} -.4'
                   f'H{num(-width / 2 + 2)}Q{num(-width / 2 + .6)} -.4 {num(-width / 2 + .6)} -2Z',
                   scene.volume(fill, .2, .2))
        scene.rect(-width / 2 - .6, -height - 2.6, width + 1.2, 4, scene.volume('walnut', .3, .2),
                   radius=1.4)
        scene.rect(-width / 2 + 1.6, -height + 2, 1.4, height - 5, 'white', radius=.7, opacity=.7)


SHELF_KINDS = {
    'mixed': ('books', 'books', 'pot', 'jar', 'vase', 'box', 'frame'), 'books': ('books',),
    'jars': ('jar', 'jar', 'jar', 'bowl'),
    'dishes': ('plates', 'cup', 'bowl', 'cup', 'teapot'),
    'toys': ('teddy', 'ball', 'blocks', 'books', 'duck'),
    'plants': ('pot', 'pot', 'vase', 'cactus'),
}


def shelf_things(scene, x, width, kind):
    """Fills a board from x on; the board's upper face is y = 0."""
    rng = scene.random
    end, last = x + width, None
    while x < end - 9:
        others = [choice for choice in SHELF_KINDS[kind] if choice != last]
        thing = last = rng.choice(others or SHELF_KINDS[kind])
        used = _shelf_thing(scene, thing, x, end - x, rng)
        x += used + rng.uniform(1.5, 4)


def _shelf_thing(scene, thing, x, room, rng):
    from props.tables import books
    if thing == 'books' or room < 15:
        width = min(room, rng.uniform(16, 26))
        books(scene, x, 0, width, 18)
        return width
    base = rng.choice(('terra', 'white', 'blue', 'mustard', 'sage', 'rose'))
    if thing in ('pot', 'cactus'):
        with scene.at(x + 7, 0):
            for index, angle in enumerate((-60, -34, -10, 16, 40, 64)):
                leaf(scene, 0, -8, rng.uniform(10, 15), 3.4, angle, LEAVES[index % 4])
            pot(scene, 13, 9, base)
    elif thing == 'jar':
        jar(scene, x + 6, 0, rng.choice(('mustard', 'terra', 'leaf', 'plum', 'coral')),
            rng.uniform(12, 17))
        return 12
    elif thing == 'vase':
        with scene.at(x + 6, 0):
            scene.path(smooth([(-2.6, -13), (-5.4, -6), (-3.6, 0), (3.6, 0), (5.4, -6),
                               (2.6, -13)]), scene.volume(base, .3, .2, direction='right'))
            scene.curve(((0, -12), (1, -18), (4, -23)), 'forest', .9)
            blossom(scene, 4, -23, 3.4, 'coral')
        return 12
    elif thing == 'box':
        scene.rect(x, -10, 15, 10, scene.volume(base), radius=1)
        scene.rect(x - .6, -12, 16.2, 4, scene.volume(lit(base, .25)), radius=1)
    elif thing == 'frame':
        scene.rect(x, -17, 13, 17, scene.volume('umber'), radius=1)
        scene.rect(x + 2, -15, 9, 13, 'cream')
        scene.ellipse(x + 6.5, -8.5, 3, fill='coral')
    elif thing == 'cup':
        scene.path(f'M{num(x + 9)} -6.500c4 -1 4 5 -.5 4', stroke=base, width=1.4)
        scene.rect(x, -9, 9.6, 9, scene.volume(base, .3, .2, direction='right'), radius=1.8)
    elif thing == 'bowl':
        scene.path(f'M{num(x)} -7h15q-1 7 -5.500 7h-4q-4.500 0 -5.500 -7Z',
                   scene.volume(base, .3, .2))
    elif thing == 'plates':
        for index in range(4):
            scene.ellipse(x + 8, -1.6 - index * 1.8, 8.4, 1.8,
                          scene.volume(('white', base)[index % 2], .2, .2))
        return 17
    elif thing == 'teapot':
        teapot(scene, x + 11, 0, base, scale=.66)
        return 22
    elif thing == 'teddy':
        teddy(scene, x + 8, 0, scale=.5)
    elif thing == 'ball':
        ball(scene, x + 7, 0, rng.choice(('terra', 'teal', 'mustard')), radius=6.5)
    elif thing == 'blocks':
        blocks(scene, x + 8, 0, scale=.6)
        return 17
    elif thing == 'duck':
        duck(scene, x + 9, 0, scale=.7)
        return 18
    return 15
