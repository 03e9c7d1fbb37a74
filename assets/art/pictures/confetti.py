"""What flies when somebody wins: paper, ribbons, and the things a house is made of.

The game turns and squeezes the pieces while they fall.
"""

from kit.palette import lit, shade
from kit.registry import picture
from kit.svg import smooth, star_path

FOLDER, SIZE, WIDTHS = 'confetti', (32, 32), (16, 32, 64)


def _paper(canvas, outline, tone):
    canvas.path(outline, canvas.gradient((0, lit(tone, .35)), (.5, tone), (1, shade(tone, .2)),
                                         direction='diagonal'))
    canvas.path(outline, stroke=lit(tone, .6), width=.9, opacity=.7)


def _curl(canvas, tone):
    """A ribbon that has turned twice; its back is darker."""
    for y, side in ((5, 1), (12, -1), (19, 1)):
        canvas.path(f'M{16 - side * 7} {y}C{16 + side * 2} {y - 3} {16 + side * 8} {y + 1} '
                    f'{16 + side * 7} {y + 7}L{16 + side * 2} {y + 9}C{16 + side * 3} {y + 4} '
                    f'{16 - side * 2} {y + 3} {16 - side * 7} {y + 5}Z',
                    canvas.volume(tone if side > 0 else shade(tone, .22), .3, .15))


def _streamer(canvas, tone):
    canvas.path('M5 27C9 15 13 26 16 15C19 4 22 17 27 5', stroke=shade(tone, .2), width=4.4)
    canvas.path('M5 26.500C9 14.500 13 25.500 16 14.500C19 3.500 22 16.500 27 4.500', stroke=tone,
                width=3)


def _key(canvas, tone):
    canvas.ellipse(10, 10, 6, fill='none', stroke=tone, line=3.6)
    canvas.path('M14.500 14.500L27 27M22 22L26 18M25 25L28 22', stroke=tone, width=3.4)
    canvas.path('M6 8C7 6 9 5 11 5', stroke=lit(tone, .7), width=1.2)


HOUSE = 'M16 4L29 16H25V28H7V16H3Z'
HEART = 'M16 28C2 19 3 6 11 6C14 6 16 9 16 11C16 9 18 6 21 6C29 6 30 19 16 28Z'

PIECES = {
    'square': lambda c: _paper(c, 'M6 9L24 5L27 23L9 27Z', '#c8553d'),
    'disc': lambda c: c.ellipse(16, 16, 10, fill=c.ball('#e9b44c', .45, .2)),
    'star': lambda c: _paper(c, star_path(16, 17, 13), '#f0c04e'),
    'heart': lambda c: _paper(c, HEART, '#e58a8a'),
    'house': lambda c: _house(c, '#4677a8'),
    'leaf': lambda c: _leaf(c, '#5f8f4e'),
    'key': lambda c: _key(c, '#d6a540'),
    'curl': lambda c: _curl(c, '#8a5aa0'),
    'streamer': lambda c: _streamer(c, '#4c8b86'),
    'tile': lambda c: _paper(c, 'M5 6H27V17A11 11 0 0 1 5 17Z', '#d4745a'),
}


def _house(canvas, tone):
    _paper(canvas, HOUSE, tone)
    canvas.path('M13 28V20H19V28Z', '#fff1d8')


def _leaf(canvas, tone):
    _paper(canvas, smooth([(4, 26), (8, 12), (27, 4), (23, 21), (9, 25)]), tone)
    canvas.path('M5 26L22 10', stroke=shade(tone, .3), width=1.3)


def _announce(key, draw):
    @picture(f'confetti-{key}', folder=FOLDER, size=SIZE, widths=WIDTHS, transparent=True,
             quality=90, name=key)
    def piece(canvas):
        draw(canvas)


for _key_name, _draw in PIECES.items():
    _announce(_key_name, _draw)
