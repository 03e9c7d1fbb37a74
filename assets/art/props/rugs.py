"""Rugs lying on the floor; x, y is the middle. They lie flat, so their shadow is thin."""

from kit.palette import lit, shade
from kit.svg import num, polygon


def oval_rug(scene, x, y, width=180, depth=40, colors=('cream', 'terra', 'cream', 'sage', 'cream'),
             fringe=True):
    """Rings of colour from the outside in."""
    rx, ry = width / 2, depth / 2
    with scene.at(x, y):
        scene.ellipse(1.5, 3, rx * 1.02, ry * 1.06, 'url(#contact)', .75)
        scene.ellipse(0, 1.4, rx, ry, shade(colors[0], .3))
        if fringe:
            scene.ellipse(0, 0, rx * 1.015, ry * 1.03, 'none', stroke=lit(colors[0], .3), line=2.4,
                          dash='1.400 2')
        for part, fill in zip((1, .90, .80, .60, .48), colors):
            scene.ellipse(0, 0, rx * part, ry * part, fill)
        scene.ellipse(0, 0, rx * .955, ry * .955, 'none', stroke=colors[1], line=1.5,
                      dash='3.500 3', opacity=.75)
        scene.ellipse(0, 0, rx * .70, ry * .70, 'none', stroke=shade(colors[2], .2), line=1,
                      dash='1.500 3', opacity=.6)
        light = scene.gradient((0, 'highlight', .22), (.5, 'highlight', 0), (1, 'shadow', .16),
                               direction='diagonal')
        scene.ellipse(0, 0, rx, ry, light)


def rug(scene, x, y, width=120, depth=30, base='brick', accent='mustard', pattern='diamonds',
        skew=10):
    """A rectangular rug in perspective; pattern is a name of RUG_PATTERNS."""
    half, high = width / 2, depth / 2

    def point(u, v):
        """u, v in -1..1 on the rug."""
        return u * (half + v * skew / 2), v * high

    def patch(u1, v1, u2, v2):
        return polygon([point(u1, v1), point(u2, v1), point(u2, v2), point(u1, v2)])

    with scene.at(x, y):
        scene.path(polygon([(px + 1.5, py + 3) for px, py in (point(-1, -1), point(1, -1),
            point(1.01, 1), point(-1.01, 1))]),
                   'shadow', opacity=.35, blur=1)
        for side in (-1, 1):
            for step in range(-5, 6):
                px, py = point(side, step / 5.4)
                scene.line(px, py, px + side * 4, py + .6, lit('cream', .2), .9)
        outline = patch(-1, -1, 1, 1)
        scene.path(outline, scene.gradient((0, shade(base, .14)), (1, lit(base, .08))))
        with scene.at(clip=scene.clip(outline)):
            RUG_PATTERNS[pattern](scene, point, patch, base, accent, width)
        scene.path(patch(-.93, -.76, .93, .76), stroke=lit(base, .6), width=1.3, opacity=.85)


def _diamonds(scene, point, patch, base, accent, width):
    count = max(3, round(width / 26))
    for index in range(count):
        u = -1 + (index + .5) * 2 / count
        r = .62 / count
        scene.path(polygon([point(u, -.55), point(u + r, 0), point(u, .55), point(u - r, 0)]),
                   accent)
        scene.path(polygon([point(u, -.25), point(u + r * .45, 0), point(u, .25),
                            point(u - r * .45, 0)]), base)


def _stripes(scene, point, patch, base, accent, width):
    for index in range(-9, 10, 2):
        scene.path(patch(index / 9, -1, (index + .8) / 9, 1), accent, opacity=.85)


def _border(scene, point, patch, base, accent, width):
    scene.path(patch(-.82, -.5, .82, .5), accent, opacity=.9)
    scene.path(patch(-.72, -.28, .72, .28), lit(accent, .5), opacity=.8)


def _check(scene, point, patch, base, accent, width):
    for column in range(-8, 8):
        for row in range(-2, 2):
            if (column + row) % 2 == 0:
                scene.path(patch(column / 8, row / 2, (column + 1) / 8, (row + 1) / 2), accent,
                           opacity=.75)


def _zigzag(scene, point, patch, base, accent, width):
    for level in (-.45, .1, .6):
        steps = [point(-1 + index / 10,
                       level + (.22 if index % 2 else -.22)) for index in range(21)]
        scene.path('M' + 'L'.join(f'{num(px)} {num(py)}' for px, py in steps), stroke=accent,
                   width=2)


def _kilim(scene, point, patch, base, accent, width):
    _zigzag(scene, point, patch, base, lit(base, .5), width)
    _diamonds(scene, point, patch, base, accent, width)
    for side in (-1, 1):
        scene.path(patch(side * .98, -1, side * .88, 1), accent, opacity=.85)


RUG_PATTERNS = {'diamonds': _diamonds, 'stripes': _stripes, 'border': _border, 'check': _check,
                'zigzag': _zigzag,
                'kilim': _kilim}
