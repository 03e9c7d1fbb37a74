"""Our street: the house without its board, its garden through the year, ground, sky and neighbours.

A plot is as wide as the home board and uses its figures; its ground line is FOOT in
props/seasons.py. The game lays the rooms, the roof and the treehouse of a finished game on it.
"""

from kit.palette import mix, lit, shade
from kit.people import PEOPLE
from kit.registry import picture
from kit.svg import polygon, smooth
from props.dollhouse import (CELLAR, EAVES, MIDDLE, OUTER_LEFT, RIDGE, STONE, TOP,
                             cellar_room, cellar_walls, column_x, house_body, living_floor,
                             roof_edge, roof_frame)
from props.facades import door, flower_box, window
from props.houses import balconied, cottage, gambrel, stepped, timbered, towered
from props.outdoor import (GREENS, broad_tree, cloud, cypress, flower_bed, grass_edge, hills,
                           masonry, picket_fence, shrub, sun)
from props.pets import cat, dog
from props.seasons import DOOR_X, FOOT, front_garden, snow_on_house, tall_tree
from props.street import balloon, lamp_post, passer_by

WIDTH, HEIGHT = 776, 486
PLOT_WIDTHS = (388, 582, 776, 1164, 1552, 2328)
SEASONS = ('spring', 'summer', 'autumn', 'winter')


# ---- the house -------------------------------------------------------------------------------
@picture('street-house', folder='street', size=(WIDTH, HEIGHT), widths=PLOT_WIDTHS,
         transparent=True, name='house', quality=86)
def house(canvas):
    canvas.ellipse(432, FOOT, 350, 11, '#3b1f44', .34, blur=5)
    cellar_walls(canvas)
    roof_frame(canvas)
    house_body(canvas)
    for index in range(5):
        living_floor(canvas, index, TOP)
        living_floor(canvas, index, MIDDLE)
    cellar_room(canvas, 3)
    cellar_room(canvas, 4)
    _front(canvas)


def _front(canvas):
    """The wall beside the two rooms below: door, windows, flower boxes."""
    left, right = OUTER_LEFT - 2, column_x(3) - 13
    canvas.rect(left, CELLAR - 1, right - left, FOOT - CELLAR, '#75655e', radius=2)
    masonry(canvas, left, CELLAR - 1, right - left, FOOT - CELLAR, STONE, 9, 24, 1.1, 2.4)
    canvas.rect(left, CELLAR - 1, right - left, 16,
                canvas.gradient((0, '#43273c', .42), (1, '#43273c', 0)))
    for x, life, curtain in ((184, 'books', 'teal'), (402, 'plant', 'coral')):
        window(canvas, x, CELLAR + 34, 54, 56, life=life, curtain=curtain)
        flower_box(canvas, x, CELLAR + 97, 66, 'coral')
    with canvas.at(DOOR_X, FOOT):
        door(canvas, 0, 52, 96, 'brick', wreath=True)


@picture('street-snow', folder='street', size=(WIDTH, 90), widths=PLOT_WIDTHS, transparent=True,
         name='snow', quality=84)
def snow(canvas):
    snow_on_house(canvas, roof_edge, EAVES, RIDGE)


# ---- the garden ------------------------------------------------------------------------------
def _season(season):
    @picture(f'street-tree-{season}', folder='street', size=(120, 270),
             widths=(60, 90, 120, 180, 240, 360), transparent=True, name=f'tree-{season}',
             quality=84)
    def tree(canvas):
        with canvas.at(6, -58):
            tall_tree(canvas, season)

    @picture(f'street-garden-{season}', folder='street', size=(WIDTH, 110), widths=PLOT_WIDTHS,
             transparent=True, name=f'garden-{season}', quality=84)
    def garden(canvas):
        with canvas.at(0, 86):
            front_garden(canvas, season)
    return tree, garden


for each in SEASONS:
    _season(each)


@picture('street-gap', folder='street', size=(WIDTH, HEIGHT), widths=PLOT_WIDTHS,
         transparent=True, name='gap', quality=84)
def gap(canvas):
    """A plot that waits: grass, a sign with a house and no word, and someone who likes it."""
    canvas.path(smooth([(-20, FOOT + 6), (60, 440), (210, 428), (400, 436), (590, 426), (720, 440),
                        (800, FOOT + 6)]),
                canvas.gradient((0, '#a9c477'), (.5, '#86a862'), (1, '#6d9055')))
    picket_fence(canvas, 20, 446, 250, 46, 13, '#fff3e0')
    picket_fence(canvas, 510, 446, 250, 46, 13, '#fff3e0')
    for x, across, tall, bloom in ((120, 26, 40, 'rose'), (650, 30, 44, 'lilac'),
                                   (720, 22, 30, 'white')):
        shrub(canvas, x, 458, across, tall, GREENS, bloom, 12)
    _sign(canvas, 390, 462)
    flower_bed(canvas, 190, 468, 120, 20, 8)
    flower_bed(canvas, 470, 468, 120, 20, 8)
    grass_edge(canvas, 0, 472, WIDTH, GREENS, 14, .8)
    cat(canvas, 492, 462, pose='loaf', scale=1.3, coat='#e39a57', collar='teal')


def _sign(canvas, x, y):
    canvas.contact(30, 6, x, y)
    for side in (-1, 1):
        canvas.rect(x + side * 52 - 5, y - 150, 10, 150,
                    canvas.volume('walnut', .2, .3, direction='right'), radius=2)
    with canvas.at(shadow='near'):
        canvas.rect(x - 78, y - 158, 156, 96, canvas.volume('#fff3dc', .4, .14), radius=8)
    canvas.rect(x - 72, y - 152, 144, 84, 'none', radius=5, stroke='#c99a62', line=3)
    canvas.path(polygon([(x - 40, y - 112), (x, y - 144), (x + 40, y - 112)]),
                canvas.volume('brick', .2, .2))
    canvas.rect(x - 30, y - 113, 60, 38, canvas.volume('sand', .2, .1), radius=2)
    canvas.rect(x - 7, y - 100, 14, 25, canvas.volume('teal', .2, .2), radius=2)
    for side in (-1, 1):
        canvas.rect(x + side * 19 - 6, y - 103, 12, 13, '#ffe9a8', radius=1.500)


# ---- ground and sky --------------------------------------------------------------------------
def _stones(canvas, width, top, high, length, tone):
    """One row of stones that begins again where it ends."""
    rng = canvas.random
    count = max(2, round(width / length))
    edges = [width * (k + rng.uniform(-.2, .2)) / count for k in range(count)]
    for k, left in enumerate(edges):
        long = (edges[k + 1] if k + 1 < count else edges[0] + width) - left
        hue = mix(tone, rng.choice(('highlight', 'shadow', 'plum', 'peach')), rng.uniform(.03, .18))
        for turn in (0, -width, width):
            canvas.rect(left + turn + 1, top + 1, long - 2, high - 2, canvas.gradient(
                (0, lit(hue, .3)), (.4, hue), (1, shade(hue, .3))), radius=min(high * .3, 7))


@picture('street-lamp', folder='street', size=(240, 312), widths=(120, 180, 240, 360, 480, 720),
         transparent=True, name='lamp', quality=84)
def lamp(canvas):
    """A lantern between two houses, lit for the evening."""
    lamp_post(canvas, 120, 302, 190)


@picture('street-ground', folder='street', size=(WIDTH, 260), widths=PLOT_WIDTHS, name='ground',
         quality=80)
def ground(canvas):
    """Lawn, pavement and cobbles; it can be laid on end to end."""
    canvas.rect(0, 0, WIDTH, 40, '#7fa45f')
    canvas.rect(0, 20, WIDTH, 58, shade('#d8c2ac', .25))
    _stones(canvas, WIDTH, 20, 14, 74, '#d8c2ac')
    _stones(canvas, WIDTH, 34, 18, 88, '#d0b8a4')
    _stones(canvas, WIDTH, 54, 8, 120, '#b9a08f')
    canvas.rect(0, 62, WIDTH, 198, '#6b5360')
    top, high = 64, 15.0
    while top < 260:
        _stones(canvas, WIDTH, top, high, high * 1.9, '#a98d88')
        top += high
        high *= 1.15
    canvas.rect(0, 0, WIDTH, 260, canvas.gradient((0, '#54306a', .06), (1, '#54306a', .5)),
                blend='multiply')


@picture('street-sky', folder='street', size=(1600, 1000), widths=(1280, 1920, 2560, 3840),
         name='sky', quality=80)
def sky(canvas):
    """The end of a fine day over a town in the haze."""
    canvas.rect(0, 0, 1600, 1000, canvas.gradient(
        (0, '#5f7fb4'), (.24, '#8fa5c9'), (.42, '#d7b6b8'), (.56, '#f7c79c'), (.72, '#ffe0a6')))
    sun(canvas, 330, 560, 46, '#fff0b4', '#ffe2a0', 8)
    for x, y, size, opacity in ((110, 250, 26, .7), (560, 170, 30, .6), (800, 330, 18, .5),
                                (1060, 220, 26, .6), (1330, 300, 22, .55), (1530, 180, 34, .7),
                                (330, 380, 16, .5), (1180, 420, 15, .45)):
        cloud(canvas, x, y, size, '#fff1e2', '#e2a9a4', opacity)
    for x, y in ((430, 300), (452, 312), (472, 298), (1400, 240), (1420, 252), (960, 140)):
        canvas.path(f'M{x - 9} {y - 4}q5 -4 9 2q4 -6 9 -2', stroke='#5b5478', width=2)
    hills(canvas, 0, 560, 1600, 60, '#c9a6a8', .2, 420)
    hills(canvas, 0, 620, 1600, 40, '#b7a08f', 1.7, 400)
    _far_town(canvas)
    hills(canvas, 0, 700, 1600, 22, '#8ea36f', 3.1, 320)
    for x, tall in ((40, 90), (70, 70), (420, 84), (700, 66), (735, 92), (1010, 74), (1290, 88),
                    (1325, 64), (1560, 92)):
        cypress(canvas, x, 712, tall, '#6f8f66')
    for x, tall, across in ((190, 120, 40), (560, 110, 38), (880, 130, 44), (1180, 116, 40),
                            (1450, 124, 42)):
        broad_tree(canvas, x, 716, tall, across, ('#5f7f5f', '#6b8b62', '#829f6a', '#9db378',
                                                  '#bfc98c'), dabs=20)
    canvas.rect(0, 690, 1600, 310, canvas.gradient((0, '#8fae68'), (1, '#7a9a58')))


def _far_town(canvas):
    """The painted houses of the title, small and in the haze."""
    row = (timbered, cottage, towered, stepped, balconied, gambrel)
    x = -30
    for index in range(13):
        with canvas.at(x, 700 - (index * 7) % 16, scale=.5):
            row[index % 6](canvas)
        x += 128 + (index * 37) % 40
    canvas.rect(0, 480, 1600, 240, canvas.gradient((0, '#e8b8a0', .35), (1, '#c9a79c', .62)))


# ---- those who pass by -----------------------------------------------------------------------
def _walker(name, draw, size=(96, 150)):
    """Two frames side by side: leaning to one side and to the other, as paper figures walk."""
    wide, tall = size

    @picture(f'street-walk-{name}', folder='street', size=(2 * wide, tall),
             widths=(96, 144, 192, 288, 576), transparent=True, name=f'walk-{name}', quality=86)
    def walker(canvas):
        for frame, lean in enumerate((-3.5, 3.5)):
            with canvas.at(wide * (frame + .5), tall - 8, rotate=lean):
                draw(canvas, frame)
    return walker


def _grandma(canvas, frame):
    passer_by(canvas, 0, 0, 'grandma', scale=.98, arms=('down', (26, -40)), face='smile', gaze=.5)


def _father(canvas, frame):
    passer_by(canvas, 0, 0, 'father', scale=.92, arms=('down', 'wave' if frame else 'down'),
              gaze=.4)


def _amara(canvas, frame):
    passer_by(canvas, 0, 0, 'amara', scale=1.06, arms=('wave', 'down'), face='joy')


def _nils(canvas, frame):
    passer_by(canvas, 0, 0, 'nils', scale=1.06, arms=('out', 'out'), face='laugh', gaze=-.6)


def _zoe(canvas, frame):
    passer_by(canvas, 0, 0, PEOPLE['zoe'], scale=1, arms=((-18, -32), 'up'), face='happy')


def _cat(canvas, frame):
    cat(canvas, 0, -2 * frame, pose='walk', scale=1.2, coat='#e39a57', collar='teal')


def _dog(canvas, frame):
    dog(canvas, 0, -3 * frame, scale=.95)


for who, how, box in (('grandma', _grandma, (96, 150)), ('father', _father, (96, 160)),
                      ('amara', _amara, (96, 120)), ('nils', _nils, (96, 120)),
                      ('zoe', _zoe, (96, 120)), ('cat', _cat, (96, 70)), ('dog', _dog, (96, 80))):
    _walker(who, how, box)


@picture('street-balloon', folder='street', size=(160, 270), widths=(80, 120, 160, 240, 480),
         transparent=True, name='balloon', quality=86)
def flying_balloon(canvas):
    balloon(canvas, 80, 80, 74)
