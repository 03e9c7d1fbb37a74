"""Beds, puppet theatre, tent and easel of the children's rooms; they stand on (x, y)."""

from contextlib import contextmanager

from kit.palette import lit, mix, shade
from kit.svg import num, polygon, smooth, star_path


# ---- beds --------------------------------------------------------------------------------
@contextmanager
def bunk_bed(scene, x, y, width=136, base='oak', upper='coral', lower='teal', accent='cream'):
    """Two beds above each other, the ladder at the right.

    Draw inside the `with` who lies there: the lower mattress is y - 34, the upper board hides
    everything below y - 118.
    """
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 4, 6)
        scene.rect(-half + 3, -92, width - 6, 62, scene.gradient((0, 'shadow', .42),
                                                                 (1, 'shadow', .12)), radius=2)
        for px in (-half + 4, half - 8):
            scene.rect(px, -138, 4.4, 134, scene.volume(shade(base, .26), .1, .2))
        _bunk_mattress(scene, half, -34, lower, accent)
    yield
    with scene.at(x, y):
        _bunk_board(scene, half, -30, 16, base)
        with scene.at(shadow='near'):
            _bunk_mattress(scene, half, -106, upper, accent)
            _bunk_board(scene, half, -102, 13, base)
            scene.rect(-half, -121, width - 40, 5, scene.volume(base, .3, .2), radius=2)
            for px in (-half + 26, -half + 54, half - 42):
                scene.rect(px, -118, 4, 14, scene.volume(shade(base, .08), .2, .2))
        scene.rect(-half, -88, width, 8, scene.gradient((0, 'shadow', .3), (1, 'shadow', 0)))
        for px in (-half - 3, half - 4):
            scene.rect(px, -144, 7, 144, scene.volume(base, .28, .26, direction='right'),
                       radius=2.4)
            scene.ellipse(px + 3.5, -146, 4.6, fill=scene.ball(base))
        _bunk_ladder(scene, half - 34, base)


def _bunk_mattress(scene, half, top, cover, accent):
    scene.rect(-half + 4, top - 6, half * 2 - 8, 12, scene.volume('white', .2, .1), radius=5)
    outline = (f'M{num(-half + 34)} {top - 6.6}C{num(-half + 60)} {top - 10} {num(half - 40)} '
               f'{top - 5} {num(half - 5)} {top - 7.4}V{top + 8}H{num(-half + 32)}Z')
    scene.path(outline, scene.volume(cover, .24, .16))
    with scene.at(clip=scene.clip(outline)):
        for index in range(12):
            scene.line(-half + 44 + index * 9, top - 12, -half + 38 + index * 9, top + 10, accent,
                       1.4, .5)
    scene.line(-half + 34, top - 6, -half + 33, top + 6, lit(cover, .6), 3.4, .9)


def _bunk_board(scene, half, top, high, base):
    scene.rect(-half, top, half * 2, high, scene.volume(base, .22, .2), radius=2)
    scene.rect(-half, top, half * 2, 1.5, lit(base, .55), radius=.7)
    scene.path(f'M{num(-half + 8)} {num(top + high * .5)}q20 -2 44 0t40 1', stroke=shade(base, .2),
               width=.7, opacity=.6)


def _bunk_ladder(scene, left, base):
    with scene.at(left, 0, shadow='near'):
        for rung in range(5):
            scene.rect(1, -104 + rung * 21, 20, 4.6, scene.volume(lit(base, .1), .3, .2),
                       radius=2)
        for px in (-1, 19):
            scene.rect(px, -128, 4.6, 126, scene.volume(base, .3, .24, direction='right'),
                       radius=2)


@contextmanager
def boat_bed(scene, x, y, width=168, base='terra', trim='cream', sail='white', flag='mustard'):
    """A bed built as a boat with its bow at the right; the child inside is hidden below y - 46."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half * .86, 7)
        scene.rect(half * .42 - 2.2, -172, 4.4, 150,
                   scene.volume('walnut', .3, .24, direction='right'), radius=2)
        scene.rect(half * .42 - 34, -68, 62, 3.4, scene.volume('walnut', .3, .2), radius=1.7)
        with scene.at(shadow='near'):
            scene.path(f'M{num(half * .42 - 5)} -164C{num(half * .42 - 20)} -130 '
                       f'{num(half * .42 - 30)} -96 {num(half * .42 - 34)} -71H'
                       f'{num(half * .42 - 5)}Z', scene.volume(sail, .2, .16, direction='right'))
            scene.path(f'M{num(half * .42 + 5)} -152C{num(half * .42 + 18)} -122 '
                       f'{num(half * .42 + 26)} -94 {num(half * .42 + 27)} -71H'
                       f'{num(half * .42 + 5)}Z', scene.volume(mix(sail, base, .35), .2, .14))
            scene.path(star_path(half * .42 - 15, -92, 8), flag)
        scene.path(f'M{num(half * .42)} -172C{num(half * .42 + 8)} -177 {num(half * .42 + 13)} '
                   f'-167 {num(half * .42 + 22)} -172V-160C{num(half * .42 + 13)} -156 '
                   f'{num(half * .42 + 8)} -165 {num(half * .42)} -160Z', scene.volume(flag))
        scene.path(f'M{num(-half + 4)} -52Q0 -40 {num(half - 10)} -56V-30H{num(-half + 8)}Z',
                   shade(base, .5))
    yield
    with scene.at(x, y):
        hull = (f'M{num(-half - 4)} -60C{num(-half + 30)} -46 {num(half - 46)} -44 '
                f'{num(half + 8)} -72C{num(half + 2)} -40 {num(half - 16)} -10 {num(half - 34)} 0'
                f'H{num(-half + 16)}C{num(-half + 2)} -12 {num(-half - 4)} -36 {num(-half - 4)} '
                f'-60Z')
        with scene.at(shadow='near'):
            scene.path(hull, scene.volume(base, .18, .26))
        with scene.at(clip=scene.clip(hull)):
            scene.path(f'M{num(-half - 6)} -14Q0 -6 {num(half)} -16V6H{num(-half - 6)}Z',
                       scene.volume(trim, .1, .2))
            for row in (-40, -27):
                scene.path(f'M{num(-half - 6)} {row - 6}Q0 {row + 8} {num(half + 6)} {row - 12}',
                           stroke=shade(base, .3), width=1, opacity=.6)
        scene.path(f'M{num(-half - 4)} -60C{num(-half + 30)} -46 {num(half - 46)} -44 '
                   f'{num(half + 8)} -72', stroke=lit(trim, .2), width=4.6)
        for part in (-.5, -.12, .26):
            scene.ellipse(half * part, -27, 8, fill=scene.ball('gold', .4, .2))
            scene.ellipse(half * part, -27, 5.6, fill=scene.gradient((0, '#8fb4d6'),
                                                                     (1, '#4f6fa0')))
            scene.path(f'M{num(half * part - 3.4)} -28q1.4 -3 4 -3', stroke='white', width=1.1,
                       opacity=.8)


# ---- puppet theatre ----------------------------------------------------------------------
def theatre_back(scene, x, y, width=112):
    """The booth behind the stage: backdrop and the dark gap where feet may show."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 4, 6)
        scene.rect(-half + 4, -20, width - 8, 20, scene.gradient((0, '#3d2438'), (1, '#5a3844')))
        scene.rect(-half + 6, -126, width - 12, 66,
                   scene.gradient((0, '#4f6ea6'), (.7, '#b9a6cb'), (1, '#f0c49c')))
        scene.ellipse(half * .4, -108, 8, fill='#fdf0c4')
        with scene.at(clip=scene.clip(f'M{num(-half + 6)} -126h{width - 12}v66h{12 - width}Z')):
            scene.path(smooth([(-half, -60), (-half, -84), (-half * .5, -94), (0, -80),
                               (half * .5, -92), (half, -80), (half, -60)]),
                       mix('forest', 'navy', .3))
        for px, high in ((-half * .62, 26), (half * .66, 20)):
            scene.path(polygon([(px - 8, -78), (px, -78 - high), (px + 8, -78)]), 'forest')
            scene.rect(px - 1.4, -78, 2.8, 6, 'umber')


def theatre_front(scene, x, y, width=112, base='brick', cloth='plum', gold='gold'):
    """Curtains, front board and crown of the booth, drawn over the puppets."""
    half = width / 2
    with scene.at(x, y):
        with scene.at(shadow='near'):
            for flip in (False, True):
                with scene.at(flip=flip):
                    scene.path(f'M{num(-half + 3)} -128H{num(-half + 40)}C{num(-half + 34)} -106 '
                               f'{num(-half + 22)} -92 {num(-half + 14)} -86C{num(-half + 18)} -76 '
                               f'{num(-half + 20)} -68 {num(-half + 18)} -58H{num(-half + 3)}Z',
                               _folds(scene, cloth))
                    scene.rect(-half + 4, -88, 13, 3.6, scene.volume(gold), radius=1.8)
        with scene.at(shadow='near'):
            front = f'M{num(-half)} -64H{num(half)}V-15H{num(-half)}Z'
            scene.path(front, scene.volume(base, .2, .2))
            for step in range(-3, 4):
                scene.line(step * 15, -62, step * 15, -17, shade(base, .25), .9, .55)
            scene.rect(-half - 4, -68, width + 8, 7, scene.volume(gold, .4, .2), radius=2)
            scene.rect(-half, -18, width, 4, scene.volume(gold, .3, .2), radius=1)
            for px in (-half - 3, half - 3):
                scene.rect(px, -136, 6, 136, scene.volume(shade(base, .1), .3, .26,
                                                          direction='right'), radius=2)
            _theatre_crown(scene, half, base, gold)
        for px, size in ((-half * .62, 8), (0, 11), (half * .62, 8)):
            scene.path(star_path(px, -40, size), scene.volume(gold, .4, .1))
        for px in range(-40, 41, 20):
            scene.ellipse(px, -69, 3.4, 2.6, '#fff2bd')


def _folds(scene, cloth):
    return scene.gradient((0, shade(cloth, .2)), (.18, lit(cloth, .2)), (.36, shade(cloth, .14)),
                          (.54, lit(cloth, .22)), (.74, shade(cloth, .12)), (1, lit(cloth, .1)),
                          direction='right')


def _theatre_crown(scene, half, base, gold):
    scallops = ''.join(f'q{num(-half / 8)} 9 {num(-half / 4)} 0' for _ in range(8))
    scene.path(f'M{num(-half)} -138H{num(half)}V-122{scallops}Z', scene.volume('mustard', .2, .16))
    for step in range(8):
        if step % 2:
            left = -half + step * half / 4
            scene.path(f'M{num(left)} -138h{num(half / 4)}V-122q{num(-half / 8)} 9 '
                       f'{num(-half / 4)} 0Z', scene.volume('coral', .2, .16))
    scene.path(f'M{num(-half - 5)} -136C{num(-half * .6)} -138 {num(-half * .4)} -158 0 -160'
               f'C{num(half * .4)} -158 {num(half * .6)} -138 {num(half + 5)} -136Z',
               scene.volume(base, .22, .16))
    scene.path(f'M{num(-half - 4)} -137C{num(-half * .6)} -139 {num(-half * .4)} -158.600 0 '
               f'-160.600C{num(half * .4)} -158.600 {num(half * .6)} -139 {num(half + 4)} -137',
               stroke=gold, width=2.4)
    scene.path('M0 -142C-5 -149 -12 -151 -12 -145C-12 -140 -5 -139 0 -142C5 -139 12 -140 12 -145'
               'C12 -151 5 -149 0 -142Z', scene.volume('cream', .2, .14))


def crocodile_puppet(scene, x, y, scale=1, flip=False):
    """A glove puppet with an open snout; x, y is its hem."""
    with scene.at(x, y, scale=scale, flip=flip, shadow='near'):
        scene.path(smooth([(-9, 2), (-8, -16), (-4, -26), (6, -26), (9, -14), (9, 2)]),
                   scene.volume('leaf', .2, .2))
        for row in (-6, -13, -20):
            scene.path(f'M-5 {row}q5 3 11 0', stroke=lit('leaf', .5), width=1.4, opacity=.8)
        scene.path('M-4 -24C4 -20 20 -20 30 -22L29 -18C20 -14 6 -14 -2 -18Z', shade('leaf', .1))
        scene.path('M-8 -24C-10 -36 2 -40 8 -34C16 -34 26 -34 32 -32C34 -28 32 -26 28 -26L-2 -24Z',
                   scene.volume('leaf', .3, .16))
        for px in (9, 14, 19, 24):
            scene.path(f'M{px} -26.400l2 4l2 -4Z', 'white')
        scene.ellipse(0, -37, 4.4, fill='white')
        scene.ellipse(1.4, -37, 2, fill='ink')
        scene.ellipse(29, -31, 1.1, fill='forest')


def king_puppet(scene, x, y, scale=1, flip=False):
    """A wooden king with a great moustache and a crown; x, y is his hem."""
    with scene.at(x, y, scale=scale, flip=flip, shadow='near'):
        scene.path(smooth([(-12, 2), (-9, -18), (0, -24), (9, -18), (12, 2)]),
                   scene.volume('brick', .24, .2))
        for side in (-1, 1):
            scene.curve([(side * 6, -16), (side * 13, -17), (side * 17, -22)], 'brick', 6)
            scene.ellipse(side * 17.6, -23.4, 3, fill=lit('peach', .2))
        scene.path('M-3 -20L0 2L3 -20Z', 'mustard')
        scene.ellipse(0, -30, 9, 9.6, scene.ball('peach', .3, .14))
        scene.path('M-9 -26C-6 -15 6 -15 9 -26C4 -23 -4 -23 -9 -26Z', 'white')
        scene.path('M0 -27C-3 -30 -8 -28 -9 -25C-5 -25 -2 -25 0 -27C2 -25 5 -25 9 -25C8 -28 3 -30 '
                   '0 -27Z', lit('steel', .5))
        scene.ellipse(0, -29, 2.4, fill='coral')
        for side in (-1, 1):
            scene.ellipse(side * 3.8, -32.4, 1.2, 1.5, 'ink')
        scene.path('M-9 -36L-10 -46L-5 -41L0 -48L5 -41L10 -46L9 -36Q0 -39 -9 -36Z',
                   scene.volume('gold', .5, .1))


# ---- tent and easel ----------------------------------------------------------------------
def teepee(scene, x, y, base='cream', accent='terra', inside='plum', width=88, height=136):
    """A tent of cloth on four poles, open at the front."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 4, 6)
        for lean in (-13, -4, 5, 14):
            scene.line(lean * .4, -height + 14, lean, -height - 22, shade('oak', .12), 3)
        with scene.at(shadow='near'):
            outline = f'M0 {-height}L{num(half)} 0Q0 5 {num(-half)} 0Z'
            scene.path(outline, scene.volume(base, .2, .14, direction='right'))
            with scene.at(clip=scene.clip(outline)):
                for level in (-height * .66, -height * .16):
                    count = 9
                    steps = [(-half + index * width / count, level + (5 if index % 2 else -5))
                             for index in range(count + 1)]
                    scene.path('M' + 'L'.join(f'{num(px)} {num(py)}' for px, py in steps),
                               stroke=accent, width=3)
                scene.line(-half, -height * .16 + 11, half, -height * .16 + 11, 'mustard', 2)
                scene.path(polygon([(0, -height), (half, 0), (half * .4, 2)]), 'shadow',
                           opacity=.12)
        scene.path(f'M0 {num(-height * .74)}C{num(half * .2)} {num(-height * .4)} '
                   f'{num(half * .46)} -14 {num(half * .56)} 1Q0 4 {num(-half * .56)} 1'
                   f'C{num(-half * .46)} -14 {num(-half * .2)} {num(-height * .4)} 0 '
                   f'{num(-height * .74)}Z', scene.gradient((0, shade(inside, .5)),
                                                            (1, shade(inside, .12))))


def teepee_flaps(scene, x, y, base='cream', width=88, height=136):
    """The two cloths tied back at the opening, drawn over who is inside."""
    half = width / 2
    with scene.at(x, y):
        for flip in (False, True):
            with scene.at(flip=flip, shadow='near'):
                scene.path(f'M0 {num(-height * .76)}C{num(half * .2)} {num(-height * .5)} '
                           f'{num(half * .4)} {num(-height * .34)} {num(half * .5)} '
                           f'{num(-height * .24)}C{num(half * .46)} -20 {num(half * .54)} -8 '
                           f'{num(half * .58)} 1L{num(half * .7)} 1L0 {num(-height * .9)}Z',
                           scene.volume(lit(base, .2), .2, .12))
                scene.ellipse(half * .54, -height * .24, 2.6, fill='coral')


def easel(scene, x, y, base='walnut', scale=1):
    """An easel with a wet picture of a house, a sun and a very large cat."""
    with scene.at(x, y, scale=scale):
        scene.contact(26, 4)
        scene.path('M0 -100L5 -8', stroke=shade(base, .3), width=3)
        scene.path('M-4 -106L-24 0M4 -106L24 0', stroke=base, width=4)
        scene.path('M-4.600 -104L-23 -6', stroke=lit(base, .4), width=1, opacity=.7)
        with scene.at(shadow='near'):
            scene.rect(-30, -96, 60, 54, scene.volume('white', .1, .08), radius=1)
        with scene.at(0, -69, clip=scene.clip('M-28 -25H28V25H-28Z')):
            _childs_painting(scene)
        scene.rect(-33, -42, 66, 5, scene.volume(lit(base, .1), .3, .2), radius=2)
        for px, fill in ((-26, 'coral'), (-16, 'mustard'), (19, 'teal')):
            scene.rect(px - 3, -49, 6.4, 7.4, scene.volume(fill, .3, .16), radius=1.4)


def _childs_painting(scene):
    scene.rect(-28, -25, 56, 50, '#e3f0ee')
    scene.path('M-28 12Q0 4 28 12V25H-28Z', 'leaf')
    scene.ellipse(18, -14, 6.4, fill='mustard')
    for angle in range(0, 360, 45):
        with scene.at(18, -14, rotate=angle):
            scene.line(0, -8, 0, -11.6, 'mustard', 1.8)
    scene.rect(-24, -6, 20, 20, 'coral')
    scene.path('M-27 -5L-14 -18L-1 -5Z', 'plum')
    scene.rect(-17, 3, 7, 11, 'umber')
    scene.path(smooth([(4, 20), (3, 4), (8, -2), (16, 2), (19, 20)]), '#e39a57')
    scene.path('M3 2L2 -9L7 -5H13L18 -9L17 2Z', '#e39a57')
    for px in (7, 13):
        scene.ellipse(px, -1, 1.3, fill='ink')
    scene.curve([(18, 18), (25, 14), (24, 4)], '#e39a57', 2.6)


def paint_tray(scene, x, y):
    """Jars of colour on a small stool, with brushes and a blot."""
    with scene.at(x, y):
        scene.contact(15, 3.4)
        scene.path('M-9 -20L-12 0M9 -20L12 0', stroke=shade('oak', .2), width=3)
        scene.rect(-16, -25, 32, 5.4, scene.volume('oak', .3, .2), radius=2)
        for px, fill in ((-10, 'coral'), (-1, 'mustard'), (8, 'blue')):
            scene.rect(px - 3.600, -34, 7.6, 9, scene.volume('white', .2, .14), radius=1.6)
            scene.rect(px - 3.600, -31, 7.6, 6, scene.volume(fill, .2, .14), radius=1.6)
        for px, lean, tip in ((8, 14, 'coral'), (7, -8, 'teal')):
            with scene.at(px, -32, rotate=lean):
                scene.line(0, 0, 0, -15, 'walnut', 1.5)
                scene.path('M-1.600 -15Q0 -22 1.600 -15Z', tip)
