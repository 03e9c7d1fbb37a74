"""Remembers from which sources each sound was made, in stamps.txt.

stamps.py NAME KIND    stamps assets/sounds/NAME.ogg, just made; KIND as `make.sh --list` has it

A line is: name, hash of all sources of that sound, hash of the file.
"""

import hashlib
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
SOUNDS = HERE.parents[1] / "sounds"
STAMPS = HERE / "stamps.txt"


def sources(name, kind):
    """Every file that has a say in it: for an effect all of the synthesis, for music one piece."""
    shared = [HERE / "make.sh", *HERE.glob("dsp/*.[ch]")]
    if kind == "effect":
        return sorted([*shared, *HERE.glob("effects/*.[ch]"), HERE / "effects" / "effects.def"])
    music = set(HERE.glob("music/*"))
    pieces = {path for path in music if path.is_file() and b"def piece():" in path.read_bytes()}
    players = {path for path in music - pieces if path.is_file()}
    return sorted([*shared, *players, HERE / "music" / f"{name}.py"])


def sources_hash(name, kind):
    digest = hashlib.sha256()
    for path in sources(name, kind):
        name_in_tree = path.relative_to(HERE).as_posix()
        digest.update(name_in_tree.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:32]


def file_hash(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()[:32]


def read():
    """{name: (hash of its sources, hash of its file)}"""
    if not STAMPS.exists():
        return {}
    lines = STAMPS.read_text(encoding="utf-8").splitlines()
    return {name: (made_from, result) for name, made_from, result in map(str.split, lines)}


def stamp(name, kind):
    stamps = read()
    stamps[name] = (sources_hash(name, kind), file_hash(SOUNDS / f"{name}.ogg"))
    lines = [f"{key} {made_from} {result}\n" for key, (made_from, result) in sorted(stamps.items())]
    STAMPS.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    stamp(sys.argv[1], sys.argv[2])
