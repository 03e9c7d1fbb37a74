"""Rooms that are still being renovated: what a card shows when it lies face down in a home.

Each tells a small story of its own; nobody is in them but animals, since an empty room has no
children to find. The two cellars are for the basement.
"""

from kit.room import shell
from kit.scene import scene
from kit.svg import smooth
from props import tools
from props.basement_store import cobweb, leaning_boards, shavings
from props.baths import puddle
from props.common import *
from props.garage import cellar_window, pipes
from props.living_feasts import colour_samples, rolled_rug
from props.pantry import mouse
from props.renovation import (PLASTER, bare_bricks, bulb, crack, drop_cloth, falling_strip, filler,
                              hand_saw, leaning_roller, loose_wires, masking_tape, open_floor,
                              open_ladder, painted_field, paper_rolls, papered, paste_table,
                              paw_trail, plank_pile, sack, saw_horse, sheet_ghost, tool_box,
                              wheelbarrow)


@scene('empty-1', light='day')
def the_cat_has_helped(room):
    """Half the wall is sage green, and so are four paws that have left for a walk."""
    shell(room, wall=('plain', PLASTER), floor=('planks', '#c9a57c'), cornice=None)
    filler(room, ((30, 60, 15), (52, 150, 9), (100, 110, 11)))
    crack(room, 70, 18)
    painted_field(room, 122, 260, '#8fb8ae')
    masking_tape(room)
    window(room, 62, 40, 60, 78, 'casement')
    bulb(room, 128, 34)
    drop_cloth(room, 168, 262, 140)
    open_ladder(room, 172, 252)
    leaning_roller(room, 222, 226)
    tools.paint_pail(room, 212, 270, 'sage', 1.3)
    paw_trail(room, ((188, 276, -70), (176, 272, -80), (164, 278, -84), (150, 273, -92),
                     (136, 278, -88), (122, 272, -90), (108, 277, -86), (94, 271, -94),
                     (82, 276, -84)), '#6f9c90')
    box(room, 26, 232, width=40, height=30)
    cat(room, 50, 276, '#e39a57', 'walk')


@scene('empty-2', light='spring')
def the_last_strip(room):
    """The paper with the blossoms is nearly up; the last strip has changed its mind."""
    shell(room, wall=('plain', '#eadcc4'), floor=('herringbone', '#c2986a'), cornice='white')
    filler(room, ((196, 60, 12), (220, 130, 9), (210, 170, 11)), '#eadcc4')
    papered(room, -20, 140, 'floral', 'rose', 'white')
    falling_strip(room, 140, 40, '#e8b0a6', '#fff1d8')
    window(room, 52, 36, 66, 84, 'sash', curtains=None)
    bulb(room, 206, 30)
    open_ladder(room, 204, 240, None, 140)
    drop_cloth(room, 96, 266, 180, ('rose', 'cream', 'coral'))
    paste_table(room, 92, 262, 118)
    tools.bucket(room, 172, 278, '#7f8fa6', .95)
    paper_rolls(room, 208, 280, ('rose', 'coral', 'sage'))
    dog(room, 92, 280, '#c98b54', 'lie', scale=.9)


@scene('empty-3', light='autumn')
def somebody_lives_below_the_floor(room):
    """Three boards are still missing, which suits the family of mice very well."""
    shell(room, wall=('plain', '#dcc6a0'), lower=('panels', '#e9dcc4'),
          floor=('planks', '#c9a57c'), cornice='white')
    window(room, 176, 36, 80, 82, 'lattice')
    filler(room, ((40, 50, 12), (92, 90, 10)), '#dcc6a0')
    bulb(room, 104, 30)
    colour_samples(room, 48, 70)
    leaning_boards(room, 16, 222, 128)
    plank_pile(room, 190, 240, 84, 6)
    tool_box(room, 190, 198, 'brick')
    open_floor(room, 66, 166)
    mouse(room, 100, 262, 1.3)
    mouse(room, 130, 270, .9)
    saw_horse(room, 42, 274, 62)
    hand_saw(room, 40, 226, -8)
    shavings(room, ((60, 282), (28, 284), (80, 286), (180, 276), (200, 270), (214, 280)))
    cat(room, 204, 280, '#8d8791', 'loaf', scale=.95)


@scene('empty-4', light='rain')
def back_to_the_bricks(room):
    """The old plaster is off; a pigeon has come in from the rain to look at the plans."""
    shell(room, wall=('plain', PLASTER), floor=('concrete', '#bfae9c'), cornice=None, skirting=None)
    bare_bricks(room, smooth([(96, -10), (270, -10), (270, 226), (150, 226), (136, 196),
                              (112, 180), (126, 140), (104, 110), (118, 70), (100, 40)]))
    window(room, 182, 44, 78, 88, 'sash')
    loose_wires(room, 112, 0)
    loose_wires(room, 60, 120)
    filler(room, ((30, 90, 12), (74, 60, 9)))
    crack(room, 48, 20)
    pigeon(room, 208, 128)
    sack(room, 34, 232)
    sack(room, 66, 236, '#d4745a')
    sack(room, 48, 212)
    wheelbarrow(room, 124, 270)
    for x, y, size in ((176, 262, 10), (190, 270, 7), (206, 262, 12), (196, 254, 8)):
        room.path(smooth([(x - size, y), (x - size * .5, y - size * .8), (x + size * .6,
                  y - size * .7), (x + size, y)]), room.ball('#c9785c', .3, .25))
    tools.bucket(room, 34, 280, '#c8503a', .95)
    room.path('M216 232L226 120', stroke='#b98550', width=4)
    room.path('M208 232h16l3 26q-11 6 -22 0Z', room.volume('steel', .4, .3))


def pigeon(room, x, y):
    with room.at(x, y):
        room.path('M-13 -4C-8 -16 4 -16 7 -22C9 -28 17 -27 17 -21C17 -12 12 -2 2 0C-4 1 -10 0 '
                  '-13 -4Z', room.ball('#9aa3b5', .35, .2))
        room.path('M-16 -4C-10 -12 0 -12 4 -8C0 -2 -8 -2 -16 -4Z', room.volume('slate', .3, .1))
        room.path('M16 -23L21 -21L16 -19.500Z', 'mustard')
        room.ellipse(13, -23, 1.2, fill='ink')
        room.path('M0 0V4M5 -1V4', stroke='coral', width=1.4)


@scene('empty-5', light='evening')
def is_there_anybody(room):
    """Only a lamp below a sheet, of course. But the tail does not belong to a lamp."""
    shell(room, wall=('stripes', '#c9b3b4', '#dccccb'), floor=('planks', '#b58a63'))
    window(room, 168, 36, 76, 92, 'arch')
    for x, y, width, height in ((60, 40, 40, 50), (104, 52, 26, 32)):
        room.rect(x - width / 2, y, width, height, lit_patch(room), radius=1, opacity=.75)
        room.ellipse(x, y - 4, 1.4, fill='slate')
    sheet_ghost(room, 118, 238)
    room.path('M136 236C150 240 156 230 152 218C150 212 156 208 160 212', stroke='#e39a57',
              width=5)
    tools.dust_sheet(room, 46, 250, 88, 62)
    box(room, 206, 240, width=48, height=40)
    box(room, 202, 200, width=36, height=26)
    box(room, 170, 276, width=44, height=30, is_open=True)
    book_pile(room, 170, 248, 3, 22)
    rolled_rug(room, 84, 280, 'brick', 'mustard', 78)
    plant(room, 206, 174, 'snake', 'coral', .56)


def lit_patch(room):
    """Where pictures hung for forty years the paper has kept its colour."""
    return room.volume('#e6d2d2', .2, .06)


@scene('empty-6', light='noon')
def ten_oclock_break(room):
    """Brushes down: tea from the flask, a sandwich, and a sparrow who knows the hour."""
    shell(room, wall=('plain', '#efe2c8'), floor=('planks', '#cda877'), cornice='white')
    painted_field(room, -20, 96, '#e8b86a', 'right')
    masking_tape(room)
    window(room, 168, 34, 92, 86, 'wide', outside='garden')
    coat_hooks(room, 60, 58, 56, ('sky', None, 'mustard'))
    bulb(room, 112, 28)
    drop_cloth(room, 120, 264, 196)
    for x in (84, 156):
        saw_horse(room, x, 262, 40)
    room.rect(50, 212, 140, 7, room.volume('oak', .4, .25), radius=1.5)
    flask_and_lunch(room, 96, 212)
    radio(room, 158, 212)
    stool(room, 40, 274, 'walnut', 'teal', 34)
    stool(room, 206, 272, 'walnut', 'brick', 34)
    tools.paint_pail(room, 110, 280, 'mustard', 1.2)
    tools.paint_pail(room, 140, 276, 'white', 1.05)
    sparrow(room, 128, 211)
    dog(room, 176, 281, '#e6d2b0', 'sit', scale=.84, ears='walnut')


def flask_and_lunch(room, x, y):
    room.rect(x - 30, y - 30, 13, 30, room.volume('teal', .4, .25, direction='right'), radius=2)
    room.rect(x - 29, y - 37, 11, 9, room.volume('steel', .5, .2), radius=2)
    mug(room, x - 4, y, 'coral')
    room.rect(x + 10, y - 2.4, 26, 2.4, '#f7efe2', radius=1)
    room.path(f'M{x + 12} {y - 2}l20 0l-2 -9l-16 0Z', room.volume('#e0b070', .35, .2))
    room.rect(x + 13, y - 6.4, 18, 2, 'leaf', radius=1)


def radio(room, x, y):
    with room.at(x, y, shadow='near'):
        room.rect(-17, -22, 34, 22, room.volume('brick', .35, .2), radius=4)
        room.ellipse(-7, -11, 7, fill=room.ball('sand', .3, .2))
        room.rect(4, -17, 9, 5, '#fff3d4', radius=1)
        room.ellipse(8.5, -7, 2.6, fill=room.ball('gold'))
        room.line(10, -22, 20, -42, 'steel', 1.4)
        room.path('M-12 -22V-27H12V-22', stroke='umber', width=2)


def sparrow(room, x, y):
    with room.at(x, y):
        room.path('M-9 -5C-5 -12 4 -13 8 -9C12 -6 8 -1 2 0C-3 0 -7 -2 -9 -5Z',
                  room.ball('walnut', .35, .2))
        room.path('M-9 -6L-16 -9L-9 -3Z', 'umber')
        room.path('M8 -9l4 1.500l-4 1Z', 'mustard')
        room.ellipse(5.6, -8.6, .9, fill='ink')
        room.path('M0 0v2.600M3 0v2.600', stroke='umber', width=1)


@scene('empty-basement-1', light='dusk')
def the_old_coal_cellar(room):
    """Nobody has been down here for years, apart from a spider, a mouse and the coal."""
    shell(room, wall=('stone', '#b9aa98'), floor=('flagstones', '#9c8c80'), cornice=None,
          skirting=None)
    cellar_window(room, 62, 40, 64, 38)
    cobweb(room, -2, 0, 40)
    cobweb(room, 242, 0, 34, flip=True)
    bulb(room, 140, 36)
    leaning_boards(room, 210, 222, 118, ('umber', 'walnut', 'oak'))
    coal(room, 74, 258)
    room.path('M128 262L146 150', stroke='#b98550', width=4)
    room.path('M118 250h18l2 26q-11 7 -22 0Z', room.volume('slate', .4, .3))
    box(room, 196, 276, 'walnut', 50, 34)
    lantern(room, 196, 242, 'umber', 1.05)
    tools.bucket(room, 156, 280, '#7f8fa6', .95)
    mouse(room, 114, 280, 1.1)


def coal(room, x, y):
    """A heap, each lump with its own light."""
    rng = room.random
    room.contact(62, 7, x=x, y=y + 8)
    for row, count in ((0, 9), (1, 7), (2, 5), (3, 3)):
        for index in range(count):
            px = x - (count - 1) * 6.5 + index * 13 + rng.uniform(-2, 2)
            py = y + 4 - row * 11 + rng.uniform(-2, 2)
            size = rng.uniform(7, 9.5)
            room.path(smooth([(px - size, py + 3), (px - size * .6, py - size * .7),
                              (px + size * .4, py - size * .8), (px + size, py),
                              (px + size * .5, py + size * .6)], tension=.4),
                      room.ball('#5b5260', .35, .3))


@scene('empty-basement-2', light='rain')
def a_small_flood(room):
    """The pipe drips, five pots keep time, and a duck has moved in."""
    shell(room, wall=('brick', '#b98a78', '#a67868'), floor=('concrete', '#a9a19c'), cornice=None,
          skirting=None)
    pipes(room)
    cellar_window(room, 178, 44, 76, 40)
    bulb(room, 92, 44)
    filler(room, ((40, 110, 14), (210, 150, 12)), '#b98a78')
    puddle(room, 120, 262, 190, 18)
    puddle(room, 92, 276, 120, 9)
    for x, y in ((58, 60), (130, 56), (196, 58)):
        room.path(f'M{x} {y}c3 5 2.600 9 0 9c-2.600 0 -3 -4 0 -9Z', '#cfe8f0')
        room.path(f'M{x} {y + 40}c3 5 2.600 9 0 9c-2.600 0 -3 -4 0 -9Z', '#cfe8f0')
    tools.bucket(room, 58, 252, '#c8503a', 1.1)
    tools.bucket(room, 196, 256, '#7f8fa6', 1.1)
    tools.paint_pail(room, 130, 246, 'teal', 1.3)
    box(room, 22, 228, 'oak', 44, 34)
    box(room, 18, 194, 'walnut', 34, 24)
    duck(room, 112, 272, 1.5)
    mug(room, 164, 270, 'mustard', False, 1.3)
    room.path('M226 226L214 110', stroke='#b98550', width=4)
    room.path('M216 222h20l6 24q-16 6 -32 0Z', room.volume('sand', .3, .25))
