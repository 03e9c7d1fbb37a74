"""Things of those who finish a house: tilers, floor layers, painters of stars, and movers."""

from kit import wallpaper
from kit.palette import lit, mix, shade
from kit.room import DEPTH, RAIL, ROWS, draw_floor
from kit.scene import FLOOR, LEFT, RIGHT
from kit.svg import num, polygon, smooth, star_path
from props import tools


# ---- tiles -----------------------------------------------------------------------------------
def wall_tiles(room, edge, kind='tiles', base='teal', accent='cream', left=LEFT):
    """Tiles that are up already, from `left` to a stepped edge: (x, y from where on) each."""
    outline = [(left, edge[0][1])]
    for (x, y), (_, below) in zip(edge, [*edge[1:], (0, FLOOR)]):
        outline += [(x, y), (x, below)]
    outline.append((left, FLOOR))
    with room.at(clip=room.clip(polygon(outline))), room.quietly():
        wallpaper.lower_wall(room, kind, base, accent, rail=RAIL)
    for (x, y), (_, below) in zip(edge, [*edge[1:], (0, FLOOR)]):
        room.rect(x, y, 2.2, below - y, room.gradient((0, 'shadow', .34), (1, 'shadow', 0),
                                                      direction='right'))


def combed_mortar(room, edge, reach=30, tone='#c6b9ab'):
    """Mortar before the edge of the tiles, with the marks of the comb, ready for the next ones."""
    outline = [(edge[0][0], edge[0][1] + 3)]
    for (x, y), (_, below) in zip(edge, [*edge[1:], (0, FLOOR)]):
        outline += [(x + reach - 5, y + 3), (x + reach + 2, (y + below) / 2),
                    (x + reach - 3, below)]
    outline.append((edge[0][0], FLOOR))
    room.path(polygon(outline), room.volume(tone, .25, .1))
    with room.at(clip=room.clip(polygon(outline))):
        for row in range(int((FLOOR - edge[0][1]) / 4)):
            y = edge[0][1] + 5 + row * 4
            room.path(f'M{edge[0][0]} {y}h{edge[-1][0] - edge[0][0] + reach}',
                      stroke=shade(tone, .26), width=1.1, opacity=.55)


def laid_tiles(room, counts, step=24, base='#f2e3cb', accent='teal'):
    """Floor tiles, so many in each of the rows from the back, and the bed of mortar before them.
    """
    rows = [FLOOR + part * DEPTH for part in ROWS]

    def slanted(column, y):
        return column * step + (y - FLOOR) * .18

    outline, bed = [(LEFT - 30, rows[0])], [(LEFT - 30, rows[0])]
    for count, top, bottom in zip(counts, rows, rows[1:]):
        for line, more in ((outline, 0), (bed, .5)):
            line += [(slanted(count + more, top), top), (slanted(count + more, bottom), bottom)]
    for line in (outline, bed):
        line.append((LEFT - 30, rows[-1]))
    room.path(polygon(bed), '#b9aca2')
    with room.at(clip=room.clip(polygon(outline))), room.quietly():
        draw_floor(room, 'check', base, accent)
    for count, top, bottom in zip(counts, rows, rows[1:]):
        behind, before = slanted(count, top), slanted(count, bottom)
        room.path(polygon([(behind, top), (before, bottom), (before + 1.6, bottom),
                           (behind + 1.6, top)]), shade(base, .45), opacity=.8)


def tile_stack(room, x, y, colors=('teal', 'cream', 'teal', 'cream'), width=34):
    """Tiles as they came out of the box."""
    room.contact(width / 2 + 2, 4, x=x, y=y)
    for level, tone in enumerate(colors):
        shift = (level * 5) % 4 - 1.5
        top = y - 6 - level * 6
        room.rect(x - width / 2 + shift, top, width, 5.4, room.volume(tone, .35, .25), radius=1)
        room.rect(x - width / 2 + shift, top, width, 1.3, lit(tone, .7), radius=.6)


def loose_tile(room, x, y, tone='teal', width=30, rotate=0):
    """One tile that lies flat."""
    with room.at(x, y, rotate=rotate):
        room.contact(width * .5, 3, y=1)
        room.path(polygon([(-width * .5, -4), (width * .4, -4), (width * .5, 3),
                           (-width * .4, 3)]), room.volume(tone, .3, .1))
        room.path(polygon([(-width * .4, 3), (width * .5, 3), (width * .5, 4.6),
                           (-width * .4, 4.6)]), shade(tone, .3))


def spirit_level(room, x, y, length=62, rotate=0):
    with room.at(x, y, rotate=rotate, shadow='near'):
        room.rect(-length / 2, -8, length, 9, room.volume('mustard', .35, .25), radius=1.5)
        room.rect(-length / 2, -8, length, 1.6, lit('mustard', .7), radius=.8)
        room.rect(-8, -6.4, 16, 5.6, '#d7ecc2', radius=2.4)
        room.ellipse(.6, -3.8, 2.2, 1.7, 'white')
        for line in (-3, 4):
            room.line(line, -6.2, line, -1, 'slate', .8)
        for side in (-1, 1):
            room.rect(side * length / 2 - 2.5, -8.4, 5, 9.8, 'slate', radius=1)


def mortar_tub(room, x, y, base='slate'):
    """Black rubber, with mortar and the trowel in it."""
    room.contact(28, 5, x=x, y=y)
    with room.at(x, y):
        room.path('M-27 -22H27L21 0H-21Z', room.volume(base, .3, .25))
        room.ellipse(0, -22, 27, 5.4, lit(base, .3))
        room.ellipse(0, -21.6, 24, 4, room.volume('#cfc4b8', .3, .15))
        with room.at(9, -25, rotate=-28, shadow='near'):
            room.path('M-2 6L-8 -7H4Z', room.volume('steel', .5, .2))
            room.line(-2, -7, -2, -12, '#7e8894', 2)
            room.rect(-4, -26, 4.4, 14, room.volume('walnut', .4, .2), radius=2)


def tortoise(room, x, y, scale=1, flip=False):
    """Whose shell is laid without a single gap."""
    with room.at(x, y, scale=scale, flip=flip):
        room.contact(25, 4)
        for px in (-13, 11):
            room.rect(px - 4, -8, 9, 8, room.volume('#9fae74', .25, .2), radius=3)
        room.path('M19 -9C26 -10 26 -20 33 -21C40 -21 42 -13 37 -10C33 -7 26 -4 19 -4Z',
                  room.volume('#b4c183', .3, .2))
        room.ellipse(35, -16.4, 1.5, 1.8, 'ink')
        room.ellipse(34.5, -17, .55, fill='white')
        room.path('M36.500 -11.500q2.500 .4 3.200 -1.600', stroke='ink', width=.9)
        dome = 'M-23 -6C-22 -27 20 -27 22 -6C12 -2.500 -12 -2.500 -23 -6Z'
        room.path(dome, room.ball('#a9773f', .4, .25))
        with room.at(clip=room.clip(dome)):
            for px, py in ((-13, -11), (0, -14), (13, -11), (-6.5, -21), (6.5, -21), (-19, -4),
                           (-6, -4), (7, -4), (19, -4)):
                room.path(polygon([(px - 5, py), (px - 2.5, py - 4), (px + 2.5, py - 4),
                                   (px + 5, py), (px + 2.5, py + 4), (px - 2.5, py + 4)]),
                          mix('#a9773f', 'mustard', .55), opacity=.9)
        room.path('M-24 -6.500C-12 -2 12 -2 23 -6.500', stroke='#c79a55', width=2.6)
        room.path('M-24 -5q-5 0 -7 3q4 .6 8 -.6Z', '#9fae74')


# ---- floors ----------------------------------------------------------------------------------
def sanded(room, edge, tone='#f0d6a8'):
    """Where the boards are bare and light again: right of an edge of its own in each row."""
    rows = [FLOOR + part * DEPTH for part in ROWS]
    outline = [(RIGHT, rows[0])]
    for x, top, bottom in zip(edge, rows, rows[1:]):
        outline += [(x, top), (x + 5, (top + bottom) / 2), (x - 2, bottom)]
    outline = polygon([*outline, (RIGHT, rows[-1])])
    room.path(outline, tone, opacity=.62)
    with room.at(clip=room.clip(outline)):
        for x, top, bottom in zip(edge, rows, rows[1:]):
            room.rect(x - 4, top, 12, bottom - top, room.gradient(
                (0, '#fff3d8', .55), (1, '#fff3d8', 0), direction='right'))
            room.line(LEFT, bottom, RIGHT, bottom, shade(tone, .35), .9, .45)


def floor_sander(room, x, y, base='brick'):
    """A drum on wheels, a long handle and a bag full of what was the old floor."""
    room.contact(44, 6, x=x, y=y)
    with room.at(x, y):
        room.path('M16 -22C34 -44 46 -72 56 -100', stroke='slate', width=4)
        room.path('M15 -23C33 -45 45 -73 55 -101', stroke=lit('slate', .4), width=1.2)
        with room.at(56, -102, rotate=20):
            room.rect(-16, -3, 32, 6, room.volume('slate', .35, .2), radius=3)
            for side in (-1, 1):
                room.rect(side * 12 - 5, -3.6, 10, 7.2, room.volume('brick', .3, .2), radius=3)
        bag = smooth([(23, -28), (19, -44), (25, -60), (36, -64), (44, -52), (43, -36), (35, -25)])
        with room.at(shadow='near'):
            room.path(bag, room.ball('#cdbf9c', .45, .25))
        room.path('M25 -56C31 -53 36 -54 40 -58M23 -38C30 -35 37 -36 42 -40', stroke='#97855f',
                  width=1.4, opacity=.6)
        room.rect(26, -68, 10, 6, 'slate', radius=2)
        room.path('M-34 -4C-38 -24 -26 -36 -8 -36H18C28 -36 32 -26 31 -4Z',
                  room.volume(base, .4, .25))
        room.path('M-30 -20C-28 -29 -20 -32 -8 -32H16', stroke=lit(base, .7), width=2, opacity=.8)
        room.rect(-12, -46, 26, 12, room.volume('slate', .35, .2), radius=3)
        for line in (-7, -1, 5):
            room.line(line, -43, line, -37, lit('slate', .4), 1.4, .8)
        room.rect(-37, -9, 22, 8, room.volume('steel', .5, .3), radius=4)
        room.ellipse(20, -8, 9, fill=room.ball('slate', .3, .2))
        room.ellipse(20, -8, 3.6, fill='steel')
        room.rect(-24, -27, 30, 7, lit(base, .5), radius=3, opacity=.7)


def dust_clouds(room, places, tone='#f7ead0'):
    """What hangs in the air behind the machine: (x, y, size) each."""
    for x, y, size in places:
        for dx, dy, part in ((-.8, .1, .6), (0, -.3, .8), (.8, 0, .62), (.2, .3, .7)):
            room.ellipse(x + dx * size, y + dy * size, part * size, part * size * .7, tone, .2)


def heap_of_dust(room, x, y, width=44, tone='#e2c592'):
    room.contact(width / 2, 3, x=x, y=y)
    room.path(smooth([(x - width / 2, y), (x - width * .28, y - 7), (x - width * .04, y - 13),
                      (x + width * .24, y - 8), (x + width / 2, y), (x, y + 2)]),
              room.ball(tone, .4, .2))


def broom(room, x, y, top, tone='#e0b562'):
    """Leaning; x, y is the middle of its bristles, `top` the end of its stick."""
    room.line(x, y - 20, top[0], top[1], '#b98550', 4)
    room.line(x - 1, y - 20, top[0] - 1, top[1], lit('#b98550', .5), 1.1)
    room.contact(18, 3, x=x, y=y)
    room.path(f'M{x - 10} {y - 22}h20l7 22q-17 4 -34 0Z', room.volume(tone, .35, .25))
    for shift in (-9, -4, 1, 6, 11):
        room.line(x + shift * .6, y - 15, x + shift, y - 1, shade(tone, .3), .9, .7)
    room.rect(x - 11, y - 25, 22, 6, room.volume('brick', .3, .2), radius=2)


def ear_defenders(room, x, y, base='mustard'):
    """On a nail."""
    with room.at(x, y, shadow='wall'):
        room.ellipse(0, -1, 1.8, fill='slate')
        room.path('M-11 20C-14 -6 14 -6 11 20', stroke='slate', width=3)
        for side in (-1, 1):
            room.rect(side * 11 - 5, 14, 10, 16, room.volume(base, .4, .25), radius=4.5)


# ---- a painted sky -----------------------------------------------------------------------------
def night_sky(room, edge, base='navy'):
    """A wall that becomes a sky, from the left to a ragged edge from the top to the skirting."""
    outline = polygon([(LEFT, 0), *edge, (LEFT, edge[-1][1])])
    room.path(outline, room.gradient((0, shade(base, .2)), (.6, base), (1, mix(base, 'lilac', .5))))
    with room.at(clip=room.clip(outline)):
        for index in range(14):
            room.rect(LEFT + index * 17, 0, 7, 204, lit(base, .4), opacity=.07, radius=3)


def painted_moon(room, x, y, radius, base='navy'):
    """Still wet: a drop runs down."""
    with room.at(x, y):
        room.path(f'M{num(radius * .3)} {num(-radius)}A{radius} {radius} 0 1 0 {radius} '
                  f'{num(radius * .3)}A{num(radius * .8)} {num(radius * .8)} 0 0 1 '
                  f'{num(radius * .3)} {num(-radius)}Z', room.ball('#f7dc8c', .45, .1))
        room.path(f'M-6 {num(radius * .92)}v13', stroke='#f0d080', width=2.6)
        room.ellipse(-6, radius * .92 + 14, 2, 2.6, '#f0d080')


def painted_stars(room, places, tone='#f9e6a6'):
    """(x, y, size) each."""
    for x, y, size in places:
        room.path(star_path(x, y, size, 5, .45), tone)


def pencilled_stars(room, places):
    """Those that are only drawn so far."""
    for x, y, size in places:
        room.path(star_path(x, y, size, 5, .45), stroke='slate', width=.9, opacity=.55)


def work_light(room, x, y, height=96):
    """A lamp on three legs that shines at the wall to the upper left."""
    room.contact(22, 4, x=x, y=y)
    for lean in (-16, 3, 18):
        tools.pole(room, x, y - height * .5, x + lean, y - abs(lean) * .12, 'slate', 3.4)
    tools.pole(room, x, y - height, x, y - height * .45, 'steel', 4)
    with room.at(x, y - height, rotate=-24):
        room.rect(-18, -14, 34, 25, room.volume('mustard', .35, .25), radius=4)
        room.rect(-15, -11, 28, 19, room.radial((0, '#fffbe2'), (1, '#ffe9a6')), radius=2)
        for line in (-7, 1, 8):
            room.line(line - 1, -11, line - 1, 8, shade('mustard', .3), 1, .55)
    room.lamp(x - 2, y - height, 74)


def plank_bridge(room, left, right, y, top):
    """A plank across two trestles, to stand on."""
    room.contact((right - left) / 2, 6, x=(left + right) / 2, y=y)
    for x in (left + 16, right - 16):
        for lean in (-12, 12):
            tools.pole(room, x, top + 4, x + lean, y, '#d49a55', 5)
        room.line(x - 8, (top + y) / 2 + 6, x + 8, (top + y) / 2 + 6, shade('#d49a55', .3), 3)
    tools.deck(room, left, top, right - left, 8)


def owl(room, x, y, scale=1, coat='#a47a58'):
    with room.at(x, y, scale=scale):
        room.path(smooth([(-12, -2), (-13, -20), (-10, -31), (0, -33), (10, -31), (13, -20),
                          (12, -2), (0, 1)]), room.ball(coat, .3, .25))
        for side in (-1, 1):
            room.path(f'M{side * 4} -31L{side * 11} -38L{side * 11} -28Z', shade(coat, .15))
            room.path(f'M{side * 13} -20C{side * 16} -10 {side * 13} -3 {side * 8} -1'
                      f'C{side * 8} -10 {side * 9} -16 {side * 13} -20Z', shade(coat, .25))
        room.path(smooth([(-7, -3), (-8, -13), (0, -18), (8, -13), (7, -3), (0, -1)]),
                  lit(coat, .5))
        for px, py in ((-3, -12), (3, -12), (0, -8), (-4, -6), (4, -6)):
            room.path(f'M{px - 1.6} {py}q1.600 2 3.200 0', stroke=shade(coat, .3), width=.9)
        for side in (-1, 1):
            room.ellipse(side * 5, -24, 5.4, fill=lit(coat, .65))
            room.ellipse(side * 5, -24, 3.5, fill='mustard')
            room.ellipse(side * 5, -24, 2, fill='ink')
            room.ellipse(side * 5 - .7, -24.8, .7, fill='white')
            room.path(f'M{side * 4 - 2} 1v-2.400M{side * 4 + 1} 1v-2.400', stroke='mustard',
                      width=1.6)
        room.path('M-2 -22L0 -17L2 -22Z', 'mustard')


# ---- moving in ---------------------------------------------------------------------------------
def fallen_curtain(room, top, left, right, y, cloth='brick'):
    """It hangs by one corner, at `top`, and the rest lies on the floor, soft enough to sleep in."""
    x0, y0 = top
    middle, drop = (left + right) / 2, y - y0
    room.contact((right - left) / 2 + 6, 7, x=middle, y=y)
    hung = (f'M{x0 - 5} {y0}C{x0 - 14} {num(y0 + drop * .4)} {left + 24} {num(y0 + drop * .7)} '
            f'{left + 4} {y - 8}L{right - 10} {y - 8}C{right - 16} {num(y0 + drop * .75)} '
            f'{x0 + 14} {num(y0 + drop * .4)} {x0 + 6} {y0}Z')
    folds = [(index / 8, lit(cloth, .2) if index % 2 else shade(cloth, .16)) for index in range(9)]
    with room.at(shadow='near'):
        room.path(hung, room.gradient(*folds, direction='right'))
    for part in (.16, .34, .52, .7, .86):
        foot = left + 4 + (right - left - 14) * part
        room.path(f'M{num(x0 - 4 + 9 * part)} {y0 + 4}C{num(x0 - 12 + 24 * part)} '
                  f'{num(y0 + drop * .45)} {num((foot + x0) / 2)} {num(y0 + drop * .7)} '
                  f'{num(foot)} {y - 10}', stroke=shade(cloth, .4), width=1.4, opacity=.55)
    heap = smooth([(left - 10, y - 2), (left - 2, y - 13), (left + 18, y - 10),
                   (middle - 10, y - 20), (middle + 12, y - 15), (right - 16, y - 20),
                   (right + 4, y - 9),
                   (right + 12, y), (right - 8, y + 6), (middle, y + 4), (left + 8, y + 7)])
    with room.at(shadow='near'):
        room.path(heap, room.volume(cloth, .28, .26))
    for start, bend in ((left + 6, 9), (left + 26, -8), (middle, 9), (right - 22, -8),
                        (right - 4, 6)):
        room.path(f'M{num(start)} {y - 12}q{bend} 7 {num(bend * .3)} 15', stroke=shade(cloth, .38),
                  width=1.8, opacity=.55)
        room.path(f'M{num(start + 4)} {y - 13}q{bend} 7 {num(bend * .3)} 14',
                  stroke=lit(cloth, .45), width=1.4, opacity=.6)


def brass_rings(room, places):
    """Curtain rings."""
    for x, y, flat in places:
        room.ellipse(x, y, 4, 4 * flat, 'none', stroke=shade('gold', .15), line=1.8)
        room.path(f'M{x - 3.6} {y - 1.6 * flat}q2 -3 5 -2.400', stroke=lit('gold', .6), width=1)


def wrapped_clock(room, x, y, height=118):
    """A tall clock in paper and string; only its feet say what it is."""
    room.contact(20, 4, x=x, y=y)
    with room.at(x, y):
        for side in (-1, 1):
            room.rect(side * 12 - 3, -5, 6, 5, room.volume('umber', .3, .2), radius=1.5)
        paper = room.volume('#d9b98c', .3, .22, direction='right')
        outline = smooth([(-17, -4), (-16, -34), (-12, -50), (-12, -height + 36),
                          (-19, -height + 30), (-17, -height + 6), (0, -height), (17, -height + 6),
                          (19, -height + 30), (12, -height + 36), (12, -50), (16, -34), (17, -4)],
                         tension=.5)
        with room.at(shadow='near'):
            room.path(outline, paper)
        room.path(f'M-10 {-height + 10}q6 10 2 22M8 {-height + 14}q-5 9 -1 18M-8 -46l4 34M9 -44'
                  'l-3 30', stroke='#a8834f', width=1.2, opacity=.6)
        for level in (-height + 33, -48, -20):
            room.path(f'M-16 {level}Q0 {level + 4} 16 {level}', stroke='brick', width=1.6)
        room.path(f'M0 {-height + 35}q-9 -8 -10 0q0 5 10 0q9 -8 10 0q0 5 -10 0', stroke='brick',
                  width=1.6)
