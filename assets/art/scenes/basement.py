"""The single rooms of the basement: wine cellar, workshop, laundry and storage room."""

from kit.motion import moving
from kit.people import PEOPLE, Look, adult
from kit.room import shell
from kit.scene import LEFT, RIGHT, scene
from props.basement import *
from props.basement_store import *
from props.bathroom import clothes_line, washing_machine
from props.common import *
from props.garage import cellar_window, pegboard, pipes, tool_shelf
from props.garage_gear import wall_bicycle
from props.pantry import barrel, mouse


@scene('cellar-1', light='dusk')
def tasting_by_candlelight(room):
    """Grandpa tastes the new red by candlelight; a mouse has an eye on the cheese."""
    shell(room, ('brick', 'terra', 'sand'), None, ('flagstones', 'oak'), cornice=None,
          skirting=None)
    vault(room, 'sand')
    cellar_window(room, 120, 46, 56, 34, shape='arch')
    sconce(room, 46, 76)
    sconce(room, 194, 76)
    bottle_rack(room, 150, 236, 122, 216)
    cask(room, 26, 220, 30)
    cask(room, 88, 220, 30)
    cask(room, 57, 169, 28, tap=False)
    wine_bottle(room, 160, 122, GLASS[1], scale=.8)
    wine_bottle(room, 171, 122, GLASS[0], scale=.8)
    fruit_bowl(room, 208, 122, 'teal', .8)
    grandpa = PEOPLE['grandpa'].but(detail='apron', top='white', bottom='umber', accent='brick')
    room.lamp(168, 250, 62, .4)
    adult(room, 116, 258, grandpa, face='happy', tilt=5, arms=((-8, -40), (27, -86)))
    wine_glass(room, 143, 180, scale=1.2)
    barrel(room, 168, 282, 56, 52, 'walnut')
    candle(room, 184, 230, height=18, radius=56)
    wine_bottle(room, 152, 231, GLASS[1])
    cheese_board(room, 168, 231)
    moving('hop', mouse)(room, 206, 284, 1.1)
    for index in range(4):
        wine_bottle(room, 23 + index * 12, 270, GLASS[index])
    box(room, 41, 284, 'walnut', 54, 24)
    grapes(room, 58, 256, 'plum', .9)


@scene('workshop-1', light='morning')
def a_horse_is_born(room):
    """Half of the rocking horse is still bare wood; the master mixes the red for the saddle."""
    shell(room, ('boards', 'sand'), ('beadboard', 'sage'), ('planks', 'oak'), cornice='walnut',
          skirting='walnut')
    cellar_window(room, 54, 36, 78, 44)
    pegboard(room, 177, 36, 102, 54, 'oak',
             ('saw', 'driver', 'hammer', 'pliers', 'plane', 'brush'))
    tool_shelf(room, 172, 116, 96, ('tin', 'jar', 'tin', 'jar', 'oil', 'tin'))
    clock(room, 54, 112, 11, 'brick', time=(8, 10))
    leaning_boards(room, 14, 222, 112)
    pinned_sketch(room, 96, 92)
    pendant(room, 104, 34, 'teal', 'dome', radius=50)
    workbench(room, 190, 236, 110, 62)
    for index, tone in enumerate(('brick', 'teal')):
        paint_pot(room, 196 + index * 20, 174, tone)
    wood_glue(room, 230, 174)
    maker = Look('brown', 'grey', 'bun', 'adult', top='coral', bottom='navy', accent='mustard',
                 glasses=True, detail='apron')
    adult(room, 142, 256, maker, face='joy', gaze=-.6, tilt=-4, arms=((-42, -54), 'hips'))
    rocking_horse(room, 68, 280, 1.2)
    room.line(100, 204, 88, 211, 'mustard', 2.8)
    room.line(88, 211, 84, 213.5, 'umber', 5)
    paint_pot(room, 132, 284, 'brick', brush=False)
    shavings(room, ((154, 278), (166, 286), (178, 274), (20, 290), (112, 290), (196, 288),
                    (148, 290), (218, 278)))
    moving('breathe', cat)(room, 206, 274, '#e9dccb', 'loaf', marks='patches')


def pinned_sketch(room, x, y):
    """The plan: the finished horse on a sheet of paper."""
    with room.at(x, y, shadow='wall', rotate=-3):
        room.rect(-17, 0, 34, 34, room.volume('white', .1, .12), radius=1)
        rocking_horse(room, 0, 31, .32, painted=.98)
        room.ellipse(0, 2.5, 1.6, fill='brick')


@scene('laundry-1', light='noon')
def where_the_socks_go(room):
    """Ironing day: the warm basket is taken, and the dog knows about the missing sock."""
    shell(room, ('plain', 'peach'), ('tiles', 'white', 'sky'), ('check', 'white', 'teal'),
          cornice='steel', skirting='white')
    pipes(room)
    cellar_window(room, 58, 38, 76, 36)
    clothes_line(room, 108, 40, RIGHT, 36, (('shirt', 'coral'), ('towel', 'teal'),
                                           ('trousers', 'navy'), ('shirt', 'mustard')))
    socks = ('brick', 'sky', 'mustard', 'teal', 'rose', 'leaf', 'lilac', 'coral', 'navy')
    clothes_line(room, LEFT, 94, RIGHT, 92, [('sock', cloth) for cloth in socks])
    for x, cloth in ((42, ('coral', 'mustard', 'teal')), (104, ('sky', 'white', 'lilac'))):
        washing_machine(room, x, 230, 'white', cloth)
    soap_box(room, 24, 166, 'coral')
    soap_box(room, 42, 166, 'teal', 'drop', 20, 15)
    plant(room, 62, 166, 'herb', 'mustard', scale=.6)
    folded_pile(room, 104, 166)
    aunt = PEOPLE['aunt'].but(dress=False, style='bun', top='mustard', bottom='deep',
                              detail='apron', accent='coral')
    adult(room, 186, 252, aunt, face='sing', gaze=-.4, arms=((-30, -52), 'hips'))
    ironing_board(room, 180, 268, 'lilac')
    room.path('M166 207H218L222 222Q206 226 190 222Z', room.volume('white', .1, .14))
    flat_iron(room, 152, 207)
    basket(room, 58, 284, 'oak', 'white', 'cloth', 1.2)
    moving('breathe', cat)(room, 58, 246, '#e39a57', 'curl')
    dog(room, 166, 290, '#c98b54', 'lie')
    missing_sock(room, 130, 272)


def missing_sock(room, x, y):
    """Striped, and guarded by the dog."""
    with room.at(x, y, rotate=38, scale=1.5):
        outline = 'M-3.5 -6H3.500V8Q4 12 9 13Q11 18 3 18Q-4 18 -3.5 9Z'
        room.path(outline, room.volume('brick', .3, .16))
        with room.at(clip=room.clip(outline)):
            for row in (-3, 2, 7, 12):
                room.rect(-5, row, 18, 2, 'cream')


@scene('storage-1', light='evening')
def treasures_of_four_generations(room):
    """Grandma came down for the skis an hour ago and found the old photographs."""
    shell(room, ('stone', 'sage'), None, ('planks', 'walnut'), cornice=None, skirting=None)
    crossbeam(room)
    cobweb(room, LEFT + 22, 25)
    cellar_window(room, 54, 34, 62, 46, shape='arch')
    wall_bicycle(room, 160, 84, 'teal', 1.02)
    racket(room, 222, 38, rotate=8)
    pendant(room, 116, 44, 'coral', 'cone', scale=.9, radius=60)
    shelf_with_treasures(room, 54, 126)
    box(room, 22, 220, 'oak', 44, 30)
    box(room, 28, 190, 'walnut', 34, 22)
    dress_form(room, 104, 226)
    skis(room, 217, 222)
    box(room, 186, 224, 'oak', 50, 34)
    gramophone(room, 190, 190, scale=1.05)
    chest(room, 146, 272, 'umber', width=70)
    grandma = PEOPLE['grandma'].but(dress=False, bottom='plum')
    adult(room, 146, 238, grandma, 'sit', face='happy', tilt=-4, arms=((-18, -52), (18, -52)))
    photo_album(room, 146, 240)
    teddy(room, 44, 230, scale=1)
    pram(room, 58, 276, scale=1.08)
    hat_boxes(room, 206, 284)
    moving('breathe', cat)(room, 108, 286, '#8d8791', 'curl', scale=.9)


def shelf_with_treasures(room, x, y):
    """A long board: the radio, a globe, glasses of something and old books."""
    shelf(room, x, y, 92, 'books', 'umber')
    old_radio(room, x - 20, y)
    globe(room, x + 18, y, .8)
