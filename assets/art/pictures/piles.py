"""Discard piles: loose cards below the one on top, in three heights, for both kinds of cards.

The game draws the pile and lays the last card on it, in the box that PILES names. Each card is
turned a little another way, as thrown cards lie; their edges show, never a face, so a pile
gives nothing away.
"""

from kit.palette import lit, shade
from kit.registry import picture
from props.paper import CARD, PAPER, STRIP, rounded

MARGIN = 24                      # around the card on top, in units of the card
WIDTHS = (75, 150, 300, 600)
TURNS = (-7, 5, -3, 8, -5, 3, -8, 2)
SHIFTS = ((5, 4), (-6, 2), (3, -5), (-3, 6), (7, -2), (-5, -4), (2, 5), (-2, 1))
HEIGHTS = {1: 2, 2: 5, 3: 8}     # pile: loose cards


def _loose_card(canvas, size, turn, shift, tone):
    width, height = size
    with canvas.at(MARGIN + width / 2 + shift[0], MARGIN + height / 2 + shift[1], rotate=turn,
                   shadow='near'):
        canvas.path(rounded(-width / 2, -height / 2, width, height, 13),
                    canvas.gradient((0, lit(tone, .4)), (.5, tone), (1, shade(tone, .12))))
    with canvas.at(MARGIN + width / 2 + shift[0], MARGIN + height / 2 + shift[1], rotate=turn):
        canvas.path(rounded(-width / 2 + .7, -height / 2 + .7, width - 1.4, height - 1.4, 12.4),
                    stroke=canvas.gradient((0, lit(tone, .8)), (1, shade(tone, .34))), width=1.4)
        canvas.path(rounded(-width / 2 + 8, -height / 2 + 8, width - 16, height - 16, 8),
                    shade(tone, .2))


def _pile(kind, size, number):
    board = (size[0] + 2 * MARGIN, size[1] + 2 * MARGIN)

    @picture(f'pile-{kind}-{number}', folder='boards/piles', size=board, widths=WIDTHS,
             transparent=True, name=f'{kind}-{number}')
    def pile(canvas):
        canvas.ellipse(board[0] / 2 + 2, board[1] / 2 + 6, board[0] * .49, board[1] * .48,
                       canvas.radial((.6, 'shadow', .5), (1, 'shadow', 0)))
        count = HEIGHTS[number]
        for index in range(count):
            tone = PAPER if index % 3 else '#f1e0c0'
            _loose_card(canvas, size, TURNS[index], SHIFTS[index], shade(tone, .16 - .02 * index))


for _number in HEIGHTS:
    _pile('room', CARD, _number)
    _pile('resource', STRIP, _number)
