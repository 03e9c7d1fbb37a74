"""The library and the study: rooms of lamps, leather and long evenings."""

from kit.motion import moving
from kit.people import PEOPLE, Look, adult, glimpse
from kit.room import shell
from kit.scene import scene
from props.boudoir import telescope, world_map
from props.common import *
from props.study import (bankers_lamp, book_castle, book_wall, brass_rail, butterfly_case, comet,
                         great_desk, hourglass, library_ladder, map_drawers, open_chart, orrery,
                         rolled_maps, ship_model, spiral_pile, star_chart, wall_shelf_of,
                         window_seat)

TWILIGHT = ('#54548c', '#9a94c0')


@scene('library-1', light='dusk')
def volume_seven_is_in_the_castle(room):
    """Grandmother looks for a book on the ladder; it has long been built into a castle."""
    shell(room, wall=('plain', 'forest', 'sage'), floor=('herringbone', 'walnut'),
          skirting='walnut')
    window(room, 122, 34, 72, 138, 'arch', frame='walnut', outside='rain', beam=False,
           sky=('#5c6f96', '#c7b3b4'))
    book_wall(room, -22, 78)
    book_wall(room, 166, 262)
    brass_rail(room, -22, 78, 40)
    decor(room, 'paintings', 196, 50, .66)
    window_seat(room, 122, 217, 86, seat='brick')
    cushion(room, 94, 171, 'mustard', 'stripes', 12, -8)
    moving('sway', cat)(room, 126, 179, '#7d7480', 'back', collar='coral')
    pendant(room, 122, 20, 'mustard', 'globe', radius=48)
    library_ladder(room, 34, 236, 38, 10)
    seeker = PEOPLE['grandma'].but(top='teal', bottom='plum', dress=False, detail='')
    adult(room, 38, 202, seeker, 'back', .96, arms=((-18, -92), (22, -100)), shadow=False)
    floor_lamp(room, 224, 228, height=120)
    armchair(room, 186, 242, 'brick', cushion_color='mustard')
    oval_rug(room, 122, 268, 200, 36, ('brick', 'mustard', 'brick', 'cream', 'brick'))
    spiral_pile(room, 214, 270, 9)
    room.lamp(110, 214, 40, .5)
    room.lamp(110, 262, 80, .42)
    room.lamp(44, 120, 62, .4)
    room.lamp(206, 100, 56, .4)
    glimpse(room, 110, 228, 'tuft', PEOPLE['amara'].but(accent='coral'), 1.15)
    book_castle(room, 110, 272)
    mug(room, 186, 272, 'white', steam=True)
    book(room, 44, 276, 'teal', is_open=True)


@scene('study-1', light='dusk')
def a_new_comet(room):
    """The window is open to the stars; she notes where the comet stood, the cat saw it first."""
    shell(room, wall=('damask', 'brick', 'coral'), lower=('panels', 'umber'),
          floor=('planks', 'oak'), skirting='umber')
    window(room, 48, 34, 82, 112, 'tall', frame='walnut', curtains='mustard', beam=False,
           outside='night', sky=TWILIGHT)
    comet(room, 36, 98, 20)
    sconce(room, 168, 40)
    room.unless('paintings', star_chart, 130, 34, 48, 50)
    world_map(room, 212, 34, 60, 42)
    room.unless('paintings', butterfly_case, 132, 94, 40, 32)

    def treasures(shelf_scene):
        ship_model(shelf_scene, -12, 0, .9)
        hourglass(shelf_scene, 18, 0)
    decor(room, 'paintings', 130, 36, .86, tall=True)
    wall_shelf_of(room, 204, 118, 62, treasures)
    map_drawers(room, 212, 222, 62, 64)
    globe(room, 214, 158, 1.15)
    book_pile(room, 188, 158, 3, 16)
    astronomer = Look('brown', 'black', 'bun', 'adult', top='mustard', bottom='plum',
                      accent='coral', glasses=True, detail='cardigan')
    bankers_lamp(room, 166, 196, scale=1.05)
    adult(room, 120, 196, astronomer, 'bust', 1.08, face='happy', gaze=-.6, tilt=-4, height=28,
          arms=('rest', 'rest'))
    great_desk(room, 132, 252, 136)
    open_chart(room, 122, 197)
    orrery(room, 82, 196, .95)
    telescope(room, 30, 264, scale=1.36)
    rug(room, 128, 272, 190, 26, 'deep', 'mustard', 'kilim')
    rolled_maps(room, 216, 272)
    moving('sway', cat)(room, 76, 280, '#e9dccb', 'back')
    for x, y, radius in ((40, 226, 54), (80, 268, 40), (150, 272, 60), (214, 252, 40)):
        room.keep_readable(x, y, radius)
