"""Where the home board ends, the gardens and the earth go on: what lies left and right of it.

The ground is the board's own, mirrored at its edge, so that hills, lawn and soil meet without a
seam; what stands on it is new. Both pictures reach 20 units under the board, whose corners are
round.
"""

from kit.registry import picture
from pictures.boards_home import HEIGHT, WIDTH, daylight, far_hills, lawn, near_hills, soil
from props.houses import cottage, gambrel, timbered
from props.outdoor import cloud, cypress, sun
from props.seasons import CYPRESS, border, bush, edge, fence, round_tree, tall_tree
from props.street import balloon, bicycle
from props.underground import (STONES, ammonite, bone, carrot, fish_fossil, root, stone, tunnel,
                               worm)

REACH, UNDER = 420, 20
SIZE, WIDTHS = (REACH + UNDER, HEIGHT), (440, 880, 1760)


def _around(canvas, at, mirror, things, season):
    """`at` is where the board's x 0 lies in the picture, `mirror` the board's x of the edge."""
    for turned in (False, True):       # what lies under the board, then the rest
        with canvas.at(at + 2 * mirror * turned, 0, flip=turned):
            daylight(canvas)
            far_hills(canvas, season)
    with canvas.at(at, 0):
        things['far'](canvas, season)
    with canvas.at(at + 2 * mirror, 0, flip=True):
        near_hills(canvas, season)
        soil(canvas)
        lawn(canvas, season)
    with canvas.at(at, 0):
        _stones(canvas, mirror)
        things['near'](canvas, season)
        _shadow(canvas)


def _stones(canvas, mirror):
    rng = canvas.random
    for _ in range(26):
        x = rng.uniform(-REACH, 0) if not mirror else rng.uniform(WIDTH, WIDTH + REACH)
        stone(canvas, x, rng.uniform(342, 480), rng.uniform(1.6, 5.4), rng.choice(STONES))


def _shadow(canvas):
    """The board's shading goes on: the same ellipse about the same middle, only larger."""
    more = (WIDTH / 2 + REACH) / (WIDTH / 2)
    middle = .42 * HEIGHT
    canvas.rect(WIDTH / 2 * (1 - more), middle * (1 - more), WIDTH * more, HEIGHT * more,
                canvas.radial((.6 / more, '#4a2748', 0), (1 / more, '#4a2748', .2),
                              (1, '#4a2748', .22), cy=.42, radius=.8))


# ---- left ---------------------------------------------------------------------------------------
def _left_far(canvas, season):
    sun(canvas, 30, 30, 12)            # the board's own, as what is cut at its edge
    cloud(canvas, 6, 150, 7, opacity=.7)
    cloud(canvas, -84, 62, 9)
    cloud(canvas, -236, 34, 11)
    cloud(canvas, -344, 96, 8, opacity=.8)
    for x, y, tall in ((-34, 288, 34), (-168, 276, 40), (-184, 280, 30), (-388, 282, 42)):
        cypress(canvas, x, y, tall, CYPRESS[season])
    with canvas.at(-150, 292, scale=.2, opacity=.75):
        cottage(canvas)
    with canvas.at(-300, 290, scale=.2, opacity=.75):
        gambrel(canvas)


def _left_near(canvas, season):
    fence(canvas, -418, 314, 150, 26, 8, season)
    round_tree(canvas, -232, 322, 176, 50, season)
    bush(canvas, -372, 324, 20, 26, season, 'rose', 14)
    bush(canvas, -330, 326, 15, 19, season, 'mustard', 10)
    with canvas.at(-92, 322, scale=.42):
        bicycle(canvas, 0, 0)
    bush(canvas, -26, 326, 17, 24, season, 'lilac', 12)
    bush(canvas, -48, 328, 12, 16, season, 'cream', 8)
    border(canvas, -186, 327, 62, 13, 6, season)
    border(canvas, -316, 328, 60, 12, 6, season)
    edge(canvas, -REACH, 329, REACH + 4, season, 7, 1.2)
    for points, width in ((((-236, 326), (-246, 350), (-270, 366), (-282, 392)), 8),
                          (((-230, 326), (-222, 356), (-204, 378), (-196, 408)), 8),
                          (((-233, 328), (-236, 362), (-230, 396)), 6),
                          (((-246, 350), (-268, 350), (-290, 358)), 4)):
        root(canvas, points, width)
    fish_fossil(canvas, -120, 430, 44, flip=True)
    ammonite(canvas, -58, 392, 9, turn=60)
    ammonite(canvas, -344, 444, 12, turn=200)
    bone(canvas, -292, 424, 18, rotate=24)
    worm(canvas, -160, 372, 18)
    tall_tree(canvas, season)          # the board's own again
    root(canvas, ((48, 324), (28, 336), (8, 340), (-6, 350), (-26, 352)), 7)
    tunnel(canvas, [(-96, 470), (-60, 474), (-10, 462), (20, 452)], 17)


# ---- right --------------------------------------------------------------------------------------
def _right_far(canvas, season):
    cloud(canvas, 752, 46, 9)          # the board's own, as what is cut at its edge
    cloud(canvas, 772, 132, 6, opacity=.8)
    cloud(canvas, 912, 104, 10)
    cloud(canvas, 1094, 48, 9, opacity=.85)
    balloon(canvas, 832, 74, 22)
    for x, y, tall in ((771, 282, 46), (812, 286, 36), (948, 278, 44), (966, 284, 34),
                       (1160, 280, 40)):
        cypress(canvas, x, y, tall, CYPRESS[season])
    with canvas.at(838, 292, scale=.2, opacity=.75):
        timbered(canvas)
    with canvas.at(1072, 290, scale=.2, opacity=.75):
        cottage(canvas)


def _right_near(canvas, season):
    fence(canvas, 776, 316, 120, 28, 8, season)
    bush(canvas, 770, 327, 12, 18, season, 'coral', 9)
    bush(canvas, 802, 327, 14, 20, season, 'coral', 10)
    bush(canvas, 836, 327, 18, 27, season, 'lilac', 13)
    round_tree(canvas, 1010, 322, 186, 54, season)
    bush(canvas, 1112, 325, 20, 26, season, 'rose', 14)
    bush(canvas, 1148, 327, 14, 18, season, 'mustard', 9)
    for x in range(916, 972, 11):              # a vegetable bed
        carrot(canvas, x, 331, 13, '#e08a45' if x % 2 else '#d98aa0')
    border(canvas, 862, 328, 48, 12, 6, season)
    border(canvas, 1050, 328, 60, 13, 6, season)
    edge(canvas, WIDTH - 4, 329, REACH + 4, season, 7, 1.2)
    for points, width in ((((1006, 326), (996, 352), (972, 370), (962, 398)), 8),
                          (((1014, 326), (1024, 354), (1046, 372), (1050, 404)), 8),
                          (((1010, 328), (1008, 360), (1014, 392)), 6)):
        root(canvas, points, width)
    ammonite(canvas, 846, 404, 11, turn=20)
    bone(canvas, 908, 446, 18, rotate=-24)
    fish_fossil(canvas, 1096, 430, 44)
    worm(canvas, 884, 370, 18, flip=True)


def draw_left(canvas, season):
    _around(canvas, REACH, 0, {'far': _left_far, 'near': _left_near}, season)


def draw_right(canvas, season):
    _around(canvas, UNDER - WIDTH, WIDTH, {'far': _right_far, 'near': _right_near}, season)


@picture('board-around-left', folder='boards', size=SIZE, widths=WIDTHS, name='around-left',
         quality=84)
def left(canvas):
    draw_left(canvas, 'summer')


@picture('board-around-right', folder='boards', size=SIZE, widths=WIDTHS, name='around-right',
         quality=84)
def right(canvas):
    draw_right(canvas, 'summer')
