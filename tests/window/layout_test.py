#!/usr/bin/env python3
"""Walks through every scene in one language and looks whether all of it can be read and used.

With `largest`, only as it is for whoever needs the largest text, wide spacing and large targets. In
all walks, or in those that are named.

usage: layout_test.py PROGRAM ASSETS LANGUAGE WxH [usual|largest [WALK...]]
"""

import glob
import os
import sys
import tempfile

import headless


LARGEST = "set text-size 250\nset wide-spacing 1\nset large-targets 1\n"


def largest(script, folder):
    """The same walk, with everything large; records are named as seen from the script."""
    with open(script, encoding="utf-8") as file:
        walk = file.read()
    replays = os.path.relpath(os.path.join(headless.HERE, "..", "replays"), folder)
    made = os.path.join(folder, "walk.txt")
    with open(made, "w", encoding="utf-8") as file:
        file.write(LARGEST + walk.replace("../../replays", replays))
    return made


def main():
    program, assets, language, size = sys.argv[1:5]
    all_large, walks = sys.argv[5:6] == ["largest"], sys.argv[6:]
    wrong = []
    for script in sorted(glob.glob(os.path.join(headless.HERE, "layout", "*.txt"))):
        if walks and os.path.basename(script)[:-len(".txt")] not in walks:
            continue
        with tempfile.TemporaryDirectory(prefix="dreamhome-layout-") as folder:
            walk = largest(script, folder) if all_large else script
            if headless.run(program, assets, walk, folder, "--lang", language, "--size", size):
                wrong.append(os.path.basename(script))
    if wrong:
        sys.exit(f"{language} {size}: something is wrong in {', '.join(wrong)}")


if __name__ == "__main__":
    main()
