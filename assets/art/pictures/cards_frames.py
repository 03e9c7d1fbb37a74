"""The frames that are laid over room scenes, and the ribbons and badges on them."""

from kit.palette import lit, shade
from kit.registry import picture
from kit.svg import num
from props.paper import (CARD, FRAME_WIDTHS, PAPER, evenodd, grain, inner_shadow, rims, rounded,
                         sheet)

FOLDER = 'cards/frames'
OUTER = rounded(0, 0, *CARD, 14)
UPPER = rounded(9, 9, 232, 228, 9)       # the window of normal and unique rooms
LOWER = rounded(9, 63, 232, 228, 9)      # the window of basement rooms
BASEMENT = '#4d3138'


def _frame(canvas, window, base=PAPER, lift=.5):
    inner_shadow(canvas, window, OUTER)
    sheet(canvas, evenodd(OUTER, window), base, lift)
    canvas.path(window, stroke=lit(base, .7), width=1.2, opacity=.9)
    rims(canvas, *CARD, 14, base)


@picture('frame-normal', folder=FOLDER, size=CARD, widths=FRAME_WIDTHS, transparent=True)
def frame_normal(canvas):
    _frame(canvas, UPPER)


@picture('frame-unique', folder=FOLDER, size=CARD, widths=FRAME_WIDTHS, transparent=True)
def frame_unique(canvas):
    _frame(canvas, UPPER, '#fdf0d3')
    gold = canvas.gradient((0, '#eec868'), (.5, '#c98f2e'), (1, '#e3b654'), direction='diagonal')
    canvas.path(rounded(4.6, 4.6, 240.8, 290.8, 10), stroke=gold, width=1.5)
    canvas.path(UPPER, stroke=gold, width=2.2)
    for x, y, flip, turn in ((4.6, 4.6, False, 0), (245.4, 4.6, True, 0),
                             (4.6, 295.4, False, -90), (245.4, 295.4, True, 90)):
        with canvas.at(x, y, flip=flip, rotate=turn):
            _corner(canvas, gold)


def _corner(canvas, gold):
    """A small leaf spray that fills one corner; the tip points outwards."""
    canvas.path('M0 0H25C17 2 12 4.5 9.5 9.5C4.5 12 2 17 0 25Z', PAPER)
    canvas.path('M1 24C1 12 12 1 24 1', stroke=gold, width=1.5)
    for turn, length in ((14, 13), (45, 12), (76, 13)):
        with canvas.at(2.2, 2.2, rotate=turn):
            canvas.path(f'M2 0Q{num(length * .5)} -3.4 {num(length)} 0'
                        f'Q{num(length * .5)} 3.4 2 0Z', gold)
    canvas.ellipse(3.4, 3.4, 2.7, fill=gold)
    canvas.ellipse(2.9, 2.8, 1, fill='#fff0c4')


@picture('frame-basement', folder=FOLDER, size=CARD, widths=FRAME_WIDTHS, transparent=True)
def frame_basement(canvas):
    _frame(canvas, LOWER, BASEMENT, .12)
    with canvas.at(clip=canvas.clip(rounded(9, 9, 232, 47, 8))):
        canvas.rect(0, 0, 250, 64, shade(BASEMENT, .12), opacity=.7)
        for row in range(4):
            for column in range(-1, 8):
                x = column * 34 + (17 if row % 2 else 0)
                canvas.rect(x + 1, 8 + row * 13, 32, 11.4, lit(BASEMENT, .2), radius=2,
                            opacity=.16 + .08 * ((row * 5 + column * 3) % 3))
    canvas.path(rounded(9, 9, 232, 47, 8), stroke=shade(BASEMENT, .5), width=1, opacity=.7)
    canvas.path(LOWER, stroke=lit(BASEMENT, .35), width=1.4, opacity=.8)


def _ribbon(canvas, width, height, tail):
    """A band with folded ends in near-white: the game multiplies its colour onto it."""
    drop = height * .17
    band = height - drop - 2
    for flip in (False, True):
        with canvas.at(width if flip else 0, 0, flip=flip):
            end = (f'M1 {num(drop + 1)}H{num(tail + 8)}V{num(height - 1.5)}H1'
                   f'L{num(tail * .42)} {num(drop + band / 2)}Z')
            canvas.path(end, canvas.gradient((0, '#b9b5b8'), (.75, '#d6d3d4'), (1, '#8d878e'),
                                             direction='right'))
            canvas.path(f'M{num(tail)} {num(band + 1)}H{num(tail + 9)}V{num(height - 1.5)}Z',
                        '#77707c')
            canvas.path(f'M3 {num(drop + 2)}H{num(tail)}', stroke='#f3f1ef', width=.9, opacity=.6)
    with canvas.at(shadow='near'):
        canvas.path(rounded(tail, 1, width - 2 * tail, band, 1.6),
                    canvas.gradient((0, '#ffffff'), (.12, '#f4f2f1'), (.7, '#e6e3e3'),
                                    (1, '#cdc8cb')))
    canvas.rect(tail + 2, 2.6, width - 2 * tail - 4, .9, '#ffffff', opacity=.95)
    for y in (4.6, band - 2.2):
        canvas.path(f'M{num(tail + 4)} {num(y)}H{num(width - tail - 4)}', stroke='#ffffff',
                    width=.7, opacity=.55, dash='3 2.4', cap='butt')
    for side in (tail, width - tail - 16):
        fold = canvas.gradient((0, '#8a8390', .28 if side == tail else 0),
                               (1, '#8a8390', 0 if side == tail else .28), direction='right')
        canvas.rect(side, 1, 16, band, fold)


@picture('ribbon', folder=FOLDER, size=(214, 36), widths=FRAME_WIDTHS, transparent=True)
def ribbon(canvas):
    _ribbon(canvas, 214, 36, 15)


@picture('ribbon-small', folder=FOLDER, size=(190, 32), widths=FRAME_WIDTHS, transparent=True)
def ribbon_small(canvas):
    _ribbon(canvas, 190, 32, 13)


@picture('badge', folder=FOLDER, size=(40, 40), widths=FRAME_WIDTHS, transparent=True)
def badge(canvas):
    canvas.ellipse(20.4, 21.6, 18, fill=canvas.radial((.82, 'shadow', .5), (1, 'shadow', 0)))
    canvas.ellipse(20, 19.6, 17, fill=canvas.ball(PAPER, .7, .16))
    canvas.ellipse(20, 19.6, 16.2, fill='none', stroke='white', line=1, opacity=.8)
    canvas.ellipse(20, 19.6, 13.8, fill=canvas.gradient((0, shade(PAPER, .14)),
                                                        (1, lit(PAPER, .5))))


@picture('points-badge', folder=FOLDER, size=(44, 44), widths=FRAME_WIDTHS, transparent=True)
def points_badge(canvas):
    canvas.ellipse(22.4, 23.8, 20, fill=canvas.radial((.82, 'shadow', .5), (1, 'shadow', 0)))
    canvas.ellipse(22, 21.6, 19, fill=canvas.ball(PAPER, .7, .16))
    disc = canvas.radial((0, '#f6cf6a'), (.6, '#dfa638'), (1, '#b9781f'), cx=.36, cy=.28,
                         radius=.8)
    canvas.ellipse(22, 21.6, 16, fill=disc)
    canvas.ellipse(22, 21.6, 13.6, fill='none', stroke='#fbe3a0', line=1, opacity=.7)
    canvas.curve([(11, 17), (15, 11.6), (22, 9.4)], '#fff4cf', 1.6, .8)
    grain(canvas, rounded(6, 5.6, 32, 32, 16), .2)
