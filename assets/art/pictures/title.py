"""The title picture: a street at the end of a fine day, and the layers that move before it.

The left third is kept calm for the menu, the sky of the middle for the logo.
"""

from kit.palette import lit, shade
from kit.people import PEOPLE
from kit.registry import picture
from kit.svg import polygon, smooth
from props.houses import balconied, cottage, gambrel, stepped, timbered, towered
from props.outdoor import (bird, broad_tree, butterfly, cloud, cypress, flower_bed, foliage,
                           grass_edge, hills, picket_fence, shrub, sun)
from props.pets import cat, dog
from props.street import (ball, balloon, bicycle, cobbles, lamp_post, passer_by, pavement,
                          post_box, smoke_puff)

WIDTH, HEIGHT, GROUND = 1600, 1000, 846
PEOPLE_TOP = 620                            # of the picture of those who stand in the street
EVENING = ('#3f6a55', '#4d7d5d', '#6b9a62', '#93b56d', '#c4cf83')
AUTUMN = ('#7d5a3c', '#a8713f', '#cf8f49', '#e3ae5c', '#f3cf86')
HOUSES = ((timbered, 470, 1), (cottage, 668, .95), (stepped, 908, .94), (towered, 1066, 1),
          (balconied, 1308, 1), (gambrel, 1492, 1.04))


@picture('title-street', folder='title', size=(WIDTH, HEIGHT), widths=(1280, 1920, 2560, 3840),
         name='street', quality=82)
def street(canvas):
    _sky(canvas)
    _distance(canvas)
    _garden_behind(canvas)
    pavement(canvas, 0, GROUND - 4, WIDTH, 44)
    for house, x, scale in HOUSES:
        canvas.rect(x - 6, GROUND - 250 * scale, 206 * scale, 252 * scale, '#3b1f44', opacity=.3,
                    blur=8)
        with canvas.at(x, GROUND, scale=scale):
            house(canvas)
    _front_gardens(canvas)
    cobbles(canvas, 0, GROUND + 40, WIDTH, HEIGHT - GROUND - 40)
    _evening_light(canvas)
    _people(canvas)
    _frame(canvas)


@picture('title-open', folder='title', size=(WIDTH, HEIGHT), widths=(1280, 1920, 2560, 3840),
         name='open', quality=80)
def open_street(canvas):
    """The same place before anybody built there: the game puts the player's own houses into it."""
    _sky(canvas)
    _distance(canvas)
    hills(canvas, 430, 700, WIDTH - 430, 34, '#b7a08f', 2.4, 200)
    hills(canvas, 400, 752, WIDTH - 400, 26, '#8ea36f', .9, 200)
    for x, tall in ((620, 92), (648, 70), (986, 84), (1010, 64), (1380, 90), (1572, 76)):
        cypress(canvas, x, 770, tall, '#6f8f66')
    hills(canvas, -40, 796, WIDTH + 80, 12, '#8fae68', .6, 120)
    _garden_behind(canvas)
    picket_fence(canvas, 470, GROUND - 4, WIDTH - 460, 46, 18, '#f6e3cc')
    for x, wide, bloom in ((540, 30, 'lilac'), (760, 34, 'rose'), (1090, 32, 'white'),
                           (1420, 36, 'coral')):
        shrub(canvas, x, GROUND, wide, wide * 1.2, EVENING, bloom, 12)
    grass_edge(canvas, 470, GROUND, WIDTH - 470, EVENING, 15, .8)
    pavement(canvas, 0, GROUND - 4, WIDTH, 44)
    picket_fence(canvas, -6, GROUND + 10, 190, 62, 19, '#fff3e0')
    picket_fence(canvas, 318, GROUND + 10, 146, 62, 18, '#fff3e0')
    grass_edge(canvas, -6, GROUND + 10, 474, EVENING, 15, .8)
    cobbles(canvas, 0, GROUND + 40, WIDTH, HEIGHT - GROUND - 40)
    _evening_light(canvas)
    _frame(canvas)


@picture('title-people', folder='title', size=(WIDTH, HEIGHT - PEOPLE_TOP),
         widths=(1280, 1920, 2560, 3840), transparent=True, name='people', quality=84)
def people(canvas):
    """Those who stand before the houses, and the lamps."""
    with canvas.at(0, -PEOPLE_TOP):
        for x in (470, 1012, 1566):
            lamp_post(canvas, x, GROUND + 28, 190)
        _people(canvas)


def _sky(canvas):
    canvas.rect(0, 0, WIDTH, GROUND, canvas.gradient(
        (0, '#5f7fb4'), (.26, '#8fa5c9'), (.46, '#d7b6b8'), (.62, '#f7c79c'), (.8, '#ffe0a6')))
    sun(canvas, 250, 610, 46, '#fff0b4', '#ffe2a0', 8)
    for x, y, size, opacity in ((140, 190, 30, .8), (420, 96, 18, .55), (1130, 400, 22, .5),
                                (1520, 320, 34, .75), (660, 420, 20, .45), (1270, 60, 16, .5)):
        cloud(canvas, x, y, size, '#fff1e2', '#e2a9a4', opacity)
    for x, y in ((330, 330), (352, 342), (372, 328), (1230, 250), (1250, 262)):
        canvas.path(f'M{x - 9} {y - 4}q5 -4 9 2q4 -6 9 -2', stroke='#5b5478', width=2)
    balloon(canvas, 1440, 150, 74)
    balloon(canvas, 90, 330, 24, ('#6c8db1', '#fff0d8', '#e58a6d'), passengers=False)


def _distance(canvas):
    hills(canvas, 0, 640, WIDTH, 46, '#c9a6a8', .2, 300)
    hills(canvas, 0, 690, WIDTH, 38, '#b7a98c', 1.7, 300)
    # a village in the haze
    for x, y, wide, tall in ((60, 700, 40, 34), (104, 694, 34, 46), (300, 704, 44, 32),
                             (350, 700, 36, 44), (410, 706, 40, 36)):
        canvas.rect(x, y - tall, wide, tall + 10, '#d9a994')
        canvas.path(polygon([(x - 5, y - tall), (x + wide / 2, y - tall - wide * .62),
                             (x + wide + 5, y - tall)]), '#b0797c')
        canvas.rect(x + wide * .2, y - tall * .7, 7, 9, '#ffe3a0')
        canvas.rect(x + wide * .6, y - tall * .7, 7, 9, '#ffe3a0')
    canvas.rect(196, 610, 26, 90, '#cf9f92')
    canvas.path(polygon([(190, 612), (209, 548), (228, 612)]), '#9b6f7d')
    canvas.ellipse(209, 634, 7, fill='#ffe9b8')
    hills(canvas, 0, 736, WIDTH, 26, '#8ea36f', 3.1, 200)
    for x, y, tall in ((18, 752, 84), (150, 742, 60), (176, 746, 78), (392, 748, 70)):
        cypress(canvas, x, y, tall, '#6f8f66')


def _garden_behind(canvas):
    hills(canvas, -40, 786, 640, 12, '#8fae68', .6, 120)
    canvas.path(smooth([(180, 860), (236, 826), (230, 796), (262, 772), (274, 774), (262, 800),
                        (300, 828), (330, 860)]), canvas.gradient((0, '#f3d6a8'), (1, '#d9b48c')))
    broad_tree(canvas, 60, 852, 330, 112, EVENING, dabs=70)
    broad_tree(canvas, 400, 832, 190, 62, AUTUMN, dabs=50)
    shrub(canvas, 176, 850, 44, 46, EVENING, 'rose', 14)
    shrub(canvas, 340, 850, 40, 40, EVENING, 'white', 14)
    broad_tree(canvas, 1300, 850, 300, 66, AUTUMN, dabs=40)


def _front_gardens(canvas):
    for x, wide, bloom in ((504, 26, 'lilac'), (676, 24, 'white'), (900, 20, 'rose'),
                           (1184, 30, 'coral'), (1310, 24, 'mustard'), (1496, 22, 'rose')):
        shrub(canvas, x, GROUND + 4, wide, wide * 1.3, EVENING, bloom, 10)
    flower_bed(canvas, 690, GROUND + 5, 66, 26, 11)
    flower_bed(canvas, 826, GROUND + 5, 60, 26, 11)
    flower_bed(canvas, 1150, GROUND + 5, 80, 28, 11)
    picket_fence(canvas, -6, GROUND + 10, 190, 62, 19, '#fff3e0')
    picket_fence(canvas, 318, GROUND + 10, 146, 62, 18, '#fff3e0')
    grass_edge(canvas, -6, GROUND + 10, 474, EVENING, 15, .8)
    for x in (656, 1062, 1482):
        lamp_post(canvas, x, GROUND + 28, 216)
    post_box(canvas, 482, GROUND + 28, 1.05)


def _evening_light(canvas):
    """The low sun from the left warms what it meets; the right sinks into plum."""
    canvas.rect(0, 0, WIDTH, HEIGHT, canvas.gradient(
        (0, '#ffb25e', .34), (.4, '#ffb25e', .08), (.7, '#5a3a78', .05), (1, '#5a3a78', .3),
        direction='right'), blend='soft-light')
    canvas.rect(0, 560, WIDTH, 440, canvas.gradient((0, '#54306a', 0), (1, '#54306a', .42)),
                blend='multiply')
    for x, wide in ((575, 170), (790, 190), (985, 150), (1180, 200), (1400, 170), (1560, 150)):
        canvas.ellipse(x, GROUND + 52, wide, 30, canvas.radial(
            (0, '#ffd58a', .5), (.6, '#ffd58a', .16), (1, '#ffd58a', 0)))


def _people(canvas):
    cat(canvas, 436, GROUND - 50, pose='sit', scale=1.05, coat='#e39a57', collar='teal')
    bird(canvas, 350, GROUND - 51, 17, '#6c8db1', '#f3c8a4', flip=True)
    bicycle(canvas, 1022, GROUND + 44, .98)
    passer_by(canvas, 742, GROUND + 62, 'grandma', scale=.98, arms=('down', (26, -40)),
              face='smile', gaze=.5)
    canvas.path(smooth([(768, GROUND + 22), (792, GROUND + 40), (816, GROUND + 34)],
                       closed=False), stroke='#7a3f36', width=2)
    dog(canvas, 826, GROUND + 64, scale=.95)
    passer_by(canvas, 1170, GROUND + 72, 'amara', scale=1.06, arms=('wave', 'down'), face='joy')
    passer_by(canvas, 1292, GROUND + 78, 'nils', scale=1.06, arms=('out', 'out'), face='laugh',
              gaze=-.6)
    ball(canvas, 1232, GROUND + 62, 13)
    passer_by(canvas, 1408, GROUND + 60, 'father', scale=.98, arms=('down', (20, -62)),
              gaze=.4)
    passer_by(canvas, 1450, GROUND + 62, PEOPLE['zoe'], scale=1, arms=((-18, -32), 'up'),
              face='happy')
    _party_balloon(canvas, 1484, GROUND - 66)
    passer_by(canvas, 590, GROUND + 66, 'teen', 'back', scale=.98)


def _party_balloon(canvas, x, y):
    canvas.path(f'M{x} {y + 22}C{x - 8} {y + 46} {x + 4} {y + 58} {x - 14} {y + 84}',
                stroke='#fff3e0', width=1.4)
    canvas.ellipse(x, y, 18, 22, canvas.ball('#e5675a', .5, .2))
    canvas.path(polygon([(x - 4, y + 26), (x, y + 20), (x + 4, y + 26)]), '#c24f36')
    canvas.ellipse(x - 6, y - 8, 4, 6, 'white', .6)


def _frame(canvas):
    """Dark leaves in the near corners and a soft shade to the edges."""
    dark = tuple(shade(tone, .45) for tone in EVENING)
    foliage(canvas, -14, 985, 120, 66, dark, 30)
    foliage(canvas, 1610, 990, 110, 60, dark, 30)
    foliage(canvas, 150, 1010, 90, 40, dark, 20)
    flower_bed(canvas, 0, 960, 120, 52, 20)
    flower_bed(canvas, 1520, 972, 90, 46, 20)
    butterfly(canvas, 205, 900, 20, 'mustard')
    canvas.rect(0, 0, WIDTH, HEIGHT, canvas.radial((.55, '#3a1f4a', 0), (1, '#3a1f4a', .42),
                                                   cy=.5, radius=.78))


# ---- layers that drift -----------------------------------------------------------------------
@picture('title-cloud-1', folder='title', size=(360, 150), widths=(180, 360, 720),
         transparent=True, name='cloud-1', quality=84)
def cloud_1(canvas):
    cloud(canvas, 180, 132, 52, '#fff4e6', '#e6b3aa', .92)


@picture('title-cloud-2', folder='title', size=(280, 100), widths=(140, 280, 560),
         transparent=True, name='cloud-2', quality=84)
def cloud_2(canvas):
    cloud(canvas, 110, 86, 30, '#fff4e6', '#e6b3aa', .85)
    cloud(canvas, 200, 92, 24, '#fff4e6', '#e6b3aa', .85)


@picture('title-smoke', folder='title', size=(120, 200), widths=(60, 120, 240), transparent=True,
         name='smoke', quality=84)
def smoke(canvas):
    smoke_puff(canvas, 50, 196, 38)


@picture('title-bird', folder='title', size=(80, 60), widths=(40, 80, 160), transparent=True,
         name='bird', quality=88)
def flying_bird(canvas):
    """A swallow in flight, to the right."""
    tone = '#4a4470'
    canvas.path(smooth([(12, 36), (30, 30), (52, 28), (64, 32), (54, 38), (32, 40)]),
                canvas.volume(tone, .2, .2))
    canvas.path('M14 35L0 28L10 36L0 44Z', shade(tone, .1))
    canvas.path('M46 30C40 14 24 6 12 6C24 14 28 24 36 32Z', canvas.volume(lit(tone, .1), .2, .1))
    canvas.path('M50 30C52 16 44 6 36 2C42 14 40 24 42 31Z', shade(tone, .2))
    canvas.path(smooth([(50, 37), (58, 35), (62, 33), (56, 39)]), '#f3c8a4')
    canvas.path('M63 31L70 33L63 34.500Z', '#e8b24a')
    canvas.ellipse(59, 31, 1.3, fill='#fff6e6')
