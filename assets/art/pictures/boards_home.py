"""The home board: the house from the front like a doll's house, with garden, sky and earth."""

from dataclasses import replace

from kit.palette import shade
from kit.registry import picture, pictures, register
from kit.svg import num, smooth
from props.dollhouse import (GROUND, MIDDLE, TOP, cellar_room, cellar_walls, house_body,
                             living_floor, niche, roof_frame, topping_wreath)
from props.outdoor import GREENS, bird, butterfly, cloud, cypress, hills, sun
from props.seasons import CYPRESS, HILLS, LAWN, TUFTS, border, bush, edge, fence, tall_tree
from props.underground import (STONES, ammonite, ant_nest, bone, carrot, fish_fossil, mole, root,
                               stone, treasure, tunnel, worm)

WIDTH, HEIGHT = 776, 486


@picture('board-home', folder='boards', size=(WIDTH, HEIGHT),
         widths=(240, 480, 776, 1164, 1552, 2328), transparent=True, name='home', quality=90,
         fine=3104)
def home(canvas):
    draw_home(canvas)


def draw_home(canvas, season='summer'):
    outline = (f'M14 0H{WIDTH - 14}Q{WIDTH} 0 {WIDTH} 14V{HEIGHT - 14}Q{WIDTH} {HEIGHT} '
               f'{WIDTH - 14} {HEIGHT}H14Q0 {HEIGHT} 0 {HEIGHT - 14}V14Q0 0 14 0Z')
    with canvas.at(clip=canvas.clip(outline)):
        _sky(canvas)
        _distance(canvas, season)
        _earth(canvas)
        lawn(canvas, season)
        tall_tree(canvas, season)
        niche(canvas)
        cellar_walls(canvas)
        roof_frame(canvas)
        topping_wreath(canvas, 429, 40)
        house_body(canvas)
        for index in range(5):
            living_floor(canvas, index, TOP)
            living_floor(canvas, index, MIDDLE)
        cellar_room(canvas, 3)
        cellar_room(canvas, 4)
        _garden(canvas, season)
        canvas.rect(0, 0, WIDTH, HEIGHT, canvas.radial(
            (.6, '#4a2748', 0), (1, '#4a2748', .2), cy=.42, radius=.8))


# the same board for large posters: no screen needs it so large
register(replace(pictures['board-home'], key='paper-home', folder='paper', widths=(4656,), fine=0,
                 quality=70))


def daylight(canvas):
    canvas.rect(0, 0, WIDTH, 340, canvas.gradient((0, '#7fbfdc'), (.4, '#b5dce2'),
                                                  (.75, '#e9efdc'), (1, '#fdf0cf')))


def _sky(canvas):
    daylight(canvas)
    sun(canvas, 30, 30, 12)
    cloud(canvas, 84, 40, 8)
    cloud(canvas, 236, 12, 5, opacity=.8)
    cloud(canvas, 520, 11, 6, opacity=.75)
    cloud(canvas, 752, 46, 9)
    cloud(canvas, 772, 132, 6, opacity=.8)
    cloud(canvas, 6, 150, 7, opacity=.7)
    for x, y in ((756, 92), (764, 98), (749, 100)):
        canvas.path(f'M{x - 4} {y - 2}q2.500 -2 4 1q1.500 -3 4 -1', stroke='#6f7f92', width=1)


def _distance(canvas, season):
    far_hills(canvas, season)
    for x, y, tall in ((748, 276, 40), (771, 282, 46), (8, 276, 26)):
        cypress(canvas, x, y, tall, CYPRESS[season])
    near_hills(canvas, season)


def far_hills(canvas, season='summer'):
    hills(canvas, 0, 252, WIDTH, 18, HILLS[season][0], .4)
    hills(canvas, 0, 276, WIDTH, 14, HILLS[season][1], 2.2)


def near_hills(canvas, season='summer'):
    hills(canvas, 0, 296, WIDTH, 7, HILLS[season][2], 1.2)


def lawn(canvas, season='summer'):
    top, middle, low = LAWN[season]
    tufts = TUFTS[season]
    canvas.path(smooth([(-20, 306), (40, 302), (110, 305), (420, 306), (700, 304), (760, 300),
                        (800, 302), (800, GROUND + 8), (-20, GROUND + 8)]),
                canvas.gradient((0, top), (.5, middle), (1, low)))
    rng = canvas.random
    canvas.path('M-4 326' + ''.join(f'q4 {num(rng.uniform(5, 13))} 8 0' for _ in range(99))
                + 'V318H-4Z', tufts[0])
    canvas.path('M-4 323' + ''.join(f'q5 {num(rng.uniform(3, 9))} 10 0' for _ in range(80))
                + 'V316H-4Z', tufts[1])


def _earth(canvas):
    """Layers of soil, each with its own stones; what lives there is told in _cellar_life."""
    soil(canvas)
    rng = canvas.random
    for _ in range(46):
        x, y = rng.uniform(0, WIDTH), rng.choice((rng.uniform(340, 480), rng.uniform(455, 482)))
        stone(canvas, x, y, rng.uniform(1.6, 4.6), rng.choice(STONES))
    for x, y, size in ((14, 398, 9), (30, 404, 6), (762, 440, 9), (750, 450, 6), (240, 472, 8),
                       (256, 477, 6), (700, 479, 6), (98, 366, 6)):
        stone(canvas, x, y, size, rng.choice(STONES))
    _cellar_life(canvas)


def soil(canvas):
    canvas.rect(0, 318, WIDTH, 170, '#7d5039')
    layers = ((326, '#6d4331', .0), (352, '#835640', 1.1), (392, '#925f44', 2.4),
              (432, '#7b4f3f', 3.3), (460, '#664139', 4.6))
    for y, tone, phase in layers:
        hills(canvas, 0, y, WIDTH, 7, tone, phase, 180)
        hills(canvas, 0, y + 1.6, WIDTH, 7, shade(tone, .05), phase, 180)
    rng = canvas.random
    for _ in range(260):
        x, y = rng.uniform(0, WIDTH), rng.uniform(334, 486)
        canvas.ellipse(x, y, rng.uniform(.6, 2.4), rng.uniform(.5, 1.4),
                       rng.choice(('#a87a58', '#4d2f2a', '#b88d66')), rng.uniform(.3, .6))


def _cellar_life(canvas):
    for points, width in (
            (((50, 324), (44, 344), (28, 360), (20, 380)), 8),
            (((56, 324), (60, 346), (76, 358), (84, 384), (80, 404)), 9),
            (((60, 324), (80, 338), (98, 342), (110, 338)), 6),
            (((48, 324), (28, 336), (8, 340), (-6, 350)), 7),
            (((53, 326), (52, 352), (56, 376), (48, 398)), 6),
            (((28, 360), (12, 366), (2, 378)), 3.4), (((76, 358), (94, 372), (104, 390)), 3.6)):
        root(canvas, points, width)
    tunnel(canvas, [(-10, 462), (20, 452), (50, 446), (88, 456), (112, 474), (150, 478),
                    (200, 470)], 17)
    tunnel(canvas, [(50, 446), (62, 428), (80, 412), (98, 410)], 10)
    canvas.ellipse(50, 442, 28, 22, '#3f2722')
    mole(canvas, 50, 461, 42)
    worm(canvas, 92, 404, 20)
    worm(canvas, 758, 398, 17, flip=True)
    ammonite(canvas, 312, 469, 10, turn=20)
    fish_fossil(canvas, 398, 470, 42)
    bone(canvas, 165, 461, 15, rotate=-18)
    treasure(canvas, 446, 481, 22)
    ant_nest(canvas, 755, 362, 11)
    ammonite(canvas, 24, 424, 6.5, turn=140)
    ammonite(canvas, 764, 476, 7, turn=70)
    for x in (745, 757, 768):
        carrot(canvas, x, 331, 13, '#e08a45' if x != 757 else '#d98aa0')


def _garden(canvas, season):
    """What stands before the house walls."""
    for index, x in enumerate((70, 83, 95)):         # stepping stones of the path
        canvas.ellipse(x, 322 - index * 2.4, 7.4 - index * .8, 2.4, 'shadow', .3)
        canvas.ellipse(x, 321 - index * 2.4, 7.4 - index * .8, 2.4, canvas.volume('#d8c7b0', .3,
                                                                                 .2))
    # a lantern at the left wall, ivy on it
    canvas.path('M104 262h-6v4', stroke='ink', width=1.2)
    canvas.ellipse(98, 271, 13, fill=canvas.radial((0, '#fff3c2', .8), (.4, '#ffe6a4', .3),
                                                   (1, '#ffd78a', 0)))
    canvas.rect(95, 266, 6, 8.4, canvas.volume('#ffe9a8', .4, .1), radius=1.4)
    canvas.path('M94 266L98 262.600L102 266ZM95 275h6', 'ink', stroke='ink', width=1)
    _ivy(canvas)
    border(canvas, 2, 324, 34, 15, 6, season)
    bush(canvas, 96, 326, 8, 13, season, 'rose', 7)
    fence(canvas, 741, 316, 40, 28, 8, season)
    bush(canvas, 748, 326, 11, 24, season, 'lilac', 10)
    bush(canvas, 770, 327, 12, 18, season, 'coral', 9)
    border(canvas, 742, 328, 34, 10, 6, season)
    edge(canvas, 0, 327, 104, season, 8, 1.3)
    edge(canvas, 739, 329, 38, season, 7, 1.3)
    if season in ('spring', 'summer'):
        butterfly(canvas, 22, 296, 7, 'mustard')
        butterfly(canvas, 752, 226, 7, 'coral', 15)
    bird(canvas, 268, 12, 10, 'blue')
    bird(canvas, 281, 12, 9, 'terra', 'cream', flip=True)


def _ivy(canvas):
    rng = canvas.random
    for points in ([(734, 326), (737, 290), (732, 250), (736, 214), (734, 188)],
                   [(108, 326), (110, 306), (106, 290)]):
        canvas.curve(points, GREENS[0], 1.6)
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            for _ in range(8):
                part = rng.random()
                x, y = ax + (bx - ax) * part, ay + (by - ay) * part
                with canvas.at(x + rng.uniform(-4, 4), y + rng.uniform(-3, 3),
                               rotate=rng.uniform(0, 360)):
                    canvas.path('M0 3C-3.600 2 -3.600 -2 0 -4C3.600 -2 3.600 2 0 3Z',
                                rng.choice(GREENS[:4]))
