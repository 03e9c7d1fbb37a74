"""Furniture and small things of bedrooms: bureaus, vanities, trays, slippers, suitcases."""

from kit.palette import lit, mix, shade
from kit.svg import num, polygon, round_top, smooth, star_path, taper
from props.plants import blossom


# ---- furniture ---------------------------------------------------------------------------
def writing_desk(scene, x, y, width=92, height=56, base='walnut'):
    """A free-standing desk seen from the front, with drawers and turned legs; top y - height."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 3, 6)
        scene.rect(-half + 8, -height + 20, width - 16, height - 30,
                   scene.gradient((0, shade(base, .5)), (1, shade(base, .36))), radius=2)
        for side in (-1, 1):
            px = side * (half - 6)
            scene.path(polygon([(px - 4, -height + 14), (px + 4, -height + 14), (px + 2.4, 0),
                                (px - 2.4, 0)]), scene.volume(base, .3, .28, direction='right'))
            scene.ellipse(px, -height * .45, 4.6, 2.6, scene.ball(base, .3, .2))
        scene.rect(-half + 2, -height + 5, width - 4, 19, scene.volume(base, .1, .26), radius=2)
        for third in range(3):
            px = -half + 6 + (width - 12) * third / 3
            scene.rect(px + 1, -height + 8, (width - 12) / 3 - 2, 13,
                       scene.volume(lit(base, .14), .14, .12), radius=1.6)
            scene.ellipse(px + (width - 12) / 6, -height + 14.5, 1.8, fill=scene.ball('gold'))
        scene.rect(-half - 3, -height, width + 6, 6, scene.volume(lit(base, .1), .32, .18),
                   radius=2)
        scene.rect(-half - 2, -height, width + 4, 1.5, lit(base, .65), radius=.7)


def vanity(scene, x, y, width=84, base='white', knob='gold', bulbs=True):
    """A dressing table with its mirror; the table top is y - 50, the mirror reaches y - 126."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 5)
        for px in (-half + 4, half - 9):
            scene.path(polygon([(px, -20), (px + 5, -20), (px + 4, 0), (px + 1, 0)]),
                       shade(base, .24))
        with scene.at(shadow='near'):
            scene.path(round_top(-30, -128, 60, 80, 30),
                       scene.volume(mix(base, 'oak', .2), .3, .2, direction='diagonal'))
        pane = scene.gradient((0, '#d3e8ea'), (.45, '#f4fbf8'), (.55, '#e3f1ef'), (1, '#abcdd3'),
                              direction='diagonal')
        scene.path(round_top(-24, -122, 48, 70, 24), pane)
        scene.line(-12, -72, 6, -104, 'white', 4, .6)
        scene.line(0, -70, 13, -92, 'white', 2, .6)
        scene.rect(-half, -46, width, 28, scene.volume(base, .1, .2), radius=2)
        for px in (-half + 3, half - 27):
            for py in (-44, -31.5):
                scene.rect(px, py, 24, 11.5, scene.volume(lit(base, .2), .1, .1), radius=1.6)
                scene.ellipse(px + 12, py + 6, 1.7, fill=scene.ball(knob))
        scene.path('M-15 -18V-38Q0 -46 15 -38V-18Z', shade(base, .42), opacity=.5)
        scene.rect(-half - 3, -51, width + 6, 6, scene.volume(lit(base, .1), .4, .18), radius=2)
        if bulbs:
            for px, py in ((-27, -62), (-27, -78), (-26, -94), (-20, -109), (-9, -120), (9, -120),
                           (20, -109), (26, -94), (27, -78), (27, -62)):
                scene.lamp(px, py, 13, .55)
                scene.ellipse(px, py, 2.6, fill='#fff6d2')


def perfume(scene, x, y, base='rose', scale=1):
    """A bottle with a ball pump."""
    with scene.at(x, y, scale=scale):
        scene.contact(6, 1.6)
        scene.path(smooth([(-3, -9), (-6, -4), (-4, 0), (4, 0), (6, -4), (3, -9)]),
                   scene.ball(base, .5, .16), opacity=.92)
        scene.rect(-1.8, -13, 3.6, 5, scene.volume('gold', .4, .2), radius=1)
        scene.path('M1 -12q5 -3 8 1', stroke='gold', width=.9)
        scene.ellipse(10, -9.6, 2.8, fill=scene.ball(base))


def jewel_tree(scene, x, y, scale=1):
    """Necklaces on a little brass tree."""
    with scene.at(x, y, scale=scale):
        scene.contact(8, 2)
        scene.path('M0 0V-24M0 -22Q-6 -22 -9 -26M0 -22Q6 -22 9 -26M0 -14Q-5 -14 -8 -17'
                   'M0 -14Q5 -14 8 -17', stroke='gold', width=1.4)
        scene.ellipse(0, -.6, 7, 1.8, scene.volume('gold'))
        for points, tone in ((((-9, -25), (-7, -12), (-3, -22)), 'coral'),
                             (((9, -25), (7, -10), (4, -22)), 'white'),
                             (((-8, -16), (-5, -5), (-2, -14)), 'teal')):
            scene.curve(points, tone, 1.5)
            scene.ellipse(points[1][0], points[1][1], 1.7, fill=tone)


def telescope(scene, x, y, base='gold', scale=1, flip=False):
    """A brass telescope on three legs pointing up to the right; 66 units high."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(18, 4)
        scene.path('M0 -40L-15 0M0 -40L15 0M0 -40L4 -3', stroke='umber', width=2.8)
        scene.path('M-8 -18H9', stroke='umber', width=1.4)
        with scene.at(0, -43, rotate=-38):
            scene.rect(-20, -4, 24, 8, scene.volume(shade(base, .1), .4, .3), radius=2)
            scene.rect(2, -5.5, 26, 11, scene.volume(base, .5, .3), radius=2)
            scene.rect(26, -7, 6, 14, scene.volume(lit(base, .2), .4, .3), radius=2)
            scene.rect(-24, -2.6, 5, 5.2, 'umber', radius=1.5)
        scene.ellipse(0, -41, 4, fill=scene.ball('umber'))


def paper_lantern(scene, x, drop=40, radius=17, base='#fff0cf'):
    """A round paper lamp hanging from the ceiling."""
    with scene.at(x, 0):
        scene.line(0, 0, 0, drop, 'ink', 1)
        scene.lamp(0, drop + radius, 56)
        scene.ellipse(0, drop + radius, radius, radius * .96,
                      scene.radial((0, '#fffdf0'), (.6, base), (1, mix(base, 'coral', .35))))
        for part in (-.7, -.42, -.14, .14, .42, .7):
            reach = radius * (1 - part * part) ** .5
            scene.path(f'M{num(-reach)} {num(drop + radius * (1 + part))}q{num(reach)} 3 '
                       f'{num(reach * 2)} 0',
                       stroke=shade(base, .2), width=.7, opacity=.6)


def paper_stars(scene, places, base='mustard', y=12):
    """Paper stars and a moon on threads; places are (x, drop, size)."""
    for index, (x, drop, size) in enumerate(places):
        scene.line(x, y, x, drop - size, lit('sand', .3), .6, .8)
        with scene.at(x, drop, shadow='wall'):
            scene.path(star_path(0, 0, size), scene.volume(base if index % 2 else 'cream', .3, .1))


def canopy(scene, x, y, width=120, drop=120, base='cream', ring='gold', top=11):
    """A gauze canopy falling from a ring at x, y to both sides."""
    half = width / 2
    scene.line(x, top, x, y - 3, ring, 1.4)
    for side in (-1, 1):
        with scene.at(x, y, flip=side < 0, shadow='near', opacity=.86):
            scene.path(f'M0 -3H16C22 22 {num(half * .62)} {num(drop * .34)} {num(half * .86)} '
                       f'{num(drop * .62)}C{num(half)} {num(drop * .8)} {num(half + 2)} '
                       f'{num(drop)} {num(half)} {num(drop)}Q{num(half - 6)} {num(drop + 4)} '
                       f'{num(half - 12)} {num(drop)}Q{num(half - 18)} {num(drop + 4)} '
                       f'{num(half - 23)} {num(drop)}C{num(half - 18)} {num(drop * .7)} '
                       f'{num(half * .36)} {num(drop * .5)} 0 8Z',
                       scene.gradient((0, lit(base, .2)), (.35, shade(base, .06)),
                                      (.6, lit(base, .3)), (.8, shade(base, .08)),
                                      (1, shade(base, .18)), direction='right'))
            for start, end in ((4, half - 18), (8, half - 11), (13, half - 5)):
                scene.path(f'M{start} 2C{start + 8} 26 {num(end * .66)} {num(drop * .4)} '
                           f'{num(end)} {num(drop - 3)}', stroke=shade(base, .3), width=.9,
                           opacity=.5)
    with scene.at(x, y):
        scene.ellipse(0, -2, 18, 4.4, scene.volume(ring, .4, .2))
        scene.ellipse(0, -3.4, 16, 3, lit(base, .3))


# ---- small things ------------------------------------------------------------------------
def breakfast_tray(scene, x, y, scale=1):
    """A tray on short legs: coffee, croissants, an egg and a flower; its foot is x, y."""
    with scene.at(x, y, scale=scale):
        scene.contact(30, 3)
        for px in (-25, 25):
            scene.path(f'M{px} -8L{px * 1.1} 0', stroke=shade('walnut', .2), width=3)
        scene.rect(-32, -12, 64, 5, scene.volume('walnut', .3, .2), radius=2)
        scene.path('M-32 -9C-40 -12 -40 -18 -32 -17M32 -9C40 -12 40 -18 32 -17', stroke='walnut',
                   width=2.2)
        scene.ellipse(-4, -12.4, 15, 2.6, scene.volume('white', .1, .16))
        for px, angle in ((-9, -12), (2, 10)):
            with scene.at(px, -16, rotate=angle):
                scene.path('M-9 3C-9 -6 9 -6 9 3C5 -1 -5 -1 -9 3Z', scene.volume('oak', .3, .2))
                scene.path('M-3.500 -3L-2 0M0 -3.600V-.5M3.500 -3L2 0', stroke='walnut', width=1)
        scene.path('M14 -22H26V-15C26 -11 14 -11 14 -15Z', scene.volume('coral', .4, .2,
                                                                        direction='right'))
        scene.path('M26 -20c5 -1 5 6 -.5 5', stroke='coral', width=1.6)
        scene.ellipse(20, -22, 6, 1.6, 'umber')
        scene.rect(-27, -21, 6, 9, scene.volume('sky', .5, .1), radius=2)
        scene.line(-24, -20, -23, -33, 'forest', 1)
        blossom(scene, -23, -34, 5.4, 'coral')
        scene.path('M17 -25C14 -29 20 -31 17 -35M22 -25C19 -29 25 -31 22 -35', stroke='white',
                   width=1.3, opacity=.75, blur=1)


def held_book(scene, x, y, base='brick', scale=1, rotate=0):
    """An open book in somebody's hands, seen from its cover; x, y is its lower middle."""
    with scene.at(x, y, scale=scale, rotate=rotate, shadow='near'):
        scene.path(polygon([(-15, -19), (0, -15.5), (15, -19), (15, -1), (0, 2.4), (-15, -1)]),
                   'white')
        for flip in (False, True):
            with scene.at(flip=flip):
                scene.path(polygon([(0, -14), (15.6, -18), (15.6, 0), (0, 3.4)]),
                           scene.volume(shade(base, .1) if not flip else base, .2, .16))
                scene.path(polygon([(3, -11.4), (12.6, -14), (12.6, -2.4), (3, -.4)]), 'none',
                           stroke=lit(base, .45), width=.9, opacity=.8)
                scene.ellipse(7.8, -7.2, 2, fill=lit(base, .45), opacity=.8)
        scene.line(0, -14, 0, 3.4, shade(base, .3), 1.4)


def hot_water_bottle(scene, x, y, base='brick', rotate=0, scale=1):
    """In a knitted cover with a heart; x, y is its middle."""
    with scene.at(x, y, rotate=rotate, scale=scale, shadow='near'):
        scene.rect(-3, -17, 6, 6, scene.volume('slate', .3, .2), radius=1.4)
        scene.path(smooth([(-4, -13), (-5, -9), (-9, -6), (-10, 6), (-8, 12), (0, 13), (8, 12),
                           (10, 6), (9, -6), (5, -9), (4, -13)]), scene.ball(base, .3, .2))
        scene.path('M-5 -9.500Q0 -7.500 5 -9.500', stroke='cream', width=2)
        scene.path('M0 9C-8 4 -5 -2 0 1.500C5 -2 8 4 0 9Z', 'cream')


def alarm_clock(scene, x, y, base='coral', scale=1):
    """Two bells and two feet; stands on x, y."""
    with scene.at(x, y, scale=scale):
        scene.contact(8, 2)
        scene.path('M-4 -3L-6 0M4 -3L6 0', stroke=shade(base, .3), width=2)
        for side in (-1, 1):
            with scene.at(side * 5, -16, rotate=side * 34):
                scene.path('M-4 0C-4 -5 4 -5 4 0Z', scene.ball('gold', .5, .2))
        scene.path('M0 -16V-20', stroke='gold', width=1.4)
        scene.ellipse(0, -9, 7.8, fill=scene.ball(base, .4, .2))
        scene.ellipse(0, -9, 5.6, fill='white')
        scene.path('M0 -9L-2.600 -11.500M0 -9L2 -12.500', stroke='ink', width=1)


def slippers(scene, x, y, base='rose', accent='cream', scale=1, flip=False):
    """A pair standing side by side, one a little ahead."""
    with scene.at(x, y, scale=scale, flip=flip):
        for px, py in ((7, -3), (-5, 1)):
            with scene.at(px, py):
                scene.contact(11, 3, y=-1)
                scene.ellipse(0, -2, 11.5, 3.4, lit(base, .3))
                scene.ellipse(1, -3, 9.6, 2.4, shade(base, .42))
                scene.path('M-12 -2C-12 -11 -2 -11 1 -5Q2 -2 0 .6Q-8 2.400 -12 -2Z',
                           scene.ball(base, .34, .2))
                scene.ellipse(-4, -7.4, 3, fill=scene.ball(accent, .3, .1))


def letters(scene, x, y, scale=1):
    """Envelopes, a sheet and an ink pot with a pen, on a desk."""
    with scene.at(x, y, scale=scale):
        scene.path(polygon([(-24, -1), (-16, -5), (-3, -3), (-10, 1)]), 'white')
        scene.path(polygon([(-19, 0), (-7, -5), (6, -2), (-5, 2)]), lit('cream', .2))
        scene.path('M-14 -.6l9 -3M-11 .2l9 -3M-8 1l9 -3', stroke='blue', width=.7, opacity=.8)
        scene.ellipse(-14, -3, 1.2, .8, 'brick')
        scene.contact(6, 1.6, x=16)
        scene.rect(11.5, -8, 9, 8, scene.volume('navy', .4, .1), radius=2)
        scene.rect(13, -10, 6, 3, scene.volume('gold', .3, .2), radius=1)
        scene.path('M16 -8C18 -18 24 -24 30 -27C30 -20 24 -13 17 -9Z',
                   scene.volume('white', .1, .14))
        scene.path('M16 -7L28 -25', stroke=shade('sand', .2), width=.8)


def suitcase(scene, x, y, base='brick', width=50, height=32, band='mustard', sticker=True):
    """Closed and standing, with corners and a label."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 4)
        scene.path(f'M-8 {-height}v-4q8 -4 16 0v4', stroke='umber', width=2.6)
        scene.rect(-half, -height, width, height, scene.volume(base, .26, .2,
                   direction='diagonal'), radius=5)
        scene.line(-half + 5, -height + 1.4, half - 5, -height + 1.4, lit(base, .6), 1.4, .8)
        for px in (-half + 9, half - 13):
            scene.rect(px, -height, 4.4, height, scene.volume(band, .3, .2))
            scene.rect(px - .8, -height + 6, 6, 5, 'gold', radius=1)
        if sticker:
            scene.ellipse(0, -height * .45, 6.4, 5, 'cream')
            scene.path('M-5 -12h10l-2 3h-6ZM0 -13v-7l5 6Z', 'blue')


def open_suitcase(scene, x, y, base='brick', lining='sky', width=66):
    """Lying open on a bed, full of folded clothes; x, y is its lower front edge."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 3, 4)
        lid = polygon([(-half + 3, -18), (half - 3, -18), (half + 3, -56), (-half - 3, -56)])
        with scene.at(shadow='near'):
            scene.path(lid, scene.volume(base, .2, .2), stroke=base, width=5)
        scene.path(polygon([(-half + 6, -19), (half - 6, -19), (half - 1, -53), (-half + 1, -53)]),
                   scene.volume(lining, .24, .14))
        scene.path(f'M{num(-half + 2)} -36Q0 -30 {num(half - 2)} -36', stroke=shade(lining, .2),
                   width=1.4)
        scene.rect(-16, -42, 14, 11, 'cream', radius=1)
        scene.ellipse(-9, -36.500, 3.4, fill='coral')
        folded = (('mustard', -24, 20), ('white', -5, 19), ('teal', 14, 20))
        for fill, px, wide in folded:
            scene.rect(px - wide / 2, -26, wide, 12, scene.volume(fill, .3, .2), radius=4)
            scene.path(f'M{num(px - wide / 2 + 2)} -22h{num(wide - 4)}', stroke=shade(fill, .25),
                       width=.9, opacity=.7)
        scene.rect(-half, -17, width, 17, scene.volume(base, .26, .22), radius=3)
        scene.rect(-half, -17, width, 2, lit(base, .55), radius=1, opacity=.9)
        for px in (-half + 12, half - 16):
            scene.rect(px, -15, 4.4, 15, 'mustard')
        scene.rect(-6, -12, 12, 4, 'gold', radius=2)
        scene.path(f'M{num(half - 20)} -17C{num(half - 18)} -10 {num(half - 14)} -6 '
                   f'{num(half - 10)} -6L{num(half - 4)} -17Z', scene.volume('coral', .3, .2))


def straw_hat(scene, x, y, base='#ecca84', band='brick', scale=1, rotate=0):
    """Lying on something; x, y is the middle of its brim's lower edge."""
    with scene.at(x, y, scale=scale, rotate=rotate, shadow='near'):
        scene.ellipse(0, -3, 21, 4.6, scene.volume(base, .3, .2))
        scene.path('M-11 -4C-12 -17 12 -17 11 -4Q0 -1 -11 -4Z', scene.ball(base, .4, .18))
        scene.path('M-11.300 -6.500Q0 -3 11.300 -6.500L11.200 -3.500Q0 0 -11.200 -3.500Z', band)


def bonsai(scene, x, y, base='deep', scale=1):
    """A little old tree in a flat pot."""
    with scene.at(x, y, scale=scale):
        scene.contact(15, 3)
        scene.curve(((1, -7), (-5, -14), (3, -20), (-3, -29)), 'umber', 3.6)
        scene.curve(((2, -19), (10, -22), (14, -22)), 'umber', 2.2)
        for px, py, rx in ((-5, -31, 12), (14, -24, 8), (-12, -22, 7.5), (3, -36, 8)):
            scene.ellipse(px, py, rx, rx * .52, scene.ball('forest', .35, .2))
            scene.ellipse(px - rx * .3, py - 1.6, rx * .5, rx * .24, lit('leaf', .3), .6)
        scene.path(taper(30, 24, -8, 0), scene.volume(base, .3, .2))
        scene.rect(-16.5, -9, 33, 3, scene.volume(lit(base, .14), .3, .2), radius=1.5)


def scroll(scene, x, y, width=30, height=76):
    """A hanging scroll with mountains, a sun and birds."""
    with scene.at(x, y, shadow='wall'):
        scene.path('M-6 0L0 -7L6 0', stroke='umber', width=.9)
        scene.rect(-width / 2, 0, width, height, scene.volume('sage', .2, .12))
        scene.rect(-width / 2 + 3, 8, width - 6, height - 17, scene.volume('cream', .2, .05))
        for py in (-1.5, height - 2):
            scene.rect(-width / 2 - 3, py, width + 6, 4, scene.volume('umber', .3, .2), radius=2)
    with scene.at(x, y):
        scene.ellipse(4, 22, 5.4, fill='terra', opacity=.9)
        scene.path(smooth([(-12, 60), (-8, 46), (-3, 38), (2, 47), (6, 42), (12, 54), (12, 62)],
                          tension=.7), 'blue', opacity=.6)
        scene.path(smooth([(-12, 62), (-6, 54), (2, 58), (12, 52), (12, 64), (-12, 64)],
                          tension=.7), 'deep', opacity=.6)
        scene.path('M-8 28q2 -2.400 3.500 0q1.500 -2.400 3.500 0', stroke='ink', width=.8)


def dream_catcher(scene, x, y, base='terra', scale=1):
    """A woven ring with feathers; hangs from x, y."""
    with scene.at(x, y, scale=scale, shadow='wall'):
        scene.line(0, 0, 0, 7, 'umber', .8)
        scene.ellipse(0, 18, 11, fill='none', stroke=base, line=2)
        scene.path(star_path(0, 18, 10, 8, .62), 'none', stroke='cream', width=.8)
        scene.path(star_path(0, 18, 6, 8, .6), 'none', stroke='cream', width=.8)
        scene.ellipse(0, 18, 1.6, fill='mustard')
        for px, drop, fill in ((-8, 12, 'sage'), (0, 17, 'cream'), (8, 12, 'mustard')):
            top = 26 if px else 29
            scene.line(px, top, px, top + 6, 'umber', .7)
            scene.path(f'M{px} {top + 5}C{px - 4} {top + 9} {px - 3} {top + drop} {px} '
                       f'{top + drop + 3}C{px + 3} {top + drop} {px + 4} {top + 9} {px} {top + 5}Z',
                       scene.volume(fill))


def photo_string(scene, points, colors=('coral', 'sage', 'blue', 'mustard', 'plum')):
    """Little photographs pegged to a cord that sags between two points."""
    (x1, y1), (x2, y2) = points
    sag = max(y1, y2) + 12
    scene.path(f'M{num(x1)} {num(y1)}Q{num((x1 + x2) / 2)} {num(sag)} {num(x2)} {num(y2)}',
               stroke='umber', width=.8)
    count = max(3, round(abs(x2 - x1) / 17))
    for index in range(count):
        part = (index + .5) / count
        px = x1 + (x2 - x1) * part
        py = (1 - part) ** 2 * y1 + 2 * part * (1 - part) * sag + part ** 2 * y2
        with scene.at(px, py, rotate=(-5, 4, -2, 6)[index % 4], shadow='wall'):
            scene.rect(-6, 0, 12, 14, 'white', radius=.6)
            scene.rect(-4.6, 1.6, 9.2, 8.6, lit(colors[index % len(colors)], .25))
            scene.ellipse(1, 5, 2.2, fill=colors[(index + 2) % len(colors)])
            scene.path('M-4.600 10.200L-1 6L2 8.500L4.600 6.500V10.200Z', 'forest', opacity=.7)
            scene.rect(-1, -2, 2, 4, 'oak')


def umbrella(scene, x, y, base='mustard', accent='cream', scale=1, flip=False):
    """Open and put on the floor to dry, in a small puddle; x, y is where it rests."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(30, 5)
        scene.ellipse(4, 2, 30, 3, 'sky', .45)
        scene.line(2, -10, 34, -26, 'umber', 2)
        scene.path('M34 -26q6 -4 4 -9', stroke='umber', width=2.2)
        canopy_outline = smooth([(-27, -2), (-31, -20), (-22, -38), (-4, -45), (9, -38), (10, -22),
                                 (2, -6), (-12, 2)])
        scene.path(canopy_outline, scene.ball(base, .36, .22))
        with scene.at(clip=scene.clip(canopy_outline)):
            scene.path('M-27 -30Q-14 -22 -27 -2L-12 4Q-6 -18 -27 -30ZM-27 -30Q4 -40 10 -22L12 -42'
                       'L-8 -48Z', accent, opacity=.75)
        scene.curve(((-27, -30), (-10, -26), (10, -22)), lit(base, .5), 1.2, .6)
        scene.ellipse(-28, -31, 2, fill='umber')


def world_map(scene, x, y, width=62, height=42):
    """A wall map with a red thread between places one has been to."""
    with scene.at(x, y, shadow='wall'):
        scene.rect(-width / 2, 0, width, height, scene.volume('sky', .2, .1), radius=1)
        for py in (-2, height - 2):
            scene.rect(-width / 2 - 2, py, width + 4, 4, scene.volume('walnut', .3, .2), radius=2)
    with scene.at(x, y, scale=width / 62):
        for land, fill in (
                ([(-26, 8), (-18, 6), (-12, 9), (-15, 15), (-19, 18), (-24, 15)], 'sage'),
                ([(-17, 20), (-11, 22), (-11, 28), (-15, 36), (-17, 29)], 'leaf'),
                ([(-3, 9), (4, 7), (6, 11), (2, 15), (-3, 14)], 'peach'),
                ([(-3, 17), (5, 16), (8, 21), (4, 32), (1, 29), (-4, 22)], 'mustard'),
                ([(7, 7), (18, 5), (26, 9), (24, 17), (17, 21), (10, 17)], 'sage'),
                ([(19, 27), (25, 26), (27, 31), (21, 33)], 'coral')):
            scene.path(smooth(land), fill, opacity=.95)
        scene.path('M-20 12L1 11L5 22L22 13L23 29', stroke='brick', width=.9, dash='2 1.600')
        for px, py in ((-20, 12), (1, 11), (5, 22), (22, 13), (23, 29)):
            scene.ellipse(px, py, 1.5, fill='brick')


def low_table(scene, x, y, width=54, base='umber'):
    """A very low table with a tea set for one; its top is y - 14."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 4)
        for px in (-half + 3, half - 8):
            scene.rect(px, -12, 5, 12, scene.volume(shade(base, .2)), radius=1)
        scene.rect(-half, -15, width, 5, scene.volume(base, .36, .18), radius=2)
        scene.rect(-half + 1, -15, width - 2, 1.3, lit(base, .6), radius=.6)


def tea_bowl(scene, x, y, base='terra', scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(6, 1.4)
        scene.path('M-6 -8H6C6 -2 3 0 2 0H-2C-3 0 -6 -2 -6 -8Z', scene.volume(base, .34, .2))
        scene.ellipse(0, -8, 6, 1.6, '#8ba05a')
        scene.path('M-2 -11C-5 -15 1 -17 -2 -21M3 -11C0 -15 5 -17 3 -21', stroke='white',
                   width=1.3, opacity=.75, blur=1)
