"""Kitchen furniture: everything that stands on the floor or hangs over the worktop.

The worktop of every kitchen lies at one height and depth, so that any two kitchens join:
its back meets the wall at TOP_BACK, things stand on it at STAND, its front edge ends at EDGE
and the cabinets' foot is at FOOT. Counters therefore take only their left and right end.
"""

from kit.palette import lit, mix, shade
from kit.room import shell
from kit.svg import num, polygon, smooth, taper

RAIL = 108          # top of the tiles behind every worktop
TOP_BACK = 149
STAND = 154
EDGE = 162
FOOT = 224
IRON = '#5d5763'    # cast iron, warm enough not to look black
GLASS = '#dcebe8'


def kitchen_shell(scene, wall, lower, floor, **options):
    """The shell of a kitchen, with the rail that all kitchens share."""
    shell(scene, wall=wall, lower=lower, floor=floor, rail=RAIL, **options)


# ---- worktops ------------------------------------------------------------------------------
def counter(scene, left, right, base='sage', units=('door', 'drawers', 'door'), top='oak',
            style='panel', knob='gold'):
    """Cabinets with a worktop from left to right.

    units, of equal width: door, doors, drawers, open (baskets), plates, curtain.
    style: panel (country), slab (modern), board (grooved).
    """
    width = right - left
    with scene.at(left, 0):
        floor_shadow = scene.gradient((0, 'shadow', .5), (1, 'shadow', 0))
        scene.rect(0, FOOT - 1, width, 9, floor_shadow)
        scene.rect(0, EDGE, width, FOOT - EDGE - 6, scene.volume(base, .06, .18))
        scene.rect(0, FOOT - 6, width, 6, shade(base, .45))
        step = width / len(units)
        for index, unit in enumerate(units):
            with scene.at(index * step, EDGE):
                UNITS[unit](scene, step, FOOT - EDGE - 7, base, style, knob, index)
        scene.rect(0, EDGE, width, 5, scene.gradient((0, 'shadow', .42), (1, 'shadow', 0)))
        worktop(scene, 0, width, top)


def worktop(scene, left, right, base='oak'):
    """Only the board, for places where the cabinets are drawn apart."""
    width = right - left
    scene.rect(left, TOP_BACK - 6, width, 6, scene.gradient((0, 'shadow', 0), (1, 'shadow', .22)))
    scene.rect(left, TOP_BACK, width, 9, scene.gradient((0, shade(base, .16)), (1, lit(base, .22))))
    for index in range(int(width / 34)):
        x = left + index * 34 + (index * 13) % 17
        scene.path(f'M{num(x)} {TOP_BACK + 3 + index % 3}q9 -1 20 0', stroke=shade(base, .2),
                   width=.6, opacity=.4)
    scene.rect(left, EDGE - 5.4, width, 5.4, scene.volume(base, .3, .2))
    scene.rect(left, EDGE - 5.4, width, 1.2, lit(base, .65))


def _front(scene, x, y, width, height, base, style):
    """One door or drawer front."""
    scene.rect(x, y + .8, width, height, 'shadow', radius=1.6, opacity=.32)
    scene.rect(x, y, width, height, scene.volume(lit(base, .1), .14, .1), radius=1.6)
    if style == 'panel' and height > 16:
        scene.rect(x + 4, y + 4, width - 8, height - 8, shade(base, .06), radius=1)
        scene.path(f'M{num(x + 4)} {num(y + height - 4)}V{num(y + 4)}H{num(x + width - 4)}',
                   stroke=shade(base, .3), width=.9, opacity=.8)
        scene.path(f'M{num(x + width - 4)} {num(y + 4)}V{num(y + height - 4)}H{num(x + 4)}',
                   stroke=lit(base, .55), width=.9)
    elif style == 'board' and height > 16:
        for groove in range(1, int(width / 6)):
            gx = x + groove * 6
            scene.line(gx, y + 2, gx, y + height - 2, shade(base, .28), .7, .6)
    scene.path(f'M{num(x + 1)} {num(y + .7)}H{num(x + width - 1)}', stroke=lit(base, .6), width=1,
               opacity=.8)


def _handle(scene, x, y, knob, style, across=True):
    if style == 'slab':
        wide, high = (12, 1.8) if across else (1.8, 12)
        scene.rect(x - wide / 2, y - high / 2, wide, high, scene.volume(knob, .4, .2), radius=.9)
    else:
        scene.ellipse(x, y + .8, 2.1, fill='shadow', opacity=.3)
        scene.ellipse(x, y, 2, fill=scene.ball(knob, .5, .2))


def _door(scene, width, height, base, style, knob, index):
    _front(scene, 1.6, 4, width - 3.2, height - 6, base, style)
    side = width - 6 if index % 2 == 0 else 6
    _handle(scene, side, 15, knob, style, across=False)


def _doors(scene, width, height, base, style, knob, index):
    for half in (0, 1):
        with scene.at(half * width / 2, 0):
            _door(scene, width / 2, height, base, style, knob, half)


def _drawers(scene, width, height, base, style, knob, index):
    for y, high in ((4, 13), (19, 15), (36, height - 38)):
        _front(scene, 1.6, y, width - 3.2, high, base, style)
        _handle(scene, width / 2, y + high / 2 - (4 if style == 'slab' else 0), knob, style)


def _hollow(scene, width, height, base):
    scene.rect(2, 4, width - 4, height - 6, shade(base, .5), radius=1)
    scene.rect(2, 4, width - 4, 6, scene.gradient((0, 'shadow', .5), (1, 'shadow', 0)))
    scene.rect(2, height * .52, width - 4, 2.6, scene.volume(lit(base, .1), .3, .1))


def _open(scene, width, height, base, style, knob, index):
    _hollow(scene, width, height, base)
    for y in (height * .52, height - 2):
        wide = width - 10
        with scene.at(width / 2, y):
            scene.path(taper(wide, wide - 3, -16, 0), scene.volume('oak', .2, .2))
            for line in range(3):
                level = -12 + line * 4
                scene.line(-wide / 2 + 1.5, level, wide / 2 - 1.5, level, 'walnut', .8, .7)
            scene.rect(-wide / 2 - 1, -17.5, wide + 2, 3.4, lit('oak', .25), radius=1.6)
            scene.rect(-3, -12, 6, 3, shade('walnut', .3), radius=1.5)


def _plates(scene, width, height, base, style, knob, index):
    _hollow(scene, width, height, base)
    middle = width / 2
    for row in range(5):
        scene.ellipse(middle, height * .52 - 1.6 - row * 2.2, width * .3, 1.9,
                      scene.volume(('white', 'sky')[row % 2], .2, .2))
    for dx, fill in ((-width * .2, 'mustard'), (width * .16, 'terra')):
        with scene.at(middle + dx, height - 2):
            scene.path('M-7 -10H7C7 -3 4 0 2 0H-2C-4 0 -7 -3 -7 -10Z', scene.volume(fill, .3, .2))


def _curtain(scene, width, height, base, style, knob, index):
    cloth = knob if knob != 'gold' else 'cream'
    scene.rect(2, 3, width - 4, height - 3, shade(base, .5))
    waves = ''.join(f'q{num(-(width - 4) / 12)} 3 {num(-(width - 4) / 6)} 0' for _ in range(6))
    folds = scene.gradient((0, shade(cloth, .12)), (.16, lit(cloth, .3)), (.33, shade(cloth, .1)),
                           (.5, lit(cloth, .3)), (.66, shade(cloth, .1)), (.84, lit(cloth, .2)),
                           (1, shade(cloth, .2)), direction='right')
    scene.path(f'M2 5H{num(width - 2)}V{num(height - 2)}{waves}Z', folds)
    for part in range(1, 6):
        x = width * part / 6
        scene.line(x, 7, x + (1 if part % 2 else -1), height - 2, shade(cloth, .3), .8, .45)
    scene.line(2, height - 8, width - 2, height - 8, shade('terra', .1), 1.4, .6)
    scene.rect(1, 4, width - 2, 2, scene.volume('gold', .3, .2), radius=1)


UNITS = {'door': _door, 'doors': _doors, 'drawers': _drawers, 'open': _open, 'plates': _plates,
         'curtain': _curtain}


# ---- stoves and hoods ----------------------------------------------------------------------
def stove(scene, x, base='cream', width=60, inside='bread', accent='brick'):
    """An oven with its hob at worktop height. inside: bread, pie, cookies, dark."""
    half = width / 2
    with scene.at(x, 0):
        scene.contact(half + 3, 5, y=FOOT)
        scene.rect(-half, TOP_BACK + 2, width, FOOT - TOP_BACK - 5, scene.volume(base, .16, .18,
                   direction='diagonal'), radius=3)
        scene.rect(-half + 3, FOOT - 5, 7, 5, shade(base, .45))
        scene.rect(half - 10, FOOT - 5, 7, 5, shade(base, .45))
        scene.rect(-half - 1, TOP_BACK - 1, width + 2, 8.6, scene.volume(IRON, .3, .1), radius=2)
        scene.rect(-half, TOP_BACK - 1, width, 1.4, lit(IRON, .45), radius=.7)
        for px in (-half * .5, half * .5):
            scene.ellipse(px, STAND - 1, half * .34, 2, shade(IRON, .3))
        for index in range(4):
            px = -half + 9 + index * (width - 18) / 3
            scene.ellipse(px, 164.6, 3, fill='shadow', opacity=.25)
            scene.ellipse(px, 164, 3, fill=scene.ball(accent, .4, .2))
            scene.line(px, 163, px, 161.6, 'cream', .9)
        scene.rect(-half + 5, 171, width - 10, 2.4, scene.volume('steel', .5, .2), radius=1.2)
        scene.rect(-half + 5, 176, width - 10, 34, shade(base, .3), radius=3)
        glass = scene.radial((0, '#ffd883'), (.7, '#ee9a48'), (1, '#b8603c'), cy=.7, radius=.8)
        scene.rect(-half + 7, 178, width - 14, 30, glass if inside != 'dark' else '#6b4a50',
                   radius=2)
        if inside != 'dark':
            with scene.at(0, 201):
                OVEN[inside](scene, half)
            scene.lamp(0, 196, 30, .7)
        scene.line(-half + 8, 202, half - 8, 202, shade('umber', .3), 1, .8)
        scene.path(polygon([(-half + 10, 206), (-half + 18, 180), (-half + 24, 180),
                            (-half + 16, 206)]), 'white', opacity=.22)
        scene.rect(-half + 5, 213, width - 10, 5.4, scene.volume(lit(base, .1), .2, .2), radius=1.5)


def _oven_bread(scene, half):
    scene.path(smooth([(-15, 0), (-16, -6), (-6, -12), (8, -12), (16, -6), (15, 0)]),
               scene.ball('#c9803f', .35, .25))
    scene.path('M-8 -10l3 4M-1 -11l3 5M6 -11l3 5', stroke=lit('oak', .4), width=1.4)


def _oven_pie(scene, half):
    scene.path(smooth([(-14, -5), (-8, -9), (0, -10), (8, -9), (14, -5), (0, -3)]),
               scene.ball('oak'))
    scene.path(taper(30, 24, -5, 0), scene.volume('brick', .2, .2))


def _oven_cookies(scene, half):
    for px in (-14, -5, 4, 13):
        scene.ellipse(px, -2, 4.4, 2.6, scene.ball('#c9803f', .4, .2))


OVEN = {'bread': _oven_bread, 'pie': _oven_pie, 'cookies': _oven_cookies}


def wood_stove(scene, x, base=IRON, width=84, trim='gold', tiles='sky'):
    """A cast-iron range with a fire door, an oven door, a brass rail and a pipe to the ceiling."""
    from props.lamps import fire
    half = width / 2
    with scene.at(x, 0):
        with scene.at(shadow='wall'):
            scene.rect(-half + 8, 0, 15, TOP_BACK, scene.gradient(
                (0, shade(base, .2)), (.35, lit(base, .35)), (1, shade(base, .3)),
                direction='right'))
        for py in (26, 76, 124):
            scene.rect(-half + 6.5, py, 18, 5, scene.volume(base, .4, .2, direction='right'),
                       radius=1.5)
        scene.contact(half + 4, 6, y=FOOT + 1)
        for px in (-half + 6, half - 12):
            scene.path(f'M{num(px)} 214h7l-1 11h-5Z', shade(base, .35))
        scene.rect(-half, TOP_BACK + 4, width, 66, scene.volume(base, .22, .22,
                   direction='diagonal'), radius=4)
        scene.rect(-half - 3, TOP_BACK - 1, width + 6, 9, scene.volume(lit(base, .08), .35, .15),
                   radius=3)
        scene.rect(-half - 2, TOP_BACK - 1, width + 4, 1.5, lit(base, .5), radius=.7)
        scene.rect(-half + 1, 164, width - 2, 2.2, scene.volume(trim, .5, .2), radius=1.1)
        for px in (-half + 4, half - 4):
            scene.ellipse(px, 165, 2.2, fill=scene.ball(trim))
        _fire_door(scene, -half * .46, base, trim, fire)
        scene.rect(half * .08, 172, half * .8, 34, scene.volume(lit(base, .1), .2, .2), radius=3)
        scene.rect(half * .08 + 4, 176, half * .8 - 8, 26, tiles, radius=2, opacity=.85)
        scene.path(smooth([(half * .48, 180), (half * .6, 189), (half * .48, 198),
                           (half * .36, 189)]), mix(tiles, 'navy', .55))
        scene.ellipse(half * .48, 189, 2, fill='cream')
        scene.rect(half * .12, 169, half * .7, 2, scene.volume(trim, .5, .2), radius=1)
        scene.rect(-half + 6, 209, width - 12, 4, shade(base, .25), radius=1.5)


def _fire_door(scene, x, base, trim, fire):
    opening = f'M{num(x - 14)} 205V184C{num(x - 14)} 168 {num(x + 14)} 168 {num(x + 14)} 184V205Z'
    scene.path(opening, lit(base, .22), stroke=lit(base, .22), width=5)
    scene.path(opening, scene.radial((0, '#ffc95f'), (.6, '#d9713c'), (1, '#7d3f3c'), cy=.8,
                                     radius=.8))
    with scene.at(clip=scene.clip(opening)):
        fire(scene, x, 206, scale=.72, radius=54)
    for dx in (-7, 0, 7):
        scene.line(x + dx, 174, x + dx, 204, shade(base, .2), 1.6)
    scene.ellipse(x + 18, 189, 2, fill=scene.ball(trim))


def hood(scene, x, base='white', kind='plaster', bottom=86, width=66, beam='walnut'):
    """Above a stove. kind: plaster (with a beam), steel (slim, modern), copper."""
    half = width / 2
    with scene.at(x, 0, shadow='wall'):
        if kind == 'steel':
            scene.rect(-11, 0, 22, bottom - 10, scene.gradient(
                (0, shade(base, .14)), (.3, lit(base, .5)), (1, shade(base, .28)),
                direction='right'))
            scene.rect(-half, bottom - 12, width, 12, scene.volume(base, .4, .25), radius=1.5)
        else:
            side = scene.gradient((0, shade(base, .08)), (.28, lit(base, .3)), (.6, base),
                                  (1, shade(base, .22)), direction='right')
            scene.path(f'M-17 0H17V{num(bottom * .42)}C17 {num(bottom * .7)} {num(half)} '
                       f'{num(bottom - 20)} {num(half)} {num(bottom - 8)}H{num(-half)}'
                       f'C{num(-half)} {num(bottom - 20)} -17 {num(bottom * .7)} -17 '
                       f'{num(bottom * .42)}Z', side)
            scene.rect(-half - 3, bottom - 10, width + 6, 10,
                       scene.volume(beam, .3, .2), radius=2)
            scene.rect(-half - 2, bottom - 10, width + 4, 1.5, lit(beam, .6), radius=.7)
    with scene.at(x, 0):
        under = scene.gradient((0, 'shadow', .25), (1, 'shadow', 0))
        scene.rect(-half, bottom, width, 9, under)
        if kind == 'steel':
            scene.ellipse(0, bottom - 1, 12, 1.6, '#fff3c0')
            scene.lamp(0, bottom + 2, 30, .6)


# ---- sink, fridge, dresser -----------------------------------------------------------------
def farm_sink(scene, x, base='white', width=62, tap='gold', suds=True):
    """A basin with an apron front set into the worktop, under its tap."""
    half = width / 2
    with scene.at(x, 0):
        scene.path('M0 150V128C0 116 15 116 15 127V132', stroke=shade(tap, .2), width=3.8)
        scene.path('M-.6 150V128C-.4 117 14 117 14.400 127V132', stroke=lit(tap, .3), width=2)
        for side in (-1, 1):
            scene.rect(side * 10 - 2, 143, 4, 6, scene.volume(tap, .4, .2), radius=1)
            scene.rect(side * 10 - 4.5, 141, 9, 2.6, scene.volume(tap, .5, .2), radius=1.3)
        scene.rect(-half + 2, TOP_BACK + 1, width - 4, 8, shade('steel', .12), radius=2)
        if suds:
            for index in range(13):
                px = -half + 8 + index * (width - 16) / 12
                scene.ellipse(px, 152.6 - (index * 7 % 5), 3.6 + index * 5 % 3, fill=scene.ball(
                    '#f4fbff', .3, .12))
        scene.rect(-half, 155.5, width, 33, 'shadow', radius=3, opacity=.25)
        scene.rect(-half, 154, width, 33, scene.volume(base, .3, .2, direction='diagonal'),
                   radius=3)
        scene.rect(-half, 154, width, 3.4, scene.volume(lit(base, .3), .5, .08), radius=1.7)
        scene.rect(-half + 6, 162, width - 12, 20, 'none', radius=2, stroke=shade(base, .12),
                   line=.9)


def bubbles(scene, places):
    """Soap bubbles at (x, y, radius)."""
    for x, y, radius in places:
        scene.ellipse(x, y, radius, fill=scene.radial((0, 'white', .25), (.6, 'sky', .5),
                                                      (.88, 'white', .95), (1, 'lilac', .7)))
        scene.ellipse(x - radius * .38, y - radius * .4, radius * .24, radius * .16, 'white', .95)


def fridge(scene, x, base='mint', width=54, height=132, magnets=True):
    """A rounded old fridge, closed; its foot is the worktops' foot."""
    half = width / 2
    with scene.at(x, FOOT):
        scene.contact(half + 4, 6)
        for px in (-half + 6, half - 12):
            scene.rect(px, -5, 6, 5, IRON)
        scene.rect(-half, -height, width, height - 4, scene.gradient(
            (0, lit(base, .1)), (.2, lit(base, .5)), (.55, base), (1, shade(base, .24)),
            direction='right'), radius=9)
        split = -height * .68
        scene.rect(-half + 1, split, width - 2, 1.8, shade(base, .3))
        scene.rect(-half + 1, split + 1.8, width - 2, 1, lit(base, .6))
        for py, long in ((split - 22, 15), (split + 9, 22)):
            scene.rect(-half + 6, py, 3.4, long, 'shadow', radius=1.7, opacity=.3)
            scene.rect(-half + 5.4, py - .6, 3.4, long, scene.volume('steel', .6, .2), radius=1.7)
        scene.path(f'M{num(-half + 10)} {num(-height + 4)}Q0 {num(-height + 1)} {num(half - 12)} '
                   f'{num(-height + 4)}', stroke='white', width=1.6, opacity=.6)
        if magnets:
            with scene.at(4, split + 16, rotate=-4, shadow='near'):
                scene.rect(-9, 0, 17, 21, 'white', radius=.8)
                scene.ellipse(-3, 8, 3.2, fill='mustard')
                scene.path('M-8 18q4 -7 8 -2t7 -1v5h-15Z', 'leaf')
                scene.ellipse(0, 1, 1.8, fill='brick')
            with scene.at(14, split + 46, rotate=5, shadow='near'):
                scene.rect(-7, 0, 14, 13, 'cream', radius=.8)
                scene.path('M0 10C-6 6 -4 2 0 5C4 2 6 6 0 10Z', 'terra')
                scene.ellipse(0, 1, 1.6, fill='teal')
            scene.ellipse(-6, split - 9, 2.2, fill='mustard')
            scene.ellipse(12, split - 14, 2.2, fill='terra')


def open_fridge(scene, x, base='mint', width=58, height=138):
    """An old fridge standing open to the left, full and bright: at night the room's only lamp."""
    from props.food import bottle, cheese_wedge, eggs, milk, pepper, pie, tomato
    half = width / 2
    with scene.at(x, FOOT):
        scene.contact(half + 6, 6)
        scene.rect(-half, -height, width, height - 3, scene.gradient(
            (0, lit(base, .3)), (.6, base), (1, shade(base, .24)), direction='right'), radius=8)
        scene.rect(-half + 5, -height + 6, width - 10, height - 16, scene.radial(
            (0, '#fffdf0'), (.6, '#fff1c4'), (1, '#f2d9a0'), cy=.2, radius=.9), radius=4)
        levels = (-height + 38, -height + 68, -height + 96, -13)
        for level in levels[:3]:
            scene.rect(-half + 5, level, width - 10, 2, 'white', opacity=.9)
            scene.rect(-half + 5, level + 2, width - 10, 2, 'steel', opacity=.5)
        scene.ellipse(0, -height + 9, 7, 3, '#fffef4')
        milk(scene, -14, levels[0], 1.1)
        bottle(scene, 0, levels[0], 'forest', 25)
        bottle(scene, 13, levels[0], 'terra', 23)
        pie(scene, -4, levels[1], .8)
        tomato(scene, 17, levels[1], 4.6)
        cheese_wedge(scene, -9, levels[2], .8)
        eggs(scene, 12, levels[2], .75)
        scene.rect(-half + 8, -32, width - 16, 19, '#cfe3e4', radius=2, opacity=.8)
        for px, fill in ((-13, 'leaf'), (-3, 'mustard'), (8, '#d4503c'), (16, 'leaf')):
            pepper(scene, px, -15, fill, .95)
        scene.rect(-half + 8, -22, width - 16, 9, 'white', radius=2, opacity=.5)
        _fridge_door(scene, -half, height, base)
        scene.lamp(0, -height * .55, 74)


def _fridge_door(scene, x, height, base):
    """The open door, seen from its inner side and foreshortened."""
    top, low = -height + 1, -5
    scene.path(polygon([(x, top + 3), (x - 26, top + 12), (x - 26, low + 10), (x, low)]),
               scene.volume(lit(base, .3), .2, .1, direction='right'))
    scene.path(polygon([(x - 2, top + 9), (x - 22, top + 16), (x - 22, low + 3), (x - 2, low - 5)]),
               '#fff6da')
    for part, things in ((.34, ('brick', 'mustard')), (.62, ('leaf', 'cream')),
                         (.9, ('blue', 'brick'))):
        level = top + (low - top) * part
        for index, fill in enumerate(things):
            scene.rect(x - 19 + index * 9, level - 14 + index * -1.5, 6.4, 14,
                       scene.volume(fill, .3, .2, direction='right'), radius=1.6)
        scene.path(polygon([(x - 22, level - 2), (x - 2, level - 6), (x - 2, level + 1),
                            (x - 22, level + 4)]), 'white', opacity=.85)
    scene.path(polygon([(x - 26, top + 12), (x - 29, top + 14), (x - 29, low + 9),
                        (x - 26, low + 10)]), shade(base, .2))


def dresser(scene, x, y, width=66, height=66, base='sage', back='cream'):
    """A plate rack hung above the worktop: two rows of standing plates, cups on hooks."""
    half = width / 2
    with scene.at(x, y):
        with scene.at(shadow='wall'):
            scene.rect(-half, 0, width, height, scene.volume(base, .16, .2, direction='diagonal'),
                       radius=2)
            scene.rect(-half - 3, -4, width + 6, 6, scene.volume(lit(base, .1), .3, .14), radius=2)
        scene.rect(-half + 4, 5, width - 8, height - 10, shade(back, .16))
        rows = 2
        gap = (height - 10) / rows
        for row in range(rows):
            floor = 5 + gap * (row + 1)
            scene.rect(-half + 4, floor - gap, width - 8, 5,
                       scene.gradient((0, 'shadow', .45), (1, 'shadow', 0)))
            count = int((width - 12) / 15)
            for index in range(count):
                px = -half + 6 + (index + .5) * (width - 12) / count
                rim = ('blue', 'terra', 'sage', 'mustard')[(index + row * 2) % 4]
                scene.ellipse(px, floor - gap * .42, 6.8, gap * .38, scene.ball('white', .2, .16))
                scene.ellipse(px, floor - gap * .42, 4.6, gap * .26, 'none', stroke=rim, line=1.3)
                scene.ellipse(px, floor - gap * .42, 1.6, gap * .08, rim)
            scene.rect(-half + 2, floor - 1.6, width - 4, 3.2,
                       scene.volume(lit(base, .14), .3, .14))
        for index in range(4):
            px = -half + 9 + index * (width - 18) / 3
            fill = ('terra', 'cream', 'teal', 'mustard')[index]
            with scene.at(px, height, shadow='near'):
                scene.line(0, 0, 0, 3, 'gold', 1)
                scene.path('M5 6C9 5 9 11 5 10', stroke=fill, width=1.3)
                scene.path('M-5 3H5V9C5 13 -5 13 -5 9Z', scene.volume(fill, .3, .2,
                                                                    direction='right'))


def wall_cabinet(scene, x, y, width=60, height=50, base='sage', doors=2, glass=False, knob='gold'):
    """Hangs on the wall; with glass doors dishes are seen behind them."""
    half, door = width / 2, width / doors
    with scene.at(x, y):
        with scene.at(shadow='wall'):
            scene.rect(-half, 0, width, height, scene.volume(base, .16, .2, direction='diagonal'),
                       radius=2)
            scene.rect(-half - 2, -3, width + 4, 5, scene.volume(lit(base, .1), .3, .1), radius=1.5)
        for index in range(doors):
            px = -half + index * door
            _front(scene, px + 1.6, 4, door - 3.2, height - 6, base, 'slab' if glass else 'panel')
            if glass:
                scene.rect(px + 5, 8, door - 10, height - 14, '#8d7f7c', radius=1)
                scene.rect(px + 5, 8, door - 10, height - 14, GLASS, radius=1, opacity=.5)
                middle = 8 + (height - 14) * .5
                for floor, fill in ((middle, 'terra'), (height - 6, 'blue')):
                    for row in range(3):
                        scene.ellipse(px + door * .4, floor - 1.4 - row * 2, door * .2, 1.6,
                                      scene.volume(('white', fill)[row % 2], .2, .2))
                    scene.rect(px + door * .62, floor - 8, 6, 8, scene.volume(fill, .3, .2),
                               radius=1.4)
                scene.rect(px + 5, middle, door - 10, 1.8, lit(base, .2))
                scene.path(polygon([(px + 7, height - 10), (px + door * .5, 10),
                                    (px + door * .66, 10), (px + 12, height - 10)]), 'white',
                           opacity=.2)
            knob_x = px + (door - 4 if index % 2 == 0 else 4)
            scene.ellipse(knob_x, height * .68, 1.7, fill=scene.ball(knob, .5, .2))
