"""Four more rooms that lie face down: nearly finished, so that two floors have ten of their own.

Like those of cards_renovation.py they show animals only.
"""

from kit.room import shell
from kit.scene import scene
from props import tools
from props.common import *
from props.living import curtain_rod, hiding_curtain
from props.living_feasts import rolled_rug
from props.renovation import bulb, drop_cloth, filler, masking_tape, open_ladder
from props.trades import (brass_rings, broom, combed_mortar, dust_clouds, ear_defenders,
                          fallen_curtain, floor_sander, heap_of_dust, laid_tiles, loose_tile,
                          mortar_tub, night_sky, owl, painted_moon, painted_stars,
                          pencilled_stars, plank_bridge, sanded, spirit_level, tile_stack,
                          tortoise, wall_tiles, work_light, wrapped_clock)


@scene('empty-7', light='morning')
def one_tile_after_another(room):
    """Half the floor is laid, and a tortoise shows how it is done without a gap."""
    shell(room, wall=('plain', '#ead9c0'), floor=('concrete', '#bdb0a4'), cornice='white',
          skirting=None)
    edge = ((106, 132), (130, 160), (154, 186))
    combed_mortar(room, edge)
    wall_tiles(room, edge)
    laid_tiles(room, (8, 7, 6, 5, 4))
    window(room, 60, 36, 66, 66, 'round')
    filler(room, ((200, 70, 13), (150, 40, 9), (222, 150, 11)), '#ead9c0')
    bulb(room, 142, 30)
    for x, y, tone in ((196, 92, 'brick'), (208, 92, 'blue')):
        room.path(f'M{x} {y}v118', stroke=tone, width=4)
        room.path(f'M{x - 1.2} {y}v118', stroke='cream', width=1, opacity=.6)
        room.rect(x - 4, y - 6, 8, 8, room.volume('gold', .4, .2), radius=2)
    box(room, 30, 240, width=50, height=24)
    tile_stack(room, 30, 216, ('cream', 'coral', 'cream'))
    tile_stack(room, 224, 238, ('cream', 'teal', 'cream'), 30)
    spirit_level(room, 94, 236)
    mortar_tub(room, 182, 262)
    loose_tile(room, 128, 273, 'teal')
    stool(room, 222, 278, 'walnut', 'mustard', 26)
    mug(room, 222, 251, 'coral')
    tortoise(room, 62, 271, 1.15)


@scene('empty-8', light='summer')
def sand_without_a_beach(room):
    """The old boards come up as light as a beach; the rabbit was brown when it came in."""
    shell(room, wall=('boards', '#d5e3dc'), floor=('planks', '#8a5a3c'), cornice='white')
    sanded(room, (112, 84, 128, 92, 118))
    window(room, 166, 34, 104, 92, 'arch', frame='#e9f0e6')
    ear_defenders(room, 82, 66)
    pendant(room, 52, 40, 'sage', 'dome', radius=44)
    broom(room, 24, 226, (38, 118))
    rolled_rug(room, 60, 226, 'coral', 'cream', 58, rotate=-3)
    dust_clouds(room, ((176, 226, 26), (214, 210, 22), (140, 214, 18)))
    floor_sander(room, 104, 264)
    room.path('M162 168C204 190 208 236 192 252C178 264 214 268 262 262', stroke='brick',
              width=2.6)
    heap_of_dust(room, 216, 240)
    rabbit(room, 204, 275, '#f3e6cc', 1.15)
    dust_clouds(room, ((196, 260, 13), (222, 255, 11)))
    tools.paint_pail(room, 42, 274, 'mustard', 1.15)
    tools.paint_pail(room, 68, 278, 'walnut', .95)


@scene('empty-9', light='snow')
def a_curtain_comes_down(room):
    """One curtain hangs. The other one is taken."""
    shell(room, wall=('damask', '#c9bfd6', '#d9d1e2'), lower=('panels', 'white'),
          floor=('herringbone', 'oak'), cornice='white')
    window(room, 88, 34, 82, 132, 'tall')
    curtain_rod(room, 26, 150, 26)
    hiding_curtain(room, 28, 27, 26, 186, 'brick', 3)
    brass_rings(room, ((64, 29, 1), (74, 29, 1), (82, 29, 1), (144, 30, 1)))
    wrapped_clock(room, 220, 226)
    box(room, 14, 236, width=44, height=36)
    box(room, 12, 200, width=34, height=24)
    lampshade(room, 12, 176)
    fallen_curtain(room, (145, 33), 76, 154, 262)
    open_ladder(room, 192, 252, None, 158)
    cat(room, 112, 254, '#f0e6da', 'curl')
    box(room, 216, 276, width=46, height=30, is_open=True)
    brass_rings(room, ((170, 276, .5), (40, 276, .5), (54, 284, .5)))


def lampshade(room, x, y):
    """Packed last, since nobody knew how."""
    room.path(f'M{x - 9} {y - 24}h18l9 22q-18 5 -36 0Z', room.volume('mustard', .4, .2))
    room.ellipse(x, y - 24, 9, 2.2, 'cream')
    room.path(f'M{x - 17} {y - 4}q17 5 34 0', stroke='cream', width=1.6)


@scene('empty-10', light='night')
def the_moon_is_still_wet(room):
    """Stars by lamplight: an owl has come to see whether they are hung right."""
    shell(room, wall=('plain', '#d9cbd6'), floor=('planks', '#b58a63'), cornice='white')
    night_sky(room, ((176, 0), (168, 18), (184, 40), (170, 58), (180, 84), (160, 102),
                     (172, 128), (148, 150), (158, 172), (134, 190), (138, 204)))
    painted_moon(room, 56, 70, 24)
    painted_stars(room, ((104, 44, 7), (136, 76, 5), (96, 102, 5), (18, 44, 4), (14, 122, 6),
                         (128, 126, 6.5), (150, 36, 4), (52, 132, 4), (84, 150, 5)))
    pencilled_stars(room, ((218, 134, 7), (172, 142, 5.5), (158, 186, 4.5)))
    masking_tape(room)
    window(room, 216, 40, 46, 70, 'sash')
    owl(room, 216, 107, .9)
    plank_bridge(room, 20, 132, 246, 176)
    tools.paint_pail(room, 46, 176, 'mustard', .9)
    tools.paint_pail(room, 104, 176, 'navy', .9)
    work_light(room, 190, 258)
    for x, y, radius in ((56, 74, 62), (124, 70, 56), (86, 262, 30)):
        room.keep_readable(x, y, radius)
    drop_cloth(room, 110, 264, 200, ('navy', 'mustard', 'lilac'))
    tools.paint_pail(room, 158, 276, 'lilac', 1.1)
    dog(room, 86, 272, '#e6d2b0', 'lie', scale=.95)
    bucket_of_brushes(room, 24, 275)


def bucket_of_brushes(room, x, y):
    for lean, tone in ((-14, 'mustard'), (2, 'navy'), (16, 'lilac')):
        with room.at(x, y - 16, rotate=lean):
            room.rect(-1.4, -28, 2.8, 26, room.volume('oak', .3, .2), radius=1.2)
            room.rect(-3, -34, 6, 7, room.volume('steel', .4, .2), radius=1)
            room.path('M-3.500 -34Q-3 -44 0 -46Q3 -44 3.500 -34Z', tone)
    tools.bucket(room, x, y, '#7f8fa6', .95)
