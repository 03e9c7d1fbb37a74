#!/usr/bin/env python3
"""Proves that each check of pictures_test.py can fail: spoils a copy, looks, and restores it."""

from contextlib import contextmanager
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import layers  # noqa: E402
import pictures_test as checks  # noqa: E402

ROOMS, RESOURCES = "assets/cards/rooms", "assets/cards/resources"
A_SOURCE = "assets/art/scenes/library.py"


def copy_of_the_project(target):
    for folder in ("assets", "include", "src/app"):
        shutil.copytree(checks.ROOT / folder, target / folder,
                        ignore=shutil.ignore_patterns("sounds", "fonts", "__pycache__", ".*"))


@contextmanager
def changed(path):
    """Gives the file's content back at the end, or takes the file away if there was none."""
    before = path.read_bytes() if path.exists() else None
    try:
        yield
    finally:
        if before is None:
            path.unlink(missing_ok=True)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(before)


def remove(path):
    path.unlink()


def written(content):
    return lambda path: path.write_bytes(content)


def replaced(old, new):
    """Text exchanged inside a file; it must be there."""
    def spoil(path):
        text = path.read_text(encoding="utf-8")
        if old not in text:
            raise ValueError(f"{path.name} has no {old}")
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return spoil


def appended(text):
    return lambda path: path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def project_of(path):
    return next(folder.parent for folder in path.parents if folder.name == "assets")


def copied(name):
    return lambda path: shutil.copyfile(project_of(path) / name, path)


def painted(name, *operations):
    """The file made anew from another picture by ImageMagick."""
    def spoil(path):
        source = project_of(path) / name
        subprocess.run(["convert", source, *operations, path], check=True)
    return spoil


def grown(size):
    def spoil(path):
        with open(path, "wb") as file:
            file.truncate(size)
    return spoil


A_TEXT = """

@picture('spoiled', folder='icons', size=(9, 9), widths=(16,))
def spoiled(canvas):
    canvas.raw('<text x="1" y="8">A</text>')
"""

# check, what is spoiled in words, the file and how
SPOILINGS = (
    (checks.rooms, "a scene is lost", f"{ROOMS}/96/living-3.webp", remove),
    (checks.rooms, "a scene has another size", f"{ROOMS}/240/kitchen-1.webp",
     copied(f"{ROOMS}/120/kitchen-1.webp")),
    (checks.rooms, "a copy of a card is added", "include/dreamhome/rooms.def",
     replaced("ROOM(STUDY, 1", "ROOM(STUDY, 2")),
    (checks.resources, "a resource is lost", f"{RESOURCES}/60/piano.webp", remove),
    (checks.tokens, "the car is lost in one size", "assets/tokens/96/car.webp", remove),
    (checks.room_icons, "an icon is lost in one size", "assets/icons/24/room-sauna.webp", remove),
    (checks.room_icons, "a frame is lost in one size", "assets/cards/frames/120/frame-unique.webp",
     remove),
    (checks.roofs_of_the_house, "a piece of a roof is lost",
     "assets/boards/roofs/120/blue-window-middle.webp", remove),
    (checks.used, "the program shows what is not there", "src/app/scenes/table/table_draw.c",
     appended('static void spoiled(App *app) { paint_picture(app, "icons", "unheard", b); }\n')),
    (checks.used, "a button has an unknown icon", "src/app/scenes/table/table_draw.c",
     replaced('icon = "undo"', 'icon = "unheard"')),
    (checks.widths, "the program remembers few widths", "src/app/draw/shelf.h",
     replaced("WIDTHS_MAX = 64", "WIDTHS_MAX = 4")),
    (checks.files, "the program has few places", "src/app/draw/pictures.c",
     replaced("PICTURES_MAX = 4096", "PICTURES_MAX = 2048")),
    (checks.total, "a huge file is added", "assets/cards/huge.bin", grown(46_000_000)),
    (checks.children, "a child leaves", "assets/cards/children.txt",
     replaced("library-1 ", "study-1 ")),
    (checks.children, "a child is beyond the edge", "assets/cards/children.txt",
     appended("library-1 230 100 20 20\n")),
    (checks.children, "the rules want another child", "include/dreamhome/rooms.def",
     replaced("{1, 1, 1, 1, 1}", "{1, 1, 1, 1, 1, 1}")),
    (checks.distinct, "a room is another one recoloured", f"{ROOMS}/120/kitchen-2.webp",
     painted(f"{ROOMS}/120/kitchen-1.webp", "-modulate", "70,80,150")),
    (checks.distinct, "a room is another one mirrored by evening", f"{ROOMS}/120/living-2.webp",
     painted(f"{ROOMS}/120/bedroom-1.webp", "-flop", "-fill", "#402060", "-colorize", "35")),
    (checks.roofs, "two roofs differ in hue only", f"{RESOURCES}/60/roof-blue.webp",
     painted(f"{RESOURCES}/60/roof-red.webp", "-modulate", "100,100,30")),
    (checks.roofs, "two roofs are equally light", f"{RESOURCES}/60/roof-brown.webp",
     painted(f"{RESOURCES}/60/roof-brown.webp", "-brightness-contrast", "14,0")),
    (checks.roof_windows, "a window is too faint", f"{RESOURCES}/60/roof-red-window.webp",
     painted(f"{RESOURCES}/60/roof-red.webp", "-modulate", "104")),
    (checks.safe_roofs, "a safe roof is lost", f"{RESOURCES}/240/roof-blue-window-safe.webp",
     remove),
    (checks.safe_roofs, "two safe roofs have one sign", f"{RESOURCES}/60/roof-blue-safe.webp",
     painted(f"{RESOURCES}/60/roof-red-safe.webp", "-modulate", "120,100,30")),
    (checks.piles_and_confetti, "a pile is lost", "assets/boards/piles/150/room-2.webp", remove),
    (layers.decor, "a decor is lost in one size", "assets/decor/96/living-3-piano.webp", remove),
    (layers.decor, "a decor has no place", "assets/decor/places.txt",
     replaced("kitchen-2 ice-cream", "kitchen-2 whirlpool")),
    (layers.decor, "the rules allow another room", "include/dreamhome/resources.def",
     replaced("ON(BATHROOM)", "ON(BATHROOM) | ON(SAUNA)")),
    (layers.furniture, "a car is a toy", "assets/decor/240/garage-2-car.webp",
     painted("assets/decor/240/living-1-cat-house.webp")),
    (layers.hidden_children, "a child sits behind a piano", "assets/cards/children.txt",
     appended("living-1 70 180 40 30\n")),
    (layers.motion, "nothing moves in a scene", "assets/motion/places.txt",
     replaced("study-1 ", "study-2 ")),
    (layers.motion, "a frame is missing", "assets/motion/places.txt",
     replaced("study-1 3", "study-1 4")),
    (layers.lamps, "a scene has no lamp", "assets/cards/lamps.txt",
     replaced("living-1 lamp", "living-1 moon")),
    (layers.line_drawings, "a line drawing is lost", "assets/lines/768/games-1.webp", remove),
    (layers.line_drawings, "an empty room cannot be coloured in", "assets/lines/768/empty-1.webp",
     remove),
    (layers.line_drawings, "a line drawing is a grey picture", "assets/lines/768/games-1.webp",
     painted(f"{ROOMS}/960/games-1.webp", "-resize", "896x960!")),
    (layers.faces, "a computer player has no face", "assets/faces/192/mina.webp", remove),
    (layers.faces, "two faces are the same", "assets/faces/192/family-2.webp",
     painted("assets/faces/192/family-1.webp", "-modulate", "103")),
    (checks.current, "a scene is changed", A_SOURCE, replaced("light='dusk'", "light='rain'")),
    (checks.current, "a rendered file is lost", f"{ROOMS}/960/study-1.webp", remove),
    (checks.current, "a source is broken", A_SOURCE, appended("!\n")),
    (checks.orphans, "a picture has no source", "assets/icons/24/orphan.webp", written(b"RIFF")),
    (checks.wordless, "a picture says something", "assets/art/pictures/tokens.py",
     appended(A_TEXT)),
    (checks.sample, "a picture is a little darker", f"{ROOMS}/1440/library-1.webp",
     painted(f"{ROOMS}/1440/library-1.webp", "-modulate", "85")),
)


# Checks that would take long if they looked at more than what is spoiled.
ONLY = {
    checks.current: ("library-1", "study-1"),
    checks.sample: ("library-1",),
    checks.wordless: ("token-car", "spoiled"),
    layers.line_drawings: ("games-1", "empty-1"),
}


def problems_of(check, root):
    checks.forget()
    return set(check(root, ONLY[check]) if check in ONLY else check(root))


def main():
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        copy_of_the_project(root)
        before = {check: problems_of(check, root) for check in {s[0] for s in SPOILINGS}}
        unproven = set(checks.CHECKS) - set(before)
        for check, words, name, spoil in SPOILINGS:
            with changed(root / name):
                spoil(root / name)
                noticed = problems_of(check, root) - before[check]
            failed += not noticed
            print("ok  " if noticed else "FAIL", f"{check.__name__} notices when {words}",
                  flush=True)
        for check in unproven:
            failed += 1
            print("FAIL", f"nothing proves that {check.__name__} can fail")
    print(f"{len(SPOILINGS) + len(unproven) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
