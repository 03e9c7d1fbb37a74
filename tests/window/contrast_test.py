#!/usr/bin/env python3
"""Walks through every scene, as the layout test does, and measures on the pictures, as usual and in
high contrast, whether all words stand out from what they stand on. Words of another language lie
elsewhere: each walk is taken in one of several, or all in the one that is named.

usage: contrast_test.py PROGRAM ASSETS [LANGUAGE]
"""

import glob
import itertools
import os
import sys
import tempfile

import headless

LANGUAGES = ["en", "ru", "hu"]  # that of the sources, and two with long words
LAYOUT = os.path.join(headless.HERE, "layout")


def walk(script, folder):
    """The same walk with other eyes; games are found from where it lies now."""
    with open(script, encoding="utf-8") as file:
        lines = file.read().replace("check-layout", "check-contrast").splitlines()
    for at, line in enumerate(lines):
        if line.startswith("open "):
            name, *moves = line.split()[1:]
            path = os.path.relpath(os.path.join(LAYOUT, name), folder)
            lines[at] = " ".join(["open", path, *moves])
    changed = os.path.join(folder, os.path.basename(script))
    with open(changed, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    return changed


def main():
    program, assets, *languages = sys.argv[1:]
    wrong = []
    languages = itertools.cycle(languages or LANGUAGES)
    for script, language in zip(sorted(glob.glob(os.path.join(LAYOUT, "*.txt"))), languages):
        with tempfile.TemporaryDirectory(prefix="dreamhome-contrast-") as folder:
            if headless.run(program, assets, walk(script, folder), folder, "--lang", language,
                            "--size", "1024x600"):
                wrong.append(f"{os.path.basename(script)} ({language})")
    if wrong:
        sys.exit(f"words cannot be read in {', '.join(wrong)}")


if __name__ == "__main__":
    main()
