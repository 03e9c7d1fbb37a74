"""The ice-cream bar of the décor card at the height of a kitchen: a counter to the hip, an awning
above the heads, and a cone that nobody could finish."""

from kit.palette import lit, shade
from kit.svg import num
from props.decor_rooms import cone, scoop

MINT, CREAM, RED = '#7fc4b7', '#fff6e4', '#e0685a'
FLAVOURS = ('#f09aa5', '#8a5a44', '#f6d36b', '#9fd6bd', '#c9a6d8')


def ice_cream_bar(scene, width=100, height=124, counter=48):
    """`height` is to the top of the awning. The origin is the floor below the counter."""
    half = width / 2
    scene.contact(half + 4, 7)
    for px in (-half + 1, half - 5):
        scene.rect(px, -height + 14, 4.4, height - 14 - counter, scene.volume(CREAM, .2, .3,
                                                                              'right'))
    if scene.light.dark:
        scene.lamp(0, -height + 34, half * .8, .6)
    _counter(scene, half, counter)
    _tubs(scene, half, counter)
    _awning(scene, half, height)
    with scene.at(half - 15, -counter + 1, scale=min(.74, (height - counter - 22) / 104), rotate=5,
                  shadow='near'):
        cone(scene)


def _counter(scene, half, counter):
    scene.rect(-half, -counter, half * 2, counter, scene.volume(MINT, .3, .28, 'diagonal'),
               radius=4)
    stripes = max(4, round(half / 9))
    step = half * 2 / stripes
    for index in range(stripes):
        scene.rect(-half + step * (index + .25), -counter + 8, step * .5, counter - 13, CREAM,
                   radius=2, opacity=.6)
    scene.rect(-half, -6, half * 2, 6, shade(MINT, .4), radius=2, opacity=.8)
    scene.rect(-half - 4, -counter - 2, half * 2 + 8, 7, scene.volume(CREAM, .3, .22), radius=3)
    scene.rect(-half + 1, -counter + 5, half * 2 - 2, 5,
               scene.gradient((0, 'shadow', .35), (1, 'shadow', 0)))


def _tubs(scene, half, counter):
    """A glass case with scoops of every flavour, beside the cone."""
    wide = half * 2 - 36
    top = -counter - 24
    scene.rect(-half + 4, top, wide, 23, '#e7f4f4', radius=4, opacity=.9)
    count = max(2, int(wide // 16))
    for index in range(count):
        px = -half + 4 + wide * (index + .5) / count
        scoop(scene, px, -counter - 11, wide / count * .46, FLAVOURS[index % len(FLAVOURS)])
        scene.rect(px - wide / count * .46, -counter - 6, wide / count * .92, 5,
                   scene.volume('steel', .5, .2), radius=1)
    scene.rect(-half + 4, top, wide, 23, scene.gradient(
        (0, '#ffffff', .6), (.5, '#ffffff', .05), (1, '#ffffff', .28), direction='diagonal'),
        radius=4)
    scene.rect(-half + 4, top, wide, 1.6, 'white', radius=.8, opacity=.9)


def _awning(scene, half, height):
    count = max(6, round(half / 8) // 2 * 2 + 1)
    wide = (half * 2 + 12) / count
    left = -half - 6
    with scene.at(shadow='near'):
        for index in range(count):
            fill = CREAM if index % 2 else RED
            x = left + index * wide
            lean = [(count / 2 - edge) * wide * .1 for edge in (index, index + 1)]
            scene.path(f'M{num(x + lean[0])} {-height}H{num(x + wide + lean[1])}'
                       f'L{num(x + wide)} {-height + 22}'
                       f'a{num(wide / 2)} {num(wide * .46)} 0 0 1 {num(-wide)} 0Z',
                       scene.volume(fill, .3, .2))
    scene.rect(left + wide * count * .05, -height - 1, wide * count * .9, 2.6, lit(RED, .55),
               radius=1.3)
