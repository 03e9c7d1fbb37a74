"""Winner: the family's own little band stands up. D major, three bars, not a loop."""

from accompany import SWIRL, TAP, TRIANGLE, beat, pick
from score import Note, Piece
from theory import chart

CHORDS = "D | G A7 | D"

CALL = "D5/.75 D5/.25 F#5/1 A5/2 | B5/.75 A5/.25 G5/1 E5/1 A5/1 | F#5/4"
ABOVE = "-/4                      | D6/.75 D6/.25 B5/1 C#6/1 E6/1 | D6/4"
HORNS = "A4/.75 A4/.25 A4/1 D5/2 | D5/1 D5/1 C#5/1 C#5/1 | D5/4"
LIGHTS = "-/2 A5/.5 D6/.5 F#6/1 | -/4 | D6/.25 F#6/.25 A6/3.5"


def strum(start, length, names):
    return [Note(start, length, pitch, 6.0) for pitch in names]


def piece():
    song = Piece(tempo=138, meter=4, chords=chart(CHORDS), loop=False, room_seconds=1.6)
    song.add("clarinet", song.tune(1, CALL))
    song.add("flute", song.tune(1, ABOVE), level=-3.0)
    song.add("horn", song.tune(1, HORNS))
    song.add("glockenspiel", song.tune(1, LIGHTS), level=2.0)
    song.add(
        "guitar",
        strum(0, 2, (50, 57, 62, 66)),
        strum(2, 2, (50, 57, 62, 66, 69)),
        strum(4, 2, (43, 55, 59, 62, 67)),
        strum(6, 2, (45, 55, 61, 64)),
        strum(8, 4, (38, 45, 50, 57, 62, 66)),
        level=2.0,
    )
    song.add("pizzicato", pick(song, 1, 2, ["b . 3 . 2 . 34 ."], voices=(4, 55, 74), bass=(43, 54)))
    song.add("bass", song.tune(1, "D2/2 A2/2 | G2/2 A2/2 | D2/4"))
    song.add("brushes", beat(song, 1, 2, {TAP: "x.x.xxx."}), beat(song, 3, 3, {SWIRL: "x......."}))
    song.add("shaker", beat(song, 3, 3, {TRIANGLE: "o......."}), level=2.0)
    return song
