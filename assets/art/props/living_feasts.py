"""Things of special days in living rooms: Christmas, a birthday, a fort, moving in."""

import math

from kit.palette import lit, mix, shade
from kit.svg import num, polygon, smooth, star_path, taper
from props.lamps import lantern
from props.seating import cushion


# ---- Christmas ---------------------------------------------------------------------------
def christmas_tree(scene, x, y, height=150, width=92, pot='brick'):
    """A decorated fir in a bucket; stands on x, y."""
    with scene.at(x, y):
        scene.contact(width * .4, 6)
        scene.rect(-4, -24, 8, 14, scene.volume('umber'))
        scene.path(taper(28, 22, -17, 0), scene.volume(pot, .25, .22, direction='right'))
        scene.rect(-15.5, -19, 31, 5, scene.volume(lit(pot, .12), .3, .14), radius=2)
        tiers = 5
        rise = (height - 22) / tiers
        for tier in range(tiers):
            low = -22 - tier * rise * .92
            half = width / 2 * (1 - tier * .175)
            _fir_tier(scene, low, rise * 1.62, half, tier)
        top = -22 - (tiers - 1) * rise * .92 - rise * 1.62
        _baubles(scene, width, rise)
        scene.lamp(0, top, 26, .9)
        scene.path(star_path(0, top, 10), scene.ball('#ffd36b', .6, .12))


def _fir_tier(scene, low, rise, half, tier):
    """One skirt of branches with a scalloped hem and a garland of light on it."""
    points = [(0, low - rise)]
    count = 7
    points.append((half * .45, low - rise * .42))
    for step in range(count + 1):
        px = half - step * half * 2 / count
        sag = 5 if 0 < step < count else 0
        points.append((px, low + sag - (0 if step % 2 else 4)))
    points.append((-half * .45, low - rise * .42))
    outline = smooth(points, tension=.8)
    scene.path(smooth([(px + 1, py + 4) for px, py in points], tension=.8), 'shadow', opacity=.28,
               blur=1)
    scene.path(outline, scene.gradient((0, lit('forest', .16)), (.5, 'forest'),
                                       (1, shade('forest', .30)), direction='right'))
    with scene.at(clip=scene.clip(outline)):
        for step in range(9):
            px = -half + step * half / 4
            scene.path(f'M{num(px * .3)} {num(low - rise * .6)}Q{num(px * .8)} '
                       f'{num(low - rise * .3)} {num(px)} {num(low + 4)}',
                       stroke=lit('leaf', .2) if step % 2 else shade('forest', .3), width=1,
                       opacity=.35)
        scene.path(f'M{num(-half)} {num(low - rise * .28)}Q{num(half * .1)} {num(low + 6)} '
                   f'{num(half)} {num(low - rise * .34)}', stroke='#f6d27a', width=1.6, opacity=.9)


def _baubles(scene, width, rise):
    """Balls, and small bulbs that glow, spread over the tiers."""
    colors = ('brick', 'mustard', 'sky', 'coral', 'lilac', 'cream')
    index = 0
    for tier in range(5):
        low = -30 - tier * rise * .92
        half = width / 2 * (.78 - tier * .16)
        count = max(1, 5 - tier)
        for step in range(count):
            px = (-half + (step + .5) * half * 2 / count) if count > 1 else 0
            py = low - (index * 7 % 5) * 1.6
            scene.ellipse(px + .8, py + 1.4, 4, 4, 'shadow', .3)
            scene.ellipse(px, py, 3.9, fill=scene.ball(colors[index % 6], .5, .2))
            scene.ellipse(px - 1.2, py - 1.4, .9, fill='white', opacity=.9)
            light_x = px + half / count
            if step < count - 1:
                scene.lamp(light_x, py - 8, 9, .7)
                scene.ellipse(light_x, py - 8, 1.6, 2, '#fff0b8')
            index += 1


def stocking(scene, x, y, base='brick', cuff='white'):
    """Hangs from x, y; 30 units long."""
    with scene.at(x, y, shadow='wall'):
        scene.path('M-5.500 4H5.500V15C5.500 19 13 19 13 24C13 29 4 29 0 27.500C-5 26 -5.500 21 '
                   '-5.500 16Z', scene.volume(base, .24, .18, direction='right'))
        scene.path('M8 18.500C13 20 14 25 11 27.500', stroke=lit(base, .5), width=2, opacity=.7)
        scene.rect(-7, 0, 14, 6.4, scene.volume(cuff, .2, .14), radius=3)
        scene.path('M0 0V-3', stroke='gold', width=1)


def fir_garland(scene, x1, y1, x2, y2, sag=12, bows=True):
    """Fir twigs with red berries hanging in a bow."""
    count = max(10, round(abs(x2 - x1) / 4))
    with scene.at(shadow='wall'):
        for index in range(count + 1):
            part = index / count
            px = x1 + (x2 - x1) * part
            py = y1 + (y2 - y1) * part + sag * 4 * part * (1 - part)
            for angle in (-50, -10, 40, 95, 150, 215):
                with scene.at(px, py, rotate=angle + index * 23):
                    scene.path('M0 0Q2 -4 0 -8Q-2 -4 0 0Z',
                               ('forest', 'leaf', shade('forest', .2))[(index + angle) % 3])
            if index % 3 == 1:
                scene.ellipse(px, py + 1, 1.8, fill=scene.ball('brick', .5, .1))
    if bows:
        for px, py in ((x1, y1), (x2, y2)):
            with scene.at(px, py, shadow='near'):
                for flip in (False, True):
                    with scene.at(flip=flip):
                        scene.path('M0 0C4 -7 11 -6 10 0C11 5 4 5 0 0ZM0 1L6 12L2 11Z',
                                   scene.volume('brick', .3, .16))
                scene.ellipse(0, 0, 2.4, fill=scene.ball('brick'))


def wreath(scene, x, y, radius=13):
    """A ring of fir with berries and a bow; x, y is its middle."""
    with scene.at(x, y, shadow='wall'):
        for index in range(26):
            angle = index * 360 / 26
            turn = math.radians(angle)
            px, py = radius * math.sin(turn), -radius * math.cos(turn)
            for lean in (40, 100, 150):
                with scene.at(px, py, rotate=angle + lean):
                    scene.path('M0 0Q2.400 -4 0 -8Q-2.400 -4 0 0Z',
                               ('forest', 'leaf', shade('forest', .2))[(index + lean) % 3])
            if index % 4 == 2:
                scene.ellipse(px, py, 1.8, fill=scene.ball('brick', .5, .1))
        for flip in (False, True):
            with scene.at(0, radius, flip=flip):
                scene.path('M0 0C4 -7 11 -6 10 0C11 5 4 5 0 0ZM0 1L6 12L2 11Z',
                           scene.volume('brick', .3, .16))


# ---- birthday ----------------------------------------------------------------------------
def balloon(scene, x, y, base='coral', string=(0, 60), size=1.0):
    """x, y is the middle of the balloon; `string` is where its end hangs, from there."""
    with scene.at(x, y):
        scene.path(f'M0 {num(16 * size)}Q{num(string[0] * .2 + 5)} {num(string[1] * .5)} '
                   f'{num(string[0])} {num(string[1])}', stroke=shade('cream', .25), width=.8)
        with scene.at(scale=size, shadow='near'):
            scene.path('M-2.500 17.500L0 14L2.500 17.500Z', shade(base, .2))
            scene.path(smooth([(0, -16), (10.5, -10), (12.5, 1), (7, 11), (0, 15.5), (-7, 11),
                               (-12.5, 1), (-10.5, -10)]), scene.ball(base, .4, .22))
            scene.path('M-7 -7Q-5 -11.500 -1 -12', stroke='white', width=2, opacity=.75)


def birthday_cake(scene, x, y, candles=5, scale=1):
    """Two tiers on a stand; stands on x, y."""
    with scene.at(x, y, scale=scale):
        scene.contact(18, 3)
        scene.path('M-6 0H6L3 -5H-3Z', scene.volume('mint'))
        scene.ellipse(0, -6, 23, 3.6, scene.volume('mint', .4, .16))
        for half, low, high, fill in ((19, -7, 15, 'rose'), (12.5, -21, 12, 'cream')):
            scene.rect(-half, low - high, half * 2, high, scene.volume(fill, .3, .14,
                                                                       direction='right'), radius=3)
            drips = ''.join(f'q{num(half / 8)} {6 if step % 2 else 4} {num(half / 4)} 0'
                            for step in range(8))
            scene.path(f'M{-half} {low - high + 3}{drips}V{low - high}'
                       f'Q{half} {low - high - 2} 0 {low - high - 2}Q{-half} {low - high - 2} '
                       f'{-half} {low - high}Z', 'white')
            for step in range(5):
                scene.ellipse(-half + (step + .5) * half * .4, low - 2, 1.7,
                              fill=scene.ball(('brick', 'mustard')[step % 2]))
        for index in range(candles):
            px = (index - (candles - 1) / 2) * 4.6
            scene.rect(px - .9, -43, 1.8, 9, ('sky', 'coral', 'mustard')[index % 3], radius=.5)
            scene.path(f'M{num(px)} -43.500c-2.400 -1.600 -1.400 -4 0 -6.500c1.400 2.500 2.400 '
                       f'4.900 0 6.500Z', '#f8b648')
        scene.lamp(0, -46, 20, .7)


def paper_chain(scene, points, colors=('coral', 'mustard', 'teal', 'lilac', 'rose')):
    """Rings of paper hanging in bows through the points."""
    ring = 0
    for (x1, y1), (x2, y2) in zip(points, points[1:]):
        count = max(5, round(abs(x2 - x1) / 6))
        with scene.at(shadow='near'):
            for index in range(count):
                part = (index + .5) / count
                px = x1 + (x2 - x1) * part
                py = y1 + (y2 - y1) * part + abs(x2 - x1) * .9 * part * (1 - part)
                scene.ellipse(px, py, 4, 3, 'none', stroke=colors[ring % len(colors)], line=2.2)
                ring += 1


def confetti(scene, box, count=50, colors=('coral', 'mustard', 'teal', 'white', 'rose')):
    """Small paper bits within x, y, width, height."""
    x, y, width, height = box
    rng = scene.random
    for index in range(count):
        with scene.at(x + rng.random() * width, y + rng.random() * height,
                      rotate=rng.uniform(0, 180)):
            scene.rect(-1.5, -.8, 3, 1.6, colors[index % len(colors)], radius=.4, opacity=.95)


def lemonade(scene, x, y, fill='#f4c95f', height=15):
    """A glass with a straw standing on x, y."""
    with scene.at(x, y):
        scene.contact(5, 1.4)
        scene.line(1, -3, 5, -height - 7, 'coral', 1.3)
        scene.path(taper(9, 7, -height, 0), 'white', opacity=.6)
        scene.path(taper(8.4, 6.6, -height + 4, -.6), scene.volume(fill, .3, .1))
        scene.line(-2.6, -height + 3, -2, -3, 'white', 1, .8)


# ---- blanket fort ------------------------------------------------------------------------
def fort_inside(scene, x, y, width=132, height=92, base='navy'):
    """The dark hollow of the fort with cushions on its floor; draw who is inside after it."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 8, 8)
        hollow = polygon([(-half, 2), (-half * .62, -height), (half * .62, -height), (half, 2)])
        scene.path(hollow, scene.radial((0, '#ffe2a0'), (.35, '#f0b368'),
                                        (.75, mix(base, 'terra', .55)), (1, shade(base, .1)),
                                        cy=.3, radius=.62))
        scene.ellipse(0, 0, half * .96, 7, scene.volume('cream', .2, .16))
        for px, fill, pattern, turn in ((-half * .58, 'coral', 'dots', -8),
                                        (half * .56, 'mint', 'check', 9)):
            cushion(scene, px, -15, fill, pattern, 15, rotate=turn)


def fort_cloth(scene, x, y, width=132, height=92, left='mustard', right='terra'):
    """The two blankets in front, drawn open like a curtain, over a broomstick."""
    half = width / 2
    with scene.at(x, y):
        for side, cloth in ((-1, left), (1, right)):
            with scene.at(flip=side > 0, shadow='deep'):
                outline = smooth([(2, -height - 5), (-20, -height - 3), (-half * .66, -height + 2),
                                  (-half * .84, -height * .5), (-half - 12, 0), (-half - 2, 4),
                                  (-half + 14, 3), (-half * .66, -height * .24),
                                  (-half * .36, -height * .66)], tension=.75)
                scene.path(outline, scene.gradient((0, shade(cloth, .14)), (.3, lit(cloth, .2)),
                                                   (.55, cloth), (.75, lit(cloth, .12)),
                                                   (1, shade(cloth, .2)), direction='right'))
                with scene.at(clip=scene.clip(outline)):
                    _blanket_pattern(scene, side, half, height, cloth)
        scene.rect(-half * .78, -height - 6, half * 1.56, 4, scene.volume('oak', .3, .2), radius=2)
        for px in (-.62, -.2, .22, .6):
            _peg(scene, half * px, -height - 5)


def _blanket_pattern(scene, side, half, height, cloth):
    if side < 0:
        for step in range(9):
            rise = -height + step * height / 7
            scene.path(f'M{num(-half - 16)} {num(rise + 22)}Q{num(-half * .5)} {num(rise + 10)} 6 '
                       f'{num(rise - 6)}', stroke=lit(cloth, .6), width=2.6, opacity=.7)
        return
    for row in range(9):
        for step in range(9):
            px = -half - 10 + step * 11 + (5.5 if row % 2 else 0)
            scene.path(star_path(px, -height + 4 + row * 12, 2.8), lit(cloth, .6), opacity=.85)


def _peg(scene, x, y):
    scene.rect(x - 1.6, y - 5, 3.2, 11, scene.volume('sand', .3, .2), radius=1)
    scene.line(x - 1.4, y, x + 1.4, y, 'steel', .9)


def hung_lantern(scene, x, y, cord=14, scale=.8):
    """A lantern hanging from x, y."""
    scene.line(x, y, x, y + cord, 'ink', .8)
    lantern(scene, x, y + cord + 31 * scale, scale=scale)


def drawings(scene, x, y):
    """Two sheets with a child's drawings and some crayons, lying on the floor."""
    for dx, dy, turn, motif in ((0, 0, -8, 'sun'), (30, -3, 7, 'house')):
        with scene.at(x + dx, y + dy, rotate=turn, shadow='near'):
            scene.path(polygon([(-13, 2), (13, 2), (15, -9), (-11, -9)]),
                       scene.volume('white', .1, .06))
            if motif == 'sun':
                scene.ellipse(2, -4, 4, 2, 'mustard')
                for px, py in ((-5, -4), (8, -5), (-2, -7), (5, -1), (-3, -.6)):
                    scene.line(2 + (px - 2) * .8, -4 + (py + 4) * .8, px, py, 'mustard', 1)
            else:
                scene.path(polygon([(-4, 0), (5, 0), (5.6, -4), (-3.4, -4)]), 'coral')
                scene.path(polygon([(-5, -4), (7, -4), (1.6, -8)]), 'teal')
                scene.line(-10, 0, 11, 0, 'leaf', 1.2)
    for dx, dy, turn, fill in ((14, 6, 20, 'brick'), (46, 3, -16, 'blue'), (-16, 4, -30, 'leaf')):
        with scene.at(x + dx, y + dy, rotate=turn):
            scene.contact(5, 1.2)
            scene.rect(-5, -2.4, 9, 2.4, scene.volume(fill, .3, .2), radius=.8)
            scene.path('M4 -2.400L7 -1.200L4 0Z', lit(fill, .2))


# ---- moving in ---------------------------------------------------------------------------
def step_ladder(scene, x, y, base='oak', height=104):
    """An open ladder from the front."""
    with scene.at(x, y):
        scene.contact(24, 4)
        scene.path(f'M-11 {-height + 4}L-24 -4M11 {-height + 4}L24 -4', stroke=shade(base, .34),
                   width=3)
        for step in range(5):
            py = -height + 8 + step * (height - 12) / 5
            half = 10 + step * 1.9
            scene.rect(-half, py, half * 2, 4.4, scene.volume(lit(base, .1), .3, .2), radius=1)
        scene.path(f'M-10 {-height}L-20 0M10 {-height}L20 0', stroke=base, width=4)
        scene.path(f'M-11 {-height}L-21 0', stroke=lit(base, .5), width=1.1, opacity=.7)
        scene.rect(-13, -height - 3, 26, 5, scene.volume(lit(base, .15), .3, .2), radius=1.5)


def paint_pot(scene, x, y, base='teal', scale=1, brush=True):
    with scene.at(x, y, scale=scale):
        scene.contact(10, 2.4)
        scene.path('M-9 -13C-10 -26 10 -26 9 -13', stroke='steel', width=1)
        scene.rect(-9, -15, 18, 15, scene.volume('steel', .5, .2, direction='right'), radius=1)
        scene.path('M-9 -15H9V-9Q7 -4 5 -9Q3 -6 1 -10Q-2 -4 -4 -9Q-7 -7 -9 -10Z', base)
        scene.ellipse(0, -15, 9, 2.4, shade(base, .12))
        if brush:
            with scene.at(3, -15, rotate=24):
                scene.rect(-1.2, -24, 2.4, 16, scene.volume('oak', .3, .2), radius=1.2)
                scene.rect(-2.6, -9, 5.2, 4, 'steel', radius=.6)
                scene.rect(-2.6, -5.4, 5.2, 6, base, radius=1)


def fresh_paint(scene, base, left=-20, right=150, top=11, bottom=204):
    """A wall half painted with the roller: the new colour ends in uneven strokes."""
    rng = scene.random
    x = right
    outline = [(left, top), (x, top)]
    y = top
    while y < bottom:
        band = min(rng.uniform(15, 22), bottom - y)
        edge = x + rng.uniform(-16, 14)
        outline += [(edge, y), (edge + rng.uniform(-2, 2), y + band)]
        y += band
    outline.append((left, bottom))
    scene.path(polygon(outline), scene.gradient((0, lit(base, .24)), (1, shade(base, .06))))
    with scene.at(clip=scene.clip(polygon(outline))):
        for index in range(18):
            px = left + index * 12 + rng.uniform(-3, 3)
            scene.rect(px, top, rng.uniform(3, 8), bottom, lit(base, .5), opacity=.10)


def pizza(scene, x, y, scale=1):
    """An open box with a pizza, one slice gone; lies on x, y."""
    with scene.at(x, y, scale=scale):
        scene.contact(26, 4)
        scene.path(polygon([(-22, -5), (22, -5), (25, -22), (-19, -22)]),
                   scene.volume('sand', .2, .1))
        scene.path(polygon([(-22, -5), (22, -5), (27, 3), (-27, 3)]), shade('sand', .16))
        scene.rect(-27, 3, 54, 4, scene.volume('sand', .1, .2), radius=.8)
        scene.ellipse(0, -1, 20, 5, scene.volume('#d99a4e', .2, .2))
        scene.ellipse(0, -1.4, 17.4, 4, '#f2c45c')
        for px, py in ((-10, -2), (-3, .4), (3, -3), (11, -1), (-6, -3.6), (6, .8)):
            scene.ellipse(px, py, 2.8, 1, 'brick')
        for px, py in ((-13, -.4), (0, -1.6), (8, -3)):
            scene.ellipse(px, py, 1.4, .6, 'leaf')
        scene.path('M0 -1.400L20 1L12 3.800Z', shade('sand', .16))


def rolled_rug(scene, x, y, base='brick', accent='mustard', length=70, rotate=0):
    """A rug still rolled up, lying on x, y."""
    half = length / 2
    with scene.at(x, y, rotate=rotate):
        scene.contact(half + 2, 4)
        scene.rect(-half, -14, length, 14, scene.volume(base, .3, .24), radius=6)
        for px in (-.6, -.2, .2, .6):
            scene.rect(half * px - 2.4, -13.6, 4.8, 13.4, accent, opacity=.85, radius=1)
        for px in (-.42, .42):
            scene.rect(half * px - 1, -14.4, 2, 14.8, 'cream')
        scene.ellipse(half - 3, -7, 5, 7, scene.ball(lit(base, .2)))
        scene.path(f'M{num(half - 3)} -7q2 -3 -1 -4q-4 1 -2.600 6q3 4 5.600 -1',
                   stroke=shade(base, .3), width=1)


def leaning_frame(scene, x, y, width=36, height=44, frame='gold', motif='hills', lean=-5):
    """A picture that stands on the floor against the wall."""
    from props.wall import picture
    with scene.at(x, y, rotate=lean):
        scene.contact(width / 2 + 2, 3)
        picture(scene, 0, -height, width, height, frame, motif)


def colour_samples(scene, x, y, colors=('teal', 'sage', 'coral', 'mustard', 'lilac', 'sky')):
    """Patches of paint tried on the wall; x is the middle, y the top."""
    for index, fill in enumerate(colors):
        px, py = x - 21 + index % 3 * 15, y + index // 3 * 15
        tilt = (-3, 2, 4, 3, -2, -4)[index]
        with scene.at(px + 6, py + 6, rotate=tilt):
            scene.path(smooth([(-6, -5.6), (0, -6.4), (6, -5.4), (6.6, 0), (5.8, 5.8), (0, 5.4),
                               (-6.2, 6), (-5.6, 0)], tension=.6), scene.volume(fill, .2, .06))
