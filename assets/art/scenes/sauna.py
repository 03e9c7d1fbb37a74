"""Saunas: wood on every side, a stove full of stones, and nobody in a hurry."""

from kit.motion import moving
from kit.palette import lit, shade
from kit.people import PEOPLE
from kit.room import shell
from kit.scene import scene
from kit.svg import num
from props.bathroom import bucket
from props.baths import puddle, steam
from props.boudoir import slippers
from props.common import *
from props.sauna import (birch_whisk, deer, hourglass, ladle, round_gauge, sauna_stove, slat_bench,
                         towel_guest, wall_pegs)
from props.toiletries import towel_stack
from props.windows import OUTSIDES


@scene('sauna-1', light='dusk')
def one_more_ladle(room):
    """Snow at the pane; grandfather says one more ladle, as he has said for forty winters."""
    shell(room, wall=('logs', 'oak'), floor=('planks', 'walnut'), cornice='walnut',
          skirting='walnut')
    window(room, 116, 32, 56, 62, 'casement', frame='walnut', outside='snow-night',
           sky=('#2d3c66', '#7c88b4'))
    lantern(room, 101, 90, scale=.72)
    sconce(room, 76, 38, 'walnut')
    sconce(room, 164, 34, 'walnut')
    birch_whisk(room, 222, 96, .8)
    wall_pegs(room, 206, 34, ('white', 'brick', 'sage'))
    round_gauge(room, 78, 104)
    slat_bench(room, 190, 222, 200, 52)
    towel_guest(room, 134, 170, PEOPLE['grandpa'].but(glasses=False), 'white', 'blue', hat='felt',
                hat_color='sage', hands=((-36, -24), (13, 3)), face='happy', gaze=-.6)
    towel_guest(room, 190, 170, PEOPLE['uncle'].but(skin='umber'), 'mustard', 'cream',
                face='laugh', gaze=-.4)
    slat_bench(room, 207, 250, 190, 40, shade('oak', .12))
    sauna_stove(room, 44, 240)
    ladle(room, 98, 148, (-40, 2))
    steam(room, 46, 160, 96, 130, 1, 12)
    bucket(room, 92, 272, 'oak', 1.1)
    basket(room, 26, 276, kind='logs', inside='umber', scale=.7)
    towel_stack(room, 222, 172, 26, 2, ('white', 'brick'))
    puddle(room, 60, 262, 26, 4)
    rug(room, 164, 276, 120, 22, 'brick', 'cream', 'kilim')
    room.lamp(150, 250, 70, .5)
    moving('breathe', dog)(room, 168, 280, '#d9d2cf', 'lie', collar='mustard', ears='slate')
    slippers(room, 218, 284, 'sage', 'cream')


@scene('sauna-2', light='autumn')
def a_visitor_at_the_round_window(room):
    """Two friends in the barrel sauna; a deer has come to see what smells so good."""
    shell(room, wall=('boards', 'oak'), floor=('planks', 'oak'), cornice='walnut',
          skirting='walnut')
    round_window(room, 96, 82, 54)
    hourglass(room, 178, 36)
    wall_pegs(room, 232, 40, ('coral',))
    slat_bench(room, 66, 226, 308, 46)
    towel_guest(room, 48, 182, PEOPLE['aunt'].but(style='bun'), 'coral', 'cream', high=True,
                face='joy', gaze=.6, hands=((-25, -58), (13, 3)))
    towel_guest(room, 150, 182, PEOPLE['mother'].but(skin='porcelain'), 'white', 'teal', high=True,
                hat='turban', hat_color='sky', face='laugh', gaze=-.4, hands=((-4, -12), (13, 3)))
    towel_stack(room, 98, 185, 30, 3, ('white', 'mustard', 'coral'))
    sauna_stove(room, 208, 250)
    steam(room, 204, 172, 66, 110, .6, 8)
    rug(room, 98, 268, 116, 20, 'brick', 'cream', 'stripes')
    bucket(room, 172, 278, 'oak', 1.1, ladle=True)
    lantern(room, 30, 276, 'umber', .9)


def round_window(room, x, y, radius):
    """The glazed end of the barrel, framed by curved staves."""
    for ring, tone in ((18, shade('oak', .2)), (13, lit('oak', .1)), (7, shade('walnut', .1))):
        room.ellipse(x, y, radius + ring, fill=room.volume(tone, .25, .2))
    outline = (f'M{num(x - radius)} {y}a{radius} {radius} 0 1 1 {radius * 2} 0'
               f'a{radius} {radius} 0 1 1 {-radius * 2} 0Z')
    room.ellipse(x, y, radius + 2, fill=shade('walnut', .4))
    with room.at(clip=room.clip(outline)):
        top, horizon = room.light.sky
        room.rect(x - radius, y - radius, radius * 2, radius * 2,
                  room.gradient((0, top), (.7, horizon)))
        with room.at(x - radius, y - radius):
            OUTSIDES['autumn'](room, radius * 2, radius * 2)
        moving('sway', deer)(room, x, y + 8, 1.1)
    room.beam(x - radius * .8, y - radius * .8, radius * 1.6, radius * 1.6)
