"""Furniture and things of living rooms: music, films, plants, stoves, yarn. Origins as usual."""

import math

from kit.palette import LEAVES, lit, shade
from kit.svg import num, polygon, round_top, smooth, star_path, taper
from props.plants import leaf
from props.seating import cushion


# ---- music -------------------------------------------------------------------------------
def piano(scene, x, y, base='umber', width=112):
    """An upright piano seen from the player's side; its lid is y - 98, its keys y - 56."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 6, 6)
        with scene.at(shadow='near'):
            scene.rect(-half, -95, width, 93, scene.volume(base, .16, .2, direction='diagonal'),
                       radius=2)
        for px in (-half + 5, -half + width / 3 + 1, -half + width * 2 / 3 - 3):
            scene.rect(px, -89, width / 3 - 4, 26, lit(base, .10), radius=2,
                       stroke=shade(base, .3), line=1)
            scene.path(f'M{num(px + 1)} -64V-88H{num(px + width / 3 - 5)}', stroke=lit(base, .4),
                       width=.9, opacity=.6)
        scene.rect(-half - 3, -99, width + 6, 6, scene.volume(lit(base, .12), .35, .2), radius=2)
        scene.rect(-half - 2, -99, width + 4, 1.5, lit(base, .6), radius=.7)
        scene.rect(-half + 6, -46, width - 12, 40, scene.volume(shade(base, .2), .06, .22),
                   radius=1.5)
        scene.rect(-half + 14, -42, width - 28, 30, 'none', stroke=lit(base, .14), line=1,
                   radius=1.5, opacity=.7)
        for px in (-4, 3):
            scene.rect(px, -7, 2.6, 5, scene.volume('gold'), radius=1)
        _keyboard(scene, half, base)
        for side in (-1, 1):
            px = side * (half - 5)
            scene.rect(px - 3.5, -46, 7, 44, scene.volume(base, .24, .22, direction='right'),
                       radius=2)
        scene.rect(-half, -6, width, 5, scene.volume(shade(base, .1)), radius=1.5)


def _keyboard(scene, half, base):
    """White and dark keys on a projecting board, with a soft shadow below it."""
    scene.rect(-half - 2, -48, half * 2 + 4, 9, scene.gradient((0, 'shadow', .5), (1, 'shadow', 0)))
    scene.rect(-half - 4, -54, half * 2 + 8, 8, scene.volume(base, .2, .2), radius=2)
    scene.rect(-half + 6, -62, half * 2 - 12, 8.6, scene.volume('white', .1, .12))
    count = round((half * 2 - 12) / 5)
    step = (half * 2 - 12) / count
    for index in range(1, count):
        px = -half + 6 + index * step
        scene.line(px, -61, px, -54, shade('cream', .3), .6, .8)
        if index % 7 not in (0, 3):
            scene.rect(px - 1.3, -62, 2.6, 5, 'ink', radius=.5)
    scene.rect(-half + 6, -63, half * 2 - 12, 1.6, 'brick', opacity=.9)
    for side in (-1, 1):
        scene.rect(side * (half - 1) - 5, -64, 10, 12, scene.volume(lit(base, .06), .25, .2),
                   radius=2.5)


def sheet_music(scene, x, y, scale=1):
    """Two open pages with notes, standing on x, y."""
    with scene.at(x, y, scale=scale, shadow='near'):
        scene.path(polygon([(-19, -23), (0, -21), (0, 0), (-18, -2)]), scene.volume('white'))
        scene.path(polygon([(0, -21), (19, -23), (18, -2), (0, 0)]),
                   scene.volume('cream', .2, .1))
        for side in (-1, 1):
            for row in range(3):
                top = -18 + row * 5.6
                for line in (0, 1.3, 2.6):
                    scene.line(side * 3, top + line + 1, side * 15.6, top + line, 'steel', .35, .8)
                for step in (5, 9, 13):
                    py = top + 2.4 - (step * 7 + row * 5) % 3
                    scene.ellipse(side * step, py, 1.1, .85, 'ink')
                    scene.line(side * step + 1, py, side * step + 1, py - 3.4, 'ink', .5)


def notes_in_the_air(scene, places, fill='plum'):
    """Musical notes floating at (x, y, size, tilt)."""
    for x, y, size, tilt in places:
        with scene.at(x, y, scale=size, rotate=tilt, opacity=.8):
            scene.ellipse(-3, 0, 2.7, 2.1, fill)
            scene.ellipse(5, -1.6, 2.7, 2.1, fill)
            scene.path('M-.7 -.4V-11L7.300 -12.600V-2', stroke=fill, width=1.3)
            scene.path('M-.7 -11L7.300 -12.600', stroke=fill, width=2.4)


def piano_bench(scene, x, y, base='umber', seat='brick', width=54, height=30):
    """With a buttoned seat; its top is y - height."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 4)
        for px in (-half + 2, half - 7):
            scene.path(polygon([(px, -height + 6), (px + 5, -height + 6), (px + 4, 0),
                                (px + 1, 0)]), scene.volume(base, .2, .2))
        scene.rect(-half + 1, -height + 5, width - 2, 8, scene.volume(base, .2, .22), radius=1.5)
        scene.rect(-half, -height - 2, width, 9, scene.volume(seat, .3, .18), radius=4)
        for px in (-.3, 0, .3):
            scene.ellipse(px * width, -height + 2, 1.2, .9, shade(seat, .3))


def record_sleeve(scene, x, y, base='coral', accent='cream', size=24, rotate=0):
    """A sleeve with a disc looking out, standing on x, y."""
    with scene.at(x, y, rotate=rotate, shadow='near'):
        scene.ellipse(size * .32, -size / 2, size * .44, fill=scene.ball('ink', .25, .1))
        scene.ellipse(size * .32, -size / 2, size * .15, fill='mustard')
        scene.rect(-size / 2, -size, size, size, scene.volume(base, .2, .16, direction='diagonal'),
                   radius=1)
        scene.ellipse(0, -size / 2, size * .30, fill=accent)
        scene.ellipse(-size * .06, -size * .55, size * .15, fill=shade(base, .2))


# ---- films -------------------------------------------------------------------------------
def film_screen(scene, x, y, width=124, height=76):
    """A white screen pulled down from its roll; a rocket flies past a ringed planet on it."""
    half = width / 2
    with scene.at(x, y):
        scene.lamp(0, height / 2, width * .42, .75)
        with scene.at(shadow='wall'):
            scene.rect(-half, 4, width, height, 'white')
        picture = polygon([(-half + 5, 8), (half - 5, 8), (half - 5, height - 2),
                           (-half + 5, height - 2)])
        with scene.at(clip=scene.clip(picture)):
            _film(scene, half, height)
        scene.rect(-half - 5, 0, width + 10, 7, scene.volume('slate', .35, .2), radius=3.5)
        scene.rect(-half, height + 3, width, 3.4, scene.volume('slate', .3, .2), radius=1.6)
        scene.line(0, height + 6, 0, height + 13, 'umber', .8)
        scene.ellipse(0, height + 14, 1.8, fill='gold')


def _film(scene, half, height):
    scene.rect(-half, 0, half * 2, height + 6,
               scene.gradient((0, '#5a79b8'), (.6, '#a995cf'), (1, '#f6bfa6')))
    for index in range(26):
        px = -half + half * 2 * (index * 47 % 101) / 101
        scene.ellipse(px, 8 + height * (index * 29 % 71) / 100, .6 + index % 3 * .35, fill='white')
    scene.ellipse(-half * .52, 34, 15, fill=scene.ball('#f4c27c', .5, .2))
    scene.path(f'M{num(-half * .52 - 24)} 40C{num(-half * .52 - 10)} 46 {num(-half * .52 + 18)} 36 '
               f'{num(-half * .52 + 24)} 28', stroke='#fdeec9', width=2.6)
    scene.path(smooth([(-half, height + 8), (-half, height * .86), (-half * .5, height * .78),
                       (0, height * .9), (half * .5, height * .76), (half, height * .84),
                       (half, height + 8)]), '#e98f7c')
    for px, py, size in ((-.3, .92, 6), (.12, .96, 4), (.6, .9, 7)):
        scene.ellipse(half * px, height * py, size, size * .4, '#c86f6d', .8)
    with scene.at(half * .34, 40, rotate=38):
        for lean in (-5, 0, 5):
            scene.ellipse(lean * .4, 25 + abs(lean) * -.6, 3, 9, '#ffd98a', .8)
        for side in (-1, 1):
            scene.path(f'M{side * 5} 4L{side * 12} 17L{side * 4} 14Z', 'brick')
        scene.path(smooth([(0, -20), (6.6, -8), (6.6, 8), (4, 15), (-4, 15), (-6.6, 8),
                           (-6.6, -8)]), scene.volume('white', .1, .22, direction='right'))
        scene.path('M0 -20C-3 -16.500 -4.600 -13.500 -5.400 -11.500H5.400C4.600 -13.500 3 -16.500 '
                   '0 -20Z', 'coral')
        scene.ellipse(0, -3, 3.4, fill='navy')
        scene.ellipse(-.8, -3.8, 1.4, fill='sky')


def projector(scene, x, y, scale=1, flip=False):
    """A small film projector with two reels on x, y; its lens looks left."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(14, 2.6)
        for px, py, radius in ((-5, -27, 9), (11, -24, 7.4)):
            scene.ellipse(px, py, radius, fill=scene.ball('steel', .4, .2))
            scene.ellipse(px, py, radius * .78, fill='slate')
            for angle in range(0, 360, 72):
                turn = math.radians(angle + px)
                scene.ellipse(px + radius * .45 * math.cos(turn),
                              py + radius * .45 * math.sin(turn), radius * .19, fill='steel')
            scene.ellipse(px, py, radius * .16, fill='gold')
        scene.rect(-11, -18, 25, 15, scene.volume('deep', .35, .2), radius=2.5)
        scene.rect(-18, -15, 8, 8, scene.volume('steel', .4, .2), radius=1.5)
        scene.ellipse(-18.4, -11, 2, 4, '#fff3c4')
        scene.ellipse(8, -8, 1.8, fill='mustard')
        scene.path('M-8 -3L-11 0M11 -3L14 0', stroke='slate', width=2)
        scene.lamp(-19, -11, 16, .9)


def projector_beam(scene, source, top, bottom):
    """The cone of light from the lens to the screen's edge; points are (x, y)."""
    glow = scene.gradient((0, '#fff3c4', .03), (1, '#fff3c4', .30), direction='right')
    scene.path(polygon([source, top, bottom]), glow, blur=1)


def sofa_back(scene, x, y, base='brick', width=150, height=58):
    """A sofa seen from behind; people in it are drawn before, down to y - height."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 4, 7)
        for px in (-half + 12, half - 18):
            scene.rect(px, -8, 6, 9, scene.volume('umber'), radius=1.4)
        for side in (-1, 1):
            with scene.at(flip=side < 0):
                scene.path(round_top(half - 15, -46, 17, 40, 8), scene.volume(
                    shade(base, .1 if side > 0 else 0), .24, .2))
        scene.path(round_top(-half + 8, -height, width - 16, height - 6, 12),
                   scene.volume(base, .2, .24))
        scene.path(f'M{num(-half + 14)} {num(-height + 9)}Q{num(-half + 14)} {num(-height + 3)} '
                   f'{num(-half + 22)} {num(-height + 3)}H{num(half - 22)}Q{num(half - 14)} '
                   f'{num(-height + 3)} {num(half - 14)} {num(-height + 9)}',
                   stroke=lit(base, .5), width=1.6, opacity=.8)
        scene.path(f'M{num(-half + 12)} -16H{num(half - 12)}', stroke=shade(base, .3), width=1,
                   opacity=.7)
        for px in (-width / 6, width / 6):
            scene.path(f'M{num(px)} {num(-height + 6)}V-17', stroke=shade(base, .3), width=1,
                       opacity=.55)
        for px in (-width / 3, 0, width / 3):
            scene.ellipse(px, -height + 24, 1.6, fill=shade(base, .36))


def popcorn(scene, x, y, scale=1):
    """A striped tub standing on x, y."""
    with scene.at(x, y, scale=scale):
        scene.contact(9, 2.2)
        for px, py in ((-7, -21), (-2, -24), (4, -23), (8, -20), (1, -20), (-4, -19), (5, -27),
                       (-1, -28)):
            scene.ellipse(px, py, 3.6, 3.2, scene.ball('#fff0bd', .5, .12))
            scene.ellipse(px + 1, py + .6, 1.2, fill='mustard', opacity=.7)
        outline = taper(20, 14, -18, 0)
        scene.path(outline, scene.volume('white', .1, .12, direction='right'))
        with scene.at(clip=scene.clip(outline)):
            for px in (-9, -3.6, 1.8, 7.2):
                scene.path(f'M{px} -19h2.800l{num(-px * .25)} 20h-2.200Z', 'brick')


# ---- warmth and yarn ---------------------------------------------------------------------
def iron_stove(scene, x, y, base='slate', pipe=None):
    """A small stove with a glass door; `pipe` is the y of the ceiling end of its pipe."""
    with scene.at(x, y):
        if pipe is not None:
            scene.rect(-5, pipe - y, 10, y - pipe - 68,
                       scene.volume(base, .3, .3, direction='right'))
            for level in (-92, -126):
                scene.rect(-6.4, level, 12.8, 4, scene.volume(lit(base, .16)), radius=1.5)
        scene.contact(31, 5)
        for px in (-22, 18):
            scene.path(polygon([(px, -9), (px + 5, -9), (px + 4, 0), (px + 1, 0)]),
                       shade(base, .2))
        scene.path(round_top(-27, -68, 54, 60, 7),
                   scene.volume(base, .26, .2, direction='diagonal'))
        scene.rect(-30, -70, 60, 5, scene.volume(lit(base, .16), .3, .2), radius=2)
        scene.rect(-20, -58, 40, 33, scene.volume(shade(base, .2)), radius=4)
        door = round_top(-16, -55, 32, 27, 5)
        scene.path(door, scene.gradient((0, '#6a3a34'), (1, '#f0a04a')))
        with scene.at(clip=scene.clip(door)), scene.at(0, -28, scale=.72):
            scene.path('M-17 0C-20 -16 -8 -18 -8 -34C3 -26 0 -20 6 -28C16 -18 20 -10 16 0Z',
                       '#ea7438')
            scene.path('M-9 0C-12 -12 -3 -14 -2 -24C5 -16 10 -9 7 0Z', '#fbc14f')
            scene.rect(-18, -5, 36, 5, scene.volume('umber'), radius=2.5)
        scene.path('M-6 -54V-28M6 -54V-28', stroke=shade(base, .15), width=1.2)
        scene.rect(-14, -21, 28, 7, shade(base, .25), radius=2)
        scene.ellipse(22.4, -42, 2, fill=scene.ball('gold'))
        scene.lamp(0, -40, 40, .8)


def yarn(scene, x, y, base='terra', radius=8, tail=None):
    """A ball of wool; `tail` are points of the loose thread from the ball on."""
    if tail:
        scene.curve(tail, base, 1.3)
    with scene.at(x, y - radius):
        scene.contact(radius, 2.4, y=radius)
        scene.ellipse(0, 0, radius, fill=scene.ball(base, .35, .2))
        for turn in (-30, 10, 55):
            with scene.at(rotate=turn, scale=radius / 8):
                scene.path('M-7 -2Q0 -7 7 -2M-7.500 1Q0 -3.500 7.500 1', stroke=lit(base, .5),
                           width=.9, opacity=.8)


def knitting(scene, x, y, base='brick', accent='cream', length=30, scale=1):
    """A striped scarf hanging from two needles; x, y is where the needles cross."""
    with scene.at(x, y, scale=scale, shadow='near'):
        outline = smooth([(-9, 0), (9, 0), (10, length * .5), (12, length), (-8, length + 2),
                          (-10, length * .5)], tension=.7)
        scene.path(outline, scene.volume(base, .2, .16, direction='right'))
        with scene.at(clip=scene.clip(outline)):
            for row in range(4, int(length) + 3, 7):
                scene.path(f'M-14 {row}q14 3 28 0', stroke=accent, width=2.6, opacity=.9)
        for side in (-1, 1):
            scene.line(side * 15, -8, -side * 9, 3, 'oak', 1.6)
            scene.ellipse(side * 15, -8, 1.8, fill=scene.ball('gold'))


def grandfather_clock(scene, x, y, base='umber', height=136):
    """A tall clock with a pendulum; stands on x, y."""
    with scene.at(x, y):
        scene.contact(20, 4)
        wood = scene.volume(base, .22, .22, direction='right')
        with scene.at(shadow='near'):
            scene.rect(-14, -height + 34, 28, height - 52, wood)
            scene.rect(-18, -22, 36, 22, wood, radius=1.5)
            scene.path(round_top(-19, -height, 38, 40, 17), wood)
        scene.rect(-20, -24, 40, 4, scene.volume(lit(base, .14), .3, .2), radius=1)
        scene.rect(-20, -height + 38, 40, 4, scene.volume(lit(base, .14), .3, .2), radius=1)
        scene.rect(-9.5, -height + 48, 19, height - 78, shade(base, .4), radius=2)
        scene.line(0, -height + 48, 3, -48, 'gold', 1.2)
        scene.ellipse(3.4, -46, 5, fill=scene.ball('gold', .5, .2))
        scene.line(-7, -height + 52, -7, -38, 'white', 1.4, .25)
        scene.ellipse(0, -height + 20, 14, fill=scene.ball('gold', .4, .2))
        scene.ellipse(0, -height + 20, 11.6, fill=scene.ball('white', .2, .1))
        for hour in range(12):
            turn = hour * math.pi / 6
            scene.ellipse(9.4 * math.sin(turn), -height + 20 - 9.4 * math.cos(turn),
                          .9 if hour % 3 == 0 else .5, fill='ink')
        scene.path(f'M0 {-height + 20}L-5 {-height + 17}M0 {-height + 20}L2 {-height + 12}',
                   stroke='ink', width=1.2)


# ---- plants and water --------------------------------------------------------------------
def aquarium(scene, x, y, width=66, height=40, fish=('#ef8a45', '#f3c64e', '#e3777c')):
    """A tank standing on x, y with plants, stones and fish."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half, 3)
        water = polygon([(-half, -height + 5), (half, -height + 5), (half, 0), (-half, 0)])
        scene.rect(-half, -height, width, height, '#dcefee', radius=1.5, opacity=.8)
        scene.path(water, scene.gradient((0, '#a5dbe2'), (1, '#5fa3b8')))
        with scene.at(clip=scene.clip(water)):
            scene.path(smooth([(-half - 4, 4), (-half, -6), (-half * .3, -8), (half * .3, -5),
                               (half + 4, -8), (half + 4, 4)]), '#e6cf9d')
            for px, lean, tall in ((-.8, 3, 26), (-.66, -3, 20), (.7, 4, 28), (.84, -3, 22),
                                   (.1, 2, 14)):
                for step in range(5):
                    rise = tall * (step + 1) / 5
                    for side in (-1, 1):
                        leaf(scene, half * px + lean * step / 5, -4 - rise * .8, 7, 2, side * 46,
                             LEAVES[(step + side) % 4])
            for px, size in ((-.36, 5), (-.2, 3.4), (.44, 4.2)):
                scene.ellipse(half * px, -5, size, size * .7, scene.ball('lilac', .3, .2))
            places = ((-.34, -20, 1, False), (.36, -15, .86, True), (.06, -30, .7, True))
            for (px, py, size, flip), fill in zip(places, fish):
                _fish(scene, half * px, py * height / 40, size, flip, fill)
            for px, py, size in ((.5, -14, 1), (.54, -20, 1.3), (.48, -27, 1.6)):
                scene.ellipse(half * px, py, size, fill='none', stroke='white', line=.6,
                              opacity=.9)
        scene.path(polygon([(-half + 4, -height + 8), (-half + 12, -height + 8), (-half + 5, -9),
                            (-half + 4, -9)]), 'white', opacity=.35)
        scene.rect(-half - 1.5, -height - 3, width + 3, 5, scene.volume('slate', .3, .2),
                   radius=1.5)
        scene.rect(-half - 1.5, -3, width + 3, 4, scene.volume('slate', .2, .2), radius=1)
        scene.lamp(0, -height + 6, half * .9, .5)


def _fish(scene, x, y, size, flip, fill):
    with scene.at(x, y, scale=size, flip=flip):
        scene.path('M7 0L13 -5Q12 0 13 5Z', shade(fill, .1))
        scene.ellipse(0, 0, 8, 5, scene.ball(fill, .4, .14))
        scene.path('M-1 -4.500Q3 -9 5 -3Z', shade(fill, .1))
        scene.path('M1 -4.800Q3.600 0 1 4.800', stroke='white', width=1.6, opacity=.8)
        scene.ellipse(-4.6, -1, 1.3, fill='white')
        scene.ellipse(-4.8, -1, .8, fill='ink')


def peacock_chair(scene, x, y, base='oak', seat='coral'):
    """A rattan chair with a great round back; its seat is y - 34."""
    with scene.at(x, y):
        scene.contact(34, 6)
        scene.path('M-20 -34C-26 -18 -26 -8 -24 0H24C26 -8 26 -18 20 -34Z',
                   scene.volume(shade(base, .12), .1, .24))
        for step in range(-4, 5):
            scene.path(f'M{step * 4.4} -32Q{step * 6.2} -14 {step * 5.4} -1',
                       stroke=shade(base, .35), width=1, opacity=.6)
        outline = smooth([(-19, -34), (-37, -66), (-36, -98), (-16, -120), (0, -123), (16, -120),
                          (36, -98), (37, -66), (19, -34)])
        with scene.at(shadow='near'):
            scene.path(outline, scene.volume(base, .16, .2, direction='diagonal'))
        with scene.at(clip=scene.clip(outline)):
            for angle in range(-80, 81, 10):
                turn = math.radians(angle)
                scene.line(0, -38, 92 * math.sin(turn), -38 - 92 * math.cos(turn),
                           shade(base, .34), 1.1, .65)
            for reach, wide in ((26, 1.2), (44, 2.4), (62, 1.2), (74, 2.4)):
                scene.ellipse(0, -42, reach * .56, reach, 'none', stroke=lit(base, .35), line=wide,
                              opacity=.7)
        scene.path(outline, stroke=shade(base, .2), width=3)
        scene.path(outline, stroke=lit(base, .3), width=1.2)
        scene.ellipse(0, -33, 27, 8, scene.volume(shade(base, .1)))
        scene.ellipse(0, -36, 25, 7.4, scene.volume(seat, .3, .16))
        cushion(scene, 0, -54, 'mint', 'stripes', 14, rotate=4)


def watering_can(scene, x, y, base='teal', scale=1, flip=False, rotate=0):
    """Its spout points left; 22 units high."""
    with scene.at(x, y, scale=scale, flip=flip, rotate=rotate):
        scene.path('M9 -15C20 -18 20 -3 9 -3', stroke=shade(base, .1), width=2.2)
        scene.path(polygon([(-8, -9), (-20, -20), (-18, -22), (-6, -5)]), scene.volume(base))
        scene.path(polygon([(-23, -19), (-17, -25), (-16, -22), (-20, -18)]), lit(base, .2))
        scene.path(taper(16, 20, -16, 0), scene.volume(base, .3, .22, direction='right'))
        scene.ellipse(0, -16, 8, 2, shade(base, .3))
        scene.path('M-6 -17C-6 -25 7 -25 8 -17', stroke=base, width=2)


def plant_stand(scene, x, y, base='walnut', height=40):
    """A slim stool for a pot; its top is y - height."""
    with scene.at(x, y):
        scene.contact(12, 3)
        scene.path(f'M-8 {-height + 2}L-11 0M8 {-height + 2}L11 0', stroke=base, width=2.6)
        scene.path(f'M-9 {-height * .4:.1f}H9', stroke=shade(base, .2), width=1.8)
        scene.ellipse(0, -height, 14, 3.4, scene.volume(base, .35, .16))


def leafy_branch(scene, x, y, length=60, droop=24, flip=False, size=14):
    """A branch of a climbing plant that runs along the wall from x, y to the right."""
    with scene.at(x, y, flip=flip, shadow='wall'):
        scene.curve([(0, 0), (length * .35, droop * -.2), (length * .7, droop * .3),
                     (length, droop)], 'forest', 1.6)
        count = max(4, round(length / 8))
        for step in range(count):
            part = (step + .5) / count
            py = droop * (-.35 * part + 1.35 * part * part) - 1
            leaf(scene, length * part, py, size, size * .4, 60 if step % 2 else 150,
                 LEAVES[step % 4])


def paper_star(scene, x, y, radius=13, base='#ffd98a', cord=20):
    """A lit paper star on a cord; x, y is its middle."""
    scene.line(x, y - radius - cord, x, y - radius, 'ink', .7, .7)
    scene.lamp(x, y, radius * 2.4, .8)
    scene.path(star_path(x, y, radius, 7, .42), scene.radial((0, '#fff6cf'), (1, base)))
    for index in range(7):
        turn = 2 * math.pi * index / 7
        scene.line(x, y, x + radius * .94 * math.sin(turn), y - radius * .94 * math.cos(turn),
                   shade(base, .25), .6, .6)


def hiding_curtain(scene, x, y, width=40, length=170, cloth='teal', bulge=14):
    """A long curtain that somebody stands behind: it swells above the hem. x, y = upper left."""
    low, middle = length, length * .66
    with scene.at(x, y, shadow='wall'):
        outline = (f'M0 0H{num(width)}C{num(width + 1)} {num(middle * .5)} '
                   f'{num(width + bulge)} {num(middle * .8)} {num(width + bulge)} {num(low * .82)}'
                   f'Q{num(width + bulge)} {num(low * .94)} {num(width + bulge * .5)} {num(low)}'
                   f'Q{num(width * .8)} {num(low + 4)} {num(width * .6)} {num(low)}'
                   f'Q{num(width * .4)} {num(low + 4)} {num(width * .2)} {num(low)}'
                   f'Q{num(width * .05)} {num(low + 3)} {num(-bulge * .3)} {num(low)}'
                   f'C{num(-bulge * .6)} {num(low * .8)} 0 {num(middle)} 0 0Z')
        folds = [(0, shade(cloth, .16))]
        for step in range(1, 10):
            tone = lit(cloth, .22) if step % 2 else shade(cloth, .12)
            folds.append((step / 10, tone))
        scene.path(outline, scene.gradient(*folds, (1, shade(cloth, .26)), direction='right'))
        if bulge > 8:
            swell = scene.radial((0, 'highlight', .26), (1, 'highlight', 0))
            scene.ellipse(width * .7, low * .76, width * .6, low * .2, swell)
        for part in (.15, .38, .62, .85):
            scene.path(f'M{num(width * part)} 3C{num(width * part)} {num(low * .4)} '
                       f'{num(width * part + bulge * part * 1.1)} {num(low * .7)} '
                       f'{num(width * part + bulge * part * .4)} {num(low)}',
                       stroke=shade(cloth, .36), width=1, opacity=.5)
        scene.path(f'M{num(-bulge * .3)} {num(low - 7)}Q{num(width * .6)} {num(low - 3)} '
                   f'{num(width + bulge * .7)} {num(low - 8)}', stroke=lit(cloth, .5), width=1.4,
                   opacity=.6)


def curtain_rod(scene, x1, x2, y, base='umber'):
    """A rod with knobs between x1 and x2, y is its middle."""
    with scene.at(shadow='wall'):
        scene.rect(x1, y - 2.2, x2 - x1, 4.4, scene.volume(base, .4, .2), radius=2.2)
        for px in (x1, x2):
            scene.ellipse(px, y, 3.8, fill=scene.ball(lit(base, .15)))


def water_drops(scene, x, y):
    """A few drops falling from a can at x, y to the right."""
    for dx, dy in ((0, 0), (3, 4), (1, 8), (5, 9), (4, 14), (7, 15)):
        scene.path(f'M{x + dx} {y + dy}q1.700 2.600 0 3.600q-1.700 -1 0 -3.600Z', '#8ec3d6')


def board_game(scene, x, y):
    """A board with a winding track, pawns and a die, lying on a table at x, y."""
    with scene.at(x, y):
        scene.path(polygon([(-22, 2), (22, 2), (18, -9), (-18, -9)]), 'shadow', opacity=.3, blur=1)
        scene.path(polygon([(-22, .6), (22, .6), (18, -9.6), (-18, -9.6)]),
                   scene.volume('cream', .2, .08))
        scene.path(polygon([(-22, .6), (22, .6), (22, 2), (-22, 2)]), shade('cream', .3))
        fills = ('brick', 'mustard', 'teal', 'leaf')
        for step in range(8):
            scene.ellipse(-16 + step * 4.6, -1.8, 1.8, 1, fills[step % 4])
            scene.ellipse(15 - step * 4.3, -7.6, 1.6, .8, fills[(step + 2) % 4])
        scene.ellipse(17.4, -4.6, 1.7, .9, 'plum')
        for px, py, fill in ((-8, -2.4, 'brick'), (4, -6, 'navy'), (11, -2.6, 'forest')):
            scene.path(f'M{px - 2.4} {py}L{px} {py - 7}L{px + 2.4} {py}Z', scene.volume(fill))
            scene.ellipse(px, py - 7, 2, fill=scene.ball(fill))
        scene.rect(-17, -7.6, 4.4, 4.4, 'white', radius=.8)
        scene.ellipse(-14.8, -5.4, .8, fill='brick')
