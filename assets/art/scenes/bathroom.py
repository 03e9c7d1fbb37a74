"""Bathrooms with families in them: tiles up to the rail, something wet, somebody happy.

The grown-ups' bathrooms are in bathroom_grown.py. Tiles end at the common rail on every card.
"""

from kit.motion import moving
from kit.palette import lit
from kit.people import PEOPLE, adult, child
from kit.room import shell
from kit.scene import scene
from props.bathroom import (lifebuoy, loo_roll, paw_prints, pedestal_basin, porthole, shell_shape,
                            starfish, step_stool, toilet, toy_boat, vanity, vessel_basin, wall_taps)
from props.baths import bare, bubbles, claw_foot_bath, foam, puddle, splashes, tin_tub
from props.common import *
from props.toiletries import bath_shelf, bottle, gown_hook, towel_rail, towel_stack


@scene('bathroom-1', light='day')
def captain_of_the_foam(room):
    """A boy commands a fleet of ducks and one sailing boat; the cat keeps a dry distance."""
    shell(room, wall=('floral', 'peach', 'white'), lower=('tiles', 'mint', 'sage'),
          floor=('check', 'cream', 'sage'))
    window(room, 62, 32, 70, 88, 'arch', outside='garden')
    plant(room, 44, 118, 'succulent', 'terra', scale=.62)
    bottle(room, 78, 117, 'coral', 'round')
    bottle(room, 90, 117, 'mustard', 'jar')
    bath_shelf(room, 136, 62, 46, ('tall', 'towels', 'round'))
    picture(room, 124, 76, 20, 24, 'gold', 'boat')
    picture(room, 150, 78, 20, 20, 'walnut', 'bird')
    mirror(room, 199, 48, 44, 60, 'gold', 'oval')
    sconce(room, 166, 34)
    towel_rail(room, 152, 142, 34, (('coral', 34),))

    wall_taps(room, 38, 158)
    pedestal_basin(room, 200, 226)
    bottle(room, 182, 163, 'teal', 'pump', .8)
    bottle(room, 217, 163, 'cream', 'cup', .85)

    tub = claw_foot_bath(room, 100, 264, 156, base='coral', band=lit('coral', .55))
    with tub_or_whirlpool(room, tub, 102, 270, 176, 63):
        duck(room, 60, 201, .85)
        child(room, 98, 195, PEOPLE['kofi'].but(hat='foam'), 'peek', 1.12, face='joy', gaze=.7,
              hands=False)
        moving('sway', toy_boat)(room, 142, 199, 'navy', scale=1.15)
        foam(room, 98, 208, 46, 6, 7)
    duck(room, 134, 212, .5, flip=True)
    room.unless('whirlpool', foam, 30, 212, 22, 8, 5.6)
    room.unless('whirlpool', foam, 35, 224, 10, 4, 4)
    bubbles(room, ((128, 156, 6), (120, 136, 4), (68, 148, 4.4), (60, 166, 6), (142, 124, 3.2),
                   (174, 134, 4), (84, 128, 3)))
    room.unless('whirlpool', rug, 194, 282, 88, 18, 'teal', 'cream', 'stripes')
    cat(room, 196, 279, '#8d8a93', 'sit', marks='stripes', collar='brick')
    puddle(room, 42, 276, 34, 5)


@scene('bathroom-2', light='summer')
def two_toothbrushes_at_the_seaside(room):
    """A summer morning behind the porthole; a girl on her step and her father brush in time."""
    shell(room, wall=('stripes', 'sky', 'white'), lower=('beadboard', 'white'),
          floor=('planks', 'sand'))
    porthole(room, 60, 74, 34)
    gull(room, 44, 104)
    lifebuoy(room, 134, 54, 20)
    starfish(room, 107, 100, 7, 'coral', -12)
    starfish(room, 160, 96, 6, 'mustard', 20)
    picture(room, 134, 84, 26, 30, 'walnut', 'boat')
    bath_shelf(room, 196, 58, 54, ('jar', 'tall', 'towels'), 'walnut')
    mirror(room, 196, 74, 50, 50, 'walnut', 'round')
    towel_rail(room, 38, 144, 44, (('navy', 44), ('coral', 36)), 'gold')
    room.unless('whirlpool', basket, 32, 250, inside='coral', scale=.95)

    vanity(room, 196, 232, 84, 62, 'blue', 'oak', 2, open_shelf=True)
    vessel_basin(room, 188, 170, 'white', 42, running=True)
    bottle(room, 222, 170, 'coral', 'pump', .9)
    brushers(room)
    room.unless('whirlpool', rug, 96, 276, 128, 22, 'navy', 'cream', 'stripes')
    moving('rock', duck)(room, 176, 276, .9)
    shell_shape(room, 202, 274, 8, 'rose')
    shell_shape(room, 216, 278, 6, 'peach')


def gull(room, x, y):
    """It sits on the ledge outside and hopes that toothpaste is food."""
    ledge = room.clip('M26 74a34 34 0 1 1 68 0a34 34 0 1 1 -68 0Z')
    with room.at(clip=ledge), room.at(x, y):
        room.path('M-15 -7C-10 -20 2 -20 6 -30C8 -38 18 -37 18 -29C18 -18 14 -2 2 3C-4 5 -10 0 '
                  '-15 -7Z', room.ball('white', .2, .16))
        room.path('M-20 -7C-12 -17 0 -17 5 -10C0 -2 -10 -2 -20 -7Z', room.volume('steel', .3, .2))
        room.path('M17 -31L25 -28L17 -26.500Z', 'mustard')
        room.ellipse(13.6, -31, 1.4, 1.6, 'ink')
        room.ellipse(13.2, -31.6, .5, fill='white')


FATHER = PEOPLE['father'].but(top='white', bottom='navy', detail='stripes', accent='sky',
                              shoes='coral')


def brushers(room):
    """Father and daughter with the same brush and the same face."""
    room.unless('whirlpool', adult, 86, 258, FATHER, 'stand', face='happy', gaze=.5,
                arms=('down', (7, -93)))
    decor(room, 'whirlpool', 74, 266, width=118, height=58, bather=father_in_the_water)
    step_stool(room, 138, 264, 'mustard', 42, 22)
    child(room, 138, 244, PEOPLE['zoe'].but(top='lilac', bottom='lilac', detail='pyjamas',
                                            accent='white', shoes='rose'),
          'stand', face='joy', gaze=-.5, arms=('hips', (9, -49)), shadow=False)
    room.unless('whirlpool', toothbrush, 90, 165, 'teal')
    toothbrush(room, 141, 193, 'coral')


def father_in_the_water(room):
    """He has found that one can brush and bathe at once."""
    adult(room, 0, -60, bare(FATHER), 'bust', face='happy', gaze=.5, height=14,
          arms=((-24, -66), (7, -93)))
    toothbrush(room, 4, -76, 'teal')


def toothbrush(room, x, y, tone):
    """In a mouth full of foam."""
    with room.at(x, y, rotate=8):
        room.rect(-2, -1, 20, 2.6, tone, radius=1.3)
        room.rect(-6, -2.6, 7, 4, 'white', radius=1.4)
    foam(room, x - 4, y + 3, 9, 3, 2.6)


@scene('bathroom-6', light='rain')
def the_dog_has_been_in_the_garden(room):
    """Rain and mud: grandfather holds the sponge, the dog holds the foam, the floor gives up."""
    shell(room, wall=('gingham', 'mustard', 'cream'), lower=('subway', 'white', 'sky'),
          floor=('tiles', 'peach', 'coral'))
    window(room, 128, 30, 80, 82, 'sash', curtains='sage', curtain_style='tied')
    gown_hook(room, 30, 76, 'rose', 74)
    picture(room, 28, 30, 26, 30, 'walnut', 'cat')
    picture(room, 58, 40, 20, 24, 'gold', 'leaf')
    bath_shelf(room, 208, 58, 46, ('towels', 'tall', 'pump'))
    clock(room, 208, 92, 13, 'teal')
    loo_roll(room, 184, 166)
    toilet(room, 211, 228, seat='oak')
    bottle(room, 211, 151, 'sky', 'spray', .9)

    adult(room, 70, 240, PEOPLE['grandpa'].but(top='blue', detail='apron', accent='cream',
                                               bottom='umber', shoes='forest'),
          'stand', face='laugh', gaze=.7, tilt=6, arms=((-18, -46), (33, -64)))
    bottle(room, 108, 181, 'mustard', 'sponge', 1.25)
    with tub_or_whirlpool(room, tin_tub(room, 136, 268, 130, 48), 138, 274, 160, 56):
        dog(room, 140, 246, '#d9a566', 'sit', scale=1.5, collar='teal')
        foam(room, 138, 230, 84, 9, 7.4)
    foam(room, 140, 165, 27, 10, 6)
    foam(room, 88, 224, 22, 7, 5.4)
    foam(room, 192, 228, 14, 5, 4.4)
    splashes(room, 140, 190, 52, 18, 196, 344)
    bubbles(room, ((186, 190, 5), (176, 136, 3.4), (112, 140, 4), (160, 128, 3)))
    paw_prints(room, ((226, 242, -64),), opacity=.8)
    room.unless('whirlpool', paw_prints, ((214, 246, -50), (216, 258, -70), (204, 264, -50)),
                opacity=.8)
    paw_prints(room, ((222, 278, -40), (28, 282, 60), (44, 278, 70), (60, 284, 60)), opacity=.8)
    puddle(room, 84, 276, 46, 6)
    puddle(room, 186, 280, 40, 6)
    stool(room, 32, 262, 'walnut', 'teal', 30)
    towel_stack(room, 32, 234, 30, 3, ('white', 'sky', 'terra'))
    moving('rock', duck)(room, 112, 283, .8)
