"""The store in the cellar of a finished house, where the roof cards lay while it was built.

It is laid on the home board at x 117, y 342 and half its size; things stand in it in the size that
they have in the rooms.
"""

from kit.palette import lit, shade
from kit.registry import picture
from props.basement import bottle_rack, cask
from props.food import (bread, cheese_wheel, chilies, crate, garlic, ham, jam_jar, preserve,
                        pumpkin, sausages)
from props.outdoor import masonry
from props.pantry import mouse, sack
from props.pets import cat

WIDTH, HEIGHT, FLOOR = 700, 220, 190
WALL, PLANK = ('#8d7466', '#7f675c', '#9b8272', '#86705f'), '#9a6b42'


@picture('board-store', folder='boards', size=(WIDTH, HEIGHT), widths=(240, 480, 880),
         name='store', quality=82, fine=1760)
def store(canvas):
    _walls(canvas)
    bottle_rack(canvas, 16, 136, 62, FLOOR + 2)
    for x, radius in ((184, 38), (268, 38)):
        cask(canvas, x, FLOOR + 4, radius)
    cask(canvas, 226, FLOOR - 60, 30, tap=False)
    _shelves(canvas)
    _larder(canvas)
    _floor_things(canvas)
    _light(canvas)


def _walls(canvas):
    canvas.rect(0, 0, WIDTH, HEIGHT, '#4d3840')
    masonry(canvas, 0, 0, WIDTH, FLOOR, WALL, 8, 44, 1.6, 4)
    canvas.rect(0, 0, WIDTH, FLOOR, canvas.gradient((0, '#2c1626', .62), (.5, '#2c1626', .26),
                                                    (1, '#2c1626', .4)))
    canvas.rect(0, FLOOR, WIDTH, HEIGHT - FLOOR,
                canvas.gradient((0, shade('#6d5246', .3)), (1, '#7d6153')))
    for x in range(-40, WIDTH, 92):
        canvas.line(x + 40, FLOOR, x, HEIGHT, '#3a2330', 1.4, .5)
    canvas.line(0, FLOOR + 13, WIDTH, FLOOR + 13, '#3a2330', 1.2, .4)
    canvas.rect(0, 0, WIDTH, 15, canvas.gradient((0, lit(PLANK, .1)), (1, shade(PLANK, .35))))
    canvas.rect(0, 15, WIDTH, 12, canvas.gradient((0, '#2c1626', .5), (1, '#2c1626', 0)))


def _plank(canvas, left, right, y):
    shadow = canvas.gradient((0, '#2c1626', .5), (1, '#2c1626', 0))
    wood = canvas.gradient((0, lit(PLANK, .35)), (1, shade(PLANK, .2)))
    canvas.rect(left, y + 6, right - left, 9, shadow)
    canvas.rect(left, y, right - left, 6, wood, radius=1.5)
    for x in (left + 14, right - 14):
        canvas.path(f'M{x - 4} {y + 6}h8l-4 12Z', shade(PLANK, .3))


def _shelves(canvas):
    """Between casks and larder: what was cooked in summer."""
    for y in (84, 140):
        _plank(canvas, 322, 494, y)
    for index, kind in enumerate(('peaches', 'pickles', 'beets', 'peaches', 'pickles')):
        preserve(canvas, 340 + index * 19, 84, kind, height=26, width=15)
    for index, cloth in enumerate(('brick', 'teal', 'mustard')):
        jam_jar(canvas, 442 + index * 19, 84, cloth=cloth, scale=1.15)
    cheese_wheel(canvas, 350, 140, 20, 14)
    cheese_wheel(canvas, 350, 126, 16, 11)
    bread(canvas, 398, 140, 1.1)
    for index, cloth in enumerate(('coral', 'mint', 'brick', 'cream')):
        jam_jar(canvas, 432 + index * 17, 140, cloth=cloth)


def _larder(canvas):
    """What hangs from the beam."""
    for x, thing in ((536, garlic), (568, chilies), (602, sausages), (660, ham)):
        canvas.line(x, 12, x, 22, '#6b4a34', 1.6)
        thing(canvas, x, 20)


def _floor_things(canvas):
    crate(canvas, 360, FLOOR + 8, 'apples')
    crate(canvas, 416, FLOOR + 8, 'potatoes')
    pumpkin(canvas, 466, FLOOR + 10, 1.3)
    sack(canvas, 538, FLOOR + 6, scale=1.25)
    sack(canvas, 590, FLOOR + 8, scale=1.1, kind='potatoes')
    cat(canvas, 646, FLOOR + 10, pose='curl')
    mouse(canvas, 306, FLOOR + 14, .8)


def _light(canvas):
    """A lantern on the beam, and what it does to the cellar."""
    glow = canvas.radial((0, '#ffe3a0', .62), (.3, '#ffd27e', .34), (1, '#ffc766', 0))
    canvas.ellipse(508, 66, 270, 170, glow)
    canvas.line(508, 10, 508, 40, '#3a2330', 1.4)
    canvas.path('M496 46Q508 30 520 46Z', canvas.volume('slate', .3, .2))
    canvas.rect(498, 46, 20, 26, canvas.gradient((0, '#ffe9b0'), (1, '#f6b64f')), radius=3)
    canvas.ellipse(508, 60, 4, 7, '#fff8e0')
    for x in (499, 517):
        canvas.line(x, 46, x, 72, 'slate', 1.8)
    canvas.rect(494, 71, 28, 5, canvas.volume('slate', .3, .2), radius=2)
