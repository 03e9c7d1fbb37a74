"""Kitchens where the grown-ups, the cats and the dog are among themselves."""

from kit.motion import moving
from kit.people import PEOPLE, adult
from kit.scene import LEFT, RIGHT, scene
from props.common import *
from props.cookware import *
from props.food import *
from props.kitchen import *
from props.kitchen_tables import *
from props.pantry import bee


@scene('kitchen-4', light='noon')
def salad_on_the_island(room):
    """A bright modern kitchen; uncle tosses the salad, the cat has taken the other stool."""
    kitchen_shell(room, ('plain', 'mint'), ('tiles', 'white', 'sky'), ('herringbone', 'oak'))
    window(room, 150, 34, 104, 70, 'wide', outside='garden')
    hood(room, 46, 'steel', 'steel', bottom=84, width=62)
    room.unless('paintings', shelf_board, 224, 62, 26, 'oak')
    room.unless('paintings', plant, 224, 62, 'succulent', 'white', scale=.8)
    room.unless('paintings', shelf_board, 224, 92, 26, 'oak')
    for level in range(4):
        room.unless('paintings', plate, 224, 92 - level * 2.4, ('white', 'coral')[level % 2],
                    'teal', 20)

    decor(room, 'paintings', 217, 34, .52, tall=True)
    counter(room, LEFT, RIGHT, 'white', ('drawers', 'door', 'drawers', 'door', 'door', 'open',
                                         'door'), 'sand', 'slab', 'slate')
    room.rect(20, 149.500, 48, 7, '#6b6470', radius=1.5)
    saucepan(room, 36, STAND, 'coral', .8, steam=True)
    stand_mixer(room, 156, STAND + 1, 'coral', .85)
    fruit_bowl(room, 222, STAND + 1, 'teal', .9)
    standing_board(room, 192, STAND, 'walnut')
    utensil_jar(room, 82, STAND + 1, 'teal', .8)
    pepper(room, 14, STAND + 1, 'mustard')
    for x, drop in ((76, 38), (128, 30), (180, 38)):
        pendant(room, x, drop, 'mustard', 'dome', scale=.9, radius=34)

    uncle = PEOPLE['uncle'].but(detail='apron', accent='mustard', hat='chef', hat_color='white')
    adult(room, 112, 262, uncle, 'stand', face='joy', gaze=.4, tilt=-4,
          arms=((-30, -58), (30, -58)))
    room.unless('ice-cream', salad_for_all)
    decor(room, 'ice-cream', 112, 282, width=164, height=178, counter=62)
    bar_stool(room, 74, 284, 'walnut', 'coral', 44)
    bar_stool(room, 152, 284, 'walnut', 'coral', 44)
    moving('sway', cat)(room, 152, 242, '#e9dccb', 'sit', scale=.8, marks='patches', collar='teal')
    plant(room, 205, 280, 'monstera', 'terra', scale=.9)


def salad_for_all(room):
    """The island and what becomes of it."""
    island(room, 112, 282, 170, 62, 'deep', 'white')
    cutting_board(room, 60, 220, 44)
    tomato(room, 46, 217, 5)
    carrot(room, 74, 215, 96, 1.3)
    tomato(room, 56, 218, 4.4)
    mixing_bowl(room, 112, 220, 'oak', '#8dbd7a', 1.05, spoon=False, band='walnut')
    lettuce(room, 112, 207, 1.25)
    tomato(room, 103, 206, 4)
    tomato(room, 122, 205, 3.6)
    bottle(room, 180, 219, 'mustard', 28)
    pepper(room, 188, 221, 'brick')


@scene('kitchen-5', light='night')
def midnight_snack(room):
    """Two in the morning: the light of the fridge, a big slice of cake, and a witness."""
    kitchen_shell(room, ('stars', 'navy', 'blue'), ('subway', 'sky', 'blue'),
                  ('check', 'sky', 'navy'))
    window(room, 190, 34, 58, 70, 'arch')
    shelf(room, 34, 58, 44, 'dishes', 'oak')
    shelf(room, 34, 88, 44, 'jars', 'oak')
    room.unless('paintings', clock, 142, 46, 11, 'brick', time=(2, 5))
    room.unless('paintings', picture, 142, 66, 22, 26, 'gold', 'moon')
    decor(room, 'paintings', 142, 36, .7, tall=True)
    counter(room, LEFT, 60, 'blue', ('door', 'drawers'), 'oak')
    counter(room, 118, RIGHT, 'blue', ('door', 'drawers', 'door', 'door'), 'oak')
    open_fridge(room, 90)
    stew_pot(room, 92, 87, 'terra', .75, steam=False)
    tool_rail(room, 92, 34, 60, ('ladle', 'copper', 'whisk', 'slice'))
    coffee_pot(room, 148, STAND + 1)
    fruit_bowl(room, 222, STAND + 1, 'mustard', .85)
    mug(room, 24, STAND + 1, 'terra', steam=False)
    spill = room.gradient((0, '#ffe9a8', .75), (1, '#ffe9a8', 0))
    room.path('M64 222H118L150 290H40Z', spill, blur=3)
    decor(room, 'ice-cream', 193, 242, width=72, height=130)
    rug(room, 116, 258, 108, 28, 'plum', 'mustard', 'stripes')
    room.lamp(136, 196, 70, .6)
    grandpa = PEOPLE['grandpa'].but(hat='nightcap', hat_color='brick', detail='pyjamas',
                                  top='cream', bottom='cream', accent='brick', shoes='brick')
    x = 144 if room.decor == 'ice-cream' else 158    # out of the way of the ice
    adult(room, x, 258, grandpa, 'stand', face='joy', gaze=-.7, arms=((-26, -62), (12, -58)))
    plate(room, x - 26, 196, rim='teal', width=26)
    cake_slice(room, x - 26, 194, 1.05)
    moving('sway', cat)(room, 66, 274, '#e39a57', 'back', scale=.95, flip=True)
    for x, y in ((122, 262), (131, 266), (114, 258)):
        room.ellipse(x, y, 1.6, 1, '#f4dba0')


@scene('kitchen-6', light='summer')
def strawberry_jam(room):
    """The whole house smells of strawberries; aunt stirs, thirty glasses wait."""
    kitchen_shell(room, ('stripes', 'sky', 'white'), ('tiles', 'white', 'blue'),
                  ('star-tiles', 'cream', 'blue'))
    window(room, 172, 32, 92, 72, 'casement')
    valance(room, 172, 29, 104, 'brick', 'white')
    plant(room, 146, 100, 'flowers', 'white', scale=.6)
    plant(room, 198, 100, 'herb', 'terra', scale=.6)
    for row, y in enumerate((46, 72, 98)):
        room.unless('paintings', shelf_board, 44, y, 84, 'white')
        for index in range(6):
            fill = (BERRY, '#e29a3c', '#7b4a78')[(row + index // 2) % 3]
            room.unless('paintings', jam_jar, 11 + index * 13.4, y, fill, ('brick', 'mustard',
                                                                           'teal')[row], .82)

    decor(room, 'paintings', 52, 40, .84)
    counter(room, LEFT, 116, 'white', ('door', 'plates', 'door', 'drawers'), 'terra')
    counter(room, 176, RIGHT, 'white', ('drawers', 'door', 'door'), 'terra')
    stove(room, 146, 'sky', inside='dark', accent='mustard')
    for index in range(4):
        jam_jar(room, 190 + index * 14, STAND + 2, covered=index % 2 == 0, cloth='teal')
    scales(room, 36, STAND + 1, 'mustard', .85)

    aunt = PEOPLE['aunt'].but(detail='apron', accent='cream', dress=False, bottom='deep')
    copper_cauldron(room, 146, STAND + 1, scale=1.05)
    adult(room, 88, 252, aunt, 'stand', face='sing', gaze=.6, tilt=4, arms=('hips', (36, -128)))
    room.line(119, 112, 144, 131, 'walnut', 2.8)
    resting_hand(room, 124, 123, aunt)
    crate(room, 40, 272, 'strawberries', 58, 24)
    room.unless('ice-cream', bench, 186, 274, 88, 'walnut', height=30)
    for index in range(4):
        room.unless('ice-cream', jam_jar, 154 + index * 15, 244, BERRY, 'brick', 1.05,
                    covered=index < 2)
    room.unless('ice-cream', strawberries, 214, 244, 3, 18)
    room.unless('ice-cream', cat, 190, 276, '#8d8791', 'curl', scale=.9, marks='stripes')
    decor(room, 'ice-cream', 178, 277, .92, width=100)
    strawberries(room, 92, 275, 3, 26)
    moving('fly', bee)(room, 196, 120, 1)
    bee(room, 122, 96, .9, flip=True)


@scene('kitchen-7', light='autumn')
def grandfathers_pasta(room):
    """Grandfather cranks the old machine, the tagliatelle dry, the dog has great hopes."""
    kitchen_shell(room, ('brick', 'terra'), ('tiles', 'cream', 'mustard'),
                  ('flagstones', '#c4a583'))
    hood(room, 62, 'cream', bottom=78, width=80, beam='umber')
    window(room, 186, 34, 56, 72, 'arch')
    tool_rail(room, 62, 88, 76, ('skillet', 'copper', 'slice', 'copper', 'ladle'))
    room.unless('paintings', garlic, 118, 20, 5)
    room.unless('paintings', chilies, 136, 20)
    decor(room, 'paintings', 128, 32, .5)
    herb_bunch(room, 230, 30, 'green', .9)
    shelf(room, 130, 88, 50, 'jars', 'umber')
    olive = '#83905f'
    counter(room, LEFT, 28, olive, ('door', 'door'), 'walnut', 'board')
    counter(room, 96, RIGHT, olive, ('open', 'door', 'drawers', 'door'), 'walnut', 'board')
    room.unless('ice-cream', stove, 62, 'brick', 68, 'pie', 'mustard')
    room.unless('ice-cream', stew_pot, 48, STAND, 'blue', .95)
    room.unless('ice-cream', saucepan, 78, STAND, COPPER, .8)
    decor(room, 'ice-cream', 60, 246, width=76, height=126)
    bottle(room, 112, STAND + 1, 'forest', 30)
    bottle(room, 216, STAND + 1, 'mustard', 26)
    baguettes(room, 232, STAND + 2, .85)

    grandpa = PEOPLE['grandpa'].but(detail='apron', accent='cream', top='brick')
    bar = room.decor == 'ice-cream'                # a smaller table, or nobody sees it
    adult(room, 138, 262, grandpa, 'stand', face='happy', gaze=.5, tilt=4, scale=1.1,
          arms=((-20, -46), (42, -64)))
    kitchen_table(room, 163 if bar else 142, 281, 116 if bar else 158, 60, 'oak', 'umber')
    room.unless('ice-cream', pasta_rack, 90, 220, 46, 44)
    room.ellipse(128, 217, 17, 3.6, room.ball('white', .2, .1))
    resting_hand(room, 118, 212, grandpa, 'brick')
    pasta_machine(room, 162, 220, .95)
    resting_hand(room, 186, 190, grandpa, size=5)
    eggs(room, 208, 220, .85)
    moving('sway', dog)(room, 38, 276, '#c98b54', 'sit')


@scene('kitchen-8', light='spring')
def washing_up_among_herbs(room):
    """Breakfast is over; bubbles sail past the herbs and the kitten hunts them."""
    kitchen_shell(room, ('leaves', 'cream', 'sage'), ('mosaic', 'mint', 'sky'),
                  ('check', 'cream', 'sage'))
    window(room, 104, 28, 92, 110, 'arch', outside='spring')
    for x, kind, base in ((72, 'herb', 'terra'), (92, 'flowers', 'white'), (116, 'herb', 'mustard'),
                          (136, 'succulent', 'blue')):
        plant(room, x, 134, kind, base, scale=.66)
    room.unless('paintings', dresser, 204, 36, 62, 60, 'sage')
    decor(room, 'paintings', 192, 36, .78)
    hanging_plant(room, 30, 12)
    picture(room, 28, 74, 26, 30, 'oak', 'leaf')
    counter(room, LEFT, RIGHT, 'mustard', ('door', 'curtain', 'door', 'door', 'door', 'drawers',
                                           'door'), 'walnut', 'panel', 'white')
    farm_sink(room, 104)
    dish_rack(room, 160, STAND + 2, .75)
    moving('sway', cat)(room, 50, STAND + 2, '#8d8791', 'sit', scale=.76)
    moving('rise', bubbles)(room, ((80, 130, 6), (66, 110, 4.600), (54, 92, 7), (84, 98, 4),
                                   (112, 122, 4.600), (130, 104, 6), (70, 70, 4.400), (144, 78, 4),
                                   (160, 112, 4), (94, 78, 3)))
    noor = PEOPLE['noor'].but(age='adult', detail='apron', accent='teal', dress=False)
    rug(room, 160, 258, 112, 24, 'teal', 'cream', 'zigzag')
    adult(room, 194, 256, noor, 'stand', face='happy', gaze=-.6, tilt=-4,
          arms=((-16, -58), (12, -62)))
    polished_plate(room, 192, 193, 13)
    towel(room, 180, 196, 'cream', 'terra')
    resting_hand(room, 180, 196, noor)
    resting_hand(room, 205, 193, noor)
    room.unless('ice-cream', kitchen_table, 66, 283, 100, 50, 'oak', 'white', cloth='white',
                check='mustard')
    room.unless('ice-cream', teapot, 48, 232, 'blue', .9)
    room.unless('ice-cream', mug, 76, 232, 'terra')
    room.unless('ice-cream', plate, 98, 232, rim='terra')
    room.unless('ice-cream', bread, 98, 230, .6)
    room.unless('ice-cream', jam_jar, 24, 232, '#e29a3c', 'teal', .8)
    decor(room, 'ice-cream', 72, 278, .96, width=100)
