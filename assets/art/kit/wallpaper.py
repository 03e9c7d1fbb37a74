"""What the back wall is covered with: papers, boards, bricks, stones and the wall's lower part."""

from .palette import color, lit, mix, shade
from .scene import FLOOR, LEFT, RIGHT, WIDTH
from .svg import num, smooth, star_path


def wall(scene, pattern='plain', base='peach', accent=None):
    """The whole back wall. `accent` is the colour of the motif (a pale tone when left out)."""
    scene.rect(LEFT, 0, WIDTH, FLOOR, scene.gradient((0, lit(base, .22)), (1, shade(base, .07))))
    PATTERNS[pattern](scene, base, accent or lit(base, .62))


def lower_wall(scene, kind, base='white', accent=None, rail=132):
    """Wainscot, boards or tiles from `rail` down to the floor, closed by a moulding."""
    scene.rect(LEFT, rail, WIDTH, FLOOR - rail,
               scene.gradient((0, lit(base, .22)), (1, shade(base, .10))))
    LOWER[kind](scene, base, accent, rail)
    scene.rect(LEFT, rail + 3, WIDTH, 6, scene.gradient((0, 'shadow', .30), (1, 'shadow', 0)))
    edge = 'white' if kind in ('tiles', 'subway', 'mosaic') and not accent else base
    scene.rect(LEFT, rail - 3, WIDTH, 6, scene.gradient((0, lit(edge, .6)), (1, shade(edge, .12))))
    scene.rect(LEFT, rail - 3, WIDTH, 1.2, lit(edge, .85))


# ---- repeating motifs --------------------------------------------------------------------
def _scatter(step_x, step_y, top=26, bottom=FLOOR):
    """Places of a half-drop repeat; step_x divides 240 so that cards join."""
    for row in range(int((bottom - top) / step_y) + 1):
        shift = step_x / 2 if row % 2 else 0
        x = LEFT - (LEFT % step_x) - step_x + shift
        while x < RIGHT + step_x:
            yield x, top + row * step_y, row
            x += step_x


def _mottle(scene, count, alpha):
    """Soft clouds of tone, as on old plaster."""
    for _ in range(count):
        tone = scene.random.choice(('highlight', 'shadow'))
        soft = scene.radial((0, tone, alpha), (1, tone, 0))
        scene.ellipse(scene.random.uniform(LEFT, RIGHT), scene.random.uniform(10, FLOOR),
                      scene.random.uniform(16, 60), scene.random.uniform(8, 24), soft)


def _plain(scene, base, accent):
    _mottle(scene, 22, .13)


def _stripes(scene, base, accent):
    for x in range(-24, 264, 24):
        scene.rect(x, 0, 12, FLOOR, accent, opacity=.32)
        scene.rect(x + 15.4, 0, .8, FLOOR, accent, opacity=.45)
        scene.rect(x + 19.8, 0, .8, FLOOR, accent, opacity=.45)


def _pinstripes(scene, base, accent):
    for x in range(-24, 264, 8):
        scene.rect(x, 0, 1.1, FLOOR, accent, opacity=.45)


def _dots(scene, base, accent):
    for x, y, _ in _scatter(20, 14):
        scene.ellipse(x, y, 1.7, fill=accent, opacity=.7)


def _floral(scene, base, accent):
    for x, y, row in _scatter(30, 24):
        with scene.at(x, y, rotate=18 if row % 2 else -12, opacity=.72):
            for angle in range(0, 360, 72):
                with scene.at(rotate=angle):
                    scene.ellipse(0, -2.7, 1.6, 2.3, accent)
            scene.ellipse(0, 0, 1.2, fill='mustard')
            scene.path('M1 3q3 3 2 7', stroke='sage', width=.9)
            scene.path('M2.600 6q3 -2 4 0q-2 2 -4 0', 'sage')


def _stars(scene, base, accent):
    for x, y, row in _scatter(30, 22):
        scene.path(star_path(x, y, 3.6 if row % 2 else 2.6), accent, opacity=.7)


def _leaves(scene, base, accent):
    """Climbing sprigs, a little like old block prints."""
    for x, y, row in _scatter(40, 30, top=20):
        with scene.at(x, y, flip=bool(row % 2), opacity=.6):
            scene.path('M0 14C-3 6 3 -4 0 -14', stroke=accent, width=1)
            for stem_y, side in ((9, 1), (4, -1), (-1, 1), (-6, -1), (-11, 1)):
                scene.path(f'M0 {stem_y}q{side * 3} -6 {side * 9} -5q{-side * 2} 6 {-side * 9} 5',
                           accent)


def _damask(scene, base, accent):
    """A palmette between two curling leaves."""
    for x, y, _ in _scatter(40, 32, top=34):
        with scene.at(x, y, opacity=.45):
            for angle, length in ((0, 17), (-26, 14), (26, 14), (-52, 11), (52, 11)):
                with scene.at(0, 4, rotate=angle):
                    scene.path(f'M0 0C-4 {-length * .4:.1f} -3 {-length * .8:.1f} 0 {-length}'
                               f'C3 {-length * .8:.1f} 4 {-length * .4:.1f} 0 0Z', accent)
            scene.path('M0 5C-6 4 -14 8 -13 14C-9 14 -8 10 -4 10C-2 10 -1 12 0 15C1 12 2 10 4 10'
                       'C8 10 9 14 13 14C14 8 6 4 0 5Z', accent)


def _diamonds(scene, base, accent):
    for x, y, _ in _scatter(24, 16, top=18):
        scene.path(f'M{x} {y - 14}L{x + 10} {y}L{x} {y + 14}L{x - 10} {y}Z', stroke=accent,
                   width=.9, opacity=.5)
        scene.ellipse(x, y, 1.3, fill=accent, opacity=.6)


def _gingham(scene, base, accent):
    for x in range(-24, 264, 16):
        scene.rect(x, 0, 8, FLOOR, accent, opacity=.3)
    for y in range(12, FLOOR, 16):
        scene.rect(LEFT, y, WIDTH, 8, accent, opacity=.3)


def _chevron(scene, base, accent):
    for y in range(18, FLOOR + 10, 13):
        zigzag = ''.join(f'l10 {7 if i % 2 else -7}' for i in range(30))
        scene.path(f'M-30 {y}{zigzag}', stroke=accent, width=2.2, opacity=.38)


def _clouds(scene, base, accent):
    for x, y, row in _scatter(60, 34, top=28):
        with scene.at(x, y, scale=.8 if row % 2 else 1, opacity=.55):
            scene.path('M-12 3C-15 -2 -9 -5 -6 -3C-5 -9 4 -9 5 -4C10 -6 14 0 11 3Z', accent)


def _waves(scene, base, accent):
    for x, y, _ in _scatter(24, 13, top=22):
        scene.path(f'M{x - 9} {y}q4.500 -8 9 0q4.500 -8 9 0', stroke=accent, width=1.1, opacity=.55)


def _brick(scene, base, accent):
    """Each brick its own tone, with a lit upper edge; accent = mortar."""
    scene.rect(LEFT, 0, WIDTH, FLOOR, mix(base, accent, .5))
    for row in range(0, FLOOR // 10 + 1):
        for column in range(-2, 14):
            x = column * 20 + (10 if row % 2 else 0)
            tint = scene.random.choice(('highlight', 'terra', 'shadow', 'sand'))
            tone = mix(base, tint, scene.random.uniform(.04, .22))
            scene.rect(x + .6, row * 10 + .6, 18.8, 8.8, tone, radius=1.1)
            scene.rect(x + 1.4, row * 10 + .9, 17, .9, lit(tone, .4), opacity=.5)


def _stone(scene, base, accent):
    rng = scene.random
    scene.rect(LEFT, 0, WIDTH, FLOOR, shade(base, .22))
    y = 0
    while y < FLOOR:
        height = rng.uniform(15, 23)
        x = LEFT - rng.uniform(0, 20)
        while x < RIGHT:
            width = rng.uniform(20, 40)
            tone = mix(base, rng.choice(('highlight', 'shadow', 'sand', 'lilac')),
                       rng.uniform(.03, .2))
            left, right, top, bottom = x + .8, x + width - .8, y + .8, y + height - .8
            outline = smooth([(left + 2, top + 1), ((left + right) / 2, top), (right - 2, top + 1),
                              (right, (top + bottom) / 2), (right - 2, bottom - .6),
                              ((left + right) / 2, bottom), (left + 2, bottom - .8),
                              (left, (top + bottom) / 2)])
            scene.path(outline, scene.volume(tone, .12, .16))
            x += width
        y += height


def _boards(scene, base, accent):
    """Upright boards with knots: attic rooms, sheds."""
    for index, x in enumerate(range(-24, 264, 12)):
        scene.rect(x, 0, 12, FLOOR, ('highlight', 'shadow', 'terra')[index % 3], opacity=.07)
        scene.rect(x, 0, .9, FLOOR, shade(base, .4), opacity=.5)
        scene.rect(x + .9, 0, .7, FLOOR, lit(base, .5), opacity=.5)
        knot = scene.random.uniform(16, FLOOR - 20)
        scene.ellipse(x + 6, knot, 1.5, 2.4, shade(base, .3), .4)


def _logs(scene, base, accent):
    """Lying planks as in a sauna or a cabin."""
    for index, y in enumerate(range(0, FLOOR, 14)):
        tone = mix(base, ('highlight', 'terra', 'shadow')[index % 3], .07)
        scene.rect(LEFT, y, WIDTH, 14, scene.gradient((0, lit(tone, .22)), (.3, tone),
                                                      (1, shade(tone, .2))))
        scene.rect(LEFT, y + 13, WIDTH, 1.1, shade(base, .45), opacity=.55)
        for _ in range(5):
            x = scene.random.uniform(LEFT, RIGHT)
            scene.path(f'M{num(x)} {num(y + scene.random.uniform(4, 11))}q10 -1.500 24 0',
                       stroke=shade(base, .3), width=.6, opacity=.4)


def _concrete(scene, base, accent):
    _mottle(scene, 50, .09)
    for x in range(-20, 280, 60):
        scene.rect(x, 0, .9, FLOOR, shade(base, .3), opacity=.35)
    for y in (72, 143):
        scene.rect(LEFT, y, WIDTH, .9, shade(base, .3), opacity=.35)
    for x in range(-20, 280, 60):
        for y in (66, 78, 137, 149):
            scene.ellipse(x + 8, y, 1.1, fill=shade(base, .35), opacity=.4)


def _tile_wall(scene, base, accent):
    _subway(scene, base, accent, 0)


PATTERNS = {
    'plain': _plain, 'stripes': _stripes, 'pinstripes': _pinstripes, 'dots': _dots,
    'floral': _floral, 'stars': _stars, 'leaves': _leaves, 'damask': _damask,
    'diamonds': _diamonds, 'gingham': _gingham, 'chevron': _chevron, 'clouds': _clouds,
    'waves': _waves, 'brick': _brick, 'stone': _stone, 'boards': _boards, 'logs': _logs,
    'concrete': _concrete, 'tiles': _tile_wall,
}


# ---- the lower part ----------------------------------------------------------------------
def _panels(scene, base, accent, rail):
    top, height = rail + 12, FLOOR - rail - 32
    for x in range(-40, 280, 40):
        scene.rect(x + 5, top, 30, height, lit(base, .12), radius=1)
        scene.path(f'M{x + 5} {top + height}V{top}H{x + 35}', stroke=shade(base, .24), width=1.1,
                   opacity=.75)
        scene.path(f'M{x + 35} {top}V{top + height}H{x + 5}', stroke=lit(base, .8), width=1.1)
        scene.rect(x + 9, top + 4, 22, height - 8, 'none', stroke=shade(base, .12), line=.7)


def _beadboard(scene, base, accent, rail):
    for x in range(-24, 264, 8):
        scene.rect(x, rail, .9, FLOOR - rail, shade(base, .26), opacity=.6)
        scene.rect(x + .9, rail, .8, FLOOR - rail, lit(base, .7), opacity=.7)


def _square_tiles(scene, base, accent, rail):
    size = 20
    for column in range(-2, 14):
        for row in range(6):
            x, y = column * size, rail + row * size
            if y > FLOOR:
                continue
            tone = (column * 7 + row * 13) % 9
            fill = accent if accent and tone in (0, 5) else shade(base, .12) if tone == 3 else None
            if fill:
                scene.rect(x, y, size, size, fill, opacity=.75)
            scene.path(f'M{x + 2.4} {y + 2.4}h{size * .5}', stroke='white', width=.9, opacity=.55)
            scene.rect(x, y, size, size, 'none', stroke=lit(base, .75), line=1.1, opacity=.9)


def _subway(scene, base, accent, rail):
    width, height = 24, 11
    for row in range(int((FLOOR - rail) / height) + 1):
        for column in range(-2, 12):
            x, y = column * width + (width / 2 if row % 2 else 0), rail + row * height
            tone = (column * 5 + row * 11) % 13
            fill = accent if accent and tone == 4 else ('highlight', 'shadow')[tone % 2]
            scene.rect(x, y, width, height, fill, opacity=.55 if fill == accent else .05)
            scene.rect(x + 1.6, y + 1.4, width - 4, .9, 'white', opacity=.6)
            scene.rect(x, y, width, height, 'none', stroke=shade(base, .16), line=.8, opacity=.7)


def _mosaic(scene, base, accent, rail):
    tones = [color(base), lit(base, .4), shade(base, .14), accent or mix(base, 'teal', .4)]
    for column in range(-3, 34):
        for row in range(int((FLOOR - rail) / 8) + 1):
            tone = scene.random.choice(tones + tones[:2])
            scene.rect(column * 8 + .5, rail + row * 8 + .5, 7, 7, tone, radius=1, opacity=.8)


def _painted(scene, base, accent, rail):
    """Just another colour below the rail, with a stencilled band under it."""
    for x in range(-24, 264, 12):
        scene.path(f'M{x} {rail + 10}l6 5l6 -5', stroke=accent or lit(base, .5), width=1.2,
                   opacity=.7)


LOWER = {'panels': _panels, 'beadboard': _beadboard, 'tiles': _square_tiles, 'subway': _subway,
         'mosaic': _mosaic, 'painted': _painted}
