"""Icons of the program: one colour, rounded, bold enough to be read at 16 pixels.

Each icon is a list of strokes and fills on a canvas of 64 units. Cream by default; the game lays
them on coloured buttons and discs.
"""

import math

from kit.registry import picture
from kit.svg import num, polygon, star_path

CREAM, INK = '#fff6e6', '#4a2f2a'
WIDTHS = (16, 24, 32, 48, 64, 96)
THICK = 7


class Pen:
    """Draws with one colour; `cut` takes away again what was drawn."""

    def __init__(self, canvas, tone):
        self.canvas, self.tone = canvas, tone
        self.shapes, self.holes = [], []

    def fill(self, outline, round_by=3):
        self.shapes.append(f'<path d="{outline}" stroke-width="{num(round_by)}"/>')

    def line(self, outline, width=THICK):
        self.shapes.append(f'<path d="{outline}" fill="none" stroke-width="{num(width)}"/>')

    def disc(self, x, y, radius, squash=1.0):
        self.shapes.append(f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(radius)}" '
                           f'ry="{num(radius * squash)}" stroke-width="0"/>')

    def cut(self, outline, width=None):
        """A hole; with `width` a line of that width."""
        style = (f'fill="none" stroke="#000" stroke-width="{num(width)}" stroke-linecap="round" '
                 'stroke-linejoin="round"') if width else 'fill="#000"'
        self.holes.append(f'<path d="{outline}" {style}/>')

    def cut_disc(self, x, y, radius):
        self.holes.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="#000"/>')

    def hole_line(self, outline, width=4):
        """A line drawn inside a hole."""
        self.holes.append(f'<path d="{outline}" fill="none" stroke="#fff" '
                          f'stroke-width="{num(width)}" stroke-linecap="round"/>')

    def finish(self):
        body = (f'<g fill="{self.tone}" stroke="{self.tone}" stroke-linecap="round" '
                f'stroke-linejoin="round">{"".join(self.shapes)}</g>')
        if self.holes:
            mask = self.canvas.define(
                '<mask id="{id}" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">'
                '<rect width="64" height="64" fill="#fff"/>' + ''.join(self.holes) + '</mask>')
            body = f'<g mask="url(#{mask})">{body}</g>'
        self.canvas.raw(body)


def icon(name, tone=CREAM):
    """Registers a function that draws with a Pen as assets/icons/WIDTH/NAME.webp."""
    def decorate(function):
        @picture(f'icon-{name}', folder='icons', size=(64, 64), widths=WIDTHS, transparent=True,
                 name=name, quality=92)
        def draw(canvas):
            pen = Pen(canvas, tone)
            function(pen)
            pen.finish()
        return draw
    return decorate


def _circle(x, y, radius):
    return (f'M{num(x - radius)} {num(y)}a{num(radius)} {num(radius)} 0 1 1 {num(2 * radius)} 0'
            f'a{num(radius)} {num(radius)} 0 1 1 {num(-2 * radius)} 0Z')


def _box(x, y, width, height, radius=3):
    return (f'M{num(x + radius)} {num(y)}h{num(width - 2 * radius)}q{radius} 0 {radius} {radius}'
            f'v{num(height - 2 * radius)}q0 {radius} {-radius} {radius}'
            f'h{num(2 * radius - width)}q{-radius} 0 {-radius} {-radius}'
            f'v{num(2 * radius - height)}q0 {-radius} {radius} {-radius}Z')


HOUSE = 'M8 32L32 9L56 32H50V54Q50 56 48 56H16Q14 56 14 54V32Z'


# ---- seats ---------------------------------------------------------------------------------
@icon('seat-diamond')
def seat_diamond(pen):
    pen.fill('M32 9L53 32L32 55L11 32Z', 5)


@icon('seat-square')
def seat_square(pen):
    pen.fill('M15 15H49V49H15Z', 7)


@icon('seat-triangle')
def seat_triangle(pen):
    pen.fill('M32 11L54 49H10Z', 6)


@icon('seat-circle')
def seat_circle(pen):
    pen.disc(32, 32, 22)


# ---- actions -------------------------------------------------------------------------------
@icon('undo')
def undo(pen):
    pen.line('M14 24H38A14 14 0 0 1 38 52H24')
    pen.fill('M26 10V38L8 24Z', 4)


@icon('redo')
def redo(pen):
    pen.line('M50 24H26A14 14 0 0 0 26 52H40')
    pen.fill('M38 10V38L56 24Z', 4)


@icon('log')
def log(pen):
    for y, end in ((16, 54), (32, 54), (48, 44)):
        pen.disc(12, y, 5)
        pen.line(f'M25 {y}H{end}')


@icon('rules')
def rules(pen):
    pen.fill('M8 14C16 10 25 11 30 16V54C25 49 16 48 8 51Z')
    pen.fill('M56 14C48 10 39 11 34 16V54C39 49 48 48 56 51Z')
    for y in (22, 31, 40):
        pen.cut(f'M14 {y}C18 {y - 1} 21 {y - 1} 24.500 {y + 1}', 3)
        pen.cut(f'M50 {y}C46 {y - 1} 43 {y - 1} 39.500 {y + 1}', 3)


@icon('menu')
def menu(pen):
    for y in (15, 32, 49):
        pen.line(f'M11 {y}H53', 8)


@icon('settings')
def settings(pen):
    for index in range(8):
        angle = math.radians(index * 45)
        cos, sin = math.cos(angle), math.sin(angle)
        corners = [(16, -7), (26, -5), (26, 5), (16, 7)]
        pen.fill(polygon([(32 + x * cos - y * sin, 32 + x * sin + y * cos) for x, y in corners]))
    pen.disc(32, 32, 20)
    pen.cut_disc(32, 32, 8.5)


@icon('home')
def home(pen):
    pen.fill(HOUSE, 4)
    pen.cut('M25 58V42A7 7 0 0 1 39 42V58Z')


@icon('play')
def play(pen):
    pen.fill('M19 12L52 32L19 52Z', 7)


@icon('save')
def save(pen):
    pen.fill('M10 10H44L54 20V54H10Z', 5)
    pen.cut(_box(20, 6, 20, 15, 2))
    pen.cut(_box(19, 33, 26, 26, 2))
    pen.hole_line('M26 41.500H38M26 49.500H38')


@icon('trash')
def trash(pen):
    pen.fill('M15 24H49L46 55H18Z', 4)
    pen.line('M11 16H53')
    pen.line('M25 14Q26 9 32 9Q38 9 39 14', 5)
    for x, lean in ((25, 1), (32, 0), (39, -1)):
        pen.cut(f'M{x} 32L{x + lean} 48', 3.4)


@icon('arrow-left', INK)
def arrow_left(pen):
    pen.line('M41 12L21 32L41 52', 10)


@icon('arrow-right', INK)
def arrow_right(pen):
    pen.line('M23 12L43 32L23 52', 10)


@icon('check')
def check(pen):
    pen.line('M12 33L27 48L53 17', 10)


@icon('cross')
def cross(pen):
    pen.line('M15 15L49 49M49 15L15 49', 10)


@icon('info')
def info(pen):
    pen.disc(32, 14, 6.5)
    pen.line('M25 28H33V52M24 53H42', 8)


@icon('warning')
def warning(pen):
    pen.fill('M32 9L57 53H7Z', 7)
    pen.cut('M32 25V38', 6.4)
    pen.cut_disc(32, 47, 3.6)


@icon('star')
def star(pen):
    pen.fill(star_path(32, 34, 25, 5, .5), 5)


@icon('trophy')
def trophy(pen):
    pen.fill('M19 9H45V24C45 34 39 40 32 40C25 40 19 34 19 24Z')
    pen.line('M18 14H9C9 25 13 29 20 29M46 14H55C55 25 51 29 44 29', 5)
    pen.line('M32 40V50', 8)
    pen.line('M20 54H44', 7)


@icon('child')
def child(pen):
    pen.disc(32, 34, 19)
    pen.line('M32 15C29 9 34 5 39 8', 5)
    pen.disc(12.5, 35, 4.5)
    pen.disc(51.5, 35, 4.5)
    pen.cut_disc(25, 32, 3)
    pen.cut_disc(39, 32, 3)
    pen.cut('M25 42Q32 48 39 42', 3.6)


@icon('roof')
def roof(pen):
    pen.line('M9 34L32 13L55 34', 9)
    pen.fill('M17 42L32 28L47 42V52H17Z')
    pen.cut('M32 36V54M24 44H40', 3)


@icon('points')
def points(pen):
    """A coin with a star: what is counted at the end."""
    pen.disc(32, 32, 25)
    pen.cut(_circle(32, 32, 19.5), 2.6)
    pen.cut(star_path(32, 33, 13.5, 5, .48))


@icon('die')
def die(pen):
    pen.fill('M14 14H50V50H14Z', 10)
    for x, y in ((22, 22), (42, 22), (32, 32), (22, 42), (42, 42)):
        pen.cut_disc(x, y, 4.2)


@icon('person')
def person(pen):
    pen.disc(32, 19, 12)
    pen.fill('M11 54C11 42 19 36 32 36C45 36 53 42 53 54Z', 4)


@icon('computer')
def computer(pen):
    """A friendly robot: the seat is played by the program."""
    pen.fill('M14 24H50V50H14Z', 9)
    pen.line('M32 20V12', 4.4)
    pen.disc(32, 9, 4.6)
    pen.line('M6 33V42M58 33V42', 5)
    pen.cut_disc(24, 34, 4.6)
    pen.cut_disc(40, 34, 4.6)
    pen.cut('M25 45H39', 3.6)


@icon('hint')
def hint(pen):
    """A bulb."""
    pen.fill('M32 8C21 8 14 16 14 25C14 34 22 37 23 44H41C42 37 50 34 50 25C50 16 43 8 32 8Z')
    pen.line('M25 51H39', 5)
    pen.line('M29 57.500H35', 4)
    pen.cut('M23 25C23 20 27 17 31 17', 4)


@icon('sound')
def sound(pen):
    pen.fill('M8 25H18L31 12V52L18 39H8Z', 4)
    pen.line('M40 24Q45 32 40 40M48 16Q58 32 48 48', 5.6)


@icon('music')
def music(pen):
    pen.disc(18, 48, 9, .82)
    pen.disc(45, 44, 9, .82)
    pen.line('M24.500 47V15L51.500 10V43', 5)
    pen.fill('M24.500 15L51.500 10V18L24.500 23Z')


OPEN_HAND = ('M21 34V17A4 4 0 0 1 29 17V12A4 4 0 0 1 37 12V16A4 4 0 0 1 45 17V22A4 4 0 0 1 '
             '52.500 23V39C52.500 50 46 57 36 57H33C25 57 21 53 17 46L9.500 34A4 4 0 0 1 16 29Z')
CLOSED_HAND = ('M19 30V26A4.200 4.200 0 0 1 27 24A4.200 4.200 0 0 1 35 23.500A4.200 4.200 0 0 1 43 '
               '24.500A4.200 4.200 0 0 1 51 27.500V40C51 50 45 56 36 56H32C25 56 20 53 17 47'
               'L12.500 38C11 34 14 31 17 32Z')


@icon('hand')
def hand(pen):
    pen.fill(OPEN_HAND, 3)
    pen.cut('M29 18V31M37 17V31M45 21V32', 2.8)


@icon('hand-closed')
def hand_closed(pen):
    pen.fill(CLOSED_HAND, 3)
    pen.cut('M27 26V34M35 26V34M43 27V34', 2.8)


@icon('flip')
def flip(pen):
    """A card that turns over on its axis."""
    pen.fill('M23 14L41 10V50L23 54Z', 5)
    pen.line('M13 20C6 28 6 38 13 45', 5)
    pen.line('M51 44C58 36 58 26 51 19', 5)
    pen.fill('M8 47L19 49L16 38Z', 2)
    pen.fill('M56 17L45 15L48 26Z', 2)
    pen.cut(star_path(32, 32, 7, 4, .45))


@icon('space-key')
def space_key(pen):
    pen.fill('M11 17H53V49H11Z', 9)
    pen.cut('M19 33V40H45V33', 4.4)


@icon('lock')
def lock(pen):
    pen.fill('M14 30H50V53H14Z', 6)
    pen.line('M21 30V21A11 11 0 0 1 43 21V30', 6.4)
    pen.cut_disc(32, 39, 4)
    pen.cut('M32 40V46', 4)


# ---- the three building rules --------------------------------------------------------------
def _dashed_room(pen, x, y, size=20):
    pen.shapes.append(f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="3" fill="none" '
                      'stroke-width="4" stroke-dasharray="5.500 6"/>')


@icon('rule-a')
def rule_a(pen):
    """A room needs something below it: a dashed room on a solid one."""
    _dashed_room(pen, 21, 7, 22)
    pen.fill(_box(16, 38, 32, 19, 3), 2)
    pen.line('M32 15V23M28 20.500L32 24.500L36 20.500', 3.6)
    pen.line('M7 57.500H57', 4)


@icon('rule-b')
def rule_b(pen):
    """What belongs into the basement: a room below the line of the ground."""
    pen.line('M6 24H20M44 24H58', 5)
    pen.fill(_box(20, 30, 24, 24, 3), 3)
    pen.line('M32 6V18M25.500 13L32 19.500L38.500 13', 5)
    pen.line('M9 35H12M10 46H13M52 35H55M51 46H54', 4)


@icon('rule-c')
def rule_c(pen):
    """A room is full: three in a row, and a wall before the fourth."""
    for x in (5, 19, 33):
        pen.fill(_box(x, 24, 11.5, 18, 2), 1)
    pen.line('M51.500 14V52', 6)
    pen.line('M8 12H42M8 12L13 8M8 12L13 16M42 12L37 8M42 12L37 16', 3)
    pen.line('M6 51H44', 4)
