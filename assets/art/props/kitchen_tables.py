"""Kitchen tables and islands, seen a little from above: people stand behind them."""

from kit.palette import lit, shade
from kit.svg import num, polygon


def kitchen_table(scene, x, y, width=150, height=60, base='oak', legs='cream', depth=10,
                  cloth=None, check=None, fall=15):
    """A table seen a little from above: people go behind it, things on y - height - 3.

    cloth: hangs over the front by `fall`; check: second colour of its squares.
    """
    half = width / 2
    with scene.at(x, y):
        scene.contact(half, 8, y=-3)
        for side in (-1, 1):
            scene.rect(side * (half - 16) - 3, -height, 6, height - 9, shade(legs, .3), radius=1.5)
        under = scene.gradient((0, 'shadow', .4), (1, 'shadow', 0))
        scene.rect(-half + 10, -height + 12, width - 20, 16, under)
        for side in (-1, 1):
            px = side * (half - 8)
            scene.path(polygon([(px - 4, -height), (px + 4, -height), (px + 3, 0), (px - 3, 0)]),
                       scene.volume(legs, .16, .26, direction='right'))
        scene.rect(-half + 5, -height + 4, width - 10, 8, scene.volume(shade(legs, .14), .1, .2))
        scene.path(polygon([(-half + 5, -height - depth), (half - 5, -height - depth),
                            (half, -height), (-half, -height)]),
                   scene.gradient((0, shade(base, .04)), (1, lit(base, .24))))
        scene.rect(-half, -height, width, 6, scene.volume(base, .24, .24), radius=1.6)
        scene.rect(-half + 1, -height - .4, width - 2, 1.4, lit(base, .65), radius=.7)
        if cloth:
            _runner(scene, half, height, depth, cloth, check, fall)


def _runner(scene, half, height, depth, cloth, check, fall=15):
    inner = half - 3
    count = max(6, round(inner / 9))
    step = inner * 2 / count
    hem = ''.join(f'q{num(-step / 2)} 5 {num(-step)} 0' for _ in range(count))
    top = polygon([(-inner + 4, -height - depth + .6), (inner - 4, -height - depth + .6),
                   (inner, -height), (-inner, -height)])
    drop = f'M{num(-inner)} {num(-height)}H{num(inner)}V{num(-height + fall)}{hem}Z'
    scene.path(top, scene.gradient((0, shade(cloth, .08)), (1, lit(cloth, .3))))
    scene.path(drop, scene.volume(cloth, .2, .16))
    if check:
        with scene.at(clip=scene.clip(drop)):
            for index in range(count * 2):
                px = -inner + index * step / 2
                scene.rect(px, -height, step / 4, fall + 9, check, opacity=.5)
            for row in range(int(fall / 7) + 1):
                scene.rect(-inner, -height + 2 + row * 7, inner * 2, 3.4, check, opacity=.42)
        for fold in (-.62, -.2, .28, .7) if fall > 20 else ():
            shadow = scene.gradient((0, 'shadow', 0), (.5, 'shadow', .2), (1, 'shadow', 0),
                                    direction='right')
            scene.rect(inner * fold - 6, -height + 6, 12, fall - 8, shadow)
    scene.line(-inner, -height, inner, -height, lit(cloth, .7), 1.3)


def island(scene, x, y, width=140, height=66, base='deep', top='white', depth=11, knob='gold',
           stripes=True):
    """A solid block with a thick stone top; people go behind it, things on y - height - 3."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 7, y=-1)
        scene.rect(-half + 5, -height + 4, width - 10, height - 8, scene.volume(base, .14, .22,
                   direction='diagonal'))
        scene.rect(-half + 7, -6, width - 14, 6, shade(base, .45))
        if stripes:
            for index in range(1, int((width - 10) / 9)):
                px = -half + 5 + index * 9
                scene.line(px, -height + 8, px, -7, shade(base, .3), 1, .6)
                scene.line(px + 1, -height + 8, px + 1, -7, lit(base, .3), .7, .5)
        scene.rect(-half + 5, -height + 6, width - 10, 7,
                   scene.gradient((0, 'shadow', .5), (1, 'shadow', 0)))
        scene.path(polygon([(-half + 6, -height - depth), (half - 6, -height - depth),
                            (half, -height), (-half, -height)]),
                   scene.gradient((0, shade(top, .14)), (1, lit(top, .3))))
        scene.path(f'M{num(-half * .7)} {num(-height - 3)}q14 -5 30 -2t26 -3M{num(half * .3)} '
                   f'{num(-height - 2)}q10 -4 28 -3', stroke=shade(top, .2), width=.8, opacity=.6)
        scene.rect(-half, -height, width, 7, scene.volume(top, .3, .2), radius=1.6)
        scene.rect(-half + 1, -height - .4, width - 2, 1.4, 'white', radius=.7)


def bar_stool(scene, x, y, base='walnut', seat='mustard', height=46):
    """High and slim, for islands."""
    with scene.at(x, y):
        scene.contact(14, 4)
        scene.path(f'M-6 {-height + 3}L-12 0M6 {-height + 3}L12 0', stroke=base, width=2.8)
        scene.path(f'M-3 {-height + 3}L-5 -3M3 {-height + 3}L5 -3', stroke=shade(base, .3),
                   width=2.4)
        scene.ellipse(0, -14, 9.4, 2.2, 'none', stroke='gold', line=1.6)
        scene.ellipse(0, -height + 3, 15, 4, shade(seat, .28))
        scene.ellipse(0, -height, 15, 4.2, scene.volume(seat, .4, .1))
