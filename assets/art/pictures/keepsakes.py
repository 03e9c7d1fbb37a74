"""Emblems of the keepsakes that a finished house can be made into."""

from kit.palette import lit, shade
from kit.registry import picture
from kit.svg import polygon, smooth

SIZE, WIDTHS = (120, 100), (60, 90, 120, 180, 360)
SKY, GRASS, WALL, ROOF = '#b5dce2', '#8fbf83', '#f6e3c3', '#c24f36'


def _keepsake(name):
    return picture(f'keep-{name}', folder='keep', size=SIZE, widths=WIDTHS, transparent=True,
                   name=name, quality=88)


def _paper(canvas, x, y, width, height, tone='#fffaf0'):
    with canvas.at(shadow='near'):
        canvas.rect(x, y, width, height, canvas.gradient((0, lit(tone, .4)), (1, shade(tone, .05))),
                    radius=2)


def _small_house(canvas, x, y, scale=1.0, ink=False):
    """x, y: the middle of its foot; 40 wide."""
    line = '#4a3a3c' if ink else None
    fill = (lambda tone: '#ffffff') if ink else canvas.volume
    with canvas.at(x, y, scale=scale):
        canvas.rect(-18, -22, 36, 22, fill(WALL), stroke=line)
        canvas.path(polygon([(-23, -21), (-14, -36), (14, -36), (23, -21)]), fill(ROOF),
                    stroke=line)
        for index, tone in enumerate(('#e8b24a', '#6c8db1', '#e58a6d', '#7fb267', '#b08bb5',
                                      '#4e8c87')):
            canvas.rect(-15.5 + index % 3 * 10.6, -19 + index // 3 * 10, 9.4, 8.4, fill(tone),
                        radius=1, stroke=line, line=.9)
        canvas.rect(6, -40, 5, 6, fill('brick'), stroke=line)


def _picture(canvas, x, y, width, height):
    """A sky, a hill and the house on it."""
    clip = canvas.clip(f'M{x} {y}h{width}v{height}h{-width}Z')
    with canvas.at(clip=clip):
        canvas.rect(x, y, width, height, canvas.gradient((0, '#7fbfdc'), (1, '#fdf0cf')))
        canvas.ellipse(x + 10, y + 10, 5, fill='#ffe9a6')
        canvas.ellipse(x + width * .5, y + height * 1.16, width * .8, height * .42,
                       canvas.volume(GRASS))
        _small_house(canvas, x + width * .52, y + height * .86, min(width / 62, height / 52))


@_keepsake('postcard')
def postcard(canvas):
    with canvas.at(60, 52, rotate=-7):
        _paper(canvas, -52, -34, 104, 68)
        _picture(canvas, -47, -29, 66, 58)
        canvas.rect(27, -28, 18, 21, canvas.volume('#e58a6d'))
        canvas.path('M36 -13c-8 -5 -6 -11 0 -7.500c6 -3.500 8 2.500 0 7.500Z', '#fffaf0')
        canvas.rect(27, -28, 18, 21, 'none', stroke='#fffaf0', line=2, opacity=.9)
        for y in (6, 14, 22):
            canvas.line(25, y, 46, y, '#c9ad82', 1.6)


def _poster(canvas, width, height):
    _paper(canvas, 60 - width / 2, 52 - height / 2, width, height)
    _picture(canvas, 60 - width / 2 + 4, 52 - height / 2 + 4, width - 8, height - 18)
    canvas.line(60 - width / 2 + 6, 52 + height / 2 - 7, 60 - width / 2 + width * .5,
                52 + height / 2 - 7, '#4a2f2a', 3)
    canvas.ellipse(60 + width / 2 - 9, 52 + height / 2 - 7, 4.4, fill=canvas.ball('gold'))


def _pins(canvas, width, height):
    for x in (60 - width / 2 + 3, 60 + width / 2 - 3):
        canvas.ellipse(x, 52 - height / 2 + 3, 3, fill=canvas.ball('brick', .5, .2))


@_keepsake('poster')
def poster(canvas):
    _poster(canvas, 82, 60)
    _pins(canvas, 82, 60)


@_keepsake('poster-a3')
def large_poster(canvas):
    _poster(canvas, 114, 84)
    _pins(canvas, 114, 84)


@_keepsake('colouring')
def colouring(canvas):
    with canvas.at(56, 52, rotate=4):
        _paper(canvas, -48, -36, 96, 72, '#ffffff')
        canvas.path('M-46 24Q-10 8 46 24', stroke='#4a3a3c', width=1.6)
        canvas.ellipse(-34, -22, 6, fill='#ffe08a', stroke='#4a3a3c', line=1.4)
        _small_house(canvas, -2, 26, 1.25, ink=True)
        canvas.path(polygon([(-29.500, -.5), (-18, -19), (-6, -19), (-10, -.5)]), '#e58a6d',
                    opacity=.85)
    for x, y, tone, turn in ((92, 66, '#4e8c87', -38), (100, 80, '#e8b24a', -30)):
        with canvas.at(x, y, rotate=turn, shadow='near'):
            canvas.rect(-4, -24, 8, 34, canvas.volume(tone, .3, .2, direction='right'), radius=1)
            canvas.rect(-4, -4, 8, 3, shade(tone, .2))
            canvas.path(polygon([(-4, -24), (0, -33), (4, -24)]), lit(tone, .4))


@_keepsake('fold')
def fold(canvas):
    canvas.ellipse(58, 88, 52, 8, '#43273c', .22, blur=3)
    canvas.path(polygon([(10, 84), (76, 84), (112, 72), (48, 72)]), canvas.volume(GRASS))
    canvas.path(polygon([(78, 46), (94, 18), (110, 40), (110, 74), (78, 82)]),
                canvas.gradient((0, '#efd3a6'), (1, '#d3ad7c')))
    canvas.ellipse(94, 42, 4.6, 5.2, '#ffdf92', stroke='#fffaf0', line=1.6)
    canvas.rect(12, 46, 66, 36, canvas.volume(WALL))
    for index, tone in enumerate(('#e8b24a', '#6c8db1', '#e58a6d', '#7fb267', '#b08bb5', '#4e8c87',
                                  '#d8a0a0', '#f3cd7a')):
        canvas.rect(15.5 + index % 4 * 15.4, 49.500 + index // 4 * 15.6, 13.4, 13.4,
                    canvas.volume(tone), radius=1)
    canvas.path(polygon([(10, 47), (26, 18), (94, 18), (80, 47)]), canvas.volume(ROOF))
    canvas.path('M12 46H80M78 46V82', stroke='#fffaf0', width=1.6, dash='5 3.500')
    canvas.path('M26 18H94', stroke='#fffaf0', width=1.6, dash='5 3.500')


@_keepsake('built')
def built(canvas):
    with canvas.at(60, 52, rotate=-4):
        with canvas.at(shadow='near'):
            canvas.rect(-56, -32, 112, 64, canvas.volume('#47303a', .1, .2), radius=4)
        for x in range(-50, 54, 13):
            for y in (-28.500, 23):
                canvas.rect(x, y, 7, 5.5, '#f6e6ca', radius=1.2)
        for index in range(3):
            x = -52 + index * 35.4
            clip = canvas.clip(f'M{x} -19h33v38h-33Z')
            with canvas.at(clip=clip):
                canvas.rect(x, -19, 33, 38, canvas.gradient((0, SKY), (1, '#fdf0cf')))
                canvas.rect(x, 12, 33, 8, GRASS)
                left = x + 6.5
                for row in range(index + 1):
                    for column in range(2):
                        tone = ('#e8b24a', '#6c8db1', '#e58a6d', '#7fb267')[(row * 2 + column) % 4]
                        canvas.rect(left + column * 10, 4 - row * 8.6, 9.4, 8,
                                    canvas.volume(tone), radius=.8)
                if index == 2:
                    canvas.path(smooth([(x + 3, -13), (x + 9, -18.500), (x + 24, -18.500),
                                        (x + 30, -13)], tension=.2), canvas.volume(ROOF))


@_keepsake('together')
def together(canvas):
    for x, y, turn in ((34, 44, -6), (84, 40, 5), (60, 62, -1)):
        with canvas.at(x, y, rotate=turn):
            _paper(canvas, -30, -26, 60, 52)
            _picture(canvas, -27, -23, 54, 39)
            canvas.line(-24, 21, 4, 21, '#4a2f2a', 2.4)
