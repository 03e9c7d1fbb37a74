"""Children's rooms four to six: a railway, a voyage to the stars and a room for climbing."""

from kit.motion import moving
from kit.people import PEOPLE, child
from kit.room import shell
from kit.scene import scene
from props.bedding import pillow
from props.children import boat_bed
from props.children_play import (ball_pool, climbing_wall, engine, knotted_rope, loft_front,
                                 loft_house, on_ring, projected_moon, projector_rays, railway,
                                 signal, slide, slide_rail, star_lights, star_projector, station,
                                 steam_clouds, toy_tree, tunnel_hill, waggon)
from props.common import *
from props.toys import (dollhouse, height_giraffe, kite, mobile, pinned_drawing, rocking_horse,
                        toy_chest)

TRACK = (122, 249, 98, 26)          # middle and radii of the railway's ring


@scene('children-4', light='autumn')
def the_whole_floor_is_a_railway(room):
    """All day the express has run around its driver; the cat is a monster at the station."""
    shell(room, wall=('dots', 'sage', 'mint'), lower=('beadboard', 'white'),
          floor=('planks', 'oak'))
    window(room, 74, 36, 88, 78, 'wide', curtains='brick')
    mobile(room, 204, 20, ('plane', 'cloud', 'planet', 'plane'), 60)
    kite(room, 150, 62, 'brick', 'mustard', 16, .9)
    room.unless('paintings slide', picture, 196, 76, 30, 24, 'walnut', 'hills')
    room.unless('paintings', pinned_drawing, 224, 80, 'rocket', 22, 22, 5, 'teal')
    decor(room, 'paintings', 200, 66, .62)
    room.unless('slide', height_giraffe, 156, 204, 84)
    room.unless('slide', bookcase, 206, 220, 72, 78, 2, 'walnut')
    room.unless('slide', globe, 190, 139, .8)
    room.unless('slide', dollhouse, 222, 139, 'mint', 'brick', .5)
    shelf(room, 72, 162, 62, 'toys', 'walnut')
    toy_chest(room, 22, 222, 'teal')
    room.ellipse(122, 250, 112, 34, 'url(#contact)', .25)
    oval_rug(room, 122, 250, 160, 34, ('leaf', 'sage', 'leaf', 'sage', 'leaf'), fringe=False)
    decor(room, 'slide', 166, 236, height=94, reach=56)
    railway(room, *TRACK)
    tunnel_hill(room, 44, 250, 74, 56)
    room.unless('slide', station, 204, 238, scale=.84)
    driver = PEOPLE['noor'].but(top='mustard', bottom='navy', accent='plum', detail='overalls',
                                dress=False)
    child(room, 116, 252, driver, 'floor', 1.06, face='joy', gaze=.6, tilt=3,
          arms=((-16, -27), (27, -46)))
    with room.at(148, 196, rotate=-14):
        room.line(0, 12, 0, -10, 'walnut', 2)
        room.rect(0, -12, 18, 12, room.volume('leaf', .3, .16), radius=1)
    for angle, load, base in ((117, 'blocks', 'mustard'), (95, 'animal', 'teal'),
                              (73, 'balls', 'blue')):
        x, y, slope = on_ring(*TRACK, angle)
        waggon(room, x, y, base, load, slope + 180, .96)
    x, y, slope = on_ring(*TRACK, 49)
    engine(room, x, y, 'brick', rotate=slope + 180, scale=1.1)
    moving('rise', steam_clouds)(room, ((190, 230, 5), (183, 222, 7), (173, 216, 9)))
    room.unless('cat-house', cat, 26, 284, '#7d7480', 'sit', .9, collar='coral')
    room.unless('slide', toy_tree, 156, 234)
    room.unless('slide', toy_tree, 222, 262, 'leaf', 20)
    toy_tree(room, 208, 284, size=15)
    signal(room, 84, 240)
    decor(room, 'cat-house', 40, 273, .48, coat='#8d8791')


@scene('children-5', light='night')
def the_bed_sails_to_the_stars(room):
    """The star lamp is on, the bed is a ship, and the captain counts what shines."""
    shell(room, wall=('plain', 'navy', 'blue'), floor=('planks', 'umber'))
    window(room, 40, 46, 52, 52, 'round', frame='oak', beam=False)
    projector_rays(room, 206, 262, 150, 220)
    projected_moon(room, 98, 60, 17)
    star_lights(room, ((70, 36, 3), (132, 40, 4), (168, 36, 3), (222, 92, 3),
                       (20, 118, 3), (60, 122, 3.4), (122, 92, 3.4), (184, 84, 3), (206, 108, 4),
                       (10, 36, 3), (136, 118, 2.6), (74, 92, 2.6), (232, 136, 2.6),
                       (200, 132, 3)))
    mobile(room, 204, 20, ('planet', 'star', 'planet', 'star'), 50)
    decor(room, 'paintings', 196, 90, .62)
    room.unless('slide paintings', shelf, 212, 172, 52, 'toys')
    captain = PEOPLE['zoe'].but(top='sky', detail='pyjamas', accent='white', hat='nightcap',
                                hat_color='coral')
    with boat_bed(room, 100, 258, 160, 'terra'):
        pillow(room, 44, 196, 40, 30, 'white', -10)
        room.lamp(76, 158, 46, .5)
        moving({'tilt': -3, 'arms': ((0, 0), (-4, -2))}, child)(room, 74, 212, captain, 'bust',
                                                                1.08, face='joy', gaze=.7, tilt=6,
                                                                height=26, arms=('rest', (32,
                                                                                          -80)))
        room.path('M60 214C80 200 130 200 166 208V230H60Z', room.volume('blue', .2, .2))
        teddy(room, 112, 208, scale=.7)
    room.path('M186 188Q194 172 182 168', stroke='gold', width=1.6)
    lantern(room, 182, 194, 'gold', .8)
    decor(room, 'slide', 205, 264, kind='front', height=96)
    oval_rug(room, 150, 278, 176, 20, ('plum', 'mustard', 'plum', 'lilac', 'plum'))
    room.unless('slide', star_projector, 206, 276, 'plum', 1.1)
    room.when('slide', star_projector, 34, 280, 'plum', 1.1)
    room.unless('slide', dollhouse, 214, 234, 'rose', 'brick', .8)
    room.unless('cat-house', cat, 156, 282, '#e9dccb', 'loaf', .9)
    decor(room, 'cat-house', 150, 273, .48, coat='#e9dccb')


@scene('children-6', light='summer')
def down_the_slide(room):
    """A house on legs, a slide, a hundred balls: nobody in this room has ever sat still."""
    shell(room, wall=('leaves', 'mint', 'sage'), floor=('planks', 'oak'))
    climbing_wall(room, 170, 262, base='oak')
    knotted_rope(room, 216, 30, 186)
    window(room, 128, 34, 64, 64, 'round', frame='white')
    bunting(room, ((-20, 20), (34, 16), (92, 22), (166, 16)), ('teal', 'mustard', 'coral', 'cream'))
    room.unless('paintings', pinned_drawing, 84, 56, 'fish', 24, 20, -6, 'coral')
    pinned_drawing(room, 154, 108, 'sun', 22, 19, 5, 'teal')
    room.unless('paintings', pinned_drawing, 14, 58, 'snail', 22, 19, 4, 'mustard')
    decor(room, 'paintings', 62, 32, .54)
    loft_house(room, 46, 240, height=92, wall='sky')
    basket(room, 62, 236, kind='toys', scale=.8)
    loft_front(room, 46, 240, height=92, wall='sky')
    cat(room, 62, 148, '#d8cfc8', 'sit', .74)
    ball_pool(room, 194, 274, 96, front=False)
    slide(room, 80, 250, 124, 96)
    slider = PEOPLE['ravi'].but(top='plum', bottom='navy', detail='star', accent='mustard')
    with room.at(130, 185, rotate=-8):
        moving({'tilt': 4}, child)(room, 0, 0, slider, 'sit', 1.08, face='laugh', arms=('wave',
                                                                                        'wave'),
                                   swing=20)
    slide_rail(room, 80, 250, 124, 96)
    ball_pool(room, 194, 274, 96)
    oval_rug(room, 74, 274, 130, 26, ('teal', 'cream', 'teal', 'mustard', 'teal'))
    ball(room, 122, 282, 'coral', radius=8)
    room.unless('slide cat-house', rocking_horse, 50, 280, scale=.84)
    ball(room, 132, 268, 'teal', radius=5)
    decor(room, 'slide', 46, 282, kind='chute', height=132)
    decor(room, 'cat-house', 52, 273, .52)
