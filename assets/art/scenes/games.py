"""Game rooms: one for the quiet ball under three lamps, one that blinks and rings."""

from kit.motion import moving
from kit.people import PEOPLE, Look, adult, child, glimpse
from kit.room import shell
from kit.scene import scene
from props.common import *
from props.games import (arcade, bead_counter, billiard_balls, billiard_lamp, billiard_table, cue,
                         cue_rack, dartboard, game_shelf, neon, table_football, trophy)


@scene('games-1', light='dusk')
def the_ball_that_moved_by_itself(room):
    """Uncle aims; grandmother waits; who sits behind the table has plans for the white ball."""
    shell(room, wall=('damask', 'teal', 'sage'), lower=('panels', 'walnut'),
          floor=('herringbone', 'walnut'), skirting='walnut')
    window(room, 36, 36, 48, 76, 'arch', frame='walnut', beam=False,
           outside='night', sky=('#54548c', '#9a94c0'))
    dartboard(room, 94, 94, 17)
    cue_rack(room, 218, 104, 3, 92)
    picture(room, 226, 30, 22, 18, 'gold', 'boat')
    shelf(room, 214, 86, 52, 'mixed', 'umber')
    trophy(room, 200, 86, scale=.9)
    bead_counter(room, 148, 84, 56)
    billiard_lamp(room, 124, 22)
    room.lamp(120, 176, 96, .5)
    uncle = PEOPLE['uncle'].but(top='mustard', bottom='slate', detail='shirt')
    grandma = PEOPLE['grandma'].but(top='plum', dress=False, accent='rose')
    adult(room, 52, 240, grandma, 'stand', face='happy', gaze=.8, arms=('down', (26, -60)))
    cue(room, 78, 214, 84, 118)
    adult(room, 176, 244, uncle, 'stand', face='sly', gaze=-.9, tilt=-8,
          arms=((-19, -65), (30, -70)))
    moving({'show': .05}, child)(room, 110, 182, PEOPLE['ines'], 'peek', show=.82, gaze=.9,
                                 hands=False)
    billiard_table(room, 120, 268)
    room.lamp(120, 196, 60, .45)
    billiard_balls(room, ((86, 190, 1), (96, 186, 0), (98, 194, 2), (108, 189, 4), (76, 195, 3),
                          (139, 189, 7), (60, 200, 5)))
    cue(room, 212, 170, 146, 187)
    dog(room, 120, 266, '#c98b54', 'lie')
    room.keep_readable(124, 258, 90)


@scene('games-2', light='evening')
def the_grandparents_cup(room):
    """Three all at the table football; the dog has found the shoe behind the machine."""
    shell(room, wall=('chevron', 'plum', 'coral'), lower=('panels', 'cream'),
          floor=('check', 'sand', 'brick'), skirting='cream')
    window(room, 124, 36, 60, 74, curtains='deep')
    bunting(room, ((-20, 20), (30, 16), (84, 20)), ('mustard', 'teal', 'cream', 'coral'), 10)
    neon(room, 182, 52, 'star', '#ffd98a', 14)
    neon(room, 182, 98, 'heart', '#ffb3a0', 11)
    picture(room, 78, 44, 18, 22, 'mustard', 'abstract')
    picture(room, 78, 74, 20, 26, 'teal', 'moon')
    game_shelf(room, 226, 222, 62, 150)
    trophy(room, 212, 69, scale=1.1)
    trophy(room, 232, 69, 'steel', .9)
    glimpse(room, 72, 229, 'foot', PEOPLE['lin'].but(shoes='mustard', bottom='brick'))
    arcade(room, 40, 232, 'teal', 'mustard')
    grandpa = PEOPLE['grandpa'].but(top='teal', detail='cardigan', accent='cream')
    grandma = Look('umber', 'white', 'bun', 'old', top='coral', bottom='plum', accent='mustard',
                   glasses=True, detail='dots')
    adult(room, 114, 242, grandma, 'stand', face='laugh', gaze=.6, tilt=-5,
          arms=('wave', (21, -56)))
    adult(room, 180, 242, grandpa, 'stand', face='surprise', gaze=-.8, tilt=6,
          arms=((-18, -57), (20, -57)))
    table_football(room, 150, 272, width=126)
    moving('sway', dog)(room, 52, 274, '#e6d2b0', 'sit', .9, flip=True, ears='walnut')
