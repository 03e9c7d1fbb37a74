#!/usr/bin/env python3
"""Compares the pictures of the scenes with the ones that are kept.

Every script of the folder `pictures` (table.txt, ...) saves its shots at three sizes (lessons at
one), on the software renderer and with the fixed clock of scripts. A picture may differ by 8 of 255
steps, and more on a thousandth of its pixels: or on a share in PICTURES_MAY_DIFFER, for SDL2 on
SDL3, which draws a little differently. Kept pictures are scaled down to at most 480 pixels and 64
steps of a colour: text of a letter more or less, or a card in another place, still shows.

usage: pictures.py PROGRAM ASSETS            compare all
       pictures.py PROGRAM ASSETS --update [SCRIPT...]
                                             keep them as they are now; look at them before!
"""

import os
import subprocess
import sys
import tempfile

import headless

HERE = headless.HERE
KEPT = os.path.join(HERE, "..", "golden", "pictures")
SIZES = ["1024x600", "1280x800", "3840x2160"]
FEW = ["1024x600"]  # of lessons, which have many steps
LARGE = {"table.txt", "title.txt"}  # drawn at the largest size too
STEPS, SHARE = 8, float(os.environ.get("PICTURES_MAY_DIFFER", 0.001))
SMALL = ["-filter", "Box", "-resize", "480x>", "+dither", "-posterize", "64"]


def scripts(wanted):
    folder = os.path.join(HERE, "pictures")
    return [os.path.join(folder, name) for name in sorted(os.listdir(folder))
            if name.endswith(".txt") and (not wanted or name[:-len(".txt")] in wanted)]


def sizes_of(script):
    name = os.path.basename(script)
    return FEW if name.startswith("lesson-") else SIZES if name in LARGE else SIZES[:2]


def shoot(program, assets, script, size, folder):
    """Runs a script; a record of the same name lies on the table."""
    record = script[:-len(".txt")] + ".dreamhome"
    wrong = headless.run(program, assets, script, folder, "--lang", "en", "--size", size,
                         *([record] if os.path.exists(record) else []))
    if wrong:
        sys.exit(f"{os.path.basename(script)} cannot be played at {size}")


def pixels(path):
    """Width, height and bytes of a picture, scaled down to what is kept."""
    data = subprocess.run(["convert", path, *SMALL, "-depth", "8", "-colorspace", "sRGB", "-alpha",
                           "off", "ppm:-"], check=True, capture_output=True).stdout
    _, size, _, rest = data.split(b"\n", 3)
    return size, rest


def different(one, other):
    """The share of pixels that differ by more than they may."""
    if one[0] != other[0]:
        return 1.0
    a, b = one[1], other[1]
    wrong = {at // 3 for at in range(len(a)) if abs(a[at] - b[at]) > STEPS} if a != b else ()
    return len(wrong) * 3 / len(a)


def keep(path, kept):
    os.makedirs(os.path.dirname(kept), exist_ok=True)
    subprocess.run(["convert", path, *SMALL, "-strip", "-define", "webp:lossless=true", "-define",
                    "webp:method=6", kept], check=True)


def main():
    program, assets, *options = sys.argv[1:]
    update = options[:1] == ["--update"]
    wrong = 0
    for script in scripts(options[1:]):
        for size in sizes_of(script):
            with tempfile.TemporaryDirectory(prefix="dreamhome-pictures-") as folder:
                shoot(program, assets, script, size, folder)
                for name in sorted(os.listdir(folder)):
                    if not name.endswith(".png"):
                        continue
                    path = os.path.join(folder, name)
                    kept = os.path.join(KEPT, size, name[:-len(".png")] + ".webp")
                    if update:
                        keep(path, kept)
                        continue
                    if not os.path.exists(kept):
                        wrong += 1
                        print(f"{size} {name}: none is kept")
                        continue
                    share = different(pixels(path), pixels(kept))
                    if share > SHARE:
                        wrong += 1
                        print(f"{size} {name}: {share:.2%} of the pixels differ")
    if wrong:
        sys.exit(f"{wrong} pictures differ; if they are right: {sys.argv[0]} ... --update")


if __name__ == "__main__":
    main()
