"""The two things that are built beside the house: the treehouse and the birdhouse.

They are laid on the home board: the treehouse at x 4, y 110 in the tall tree, the birdhouse at
x 738, y 190 on the lawn; the lower edge of both pictures is the ground.
"""

from kit.palette import lit, shade
from kit.registry import picture
from kit.svg import num, polygon, smooth
from props.outdoor import bird, flower, foliage
from props.pets import cat

WOOD, BEAM, RED = '#d3a066', '#8a5d3c', '#c24f36'


@picture('board-treehouse', folder='boards', size=(108, 215), widths=(36, 54, 108, 162, 216, 324),
         transparent=True, name='treehouse', quality=88, fine=648)
def treehouse(canvas):
    _swing(canvas)
    _ladder(canvas, 68, 108, 213)
    for side in (-1, 1):                             # struts into the trunk
        canvas.line(50 + side * 34, 110, 50 + side * 8, 140, shade(BEAM, .2), 5)
        canvas.line(50 + side * 34 - .8, 109, 50 + side * 8 - .8, 139, lit(BEAM, .12), 2.6)
    with canvas.at(50, 108, shadow='near'):
        _cabin(canvas)
    _lights(canvas)
    foliage(canvas, 14, 40, 13, 10, dabs=8)
    foliage(canvas, 90, 46, 12, 9, dabs=8)
    foliage(canvas, 30, 26, 11, 8, dabs=6)


def _cabin(canvas):
    """Platform, room, railing and roof; the origin is the middle of the platform's top."""
    canvas.path(polygon([(-30, 0), (-31, -40), (30, -40), (29, 0)]),
                canvas.gradient((0, lit(WOOD, .3)), (.5, WOOD), (1, shade(WOOD, .22)),
                                direction='right'))
    canvas.path('M-31 -40L0 -68L30 -40Z', canvas.volume(shade(WOOD, .06), .2, .16))
    for x in (-24, -16, -8, 0, 8, 16, 24):
        canvas.line(x, -62 + abs(x) * .86, x, -1, shade(WOOD, .32), .8, .55)
    canvas.rect(-31, -41, 61, 7, canvas.gradient((0, 'shadow', .4), (1, 'shadow', 0)))
    _door(canvas)
    _window(canvas)
    for side in (-1, 1):                             # the two halves of the roof
        with canvas.at(flip=side > 0, shadow='near'):
            canvas.path('M2 -75L-43 -35L-38 -29L2 -64Z', canvas.volume(RED, .3, .2))
            for step in range(6):
                x, y = -39 + step * 7, -33.5 - step * 6.2
                canvas.path(f'M{num(x)} {num(y)}q-.5 4.500 3 4.600', stroke='#f2ad8c', width=1,
                            opacity=.7)
    canvas.path('M-42 -36L0 -74L42 -36', stroke='#f7b195', width=1.6, opacity=.9)
    canvas.ellipse(0, -52, 4.6, fill='#fff6e4')
    canvas.path('M0 -49.600c-4 -2.600 -3 -5.600 0 -3.800c3 -1.800 4 1.200 0 3.800Z', RED)
    canvas.line(0, -74, 0, -88, BEAM, 1.6)
    canvas.path('M0 -88Q7 -91 13 -86Q7 -84 0 -81Z', canvas.volume('mustard', .3, .1))
    canvas.rect(-44, -1, 88, 7, canvas.gradient((0, lit(BEAM, .6)), (.3, lit(BEAM, .2)),
                                                (1, shade(BEAM, .3))), radius=2)
    for x in range(-40, 44, 9):
        canvas.line(x, 1, x, 5.5, shade(BEAM, .4), .7, .6)
    for side in (-1, 1):                             # railing with a cat behind it at the left
        canvas.path(f'M{side * 42} -1V-15M{side * 36} -1V-13M{side * 43} -14H{side * 31}',
                    stroke=shade(BEAM, .1), width=2.2)
    cat(canvas, -37, -1, pose='sit', scale=.36)


def _door(canvas):
    canvas.path('M-23 0V-22A9.500 9.500 0 0 1 -4 -22V0Z', '#fff6e4')
    canvas.path('M-21 0V-22A7.500 7.500 0 0 1 -6 -22V0Z', canvas.volume('#4c8b86', .2, .25))
    canvas.line(-13.5, -28, -13.5, 0, shade('#4c8b86', .3), .8, .7)
    canvas.ellipse(-8.4, -12, 1.2, fill='gold')


def _window(canvas):
    canvas.ellipse(13, -20, 22, fill=canvas.radial((0, '#ffe79a', .75), (1, '#ffe79a', 0)))
    canvas.rect(3, -31, 20, 20, '#fff6e4', radius=2)
    canvas.rect(5, -29, 16, 16, canvas.radial((0, '#fff6c4'), (1, '#ffcf6a')))
    for flip in (False, True):
        with canvas.at(13, 0, flip=flip):
            canvas.path('M-8 -29H-2C-2 -24 -5 -21 -8 -20Z', 'coral', opacity=.85)
    canvas.path('M13 -29V-13M5 -21H21', stroke='#fff6e4', width=1.6)
    canvas.rect(2, -11.6, 22, 5, canvas.volume('terra', .3, .2), radius=1)
    for index, x in enumerate((5, 9, 13, 17, 21)):
        canvas.ellipse(x, -13, 2.4, 2, 'leaf')
        canvas.ellipse(x, -14.4, 1.7, fill=('mustard', 'rose', 'white')[index % 3])


def _ladder(canvas, x, top, bottom):
    for side in (0, 15):
        canvas.line(x + side, top, x + side + 6, bottom, shade(BEAM, .15), 3.4)
        canvas.line(x + side - .6, top, x + side + 5.4, bottom, lit(BEAM, .3), 1.6)
    steps = 10
    for index in range(steps):
        y = top + 8 + index * (bottom - top - 12) / steps
        left = x + (y - top) / (bottom - top) * 6
        canvas.line(left, y, left + 15, y, shade(BEAM, .2), 3.2)
        canvas.line(left, y - .6, left + 15, y - .6, lit(WOOD, .35), 1.7)


def _swing(canvas):
    for x in (10, 27):
        canvas.line(x, 114, x + 1, 178, '#e6d0a8', 1.3)
    canvas.rect(6, 176, 26, 4.6, canvas.volume(BEAM, .35, .25), radius=1.4)


def _lights(canvas):
    """A string of paper lanterns under the platform."""
    canvas.path('M8 114Q30 130 50 116Q72 130 94 114', stroke='#5a3a34', width=.8)
    for x, y, tone in ((18, 120, 'mustard'), (30, 123.4, 'coral'), (41, 121, 'sky'),
                       (60, 120.6, 'rose'), (73, 123.4, 'leaf'), (85, 119.6, 'mustard')):
        canvas.ellipse(x, y + 2, 7, fill=canvas.radial((0, '#fff3c2', .8), (1, '#ffd78a', 0)))
        canvas.ellipse(x, y + 2, 2.5, 3, canvas.ball(tone, .55, .05))


@picture('board-birdhouse', folder='boards', size=(34, 135), widths=(12, 17, 34, 51, 68, 102),
         transparent=True, name='birdhouse', quality=90, fine=204)
def birdhouse(canvas):
    canvas.contact(11, 3, 17, 131)
    canvas.rect(15, 46, 5, 87, canvas.gradient((0, lit(BEAM, .35)), (.4, BEAM),
                                               (1, shade(BEAM, .35)), direction='right'), radius=1)
    _vine(canvas)
    with canvas.at(17, 54, shadow='near'):
        canvas.path('M-11 0L-12 -26L0 -38L12 -26L11 0Z',
                    canvas.gradient((0, '#fff1d2'), (.5, '#f2d3a0'), (1, '#d3a66e'),
                                    direction='right'))
        for x in (-6, 0, 6):
            canvas.line(x, -32 + abs(x), x, -1, '#b98a58', .6, .5)
        canvas.rect(-14, -2, 28, 4, canvas.volume(BEAM, .4, .2), radius=1.2)
        for flip in (False, True):
            with canvas.at(flip=flip):
                canvas.path('M1 -43L-16.500 -26L-13.500 -22L1 -36Z', canvas.volume(RED, .32, .22))
        canvas.path('M-16 -27L0 -42.500L16 -27', stroke='#f7b195', width=1.2, opacity=.9)
        canvas.ellipse(0, -19, 6.2, fill='#fff6e4')
        canvas.ellipse(0, -19, 4.9, fill=canvas.radial((0, '#6a4450'), (1, '#38202b')))
        canvas.line(0, -10, 0, -7, BEAM, 2.4)
        canvas.ellipse(-1.4, -18, 1, fill='white')   # somebody is at home
        canvas.ellipse(1.8, -18, 1, fill='white')
        canvas.ellipse(-1.3, -17.9, .5, fill='ink')
        canvas.ellipse(1.9, -17.9, .5, fill='ink')
        canvas.path('M-1 -16.600L.2 -14.800L1.400 -16.600Z', 'mustard')
    bird(canvas, 26, 51.6, 8, '#5f97c4', '#f2a06a', flip=True)
    flower(canvas, 8, 134, 20, 'coral', 'tulip')
    flower(canvas, 26, 134, 16, 'mustard', 'tulip')
    flower(canvas, 12, 135, 12, 'lilac')


def _vine(canvas):
    points = [(15, 132), (21, 118), (14, 104), (21, 90), (15, 76), (20, 66)]
    canvas.path(smooth(points, closed=False), stroke='#4f8758', width=1.4)
    for index, (x, y) in enumerate(points[1:] + [(17, 111), (18, 97), (17, 83)]):
        with canvas.at(x, y, rotate=40 if index % 2 else -50):
            canvas.path('M0 0C-3.400 -2 -3 -6 0 -7.500C3 -6 3.400 -2 0 0Z',
                        ('#74a866', '#5c955f')[index % 2])
    for x, y in ((22, 88), (13, 103), (16, 75)):
        canvas.ellipse(x, y, 2.2, fill=canvas.ball('rose', .5, .1))
        canvas.ellipse(x, y, .7, fill='mustard')
