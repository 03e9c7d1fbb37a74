#!/usr/bin/env python3
"""Walks through every scene in one language and looks whether all of it can be read and used.

usage: layout_test.py PROGRAM ASSETS LANGUAGE WxH
"""

import glob
import os
import sys
import tempfile

import headless


def main():
    program, assets, language, size = sys.argv[1:]
    wrong = []
    for script in sorted(glob.glob(os.path.join(headless.HERE, "layout", "*.txt"))):
        with tempfile.TemporaryDirectory(prefix="dreamhome-layout-") as folder:
            if headless.run(program, assets, script, folder, "--lang", language, "--size", size):
                wrong.append(os.path.basename(script))
    if wrong:
        sys.exit(f"{language} {size}: something is wrong in {', '.join(wrong)}")


if __name__ == "__main__":
    main()
