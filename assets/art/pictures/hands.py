"""What shows a gesture in the lessons: a glove that points or holds, keys, buttons of a gamepad.

A canvas of 96 units. The tip of the pointing finger lies at (24, 11), the grip of the closed hand
at (34, 26); the game lays those points on what is shown.
"""

from kit.registry import picture
from kit.svg import num

GLOVE, SHADE, LINE, CUFF, CUFF_SHADE = '#fffaf0', '#e6d3bd', '#6b4a44', '#c8553d', '#a83f2c'
CAP, CAP_SIDE, INK = '#fff6e6', '#cbb08c', '#4a2f2a'
WIDTHS = (48, 64, 96, 144, 192)

POINTING = ('M24 15C24 7 36 7 36 15L37 44C38 39 47 39 48 46C50 41 58 43 58 49C61 45 68 47 68 54'
            'L68 68C68 78 61 84 52 84L41 84C34 84 30 81 26 75L12 56C8 49 16 44 21 49L25 54Z')
HOLDING = ('M24 34C24 25 36 24 37 31C39 23 50 24 50 31C53 25 61 27 61 34C64 30 70 33 70 39'
           'L70 66C70 77 62 84 52 84L42 84C34 84 29 80 25 74L14 58C11 50 19 45 24 50Z')


def _hand(name, outline, knuckles):
    @picture(f'hand-{name}', folder='hands', size=(96, 96), widths=WIDTHS, transparent=True,
             name=name, quality=90)
    def hand(canvas):
        canvas.raw('<g transform="rotate(-8 48 56)">'
                   f'<path d="{outline}" fill="{GLOVE}" stroke="{LINE}" stroke-width="3.400" '
                   'stroke-linejoin="round"/>'
                   f'<path d="M52 84C61 84 68 78 68 68L68 56C66 70 58 78 40 80Z" fill="{SHADE}"/>'
                   f'<path d="{knuckles}" fill="none" stroke="{LINE}" stroke-width="2.400" '
                   'stroke-linecap="round"/>'
                   f'<path d="M35 78L62 76C66 76 68 78 68 81L68 88C68 91 66 93 63 93L37 94'
                   f'C33 94 31 92 31 89L31 82C31 80 33 78 35 78Z" fill="{CUFF}"/>'
                   f'<path d="M31 88L68 86L68 88C68 91 66 93 63 93L37 94C33 94 31 92 31 89Z" '
                   f'fill="{CUFF_SHADE}"/></g>')


_hand('point', POINTING, 'M48 46V56M58 50V57')
_hand('hold', HOLDING, 'M37 31V42M50 31V42M61 35V43')


def _key(canvas, x, y, width, height, sign, pressed=False):
    """A key cap; `sign` is drawn on a square of 24 units in its middle."""
    left, top = num(x), num(y)
    canvas.raw(f'<rect x="{left}" y="{num(y + 5)}" width="{num(width)}" height="{num(height)}" '
               f'rx="7" fill="{CAP_SIDE}"/>'
               f'<rect x="{left}" y="{top}" width="{num(width)}" height="{num(height)}" rx="7" '
               f'fill="{"#ffe08a" if pressed else CAP}"/>'
               f'<g transform="translate({num(x + width / 2 - 12)} {num(y + height / 2 - 12)})" '
               f'fill="none" stroke="{INK}" stroke-width="3.400" stroke-linecap="round" '
               f'stroke-linejoin="round">{sign}</g>')


def _picture(name):
    return picture(f'hand-{name}', folder='hands', size=(96, 96), widths=WIDTHS, transparent=True,
                   name=name, quality=90)


ARROWS = {'up': 'M12 19V5M6 11L12 5L18 11', 'down': 'M12 5V19M6 13L12 19L18 13',
          'left': 'M19 12H5M11 6L5 12L11 18', 'right': 'M5 12H19M13 6L19 12L13 18'}


@_picture('arrows')
def arrows(canvas):
    for name, x, y in (('up', 34, 18), ('left', 4, 50), ('down', 34, 50), ('right', 64, 50)):
        _key(canvas, x, y, 28, 28, f'<path d="{ARROWS[name]}"/>')


@_picture('enter')
def enter(canvas):
    _key(canvas, 12, 22, 72, 46, '<path d="M20 3V14H3M9 8L3 14L9 20"/>', pressed=True)


@_picture('space')
def space(canvas):
    _key(canvas, 6, 26, 84, 38, '<path d="M0 10V17H24V10"/>', pressed=True)


@_picture('pad-cross')
def pad_cross(canvas):
    canvas.raw(f'<path d="M36 10H60V36H86V60H60V86H36V60H10V36H36Z" fill="{CAP_SIDE}" '
               f'transform="translate(0 5)" stroke="{CAP_SIDE}" stroke-width="8" '
               'stroke-linejoin="round"/>'
               f'<path d="M36 10H60V36H86V60H60V86H36V60H10V36H36Z" fill="{CAP}" stroke="{CAP}" '
               'stroke-width="8" stroke-linejoin="round"/>'
               f'<path d="M48 14L56 26H40ZM48 82L56 70H40ZM14 48L26 40V56ZM82 48L70 40V56Z" '
               f'fill="{INK}"/>')
