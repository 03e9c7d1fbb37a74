"""How the accompanying players make their notes from the chords.

Every function gives notes for the bars from `first` to `last` of a piece.
"""

from score import Note
from theory import lead_voices


def nearest(pitch_class, to, low, high):
    """The note of that class in the range which lies nearest to `to`."""
    notes = [note for note in range(low, high + 1) if note % 12 == pitch_class]
    return min(notes, key=lambda note: (abs(note - to), note))


def pick(piece, first, last, patterns, voices=(4, 52, 70), bass=(40, 53), stress=0.0):
    """Fingerpicking. A pattern has one word for each eighth of a bar: `b` the bass, `a` the bass's
    fifth, digits the voices from the lowest (1), `34` both together, `.` nothing. The patterns take
    turns, bar by bar; where a bar has two chords, the second gets the second half of the pattern.
    """
    spans = list(piece.spans(first, last))
    layouts = lead_voices([chord for _, _, chord in spans], *voices)
    notes = []
    for (start, beats, chord), layout in zip(spans, layouts):
        bar, offset = divmod(start, piece.meter)
        words = patterns[int(bar) % len(patterns)].split()
        eighths = words[int(offset * 2) : int((offset + beats) * 2)]
        if eighths[0] == "a":
            eighths[0] = "b"
        low = nearest(chord.bass, (bass[0] + bass[1]) / 2, *bass)
        for index, word in enumerate(eighths):
            at = start + index / 2
            ring = beats - index / 2
            if word == "b":
                notes.append(Note(at, ring, low, stress + 5))
            elif word == "a":
                fifth = nearest(chord.fifth, low, bass[0], layout[0] - 1)
                notes.append(Note(at, ring, fifth, stress))
            elif word != ".":
                accent = (2 if index % 2 == 0 else -5) - (4 if len(word) > 1 else 0)
                strings = [layout[int(digit) - 1] for digit in word]
                notes += [Note(at, ring, string, stress + accent) for string in strings]
    return notes


def pad(piece, first, last, voices=(3, 55, 74), stress=0.0):
    """Held chords. A voice that keeps its note does not begin it again."""
    spans = list(piece.spans(first, last))
    layouts = lead_voices([chord for _, _, chord in spans], *voices)
    notes, held = [], [None] * voices[0]
    for (start, beats, _), layout in zip(spans, layouts):
        for voice, pitch in enumerate(layout):
            old = held[voice]
            if old is not None and old.pitch == pitch and old.length < 4 * piece.meter:
                old.length += beats
            else:
                held[voice] = Note(start, beats, pitch, stress)
                notes.append(held[voice])
    return notes


def approach(chord, root, target):
    """The note that leads into `target`: a step away, new, and of the chord that is left."""
    steps = [target + step for step in (-1, -2, 2, 1)]
    return next((note for note in steps if note % 12 in chord.classes and note != root), None)


def walk(piece, first, last, stress=0.0, lead_in=4):
    """An upright bass: the root on the first beat, the fifth half-way, and every `lead_in` bars a
    step into the next root.
    """
    low, high = 31, 48
    middle = (low + high) / 2
    spans = list(piece.spans(first, last))
    notes, roots, here = [], [], middle
    for _, _, chord in spans:
        here = nearest(chord.bass, here * 0.75 + middle * 0.25, low, high)
        roots.append(here)
    for index, (start, beats, chord) in enumerate(spans):
        root, following = roots[index], roots[(index + 1) % len(roots)]
        fifth = nearest(chord.fifth, root, low, high) if chord.bass == chord.root else root
        left = root if piece.meter == 3 else fifth
        bar = int(start // piece.meter) + 1
        step = approach(chord, left, following) if bar % lead_in == 0 else None
        notes += bar_of_bass(piece.meter, start, beats, (root, fifth, step), stress)
    return notes


def bar_of_bass(meter, start, beats, pitches, stress):
    root, fifth, step = pitches
    if beats < meter:
        return [Note(start, beats * 0.9, root, stress + 3)]
    if meter == 3:
        notes = [Note(start, 2.0 if step else 2.6, root, stress + 4)]
        return notes + ([Note(start + 2, 0.9, step, stress - 6)] if step else [])
    notes = [Note(start, 1.8, root, stress + 4)]
    notes += [Note(start + 2, 1.3 if step else 1.8, fifth, stress - 4)]
    return notes + ([Note(start + 3.5, 0.45, step, stress - 10)] if step else [])


# Drums by their number in the brush kit.
TAP, SWIRL, TAMBOURINE, TRIANGLE, SHAKER = 38, 40, 54, 81, 82


def beat(piece, first, last, strokes):
    """Percussion: `strokes` gives each drum bars of eighths that take turns: `x` a stroke, `o` a
    soft one, `.` none.
    """
    notes = []
    for bar in range(first, last + 1):
        for drum, line in strokes.items():
            bars = line.split()
            for index, mark in enumerate(bars[(bar - first) % len(bars)]):
                if mark != ".":
                    at = (bar - 1) * piece.meter + index / 2
                    notes.append(Note(at, 0.45, drum, 0.0 if mark == "x" else -14.0))
    return notes
