"""What lives and lies in the cellar earth: stones, roots, worms, fossils, a mole."""

import math

from kit.palette import lit, mix, shade
from kit.svg import num, polygon, smooth

STONES = ('#a8917c', '#8d7a6e', '#b79f83', '#75625c', '#9a8574')


def stone(canvas, x, y, size, tone='#a8917c'):
    """A pebble or a boulder, light on top."""
    rng = canvas.random
    count = rng.choice((6, 7, 8))
    points = []
    for index in range(count):
        angle = 2 * math.pi * index / count + rng.uniform(-.2, .2)
        reach = size * rng.uniform(.8, 1.08)
        points.append((x + math.cos(angle) * reach * 1.25, y + math.sin(angle) * reach * .86))
    canvas.path(smooth([(px + size * .12, py + size * .2) for px, py in points]), 'shadow',
                opacity=.3)
    canvas.path(smooth(points), canvas.radial((0, lit(tone, .34)), (.55, tone),
                                              (1, shade(tone, .34)), cx=.36, cy=.24, radius=.8))


def root(canvas, points, width, tone='#6f4630'):
    """A tapering root through points, from thick to thin."""
    for index in range(len(points) - 1):
        part = 1 - index / len(points)
        segment = points[max(0, index - 1):index + 2]
        canvas.curve(segment, shade(tone, .2), width * part)
        canvas.curve([(x - width * .1, y - width * .1) for x, y in segment], lit(tone, .12),
                     width * part * .6)


def worm(canvas, x, y, size, tone='#e0938a', flip=False):
    """An earthworm with a friendly face coming out of its hole."""
    with canvas.at(x, y, scale=size / 20, flip=flip):
        body = [(-16, 5), (-10, -4), (-3, 2), (4, 5), (9, -2), (13, -7)]
        canvas.curve([(px + .6, py + 1.6) for px, py in body], 'shadow', 5.4, .35)
        canvas.curve(body, shade(tone, .16), 5.2)
        canvas.curve([(px - .3, py - .7) for px, py in body], lit(tone, .14), 3)
        for px, py in ((-11, -3), (-7, -1.6), (-2, 2.2), (2, 4.2), (6.4, 2.4)):
            canvas.line(px - .6, py - 1.8, px + .6, py + 1.8, shade(tone, .22), .7, .7)
        canvas.ellipse(13.6, -8, 3.3, fill=canvas.ball(lit(tone, .1)))
        canvas.ellipse(12.8, -8.8, .7, fill='ink')
        canvas.ellipse(15.2, -8.8, .7, fill='ink')
        canvas.path('M13 -6.800q1 1 2 0', stroke='ink', width=.6)


def ammonite(canvas, x, y, size, tone='#d9c19a', turn=0):
    """A fossil snail: a ribbed spiral."""
    def spiral(angle, offset=0.0):
        reach = size * (.1 + .9 * angle / 15) * (1 + offset)
        return reach * math.cos(angle), reach * math.sin(angle)
    with canvas.at(x, y, rotate=turn):
        outer = [spiral(a * .35) for a in range(44)]
        canvas.path(smooth([(px + size * .08, py + size * .1) for px, py in outer], closed=False),
                    stroke='shadow', width=size * .36, opacity=.35)
        canvas.path(smooth(outer, closed=False), stroke=shade(tone, .3), width=size * .34)
        canvas.path(smooth([(px - size * .03, py - size * .04) for px, py in outer],
                           closed=False), stroke=tone, width=size * .24)
        for index in range(12, 44):
            angle = index * .35
            (ax, ay), (bx, by) = spiral(angle, -.1), spiral(angle, .13)
            canvas.line(ax, ay, bx, by, shade(tone, .34), size * .035, .8)


def fish_fossil(canvas, x, y, length, tone='#d9c19a', flip=False):
    """Head, ribs and tail in the stone."""
    with canvas.at(x, y, scale=length / 40, flip=flip):
        canvas.path(smooth([(-20, 0), (-15, -6), (-7, -5), (-6, 0), (-7, 5), (-15, 6)]),
                    canvas.volume(tone, .3, .2))
        canvas.ellipse(-14, -1.6, 1.7, fill=shade(tone, .55))
        canvas.path('M-8 3q-3 -1 -4 -3', stroke=shade(tone, .4), width=.9)
        canvas.line(-6, 0, 14, 0, tone, 1.7)
        for index in range(7):
            px, tall = -4 + index * 2.6, 6.4 - index * .6
            canvas.path(f'M{num(px)} 0q2 {num(-tall * .6)} 3.400 {num(-tall)}'
                        f'M{num(px)} 0q2 {num(tall * .6)} 3.400 {num(tall)}', stroke=tone, width=1)
        canvas.path('M13 0L20 -6L18 0L20 6Z', canvas.volume(tone, .2, .2))


def bone(canvas, x, y, length, tone='#efe0c4', rotate=0):
    with canvas.at(x, y, scale=length / 20, rotate=rotate):
        for px in (-9, 9):
            for py in (-2.3, 2.3):
                canvas.ellipse(px, py, 2.9, fill=canvas.ball(tone, .4, .2))
        canvas.rect(-9, -2, 18, 4, canvas.volume(tone, .3, .25), radius=1.6)


def mole(canvas, x, y, size):
    """A mole with a miner's lamp, looking out of his tunnel; x, y is the tunnel floor."""
    with canvas.at(x, y, scale=size / 40):
        fur = '#7c6570'
        canvas.path(smooth([(-15, 2), (-17, -12), (-9, -25), (4, -26), (14, -15), (15, 2)]),
                    canvas.ball(fur, .25, .25))
        canvas.path(smooth([(-7, 0), (-9, -8), (0, -13), (8, -8), (7, 0)]), lit(fur, .28),
                    opacity=.55)
        for side in (-1, 1):
            canvas.path(smooth([(side * 10, -8), (side * 19, -6), (side * 21, 1), (side * 13, 1)]),
                        canvas.volume('rose', .2, .2))
            for claw in (15, 17.5, 20):
                canvas.line(side * claw, -1, side * (claw + .6), 2.2, 'cream', 1.4)
            canvas.ellipse(side * 5 - 1, -17.4, 1.5, 1.7, 'ink')
            canvas.ellipse(side * 5 - 1.5, -18, .5, fill='white')
            canvas.ellipse(side * 8.6 - 1, -13.4, 2.4, 1.6, 'rose', .5)
        canvas.ellipse(-1, -12.6, 6, 4.2, lit(fur, .34))
        canvas.ellipse(-1, -14.4, 3.1, 2.4, canvas.ball('coral', .4, .1))
        canvas.path('M-3 -10.400q2 1.800 4 0', stroke='ink', width=.9)
        canvas.path('M-11 -22C-10 -33 7 -34 9 -23Z', canvas.volume('mustard', .3, .2))
        canvas.rect(-13, -23.6, 24, 3, canvas.volume('mustard', .4, .1), radius=1.5)
        canvas.ellipse(-1, -27.6, 3.3, fill='cream')
        canvas.ellipse(-1, -27.6, 13, fill=canvas.radial((0, '#fff3c2', .9), (.3, '#ffe6a4', .4),
                                                         (1, '#ffd78a', 0)))


def tunnel(canvas, points, width, tone='#3f2722'):
    """A burrow: dark inside, a lit crumbly lower rim."""
    canvas.path(smooth(points, closed=False), stroke=mix(tone, '#a4714c', .45), width=width + 3)
    canvas.path(smooth(points, closed=False), stroke=tone, width=width)
    canvas.path(smooth([(x, y - width * .2) for x, y in points], closed=False),
                stroke=shade(tone, .4), width=width * .5, opacity=.55)


def ant_nest(canvas, x, y, size):
    """Chambers joined by shafts, with eggs and their keepers."""
    rng = canvas.random
    chambers = ((0, -1.0, .5), (.9, -.2, .62), (-.7, .1, .56), (.2, .9, .7))
    for ax, ay, bx, by in ((0, -2.2, 0, -1), (0, -1, .9, -.2), (0, -1, -.7, .1), (-.7, .1, .2, .9)):
        canvas.line(x + ax * size, y + ay * size, x + bx * size, y + by * size, '#3f2722',
                    size * .2)
    for dx, dy, wide in chambers:
        cx, cy = x + dx * size, y + dy * size
        canvas.ellipse(cx, cy, wide * size, wide * size * .56, '#a4714c')
        canvas.ellipse(cx, cy - size * .03, wide * size * .9, wide * size * .48, '#3f2722')
        for index in range(4):
            canvas.ellipse(cx + (index - 1.5) * size * .17, cy + size * .12, size * .09,
                           size * .06, 'cream', .95)
        ax = cx + rng.uniform(-.2, .2) * size
        for step in range(3):
            canvas.ellipse(ax + step * size * .1, cy - size * .05, size * .06, fill='terra')


def carrot(canvas, x, y, size, tone='#e08a45'):
    """A root vegetable; x, y is the ground line, leaves above it."""
    for lean in (-.5, -.2, .1, .4):
        canvas.path(f'M{num(x)} {num(y)}q{num(lean * size * .3)} {num(-size * .3)} '
                    f'{num(lean * size)} {num(-size * .62)}', stroke='leaf', width=size * .09)
    canvas.path(polygon([(x - size * .17, y + size * .06), (x + size * .17, y + size * .06),
                         (x + size * .03, y + size * .8), (x - size * .02, y + size * .9)]),
                canvas.volume(tone, .25, .2, direction='right'))
    canvas.ellipse(x, y + size * .06, size * .17, size * .09, lit(tone, .2))
    for part in (.25, .42, .6):
        canvas.line(x - size * .08, y + size * part, x, y + size * part, shade(tone, .25),
                    size * .03)


def treasure(canvas, x, y, size):
    """A small buried chest, open a finger's breadth."""
    with canvas.at(x, y, scale=size / 20):
        canvas.rect(-10, -8, 20, 9, canvas.volume('walnut', .2, .3), radius=1)
        canvas.ellipse(-2, -8.6, 7, 2.2, 'gold')
        for px, py in ((-6, -9), (-3, -10), (0, -9.4), (3, -9.8), (6, -9)):
            canvas.ellipse(px, py, 1.7, 1.2, lit('gold', .4))
        with canvas.at(-10, -9.6, rotate=-10):
            canvas.path('M0 0V-3C0 -9 20 -9 20 -3V0Z', canvas.volume('umber', .35, .2))
            canvas.rect(8.5, -7, 3, 7.4, 'gold')
        canvas.rect(-1.6, -6.6, 3.2, 4, 'gold', radius=.6)
