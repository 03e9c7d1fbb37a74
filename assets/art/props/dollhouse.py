"""The shell of the player's house: openings, walls, open roof frame, chimney, niche.

The figures are those of the game (src/app/pieces/home_view.c); change them in both places.
"""

from kit.palette import lit, mix, shade
from kit.svg import num, polygon
from props.outdoor import bricks, masonry

LEFT, PITCH, WIDE, HIGH = 117, 123, 118, 126
TOP, MIDDLE, CELLAR = 66, 199, 333          # upper edges of the three floors
OUTER_LEFT, OUTER_RIGHT = 104, 740          # outer faces of the walls
GROUND = 327
EAVES, RIDGE = 62, 15                       # of roof and roof frame
ROOF_LEFT, ROOF_RIGHT = 95, 763
ROOF_SLOPE = 62                             # how far the gable leans in, from eaves to ridge
NICHE = (117, 342, 350, 110)
FLOOR_AT = 94.5                             # floor line in an opening, as the room cards have it
CHIMNEY_X = 640
PLASTERS = ('#f6e6c8', '#f5dfc6', '#f3e6cf', '#efe4cc', '#f6e0bd')
STONE = ('#c2b09d', '#b09e8e', '#cdbda8', '#a39385', '#b9a793')


def column_x(index):
    return LEFT + PITCH * index


# ---- inside --------------------------------------------------------------------------------
def _inner_shadow(canvas, x, y):
    """The depth of an opening: shade below the ceiling and along the left wall."""
    canvas.rect(x, y, WIDE, 26, canvas.gradient((0, '#6b3f3c', .46), (.4, '#6b3f3c', .16),
                                                (1, '#6b3f3c', 0)))
    canvas.rect(x, y, 20, HIGH, canvas.gradient((0, '#6b3f3c', .34), (1, '#6b3f3c', 0),
                                                direction='right'))
    canvas.rect(x + WIDE - 14, y, 14, HIGH, canvas.gradient((0, '#6b3f3c', 0), (1, '#6b3f3c', .22),
                                                            direction='right'))
    canvas.rect(x + .4, y + .4, WIDE - .8, HIGH - .8, 'none', stroke='#6b4432', line=.8,
                opacity=.45)


def _boards(canvas, x, y, tone):
    rng = canvas.random
    top = y + FLOOR_AT
    edges = [top, top + 5, top + 11.5, top + 20, y + HIGH]
    canvas.rect(x, top, WIDE, HIGH - FLOOR_AT, canvas.gradient((0, shade(tone, .2)),
                                                               (1, lit(tone, .14))))
    for upper, lower in zip(edges, edges[1:]):
        left = x
        while left < x + WIDE:
            length = min(rng.uniform(46, 92), x + WIDE - left)
            hue = mix(tone, rng.choice(('highlight', 'shadow', 'terra')), rng.uniform(.03, .15))
            canvas.rect(left, upper, length, lower - upper, hue, opacity=.5)
            canvas.line(left, upper + .3, left, lower - .3, shade(tone, .4), .6, .5)
            left += length
        canvas.line(x, lower, x + WIDE, lower, shade(tone, .42), .6, .5)
    canvas.rect(x, top, WIDE, 6, canvas.gradient((0, 'shadow', .42), (1, 'shadow', 0)))


def _sun_patch(canvas, x, y):
    """Light from a window we do not see, leaning over wall and floor."""
    glow = canvas.gradient((0, '#fffbe6', .75), (1, '#fff0c0', .35))
    for shift in (0, 21):
        for top, bottom in ((24, 46), (50, 70)):
            lean = lambda v: x + 42 + shift + v * .36
            canvas.path(polygon([(lean(top), y + top), (lean(top) + 18, y + top),
                                 (lean(bottom) + 18, y + bottom), (lean(bottom), y + bottom)]),
                        glow, opacity=.62)


def _bulb(canvas, x, y):
    canvas.line(x, y, x, y + 13, 'ink', .8)
    canvas.rect(x - 1.6, y + 12.4, 3.2, 3.4, 'umber', radius=.8)
    canvas.ellipse(x, y + 18.4, 3.3, fill=canvas.ball('#fff3c4', .5, .05))
    canvas.ellipse(x, y + 18.4, 16, fill=canvas.radial((0, '#fff3c2', .75), (.3, '#ffe6a4', .3),
                                                       (1, '#ffd78a', 0)))


def living_floor(canvas, index, y):
    """One bare room above the ground."""
    x = column_x(index)
    tone = PLASTERS[(index + (2 if y == MIDDLE else 0)) % 5]
    canvas.rect(x, y, WIDE, HIGH, canvas.gradient((0, shade(tone, .04)), (.5, lit(tone, .3)),
                                                  (1, shade(tone, .06))))
    rng = canvas.random
    for _ in range(9):
        canvas.ellipse(x + rng.uniform(10, WIDE - 10), y + rng.uniform(12, 82),
                       rng.uniform(8, 24), rng.uniform(3, 9),
                       rng.choice(('#fff8ea', '#e2c9a2')), .12, blur=3)
    if (index + y) % 2 == 0:
        _sun_patch(canvas, x, y)
    _boards(canvas, x, y, 'walnut' if y == TOP else '#b98355')
    canvas.rect(x, y + FLOOR_AT - 5.5, WIDE, 5.5, canvas.gradient((0, '#fffaf0'), (1, '#e6d2b4')))
    canvas.rect(x, y + FLOOR_AT - 5.5, WIDE, .8, '#ffffff', opacity=.8)
    if (index + y) % 2:
        _bulb(canvas, x + WIDE / 2, y)
    _inner_shadow(canvas, x, y)


def cellar_room(canvas, index):
    """One bare room below the ground: rough stone and flags."""
    x, y = column_x(index), CELLAR
    canvas.rect(x, y, WIDE, HIGH, '#8d7c72')
    masonry(canvas, x, y, WIDE, FLOOR_AT, ('#d3c4ae', '#c8b8a3', '#dccdb6', '#bfae9b'), 7, 19,
            1.1, 2.4)
    canvas.rect(x, y + FLOOR_AT, WIDE, HIGH - FLOOR_AT, '#5d443c')
    for row, (top, tall) in enumerate(((0, 7), (7, 10), (17, 14.5))):
        masonry(canvas, x, y + FLOOR_AT + top, WIDE, tall, ('#a97f63', '#97705a', '#b58b6b'), 1,
                27 + row * 5, 1, 2)
    canvas.rect(x, y + FLOOR_AT, WIDE, 7, canvas.gradient((0, 'shadow', .5), (1, 'shadow', 0)))
    canvas.rect(x, y, WIDE, HIGH, canvas.radial((0, '#fff0c8', .30), (.6, '#fff0c8', .05),
                                                (1, '#3c2038', .26), cy=.3, radius=.75))
    _bulb(canvas, x + WIDE / 2, y)
    _inner_shadow(canvas, x, y)


# ---- walls ---------------------------------------------------------------------------------
def _beam(canvas, x, y, width, height, tone='oak'):
    canvas.rect(x, y, width, height, canvas.gradient((0, lit(tone, .5)), (.25, tone),
                                                     (1, shade(tone, .32))), radius=1)
    canvas.line(x + 2, y + .7, x + width - 2, y + .7, lit(tone, .8), .7, .8)


def house_body(canvas):
    """Outer and inner walls and beams. The openings are cut by drawing the rooms over it."""
    wide = OUTER_RIGHT - OUTER_LEFT
    canvas.rect(OUTER_LEFT - 3, TOP, wide + 8, GROUND - TOP + 2, '#3b1f34', radius=4, opacity=.38,
                blur=3)
    canvas.rect(OUTER_LEFT, EAVES, wide, CELLAR - EAVES, canvas.gradient(
        (0, '#fffaf0'), (.5, '#f6e3c3'), (1, '#e3c79d'), direction='right'))
    rng = canvas.random
    for x, width in ((OUTER_LEFT, 13), (727, 13)):
        for row in range(16):                        # quoins: long and short in turn
            y = TOP + 2 + row * 16.2
            length = width if row % 2 else width * .66
            left = x if x < 400 else x + width - length
            tone = mix('#dda27c', rng.choice(('highlight', 'shadow', 'coral')), rng.uniform(0, .16))
            canvas.rect(left, y, length, 14.6, canvas.gradient(
                (0, lit(tone, .35)), (.5, tone), (1, shade(tone, .14))), radius=1.4)
    for index in range(1, 5):                        # posts between the rooms
        x = column_x(index) - 5
        canvas.rect(x, TOP - 2, 5, CELLAR - TOP, canvas.gradient(
            (0, lit('oak', .55)), (.4, lit('oak', .2)), (1, shade('oak', .3)), direction='right'))
    _beam(canvas, OUTER_LEFT - 2, MIDDLE - 7, wide + 4, 7)
    footing = (OUTER_LEFT - 2, CELLAR - 3, column_x(3) - OUTER_LEFT - 11, 10)
    canvas.rect(*footing, '#6b5a53')
    masonry(canvas, *footing, STONE, 1, 24, 1, 2)
    _beam(canvas, OUTER_LEFT - 4, CELLAR - 8, wide + 8, 8, '#c9a27c')


def cellar_walls(canvas):
    """Dressed stone around the two rooms below the ground, with footings."""
    x, right, bottom = column_x(3) - 13, column_x(4) + WIDE + 13, CELLAR + HIGH
    canvas.rect(x - 3, CELLAR - 4, right - x + 6, bottom - CELLAR + 18, '#2c1620', radius=4,
                opacity=.5, blur=3)
    canvas.rect(x, CELLAR - 2, right - x, bottom - CELLAR + 12, '#75655e', radius=3)
    for left in (x, right - 13):
        masonry(canvas, left, CELLAR - 1, 13, HIGH + 2, STONE, 11, 14, 1, 2)
    masonry(canvas, column_x(4) - 5, CELLAR, 5, HIGH, STONE, 9, 5, .8, 1.2)
    masonry(canvas, x - 4, bottom, right - x + 8, 10, STONE, 1, 26, 1, 2.4)


# ---- roof ----------------------------------------------------------------------------------
def roof_edge(side, y):
    """x of the gable at a height: flared at the eaves, then steep. side: -1 left, 1 right."""
    part = (EAVES - y) / (EAVES - RIDGE)
    lean = ROOF_SLOPE * (part ** .72)
    return ROOF_LEFT + lean if side < 0 else ROOF_RIGHT - lean


def roof_outline():
    steps = [EAVES - (EAVES - RIDGE) * k / 8 for k in range(9)]
    left = [(roof_edge(-1, y), y) for y in steps]
    right = [(roof_edge(1, y), y) for y in reversed(steps)]
    return left + right


def chimney(canvas, x, base, top=1.5):
    """A brick stack with a cap and two pots; x is its middle."""
    bricks(canvas, x - 16, top + 8, 32, base - top - 8, 'brick', 4.6, 10)
    for shift in (-8, 7):
        canvas.path(polygon([(x + shift - 4, top + 6), (x + shift - 3, top),
                             (x + shift + 3, top), (x + shift + 4, top + 6)]),
                    canvas.volume('terra', .3, .25, direction='right'))
        canvas.ellipse(x + shift, top + .4, 3.2, 1, shade('umber', .5))
    canvas.rect(x - 19.5, top + 5, 39, 4.6, canvas.gradient((0, '#f3e2c8'), (1, '#b79c80')),
                radius=1.2)


def _timber(canvas, x1, y1, x2, y2, width, tone):
    canvas.line(x1 + 1, y1 + 1.2, x2 + 1, y2 + 1.2, '#4a2a30', width, .28)
    canvas.line(x1, y1, x2, y2, shade(tone, .22), width)
    canvas.line(x1 - width * .16, y1 - width * .12, x2 - width * .16, y2 - width * .12, tone,
                width * .66)
    canvas.line(x1 - width * .3, y1 - width * .2, x2 - width * .3, y2 - width * .2, lit(tone, .5),
                width * .16, .8)


def _gablet(canvas, x):
    """The frame of a dormer that breaks the long roof line; the finished roof hides it."""
    canvas.path(polygon([(x - 30, EAVES - 4), (x - 30, 42), (x, 15), (x + 30, 42),
                         (x + 30, EAVES - 4)]), '#f8e3bd', opacity=.6)
    for side in (-1, 1):
        _timber(canvas, x + side * 26, 40, x + side * 26, EAVES - 4, 5, '#c8935c')
        _timber(canvas, x + side * 3, 34, x + side * 18, EAVES - 4, 3, '#bb8650')
    _timber(canvas, x, 17, x, EAVES - 4, 4, '#c8935c')
    _timber(canvas, x - 24, 42, x + 24, 42, 3.8, '#cf9c62')
    for side in (-1, 1):
        _timber(canvas, x, 15, x + side * 34, 45, 6, '#dcab73')


def roof_frame(canvas):
    """Rafters, purlins, trusses with braces: a roof that waits for its tiles."""
    outline = roof_outline()
    canvas.path(polygon(outline), canvas.gradient((0, '#fff3d8', .30), (1, '#e9c493', .55)))
    middle = 39
    rafters = 19
    for index in range(rafters):                     # the far side of the roof, in the shade
        part = (index + .5) / rafters
        canvas.line(160 + part * 538, RIDGE + 3, 118 + part * 622, EAVES - 3, '#b98e64', 2.2, .5)
    canvas.line(roof_edge(-1, middle) + 6, middle + 3, roof_edge(1, middle) - 6, middle + 3,
                '#a67a52', 3, .55)
    chimney(canvas, CHIMNEY_X, EAVES)
    for index in range(1, 5):                        # a truss over every wall
        x = column_x(index) - 2.5
        _timber(canvas, x, RIDGE + 2, x, EAVES - 2, 5.4, '#c8935c')
        for side in (-1, 1):
            _timber(canvas, x + side * 2, middle + 5, x + side * 26, RIDGE + 4, 3.6, '#bb8650')
            _timber(canvas, x + side * 3, EAVES - 14, x + side * 17, EAVES - 3, 3.2, '#bb8650')
    for side in (-1, 1):
        _timber(canvas, roof_edge(side, middle), middle,
                roof_edge(side, RIDGE) - side * 34, EAVES - 3, 3.6, '#bb8650')
    for index in range(rafters + 1):                 # the near rafters, fanned at the hips
        part = index / rafters
        foot = ROOF_LEFT + 16 + part * (ROOF_RIGHT - ROOF_LEFT - 32)
        head = roof_edge(-1, RIDGE) + 4 + part * (roof_edge(1, RIDGE) - roof_edge(-1, RIDGE) - 8)
        _timber(canvas, head, RIDGE + 1, foot, EAVES - 1, 3.4, '#d9a86e')
    _timber(canvas, roof_edge(-1, middle), middle, roof_edge(1, middle), middle, 4.4, '#cf9c62')
    for side in (-1, 1):                             # verge boards along the flared gables
        steps = [EAVES + 1 - (EAVES - RIDGE + 1) * k / 8 for k in range(9)]
        line = [(roof_edge(side, min(y, EAVES)), y) for y in steps]
        canvas.curve([(x + 1, y + 1.4) for x, y in line], '#4a2a30', 7, .3)
        canvas.curve(line, '#b57f4a', 6.6)
        canvas.curve([(x - .8, y - .9) for x, y in line], '#e0b27a', 3.8)
    for x in (347, 512):
        _gablet(canvas, x)
    _timber(canvas, roof_edge(-1, RIDGE) - 2, RIDGE, roof_edge(1, RIDGE) + 2, RIDGE, 6.6, '#d6a367')
    for side in (-1, 1):
        x = roof_edge(side, RIDGE)
        canvas.ellipse(x, RIDGE - 6, 3.4, fill=canvas.ball('mustard', .4, .2))
        canvas.path(polygon([(x - 2.4, RIDGE - 3), (x, RIDGE - 14), (x + 2.4, RIDGE - 3)]),
                    canvas.volume('mustard', .3, .2))
    for index in range(34):                          # rafter tails under the eaves
        x = ROOF_LEFT + 8 + index * 19.7
        canvas.rect(x, EAVES - 2, 4, 5.4, shade('#c8935c', .3), radius=.8)
    _beam(canvas, ROOF_LEFT, EAVES - 4, ROOF_RIGHT - ROOF_LEFT, 5, '#d0a06a')


def topping_wreath(canvas, x, y):
    """The builders' wreath with ribbons that hangs in every new roof."""
    for index in range(16):
        with canvas.at(x, y, rotate=index * 22.5):
            canvas.ellipse(0, -9, 2.2, 4.2, ('forest', 'leaf')[index % 2])
    for angle in (20, 110, 200, 290):
        with canvas.at(x, y, rotate=angle):
            canvas.ellipse(0, -9, 1.7, fill='brick')
    for shift, tone in ((-3, 'brick'), (0, 'white'), (3, 'blue')):
        canvas.path(f'M{num(x + shift * .6)} {num(y + 9)}q{num(shift)} 7 {num(shift * 1.6)} 15',
                    stroke=tone, width=2)
    canvas.path(f'M{num(x)} {num(y - 9)}V{RIDGE}', stroke='umber', width=.8)


# ---- niche ---------------------------------------------------------------------------------
def niche(canvas):
    """The dry place in the earth where the roof cards lie: a plank shelf between two props."""
    x, y, width, height = NICHE
    canvas.rect(x - 5, y - 4, width + 10, height + 9, '#2f1a18', radius=15, opacity=.5, blur=3)
    canvas.rect(x - 2, y - 2, width + 4, height + 4, '#9a6a48', radius=13)
    canvas.rect(x, y, width, height, canvas.gradient((0, '#3d2520'), (.6, '#4c3028'),
                                                     (1, '#5a3a2e')), radius=12)
    clip = canvas.clip(f'M{x + 12} {y}H{x + width - 12}Q{x + width} {y} {x + width} {y + 12}'
                       f'V{y + height - 12}Q{x + width} {y + height} {x + width - 12} {y + height}'
                       f'H{x + 12}Q{x} {y + height} {x} {y + height - 12}V{y + 12}Q{x} {y} '
                       f'{x + 12} {y}Z')
    rng = canvas.random
    with canvas.at(clip=clip):
        for _ in range(50):
            canvas.ellipse(x + rng.uniform(0, width), y + rng.uniform(0, height - 14),
                           rng.uniform(1, 5), rng.uniform(.6, 2.2),
                           rng.choice(('#6b4838', '#2f1b19')), .35)
        canvas.rect(x, y, width, 24, canvas.gradient((0, '#1f0f12', .6), (1, '#1f0f12', 0)))
        canvas.rect(x, y + height - 11, width, 12, canvas.gradient((0, '#b58659'),
                                                                   (1, '#7d5238')))
        canvas.rect(x, y + height - 11, width, 1.2, '#e2bb86', opacity=.8)
        for index in range(1, 6):
            canvas.line(x + index * 60, y + height - 10, x + index * 60 + 2, y + height,
                        '#5a3626', .9, .7)
        for left in (x + 6, x + width - 15):
            canvas.rect(left, y, 9, height - 10, canvas.gradient(
                (0, '#a8764c'), (.4, '#8a5d3c'), (1, '#54352a'), direction='right'))
    canvas.rect(x - 1, y - 4, width + 2, 9, canvas.gradient((0, '#c4925f'), (1, '#7d5238')),
                radius=2)
    canvas.line(x + 1, y - 3.2, x + width - 1, y - 3.2, '#ecc892', .8, .7)
