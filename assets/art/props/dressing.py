"""Clothes and where they are kept: garments, rails, closets, hats, shoes, mirrors."""

from contextlib import contextmanager

from kit.palette import lit, shade
from kit.svg import num, polygon, round_top, smooth


# ---- garments ----------------------------------------------------------------------------
def garment(scene, x, y, kind='dress', base='rose', accent=None, scale=1):
    """Hangs from a rail at x, y. kind: dress, gown, shirt, coat, trousers, jumper, skirt."""
    with scene.at(x, y, scale=scale):
        scene.path('M0 5V2q0 -3 -2.600 -2.600', stroke='steel', width=1.1)
        scene.path('M-10 10L0 5L10 10', stroke='walnut', width=1.8)
        GARMENTS[kind](scene, base, accent or lit(base, .55))


def _fabric(scene, base):
    return scene.gradient((0, shade(base, .12)), (.22, lit(base, .24)), (.5, base),
                          (.72, lit(base, .12)), (1, shade(base, .24)), direction='right')


def _folds(scene, base, top, bottom, places):
    for start, end in places:
        scene.path(f'M{start} {top}Q{num((start + end) / 2 + 1)} {num((top + bottom) / 2)} {end} '
                   f'{bottom}', stroke=shade(base, .34), width=.9, opacity=.5)


def _dress(scene, base, accent):
    scene.path('M-9 9L-4 8Q0 12 4 8L9 9L8 24L6 31C10 44 13 56 14 66Q0 71 -14 66C-13 56 -10 44 '
               '-6 31L-8 24Z', _fabric(scene, base))
    scene.path('M-6.500 29Q0 32 6.500 29L6.500 32.500Q0 35.500 -6.500 32.500Z', accent)
    _folds(scene, base, 36, 66, ((-3, -7), (2, 3), (5, 9)))
    for px, py in ((-6, 46), (3, 42), (8, 56), (-9, 60), (0, 55)):
        scene.ellipse(px, py, 1.5, fill=accent, opacity=.85)


def _gown(scene, base, accent):
    scene.path('M-7 8L-6 12Q0 17 6 12L7 8L8 22L6 32C9 52 15 72 18 86Q0 92 -18 86C-15 72 -9 52 '
               '-6 32L-8 22Z', _fabric(scene, base))
    _folds(scene, base, 34, 86, ((-3, -10), (0, -3), (3, 5), (5, 12)))
    scene.path('M-6.600 29Q0 33 6.600 29V33Q0 37 -6.600 33Z', accent)
    for px, py in ((-4, 18), (0, 20), (4, 18), (-2, 24), (3, 24)):
        scene.ellipse(px, py, .9, fill=accent)


def _shirt(scene, base, accent):
    scene.path('M-5 7L-12 11L-17 34L-11 36L-9 22L-9 46Q0 48 9 46L9 22L11 36L17 34L12 11L5 7Q0 12 '
               '-5 7Z', _fabric(scene, base))
    scene.path('M-5 7L0 13L5 7L6 11L1 16H-1L-6 11Z', lit(base, .5))
    scene.line(0, 14, 0, 46, shade(base, .25), .9, .7)
    for py in (20, 27, 34, 41):
        scene.ellipse(0, py, .8, fill=accent)


def _coat(scene, base, accent):
    scene.path('M-6 7L-13 11L-18 44L-12 46L-10 26L-12 72Q0 75 12 72L10 26L12 46L18 44L13 11L6 7Z',
               _fabric(scene, base))
    scene.path('M-6 7L0 24L6 7L9 12L1 30H-1L-9 12Z', lit(base, .28))
    scene.line(0, 28, 0, 73, shade(base, .36), 1, .7)
    for py in (36, 46, 56):
        scene.ellipse(-3, py, 1.3, fill=accent)
    scene.rect(3, 50, 7, 2, shade(base, .24), radius=1)


def _trousers(scene, base, accent):
    scene.path('M-9 10H9L10 64H2L0 26L-2 64H-10Z', _fabric(scene, base))
    scene.rect(-9, 9, 18, 4, shade(base, .2), radius=1)
    scene.rect(-2, 9, 4, 4, accent, radius=1)


def _jumper(scene, base, accent):
    scene.path(smooth([(-5, 7), (-13, 11), (-18, 36), (-12, 38), (-9, 24), (-10, 44), (0, 45),
                       (10, 44), (9, 24), (12, 38), (18, 36), (13, 11), (5, 7), (0, 10)],
                      tension=.6), _fabric(scene, base))
    for py in (20, 28):
        scene.path(f'M-9 {py}l3 3l3 -3l3 3l3 -3l3 3l3 -3', stroke=accent, width=1.7)
    scene.rect(-10, 41, 20, 4, shade(base, .16), radius=2)


def _skirt(scene, base, accent):
    scene.path('M-7 10H7C10 24 14 38 16 50Q0 55 -16 50C-14 38 -10 24 -7 10Z', _fabric(scene, base))
    scene.rect(-7.500, 9, 15, 4, accent, radius=1.5)
    _folds(scene, base, 14, 50, ((-4, -9), (0, -1), (4, 8)))
    scene.path('M-14.500 44Q0 49 14.500 44', stroke=accent, width=1.5, opacity=.8)


GARMENTS = {'dress': _dress, 'gown': _gown, 'shirt': _shirt, 'coat': _coat, 'trousers': _trousers,
            'jumper': _jumper, 'skirt': _skirt}


def clothes_rail(scene, x, y, width=96, height=124, clothes=(), base='gold', wheels=True):
    """A rail on wheels with clothes = ((kind, colour[, accent]), ...) hanging from it."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 5)
        for side in (-1, 1):
            scene.rect(side * half - 1.6, -height, 3.2, height - 5,
                       scene.volume(base, .5, .26, direction='right'), radius=1.6)
            scene.rect(side * half - 9, -7, 18, 3, scene.volume(base, .4, .26), radius=1.5)
            if wheels:
                for px in (-7, 7):
                    scene.ellipse(side * half + px, -2, 2.4, fill='slate')
        scene.rect(-half, -10, width, 2.4, scene.volume(base, .4, .26), radius=1)
        scene.rect(-half - 4, -height - 2, width + 8, 3.6, scene.volume(base, .5, .26), radius=1.8)
    step = width / (len(clothes) + .4)
    with scene.at(x - half, y - height, shadow='near'):
        for index, piece in enumerate(clothes):
            garment(scene, step * (index + .7), 0, *piece)


# ---- hats, shoes, bags -------------------------------------------------------------------
def hat(scene, x, y, kind='straw', base='#ecca84', band='brick', scale=1):
    """Lies on a board at x, y. kind: straw, bowler, beret, cloche, top."""
    with scene.at(x, y, scale=scale):
        scene.contact(15, 2)
        if kind == 'beret':
            scene.path(smooth([(-15, -3), (-14, -9), (0, -13), (13, -10), (16, -4), (6, 0),
                               (-10, 0)]), scene.ball(base, .34, .2))
            scene.line(0, -12.6, 1, -15.6, base, 1.6)
            return
        crown = {'straw': 'M-11 -3C-12 -17 12 -17 11 -3Z',
                 'bowler': 'M-10 -3C-12 -19 12 -19 10 -3Z',
                 'cloche': 'M-12 -2C-14 -21 14 -21 12 -2Z',
                 'top': 'M-10 -3L-11 -24Q0 -27 11 -24L10 -3Z'}[kind]
        reach = {'straw': 20, 'bowler': 15, 'cloche': 15, 'top': 16}[kind]
        scene.ellipse(0, -2.6, reach, 3.2, scene.volume(shade(base, .08), .3, .2))
        scene.path(crown, scene.ball(base, .36, .2))
        scene.path('M-10.600 -6.500Q0 -3.500 10.600 -6.500L10.600 -3Q0 -.4 -10.600 -3Z', band)
        if kind == 'cloche':
            scene.ellipse(8, -6, 3.4, fill=lit(band, .3))
            scene.ellipse(8, -6, 1.4, fill='mustard')


def shoes(scene, x, y, kind='heels', base='brick', scale=1, flip=False):
    """A pair. kind: heels, boots, loafers, sneakers."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(15, 2.6)
        for px, tone in ((6, shade(base, .16)), (-5, base)):
            with scene.at(px, 0 if px < 0 else -1.6):
                SHOES[kind](scene, tone)


def lost_shoe(scene, x, y, kind='loafers', base='umber', scale=1, rotate=0, flip=False):
    """Only one of a pair."""
    with scene.at(x, y, scale=scale, rotate=rotate, flip=flip, shadow='near'):
        SHOES[kind](scene, base)


def sock(scene, x, y, base='mustard', flip=False):
    """Drawn over somebody's shoe: here it is missing. x, y is the sole."""
    with scene.at(x, y, flip=flip):
        scene.path('M-5 -12H4L5 -7C10 -6 10 0 6 0H-5C-7 -3 -6 -8 -5 -12Z',
                   scene.volume(base, .3, .18))
        for py in (-10, -7):
            scene.line(-4.6, py, 4, py, lit(base, .7), 1.3, .8)


def bow_tie(scene, x, y, base='brick', scale=1):
    """Around somebody's neck; x, y is the knot."""
    with scene.at(x, y, scale=scale, shadow='near'):
        for flip in (False, True):
            with scene.at(flip=flip):
                scene.path('M0 -1.500L8 -5Q10 0 8 5L0 1.500Z', scene.volume(base, .3, .2))
        scene.rect(-2, -2.600, 4, 5.2, scene.volume(shade(base, .1), .3, .2), radius=1.2)


def _heels(scene, base):
    scene.path('M-8 -10C-5 -10 -4 -5 2 -4C7 -4 10 -2 10 0H2C-2 0 -4 -3 -6 -4L-6.500 0H-8Z',
               scene.volume(base, .34, .14))


def _boots(scene, base):
    scene.path('M-7 -22H1L2 -8C7 -7 10 -4 10 0H-7Z', scene.volume(base, .3, .2, direction='right'))
    scene.rect(-7.4, -23, 9, 3.4, lit(base, .35), radius=1)
    scene.line(-7, -.6, 10, -.6, shade(base, .4), 1.4)


def _loafers(scene, base):
    scene.path('M-8 -7C-5 -9 -3 -5 1 -6C7 -6 10 -3 10 0H-8Z', scene.volume(base, .36, .16))
    scene.line(-8, -.5, 10, -.5, shade(base, .4), 1.3)


def _sneakers(scene, base):
    scene.path('M-8 -9C-5 -10 -3 -7 1 -6C7 -6 10 -4 10 -1H-8Z', scene.volume(base, .34, .14))
    scene.rect(-8.400, -2, 19, 2.4, 'white', radius=1.2)
    scene.path('M-2 -7l2 2M1 -6.500l2 2', stroke='white', width=.9)


SHOES = {'heels': _heels, 'boots': _boots, 'loafers': _loafers, 'sneakers': _sneakers}


def hat_box(scene, x, y, base='rose', accent='cream', width=44, height=28, lid=True,
            pattern='stripes'):
    """A round box with a ribbon; without its lid a cat may sit in it (see open_box_front)."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 4)
        if not lid:
            scene.ellipse(0, -height, half, 5, shade(base, .45))
            return
        open_box_front(scene, 0, 0, base, accent, width, height, pattern)
        scene.path(f'M{num(-half - 2)} {num(-height - 4)}V{num(-height + 3)}Q0 {num(-height + 9)} '
                   f'{num(half + 2)} {num(-height + 3)}V{num(-height - 4)}Z',
                   scene.volume(accent, .2, .2, direction='right'))
        scene.ellipse(0, -height - 4, half + 2, 4.6, scene.volume(lit(accent, .2), .2, .06))
        for flip in (False, True):
            with scene.at(0, -height - 5, flip=flip):
                scene.path('M0 0C4 -7 12 -7 12 -1C12 4 4 3 0 0Z', scene.volume(base, .3, .14))


def open_box_front(scene, x, y, base='rose', accent='cream', width=44, height=28,
                   pattern='stripes'):
    """The front wall of a round box; drawn after what looks out of it."""
    half = width / 2
    outline = (f'M{num(-half)} {num(-height)}Q0 {num(-height + 8)} {num(half)} {num(-height)}V-2'
               f'Q0 5 {num(-half)} -2Z')
    with scene.at(x, y):
        scene.path(outline, scene.volume(base, .24, .22, direction='right'))
        with scene.at(clip=scene.clip(outline)):
            if pattern == 'stripes':
                for step in range(-4, 5):
                    scene.rect(step * 8 - 1.6, -height, 3.2, height + 6, accent, opacity=.75)
            else:
                for step in range(-4, 5):
                    for row in range(4):
                        scene.ellipse(step * 8 + (4 if row % 2 else 0), -height + 6 + row * 8, 1.7,
                                      fill=accent, opacity=.8)
        scene.path(f'M{num(-half)} {num(-height)}Q0 {num(-height + 8)} {num(half)} {num(-height)}',
                   stroke=lit(base, .6), width=1.6)


def handbag(scene, x, y, base='brick', scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(12, 2)
        scene.path('M-7 -14C-7 -26 7 -26 7 -14', stroke=shade(base, .2), width=2)
        scene.path('M-12 -14H12L14 -1Q0 2 -14 -1Z', scene.volume(base, .34, .2))
        scene.path('M-12 -14H12L8 -7Q0 -4 -8 -7Z', shade(base, .14))
        scene.ellipse(0, -6.4, 1.8, fill='gold')


def folded(scene, x, y, colors, width=20):
    """A pile of folded jumpers standing on x (middle), y."""
    for index, base in enumerate(colors):
        py = y - (index + 1) * 5
        scene.rect(x - width / 2, py, width, 4.8, scene.volume(base, .3, .2), radius=2)
        scene.line(x - width / 2 + 2, py + 1.2, x + width / 2 - 3, py + 1.2, lit(base, .5), .7, .7)


# ---- mirrors and furniture ---------------------------------------------------------------
@contextmanager
def standing_mirror(scene, x, y, width=52, height=128, frame='gold'):
    """A tall mirror on feet. What is drawn in the block is its reflection (card coordinates)."""
    half = width / 2
    glass = round_top(x - half + 4, y - height + 4, width - 8, height - 14, half - 4)
    with scene.at(x, y):
        scene.contact(half + 8, 5)
        scene.path(f'M{num(-half)} -10L{num(-half - 9)} 0M{num(half)} -10L{num(half + 9)} 0',
                   stroke=shade(frame, .2), width=4)
        with scene.at(shadow='near'):
            scene.path(round_top(-half, -height, width, height - 6, half),
                       scene.volume(frame, .45, .22, direction='diagonal'))
    with scene.at(clip=scene.clip(glass)):
        scene.rect(x - half, y - height, width, height,
                   scene.gradient((0, '#d9ecec'), (.5, '#f2faf6'), (1, '#b4d2d6'),
                                  direction='diagonal'))
        yield
        scene.rect(x - half, y - height, width, height, '#d3e8ea', opacity=.22)
        scene.path(polygon([(x - half, y - height * .5), (x + half * .1, y - height),
                            (x + half * .6, y - height), (x - half, y - height * .2)]), 'white',
                   opacity=.26)
    scene.path(round_top(x - half + 1.4, y - height + 1.4, width - 2.8, height - 9, half - 1.4),
               stroke=lit(frame, .7), width=1.1, opacity=.8)


def closet(scene, x, y, width=112, height=170, base='deep', clothes=()):
    """An open built-in closet: hats on top, clothes on a rail, jumpers, shoes below."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 4, 6)
        with scene.at(shadow='near'):
            scene.rect(-half - 4, -height, width + 8, height, scene.volume(base, .24, .2,
                       direction='diagonal'), radius=2)
        scene.rect(-half, -height + 5, width, height - 11, scene.gradient(
            (0, shade(base, .5)), (1, shade(base, .34))))
        split = half - 34
        for top in (-height + 36, -32):
            _board(scene, -half, top, width, base)
        for top in (-height + 66, -height + 96):
            _board(scene, split, top, half - split, base)
        scene.rect(split - 2, -height + 36, 4, height - 66, scene.volume(base, .3, .2,
                   direction='right'))
        scene.rect(-half, -height + 44, split + half, 2.6, scene.volume('gold', .5, .2), radius=1)
        scene.rect(-half - 6, -height - 4, width + 12, 7, scene.volume(lit(base, .12), .3, .2),
                   radius=2)
        scene.rect(-half - 4, -6, width + 8, 6, scene.volume(shade(base, .1), .2, .2), radius=1)
        step = (split + half) / (len(clothes) + .3)
        with scene.at(-half, -height + 45, shadow='near'):
            for index, piece in enumerate(clothes):
                garment(scene, step * (index + .65), 0, *piece)


def _board(scene, x, y, width, base):
    scene.rect(x, y, width, 3.4, scene.volume(lit(base, .14), .34, .2))
    scene.rect(x, y + 3.4, width, 5, scene.gradient((0, 'shadow', .45), (1, 'shadow', 0)))


def tie_rack(scene, x, y, colors=('brick', 'mustard', 'teal', 'plum'), width=40):
    """Ties on a small rail; x is the middle, y the top."""
    with scene.at(x - width / 2, y, shadow='wall'):
        scene.rect(0, 0, width, 4, scene.volume('walnut', .3, .2), radius=2)
        step = width / len(colors)
        for index, base in enumerate(colors):
            px = step * (index + .5)
            scene.path(f'M{num(px - 2)} 4H{num(px + 2)}L{num(px + 1.4)} 8L{num(px + 3.6)} 30'
                       f'L{num(px)} 35L{num(px - 3.6)} 30L{num(px - 1.4)} 8Z',
                       scene.volume(base, .3, .2))
            for py in (14, 20, 26):
                scene.line(px - 2.4, py + 1.6, px + 2.4, py - 1, lit(base, .55), 1.1, .8)
