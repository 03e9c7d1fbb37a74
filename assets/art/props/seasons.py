"""A front garden through the year: the tall tree, shrubs, beds and fence, and snow on all of them.

Everything stands on the ground line of a plot of the street (FOOT), beside and before the house of
the home board, whose figures are in props/dollhouse.py.
"""

from kit.palette import lit, shade
from kit.svg import num, smooth
from props.outdoor import (GREENS, broad_tree, butterfly, flower, flower_bed, foliage, grass_edge,
                           picket_fence, shrub)

FOOT = 470                                  # where the house stands, in the units of the board
DOOR_X = 292                                # the path leads there
BARK = '#7d5740'
SNOW = ('#e3ebf5', '#cfdcec', '#f2f6fb')
BLOSSOM = ('#b98a90', '#d79aa6', '#eab4bd', '#f6cfd3', '#fdeaea')
FRESH = ('#5f9a58', '#74b063', '#8fc673', '#aedb8c', '#cdeba8')
AUTUMN = ('#8a5638', '#b06a3a', '#d08a43', '#e6ab55', '#f5cf82')
FROST = ('#55756a', '#64857a', '#7b9a8e', '#94afa4', '#b4c8c0')
RIME = ('#b3c6d6', '#c3d3e0', '#d5e1eb', '#e6eef5', '#f7fafc')
LEAVES = {'spring': BLOSSOM, 'summer': GREENS, 'autumn': AUTUMN, 'winter': RIME}
BUSHES = {'spring': FRESH, 'summer': GREENS, 'autumn': AUTUMN}
HILLS = {'spring': ('#bcdcc0', '#b0d8a0', '#a0cf88'), 'summer': ('#b4d3bd', '#a3cb9c', '#8fbf83'),
         'autumn': ('#c9cfae', '#d2c48e', '#c6ab6e'), 'winter': ('#d3dfea', '#dfe8f1', '#e9f0f6')}
LAWN = {'spring': ('#b8dd8d', '#97ca74', '#77b05d'), 'summer': ('#a6cf83', '#86b86c', '#6a9f58'),
        'autumn': ('#cfc384', '#b5a262', '#96824c'), 'winter': ('#f8fafc', '#e8eff6', '#cfdcec')}
TUFTS = {'spring': ('#77b05d', '#8cc36e'), 'summer': ('#6a9f58', '#7fb267'),
         'autumn': ('#96824c', '#ab975a'), 'winter': ('#cfdcec', '#e0e9f3')}
CYPRESS = {'spring': '#7aa684', 'summer': '#7aa684', 'autumn': '#8a9a72', 'winter': '#9bb3ad'}


# ---- the tree --------------------------------------------------------------------------------
def tall_tree(canvas, season='summer'):
    """The tall tree of the left garden, foot at 54, 326. Its fork is free for the treehouse."""
    canvas.contact(34, 5, 54, 322)
    _trunk(canvas)
    tones = LEAVES[season]
    foliage(canvas, 30, 148, 36, 28, tones, dabs=20)
    foliage(canvas, 82, 142, 30, 26, tones, dabs=20)
    foliage(canvas, 53, 106, 54, 44, tones, dabs=60)
    if season in ('summer', 'autumn'):
        _apples(canvas)
    if season == 'winter':
        canvas.path(smooth([(26, 327), (40, 318), (56, 321), (72, 317), (90, 327)]), SNOW[0])


def _trunk(canvas):
    canvas.path(smooth([(28, 326), (42, 300), (45, 240), (43, 190), (36, 150), (62, 150),
                        (64, 190), (63, 240), (67, 300), (84, 326), (56, 321)]),
                canvas.gradient((0, lit(BARK, .3)), (.35, BARK), (1, shade(BARK, .42)),
                                direction='right'))
    for side, points in ((-1, [(46, 214), (26, 192), (12, 160)]),
                         (1, [(61, 206), (82, 184), (95, 156)])):
        canvas.curve(points, shade(BARK, .18 if side > 0 else .04), 9)
    for x, y, length in ((49, 296, 40), (55, 280, 60), (60, 300, 30), (52, 220, 34), (58, 200, 30)):
        canvas.path(f'M{x} {y}q2 {num(-length / 2)} -1 {-length}', stroke=shade(BARK, .4),
                    width=.9, opacity=.6)
    canvas.ellipse(54, 262, 4.4, 6.4, shade(BARK, .5))
    canvas.ellipse(54.6, 262.6, 2.9, 4.8, shade(BARK, .7))


def _apples(canvas):
    for x, y in ((26, 128), (70, 104), (44, 92), (88, 132), (58, 138), (16, 146)):
        canvas.ellipse(x, y, 3, fill=canvas.ball('brick', .45, .12))
        canvas.ellipse(x - 1, y - 1, .8, fill='white', opacity=.8)


# ---- things of any garden --------------------------------------------------------------------
def round_tree(canvas, x, y, height, across, season='summer'):
    broad_tree(canvas, x, y, height, across, LEAVES[season])


def bush(canvas, x, y, across, tall, season='summer', bloom=None, count=9):
    """In bloom in spring and summer, with a cap of snow in winter."""
    if season == 'winter':
        shrub(canvas, x, y, across, tall, FROST)
        canvas.path(smooth([(x - across, y - tall * .5), (x - across * .5, y - 2 - tall * 1.1),
                            (x + across * .4, y - 2 - tall * 1.12), (x + across, y - tall * .5),
                            (x, y - tall * .56)]),
                    canvas.gradient((0, SNOW[2]), (.5, SNOW[0]), (1, '#b9cbe0')))
        return
    shrub(canvas, x, y, across, tall, BUSHES[season], None if season == 'autumn' else bloom, count)


def border(canvas, x, y, width, tall=14, step=6, season='summer'):
    """Flowers; in autumn the leaves that fell there, in winter nothing."""
    if season == 'autumn':
        rng = canvas.random
        for _ in range(int(width * .8)):
            with canvas.at(x + rng.uniform(0, width), y - rng.uniform(-3, 5),
                           rotate=rng.uniform(0, 180)):
                canvas.path('M-3 0Q0 -2.600 3 0Q0 2.600 -3 0Z', rng.choice(AUTUMN[1:]))
    elif season != 'winter':
        flower_bed(canvas, x, y, width, tall, step)


def edge(canvas, x, y, width, season='summer', tall=7, density=1.0):
    """Grass, or the hem of the snow."""
    if season == 'winter':
        steps = max(3, int(width / 16))
        line = [(x + width * k / steps, y - (2, 5, 3, 6)[k % 4]) for k in range(steps + 1)]
        canvas.path(smooth(line + [(x + width, y + 4), (x, y + 4)]),
                    canvas.gradient((0, SNOW[2]), (1, SNOW[1])))
        return
    grass_edge(canvas, x, y, width, BUSHES[season], tall, density)


def fence(canvas, x, y, width, tall=26, step=8, season='summer'):
    picket_fence(canvas, x, y, width, tall, step)
    for across in range(int(x + step / 2), int(x + width), step) if season == 'winter' else ():
        canvas.ellipse(across, y - tall + 1, step * .42, 2.2, SNOW[2])


# ---- before the house ------------------------------------------------------------------------
def front_garden(canvas, season):
    """Fence, shrubs, beds and path between the house and the pavement, `FOOT` at y 0."""
    _path(canvas, season)
    if season == 'winter':
        _winter_garden(canvas)
        return
    tones = BUSHES[season]
    picket_fence(canvas, 0, 2, 92, 34, 9, '#fff3e0')
    for x, across, tall, bloom in ((112, 13, 26, 'rose'), (262, 10, 20, 'white'),
                                   (322, 10, 20, 'white'), (470, 13, 24, 'coral'),
                                   (742, 12, 26, 'lilac'), (764, 14, 20, 'coral')):
        shrub(canvas, x, 4, across, tall, tones, None if season == 'autumn' else bloom, 9)
    grass_edge(canvas, 0, 5, 262, tones, 8, 1.1)
    grass_edge(canvas, 322, 5, 454, tones, 7, 1.1)
    {'spring': _spring_beds, 'summer': _summer_beds, 'autumn': _autumn_beds}[season](canvas)


def _path(canvas, season):
    tone = '#d8c7b0' if season != 'winter' else '#dbe2ea'
    for y, half in ((4, 17), (10, 19), (17, 22)):
        canvas.ellipse(DOOR_X + 1, y + 1.4, half, 3.4, 'shadow', .3)
        canvas.ellipse(DOOR_X, y, half, 3.2, canvas.volume(tone, .3, .2))


def _spring_beds(canvas):
    rng = canvas.random
    for left, right in ((124, 250), (334, 458), (480, 728)):
        for x in range(left, right, 9):
            flower(canvas, x + rng.uniform(-2, 2), 6, rng.uniform(10, 17),
                   rng.choice(('coral', 'mustard', 'rose', 'lilac', 'white')), 'tulip')
    for _ in range(26):                              # petals below the tree
        canvas.ellipse(rng.uniform(4, 108), rng.uniform(2, 12), 1.8, 1.1, '#f6cfd3', .9)
    butterfly(canvas, 186, -40, 9, 'mustard')


def _summer_beds(canvas):
    flower_bed(canvas, 124, 7, 126, 20, 7)
    flower_bed(canvas, 334, 7, 124, 20, 7)
    flower_bed(canvas, 484, 8, 244, 13, 7)
    butterfly(canvas, 186, -40, 9, 'coral')
    butterfly(canvas, 430, -52, 8, 'mustard', 15)


def _autumn_beds(canvas):
    rng = canvas.random
    for left, right in ((124, 250), (334, 458), (484, 728)):
        for x in range(left, right, 7):              # asters, and a bush here and there
            flower(canvas, x + rng.uniform(-2, 2), 6, rng.uniform(8, 15),
                   rng.choice(('plum', 'mustard', 'terra', 'lilac')))
        for x in range(left + 20, right, 62):
            shrub(canvas, x + rng.uniform(-8, 8), 6, 10, 13, AUTUMN, 'mustard', 7)
    for x, size in ((266, 8), (318, 9), (330, 6)):   # pumpkins at the door
        canvas.ellipse(x, 8, size * 1.2, 2, 'shadow', .35)
        for shift in (-.5, .5, 0):
            canvas.ellipse(x + shift * size, 8 - size * .7, size * .62, size * .72,
                           canvas.ball('#e08a45', .4, .2))
        canvas.line(x, 8 - size * 1.3, x + 1.5, 8 - size * 1.8, '#6d7d45', 2)
    for _ in range(90):
        with canvas.at(rng.uniform(2, 774), rng.uniform(0, 20), rotate=rng.uniform(0, 180)):
            canvas.path('M-3 0Q0 -2.600 3 0Q0 2.600 -3 0Z', rng.choice(AUTUMN[1:]))


def _winter_garden(canvas):
    picket_fence(canvas, 0, 2, 92, 34, 9, '#f4ece4')
    for x in range(4, 90, 9):                        # a cap of snow on every pale
        canvas.ellipse(x, -32, 3.6, 2.6, SNOW[2])
    for x, across, tall in ((112, 13, 24), (262, 10, 18), (322, 10, 18), (470, 13, 22),
                            (742, 12, 24), (764, 14, 20)):
        shrub(canvas, x, 4, across, tall, ('#55756a', '#64857a', '#7b9a8e', '#94afa4', '#b4c8c0'))
        canvas.path(smooth([(x - across, 4 - tall * .5), (x - across * .5, 2 - tall * 1.1),
                            (x + across * .4, 2 - tall * 1.12), (x + across, 4 - tall * .5),
                            (x, 4 - tall * .66)]), SNOW[2])
    drift = [(10, 20), (1, 14), (6, 5), (30, 0), (70, 5), (130, 1), (200, 5), (262, 3), (276, 12),
             (308, 12), (322, 3), (390, 5), (450, 1), (520, 5), (600, 3), (680, 6), (740, 1),
             (769, 5), (775, 14), (766, 20)] + [(766 - k * 84, 21) for k in range(1, 9)]
    canvas.path(smooth(drift), canvas.gradient((0, SNOW[2]), (.6, SNOW[0]), (1, SNOW[1])))
    _snowman(canvas, 206, 8)
    rng = canvas.random
    for _ in range(60):
        canvas.ellipse(rng.uniform(0, 776), rng.uniform(6, 20), rng.uniform(.6, 1.3),
                       fill='white', opacity=.9)


def _snowman(canvas, x, y):
    canvas.contact(22, 4, x, y)
    for dy, radius in ((-15, 17), (-39, 13), (-58, 9.5)):
        canvas.ellipse(x, y + dy, radius, fill=canvas.ball('#f4f8fc', .5, .12))
    for side in (-1, 1):
        canvas.path(f'M{x + side * 11} {y - 42}l{side * 15} -9m{side * -5} 3l{side * 3} -6',
                    stroke='#6f4c36', width=2)
        canvas.ellipse(x + side * 3.4, y - 60, 1.3, fill='ink')
    canvas.path(f'M{x} {y - 57.5}l10 2.200l-10 1.600Z', '#e08a45')
    for dy in (-34, -41):
        canvas.ellipse(x, y + dy, 1.4, fill='ink')
    canvas.path(f'M{x - 11} {y - 50}q11 6 22 0v5q-11 5 -22 0Z', canvas.volume('brick', .2, .2))
    canvas.path(f'M{x + 6} {y - 47}l3 15l6 -2l-3 -13Z', canvas.volume('brick', .1, .3))
    canvas.path(f'M{x - 9} {y - 65}q9 -16 18 0Z', canvas.volume('teal', .2, .2))
    canvas.rect(x - 11, y - 67, 22, 4.4, canvas.volume('white', .2, .14), radius=2)
    canvas.ellipse(x, y - 75, 3.4, fill=canvas.ball('white', .2, .1))


# ---- snow on the house -----------------------------------------------------------------------
def snow_on_house(canvas, roof_edge, eaves, ridge):
    """Lies on roof, eaves, chimney and the sill between the floors, in the units of the board."""
    left, right = roof_edge(-1, ridge), roof_edge(1, ridge)
    crest = [(left - 8, ridge + 3), (left, ridge - 7), (left + 120, ridge - 8),
             (left + 260, ridge - 6), (left + 400, ridge - 9), (right, ridge - 7),
             (right + 8, ridge + 3)]
    hem = [(right + 3, ridge + 14)]
    rng = canvas.random
    x = right - 14
    while x > left + 10:                             # the lower hem hangs in uneven lobes
        hem.append((x, ridge + rng.uniform(7, 19)))
        x -= rng.uniform(18, 30)
    hem.append((left - 3, ridge + 14))
    canvas.path(smooth(crest + hem), canvas.gradient((0, SNOW[2]), (.7, SNOW[0]), (1, SNOW[1])))
    for side in (-1, 1):
        steps = [eaves - (eaves - ridge) * k / 6 for k in range(7)]
        canvas.curve([(roof_edge(side, y), y - 2) for y in steps], SNOW[2], 6)
    edge = [(roof_edge(-1, eaves) - 3, eaves + 3), (roof_edge(-1, eaves), eaves - 5)]
    x = roof_edge(-1, eaves) + 20
    while x < roof_edge(1, eaves) - 10:
        edge.append((x, eaves - rng.uniform(4, 8)))
        x += rng.uniform(20, 34)
    edge += [(roof_edge(1, eaves), eaves - 5), (roof_edge(1, eaves) + 3, eaves + 3)]
    edge += [(700 - k * 75, eaves + 3) for k in range(8)]
    canvas.path(smooth(edge), canvas.gradient((0, SNOW[2]), (1, SNOW[0])))
    for _ in range(30):                              # icicles
        x = rng.uniform(roof_edge(-1, eaves) + 4, roof_edge(1, eaves) - 4)
        canvas.path(f'M{num(x - 1.6)} {eaves + 1}h3.200l-1.600 {num(rng.uniform(4, 10))}Z',
                    '#dfeaf6', opacity=.9)
    canvas.path(smooth([(618, 8), (622, 1), (640, -2), (658, 1), (662, 8)]), SNOW[2])
