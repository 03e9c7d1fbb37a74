"""Windows, what is seen through them, and what hangs in front of them.

`window(scene, x, y, ...)`: x is the middle, y the top of the frame.
"""

from kit.palette import lit, mix, shade
from kit.svg import num, polygon, smooth

FRAME = 5


def window(scene, x, y, width=76, height=88, shape='sash', frame='white', outside=None, sill=True,
           curtains=None, curtain_style='tied', rod='umber', beam=True, sky=None):
    """shape: sash, casement, arch, round, tall, wide, lattice.

    outside: a name of OUTSIDES (the light's own when left out). curtains: a colour.
    The sun falls in by itself when the light has a beam; beam=False for a second window.
    """
    light = scene.light
    with scene.at(x - width / 2, y):
        outer, inner = _outlines(shape, width, height)
        with scene.at(shadow='wall'):
            scene.path(outer, scene.volume(frame, .3, .14, direction='diagonal'))
        with scene.at(clip=scene.clip(inner)):
            top, horizon = sky or light.sky
            scene.rect(0, 0, width, height, scene.gradient((0, top), (.8, horizon), (1, horizon)))
            OUTSIDES[outside or light.outside](scene, width, height)
            scene.path(f'M0 0H{width}V{FRAME + 6}H0Z', 'shadow', opacity=.20)
            scene.path(f'M0 0H{FRAME + 3}V{height}H0Z', 'shadow', opacity=.14)
            scene.path(polygon([(width * .12, height * .45), (width * .34, 0), (width * .46, 0),
                                (width * .2, height * .56)]), 'white', opacity=.16)
        _bars(scene, shape, width, height, frame)
        if sill and shape != 'round':
            with scene.at(shadow='wall'):
                scene.rect(-6, height - 4, width + 12, 7, scene.volume(frame, .5, .16), radius=2)
            scene.rect(-6, height - 4, width + 12, 1.4, lit(frame, .9), radius=.7)
        if beam:
            scene.beam(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME)
        if curtains:
            hang_curtains(scene, width, height, curtains, curtain_style, rod)
    if light.dark:
        scene.keep_readable(x, y + height / 2, width * .6)


def _outlines(shape, width, height):
    if shape == 'arch':
        def arch(inset):
            radius = width / 2 - inset
            return (f'M{num(inset)} {num(height - inset)}V{num(width / 2)}'
                    f'A{num(radius)} {num(radius)} 0 0 1 {num(width - inset)} {num(width / 2)}'
                    f'V{num(height - inset)}Z')
        return arch(0), arch(FRAME)
    if shape == 'round':
        def disc(radius):
            return (f'M{num(width / 2 - radius)} {num(height / 2)}a{num(radius)} {num(radius)} 0 '
                    f'1 1 '
                    f'{num(radius * 2)} 0a{num(radius)} {num(radius)} 0 1 1 {num(-radius * 2)} 0Z')
        return disc(width / 2), disc(width / 2 - FRAME)

    def box(inset):
        return (f'M{num(inset)} '
                f'{num(inset)}H{num(width - inset)}V{num(height - inset)}H{num(inset)}Z')
    return box(0), box(FRAME)


def _bars(scene, shape, width, height, frame):
    upright = {'sash': (.5,), 'casement': (.5,), 'arch': (.5,), 'round': (.5,), 'tall': (.5,),
               'wide': (.25, .5, .75), 'lattice': (.25, .5, .75)}[shape]
    level = {'sash': (.48,), 'casement': (.3,), 'arch': (.46,), 'round': (.5,),
             'tall': (.25, .5, .75),
             'wide': (.34,), 'lattice': (.2, .4, .6, .8)}[shape]
    thick = 1.8 if shape == 'lattice' else 3
    for part in upright:
        top = 3 if shape != 'arch' or part == .5 else width * .3
        scene.rect(width * part - thick / 2, top, thick, height - 6, frame)
        scene.rect(width * part + thick / 2, top, .8, height - 6, shade(frame, .3), opacity=.4)
    for part in level:
        scene.rect(3, height * part - thick / 2, width - 6, thick, frame)
        scene.rect(3, height * part + thick / 2, width - 6, .8, shade(frame, .3), opacity=.4)


# ---- the world outside -------------------------------------------------------------------
def _hill(scene, width, height, level, rise, fill, phase=0):
    points = [(-10, height + 8), (-10, height * level)]
    for step, lift in ((.15, .4), (.4, 1), (.65, .25), (.9, .8)):
        points.append((width * ((step + phase) % 1.1), height * level - rise * lift))
    points = points[:2] + sorted(points[2:]) + [(width + 10, height * level),
                                                (width + 10, height + 8)]
    scene.path(smooth(points), fill)


def _tree(scene, x, y, size, fill, trunk='umber'):
    scene.line(x, y, x, y - size, trunk, size * .16)
    scene.ellipse(x, y - size * 1.3, size * .62, size * .72, scene.ball(fill, .25, .2))
    scene.ellipse(x - size * .35, y - size, size * .4, size * .42, scene.ball(fill, .3, .12))


def _cloud(scene, x, y, size, opacity=.85):
    for dx, dy, radius in ((-.9, 0, .5), (-.3, -.3, .7), (.4, -.15, .6), (.95, .05, .42)):
        scene.ellipse(x + dx * size, y + dy * size, radius * size, radius * size * .62, 'white',
                      opacity)


def _sun(scene, x, y, radius):
    scene.ellipse(x, y, radius * 2.6, fill=scene.radial((0, '#fff6cf', .9), (1, '#fff6cf', 0)))
    scene.ellipse(x, y, radius, fill='#fff5c8')


def _hills(scene, w, h):
    _sun(scene, w * .7, h * .26, 6)
    _cloud(scene, w * .3, h * .24, 8)
    _hill(scene, w, h, .74, 12, '#a9c996')
    _hill(scene, w, h, .86, 9, '#84b077', .35)
    _tree(scene, w * .24, h * .88, 15, '#5f9463')
    _tree(scene, w * .82, h * .92, 10, '#6ea06a')


def _garden(scene, w, h):
    _cloud(scene, w * .66, h * .2, 9)
    _tree(scene, w * .8, h * .86, 22, '#6a9f66')
    scene.rect(0, h * .66, w, h * .16, 'cream', opacity=.9)
    for x in range(0, int(w) + 6, 6):
        scene.path(polygon([(x, h * .84), (x, h * .6), (x + 2, h * .56), (x + 4, h * .6),
                            (x + 4, h * .84)]), 'white')
    scene.rect(0, h * .8, w, h * .2, '#8cb878')
    for index in range(9):
        x = w * (index + .5) / 9
        y = h * (.86 + (index * 5 % 4) * .02)
        scene.line(x, y + 4, x, y, 'forest', .9)
        scene.ellipse(x, y, 2.3, fill=('coral', 'mustard', 'lilac', 'white')[index % 4])


def _spring(scene, w, h):
    _cloud(scene, w * .7, h * .18, 8)
    _hill(scene, w, h, .82, 9, '#a5cd92')
    scene.curve([(-4, h * .5), (w * .25, h * .42), (w * .5, h * .46), (w * .72, h * .34)], 'umber',
                2.4)
    scene.curve([(w * .25, h * .42), (w * .36, h * .3), (w * .48, h * .24)], 'umber', 1.6)
    for index in range(16):
        angle = index / 15
        x, y = w * (.02 + angle * .7), h * (.48 - angle * .14 + (index * 7 % 5 - 2) * .03)
        for petal in range(5):
            scene.ellipse(x + (2, .6, -1.7, -1.7, .6)[petal], y + (0, 1.9, 1.2, -1.2, -1.9)[petal],
                          1.7,
                          fill=('#fbd7da', '#f6b9c1')[index % 2])
        scene.ellipse(x, y, .9, fill='mustard')


def _sea(scene, w, h):
    _sun(scene, w * .3, h * .24, 6)
    scene.rect(0, h * .56, w, h, scene.gradient((0, '#6fb2c4'), (1, '#4f93a8')))
    for index in range(7):
        scene.path(f'M{num(w * (index * 37 % 90) / 90)} {num(h * (.6 + index * .045))}h{6 + index}',
                   stroke='white', width=.9, opacity=.7)
    scene.path(polygon([(w * .62, h * .58), (w * .62, h * .34), (w * .78, h * .56)]), 'white')
    scene.path(polygon([(w * .6, h * .58), (w * .6, h * .4), (w * .52, h * .56)]), 'coral')
    scene.path(polygon([(w * .5, h * .59), (w * .82, h * .59), (w * .76, h * .65),
                        (w * .55, h * .65)]), 'umber')
    _hill(scene, w, h, .96, 6, 'sand')


def _autumn(scene, w, h):
    _cloud(scene, w * .4, h * .2, 9, .6)
    _hill(scene, w, h, .78, 10, '#d9b56c')
    _hill(scene, w, h, .9, 8, '#b98d52', .4)
    for x, y, size, fill in ((.2, .9, 19, 'terra'), (.52, .86, 13, 'mustard'),
                             (.82, .93, 20, 'brick')):
        _tree(scene, w * x, h * y, size, fill)
    for index in range(9):
        with scene.at(w * (index * 29 % 97) / 97, h * (.3 + index * .06), rotate=index * 50):
            scene.path('M-2 0Q0 -2.600 2.600 0Q0 2 -2 0Z', ('mustard', 'terra')[index % 2])


def _rain(scene, w, h):
    for x, y, size in ((.2, .14, 12), (.6, .1, 14), (.95, .16, 11)):
        _cloud(scene, w * x, h * y, size, .45)
    _hill(scene, w, h, .8, 9, '#7f9b8c')
    _tree(scene, w * .75, h * .9, 15, '#5d8271')
    for index in range(34):
        x, y = w * (index * 41 % 101) / 100, h * (index * 67 % 103) / 102
        scene.path(f'M{num(x)} {num(y)}l-1.600 6', stroke='white', width=.8, opacity=.5)
    for index in range(7):
        x, y = w * (.1 + index * 31 % 80 / 90), h * (.1 + index * 53 % 80 / 95)
        scene.ellipse(x, y, 1.1, 1.6, 'white', .7)


def _pine(scene, x, y, size, fill, snow=True):
    for level in range(3):
        base, wide = y - size * level * .5, size * (.62 - level * .15)
        scene.path(polygon([(x - wide, base), (x, base - size * .8), (x + wide, base)]), fill)
        if snow:
            scene.path(polygon([(x - wide * .42, base - size * .46), (x, base - size * .8),
                                (x + wide * .42, base - size * .46), (x, base - size * .36)]),
                                'white')


def _flakes(scene, w, h, opacity=.95):
    for index in range(26):
        scene.ellipse(w * (index * 47 % 101) / 100, h * (index * 71 % 103) / 102,
                      .8 + index % 3 * .45, fill='white', opacity=opacity)


def _snow(scene, w, h):
    _hill(scene, w, h, .72, 10, '#dfe6f0')
    _pine(scene, w * .2, h * .86, 18, '#6f9384')
    _pine(scene, w * .8, h * .84, 14, '#7d9e90')
    _hill(scene, w, h, .88, 7, '#fbfaf8', .3)
    _flakes(scene, w, h)


def _house(scene, x, y, width, height, wall, roof, lit_windows=True):
    scene.rect(x, y - height, width, height, wall)
    scene.path(polygon([(x - 2, y - height), (x + width / 2, y - height - width * .55),
                        (x + width + 2, y - height)]), roof)
    pane = '#ffe9a8' if lit_windows else shade(wall, .25)
    for column in (.2, .62):
        scene.rect(x + width * column, y - height * .75, width * .2, width * .26, pane, radius=.6)


def _town(scene, w, h):
    _sun(scene, w * .3, h * .3, 6)
    _hill(scene, w, h, .68, 8, mix(scene.light.sky[1], 'plum', .28))
    for x, wide, tall, wall, roof in ((.02, .24, .24, '#e2a988', 'brick'),
                                      (.3, .22, .32, '#d6917a', 'plum'),
                                      (.56, .2, .22, '#eebd92', 'terra'),
                                      (.76, .26, .3, '#cf8a74', 'umber')):
        _house(scene, w * x, h * .96, w * wide, h * tall, wall, roof)
    _hill(scene, w, h, .97, 3, '#8a9467', .3)


def _stars(scene, w, h):
    with scene.at(w * .68, h * .26):
        scene.ellipse(0, 0, 15, fill=scene.radial((0, '#fdf3cf', .3), (1, '#fdf3cf', 0)))
        scene.path('M6.430 3.870A7.500 7.500 0 1 1 -.255 -7.496A6.600 6.600 0 0 0 6.430 3.870Z',
                   '#fdf3cf')
    for index in range(16):
        scene.ellipse(w * (index * 61 % 97) / 97, h * (index * 43 % 60) / 100, .6 + index % 3 * .25,
                      fill='#fff8de', opacity=.9)


def _night(scene, w, h):
    _stars(scene, w, h)
    _hill(scene, w, h, .74, 12, '#3d4d78')
    for x, wide, tall in ((.08, .22, .16), (.42, .2, .2), (.72, .24, .15)):
        _house(scene, w * x, h * .94, w * wide, h * tall, '#2f3d66', '#26325a')
    _hill(scene, w, h, .95, 5, '#2c3a5f', .3)


def _snow_night(scene, w, h):
    _stars(scene, w, h)
    _hill(scene, w, h, .76, 10, '#8e9cc6')
    _pine(scene, w * .2, h * .9, 17, '#3f5577')
    _house(scene, w * .52, h * .92, w * .28, h * .18, '#4a5684', '#e6e9f4')
    _hill(scene, w, h, .92, 6, '#c9d1e8', .3)
    _flakes(scene, w, h)


OUTSIDES = {'hills': _hills, 'garden': _garden, 'spring': _spring, 'sea': _sea, 'autumn': _autumn,
            'rain': _rain, 'snow': _snow, 'town': _town, 'night': _night, 'snow-night': _snow_night}


# ---- in front of the window --------------------------------------------------------------
def hang_curtains(scene, width, height, cloth, style='tied', rod='umber'):
    """Two curtains around a window whose upper left corner is the origin.

    style: tied (held back by a band), straight (to the sill), long (to the floor), sheer.
    """
    length = {'tied': height + 14, 'straight': height + 10, 'long': 214 - _card_y(scene) - 3,
              'sheer': height + 10}[style]
    panel = max(18, width * .3)
    opacity = .62 if style == 'sheer' else 1
    for flip in (False, True):
        with scene.at(width if flip else 0, 0, flip=flip, shadow='wall', opacity=opacity):
            if style == 'tied':
                _tied_curtain(scene, cloth, panel, height, length)
            else:
                _straight_curtain(scene, cloth, panel, length)
    with scene.at(shadow='wall'):
        scene.rect(-16, -9, width + 32, 4.4, scene.volume(rod, .4, .2), radius=2.2)
        for knob in (-16, width + 16):
            scene.ellipse(knob, -6.8, 3.8, fill=scene.ball(lit(rod, .15)))
    for ring in range(4):
        for x in (-7 + ring * panel / 4, width + 7 - ring * panel / 4):
            scene.ellipse(x, -5.6, 1.7, 2.4, 'none', stroke='gold', line=.9)


def _card_y(scene):
    return scene.to_card(0, 0)[1]


def _folds(scene, cloth):
    return scene.gradient((0, shade(cloth, .16)), (.14, lit(cloth, .18)), (.3, shade(cloth, .12)),
                          (.48, lit(cloth, .24)), (.66, shade(cloth, .10)), (.82, lit(cloth, .1)),
                          (1, shade(cloth, .24)), direction='right')


def _tied_curtain(scene, cloth, panel, height, length):
    waist = height * .76
    scene.path(f'M-11 -5H{num(panel)}C{num(panel)} {num(height * .3)} {num(panel * .7)} '
               f'{num(height * .58)} 1 {num(waist)}'
               f'C5 {num(waist + 8)} 6 {num(length - 8)} 5 {num(length)}Q0 {num(length + 3)} -4 '
               f'{num(length)}'
               f'Q-8 {num(length + 3)} -11 {num(length)}C-10 {num(waist)} -12 {num(height * .4)} '
               f'-11 -5Z',
               _folds(scene, cloth))
    for start, bend in ((-5, -6), (2, -3), (9, 0), (15, 2)):
        scene.path(f'M{start} -3C{start} {num(height * .34)} {num(start * .7 + bend * .3)} '
                   f'{num(height * .55)} '
                   f'{num(bend - 3)} {num(waist - 1)}', stroke=shade(cloth, .38), width=.9,
                   opacity=.5)
    scene.path(f'M-6 {num(waist + 5)}V{num(length - 1)}M0 {num(waist + 5)}V{num(length)}',
               stroke=shade(cloth, .38),
               width=.9, opacity=.5)
    scene.rect(-11.5, waist - 2.5, 14.5, 5, scene.volume('mustard', .3, .2), radius=2.5)


def _straight_curtain(scene, cloth, panel, length):
    wide = panel * .5 + 14
    waves = ''.join(f'q{num(-wide / 8)} 3.200 {num(-wide / 4)} 0' for _ in range(4))
    scene.path(f'M-12 -5H{num(wide - 12)}V{num(length)}{waves}Z', _folds(scene, cloth))
    for part in (.2, .4, .62, .82):
        x = -12 + wide * part
        scene.path(f'M{num(x)} -4C{num(x + 1)} {num(length * .4)} {num(x - 1.5)} '
                   f'{num(length * .7)} {num(x)} {num(length - 1)}',
                   stroke=shade(cloth, .36), width=.9, opacity=.5)
    scene.rect(-12, length - 8, wide, 1.4, lit(cloth, .5), opacity=.6)


def valance(scene, x, y, width, cloth='mustard', stripe='cream'):
    """A short scalloped frill above a kitchen window; y is its top edge."""
    count = max(4, round(width / 14))
    step = width / count
    scallops = ''.join(f'q{num(-step / 2)} 8 {num(-step)} 0' for _ in range(count))
    outline = f'M0 0H{num(width)}V13{scallops}Z'
    with scene.at(x - width / 2, y, shadow='wall'):
        scene.path(outline, scene.volume(cloth, .14, .14))
        with scene.at(clip=scene.clip(outline)):
            for index in range(count):
                scene.rect(index * step, 0, step / 2, 20, stripe, opacity=.75)
        scene.rect(-2, -2.5, width + 4, 4, scene.volume(lit(cloth, .2)), radius=2)


def blind(scene, x, y, width=64, drop=40, base='sand', kind='roller'):
    """A roller, slatted or roman blind, drawn after its window; y is the top."""
    with scene.at(x - width / 2, y, shadow='near'):
        if kind == 'slats':
            for index in range(int(drop / 4)):
                scene.rect(0, index * 4, width, 3, scene.volume(base, .4, .1), radius=1)
        else:
            scene.rect(0, 0, width, drop, scene.volume(base, .16, .1))
            for fold in range(1, 4 if kind == 'roman' else 1):
                scene.rect(0, drop * fold / 4, width, 3, shade(base, .2), opacity=.4)
        scene.rect(-2, -3, width + 4, 5, scene.volume('white', 0, .15), radius=2)
        scene.rect(0, drop - 2, width, 3, scene.volume(shade(base, .14)), radius=1.5)
        scene.line(width / 2, drop, width / 2, drop + 7, 'umber', .7)
        scene.ellipse(width / 2, drop + 8, 1.5, fill='gold')
