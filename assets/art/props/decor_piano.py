"""The grand piano of the décor card, as it stands in a living room: as wide as a sofa, polished."""

from kit.palette import lit, shade
from kit.svg import num, taper

WOOD = '#5a3038'
WING = 'M-55 -54C-59 -87 -44 -106 -12 -106C20 -106 22 -86 43 -81C60 -77 64 -66 62 -54Z'
INSIDE = 'M-49 -56C-51 -83 -40 -99 -12 -99C15 -99 17 -79 38 -75C53 -71 57 -64 56 -56Z'


def concert_piano(scene, stool=True):
    """124 wide and 106 high, with its lid up; the origin is the floor under the keys."""
    scene.contact(64, 10, y=-4)
    scene.contact(50, 6, y=-8)
    scene.path('M-56 -30H56L50 -4H-46Z', scene.gradient((0, 'shadow', .6), (1, 'shadow', .05)))
    with scene.at(4, -8, scale=.82):
        _leg(scene, 0)
    _lid(scene)
    _pedals(scene)
    for px in (-50, 50):
        scene.contact(8, 2.6, x=px)
        _leg(scene, px)
    _case(scene)
    _keys(scene)
    _music(scene)
    if stool:
        with scene.at(-14, 11):
            _stool(scene)


def _lid(scene):
    """Raised, its edge towards the light; below it the frame and the strings."""
    with scene.at(2.6, -1.4):
        scene.path(WING, shade(WOOD, .35))
    scene.path(WING, scene.gradient((0, lit(WOOD, .42)), (.5, WOOD), (1, shade(WOOD, .25)),
                                    direction='diagonal'))
    scene.path(INSIDE, scene.gradient((0, '#f4ca7e'), (.6, '#c98a3f'), (1, '#8f5526'),
                                      direction='diagonal'))
    with scene.at(clip=scene.clip(INSIDE)):
        for index in range(11):
            px = -42 + index * 8.6
            scene.line(px * .9, -54, px - 5, -98 + max(0, index - 4) * 4.6, '#fbe3ab', .8, .6)
        scene.path('M-52 -72C-20 -66 20 -64 60 -62V-54H-52Z', shade('#8f5526', .3), opacity=.5)
        scene.path(INSIDE, stroke='shadow', width=4, opacity=.28)
    scene.path('M-54 -62C-56 -87 -43 -105 -12 -105C8 -105 16 -98 24 -91', stroke=lit(WOOD, .65),
               width=1.8, opacity=.85)
    scene.line(52, -57, 40, -75, '#e9c274', 1.8)


def _leg(scene, x):
    with scene.at(x, 0):
        scene.path(taper(11, 5, -28, -5), scene.volume(WOOD, .4, .3, 'right'))
        scene.rect(-6.5, -30, 13, 5, scene.volume(WOOD, .3, .25), radius=1.5)
        scene.ellipse(0, -3, 4.2, 3.4, scene.ball('gold'))


def _pedals(scene):
    scene.path('M-4 -28L-6 -8M6 -28L8 -8', stroke=shade(WOOD, .1), width=2.4)
    scene.rect(-10, -9, 22, 4, scene.volume(WOOD, .3, .2), radius=1.5)
    for px in (-5, 1, 7):
        scene.rect(px - 1.4, -5.5, 2.8, 3.4, 'gold', radius=1)


def _case(scene):
    scene.rect(-62, -58, 124, 32, scene.gradient((0, lit(WOOD, .3)), (.3, WOOD),
                                                 (1, shade(WOOD, .34))), radius=5)
    scene.rect(-61, -58, 122, 2.4, lit(WOOD, .6), radius=1.2)
    for px in (-58, 14):
        scene.path(f'M{px} -27L{px + 16} -56H{px + 28}L{px + 12} -27Z', 'white', opacity=.07)
    for px in (-61, 52.5):
        scene.rect(px, -50, 8.5, 17, scene.volume(WOOD, .45, .2), radius=2)
    scene.path('M-58 -26.500H58', stroke=shade(WOOD, .5), width=1.4, opacity=.7)


def _keys(scene):
    scene.rect(-52.5, -51, 105, 5, shade(WOOD, .4))
    scene.rect(-52.5, -48, 105, 14, scene.gradient((0, '#d8c7b4'), (.25, '#fffaf0'),
                                                   (1, '#fff6e6')), radius=1.4)
    for key in range(1, 15):
        scene.line(-52.5 + key * 7, -48, -52.5 + key * 7, -34, '#c3ab98', .8)
        if key % 7 not in (0, 3):
            scene.rect(-52.5 + key * 7 - 2.1, -48, 4.2, 8.6, '#3b2029', radius=.8)
            scene.rect(-52.5 + key * 7 - 1.4, -47.5, 1, 6.6, '#7c5a64', radius=.5)
    scene.rect(-52.5, -35.2, 105, 2.2, '#d0b797')


def _music(scene):
    """A desk with an open score."""
    scene.rect(-26, -61, 52, 4, scene.volume(WOOD, .5, .2), radius=1.5)
    for flip in (False, True):
        with scene.at(0, -60, flip=flip):
            scene.path('M0 0C6 -3 15 -3 21 0V-24C15 -27 6 -27 0 -24Z',
                       scene.gradient((0, '#fffdf6'), (1, '#e6d3b8'), direction='right'))
            for y in (-18.5, -12, -6):
                scene.path(f'M3 {num(y)}q7 -1.8 14 0', stroke='#8c6b62', width=.8, opacity=.8)
            for x, y in ((5, -18.5), (11, -13), (15, -18), (7, -7)):
                scene.ellipse(x, y, 1.6, 1.3, '#5a3038')


def _stool(scene):
    """Round, turned to its height, pushed a little aside."""
    scene.contact(15, 4)
    for px in (-10, 10):
        scene.path(f'M{num(px * .5)} -18L{px} -1', stroke=shade(WOOD, .05), width=3)
    scene.line(0, -18, 0, -2, lit(WOOD, .1), 3)
    scene.ellipse(0, -19, 15, 5, scene.volume(WOOD, .4, .2))
    scene.path('M-14 -21C-14 -27 14 -27 14 -21C14 -16 -14 -16 -14 -21Z', scene.ball('brick', .35,
                                                                                   .25))
    scene.path('M-10 -23.500C-5 -25.500 3 -25.500 8 -24', stroke=lit('brick', .6), width=1.2,
               opacity=.8)
