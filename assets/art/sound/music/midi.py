"""Writes a standard MIDI file: a track with the tempo, and one with the notes of an instrument."""

import struct

TICKS = 960  # a beat


def variable_length(number):
    out = [number & 0x7F]
    while number := number >> 7:
        out.insert(0, number & 0x7F | 0x80)
    return bytes(out)


def track(events):
    """Events are (beat, order, message); at the same beat the lower order goes first."""
    data, last = b"", 0
    for beat, _, message in sorted(events):
        tick = max(last, round(beat * TICKS))
        data += variable_length(tick - last) + message
        last = tick
    data += b"\0\xff\x2f\0"
    return b"MTrk" + struct.pack(">I", len(data)) + data


def tempo_event(beat, microseconds):
    return beat, 0, b"\xff\x51\x03" + struct.pack(">I", microseconds)[1:]


def program_event(channel, program):
    return 0.0, 0, bytes([0xC0 | channel, program])


def control_event(beat, channel, control, value):
    return beat, 1, bytes([0xB0 | channel, control, max(0, min(127, round(value)))])


def note_events(channel, start, end, pitch, velocity):
    strength = max(1, min(127, round(velocity)))
    yield start, 3, bytes([0x90 | channel, pitch, strength])
    yield end, 2, bytes([0x80 | channel, pitch, 0])


def write(path, tempo_events, events):
    with open(path, "wb") as file:
        file.write(b"MThd" + struct.pack(">IHHH", 6, 1, 2, TICKS))
        file.write(track(tempo_events) + track(events))
