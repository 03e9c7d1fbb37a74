"""Things of learned rooms: walls of books, ladders, desks, maps and instruments."""

from kit.palette import BOOK_COLORS, lit, mix, shade
from kit.svg import num, polygon, smooth, star_path
from props.tables import books


# ---- library -----------------------------------------------------------------------------
def book_wall(scene, left, right, top=20, bottom=216, rows=6, base='walnut', upright=None):
    """Shelves from the cornice to the floor between left and right, cupboards below."""
    width = right - left
    plinth = bottom - 34
    with scene.at(shadow='near'):
        scene.rect(left, top, width, bottom - top, scene.volume(base, .14, .2), radius=1)
    scene.rect(left + 4, top + 7, width - 8, plinth - top - 7, shade(base, .54))
    gap = (plinth - top - 8) / rows
    for row in range(rows):
        floor = top + 8 + gap * (row + 1) - 3
        books(scene, left + 5, floor, width - 10, gap * .86)
        scene.rect(left + 4, top + 7 + gap * row, width - 8, 5,
                   scene.gradient((0, 'shadow', .5), (1, 'shadow', 0)))
        scene.rect(left + 2, floor, width - 4, 3.2, scene.volume(lit(base, .14), .3, .14))
    count = max(1, round(width / 40))
    for index in range(count):
        cell = (width - 6) / count
        px = left + 3 + index * cell
        scene.rect(px + 2, plinth + 4, cell - 4, 24, scene.volume(lit(base, .08), .14, .1),
                   radius=1.4)
        scene.rect(px + 5, plinth + 7, cell - 10, 18, lit(base, .16), radius=1,
                   stroke=shade(base, .24), line=.8)
        scene.ellipse(px + cell / 2, plinth + 11, 1.7, fill=scene.ball('gold'))
    for post in upright or ():
        scene.rect(post - 3, top, 6, bottom - top, scene.volume(base, .3, .24, direction='right'))
    for px in (left, right - 5):
        scene.rect(px, top, 5, bottom - top, scene.volume(base, .3, .24, direction='right'))
    scene.rect(left - 2, top - 3, width + 4, 9, scene.volume(lit(base, .1), .34, .16), radius=2)
    scene.rect(left - 2, plinth - 1, width + 4, 4.6, scene.volume(lit(base, .16), .34, .16),
               radius=1.4)


def library_ladder(scene, x, y, top=34, lean=14, base='oak'):
    """Leans on the shelves, its wheels on a brass rail; x, y is the floor between its feet."""
    height = y - top
    with scene.at(x, y, shadow='near'):
        scene.contact(15, 3)
        for step in range(1, int(height / 17)):
            part = step * 17 / height
            scene.rect(-11 + lean * part, -step * 17, 22, 4, scene.volume(lit(base, .1), .3, .2),
                       radius=1.6)
        for px in (-12, 12):
            scene.line(px, 0, px + lean, -height, base, 4)
            scene.line(px - 1, -2, px + lean - 1, -height, lit(base, .45), 1.1, .7)


def brass_rail(scene, left, right, y):
    scene.rect(left, y - 1.6, right - left, 3.2, scene.volume('gold', .5, .3), radius=1.6)


def window_seat(scene, x, y=216, width=78, base='walnut', seat='brick', height=36):
    """A bench built below a window; its cushion is y - height."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half, 4)
        scene.rect(-half, -height + 5, width, height - 5, scene.volume(base, .2, .2), radius=1)
        for side in (-1, 1):
            left = -half + 5 if side < 0 else 3
            scene.rect(left, -height + 13, half - 8, height - 20, lit(base, .14), radius=1,
                       stroke=shade(base, .24), line=.9)
        scene.rect(-half - 1, -height - 3, width + 2, 11, scene.volume(seat, .32, .16), radius=4.5)
        for index in range(5):
            scene.ellipse(-half + 8 + index * (width - 16) / 4, -height + 2.4, 1.1,
                          fill=shade(seat, .3))


def book_castle(scene, x, y, width=88, height=46, tower=64):
    """A wall of lying books with two towers and a paper flag: somebody lives behind it."""
    rng = scene.random
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 4, 6)
        _book_stack(scene, rng, 0, 0, width - 30, height, 3)
        for side in (-1, 1):
            _book_stack(scene, rng, side * (half - 11), 1, 25, tower if side < 0 else tower - 9, 1)
        scene.line(-half + 11, -tower, -half + 11, -tower - 24, lit('oak', .4), 1.8)
        scene.path(f'M{num(-half + 12)} {-tower - 24}q8 -3 14 1q-5 3 0 9q-7 -2 -14 0Z',
                   scene.volume('sky', .4, .1))


def _book_stack(scene, rng, x, y, width, height, across):
    """Layers of books, `across` side by side in each, staggered like bricks."""
    level, layer = 0, 0
    while level < height - 3:
        thick = rng.uniform(4.8, 6.6)
        edges = [-width / 2 + width * index / across for index in range(across + 1)]
        shift = (width / across / 2) if across > 1 and layer % 2 else 0
        if shift:
            edges = [-width / 2] + [edge + shift for edge in edges[:-1]] + [width / 2]
        for left, right in zip(edges, edges[1:]):
            base = rng.choice(BOOK_COLORS)
            jut = rng.uniform(-1.6, 1.6)
            spine = rng.random() < .7
            scene.rect(x + left + jut + .4, y - level - thick, right - left - .8, thick,
                       scene.volume(base, .26, .24), radius=1)
            if spine:
                for part in (.16, .8):
                    scene.rect(x + left + jut + (right - left) * part, y - level - thick + .4, 1.4,
                               thick - .8, lit(base, .6), opacity=.85)
            else:
                scene.rect(x + left + jut + 2, y - level - thick + 1.2, right - left - 3,
                           thick - 2.4, 'cream')
        level += thick
        layer += 1


def spiral_pile(scene, x, y, count=9, width=26):
    """Books piled up with a twist, each turned a little further than the one below."""
    with scene.at(x, y):
        scene.contact(width / 2 + 2, 3)
        for index in range(count):
            base = BOOK_COLORS[index * 7 % len(BOOK_COLORS)]
            shift = (0, 2.6, 4, 2.6, 0, -2.6, -4, -2.6)[index % 8]
            wide = width * (1 - index * .022)
            scene.rect(shift - wide / 2, -(index + 1) * 4.8, wide, 4.8,
                       scene.volume(base, .26, .22), radius=1)
            scene.rect(shift + (wide / 2 - 4 if index % 2 else -wide / 2), -(index + 1) * 4.8 + 1,
                       4, 2.8, 'cream')


# ---- study -------------------------------------------------------------------------------
def great_desk(scene, x, y, width=132, height=56, base='umber', leather='forest'):
    """A heavy writing desk seen from the visitor's side; its top is y - height."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 3, 7)
        scene.rect(-half + 34, -height + 8, width - 68, height - 14, shade(base, .46))
        for side in (-1, 1):
            left = -half + 3 if side < 0 else half - 41
            scene.rect(left, -height + 6, 38, height - 8, scene.volume(base, .18, .24), radius=1.6)
            for row in range(3):
                top = -height + 11 + row * (height - 18) / 3
                scene.rect(left + 3, top, 32, (height - 18) / 3 - 2,
                           scene.volume(lit(base, .12), .14, .1), radius=1.2)
                scene.path(f'M{num(left + 15)} {num(top + 5)}q4 3.600 8 0', stroke='gold',
                           width=1.5)
        scene.rect(-half + 34, -height + 8, width - 68, 11, scene.volume(lit(base, .06), .1, .14))
        scene.rect(-half - 3, -height, width + 6, 7, scene.volume(lit(base, .1), .34, .2), radius=2)
        scene.rect(-half - 2, -height, width + 4, 1.6, lit(base, .6), radius=.8)
        scene.rect(-half * .5, -height - .6, half, 1.8, scene.volume(leather), radius=.9)


def bankers_lamp(scene, x, y, base='forest', scale=1):
    """Brass foot, green glass; 32 units high."""
    with scene.at(x, y, scale=scale):
        scene.contact(9, 2)
        scene.path('M-8 0Q0 -5 8 0Z', scene.volume('gold', .4, .2))
        scene.rect(-1.3, -24, 2.6, 22, scene.volume('gold', .5, .3, direction='right'))
        scene.lamp(0, -20, 56, .95)
        scene.path('M-18 -20C-18 -32 18 -32 18 -20Z', scene.ball(mix(base, 'leaf', .4), .5, .1))
        scene.rect(-18, -21, 36, 2.4, scene.volume('gold', .5, .1), radius=1.2)
        scene.ellipse(0, -18.4, 12, 2, '#fff8d8')


def map_drawers(scene, x, y, width=66, height=66, base='walnut', rows=6):
    """Flat drawers for maps, a corner of one looking out; its top is y - height."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 5)
        scene.rect(-half, -height, width, height - 3, scene.volume(base, .16, .22), radius=2)
        step = (height - 12) / rows
        for row in range(rows):
            top = -height + 6 + row * step
            out = 2 if row == 3 else 0
            scene.rect(-half + 4 - out, top, width - 8 + out * 2, step - 1.6,
                       scene.volume(lit(base, .14), .14, .1), radius=1)
            scene.rect(-half + 4, top + step - 1.6, width - 8, 1.2, 'shadow', opacity=.3)
            for px in (-half * .5, half * .5):
                scene.rect(px - 5, top + step * .3, 10, 2.4, scene.volume('gold', .4, .2), radius=1)
            if row == 3:
                scene.path(f'M{num(-half + 12)} {num(top)}l9 -5l13 3l-4 2Z', 'cream')
        scene.rect(-half - 2, -height - 2, width + 4, 5, scene.volume(lit(base, .12), .3, .14),
                   radius=1.6)


def star_chart(scene, x, y, width=62, height=52):
    """A round map of the sky with constellations; x is the middle, y the top."""
    radius = min(width, height) / 2 - 4
    with scene.at(x, y, shadow='wall'):
        scene.rect(-width / 2, 0, width, height, scene.volume('navy', .16, .14), radius=1.4)
        scene.rect(-width / 2, -2, width, 4, scene.volume('walnut', .3, .2), radius=2)
        scene.rect(-width / 2, height - 2, width, 4, scene.volume('walnut', .3, .2), radius=2)
    with scene.at(x, y + height / 2):
        for reach in (1, .66, .33):
            scene.ellipse(0, 0, radius * reach, fill='none', stroke='gold', line=.9, opacity=.8)
        for angle in range(0, 180, 30):
            with scene.at(rotate=angle):
                scene.line(0, -radius, 0, radius, 'gold', .5, .5)
        for chain in (((-.7, -.3), (-.4, -.5), (-.15, -.34), (-.05, -.6)),
                      ((.2, .2), (.46, .08), (.6, .36), (.3, .5), (.2, .2)),
                      ((-.6, .3), (-.36, .5), (-.2, .3)), ((.3, -.6), (.6, -.4), (.5, -.16))):
            points = [(px * radius, py * radius) for px, py in chain]
            scene.path('M' + 'L'.join(f'{num(px)} {num(py)}' for px, py in points), stroke='cream',
                       width=.7, opacity=.8)
            for px, py in points:
                scene.path(star_path(px, py, 2.2, 4, .4), '#fff4c8')


def butterfly_case(scene, x, y, width=44, height=34):
    """Butterflies under glass."""
    with scene.at(x, y, shadow='wall'):
        scene.rect(-width / 2, 0, width, height, scene.volume('umber', .3, .2), radius=1.4)
        scene.rect(-width / 2 + 3, 3, width - 6, height - 6, scene.volume('cream', .1, .08))
    for index, fill in enumerate(('coral', 'blue', 'mustard', 'leaf', 'plum', 'teal')):
        px = x - width / 2 + 10 + index % 3 * (width - 20) / 2
        py = y + height * (.34 if index < 3 else .68)
        for flip in (False, True):
            with scene.at(px, py, flip=flip):
                scene.path('M0 0C2 -5 7 -5 6 -1C5 1 3 1 0 0C3 1 5 4 3 5C1 5 0 3 0 0Z', fill)
        scene.line(px, py - 2, px, py + 4, 'ink', 1)


def orrery(scene, x, y, scale=1):
    """Planets of brass and enamel on arms; stands on x, y, 44 units high."""
    with scene.at(x, y, scale=scale):
        scene.contact(10, 2.2)
        scene.path('M-9 0Q0 -6 9 0Z', scene.volume('umber', .3, .2))
        scene.rect(-1.2, -26, 2.4, 24, scene.volume('gold', .5, .3, direction='right'))
        for reach in (22, 14):
            scene.ellipse(0, -22, reach, reach * .26, 'none', stroke='gold', line=1.1)
        scene.ellipse(0, -30, 6.4, fill=scene.ball('mustard', .6, .1))
        for px, py, radius, fill in ((-22, -24, 3.6, 'coral'), (18, -17, 4.2, 'teal'),
                                     (-10, -18, 2.6, 'cream'), (12, -26, 2.8, 'brick')):
            scene.line(px, py + radius, px, -20, 'gold', .8)
            scene.ellipse(px, py - 3, radius, fill=scene.ball(fill, .5, .2))


def ship_model(scene, x, y, scale=1, flip=False):
    """A ship with three sails on a stand; 40 units high."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(16, 2)
        scene.path('M-9 0L-6 -5M9 0L6 -5', stroke='umber', width=2)
        scene.path('M-20 -14C-12 -11 10 -11 21 -16C18 -6 12 -3 8 -3H-12C-17 -5 -19 -9 -20 -14Z',
                   scene.volume('walnut', .3, .24))
        scene.path('M-18 -11Q0 -8 19 -12', stroke='gold', width=1.2)
        for px, high in ((-10, 32), (1, 38), (12, 30)):
            scene.line(px, -12, px, -high - 2, 'umber', 1.1)
            scene.path(smooth([(px - 1, -high), (px + 7, -high + 1), (px + 9, -high * .62),
                               (px + 7, -15), (px - 1, -15), (px + 1.6, -high * .6)]),
                       scene.volume('cream', .2, .14, direction='right'))
        scene.path('M1 -40l7 2l-7 2Z', 'brick')


def comet(scene, x, y, length=26):
    """A comet in the night sky, its tail to the upper right; x, y is its head."""
    glow = scene.gradient((0, '#fff6d4', 0), (1, '#fff6d4', .95))
    with scene.at(x, y, rotate=40):
        scene.path(f'M-3.400 0L-.6 {num(-length)}H.6L3.400 0Z', glow)
        scene.ellipse(0, 0, 7, fill=scene.radial((0, '#fff6d4', .9), (1, '#fff6d4', 0)))
        scene.ellipse(0, 0, 3, fill='#fffbe8')


def hourglass(scene, x, y, scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(6, 1.4)
        scene.path('M-4.500 -17C-4.500 -11 -1 -10 -1 -9C-1 -8 -4.500 -7 -4.500 -2H4.500C4.500 -7 1 '
                   '-8 1 -9C1 -10 4.500 -11 4.500 -17Z', '#e4f0ee', opacity=.9)
        scene.path('M-4 -2C-3 -5 3 -5 4 -2ZM-3.600 -14H3.600C3 -11 1 -10 0 -9C-1 -10 -3 -11 -3.600 '
                   '-14Z', 'mustard')
        for py in (-19, -2):
            scene.rect(-6, py, 12, 2.4, scene.volume('umber', .3, .2), radius=1)


def rolled_maps(scene, x, y):
    """A tall basket of rolled maps; stands on x, y, 50 units high."""
    with scene.at(x, y):
        scene.contact(13, 3.4)
        for px, lean, length, fill in ((-5, -12, 50, 'cream'), (4, 8, 54, 'sand'),
                                       (0, -2, 46, 'sky'), (6, 18, 44, 'cream')):
            with scene.at(px, -16, rotate=lean):
                scene.rect(-3.400, -length + 14, 6.8, length - 14,
                           scene.volume(fill, .2, .2, direction='right'), radius=1)
                scene.ellipse(0, -length + 14, 3.4, 1.6, shade(fill, .12))
                scene.ellipse(0, -length + 14, 1.6, .8, shade(fill, .34))
        scene.path(polygon([(-12, -30), (12, -30), (10, 0), (-10, 0)]),
                   scene.volume('brick', .2, .24, direction='right'))
        for row in (-30, -6):
            scene.rect(-12, row, 24, 4, scene.volume('gold', .4, .2), radius=1.6)


def open_chart(scene, x, y, scale=1):
    """A map lying open on a table, held by a compass; x, y is its front edge."""
    with scene.at(x, y, scale=scale):
        scene.path('M-26 0L-20 -7Q0 -9 20 -7L26 0Q0 3 -26 0Z', scene.volume('cream', .1, .14))
        scene.path('M-14 -2q8 -5 14 -2t12 -1', stroke='teal', width=1.2)
        scene.path('M-16 -4l8 2l10 -3', stroke='brick', width=.9, dash='2 1.4')
        scene.ellipse(14, -3.6, 3.4, 2, scene.ball('gold', .5, .2))


def wall_shelf_of(scene, x, y, width, draw, base='umber'):
    """A board on brackets; `draw(scene)` puts things on it in the board's own system."""
    with scene.at(x, y, shadow='wall'):
        scene.rect(-width / 2, 0, width, 4.4, scene.volume(base, .3, .2), radius=1)
        for px in (-width / 2 + 7, width / 2 - 10):
            scene.path(f'M{num(px)} 4.400h3v4q-3 0 -3 -4Z', shade(base, .3))
    with scene.at(x, y, shadow='near'):
        draw(scene)
