"""Children's rooms one to three: pillows fly, puppets play, paint dries."""

from kit.motion import moving
from kit.people import PEOPLE, child, glimpse
from kit.room import shell
from kit.scene import scene
from props.bedding import pillow
from props.children import (bunk_bed, crocodile_puppet, easel, king_puppet, paint_tray, teepee,
                            teepee_flaps, theatre_back, theatre_front)
from props.common import *
from props.living_feasts import drawings
from props.toys import feathers, kite, mobile, pinned_drawing, toy_chest, toy_drum


@scene('children-1', light='evening')
def pillow_fight_at_the_bunk_bed(room):
    """Bedtime was an hour ago: the bunk throws, the floor throws back, the dog takes cover."""
    shell(room, wall=('stripes', 'sky', 'white'), floor=('planks', 'oak'))
    window(room, 46, 40, 58, 80, curtains='mustard')
    picture(room, 96, 44, 22, 28, 'coral', 'boat')
    room.unless('paintings slide', clock, 206, 54, 11, 'mustard', time=(9, 20))
    room.unless('paintings slide', pinned_drawing, 182, 74, 'rainbow', 24, 19, 5, 'teal')
    decor(room, 'paintings', 200, 42, .56)
    pinned_drawing(room, 16, 138, 'rocket', 22, 20, -6)
    pinned_drawing(room, 42, 136, 'fish', 24, 19, 5, 'mustard')
    bunting(room, ((-20, 20), (50, 16), (112, 18), (186, 16), (262, 20)), size=10)
    toy_chest(room, 20, 226, 'coral')
    low = PEOPLE['kofi'].but(top='mustard', bottom='mustard', detail='pyjamas', accent='coral',
                             shoes='teal')
    high = PEOPLE['mila'].but(top='sage', bottom='sage', detail='pyjamas', accent='white')
    with bunk_bed(room, 160, 238, 132, 'oak', upper='coral', lower='teal'):
        moving('breathe', dog)(room, 170, 204, '#e6d2b0', 'lie', .92, ears='walnut')
        pillow(room, 116, 190, 26, 20, 'white', -8)
        pillow(room, 142, 46, 60, 26, 'lilac', -10)
        child(room, 144, 122, high, 'bust', 1.04, face='laugh', tilt=-6, height=22, gaze=-.8,
              arms=((-27, -92), (25, -96)))
    oval_rug(room, 104, 268, 190, 36, ('white', 'blue', 'white', 'coral', 'white'))
    pillow(room, 68, 166, 54, 27, 'rose', -10)
    child(room, 70, 270, low, 'stand', 1.08, face='joy', gaze=.8, arms=((-23, -90), (21, -95)))
    room.unless('slide', pillow, 142, 266, 40, 22, 'mint', 10)
    room.unless('slide cat-house', teddy, 196, 274, scale=.86)
    decor(room, 'slide', 196, 276, kind='bunk', height=138, reach=92)
    decor(room, 'cat-house', 196, 273, .48)
    feathers(room, ((106, 150, 30, 1), (122, 100, -40, .9), (92, 178, 80, .8), (118, 178, 10, 1),
                    (40, 150, -60, .9), (108, 224, 100, 1), (124, 66, 50, .8), (196, 96, -20, .9),
                    (172, 150, 70, .7), (28, 256, 95, .9), (112, 246, 70, .8), (204, 52, 40, .9)))


@scene('children-2', light='dusk')
def the_crocodile_and_the_king(room):
    """Puppet theatre: somebody's shoes under the stage, somebody's laughter in the first row."""
    shell(room, wall=('diamonds', 'rose', 'peach'), lower=('beadboard', 'white'),
          floor=('herringbone', 'walnut'))
    window(room, 196, 36, 56, 82, 'arch', curtains='teal')
    fairy_lights(room, [(-20, 22), (42, 18), (110, 22), (166, 18), (262, 22)], radius=11)
    kite(room, 26, 58, 'teal', 'mustard', 16, .8)
    room.unless('paintings', picture, 142, 44, 20, 25, 'gold', 'cat')
    decor(room, 'paintings', 143, 36, .62, tall=True)
    room.unless('slide', shelf, 184, 152, 52, 'toys')
    room.unless('slide', drawers, 224, 224, 32, 46, 'teal', rows=2)
    room.unless('slide', table_lamp, 224, 178, 'coral', radius=44)
    decor(room, 'slide', 196, 262, kind='front', height=96)
    theatre_back(room, 84, 232)
    glimpse(room, 88, 231, 'feet', PEOPLE['tomas'].but(shoes='mustard', bottom='navy'))
    room.lamp(84, 144, 52, .8)
    king_puppet(room, 62, 172, 1.04)
    moving('sway', crocodile_puppet)(room, 114, 172, 1.02, flip=True)
    theatre_front(room, 84, 232)
    oval_rug(room, 134, 266, 186, 38, ('plum', 'mustard', 'plum', 'coral', 'plum'))
    room.unless('cat-house', rabbit, 76, 270, '#efe3d4', 1.1)
    teddy(room, 110, 272, scale=.8)
    room.lamp(184, 214, 40, .45)
    child(room, 182, 270, PEOPLE['amara'].but(top='teal', accent='mustard', detail='dots'), 'floor',
          face='laugh', gaze=-1, tilt=-8, arms=((-6, -36), (5, -37)))
    room.unless('cat-house', toy_drum, 30, 276, 'coral')
    blocks(room, 140, 274, .7)
    decor(room, 'cat-house', 46, 273, .48)


@scene('children-3', light='spring')
def the_painter_and_the_tent(room):
    """She paints the cat, much larger than it is; the model sleeps in the tent."""
    shell(room, wall=('floral', 'mustard', 'white'), floor=('planks', 'walnut'))
    window(room, 118, 34, 66, 86, 'casement', curtains='mint')
    moving('swing', mobile)(room, 204, 18, ('bird', 'cloud', 'moon', 'bird'))
    for x, y, motif, turn, pin in ((176, 66, 'fish', -5, 'teal'), (204, 80, 'tree', 4, 'coral'),
                                   (228, 68, 'snail', -4, 'mustard'),
                                   (180, 94, 'sun', 5, 'coral'), (230, 98, 'rainbow', 6, 'plum')):
        room.unless('paintings', pinned_drawing, x, y, motif, 25, 21, turn, pin)
    decor(room, 'paintings', 200, 62, .66)
    bunting(room, ((-20, 22), (28, 16), (72, 24)), ('coral', 'mustard', 'teal', 'plum'))
    drawers(room, 116, 222, 62, 44, 'white', columns=2, rows=2)
    plant(room, 96, 178, 'succulent', 'coral', .8)
    book_pile(room, 134, 178, 3, 24)
    room.unless('slide', teepee, 50, 236, 'white', 'coral', 'plum')
    room.unless('slide cat-house', cat, 49, 235, '#e39a57', 'curl', .9)
    room.unless('slide', teepee_flaps, 50, 236, 'sky')
    decor(room, 'slide', 48, 252, height=92, reach=66)
    room.ellipse(160, 268, 84, 17, 'url(#contact)', .5)
    rug(room, 150, 266, 160, 34, 'teal', 'mint', 'stripes')
    easel(room, 190, 262, scale=1.1)
    painter = PEOPLE['lin'].but(top='coral', bottom='navy', detail='apron', accent='mustard',
                                hat='bow', hat_color='mustard')
    child(room, 134, 266, painter, 'stand', face='happy', gaze=.7, tilt=4,
          arms=('hold', (31, -50)))
    with room.at(165, 216, rotate=52):
        room.line(0, 6, 0, -14, 'walnut', 2)
        room.path('M-2.200 -14Q0 -22 2.200 -14Z', 'teal')
    paint_tray(room, 92, 270)
    room.unless('cat-house', drawings, 24, 276)
    picture(room, 20, 62, 22, 26, 'teal', 'bird')
    decor(room, 'cat-house', 40, 273, .52)
