"""Tables and things that hold things. Origin: the floor under the middle."""

from kit.palette import BOOK_COLORS, LEAVES, lit, shade
from kit.svg import num, round_top
from props.plants import leaf, pot


def _top(scene, width, height, base, thick=6):
    scene.rect(-width / 2 + 5, -height + thick, width - 10, 6, shade(base, .3))
    scene.rect(-width / 2, -height, width, thick, scene.volume(base, .3, .16), radius=2)
    scene.rect(-width / 2 + 1, -height, width - 2, 1.5, lit(base, .6), radius=.7)


def table(scene, x, y, width=110, height=58, base='walnut', cloth=None, legs='square'):
    """legs: square, turned, trestle. Its top is y - height."""
    with scene.at(x, y):
        scene.contact(width / 2 + 2, 6)
        for side in (-1, 1):
            px = side * (width / 2 - 10)
            if legs == 'trestle':
                scene.path(f'M{px} {-height + 6}L{px - 9} 0M{px} {-height + 6}L{px + 9} 0',
                           stroke=shade(base, .14), width=4.4)
            else:
                scene.rect(px - 3, -height + 6, 6, height - 6,
                           scene.volume(base, .16, .28, direction='right'), radius=1.5)
                if legs == 'turned':
                    for py in (-height * .7, -height * .3):
                        scene.ellipse(px, py, 4.6, 3, scene.ball(base))
        _top(scene, width, height, base)
        if cloth:
            count = max(5, round(width / 15))
            step = (width - 10) / count
            hem = ''.join(f'q{num(-step / 2)} 6 {num(-step)} 0' for _ in range(count))
            scene.path(f'M{num(-width / 2 + 5)} '
                       f'{num(-height - 1)}H{num(width / 2 - 5)}V{num(-height + 17)}{hem}Z',
                       scene.volume(cloth, .2, .14))
            scene.line(-width / 2 + 6, -height + 13, width / 2 - 6, -height + 13, shade(cloth, .16),
                       .9, .7)


def coffee_table(scene, x, y, base='walnut', width=88):
    """Low and round; its top is y - 23."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half, 6)
        scene.path(f'M{-half * .62} -20L{-half * .76} 0M{half * .62} -20L{half * .76} 0',
                   stroke=shade(base, .24), width=4)
        scene.ellipse(0, -20, half, 8, shade(base, .26))
        scene.ellipse(0, -22.5, half, 8, scene.volume(lit(base, .1), .3, .1, direction='right'))
        scene.ellipse(-half * .1, -23.6, half * .74, 5, lit(base, .36), .5)


def side_table(scene, x, y, base='oak', height=38, width=30):
    """Round, on three legs; its top is y - height."""
    with scene.at(x, y):
        scene.contact(width / 2, 4)
        scene.path(f'M-6 {-height + 3}L-11 0M6 {-height + 3}L11 0M0 {-height + 3}V-2',
                   stroke=shade(base, .22), width=2.8)
        scene.ellipse(0, -height + 2, width / 2, 4.2, shade(base, .26))
        scene.ellipse(0, -height, width / 2, 4.2, scene.volume(base, .35, .1))


def drawers(scene, x, y, width=64, height=54, base='oak', columns=1, rows=3, knob='gold',
            legs=True):
    """Chest of drawers, nightstand (width 30), sideboard (columns 3). Its top is y - height."""
    with scene.at(x, y):
        scene.contact(width / 2 + 2, 5)
        foot = 6 if legs else 0
        if legs:
            for px in (-width / 2 + 3, width / 2 - 7):
                scene.rect(px, -foot - 1, 4, foot + 1, shade(base, .34), radius=1)
        scene.rect(-width / 2, -height + 3, width, height - 3 - foot, scene.volume(base, .1, .2),
                   radius=2)
        cell_w, cell_h = (width - 4) / columns, (height - 9 - foot) / rows
        for column in range(columns):
            for row in range(rows):
                px, py = -width / 2 + 2 + column * cell_w, -height + 7 + row * cell_h
                scene.rect(px + 1, py + 1, cell_w - 2, cell_h - 2,
                           scene.volume(lit(base, .12), .12, .08), radius=1.6)
                scene.rect(px + 1, py + cell_h - 1.6, cell_w - 2, 1.2, 'shadow', opacity=.28)
                scene.ellipse(px + cell_w / 2, py + cell_h / 2, 1.9, fill=scene.ball(knob))
        scene.rect(-width / 2 - 2, -height, width + 4, 4.6, scene.volume(lit(base, .1), .3, .14),
                   radius=1.6)
        scene.rect(-width / 2 - 1, -height, width + 2, 1.3, lit(base, .6), radius=.6)


def cupboard(scene, x, y, width=60, height=120, base='sage', doors=2, glass=False, knob='gold',
             crown=True):
    """A tall cupboard or wardrobe."""
    with scene.at(x, y):
        scene.contact(width / 2 + 3, 6)
        scene.rect(-width / 2, -height, width, height - 3,
                   scene.volume(base, .14, .2, direction='diagonal'), radius=2)
        scene.rect(-width / 2, -7, width, 6, shade(base, .3), radius=1)
        door = (width - 6) / doors
        for index in range(doors):
            px = -width / 2 + 3 + index * door
            scene.rect(px + 1, -height + 8, door - 2, height - 18,
                       scene.volume(lit(base, .1), .1, .08), radius=1.5)
            scene.rect(px + 4.5, -height + 12, door - 9, height * .5 - 14,
                       '#dcebe8' if glass else lit(base, .2), radius=1,
                       stroke=shade(base, .2), line=.8)
            scene.rect(px + 4.5, -height * .5 + 1, door - 9, height * .5 - 17, lit(base, .18),
                       radius=1, stroke=shade(base, .2), line=.8)
            knob_x = px + (door - 4 if index % 2 == 0 else 4)
            scene.ellipse(knob_x, -height * .48, 1.9, fill=scene.ball(knob))
        if crown:
            scene.rect(-width / 2 - 3, -height - 3, width + 6, 6,
                       scene.volume(lit(base, .1), .3, .14), radius=2)


def books(scene, x, y, width, height, lean=True):
    """A row of books standing on x (left) .. x + width at y, at most `height` tall."""
    rng = scene.random
    px = x
    while px < x + width - 3:
        thick, tall = rng.uniform(2.8, 5.2), height * rng.uniform(.62, .98)
        if px + thick > x + width:
            break
        base = rng.choice(BOOK_COLORS)
        tilt = -9 if lean and rng.random() < .08 and px + thick + 5 < x + width else 0
        with scene.at(px + (3 if tilt else 0), y, rotate=tilt):
            scene.rect(0, -tall, thick, tall, scene.volume(base, .2, .24, direction='right'),
                       radius=.6)
            scene.rect(.4, -tall + tall * .18, thick - .8, 1.2, lit(base, .62), opacity=.9)
            if rng.random() < .5:
                scene.rect(.4, -tall * .24, thick - .8, .9, lit(base, .5), opacity=.8)
        px += thick + .3 + (4 if tilt else 0)


def bookcase(scene, x, y, width=62, height=130, rows=4, base='walnut', things=True):
    """Open shelves with books, small plants and boxes. No two are alike."""
    rng = scene.random
    with scene.at(x, y):
        scene.contact(width / 2 + 3, 5)
        scene.rect(-width / 2, -height, width, height, scene.volume(base, .2, .2,
            direction='right'), radius=2)
        scene.rect(-width / 2 + 4, -height + 4, width - 8, height - 10, shade(base, .52))
        gap = (height - 10) / rows
        for row in range(rows):
            floor = -height + 4 + gap * (row + 1) - 3
            left, right = -width / 2 + 5, width / 2 - 5
            extra = rng.choice(('pot', 'box', 'globe', None, None)) if things else None
            if extra and right - left > 34:
                side = rng.random() < .5
                px = right - 8 if side else left + 8
                _shelf_thing(scene, px, floor, extra)
                left, right = (left, right - 18) if side else (left + 18, right)
            books(scene, left, floor, right - left, gap * .8)
            scene.rect(-width / 2 + 4, -height + 4 + gap * row, width - 8, 5,
                       scene.gradient((0, 'shadow', .5), (1, 'shadow', 0)))
            scene.rect(-width / 2 + 2, floor, width - 4, 3.4, scene.volume(lit(base, .16), .3, .14))
        scene.rect(-width / 2 - 2, -height - 3, width + 4, 5.4,
                   scene.volume(lit(base, .1), .3, .14), radius=1.6)


def _shelf_thing(scene, x, y, kind):
    if kind == 'pot':
        with scene.at(x, y):
            for index, angle in enumerate((-50, -22, 8, 36, 60)):
                leaf(scene, 0, -7, 13, 3.4, angle, LEAVES[index % 4])
            pot(scene, 12, 8, scene.random.choice(('terra', 'white', 'blue')))
    elif kind == 'box':
        base = scene.random.choice(('rose', 'sage', 'mustard', 'blue'))
        scene.rect(x - 7, y - 10, 14, 10, scene.volume(base), radius=1)
        scene.rect(x - 7.6, y - 12, 15.2, 4, scene.volume(lit(base, .2)), radius=1)
    else:
        globe(scene, x, y, .5)


def globe(scene, x, y, scale=1):
    """A globe on its stand; 34 units high."""
    with scene.at(x, y, scale=scale):
        scene.path('M-8 0H8L3 -5H-3Z', 'umber')
        scene.path('M-12 -28A15 15 0 1 0 6 -32', stroke='gold', width=1.8)
        scene.ellipse(0, -19, 12.5, fill=scene.ball('#79b3c6', .4, .2))
        scene.path('M-8 -25q5 -4 8 -1q3 3 -1 5q-4 0 -4 4q-4 -2 -3 -8ZM3 -18q5 -2 7 1q-1 6 -5 7q-3 '
                   '-4 -2 -8Z', 'leaf', opacity=.9)


def shelf(scene, x, y, width=70, kind='mixed', base='walnut'):
    """A wall shelf with things on it; x is the middle, y the upper face of the board.

    kind: mixed, books, jars, dishes, toys, plants.
    """
    from props.small import shelf_things
    with scene.at(x, y, shadow='wall'):
        scene.rect(-width / 2, 0, width, 4.4, scene.volume(base, .3, .2), radius=1)
        for px in (-width / 2 + 7, width / 2 - 10):
            scene.path(f'M{px} 4.400h3v4q-3 0 -3 -4Z', shade(base, .3))
    with scene.at(x, y, shadow='near'):
        shelf_things(scene, -width / 2 + 3, width - 6, kind)


def chest(scene, x, y, base='walnut', band='gold', width=54, lid_open=False):
    """A trunk with metal bands."""
    with scene.at(x, y):
        scene.contact(width / 2 + 2, 5)
        if lid_open:
            scene.path(round_top(-width / 2, -48, width, 24, 10), scene.volume(shade(base, .25)))
        scene.rect(-width / 2, -25, width, 25, scene.volume(base, .16, .22), radius=2)
        if not lid_open:
            scene.path(round_top(-width / 2 - 1, -36, width + 2, 13, 9),
                       scene.volume(lit(base, .1), .24, .16))
        for px in (-width / 2 + 8, width / 2 - 12):
            scene.rect(px, -36 if not lid_open else -25, 4, 36 if not lid_open else 25,
                       scene.volume(band), opacity=.9)
        scene.rect(-4, -27, 8, 8, scene.volume(band, .3, .2), radius=1.5)
