"""The program's own icon: a house one would like to move into.

Three drawings: the full one, a plain one for small sizes where detail would drown, and one in a
single colour for panels that tint their icons.
"""

from kit.palette import lit, shade
from kit.registry import picture
from kit.svg import num, polygon, smooth
from props.facades import tiled
from props.outdoor import blob, cloud

FOLDER = 'icons/app'
RED, CREAM, PLUM = '#c8553d', '#fff6e6', '#4a2440'
HEART = 'M0 9C-13 0 -11 -10 -5 -10C-2 -10 0 -8 0 -5C0 -8 2 -10 5 -10C11 -10 13 0 0 9Z'
LARGE, SMALL = (48, 64, 128, 256, 512), (16, 22, 24, 32)


def _plate(canvas, radius=112):
    """The evening sky on a rounded tile."""
    canvas.rect(16, 20, 480, 480, '#2f1530', radius=radius, opacity=.35, blur=8)
    outline = (f'M{16 + radius} 12H{496 - radius}A{radius} {radius} 0 0 1 496 {12 + radius}'
               f'V{492 - radius}A{radius} {radius} 0 0 1 {496 - radius} 492H{16 + radius}'
               f'A{radius} {radius} 0 0 1 16 {492 - radius}V{12 + radius}'
               f'A{radius} {radius} 0 0 1 {16 + radius} 12Z')
    canvas.path(outline, canvas.gradient((0, '#4f93a8'), (.5, '#a8d0c8'), (.8, '#ffe7b4')))
    return outline


def _house(canvas, detail):
    chimney = canvas.gradient((0, lit('brick', .3)), (1, shade('brick', .3)), direction='right')
    canvas.rect(330, 118, 52, 120, chimney, radius=4)
    canvas.rect(320, 106, 72, 22, canvas.volume('#f3e2c8', .3, .2), radius=6)
    with canvas.at(shadow='deep' if detail else None):
        canvas.path(polygon([(118, 256), (256, 130), (394, 256), (394, 428), (118, 428)]),
                    canvas.gradient((0, '#fffaf0'), (.5, '#fdeed2'), (1, '#efcf9f'),
                                    direction='right'))
    canvas.path(polygon([(118, 262), (256, 136), (394, 262), (394, 292), (256, 168), (118, 292)]),
                '#43273c', opacity=.22)
    slopes = polygon([(256, 84), (446, 256), (412, 292), (256, 152), (100, 292), (66, 256)])
    canvas.path(slopes, RED, stroke=shade(RED, .3), width=26)
    canvas.path(slopes, canvas.volume(RED, .2, .2), stroke=RED, width=16)
    if detail:
        tiled(canvas, slopes, (60, 80, 392, 216), RED, 'scallop', 34)
        canvas.path('M66 250L256 80L446 250', stroke=lit(RED, .6), width=8, opacity=.9)


def _window(canvas, y, size):
    canvas.ellipse(256, y, size * 1.9, fill=canvas.radial((0, '#ffdf8e', .7), (1, '#ffdf8e', 0)))
    canvas.rect(256 - size, y - size, size * 2, size * 2, '#fffdf6', radius=16,
                stroke=shade('oak', .2), line=6)
    canvas.rect(256 - size + 12, y - size + 12, size * 2 - 24, size * 2 - 24,
                canvas.radial((0, '#fff6c4'), (1, '#ffbf58')), radius=8)
    canvas.path(f'M256 {num(y - size + 10)}V{num(y + size - 10)}M{num(256 - size + 10)} {num(y)}'
                f'H{num(256 + size - 10)}', stroke='#fffdf6', width=10)
    with canvas.at(256, y + 2, scale=size / 17):
        canvas.path(HEART, RED, stroke='#fffdf6', width=2.4)


def _full(canvas):
    with canvas.at(clip=canvas.clip(_plate(canvas))):
        canvas.ellipse(120, 130, 190, fill=canvas.radial((0, '#fff6cf', .9), (.3, '#fff0b8', .5),
                                                         (1, '#fff0b8', 0)))
        canvas.ellipse(120, 130, 40, fill='#fff5c8')
        cloud(canvas, 430, 92, 26)
        canvas.path(smooth([(0, 400), (130, 372), (256, 392), (400, 366), (512, 392), (512, 520),
                            (0, 520)]), canvas.gradient((0, '#9ccb7a'), (1, '#5f9150')))
    _house(canvas, True)
    _window(canvas, 330, 62)
    for x, y, wide in ((104, 430, 46), (410, 432, 44), (150, 446, 34), (366, 448, 32)):
        canvas.path(blob(x, y - wide * .5, wide, wide * .7, 9, wide),
                    canvas.ball('#5c955f', .35, .2))
        for dx, dy in ((-.4, -.7), (.3, -.8), (0, -.3), (.5, -.2), (-.5, -.1)):
            canvas.ellipse(x + dx * wide, y + dy * wide, wide * .13, fill=canvas.ball('coral'))


@picture('app-icon', folder=FOLDER, size=(512, 512), widths=LARGE, transparent=True,
         format='png', name='dreamhome')
def app_icon(canvas):
    _full(canvas)


@picture('app-icon-svg', folder=FOLDER, size=(512, 512), widths=(512,), transparent=True,
         format='svg', name='dreamhome')
def app_icon_svg(canvas):
    _full(canvas)


@picture('app-icon-small', folder=FOLDER, size=(512, 512), widths=SMALL, transparent=True,
         format='png', name='dreamhome')
def app_icon_small(canvas):
    """Roof, wall and heart only, filling the whole square."""
    canvas.path(polygon([(104, 250), (256, 112), (408, 250), (408, 466), (104, 466)]), PLUM,
                stroke=PLUM, width=44)
    canvas.path(polygon([(104, 250), (256, 112), (408, 250), (408, 466), (104, 466)]),
                canvas.gradient((0, '#fffaf0'), (1, '#f6d9a8')))
    canvas.path('M66 264L256 88L446 264', stroke=PLUM, width=112)
    canvas.path('M66 264L256 88L446 264', stroke='#d9603f', width=74)
    with canvas.at(256, 344, scale=9.6):
        canvas.path(HEART, '#c24f36')


@picture('app-icon-symbolic', folder=FOLDER, size=(16, 16), widths=(16,), transparent=True,
         format='svg', name='dreamhome-symbolic')
def app_icon_symbolic(canvas):
    """One colour; the desktop paints it as it likes."""
    canvas.raw('<path fill="#2e3436" fill-rule="evenodd" d="M8 1L15.400 7.700L14.300 9L13 7.800V14'
               'A1 1 0 0 1 12 15H4A1 1 0 0 1 3 14V7.800L1.700 9L.6 7.700L3 5.500V2H5V3.700Z'
               'M8 13C3.900 10.200 4.500 7 6.400 7C7.400 7 8 7.700 8 8.600C8 7.700 8.600 7 9.600 7'
               'C11.500 7 12.100 10.200 8 13Z"/>')
