"""Table: an evening of building. Unobtrusive, with long rests; a bright mood in C and a thoughtful
one in A minor take turns, each coming back in another light (A B A' C).
"""

from accompany import SHAKER, SWIRL, TAP, beat, pad, pick, walk
from score import Part, Piece
from theory import chart

CHORDS = """
    Cmaj7 | Am7   | Fmaj7 | G6      | C/E | Fmaj7  | Dm7    | Gsus4 G
    Cmaj7 | Em7   | Fmaj7 | Fm6     | C/G | Am7    | Dm7 G7 | Cadd9

    Am9   | Am9   | Fmaj7 | Fmaj7   | C/E | G/D    | Dm9    | E7sus4 E7
    Am9   | Am/G  | Fmaj7 | C/E     | Dm7 | G7sus4 | Cadd9  | G7sus4

    Cmaj7 | Am7   | Fmaj7 | G6      | C/E | Fmaj7  | Dm7    | Gsus4 G
    Cmaj7 | Em7   | Fmaj7 | Fm6     | C/G | Am7    | Dm7 G7 | Cadd9

    Em7   | Cmaj7 | G/B   | Dsus4 D | Em7 | A7/C#  | Cmaj7  | D7sus4
    Gmaj7 | Bm7   | Cmaj7 | Cm6     | G/B | Am7    | Dm7    | G7sus4 G7
"""

# A: the vibraphone thinks aloud.
MORNING = """
    -/1 E5/1 G5/2                  | -/1 E5/.5 D5/.5 C5/2
    -/1 A4/1 C5/2                  | B4/3 -/1
    -/1 G4/.5 C5/.5 E5/2           | -/1 D5/.5 C5/.5 A4/2
    -/1 A4/1 D5/1 F5/1             | D5/3 -/1
    -/1 E5/1 G5/1 B5/1             | G5/3 -/1
    -/1 A5/1 G5/.5 E5/.5 C5/1      | D5/2 C5/2
    E5/2 G4/2                      | C5/1.5 B4/.5 A4/2
    -/1 F4/.5 A4/.5 D5/1 B4/1      | C5/3 -/1
"""
# B: the piano alone with the strings.
EVENING = """
    A4/.5 C5/.5 E5/3               | -/1 D5/.5 C5/.5 B4/2
    A4/.5 C5/.5 E5/2 C5/1          | -/2 C5/.5 D5/.5 E5/1
    G5/1.5 E5/.5 C5/2              | B4/1.5 D5/.5 G4/2
    F4/.5 A4/.5 E5/2 D5/1          | B4/2 G#4/2
    A4/.5 C5/.5 E5/1.5 G5/.5 A5/1  | G5/1.5 E5/.5 C5/2
    -/1 A4/.5 C5/.5 E5/2           | -/1 G4/.5 C5/.5 D5/1 E5/1
    F5/1.5 E5/.5 D5/1 A4/1         | C5/2 D5/2
    E5/3 -/1                       | -/4
"""
# A': the clarinet remembers the morning, the vibraphone drops in.
NOON = """
    G4/3 E4/1                      | A4/1.5 B4/.5 C5/2
    C5/1.5 A4/.5 G4/2              | E4/2 D4/1 -/1
    -/1 G4/1 C5/1 D5/1             | E5/2 C5/2
    A4/1.5 C5/.5 D5/1 F5/1         | D5/2 B4/1 -/1
    E5/3 D5/1                      | B4/3 -/1
    -/1 A4/.5 C5/.5 E5/1 D5/1      | C5/1.5 Ab4/.5 F4/1 Ab4/1
    G4/3 E4/1                      | C5/2 A4/1 -/1
    F4/1 A4/1 B4/1 D5/1            | C5/3 -/1
"""
NOON_DROPS = """
    -/4                            | -/4
    -/4                            | -/2 D5/.5 G5/.5 B5/1
    -/4                            | -/4
    -/4                            | -/2 G5/1 D5/1
    -/4                            | -/1 G5/1 B5/2
    -/4                            | -/4
    -/2 E5/.5 G5/.5 C6/1           | -/4
    -/4                            | -/1 G5/.5 E5/.5 D5/2
"""
# C: from the window, in G; piano and vibraphone by turns.
WINDOW = """
    -/1 B4/1 D5/1 G5/1             | E5/3 -/1
    -/1 D5/1 B4/1 G4/1             | G4/2 F#4/2
    -/4                            | -/4
    -/1 G4/1 B4/1 E5/1             | D5/3 -/1
    -/4                            | -/4
    E5/1.5 D5/.5 B4/1 G4/1         | A4/2 G4/2
    B4/1.5 D5/.5 G5/2              | E5/1.5 D5/.5 C5/2
    A4/1.5 C5/.5 F5/1 E5/1         | D5/3 -/1
"""
WINDOW_BELLS = """
    -/4                            | -/2 B4/.5 D5/.5 G5/1
    -/4                            | -/4
    -/1 G4/.5 B4/.5 D5/1 E5/1      | E5/1.5 C#5/.5 A4/2
    -/4                            | -/4
    -/1 D5/.5 G5/.5 F#5/2          | -/1 F#5/.5 E5/.5 D5/2
    -/4                            | -/4
    -/4                            | -/4
    -/4                            | -/2 G4/.5 B4/.5 D5/1
"""

RIPPLE = ["b . 2 3 4 3 2 3", "b 2 3 4 a . 3 2"]
SPARSE = ["b . 2 . 3 . 4 .", "b . 3 . 4 . 2 ."]
LEFT_HAND = ["b . 1 . 2 . 1 .", "b . 1 2 3 . 2 ."]


def piece():
    song = Piece(
        tempo=76,
        meter=4,
        chords=chart(CHORDS),
        room_seconds=1.9,
        breaths={16: 0.04, 32: 0.05, 48: 0.04, 64: 0.05},
    )
    song.add(
        "vibraphone",
        song.tune(1, MORNING),
        song.tune(33, NOON_DROPS, stress=-8),
        song.tune(49, WINDOW_BELLS, stress=-4),
    )
    song.add("piano", song.tune(17, EVENING), song.tune(49, WINDOW))
    song.add(
        "piano left hand", pick(song, 17, 32, LEFT_HAND, voices=(3, 50, 66), bass=(40, 51))
    )
    song.add("clarinet", song.tune(33, NOON), level=-2.0)
    song.add(
        "guitar",
        pick(song, 1, 16, RIPPLE),
        pick(song, 33, 48, RIPPLE),
        pick(song, 49, 64, SPARSE, stress=-4),
    )
    song.add("bass", walk(song, 1, 64, stress=-4, lead_in=8), level=-1.0)
    song.add(
        "strings",
        pad(song, 17, 32),
        pad(song, 41, 48, stress=-8),
        pad(song, 49, 64, stress=-4),
        level=1.0,
    )
    song.add(
        "shaker",
        beat(song, 1, 16, {SHAKER: "o...o..."}),
        beat(song, 33, 48, {SHAKER: "o...o.o."}),
        level=-1.0,
    )
    song.add(
        "brushes",
        beat(song, 9, 16, {TAP: "....o..."}),
        beat(song, 33, 64, {SWIRL: "o.......", TAP: "....o..."}),
        level=-2.0,
    )
    return song


# Who joins in as the houses grow, in this order. The marimba fills the half beats, the kalimba
# rocks in the upper middle, the bells put a light on the first beats.
FILL = [". 1 . 2 . 3 . 2", ". 2 . 3 . 1 . 2"]
ROCK = ["2 . . 3 . . 1 .", "3 . . 2 . . 1 ."]
LIGHT = ["2 . . . . . . .", ". . . . 1 . 2 ."]


def layers():
    """(part, lowest note) of each layer; see layers.py."""
    song = piece()
    return [
        (Part("marimba", pick(song, 1, 64, FILL, voices=(3, 55, 72))), 55),
        (Part("kalimba", pick(song, 1, 64, ROCK, voices=(3, 67, 84))), 67),
        (Part("bells", pick(song, 1, 64, LIGHT, voices=(2, 79, 91))), 79),
    ]
