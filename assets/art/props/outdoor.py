"""The world outside the house: sky, clouds, trees, shrubs, flowers, fences.

Standing things have their foot at x, y. Sizes are drawing units, so that one prop serves the
small home board and the large title picture.
"""

import math

from kit.palette import lit, mix, shade
from kit.svg import num, polygon, smooth

GREENS = ('#4f8758', '#5c955f', '#74a866', '#8dbd7a', '#a8cf8c')
PETALS = ('coral', 'mustard', 'lilac', 'rose', 'white', 'terra')


# ---- sky -----------------------------------------------------------------------------------
def sun(canvas, x, y, radius, tone='#fff3c4', glow='#fff2c0', reach=4.5):
    """A disc in two soft haloes."""
    canvas.ellipse(x, y, radius * reach, fill=canvas.radial(
        (0, glow, .95), (.28, glow, .5), (.6, glow, .16), (1, glow, 0)))
    canvas.ellipse(x, y, radius, fill=canvas.radial((0, '#fffdf0'), (.7, tone), (1, lit(tone, .1))))


def cloud(canvas, x, y, size, tone='white', belly='#d7dfe6', opacity=.95):
    """A heap of cloud, flat below, about 5.6 sizes wide; x, y is the middle of its base."""
    heaps = ((-2.2, -.35, .62), (-1.35, -.75, .9), (-.25, -1.2, 1.25), (.95, -.85, 1.02),
             (1.95, -.42, .72))
    outline = ''.join(
        f'M{num(x + (cx - r) * size)} {num(y + cy * size)}'
        f'a{num(r * size)} {num(r * size)} 0 1 1 {num(2 * r * size)} 0'
        f'a{num(r * size)} {num(r * size)} 0 1 1 {num(-2 * r * size)} 0Z' for cx, cy, r in heaps)
    clip = canvas.clip(f'M{num(x - 3.4 * size)} {num(y - 4 * size)}H{num(x + 3.4 * size)}'
                       f'V{num(y - size * .04)}Q{num(x)} {num(y + size * .16)} '
                       f'{num(x - 3.4 * size)} {num(y - size * .04)}Z')
    with canvas.at(clip=clip, opacity=opacity), canvas.at(clip=canvas.clip(outline)):
        canvas.path(outline, belly)
        for cx, cy, r in heaps:
            canvas.ellipse(x + (cx - .08) * size, y + (cy - .12) * size, r * size,
                           r * size * .96, canvas.radial((0, tone), (.62, tone), (1, tone, .25)))
        base = canvas.gradient((0, belly, 0), (1, belly, .85))
        canvas.rect(x - 3 * size, y - size * .9, 6 * size, size, base)


def hills(canvas, x, y, width, rise, fill, phase=0.0, depth=120):
    """A rolling ridge whose crest wanders about y; filled `depth` down."""
    points = [(x - 20, y + depth), (x - 20, y)]
    steps = max(5, int(width / 90))
    for index in range(steps + 1):
        part = index / steps
        lift = math.sin(part * 5.1 + phase) * .55 + math.sin(part * 11.3 + phase * 2.3) * .3
        points.append((x + part * width, y - rise * lift))
    points += [(x + width + 20, y), (x + width + 20, y + depth)]
    canvas.path(smooth(points), canvas.gradient((0, lit(fill, .16)), (.5, fill), (1, fill)))


# ---- green things --------------------------------------------------------------------------
def blob(x, y, across, down, bumps=9, turn=0.0, depth=.26):
    """An outline like a cumulus of leaves: an ellipse with round lobes."""
    path, corners = '', []
    for index in range(bumps):
        angle = 2 * math.pi * index / bumps + turn
        wobble = 1 + .07 * math.sin(index * 2.7 + turn * 5)
        corners.append((x + across * wobble * math.cos(angle), y + down * wobble * math.sin(angle)))
    for index, (cx, cy) in enumerate(corners):
        nx, ny = corners[(index + 1) % bumps]
        radius = math.hypot(nx - cx, ny - cy) * (.5 + depth * .28)
        path += f'M{num(cx)} {num(cy)}' if not index else ''
        path += f'A{num(radius)} {num(radius)} 0 0 1 {num(nx)} {num(ny)}'
    return path + 'Z'


def foliage(canvas, x, y, across, down, tones=GREENS, dabs=40):
    """A crown of leaves: dark lobes behind, light ones to the upper left, small leaves on top."""
    rng = canvas.random
    layers = ((.0, .0, 1, 1, 0), (.16, .18, .72, .7, 0), (-.30, .12, .6, .6, 1),
              (.34, -.18, .56, .56, 1), (-.06, -.16, .66, .64, 2), (-.34, -.34, .44, .42, 3),
              (.16, -.44, .4, .36, 3), (-.14, -.56, .3, .26, 4))
    for dx, dy, wide, tall, tone in layers:
        fill = tones[tone]
        canvas.path(blob(x + dx * across, y + dy * down, across * wide * .9, down * tall * .9,
                         7 + tone % 3 * 2, dx * 4 + dy),
                    canvas.radial((0, lit(fill, .22)), (.6, fill), (1, shade(fill, .16)),
                                  cx=.36, cy=.26, radius=.8))
    for _ in range(dabs):
        angle, reach = rng.uniform(0, 6.28), rng.random() ** .6
        lx, ly = x + math.cos(angle) * reach * across * .9, y + math.sin(angle) * reach * down * .9
        light = (x - lx) / across + (y - ly) / down
        tone = lit(tones[3], .3) if light > .15 else (tones[2] if light > -.4 else shade(tones[0],
                                                                                         .14))
        size = across * rng.uniform(.035, .06)
        with canvas.at(lx, ly, rotate=rng.uniform(-60, 60)):
            canvas.path(f'M{num(-size)} 0Q0 {num(-size * .9)} {num(size)} 0Q0 {num(size * .9)} '
                        f'{num(-size)} 0Z', tone, opacity=.7)


def broad_tree(canvas, x, y, height, across, tones=GREENS, bark='umber', dabs=40):
    """A round tree for gardens and streets."""
    trunk = height * .075
    canvas.contact(across * .8, trunk * .8, x, y)
    canvas.path(smooth([(x - trunk * 1.5, y), (x - trunk * .7, y - height * .16),
                        (x - trunk * .5, y - height * .5), (x + trunk * .5, y - height * .5),
                        (x + trunk * .7, y - height * .16), (x + trunk * 1.6, y)]),
                canvas.gradient((0, lit(bark, .25)), (.5, bark), (1, shade(bark, .35)),
                                direction='right'))
    for side in (-1, 1):
        canvas.curve([(x, y - height * .34), (x + side * across * .3, y - height * .5),
                      (x + side * across * .44, y - height * .62)], shade(bark, .1), trunk * .7)
    foliage(canvas, x, y - height * .66, across, height * .36, tones, dabs)


def cypress(canvas, x, y, height, tone='#5f8f6a'):
    """A slim dark tree for the distance."""
    wide = height * .15
    canvas.line(x, y, x, y - height * .15, 'umber', height * .03)
    canvas.path(smooth([(x, y - height), (x + wide * .7, y - height * .66),
                        (x + wide, y - height * .28), (x, y - height * .08),
                        (x - wide, y - height * .28), (x - wide * .7, y - height * .66)]),
                canvas.gradient((0, lit(tone, .3)), (.5, tone), (1, shade(tone, .3)),
                                direction='right'))


def shrub(canvas, x, y, across, tall, tones=GREENS, bloom=None, count=9):
    """A round bush; `bloom` is the colour of its flowers."""
    rng = canvas.random
    canvas.contact(across * 1.05, max(2, tall * .14), x, y)
    for dx, dy, size, tone in ((.42, .42, .62, 0), (-.42, .44, .64, 1), (0, .56, .78, 1),
                               (-.14, .66, .56, 2), (-.26, .78, .32, 3)):
        fill = tones[tone]
        canvas.path(blob(x + dx * across, y - dy * tall, across * size, tall * size * .72, 9, dx),
                    canvas.radial((0, lit(fill, .26)), (.6, fill), (1, shade(fill, .2)),
                                  cx=.36, cy=.24, radius=.8))
    for _ in range(count if bloom else 0):
        angle, reach = rng.uniform(0, 6.28), rng.random() ** .5
        bx = x + math.cos(angle) * reach * across * .8
        by = y - tall * .58 + math.sin(angle) * reach * tall * .42
        size = across * rng.uniform(.09, .14)
        canvas.ellipse(bx, by, size, fill=canvas.ball(bloom, .5, .12))
        canvas.ellipse(bx - size * .2, by - size * .2, size * .35, fill=lit(bloom, .7))


def grass_edge(canvas, x, y, width, tones=GREENS, tall=7, density=1.0):
    """Blades along a line, fallen to both sides."""
    rng = canvas.random
    for _ in range(int(width * density / 3)):
        bx, lean = x + rng.uniform(0, width), rng.uniform(-3, 3)
        high = tall * rng.uniform(.5, 1.15)
        canvas.path(f'M{num(bx)} {num(y)}q{num(lean * .2)} {num(-high * .6)} {num(lean)} '
                    f'{num(-high)}', stroke=rng.choice(tones[1:]), width=tall * .14, opacity=.9)


def flower(canvas, x, y, tall, tone, kind='daisy'):
    """kind: daisy, tulip, bell (foxglove), sun (sunflower)."""
    sway = canvas.random.uniform(-.12, .12) * tall
    canvas.path(f'M{num(x)} {num(y)}q{num(sway * .2)} {num(-tall * .5)} {num(sway)} {num(-tall)}',
                stroke=GREENS[0], width=max(.8, tall * .07))
    with canvas.at(x, y - tall * .3, rotate=50):
        canvas.ellipse(tall * .1, -tall * .08, tall * .05, tall * .14, GREENS[2])
    top = y - tall
    hx = x + sway
    if kind == 'tulip':
        size = tall * .17
        canvas.path(f'M{num(hx - size)} {num(top - size * 1.2)}Q{num(hx - size * .5)} '
                    f'{num(top - size * .4)} {num(hx)} {num(top - size * 1.5)}'
                    f'Q{num(hx + size * .5)} {num(top - size * .4)} '
                    f'{num(hx + size)} {num(top - size * 1.2)}'
                    f'Q{num(hx + size * 1.1)} {num(top + size * .8)} {num(hx)} '
                    f'{num(top + size * .8)}Q{num(hx - size * 1.1)} {num(top + size * .8)} '
                    f'{num(hx - size)} {num(top - size * 1.2)}Z', canvas.volume(tone, .3, .14))
    elif kind == 'bell':
        for step in range(6):
            size = tall * (.055 + .014 * step)
            by = top + step * tall * .11
            canvas.ellipse(hx + (size if step % 2 else -size) * .8, by, size * 1.1, size,
                           canvas.ball(tone, .4, .1))
    else:
        size = tall * (.13 if kind == 'daisy' else .2)
        petals = 6 if kind == 'daisy' else 11
        for index in range(petals):
            with canvas.at(hx, top, rotate=index * 360 / petals):
                canvas.ellipse(0, -size * .95, size * (.46 if petals == 6 else .3), size * .68,
                               lit(tone, .14))
        canvas.ellipse(hx, top, size * .55, fill='mustard' if kind == 'daisy' else 'umber')


def flower_bed(canvas, x, y, width, tall=14, step=6):
    """A mixed border, tall ones behind."""
    rng = canvas.random
    for row, size in ((0, 1.0), (1, .68)):
        across = x + (step * .5 if row else 0)
        while across < x + width:
            kind = rng.choice(('daisy', 'tulip', 'bell') if row == 0 else ('daisy', 'tulip'))
            flower(canvas, across + rng.uniform(-1, 1), y + row * tall * .08,
                   tall * size * rng.uniform(.8, 1.12), rng.choice(PETALS), kind)
            across += step * rng.uniform(.8, 1.3)


# ---- made by hand --------------------------------------------------------------------------
def picket_fence(canvas, x, y, width, tall=26, step=8, tone='white'):
    """White pickets from x to the right, standing on y."""
    for part in (.36, .74):
        canvas.rect(x, y - tall * part, width, tall * .1, shade(tone, .14))
    count = int(width / step)
    for index in range(count):
        px = x + (index + .18) * width / count
        wide = width / count * .62
        canvas.path(polygon([(px, y), (px, y - tall * .88), (px + wide / 2, y - tall),
                             (px + wide, y - tall * .88), (px + wide, y)]),
                    canvas.gradient((0, lit(tone, .6)), (.6, tone), (1, shade(tone, .2)),
                                    direction='right'))


def bird(canvas, x, y, size, tone='blue', belly='peach', flip=False):
    """A small songbird sitting on x, y, looking left."""
    with canvas.at(x, y, scale=size / 10, flip=flip):
        canvas.path('M4 -4L13 -3L12 -6Z', shade(tone, .25))
        canvas.path(smooth([(-7, -8), (-6, -11.5), (-2, -12), (1, -9), (6, -6), (6, -2), (0, 0),
                            (-5, -2)]), canvas.volume(tone, .3, .2))
        canvas.path(smooth([(-7, -7), (-4, -6), (0, -1), (-4, -1.4)]), belly)
        canvas.path(smooth([(-1, -7), (5, -5), (7, -3), (1, -2.6)]), shade(tone, .2))
        canvas.path('M-7 -9.600L-10 -8.600L-6.800 -8Z', 'mustard')
        canvas.ellipse(-4.6, -9.6, .9, fill='ink')
        canvas.ellipse(-4.9, -9.9, .3, fill='white')
        canvas.path('M-1 0v1.600M1.400 0v1.600', stroke='umber', width=.7)


def butterfly(canvas, x, y, size, tone='mustard', rotate=-20):
    with canvas.at(x, y, scale=size / 10, rotate=rotate):
        for side in (-1, 1):
            canvas.path(smooth([(0, -1), (side * 8, -8), (side * 10, -2), (side * 3, 1)]),
                        canvas.volume(tone, .3, .1))
            canvas.path(smooth([(0, 0), (side * 6, 1), (side * 6, 7), (side * 2, 5)]),
                        shade(tone, .1))
            canvas.ellipse(side * 6.5, -3.6, 1.3, fill=lit(tone, .7))
        canvas.line(0, -3, 0, 5, 'ink', 1.3)


def masonry(canvas, x, y, width, height, tones, rows, stone=14.0, joint=1.2, radius=2.0):
    """Courses of dressed stone of uneven length; the joints show what lies below."""
    rng = canvas.random
    course = height / rows
    for row in range(rows):
        left = x
        first = True
        while left < x + width - .5:
            length = stone * rng.uniform(.7, 1.35) * (.6 if first and row % 2 else 1)
            first = False
            if x + width - left - length < stone * .5:
                length = x + width - left
            tone = rng.choice(tones)
            canvas.rect(left + joint / 2, y + row * course + joint / 2, length - joint,
                        course - joint, canvas.gradient((0, lit(tone, .22)), (.35, tone),
                                                        (1, shade(tone, .16))), radius=radius)
            left += length


def bricks(canvas, x, y, width, height, tone='brick', course=5.0, length=11.0):
    """A brick face with a rounded shade from left to right, as chimneys have."""
    rng = canvas.random
    canvas.rect(x, y, width, height, mix(tone, 'sand', .35))
    row, top = 0, y
    while top < y + height - .2:
        left = x - (length / 2 if row % 2 else 0)
        while left < x + width:
            start, end = max(left, x), min(left + length, x + width)
            if end - start > 1:
                hue = mix(tone, rng.choice(('highlight', 'shadow', 'coral')), rng.uniform(0, .2))
                canvas.rect(start + .3, top + .3, end - start - .6,
                            min(course, y + height - top) - .6, hue, radius=.6)
            left += length
        top += course
        row += 1
    canvas.rect(x, y, width, height, canvas.gradient(
        (0, 'highlight', .3), (.35, 'highlight', 0), (1, 'shadow', .42), direction='right'))
