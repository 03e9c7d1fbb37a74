"""Checks of what belongs to a scene beside its picture: decor, motion, lamps, lines; and faces."""

import itertools
import math
import subprocess

from catalogue import BLEED, CARD_HEIGHT, CARD_WIDTH, ROOM_WIDTHS, Tables, pixel_size, size_problems
import looks

GRID = 10                        # card units: whole pixels in every width of the cards
MOTION_WIDTHS = (240, 480, 960)
LINE_WIDTH = 768
FACE_WIDTHS = (32, 48, 64, 96, 192, 384)
COMPUTERS = ("pip", "otto", "mina", "victor", "ada", "rosa", "max", "nora")
FAMILY_MIN = 12
# Around a child the wall may change, but the child must be seen.
HIDDEN_MAX = 0.6
# A tenth of a card: what is smaller beside a sofa or a grown-up is a toy.
FURNITURE = {"car", "canopy-bed", "fireplace", "ice-cream", "piano", "slide", "whirlpool"}
FURNITURE_MIN = 0.095 * CARD_WIDTH * CARD_HEIGHT
# Heads as thumbnails: the same face in another jumper is 0.3 apart, the nearest two are 3.2.
HEAD = "192x132+0+0"
FACE_FLOOR = 2.0
# Line drawings are white paper with some ink; a painted scene has hardly any paper at all.
PAPER_MIN, INK_MIN = 0.6, 0.03


def lines_of(root, name):
    path = root / "assets" / name
    return [line.split() for line in path.read_text().splitlines()] if path.exists() else []


def box_problems(key, box):
    x, y, width, height = box
    if any(part % GRID for part in box) or width <= 0 or height <= 0:
        yield f"{key}: {box} is not on the grid"
    if x < -BLEED or x + width > CARD_WIDTH + BLEED or y < 0 or y + height > CARD_HEIGHT:
        yield f"{key}: {box} leaves the picture"


def decor(root):
    """every decor has its place in every scene that may carry it"""
    wanted = set(Tables(root).decorated())
    places = {(scene, key): tuple(map(int, box))
              for scene, key, *box in lines_of(root, "decor/places.txt")}
    yield from (f"{scene} has no place for {key}" for scene, key in sorted(wanted - set(places)))
    yield from (f"{scene} must not carry {key}" for scene, key in sorted(set(places) - wanted))
    for (scene, key), box in sorted(places.items()):
        yield from box_problems(f"{scene} {key}", box)
        yield from size_problems(root, "decor", f"{scene}-{key}", ROOM_WIDTHS, box[2:], CARD_WIDTH)


def furniture(root):
    """decor that is furniture has the size of furniture"""
    for scene, key, _, _, width, height in lines_of(root, "decor/places.txt"):
        path = root / "assets/decor/240" / f"{scene}-{key}.webp"
        if key in FURNITURE and path.exists():
            area = covered_area(path, (0, 0, int(width), int(height)))
            if area < FURNITURE_MIN:
                yield f"{scene}: the {key} has only {area} square units"


def hidden_children(root):
    """no decor hides a child that is to be found"""
    children = [(key, tuple(map(int, box))) for key, *box in lines_of(root, "cards/children.txt")]
    for scene, key, *box in lines_of(root, "decor/places.txt"):
        left, top, width, height = map(int, box)
        path = root / "assets/decor/240" / f"{scene}-{key}.webp"
        if not path.exists():
            continue
        for _, (x, y, across, down) in (child for child in children if child[0] == scene):
            x0, y0 = max(x, left), max(y, top)
            x1, y1 = min(x + across, left + width), min(y + down, top + height)
            if x0 >= x1 or y0 >= y1:
                continue
            covered = covered_area(path, (x0 - left, y0 - top, x1 - x0, y1 - y0))
            if covered > HIDDEN_MAX * across * down:
                yield f"{scene}: {key} hides the child at {x} {y}"


def covered_area(path, part):
    """How many pixels of a part of an overlay are opaque; 240 wide, a pixel is a card unit."""
    x, y, width, height = part
    alpha = subprocess.run(["convert", str(path), "-crop", f"{width}x{height}+{x}+{y}", "+repage",
                            "-alpha", "extract", "-depth", "8", "gray:-"], capture_output=True,
                           check=True).stdout
    return sum(value > 128 for value in alpha)


def motion(root):
    """something moves in every scene"""
    places = {scene: (int(frames), tuple(map(int, box)))
              for scene, frames, *box in lines_of(root, "motion/places.txt")}
    for scene in Tables(root).rooms:
        if scene not in places:
            yield f"{scene} does not move"
            continue
        frames, box = places[scene]
        yield from box_problems(scene, box)
        yield from size_problems(root, "motion", scene, MOTION_WIDTHS, (box[2] * frames, box[3]),
                                 CARD_WIDTH)
    yield from (f"{scene} is no scene" for scene in sorted(set(places) - set(Tables(root).rooms)))


def lamps(root):
    """every scene is lit at night, and knows how dark it is already"""
    kinds = {}
    for scene, kind, x, y, radius, strength in lines_of(root, "cards/lamps.txt"):
        kinds.setdefault(scene, []).append(kind)
        if kind != "dim" and (int(radius) <= 0 or not 0 < float(strength) <= 1):
            yield f"{scene}: a {kind} of radius {radius} and strength {strength}"
        if not -BLEED <= int(x) <= CARD_WIDTH + BLEED or not -10 <= int(y) <= CARD_HEIGHT + 10:
            yield f"{scene}: a {kind} at {x} {y}"
    for scene in Tables(root).rooms:
        there = kinds.get(scene, [])
        if there.count("dim") != 1 or "lamp" not in there:
            yield f"{scene} has {there.count('dim')} dim lines, {there.count('lamp')} lamps"


def line_drawings(root, keys=()):
    """every scene and every empty room is there as a line drawing: ink on white paper"""
    size = (CARD_WIDTH + 2 * BLEED, CARD_HEIGHT)
    empty = sorted(path.stem for path in (root / "assets/cards/rooms/960").glob("empty-*.webp"))
    for scene in keys or [*Tables(root).rooms, *empty]:
        yield from size_problems(root, "lines", scene, (LINE_WIDTH,), size, CARD_WIDTH)
        path = root / "assets/lines" / str(LINE_WIDTH) / f"{scene}.webp"
        if path.exists():
            across, down = pixel_size(path)
            pixels = looks.decode([path], f"{across}x{down}+0+0", (across // 4, down // 4))[0]
            paper = sum(value > 200 for value in pixels) / len(pixels)
            ink = sum(value < 140 for value in pixels) / len(pixels)
            if paper < PAPER_MIN or ink < INK_MIN:
                yield f"{scene}: {100 * paper:.0f} % paper, {100 * ink:.0f} % ink"


def faces(root):
    """the computer players and a family have faces, and no two look alike"""
    there = sorted(path.stem for path in (root / "assets/faces/192").glob("*.webp"))
    yield from (f"{key} has no face" for key in COMPUTERS if key not in there)
    family = [key for key in there if key.startswith("family-")]
    if len(family) < FAMILY_MIN:
        yield f"only {len(family)} faces of the family"
    for key in there:
        yield from size_problems(root, "faces", key, FACE_WIDTHS, (1, 1), 1)
    paths = [root / "assets/faces/192" / f"{key}.webp" for key in there]
    small = [looks.lab_pixels(pixels) for pixels in looks.decode(paths, HEAD, (24, 24))]
    for (one, first), (two, second) in itertools.combinations(zip(there, small), 2):
        apart = sum(map(math.dist, first, second)) / len(first)
        if apart < FACE_FLOOR:
            yield f"{one} and {two} are only {apart:.1f} apart"


CHECKS = (decor, furniture, hidden_children, motion, lamps, line_drawings, faces)
