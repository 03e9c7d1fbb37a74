"""The gardens of the home board in the other seasons, for a visit of a house that was built then.

Of the board only what lies beside the house changes: a strip with the left garden and the wall
beside it, and one with the right garden. Sky, house and earth are those of the board.
"""

from kit.registry import picture
from pictures.boards_around import SIZE, draw_left, draw_right
from pictures.boards_home import WIDTH, draw_home

LEFT, RIGHT, HIGH = 117, 727, 338      # the first room begins, the last one ends, the lawn ends
SEASONS = ('spring', 'autumn', 'winter')


def _strips(season):
    @picture(f'season-left-{season}', folder='seasons', size=(LEFT, HIGH), widths=(117, 234, 468),
             transparent=True, name=f'left-{season}', quality=80)
    def left(canvas):
        draw_home(canvas, season)

    @picture(f'season-right-{season}', folder='seasons', size=(WIDTH - RIGHT, HIGH),
             widths=(49, 98, 196), transparent=True, name=f'right-{season}', quality=80)
    def right(canvas):
        with canvas.at(-RIGHT, 0):
            draw_home(canvas, season)
    return left, right


def _gardens(season):
    @picture(f'season-around-left-{season}', folder='seasons', size=SIZE, widths=(440, 880, 1760),
             name=f'around-left-{season}', quality=70)
    def left(canvas):
        draw_left(canvas, season)

    @picture(f'season-around-right-{season}', folder='seasons', size=SIZE, widths=(440, 880, 1760),
             name=f'around-right-{season}', quality=70)
    def right(canvas):
        draw_right(canvas, season)
    return left, right


for each in SEASONS:
    _strips(each)
    _gardens(each)
