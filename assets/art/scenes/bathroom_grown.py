"""Bathrooms where grown-ups and animals have the place to themselves."""

from kit.motion import moving
from kit.palette import LEAVES, lit, shade
from kit.people import PEOPLE, adult
from kit.room import shell
from kit.scene import LEFT, RIGHT, scene
from kit.svg import num, polygon, star_path
from props.bathroom import (bucket, clothes_line, glass_shower, step_stool, vanity, vanity_lights,
                            vessel_basin, wall_taps, washing_machine)
from props.baths import (bare, bath_tray, bubbles, built_in_bath, foam, slipper_bath, steam,
                         wooden_tub)
from props.common import *
from props.sauna import turban
from props.toiletries import (bath_shelf, bottle, rolled_towels, towel_ladder, towel_rail,
                              towel_stack)


@scene('bathroom-3', light='night')
def candles_and_a_copper_tub(room):
    """A clear night, seven candles, and nobody who wants anything from her until tomorrow."""
    shell(room, wall=('damask', 'plum', 'lilac'), lower=('tiles', 'lilac', 'plum'),
          floor=('herringbone', 'walnut'))
    window(room, 84, 28, 92, 94, 'tall', curtains='rose', curtain_style='tied', rod='gold')
    mirror(room, 164, 40, 34, 56, 'gold', 'oval')
    bath_shelf(room, 211, 66, 44, ('round', 'tall', 'jar'), 'walnut')
    bath_shelf(room, 211, 110, 44, ('jar', 'round'), 'walnut')
    for x, height in ((52, 9), (62, 13), (112, 8)):
        candle(room, x, 119, height=height)
    towel_ladder(room, 210, 224, 92, ('cream', 'rose'), 'walnut')

    with tub_or_whirlpool(room, slipper_bath(room, 108, 258), 114, 268, 172, 61):
        adult(room, 120, 196, bare(PEOPLE['aunt']), 'bust', face='dream', tilt=7, height=13,
              arms=((-24, -66), (24, -66)))
        for x, y in ((104, 174), (136, 178)):
            room.ellipse(x, y, 2.6, 3, 'none', stroke='gold', line=1.3)
        foam(room, 116, 207, 70, 9, 7)
    room.keep_readable(120, 176, 64)
    bath_tray(room, 66, 209, 64)
    mug(room, 46, 209, 'cream', scale=.9)
    book(room, 70, 207, 'teal', .9)
    candle(room, 91, 209, height=8)
    bubbles(room, ((86, 176, 4), (76, 160, 3), (150, 150, 3.4)))
    room.unless('whirlpool', oval_rug, 142, 280, 128, 24, ('cream', 'plum', 'cream', 'rose',
                                                           'cream'))
    moving('breathe', cat)(room, 168, 280, '#e8dccb', 'curl', marks='none')
    for x, y, height in ((24, 272, 14), (37, 278, 9), (222, 276, 10)):
        room.contact(8, 2.4, x=x, y=y)
        candle(room, x, y, height=height, radius=32)


@scene('bathroom-4', light='noon')
def the_jungle_does_its_laundry(room):
    """More leaves than tiles: the washing turns, the cat has watched it for forty minutes."""
    shell(room, wall=('leaves', '#7fb09a', 'mint'), lower=('subway', 'white', 'mint'),
          floor=('tiles', 'terra', 'sand'))
    window(room, 164, 30, 62, 66, 'casement')
    hanging_plant(room, 214, 11, 'white', 24, 36)
    shower_of_leaves(room)
    clothes_line(room, 112, 100, 262, 96, (('shirt', 'coral'), ('sock', 'mustard'),
                                           ('towel', 'blue'), ('shirt', 'cream'),
                                           ('sock', 'brick')))
    room.unless('whirlpool', washing_machine, 158, 236)
    room.unless('whirlpool', towel_stack, 148, 170, 30, 3, ('white', 'leaf', 'mustard'))
    room.unless('whirlpool', bottle, 176, 170, 'teal', 'pump')
    room.when('whirlpool', bath_shelf, 150, 172, 48, ('towels', 'tall', 'pump'), 'oak')
    plant(room, 212, 236, 'monstera', 'white', scale=.86)
    room.unless('whirlpool', rug, 156, 276, 112, 20, 'forest', 'cream', 'zigzag')
    decor(room, 'whirlpool', 168, 271, width=124, height=60)
    moving('sway', cat)(room, 158, 281, '#e39a57', 'back')
    plant(room, 28, 276, 'fern', 'mustard', scale=.9)
    room.unless('whirlpool', basket, 208, 274, inside='coral', scale=.85)
    duck(room, 96, 268, .8)


def shower_of_leaves(room):
    """Behind frosted glass he is sure that nobody hears him sing."""
    bath_shelf(room, 24, 104, 22, ('pump',), 'oak')
    with glass_shower(room, 62, 236, 92, 26):
        room.rect(18, 30, 88, 204, room.gradient((0, 'teal', .5), (1, 'deep', .5)))
        singer = PEOPLE['uncle'].but(skin='honey', hair='auburn', style='curly', hat='foam')
        adult(room, 56, 230, bare(singer), 'stand', face='laugh', gaze=.3, tilt=-5,
              arms=((-33, -100), (33, -104)))
        room.rect(18, 150, 88, 84, room.volume(lit('sage', .3), .3, .1), opacity=.97)
        for x, y, row in ((28, 226, 0), (46, 228, 1), (64, 227, 2), (80, 228, 0), (93, 226, 1)):
            for level in range(4):
                for side in (-1, 1):
                    leaf(room, x, y - level * 16 - row * 4, 17, 4, side * 46,
                         ('#6fa683', '#86b98f', '#5c9678')[(row + level) % 3])
        room.rect(18, 148, 88, 4, 'white', opacity=.8)
    hanging_plant(room, 108, 11, 'terra', 18, 40)
    steam(room, 60, 96, 70, 50, .3, 5)


@scene('bathroom-5', light='evening')
def duet_with_the_canary(room):
    """Evening sun on blue tiles; he sings, the canary corrects him."""
    shell(room, wall=('plain', 'terra'), lower=('tiles', 'white', 'sky'),
          floor=('star-tiles', 'cream', 'blue'))
    painted_tiles(room, 132, 204)
    horseshoe_niche(room, 126, 112, 96)
    window(room, 30, 40, 38, 70, 'arch', outside='town', frame='oak')
    pendant(room, 126, 42, 'gold', 'globe', .9)
    moving('swing', birdcage)(room, 206, 11, 1.1)
    bath_shelf(room, 212, 100, 42, ('round', 'tall', 'jar'), 'walnut')
    towel_rail(room, 210, 144, 40, (('mustard', 44), ('brick', 36)))
    plant(room, 24, 232, 'palm', 'blue', scale=.95)
    wall_taps(room, 90, 158)

    tub = built_in_bath(room, 126, 256, 152, 46, tile_front, 'sand')
    with tub_or_whirlpool(room, tub, 126, 266, 170, 58):
        adult(room, 130, 206, bare(PEOPLE['uncle'].but(beard='moustache')), 'bust',
              face='sing', gaze=.7, tilt=-4, height=17, arms=((-24, -64), (23, -92)))
        bottle(room, 155, 196, 'oak', 'brush', 1.1)
        foam(room, 128, 212, 70, 8, 7)
    room.unless('whirlpool', bottle, 62, 209, 'teal', 'tall')
    room.unless('whirlpool', bottle, 190, 209, 'coral', 'soap')
    for x, y in ((170, 122), (184, 78), (160, 96)):
        musical_note(room, x, y)
    bubbles(room, ((100, 142, 4.4), (158, 136, 3), (84, 128, 3), (164, 152, 4)))
    room.unless('whirlpool', rug, 140, 278, 120, 22, 'brick', 'mustard', 'kilim')
    room.unless('whirlpool', stool, 206, 272, 'walnut', 'teal', 22)
    room.unless('whirlpool', teapot, 200, 247, 'gold', .8)
    room.unless('whirlpool', mug, 217, 248, 'teal', scale=.7)
    cat(room, 40, 276, '#6b5a5c', 'loaf', marks='none', collar='mustard')


def musical_note(room, x, y):
    room.ellipse(x, y, 3, 2.3, 'cream')
    room.path(f'M{x + 2.4} {y}V{y - 11}q4 1 4 5', stroke='cream', width=1.3)


def tile_motif(room, x, y, size, ground='white', ink='blue', dot='mustard'):
    """One hand-painted tile, upper left corner at x, y."""
    half = size / 2
    room.rect(x, y, size, size, ground)
    with room.at(x + half, y + half):
        room.path(star_path(0, 0, half * .8, 8, .62), ink, opacity=.85)
        room.path(star_path(0, 0, half * .46, 4, .42), ground)
        room.ellipse(0, 0, size * .09, fill=dot)
        for cx in (-half, half):
            for cy in (-half, half):
                room.ellipse(cx, cy, size * .16, fill=dot, opacity=.85)
        room.rect(-half, -half, size, size, 'none', stroke=shade(ground, .14), line=.7, opacity=.8)
        room.line(-half + 1.5, -half + 1.2, half * .2, -half + 1.2, 'white', .9, .8)


def painted_tiles(room, top, bottom, size=16):
    """Painted tiles over the whole width, from `top` to the skirting, below a plain border."""
    clip = room.clip(f'M{LEFT} {top + 4}H{RIGHT}V{bottom}H{LEFT}Z')
    with room.at(clip=clip):
        for column in range(-2, 17):
            for row in range(5):
                tile_motif(room, column * size, top + 4 + row * size, size,
                           'white' if (row + column) % 2 else lit('sky', .5),
                           'blue' if (row + column) % 2 else 'teal')
    room.rect(LEFT, top + 3, RIGHT - LEFT, 7, room.gradient((0, 'shadow', .32), (1, 'shadow', 0)))
    room.rect(LEFT, top - 6, RIGHT - LEFT, 9, room.volume('blue', .2, .16))
    for x in range(-20, 262, 8):
        room.path(f'M{x} {top + 2}l4 -6l4 6Z', 'mustard', opacity=.9)


def tile_front(room, width, height):
    size = 14
    for column in range(int(width / size) + 1):
        for row in range(int(height / size) + 1):
            tile_motif(room, column * size, row * size, size, 'cream',
                       'teal' if (row + column) % 2 else 'brick', 'mustard')


def horseshoe_niche(room, x, width, top_y):
    """A recess with a horseshoe arch behind the bath, with a small lit shelf in it."""
    half, shoulder = width / 2, 100
    arch = (f'M{num(x - half)} 206V{shoulder + 20}C{num(x - half - 12)} {shoulder - 14} '
            f'{num(x - half * .7)} {top_y - 58} {num(x)} {top_y - 66}'
            f'C{num(x + half * .7)} {top_y - 58} {num(x + half + 12)} {shoulder - 14} '
            f'{num(x + half)} {shoulder + 20}V206Z')
    room.path(arch, room.gradient((0, shade('deep', .1)), (1, lit('teal', .2))), stroke='sand',
              width=9)
    room.path(arch, stroke=lit('sand', .7), width=1.4)
    with room.at(clip=room.clip(arch)):
        for row in range(14):
            for column in range(-2, 14):
                px = x - half - 16 + column * 12 + (6 if row % 2 else 0)
                py = top_y - 66 + row * 12
                room.path(f'M{num(px)} {py + 11}C{num(px - 6)} {py + 8} {num(px - 6)} {py + 3} '
                          f'{num(px)} {py}C{num(px + 6)} {py + 3} {num(px + 6)} {py + 8} '
                          f'{num(px)} {py + 11}Z',
                          (lit('teal', .16), 'teal', lit('deep', .14))[(row + column) % 3],
                          opacity=.85)
        room.path(arch, stroke='shadow', width=16, opacity=.22)


@scene('bathroom-7', light='snow')
def a_shave_while_it_snows(room):
    """He shaves, she has coffee in her gown and tells him he is late; outside it snows."""
    shell(room, wall=('pinstripes', 'sage', 'white'), lower=('subway', 'white', 'rose'),
          floor=('planks', 'oak'))
    window(room, 120, 28, 48, 80, 'sash', outside='snow')
    reflection(room, 50, SHAVER, face='smile', gaze=.6, height=22, arms=(None, None))
    foam(room, 47, 99, 24, 8, 3.6)
    razor(room, 68, 94)
    steamed_mirror(room, 190)
    for x in (50, 190):
        vanity_lights(room, x, 27, 4)
    vanity(room, 120, 226, 268, 62, 'navy', 'white', 6, open_shelf=True)
    vessel_basin(room, 32, 164, 'white', 46, 'gold', running=True)
    vessel_basin(room, 212, 164, 'white', 44)
    moving('sway', cat)(room, 122, 167, '#f0e6da', 'sit', marks='none', collar='teal', scale=.96)
    bottle(room, 100, 164, 'teal', 'jar')
    bottle(room, 144, 164, 'mint', 'cup')
    room.unless('whirlpool', rug, 120, 266, 196, 26, 'rose', 'cream', 'stripes')
    adult(room, 78, 258, SHAVER, 'back', tilt=-4, arms=((-21, -100), 'hips'))
    room.unless('whirlpool', coffee_in_her_gown, 170, 258)
    decor(room, 'whirlpool', 166, 272, width=124, height=60, bather=coffee_in_the_water)
    basket(room, 28, 282, inside='mustard', scale=.8)


def coffee_in_the_water(room):
    adult(room, 4, -62, bare(COFFEE), 'bust', face='wink', gaze=-.5, height=14,
          arms=((24, -66), (-10, -64)))
    mug(room, -8, -62, 'coral', scale=.95)
    turban(room, 4, -98, 'coral', .96)


def coffee_in_her_gown(room, x, y):
    """Wet hair in a towel, a warm cup, all the time in the world."""
    adult(room, x, y, COFFEE, 'stand', face='wink', gaze=-.5, arms=('down', (-4, -68)))
    with room.at(x, y):
        cloth = COFFEE.top
        room.path('M-17 -58C-19 -44 -22 -30 -23 -17Q0 -12 23 -17C22 -30 19 -44 17 -58Z',
                  room.volume(cloth, .16, .2))
        room.path('M3 -54C5 -40 4 -28 7 -15', stroke=shade(cloth, .24), width=1.2, opacity=.7)
        room.path('M-17 -55Q0 -51 17 -55', stroke=shade(cloth, .22), width=5)
        room.path('M5 -52l3 15M2 -52l-2 12', stroke=shade(cloth, .22), width=2.6)
        room.path('M-8 -89L1 -75L9 -89', stroke='white', width=4.4)
        mug(room, -7, -64, 'coral', scale=.95)
        turban(room, 0, -106, 'coral', .96)


SHAVER = PEOPLE['uncle'].but(top='cream', bottom='slate', style='short', hair='espresso',
                             beard='short', detail='overalls')
COFFEE = PEOPLE['mother'].but(style='bun', top='sky', bottom='sky', accent='#e8b184', skin='honey',
                              shoes='white')


def razor(room, x, y):
    """A safety razor at somebody's cheek, and the hand that holds it."""
    with room.at(x, y, rotate=-24):
        room.rect(-1.2, -1, 2.4, 14, room.volume('gold', .4, .2), radius=1.2)
        room.rect(-5, -4, 10, 3.4, room.volume('steel', .5, .2), radius=1.4)
    room.ellipse(x + 6, y + 14, 5, 4.6, lit(SHAVER.skin_color, .05))


def steamed_mirror(room, x, y=40, width=66, tall=80):
    """She had the hot shower first, and left him a message on the glass."""
    mirror(room, x, y, width, tall, 'gold', 'box')
    room.rect(x - width / 2 + 5, y + 5, width - 10, tall - 10, 'white', radius=2, opacity=.5)
    with room.at(x - 2, y + 44, rotate=-8, scale=1.5):
        room.path('M0 12C-18 0 -12 -14 0 -6C12 -14 18 0 0 12Z', stroke='#7fb4cc', width=3.2,
                  opacity=.9)
        room.path('M-5 9V16M6 6V11', stroke='#7fb4cc', width=1.5, opacity=.7)


def reflection(room, x, look, y=40, width=66, tall=80, **options):
    """A mirror with somebody in it; the rest of the figure is hidden below the frame."""
    mirror(room, x, y, width, tall, 'gold', 'box')
    left, right, top, bottom = x - width / 2 + 4, x + width / 2 - 4, y + 4, y + tall - 4
    with room.at(clip=room.clip(polygon([(left, top), (right, top), (right, bottom),
                                         (left, bottom)]))):
        adult(room, x, bottom + 4, look, 'bust', **options)
        room.path(polygon([(left - 4, bottom), (x - width * .1, top), (x + width * .04, top),
                           (x - width * .34, bottom)]), 'white', opacity=.22)


@scene('bathroom-8', light='spring')
def cherry_blossom_and_hot_water(room):
    """Cedar, steam and the first blossom; a folded towel on her head keeps all worries down."""
    shell(room, wall=('waves', 'sage', 'mint'), lower=('beadboard', 'walnut'),
          floor=('flagstones', 'blue'), skirting='umber', cornice='umber')
    window(room, 96, 28, 128, 92, 'wide', outside='spring', frame='umber')
    paper_lantern(room, 178, 26)
    hanging_scroll(room, 211, 40)
    bonsai(room, 134, 121)
    towel_rail(room, 212, 144, 34, (('white', 40),), 'walnut')
    bamboo(room, 14, 246)
    bamboo_spout(room, 52, 160)
    with tub_or_whirlpool(room, wooden_tub(room, 120, 256, 152, 60), 124, 264, 172, 62):
        adult(room, 128, 199, bare(PEOPLE['grandma'].but(hair='#8d8590', glasses=False,
                                                              accent='coral')), 'bust',
              face='dream', tilt=-3, height=12, arms=((-25, -68), (25, -68)))
        room.unless('whirlpool', water_around, 128, 200)
        for x, y in ((84, 197), (98, 202), (166, 199), (66, 199)):
            yuzu(room, x, y)
    with room.at(127, 142, rotate=-3):
        towel_stack(room, 0, 2, 26, 2, ('white', 'sky'))
    steam(room, 116, 180, 130, 110, .36, 8)
    step_stool(room, 200, 272, 'oak', 44, 18)
    rolled_towels(room, 200, 255, ('white', 'rose', 'sky'))
    bucket(room, 42, 276, 'oak', 1.05)
    petals(room, ((60, 150, 20), (150, 134, -30), (172, 168, 50), (98, 166, 10), (182, 236, -20),
                  (30, 252, 30), (160, 272, 0), (76, 270, 24), (222, 262, -15), (190, 190, 40)))
    moving('breathe', cat)(room, 122, 283, '#f0e6da', 'curl', marks='patches', scale=.95)


def water_around(room, x, y):
    """The water in front of a bather, with a ring around her."""
    room.ellipse(x, y + 5, 34, 6, lit('#8cc7cf', .22))
    room.path(f'M{x - 34} {y + 2}q34 10 68 0M{x - 44} {y + 4}q44 12 88 0', stroke='white',
              width=1.1, opacity=.75)


def yuzu(room, x, y):
    room.ellipse(x, y, 4.6, 4.2, room.ball('mustard', .4, .2))
    room.path(f'M{x - 1} {y - 4}q3 -3 5 -1q-2 2 -5 1', 'leaf')


def bamboo(room, x, y):
    """Three canes in a pot of stones."""
    room.contact(18, 4, x=x + 8, y=y)
    for index, (shift, top) in enumerate(((0, 70), (9, 52), (17, 92))):
        level = y - 10
        while level > top:
            room.rect(x + shift - 3, level - 23, 6, 23, room.volume(('leaf', 'forest')[index % 2],
                      .35, .2, direction='right'), radius=2)
            room.rect(x + shift - 3.6, level - 24, 7.2, 2, lit('leaf', .4), radius=1)
            level -= 24
        for step, angle in enumerate((-70, -38, 40, 68)):
            leaf(room, x + shift, level + 10 + step * 7, 22, 4, angle, LEAVES[step % 4])
    with room.at(x + 8, y):
        pot(room, 42, 26, 'slate')


def bamboo_spout(room, x, y):
    """Water runs from a cane into the tub."""
    room.path(f'M{x + 28} {y + 3}C{x + 34} {y + 12} {x + 34} {y + 26} {x + 34} {y + 38}',
              stroke='#bfe3ea', width=4, opacity=.9)
    room.path(f'M{x + 28} {y + 3}C{x + 33} {y + 12} {x + 33} {y + 26} {x + 33} {y + 36}',
              stroke='white', width=1.2)
    with room.at(x, y, rotate=6, shadow='wall'):
        room.rect(-30, -4, 60, 8, room.volume('leaf', .4, .25), radius=3)
        for px in (-12, 8):
            room.rect(px, -4.6, 2.4, 9.2, lit('leaf', .5), radius=1)
        room.ellipse(30, 0, 2.4, 4, shade('forest', .3))


def hanging_scroll(room, x, y):
    """A mountain in three strokes of the brush."""
    with room.at(x, y, shadow='wall'):
        room.rect(-17, 2, 34, 66, room.volume('brick', .1, .12))
        room.rect(-13, 9, 26, 50, 'cream')
        room.ellipse(5, 20, 5, fill='terra')
        room.path('M-13 46C-8 34 -4 28 0 27C5 28 9 38 13 44V52H-13Z', 'blue', opacity=.8)
        room.path('M-4 31C-2 28 2 27 4 31C2 30 1 33 0 31C-2 33 -3 30 -4 31Z', 'white')
        room.path('M-13 50C-6 46 4 52 13 47V59H-13Z', 'sage')
        for level in (0, 66):
            room.rect(-20, level, 40, 4, room.volume('umber', .3, .2), radius=2)


def paper_lantern(room, x, drop):
    room.line(x, 11, x, drop, 'umber', 1)
    room.lamp(x, drop + 14, 42)
    room.ellipse(x, drop + 14, 13, 15, room.radial((0, 'white'), (.5, '#fff0c8'), (1, '#f0cf98'),
                 cy=.55))
    for level in (-8, -3, 2, 7):
        room.path(f'M{x - 12} {drop + 14 + level}q12 4 24 0', stroke=shade('sand', .2), width=.7,
                  opacity=.7)
    for level in (-1, 27):
        room.rect(x - 6, drop + level, 12, 3, room.volume('umber'), radius=1)


def bonsai(room, x, y):
    """A small old pine in a blue dish."""
    with room.at(x, y):
        room.path('M0 -8C-4 -14 8 -18 2 -26', stroke='umber', width=3)
        for px, py, rx in ((-9, -18, 9), (9, -22, 9), (1, -31, 11)):
            room.ellipse(px, py, rx, rx * .55, room.ball('forest', .35, .15))
        room.path('M-12 -8H12L9 0H-9Z', room.volume('blue', .3, .2))


def petals(room, places):
    """Blossom blown in from the garden: (x, y, angle) each."""
    for x, y, angle in places:
        with room.at(x, y, rotate=angle):
            room.path('M-3 0C-2 -3 2 -3 3.400 0C2 2 -2 2 -3 0Z', '#f6b9c1')
