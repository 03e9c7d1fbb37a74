"""Living rooms one to five: a child is at home, playing, celebrating or hiding."""

from kit.motion import moving
from kit.palette import lit, shade
from kit.people import PEOPLE, adult, child, glimpse
from kit.room import shell
from kit.scene import scene
from kit.svg import smooth
from props.common import *
from props.living import (board_game, curtain_rod, hiding_curtain, notes_in_the_air, paper_star,
                          piano, piano_bench, record_sleeve, sheet_music)
from props.living_feasts import (balloon, birthday_cake, christmas_tree, confetti, drawings,
                                 fir_garland, fort_cloth, fort_inside, hung_lantern, lemonade,
                                 paper_chain, stocking, wreath)


def counting_father(room, x, y):
    """Stands with both hands over his eyes, as the seeker must."""
    look = PEOPLE['father'].but(top='mustard', bottom='navy')
    skin = look.skin_color
    adult(room, x, y, look, 'stand', face='grin', arms=(None, None))
    with room.at(x, y):
        for flip in (False, True):
            with room.at(flip=flip, shadow='near'):
                room.curve([(14, -81), (26, -73), (20, -88), (9, -101)], shade(look.top, .14), 9)
                room.curve([(13, -82), (25, -75), (19, -89), (10, -100)], look.top, 6.4)
                room.path(smooth([(1, -101), (3, -108), (8, -110), (13, -107), (14, -101),
                                  (8, -98)]), room.ball(lit(skin, .08), .2, .12))
                for finger in (5, 8, 10.8):
                    room.line(finger - 1.4, -107.6, finger - .6, -102.6, shade(skin, .26), .8, .8)


@scene('living-1', light='day')
def hide_and_seek_behind_the_sofa(room):
    """Father counts with his eyes covered; a boy looks over the sofa, the cat keeps quiet."""
    shell(room, wall=('stripes', 'peach'), floor=('planks', 'walnut'))
    window(room, 62, 36, 74, 86, curtains='terra')
    room.unless('paintings', picture, 132, 36, 36, 45, frame='umber', motif='flower')
    room.unless('paintings', picture, 163, 34, 20, 24, frame='gold', motif='bird')
    room.unless('paintings', clock, 163, 74, 11, 'mustard')
    room.unless('paintings', picture, 127, 90, 24, 20, frame='walnut', motif='sea')
    shelf(room, 214, 52, 52, 'mixed')
    picture(room, 190, 66, 16, 20, 'coral', 'heart')
    picture(room, 236, 70, 22, 26, 'gold', 'hills')

    decor(room, 'paintings', 150, 38, .8)
    radiator(room, 62, 210, 62, 36)
    room.unless('fireplace', plant, 20, 228, 'rubber', 'terra')
    room.unless('fireplace', counting_father, 212, 230)
    decor(room, 'fireplace', 189, 221, .82)
    if room.decor == 'fireplace':
        counting_father(room, 30, 232)
    x, width = (98, 118) if room.decor == 'fireplace' else (112, 144)
    room.unless('piano', sofa, x, 236, 'teal', width, cushions=(('mustard', 'stripes'),
                                                                ('coral', 'button')), throw='cream')
    decor(room, 'piano', 98, 246, 1.06, stool=False)
    moving({'tilt': 3, 'gaze': -.4}, child)(room, 138, 160, 'tomas', 'peek', face='grin', gaze=.8)

    oval_rug(room, 120, 264, 176, 40)
    coffee_table(room, 108, 268)
    board_game(room, 104, 247)
    mug(room, 136, 246, 'rose', scale=.9)
    room.unless('cat-house', cat, 186, 274, pose='curl')
    basket(room, 26, 276, kind='toys', scale=.84)
    ball(room, 58, 280, 'teal', radius=8)
    decor(room, 'cat-house', 192, 273, .5)


@scene('living-2', light='dusk')
def first_present_of_christmas_eve(room):
    """The tree is lit, it snows outside, and a girl in pyjamas may open one present."""
    shell(room, wall=('damask', 'terra', 'peach'), lower=('panels', 'white'),
          floor=('herringbone', 'oak'))
    window(room, 58, 38, 76, 84, outside='snow-night', sky=('#6d6aa3', '#a9a4cb'),
           curtains='forest', rod='gold')
    paper_star(room, 58, 70, 12, cord=22)
    fir_garland(room, -20, 20, 62, 20, sag=8, bows=False)
    fir_garland(room, 62, 20, 262, 20, sag=12)
    room.unless('paintings', wreath, 124, 64, 12)
    decor(room, 'paintings', 128, 40, .42, tall=True)
    shelf(room, 222, 96, 48, 'mixed', 'umber')
    for x, cloth in ((204, 'brick'), (221, 'sage'), (238, 'mustard')):
        stocking(room, x, 102, cloth)

    room.unless('piano fireplace', drawers, 60, 222, 92, 52, 'walnut', columns=3, rows=2)
    room.unless('piano fireplace', candle, 24, 170, height=14)
    room.unless('piano fireplace', candle, 33, 170, height=9)
    room.unless('piano fireplace', teapot, 58, 170, 'brick', .8)
    room.unless('piano fireplace', mug, 80, 170, 'white')
    room.unless('piano fireplace', candle, 97, 170, height=11)
    decor(room, 'piano', 68, 231, .9)
    decor(room, 'fireplace', 66, 221, .88)
    room.lamp(166, 170, 70, .5)
    christmas_tree(room, 166, 244, 168, 104)

    oval_rug(room, 112, 266, 196, 40, ('brick', 'cream', 'forest', 'mustard', 'forest'))
    gift(room, 212, 250, 'sky', 'white', 26, 24)
    gift(room, 192, 258, 'mustard', 'brick', 24, 17)
    gift(room, 136, 254, 'lilac', 'cream', 20, 15)
    room.lamp(118, 226, 52, .4)
    child(room, 94, 268, PEOPLE['lin'].but(top='sky', bottom='sky', detail='pyjamas',
                                           accent='white', shoes='coral'), 'floor',
          face='joy', gaze=.4, arms=((-15, -25), (15, -25)))
    gift(room, 94, 266, 'brick', 'mustard', 19, 15)
    room.unless('cat-house', moving('breathe', cat), 36, 276, '#d8cfc8', 'loaf', flip=True)
    toy_train(room, 172, 277, .9, flip=True)
    decor(room, 'cat-house', 42, 273, .48, coat='#d8cfc8')


@scene('living-3', light='rain')
def blanket_fort_on_a_rainy_day(room):
    """It pours; under two blankets and a broomstick a boy reads by lantern light."""
    shell(room, wall=('clouds', 'sky', 'white'), floor=('planks', 'oak'))
    window(room, 128, 32, 116, 70, 'wide', curtains='navy')
    room.unless('paintings', picture, 36, 38, 30, 38, 'walnut', 'boat')
    room.unless('paintings', picture, 22, 84, 20, 24, 'mustard', 'moon')
    room.unless('paintings', clock, 48, 95, 10, 'coral', time=(3, 40))
    picture(room, 218, 34, 26, 34, 'umber', 'cat')
    shelf(room, 222, 100, 52, 'toys')

    decor(room, 'paintings', 36, 36, .78, tall=True)
    room.unless('fireplace piano', bookcase, 26, 222, 62, 86, 3, 'walnut')
    room.unless('fireplace piano', plant, 16, 136, 'fern', 'white', .6)
    decor(room, 'fireplace', 62, 222, .78)
    room.unless('fireplace piano', basket, 76, 232, kind='toys', scale=.8)
    decor(room, 'piano', 63, 229, .82, stool=False)
    drawers(room, 222, 222, 52, 50, 'mustard', rows=2)
    table_lamp(room, 218, 172, 'terra')
    for x in (122, 204):
        chair(room, x, 244, 'walnut', view='back')
    oval_rug(room, 120, 270, 226, 42, ('cream', 'teal', 'cream', 'coral', 'cream'))
    fort_inside(room, 160, 262, 112, 94)
    room.lamp(160, 206, 52, .5)
    child(room, 158, 258, PEOPLE['ravi'].but(top='coral'), 'tummy', scale=.95, face='happy',
          visible=(-25, -57, 58, 58))
    book(room, 132, 264, 'teal', is_open=True)
    moving('swing', hung_lantern)(room, 160, 168, 4, .72)
    fort_cloth(room, 160, 262, 112, 94)
    fairy_lights(room, ((117, 164), (160, 160), (203, 164)))
    drawings(room, 112, 282)
    teddy(room, 74, 275, scale=.92)
    room.unless('cat-house', cat, 209, 273, '#7d7480', 'sit', collar='coral')
    decor(room, 'cat-house', 36, 275, .5, coat='#8d8791')


@scene('living-4', light='spring')
def grandfather_plays_somebody_listens(room):
    """Grandfather plays the piano; two feet under the curtain think nobody has seen them."""
    shell(room, wall=('floral', 'rose', 'white'), lower=('panels', 'white'),
          floor=('herringbone', 'oak'))
    window(room, 196, 34, 66, 132, 'tall')
    curtain_rod(room, 146, 248, 27)
    glimpse(room, 169, 229, 'feet', PEOPLE['mila'].but(bottom='mustard', shoes='plum'), 1.1)
    hiding_curtain(room, 152, 28, 24, 185, 'teal', 14)
    hiding_curtain(room, 226, 28, 20, 185, 'teal', 3)

    room.unless('paintings', picture, 40, 34, 30, 38, 'gold', 'portrait', oval=True)
    room.unless('paintings', picture, 84, 30, 42, 34, 'umber', 'hills')
    room.unless('paintings', picture, 127, 36, 26, 32, 'gold', 'bird')
    decor(room, 'paintings', 84, 32, .95)
    room.unless('fireplace', notes_in_the_air, ((112, 96, 1, -8), (132, 84, .8, 10), (58, 90, .9,
                                                                                      6)))

    guitar(room, 18, 226, lean=-8, scale=1.06)
    room.unless('piano fireplace', piano, 86, 226)
    room.unless('piano fireplace', vase, 40, 128, 'mint', scale=.9)
    room.unless('piano fireplace', sheet_music, 110, 164, .92)
    room.unless('piano fireplace', table_lamp, 128, 128, 'mustard', scale=.8)
    decor(room, 'piano', 86, 230, 1.02, stool=False)
    decor(room, 'fireplace', 86, 222, .95)
    rug(room, 78, 258, 118, 26, 'plum', 'mustard', 'kilim')
    with room.at(clip=room.clip('M0 0H240V226H0Z')):
        moving({'tilt': -4, 'arms': ((1, -2), (-1, 2))}, adult)(room, 72, 261,
                                                                PEOPLE['grandpa'].but(top='forest',
                                                                                      detail=''),
                                                                'back', tilt=4, arms=((-25, -85),
                                                                                      (30, -85)))
    room.unless('fireplace', piano_bench, 72, 254, height=34)
    dog(room, 204, 266, '#e0c9a6', ears='walnut')
    record_sleeve(room, 30, 278, 'coral', size=22)
    room.unless('cat-house', book_pile, 150, 278, 3, 26)
    decor(room, 'cat-house', 140, 273, .48)


@scene('living-5', light='noon')
def birthday_jump(room):
    """Balloons, cake and a paper chain: today somebody is six and cannot stand still."""
    shell(room, wall=('dots', 'mint', 'white'), lower=('beadboard', 'white'),
          floor=('planks', 'oak'))
    window(room, 128, 34, 66, 84, 'arch', outside='garden')
    paper_chain(room, ((-20, 20), (60, 18), (120, 16), (190, 18), (262, 20)))
    room.unless('paintings', picture, 196, 48, 30, 36, 'coral', 'heart')
    room.unless('paintings', picture, 224, 56, 22, 26, 'mustard', 'fruit')
    room.unless('paintings', shelf, 208, 112, 52, 'mixed')

    decor(room, 'paintings', 196, 46, .62)
    room.unless('piano fireplace', sofa, 58, 234, 'mustard', 112, cushions=(('teal', 'star'),
                                                                            ('coral', 'dots')),
                style='box')
    decor(room, 'piano', 76, 236, 1.02)
    decor(room, 'fireplace', 70, 222, .9)
    for x, y, fill, end in ((22, 62, 'coral', (6, 118)), (46, 46, 'teal', (-18, 134)),
                            (70, 66, 'lilac', (-42, 114)), (44, 84, 'mustard', (-16, 96))):
        balloon(room, x, y, fill, end, 1.06)
    table(room, 194, 246, 76, 52, 'walnut', cloth='coral')
    birthday_cake(room, 194, 194, scale=1.05)
    lemonade(room, 166, 195)
    lemonade(room, 220, 195, '#e98a83')
    oval_rug(room, 112, 268, 168, 34, ('white', 'teal', 'white', 'coral', 'white'))
    room.unless('cat-house', gift, 28, 264, 'lilac', 'white', 30, 24)
    room.unless('cat-house', gift, 50, 272, 'coral', 'mustard', 22, 16)
    decor(room, 'cat-house', 42, 273, .52)
    room.contact(20, 4, x=118, y=266)
    moving('hop', child)(room, 118, 256, PEOPLE['amara'].but(top='teal', accent='mustard',
                                                             detail='dots', hat='party',
                                                             hat_color='coral'), 'stand',
                         face='laugh', arms=((-33, -66), (33, -66)), shadow=False)
    dog(room, 196, 276, '#f0e4d2', 'lie', ears='walnut')
    confetti(room, (50, 120, 150, 150), 60)
