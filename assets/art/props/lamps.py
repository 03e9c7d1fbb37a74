"""Lights. Every lamp glows and, at night, cuts its own hole into the darkness."""

from kit.palette import lit, mix
from kit.svg import num, polygon, smooth, taper

GLOW = '#ffe9b0'


def _shade_fill(scene, base):
    """A lampshade with the bulb shining through."""
    return scene.radial((0, lit(base, .85)), (.5, lit(base, .35)), (1, mix(base, '#f2b24e', .25)),
                        cy=.7, radius=.75)


def floor_lamp(scene, x, y, shade_color=GLOW, height=112, pole='umber', kind='cone', scale=1):
    """Stands on x, y. kind: cone, drum, arc (bends over to the right), tripod."""
    with scene.at(x, y, scale=scale):
        if kind == 'arc':
            scene.contact(16, 3.6)
            scene.path(f'M0 -2C-4 {num(-height * 1.1)} 34 {num(-height * 1.12)} 40 '
                       f'{num(-height + 24)}', stroke=pole, width=2.6)
            scene.ellipse(0, -1.5, 14, 3.6, scene.volume(pole))
            with scene.at(40, -height + 20):
                scene.lamp(0, 12, 60)
                scene.path(smooth([(-17, 14), (-13, 2), (0, -3), (13, 2), (17, 14), (0, 16)]),
                           _shade_fill(scene, shade_color))
            return
        scene.contact(15, 3.6)
        if kind == 'tripod':
            scene.path(f'M0 {num(-height + 34)}L-16 0M0 {num(-height + 34)}L16 0M0 '
                       f'{num(-height + 34)}L3 -2', stroke=pole, width=2.8)
        else:
            scene.rect(-1.5, -height + 26, 3, height - 27,
                       scene.volume(pole, .3, .3, direction='right'))
            scene.ellipse(0, -1.6, 13, 3.4, scene.volume(pole))
        scene.lamp(0, -height + 18, 62)
        top, bottom = (24, 44) if kind == 'cone' else (38, 38)
        scene.path(taper(top, bottom, -height, -height + 30), _shade_fill(scene, shade_color))
        scene.path(taper(top, top + 1.6, -height, -height + 2.6), 'mustard')
        scene.path(taper(bottom - 1.6, bottom, -height + 27.4, -height + 30), lit('mustard', .4))
        scene.line(6, -height + 30, 6, -height + 40, 'gold', .7)
        scene.ellipse(6, -height + 41, 1.3, fill='gold')


def table_lamp(scene, x, y, base='teal', shade_color=GLOW, scale=1, radius=48):
    """Stands on a table top at x, y; 38 units high."""
    with scene.at(x, y, scale=scale):
        scene.contact(8, 2)
        scene.path(smooth([(-3, -18), (-8, -9), (-4, 0), (4, 0), (8, -9), (3, -18)]),
                   scene.volume(base, .3, .2, direction='right'))
        scene.path('M-4.500 -10q0 4 1.500 7', stroke='white', width=1.2, opacity=.5)
        scene.lamp(0, -26, radius)
        scene.path(taper(16, 30, -40, -18), _shade_fill(scene, shade_color))
        scene.path(taper(29, 30, -19.6, -18), lit('mustard', .3))


def pendant(scene, x, drop=34, base='mustard', kind='dome', scale=1, radius=54, y=0):
    """Hangs from the ceiling. kind: dome, globe, basket, cone, bulb."""
    with scene.at(x, y, scale=scale):
        scene.line(0, 0, 0, drop, 'ink', 1)
        scene.rect(-5, 10, 10, 3, scene.volume(base), radius=1.5)
        scene.lamp(0, drop + 13, radius)
        if kind == 'globe':
            scene.ellipse(0, drop + 11, 13, fill=_shade_fill(scene, '#fff0c4'))
            scene.rect(-4, drop - 4, 8, 5, scene.volume('gold'), radius=1.5)
        elif kind == 'bulb':
            scene.path(f'M-3 {drop}H3V{drop + 4}C8 {drop + 8} 7 {drop + 17} 0 {drop + 17}C-7 '
                       f'{drop + 17} -8 {drop + 8} -3 {drop + 4}Z', '#fff3c0')
            scene.rect(-3, drop - 3, 6, 6, scene.volume('slate'), radius=1)
        elif kind == 'basket':
            scene.path(taper(14, 40, drop, drop + 20), scene.volume('oak', .2, .15))
            for part in range(-3, 4):
                scene.line(part * 2, drop, part * 5.6, drop + 20, 'walnut', .8, .7)
            for row in (5, 10, 15):
                scene.line(-7 - row * .65, drop + row, 7 + row * .65, drop + row, 'walnut', .8, .7)
        elif kind == 'cone':
            scene.path(taper(7, 34, drop - 2, drop + 17),
                       scene.volume(base, .3, .2, direction='right'))
        else:
            scene.path(f'M-17 {drop + 14}C-17 {drop + 2} -8 {drop - 3} 0 {drop - 3}C8 {drop - 3} '
                       f'17 {drop + 2} 17 {drop + 14}Z',
                       scene.ball(base, .4, .2))
        if kind not in ('globe', 'bulb'):
            low = {'dome': 14, 'basket': 20, 'cone': 17}[kind]
            scene.ellipse(0, drop + low, 5, 3, '#fffbe2')


def chandelier(scene, x, drop=30, base='gold', y=0):
    """Five candles on a ring."""
    with scene.at(x, y):
        scene.line(0, 0, 0, drop + 6, base, 1.6)
        scene.lamp(0, drop + 8, 64)
        scene.path(f'M-26 {drop + 8}C-20 {drop + 22} 20 {drop + 22} 26 {drop + 8}M-13 '
                   f'{drop + 6}C-10 {drop + 18} 10 {drop + 18} 13 {drop + 6}',
                   stroke=base, width=2)
        for px, py in ((-26, 6), (-13, 4), (0, 2), (13, 4), (26, 6)):
            scene.rect(px - 1.8, drop + py - 8, 3.6, 9, 'cream')
            _flame(scene, px, drop + py - 8, .7)
        scene.ellipse(0, drop + 19, 3, fill=scene.ball(base))


def sconce(scene, x, y, base='gold', shade_color=GLOW):
    """A wall light; y is its top."""
    with scene.at(x, y, shadow='wall'):
        scene.rect(-3, 16, 6, 14, scene.volume(base, .3, .2), radius=3)
        scene.path('M0 24C8 24 8 18 8 16', stroke=base, width=1.6)
    with scene.at(x, y):
        scene.lamp(0, 10, 44)
        scene.path(taper(12, 22, 0, 17), _shade_fill(scene, shade_color))


def _flame(scene, x, y, size=1.0):
    with scene.at(x, y, scale=size):
        scene.path('M0 0C-4 -2 -3 -6 0 -11C3 -6 4 -2 0 0Z', '#f6a13c')
        scene.path('M0 0C-2 -1.500 -1.500 -4 0 -7C1.500 -4 2 -1.500 0 0Z', '#fff1b0')


def candle(scene, x, y, base='cream', height=12, radius=26):
    """Stands on x, y."""
    with scene.at(x, y):
        scene.ellipse(0, 0, 6, 1.8, 'gold')
        scene.rect(-2.6, -height, 5.2, height, scene.volume(base, .2, .15, direction='right'),
                   radius=1)
        scene.lamp(0, -height - 6, radius, .8)
        _flame(scene, 0, -height)


def lantern(scene, x, y, base='slate', scale=1):
    """Stands on x, y, 26 units high."""
    with scene.at(x, y, scale=scale):
        scene.contact(9, 2.4)
        scene.lamp(0, -10, 38, .9)
        scene.rect(-7, -20, 14, 19, '#fff0be', opacity=.75)
        _flame(scene, 0, -4, .9)
        scene.path('M-7 -20V-1M7 -20V-1M0 -20V-1', stroke=base, width=1.2)
        scene.rect(-9, -3, 18, 3, base, radius=1)
        scene.path(polygon([(-9, -19), (-4, -25), (4, -25), (9, -19)]), base)
        scene.ellipse(0, -28, 3, fill='none', stroke=base, line=1.2)


def fire(scene, x, y, scale=1, radius=60):
    """Logs burning on x, y; for fireplaces and stoves."""
    with scene.at(x, y, scale=scale):
        scene.lamp(0, -14, radius)
        for lean in (-8, 8):
            with scene.at(rotate=lean):
                scene.rect(-17, -7, 34, 6, scene.volume('umber', .2, .3), radius=3)
        scene.path('M-13 -5C-18 -20 -6 -23 -6 -38C4 -30 2 -24 6 -32C14 -24 17 -14 12 -5Z',
                   '#ea7438')
        scene.path('M-8 -5C-11 -16 -2 -18 -1 -29C5 -21 9 -14 6 -5Z', '#fbb945')
        scene.path('M-4 -5C-5 -12 0 -13 0 -19C4 -13 5 -9 3 -5Z', '#fff1b4')


def fairy_lights(scene, points, wire='ink', colors=('#ffe9a8',), radius=10):
    """A chain of small bulbs hanging in bows through the points."""
    for (x1, y1), (x2, y2) in zip(points, points[1:]):
        sag = abs(x2 - x1) * .18 + 3
        middle = ((x1 + x2) / 2, max(y1, y2) + sag)
        scene.path(f'M{num(x1)} {num(y1)}Q{num(middle[0])} {num(middle[1])} {num(x2)} {num(y2)}',
                   stroke=wire, width=.7, opacity=.8)
        count = max(3, round(abs(x2 - x1) / 11))
        for index in range(count):
            part = (index + .5) / count
            bx = (1 - part) ** 2 * x1 + 2 * part * (1 - part) * middle[0] + part ** 2 * x2
            by = (1 - part) ** 2 * y1 + 2 * part * (1 - part) * middle[1] + part ** 2 * y2
            scene.lamp(bx, by + 2, radius, .8)
            scene.ellipse(bx, by + 2, 1.7, 2.2, colors[index % len(colors)])
