"""End: the house is finished and everybody dances, not too fast. D major, a waltz; form A B A'."""

from accompany import SWIRL, TAMBOURINE, TAP, beat, pad, pick, walk
from score import Piece
from theory import chart

CHORDS = """
    D   | F#m7   | Bm7  | D/A     | G   | D/F#   | Em7 | A7
    D   | D7/C   | G/B  | Gm6/Bb  | D/A | A7     | D   | D7

    G   | G      | D/F# | D/F#    | Em7 | A7     | D   | D7
    G   | G#dim7 | D/A  | B7      | Em7 | A7sus4 | A7  | A7

    D   | F#m7   | Bm7  | D/A     | G   | D/F#   | Em7 | A7
    D   | D7/C   | G/B  | Gm6/Bb  | D/A | A7     | D   | A7sus4
"""

# A and A': the clarinet leads; the second time the flute dances a third above it.
DANCE = """
    F#5/2 E5/1     | C#5/2 A4/1      | B4/1 C#5/1 D5/1       | F#5/2 D5/1
    G5/2 F#5/1     | D5/2 A4/1       | B4/1 E5/1 G5/1        | E5/2 -/1
    F#5/2 E5/1     | A5/2 F#5/1      | G5/1 D5/1 B4/1        | Bb4/1 D5/1 E5/1
    F#5/2 D5/1     | E5/2 C#5/1      | D5/3
"""
PARTNER = """
    A5/2 G5/1      | E5/2 C#5/1      | D5/1 E5/1 F#5/1       | A5/2 F#5/1
    B5/2 A5/1      | F#5/2 D5/1      | D5/1 G5/1 B5/1        | G5/2 -/1
    A5/2 G5/1      | C6/2 A5/1       | B5/1 G5/1 D5/1        | D5/1 E5/1 G5/1
    A5/2 F#5/1     | G5/2 E5/1       | F#5/3
"""
TURN = "D5/2 -/1"
PICK_UP = "-/1 A4/1 D5/1"

# B: the flute runs into the garden, the clarinet strolls behind.
GARDEN = """
    B4/1 D5/1 G5/1 | B5/2 A5/1       | A5/1 F#5/1 D5/1       | A4/2 -/1
    E5/1 G5/1 B5/1 | A5/2 G5/1       | F#5/2 D5/1            | C5/1 D5/1 F#5/1
    G5/1 B5/1 D6/1 | D6/2 B5/1       | A5/1 F#5/1 A5/1       | F#5/1 D#5/1 F#5/1
    G5/2 B5/1      | A5/2 G5/1       | E5/2 C#5/1            | -/3
"""
GARDEN_PATH = """
    -/3            | G4/1 B4/1 D5/1  | F#4/3                 | F#4/1 A4/1 D5/1
    G4/3           | C#5/3           | A4/3                  | A4/1 F#4/1 A4/1
    B4/3           | B4/3            | D5/2 A4/1             | A4/3
    G4/3           | D5/3            | G4/3                  | -/1 A4/1 C#5/1
"""
# The vibraphone in A and the glockenspiel in A' fill the breaths.
ASIDE = """
    -/3            | -/3             | -/3                   | -/3
    -/3            | -/3             | -/3                   | -/1 C#5/.5 E5/.5 G5/1
    -/3            | -/3             | -/3                   | -/3
    -/3            | -/3             | -/1 D5/.5 F#5/.5 A5/1 | C6/1 A5/1 F#5/1
"""
LIGHTS = """
    -/2 E6/.5 G6/.5 | -/3            | -/3                   | -/1 A5/.5 D6/.5 F#6/1
    -/3            | -/3             | -/3                   | -/1 E6/.5 C#6/.5 A5/1
    -/2 E6/.5 G6/.5 | -/3            | -/3                   | -/3
    -/3            | -/3             | -/1 D6/.5 F#6/.5 A6/1 | -/3
"""

OOM_PAH = ["b . 234 . 34 .", "b . 234 . 34 3"]
ROLLING = ["b 2 3 4 3 2", "b 3 2 4 3 2"]
PLUCKS = [". . 3 . 3 .", ". . 2 . 4 ."]
HIGH = (3, 57, 76)


def piece():
    song = Piece(tempo=132, meter=3, chords=chart(CHORDS), breaths={16: 0.03, 32: 0.06, 48: 0.04})
    song.add(
        "clarinet",
        song.tune(1, DANCE),
        song.tune(16, TURN, stress=-4),
        song.tune(17, GARDEN_PATH, stress=-12),
        song.tune(33, DANCE, stress=2),
        song.tune(48, PICK_UP, stress=-4),
    )
    song.add("flute", song.tune(17, GARDEN), song.tune(33, PARTNER, stress=-8))
    song.add("vibraphone", song.tune(1, ASIDE, stress=-4), level=-2.0)
    song.add("glockenspiel", song.tune(33, LIGHTS))
    song.add(
        "guitar",
        pick(song, 1, 16, OOM_PAH),
        pick(song, 17, 32, ROLLING),
        pick(song, 33, 48, OOM_PAH),
    )
    song.add("accordion", pad(song, 9, 16, stress=-8), pad(song, 17, 48))
    song.add("pizzicato", pick(song, 33, 48, PLUCKS, voices=(4, 60, 78)))
    song.add("strings", pad(song, 17, 32, voices=HIGH, stress=-4), pad(song, 33, 48, voices=HIGH))
    song.add("bass", walk(song, 1, 48))
    song.add(
        "brushes",
        beat(song, 1, 16, {SWIRL: "x.....", TAP: "..o.o. ..o.oo"}),
        beat(song, 17, 48, {SWIRL: "x.....", TAP: "..x.o. ..x.xo"}),
    )
    song.add("shaker", beat(song, 17, 48, {TAMBOURINE: "....o. ....x."}), level=-2.0)
    return song
