"""Pantries: full shelves, things on hooks, and somebody who was not invited."""

from kit.motion import moving
from kit.room import shell
from kit.scene import LEFT, RIGHT, scene
from props.common import *
from props.cookware import shelf_board, stew_pot, tool_rail
from props.food import *
from props.pantry import *


def _row(room, y, kinds, left, step, height=20):
    """Preserves side by side on a board, their heights a little uneven."""
    for index, kind in enumerate(kinds):
        preserve(room, left + index * step, y, kind, height - (index * 5) % 4)


@scene('pantry-1', light='day')
def the_cat_and_the_sausages(room):
    """From the top of the barrel it is only a stretch to the sausages."""
    shell(room, wall=('stone', '#e2c6a4'), floor=('flagstones', '#c98f68'), cornice=None,
          skirting=None)
    ceiling_beam(room, 14, 'umber', (116, 136, 158, 182, 206, 226))
    pantry_shelves(room, 6, 98, (74, 108, 142, 176), base='walnut')
    _row(room, 74, ('peaches', 'pickles', 'beets', 'honey', 'tomatoes'), 20, 15.8, 25)
    _row(room, 108, ('plums', 'lemons', 'beans'), 20, 15.8, 24)
    cheese_wheel(room, 78, 108, 13, 12, cut=True)
    cheese_wheel(room, 78, 96, 9, 7, '#f0d9a0')
    bread(room, 28, 142, .95)
    bottle(room, 53, 142, 'forest', 28)
    bottle(room, 65, 142, 'brick', 26)
    eggs(room, 82, 142, .95)
    _row(room, 176, ('tomatoes', 'pickles', 'peaches'), 20, 15.8, 25)
    stew_pot(room, 77, 176, 'blue', .72, steam=False)
    crate(room, 36, 220, 'onions', 44, 24)
    sack(room, 78, 220, scale=.82, kind='potatoes')

    window(room, 212, 68, 40, 48, 'lattice', frame='oak', outside='hills')
    herb_bunch(room, 116, 28, 'green')
    herb_bunch(room, 136, 28, 'lavender')
    sausages(room, 160, 28, 5)
    ham(room, 184, 28)
    sausages(room, 208, 26, 2, base='#8f4a3c')
    garlic(room, 228, 28, 4, .9)
    shelf_board(room, 206, 148, 60, 'oak')
    cheese_wheel(room, 194, 148, 14, 9)
    cheese_wheel(room, 194, 139, 12, 8, '#f0d9a0')
    preserve(room, 217, 148, 'honey', 20)
    preserve(room, 230, 148, 'plums', 17)
    picture(room, 122, 92, 24, 28, 'umber', 'cat')
    chilies(room, 116, 128, 7, 1)
    tool_rail(room, 208, 160, 54, ('copper', 'sieve', 'pan'))

    barrel(room, 152, 240, 54, 58)
    moving('sway', reaching_cat)(room, 152, 184, '#e39a57', 1.1)
    sack(room, 206, 240, scale=1.1, kind='potatoes')
    cat(room, 112, 244, '#b9b1ad', 'sit', scale=.72, flip=True)
    crate(room, 44, 268, 'apples', 60, 26)
    crate(room, 106, 272, 'cabbage', 48, 22)
    pumpkin(room, 188, 274, 1)
    carrot(room, 216, 274, 70, 1.4)
    tomato(room, 144, 274, 5)
    tomato(room, 156, 277, 4.4)


@scene('pantry-2', light='dusk')
def a_mouse_by_lantern_light(room):
    """The cat sleeps on; the mouse has the biggest cheese of the house to itself."""
    shell(room, wall=('boards', 'mint'), floor=('planks', 'oak'), cornice='walnut',
          skirting='walnut')
    window(room, 110, 34, 54, 54, 'round', outside='autumn', frame='cream')
    pendant(room, 154, 22, 'terra', 'cone', radius=58)
    for left, right in ((LEFT, 70), (178, RIGHT)):
        pantry_shelves(room, left, right, (74, 108, 142, 176), base='oak')
    _row(room, 74, ('peaches', 'lemons', 'beets', 'honey', 'plums'), -8, 16.4, 25)
    cheese_wheel(room, -4, 108, 12, 16, '#d98f4a')
    cheese_wheel(room, 24, 108, 14, 11)
    cheese_wheel(room, 24, 97, 13, 9, '#f0d9a0')
    cheese_wheel(room, 52, 108, 12, 14, '#d98f4a')
    for x, base in ((-10, 'mustard'), (2, 'brick'), (14, 'forest'), (26, 'plum')):
        bottle(room, x, 142, base, 26 + x % 4)
    bread(room, 51, 142, .8)
    _row(room, 176, ('tomatoes', 'pickles', 'beans', 'tomatoes', 'honey'), -8, 16.4, 24)
    crate(room, 30, 221, 'onions', 60, 26)
    _row(room, 74, ('tomatoes', 'peaches', 'pickles', 'honey', 'beets'), 191, 15, 25)
    _row(room, 108, ('beans', 'honey'), 191, 15, 22)
    teapot(room, 226, 108, 'blue', .85)
    pie(room, 202, 142, .9)
    milk(room, 231, 142, 1.1)
    _row(room, 176, ('plums', 'lemons', 'plums', 'beans', 'lemons'), 191, 15, 23)
    barrel(room, 208, 221, 40, 40)
    peg_rail(room, 124, 96, 92, 5)
    herb_bunch(room, 88, 100, 'golden', .9)
    herb_bunch(room, 107, 100, 'green', .8)
    garlic(room, 143, 100, 4, .8)
    chilies(room, 161, 100, 6, .9)

    table(room, 124, 246, 104, 58, 'walnut', legs='turned')
    cheese_wheel(room, 124, 188, 31, 23, cut=True)
    moving('hop', mouse)(room, 121, 162, 1.25)
    lantern(room, 82, 188, 'umber', 1.1)
    for x, y in ((30, 120), (210, 120), (64, 262), (170, 262)):
        room.lamp(x, y, 60, .42)
    cheese_wedge(room, 164, 188, .8, flip=True)
    pumpkin(room, 112, 252, .95)
    pumpkin(room, 138, 258, .7, '#d9b04a')
    crate(room, 40, 266, 'apples', 58, 26)
    sack(room, 196, 256, scale=.95)
    oval_rug(room, 188, 270, 84, 18, ('cream', 'brick', 'cream', 'teal', 'cream'))
    cat(room, 190, 272, '#b9b1ad', 'curl')
    mouse(room, 106, 272, 1)
