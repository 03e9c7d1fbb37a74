"""Pieces of the finished roof: four of them, side by side, close the open frame of the home.

A piece lies at x = 95 + 166 * k, y = 2 of the home board; the tiles are those of the roof cards.
"""

from kit.palette import lit, mix, shade
from kit.registry import picture
from kit.svg import num, polygon
from pictures.resources_roofs import BASES, FIELDS, dormer
from props.dollhouse import CHIMNEY_X, EAVES, RIDGE, ROOF_LEFT, ROOF_SLOPE, chimney

SIZE, WIDTHS, PITCH = (170, 62), (60, 120, 170, 340, 510), 166
DROP = 2                                       # y of a piece on the board
LOW, HIGH = EAVES - DROP - 3, RIDGE - DROP - 1  # lower edge and ridge of the tiles
# tile field: how much smaller than on the card so that its period divides the pitch, and the
# x from which and the length over which the field repeats
FITS = {'red': (166 / 420, 0, 252), 'blue': (166 / 418, 0, 266), 'green': (166 / 396, 0, 252),
        'brown': (.40, 6, 232)}
DORMER_AT = {'left': 84, 'middle': 85, 'right': 96}


def _lean(y):
    """How far the gable has leaned in at height y of the piece."""
    part = max(0, (EAVES - DROP - y) / (EAVES - RIDGE))
    return ROOF_SLOPE * min(1, part) ** .72


def _edge(side, outset=0.0):
    """Points along a gable from eaves to ridge."""
    steps = [LOW + 1 - (LOW + 1 - HIGH) * k / 8 for k in range(9)]
    if side == 'left':
        return [(_lean(y) - outset, y) for y in steps]
    return [(SIZE[0] - _lean(y) + outset, y) for y in steps]


def _outline(place):
    left = _edge('left') if place == 'left' else [(0, LOW + 1), (0, HIGH)]
    right = _edge('right') if place == 'right' else [(170, LOW + 1), (170, HIGH)]
    return polygon(left + right[::-1])


def _tiles(canvas, colour):
    scale, start, period = FITS[colour]
    for copy in range(2):
        x = copy * period * scale
        with canvas.at(x - start * scale, HIGH - 5, scale=scale,
                       clip=canvas.clip(f'M{start - .6} -12H{num(start + period + .6)}V170'
                                        f'H{start - .6}Z')):
            FIELDS[colour](canvas)


def _light(canvas, place):
    canvas.rect(0, 0, 170, 62, canvas.gradient((0, '#fff3d4', .34), (.45, '#fff3d4', 0),
                                               (.7, '#43273c', 0), (1, '#43273c', .42)))
    if place == 'left':
        canvas.rect(0, 0, 90, 62, canvas.gradient((0, '#fff3d4', .28), (1, '#fff3d4', 0),
                                                  direction='right'))
    if place == 'right':
        canvas.rect(70, 0, 100, 62, canvas.gradient((0, '#43273c', 0), (1, '#43273c', .30),
                                                    direction='right'))


def _ridge(canvas, place, base):
    """Half-round caps along the top, a thick one at a gable."""
    start = ROOF_SLOPE - 5 if place == 'left' else 0
    end = 170 - ROOF_SLOPE + 5 if place == 'right' else 166
    tone = mix(base, 'shadow', .16)
    canvas.rect(start, HIGH + 2, end - start + (0 if place == 'right' else 4), 5,
                canvas.gradient((0, 'shadow', .5), (1, 'shadow', 0)))
    count = round((end - start) / 13.8)
    for index in range(count + (place != 'right')):
        x = start + index * (end - start) / count
        wide = (end - start) / count
        canvas.path(f'M{num(x)} {HIGH + 3}Q{num(x)} {HIGH - 5.5} {num(x + wide / 2)} {HIGH - 5.5}'
                    f'T{num(x + wide + .4)} {HIGH + 3}Z',
                    canvas.gradient((0, lit(tone, .4)), (.4, tone), (1, shade(tone, .3))))
        canvas.path(f'M{num(x + wide * .2)} {HIGH - 3}Q{num(x + wide * .35)} {HIGH - 4.6} '
                    f'{num(x + wide * .6)} {HIGH - 4.6}', stroke=lit(base, .75), width=.8,
                    opacity=.8)


def _eaves(canvas):
    """A cream board with small scallops, the same under every colour."""
    left, right = -1, 171
    scallops = ''.join('q2.767 4.600 5.533 0' for _ in range(31))
    canvas.path(f'M{left - .5} {LOW + 2}{scallops}V{LOW - 1}H{left - .5}Z',
                canvas.gradient((0, '#fffaf0'), (.5, '#f6e6ca'), (1, '#cfae84')))
    canvas.rect(left, LOW - 1.4, right - left, 1.8, '#fffdf6')


def _verge(canvas, place):
    line = _edge(place, .6)
    canvas.curve([(x + 1, y + 1.2) for x, y in line], 'shadow', 5, .35)
    canvas.curve(line, '#d9b98e', 5)
    canvas.curve([(x - .5, y - .6) for x, y in line], '#fff6e4', 3.2)


def piece(canvas, colour, place, window):
    base = BASES[colour]
    with canvas.at(clip=canvas.clip(_outline(place))):
        canvas.rect(0, 0, 170, 62, shade(base, .3))
        _tiles(canvas, colour)
        _light(canvas, place)
        canvas.rect(0, LOW - 5, 170, 5, canvas.gradient((0, 'shadow', 0), (1, 'shadow', .4)))
    _eaves(canvas)
    if place == 'right':
        stack = CHIMNEY_X - ROOF_LEFT - 3 * PITCH
        canvas.path(polygon([(stack - 12, HIGH + 2), (stack + 24, HIGH + 2), (stack + 30, 38),
                             (stack - 4, 36)]), 'shadow', opacity=.4, blur=1)
        _ridge(canvas, place, base)
        chimney(canvas, stack, 32, -.5)
    else:
        _ridge(canvas, place, base)
    if place != 'middle':
        _verge(canvas, place)
    if window:
        x = DORMER_AT[place]
        with canvas.at(clip=canvas.clip(f'M0 0H170V{LOW - 1}H0Z')):
            with canvas.at(x - 125 * .395, LOW - 138 * .395, scale=.395):
                dormer(canvas, base)


def _announce(colour, window, place):
    middle = '-window' if window else ''

    @picture(f'board-roof-{colour}{middle}-{place}', folder='boards/roofs', size=SIZE,
             widths=WIDTHS, transparent=True, name=f'{colour}{middle}-{place}', quality=88,
             fine=1020)
    def draw(canvas):
        piece(canvas, colour, place, window)


for _colour in FIELDS:
    for _window in (False, True):
        for _place in ('left', 'middle', 'right'):
            _announce(_colour, _window, _place)
