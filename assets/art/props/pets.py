"""Animals. Origin: the floor under the middle of the body."""

from kit.palette import lit, shade
from kit.svg import smooth


def cat(scene, x, y, coat='#e39a57', pose='curl', scale=1, flip=False, marks='stripes',
        collar=None):
    """pose: curl (asleep), sit (from the front), loaf, walk, back (looking away).

    marks: stripes, patches, none.
    """
    with scene.at(x, y, scale=scale, flip=flip):
        CAT_POSES[pose](scene, coat, marks, collar)


def _cat_face(scene, x, y, coat, asleep, size=1.0):
    with scene.at(x, y, scale=size):
        scene.path('M-10.500 2C-13 -6 -11 -14 -9 -16L-4 -11H4L9 -16C11 -14 13 -6 10.500 2C9 8 -9 '
                   '8 -10.500 2Z',
                   scene.ball(lit(coat, .12), .25, .14))
        for side in (-1, 1):
            scene.path(f'M{side * 8.4} -13.400L{side * 5.4} -10L{side * 8.8} -8.500Z', 'rose')
            if asleep:
                scene.path(f'M{side * 4.6 - 2.2} -2q2.200 2.200 4.400 0', stroke='ink', width=1.1)
            else:
                scene.ellipse(side * 4.6, -2.4, 2.2, 2.5, '#9fb65f')
                scene.ellipse(side * 4.6, -2.4, 1.1, 2.3, 'ink')
                scene.ellipse(side * 4.6 - .5, -3.3, .6, fill='white')
            scene.path(f'M{side * 6} 2.600l{side * 7} -1M{side * 6} 3.600l{side * 7} 1',
                       stroke='white', width=.6, opacity=.8)
        scene.ellipse(0, 3.2, 4.4, 3, lit(coat, .45), .85)
        scene.path('M-1.400 .6H1.400L0 2.200Z', 'brick')
        scene.path('M0 2.200q-1.200 2 -2.600 1.200M0 2.200q1.200 2 2.600 1.200', stroke='ink',
                   width=.7)
        scene.path('M-2.200 -10v3M0 -10.500v3.500M2.200 -10v3', stroke=shade(coat, .25), width=1,
                   opacity=.7)


def _marks(scene, coat, marks, places):
    for px, py, angle in places:
        with scene.at(px, py, rotate=angle):
            if marks == 'stripes':
                scene.path('M0 -4q1.800 4 0 8', stroke=shade(coat, .24), width=1.7, opacity=.7)
            elif marks == 'patches':
                scene.ellipse(0, 0, 4.4, 3, 'white', .85)


def _cat_curl(scene, coat, marks, collar):
    scene.contact(23, 4)
    scene.path(smooth([(-21, -3), (-19, -13), (-6, -19), (8, -18), (18, -10), (17, -1), (0, 1),
                       (-16, 0)]),
               scene.volume(coat, .22, .2))
    _marks(scene, coat, marks, ((-13, -11, 10), (-6, -14, 5), (1, -14.5, 0)))
    scene.path('M-20 -4C-22 3 -2 3 6 -1', stroke=shade(coat, .1), width=5.4)
    scene.path('M0 .6C3 .6 5 0 6 -1', stroke=lit(coat, .5), width=4.6)
    _cat_face(scene, 12, -9, coat, True, .92)


def _cat_loaf(scene, coat, marks, collar):
    scene.contact(21, 4)
    scene.path('M17 -4C26 -4 27 -12 23 -15', stroke=coat, width=4.4)
    scene.path(smooth([(-17, 0), (-18, -9), (-9, -16), (8, -16), (18, -9), (18, 0), (0, 1.5)]),
               scene.volume(coat, .22, .2))
    _marks(scene, coat, marks, ((4, -11, 0), (10, -10, 8), (15, -7, 14)))
    for px in (-10, -3):
        scene.ellipse(px, -1, 3.6, 2.2, lit(coat, .35))
    _cat_face(scene, -8, -15, coat, False, .92)
    if collar:
        scene.path('M-15 -8q7 4 14 0', stroke=collar, width=2)


def _cat_sit(scene, coat, marks, collar):
    scene.contact(16, 4)
    scene.path('M10 -3C22 -2 22 -14 16 -18', stroke=shade(coat, .05), width=4.6)
    scene.path(smooth([(-9, -28), (-13, -12), (-13, -1), (0, 1), (13, -1), (13, -12), (9, -28)]),
               scene.volume(coat, .2, .2))
    _marks(scene, coat, marks, ((-10, -12, -20), (-10.5, -6, -20), (10, -12, 20), (10.5, -6, 20)))
    scene.path(smooth([(-5, -26), (-6, -14), (0, -9), (6, -14), (5, -26)]), lit(coat, .5),
               opacity=.8)
    for px in (-4.5, 4.5):
        scene.ellipse(px, -1.2, 4, 2.6, lit(coat, .4))
    scene.path('M0 -10V-2', stroke=shade(coat, .3), width=.9, opacity=.6)
    _cat_face(scene, 0, -33, coat, False)
    if collar:
        scene.path('M-7 -26q7 4 14 0', stroke=collar, width=2.2)
        scene.ellipse(0, -23.4, 1.7, fill='gold')


def _cat_back(scene, coat, marks, collar):
    scene.contact(16, 4)
    scene.path('M8 -2C24 2 26 -10 18 -12', stroke=shade(coat, .06), width=4.6)
    scene.path(smooth([(-8, -30), (-14, -12), (-14, -1), (0, 1), (14, -1), (14, -12), (8, -30)]),
               scene.volume(coat, .2, .22))
    scene.path('M-11 -29C-13 -38 -11 -45 -9 -48L-4 -43H4L9 -48C11 -45 13 -38 11 -29C8 -24 -8 -24 '
               '-11 -29Z', scene.ball(coat))
    _marks(scene, coat, marks, ((-3, -22, 80), (-3, -15, 80), (-3, -8, 80)))


def _cat_walk(scene, coat, marks, collar):
    scene.contact(22, 3.4)
    scene.path('M18 -16C28 -18 25 -32 30 -36', stroke=coat, width=4)
    for px, lean in ((-12, -2), (-7, 2), (11, 2), (16, -1)):
        scene.line(px, -9, px + lean, -1.5, shade(coat, .14), 4.6)
    scene.path(smooth([(-17, -10), (-14, -19), (0, -20), (16, -20), (20, -12), (12, -7),
                       (-10, -7)]), scene.volume(coat, .22, .2))
    _marks(scene, coat, marks, ((2, -15, 0), (8, -15, 4), (14, -15, 8)))
    _cat_face(scene, -18, -22, coat, False, .88)


CAT_POSES = {'curl': _cat_curl, 'loaf': _cat_loaf, 'sit': _cat_sit, 'back': _cat_back,
             'walk': _cat_walk}


def dog(scene, x, y, coat='#c98b54', pose='sit', scale=1, flip=False, collar='brick', ears='umber'):
    """pose: sit, lie."""
    with scene.at(x, y, scale=scale, flip=flip):
        if pose == 'lie':
            scene.contact(30, 4.5)
            scene.path('M26 -6C34 -8 36 -14 34 -18', stroke=coat, width=4.6)
            scene.path(smooth([(-16, 0), (-18, -12), (-2, -17), (18, -16), (28, -8), (26, 0),
                               (4, 1)]), scene.volume(coat, .2, .2))
            scene.ellipse(20, -4, 8.5, 6, shade(coat, .08))
            scene.rect(-30, -5, 20, 6, lit(coat, .3), radius=3)
            _dog_face(scene, -16, -15, coat, ears, True)
        else:
            scene.contact(20, 4.5)
            scene.path('M14 -4C24 -4 26 -14 22 -18', stroke=coat, width=5)
            scene.path(smooth([(-10, -34), (-15, -14), (-15, -1), (0, 1), (16, -1), (16, -14),
                               (10, -34)]), scene.volume(coat, .2, .2))
            scene.path(smooth([(-6, -30), (-7, -14), (0, -8), (7, -14), (6, -30)]), lit(coat, .5),
                       opacity=.8)
            for px in (-6, 6):
                scene.ellipse(px, -1.4, 5, 3, lit(coat, .35))
            _dog_face(scene, 0, -42, coat, ears, False)
            scene.path('M-9 -31q9 5 18 0', stroke=collar, width=2.8)
            scene.ellipse(0, -27.6, 2, fill='gold')


def _dog_face(scene, x, y, coat, ears, asleep):
    with scene.at(x, y):
        scene.path(smooth([(-12, -4), (-9, -14), (0, -16), (9, -14), (12, -4), (9, 6), (0, 10),
                           (-9, 6)]), scene.ball(lit(coat, .08), .25, .16))
        for side in (-1, 1):
            scene.path(smooth([(side * 8, -14), (side * 15, -13), (side * 17, 0), (side * 13, 5),
                               (side * 10, -4)]), scene.volume(ears, .2, .15))
            if asleep:
                scene.path(f'M{side * 4.8 - 2} -3.500q2 2 4 0', stroke='ink', width=1.2)
            else:
                scene.ellipse(side * 4.8, -4, 1.9, 2.2, 'ink')
                scene.ellipse(side * 4.8 - .5, -4.8, .7, fill='white')
        scene.ellipse(0, 3.4, 6.6, 5, lit(coat, .5))
        scene.ellipse(0, .4, 2.8, 2, 'ink')
        scene.path('M0 2.400V4.600M-3 5.400q1.500 1.600 3 -.6q1.500 2.200 3 .6', stroke='ink',
                   width=.9)
        if not asleep:
            scene.path('M-1.800 6.400q1.800 5 3.600 0Z', '#e0837c')


def rabbit(scene, x, y, coat='#e9dccb', scale=1, flip=False):
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(16, 3.4)
        scene.ellipse(14, -6, 4, fill='white')
        scene.path(smooth([(-10, -2), (-8, -13), (4, -17), (14, -10), (14, -1), (0, 1)]),
                   scene.volume(coat, .2, .2))
        for angle in (-14, 8):
            with scene.at(-9, -20, rotate=angle):
                scene.ellipse(0, -9, 3, 9, coat)
                scene.ellipse(0, -8, 1.4, 6.4, 'rose', .8)
        scene.ellipse(-10, -15, 8, 7.4, scene.ball(coat))
        scene.ellipse(-12.5, -16, 1.4, 1.7, 'ink')
        scene.ellipse(-17, -13.4, 1.2, .9, 'terra')


def fishbowl(scene, x, y, scale=1, fish='#ef8a45'):
    with scene.at(x, y, scale=scale):
        scene.contact(13, 2.6)
        scene.ellipse(0, -13, 15, 13.4, '#d7ecef', .75)
        scene.path('M-14.400 -15C-14 -4 -8 0 0 0C8 0 14 -4 14.400 -15Q0 -12 -14.400 -15Z',
                   '#8fc4d4', opacity=.85)
        scene.path('M-8 -2C-8 -9 -5 -8 -6 -13M-5 -2C-4 -7 -2 -6 -3 -10', stroke='forest', width=1.2)
        scene.path('M9 -9C6 -12.500 0 -12 -2 -8.500C0 -5.500 6 -5 9 -8L12 -5V-12Z', fish)
        scene.ellipse(.6, -9.2, .8, fill='ink')
        scene.ellipse(0, -25, 9, 2.2, 'white', .8)
        scene.path('M-11 -18q1 -4 4 -6', stroke='white', width=1.6, opacity=.9)


def birdcage(scene, x, y, scale=1, bird='#e8c04c'):
    """Hangs from its ring at x, y; 46 units high."""
    with scene.at(x, y, scale=scale, shadow='wall'):
        scene.ellipse(0, 3, 3, fill='none', stroke='gold', line=1.4)
        scene.path('M-6 34C-8 26 -3 22 1 23C4 20 8 23 6 27L8 29L5 30C4 34 0 37 -6 34Z',
                   scene.ball(bird))
        scene.path('M6 25.500l3 1l-3 1Z', 'coral')
        scene.ellipse(4, 25, .8, fill='ink')
        scene.line(-14, 36, 14, 36, 'umber', 1.4)
        for part in (-16, -10, -4, 4, 10, 16):
            scene.path(f'M{part} 44V22C{part} 12 {part * .4} 7 0 6', stroke='gold', width=.9)
        scene.path('M-16 22H16', stroke='gold', width=1)
        scene.rect(-18, 43, 36, 4, scene.volume('gold', .3, .2), radius=2)
