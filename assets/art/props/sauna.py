"""Saunas: stove with stones, slatted benches, whisk, and guests wrapped in towels."""

from kit.palette import lit, mix, shade
from kit.people import PEOPLE, adult
from kit.svg import num, smooth
from props.baths import bare

STONE = '#8f8791'


# ---- people ------------------------------------------------------------------------------
def turban(scene, x, y, cloth='white', scale=.94):
    """A towel wound around wet hair; x, y is the middle of the head."""
    with scene.at(x, y, scale=scale):
        scene.path(smooth([(-20, -4), (-21, -17), (-13, -30), (0, -37), (13, -32), (21, -18),
                           (20, -4), (11, -11), (0, -13), (-11, -11)]),
                   scene.ball(cloth, .3, .16))
        scene.path('M-18 -8C-8 -16 6 -22 13 -31M-20 -16C-10 -20 -2 -28 2 -36M18 -9'
                   'C10 -14 4 -17 -2 -19', stroke=shade(cloth, .2), width=1.1, opacity=.7)
        scene.ellipse(3, -31, 6.4, 5, scene.ball(lit(cloth, .2), .3, .14))


def felt_hat(scene, x, y, cloth='sage', scale=.94):
    """The bell-shaped felt hat of old sauna-goers; x, y is the middle of the head."""
    with scene.at(x, y, scale=scale):
        scene.path('M-21 -7C-21 -24 -10 -38 1 -41C11 -37 21 -24 21 -7Q0 -14 -21 -7Z',
                   scene.ball(cloth, .3, .2))
        scene.path('M-23 -7Q0 -17 23 -7L22 -2.500Q0 -12 -22 -2.500Z',
                   scene.volume(shade(cloth, .08), .3, .14))
        scene.path('M-14 -21Q0 -27 14 -21', stroke='brick', width=2.4, opacity=.9)


def _bare_arm(scene, skin, side, hand):
    shoulder = (side * 14.5, -37)
    elbow = ((shoulder[0] + hand[0]) / 2 + side * 5, (shoulder[1] + hand[1]) / 2 + 2)
    points = [shoulder, elbow, hand]
    scene.curve(points, shade(skin, .14), 9.2)
    scene.curve([(px - 1.3, py - 1) for px, py in points], skin, 6.6)
    scene.ellipse(hand[0], hand[1], 5, 4.7, lit(skin, .05))


def towel_guest(scene, x, y, look, cloth='white', stripe='coral', high=False, hat=None,
                hat_color='sage', hands=((-13, 3), (13, 3)), **options):
    """An adult sitting on a bench at x, y, wrapped from the waist or (high) from the chest."""
    look = PEOPLE.get(look, look) if isinstance(look, str) else look
    skin = look.skin_color
    body = bare(look, shoes=mix(skin, 'terra', .12)).but(dress=True, accent=skin)
    scene.contact(22, 3, x=x, y=y + 3)
    adult(scene, x, y, body, 'sit', arms=(None, None), **options)
    with scene.at(x, y):
        top = -29 if high else -10
        wide = 15.6 if high else 18
        wrap = (f'M{num(-wide)} {top}Q0 {top + 4} {num(wide)} {top}C{num(wide + 3)} -12 23 -4 22 6'
                f'L20 18Q0 22 -20 18L-22 6C-23 -4 {num(-wide - 3)} -12 {num(-wide)} {top}Z')
        scene.path(wrap, scene.volume(cloth, .25, .18))
        with scene.at(clip=scene.clip(wrap)):
            scene.path('M-24 11Q0 16 24 11', stroke=stripe, width=3)
            scene.path('M-24 15Q0 20 24 15', stroke=stripe, width=1.2)
            scene.path(f'M5 {top}C8 -8 3 4 7 20', stroke=shade(cloth, .24), width=1.2,
                       opacity=.8)
            scene.path('M-9 0C-7 8 -9 14 -8 20', stroke=shade(cloth, .2), width=1, opacity=.6)
        scene.path(f'M{num(-wide)} {top}Q0 {top + 4} {num(wide)} {top}', stroke=lit(cloth, .6),
                   width=2.4)
        for side, hand in zip((-1, 1), hands):
            _bare_arm(scene, skin, side, hand)
        if hat == 'turban':
            turban(scene, 0, -62, hat_color)
        elif hat == 'felt':
            felt_hat(scene, 0, -62, hat_color)


# ---- furniture ---------------------------------------------------------------------------
def slat_bench(scene, x, y, width, height=36, base='oak', depth=9):
    """A bench of slats: its seat is y - height, open below; x is the middle."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half, 5)
        scene.rect(-half + 3, -height + depth, width - 6, height - depth,
                   scene.gradient((0, 'shadow', .62), (1, 'shadow', .3)))
        for row in range(3):
            scene.rect(-half + 2, -height + depth + 4 + row * (height - depth) / 3, width - 4,
                       (height - depth) / 3 - 4.4, scene.volume(shade(base, .16), .1, .2),
                       radius=1)
        for px in (-half + 5, half - 12):
            scene.rect(px, -height + 4, 7, height - 4, scene.volume(base, .1, .3,
                       direction='right'), radius=1)
        for row in range(2):
            top = -height - 3 + row * depth / 2
            scene.rect(-half, top, width, depth / 2 - .6, scene.volume(base, .4 - row * .1, .08),
                       radius=1)
        scene.rect(-half - 1, -height + depth - 3, width + 2, 7, scene.volume(lit(base, .1), .3,
                   .2), radius=2)
        scene.rect(-half, -height + depth - 3, width, 1.4, lit(base, .75), radius=.7)


def stones(scene, x, y, width=44, rows=3):
    """A heap of rounded stones with its foot at y."""
    rng = scene.random
    for row in range(rows):
        half = width / 2 * (1 - row * .26)
        count = max(2, round(half * 2 / 10))
        for index in range(count):
            px = x - half + (index + .5) * half * 2 / count
            tone = mix(STONE, rng.choice(('shadow', 'highlight', 'lilac', 'umber')),
                       rng.uniform(.05, .3))
            scene.ellipse(px, y - 3 - row * 7, rng.uniform(5.4, 7), rng.uniform(4.4, 5.6),
                          scene.ball(tone, .35, .28))


def sauna_stove(scene, x, y, base='slate', pipe=True, width=54):
    """Iron stove, its fire seen through the door, stones on top; 84 high without the pipe."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 4, 5)
        if pipe:
            up = scene.to_card(0, 0)[1]
            scene.rect(-6, -up, 12, up - 66, scene.gradient((0, shade(base, .1)), (.3,
                       lit(base, .4)), (1, shade(base, .3)), direction='right'))
            for level in (-up + 20, -100):
                scene.rect(-7.4, level, 14.8, 4, scene.volume(base, .3, .2), radius=1.6)
        stones(scene, 0, -64, width - 4, 3)
        scene.path(f'M{-half} -70V-54H{half}V-70', stroke=shade(base, .2), width=2.6)
        for px in range(int(-half) + 9, int(half), 9):
            scene.line(px, -69, px, -55, shade(base, .2), 1.6)
        scene.line(-half, -69, half, -69, lit(base, .3), 2.4)
        for px in (-half + 4, half - 9):
            scene.rect(px, -8, 5, 9, shade(base, .3), radius=1)
        scene.rect(-half, -58, width, 53, scene.volume(base, .22, .3, direction='diagonal'),
                   radius=3)
        scene.rect(-half, -58, width, 2, lit(base, .4), radius=1)
        scene.rect(-half + 8, -45, width - 16, 31, shade(base, .36), radius=4)
        scene.lamp(0, -28, 52)
        scene.rect(-half + 11, -42, width - 22, 25, scene.radial((0, '#fff0b4'), (.4, '#fbb945'),
                   (1, '#d8602f'), cy=.8, radius=.8), radius=3)
        for px, tall in ((-9, 12), (-2, 19), (5, 14), (10, 9)):
            scene.path(f'M{px - 4} -18C{px - 5} {-18 - tall * .6:.1f} {px - 1} '
                       f'{-18 - tall * .7:.1f} {px} {-18 - tall}C{px + 3} {-18 - tall * .6:.1f} '
                       f'{px + 6} {-18 - tall * .4:.1f} {px + 4} -18Z', '#ffe08a', opacity=.85)
        scene.path(f'M{-half + 10} -30H{half - 10}', stroke=shade(base, .36), width=1.4)
        scene.ellipse(half - 6, -29, 2, fill='gold')
        scene.rect(-half + 12, -11, width - 24, 3, shade(base, .4), radius=1.5)


# ---- small things ------------------------------------------------------------------------
def ladle(scene, x, y, reach=(22, -20), base='walnut'):
    """A ladle held at x, y with its bowl at reach, water dropping from it."""
    rx, ry = reach
    scene.line(x, y, x + rx, y + ry, base, 2.6)
    with scene.at(x + rx, y + ry):
        scene.path('M-7 -3H7C7 4 3 6 0 6C-3 6 -7 4 -7 -3Z', scene.volume('gold', .3, .25))
        scene.ellipse(0, -3, 7, 1.8, '#bfe3ea')


def birch_whisk(scene, x, y, scale=1):
    """A bundle of leafy twigs hanging head down from x, y."""
    rng = scene.random
    with scene.at(x, y, scale=scale, shadow='wall'):
        scene.path('M0 0V12', stroke='umber', width=5)
        scene.path('M-3 9H3M-3 12H3', stroke='sand', width=1.4)
        for index in range(34):
            spread = (index % 9 - 4) / 4
            depth = 14 + index // 9 * 8 + rng.uniform(0, 5)
            with scene.at(spread * (3 + depth * .26), depth, rotate=spread * -32):
                scene.path('M0 -4C4 -2 4 4 0 7C-4 4 -4 -2 0 -4Z',
                           rng.choice(('leaf', 'forest', '#8dbd7a', '#5c955f')))


def hourglass(scene, x, y, base='walnut'):
    """A sand timer on the wall; y is its top."""
    with scene.at(x, y, shadow='wall'):
        scene.rect(-10, 0, 20, 40, scene.volume(base, .3, .2), radius=3)
        scene.path('M-6 6H6C6 14 1.500 16 1.500 20C1.500 24 6 26 6 34H-6C-6 26 -1.500 24 -1.500 20'
                   'C-1.500 16 -6 14 -6 6Z', '#f2efe2')
        scene.path('M-4 12H4C3 15 1 17 0 19C-1 17 -3 15 -4 12ZM-5 34C-4 29 4 29 5 34Z', 'coral')


def round_gauge(scene, x, y, radius=11, base='walnut'):
    """A thermometer dial without figures; x, y is its middle."""
    with scene.at(x, y):
        with scene.at(shadow='wall'):
            scene.ellipse(0, 0, radius + 3, fill=scene.ball(base, .3, .2))
        scene.ellipse(0, 0, radius, fill='cream')
        for step, tone in enumerate(('sky', 'sage', 'mustard', 'coral', 'brick')):
            with scene.at(rotate=-100 + step * 50):
                scene.line(0, -radius + 2.4, 0, -radius + 4.6, tone, 3)
        with scene.at(rotate=62):
            scene.line(0, 2, 0, -radius + 4, 'brick', 1.6)
        scene.ellipse(0, 0, 1.8, fill='ink')


def wall_pegs(scene, x, y, towels=('white', 'coral'), base='walnut'):
    """Towels bunched on wooden pegs; y is the board."""
    width = len(towels) * 22
    with scene.at(x - width / 2, y, shadow='wall'):
        scene.rect(0, 0, width, 6, scene.volume(base, .3, .2), radius=2)
        for index, cloth in enumerate(towels):
            px = 22 * (index + .5)
            scene.path(f'M{num(px - 1)} 5C{num(px - 13)} 14 {num(px - 8)} 30 {num(px - 11)} 46'
                       f'Q{num(px - 4)} 50 {num(px)} 46Q{num(px + 6)} 50 {num(px + 10)} 44'
                       f'C{num(px + 8)} 30 {num(px + 12)} 14 '
                       f'{num(px + 1)} 5Z',
                       scene.gradient((0, shade(cloth, .16)), (.3, lit(cloth, .25)), (.55,
                                      shade(cloth, .08)), (.8, lit(cloth, .1)),
                                      (1, shade(cloth, .2)), direction='right'))
            scene.path(f'M{num(px - 8)} 40Q{num(px)} 44 {num(px + 8)} 39', stroke=lit(cloth, .6),
                       width=1.8)
            scene.ellipse(px, 4, 2.4, fill=scene.ball('oak'))


def deer(scene, x, y, scale=1, coat='#b98456'):
    """A curious face at the window; x, y is the middle of the forehead."""
    with scene.at(x, y, scale=scale):
        scene.path(smooth([(-15, 46), (-13, 22), (-8, 10), (8, 10), (13, 22), (17, 46)]),
                   scene.volume(shade(coat, .1), .1, .2))
        for side in (-1, 1):
            scene.path(f'M{side * 5} -9C{side * 7} -18 {side * 16} -19 {side * 17} -31'
                       f'M{side * 11} -19C{side * 10} -24 {side * 9} -27 {side * 8} -31'
                       f'M{side * 15} -23C{side * 20} -24 {side * 22} -26 {side * 23} -30',
                       stroke='#8a6242', width=2.4)
            scene.path(smooth([(side * 8, -6), (side * 17, -13), (side * 25, -10), (side * 19, -2),
                               (side * 10, 0)]), scene.ball(coat, .2, .2))
            scene.path(smooth([(side * 12, -5), (side * 19, -9.5), (side * 21, -8),
                               (side * 16, -3)]), 'rose')
        scene.path(smooth([(-10, -8), (0, -12), (10, -8), (11, 4), (7, 16), (6, 23), (0, 26),
                           (-6, 23), (-7, 16), (-11, 4)]), scene.ball(coat, .28, .18))
        scene.path(smooth([(-5, 14), (0, 12), (5, 14), (5.4, 22), (0, 25), (-5.4, 22)]),
                   lit(coat, .55))
        scene.ellipse(0, 18, 3.8, 2.8, 'ink')
        scene.ellipse(-1.2, 17, 1, .6, 'white', .7)
        scene.path('M-3 22.500q3 2 6 0', stroke='ink', width=.9)
        for side in (-1, 1):
            scene.ellipse(side * 6.6, 3, 2.4, 2.9, 'ink')
            scene.ellipse(side * 6.6 - .8, 2, .9, fill='white')
            scene.path(f'M{side * 4.6} -.6q{side * 2.4} -1.600 {side * 4.6} .8', stroke='ink',
                       width=.9)
