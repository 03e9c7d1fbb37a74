"""The slide of the décor card, taller than the children who use it: teal chute, red roof, a flag.

Sizes are given by the scene, since a room has only so much room. No random numbers are used, so
that the rest of a scene is the same with it and without it.
"""

from kit.palette import lit, shade
from kit.svg import num, polygon

WOOD, RUNG, ROOF, FLAG = '#c98a4e', '#e8b24a', '#d9553f', '#f0c04e'
CHUTE, RAIL = '#3f959a', '#7fd0c6'
TOWER = 40               # its width
EAVES = 50               # from the platform up to the eaves


def slide_tower(scene, height=92, reach=86):
    """From the side: ladder left, tower, chute to the right; platform at `height`.

    The origin is the floor below the tower's middle.
    """
    half = TOWER / 2
    scene.contact(half + 14, 6, x=-8)
    scene.contact(22, 5, x=half + reach - 18)
    for px in (-half + 4, half - 8):
        scene.rect(px, -height - EAVES, 4.4, height + EAVES - 5, scene.volume(shade(WOOD, .3)))
    _ladder(scene, -half, height)
    side_chute(scene, half - 4, height, reach)
    _tower_front(scene, height)
    tower_roof(scene, 0, -height - EAVES)


def _ladder(scene, x, height):
    for lean in (0, 11):
        scene.line(x - 24 + lean, 0, x - 4 + lean * .6, -height, shade(WOOD, .18), 4.6)
        scene.line(x - 25 + lean, 0, x - 5 + lean * .6, -height, lit(WOOD, .2), 1.4, .7)
    steps = int(height / 13)
    for step in range(1, steps):
        part = step / steps
        left = x - 24 + 20 * part
        scene.rect(left - 1, -height * part - 2, 13 - 3 * part, 4.4, scene.volume(RUNG, .3, .2),
                   radius=2)


def _tower_front(scene, height):
    half = TOWER / 2
    for px in (-half - 2, half - 5):
        scene.rect(px, -height - EAVES, 7, height + EAVES, scene.volume(WOOD, .3, .28, 'right'),
                   radius=2)
    for y1, y2 in ((-8, -height * .52), (-height * .5, -height + 6)):
        scene.line(-half + 4, y1, half - 4, y2, shade(WOOD, .12), 3.4, .9)
    scene.rect(-half - 5, -height - 3, TOWER + 10, 8, scene.volume(RUNG, .3, .22), radius=2)
    for px in range(int(-half) + 8, int(half) - 6, 8):
        scene.rect(px, -height - 20, 4, 18, scene.volume('#e58a6d', .3, .2), radius=2)
    scene.rect(-half, -height - 23, TOWER, 5, scene.volume('#e58a6d', .4, .2), radius=2)


def tower_roof(scene, x, y, half=30, rise=28):
    """Eaves at y."""
    with scene.at(x, y, shadow='near'):
        scene.path(polygon([(-half, 2), (0, -rise), (half, 2)]),
                   scene.gradient((0, lit(ROOF, .3)), (.5, ROOF), (1, shade(ROOF, .22)),
                                  direction='diagonal'))
        for row in (.36, .66):
            reach = half * row
            scene.path(f'M{num(-reach)} {num(2 - (rise + 2) * (1 - row))}'
                       + 'q4 4 8 0' * int(reach / 4), stroke=shade(ROOF, .28), width=1.2,
                       opacity=.7)
        scene.path(f'M{num(-half)} 2L0 {num(-rise)}', stroke=lit(ROOF, .6), width=2, opacity=.8)
        scene.line(0, -rise, 0, -rise - 14, shade(WOOD, .3), 2)
        scene.path(f'M0 {num(-rise - 14)}Q9 {num(-rise - 15)} 16 {num(-rise - 9)}'
                   f'Q8 {num(-rise - 7)} 0 {num(-rise - 5)}Z', scene.volume(FLAG, .3, .14))


def side_chute(scene, x, height, reach):
    """A chute down to the right from (x, -height), as high as it stands and `reach` long."""
    with scene.at(x, 0):
        scene.line(reach * .5, -height * .34, reach * .44, 0, shade(WOOD, .3), 4)
        with scene.at(shadow='near'):
            scene.path(_curve(reach, height, -12), stroke=shade(RAIL, .3), width=6)
            scene.path(_curve(reach, height, -3), stroke=shade(CHUTE, .2), width=18)
            scene.path(_curve(reach, height, -5), stroke=lit(CHUTE, .12), width=12)
            scene.path(_curve(reach, height, -8), stroke=lit(CHUTE, .55), width=2.2, opacity=.8)
        with scene.at(shadow='near'):
            scene.path(_curve(reach, height, 6), stroke=RAIL, width=7)
            scene.path(_curve(reach, height, 4.4), stroke=lit(RAIL, .6), width=1.8, opacity=.9)


def _curve(reach, height, shift):
    """Steep at first, level at the end; moved down by `shift`."""
    return (f'M0 {num(-height + shift)}C{num(reach * .2)} {num(-height + shift)} '
            f'{num(reach * .3)} {num(-height * .72 + shift)} {num(reach * .46)} '
            f'{num(-height * .42 + shift)}C{num(reach * .6)} {num(-height * .16 + shift)} '
            f'{num(reach * .74)} {num(-10 + shift)} {num(reach)} {num(-10 + shift)}')


def bunk_slide(scene, height=112, reach=92):
    """From a bed that is there: the chute only, to the left, and a flag where it begins."""
    scene.contact(24, 5, x=-reach + 16)
    with scene.at(flip=True):
        side_chute(scene, 0, height, reach)
    for px in (-5, 17):
        scene.rect(px, -height - 44, 6, 54, scene.volume(WOOD, .3, .28, 'right'), radius=2)
    scene.rect(-5, -height - 20, 28, 5, scene.volume('#e58a6d', .4, .2), radius=2)
    tower_roof(scene, 9, -height - 44, 26, 24)


def front_slide(scene, height=100, roof=True):
    """Towards the viewer: the tower behind, the chute wider the nearer it comes."""
    half = TOWER / 2
    scene.contact(half + 10, 5, y=-24)
    if roof:
        for px in (-half - 2, half - 5):
            scene.rect(px, -height - EAVES - 24, 7, height + EAVES, scene.volume(WOOD, .3, .28,
                                                                                'right'), radius=2)
        scene.rect(-half - 5, -height - 4, TOWER + 10, 8, scene.volume(RUNG, .3, .22), radius=2)
        for side in (-1, 1):
            scene.rect(side * 15 - 4, -height - 26, 8, 22, scene.volume('#e58a6d', .3, .2),
                       radius=2)
        tower_roof(scene, 0, -height - EAVES - 22)
    front_chute(scene, height)


def front_chute(scene, height):
    """Seen from its foot; it ends in a broad lip at the origin."""
    top, low = 13, 23
    bed = (f'M{-top} {-height}H{top}C{top + 1} {num(-height * .6)} {low - 3} {num(-height * .3)} '
           f'{low} -8Q{low} 0 0 1Q{-low} 0 {-low} -8C{-low + 3} {num(-height * .3)} {-top - 1} '
           f'{num(-height * .6)} {-top} {-height}Z')
    scene.contact(low + 6, 6, y=-1)
    with scene.at(shadow='near'):
        scene.path(bed, scene.gradient((0, shade(CHUTE, .3)), (.34, CHUTE), (.72, lit(CHUTE, .3)),
                                       (.88, lit(CHUTE, .5)), (1, CHUTE)))
    scene.path(f'M-4 {num(-height + 6)}C-5 {num(-height * .5)} -8 {num(-height * .3)} -9 -12',
               stroke='white', width=2.6, opacity=.35, blur=.8)
    for side in (-1, 1):
        edge = (f'M{side * (top + 1)} {num(-height - 3)}C{side * (top + 2)} {num(-height * .6)} '
                f'{side * (low - 1)} {num(-height * .3)} {side * (low + 1)} -9')
        scene.path(edge, stroke=shade(RAIL, .22), width=7)
        scene.path(edge, stroke=RAIL, width=5)
        with scene.at(-1, 0):
            scene.path(edge, stroke=lit(RAIL, .6), width=1.4, opacity=.9)
    scene.path(f'M{-low} -8Q{-low} 0 0 1Q{low} 0 {low} -8', stroke=RAIL, width=3.4)
