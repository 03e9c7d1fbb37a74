"""House fronts for the title picture: tiles, lit windows with life behind them, doors.

A house is drawn in its own coordinates: x to the right from its left wall, y = 0 at the ground,
up is negative.
"""

from kit.heads import draw_head
from kit.palette import lit, mix, shade
from kit.people import PEOPLE
from kit.svg import num, polygon
from props.pets import cat
from props.plants import leaf


# ---- roofs ---------------------------------------------------------------------------------
def tiled(canvas, outline, box, tone, kind='scallop', size=15.0):
    """Fills `outline` with rows of tiles; box is x, y, width, height around it."""
    x, y, width, height = box
    rng = canvas.random
    row_high = size * .72
    with canvas.at(clip=canvas.clip(outline)):
        canvas.rect(x, y, width, height, shade(tone, .4))
        rows = int(height / row_high) + 2
        for row in range(rows, -1, -1):
            top = y + (row - 1) * row_high
            left = x - size * (1 if row % 2 else .5)
            while left < x + width:
                hue = mix(tone, rng.choice(('highlight', 'shadow', 'terra')), rng.uniform(0, .14))
                _tile(canvas, left, top, size, hue, kind)
                left += size
        canvas.rect(x, y, width, height, canvas.gradient((0, '#ffe2b0', .34), (.5, '#ffe2b0', 0),
                                                         (1, '#43273c', .3)))


def _tile(canvas, x, y, size, tone, kind):
    half, deep = size / 2, size * .62
    if kind == 'scallop':
        outline = (f'M{num(x)} {num(y)}V{num(y + deep)}a{num(half)} {num(half)} 0 0 0 {num(size)} '
                   f'0V{num(y)}Z')
    elif kind == 'slate':
        outline = polygon([(x, y), (x, y + deep), (x + half, y + deep + half * .9),
                           (x + size, y + deep), (x + size, y)])
    else:
        outline = polygon([(x + .5, y), (x + .5, y + deep + half * .7),
                           (x + size - .5, y + deep + half * .6), (x + size - .5, y)])
    canvas.path(outline, canvas.gradient((0, shade(tone, .4)), (.6, tone), (1, lit(tone, .2))),
                stroke=shade(tone, .4), width=.7)


def gable(x1, x2, base, apex):
    return polygon([(x1, base), ((x1 + x2) / 2, apex), (x2, base)])


def barge(canvas, points, tone='#fff3dc', width=9):
    """The light board along a gable."""
    text = 'M' + 'L'.join(f'{num(x)} {num(y)}' for x, y in points)
    canvas.path(f'{text}', stroke='#5a3340', width=width + 1.6, opacity=.35)
    canvas.path(text, stroke=shade(tone, .18), width=width)
    canvas.path('M' + 'L'.join(f'{num(x - 1)} {num(y - 1.6)}' for x, y in points), stroke=tone,
                width=width * .6)


# ---- windows -------------------------------------------------------------------------------
def window(canvas, x, y, width, height, life='', lamp=True, shape='box', frame='#fffaf0',
           shutters=None, box=None, curtain='coral'):
    """x, y: the middle of the upper edge. life: what is seen inside (LIFE). box: flower colour."""
    left = x - width / 2
    radius = width / 2 if shape == 'arch' else 2
    outer = _window_outline(left - 4, y - 4, width + 8, height + 8, radius + 4, shape)
    inner = _window_outline(left, y, width, height, radius, shape)
    if lamp:
        canvas.ellipse(x, y + height / 2, width * 1.25, height * 1.05,
                       canvas.radial((0, '#ffd98a', .55), (.6, '#ffd98a', .15), (1, '#ffd98a', 0)))
    if shutters:
        for side in (-1, 1):
            _shutter(canvas, x + side * (width / 2 + 4), y, side, width * .42, height, shutters)
    with canvas.at(shadow='near'):
        canvas.path(outer, canvas.volume(frame, .4, .16))
    with canvas.at(clip=canvas.clip(inner)):
        _inside(canvas, left, y, width, height, lamp, life, curtain)
    bars = f'M{num(x)} {num(y)}V{num(y + height)}M{num(left)} {num(y + height * .42)}h{num(width)}'
    canvas.path(bars, stroke=frame, width=max(2, width * .055))
    canvas.rect(left - 7, y + height + 2, width + 14, 5, canvas.volume(frame, .5, .2), radius=2)
    if box:
        flower_box(canvas, x, y + height + 6, width + 8, box)


def _window_outline(x, y, width, height, radius, shape):
    if shape == 'arch':
        return (f'M{num(x)} {num(y + height)}V{num(y + radius)}a{num(width / 2)} {num(width / 2)} '
                f'0 0 1 {num(width)} 0V{num(y + height)}Z')
    if shape == 'round':
        return (f'M{num(x)} {num(y + height / 2)}a{num(width / 2)} {num(height / 2)} 0 1 1 '
                f'{num(width)} 0a{num(width / 2)} {num(height / 2)} 0 1 1 {num(-width)} 0Z')
    return f'M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}Z'


def _shutter(canvas, x, y, side, width, height, tone):
    left = x if side > 0 else x - width
    canvas.rect(left, y - 2, width, height + 4, canvas.volume(tone, .2, .2), radius=2)
    for step in range(int(height / 6)):
        canvas.line(left + 2.4, y + 3 + step * 6, left + width - 2.4, y + 3 + step * 6,
                    shade(tone, .3), 1.2, .6)


def _inside(canvas, x, y, width, height, lamp, life, curtain):
    if lamp:
        canvas.rect(x, y, width, height, canvas.radial((0, '#fff6cf'), (.5, '#ffdf92'),
                                                       (1, '#f0a95c'), cy=.35, radius=.8))
        canvas.ellipse(x + width * .5, y + height * .1, width * .18, width * .12, '#fffbe6')
    else:
        canvas.rect(x, y, width, height, canvas.gradient((0, '#6d7ba6'), (.6, '#c99aa0'),
                                                         (1, '#f3c299'), direction='diagonal'))
        canvas.path(polygon([(x, y + height * .6), (x + width * .5, y), (x + width * .75, y),
                             (x, y + height * .95)]), 'white', opacity=.16)
    if life:
        with canvas.at(x + width / 2, y + height, scale=width / 44):
            LIFE[life](canvas)
    for flip in (False, True):
        with canvas.at(x + width / 2, y, flip=flip):
            half = width / 2
            canvas.path(f'M{num(-half)} 0H{num(-half * .3)}C{num(-half * .36)} {num(height * .5)} '
                        f'{num(-half * .8)} {num(height * .66)} {num(-half)} {num(height * .8)}Z',
                        canvas.gradient((0, lit(curtain, .2), .95), (1, shade(curtain, .12), .9)))


def flower_box(canvas, x, y, width, bloom):
    rng = canvas.random
    canvas.rect(x - width / 2, y, width, 10, canvas.volume('walnut', .2, .25), radius=2)
    count = max(4, int(width / 7))
    for index in range(count):
        px = x - width / 2 + (index + .5) * width / count
        canvas.ellipse(px, y - 1, width / count * .75, 5, rng.choice(('#5c955f', '#74a866')))
        canvas.ellipse(px + rng.uniform(-2, 2), y - 4 + rng.uniform(-2, 2), 3.4,
                       fill=canvas.ball(rng.choice((bloom, lit(bloom, .4))), .4, .1))


# ---- life behind the panes; origin: middle of the sill, the window is 44 wide ---------------
def _head(name, face='smile', gaze=0.0, x=0, y=-12, scale=.62):
    def draw(canvas):
        look = PEOPLE[name]
        with canvas.at(x, y, scale=scale):
            canvas.path('M-24 40C-24 20 -14 14 0 14C14 14 24 20 24 40Z', shade(look.top, .08))
            draw_head(canvas, look, face, gaze)
    return draw


def _cat_on_sill(canvas):
    cat(canvas, -2, 0, pose='sit', scale=.62, coat='#7d6c74', marks='none')


def _ginger_on_sill(canvas):
    cat(canvas, 3, 0, pose='loaf', scale=.66)


def _plant(canvas):
    canvas.rect(-8, -10, 16, 10, canvas.volume('terra', .3, .2), radius=2)
    for angle in (-60, -35, -10, 15, 40, 65):
        leaf(canvas, 0, -9, 20, 5, angle, '#5c955f')


def _books(canvas):
    for shelf in (-4, -22):
        canvas.rect(-22, shelf, 44, 2.4, 'umber')
        for index, tone in enumerate(('brick', 'teal', 'mustard', 'plum', 'blue', 'sage', 'terra')):
            tall = 13 - index % 3 * 2
            canvas.rect(-20 + index * 5.8, shelf - tall, 4.8, tall, tone)


def _lamp_table(canvas):
    canvas.rect(-14, -8, 28, 3, 'umber')
    canvas.line(0, -8, 0, -20, 'gold', 2)
    canvas.path('M-9 -18L-5 -30H5L9 -18Z', canvas.volume('coral', .5, .05))
    canvas.ellipse(0, -19, 20, fill=canvas.radial((0, '#fffbe0', .9), (1, '#fff0b0', 0)))


def _dancers(canvas):
    _head('grandpa', 'happy', .6, -8, -15, .5)(canvas)
    _head('grandma', 'laugh', -.6, 9, -13, .5)(canvas)


def _baby(canvas):
    _head('mother', 'calm', .4, -6, -18, .56)(canvas)
    _head('baby', 'happy', -.3, 9, -9, .5)(canvas)


LIFE = {'mila': _head('mila', 'grin', -.4), 'kofi': _head('kofi', 'smile', .5),
        'lin': _head('lin', 'happy', .2), 'ravi': _head('ravi', 'calm', -.5),
        'uncle': _head('uncle', 'smile', -.3),
        'grandpa': _head('grandpa', 'happy', .3), 'aunt': _head('aunt', 'laugh', .4, 0, -10),
        'dancers': _dancers, 'baby': _baby, 'cat': _cat_on_sill, 'ginger': _ginger_on_sill,
        'plant': _plant, 'books': _books, 'lamp': _lamp_table}


# ---- doors and walls -----------------------------------------------------------------------
def door(canvas, x, width, height, tone, shape='arch', wreath=False):
    """Standing on y = 0, with two steps and a lamp."""
    radius = width / 2
    outer = _window_outline(x - radius - 6, -height - 6, width + 12, height + 6, radius + 6, shape)
    inner = _window_outline(x - radius, -height, width, height, radius, shape)
    with canvas.at(shadow='near'):
        canvas.path(outer, canvas.volume('#fff3dc', .3, .2))
    canvas.path(inner, canvas.volume(tone, .2, .26))
    for side in (-1, 1):
        canvas.rect(x + side * width * .23 - width * .16, -height * .42, width * .32, height * .32,
                    'none', radius=2, stroke=shade(tone, .35), line=1.6)
    pane = _window_outline(x - width * .28, -height * .86, width * .56, height * .34,
                           width * .28, 'arch')
    canvas.path(pane, canvas.radial((0, '#fff3c2'), (1, '#ffcf7a')))
    canvas.ellipse(x + width * .34, -height * .45, 2.6, fill='gold')
    if wreath:
        for index in range(12):
            with canvas.at(x, -height * .62, rotate=index * 30):
                canvas.ellipse(0, -9, 3, 4.6, ('forest', 'leaf')[index % 2])
    for step in range(2):
        canvas.rect(x - radius - 10 - step * 7, -6 + step * 5, width + 20 + step * 14, 6,
                    canvas.volume('#d9c4b0', .3, .25), radius=1.6)
    wall_lamp(canvas, x + radius + 17, -height * .9)


def wall_lamp(canvas, x, y):
    canvas.ellipse(x, y + 6, 34, fill=canvas.radial((0, '#fff3c2', .85), (.3, '#ffe6a4', .35),
                                                    (1, '#ffd78a', 0)))
    canvas.path(polygon([(x - 4.5, y), (x + 4.5, y), (x + 3, y + 11), (x - 3, y + 11)]), '#fff3c2')
    canvas.path(f'M{num(x - 6)} {num(y)}L{num(x)} {num(y - 6)}L{num(x + 6)} {num(y)}Z', '#4a3440')
    canvas.rect(x - 4, y + 11, 8, 2.4, '#4a3440')


def wall(canvas, x, y, width, height, tone):
    """A plastered wall lit from the left by a low sun."""
    canvas.rect(x, y, width, height, canvas.gradient(
        (0, lit(tone, .42)), (.4, tone), (1, shade(tone, .22)), direction='right'))
    canvas.rect(x, y, width, 26, canvas.gradient((0, '#43273c', .4), (1, '#43273c', 0)))
    canvas.rect(x, y + height - 60, width, 60, canvas.gradient((0, '#43273c', 0),
                                                               (1, '#43273c', .24)))
    rng = canvas.random
    for _ in range(int(width * height / 5000)):
        px, py = rng.uniform(x + 6, x + width - 24), rng.uniform(y + 10, y + height - 10)
        canvas.rect(px, py, rng.uniform(8, 16), 5, shade(tone, .2), radius=1.4, opacity=.25)


def chimney_stack(canvas, x, y, width, height, tone='brick'):
    canvas.rect(x, y - height, width, height, canvas.volume(tone, .25, .3, direction='right'))
    for row in range(int(height / 7)):
        canvas.line(x, y - row * 7 - 4, x + width, y - row * 7 - 4, lit(tone, .3), 1, .45)
    canvas.rect(x - 4, y - height - 4, width + 8, 7, canvas.volume('#e8d6c4', .3, .25), radius=2)
    canvas.path(polygon([(x + width * .3, y - height - 4), (x + width * .34, y - height - 16),
                         (x + width * .66, y - height - 16), (x + width * .7, y - height - 4)]),
                canvas.volume('terra', .2, .2))
