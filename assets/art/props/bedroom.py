"""Beds and what stands around them.

A bed is a `with` block: whoever is drawn inside it lies on the pillows and under the cover.

    with side_bed(room, 120, 250, 'brass', cover='rose', pattern='patchwork'):
        adult(room, 70, 180, 'aunt', 'sleep')
"""

from contextlib import contextmanager

from kit.palette import lit, shade
from kit.svg import num, polygon, round_top, smooth
from props.bedding import cloth, pillow
from props.plants import blossom

# ---- beds seen from the side -------------------------------------------------------------
@contextmanager
def side_bed(scene, x, y, kind='sleigh', length=156, base='walnut', cover='rose', pattern='plain',
             accent=None, sheet='white', pillow_color='white', start=.3, bumps=(), hem=-13,
             throw=None, flip=False, pillows=2, scale=1):
    """A bed along the wall, its head at the left; the mattress top is y - 44.

    kind: sleigh, brass, padded. start: where the cover begins (part of the
    length). bumps: (place along the bed 0..1, height) of knees and feet below the cover.
    """
    half = length / 2
    with scene.at(x, y, flip=flip, scale=scale):
        scene.contact(half + 6, 7)
        scene.rect(-half + 4, -22, length - 8, 20,
                   scene.gradient((0, 'shadow', .62), (1, 'shadow', .2)), radius=3)
        HEADS[kind](scene, -half, 92, base)
        scene.rect(-half + 3, -43, length - 6, 22, scene.volume(sheet, .2, .2), radius=6)
        scene.path(f'M{num(-half + 6)} -33H{num(half - 6)}', stroke=shade(sheet, .2), width=.9,
                   opacity=.5)
        RAILS[kind](scene, half, base)
        if pillows > 1:
            pillow(scene, -half + 18, -58, 30, 34, shade(pillow_color, .08), rotate=6)
        if pillows:
            pillow(scene, -half + 27, -52, 42, 26, pillow_color, rotate=-10)
    yield
    with scene.at(x, y, flip=flip, scale=scale):
        _side_cover(scene, length, start, cover, pattern, accent, bumps, hem, throw)
        FEET[kind](scene, half, 56, base)


def _side_cover(scene, length, start, cover, pattern, accent, bumps, hem, throw):
    """The cover over the long side, with the turned-down sheet at its beginning."""
    half = length / 2
    left, right = -half + length * start, half - 3
    top = [(left, -46.5)]
    steps = 14
    for index in range(1, steps):
        part = start + (1 - start) * index / steps
        rise = sum(height * max(0, 1 - ((part - place) / .13) ** 2) for place, height in bumps)
        top.append((-half + length * part, -46 - rise))
    top += [(right - 3, -45), (right, -40)]
    bottom = []
    count = 7
    for index in range(count * 2 + 1):
        px = right - (right - left) * index / (count * 2)
        bottom.append((px, hem + (2.2 if index % 2 else 0)))
    outline = smooth(top + [(right, hem - 6)] + bottom + [(left - 1, hem - 8)])
    with scene.at(shadow='near'):
        cloth(scene, outline, cover, pattern, accent, (left - 4, -80, right - left + 8, 82))
    with scene.at(clip=scene.clip(outline)):
        scene.rect(left - 4, -38, right - left + 8, 40,
                   scene.gradient((0, 'shadow', 0), (1, 'shadow', .34)))
        for index in range(1, 6):
            px = left + (right - left) * index / 6
            scene.path(f'M{num(px)} -40C{num(px + 2)} -30 {num(px - 2)} -22 {num(px + 1)} '
                       f'{num(hem + 1)}', stroke=shade(cover, .4), width=1.6, opacity=.28, blur=1)
    scene.curve([(px, py + 1.4) for px, py in top[:-1]], lit(cover, .6), 1.6, .8)
    _turned_sheet(scene, left, hem, cover)
    if throw:
        _side_throw(scene, half, throw, hem)


def _turned_sheet(scene, left, hem, cover):
    """The sheet folded back over the cover's edge: a flat band with a hemstitch."""
    band = (f'M{num(left - 5)} -47.500Q{num(left + 6)} -50 {num(left + 15)} -47.500'
            f'C{num(left + 18)} -38 {num(left + 16)} -24 {num(left + 17)} {num(hem)}'
            f'q-4 2.400 -8 .4q-4 2 -8 .2q-3 1.400 -6 -.6C{num(left - 6)} -24 {num(left - 3)} -38 '
            f'{num(left - 5)} -47.500Z')
    with scene.at(shadow='near'):
        scene.path(band, scene.gradient((0, 'white'), (.5, lit('cream', .3)),
                                        (1, shade('sand', .12))))
    with scene.at(clip=scene.clip(band)):
        scene.path(f'M{num(left + 1)} -46C{num(left + 4)} -34 {num(left)} -24 {num(left + 2)} '
                   f'{num(hem)}M{num(left + 8)} -46C{num(left + 6)} -34 {num(left + 9)} -24 '
                   f'{num(left + 7)} {num(hem)}', stroke=shade('sand', .2), width=1.2, opacity=.4)
    scene.path(f'M{num(left + 13)} -46C{num(left + 15)} -36 {num(left + 13)} -24 '
               f'{num(left + 14)} {num(hem - 2)}', stroke=cover if cover != 'white' else 'rose',
               width=1.2, opacity=.7, dash='2 2')


def _side_throw(scene, half, throw, hem):
    """A folded blanket across the foot of the bed."""
    with scene.at(shadow='near'):
        scene.path(smooth([(half - 42, -48), (half - 30, -49.5), (half - 16, -48), (half - 14, -30),
                           (half - 15, hem - 3), (half - 30, hem - 1), (half - 43, hem - 3),
                           (half - 42, -30)], tension=.7), scene.volume(throw, .26, .2))
    for px in (-38, -34, -24, -20):
        scene.line(half + px, -47, half + px, hem - 3, lit(throw, .55), 1.2, .7)
    for step in range(9):
        scene.line(half - 42 + step * 3.3, hem - 3, half - 42 + step * 3.3, hem + 3,
                   lit(throw, .4), 1)


def _post(scene, x, height, base, knob=4, width=4.6):
    scene.rect(x - width / 2, -height, width, height, scene.volume(base, .4, .26,
               direction='right'), radius=width / 2)
    if knob:
        scene.ellipse(x, -height - 1, knob, fill=scene.ball(base, .6, .24))


def _bars_panel(scene, x, inset, height, base):
    """An open bedstead end in perspective: two posts with bars between them."""
    scene.path(f'M{num(x)} {num(-height + 4)}Q{num(x + inset / 2)} {num(-height - 9)} '
               f'{num(x + inset)} {num(-height + 4)}', stroke=base, width=3)
    for part in (.25, .5, .75):
        scene.line(x + inset * part, -height - 1, x + inset * part, -26, base, 1.8)
    scene.line(x, -height + 22, x + inset, -height + 22, base, 2)


def _head_bars(scene, x, height, base):
    _bars_panel(scene, x + 1, 17, height - 4, base)
    _post(scene, x + 19, height - 8, shade(base, .14), 3.4, 4)
    _post(scene, x, height, base, 4.6)


def _foot_bars(scene, x, height, base):
    _bars_panel(scene, x - 14, 14, height - 2, base)
    _post(scene, x - 14, height - 6, shade(base, .14), 3, 3.6)
    _post(scene, x, height, base, 4.4)


def _rail_bars(scene, half, base):
    scene.rect(-half, -25, half * 2, 4, scene.volume(base, .4, .24), radius=2)


def _head_sleigh(scene, x, height, base):
    scene.path(f'M{num(x + 4)} 0H{num(x - 5)}V-40C{num(x - 5)} {num(-height * .7)} '
               f'{num(x - 4)} {num(-height + 8)} {num(x - 12)} {num(-height)}'
               f'C{num(x - 2)} {num(-height - 7)} {num(x + 10)} {num(-height)} {num(x + 11)} '
               f'{num(-height + 18)}V-22H{num(x + 4)}Z',
               scene.volume(base, .24, .26, direction='right'))
    scene.ellipse(x - 7, -height + 1, 6.4, fill=scene.ball(base, .36, .24))
    scene.ellipse(x - 7, -height + 1, 2.6, fill=shade(base, .28), opacity=.6)
    scene.path(f'M{num(x + 2)} {num(-height + 1)}q6 3 6 16V-50', stroke=lit(base, .5), width=1.3,
               opacity=.7)


def _foot_sleigh(scene, x, height, base):
    scene.path(f'M{num(x - 8)} 0V-36C{num(x - 8)} {num(-height)} {num(x - 2)} {num(-height - 5)} '
               f'{num(x + 8)} {num(-height)}C{num(x + 3)} {num(-height + 8)} {num(x + 4)} -40 '
               f'{num(x + 4)} -30V0Z', scene.volume(base, .26, .24, direction='right'))
    scene.ellipse(x + 4, -height, 5.4, fill=scene.ball(base, .36, .24))
    scene.ellipse(x + 4, -height, 2.2, fill=shade(base, .28), opacity=.6)
    scene.path(f'M{num(x - 6)} -4V-36', stroke=lit(base, .5), width=1.2, opacity=.6)


def _rail_sleigh(scene, half, base):
    scene.rect(-half - 1, -24, half * 2 + 2, 15, scene.volume(base, .22, .24), radius=2)
    scene.rect(-half, -24, half * 2, 1.4, lit(base, .5), opacity=.8)
    for px in (-half + 4, half - 10):
        scene.rect(px, -10, 7, 10, scene.volume(shade(base, .2)), radius=2)


def _head_padded(scene, x, height, base):
    outline = round_top(x - 9, -height - 6, 30, height - 14, 12)
    scene.path(outline, scene.volume(base, .2, .24, direction='right'))
    with scene.at(clip=scene.clip(outline)):
        for row in range(5):
            for column in range(4):
                px, py = x - 8 + column * 9 + (4.5 if row % 2 else 0), -height + 6 + row * 12
                scene.path(f'M{num(px - 4.500)} {num(py - 6)}L{num(px)} {num(py)}'
                           f'L{num(px + 4.500)} {num(py - 6)}', stroke=shade(base, .26), width=.9,
                           opacity=.7)
                scene.ellipse(px, py, 1.3, fill=shade(base, .32))
    scene.path(f'M{num(x - 7)} -40V{num(-height + 4)}q1 -8 11 -8q11 0 13 8', stroke=lit(base, .5),
               width=1.5, opacity=.8)
    scene.rect(x - 4, -20, 7, 20, scene.volume('umber'), radius=2)


def _foot_padded(scene, x, height, base):
    scene.rect(x - 5, -12, 6, 12, scene.volume('umber'), radius=2)


def _rail_padded(scene, half, base):
    scene.rect(-half - 2, -27, half * 2 + 4, 17, scene.volume(base, .16, .26), radius=5)
    scene.rect(-half, -26.6, half * 2, 1.6, lit(base, .5), radius=.8, opacity=.8)


HEADS = {'sleigh': _head_sleigh, 'brass': _head_bars, 'padded': _head_padded}
FEET = {'sleigh': _foot_sleigh, 'brass': _foot_bars, 'padded': _foot_padded}
RAILS = {'sleigh': _rail_sleigh, 'brass': _rail_bars, 'padded': _rail_padded}


# ---- beds seen from the foot end ---------------------------------------------------------
@contextmanager
def front_bed(scene, x, y, width=150, head='arch', base='walnut', cover='blue', pattern='plain',
              accent=None, pillows=2, pillow_color='white', sleepers=(), rise=72, top=62):
    """A bed with its foot end towards us. The cover's upper edge is y - rise.

    head: arch, padded, slats. top: how high the headboard rises above that edge.
    sleepers: x of the bodies below the cover, from the middle.
    """
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 10, 8)
        with scene.at(0, -rise, shadow='wall'):
            FRONT_HEADS[head](scene, half, top, base)
        scene.path(polygon([(-half + 1, -rise - 14), (half - 1, -rise - 14), (half + 3, -20),
                            (-half - 3, -20)]), scene.volume('white', .1, .14))
        share = (width - 6) / pillows
        for index in range(pillows):
            px = -half + 3 + share * (index + .5)
            pillow(scene, px, -rise - 16, share - 2, 34, pillow_color,
                   rotate=3 if index % 2 else -3)
    yield
    with scene.at(x, y):
        for side in (-1, 1):
            scene.rect(side * (half - 4) - 4, -12, 8, 13, scene.volume(shade(base, .2)), radius=2)
        _front_cover(scene, half, rise, cover, pattern, accent, sleepers)


def _front_cover(scene, half, rise, cover, pattern, accent, sleepers):
    wide, edge, hem = half + 5, -34, -5
    top = []
    for index in range(17):
        px = -half + half * 2 * index / 16
        lift = sum(5 * max(0, 1 - ((px - place) / 22) ** 2) for place in sleepers)
        top.append((px, -rise - lift))
    bottom = [(wide - wide * 2 * index / 14, hem + (2 if index % 2 else 0)) for index in range(15)]
    outline = smooth(top + [(wide - 1, edge)] + bottom + [(-wide + 1, edge)])
    box = (-wide - 2, -rise - 8, wide * 2 + 4, rise + 8)
    with scene.at(shadow='near'):
        cloth(scene, outline, cover, pattern, accent, box)
    with scene.at(clip=scene.clip(outline)):
        for place in sleepers:
            scene.ellipse(place - 3, (-rise + edge) / 2 - 2, 20, (rise + edge) / 2 + 4,
                          scene.radial((0, 'highlight', .42), (.6, 'highlight', .14),
                                       (1, 'highlight', 0)))
            scene.ellipse(place + 19, (-rise + edge) / 2, 9, (rise + edge) / 2,
                          scene.radial((0, 'shadow', .26), (1, 'shadow', 0)))
        scene.rect(-wide - 2, edge, wide * 2 + 4, -edge,
                   scene.gradient((0, 'shadow', .06), (1, 'shadow', .42)))
        for index in range(1, 7):
            px = -wide + wide * 2 * index / 7
            scene.path(f'M{num(px)} {edge + 2}C{num(px + 2)} {edge + 14} {num(px - 2)} -14 '
                       f'{num(px)} {hem + 2}', stroke=shade(cover, .4), width=2, opacity=.32,
                       blur=1)
    scene.line(-wide + 6, edge, wide - 6, edge, lit(cover, .6), 1.6, .5)
    fold = smooth(top + [(half + 2, -rise + 8)]
                  + [(px, py + 12) for px, py in reversed(top[1:-1])] + [(-half - 2, -rise + 8)])
    with scene.at(shadow='near'):
        scene.path(fold, scene.gradient((0, 'white'), (1, shade('cream', .06))))
    scene.curve([(px, py + 9.5) for px, py in top], lit(cover, .15), 1.2, .8)


def _front_arch(scene, half, top, base):
    scene.path(f'M{num(-half - 4)} 30V{num(-top * .55)}C{num(-half * .5)} {num(-top * .6)} '
               f'{num(-half * .5)} {num(-top)} 0 {num(-top)}C{num(half * .5)} {num(-top)} '
               f'{num(half * .5)} {num(-top * .6)} {num(half + 4)} {num(-top * .55)}V30Z',
               scene.volume(base, .24, .2, direction='diagonal'))
    scene.path(f'M{num(-half + 5)} 20V{num(-top * .42)}C{num(-half * .45)} {num(-top * .46)} '
               f'{num(-half * .45)} {num(-top * .82)} 0 {num(-top * .82)}C{num(half * .45)} '
               f'{num(-top * .82)} {num(half * .45)} {num(-top * .46)} {num(half - 5)} '
               f'{num(-top * .42)}V20Z', scene.volume(shade(base, .1), .1, .2))
    scene.path(f'M{num(-half - 2)} {num(-top * .55 + 2)}C{num(-half * .5)} {num(-top * .6 + 2)} '
               f'{num(-half * .5)} {num(-top + 2)} 0 {num(-top + 2)}C{num(half * .5)} '
               f'{num(-top + 2)} {num(half * .5)} {num(-top * .6 + 2)} {num(half + 2)} '
               f'{num(-top * .55 + 2)}', stroke=lit(base, .55), width=1.5, opacity=.8)
    for side in (-1, 1):
        scene.rect(side * (half + 2) - 3.5, -top * .62, 7, top * .62 + 70,
                   scene.volume(base, .3, .24, direction='right'), radius=2)
        scene.ellipse(side * (half + 2), -top * .62 - 3, 4.6, fill=scene.ball(base, .4, .2))
    blossom(scene, 0, -top * .91 + 1, 4, lit(base, .4), base)


def _front_padded(scene, half, top, base):
    outline = round_top(-half - 4, -top, half * 2 + 8, top + 60, 14)
    scene.path(outline, scene.volume(base, .2, .2, direction='diagonal'))
    with scene.at(clip=scene.clip(outline)):
        count = max(3, round(half / 9))
        for row in range(4):
            for column in range(count + 1):
                px = -half + half * 2 * (column + (.5 if row % 2 else 0)) / count
                py = -top + 13 + row * 13
                scene.path(f'M{num(px - 8)} {num(py - 7)}L{num(px)} {num(py)}L{num(px + 8)} '
                           f'{num(py - 7)}', stroke=shade(base, .22), width=.9, opacity=.6)
                scene.ellipse(px, py, 1.5, fill=shade(base, .3))
    scene.path(f'M{num(-half - 1)} 0V{num(-top + 14)}Q{num(-half - 1)} {num(-top + 3)} '
               f'{num(-half + 10)} {num(-top + 3)}H{num(half - 10)}Q{num(half + 1)} '
               f'{num(-top + 3)} {num(half + 1)} {num(-top + 14)}', stroke=lit(base, .5),
               width=1.6, opacity=.8)


def _front_slats(scene, half, top, base):
    scene.rect(-half, -top * .8, half * 2, top + 30, shade(base, .46), opacity=.35)
    count = max(4, round(half * 2 / 13))
    for index in range(count):
        px = -half + half * 2 * (index + .5) / count
        scene.rect(px - 2.4, -top * .84, 4.8, top + 30,
                   scene.volume(base, .26, .24, direction='right'))
    scene.path(round_top(-half - 3, -top, half * 2 + 6, 13, 6), scene.volume(base, .3, .2))
    scene.rect(-half, -top + 1, half * 2, 1.4, lit(base, .6), opacity=.8)
    for side in (-1, 1):
        scene.rect(side * half - 3.6, -top - 3, 7.2, top + 70,
                   scene.volume(base, .3, .24, direction='right'), radius=2.4)


FRONT_HEADS = {'arch': _front_arch, 'padded': _front_padded, 'slats': _front_slats}


# ---- other places to sleep ---------------------------------------------------------------
@contextmanager
def futon(scene, x, y, length=150, cover='navy', pattern='stars', accent='cream', bumps=(),
          base='sage', scale=1):
    """A low mattress on straw mats, its head at the left; its top is y - 20."""
    half = length / 2
    with scene.at(x, y, scale=scale):
        scene.path(polygon([(-half - 22, -12), (half + 16, -12), (half + 26, 12),
                            (-half - 32, 12)]), scene.volume('#c9c08a', .2, .12))
        for index in range(4):
            px = -half - 22 + (length + 38) * index / 3
            skew = -10 + 20 * index / 3
            scene.path(polygon([(px - 1.4, -12), (px + 1.4, -12), (px + skew + 1.8, 12),
                                (px + skew - 1.8, 12)]), base)
        scene.contact(half + 6, 5)
        scene.rect(-half, -20, length, 21, scene.volume('white', .1, .24), radius=9)
        scene.line(-half + 8, -10, half - 8, -10, shade('white', .2), .9, .6)
        pillow(scene, -half + 23, -29, 46, 24, 'cream', rotate=-4, pattern='bands', accent='blue')
    yield
    with scene.at(x, y, scale=scale):
        _low_cover(scene, length, cover, pattern, accent, bumps)


def _low_cover(scene, length, cover, pattern, accent, bumps):
    half = length / 2
    left = -half + length * .3
    top = [(left, -24)]
    for index in range(1, 12):
        part = .3 + .7 * index / 12
        rise = sum(height * max(0, 1 - ((part - place) / .16) ** 2) for place, height in bumps)
        top.append((-half + length * part, -26 - rise))
    outline = smooth(top + [(half + 5, -22), (half + 11, -4), (half + 4, 5), (half - 30, 7),
                            (0, 5), (left + 16, 7), (left - 4, 4), (left - 3, -10)])
    with scene.at(shadow='near'):
        cloth(scene, outline, cover, pattern, accent, (left - 8, -60, half - left + 24, 70))
    with scene.at(clip=scene.clip(outline)):
        scene.rect(left - 10, -16, half - left + 30, 26,
                   scene.gradient((0, 'shadow', 0), (1, 'shadow', .4)))
    scene.curve([(px, py + 1.4) for px, py in top], lit(cover, .5), 1.6, .8)
    with scene.at(shadow='near'):
        scene.path(f'M{num(left - 5)} -25Q{num(left + 6)} -29 {num(left + 17)} -27'
                   f'C{num(left + 20)} -16 {num(left + 17)} -6 {num(left + 19)} 5'
                   f'q-5 2.600 -10 .8q-6 2 -13 -.6C{num(left - 6)} -6 {num(left - 3)} -14 '
                   f'{num(left - 5)} -25Z', scene.gradient((0, 'white'), (1, shade('sand', .12))))
    scene.path(f'M{num(left + 14)} -25.500C{num(left + 17)} -16 {num(left + 14)} -6 '
               f'{num(left + 16)} 4', stroke=cover, width=1.3, opacity=.7, dash='2 2')


@contextmanager
def alcove_bed(scene, x, y=214, width=150, height=150, wood='oak', inside='navy', cover='terra',
               pattern='check', accent='mustard'):
    """A bed built into the wall below a gable, with drawers under it; its mattress is y - 42.

    Draw what is inside (stars, books, people) in the block; the cover follows.
    """
    half = width / 2
    hole = (f'M{num(-half)} -34V{num(-height * .62)}L0 {num(-height)}L{num(half)} '
            f'{num(-height * .62)}V-34Z')
    with scene.at(x, y):
        scene.contact(half + 10, 6)
        frame = (f'M{num(-half - 9)} 0V{num(-height * .62 - 5)}L0 {num(-height - 10)}'
                 f'L{num(half + 9)} {num(-height * .62 - 5)}V0Z')
        with scene.at(shadow='near'):
            scene.path(frame, scene.volume(wood, .26, .2, direction='diagonal'))
        scene.path(hole, scene.gradient((0, shade(inside, .12)), (.6, inside),
                                        (1, shade(inside, .26))))
    with scene.at(x, y, clip=scene.clip(hole)):
        scene.path(f'M{num(-half)} -34V{num(-height * .62)}L0 {num(-height)}l7 3L{num(-half + 9)} '
                   f'{num(-height * .62 + 4)}V-34Z', 'shadow', opacity=.4)
        scene.rect(-half, -47, width, 14, scene.volume('white', .1, .26), radius=4)
    yield hole
    with scene.at(x, y):
        left = -half + width * .33
        outline = smooth([(left, -50), (left + 24, -53), (half - 40, -51), (half - 24, -56),
                          (half - 8, -51), (half, -47), (half, -33), (0, -31), (left - 2, -33)],
                         tension=.8)
        cloth(scene, outline, cover, pattern, accent, (left - 4, -60, half - left + 8, 30))
        scene.rect(left, -42, half - left, 10, scene.gradient((0, 'shadow', 0), (1, 'shadow', .4)))
        scene.rect(-half - 9, -35, width + 18, 35, scene.volume(wood, .2, .22), radius=2)
        scene.rect(-half - 9, -36, width + 18, 5, scene.volume(lit(wood, .16), .4, .16), radius=2)
        share = (width + 8) / 3
        for index in range(3):
            px = -half - 4 + share * index
            scene.rect(px + 2, -27, share - 4, 22, scene.volume(lit(wood, .14), .14, .14), radius=2)
            scene.rect(px + 2, -6, share - 4, 1.3, 'shadow', opacity=.3)
            scene.path(f'M{num(px + share / 2 - 6)} -18q6 5 12 0', stroke='gold', width=2)
        scene.line(-half - 7, -91, -half - 7, -4, lit(wood, .6), 1.4, .7)
