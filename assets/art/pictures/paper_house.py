"""Walls, lawn and roof of the fold-up house: a model on one sheet of paper.

Its front shows the player's rooms, as the home board does; here is the rest of it, in the units
of that board, of which MODEL_WIDTH are 120 mm of paper. Floors, beams and stones run around the
corners at the same heights. src/app/prints/fold_plan.c has the same measures in millimetres.
"""

from kit.palette import lit, shade
from kit.registry import picture
from kit.svg import num
from pictures.resources_roofs import BASES, FIELDS, dormer
from props.facades import door, wall, wall_lamp, window
from props.outdoor import GREENS, grass_edge, masonry, shrub

MODEL_WIDTH = 636
MM = MODEL_WIDTH / 120                       # units of a millimetre
WALL, DEPTH, RISE, SLOPE, LAWN = 77 * MM, 30 * MM, 20 * MM, 25 * MM, 10 * MM
QUARTER = MODEL_WIDTH / 4                    # of the roof's length
PIXELS = 300 / 25.4                          # of a millimetre
PLASTER, STONES = '#f2d9b3', ('#d3c4ae', '#c8b8a3', '#dccdb6', '#bfae9b')
BASE, FLOOR = 263, 130                       # y of the two beams below the eaves
SHUTTER = '#4e8c87'


def _pixels(millimetres):
    return (round(millimetres * PIXELS),)


def _beam(canvas, y, height, width, tone='oak'):
    canvas.rect(0, y, width, height, canvas.gradient((0, lit(tone, .5)), (.25, tone),
                                                     (1, shade(tone, .32))))


def _stones(canvas, y, width, height):
    canvas.rect(0, y, width, height, '#8d7c72')
    masonry(canvas, 0, y, width, height, STONES, 8, 26, 1.4, 3)
    canvas.rect(0, y, width, 16, canvas.gradient((0, 'shadow', .42), (1, 'shadow', 0)))
    canvas.rect(0, y + height - 26, width, 26, canvas.gradient((0, 'shadow', 0),
                                                               (1, 'shadow', .2)))


def _storeys(canvas, width, top=0.0):
    """Plaster above, stones below, and the beams that the front has too."""
    wall(canvas, 0, top, width, BASE + 4 - top, PLASTER)
    _stones(canvas, BASE + 8, width, WALL - BASE - 8)
    _beam(canvas, FLOOR, 7, width)
    _beam(canvas, BASE, 8, width, '#c9a27c')


# ---- walls ---------------------------------------------------------------------------------
@picture('paper-back', folder='paper', size=(MODEL_WIDTH, WALL), widths=_pixels(120), name='back',
         quality=86)
def back(canvas):
    """The garden side."""
    _storeys(canvas, MODEL_WIDTH)
    upper = ('books', 'cat', 'aunt', '', 'plant')
    lower = ('grandpa', '', 'ginger', 'baby', 'lamp')
    for index in range(5):
        x = MODEL_WIDTH * (index + .5) / 5
        window(canvas, x, 30, 46, 66, upper[index], shutters=SHUTTER,
               box=('rose', 'coral')[index % 2])
        window(canvas, x, FLOOR + 30, 46, 66, lower[index], shutters=SHUTTER,
               box=('lilac', 'mustard')[index % 2])
    with canvas.at(MODEL_WIDTH / 2, WALL - 1):
        door(canvas, 0, 58, 104, '#b2503d', wreath=True)
    for x, life in ((112, 'books'), (526, 'plant')):
        window(canvas, x, BASE + 34, 60, 54, life, shape='box', box='white')
    for x, size, bloom in ((30, 34, 'rose'), (196, 30, 'white'), (440, 30, 'lilac'),
                           (606, 34, 'coral')):
        shrub(canvas, x, WALL + 4, size, size * 1.15, GREENS, bloom, 12)
    _verge(canvas, MODEL_WIDTH)


def _verge(canvas, width):
    grass_edge(canvas, 0, WALL + 2, width, tall=9, density=1.2)


def _gable(canvas, upper, lower, blooms):
    """A wall with its gable; the corners beside the gable are cut away."""
    with canvas.at(0, RISE):
        wall(canvas, 0, -RISE, DEPTH, RISE + 20, PLASTER)
        _storeys(canvas, DEPTH, -RISE)
        middle = DEPTH / 2
        window(canvas, middle, -62, 34, 34, shape='round')
        window(canvas, middle, 30, 46, 66, upper, shutters=SHUTTER, box='coral')
        window(canvas, middle, FLOOR + 30, 46, 66, lower, shutters=SHUTTER, box='rose')
        wall_lamp(canvas, middle, BASE + 36)
        shrub(canvas, 30, WALL + 4, 34, 40, GREENS, blooms[0], 12)
        shrub(canvas, DEPTH - 34, WALL + 4, 34, 34, GREENS, blooms[1], 12)
        _verge(canvas, DEPTH)


def _side(name, upper, lower, blooms):
    picture(f'paper-{name}', folder='paper', size=(DEPTH, WALL + RISE), widths=_pixels(30),
            name=name, quality=86)(lambda canvas: _gable(canvas, upper, lower, blooms))


_side('side-left', 'kofi', 'lin', ('lilac', 'white'))
_side('side-right', 'ravi', 'mila', ('rose', 'lilac'))


GROUND = (370, WALL - BASE)


@picture('paper-ground', folder='paper', size=GROUND, widths=_pixels(370 / MM), name='ground',
         quality=86)
def ground(canvas):
    """The ground floor of the front, where the home board has earth."""
    width, height = GROUND
    _stones(canvas, 8, width, height - 8)
    _beam(canvas, 0, 8, width, '#c9a27c')
    with canvas.at(width / 2, height - 1):
        door(canvas, 0, 58, 104, '#2f5d62', wreath=True)
    for x, life in ((78, 'ginger'), (292, 'books')):
        window(canvas, x, 34, 60, 54, life, box='coral')
    for x, size, bloom in ((20, 26, 'white'), (128, 20, 'rose'), (244, 22, 'lilac'),
                           (350, 26, 'rose')):
        shrub(canvas, x, height + 4, size, size * 1.15, GREENS, bloom, 10)


@picture('paper-lawn', folder='paper', size=(MODEL_WIDTH, LAWN), widths=_pixels(120), name='lawn',
         quality=86)
def lawn(canvas):
    """What lies before the front and the back: grass, flowers and a path to the door."""
    canvas.rect(0, 0, MODEL_WIDTH, LAWN, canvas.gradient((0, '#6a9f58'), (.5, '#86b86c'),
                                                         (1, '#a6cf83')))
    rng = canvas.random
    for _ in range(260):
        x, y = rng.uniform(0, MODEL_WIDTH), rng.uniform(6, LAWN)
        canvas.path(f'M{num(x)} {num(y)}l{num(rng.uniform(-2, 2))} -5', stroke=rng.choice(GREENS),
                    width=1.4, opacity=.6)
    for _ in range(46):
        x, y = rng.uniform(6, MODEL_WIDTH - 6), rng.uniform(12, LAWN - 6)
        tone = rng.choice(('white', 'rose', 'mustard', 'lilac'))
        canvas.ellipse(x, y, 2.6, fill=tone)
        canvas.ellipse(x, y, 1, fill='mustard' if tone != 'mustard' else 'brick')


# ---- roof ----------------------------------------------------------------------------------
TILES = {'red': 168, 'blue': 152, 'green': 144, 'brown': 164}   # of a field; a quarter shows them


def _quarter(canvas, colour, window_in_it):
    scale = QUARTER / TILES[colour]
    canvas.rect(0, 0, QUARTER, SLOPE, shade(BASES[colour], .3))
    with canvas.at(0, 0, scale=scale):
        FIELDS[colour](canvas)
    canvas.rect(0, 0, QUARTER, SLOPE, canvas.gradient(
        (0, '#fff3d4', .3), (.4, '#fff3d4', 0), (.75, '#43273c', 0), (1, '#43273c', .34)))
    _ridge(canvas, BASES[colour])
    canvas.rect(0, SLOPE - 6, QUARTER, 6, canvas.gradient((0, '#fffaf0'), (.5, '#f6e6ca'),
                                                          (1, '#cfae84')))
    if window_in_it:
        with canvas.at(QUARTER / 2 - 125 * .74, SLOPE - 150 * .74, scale=.74):
            dormer(canvas, BASES[colour])


def _ridge(canvas, base):
    """Half of each cap that lies over the ridge: the other slope has the other half."""
    wide = QUARTER / 5
    canvas.rect(0, 6, QUARTER, 8, canvas.gradient((0, 'shadow', .5), (1, 'shadow', 0)))
    tone = shade(base, .12)
    for index in range(5):
        canvas.rect(index * wide + .6, -12, wide - 1.2, 21,
                    canvas.gradient((0, lit(tone, .5)), (.6, lit(tone, .25)), (1, shade(tone, .3))),
                    radius=5)


def _announce(colour, window_in_it):
    name = f'roof-{colour}{"-window" if window_in_it else ""}'

    @picture(f'paper-{name}', folder='paper', size=(QUARTER, SLOPE), widths=_pixels(30), name=name,
             quality=86)
    def draw(canvas):
        _quarter(canvas, colour, window_in_it)


@picture('paper-roof-bare', folder='paper', size=(QUARTER, SLOPE), widths=_pixels(30),
         name='roof-bare', quality=86)
def bare(canvas):
    """Boards without tiles, for a house that has no roof of its own."""
    rows = 7
    for row in range(rows):
        tone = ('#d9a86e', '#cf9c62', '#dcab73')[row % 3]
        canvas.rect(0, row * SLOPE / rows, QUARTER, SLOPE / rows + .5, canvas.gradient(
            (0, lit(tone, .3)), (.2, tone), (1, shade(tone, .3))))
    _ridge(canvas, '#b57f4a')


for _colour in FIELDS:
    for _window_in_it in (False, True):
        _announce(_colour, _window_in_it)
