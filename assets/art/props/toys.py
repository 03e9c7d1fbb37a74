"""Smaller toys and what children hang on their walls; toys stand on (x, y)."""

from kit.palette import lit, shade
from kit.svg import num, polygon, round_top, smooth, star_path, taper
from props.small import ball, teddy


def pinned_drawing(scene, x, y, motif='sun', width=24, height=20, rotate=0, pin='coral'):
    """A child's sheet on the wall. motif: sun, fish, tree, rocket, rainbow, snail."""
    with scene.at(x, y, rotate=rotate, shadow='near'):
        scene.rect(-width / 2, 0, width, height, scene.volume('white', .1, .06), radius=.6)
        with scene.at(0, height / 2, scale=min(width, height) / 20):
            DRAWINGS[motif](scene)
        scene.ellipse(0, 1.6, 1.6, fill=scene.ball(pin))


def _draw_sun(scene):
    scene.ellipse(0, -1, 4, fill='mustard')
    for angle in range(0, 360, 45):
        with scene.at(0, -1, rotate=angle):
            scene.line(0, -5.4, 0, -7.6, 'mustard', 1.4)
    scene.path('M-9 8q4 -4 9 -1t9 0', stroke='leaf', width=2.4)


def _draw_fish(scene):
    scene.ellipse(-1, 0, 6, 4, 'coral')
    scene.path('M4 0L9 -4V4Z', 'coral')
    scene.ellipse(-4, -1, .9, fill='ink')
    scene.path('M-9 7q3 -2 6 0t6 0t6 0', stroke='blue', width=1.4)


def _draw_tree(scene):
    scene.rect(-1.4, -1, 2.8, 9, 'umber')
    scene.ellipse(0, -3, 6, 5, 'leaf')
    for px, py in ((-3, -4), (2, -5), (3, -1)):
        scene.ellipse(px, py, 1.1, fill='brick')


def _draw_rocket(scene):
    with scene.at(rotate=24):
        scene.path('M0 -8C5 -4 4 2 3 5H-3C-4 2 -5 -4 0 -8Z', 'blue')
        scene.path('M-3 2L-6 6H-3ZM3 2L6 6H3Z', 'coral')
        scene.path('M-2 5L0 10L2 5Z', 'mustard')
        scene.ellipse(0, -2, 1.6, fill='white')


def _draw_rainbow(scene):
    for radius, fill in ((8.5, 'coral'), (6.5, 'mustard'), (4.5, 'teal')):
        scene.path(f'M{-radius} 5A{radius} {radius} 0 0 1 {radius} 5', stroke=fill, width=1.8)


def _draw_snail(scene):
    scene.path('M-8 6C-4 4 4 8 8 4V-2', stroke='mustard', width=2.6)
    scene.ellipse(-1, 0, 5, fill='plum')
    scene.ellipse(-1, 0, 2.4, fill='none', stroke='rose', line=1.2)


DRAWINGS = {'sun': _draw_sun, 'fish': _draw_fish, 'tree': _draw_tree, 'rocket': _draw_rocket,
            'rainbow': _draw_rainbow, 'snail': _draw_snail}


# ---- large toys --------------------------------------------------------------------------
def dollhouse(scene, x, y, base='rose', roof='brick', scale=1):
    """A house with an open front, 62 units high, a lamp burning in one room."""
    with scene.at(x, y, scale=scale):
        scene.contact(28, 4)
        scene.path(polygon([(-31, -42), (0, -64), (31, -42)]), scene.volume(roof, .24, .16))
        scene.rect(12, -64, 6, 12, scene.volume(shade(roof, .1)))
        scene.rect(-26, -42, 52, 42, scene.volume(base, .24, .14), radius=1)
        for px, py, fill in ((-23, -40, 'mint'), (1, -40, 'sand'), (-23, -20, 'sky'),
                             (1, -20, 'peach')):
            scene.rect(px, py, 22, 18, scene.volume(fill, .1, .16))
        scene.rect(-20, -27, 14, 5, 'blue', radius=1)
        scene.rect(-20, -30, 5, 4, 'white', radius=1.4)
        scene.rect(4, -27, 8, 5, scene.volume('walnut'), radius=.6)
        scene.ellipse(17, -31, 4, fill='#fff0bb')
        scene.line(17, -28, 17, -22, 'umber', .9)
        scene.rect(-19, -9, 14, 7, scene.volume('teal'), radius=2)
        scene.path('M6 -2v-6h11v6M4 -8h15', stroke='walnut', width=1.5)
        scene.ellipse(11, -10, 2.2, fill='coral')
        scene.ellipse(0, -50, 4.6, fill='#fff0bb')
        scene.rect(-28, -2, 56, 3, scene.volume('leaf'), radius=1.5)


def rocking_horse(scene, x, y, base='sand', saddle='brick', scale=1, flip=False):
    """Looks to the left; 58 units high."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(30, 4)
        scene.path('M-34 -6Q0 8 34 -6', stroke='walnut', width=4.4)
        for px, foot in ((-15, -22), (-9, -13), (14, 15), (19, 23)):
            scene.line(px, -24, foot, -3, shade(base, .12), 5.4)
        scene.path('M24 -34C36 -36 36 -20 31 -12', stroke='umber', width=5)
        scene.path(smooth([(-18, -22), (-20, -34), (-8, -36), (8, -34), (22, -38), (27, -28),
                           (20, -20), (0, -19)]), scene.volume(base, .24, .2))
        scene.path(smooth([(-19, -28), (-22, -44), (-20, -56), (-12, -54), (-8, -40), (-6, -32)]),
                   scene.volume(base, .24, .16))
        scene.path(smooth([(-24, -60), (-14, -60), (-12, -52), (-22, -48), (-33, -42), (-36, -47),
                           (-30, -54)]), scene.volume(base, .3, .14))
        scene.path('M-16 -60L-13 -66L-11 -58Z', base)
        scene.path(smooth([(-15, -62), (-8, -56), (-4, -44), (-3, -34), (-9, -38), (-12, -50)]),
                   'umber')
        scene.ellipse(-23, -54, 1.5, 1.7, 'ink')
        scene.path('M-32 -50L-22 -46L-13 -52', stroke=saddle, width=1.6)
        scene.path(smooth([(-6, -36), (2, -34), (12, -38), (13, -26), (-5, -25)]),
                   scene.volume(saddle, .3, .16))


# ---- small things ------------------------------------------------------------------------
def feathers(scene, places):
    """White down in the air at (x, y, angle, size)."""
    for x, y, angle, size in places:
        with scene.at(x, y, rotate=angle, scale=size):
            scene.path('M0 5C-4 2 -4 -4 0 -8C4 -4 4 2 0 5Z', scene.volume('white', 0, .08))
            scene.path('M0 7Q.6 0 0 -6', stroke=shade('cream', .16), width=.6)


def mobile(scene, x, drop=30, things=('star', 'moon', 'cloud', 'star'), width=52):
    """Paper shapes on a bar that hangs from the ceiling."""
    half = width / 2
    scene.line(x, 0, x, drop, 'ink', .8)
    with scene.at(x, drop, shadow='wall'):
        scene.path(f'M{num(-half)} 3Q0 -5 {num(half)} 3', stroke='walnut', width=2.2)
        for index, thing in enumerate(things):
            px = -half + 2 + index * (width - 4) / (len(things) - 1)
            length = (14, 24, 18, 11)[index % 4]
            scene.line(px, 2, px, length, lit('sand', .3), .6)
            MOBILES[thing](scene, px, length + 6)


def _hung_star(scene, x, y):
    scene.path(star_path(x, y, 6.4), scene.volume('mustard', .4, .1))


def _hung_moon(scene, x, y):
    scene.path(f'M{num(x + 3)} {num(y - 7)}A7 7 0 1 0 {num(x + 5)} {num(y + 5)}'
               f'A6 6 0 0 1 {num(x + 3)} {num(y - 7)}Z', scene.volume('cream', .3, .12))


def _hung_cloud(scene, x, y):
    for dx, dy, radius in ((-5, 1, 4), (0, -2, 5), (5, 1, 4)):
        scene.ellipse(x + dx, y + dy, radius, radius * .8, 'white')


def _hung_planet(scene, x, y):
    scene.ellipse(x, y, 5.4, fill=scene.ball('coral', .4, .2))
    with scene.at(x, y, rotate=-18):
        scene.ellipse(0, 0, 9.4, 2.2, 'none', stroke='mustard', line=1.5)


def _hung_bird(scene, x, y):
    scene.path(smooth([(x - 8, y - 3), (x, y - 3), (x + 7, y - 5), (x + 4, y + 3), (x - 3, y + 4)]),
               scene.volume('teal', .3, .1))
    scene.path(f'M{x - 1} {y - 1}l-2 -8l7 5Z', lit('teal', .4))


def _hung_plane(scene, x, y):
    scene.path(polygon([(x - 9, y), (x + 9, y - 5), (x - 1, y + 4)]), scene.volume('white', 0, .14))
    scene.path(polygon([(x + 9, y - 5), (x - 1, y + 4), (x - 1, y + 8)]), shade('cream', .16))


MOBILES = {'star': _hung_star, 'moon': _hung_moon, 'cloud': _hung_cloud, 'planet': _hung_planet,
           'bird': _hung_bird, 'plane': _hung_plane}


def kite(scene, x, y, base='coral', accent='mustard', rotate=14, scale=1):
    """Hung on the wall by its middle, with a tail of bows."""
    with scene.at(x, y, rotate=rotate, scale=scale, shadow='wall'):
        scene.curve([(0, 24), (5, 34), (-4, 44), (3, 56)], 'cream', 1.1)
        for px, py, fill in ((4, 33, 'teal'), (-3, 44, accent), (2, 54, base)):
            scene.path(f'M{px} {py}l-5 -3v6ZM{px} {py}l5 -3v6Z', fill)
        for points, fill in (([(0, -22), (0, 0), (-16, 0)], base), ([(0, -22), (16, 0), (0, 0)],
                             lit(accent, .1)), ([(-16, 0), (0, 0), (0, 24)], accent),
                             ([(16, 0), (0, 24), (0, 0)], shade(base, .1))):
            scene.path(polygon(points), scene.volume(fill, .2, .12))


def height_giraffe(scene, x, y=204, height=130):
    """A giraffe painted on a board to measure who has grown; stands on the skirting."""
    with scene.at(x, y, shadow='wall'):
        scene.rect(-11, -height, 22, height, scene.volume('sky', .4, .1), radius=3)
        neck = f'M-5 0V{num(-height + 30)}Q-5 {num(-height + 20)} 2 {num(-height + 18)}V0Z'
        scene.path(neck, scene.volume('mustard', .3, .16, direction='right'))
        for index in range(int((height - 34) / 11)):
            scene.ellipse(-2.6 + index % 2 * 2.4, -6 - index * 11, 2, 2.6, 'walnut')
        scene.path(smooth([(-5, -height + 26), (-4, -height + 13), (3, -height + 12),
                           (10, -height + 19), (8, -height + 24), (1, -height + 24)]),
                   scene.volume('mustard', .3, .12))
        scene.path(f'M-3 {num(-height + 13)}v-6M1 {num(-height + 12)}v-6', stroke='walnut',
                   width=1.4)
        scene.ellipse(1, -height + 17, 1.1, fill='ink')
        for index in range(int((height - 10) / 8)):
            scene.line(11, -4 - index * 8, 6 if index % 2 else 4, -4 - index * 8, 'umber', 1, .8)


def toy_chest(scene, x, y, base='mustard', accent='white', width=50, things=True):
    """A painted box with a star, toys looking over its edge; 30 units high."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 5)
        if things:
            scene.rect(-half + 2, -34, width - 4, 10, shade(base, .5), radius=2)
            teddy(scene, -half + 14, -20, scale=.72)
            ball(scene, half - 13, -24, 'teal', radius=9)
            scene.path(polygon([(-2, -28), (4, -46), (8, -28)]), scene.volume('coral'))
            scene.ellipse(4, -46, 2.4, fill='mustard')
        scene.rect(-half, -29, width, 28, scene.volume(base, .2, .18), radius=2)
        scene.rect(-half - 2, -31, width + 4, 5, scene.volume(lit(base, .15), .3, .16), radius=2)
        scene.path(star_path(0, -13, 8), accent)
        for side in (-1, 1):
            scene.ellipse(side * (half - 9), -13, 3, fill=lit(accent, .1), opacity=.9)


def toy_drum(scene, x, y, base='coral', scale=1):
    """A drum with a white skin, 20 units wide; stands on x, y."""
    with scene.at(x, y, scale=scale, shadow='near'):
        scene.path(taper(18, 14, -16, 0), scene.volume(base, .3, .2, direction='right'))
        scene.path('M-8.400 -14L-4 -2L0 -14L4 -2L8.400 -14', stroke='cream', width=1.1)
        scene.ellipse(0, -16, 9.4, 3, scene.volume('white', .2, .1))
        scene.path(round_top(-9, -3, 18, 3, 1), shade(base, .16))
