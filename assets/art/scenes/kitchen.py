"""Kitchens with a child in them: one worktop runs through all, the rest is never the same."""

from kit.motion import moving
from kit.palette import lit, shade
from kit.people import PEOPLE, adult, child, glimpse
from kit.scene import LEFT, RIGHT, scene
from props.common import *
from props.cookware import *
from props.food import *
from props.kitchen import *
from props.kitchen_tables import *


@scene('kitchen-1', light='morning')
def baking_morning(room):
    """Mother stirs the batter; her daughter on the worktop makes sure that it is sweet enough."""
    kitchen_shell(room, ('gingham', 'cream', 'peach'), ('subway', 'white', 'mint'),
                  ('check', 'cream', 'terra'))
    window(room, 50, 36, 64, 70, 'casement')
    valance(room, 50, 33, 76, 'terra', 'cream')
    plant(room, 34, 103, 'herb', 'mustard', scale=.62)
    plant(room, 64, 103, 'flowers', 'sky', scale=.55)
    hood(room, 196, 'cream', bottom=80, width=60)
    room.unless('paintings', shelf, 126, 48, 62, 'dishes', 'oak')
    room.unless('paintings', shelf, 126, 76, 62, 'jars', 'oak')
    decor(room, 'paintings', 122, 36, .7)
    clock(room, 226, 34, 9, 'teal', time=(8, 20))
    tool_rail(room, 196, 92, 56, ('whisk', 'glove', 'sieve', 'ladle'))

    counter(room, LEFT, 166, 'sage', ('door', 'door', 'drawers', 'door', 'door'))
    counter(room, 226, RIGHT, 'sage', ('door',))
    stove(room, 196, 'cream', inside='bread', accent='teal')
    kettle(room, 210, STAND, 'coral', scale=.9, flip=True)
    stew_pot(room, 182, STAND, 'mustard', .62)
    flour_bag(room, 20, STAND + 1, .95)
    cookie_jar(room, 46, STAND + 1, 'mustard', .8)
    utensil_jar(room, 236, STAND + 1, 'sky', .8)

    room.contact(20, 2.400, x=140, y=158)
    moving({'tilt': 3, 'gaze': .3}, child)(room, 140, 158, PEOPLE['amara'], 'sit', face='wink',
                                           gaze=-.6, tilt=-6, arms=('front', (15, -46)), swing=2)
    spoon(room, 155, 132, 9, -58, dip='#f7e2b4')
    mother = PEOPLE['mother'].but(detail='apron', accent='cream')
    adult(room, 84, 254, mother, 'stand', face='happy', gaze=.8, tilt=5,
          arms=((-18, -56), (20, -60)))
    mixing_bowl(room, 87, 206, 'sky', scale=.98, band='white')
    for x in (68, 106):
        resting_hand(room, x, 196, mother)
    room.unless('ice-cream', kitchen_table, 174, 276, 104, 44, 'oak', 'white')
    room.unless('ice-cream', cookie_tray, 152, 232, 44)
    room.unless('ice-cream', rolling_pin, 196, 230, 22, .85)
    room.unless('ice-cream', eggs, 214, 232, .8)
    decor(room, 'ice-cream', 180, 276, .94, width=92)
    cat(room, 34, 270, '#8d8791', 'sit', marks='stripes', collar='mustard', scale=.95, flip=True)
    for x, y, size in ((62, 262, 5), (72, 266, 3), (52, 268, 2.400)):
        room.ellipse(x, y, size, size * .4, 'white', .85)


@scene('kitchen-2', light='evening')
def under_the_birthday_table(room):
    """Father lights the last candle; the birthday child lies under the table with the dog."""
    kitchen_shell(room, ('dots', 'rose', 'cream'), ('tiles', 'cream', 'mustard'),
                  ('planks', 'oak'))
    window(room, 46, 46, 62, 62, 'sash')
    blind(room, 46, 46, 62, 22, 'mustard', 'roman')
    plant(room, 32, 104, 'cactus', 'terra', scale=.6)
    bunting(room, [(LEFT, 20), (60, 18), (140, 20), (208, 18), (RIGHT, 20)], size=12)
    room.unless('paintings', wall_cabinet, 118, 44, 56, 50, 'teal', glass=True)
    room.unless('paintings', clock, 168, 60, 11, 'mustard', time=(6, 10))

    decor(room, 'paintings', 130, 40, .8)
    counter(room, LEFT, 160, 'teal', ('drawers', 'door', 'plates', 'door', 'door'), 'walnut')
    counter(room, 216, RIGHT, 'teal', ('door', ), 'walnut')
    room.unless('ice-cream', fridge, 188, 'cream', 54, 130)
    picture(room, 226, 48, 22, 28, 'gold', 'fruit')
    room.unless('ice-cream', plant, 200, 95, 'herb', 'terra', scale=.8)
    decor(room, 'ice-cream', 193, 240, width=68, height=134)
    toaster(room, 22, STAND + 1, 'coral', .85)
    bottle(room, 50, STAND + 1, 'forest', 26)
    vase(room, 230, STAND + 1, 'blue', scale=.9)

    father = PEOPLE['father'].but(hat='party', hat_color='teal')
    bar = room.decor == 'ice-cream'                # a smaller table, or nobody sees it
    adult(room, 126 if bar else 140, 254, father, 'stand', face='happy', gaze=-.7, tilt=-5,
          arms=((-23, -88) if bar else (-37, -88), (18, -46)))
    room.line(102, 166, 96, 157, 'oak', 1.6)
    room.lamp(95, 153, 12, .8)
    room.ellipse(95.4, 154, 1.6, 3, '#fbb945')
    oval_rug(room, 108, 276, 196, 34, ('teal', 'cream', 'mustard', 'terra', 'cream'))
    child(room, 70, 273, PEOPLE['tomas'].but(top='leaf'),
          'tummy', face='grin', gaze=.6, scale=.8)
    moving('breathe', dog)(room, 126 if bar else 158, 276, '#d9b07c', 'lie', scale=.86,
                           ears='walnut')
    x, width = (86, 144) if bar else (108, 188)
    kitchen_table(room, x, 282, width, 66, 'walnut', 'walnut', cloth='white', check='coral')
    birthday_cake(room, 82, 214, .98)
    for level in range(4):
        plate(room, 132, 214 - level * 2.4, rim='teal', width=24)
    room.unless('ice-cream', cupcake, 154, 214, 'lilac')
    room.unless('ice-cream', cupcake, 168, 214, 'mint')
    room.unless('ice-cream', cupcake, 182, 215, 'rose')
    mug(room, 32, 214, 'mustard', steam=False)
    room.unless('ice-cream', gift, 214, 280, 'plum', 'mustard', 26, 22)
    room.unless('ice-cream', gift, 206, 258, 'sky', 'brick', 18, 14)


@scene('kitchen-3', light='snow')
def biscuits_while_grandmother_dozes(room):
    """Snow outside, the range hums, grandmother has nodded off: a hand comes for the tin."""
    kitchen_shell(room, ('floral', 'sand', 'terra'), ('beadboard', 'sage'), ('planks', 'walnut'),
                  cornice='umber', skirting='sage')
    room.unless('ice-cream', wood_stove, 118, tiles='sky')
    tool_rail(room, 126, 38, 52, ('copper', 'skillet', 'pan'))
    shelf(room, 126, 94, 48, 'dishes', 'umber')
    window(room, 196, 36, 62, 82, 'lattice', frame='cream', curtains='brick')
    herb_bunch(room, 20, 14, 'lavender', .95)
    herb_bunch(room, 40, 14, 'green')
    room.unless('paintings', picture, 28, 64, 30, 34, 'umber', 'portrait', oval=True)
    room.unless('paintings', clock, 62, 72, 9, 'brick', time=(3, 40), pendulum=True)

    decor(room, 'paintings', 42, 58, .66)
    counter(room, LEFT, 72, 'cream', ('curtain', 'curtain', 'plates'), 'walnut', 'board', 'rose')
    counter(room, 164, RIGHT, 'cream', ('curtain', 'door', 'curtain'), 'walnut', 'board', 'rose')
    bread(room, 30, STAND + 2, .9)
    room.unless('ice-cream', stew_pot, 102, STAND, 'blue', .82)
    room.unless('ice-cream', kettle, 138, STAND, 'brick', .9)
    lantern(room, 180, STAND + 1, 'umber', .9)
    milk(room, 228, STAND + 1)
    plant(room, 196, 117, 'succulent', 'terra', scale=.6)

    room.unless('ice-cream', basket, 148, 238, kind='logs', scale=.66)
    decor(room, 'ice-cream', 117, 240, width=88, height=128)
    oval_rug(room, 70, 264, 136, 36, ('brick', 'cream', 'navy', 'cream', 'brick'))
    armchair(room, 46, 262, 'plum', style='round')
    adult(room, 46, 232, PEOPLE['grandma'].but(detail='cardigan', accent='rose'), 'sit',
          face='sleep', tilt=10, arms=('front', 'front'), scale=.92)
    moving('breathe', cat)(room, 98, 276, 'sand', 'curl', scale=.86, marks='patches')
    look = PEOPLE['nils'].but(top='mustard')
    room.curve([(212, 226), (214, 202), (200, 190)], shade('mustard', .16), 10)
    room.curve([(211, 226), (212.5, 203), (200, 191)], 'mustard', 7)
    kitchen_table(room, 184, 282, 92, 58, 'oak', 'walnut', cloth='cream', check='blue', fall=50)
    biscuit_tin(room, 184, 222, 'brick', 1.05)
    room.ellipse(200, 190, 5.6, 5.8, lit('mustard', .4))
    glimpse(room, 198, 190, 'hand', look, rotate=-96)
    cookie(room, 188, 192, 5.4)
    mug(room, 152, 222, 'sky')
