"""Pitches, chords, and the art of moving from one chord to the next with the smallest steps.

A pitch is a number of MIDI: 60 is the C in the middle of the piano, written C4.
"""

import itertools
import re

SCALE = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
ACCIDENTAL = {"": 0, "#": 1, "b": -1}

# Semitones over the root. By the second and the last note the ear knows the chord.
QUALITIES = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "6": (0, 4, 7, 9),
    "m6": (0, 3, 7, 9),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11),
    "maj9": (0, 4, 7, 11, 14),
    "m9": (0, 3, 7, 10, 14),
    "9": (0, 4, 7, 10, 14),
    "add9": (0, 4, 7, 14),
    "sus4": (0, 5, 7),
    "7sus4": (0, 5, 7, 10),
    "dim7": (0, 3, 6, 9),
}


def pitch_class(name):
    """C# -> 1."""
    return (SCALE[name[0]] + ACCIDENTAL[name[1:]]) % 12


def pitch(name):
    """C#4 -> 61."""
    letter, accidental, octave = re.fullmatch(r"([A-G])([#b]?)(\d)", name).groups()
    return 12 * (int(octave) + 1) + SCALE[letter] + ACCIDENTAL[accidental]


class Chord:
    """A chord from its symbol: `Cm6`, `D7sus4`, `G/B`."""

    def __init__(self, symbol):
        body, _, bass = symbol.partition("/")
        root, quality = re.fullmatch(r"([A-G][#b]?)(.*)", body).groups()
        steps = QUALITIES[quality]
        self.symbol = symbol
        self.root = pitch_class(root)
        self.bass = pitch_class(bass) if bass else self.root
        self.classes = [(self.root + step) % 12 for step in steps]
        self.fifth = (self.root + steps[2]) % 12
        self.telling = {self.classes[1], self.classes[-1]} - {self.fifth}


def chart(text):
    """Bars of chords, `G | C D7 | …`: a list of bars, each the chords that share it evenly."""
    bars = [bar.split() for bar in text.replace("\n", "|").split("|")]
    return [[Chord(symbol) for symbol in bar] for bar in bars if bar]


def spacing_cost(voicing):
    cost = 0.0
    for low, high in zip(voicing, voicing[1:]):
        gap = high - low
        if gap > 9:
            cost += gap - 9
        if gap < 3:
            cost += 6.0 if gap == 1 else 2.5
        if gap < 4 and low < 55:
            cost += 2.0
    return cost


def colour_cost(chord, voicing):
    heard = [note % 12 for note in voicing]
    cost = sum(7.0 for tone in chord.telling if tone not in heard)
    cost += sum(1.5 for tone in chord.classes if tone not in heard)
    for tone in set(heard):
        twice = heard.count(tone) - 1
        cost += twice * (4.0 if tone in chord.telling else 0.6)
    return cost


def voicings(chord, voices, low, high):
    """All sensible ways to lay the chord out, with what each costs by itself."""
    notes = [note for note in range(low, high + 1) if note % 12 in chord.classes]
    middle = (low + high) / 2
    for voicing in itertools.combinations(notes, voices):
        centre = abs(sum(voicing) / voices - middle)
        yield voicing, spacing_cost(voicing) + colour_cost(chord, voicing) + 0.35 * centre


def step_cost(before, after):
    """Small steps are good; outer voices that march together in fifths or octaves are not."""
    cost = sum(abs(a - b) for a, b in zip(before, after)) * 0.8
    outer_before, outer_after = before[-1] - before[0], after[-1] - after[0]
    if before[0] != after[0] and outer_before == outer_after and outer_before % 12 in (0, 7):
        cost += 4.0
    return cost


def lead_voices(chords, voices, low, high):
    """The layout of every chord with which the whole walk is the smoothest (a shortest path)."""
    best = {voicing: (cost, [voicing]) for voicing, cost in voicings(chords[0], voices, low, high)}
    for chord in chords[1:]:
        following = {}
        for voicing, own in voicings(chord, voices, low, high):
            ways = [(cost + step_cost(path[-1], voicing), path) for cost, path in best.values()]
            cost, path = min(ways)
            following[voicing] = (cost + own, path + [voicing])
        best = following
    return min(best.values())[1]
