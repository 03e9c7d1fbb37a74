"""Icons that say what to do next to somebody who does not read, and those of watching a game."""

from pictures.ui_icons import icon, _box


@icon('take')
def take(pen):
    """A column of two cards that goes up: take it."""
    pen.fill(_box(9, 27, 24, 12, 3), 2)
    pen.fill(_box(9, 43, 24, 16, 3), 2)
    pen.line('M47 55V16', 8)
    pen.line('M36 25L47 13L58 25', 8)


@icon('place')
def place(pen):
    """A card that comes down on a house."""
    pen.fill(_box(22, 3, 20, 17, 3), 2)
    pen.line('M32 25V37M24.500 31.500L32 39L39.500 31.500', 5.4)
    pen.line('M8 42L14 36V60H50V36L56 42', 6)


@icon('smile')
def smile(pen):
    pen.disc(32, 32, 27)
    pen.cut_disc(22.5, 25, 4.4)
    pen.cut_disc(41.5, 25, 4.4)
    pen.cut('M17 37Q32 55 47 37', 5.4)


@icon('deck')
def deck(pen):
    """A pile of cards that lie face down, and one that nobody has turned yet."""
    pen.fill(_box(20, 6, 34, 42, 5), 2)
    pen.cut(_box(26, 12, 22, 30, 3), 2.8)
    pen.line('M13 17V51Q13 55 17 55H45', 4.6)


@icon('eye')
def eye(pen):
    pen.fill('M4 32C12 18 22 13 32 13C42 13 52 18 60 32C52 46 42 51 32 51C22 51 12 46 4 32Z', 2)
    pen.cut_disc(32, 32, 12.5)
    pen.hole_line('M32 32V32', 13)


@icon('pause')
def pause(pen):
    pen.line('M22 15V49M42 15V49', 12)
