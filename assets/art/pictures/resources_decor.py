"""Décor cards: one lovely object each, before a wall or a garden."""

import math

from kit.palette import lit, mix, shade
from kit.registry import picture
from kit.svg import star_path
from props import decor_garden as garden
from props import decor_rooms as rooms
from props.boudoir import slippers
from props.paper import FRAME_WIDTHS, STRIP, WINDOW, small_card, vignette
from props.pets import cat
from props.plants import plant
from props.small import ball, basket, blocks, duck, teddy
from props.toiletries import rolled_towels

FLOOR = 100


def _wall(canvas, wall, floor, pattern):
    x, y, width, height = WINDOW
    canvas.rect(x, y, width, height, canvas.gradient((0, lit(wall, .22)), (1, shade(wall, .08))))
    pattern(canvas, lit(wall, .5))
    glow = canvas.radial((0, '#fff8e2', .8), (.5, '#fff4d4', .35), (1, '#fff4d4', 0))
    canvas.ellipse(125, 66, 120, 84, glow)
    canvas.rect(x, FLOOR, width, 60, canvas.gradient((0, shade(floor, .22)), (1, lit(floor, .1))))
    canvas.rect(x, FLOOR - 7, width, 7, canvas.gradient((0, '#fff8ea'), (1, '#e2cdb2')))
    canvas.rect(x, FLOOR, width, 6, canvas.gradient((0, 'shadow', .4), (1, 'shadow', 0)))
    for step in range(-6, 7):
        canvas.line(125 + step * 26, FLOOR, 125 + step * 38, 142, shade(floor, .35), .9, .4)


def stripes(canvas, light):
    for x in range(8, 244, 26):
        canvas.rect(x, 8, 13, 92, light, opacity=.38)


def dots(canvas, light):
    for row in range(7):
        for column in range(13):
            canvas.ellipse(14 + column * 20 + (10 if row % 2 else 0), 15 + row * 14, 2, fill=light,
                           opacity=.6)


def stars(canvas, light):
    for row in range(5):
        for column in range(9):
            canvas.path(star_path(16 + column * 30 + (15 if row % 2 else 0), 18 + row * 20, 3.6),
                        light, opacity=.7)


def tiles(canvas, light):
    for x in range(8, 250, 22):
        canvas.line(x, 8, x, 100, light, 1.4, .7)
    for y in range(14, 100, 20):
        canvas.line(8, y, 242, y, light, 1.4, .7)


def panels(canvas, light):
    for x in range(-3, 250, 52):
        canvas.rect(x, 16, 42, 72, 'none', radius=3, stroke=light, line=1.8, opacity=.65)


def scallops(canvas, light):
    for row in range(7):
        for column in range(-1, 13):
            x, y = 18 + column * 20 + (10 if row % 2 else 0), 8 + row * 14
            canvas.path(f'M{x - 10} {y}a10 10 0 0 0 20 0', stroke=light, width=1.3, opacity=.6)


def _indoors(key, wall, floor, pattern, thing, scale=1.0, more=None, beside=None):
    @picture(key, folder='cards/resources', size=STRIP, widths=FRAME_WIDTHS, transparent=True)
    def card(canvas):
        def draw(c):
            _wall(c, wall, floor, pattern)
            if beside:
                beside(c)
            with c.at(125, 119, scale=scale):
                thing(c)
                if more:
                    more(c)
            vignette(c, WINDOW)
        small_card(canvas, draw)


# ---- small company left and right of the object ---------------------------------------------
def _by_the_piano(canvas):
    plant(canvas, 40, 112, 'palm', 'teal', .95)
    cat(canvas, 212, 118, '#8c8793', 'sit', .8, marks='none', collar='brick')


def _by_the_fire(canvas):
    basket(canvas, 40, 118, kind='logs', scale=.8)
    cat(canvas, 209, 119, pose='curl', scale=.95)


def _by_the_bed(canvas):
    plant(canvas, 36, 112, 'snake', 'white', .72)
    teddy(canvas, 213, 116, scale=.9)
    slippers(canvas, 44, 124, scale=.8)


def _by_the_bath(canvas):
    plant(canvas, 36, 112, 'fern', 'white', .95)
    rolled_towels(canvas, 214, 114, ('coral', 'cream', 'mustard'), 7.5)


def _by_the_bar(canvas):
    plant(canvas, 32, 113, 'flowers', 'white', .9)
    ball(canvas, 220, 120, 'mustard', 'white', 9)


def _by_the_slide(canvas):
    teddy(canvas, 40, 118, scale=.85)
    blocks(canvas, 212, 119, .85)


def _by_the_cat_house(canvas):
    plant(canvas, 38, 112, 'monstera', 'cream', .72)
    ball(canvas, 204, 122, 'teal', 'mint', 8)


def _paintings(canvas):
    """They hang, so there is no floor: a quiet wall with a picture light."""
    wall = '#5f8f8a'
    canvas.rect(*WINDOW, canvas.gradient((0, lit(wall, .1)), (1, shade(wall, .2))))
    for column in range(12):
        for row in range(7):
            with canvas.at(18 + column * 21 + (10 if row % 2 else 0), 14 + row * 20):
                canvas.path('M0 -6C5 -3 5 3 0 6C-5 3 -5 -3 0 -6Z', lit(wall, .4), opacity=.2)
    canvas.ellipse(125, 58, 120, 76, canvas.radial((0, '#fff1c4', .6), (1, '#fff1c4', 0)))
    with canvas.at(125, 116):
        rooms.paintings(canvas)
    vignette(canvas, WINDOW)


@picture('paintings', folder='cards/resources', size=STRIP, widths=FRAME_WIDTHS, transparent=True)
def paintings(canvas):
    small_card(canvas, _paintings)


_indoors('piano', '#e7b98f', '#a8683f', stripes, rooms.grand_piano, 1.02, beside=_by_the_piano)
_indoors('fireplace', '#8fb0a4', '#a5744a', panels, rooms.hearth, .96, rooms.mantel_things,
         _by_the_fire)
_indoors('canopy-bed', '#a79bc4', '#b98a5c', stars, rooms.canopy_bed, 1.04, beside=_by_the_bed)
_indoors('whirlpool', '#a9d4d8', '#8fb5bd', tiles, rooms.whirlpool, 1.06,
         lambda c: duck(c, -6, -56, .9), _by_the_bath)
_indoors('ice-cream', '#7fb5c4', '#d9a58c', scallops, rooms.ice_cream_bar, .93,
         beside=_by_the_bar)
_indoors('slide', '#b49ad0', '#e0b070', dots, rooms.slide, .98, beside=_by_the_slide)
_indoors('cat-house', '#d8b0a8', '#b0764c', panels, rooms.cat_house, 1.04,
         beside=_by_the_cat_house)


def _sunny(key, thing, scale, sky, grass, more=None):
    @picture(key, folder='cards/resources', size=STRIP, widths=FRAME_WIDTHS, transparent=True)
    def card(canvas):
        def draw(c):
            garden.meadow(c, WINDOW, sky, grass)
            c.ellipse(125, 60, 100, 74, c.radial((0, '#fff8e0', .75), (1, '#fff8e0', 0)))
            _flowers(c)
            if more:
                more(c)
            with c.at(125, 120, scale=scale):
                thing(c)
            vignette(c, WINDOW, .18)
        small_card(canvas, draw)


def _flowers(canvas):
    rng = canvas.random
    for index in range(16):
        x = 18 + index * 14.4 + rng.uniform(-4, 4)
        y = 112 + rng.uniform(-4, 10)
        if 86 < x < 164:
            continue
        fill = ('#e58a6d', '#fff1d8', '#e8b24a', '#b98ac0')[index % 4]
        canvas.line(x, y, x, y + 9, '#5c8a4c', 1.4)
        for turn in range(5):
            angle = turn * 2 * math.pi / 5
            canvas.ellipse(x + 2.6 * math.cos(angle), y + 2.6 * math.sin(angle), 2.1, fill=fill)
        canvas.ellipse(x, y, 1.7, fill=mix(fill, 'umber', .4))


def _two_birds(canvas):
    with canvas.at(196, 114):
        garden.bird(canvas, '#d9805c')
    with canvas.at(48, 66, scale=.85, flip=True, rotate=14):
        garden.bird(canvas)


_sunny('treehouse', garden.treehouse, .88, ('#8fcbe0', '#fdf3d6'), '#93bf78')
_sunny('birdhouse', garden.birdhouse, .97, ('#a9d6e4', '#ffeeda'), '#9fc67e', _two_birds)
