"""Toys that fill a whole room: railway, slide, climbing wall, ball pool, star projector."""

import math

from kit.palette import lit, mix, shade
from kit.svg import num, polygon, smooth, star_path

TOY_COLORS = ('coral', 'mustard', 'teal', 'blue', 'rose', 'leaf')


# ---- railway -----------------------------------------------------------------------------
def ring_points(cx, cy, rx, ry, start, end, count):
    """Points on an ellipse between two angles in degrees, for tracks and garlands."""
    for index in range(count):
        angle = math.radians(start + (end - start) * index / (count - 1))
        yield cx + rx * math.cos(angle), cy + ry * math.sin(angle)


def railway(scene, x, y, rx=100, ry=24, start=0, end=360):
    """A ring of wooden track lying on the floor around x, y."""
    count = max(8, round((rx + ry) * abs(end - start) / 360 * .62))
    scene.ellipse(x + 1, y + 2.4, rx + 5, ry + 4, 'none', stroke='shadow', line=9, opacity=.16,
                  blur=1)
    inner = list(ring_points(x, y, rx - 7, ry - 3.6, start, end, count))
    outer = list(ring_points(x, y, rx + 7, ry + 3.6, start, end, count))
    for (ax, ay), (bx, by) in zip(inner, outer):
        scene.line(ax, ay, bx, by, 'walnut', 2.8)
        scene.line(ax, ay - .7, bx, by - .7, lit('walnut', .3), .9, .7)
    for part in (-4, 4):
        ring = list(ring_points(x, y, rx + part, ry + part * .5, start, end, 60))
        scene.path(smooth(ring, closed=end - start >= 360), stroke=shade('steel', .25), width=1.9)
        scene.path(smooth([(px, py - .7) for px, py in ring], closed=end - start >= 360),
                   stroke=lit('steel', .5), width=.8)


def on_ring(x, y, rx, ry, angle):
    """Place and slope (degrees) on the ring, for the waggons."""
    turn = math.radians(angle)
    slope = math.degrees(math.atan2(ry * math.cos(turn), -rx * math.sin(turn)))
    return x + rx * math.cos(turn), y + ry * math.sin(turn), slope


def engine(scene, x, y, base='brick', trim='mustard', rotate=0, scale=1, flip=False):
    """A steam engine running to the right."""
    with scene.at(x, y, rotate=rotate, scale=scale, flip=flip):
        scene.contact(21, 3)
        scene.rect(-18, -7, 36, 4, scene.volume('slate', .3, .2), radius=1.4)
        scene.rect(-6, -19, 23, 12.6, scene.volume(base, .4, .24), radius=5)
        for px in (0, 7):
            scene.rect(px, -19, 2.2, 12.6, scene.volume(trim, .4, .2))
        scene.rect(-18, -28, 14, 22, scene.volume(base, .2, .2), radius=1.6)
        scene.rect(-15, -25, 8, 8, scene.volume('sky', .5, .1), radius=1.4)
        scene.rect(-20.5, -31, 19, 4, scene.volume(trim, .4, .16), radius=2)
        scene.path(polygon([(8, -19), (7, -28), (15, -28), (13.6, -19)]), scene.volume('slate'))
        scene.rect(5.6, -30, 10.8, 3, scene.volume(trim, .4, .16), radius=1.4)
        scene.ellipse(1, -20, 3.4, fill=scene.ball(trim))
        scene.path('M17 -7L24 -2H17Z', scene.volume(trim, .3, .2))
        scene.ellipse(17.6, -13, 2.4, fill='#fff2bd')
        for px, radius in ((-12, 5.4), (0, 4.4), (11, 4.4)):
            scene.ellipse(px, -radius + .4, radius, fill=scene.ball('slate', .3, .2))
            scene.ellipse(px, -radius + .4, radius * .4, fill='gold')


def waggon(scene, x, y, base='teal', load='logs', rotate=0, scale=1):
    """An open waggon. load: logs, balls, animal, blocks."""
    with scene.at(x, y, rotate=rotate, scale=scale):
        scene.contact(17, 2.8)
        if load == 'logs':
            for px, py in ((-7, -17), (0, -17), (7, -17), (-3.5, -22), (3.5, -22)):
                scene.ellipse(px, py, 3.8, fill='walnut')
                scene.ellipse(px, py, 2.4, fill='oak')
        elif load == 'balls':
            for px, py, fill in ((-8, -17, 'coral'), (0, -18, 'mustard'), (8, -17, 'sky'),
                                 (-4, -22, 'leaf'), (4, -22, 'rose')):
                scene.ellipse(px, py, 4, fill=scene.ball(fill))
        elif load == 'blocks':
            for px, py, fill in ((-6, -22, 'mustard'), (4, -22, 'coral'), (-1, -30, 'blue')):
                scene.rect(px - 4, py, 8.4, 8.4, scene.volume(fill, .3, .16), radius=1)
        else:
            scene.path(smooth([(-6, -14), (-5, -26), (-2, -36), (3, -37), (8, -33), (3, -30),
                               (3, -14)]), scene.volume('mustard', .3, .14))
            for px, py in ((-2, -20), (0, -26), (-2, -31)):
                scene.ellipse(px, py, 1.2, fill='walnut')
            scene.ellipse(3, -34.4, .9, fill='ink')
        scene.rect(-15, -16, 30, 11, scene.volume(base, .28, .2), radius=1.8)
        scene.rect(-15, -16, 30, 1.6, lit(base, .6), radius=.8)
        scene.rect(-18, -6, 36, 2.6, scene.volume('slate'), radius=1)
        for px in (-9, 9):
            scene.ellipse(px, -3.4, 3.8, fill=scene.ball('slate', .3, .2))
            scene.ellipse(px, -3.4, 1.4, fill='gold')


def tunnel_hill(scene, x, y, width=76, height=58):
    """A papier-mâché mountain with a tunnel mouth to the right and snow on its top."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half, 6)
        hill = smooth([(-half, 0), (-half * .8, -height * .5), (-half * .3, -height * .84),
                       (0, -height), (half * .34, -height * .7), (half * .7, -height * .52),
                       (half, 0), (0, 3)])
        with scene.at(shadow='near'):
            scene.path(hill, scene.volume('sage', .24, .24, direction='diagonal'))
        with scene.at(clip=scene.clip(hill)):
            scene.path(smooth([(-half * .5, -height * .72), (0, -height * 1.2), (half * .44,
                       -height * .62), (half * .2, -height * .74), (0, -height * .62),
                       (-half * .2, -height * .76)]), 'white')
            for px, py in ((-half * .5, -height * .3), (-half * .1, -height * .5),
                           (-half * .66, -6)):
                scene.path(f'M{num(px)} {num(py)}q7 -5 14 0', stroke=shade('sage', .26), width=1.3,
                           opacity=.6)
            scene.path(f'M{num(half * .2)} 4V-16C{num(half * .2)} -34 {num(half)} -34 '
                       f'{num(half)} -14V4Z', scene.gradient((0, 'sand'), (1, shade('sand', .3))))
            scene.path(f'M{num(half * .34)} 4V-14C{num(half * .34)} -27 {num(half * .96)} -27 '
                       f'{num(half * .96)} -12V4Z', '#4c3340')
        for px, py, size in ((-half * .74, 1, 12), (-half * .4, 2, 9)):
            scene.path(polygon([(px - size * .5, py), (px, py - size * 1.5), (px + size * .5, py)]),
                       scene.volume('forest', .3, .16))


def station(scene, x, y, base='cream', roof='coral', scale=1):
    """A small station with a clock tower; 40 units high."""
    with scene.at(x, y, scale=scale):
        scene.contact(24, 4)
        scene.rect(-22, -22, 44, 22, scene.volume(base, .2, .14), radius=1)
        scene.path(polygon([(-27, -21), (-19, -32), (19, -32), (27, -21)]),
                   scene.volume(roof, .28, .16))
        scene.rect(-6, -40, 12, 16, scene.volume(base, .2, .1))
        scene.path(polygon([(-9, -39), (0, -49), (9, -39)]), scene.volume(roof, .28, .16))
        scene.ellipse(0, -33, 3.8, fill='white')
        scene.path('M0 -35.600V-33H2', stroke='ink', width=.8)
        for px in (-16, 10):
            scene.rect(px, -16, 6, 7, scene.volume('sky', .4, .1), radius=1)
        scene.rect(-4, -14, 8, 14, scene.volume('teal', .2, .2), radius=1)


def toy_tree(scene, x, y, base='forest', size=18):
    with scene.at(x, y):
        scene.contact(size * .4, 2)
        scene.rect(-1.4, -size * .4, 2.8, size * .4, 'umber')
        scene.path(polygon([(-size * .42, -size * .3), (0, -size * 1.3), (size * .42, -size * .3)]),
                   scene.volume(base, .3, .18))


def signal(scene, x, y, height=34):
    """A signal with its arm up and a green light."""
    with scene.at(x, y):
        scene.contact(5, 1.8)
        scene.rect(-1.3, -height, 2.6, height, scene.volume('white', .2, .24, direction='right'))
        with scene.at(0, -height + 5, rotate=-28):
            scene.rect(0, -2.4, 15, 4.8, scene.volume('brick', .3, .14), radius=1)
            scene.rect(9, -2.4, 2.6, 4.8, 'white')
        scene.ellipse(0, -height + 5, 2.6, fill=scene.ball('leaf'))


def steam_clouds(scene, places):
    """Soft white puffs at (x, y, radius)."""
    for x, y, radius in places:
        scene.ellipse(x, y, radius, fill=scene.radial((0, 'white', .95), (.6, 'white', .7),
                                                      (1, 'white', 0)))


# ---- gymnastics --------------------------------------------------------------------------
def loft_house(scene, x, y, width=72, base='oak', roof='coral', wall='mint', height=100):
    """A play house on legs with a ladder; its floor is y - height, open to the right."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 4, 6)
        for px in (-half + 5, half - 8):
            scene.rect(px, -height - 44, 4, height + 40, scene.volume(shade(base, .28), .1, .2))
        scene.rect(-half + 2, -height - 44, width - 4, 44, scene.volume(shade(wall, .14), .1, .2))
        scene.rect(-half + 16, -height - 36, 22, 22, scene.volume('sky', .5, .1), radius=11)
        scene.path(f'M{num(-half + 27)} {-height - 36}v22M{num(-half + 16)} {-height - 25}h22',
                   stroke='white', width=2)


def loft_front(scene, x, y, width=72, base='oak', roof='coral', wall='mint', height=100):
    """Railing, posts, ladder and roof, drawn over who is up there."""
    half = width / 2
    with scene.at(x, y), scene.at(shadow='near'):
        for px in (-half - 1, half - 6):
            scene.rect(px, -height - 46, 7, height + 46,
                       scene.volume(base, .3, .26, direction='right'), radius=2)
        scene.rect(-half - 4, -height - 2, width + 8, 8, scene.volume(base, .3, .2), radius=2)
        for index in range(4):
            px = -half + 9 + index * 8.4
            scene.rect(px, -height - 20, 4.4, 19, scene.volume(lit(wall, .2), .3, .16), radius=2)
        scene.rect(-half, -height - 23, 40, 4.6, scene.volume(base, .3, .2), radius=2)
        scene.path(polygon([(-half - 10, -height - 42), (0, -height - 76), (half + 10,
                   -height - 42)]), scene.volume(roof, .28, .18))
        for row, reach in ((-height - 52, half * .68), (-height - 61, half * .36)):
            scene.path(f'M{num(-reach)} {row}' + 'q4 4 8 0' * int(reach / 4),
                       stroke=shade(roof, .2), width=1.2, opacity=.7)
        scene.line(-half - 10, -height - 41, half + 10, -height - 41, lit(roof, .6), 2.4)
        scene.path(star_path(0, -height - 55, 6), 'mustard')
        for rung in range(4):
            scene.rect(-half + 14, -height + 18 + rung * 21, 20, 4.6,
                       scene.volume(lit(base, .12), .3, .2), radius=2)
        for px in (-half + 11, -half + 33):
            scene.rect(px, -height - 4, 4.4, height + 4,
                       scene.volume(base, .3, .26, direction='right'), radius=2)


def _chute(reach, height, shift):
    """The curve of the slide, moved down by `shift`."""
    return (f'M0 {num(-height + shift)}C{num(reach * .2)} {num(-height + shift)} '
            f'{num(reach * .22)} {num(-height * .82 + shift)} {num(reach * .4)} '
            f'{num(-height * .58 + shift)}C{num(reach * .6)} {num(-height * .3 + shift)} '
            f'{num(reach * .7)} {num(-8 + shift)} {num(reach)} {num(-7 + shift)}')


def slide(scene, x, y, reach=104, height=98, base='mustard', rail='coral'):
    """A chute from (x, y - height) down to the right; x, y is the floor below its upper end."""
    with scene.at(x, y):
        scene.contact(24, 4, x=reach * .84)
        scene.path(f'M{num(reach * .44)} {num(-height * .5)}L{num(reach * .34)} 0',
                   stroke=shade(rail, .26), width=4)
        with scene.at(shadow='near'):
            scene.path(_chute(reach, height, -13), stroke=shade(rail, .16), width=7)
            scene.path(_chute(reach, height, -3), stroke=shade(base, .12), width=20)
            scene.path(_chute(reach, height, -5), stroke=lit(base, .22), width=14)
            scene.path(_chute(reach, height, -9), stroke=lit(base, .6), width=2.4, opacity=.8)


def slide_rail(scene, x, y, reach=104, height=98, rail='coral'):
    """The near rail of the chute, drawn over who slides."""
    with scene.at(x, y, shadow='near'):
        path = _chute(reach, height, 8)
        scene.path(path, stroke=rail, width=8)
        scene.path(path, stroke=lit(rail, .5), width=2, opacity=.7)


def climbing_wall(scene, left, right, top=24, bottom=214, base='sand'):
    """Boards with coloured holds and a knotted rope, from left to right on the wall."""
    rng = scene.random
    width, height = right - left, bottom - top
    with scene.at(left, top, shadow='wall'):
        scene.rect(0, 0, width, height, scene.volume(base, .2, .12, direction='diagonal'), radius=2)
    with scene.at(left, top):
        for row in range(1, 5):
            scene.line(0, height * row / 5, width, height * row / 5, shade(base, .25), 1, .5)
        scene.line(width / 2, 0, width / 2, height, shade(base, .25), 1, .4)
        scene.path(polygon([(0, height * .62), (width * .3, height * .3),
                            (width * .5, height * .46), (width * .8, height * .16),
                            (width, height * .4), (width, height), (0, height)]),
                   scene.volume(mix(base, 'teal', .5), .1, .1))
        for row in range(9):
            for column in range(max(2, round(width / 22))):
                px = 12 + column * 22 + (9 if row % 2 else 0) + rng.uniform(-3, 3)
                py = 12 + row * height / 9.4 + rng.uniform(-3, 3)
                if px > width - 8:
                    continue
                fill = TOY_COLORS[(row * 5 + column * 3) % len(TOY_COLORS)]
                wide, high = rng.uniform(4.4, 6.6), rng.uniform(3.2, 5)
                with scene.at(px, py, rotate=rng.uniform(-30, 30)):
                    scene.ellipse(1, 2, wide, high, 'shadow', .28)
                    scene.ellipse(0, 0, wide, high, scene.ball(fill, .4, .2))
                    scene.ellipse(0, .4, 1.1, fill=shade(fill, .35))


def knotted_rope(scene, x, top, bottom):
    with scene.at(shadow='wall'):
        scene.line(x, top, x + 2, bottom, lit('sand', .3), 3.4)
        for index in range(int((bottom - top) / 24)):
            scene.ellipse(x + .4, top + 16 + index * 24, 4, 3.4, scene.ball('cream', .3, .3))


def ball_pool(scene, x, y, width=92, base='sky', rim='white', front=True):
    """A round basin full of balls: first with front=False, then who plays, then the front."""
    half = width / 2
    rng = scene.random
    with scene.at(x, y):
        if not front:
            scene.contact(half * .8, 6)
            scene.ellipse(0, -24, half, 10, shade(base, .34))
            _heap(scene, rng, half, -30, 9, 30)
            return
        _heap(scene, rng, half, -23, 4, 24)
        scene.path(f'M{num(-half)} -24C{num(-half + 2)} -2 {num(-half * .6)} 2 {num(-half * .4)} 2'
                   f'H{num(half * .4)}C{num(half * .6)} 2 {num(half - 2)} -2 {num(half)} -24'
                   f'C{num(half * .6)} -11 {num(-half * .6)} -11 {num(-half)} -24Z',
                   scene.volume(base, .3, .2))
        scene.path(f'M{num(-half)} -24C{num(-half * .6)} -11 {num(half * .6)} -11 {num(half)} -24',
                   stroke=rim, width=4)
        for px in (-.56, 0, .56):
            scene.path(star_path(half * px, -6 - abs(px) * 3, 4.4), lit('mustard', .2))


def _heap(scene, rng, half, level, spread, count):
    for index in range(count):
        px = -half + 7 + (half * 2 - 14) * ((index * .618) % 1)
        py = level + rng.uniform(-spread, spread) * (1 - (px / half) ** 2) + 3 * (px / half) ** 2
        fill = TOY_COLORS[index % len(TOY_COLORS)]
        scene.ellipse(px, py, 5.6, fill=scene.ball(fill, .42, .18))


# ---- the night sky -----------------------------------------------------------------------
def star_projector(scene, x, y, base='plum', scale=1):
    """A round lamp with star-shaped holes on the floor."""
    with scene.at(x, y, scale=scale):
        scene.contact(13, 3)
        scene.lamp(0, -14, 26, .9)
        scene.path('M-13 -3C-14 -24 14 -24 13 -3Z', scene.ball(lit(base, .15), .35, .16))
        for px, py, size in ((-6, -9, 3), (3, -13, 3.4), (8, -7, 2.4), (-1, -5, 2)):
            scene.path(star_path(px, py, size), '#fff4c4')
        scene.rect(-14, -5, 28, 5, scene.volume(shade(base, .1), .3, .2), radius=2)


def projector_rays(scene, x, y, spread=92, rise=120):
    """Faint fans of light from the projector up to the wall."""
    for lean in (-.95, -.45, .05, .5, .95):
        glow = scene.gradient((0, '#fff0bc', 0), (1, '#fff0bc', .34))
        scene.path(polygon([(x, y), (x + (lean - .13) * spread, y - rise),
                            (x + (lean + .13) * spread, y - rise)]), glow, blur=1)


def star_lights(scene, places):
    """Projected stars at (x, y, size): they shine on the wall and make holes in the night."""
    for index, (x, y, size) in enumerate(places):
        scene.lamp(x, y, size * 2.3, .8)
        scene.path(star_path(x, y, size), ('#fff6cf', '#ffe3a0', '#d9ecff')[index % 3])


def projected_moon(scene, x, y, radius=14):
    """A great soft moon on the wall with a smile; x, y is its middle."""
    scene.lamp(x, y, radius * 2.2, .9)
    scene.path(f'M{num(x + radius * .5)} {num(y - radius)}A{num(radius)} {num(radius)} 0 1 0 '
               f'{num(x + radius * .9)} {num(y + radius * .66)}A{num(radius * .86)} '
               f'{num(radius * .86)} 0 0 1 {num(x + radius * .5)} {num(y - radius)}Z',
               scene.volume('#fff2c4', .3, .1))
