"""The open arch between two joined rooms: a post at the back wall with its braces, and a doorsill.

Different wallpapers meet behind it. x 0 is the seam, in the units of a card; a home shows the
heights 22 to 278 of a card, so the back wall ends at y 192 here.
"""

from kit.palette import lit, shade
from kit.registry import picture
from kit.svg import num, polygon

WIDTH, HEIGHT, WALL = 80, 256, 192
WOOD, SILL = '#b98657', '#8a5d3c'
DROP, REACH, POST = 50, 34, 7.4


def _sill(canvas):
    canvas.rect(-8, WALL - 2, 16, HEIGHT - WALL + 2,
                canvas.gradient((0, 'shadow', 0), (.5, 'shadow', .3), (1, 'shadow', 0),
                                direction='right'))
    canvas.path(polygon([(-2.6, WALL), (2.6, WALL), (3.8, HEIGHT), (-3.8, HEIGHT)]),
                canvas.gradient((0, lit(SILL, .2)), (.5, SILL), (1, shade(SILL, .3)),
                                direction='right'))
    canvas.line(-2.1, WALL, -3.1, HEIGHT, lit(SILL, .5), .8, .8)


def _post(canvas):
    canvas.rect(-POST / 2 - 2.4, 0, POST + 7, WALL,
                canvas.gradient((0, 'shadow', 0), (.45, 'shadow', .34), (1, 'shadow', 0),
                                direction='right'))
    canvas.rect(-POST / 2, 0, POST, WALL,
                canvas.gradient((0, lit(WOOD, .35)), (.35, WOOD), (1, shade(WOOD, .3)),
                                direction='right'))


def _bend(side):
    """From the ceiling down to the post: a quarter of an arch."""
    return (f'{num(side * REACH)} 0C{num(side * REACH * .62)} 4 {num(side * 6)} '
            f'{num(DROP * .42)} {num(side * 3.4)} {DROP}')


def _braces(canvas):
    for side in (-1, 1):
        canvas.path(f'M0 0L{_bend(side)}H0Z', 'shadow', opacity=.28, blur=2)
    for side in (-1, 1):
        canvas.path(f'M0 0L{_bend(side)}H0Z', canvas.gradient((0, lit(WOOD, .28)), (.45, WOOD),
                                                              (1, shade(WOOD, .22))))
        canvas.path(f'M{_bend(side)}', stroke=lit(WOOD, .5) if side < 0 else shade(WOOD, .35),
                    width=1.1)
        canvas.ellipse(side * 10.5, 9, 3.2, 3.2, shade(WOOD, .45), .55)
        canvas.ellipse(side * 10.2, 9.5, 2.4, 2.4, lit(WOOD, .1), .25)


@picture('board-arch', folder='boards', size=(WIDTH, HEIGHT), widths=(20, 40, 80, 160, 320, 520),
         transparent=True, name='arch', quality=86)
def arch(canvas):
    with canvas.at(WIDTH / 2):
        _sill(canvas)
        _post(canvas)
        _braces(canvas)
        for y, wide, tall in ((44, 12.8, 4.4), (WALL - 16, 11.2, 6), (WALL - 10, 13.6, 10)):
            canvas.rect(-wide / 2, y, wide, tall, canvas.volume(WOOD, .35, .28), radius=1.4)
