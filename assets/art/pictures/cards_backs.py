"""The backs of the two decks."""

from kit.palette import lit, mix, shade
from kit.registry import picture
from kit.svg import polygon
from props.paper import (CARD, PAPER, ROOF, SOFA, STRIP, evenodd, grain, inner_shadow, medallion,
                         rims, rounded, sheet, vignette)

WIDTHS = (60, 120, 240, 480)
ROOM, RESOURCE = '#4a7090', '#a54e3d'
HOUSE = 'M0 -26L27 -3L23 1.5L19 -2V22H-19V-2L-23 1.5L-27 -3Z'


def _back(canvas, size, base, pattern):
    width, height = size
    outer = rounded(0, 0, width, height, 14 if height > 200 else 12)
    field = rounded(9, 9, width - 18, height - 18, 8)
    canvas.path(outer, PAPER)
    with canvas.at(clip=canvas.clip(field)):
        canvas.rect(0, 0, width, height, canvas.gradient((0, lit(base, .14)), (1, shade(base, .2)),
                                                         direction='diagonal'))
        pattern(canvas, width, height, base)
        vignette(canvas, (0, 0, width, height), .34)
    canvas.path(rounded(16, 16, width - 32, height - 32, 5), stroke='#f3d89a', width=1.6,
                opacity=.75)
    canvas.path(rounded(19.5, 19.5, width - 39, height - 39, 3.5), stroke='#f3d89a', width=.8,
                opacity=.5)
    for x in (16, width - 16):
        for y in (16, height - 16):
            canvas.path(polygon([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)]), '#f3d89a')
            canvas.path(polygon([(x, y - 3), (x + 3, y), (x, y + 3), (x - 3, y)]), base)
    grain(canvas, field, .35)
    inner_shadow(canvas, field, outer, .5)
    sheet(canvas, evenodd(outer, field))
    rims(canvas, width, height, 14 if height > 200 else 12)


def _lattice(canvas, width, height, base):
    """Diamonds with a sofa or a little house in each."""
    step_x, step_y = 50, 37.5
    light = mix(base, '#d5e6ec', .5)
    for row in range(-1, 10):
        for column in range(-1, 7):
            x, y = column * step_x, row * step_y
            canvas.path(polygon([(x, y - step_y), (x + step_x / 2, y), (x, y + step_y),
                                 (x - step_x / 2, y)]), stroke=light, width=.9, opacity=.28)
    for row in range(0, 10):
        for column in range(0, 7):
            x = column * step_x + (0 if row % 2 == 0 else step_x / 2)
            with canvas.at(x, row * step_y, scale=.46 if row % 2 == 0 else .36):
                canvas.path(SOFA if row % 2 == 0 else HOUSE, light, opacity=.5)
    for row in range(-1, 10):
        for column in range(-1, 7):
            x = column * step_x + (step_x / 2 if row % 2 == 0 else 0)
            canvas.ellipse(x, row * step_y, 1.7, fill=light, opacity=.5)


@picture('back-room', folder='cards/backs', size=CARD, widths=WIDTHS, transparent=True)
def back_room(canvas):
    _back(canvas, CARD, ROOM, _lattice)
    medallion(canvas, 125, 150, 55, ROOM, HOUSE, 1.42)
    with canvas.at(125, 163, scale=.84):
        canvas.path(SOFA, canvas.volume(ROOM, .1, .2))


def _scales(canvas, width, height, base):
    """Roof tiles, each with a small dot, as quiet as wallpaper."""
    for row in range(9, -2, -1):
        for column in range(-1, 8):
            x, y = column * 36 + (18 if row % 2 else 0), row * 19
            tone = (row * 7 + column * 5) % 4
            canvas.path(f'M{x - 18} {y}V{y + 10}A18 18 0 0 0 {x + 18} {y + 10}V{y}Z',
                        canvas.gradient((0, shade(base, .26 - tone * .03)),
                                        (1, lit(base, .04 + tone * .04))))
            canvas.path(f'M{x - 17} {y + 11}A17.5 17.5 0 0 0 {x + 17} {y + 11}',
                        stroke='#eec0a0', width=1.1, opacity=.42)
            canvas.ellipse(x, y + 17.6, 2, fill='#f3cfae', opacity=.5)


@picture('back-resource', folder='cards/backs', size=STRIP, widths=WIDTHS, transparent=True)
def back_resource(canvas):
    _back(canvas, STRIP, RESOURCE, _scales)
    medallion(canvas, 125, 78.5, 42, RESOURCE, ROOF, 1.35)
