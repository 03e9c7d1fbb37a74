"""Things of the game room: billiards, darts, table football and machines that blink."""

from kit.palette import lit, mix, shade
from kit.svg import num, polygon, smooth, star_path

BALL_COLORS = ('mustard', 'brick', 'blue', 'plum', 'coral', 'forest', 'navy', 'white')


# ---- billiards ---------------------------------------------------------------------------
def billiard_table(scene, x, y, width=196, height=58, base='umber', cloth='forest'):
    """Seen a little from above: its back rail is y - height - 30, its front edge y - height."""
    half, back = width / 2, width / 2 - 16
    with scene.at(x, y):
        scene.contact(half + 2, 9)
        scene.path(polygon([(-half + 12, -height + 8), (half - 12, -height + 8), (half - 26, -6),
                            (-half + 26, -6)]), 'shadow', opacity=.42, blur=3)
        for px in (-back + 6, back - 6):
            scene.rect(px - 4, -height, 8, height - 12, scene.volume(shade(base, .35), .1, .2),
                       radius=2)
        for px in (-half + 12, half - 12):
            scene.path(smooth([(px - 7, -height + 6), (px - 9, -height * .6), (px - 5, -12),
                               (px - 8, 0), (px + 8, 0), (px + 5, -12), (px + 9, -height * .6),
                               (px + 7, -height + 6)]),
                       scene.volume(base, .26, .28, direction='right'))
        with scene.at(shadow='near'):
            scene.path(polygon([(-back, -height - 32), (back, -height - 32), (half + 4, -height),
                                (-half - 4, -height)]), scene.volume(lit(base, .14), .3, .1))
        scene.path(polygon([(-back + 8, -height - 27), (back - 8, -height - 27),
                            (half - 9, -height - 6), (-half + 9, -height - 6)]),
                   scene.volume(cloth, .06, .06))
        scene.path(polygon([(-back + 8, -height - 27), (back - 8, -height - 27),
                            (back - 6, -height - 24), (-back + 6, -height - 24)]), shade(cloth, .3))
        glow = scene.radial((0, '#fff0b0', .42), (1, '#fff0b0', 0))
        scene.ellipse(0, -height - 16, half * .8, 12, glow)
        for px, py in ((-back + 8, -27), (0, -28), (back - 8, -27), (-half + 9, -5.5), (0, -4.6),
                       (half - 9, -5.5)):
            scene.ellipse(px, -height + py, 6, 3.2, '#3d2a30')
            scene.path(f'M{num(px - 5)} {num(-height + py + 1)}q5 3 10 0', stroke='gold',
                       width=1.1)
        scene.rect(-half - 4, -height, half * 2 + 8, 13, scene.volume(base, .3, .24), radius=3)
        scene.rect(-half - 3, -height, half * 2 + 6, 1.8, lit(base, .55), radius=.9)
        for index in range(-4, 5):
            if index:
                scene.path(polygon([(index * half / 4.6, -height + 3.6),
                                    (index * half / 4.6 + 2, -height + 6),
                                    (index * half / 4.6, -height + 8.4),
                                    (index * half / 4.6 - 2, -height + 6)]), 'cream')


def billiard_balls(scene, places):
    """Balls at (x, y, index of colour)."""
    for x, y, index in places:
        scene.ellipse(x + 1.4, y + 3, 4.6, 1.8, 'shadow', .4)
        scene.ellipse(x, y, 4.3, fill=scene.ball(BALL_COLORS[index], .5, .2))
        scene.ellipse(x - 1.4, y - 1.6, 1.1, .8, 'white', .85)


def cue(scene, x1, y1, x2, y2):
    """From the butt to the tip."""
    mx, my = x1 + (x2 - x1) * .36, y1 + (y2 - y1) * .36
    scene.line(x1, y1, x2, y2, shade('oak', .04), 2.2)
    scene.line(x1, y1, mx, my, 'umber', 3.4)
    scene.line(mx, my, mx + (x2 - x1) * .03, my + (y2 - y1) * .03, 'cream', 3)
    scene.ellipse(x2, y2, 1.6, fill='blue')


def cue_rack(scene, x, y, count=4, height=92):
    """Cues standing in a rack on the wall; x is the middle, y the top."""
    width = count * 10 + 8
    with scene.at(x, y, shadow='wall'):
        for py in (10, height - 8):
            scene.rect(-width / 2, py, width, 8, scene.volume('umber', .3, .2), radius=2)
        for index in range(count):
            px = -width / 2 + 9 + index * 10
            cue(scene, px, height - 2, px, 0)


def billiard_lamp(scene, x, drop=52, shades=3, base='forest', step=42):
    """Shades on one bar hanging over the table."""
    reach = step * (shades - 1) / 2
    with scene.at(x, 0):
        for px in (-reach * .6, reach * .6):
            scene.line(px, 0, px, drop, 'gold', 1.2)
        scene.rect(-reach - 8, drop - 2, reach * 2 + 16, 4, scene.volume('gold', .5, .2), radius=2)
        for index in range(shades):
            px = -reach + index * step
            scene.lamp(px, drop + 20, 48, .9)
            scene.path(f'M{num(px - 16)} {drop + 18}C{num(px - 14)} {drop + 4} {num(px - 6)} '
                       f'{drop + 1} {num(px)} {drop + 1}C{num(px + 6)} {drop + 1} {num(px + 14)} '
                       f'{drop + 4} {num(px + 16)} {drop + 18}Z', scene.ball(base, .4, .16))
            scene.rect(px - 16.6, drop + 16.4, 33.2, 2.6, scene.volume('gold', .5, .1), radius=1.3)
            scene.ellipse(px, drop + 19.4, 8, 3, '#fffbe2')


def bead_counter(scene, x, y, width=58):
    """Two wires with beads that count the points."""
    with scene.at(x, y, shadow='wall'):
        scene.rect(-width / 2, 0, width, 24, scene.volume('walnut', .3, .2), radius=2)
        scene.rect(-width / 2 + 3, 3, width - 6, 18, shade('walnut', .4), radius=1)
        for row, (fill, split) in enumerate((('coral', 4), ('cream', 7))):
            py = 8 + row * 8
            scene.line(-width / 2 + 3, py, width / 2 - 3, py, 'gold', .9)
            for index in range(10):
                px = -width / 2 + 6 + index * 4 + (10 if index >= split else 0)
                scene.ellipse(px, py, 1.9, 2.8, scene.ball(fill))


def dartboard(scene, x, y, radius=20, darts=True):
    """A round board; x, y is its middle."""
    with scene.at(x, y, shadow='wall'):
        scene.ellipse(0, 0, radius + 4, fill=scene.ball('umber', .2, .2))
        scene.ellipse(0, 0, radius, fill='cream')
        for index in range(10):
            with scene.at(rotate=index * 36):
                side = radius * .156
                scene.path(polygon([(0, 0), (-side, -radius), (side, -radius)]),
                           mix('slate', 'umber', .4))
        for reach in (.96, .6):
            scene.ellipse(0, 0, radius * reach, fill='none', stroke='forest', line=2)
            scene.ellipse(0, 0, radius * reach, fill='none', stroke='brick', line=2,
                          dash=f'{num(radius * reach * .314)} {num(radius * reach * .314)}')
        scene.ellipse(0, 0, 3.6, fill='forest')
        scene.ellipse(0, 0, 1.8, fill='brick')
    if darts:
        for dx, dy, fill in ((2, -2, 'mustard'), (-7, 6, 'teal'), (9, 5, 'coral')):
            with scene.at(x + dx, y + dy, rotate=32, shadow='near'):
                scene.line(0, 0, 0, -8, 'steel', 1.2)
                scene.path('M0 -7L-3 -12V-16L0 -13L3 -16V-12Z', fill)


def trophy(scene, x, y, base='gold', scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(6, 1.6)
        for side in (-1, 1):
            scene.path(f'M{side * 5} -18C{side * 11} -18 {side * 10} -9 {side * 4} -10',
                       stroke=base, width=1.6)
        scene.path('M-6.500 -20H6.500C6.500 -9 3 -8 1.600 -7V-4H-1.600V-7C-3 -8 -6.500 -9 -6.500 '
                   '-20Z', scene.volume(base, .5, .2, direction='right'))
        scene.rect(-5, -4, 10, 4, scene.volume('umber'), radius=1)


# ---- machines ----------------------------------------------------------------------------
def arcade(scene, x, y, base='plum', trim='mustard', scale=1):
    """A cabinet with a glowing screen: a little space ship among stones; 124 units high."""
    with scene.at(x, y, scale=scale):
        scene.contact(30, 6)
        with scene.at(shadow='near'):
            scene.path('M-28 0V-60L-30 -74V-118Q-30 -126 -22 -126H22Q30 -126 30 -118V-74L28 -60V0Z',
                       scene.volume(base, .24, .24, direction='right'))
        scene.path('M-30 -74V-118Q-30 -126 -22 -126M30 -74V-118Q30 -126 22 -126',
                   stroke=trim, width=2.6)
        scene.rect(-24, -122, 48, 15, scene.volume('#ffe7a0', .3, .06), radius=3)
        for px, fill in ((-14, 'coral'), (0, 'teal'), (14, 'coral')):
            scene.path(star_path(px, -114.4, 5.4), fill)
        scene.lamp(0, -86, 40, .8)
        scene.rect(-24, -104, 48, 38, shade(base, .5), radius=3)
        scene.rect(-20, -100, 40, 30, scene.gradient((0, '#2c3a6e'), (1, '#5a4f95')), radius=3)
        for px, py in ((-14, -94), (12, -96), (4, -84), (-6, -78), (15, -82), (-16, -84)):
            scene.ellipse(px, py, .9, fill='#fff6cf')
        for px, py, radius, fill in ((-9, -91, 3.6, 'coral'), (8, -90, 2.8, 'mint'),
                                     (14, -76, 2.4, 'coral')):
            scene.ellipse(px, py, radius, fill=scene.ball(fill))
        scene.path('M-1 -72L2 -79L5 -72L2 -73.600Z', 'mustard')
        scene.path('M2 -81v-3M2 -86v-3', stroke='#fff6cf', width=1.2)
        scene.path(polygon([(-28, -62), (28, -62), (32, -50), (-32, -50)]),
                   scene.volume(lit(base, .2), .3, .12))
        scene.line(-14, -55, -15, -64, 'steel', 1.8)
        scene.ellipse(-15, -66, 3.8, fill=scene.ball('brick', .5, .1))
        for px, fill in ((2, 'mustard'), (11, 'teal'), (20, 'coral')):
            scene.ellipse(px, -56, 3.4, 2, scene.ball(fill, .5, .1))
        scene.rect(-12, -34, 24, 18, shade(base, .34), radius=2)
        for px in (-6, 6):
            scene.rect(px - 2.4, -30, 4.8, 8, scene.volume('steel', .4, .2), radius=1)
        scene.path(star_path(-20, -12, 4), trim)
        scene.path(star_path(20, -40, 4), trim)


def table_football(scene, x, y, base='walnut', field='leaf', width=122):
    """Seen a little from above; its front edge is y - 46, its back edge y - 68."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half, 8)
        for px in (-half + 20, half - 20):
            scene.rect(px - 3, -48, 6, 42, shade(base, .42), radius=1.5)
        for px in (-half + 8, half - 8):
            scene.rect(px - 5, -46, 10, 46, scene.volume(base, .2, .28, direction='right'),
                       radius=2)
        with scene.at(shadow='near'):
            scene.path(polygon([(-half + 10, -72), (half - 10, -72), (half + 2, -46),
                                (-half - 2, -46)]), scene.volume(lit(base, .16), .3, .1))
        scene.path(polygon([(-half + 16, -68), (half - 16, -68), (half - 7, -50),
                            (-half + 7, -50)]), scene.volume(field, .1, .1))
        scene.path('M0 -68V-50', stroke='white', width=1.2, opacity=.8)
        scene.ellipse(0, -59, 10, 4.4, 'none', stroke='white', line=1.1, opacity=.8)
        scene.rect(-half - 2, -47, half * 2 + 4, 18, scene.volume(base, .26, .24), radius=2)
        scene.rect(-half - 1, -47, half * 2 + 2, 1.8, lit(base, .55), radius=.9)
        for px in (-half * .56, half * .56):
            scene.path(star_path(px, -38, 5), 'mustard')
        for index in range(6):
            px = -half + 17 + index * (width - 34) / 5
            near = index % 2 == 0
            scene.line(px, -76 if not near else -70, px, -48 if not near else -40, 'steel', 2)
            fill = 'brick' if near else 'blue'
            for py in (-64, -55):
                scene.rect(px - 2.400, py - 6, 4.8, 9, scene.volume(fill, .3, .2), radius=1.6)
                scene.ellipse(px, py - 7, 2.2, fill='peach')
            if near:
                scene.rect(px - 2.6, -42, 5.2, 9, scene.volume('slate', .4, .2), radius=2.4)
            else:
                scene.rect(px - 2.4, -81, 4.8, 7, scene.volume('slate', .4, .2), radius=2.2)
        scene.ellipse(6, -57, 2.4, fill='white')


def game_shelf(scene, x, y, width=58, height=118, base='oak', rows=4):
    """Shelves of flat boxes with games, a cup of dice and pawns."""
    rng = scene.random
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 3, 5)
        scene.rect(-half, -height, width, height, scene.volume(base, .2, .2, direction='right'),
                   radius=2)
        scene.rect(-half + 4, -height + 4, width - 8, height - 9, shade(base, .5))
        gap = (height - 8) / rows
        for row in range(rows):
            floor = -height + 3 + gap * (row + 1) - 3
            level, left = 0, -half + 6
            wide = (width - 16) * .62
            while level < gap - 12:
                thick = rng.uniform(4.4, 6.4)
                fill = rng.choice(('brick', 'mustard', 'teal', 'blue', 'plum', 'leaf', 'coral'))
                shift = rng.uniform(0, 3)
                scene.rect(left + shift, floor - level - thick, wide, thick,
                           scene.volume(fill, .26, .2), radius=.8)
                scene.rect(left + shift + 3, floor - level - thick * .66, wide * .4, thick * .34,
                           lit(fill, .6), radius=.5)
                level += thick + .3
            _shelf_toy(scene, half - 13, floor, row)
            scene.rect(-half + 2, floor, width - 4, 3.2, scene.volume(lit(base, .16), .3, .14))
        scene.rect(-half - 2, -height - 3, width + 4, 5, scene.volume(lit(base, .1), .3, .14),
                   radius=1.6)


def _shelf_toy(scene, x, y, row):
    if row % 3 == 0:
        dice(scene, x, y)
    elif row % 3 == 1:
        for dx, fill in ((-4, 'coral'), (3, 'mustard')):
            pawn(scene, x + dx, y, fill, .8)
    else:
        scene.path(f'M{num(x - 5)} {num(y - 12)}h10l-1 12h-8Z', scene.volume('walnut', .3, .2))
        scene.ellipse(x, y - 12, 5, 1.6, shade('walnut', .4))


def dice(scene, x, y, size=8):
    with scene.at(x, y, scale=size / 8):
        scene.rect(-4, -8, 8, 8, scene.volume('white', .2, .16), radius=1.6)
        for px, py in ((-2, -6), (2, -2), (0, -4), (2, -6), (-2, -2)):
            scene.ellipse(px, py, .8, fill='brick')


def pawn(scene, x, y, base='coral', scale=1):
    with scene.at(x, y, scale=scale):
        scene.path('M-4 0C-4 -5 -1.500 -6 -1.600 -10H1.600C1.500 -6 4 -5 4 0Z',
                   scene.volume(base, .4, .2, direction='right'))
        scene.ellipse(0, -11.4, 3, fill=scene.ball(base, .5, .2))


def neon(scene, x, y, kind='star', base='#ffb3a0', size=14):
    """A bent glass tube that glows: star or heart. x, y is its middle."""
    scene.lamp(x, y, size * 2, .7)
    with scene.at(x, y):
        outline = {
            'star': star_path(0, 0, size),
            'heart': f'M0 {num(size * .8)}C{num(-size * 1.5)} 0 {num(-size * .7)} {num(-size)} 0 '
                     f'{num(-size * .4)}C{num(size * .7)} {num(-size)} {num(size * 1.5)} 0 0 '
                     f'{num(size * .8)}Z'}[kind]
        scene.path(outline, stroke=base, width=4.4, opacity=.5, blur=1)
        scene.path(outline, stroke=base, width=2.6)
        scene.path(outline, stroke='#fffbe8', width=1)
