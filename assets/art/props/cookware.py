"""Pots, pans, tools and crockery. They stand on (x, y) unless a docstring says otherwise."""

from kit.palette import lit, shade
from kit.svg import num, polygon, smooth, taper
from props.small import steam_wisps

COPPER = '#cf7d52'
IRON = '#5d5763'


def _metal(scene, base):
    return scene.gradient((0, shade(base, .12)), (.22, lit(base, .55)), (.55, base),
                          (1, shade(base, .3)), direction='right')


def stew_pot(scene, x, y, base='brick', scale=1, lid=True, steam=True):
    with scene.at(x, y, scale=scale):
        scene.contact(18, 2.6)
        for side in (-1, 1):
            scene.path(f'M{side * 16} -15q{side * 7} 0 {side * 5} 5', stroke=shade(base, .3),
                       width=2.4)
        scene.path('M-17 -19H17V-5Q17 0 11 0H-11Q-17 0 -17 -5Z', _metal(scene, base))
        if lid:
            scene.path('M-19 -18C-16 -26 16 -26 19 -18Z', scene.volume(base, .35, .14))
            scene.ellipse(0, -26, 3, 2.4, scene.ball('gold'))
        else:
            scene.ellipse(0, -19, 17, 3.2, shade(base, .34))
        scene.rect(-18.5, -19.5, 37, 2.6, lit(base, .35), radius=1.3)
        if steam:
            steam_wisps(scene, 0, -30 if lid else -24, 1.5)


def copper_cauldron(scene, x, y, inside='#b03a48', scale=1):
    """The wide copper pan in which jam is cooked, full to the brim."""
    with scene.at(x, y, scale=scale):
        scene.contact(25, 3)
        for side in (-1, 1):
            scene.path(f'M{side * 22} -22q{side * 10} -1 {side * 7} 8', stroke='gold', width=2.6)
        scene.path('M-26 -26H26C25 -10 18 0 10 0H-10C-18 0 -25 -10 -26 -26Z',
                   _metal(scene, COPPER))
        scene.ellipse(0, -26, 26, 5, scene.volume(COPPER, .5, .1))
        scene.ellipse(0, -25.6, 23.4, 3.8, scene.ball(inside, .3, .2))
        for px, py, radius in ((-12, -26, 2), (-4, -24.6, 1.6), (6, -26.4, 2.2), (14, -25, 1.6)):
            scene.ellipse(px, py, radius, radius * .7, lit(inside, .4))
        steam_wisps(scene, -8, -34, 1.5)
        steam_wisps(scene, 10, -35, 1.7)


def saucepan(scene, x, y, base='steel', scale=1, flip=False, steam=False):
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(13, 2)
        scene.path('M11 -11L30 -15', stroke='umber', width=3)
        scene.path('M-12 -14H12V-4Q12 0 8 0H-8Q-12 0 -12 -4Z', _metal(scene, base))
        scene.ellipse(0, -14, 12, 2.4, shade(base, .3))
        scene.path('M-12 -14q12 -4 24 0', stroke=lit(base, .6), width=1)
        if steam:
            steam_wisps(scene, 0, -18, 1.2)


def kettle(scene, x, y, base='teal', scale=1, flip=False, steam=True):
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(13, 2)
        scene.path('M-9 -17C-9 -31 9 -31 9 -17', stroke='umber', width=2.6)
        scene.path('M10 -8C16 -9 16 -16 21 -19L23 -17C18 -13 18 -5 11 -3Z', scene.volume(base))
        scene.path(smooth([(-13, -2), (-14, -8), (-9, -17), (0, -19), (9, -17), (14, -8), (13, -2),
                           (0, 0)]), scene.ball(base, .45, .22))
        scene.ellipse(0, -19.6, 2.4, 2, scene.ball('gold'))
        scene.path('M-9 -8q0 -5 4 -7', stroke='white', width=1.4, opacity=.6)
        if steam:
            steam_wisps(scene, 24, -22, 1.2)


def coffee_pot(scene, x, y, base='steel', scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(8, 1.8)
        scene.path('M7 -17C14 -17 13 -6 8 -6', stroke='umber', width=2.2)
        scene.path(polygon([(-8, 0), (-5.5, -11), (5.5, -11), (8, 0)]), _metal(scene, base))
        scene.path(polygon([(-5.5, -11), (-8, -22), (7, -22), (5.5, -11)]), _metal(scene, base))
        scene.path('M-7 -20L-11 -22L-8 -22Z', shade(base, .2))
        scene.rect(-6, -12.4, 12, 2.8, lit(base, .4), radius=1)
        scene.path('M-8 -22L0 -26L7 -22Z', scene.volume(base, .4, .2))
        scene.ellipse(0, -26.6, 1.7, fill='umber')


def mixing_bowl(scene, x, y, base='cream', inside='#f4dba0', scale=1, spoon=True, band='terra'):
    with scene.at(x, y, scale=scale):
        scene.contact(16, 2.4)
        if spoon:
            scene.path('M4 -16L19 -33', stroke='walnut', width=2.8)
        scene.ellipse(0, -16, 19, 4.4, shade(base, .14))
        scene.ellipse(0, -15.6, 16.6, 3.4, scene.ball(inside, .4, .12))
        scene.path('M-19 -16C-18 -4 -11 0 -8 0H8C11 0 18 -4 19 -16Q0 -9.500 -19 -16Z',
                   scene.volume(base, .3, .22, direction='right'))
        scene.path('M-17.800 -10.500Q0 -3.500 17.800 -10.500', stroke=band, width=1.8, opacity=.85)


def rolling_pin(scene, x, y, length=44, scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(length / 2, 2)
        scene.rect(-length / 2 - 9, -6, length + 18, 4, scene.volume('terra', .3, .2), radius=2)
        scene.rect(-length / 2, -8.4, length, 8.4, scene.volume('oak', .4, .26), radius=3.6)
        scene.line(-length / 2 + 4, -6.8, length / 2 - 5, -6.8, lit('oak', .7), 1.2, .8)


def cutting_board(scene, x, y, width=40, base='walnut'):
    """Lies flat; things on it stand at y - 3."""
    with scene.at(x, y):
        scene.contact(width / 2, 2.4)
        half = width / 2
        scene.path(polygon([(-half + 3, -6), (half - 3, -6), (half, -1.6), (-half, -1.6)]),
                   scene.volume(base, .4, 0))
        scene.rect(-half, -1.8, width, 2.6, shade(base, .2), radius=1)


def standing_board(scene, x, y, base='walnut', width=20, height=30, lean=6):
    """A board leaning against the tiles."""
    with scene.at(x, y, rotate=lean, shadow='near'):
        scene.rect(-width / 2, -height, width, height, scene.volume(base, .25, .2,
                   direction='diagonal'), radius=3)
        scene.rect(-3.4, -height - 9, 6.8, 11, scene.volume(base, .3, .1), radius=3)
        scene.ellipse(0, -height - 5, 1.6, fill=shade(base, .4))
        scene.path(f'M{num(-width * .2)} -3V{num(-height + 4)}M{num(width * .15)} '
                   f'-3V{num(-height + 4)}', stroke=shade(base, .2), width=.8, opacity=.5)


def utensil_jar(scene, x, y, base='sky', scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(8, 1.8)
        scene.path('M-3 -14L-8 -33', stroke='walnut', width=2)
        scene.ellipse(-8.6, -35, 3, 4.4, scene.ball('walnut'))
        scene.path('M1 -14L1 -36', stroke='oak', width=2)
        scene.rect(-2, -42, 6, 9, scene.volume('oak', .3, .2), radius=1.4)
        scene.path('M4 -14L10 -31', stroke='steel', width=1.6)
        scene.ellipse(11, -34, 3.6, 5.4, 'none', stroke='steel', line=1.1)
        scene.ellipse(11, -34, 1.4, 5, 'none', stroke='steel', line=.9)
        scene.path(taper(15, 13, -17, 0), _metal(scene, base))
        scene.rect(-7, -11, 14, 2, lit(base, .6), opacity=.8)


def scales(scene, x, y, base='terra', scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(14, 2.2)
        scene.path('M-11 0L-7 -17H7L11 0Z', scene.volume(base, .25, .2))
        scene.ellipse(0, -8, 5.4, fill='white')
        scene.line(0, -8, 3, -11, 'brick', 1.2)
        scene.rect(-3, -20, 6, 4, shade(base, .2))
        scene.path('M-17 -26H17C15 -20 9 -19 6 -19H-6C-9 -19 -15 -20 -17 -26Z',
                   _metal(scene, 'gold'))


def toaster(scene, x, y, base='coral', scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(15, 2.2)
        for px in (-5, 6):
            scene.path(f'M{px - 6} -18V-25Q{px - 6} -29 {px} -28Q{px + 6} -29 {px + 6} -25V-18Z',
                       scene.volume('oak', .3, .2))
        scene.rect(-15, -20, 30, 19, _metal(scene, base), radius=6)
        scene.rect(-12, -2, 24, 2.4, shade(base, .4), radius=1)
        scene.rect(15, -14, 4, 3, 'umber', radius=1)
        scene.ellipse(9, -7, 2.2, fill='cream')


def stand_mixer(scene, x, y, base='sky', scale=1, flip=False):
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(18, 2.4)
        scene.rect(-19, -5, 38, 5, scene.volume(base, .3, .2), radius=2.4)
        scene.path('M10 -4C8 -16 8 -22 10 -30H18V-4Z', scene.volume(base, .3, .24,
                                                                 direction='right'))
        scene.path(smooth([(-19, -31), (-17, -38), (4, -41), (18, -37), (19, -29), (4, -27),
                           (-14, -27)]), scene.ball(base, .45, .2))
        scene.rect(-10, -28, 3, 7, 'steel')
        scene.path('M-19 -20H1C1 -9 -4 -5 -6 -5H-12C-14 -5 -19 -9 -19 -20Z',
                   _metal(scene, 'steel'))
        scene.ellipse(12, -33, 1.8, fill='brick')


def pasta_machine(scene, x, y, scale=1):
    """Clamped to the table; ribbons of pasta fall out to the left."""
    with scene.at(x, y, scale=scale):
        scene.contact(20, 3)
        scene.path(polygon([(-14, -27), (8, -40), (13, -37), (-6, -24)]),
                   scene.volume('#f3d794', .3, .1))
        scene.rect(-17, -26, 34, 20, _metal(scene, 'steel'), radius=3)
        scene.rect(-19, -8, 38, 8, scene.volume('#8f99a1', .3, .2), radius=2)
        for py in (-22, -16):
            scene.rect(-14, py, 28, 3, scene.volume('white', .2, .3), radius=1.5)
        for ribbon in range(8):
            scene.curve([(-13 + ribbon * 1.8, -12), (-20 + ribbon * 1.9, -9),
                         (-27 + ribbon * 2.6, -.5)], ('#f8e3ac', '#e9c67c')[ribbon % 2], 1.8)
        scene.path('M17 -16H25V-30', stroke='#8f99a1', width=2.4)
        scene.rect(22, -38, 6.4, 11, scene.volume('brick', .35, .2), radius=3)


def pasta_rack(scene, x, y, width=52, height=46, tone='#f3d794'):
    """A wooden rack on the table with tagliatelle hanging over its bars."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half, 2.6)
        for px in (-half + 3, half - 3):
            scene.rect(px - 1.6, -height, 3.2, height, scene.volume('walnut', .3, .2), radius=1.4)
            scene.rect(px - 7, -3, 14, 3.4, scene.volume('walnut', .3, .2), radius=1.4)
        bar = -height + 2
        for strand in range(int(width / 2.6) - 3):
            px = -half + 6 + strand * 2.6
            low = -height + 28 + (strand * 5) % 7
            scene.line(px, bar, px, low, (tone, lit(tone, .4), shade(tone, .1))[strand % 3], 1.9)
        scene.rect(-half, bar - 2.4, width, 3.6, scene.volume('oak', .3, .2), radius=1.8)


def dish_rack(scene, x, y, scale=1):
    """Plates, a cup and a pan drying beside the sink."""
    with scene.at(x, y, scale=scale):
        scene.contact(26, 2.6)
        for index, fill in enumerate(('white', 'sky', 'white', 'rose', 'white')):
            with scene.at(-18 + index * 7, -11, rotate=12):
                scene.ellipse(0, -4, 4, 12, scene.ball(fill, .3, .2))
                scene.ellipse(-.8, -4, 2.4, 8.6, 'none', stroke=shade(fill, .16), line=.8)
        scene.path('M15 -12H27V-4Q21 -2 15 -4Z', scene.volume('mustard', .3, .2))
        scene.path('M-27 -1V-9M-18 -1V-9M-9 -1V-9M0 -1V-9M9 -1V-9M18 -1V-9M27 -1V-9',
                   stroke='steel', width=1.1)
        scene.path('M-28 -9H28M-28 -4.500H28', stroke=lit('steel', .5), width=1.3)
        scene.rect(-29, -2, 58, 2.4, scene.volume('steel', .4, .2), radius=1.2)


# ---- hanging things ------------------------------------------------------------------------
def tool_rail(scene, x, y, width=70, things=('ladle', 'whisk', 'pan', 'slice'), metal='gold'):
    """A rail with hooks; x is its middle, y its height.

    things: ladle whisk slice pan copper skillet sieve glove cloth board grater.
    """
    with scene.at(x, y, shadow='wall'):
        scene.rect(-width / 2, -1.3, width, 2.8, scene.volume(metal, .5, .2), radius=1.4)
        for side in (-1, 1):
            scene.ellipse(side * width / 2, 0, 2.4, fill=scene.ball(metal))
        step = width / len(things)
        for index, thing in enumerate(things):
            with scene.at(-width / 2 + step * (index + .5), 2):
                scene.path('M0 -2v2.500q0 1.500 1.400 1', stroke=metal, width=1)
                HUNG[thing](scene)


def _ladle(scene):
    scene.line(0, 1, 0, 20, 'steel', 1.8)
    scene.path('M-5 20H5C5 27 -5 27 -5 20Z', _metal(scene, 'steel'))


def _whisk(scene):
    scene.line(0, 1, 0, 10, 'walnut', 2.4)
    for wide in (1.4, 4.2):
        scene.ellipse(0, 18, wide, 8, 'none', stroke='steel', line=1)


def _slice(scene):
    scene.line(0, 1, 0, 14, 'umber', 2)
    scene.rect(-4, 13, 8, 12, scene.volume('steel', .4, .2), radius=1.4)
    scene.path('M-1.600 16v6M1.600 16v6', stroke=shade('steel', .3), width=1)


def _round_pan(scene, base, radius):
    scene.line(0, 1, 0, 13, 'umber', 2.4)
    scene.ellipse(0, 11 + radius, radius, fill=scene.ball(base, .5, .25))
    scene.ellipse(0, 11 + radius, radius * .74, fill=shade(base, .16))
    scene.path(f'M{num(-radius * .5)} {num(11 + radius * .7)}q{num(radius * .2)} '
               f'{num(-radius * .3)} {num(radius * .5)} {num(-radius * .3)}', stroke='white',
               width=1.2, opacity=.5)


def _sieve(scene):
    scene.line(0, 1, 0, 11, 'walnut', 2)
    scene.path('M-8 12H8C8 24 -8 24 -8 12Z', lit('steel', .3), opacity=.85)
    scene.path('M-5 13v6M-2 13v8M1 13v8M4 13v7M-6 16H6M-5 19H5', stroke='steel', width=.6)
    scene.line(-9, 12, 9, 12, 'steel', 1.8)


def _glove(scene):
    scene.path(smooth([(-5, 2), (-6, 14), (-6, 22), (0, 26), (6, 22), (6, 15), (10, 13), (9, 9),
                       (5, 10), (5, 2)]), scene.volume('terra', .25, .2, direction='diagonal'))
    scene.rect(-5.6, 1, 11, 4, 'cream', radius=1.5)
    scene.ellipse(-.6, 15, 2.2, fill='cream', opacity=.8)


def _cloth(scene):
    scene.path(polygon([(-8, 1), (8, 1), (7, 27), (-7, 28)]), scene.volume('cream', .1, .14))
    for px in (-4, 1, 5):
        scene.line(px, 2, px * .95, 27, 'blue', 1.2, .7)
    for py in (18, 23):
        scene.line(-7.4, py, 7.2, py, 'blue', 1.2, .7)


def _hung_board(scene):
    scene.rect(-2.4, 0, 4.8, 8, scene.volume('oak', .3, .2), radius=2)
    scene.rect(-7, 6, 14, 20, scene.volume('oak', .3, .24, direction='diagonal'), radius=2.4)


def _grater(scene):
    scene.path('M-3 1h6l2 20h-10Z', _metal(scene, 'steel'))
    for row in range(4):
        for px in (-2, 0, 2):
            scene.ellipse(px, 6 + row * 4, .7, fill=shade('steel', .4))


HUNG = {'ladle': _ladle, 'whisk': _whisk, 'slice': _slice, 'sieve': _sieve, 'glove': _glove,
        'cloth': _cloth, 'board': _hung_board, 'grater': _grater,
        'pan': lambda scene: _round_pan(scene, IRON, 8),
        'skillet': lambda scene: _round_pan(scene, COPPER, 6.4),
        'copper': lambda scene: _round_pan(scene, COPPER, 9)}


def shelf_board(scene, x, y, width=60, base='walnut'):
    """A bare wall shelf; x is its middle, y its upper face. Put things on it one by one."""
    with scene.at(x, y, shadow='wall'):
        scene.rect(-width / 2, 0, width, 4, scene.volume(base, .3, .2), radius=1)
        for px in (-width / 2 + 6, width / 2 - 9):
            scene.path(f'M{num(px)} 4h3v4.500q-3 0 -3 -4.500Z', shade(base, .3))


def spoon(scene, x, y, length=26, rotate=0, base='walnut', dip=None):
    """Held in a hand: the grip is at x, y, the bowl up; dip colours what is on it."""
    with scene.at(x, y, rotate=rotate):
        scene.line(0, 4, 0, -length, base, 2)
        scene.ellipse(0, -length - 3, 3.2, 4.6, scene.ball(base, .4, .2))
        if dip:
            scene.ellipse(0, -length - 4, 2.5, 3.4, scene.ball(dip, .4, .1))


def plate(scene, x, y, base='white', rim='blue', width=22):
    """Lying flat."""
    with scene.at(x, y):
        scene.contact(width / 2, 1.8)
        scene.ellipse(0, -1.4, width / 2, width * .15, scene.volume(base, .2, .2))
        scene.ellipse(0, -1.8, width * .38, width * .1, 'none', stroke=rim, line=.9)


def polished_plate(scene, x, y, radius=11, base='white', rim='blue'):
    """Held upright in somebody's hands; x, y is its middle."""
    with scene.at(x, y, shadow='near'):
        scene.ellipse(0, 0, radius, fill=scene.ball(base, .3, .16))
    scene.ellipse(x, y, radius * .84, fill='none', stroke=rim, line=1.5)
    scene.ellipse(x, y, radius * .56, fill='none', stroke=shade(base, .14), line=.9)
    scene.path(f'M{num(x - radius * .6)} {num(y - radius * .2)}q{num(radius * .2)} '
               f'{num(-radius * .4)} {num(radius * .6)} {num(-radius * .5)}', stroke='white',
               width=1.6)


def towel(scene, x, y, base='cream', stripe='terra', width=15, length=24):
    """A dish towel hanging from a hand at x, y."""
    with scene.at(x, y, shadow='near'):
        scene.path(smooth([(-4, -2), (-width * .5, length * .5), (-width * .55, length),
                           (0, length + 1.5), (width * .5, length - 2), (width * .4, length * .4),
                           (4, -2)]), scene.volume(base, .2, .18, direction='right'))
        for part in (.62, .78):
            scene.path(f'M{num(-width * .5)} {num(length * part)}q{num(width * .5)} 2 '
                       f'{num(width * .98)} -1', stroke=stripe, width=1.5, opacity=.85)


def resting_hand(scene, x, y, look, cuff=None, size=4.6):
    """A hand laid on something, drawn after the thing that hides its arm; cuff: the sleeve."""
    if cuff:
        scene.ellipse(x, y - size * 1.1, size * 1.05, size * .9, shade(cuff, .1))
    scene.ellipse(x, y, size * 1.08, size, scene.ball(look.skin_color, .2, .12))
