"""Writes the score of the players who join a piece while it is played: the game itself strikes
their notes (effects/layers.c), so that each can come in when the houses have grown.
"""

import perform

RATE = 48000
SEAM_BEFORE_BEAT = 0.09  # seconds that the loop starts before its first beat, as in mix.c
WHITE_KEYS = (0, 2, 4, 5, 7, 9, 10)  # above a G


def key_of(pitch, lowest):
    """Which white key above the lowest, a G, a pitch is; None if it is a black one."""
    octave, step = divmod(pitch - lowest, 12)
    return 7 * octave + WHITE_KEYS.index(step) if step in WHITE_KEYS else None


def seconds_at(clock, beat):
    whole = int(beat // 1)
    return clock.seconds(0, whole) + (beat - whole) * clock.length(whole)


def layer_lines(piece, number, part, lowest, frames):
    """(frame, layer, key, percent) of every note."""
    clock = perform.Clock(piece)
    nominal = clock.seconds(0, piece.beats)
    for start, _, pitch, strength in perform.played(piece, part, f"layer{number}", clock):
        key = key_of(pitch, lowest)
        if key is None:
            continue
        at = (seconds_at(clock, max(start, 0.0)) + SEAM_BEFORE_BEAT) / nominal
        yield int(at * frames) % frames, number, key, max(1, min(100, round(strength)))


def score(piece, layers, frames):
    """The lines of the file; `layers` has (part, lowest note) for each layer."""
    lines = [
        line
        for number, (part, lowest) in enumerate(layers)
        for line in layer_lines(piece, number, part, lowest, frames)
    ]
    yield f"frames {frames}"
    for line in sorted(lines):
        yield " ".join(map(str, line))
