"""What stands in a space that is no room yet: the empty room and the scaffolding."""

from kit.palette import lit, mix, shade
from kit.room import shell
from kit.scene import FLOOR, LEFT, RIGHT, WIDTH, scene
from kit.svg import num, polygon, smooth
from props import tools
from props.small import box

PLASTER = '#e6d5bf'


@scene('down', light='day')
def empty_room(room):
    """Bare plaster, half of it painted, a ladder, pots and something under a dust sheet."""
    shell(room, wall=('plain', PLASTER), lower=None, floor=('planks', '#c9a57c'), cornice=None)
    _patches(room)
    _fresh_paint(room)
    _bulb(room, 92)
    room.beam(8, 10, 80, 70)
    _sheet_on_floor(room)
    tools.dust_sheet(room, 66, 250, 112, 78)
    _step_ladder(room, 166, 252)
    _roller(room, 222, 226)
    tools.paint_pail(room, 206, 266, 'teal', 1.2)
    tools.paint_pail(room, 178, 274, 'mustard', 1.05)
    tools.bucket(room, 130, 270, '#7f8fa6', .95)
    box(room, 20, 276, width=34, height=24)


def _patches(room):
    """Filler over old cracks, and a crack that was forgotten."""
    for x, y, size in ((30, 60, 15), (128, 120, 11), (52, 150, 9), (10, 116, 8), (116, 38, 9)):
        outline = smooth([(x - size, y), (x - size * .4, y - size * .6), (x + size * .6,
                                                                          y - size * .5),
                          (x + size, y + size * .2), (x + size * .2, y + size * .7),
                          (x - size * .7, y + size * .5)])
        room.path(outline, lit(PLASTER, .55), opacity=.75)
        room.path(outline, stroke=shade(PLASTER, .2), width=.8, opacity=.35)
    room.path('M70 18l5 13l-6 10l7 12l-3 9M69 41l-10 7', stroke=shade(PLASTER, .4), width=1.2,
              opacity=.6)


def _fresh_paint(room):
    """Broad strokes of a roller; the last ones are still uneven."""
    paint = '#8fb8ae'
    edge = [(RIGHT, 0), (150, 0), (152, 30), (146, 44), (160, 52), (150, 78), (166, 92), (158, 118),
            (174, 130), (166, 158), (184, 166), (180, 186), (198, 196), (RIGHT, 200)]
    room.path(polygon(edge), room.gradient((0, lit(paint, .25)), (1, shade(paint, .1)),
                                           direction='diagonal'))
    for index in range(7):
        x = 166 + index * 15
        room.rect(x, 0, 6, 194 - max(0, 3 - index) * 44, lit(paint, .5), opacity=.16, radius=3)
    for x, y, length in ((154, 78, 10), (168, 130, 14), (186, 186, 9)):
        room.path(f'M{x} {y - 4}v{length}', stroke=paint, width=2.4)
    room.rect(LEFT, FLOOR - 12.5, WIDTH, 3.4, '#7fa6c4', opacity=.75)


def _bulb(room, x):
    room.line(x, 0, x, 40, 'slate', 1.4)
    room.rect(x - 3.6, 38, 7.2, 9, room.volume('umber', .2, .2), radius=1.5)
    room.ellipse(x, 54, 7.4, 8.6, room.ball('#fff2c0', .5, .05))
    room.lamp(x, 54, 46)


def _sheet_on_floor(room):
    """An old sheet against drops, and the drops."""
    room.path(smooth([(96, 246), (140, 236), (196, 238), (238, 250), (246, 270), (214, 286),
                      (150, 289), (104, 279)]),
              room.gradient((0, '#efe6da'), (1, '#d9cbc6')))
    room.path('M110 254q40 -9 90 -3M130 280q40 4 86 -6M150 242q-8 16 -18 22', stroke='#a894a0',
              width=1.4, opacity=.45)
    for x, y, size, fill in ((146, 262, 3.4, 'teal'), (226, 262, 4, 'teal'), (160, 280, 3,
                                                                              'mustard'),
                             (196, 278, 2.6, 'coral'), (234, 272, 2.2, 'mustard'),
                             (116, 264, 2, 'coral')):
        room.ellipse(x, y, size, size * .5, fill, .9)
        room.ellipse(x + size * 1.6, y + 1, size * .35, size * .2, fill, .9)


def _step_ladder(room, x, y):
    """Standing open, with a pot on its shelf."""
    wood = '#d49a55'
    room.contact(40, 6, x=x, y=y)
    for side in (-1, 1):
        tools.pole(room, x + side * 10 + 12, y - 148, x + side * 15 + 36, y - 6, shade(wood, .25),
                   5)
    for part in (.35, .7):
        room.line(x + 4 + 26 * part, y - 148 + 142 * part, x + 24 + 26 * part, y - 148 + 142 * part,
                  shade(wood, .4), 3)
    for side in (-1, 1):
        tools.pole(room, x + side * 13, y - 152, x + side * 25 - 12, y, wood, 7)
    for step in range(6):
        part = (step + .9) / 6.2
        middle, half = x - 12 * part, 13 + 12 * part
        room.rect(middle - half, y - 152 + 152 * part, half * 2, 6, room.volume(wood, .35, .25),
                  radius=1.5)
        room.rect(middle - half, y - 152 + 152 * part, half * 2, 1.6, lit(wood, .65), radius=.8)
    with room.at(shadow='near'):
        room.rect(x - 18, y - 158, 40, 8, room.volume(wood, .4, .2), radius=2)
    tools.paint_pail(room, x + 4, y - 158, 'coral', .8)


def _roller(room, x, y):
    """Leaning against the wall."""
    room.line(x + 4, y, x - 4, y - 74, '#b98550', 4)
    room.path(f'M{x - 4} {y - 74}l-1 -12h14v-12', stroke='#8d98a4', width=2.4)
    with room.at(x + 4, y - 104, shadow='wall'):
        room.rect(-17, -6, 34, 13, room.volume('#8fb8ae', .35, .25), radius=5)
        room.rect(-15, -4, 30, 2.4, '#dff0ea', radius=1.2, opacity=.8)


@scene('room-space-scaffolding', name='scaffolding', transparent=True)
def scaffolding(room):
    """Poles, planks, a ladder and a bucket, to be laid on an open space."""
    columns, rails = (6, 120, 234), (40, 132, 222)
    room.contact(130, 8, x=120, y=277)
    for x1, x2 in ((6, 120), (120, 234)):
        tools.pole(room, x1, 128, x2, 44, mix(tools.STEEL, 'shadow', .2), 5)
        tools.pole(room, x2, 218, x1, 140, mix(tools.STEEL, 'shadow', .2), 5)
    for y in rails:
        tools.pole(room, LEFT + 4, y, RIGHT - 4, y, width=6)
    for x in columns:
        tools.pole(room, x, 4, x, 276, width=8)
        room.rect(x - 12, 273, 24, 6, room.volume('#6b7680', .3, .2), radius=2)
    for y in (96, 188):
        tools.deck(room, LEFT + 2, y, WIDTH - 4, 12)
    tools.bucket(room, 50, 97, scale=1.5)
    _bricks(room, 168, 97)
    _sack(room, 60, 189)
    tools.paint_pail(room, 96, 189, 'teal', 1.25)
    tools.ladder(room, 188, 276, 166, 72, 30, rungs=13)
    for x in columns:
        for y in rails:
            tools.clamp(room, x, y, 6)


def _bricks(room, x, y):
    for row, count in ((0, 3), (1, 2)):
        for index in range(count):
            left = x - count * 12 + index * 24
            tone = ('#c8604a', '#b5503e', '#d4745a')[(row + index) % 3]
            room.rect(left, y - 11 - row * 11, 23, 10.4, room.volume(tone, .3, .2), radius=1.4)


def _sack(room, x, y):
    room.path(smooth([(x - 20, y), (x - 22, y - 14), (x - 12, y - 26), (x + 4, y - 27), (x + 18,
                                                                                         y - 20),
                      (x + 22, y - 6), (x + 18, y)]), room.ball('#d9c7a6', .4, .24))
    room.path(f'M{num(x - 12)} {num(y - 22)}q12 6 24 0', stroke='#a08c6c', width=1.6, opacity=.7)
    room.rect(x - 9, y - 16, 18, 9, '#7f9fb6', radius=2, opacity=.8)
