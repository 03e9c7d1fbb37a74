"""What lies under everything: the table, the market's felt, paper and the score pad."""

from kit.palette import lit, mix, shade
from kit.registry import picture
from kit.svg import num, smooth

TABLE = (1600, 1000)
FELT = '#34666a'


def _knot(canvas, x, y, size, tone):
    for ring in range(4):
        reach = size * (1 - ring * .22)
        canvas.ellipse(x, y, reach * 2.1, reach, 'none', .5, stroke=shade(tone, .3 + ring * .08),
                       line=1.4)
    canvas.ellipse(x, y, size * .5, size * .24, shade(tone, .45), .8)


def _plank(canvas, y, height, tone):
    """One board from edge to edge, with a butt joint, figure and now and then a knot."""
    rng = canvas.random
    joint = rng.uniform(300, 1300)
    for left, right in ((-10, joint), (joint, TABLE[0] + 10)):
        hue = mix(tone, rng.choice(('#8f5a3a', '#5f3826', '#7d4c3c')), rng.uniform(.1, .45))
        canvas.rect(left, y, right - left, height, canvas.gradient(
            (0, lit(hue, .16)), (.05, hue), (.9, shade(hue, .06)), (1, shade(hue, .3))))
        for _ in range(int((right - left) / 16)):
            x, length = rng.uniform(left, right - 60), rng.uniform(80, 330)
            length = min(length, right - x - 6)
            line = y + rng.uniform(6, height - 8)
            bend = rng.uniform(-5, 5)
            canvas.path(f'M{num(x)} {num(line)}c{num(length * .3)} {num(bend)} {num(length * .7)} '
                        f'{num(-bend)} {num(length)} 0', stroke=shade(hue, .26),
                        width=rng.uniform(.7, 2.2), opacity=rng.uniform(.2, .5))
        if rng.random() < .5:
            _knot(canvas, rng.uniform(left + 60, max(left + 70, right - 60)),
                  y + height * rng.uniform(.35, .65), rng.uniform(6, 11), hue)
    canvas.rect(joint - 1, y, 2.2, height, shade(tone, .5), opacity=.8)
    canvas.rect(joint + 1.4, y + 2, 1.2, height - 4, lit(tone, .3), opacity=.4)
    for side in (-14, 14):
        canvas.ellipse(joint + side, y + height * .28, 2.6, fill=shade(tone, .42), opacity=.8)
        canvas.ellipse(joint + side, y + height * .72, 2.6, fill=shade(tone, .42), opacity=.8)


@picture('board-table', folder='boards', size=TABLE, widths=(1280, 1920, 2560, 3840), name='table',
         quality=80)
def table(canvas):
    width, height = TABLE
    planks = 9
    high = height / planks
    for index in range(planks):
        _plank(canvas, index * high, high - 1.6, '#7a4a33')
        canvas.rect(0, (index + 1) * high - 1.6, width, 1.6, '#3a2119')
    canvas.rect(0, 0, width, height, canvas.radial((0, '#ffd99a', .26), (.5, '#ffc987', .10),
                                                   (1, '#ffc987', 0), cx=.36, cy=.3, radius=.8))
    canvas.rect(0, 0, width, height, canvas.radial((.42, '#2a1420', 0), (1, '#2a1420', .62),
                                                   cy=.46, radius=.78))


def _seam(canvas, inset, size, radius, tone, width=1.4, opacity=.5):
    canvas.raw(f'<rect x="{inset}" y="{inset}" width="{size[0] - 2 * inset}" '
               f'height="{size[1] - 2 * inset}" rx="{radius}" fill="none" stroke="{tone}" '
               f'stroke-width="{width}" stroke-dasharray="7 4.500" stroke-linecap="round" '
               f'opacity="{opacity}"/>')


def _embroidery(canvas):
    """A flower with a tendril along both sides of a corner."""
    thread = '#d9e8d8'
    canvas.path('M4 -5C16 -9 26 -2 38 -7M-5 4C-9 16 -2 26 -7 38', stroke=thread, width=1.3)
    for x, y, angle in ((16, -8, -150), (20, -4, 30), (31, -6, -20), (38, -7, 70), (-8, 16, 230),
                        (-4, 20, 60), (-6, 31, 110), (-7, 38, 190)):
        with canvas.at(x, y, rotate=angle):
            canvas.path('M0 0C-2.600 -2 -2.200 -5.600 0 -7C2.200 -5.600 2.600 -2 0 0Z', thread)
    for petal in range(5):
        with canvas.at(0, 0, rotate=petal * 72 - 18):
            canvas.ellipse(0, -4.6, 2.6, 3.4, thread)
    canvas.ellipse(0, 0, 2, fill='#e8b24a')


@picture('board-market', folder='boards', size=(1000, 232), widths=(800, 1000, 1500, 2000, 3000),
         transparent=True, name='market', quality=86)
def market(canvas):
    """A felt mat with a leather edge, stitched."""
    canvas.rect(0, 0, 1000, 232, canvas.gradient((0, '#8a5a3c'), (.5, '#6f4530'), (1, '#54321f')),
                radius=14)
    canvas.rect(.7, .7, 998.6, 230.6, 'none', radius=13.4, stroke='#c79a6a', line=1, opacity=.7)
    canvas.rect(5, 5, 990, 222, canvas.gradient((0, lit(FELT, .12)), (.3, FELT),
                                                (1, shade(FELT, .22))), radius=10)
    canvas.rect(5, 5, 990, 222, 'none', radius=10, stroke='#1c3238', line=1.4, opacity=.75)
    rng = canvas.random
    for _ in range(1500):                           # fibres of the felt
        x, y = rng.uniform(9, 985), rng.uniform(9, 221)
        canvas.path(f'M{num(x)} {num(y)}q{num(rng.uniform(-2, 3))} {num(rng.uniform(-2, 2))} '
                    f'{num(rng.uniform(-5, 5))} {num(rng.uniform(-3, 3))}',
                    stroke=rng.choice(('#7fb0aa', '#1d4247', '#4c8b86')), width=.7, opacity=.3)
    _seam(canvas, 10.5, (1000, 232), 7, '#12292e', 1.8, .5)
    _seam(canvas, 9.7, (1000, 232), 7, '#d9e8d8', 1.4, .62)
    for x, y, turn in ((28, 28, 0), (972, 28, 90), (972, 204, 180), (28, 204, 270)):
        with canvas.at(x, y, rotate=turn, opacity=.5):      # an embroidered flower in each corner
            _embroidery(canvas)
    canvas.rect(5, 5, 990, 26, canvas.gradient((0, '#10262b', .4), (1, '#10262b', 0)), radius=10)
    canvas.rect(0, 0, 1000, 232, canvas.radial((.5, '#10222a', 0), (1, '#10222a', .3), radius=.72),
                radius=14)


@picture('board-paper', folder='boards', size=(400, 300), widths=(480, 840, 1260),
         transparent=True, name='paper', quality=86)
def paper(canvas):
    _sheet(canvas, 0, 0, 400, 300, 12)


def _sheet(canvas, x, y, width, height, radius):
    """Warm paper with soft corners and a few fibres."""
    canvas.rect(x, y, width, height, canvas.gradient((0, '#fffaf0'), (.5, '#fdf3e0'),
                                                     (1, '#f5e5c8')), radius=radius)
    rng = canvas.random
    for _ in range(int(width * height / 900)):
        px, py = rng.uniform(x + 8, x + width - 16), rng.uniform(y + 8, y + height - 8)
        canvas.path(f'M{num(px)} {num(py)}q{num(rng.uniform(-4, 5))} {num(rng.uniform(-3, 3))} '
                    f'{num(rng.uniform(-7, 7))} {num(rng.uniform(-2, 2))}',
                    stroke=rng.choice(('#d9b98a', '#ffffff', '#e2c79c')), width=.6, opacity=.4)
    canvas.rect(x + .6, y + .6, width - 1.2, height - 1.2, 'none', radius=radius - .6,
                stroke='#dfc49a', line=1.2)
    canvas.rect(x, y, width, height, canvas.radial((.6, '#a8743c', 0), (1, '#a8743c', .14),
                                                   radius=.78), radius=radius)


@picture('board-scorepad', folder='boards', size=(420, 560), widths=(420, 840, 1260),
         transparent=True, name='scorepad', quality=86)
def scorepad(canvas):
    """A note pad on a wire binding, its pages a little awry; the game writes on it."""
    canvas.rect(8, 20, 408, 538, '#2a1420', radius=12, opacity=.34, blur=3)
    for shift, turn, tone in ((5, .5, '#d9c19a'), (3.4, -.35, '#ead6b2'), (1.6, .2, '#f3e3c6')):
        with canvas.at(210, 300, rotate=turn):
            canvas.rect(-203 + shift * .3, -278 + shift, 404, 530, tone, radius=10)
    with canvas.at(6, 14):
        _sheet(canvas, 0, 0, 406, 536, 9)
    canvas.path('M412 520L392 550H402Q412 550 412 540Z', canvas.gradient(
        (0, '#fffdf6'), (1, '#d9c19a'), direction='diagonal'))
    canvas.path('M412 519L391 550', stroke='#b48f5c', width=1, opacity=.6)
    # the wooden head of the pad
    canvas.rect(3, 8, 414, 52, canvas.gradient((0, '#cf9b67'), (.2, '#b98050'), (1, '#8f5d3c')),
                radius=10)
    rng = canvas.random
    for _ in range(26):
        x, y = rng.uniform(14, 330), rng.uniform(16, 54)
        canvas.path(f'M{num(x)} {num(y)}q{num(rng.uniform(14, 40))} {num(rng.uniform(-2, 2))} '
                    f'{num(rng.uniform(40, 80))} 0', stroke='#7b4c30', width=.9, opacity=.4)
    canvas.rect(4, 9, 412, 1.6, '#f0cd9a', opacity=.8, radius=1)
    canvas.rect(6, 60, 408, 9, canvas.gradient((0, '#5a3527', .4), (1, '#5a3527', 0)))
    for index in range(9):
        x = 34 + index * 44
        canvas.ellipse(x, 46, 5, fill='#4a2d22')
        canvas.path(smooth([(x, 46), (x - 5, 26), (x - 3, 6), (x + 2, 3), (x + 4, 10)],
                           closed=False), stroke='#8f8a8c', width=4.2)
        canvas.path(smooth([(x - .8, 45), (x - 5.8, 26), (x - 3.8, 6), (x + 1.2, 3),
                            (x + 3, 9)], closed=False), stroke='#f1ece4', width=1.8)
