#!/usr/bin/env python3
"""Checks the game's sounds against their sources and against the ear's rules.

Needs a C compiler, oggenc and oggdec (vorbis-tools). Run: python3 tests/assets/sounds_test.py
"""

import array
import cmath
import functools
import hashlib
import math
import operator
import pathlib
import random
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
ART = ROOT / "assets" / "art" / "sound"
SOUNDS = ROOT / "assets" / "sounds"
MAKE = ["sh", str(ART / "make.sh")]

sys.dont_write_bytecode = True
sys.path.insert(0, str(ART))
import stamps  # noqa: E402

RATE = 48000
FULL_SCALE = 32768
PEAK_MAX = 10 ** ((-6.0 + 0.2) / 20)
TOTAL_BYTES_MAX = 8_000_000
MUSIC_RMS, MUSIC_RMS_SLACK = -22.0, 2.0
LONGEST_SECONDS_MIN = 100
SEAM_RANK_MAX = 0.97


def output_of(*words):
    return subprocess.run([str(word) for word in words], capture_output=True, check=True).stdout


class Sound:
    """A decoded file: its two channels and their sum, in whole numbers."""

    def __init__(self, path):
        self.header = path.read_bytes()[:64]
        pcm = array.array("h")
        pcm.frombytes(output_of("oggdec", "-Q", "-R", "-o", "-", path))
        if sys.byteorder == "big":
            pcm.byteswap()
        self.digest = hashlib.sha256(pcm.tobytes()).digest()
        self.peak = max(max(pcm), -min(pcm)) / FULL_SCALE
        self.channels = [pcm[side::2] for side in (0, 1)]
        self.middle = array.array("i", map(operator.add, *self.channels))
        self.seconds = len(self.middle) / RATE

    @functools.cached_property
    def rms(self):
        total = sum(energy(channel) for channel in self.channels)
        return math.sqrt(total / (2 * len(self.middle))) / FULL_SCALE

    @functools.cached_property
    def offset(self):
        return max(abs(sum(channel)) / len(channel) for channel in self.channels) / FULL_SCALE

    def loudest_sample(self, part):
        return max(max(map(abs, channel[part])) for channel in self.channels) / FULL_SCALE


def energy(samples):
    return sum(map(operator.mul, samples, samples))


def decibels(amplitude):
    return 20 * math.log10(max(amplitude, 1e-9))


def correlation(one, two):
    """1 when alike, whatever their loudness; the longer one is cut."""
    size = min(len(one), len(two))
    one, two = one[:size], two[:size]
    return sum(map(operator.mul, one, two)) / math.sqrt(energy(one) * energy(two) + 1e-12)


def loudest_fifth_of_a_second(sound):
    step, blocks = RATE // 50, 10
    powers = [energy(sound.middle[at : at + step]) for at in range(0, len(sound.middle), step)]
    most = max(sum(powers[at : at + blocks]) for at in range(len(powers)))
    return decibels(math.sqrt(most / (step * blocks)) / FULL_SCALE)


@functools.lru_cache
def turns(size):
    return [cmath.exp(-2j * math.pi * k / size) for k in range(size // 2)]


def fft(values):
    if len(values) == 1:
        return values
    even, odd = fft(values[::2]), fft(values[1::2])
    turned = list(map(operator.mul, turns(len(values)), odd))
    return [*map(operator.add, even, turned), *map(operator.sub, even, turned)]


def spectrum(samples):
    """Level in dB of eleven bands, each an octave or less wide, of a piece of 1024 samples."""
    size = len(samples)
    window = [0.5 - 0.5 * math.cos(2 * math.pi * i / size) for i in range(size)]
    faded = list(map(operator.mul, samples, window))
    power = [abs(value) ** 2 for value in fft(faded)[: size // 2]]
    edges = [1, 2, 4, 8, 16, 24, 32, 48, 64, 128, 256, 512]
    return [10 * math.log10(sum(power[a:b]) + 1e-9) for a, b in zip(edges, edges[1:])]


class Joint:
    """What happens where the end of a loop meets its beginning, or at any other place in it."""

    NEAR = 1024

    def __init__(self, samples, at):
        before = samples[at - self.NEAR : at] if at else samples[-self.NEAR :]
        after = samples[at : at + self.NEAR]
        self.jump = abs(after[0] - before[-1])
        around = before[-48:] + after[:48]
        self.click = max(abs(a - 2 * b + c) for a, b, c in zip(around, around[1:], around[2:]))
        self.energy_step = abs(10 * math.log10((energy(before) + 1) / (energy(after) + 1)))
        self.colour_step = sum(abs(a - b) for a, b in zip(spectrum(before), spectrum(after)))


def joints(sound):
    """The joint of a loop, and for comparison those at many places inside it."""
    chance = random.Random(1)
    places = [chance.randrange(Joint.NEAR, len(sound.middle) - Joint.NEAR) for _ in range(150)]
    return Joint(sound.middle, 0), [Joint(sound.middle, place) for place in places]


def seam_problems(sound):
    """A seam must not stand out from what happens all the time inside the music."""
    seam, inside = joints(sound)
    for what in ("jump", "click", "energy_step", "colour_step"):
        value = getattr(seam, what)
        share = sum(getattr(other, what) < value for other in inside) / len(inside)
        if share > SEAM_RANK_MAX:
            yield f"{what} {value:.1f} is larger than at {100 * share:.0f} % of the places inside"


class Report:
    def __init__(self):
        self.passed = self.failed = 0

    def check(self, sentence, problems):
        """One line for each sentence; `problems` lists what contradicts it."""
        problems = list(problems)
        self.passed += not problems
        self.failed += bool(problems)
        print("ok  " if not problems else "FAIL", sentence)
        for problem in problems:
            print("       ", problem)


def listed():
    """{name: kind}, as the sources have it."""
    return dict(line.split() for line in output_of(*MAKE, "--list").decode().splitlines())


def check_files(report, kinds):
    there = {path.stem for path in SOUNDS.glob("*.ogg")}
    missing = {"effect", "loop"} - set(kinds.values())
    report.check("the sources list effects and music", sorted(missing))
    report.check("every sound of the sources is there", sorted(set(kinds) - there))
    report.check("no sound is there without a source", sorted(there - set(kinds)))
    total = sum(path.stat().st_size for path in SOUNDS.glob("*.ogg"))
    too_large = [f"{total} bytes"] if total > TOTAL_BYTES_MAX else []
    report.check("all together are small enough", too_large)


def check_stamps(report, kinds):
    known = stamps.read()
    report.check("every sound is stamped, and nothing else", sorted(set(known) ^ set(kinds)))
    both = [name for name in kinds if name in known and (SOUNDS / f"{name}.ogg").exists()]
    report.check(
        "no sound is older than its sources",
        [
            f"{name}: run sh assets/art/sound/make.sh"
            for name in both
            if known[name][0] != stamps.sources_hash(name, kinds[name])
        ],
    )
    report.check(
        "no file was changed after it was made",
        [name for name in both if known[name][1] != stamps.file_hash(SOUNDS / f"{name}.ogg")],
    )


def check_format(report, sounds):
    wanted = b"\x01vorbis" + bytes([0, 0, 0, 0, 2]) + RATE.to_bytes(4, "little")
    report.check(
        "all are stereo at 48 kHz",
        [name for name, sound in sounds.items() if wanted not in sound.header],
    )
    report.check(
        "no peak is above -6 dB",
        [
            f"{name} {decibels(sound.peak):.1f} dB"
            for name, sound in sounds.items()
            if sound.peak > PEAK_MAX
        ],
    )
    report.check("none is silent", [name for name, sound in sounds.items() if sound.peak < 0.01])
    report.check(
        "none has an offset",
        [
            f"{name} {sound.offset:.5f}"
            for name, sound in sounds.items()
            if sound.offset > max(0.0002, 0.01 * sound.rms)
        ],
    )


def check_distinct(report, sounds, kinds):
    digests = {}
    for name, sound in sounds.items():
        digests.setdefault(sound.digest, []).append(name)
    report.check("all are distinct", [names for names in digests.values() if len(names) > 1])
    effects = sorted(name for name in sounds if kinds[name] == "effect")
    pairs = [(a, b) for a, b in zip(effects, effects[1:]) if a[:-1] == b[:-1]]
    report.check("there are variants", [] if pairs else ["none"])
    report.check(
        "variants differ to the ear",
        [
            f"{a} {b}"
            for a, b in pairs
            if abs(correlation(sounds[a].middle, sounds[b].middle)) > 0.97
        ],
    )


def check_ends(report, sounds, kinds):
    single = {name: sound for name, sound in sounds.items() if kinds[name] != "loop"}
    limits = ((slice(0, 24), 0.03), (slice(-240, None), 0.01))
    report.check(
        "effects begin and end in silence",
        [
            f"{name} {sound.loudest_sample(part):.4f}"
            for name, sound in single.items()
            for part, share in limits
            if sound.loudest_sample(part) > max(share * sound.peak, 0.0003)
        ],
    )
    report.check("effects are short", [name for name, sound in single.items() if sound.seconds > 8])
    loud = {name: loudest_fifth_of_a_second(sound) for name, sound in single.items()}
    hover, chime = loud.get("hover", 0.0), loud.get("chime", -99.0)
    report.check(
        "hovering is softer than everything else",
        [
            f"{name} {level:.1f} dB"
            for name, level in loud.items()
            if name != "hover" and level < hover + 5
        ],
    )
    report.check(
        "hovering is far softer than a chime",
        [f"{hover:.1f} dB, {chime:.1f} dB"] if chime < hover + 15 else [],
    )


def check_music(report, sounds, kinds):
    loops = {name: sound for name, sound in sounds.items() if kinds[name] == "loop"}
    for name, sound in loops.items():
        level = decibels(sound.rms)
        report.check(
            f"{name} has the level of music",
            [f"{level:.1f} dB"] if abs(level - MUSIC_RMS) > MUSIC_RMS_SLACK else [],
        )
        report.check(f"{name} goes on from its end to its beginning", seam_problems(sound))
    longest = max((sound.seconds for sound in loops.values()), default=0)
    report.check("one loop is long", [f"{longest:.0f} s"] if longest < LONGEST_SECONDS_MIN else [])


def check_layers(report, sounds, kinds):
    """Who joins the music follows its score, note by note, from its first frame to its last."""
    for name in (name for name in sounds if kinds[name] == "loop"):
        compose = [sys.executable, "-B", ART / "music" / "compose.py", "--layers", name]
        made = output_of(*compose, len(sounds[name].middle)).decode()
        path = SOUNDS / f"{name}_layers.txt"
        there = path.read_text(encoding="utf-8") if path.exists() else ""
        report.check(
            f"who joins {name} plays what the sources say",
            [] if there == made else [f"{path.name}: run sh assets/art/sound/make.sh {name}"],
        )


def comparison(old, new):
    """How alike two sounds are, and how much longer and louder the new one is."""
    alike = correlation(old.middle, new.middle)
    return alike, new.seconds - old.seconds, decibels(new.peak) - decibels(old.peak)


def check_sources_still_make_them(report, sounds, kinds):
    effects = [name for name in sounds if kinds[name] == "effect"]
    with tempfile.TemporaryDirectory() as folder:
        output_of(*MAKE, "--to", folder, *effects)
        again = {name: Sound(pathlib.Path(folder) / f"{name}.ogg") for name in effects}
    report.check(
        "the sources make the same effects again",
        [
            f"{name}: {alike:.3f} alike, {longer:.2f} s longer, {louder:.1f} dB louder"
            for name in effects
            for alike, longer, louder in [comparison(sounds[name], again[name])]
            if alike < 0.98 or abs(longer) > 0.01 or abs(louder) > 0.5
        ],
    )


def main():
    report = Report()
    kinds = listed()
    check_files(report, kinds)
    check_stamps(report, kinds)
    paths = {name: SOUNDS / f"{name}.ogg" for name in kinds}
    sounds = {name: Sound(path) for name, path in paths.items() if path.exists()}
    check_format(report, sounds)
    check_distinct(report, sounds, kinds)
    check_ends(report, sounds, kinds)
    check_music(report, sounds, kinds)
    check_layers(report, sounds, kinds)
    check_sources_still_make_them(report, sounds, kinds)
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
