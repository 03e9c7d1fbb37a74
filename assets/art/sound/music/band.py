"""The instruments, and how each sits in the room."""

from dataclasses import dataclass

DRUMS = 9  # the channel that MIDI keeps for drums; elsewhere channel 0 is played


@dataclass(frozen=True)
class Instrument:
    program: int  # General MIDI, counted from 0; on the drum channel the kit
    level: float  # loudness in the mix, dB against the leading melody
    pan: float  # -1 left to 1 right
    room: float  # share of the reverb
    low_cut: float = 40.0  # hertz
    treble: float = 0.0  # dB …
    treble_from: float = 4000.0  # … above so many hertz
    width: float = 1.0  # of the stereo recording
    channel: int = 0
    velocity: float = 64.0  # a normal stroke
    lateness: float = 0.0  # milliseconds behind the beat
    looseness: float = 7.0  # milliseconds of human spread
    swell: float = 0.0  # how far a long note grows and fades, in steps of MIDI expression
    overlap: float = 0.0  # beats that a note rings on into the next


BAND = {
    # winds
    "clarinet": Instrument(
        program=71, level=0.0, pan=-0.15, room=0.30, low_cut=140, treble=-11.0, treble_from=1250,
        velocity=66, lateness=8, swell=20,
    ),
    "flute": Instrument(
        program=73, level=0.0, pan=0.25, room=0.34, low_cut=220, treble=-4.5, treble_from=1800,
        velocity=62, lateness=6, swell=18,
    ),
    "horn": Instrument(
        program=60, level=-2.0, pan=-0.30, room=0.40, low_cut=100, treble=-2.0,
        velocity=70, lateness=4, swell=12,
    ),
    "accordion": Instrument(
        program=21, level=-11.0, pan=0.42, room=0.28, low_cut=200, treble=-6.0, treble_from=1800,
        width=0.6, velocity=56, swell=16,
    ),
    # struck
    "vibraphone": Instrument(
        program=11, level=-1.5, pan=0.30, room=0.34, low_cut=160, velocity=60, overlap=0.6,
    ),
    "glockenspiel": Instrument(
        program=9, level=-9.0, pan=0.40, room=0.40, low_cut=400, treble=-4.0,
        velocity=48, overlap=1.0,
    ),
    "piano": Instrument(
        program=0, level=-0.5, pan=0.05, room=0.26, low_cut=70, treble=-4.0, treble_from=2500,
        width=0.7, velocity=56, overlap=0.4,
    ),
    "piano left hand": Instrument(
        program=0, level=-5.0, pan=-0.05, room=0.24, low_cut=60, treble=-5.0, treble_from=2500,
        width=0.7, velocity=48,
    ),
    # played by the game itself, see layers.py: percents, and no place in the mix
    "marimba": Instrument(program=12, level=0.0, pan=0.0, room=0.0, velocity=58),
    "kalimba": Instrument(program=108, level=0.0, pan=0.0, room=0.0, velocity=58),
    "bells": Instrument(program=9, level=0.0, pan=0.0, room=0.0, velocity=58),
    # strings
    "guitar": Instrument(
        program=24, level=-4.0, pan=-0.32, room=0.20, low_cut=85, treble=1.5, treble_from=2500,
        velocity=62, looseness=6,
    ),
    "strings": Instrument(
        program=49, level=-9.0, pan=0.0, room=0.40, low_cut=180, treble=-5.0, treble_from=2500,
        velocity=58, swell=16, looseness=14,
    ),
    "pizzicato": Instrument(program=45, level=-7.0, pan=0.30, room=0.36, low_cut=140, velocity=60),
    "bass": Instrument(
        program=32, level=-5.5, pan=0.04, room=0.07, low_cut=38, width=0.3,
        velocity=70, lateness=4, looseness=5,
    ),
    # drums
    "brushes": Instrument(
        program=40, level=-13.0, pan=0.15, room=0.16, low_cut=150, treble=-2.0,
        channel=DRUMS, velocity=50, looseness=5,
    ),
    "shaker": Instrument(
        program=40, level=-19.0, pan=0.48, room=0.18, low_cut=900, treble=-6.0,
        channel=DRUMS, velocity=46, looseness=5,
    ),
}
