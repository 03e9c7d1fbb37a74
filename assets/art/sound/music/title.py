"""Title: somebody opens the door. G major, a stroll in four; form A A' B A'."""

from accompany import SHAKER, SWIRL, TAP, beat, pad, pick, walk
from score import Piece
from theory import chart

CHORDS = """
    G      | Em7     | C     | D7sus4 D7 | G/B   | C   | Am7    | D7
    G      | B7/D#   | Em    | Em7/D     | Cmaj7 | Cm6 | G/D D7 | G
    Cmaj7  | D/C     | Bm7   | Em7       | Am7   | D7  | A7/C#  | D7sus4 D7
    G      | B7/D#   | Em    | Em7/D     | Cmaj7 | Cm6 | G/D D7 | G6 D7sus4
"""

# The tune asks in the first eight bars and answers in the second.
QUESTION = """
    B4/1.5 C5/.5 D5/1 B4/1     | G4/2 E4/1 G4/1
    A4/1.5 G4/.5 E4/1 G4/1     | A4/3 -/1
    B4/1.5 C5/.5 D5/1 G5/1     | E5/2 D5/1 C5/1
    B4/1 C5/.5 B4/.5 A4/1 E4/1 | F#4/1.5 G4/.5 A4/1.5 -/.5
"""
ANSWER = """
    B4/1.5 C5/.5 D5/1 B4/1     | A4/1 B4/1 D#5/2
    E5/1.5 D5/.5 B4/1 G4/1     | B4/1.5 A4/.5 G4/1.5 -/.5
    E5/1.5 D5/.5 C5/1 B4/1     | C5/1.5 A4/.5 G4/1 A4/1
    B4/1.5 G4/.5 A4/1 F#4/1    | G4/3 -/1
"""
# The vibraphone calls back where the clarinet breathes, has the middle part, and joins the last
# answer from above.
CALLS_ONE = """
    -/4 | -/4 | -/4 | -/2 D5/.5 F#5/.5 A5/1
    -/4 | -/4 | -/4 | -/2.5 A5/.5 F#5/.5 D5/.5
"""
CALLS_TWO = """
    -/4 | -/4 | -/4 | -/2 E5/.5 G5/.5 B5/1
    -/4 | -/4 | -/4 | -/1 D5/.5 G5/.5 A5/.5 B5/.5 D6/1
"""
MIDDLE = """
    E5/1 G5/1.5 F#5/.5 E5/1    | F#5/1.5 E5/.5 D5/1 A4/1
    D5/1 F#5/1.5 E5/.5 D5/1    | E5/1.5 D5/.5 B4/2
    C5/1 E5/1.5 D5/.5 C5/1     | C5/1.5 B4/.5 A4/2
    B4/1 C#5/1.5 B4/.5 A4/1    | D5/2 C5/1 A4/1
"""
BELOW_MIDDLE = """
    G4/4 | F#4/4     | F#4/2 A4/2 | G4/3 -/1
    E4/4 | F#4/3 -/1 | E4/2 G4/2  | G4/2 F#4/1.5 -/.5
"""
FROM_ABOVE = """
    D5/1.5 E5/.5 G5/1 D5/1     | D#5/1 F#5/1 F#5/2
    G5/1.5 F#5/.5 E5/1 B4/1    | D5/1.5 C5/.5 B4/2
    G5/1.5 F#5/.5 E5/1 D5/1    | Eb5/1.5 C5/.5 Eb5/2
    D5/1.5 B4/.5 C5/1 A4/1     | B4/1 D5/.5 E5/.5 G5/1 A5/1
"""

STROLL = ["b 2 3 4 a 3 4 3", "b 3 2 4 a 3 2 4"]
HIGH = (3, 59, 78)


def piece():
    song = Piece(
        tempo=90, meter=4, chords=chart(CHORDS), swing=0.53, breaths={16: 0.03, 24: 0.03, 32: 0.05}
    )
    song.add(
        "clarinet",
        song.tune(1, QUESTION),
        song.tune(9, ANSWER),
        song.tune(17, BELOW_MIDDLE, stress=-14),
        song.tune(25, ANSWER, stress=3),
    )
    song.add(
        "vibraphone",
        song.tune(1, CALLS_ONE, stress=-6),
        song.tune(9, CALLS_TWO, stress=-6),
        song.tune(17, MIDDLE),
        song.tune(25, FROM_ABOVE, stress=-8),
    )
    song.add("guitar", pick(song, 1, 32, STROLL))
    song.add("bass", walk(song, 1, 32))
    song.add("strings", pad(song, 9, 16, voices=HIGH, stress=-6), pad(song, 17, 32, voices=HIGH))
    song.add(
        "brushes",
        beat(song, 1, 16, {SWIRL: "x.......", TAP: "..o...o. ..o...oo"}),
        beat(song, 17, 32, {SWIRL: "x.......", TAP: "..x...x. ..x...xo"}),
    )
    song.add("shaker", beat(song, 1, 32, {SHAKER: "x.o.x.o."}))
    return song
