#!/usr/bin/env python3
"""Checks the pictures against the card table, the program, their sources and the eye.

Needs rsvg-convert, cwebp and convert (librsvg2-bin, webp, imagemagick).
Run: python3 tests/assets/pictures_test.py
"""

import functools
import itertools
import math
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from catalogue import BLEED, CARD_HEIGHT, CARD_WIDTH, ROOM_FINE, ROOM_WIDTHS, Tables  # noqa: E402
from catalogue import pixel_size, size_problems  # noqa: E402
import layers  # noqa: E402
import looks  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]

TOTAL_BYTES_MAX = 45_000_000
RESOURCE_SIZE = (250, 157)
RENOVATIONS = (*(f"empty-{number}" for number in range(1, 11)),
               *(f"empty-basement-{number}" for number in range(1, 3)))
RESOURCE_WIDTHS = (60, 120, 240, 480, 960)
CHILDREN_IN_ALL = 24

# Two scenes are alike below these. The study's rooms drawn twice in other colours, by another
# hour and with another child (sofa, cooker, bath, bed: six pairs) are 0.12 to 0.31 apart in
# layout, its truly different rooms 0.89, the nearest two of the 60 cards 0.73. As thumbnails the
# recoloured pairs are as far apart as different rooms (18 to 36), so colour alone finds only
# what was moved a little; the nearest two cards are 15 apart.
LAYOUT_FLOOR = 0.5
THUMBNAIL_FLOOR = 8.0

# Roofs: steps of CIE lightness or colour that are seen side by side without searching, and half
# of the pattern distance between pictures that have nothing in common.
ROOF_LIGHTNESS_FLOOR = 6.0
ROOF_COLOUR_FLOOR = 12.0
ROOF_PATTERN_FLOOR = 0.5
WINDOW_STEP, WINDOW_SHARE = 15.0, 0.12
# All safe roofs have the plate of their sign in common.
SAFE_PATTERN_FLOOR = 0.4
CONFETTI_MIN = 8

# Another version of librsvg blurs and smooths edges a little differently: that costs a few dB
# from the 39 to 47 of the same version. A scene in a slightly other light falls below 28. It may
# even cut a decor's picture differently, where a shadow ends at its edge: not in this sample.
SAMPLE_PSNR = 30.0
SAMPLE = ("library-1", "kitchen-5", "empty-3", "roof-green", "architect", "token-car", "room-sauna",
          "face-otto", "living-2-piano", "kitchen-3-paintings", "study-1-lines")
# What moves is cut out of two drawings, edges and all: only the same version draws it alike.
DRAWN_WITH = "version 2.54."
SAMPLE_OF_MOTION = ("bedroom-4-motion",)


# ---- what must be there ------------------------------------------------------------------------
def rooms(root):
    """every room card has its scene in every size"""
    scene = (CARD_WIDTH + 2 * BLEED, CARD_HEIGHT)
    for key in [*Tables(root).rooms, "down", *RENOVATIONS, "scaffolding"]:
        yield from size_problems(root, "cards/rooms", key, ROOM_WIDTHS + (ROOM_FINE,), scene,
                                 CARD_WIDTH)


def resources(root):
    """every resource card has its picture in every size"""
    for key in Tables(root).resources:
        yield from size_problems(root, "cards/resources", key, RESOURCE_WIDTHS, RESOURCE_SIZE,
                                 RESOURCE_SIZE[0])


# Folders whose pictures are of very different sizes.
OWN_WIDTHS = ("boards", "paper", "street", "title")


def key_problems(root, folder, keys):
    """A key is good when it is there in every width in which most of its folder is."""
    files = [path for path in (root / "assets" / folder).glob("*/*.*") if path.suffix != ".svg"]
    widths = {}
    for path in files:
        widths.setdefault(path.stem, set()).add(path.parent.name)
    usual = max(widths.values(), key=list(widths.values()).count, default=set())
    for key in sorted(keys):
        if key not in widths:
            yield f"{folder}/{key} is missing"
        elif folder not in OWN_WIDTHS and not widths[key] >= usual:
            yield f"{folder}/{key} is not there in {' '.join(sorted(usual - widths[key]))}"


def tokens(root):
    """every decor has its token, the car and the first player too"""
    yield from key_problems(root, "tokens", [*Tables(root).tokens, "marker"])


def room_icons(root):
    """every kind of room has its icon and its frame"""
    tables = Tables(root)
    yield from key_problems(root, "icons", [f"room-{key}" for key in tables.kinds])
    kinds = {kind.lower() for kind in tables.kinds.values()}
    yield from key_problems(root, "cards/frames", [f"frame-{kind}" for kind in kinds])


def roofs_of_the_house(root):
    """the finished house has its roof in every colour, with and without window"""
    roofs = [key[len("roof-"):] for key, kind in Tables(root).resources.items() if kind == "ROOF"]
    yield from key_problems(root, "boards/roofs", [f"{roof}-{part}" for roof in roofs
                                                   for part in ("left", "middle", "right")])


# Functions of the program that show a picture; the folder where it is no argument.
SHOWING = {"pictures_get": None, "paint_picture": None, "draw_picture": None,
           "draw_ribbon": "cards/frames"}
LITERAL = re.compile(r'"([^"\\\n]*)"')
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def arguments(text, start):
    """The text between a parenthesis that opens at `start` and the one that closes it."""
    depth = 0
    for at in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if not depth:
            return text[start + 1 : at]
    return ""


def shown_by_the_program(root):
    """{folder: keys} that stand in the sources of the program as words."""
    shown = {}
    for path in sorted((root / "src" / "app").rglob("*.[ch]")):
        text = path.read_text(encoding="utf-8")
        for call in re.finditer(rf"\b({'|'.join(SHOWING)})(\()", text):
            words = LITERAL.findall(arguments(text, call.start(2)))
            folder = SHOWING[call[1]] or (words.pop(0) if words else None)
            if folder:
                shown.setdefault(folder, set()).update(w for w in words if KEY.fullmatch(w))
        for icon in re.finditer(r'\bicon = "([\w-]+)"', text):
            shown.setdefault("icons", set()).add(icon[1])
        for word in LITERAL.findall(text):
            if re.fullmatch(r"seat-\w+", word):
                shown.setdefault("icons", set()).add(word)
            elif re.fullmatch(r"frame-\w+", word):
                shown.setdefault("cards/frames", set()).add(word)
    return shown


def used(root):
    """every picture that the program names is there"""
    shown = shown_by_the_program(root)
    if sum(map(len, shown.values())) < 10:
        yield "the program seems to show nothing: does this test still read its calls?"
    for folder, keys in sorted(shown.items()):
        yield from key_problems(root, folder, keys)


def widths(root):
    """no folder has more widths than the program remembers"""
    header = (root / "src" / "app" / "draw" / "shelf.h").read_text(encoding="utf-8")
    most = int(re.search(r"WIDTHS_MAX = (\d+)", header)[1])
    found = {}
    for path in (root / "assets").rglob("*"):
        if path.is_dir() and path.name.isdigit():
            found.setdefault(path.parent, []).append(path.name)
    for folder, names in sorted(found.items()):
        if len(names) > most:
            yield f"{folder.name} has {len(names)} widths, more than {most}"


def files(root):
    """the program has a place for every picture, in every width"""
    source = (root / "src" / "app" / "draw" / "pictures.c").read_text(encoding="utf-8")
    most = int(re.search(r"PICTURES_MAX = (\d+)", source)[1])
    count = sum(path.parent.name.isdigit() for path in (root / "assets").rglob("*.webp"))
    if count > most:
        yield f"{count} pictures, and {most} places"


def total(root):
    """all assets together are at most 45 MB"""
    size = sum(path.stat().st_size for path in (root / "assets").rglob("*") if path.is_file())
    if size > TOTAL_BYTES_MAX:
        yield f"{size} bytes"


# ---- children ----------------------------------------------------------------------------------
def children(root):
    """the children to be found are those of the rules, each inside its card"""
    wanted = Tables(root).children
    if sum(wanted.values()) != CHILDREN_IN_ALL:
        yield f"the table has {sum(wanted.values())} children, the rules {CHILDREN_IN_ALL}"
    found = dict.fromkeys(wanted, 0)
    for line in (root / "assets" / "cards" / "children.txt").read_text().splitlines():
        key, *box = line.split()
        x, y, width, height = map(int, box)
        found[key] = found.get(key, 0) + 1
        if x < 0 or y < 0 or x + width > CARD_WIDTH or y + height > CARD_HEIGHT:
            yield f"{key}: the child at {x} {y} leaves the card"
        if width < 8 or height < 8:
            yield f"{key}: the child at {x} {y} is too small to be found"
    for key in sorted(found):
        if found[key] != wanted.get(key, 0):
            yield f"{key}: {found[key]} children, must be {wanted.get(key, 0)}"


# ---- what the eye says -------------------------------------------------------------------------
def distinct(root):
    """no two rooms look alike, whatever their colours and whichever side they are seen from"""
    keys = [key for key in (*Tables(root).rooms, *RENOVATIONS)
            if (root / "assets/cards/rooms/120" / f"{key}.webp").exists()]
    paths = [root / "assets/cards/rooms/120" / f"{key}.webp" for key in keys]
    size = (looks.ACROSS, looks.DOWN)
    layouts = [looks.layout([2.55 * colour[0] for colour in looks.lab_pixels(pixels)])
               for pixels in looks.decode(paths, "120x150+10+0", size)]
    # what all cards share, floor line and cornice, makes no two of them alike
    common = [sum(cell) / len(keys) for cell in zip(*layouts)]
    common = [(a + b) / 2 for a, b in zip(common, looks.mirrored(common))]
    layouts = [looks.without(cells, common) for cells in layouts]
    turned = [looks.mirrored(cells) for cells in layouts]
    small = [looks.lab_pixels(pixels)
             for pixels in looks.decode(paths, "120x150+10+0", (16, 16))]
    for one, two in itertools.combinations(range(len(keys)), 2):
        apart = min(looks.distance(layouts[one], layouts[two]),
                    looks.distance(layouts[one], turned[two]))
        if apart < LAYOUT_FLOOR:
            yield f"{keys[one]} and {keys[two]}: layouts only {apart:.2f} apart"
        colour = sum(map(math.dist, small[one], small[two])) / len(small[one])
        if colour < THUMBNAIL_FLOOR:
            yield f"{keys[one]} and {keys[two]}: thumbnails only {colour:.1f} apart"


@functools.cache
def _roof_pixels(root):
    keys = [key for key, kind in Tables(root).resources.items() if kind == "ROOF"]
    paths = [root / "assets/cards/resources/60" / f"{key}.webp" for key in keys]
    size = (looks.ACROSS, looks.DOWN)
    return dict(zip(keys, looks.decode(paths, "54x30+3+3", size)))


def forget():
    """Looks at the files again when they have changed."""
    _roof_pixels.cache_clear()


def _roofs_seen(root, seen):
    return {key: looks.lab_pixels(pixels, seen) for key, pixels in _roof_pixels(root).items()}


def roofs(root):
    """roofs differ in lightness, colour and pattern, in grey and with deuteranopia"""
    for seen, floor in ((looks.seen_in_grey, ROOF_LIGHTNESS_FLOOR),
                        (looks.seen_with_deuteranopia, ROOF_COLOUR_FLOOR)):
        cards = _roofs_seen(root, seen)
        patterns = {key: looks.layout([2.55 * colour[0] for colour in card])
                    for key, card in cards.items()}
        plain = [key for key in cards if not key.endswith("-window")]
        for one, two in itertools.combinations(plain, 2):
            apart = math.dist(looks.mean_colour(cards[one]), looks.mean_colour(cards[two]))
            how = seen.__name__.replace("_", " ")
            if apart < floor:
                yield f"{one} and {two} are {apart:.1f} apart {how}"
            pattern = looks.distance(patterns[one], patterns[two])
            if pattern < ROOF_PATTERN_FLOOR:
                yield f"{one} and {two}: patterns {pattern:.2f} apart {how}"


def roof_windows(root):
    """a roof with a window is told from a plain one as a stamp, in grey and with deuteranopia"""
    for seen in (looks.seen_in_grey, looks.seen_with_deuteranopia):
        cards = _roofs_seen(root, seen)
        for key in (key for key in cards if key.endswith("-window")):
            steps = list(map(math.dist, cards[key], cards[key[: -len("-window")]]))
            share = sum(step > WINDOW_STEP for step in steps) / len(steps)
            if share < WINDOW_SHARE:
                yield (f"{key} differs on {100 * share:.0f} % of the card "
                       f"{seen.__name__.replace('_', ' ')}")


def safe_roofs(root):
    """colour-safe roofs are there, and their patterns differ as stamps, in grey"""
    keys = [key for key, kind in Tables(root).resources.items() if kind == "ROOF"]
    for key in keys:
        yield from size_problems(root, "cards/resources", f"{key}-safe", RESOURCE_WIDTHS,
                                 RESOURCE_SIZE, RESOURCE_SIZE[0])
    plain = [key for key in keys if not key.endswith("-window")]
    paths = [root / "assets/cards/resources/60" / f"{key}-safe.webp" for key in plain]
    if not all(path.exists() for path in paths):
        return
    pixels = looks.decode(paths, "54x30+3+3", (looks.ACROSS, looks.DOWN))
    patterns = [looks.layout([2.55 * colour[0] for colour in looks.lab_pixels(card,
                looks.seen_in_grey)]) for card in pixels]
    for (one, first), (two, second) in itertools.combinations(zip(plain, patterns), 2):
        apart = looks.distance(first, second)
        if apart < SAFE_PATTERN_FLOOR:
            yield f"{one} and {two}: patterns {apart:.2f} apart"


def piles_and_confetti(root):
    """discards lie in piles of three heights, and there is confetti to throw"""
    yield from key_problems(root, "boards/piles", [f"{kind}-{height}" for height in (1, 2, 3)
                                                   for kind in ("room", "resource")])
    pieces = {path.stem for path in (root / "assets/confetti").glob("*/*.webp")}
    if len(pieces) < CONFETTI_MIN:
        yield f"only {len(pieces)} pieces of confetti"
    yield from key_problems(root, "confetti", pieces)


# ---- sources -----------------------------------------------------------------------------------
def render(root, *words):
    command = [sys.executable, "-B", root / "assets/art/render.py", *words]
    return subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          check=False)


def current(root, keys=()):
    """no picture is missing or older than its source"""
    answer = render(root, "--check", *keys)
    if answer.returncode:
        yield from (answer.stdout + answer.stderr).splitlines()


def files_of(root, *keys):
    """{key: files below assets}, as the sources have it."""
    result = {}
    for line in render(root, "--files", *keys).stdout.splitlines():
        key, file = line.split()
        result.setdefault(key, []).append(file)
    return result


def orphans(root):
    """no picture is there without a source"""
    listed = {file for files in files_of(root).values() for file in files}
    for path in sorted((root / "assets").rglob("*.*")):
        name = path.relative_to(root / "assets").as_posix()
        if path.suffix in (".webp", ".png", ".svg") and name not in listed:
            yield name


def wordless(root, keys=()):
    """no picture holds text: words are drawn in the player's language"""
    with tempfile.TemporaryDirectory() as folder:
        render(root, "--svg", folder, *keys)
        drawn = sorted(pathlib.Path(folder).glob("*.svg"))
        if not drawn:
            yield "nothing is drawn"
        for path in [*drawn, *sorted((root / "assets").rglob("*.svg"))]:
            if re.search(r"<(text|tspan|textPath)\b", path.read_text(encoding="utf-8")):
                yield path.stem


def sample_here():
    version = subprocess.run(["rsvg-convert", "--version"], capture_output=True, text=True,
                             check=True).stdout
    return SAMPLE + SAMPLE_OF_MOTION if DRAWN_WITH in version else SAMPLE


def sample(root, keys=None):
    """a sample drawn anew is what is there"""
    keys = keys or sample_here()
    files = files_of(root, *keys)
    with tempfile.TemporaryDirectory() as folder:
        render(root, "--into", folder, *keys)
        for key in keys:
            there = [file for file in files.get(key, []) if (root / "assets" / file).exists()]
            largest = max(there, key=lambda file: pixel_size(root / "assets" / file), default=None)
            if not largest or not (pathlib.Path(folder) / largest).exists():
                yield f"{key} is not there"
                continue
            alike = likeness(root / "assets" / largest, pathlib.Path(folder) / largest)
            if alike < SAMPLE_PSNR:
                yield f"{key}: {alike:.1f} dB"


def likeness(there, again):
    """PSNR of two pictures at half the size: what the eye sees, in fewer numbers."""
    across, down = pixel_size(there)
    if pixel_size(again) != (across, down):
        return 0
    return looks.psnr(*looks.decode([there, again], f"{across}x{down}+0+0",
                                    (across // 2, down // 2)))


CHECKS = (rooms, resources, tokens, room_icons, roofs_of_the_house, used, widths, files, total,
          children, distinct, roofs, roof_windows, safe_roofs, piles_and_confetti, *layers.CHECKS,
          current, orphans, wordless, sample)


def main():
    passed = 0
    for check in CHECKS:
        problems = list(check(ROOT))
        passed += not problems
        print("FAIL" if problems else "ok  ", check.__doc__, flush=True)
        for problem in problems:
            print("       ", problem)
    print(f"{passed} passed, {len(CHECKS) - passed} failed")
    return 1 if passed < len(CHECKS) else 0


if __name__ == "__main__":
    sys.exit(main())
