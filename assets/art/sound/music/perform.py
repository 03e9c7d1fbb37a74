"""From what is written to what is played: nobody is exactly on the beat, and phrases have shape."""

import random

import midi
from band import BAND

LEAD_BARS = 3  # played before a loop begins, so that its first bar has the echo of its last
VOLUME, EXPRESSION = 7, 11  # controls of MIDI


def bell(chance):
    """About -1 to 1, mostly near 0."""
    return sum(chance.uniform(-1, 1) for _ in range(3)) / 1.7


class Clock:
    """Beats to seconds, with a slower beat where the piece breathes."""

    def __init__(self, piece):
        base = 60e6 / piece.tempo
        self.lengths = []
        for beat in range(piece.beats):
            bar, inside = divmod(beat, piece.meter)
            slower = piece.breaths.get(bar + 1, 0.0) * (inside + 1) / piece.meter
            self.lengths.append(round(base * (1 + slower)))

    def length(self, beat):
        return self.lengths[int(beat // 1) % len(self.lengths)] / 1e6

    def seconds(self, first, last):
        """Between two whole beats, which may lie before the beginning or after the end."""
        return sum(self.length(beat) for beat in range(first, last))


def swung(beat, swing):
    """Moves the second half of a beat."""
    whole, part = divmod(beat, 1.0)
    return whole + (part * swing * 2 if part < 0.5 else swing + (part - 0.5) * 2 * (1 - swing))


def phrase_shape(note, piece):
    """Four bars rise and fall; the first beat of a bar leans in, the half beats step back."""
    phrase = 4 * piece.meter
    inside = (note.start % phrase) / phrase
    arch = 5.0 * (1 - (2 * inside - 0.9) ** 2)
    beat = note.start % piece.meter
    return arch + (2.5 if beat == 0 else 0.0) - (2.5 if beat % 1 else 0.0)


def contour(notes, index):
    """A note above its neighbours gets a little more breath."""
    around = notes[max(0, index - 2) : index + 3]
    average = sum(note.pitch for note in around) / len(around)
    return max(-4.0, min(4.0, 0.7 * (notes[index].pitch - average)))


def played(piece, part, seed, clock):
    """(start, end, pitch, velocity) of every note as it sounds, in beats."""
    player = BAND[part.instrument]
    chance = random.Random(f"{seed}/{part.instrument}")
    drift = 0.0
    together, spread = None, 0
    for index, note in enumerate(part.notes):
        drift = 0.85 * drift + 0.3 * bell(chance)
        spread = spread + 1 if together == note.start else 0
        together = note.start
        roll = spread * chance.uniform(9, 15) if player.channel == 0 else 0.0
        late = player.lateness + player.looseness * (bell(chance) * 0.8 + drift) + roll
        beat_ms = 1000 * clock.length(note.start)
        start = swung(note.start, piece.swing) + late / beat_ms
        end = swung(note.start + note.length, piece.swing) + player.overlap - 0.03
        strength = player.velocity + note.stress + phrase_shape(note, piece) + 4.0 * bell(chance)
        if player.channel == 0:
            strength += contour(part.notes, index)
        yield start, max(end, start + 0.08), note.pitch, strength


def swell_events(player, start, end):
    """A long note grows for its first half and gives way in the second."""
    if player.swell == 0.0:
        return
    length = end - start
    depth = player.swell * min(1.0, length / 2.0)
    steps = max(2, int(length * 8))
    for step in range(steps + 1):
        at = step / steps
        value = 104 + depth * (1 - (2 * at - 0.9) ** 2) - depth * 0.5
        yield midi.control_event(start + at * length * 0.98, player.channel, EXPRESSION, value)


def lead_beats(piece):
    return LEAD_BARS * piece.meter if piece.loop else 0


def end_beats(piece):
    """How far the recording goes: a loop needs some of its next round, anything else its echo."""
    return piece.beats + piece.meter


def tempo_events(piece, clock):
    lead = lead_beats(piece)
    last = None
    for beat in range(-lead, end_beats(piece)):
        length = clock.lengths[beat % piece.beats]
        if length != last:
            yield midi.tempo_event(beat + lead, length)
            last = length


def rounds(piece):
    """Where the notes are laid down again, in beats: once, or for a loop also before and after."""
    return (-piece.beats, 0, piece.beats) if piece.loop else (0,)


def laid_down(piece, part, seed, clock):
    """Every note of the recording, in beats from its start. A key that is struck again lets go of
    its old note first.
    """
    lead, end = lead_beats(piece), end_beats(piece)
    notes = list(played(piece, part, seed, clock))
    every = sorted(
        (start + shift + lead, stop + shift + lead, pitch, strength)
        for shift in rounds(piece)
        for start, stop, pitch, strength in notes
        if -lead <= start + shift < end
    )
    struck_again = {}
    for start, stop, pitch, strength in reversed(every):
        yield start, min(stop, struck_again.get(pitch, stop + 1) - 0.01), pitch, strength
        struck_again[pitch] = start


def part_events(piece, part, seed, clock):
    player = BAND[part.instrument]
    yield midi.program_event(player.channel, player.program)
    yield midi.control_event(0.0, player.channel, VOLUME, 110)
    swelling = 0.0
    for start, stop, pitch, strength in sorted(laid_down(piece, part, seed, clock)):
        yield from midi.note_events(player.channel, start, stop, pitch, strength)
        if start > swelling - 0.1:
            yield from swell_events(player, start, stop)
            swelling = stop
    yield midi.control_event(end_beats(piece) + lead_beats(piece), player.channel, VOLUME, 110)


def record(piece, name, folder):
    """Writes a MIDI file for each part. Returns their paths without the ending, the seconds that
    are played before the piece, and those of the piece.
    """
    clock = Clock(piece)
    stems = []
    for number, part in enumerate(piece.parts):
        stem = f"{folder}/{name}-{number}-{part.instrument.replace(' ', '-')}"
        events = part_events(piece, part, f"{name}{number}", clock)
        midi.write(f"{stem}.mid", tempo_events(piece, clock), events)
        stems.append(stem)
    return stems, clock.seconds(-lead_beats(piece), 0), clock.seconds(0, piece.beats)
