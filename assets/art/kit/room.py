"""The shell of a room: wall, wainscot, cornice, skirting and floor, all through the bleed.

Patterns repeat in steps that divide 240 units and floors run without a vanishing point, so that
two cards of one kind of room join without a jump. Use `shell()`; the parts are there for rooms
that need something else.
"""

from .palette import color, lit, mix, shade
from .registry import CARD_HEIGHT
from .scene import FLOOR, LEFT, RIGHT, WIDTH
from .svg import num, polygon, smooth, star_path
from . import wallpaper

CORNICE = 11          # height of the ceiling moulding
SKIRTING = 10         # height of the board above the floor
RAIL = 132            # top of a wainscot or of tiles: the same on every card of a room type
DEPTH = CARD_HEIGHT - FLOOR
ROWS = (0, .13, .30, .51, .76, 1.04)     # floor rows grow towards the viewer


def shell(scene, wall=('stripes', 'peach'), lower=None, floor=('planks', 'walnut'),
          cornice='white', skirting='white', rail=RAIL):
    """Wall and floor in one call.

    wall: (pattern, colour[, accent]); patterns are wallpaper.PATTERNS
    lower: None or (kind, colour[, accent]) below `rail`; kinds are wallpaper.LOWER
    floor: (kind, colour[, accent]); kinds are FLOORS
    cornice, skirting: a colour, or None to leave them out (cellars)
    """
    if scene.light.dark:
        cornice, skirting = (tone and _less_white(scene, tone) for tone in (cornice, skirting))
    with scene.quietly():
        wallpaper.wall(scene, *wall)
        if lower:
            wallpaper.lower_wall(scene, *lower, rail=rail)
    _wall_light(scene)
    if cornice:
        draw_cornice(scene, cornice)
    with scene.quietly():
        draw_floor(scene, *floor)
    if skirting:
        draw_skirting(scene, skirting)
    _floor_meets_wall(scene)


def _less_white(scene, tone):
    """White wood would turn a glaring lilac in the tint of the night."""
    return mix(tone, 'oak', .5 * scene.light.dim) if tone in ('white', 'cream') else tone


def _wall_light(scene):
    """The wall is brightest at the upper left and sinks a little to the lower right."""
    wash = scene.gradient((0, '#fff3d4', .34), (.5, '#fff3d4', 0), (1, '#54305a', .16),
                          direction='diagonal')
    scene.rect(LEFT, 0, WIDTH, FLOOR, wash)


def draw_cornice(scene, base='white'):
    under = scene.gradient((0, 'shadow', .34), (1, 'shadow', 0))
    scene.rect(LEFT, CORNICE, WIDTH, 9, under)
    scene.rect(LEFT, 0, WIDTH, CORNICE, scene.gradient((0, shade(base, .10)), (1, lit(base, .3))))
    scene.rect(LEFT, CORNICE - 3.4, WIDTH, 1, shade(base, .22), opacity=.6)
    scene.rect(LEFT, CORNICE - 1, WIDTH, 1, shade(base, .30), opacity=.5)


def draw_skirting(scene, base='white'):
    top = FLOOR - SKIRTING
    scene.rect(LEFT, top - 1.5, WIDTH, 3, 'shadow', opacity=.18, blur=1)
    scene.rect(LEFT, top, WIDTH, SKIRTING, scene.gradient((0, lit(base, .2)),
                                                          (1, shade(base, .14))))
    scene.rect(LEFT, top, WIDTH, 1.3, lit(base, .7))
    scene.rect(LEFT, top + 3.2, WIDTH, .8, shade(base, .25), opacity=.55)


def _floor_meets_wall(scene):
    gap = scene.gradient((0, 'shadow', .46), (1, 'shadow', 0))
    scene.rect(LEFT, FLOOR, WIDTH, 9, gap)
    scene.rect(LEFT, FLOOR - .5, WIDTH, 1.1, 'shadow', opacity=.4)


# ---- floors ------------------------------------------------------------------------------
def draw_floor(scene, kind='planks', base='walnut', accent=None):
    """One of FLOORS. The front is lighter than the back, which gives depth without lines."""
    scene.rect(LEFT, FLOOR, WIDTH, DEPTH, scene.gradient((0, shade(base, .20)),
                                                         (1, lit(base, .10))))
    FLOORS[kind](scene, base, accent)


def _row_edges():
    return [FLOOR + part * DEPTH for part in ROWS]


def _planks(scene, base, accent):
    """Boards along the wall, each with its own tone and a little figure."""
    rng = scene.random
    edges = _row_edges()
    for top, bottom in zip(edges, edges[1:]):
        x = LEFT - rng.uniform(0, 50)
        while x < RIGHT:
            length = rng.uniform(58, 104)
            tone = mix(base, rng.choice(('highlight', 'shadow', 'terra')), rng.uniform(.02, .14))
            scene.rect(x, top, length, bottom - top, tone, opacity=.55)
            for _ in range(2):
                grain_x = x + rng.uniform(4, length * .6)
                grain_y = top + (bottom - top) * rng.uniform(.25, .75)
                scene.path(f'M{num(grain_x)} {num(grain_y)}q{num(rng.uniform(6, 14))} '
                           f'{num(rng.uniform(-1, 1))} {num(rng.uniform(16, 30))} 0',
                           stroke=shade(base, .28), width=.6, opacity=.45)
            scene.line(x, top + .5, x, bottom, shade(base, .4), .8, opacity=.5)
            x += length
        scene.line(LEFT, bottom, RIGHT, bottom, shade(base, .42), .9, opacity=.5)
        scene.line(LEFT, bottom + .9, RIGHT, bottom + .9, lit(base, .4), .6, opacity=.35)


def _slanted(x0, x1, top, bottom, lean=.18):
    """A floor tile seen a little from the side; the lean is the same everywhere."""
    shift_top, shift_bottom = (top - FLOOR) * lean, (bottom - FLOOR) * lean
    return polygon([(x0 + shift_top, top), (x1 + shift_top, top),
                    (x1 + shift_bottom, bottom), (x0 + shift_bottom, bottom)])


def _grid(scene, step, draw_tile):
    edges = _row_edges()
    for row, (top, bottom) in enumerate(zip(edges, edges[1:])):
        for column in range(int(LEFT // step) - 2, int(RIGHT // step) + 2):
            draw_tile(row, column, _slanted(column * step, (column + 1) * step, top, bottom))


def _check(scene, base, accent):
    second = accent or 'terra'

    def tile(row, column, outline):
        if (row + column) % 2 == 0:
            scene.path(outline, second, opacity=.78)
        if (row * 7 + column * 5) % 6 == 0:
            scene.path(outline, 'highlight', opacity=.14)
    _grid(scene, 24, tile)
    _joints(scene, 24, shade(base, .3), .35)


def _tiles(scene, base, accent):
    def tile(row, column, outline):
        tone = (row * 5 + column * 11) % 7
        if tone in (0, 3):
            scene.path(outline, accent or ('shadow' if tone else 'highlight'),
                       opacity=.16 if not accent else .45)
    _grid(scene, 40, tile)
    _joints(scene, 40, shade(base, .34), .6)


def _joints(scene, step, stroke, opacity):
    edges = _row_edges()
    for y in edges[1:5]:
        scene.line(LEFT, y, RIGHT, y, stroke, .9, opacity)
        scene.line(LEFT, y + .9, RIGHT, y + .9, 'highlight', .6, opacity * .6)
    for column in range(int(LEFT // step) - 2, int(RIGHT // step) + 2):
        x = column * step
        scene.line(x, FLOOR, x + DEPTH * .18, CARD_HEIGHT, stroke, .8, opacity)


def _herringbone(scene, base, accent):
    """Short blocks in zigzag: each row leans the other way."""
    edges = _row_edges()
    tones = (lit(base, .16), shade(base, .10), color(base), shade(base, .18))
    for row, (top, bottom) in enumerate(zip(edges, edges[1:])):
        lean = (bottom - top) * (.9 if row % 2 else -.9)
        for index in range(-5, 40):
            x = LEFT + index * 10
            block = polygon([(x, top), (x + 10, top), (x + 10 + lean, bottom), (x + lean, bottom)])
            scene.path(block, tones[(index * 3 + row) % 4], opacity=.62)
            scene.line(x, top, x + lean, bottom, shade(base, .4), .7, opacity=.45)
        scene.line(LEFT, bottom, RIGHT, bottom, shade(base, .42), .8, opacity=.4)


def _carpet(scene, base, accent):
    rng = scene.random
    for _ in range(420):
        x, depth = rng.uniform(LEFT, RIGHT), rng.random()
        scene.path(f'M{num(x)} {num(FLOOR + 4 + depth * (DEPTH - 4))}'
                   f'q.6 -1.2 1.4 {num(-1.2 - depth)}', stroke=rng.choice((lit(base, .3),
                       shade(base, .2))),
                   width=.8, opacity=.55)
    if accent:
        for index in range(-1, 14):
            for row, part in enumerate((.12, .34, .62, .92)):
                x = index * 20 + (10 if row % 2 else 0)
                scene.ellipse(x, FLOOR + part * DEPTH, 1.6 + part, 1 + part * .5, accent, .6)


def _concrete(scene, base, accent):
    rng = scene.random
    for _ in range(60):
        x, y = rng.uniform(LEFT, RIGHT), rng.uniform(FLOOR + 4, CARD_HEIGHT)
        scene.ellipse(x, y, rng.uniform(2, 16), rng.uniform(.6, 2.4),
                      rng.choice(('shadow', 'highlight')), rng.uniform(.05, .12))
    for x in range(-80, 280, 80):
        scene.line(x + 40, FLOOR, x + 40 + DEPTH * .18, CARD_HEIGHT, shade(base, .35), 1, .45)
    scene.line(LEFT, FLOOR + 42, RIGHT, FLOOR + 42, shade(base, .35), 1, .35)


def _flagstones(scene, base, accent):
    rng = scene.random
    edges = _row_edges()
    for top, bottom in zip(edges, edges[1:]):
        x = LEFT - rng.uniform(0, 20)
        while x < RIGHT:
            width = rng.uniform(26, 46)
            tone = mix(base, rng.choice(('highlight', 'shadow', 'sand', 'lilac')),
                       rng.uniform(.05, .2))
            stone = smooth([(x + 1.6, top + 2), (x + width / 2, top + 1),
                            (x + width - 1.6, top + 2),
                            (x + width - 1, (top + bottom) / 2), (x + width - 2, bottom - 1),
                            (x + width / 2, bottom - .6), (x + 2, bottom - 1),
                            (x + 1, (top + bottom) / 2)])
            scene.path(stone, tone)
            scene.curve([(x + 3, top + 2), (x + width * .5, top + 1.3), (x + width - 4, top + 2.2)],
                        lit(base, .5), .7, .5)
            x += width


def _stars(scene, base, accent):
    """Encaustic tiles with a small star on every second one."""
    _check(scene, base, mix(base, accent or 'teal', .35))
    edges = _row_edges()
    for row, (top, bottom) in enumerate(zip(edges, edges[1:])):
        middle = (top + bottom) / 2
        for column in range(-3, 13):
            if (row + column) % 2 == 0:
                x = (column + .5) * 24 + (middle - FLOOR) * .18
                with scene.at(x, middle, stretch=(bottom - top) / 24):
                    scene.path(star_path(0, 0, 8, 4, .42), accent or 'teal', opacity=.85)
                    scene.ellipse(0, 0, 2.2, fill='highlight')


FLOORS = {'planks': _planks, 'check': _check, 'tiles': _tiles, 'herringbone': _herringbone,
          'carpet': _carpet, 'concrete': _concrete, 'flagstones': _flagstones, 'star-tiles': _stars}
