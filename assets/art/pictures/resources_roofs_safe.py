"""Roofs for who does not tell colours apart, and for very small sizes.

The tiles are drawn almost twice as large, and a plate carries a sign of the colour that needs
no colour: dots for red, boards for brown, points for blue, waves for green. The same signs are
icons, for lists and trackers.
"""

from kit.palette import shade
from kit.registry import picture
from pictures.resources_roofs import BASES, FIELDS, dormer
from props.paper import FRAME_WIDTHS, PAPER, STRIP, WINDOW, small_card

ICON_WIDTHS = (16, 24, 32, 48, 64, 96)
ENLARGED = 1.75
DARK = {'red': '#8c2f20', 'brown': '#4a2c20', 'blue': '#2f5a92', 'green': '#4f7a2c'}


def _dots(canvas, tone):
    for x, y in ((-11, -9), (11, -9), (0, 10)):
        canvas.ellipse(x, y, 8.2, fill=tone)


def _boards(canvas, tone):
    for y in (-17, -4.5, 8):
        canvas.rect(-19, y, 38, 8.6, tone, radius=1.6)


def _points(canvas, tone):
    for y in (-13, 3):
        canvas.path(f'M-19 {y}L0 {y + 12}L19 {y}', stroke=tone, width=8)


def _waves(canvas, tone):
    for y in (-10, 8):
        canvas.path(f'M-20 {y}q5 -11 10 0t10 0t10 0t10 0', stroke=tone, width=6.6)


SIGNS = {'red': _dots, 'brown': _boards, 'blue': _points, 'green': _waves}


def _field(canvas, name):
    with canvas.at(-30, -34, scale=ENLARGED):
        FIELDS[name](canvas)
    canvas.rect(*WINDOW, canvas.gradient((0, '#fff3d4', .22), (.45, '#fff3d4', 0),
                                         (1, '#43273c', .22), direction='diagonal'))


def _plate(canvas, name, x, y, scale):
    with canvas.at(x, y, scale=scale, shadow='deep'):
        canvas.rect(-32, -30, 64, 60, canvas.volume(PAPER, .5, .1), radius=15)
    with canvas.at(x, y, scale=scale):
        canvas.rect(-28.500, -26.500, 57, 53, 'none', radius=12, stroke=DARK[name], line=2.4)
        SIGNS[name](canvas, DARK[name])


def _announce(name):
    @picture(f'roof-{name}-safe', folder='cards/resources', size=STRIP, widths=FRAME_WIDTHS,
             transparent=True)
    def plain(canvas):
        def draw(c):
            _field(c, name)
            _plate(c, name, 125, 74, 1.5)
        small_card(canvas, draw)

    @picture(f'roof-{name}-window-safe', folder='cards/resources', size=STRIP,
             widths=FRAME_WIDTHS, transparent=True)
    def with_window(canvas):
        def draw(c):
            _field(c, name)
            with c.at(36, 0):
                dormer(c, BASES[name])
            _plate(c, name, 56, 88, 1.28)
        small_card(canvas, draw)

    @picture(f'roof-sign-{name}', folder='icons', size=(64, 64), widths=ICON_WIDTHS,
             transparent=True)
    def sign(canvas):
        canvas.rect(2, 2, 60, 60, canvas.volume(DARK[name], .12, .12), radius=15)
        canvas.rect(4.5, 4.5, 55, 55, 'none', radius=12.5, stroke=shade(DARK[name], .35), line=1.4)
        with canvas.at(32, 32.5, scale=1.02):
            SIGNS[name](canvas, '#fff6e6')


for _name in FIELDS:
    _announce(_name)
