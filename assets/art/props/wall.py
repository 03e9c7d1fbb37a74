"""Things on the wall; x is the middle, y the top edge unless said otherwise."""

import math

from kit.palette import lit, mix, shade
from kit.svg import num, polygon, smooth, star_path


def picture(scene, x, y, width=34, height=42, frame='umber', motif='flower', mat='white',
            oval=False):
    """motif: flower, hills, sea, boat, heart, cat, portrait, abstract, moon, leaf, bird, fruit."""
    with scene.at(x, y + height / 2):
        def panel(inset, fill):
            if oval:
                scene.ellipse(0, 0, width / 2 - inset, height / 2 - inset, fill)
            else:
                scene.rect(-width / 2 + inset, -height / 2 + inset, width - 2 * inset,
                           height - 2 * inset, fill, radius=.8)
        with scene.at(shadow='wall'):
            panel(0, scene.volume(frame, .35, .2, direction='diagonal'))
        panel(2.6, shade(frame, .3))
        panel(3.2, mat)
        inset = 6.4 if min(width, height) > 24 else 4
        w, h = width - 2 * inset, height - 2 * inset
        outline = (f'M{num(-w / 2)} 0A{num(w / 2)} {num(h / 2)} 0 1 1 {num(w / 2)} 0A{num(w / 2)} '
                   f'{num(h / 2)} 0 1 1 {num(-w / 2)} 0Z'
                   if oval else polygon([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2),
                                         (-w / 2, h / 2)]))
        with scene.at(clip=scene.clip(outline)):
            background = {'sea': 'sky', 'boat': 'sky', 'moon': 'navy', 'portrait': 'sage',
                          'cat': 'rose', 'heart': 'cream',
                          'bird': 'mint', 'leaf': 'cream', 'fruit': 'peach',
                          'abstract': 'sand'}.get(motif, '#f2e3cd')
            scene.rect(-w / 2, -h / 2, w, h, background)
            MOTIFS[motif](scene, w, h)
        scene.path(f'M{num(-width / 2 + 5)} {num(height * .1)}L{num(-width * .1)} '
                   f'{num(-height / 2 + 4)}', stroke='white',
                   width=1.6, opacity=.22)


def _flower(scene, w, h):
    scene.curve(((0, h * .45), (1, h * .1), (0, -h * .1)), 'forest', 1.5)
    scene.path(f'M0 {num(h * .3)}q5 -7 9 -4q-2 6 -9 4', 'leaf')
    for angle in range(0, 360, 60):
        with scene.at(0, -h * .14, rotate=angle):
            scene.ellipse(0, -4, 2.3, 3.2, 'terra')
    scene.ellipse(0, -h * .14, 2.2, fill='mustard')


def _hills(scene, w, h):
    scene.rect(-w / 2, -h / 2, w, h, scene.gradient((0, 'sky'), (.7, 'cream')))
    scene.ellipse(w * .2, -h * .2, min(w, h) * .12, fill='coral')
    scene.path(smooth([(-w, h), (-w * .5, h * .1), (-w * .15, -h * .05), (w * .2, h * .2),
                       (w * .7, h * .05), (w, h)]), 'sage')
    scene.path(smooth([(-w, h), (-w * .4, h * .32), (w * .2, h * .24), (w * .8, h * .4), (w, h)]),
               'forest')


def _sea(scene, w, h):
    scene.rect(-w / 2, h * .05, w, h, 'teal')
    for row in (.14, .24, .34):
        scene.path(f'M{num(-w * .4)} {num(h * row)}q3 -2 6 0t6 0t6 0t6 0t6 0', stroke='mint',
                   width=1)
    scene.ellipse(-w * .2, -h * .2, min(w, h) * .12, fill='cream')


def _boat(scene, w, h):
    _sea(scene, w, h)
    scene.path(polygon([(-7, h * .12), (8, h * .12), (5, h * .26), (-4, h * .26)]), 'brick')
    scene.path(polygon([(0, h * .1), (0, -h * .3), (8, h * .08)]), 'white')
    scene.path(polygon([(-1, h * .1), (-1, -h * .2), (-6, h * .08)]), 'mustard')


def _heart(scene, w, h):
    s = min(w, h) * .036
    scene.path(f'M0 {9 * s:.2f}C{-15 * s:.2f} {-1 * s:.2f} {-8 * s:.2f} {-12 * s:.2f} 0 '
               f'{-5 * s:.2f}'
               f'C{8 * s:.2f} {-12 * s:.2f} {15 * s:.2f} {-1 * s:.2f} 0 {9 * s:.2f}Z', 'terra')


def _cat(scene, w, h):
    scene.path(smooth([(-w * .24, h * .6), (-w * .26, h * .1), (0, -h * .05), (w * .26, h * .1),
                       (w * .24, h * .6)]), 'slate')
    scene.path(polygon([(-6, -h * .08), (-6, -h * .32), (-2, -h * .22), (2, -h * .22),
                        (6, -h * .32), (6, -h * .08), (0, h * .02)]), 'slate')
    for px in (-2.4, 2.4):
        scene.ellipse(px, -h * .12, .9, fill='mustard')


def _portrait(scene, w, h):
    scene.ellipse(0, h * .5, w * .36, h * .3, 'plum')
    scene.ellipse(0, -h * .1, w * .24, h * .26, 'umber')
    scene.ellipse(0, -h * .02, w * .17, h * .19, 'peach')


def _abstract(scene, w, h):
    scene.ellipse(-w * .15, -h * .12, w * .26, h * .2, 'coral', .9)
    scene.ellipse(w * .16, h * .06, w * .24, h * .22, 'teal', .85)
    scene.path(f'M{num(-w * .4)} {num(h * .3)}Q0 {num(h * .05)} {num(w * .4)} {num(h * .34)}',
               stroke='mustard', width=2.4)


def _moon(scene, w, h):
    scene.ellipse(0, -h * .05, w * .24, fill='cream')
    scene.ellipse(w * .1, -h * .1, w * .2, fill='navy')
    for px, py in ((-.3, -.3), (.32, -.34), (.3, .2), (-.3, .28), (.02, .36)):
        scene.path(star_path(w * px, h * py, 1.6), 'mustard')


def _leaf(scene, w, h):
    scene.curve(((0, h * .45), (-1, 0), (1, -h * .4)), 'forest', 1.2)
    for step in range(5):
        y = h * (.3 - step * .15)
        for side in (-1, 1):
            scene.path(f'M0 {num(y)}q{num(side * w * .12)} {num(-h * .14)} {num(side * w * .34)} '
                       f'{num(-h * .1)}'
                       f'q{num(-side * w * .1)} {num(h * .12)} {num(-side * w * .34)} '
                       f'{num(h * .1)}', 'leaf')


def _bird(scene, w, h):
    scene.curve(((-w * .5, h * .28), (0, h * .2), (w * .5, h * .24)), 'umber', 1.6)
    scene.path(smooth([(-7, 0), (-3, -6), (4, -6), (7, -1), (3, 5), (-3, 5)]), 'blue')
    scene.path('M6 -3l4 1l-4 1.500ZM-6 1l-6 4l7 -1Z', 'mustard')
    scene.ellipse(4, -3, .9, fill='ink')


def _fruit(scene, w, h):
    for px, py, fill in ((-4, 3, 'brick'), (5, 4, 'mustard'), (0, -2, 'leaf')):
        scene.ellipse(px, py, 5, fill=scene.ball(fill))
    scene.path(f'M{num(-w * .4)} {num(h * .26)}h{num(w * .8)}', stroke='walnut', width=2)


MOTIFS = {'flower': _flower, 'hills': _hills, 'sea': _sea, 'boat': _boat, 'heart': _heart,
          'cat': _cat,
          'portrait': _portrait, 'abstract': _abstract, 'moon': _moon, 'leaf': _leaf, 'bird': _bird,
          'fruit': _fruit}


def clock(scene, x, y, radius=13, base='mustard', face='white', time=(10, 9), pendulum=False):
    """A round clock; x, y is its middle. time is (hour, minute)."""
    with scene.at(x, y):
        if pendulum:
            with scene.at(shadow='wall'):
                scene.rect(-radius * .55, radius * .6, radius * 1.1, radius * 2.4,
                           scene.volume('umber', .2, .2), radius=2)
            scene.line(0, radius, 2, radius * 2.3, 'gold', 1)
            scene.ellipse(2, radius * 2.4, 3, fill=scene.ball('gold'))
        with scene.at(shadow='wall'):
            scene.ellipse(0, 0, radius, fill=scene.ball(base, .4, .2))
        scene.ellipse(0, 0, radius * .78, fill=scene.ball(face, .2, .08))
        for hour in range(12):
            angle = hour * math.pi / 6
            scene.ellipse(radius * .64 * math.sin(angle), -radius * .64 * math.cos(angle),
                          .9 if hour % 3 == 0 else .55, fill='ink')
        for share, reach, width in ((time[0] / 12 + time[1] / 720, .38, 1.6),
                                    (time[1] / 60, .56, 1.1)):
            angle = share * 2 * math.pi
            scene.line(0, 0, radius * reach * math.sin(angle), -radius * reach * math.cos(angle),
                       'ink', width)
        scene.ellipse(0, 0, 1.2, fill='brick')


def mirror(scene, x, y, width=42, height=58, frame='gold', shape='oval'):
    """shape: oval, arch, round (width counts), box."""
    with scene.at(x - width / 2, y):
        if shape == 'round':
            height = width
        corner = {'oval': width / 2, 'round': width / 2, 'box': 2, 'arch': width / 2}[shape]
        with scene.at(shadow='wall'):
            scene.rect(0, 0, width, height, scene.volume(frame, .4, .2, direction='diagonal'),
                       radius=corner)
            if shape == 'arch':
                scene.rect(0, height * .6, width, height * .4, scene.volume(frame, .1, .25))
        glass = scene.gradient((0, '#d3e8ea'), (.45, '#f4fbf8'), (.55, '#e3f1ef'), (1, '#abcdd3'),
                               direction='diagonal')
        scene.rect(3.6, 3.6, width - 7.2, height - 7.2, glass, radius=max(1, corner - 3.6))
        if shape == 'arch':
            scene.rect(3.6, height * .6, width - 7.2, height * .4 - 3.6, glass)
        scene.line(width * .3, height * .62, width * .62, height * .26, 'white', 3, .65)
        scene.line(width * .48, height * .68, width * .7, height * .44, 'white', 1.6, .65)


def bunting(scene, points, colors=('terra', 'mustard', 'teal', 'cream', 'rose'), size=11):
    """Pennants hanging in bows through points."""
    for (x1, y1), (x2, y2) in zip(points, points[1:]):
        dip_x, dip_y = (x1 + x2) / 2, max(y1, y2) + abs(x2 - x1) * .2
        with scene.at(shadow='wall'):
            scene.path(f'M{num(x1)} {num(y1)}Q{num(dip_x)} {num(dip_y)} {num(x2)} {num(y2)}',
                       stroke='cream', width=1)
            count = max(3, round(abs(x2 - x1) / (size * 1.15)))
            for index in range(count):
                part = (index + .5) / count
                bx = (1 - part) ** 2 * x1 + 2 * part * (1 - part) * dip_x + part ** 2 * x2
                by = (1 - part) ** 2 * y1 + 2 * part * (1 - part) * dip_y + part ** 2 * y2
                fill = scene.volume(colors[index % len(colors)], .15, .15)
                scene.path(polygon([(bx - size * .42, by), (bx + size * .42, by), (bx, by + size)]),
                           fill)


def radiator(scene, x, y, width=54, height=34, base='white'):
    """Below a window; y is the floor line it stands near (use 210)."""
    with scene.at(x - width / 2, y - height, shadow='near'):
        count = round(width / 7)
        for index in range(count):
            scene.rect(index * width / count, 0, width / count - 1, height - 4,
                       scene.volume(base, .3, .22, direction='right'), radius=2.4)
        scene.rect(-2, 3, width + 4, 3, scene.volume(base, .3, .15), radius=1.5)
        scene.rect(-2, height - 10, width + 4, 3, scene.volume(base, .3, .15), radius=1.5)
        scene.ellipse(width + 4, height - 8, 2.6, fill='terra')


def door(scene, x, base='sage', width=58, height=136, glass=False, ajar=False, frame='white'):
    """A door standing on the floor line; x is the middle. ajar shows a warm gap at the left."""
    top = 214 - height
    with scene.at(x - width / 2, top):
        with scene.at(shadow='near'):
            scene.rect(-6, -6, width + 12, height + 6, scene.volume(frame, .3, .14), radius=2)
        scene.rect(0, 0, width, height, '#5a3a44' if ajar else base)
        start = width * .2 if ajar else 0
        if ajar:
            scene.rect(0, 0, start, height, scene.gradient((0, '#ffe2a0', .85), (1, '#f2b45c', .5)))
        scene.rect(start, 0, width - start, height, scene.volume(base, .2, .16,
            direction='diagonal'))
        inner = width - start - 16
        for py, ph in ((9, height * .42), (height * .52, height * .4)):
            fill = '#d5e6e4' if glass and py < 20 else lit(base, .12)
            scene.rect(start + 8, py, inner, ph, fill, radius=1.5, stroke=shade(base, .26), line=1)
            scene.path(f'M{num(start + 9)} '
                       f'{num(py + ph - 1)}V{num(py + 1)}H{num(start + 7 + inner)}',
                       stroke=lit(base, .55), width=1, opacity=.7)
        scene.ellipse(width - 7, height * .53, 3, fill=scene.ball('gold'))


def coat_hooks(scene, x, y, width=60, coats=('terra', 'mustard', None), base='walnut'):
    """A rail with coats and scarves."""
    with scene.at(x - width / 2, y, shadow='wall'):
        scene.rect(0, 0, width, 6, scene.volume(base, .3, .2), radius=2)
        step = width / len(coats)
        for index, cloth in enumerate(coats):
            px = step * (index + .5)
            scene.path(f'M{num(px)} 4v5q3 3 4 -1', stroke='gold', width=1.6)
            if cloth:
                scene.path(smooth([(px - 3, 8), (px - 9, 16), (px - 10, 44), (px, 47),
                                   (px + 10, 44), (px + 9, 16), (px + 3, 8)]),
                           scene.volume(cloth, .2, .2, direction='right'))
                scene.path(f'M{num(px)} 10Q{num(px + 1)} 30 {num(px)} 46M{num(px - 5)} 16V42',
                           stroke=shade(cloth, .3), width=.9, opacity=.6)


def fireplace(scene, x, y=214, base='sand', brick='terra', mantel='walnut', width=104, height=92,
              burning=True):
    """Open hearth with a mantel at y - height - 8; put candles, clocks, cards on it."""
    from props.lamps import fire
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 4, 6)
        with scene.at(shadow='near'):
            scene.rect(-half + 4, -height, width - 8, height,
                       scene.volume(base, .16, .16, direction='diagonal'), radius=2)
        rng = scene.random
        for row in range(int((height - 8) / 10)):
            px = -half + 6 - (0 if row % 2 else 8)
            while px < half - 8:
                left, right = max(px, -half + 6), min(px + 16.4, half - 6)
                if right - left > 3:
                    tone = mix(brick, rng.choice(('sand', 'highlight', 'shadow')),
                               rng.uniform(.05, .4))
                    scene.rect(left, -height + 6 + row * 10, right - left, 8.8, tone, radius=1)
                px += 17.4
        opening = f'M-29 0V-38C-29 -60 29 -60 29 -38V0Z'
        scene.path(f'M-34 0V-38C-34 -67 34 -67 34 -38V0Z', scene.volume(lit(base, .2), .2, .16))
        scene.path(opening, scene.gradient((0, '#3b2430'), (1, '#5c3430')))
        if burning:
            with scene.at(clip=scene.clip(opening)):
                scene.ellipse(0, -8, 34, 34, scene.radial((0, '#ffb04a', .9), (1, '#ff9a3c', 0)))
            fire(scene, 0, -1)
        scene.path('M-26 0V-9H26V0M-13 0V-9M0 0V-9M13 0V-9', stroke='ink', width=1.4, opacity=.8)
        with scene.at(shadow='wall'):
            scene.rect(-half - 3, -height - 8, width + 6, 9, scene.volume(mantel, .35, .2),
                       radius=2)
        scene.rect(-half - 2, -height - 8, width + 4, 1.6, lit(mantel, .6), radius=.8)
        scene.rect(-half - 4, -3, width + 8, 6, scene.volume(shade(base, .16), .2, .2), radius=1.5)


def wall_hanging(scene, x, y, base='cream', accent='terra', width=30, height=44):
    """A woven piece with a fringe."""
    with scene.at(x - width / 2, y, shadow='wall'):
        scene.rect(-4, 0, width + 8, 3, scene.volume('walnut'), radius=1.5)
        scene.path(polygon([(0, 3), (width, 3), (width, height * .6), (width / 2, height * .8),
                            (0, height * .6)]), scene.volume(base, .1, .1))
        for row in range(3):
            scene.path(f'M0 {9 + row * 7}l{num(width / 4)} 5l{num(width / 4)} -5l{num(width / 4)} '
                       f'5l{num(width / 4)} -5', stroke=accent, width=2)
        for step in range(11):
            px = step * width / 10
            depth = height * (.6 + .2 * (1 - abs(step - 5) / 5))
            scene.line(px, depth, px, depth + height * .2, lit(base, .1), 1)
