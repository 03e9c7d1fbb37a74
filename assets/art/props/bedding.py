"""Bedding: pieces of patterned cloth and pillows."""

from kit.palette import lit, mix, shade
from kit.svg import num, smooth, star_path
from props.plants import blossom

PATCHES = ('terra', 'mustard', 'cream', 'teal', 'rose', 'sage', 'blue', 'sand')


def cloth(scene, outline, base, pattern='plain', accent=None, box=(-90, -90, 180, 90)):
    """A piece of bedding: `outline` filled with base and covered with a pattern of COVERS."""
    scene.path(outline, scene.volume(base, .18, .2))
    if pattern != 'plain':
        with scene.at(clip=scene.clip(outline)):
            COVERS[pattern](scene, base, accent or lit(base, .6), *box)


def _cover_patchwork(scene, base, accent, x, y, w, h, size=13):
    for row in range(int(h / size) + 1):
        for column in range(int(w / size) + 1):
            fill = PATCHES[(column * 3 + row * 5 + column * row) % len(PATCHES)]
            px, py = x + column * size, y + row * size
            scene.rect(px, py, size, size, mix(fill, base, .08), opacity=.96)
            if (row + column) % 3 == 0:
                scene.path(star_path(px + size / 2, py + size / 2, 3.6, 4, .4), 'cream', opacity=.8)
            elif (row + column) % 3 == 1:
                scene.ellipse(px + size / 2, py + size / 2, 2, fill=shade(fill, .2), opacity=.5)
            scene.rect(px, py, size, size, 'none', stroke='highlight', line=.8, opacity=.5)


def _cover_stripes(scene, base, accent, x, y, w, h):
    for step in range(int(w / 14) + 1):
        scene.rect(x + step * 14, y, 5, h, accent, opacity=.7)
        scene.rect(x + step * 14 + 8.5, y, 1, h, accent, opacity=.7)


def _cover_bands(scene, base, accent, x, y, w, h):
    for step in range(int(h / 13) + 1):
        scene.rect(x, y + step * 13, w, 4, accent, opacity=.65)
        scene.rect(x, y + step * 13 + 7, w, 1, accent, opacity=.65)


def _cover_check(scene, base, accent, x, y, w, h):
    for step in range(int(w / 12) + 1):
        scene.rect(x + step * 12, y, 6, h, accent, opacity=.38)
    for step in range(int(h / 12) + 1):
        scene.rect(x, y + step * 12, w, 6, accent, opacity=.38)


def _half_drop(x, y, w, h, step_x, step_y):
    for row in range(int(h / step_y) + 1):
        for column in range(int(w / step_x) + 2):
            yield x + (column - (.5 if row % 2 else 0)) * step_x, y + (row + .5) * step_y


def _cover_dots(scene, base, accent, x, y, w, h):
    for px, py in _half_drop(x, y, w, h, 13, 9):
        scene.ellipse(px, py, 2.1, fill=accent, opacity=.75)


def _cover_stars(scene, base, accent, x, y, w, h):
    for px, py in _half_drop(x, y, w, h, 22, 13):
        scene.path(star_path(px, py, 4), accent, opacity=.85)


def _cover_flowers(scene, base, accent, x, y, w, h):
    for px, py in _half_drop(x, y, w, h, 24, 15):
        scene.path(f'M{num(px)} {num(py + 2)}q5 2 7 6q-6 0 -7 -6Z', 'sage')
        blossom(scene, px, py, 4.6, accent)


def _cover_quilted(scene, base, accent, x, y, w, h):
    for step in range(-2, int((w + h) / 13) + 2):
        px = x + step * 13
        scene.line(px, y, px - h, y + h, shade(base, .22), 1, .5)
        scene.line(px - h, y, px, y + h, shade(base, .22), 1, .5)
        scene.line(px + .9, y, px + .9 - h, y + h, lit(base, .5), .7, .5)


COVERS = {'patchwork': _cover_patchwork, 'stripes': _cover_stripes, 'bands': _cover_bands,
          'check': _cover_check, 'dots': _cover_dots, 'stars': _cover_stars,
          'flowers': _cover_flowers, 'quilted': _cover_quilted}


def pillow(scene, x, y, width=40, height=26, base='white', rotate=0, pattern='plain', accent=None):
    """A soft pillow around its middle x, y."""
    w, h = width / 2, height / 2
    outline = smooth([(-w, -h * .86), (-w * .5, -h * .98), (0, -h), (w * .5, -h * .98),
                      (w, -h * .86), (w * .96, 0), (w, h * .86), (0, h), (-w, h * .86),
                      (-w * .96, 0)])
    with scene.at(x, y, rotate=rotate, shadow='near'):
        cloth(scene, outline, base, pattern, accent, (-w, -h, width, height))
        scene.path(outline, scene.radial((0, 'highlight', .4), (.6, 'highlight', 0),
                                         (1, 'shadow', .16), cx=.36, cy=.3, radius=.8))
        scene.path(f'M{num(-w * .8)} {num(-h * .7)}q{num(w * .2)} {num(h * .3)} {num(w * .1)} '
                   f'{num(h * .6)}M{num(w * .8)} {num(h * .7)}q{num(-w * .3)} {num(-h * .2)} '
                   f'{num(-w * .3)} {num(-h * .5)}', stroke=shade(base, .24), width=.9, opacity=.5)
