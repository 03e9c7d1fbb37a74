"""Signs of the sixteen kinds of room: a cream glyph on a disc of the room's colour.

A glyph is a few large shapes inside a circle of 20 units around the origin; `cut` is the colour
of the disc, for what is taken out of a shape.
"""

from kit.palette import lit, shade
from kit.registry import picture
from kit.svg import polygon
from props.paper import SOFA

CREAM = '#fff4de'
WIDTHS = (16, 24, 32, 48, 64, 96)
UNIQUE, BASEMENT = '#7d5233', '#6b6660'


def living(canvas, cut):
    with canvas.at(0, 2.5, scale=1.02):
        canvas.path(SOFA, CREAM)


def kitchen(canvas, cut):
    canvas.path('M-13 -19V-10C-13 -6 -11 -4 -9 -3V19H-4.5V-3C-2.5 -4 -.5 -6 -.5 '
                '-10V-19H-3.5V-10H-5V-19H-8.5V-10H-10V-19Z', CREAM)
    canvas.path('M12.5 19H8V4H4.5C4.5 -10 6 -17 12.5 -19Z', CREAM)


def bedroom(canvas, cut):
    canvas.path('M4 -19A19.5 19.5 0 1 0 18.5 7A15.5 15.5 0 0 1 4 -19Z', CREAM)
    canvas.path('M12.5 -14L14.4 -9.4L19 -7.5L14.4 -5.6L12.5 -1L10.6 -5.6L6 -7.5L10.6 -9.4Z', CREAM)


def children(canvas, cut):
    for side in (-1, 1):
        canvas.ellipse(side * 12.5, -11.5, 7, fill=CREAM)
        canvas.ellipse(side * 12.5, -11.5, 3, fill=cut)
    canvas.ellipse(0, 2, 17.5, 16, CREAM)
    canvas.ellipse(0, 8.4, 7.6, 6, cut)
    canvas.ellipse(0, 6, 3.4, 2.4, CREAM)
    for side in (-1, 1):
        canvas.ellipse(side * 7.4, -2, 2.4, 2.8, cut)


def bathroom(canvas, cut):
    canvas.path('M0 -21C6 -11 14.5 -3 14.5 6A14.5 14.5 0 0 1 -14.5 6C-14.5 -3 -6 -11 0 -21Z',
                CREAM)
    canvas.path('M-8.5 6A8.5 8.5 0 0 0 -2 14', stroke=cut, width=3.4)


def pantry(canvas, cut):
    canvas.rect(-11, -19, 22, 7, CREAM, radius=2.5)
    canvas.path('M-10 -10H10C15 -6 15 -2 15 2V14C15 18 12 19.5 9 19.5H-9C-12 19.5 -15 18 -15 '
                '14V2C-15 -2 -15 -6 -10 -10Z', CREAM)
    canvas.rect(-10, -3, 20, 15, cut, radius=3)
    canvas.ellipse(0, 4.5, 4.6, fill=CREAM)


def dressing(canvas, cut):
    canvas.path('M-4.5 -13A4.8 4.8 0 1 1 2.5 -9C0 -7.6 0 -6 0 -3', stroke=CREAM, width=4)
    canvas.path('M0 -3L19 10C21.5 12 20 15.5 17 15.5H-17C-20 15.5 -21.5 12 -19 10Z', 'none',
                stroke=CREAM, width=4)


def sauna(canvas, cut):
    for x in (-10, 0, 10):
        canvas.path(f'M{x} 0C{x - 6} -6 {x + 6} -11 {x} -18', stroke=CREAM, width=4.2)
    for x, y, rx, ry in ((-11, 14, 8, 5.6), (9, 14, 10, 5.8), (-1, 8, 7.4, 4.6)):
        canvas.ellipse(x, y, rx + 1.2, ry + 1.2, cut)
        canvas.ellipse(x, y, rx, ry, CREAM)


def games(canvas, cut):
    with canvas.at(rotate=-12):
        canvas.rect(-15.5, -15.5, 31, 31, CREAM, radius=6.5)
        for x, y in ((-7.6, -7.6), (7.6, -7.6), (0, 0), (-7.6, 7.6), (7.6, 7.6)):
            canvas.ellipse(x, y, 3.4, fill=cut)


def library(canvas, cut):
    for flip in (False, True):
        with canvas.at(flip=flip):
            canvas.path('M1.3 -11C7 -16 14 -16 20 -13V13C14 10 7 10.5 1.3 15Z', CREAM)
            canvas.path('M6 -6.5C9.5 -8.5 12.5 -8.5 15.5 -7.5M6 .5C9.5 '
                        '-1.5 12.5 -1.5 15.5 -.5', stroke=cut, width=2.2)


def study(canvas, cut):
    canvas.ellipse(-1, -4, 12.5, fill=CREAM)
    canvas.path('M-9 -9C-4 -11 -2 -5 -5 -3C-8 -1 -8 4 -5 6C-10 5 -13 -4 -9 -9ZM3 -12C8 -10 9 -4 5 '
                '-4C1 -5 0 -9 3 -12ZM4 2C8 1 8 5 4 6C2 6 2 3 4 2Z', cut)
    canvas.path('M-8 -18.5C6 -24 20 -10 13.5 4C11 9.5 5 13 -1 13.5', stroke=CREAM, width=3)
    canvas.path('M-1 13V17M-10 18.5H8', stroke=CREAM, width=4)


def garage(canvas, cut):
    canvas.path('M-21 8V1C-21 -2 -19 -3.5 -16 -4L-10 -13C-9 -14.5 -7 -15 -5 -15H6C8 -15 10 -14.5 '
                '11 -13L16 -4C19 -3.5 21 -2 21 1V8C21 10 20 11 18 11H-18C-20 11 -21 10 '
                '-21 8Z', CREAM)
    canvas.path('M-10.5 -4L-6.5 -10.5H-1.5V-4ZM2 -4V-10.5H7L11 -4Z', cut)
    for x in (-11, 11):
        canvas.ellipse(x, 10.5, 7, fill=cut)
        canvas.ellipse(x, 10.5, 5, fill=CREAM)


def cellar(canvas, cut):
    canvas.path('M-4 -20H4V-9C4 -6 9 -5 9 2V17C9 19.5 8 20.5 6 20.5H-6C-8 20.5 -9 19.5 -9 17V2C-9 '
                '-5 -4 -6 -4 -9Z', CREAM)
    canvas.rect(-5.5, 3, 11, 10, cut, radius=2)
    canvas.rect(-4, -15.5, 8, 2.4, cut)


def workshop(canvas, cut):
    with canvas.at(0, 0, rotate=-42):
        canvas.rect(-2.9, -8, 5.8, 29, CREAM, radius=2.4)
        canvas.path('M-14 -18H6C11 -18 14 -15.5 16 -10.5C12 -12.5 9 -12 6.5 -8H-7V-6.5H-14Z', CREAM)


def laundry(canvas, cut):
    canvas.rect(-16, -19, 32, 38, CREAM, radius=4.5)
    canvas.ellipse(0, 4, 10.5, fill=cut)
    canvas.ellipse(0, 4, 7, fill=CREAM)
    canvas.path('M-6 5C-3 2 -1 8 2 5C4 3 5 4 6.5 5', stroke=cut, width=2.6)
    canvas.ellipse(-9.5, -13, 2.4, fill=cut)
    canvas.rect(-2, -14.6, 13, 3.4, cut, radius=1.7)


def storage(canvas, cut):
    canvas.path(polygon([(-18, -8), (0, 0), (0, 20), (-18, 11)]), CREAM)
    canvas.path(polygon([(18, -8), (2.6, -1), (2.6, 19), (18, 11)]), CREAM)
    canvas.path(polygon([(0, -20), (17, -11.5), (1, -3.2), (-16, -11.5)]), CREAM)
    canvas.path('M-9.5 -15.5L8 -7V0', stroke=cut, width=3)


GLYPHS = (
    (living, '#4e8c87'), (kitchen, '#b9553f'), (bedroom, '#7a5570'), (children, '#d08a2c'),
    (bathroom, '#5b80a6'), (pantry, UNIQUE), (dressing, UNIQUE), (sauna, UNIQUE), (games, UNIQUE),
    (library, UNIQUE), (study, UNIQUE), (garage, BASEMENT), (cellar, BASEMENT),
    (workshop, BASEMENT), (laundry, BASEMENT), (storage, BASEMENT))


def _announce(glyph, base):
    @picture(f'room-{glyph.__name__}', folder='icons', size=(64, 64), widths=WIDTHS,
             transparent=True, quality=92)
    def icon(canvas):
        canvas.ellipse(32, 32, 31, fill=CREAM)
        canvas.ellipse(32, 32, 28, fill=canvas.gradient((0, lit(base, .08)), (1, shade(base, .12))))
        with canvas.at(32, 32, scale=1.04):
            glyph(canvas, base)


for _glyph, _base in GLYPHS:
    _announce(_glyph, _base)
