"""The buttons of gamepads: letters, shapes and places as players know them, on plain discs.

One colour, like the other icons; the signs are cut out: they have the tone of what they lie on.
"""

import re

from pictures.ui_icons import icon, _box, _circle

# Strokes of letters, 14 wide and 20 high.
LETTERS = {
    'L': 'M2 0V20H13', 'T': 'M0 0H14M7 0V20', 'Z': 'M1 0H13L1 20H13', '1': 'M3 4L8.500 0V20',
    'R': 'M2 20V0H8.500A5.600 5.600 0 0 1 8.500 11.200H2M8 11.200L13.500 20',
    'B': 'M2 0V20H9A5.300 5.300 0 0 0 9 9.400H2M2 0H8A4.700 4.700 0 0 1 8 9.400',
    '2': 'M2 5.500C2 -1.500 13 -1.500 13 5.500C13 10.500 2 13.500 2 20H13.500',
}


def _moved(path, x, y):
    """The same path elsewhere; all commands are absolute."""
    offsets = {'M': (x, y), 'L': (x, y), 'C': (x, y), 'H': (x,), 'V': (y,),
               'A': (0, 0, 0, 0, 0, x, y)}
    out = []
    for command, numbers in re.findall(r'([MLHVCA])([^MLHVCA]*)', path):
        by = offsets[command]
        values = [float(number) + by[index % len(by)]
                  for index, number in enumerate(numbers.split())]
        out.append(command + ' '.join(f'{value:g}' for value in values))
    return ''.join(out)


def _write(pen, letters, y):
    """One or two letters, cut out around the middle."""
    left = 32 - 9 * len(letters) + 2
    for index, letter in enumerate(letters):
        pen.cut(_moved(LETTERS[letter], left + 18 * index, y), 4.6)


# ---- the four buttons ------------------------------------------------------------------------
def _face(name, sign):
    @icon(f'pad-{name}')
    def face(pen):
        pen.disc(32, 32, 28)
        pen.cut(sign, 6.6)


_face('a', 'M21 46L32 17L43 46M25 37H39')
_face('b', 'M24 18V46H35.500A7.500 7.500 0 0 0 35.500 31.500H24M24 18H34'
           'A6.700 6.700 0 0 1 34 31.500')
_face('x', 'M22 19L42 45M42 19L22 45')
_face('y', 'M21 18L32 33L43 18M32 33V46')
_face('cross', 'M20.500 20.500L43.500 43.500M43.500 20.500L20.500 43.500')
_face('circle', _circle(32, 32, 13))
_face('square', _box(20, 20, 24, 24, 1))
_face('triangle', 'M32 16.500L46 41H18Z')


# ---- shoulders and triggers ------------------------------------------------------------------
BUMPER = 'M4 48V34Q4 14 26 14H56Q60 14 60 18V46Q60 50 56 50H6Q4 50 4 48Z'
TRIGGER = 'M6 58V34Q6 5 32 5H54Q58 5 58 9V54Q58 58 54 58Z'


def _mirrored(path):
    """The same for the other hand; commands are M, L, H, V, Q and Z, all of them absolute."""
    out = []
    for command, numbers in re.findall(r'([MLHVQZ])([^MLHVQZ]*)', path):
        values = [float(number) for number in numbers.split()]
        across = range(0) if command == 'V' else range(0, len(values), 2)
        out.append(command + ' '.join(f'{64 - value if index in across else value:g}'
                                      for index, value in enumerate(values)))
    return ''.join(out)


def _shoulder(name, letters, trigger):
    @icon(f'pad-{name}')
    def shoulder(pen):
        path = TRIGGER if trigger else BUMPER
        pen.fill(path if 'L' in letters else _mirrored(path), 2)
        _write(pen, letters, 27 if trigger else 22)


for _side in 'LR':
    _shoulder(f'{_side}B'.lower(), f'{_side}B', False)
    _shoulder(f'{_side}T'.lower(), f'{_side}T', True)
    _shoulder(f'{_side}1'.lower(), f'{_side}1', False)
    _shoulder(f'{_side}2'.lower(), f'{_side}2', True)
    _shoulder(f'{_side}'.lower(), _side, False)
    _shoulder(f'Z{_side}'.lower(), f'Z{_side}', True)


# ---- sticks and the cross --------------------------------------------------------------------
def _stick(name, letter):
    """A stick that is pressed down."""
    @icon(f'pad-{name}')
    def stick(pen):
        pen.disc(32, 32, 28)
        pen.cut(_circle(32, 32, 22.5), 3)
        _write(pen, letter, 22)


_stick('stick-l', 'L')
_stick('stick-r', 'R')

ARMS = {'up': 'M25 25V8H39V25L32 32Z', 'down': 'M25 39V56H39V39L32 32Z',
        'left': 'M25 25H8V39H25L32 32Z', 'right': 'M39 25H56V39H39L32 32Z'}


def _arm(name):
    @icon(f'pad-{name}')
    def arm(pen):
        pen.line('M24 24V7H40V24H57V40H40V57H24V40H7V24Z', 4)
        pen.fill(ARMS[name], 2)


for _name in ARMS:
    _arm(_name)


# ---- in the middle ---------------------------------------------------------------------------
@icon('pad-menu')
def pad_menu(pen):
    pen.disc(32, 32, 28)
    pen.cut('M20 22H44M20 32H44M20 42H44', 5)


@icon('pad-view')
def pad_view(pen):
    pen.disc(32, 32, 28)
    pen.cut(_box(18, 19, 19, 16, 2), 4.4)
    pen.cut('M43 28H46V44H27V41', 4.4)


@icon('pad-options')
def pad_options(pen):
    pen.fill(_box(14, 6, 36, 52, 17), 2)
    pen.cut('M24 23H40M24 32H40M24 41H40', 5)


@icon('pad-create')
def pad_create(pen):
    pen.fill(_box(14, 6, 36, 52, 17), 2)
    pen.cut('M32 18V28M22 38L25 31M42 38L39 31M32 44V44', 5)


@icon('pad-plus')
def pad_plus(pen):
    pen.disc(32, 32, 28)
    pen.cut('M32 18V46M18 32H46', 7)


@icon('pad-minus')
def pad_minus(pen):
    pen.disc(32, 32, 28)
    pen.cut('M18 32H46', 7)


@icon('pad-home')
def pad_home(pen):
    pen.disc(32, 32, 29)
    pen.cut('M32 15L50 31H45V47H19V31H14Z')
