"""What is written: notes, melodies in text, and the piece that holds them."""

from dataclasses import dataclass, field

import theory


@dataclass
class Note:
    start: float  # beats from the beginning of the piece
    length: float
    pitch: int
    stress: float = 0.0  # added to the instrument's normal velocity


@dataclass
class Part:
    instrument: str  # of band.BAND
    notes: list
    level: float = 0.0  # dB added to the instrument's own


@dataclass
class Piece:
    """A piece; its bars count from 1. A loop goes on from its last bar to its first; anything else
    rings out.
    """

    tempo: float  # beats a minute
    meter: int  # beats a bar
    chords: list  # theory.chart
    loop: bool = True
    swing: float = 0.5  # where the second eighth of a beat falls; 0.5 is even
    breaths: dict = field(default_factory=dict)  # bar: how much slower it becomes, 0.04 is 4 %
    room_seconds: float = 1.6
    parts: list = field(default_factory=list)

    @property
    def beats(self):
        return self.meter * len(self.chords)

    def spans(self, first, last):
        """(start beat, beats, chord) of every chord in the bars from first to last."""
        for bar in range(first, last + 1):
            chords = self.chords[bar - 1]
            share = self.meter / len(chords)
            for index, chord in enumerate(chords):
                yield (bar - 1) * self.meter + index * share, share, chord

    def tune(self, first, text, stress=0.0):
        """A melody in text, from bar `first`: `G4/1.5` is a note and its beats, `-/1` a rest, `_/2`
        holds the note on. Bars end with `|` or the line, and each must be full.
        """
        notes = []
        bars = [bar for bar in text.replace("\n", "|").split("|") if bar.strip()]
        for number, bar in enumerate(bars):
            at = (first - 1 + number) * self.meter
            end = at + self.meter
            for word in bar.split():
                name, beats = word.split("/")
                if name == "_":
                    notes[-1].length += float(beats)
                elif name != "-":
                    notes.append(Note(at, float(beats), theory.pitch(name), stress))
                at += float(beats)
            if abs(at - end) > 1e-6:
                raise ValueError(f"bar {first + number} is not full: {bar.strip()}")
        return notes

    def add(self, instrument, *phrases, level=0.0):
        notes = [note for phrase in phrases for note in phrase]
        notes.sort(key=lambda note: (note.start, note.pitch))
        self.parts.append(Part(instrument, notes, level))
