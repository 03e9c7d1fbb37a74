#!/usr/bin/env python3
"""Runs a script in a home whose family has the games of tests/replays.

usage: script_test.py PROGRAM ASSETS SCRIPT OPTION...
"""

import sys
import tempfile

import headless


def main():
    program, assets, script, *options = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix="dreamhome-script-") as folder:
        sys.exit(headless.run(program, assets, script, folder, *options))


if __name__ == "__main__":
    main()
