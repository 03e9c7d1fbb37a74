"""Living rooms six to ten: quiet hours, when no child is in the room."""

from kit.motion import moving
from kit.people import Look, adult
from kit.room import shell
from kit.scene import scene
from props.common import *
from props.living import (aquarium, film_screen, grandfather_clock, iron_stove, knitting,
                          leafy_branch, peacock_chair, plant_stand, popcorn, projector,
                          projector_beam, sofa_back, water_drops, watering_can, yarn)
from props.living_feasts import (colour_samples, fresh_paint, leaning_frame, paint_pot, pizza,
                                 rolled_rug, step_ladder)


GARDENER = Look('umber', 'white', 'ring', 'old', top='cream', bottom='navy', beard='full',
                detail='apron', accent='terra', hat='sunhat')
DOZING = Look('fair', 'white', 'ring', 'old', top='blue', bottom='slate', beard='moustache',
              detail='cardigan', accent='sky', shoes='brick', hat='nightcap', hat_color='teal')
ANNA = Look('tan', 'espresso', 'bun', 'adult', top='mustard', bottom='navy', detail='overalls')
JOEL = Look('deep', 'black', 'short', 'adult', top='white', bottom='terra', beard='short')


@scene('living-6', light='night')
def asleep_by_the_fire(room):
    """A winter night; grandfather wanted to finish the chapter, the dog did not wait for it."""
    shell(room, wall=('leaves', 'navy', 'blue'), lower=('panels', 'white'),
          floor=('herringbone', 'walnut'))
    window(room, 42, 34, 52, 88, 'tall', outside='snow-night', curtains='brick',
           curtain_style='straight')
    room.unless('piano', fireplace, 140, 216)
    decor(room, 'fireplace', 140, 218, 1.16)
    room.unless('paintings', picture, 138, 44, 54, 44, 'gold', 'hills')
    room.unless('fireplace piano', candle, 98, 116)
    room.unless('fireplace piano', candle, 107, 116, height=8)
    room.unless('fireplace', clock, 178, 103, 10, 'umber', time=(11, 40))
    room.unless('fireplace piano', vase, 124, 116, 'teal', scale=.62)
    room.unless('fireplace piano', globe, 156, 116, .6)
    decor(room, 'piano', 150, 238, 1.1, stool=False)
    room.when('piano', candle, 96, 174, height=12)
    room.when('piano', candle, 206, 174, height=9)
    decor(room, 'paintings', 138, 40, .86)
    sconce(room, 214, 44)
    picture(room, 213, 86, 24, 30, 'umber', 'portrait', oval=True)

    room.unless('piano', basket, 214, 226, inside='umber', kind='logs', scale=.9)
    room.lamp(136, 226, 62, .4)
    room.lamp(60, 176, 40, .35)
    armchair(room, 52, 242, 'mustard', scale=1.04)
    adult(room, 52, 206, DOZING, 'sit', face='dream', tilt=10, arms=((-15, -52), (13, -52)))
    book(room, 52, 200, 'brick', is_open=True)
    oval_rug(room, 132, 264, 180, 40, ('cream', 'deep', 'cream', 'brick', 'cream'))
    moving('breathe', dog)(room, 148, 270, pose='lie')
    room.unless('cat-house', pouf, 212, 262, 'plum', 'mustard')
    room.unless('cat-house', mug, 210, 237, 'white', scale=.9)
    decor(room, 'cat-house', 202, 273, .48)


@scene('living-7', light='autumn')
def grandmother_knits(room):
    """Leaves fall outside; grandmother knits by the stove and the cat has found the yarn."""
    shell(room, wall=('pinstripes', 'sage', 'cream'), lower=('beadboard', 'cream'),
          floor=('planks', 'umber'))
    window(room, 92, 32, 96, 84, 'lattice', curtains='mustard', curtain_style='straight')
    grandfather_clock(room, 24, 220)
    room.unless('paintings', picture, 158, 40, 26, 32, 'walnut', 'leaf')
    room.unless('paintings', picture, 158, 80, 22, 26, 'gold', 'portrait', oval=True)
    decor(room, 'paintings', 170, 40, .55, tall=True)
    room.unless('piano fireplace', iron_stove, 204, 224, pipe=11)
    shelf(room, 236, 64, 40, 'dishes')
    picture(room, 232, 84, 24, 30, 'umber', 'fruit')
    room.unless('piano fireplace', teapot, 204, 155, 'blue', .86)

    room.unless('piano fireplace', side_table, 148, 236, 'walnut', 42)
    room.unless('piano fireplace', mug, 143, 195, 'rose')
    room.unless('piano fireplace', book_pile, 156, 194, 2, 14, .7)
    decor(room, 'piano', 167, 234, .96)
    decor(room, 'fireplace', 174, 222, .86)
    oval_rug(room, 116, 262, 196, 40, ('cream', 'brick', 'sage', 'mustard', 'cream'))
    armchair(room, 88, 254, 'rose', style='rocking', scale=1.02)
    moving({'tilt': -3}, adult)(room, 88, 216, 'grandma', 'sit', scale=.94, face='happy', tilt=4,
                                arms=((-10, -62), (10, -62)))
    knitting(room, 88, 200, 'brick', 'cream', 34)
    basket(room, 34, 270, inside='teal', kind='wool', scale=.84)
    yarn(room, 150, 272, 'brick', 8, ((100, 232), (112, 262), (132, 270), (148, 268)))
    room.unless('cat-house', cat, 186, 274, '#8a7f88', 'walk')
    decor(room, 'cat-house', 196, 273, .5, coat='#8a7f88')


@scene('living-8', light='dusk')
def film_night(room):
    """The projector hums, the rocket lands, and the cat on the sofa sees most of it."""
    shell(room, wall=('stars', 'plum', 'lilac'), lower=('painted', 'deep', 'teal'),
          floor=('planks', 'umber'))
    fairy_lights(room, ((-20, 14), (50, 13), (120, 13), (190, 13), (262, 14)))
    film_screen(room, 112, 30, 132, 78)
    window(room, 214, 36, 44, 44, 'round')
    room.unless('paintings', picture, 22, 40, 26, 32, 'gold', 'moon')
    room.unless('paintings', picture, 20, 84, 22, 26, 'coral', 'cat')
    decor(room, 'paintings', 28, 38, .7, tall=True)
    shelf(room, 218, 106, 46, 'mixed')

    room.unless('piano fireplace', drawers, 112, 222, 124, 42, 'walnut', columns=4, rows=2)
    room.unless('piano fireplace', plant, 58, 181, 'succulent', 'white', .9)
    room.unless('piano fireplace', table_lamp, 158, 180, 'coral', scale=.8)
    room.unless('cat-house', plant, 22, 226, 'snake', 'mustard')
    decor(room, 'piano', 146, 226, .94, stool=False)
    decor(room, 'fireplace', 150, 222, .86)
    decor(room, 'cat-house', 30, 227, .44)
    oval_rug(room, 92, 270, 200, 46, ('mustard', 'plum', 'mustard', 'coral', 'mustard'))
    projector_beam(room, (184, 220), (52, 38), (172, 110))
    with room.at(clip=room.clip('M-20 0H260V240H-20Z')):
        adult(room, 62, 298, 'mother', 'back', tilt=8)
        adult(room, 104, 304, 'uncle', 'back', tilt=-6)
    sofa_back(room, 88, 284, 'brick', 142, 58)
    striped_throw(room, 52, 228)
    room.keep_readable(92, 262, 90)
    moving('sway', cat)(room, 136, 228, '#4f4450', 'back', .9, marks='none')
    stool(room, 202, 276, 'walnut', 'teal', 46)
    projector(room, 200, 230, 1.1)
    side_table(room, 228, 282, 'oak', 26, 26)
    popcorn(room, 228, 255, .9)


def striped_throw(room, x, y):
    """A woollen blanket over the back of the sofa; x, y is the middle of its fold."""
    with room.at(x, y):
        cloth = 'M-19 0Q0 -4 19 0L21 33Q0 37 -21 33Z'
        with room.at(shadow='near'):
            room.path(cloth, room.volume('mustard', .3, .2))
        with room.at(clip=room.clip(cloth)):
            for drop, tone in ((7, 'cream'), (12, 'teal'), (24, 'cream'), (29, 'teal')):
                room.path(f'M-24 {drop}Q0 {drop + 4} 24 {drop}', stroke=tone, width=2.6)
        for fringe in range(-19, 21, 4):
            room.line(fringe, 34.5, fringe * 1.04, 40, 'mustard', 1.4)


@scene('living-9', light='summer')
def the_green_room(room):
    """More leaves than wall: the Saturday round with the watering can."""
    shell(room, wall=('brick', 'peach', 'cream'), floor=('tiles', 'coral'))
    window(room, 146, 40, 128, 84, 'wide', frame='mint')
    leafy_branch(room, 36, 52, 92, -26)
    leafy_branch(room, 208, 48, 82, -22, flip=True)
    hanging_plant(room, 28, 11, 'mustard', 26, 44)
    hanging_plant(room, 216, 11, 'coral', 20, 50)
    room.unless('paintings', picture, 56, 66, 24, 30, 'walnut', 'leaf')

    decor(room, 'paintings', 58, 52, .56)
    room.unless('piano fireplace', drawers, 208, 222, 76, 44, 'walnut', columns=2, rows=2)
    room.unless('piano fireplace', aquarium, 212, 178, 66, 42)
    decor(room, 'piano', 172, 232, .92, stool=False)
    decor(room, 'fireplace', 174, 222, .84)
    plant(room, 14, 224, 'monstera', 'blue', 1.1)
    peacock_chair(room, 54, 238, 'walnut')
    room.unless('cat-house', moving('breathe', cat), 56, 206, '#e39a57', 'curl', .86)
    rug(room, 110, 266, 104, 24, 'sage', 'cream', 'stripes')
    big = room.decor in ('piano', 'fireplace')      # and seen whole: the flowers stand lower
    x = 92 if big else 112
    room.unless('piano fireplace', plant_stand, 166, 246, height=30)
    plant(room, 148 if big else 166, 268 if big else 216, 'flowers', 'sky')
    adult(room, x, 266, GARDENER, 'stand', face='smile', gaze=.7, tilt=4,
          arms=('hips', (24, -66)))
    watering_can(room, x + 22, 206, 'teal', flip=True, rotate=24)
    water_drops(room, x + 45, 187)
    plant(room, 216, 278, 'cactus', 'blue', 1.1)
    plant(room, 184, 281, 'succulent', 'mustard', 1.1)
    room.unless('cat-house', plant, 26, 280, 'fern', 'white', .9)
    decor(room, 'cat-house', 42, 273, .5)


@scene('living-10', light='evening')
def first_evening_in_the_new_house(room):
    """Half the wall is painted, nothing is unpacked, and the pizza tastes better than ever."""
    shell(room, wall=('floral', 'sand', 'rose'), floor=('planks', 'oak'))
    fresh_paint(room, 'teal', right=128)
    window(room, 74, 38, 80, 88, 'casement')
    radiator(room, 74, 210, 64, 40)
    pendant(room, 142, 44, 'slate', 'bulb', radius=60)
    room.unless('paintings', colour_samples, 184, 46)
    room.unless('paintings', askew_boat, 166, 92)
    decor(room, 'paintings', 176, 40, .95)
    room.unless('piano', leaning_frame, 118, 219, 40, 52, 'gold', 'hills', -4)
    room.unless('piano fireplace', step_ladder, 212, 226, height=114)
    room.unless('piano fireplace', paint_pot, 212, 110, 'teal', .9)

    decor(room, 'piano', 164, 226, 1, stool=False)
    decor(room, 'fireplace', 172, 222, .86)
    box(room, 22, 226, 'oak', 48, 40)
    box(room, 18, 186, 'oak', 40, 30)
    plant(room, 18, 156, 'snake', 'coral', .6)
    rug(room, 112, 264, 156, 34, 'brick', 'cream', 'check')
    adult(room, 72, 262, ANNA, 'floor', face='laugh', gaze=.6, arms=('front', (26, -78)))
    adult(room, 154, 262, JOEL, 'floor', face='joy', gaze=-.6, arms=((-26, -78), 'front'))
    mug(room, 101, 228, 'coral', False, .9)
    with room.at(126, 228, flip=True):
        mug(room, 0, 0, 'sky', False, .9)
    box(room, 113, 274, 'oak', 44, 20)
    pizza(room, 113, 250, .86)
    room.unless('cat-house piano fireplace', moving('hop', dog), 208, 270, '#e6d3b6', scale=.9,
                ears='walnut')
    room.unless('cat-house piano fireplace', box, 208, 274, 'oak', 44, 26, is_open=True)
    rolled_rug(room, 42, 278, 'plum', 'mustard', 62)
    decor(room, 'cat-house', 198, 273, .5)


def askew_boat(room, x, y):
    """Hung up at once, and not yet straight."""
    with room.at(x, y, rotate=7):
        picture(room, 0, 0, 30, 36, 'walnut', 'boat')
