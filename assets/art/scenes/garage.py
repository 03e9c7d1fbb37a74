"""The garages: six vehicles, six stories. One child, in the first of them."""

from kit.motion import moving
from kit.people import PEOPLE, Look, adult, child
from kit.scene import scene
from props.bathroom import lifebuoy
from props.common import *
from props.garage import *
from props.garage_cars import *
from props.garage_gear import *


@scene('garage-1', light='spring')
def saturday_car_wash(room):
    """Father washes the family car; somebody inside has the best seat for it."""
    garage_shell(room, ('brick', 'sand', 'cream'), ('subway', 'mint', 'white'), ('tiles', 'sand'))
    cellar_window(room, 178, 40, 80, 42)
    hose_reel(room, 32, 92, radius=17)
    tool_shelf(room, 96, 72, 70, ('tin', 'jar', 'oil', 'tin'))
    hung_tyre(room, 32, 44, 18)
    pegboard(room, 102, 92, 58, 36, 'oak', ('brush', 'spanner', 'driver'))
    picture(room, 216, 104, 24, 28, 'walnut', 'flower')
    puddle(room, 92, 276, 76)
    father = PEOPLE['father'].but(detail='overalls', top='mustard', bottom='navy')
    adult(room, 50, 250, father, face='joy', gaze=.6, tilt=4, arms=((-30, -54), (30, -62)))
    room.unless('car', hatchback, 124, 268, 'coral', 1.04)
    decor(room, 'car', 122, 269, open_windows=('rear',))
    child(room, 162.5, 211, 'zoe', 'peek', scale=.68, face='laugh', gaze=-.5)
    wash_foam(room)
    moving('rock', duck)(room, 124, 171, .8)
    dog(room, 206, 286, '#c98b54', 'sit', scale=.82)
    pail(room, 34, 284)


def wash_foam(room):
    """Suds on bonnet, roof and door, drops of soap in the air, the sponge in father's hand."""
    for x, y, radius in ((58, 213, 5), (65, 210, 6.5), (74, 211, 5.5), (81, 210, 4),
                         (109, 171, 6), (117, 168.5, 7.5), (126, 169, 8), (136, 169, 6.5),
                         (144, 171, 4.5), (114, 236, 5), (121, 240, 6.5), (129, 237, 4.5),
                         (119, 247, 4), (190, 214, 5), (196, 218, 6)):
        soap(room, x, y, radius)
    room.rect(73, 184, 17, 11, room.volume('mustard', .3, .2), radius=4)
    for x, y in ((78, 188), (85, 190), (82, 186.5)):
        room.ellipse(x, y, 1, fill='#c08a30', opacity=.7)
    for x, y, radius in ((100, 150, 5), (84, 162, 3.4), (112, 138, 3.6), (156, 146, 4.6),
                         (22, 200, 4), (14, 226, 3), (182, 156, 3.4), (176, 136, 3)):
        soap_bubble(room, x, y, radius)


@scene('garage-2', light='day')
def under_the_old_roadster(room):
    """Uncle lies under his old love; grandma knows better which spanner he needs."""
    garage_shell(room, ('plain', 'peach', 'cream'), ('tiles', 'sage', 'cream'),
                 ('check', 'cream', 'terra'))
    cellar_window(room, 62, 40, 72, 42, shape='casement')
    pegboard(room, 178, 44, 92, 52, 'oak',
             ('hammer', 'spanner', 'saw', 'pliers', 'driver'))
    tool_shelf(room, 176, 122, 84, ('oil', 'jar', 'tin', 'lamp', 'jar'))
    hung_tyre(room, 36, 102, 19)
    clock(room, 84, 116, 12, 'teal', time=(4, 20))
    work_lamp(room, 112, 30, 58, radius=44)
    tool_trolley(room, 210, 238, 'teal', 44, 62)
    oil_can(room, 206, 174, 'mustard')
    grandma = PEOPLE['grandma'].but(dress=False, detail='overalls', top='coral', bottom='navy')
    reach = 10 if room.decor == 'car' else 0     # over its roof
    adult(room, 164, 252, grandma, face='joy', gaze=-.7, tilt=-5, arms=((-30, -90 - reach), 'hips'))
    spanner(room, 132, 158 - reach, -58, 1.1)
    uncle = PEOPLE['uncle'].but(top='mustard', bottom='slate')
    room.unless('car', lying_mechanic, 35, 276, uncle)
    room.when('car', lying_mechanic, 30, 278, uncle)
    room.unless('car', roadster, 140, 266, 'brick', .9)
    decor(room, 'car', 135, 268, .9)
    moving('breathe', cat)(room, 200, 286, '#8d8791', 'loaf', scale=.9, collar='coral')
    for x, y, lean in ((118, 286, 14), (142, 284, -20)):
        spanner(room, x, y, lean, .75)


@scene('garage-3', light='summer')
def off_to_the_sea(room):
    """The camper is full to the roof; grandpa already sits at the wheel."""
    garage_shell(room, ('boards', 'sky', 'cream'), ('beadboard', 'white'), ('concrete', 'sand'))
    cellar_window(room, 60, 40, 76, 40)
    lifebuoy(room, 128, 58, 15)
    tool_shelf(room, 190, 66, 70, ('box', 'lamp', 'tin', 'jar', 'box'))
    picture(room, 206, 84, 30, 24, 'walnut', 'boat')
    parasol(room, 18, 220, rotate=5, length=100)
    surfboard(room, 226, 164, 'mustard', 'white', 116, 20, rotate=86)
    grandpa = PEOPLE['grandpa'].but(hat='cap', hat_color='brick')
    room.unless('car', camper, 122, 264, 'teal', scale=.97)
    room.unless('car', adult, 76.5, 196, grandpa, 'peek', scale=.68, face='joy', gaze=.6,
                hands=True)
    room.unless('car', roof_load, 134, 150)
    decor(room, 'car', 118, 264, .98, open_windows=('front',))
    room.when('car', adult, 104, 208, grandpa, 'peek', scale=.68, face='joy', gaze=.6, hands=True)
    room.when('car', roof_load, 134, 169, 104)
    aunt = Look('umber', 'black', 'bun', 'adult', top='coral', bottom='cream', accent='mustard',
                glasses=True, detail='dots')
    adult(room, 196, 280, aunt, face='laugh', gaze=-.6, arms=((-28, -38), 'hips'))
    suitcase(room, 164, 284, 'mustard', 38, 28, 'brick')
    moving('sway', dog)(room, 40, 284, '#e6d2b4', 'sit', scale=.85, collar='teal', ears='walnut')
    ball(room, 104, 284, 'coral', radius=9)


def roof_load(room, x, y, width=148):
    """Suitcases, a rolled blanket, a swim ring and a surfboard above all."""
    roof_rack(room, x, y, width)
    suitcase(room, x - 46, y - 7, 'brick', 44, 20)
    suitcase(room, x - 2, y - 7, 'oak', 38, 24, 'teal')
    suitcase(room, x + 40, y - 7, 'navy', 36, 18, 'coral')
    room.ellipse(x + 66, y - 15, 8, fill=room.ball('mustard', .3, .2))
    room.path(f'M{x + 66} {y - 20}a5 5 0 1 1 -5 5a3 3 0 1 1 3 3', stroke='brick', width=1.4)
    surfboard(room, x - 6, y - 36, 'coral', 'cream', 132, 12)
    for px in (-44, 34):
        room.path(f'M{x + px} {y - 42}Q{x + px + 2} {y - 20} {x + px} {y - 5}', stroke='cream',
                  width=1.6)
    if width > 130:
        swim_ring(room, x - 78, y - 12, 8, 'coral')


@scene('garage-4', light='autumn')
def grandpa_takes_the_sidecar_out(room):
    """Goggles on, scarf tied: grandpa and his dog are off to see the autumn leaves."""
    garage_shell(room, ('stone', 'sand'), ('painted', 'terra', 'cream'), ('flagstones', 'sand'))
    cellar_window(room, 176, 38, 66, 50, ground='#c79a52', shape='arch')
    tool_shelf(room, 64, 70, 86, ('helmet', 'helmet', 'oil', 'helmet'))
    wall_ladder(room, 64, 96, 96)
    hung_tyre(room, 214, 116, 17)
    coat_hooks(room, 158, 106, 54, ('umber', None, 'brick'))
    jerrycan(room, 26, 228, 'forest', 1.1)
    tyre_pile(room, 207, 240, 4)
    room.unless('car', rider_and_dog)
    decor(room, 'car', 120, 270, open_windows=('front', 'rear'))
    room.when('car', behind_two_windows)
    basket(room, 30, 286, 'oak', 'brick', 'cloth', .9)
    for x, y, turn, tone in ((150, 286, 20, 'mustard'), (172, 282, 80, 'terra'),
                             (64, 282, 140, 'brick'), (128, 288, 200, 'mustard'),
                             (206, 282, 300, 'terra'), (52, 226, 40, 'mustard')):
        leaf(room, x, y, 9, 5, turn, tone)


RIDER = Look('honey', 'white', 'ring', 'old', top='umber', bottom='slate', beard='full',
             glasses=True, detail='shirt', hat='helmet', hat_color='brick')


def rider_and_dog(room):
    with room.at(94, 272, scale=1.2):
        motorbike(room, 0, 0, 'deep')
        adult(room, 0, -58, RIDER, 'sit', scale=.86, face='grin', gaze=.4,
              arms=((-38, -74), (38, -74)))
        motorbike_front(room, 0, 0, 'deep')
        moving('hop', dog)(room, 62, -34, '#c98b54', 'sit', scale=1, ears='umber')
        moving('hop', goggles)(room, 62, -80, 1.05)
        moving('hop', scarf)(room, 62, -65, 'mustard', 'brick')
        sidecar(room, 62, 0, 'deep')


def behind_two_windows(room):
    """The same two, in the warm: he drives, the dog has the back seat."""
    roof_rack(room, 138, 174, 96)
    suitcase(room, 116, 167, 'teal', 42, 24, 'mustard')
    suitcase(room, 158, 167, 'brick', 36, 19)
    adult(room, 106, 213, RIDER.but(hat='cap'), 'peek', scale=.68, face='grin', gaze=-.5,
          hands=True)
    with room.at(clip=room.clip('M126 150H200V213H126Z')):
        dog(room, 156, 238, '#c98b54', 'sit', scale=.86, ears='umber')
        goggles(room, 156, 199, .9)
        scarf(room, 156, 211, 'mustard', 'brick')


@scene('garage-5', light='rain')
def charging_for_tomorrow(room):
    """Home from the rain: the tiny car sips its power, the cat has found the warmest place."""
    garage_shell(room, ('plain', '#efc67e'), ('tiles', 'cream', 'teal'), ('concrete', 'peach'))
    cellar_window(room, 188, 40, 76, 42, ground='#6d9478')
    wall_bicycle(room, 78, 84, 'deep', .95)
    for x in (22, 128):
        lamp_cone(room, x, 60)
        pendant(room, x, 44, 'teal', 'cone', radius=60)
    shelf(room, 212, 118, 42, 'plants', 'oak')
    wall_charger(room, 164, 112)
    room.unless('car', bubble_car, 82, 264, 'mint', 1.16)
    decor(room, 'car', 112, 266, .9)
    cable(room, ((164, 152), (162, 196), (172, 240), (158, 262), (144, 238), (143, 222)))
    room.unless('car', moving('breathe', cat), 82, 144, '#e39a57', 'curl', scale=.9)
    room.when('car', cat, 124, 180, '#e39a57', 'curl', scale=.9)
    box(room, 28, 288, 'oak', 40, 22)
    helmet(room, 30, 266, 'teal', 'mustard', 1.1)
    rider = Look('honey', 'espresso', 'headscarf', 'adult', top='mustard', bottom='navy',
                 accent='teal', detail='shirt', shoes='brick')
    adult(room, 192, 252, rider, face='joy', gaze=-.5, arms=((-22, -52), 'down'))
    puddle(room, 184, 280, 42)
    bicycle(room, 184, 278, 'brick', 1.02, basket='oak', battery=True)


@scene('garage-6', light='dusk')
def the_tree_comes_home(room):
    """First snow, and the old truck brings home the Christmas tree."""
    garage_shell(room, ('brick', 'terra', 'sand'), ('subway', 'cream', 'brick'),
                 ('concrete', 'oak'))
    roll_door(room, 102, 144, 46, .8, 'forest', snowy_ramp)
    fairy_lights(room, ((14, 38), (60, 36), (106, 38), (150, 36), (192, 38), (228, 36)),
                 colors=('#ffe9a8', '#ffb59a', '#bfe3c0'), radius=12)
    tool_shelf(room, 206, 72, 44, ('lamp', 'box', 'tin'))
    sconce(room, 218, 94)
    sledge(room, 220, 222, scale=1.1)
    snow_shovel(room, 20, 222)
    father = Look('tan', 'ginger', 'short', 'adult', top='cream', bottom='navy', beard='full',
                  detail='shirt', hat='beanie', hat_color='teal', accent='cream')
    adult(room, 192, 246, father, face='laugh', gaze=-.4, arms=('wave', (22, -60)))
    scarf(room, 192, 157, 'mustard', 'forest')
    room.unless('car', pickup, 119, 266, 'brick', flip=True)
    room.unless('car', felled_tree, 146, 160, 134, 52, -104)
    decor(room, 'car', 119, 267, flip=True, lights_on=True)
    room.when('car', roof_rack, 102, 170, 96)
    room.when('car', felled_tree, 164, 148, 146, 46, -90)
    melting_snow(room, ((74, 276, 13), (172, 276, 12), (116, 286, 10)))
    moving('sway', dog)(room, 38, 286, '#e6d2b4', 'sit', scale=.85, collar='forest')
    gift(room, 194, 288, 'teal', 'mustard', 24, 20)
    gift(room, 214, 286, 'mustard', 'brick', 18, 14)
