"""Heads from behind: each hairstyle as those see it who stand behind. Measures as in heads.py."""

from .palette import lit, shade
from .svg import smooth

HEAD = smooth([(-17.4, -4), (-17, 4), (-12.4, 12.5), (-6, 16), (0, 16.6), (6, 16), (12.4, 12.5),
               (17, 4), (17.4, -4), (13, -16), (0, -21), (-13, -16)])
CROWN = [(18.4, -3), (17.4, -14), (9, -24), (0, -25.8), (-9, -24), (-17.4, -14), (-18.4, -3)]


def nape(canvas, look):
    """Neck, ears, the back of the head and its hair."""
    skin = look.skin_color
    canvas.rect(-6, 8, 12, 13, shade(skin, .16), radius=4)
    canvas.path(HEAD, canvas.ball(skin, .14, .2))
    hair = NAPES.get(look.style, _cropped)
    if hair in COVERING:
        _ears(canvas, skin)
        hair(canvas, look)
    else:
        hair(canvas, look)
        _ears(canvas, skin)


def _ears(canvas, skin):
    for side in (-1, 1):
        canvas.ellipse(side * 17.6, 3.6, 3.3, 4.5, shade(skin, .06))
        canvas.ellipse(side * 17, 3.8, 1.5, 3, shade(skin, .2), .6)


def _mass(canvas, hair, edge, strong=.24):
    """Hair from the crown down to an edge that runs from left to right."""
    canvas.path(smooth(edge + CROWN), canvas.ball(hair, strong, .2))


def _strands(canvas, hair, curves):
    for index, points in enumerate(curves):
        tone = shade(hair, .24) if index % 2 else lit(hair, .34)
        canvas.curve(points, tone, 1.1, .5)


def _whorl(canvas, hair):
    """Short hair turns around a place near the top."""
    canvas.path('M-2 -16q4 -3.600 6.400 .4q.8 3.400 -3 4.600', stroke=shade(hair, .26), width=1.1,
                opacity=.6)
    _strands(canvas, hair, ([(-4, -17), (-11, -12), (-13.4, -2)], [(5, -17), (12, -11), (13, -1)],
                            [(-1, -10), (-5, -3), (-5, 6)], [(3, -10), (6, -2), (5, 7)]))


def _cropped(canvas, look):
    hair = look.hair_color
    _mass(canvas, hair, [(-18.2, 1), (-15.4, 4), (-12.6, 9.4), (-5, 11.6), (0, 10.8), (5, 11.6),
                         (12.6, 9.4), (15.4, 4), (18.2, 1)])
    _whorl(canvas, hair)
    for x in (-7, -2.4, 2.4, 7):        # it thins out towards the neck
        canvas.curve([(x, 9.4), (x * .96, 12.4)], shade(hair, .1), 1, .5)


def _ruffled(canvas, look):
    hair = look.hair_color
    canvas.path('M-8 -22L-11 -29L-3 -26L0 -32L4 -26L11 -29.500L9 -21Z', shade(hair, .06))
    _cropped(canvas, look)


def _shaven(canvas, look):
    with canvas.at(0, -2, scale=.97):
        _cropped(canvas, look)


def _bob(canvas, look):
    hair = look.hair_color
    _mass(canvas, hair, [(-20.6, 6), (-20.8, 14), (-14, 18.6), (0, 17.6), (14, 18.6), (20.8, 14),
                         (20.6, 6)])
    _strands(canvas, hair, ([(-4, -23), (-13, -10), (-14, 14)], [(4, -23), (13, -8), (13, 15)],
                            [(-1, -24), (-5, -4), (-5, 15)], [(2, -24), (6, -4), (5, 15)]))


def _long(canvas, look):
    hair = look.hair_color
    _mass(canvas, hair, [(-21, 6), (-22, 22), (-19, 30), (-9, 28), (0, 33), (9, 28), (19, 30),
                         (22, 22), (21, 6)])
    _strands(canvas, hair, ([(-4, -23), (-14, -6), (-15, 26)], [(4, -23), (14, -4), (14, 26)],
                            [(-1, -24), (-6, 0), (-5, 27)], [(2, -24), (6, 0), (6, 27)]))


def _combed_up(canvas, hair, x, y):
    """Hair that is gathered at one place: the neck is free."""
    _mass(canvas, hair, [(-18, 0), (-14.6, 4), (-11.4, 8.6), (-5, 8), (0, 9.4), (5, 8),
                         (11.4, 8.6), (14.6, 4), (18, 0)])
    for start, bend in ((-15, -10), (-8, -5), (0, 0), (8, 5), (15, 10)):
        low = 1 if abs(start) > 10 else 7
        canvas.curve([(start, low), (x + bend, (y + low) / 2), (x + bend * .3, y)],
                     shade(hair, .24) if start % 2 else lit(hair, .3), 1, .55)


def _bun(canvas, look):
    hair = look.hair_color
    _combed_up(canvas, hair, 0, -17)
    canvas.ellipse(0, -18.6, 8.6, 3.4, look.accent)
    canvas.ellipse(0, -25, 10, 9, canvas.ball(hair, .3, .24))
    canvas.path('M-6 -27.500q6 -5 11 -.5q1.600 5 -4 6.500q-5.500 .6 -5 -3.500'
                'q1.600 -3 4.500 -1.500',
                stroke=shade(hair, .26), width=1.1, opacity=.65)


def _ponytail(canvas, look):
    hair = look.hair_color
    _combed_up(canvas, hair, 0, -13)
    canvas.path(smooth([(-4.4, -13), (-7, 0), (-5.6, 16), (1, 29), (4, 16), (6.4, 2), (4.4, -13)]),
                canvas.volume(lit(hair, .06), .14, .24))
    _strands(canvas, hair, ([(-1, -10), (-3, 4), (-1, 20)], [(2, -10), (3, 4), (1.4, 20)]))
    canvas.ellipse(0, -13.4, 5.2, 3.4, look.accent)


def _parted(canvas, look):
    hair = look.hair_color
    _mass(canvas, hair, [(-18.2, 2), (-15, 8), (-9, 11.4), (-3, 9.4), (0, 5), (3, 9.4), (9, 11.4),
                         (15, 8), (18.2, 2)])
    canvas.curve([(0, -25), (.6, -10), (0, 6)], shade(look.skin_color, .12), 1.1, .8)


def _braids(canvas, look):
    _parted(canvas, look)
    hair = look.hair_color
    for side in (-1, 1):
        for step in range(6):
            canvas.ellipse(side * (12 + step * .5), 6 + step * 5.2, 4.5 - step * .3, 3.6,
                           canvas.ball(hair, .26, .24))
        canvas.ellipse(side * 14.8, 35.4, 3, 1.8, look.accent)


def _bunches(canvas, look):
    _parted(canvas, look)
    hair = look.hair_color
    for side in (-1, 1):
        canvas.path(smooth([(side * 15, -9), (side * 26, -12), (side * 31, -1), (side * 27, 11),
                            (side * 22, 4), (side * 18, -2)]), canvas.volume(hair, .14, .2))
        canvas.ellipse(side * 16.5, -8.6, 3.2, fill=look.accent)


def _puffs(canvas, look):
    _parted(canvas, look)
    hair = look.hair_color
    for side in (-1, 1):
        canvas.ellipse(side * 17, -20, 10.4, 10, canvas.ball(hair, .28, .2))
        for x, y in ((24, -24), (24, -16), (16, -28), (12, -22)):
            canvas.ellipse(side * x, y, 4.6, fill=canvas.ball(hair, .24, .18))
        canvas.ellipse(side * 11.4, -14.6, 2.8, 4, look.accent)


def _curls(canvas, hair, rows, radius):
    for y, reach, count in rows:
        for index in range(count):
            x = reach * (2 * index / (count - 1) - 1)
            canvas.ellipse(x, y + abs(x) * .12, radius, fill=canvas.ball(hair, .26, .2))


def _curly(canvas, look):
    hair = look.hair_color
    canvas.ellipse(0, -7, 19.6, 18.4, shade(hair, .2))
    _curls(canvas, hair, ((-23, 6, 3), (-18, 13, 4), (-11, 17.4, 5), (-3.6, 18.4, 6), (4, 14, 5),
                          (9.4, 8, 4)), 5.4)


def _afro(canvas, look):
    hair = look.hair_color
    canvas.ellipse(0, -9, 26, 24.6, canvas.ball(hair, .22, .2))
    _curls(canvas, shade(hair, .05), ((-31, 8, 3), (-24, 18, 5), (-14, 24.6, 6), (-4, 25, 6),
                                      (5, 21, 6), (12, 12, 5)), 5.2)


def _ring(canvas, look):
    """A bald crown above what is left from ear to ear."""
    hair = look.hair_color
    canvas.ellipse(-5, -13, 6.4, 3.2, 'highlight', .45)
    canvas.path(smooth([(-18.6, -5), (-18.4, 4), (-13, 10.6), (-5, 12.4), (0, 11.8), (5, 12.4),
                        (13, 10.6), (18.4, 4), (18.6, -5), (14.6, -2.4), (7, 1.6), (0, 2.6),
                        (-7, 1.6), (-14.6, -2.4)]), canvas.ball(hair, .26, .16))
    for x in (-11, -5.6, 0, 5.6, 11):
        canvas.curve([(x, 3 - abs(x) * .28), (x * .96, 10 - abs(x) * .22)], shade(hair, .2), 1, .55)


def _bald(canvas, look):
    canvas.ellipse(-5, -13, 7, 3.4, 'highlight', .5)
    canvas.path('M-6 10.500q6 2 12 0', stroke=shade(look.skin_color, .2), width=1, opacity=.7)


def _scarf(canvas, look):
    cloth = look.accent
    _mass(canvas, cloth, [(-20.4, 4), (-21, 18), (-15, 27), (0, 31), (15, 27), (21, 18),
                          (20.4, 4)], .3)
    canvas.path('M-12 -18C-6 -24 5 -24 12 -18', stroke=lit(cloth, .5), width=1.5, opacity=.7)
    canvas.path('M-19 10C-10 16 -4 20 0 29M19 10C10 16 4 20 0 29M-14 2C-6 8 6 8 14 2',
                stroke=shade(cloth, .26), width=1.1, opacity=.6)


NAPES = {'short': _cropped, 'tuft': _ruffled, 'tousled': _ruffled, 'buzz': _shaven, 'bob': _bob,
         'long': _long, 'wavy': _bob, 'curly': _curly, 'afro': _afro, 'puffs': _puffs,
         'pigtails': _bunches, 'braids': _braids, 'ponytail': _ponytail, 'bun': _bun,
         'bald': _bald, 'ring': _ring, 'headscarf': _scarf}
COVERING = (_bob, _long, _curly, _afro, _scarf)       # these hide the ears
