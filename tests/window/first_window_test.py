#!/usr/bin/env python3
"""The first window of somebody's first evening: whole on the screen, with everything in view.

usage: first_window_test.py PROGRAM ASSETS SIZE [MANAGER]
"""

import os
import re
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from screen import PATIENCE, Game, Screen  # noqa: E402

ELSEWHERE = {"window-x": 2000, "window-y": 300, "window-width": 1600, "window-height": 1000}


def window_of(screen):
    """x, y, width and height of the game's window on the screen, without its frame."""
    window = screen.ask("search", "--sync", "--onlyvisible", "--class", "DreamHome").split()[-1]
    told = screen.run("xwininfo", "-id", window)
    words = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
    return tuple(int(re.search(word + r": +(-?\d+)", told).group(1)) for word in words)


def fits(window, screen_size):
    x, y, width, height = window
    return x >= 0 and y >= 0 and x + width <= screen_size[0] and y + height <= screen_size[1]


def expect_everything_in_view(game):
    width, height = game.now["size"]
    assert game.now["things"], game.now
    for thing in game.now["things"]:
        x, y, w, h = thing["box"]
        assert x >= 0 and y >= 0 and x + w <= width and y + h <= height, (thing, game.now["size"])


def check(screen, size, program, assets, **options):
    """A window manager moves and resizes a window in its own time, but not for long."""
    game = Game(screen, program, assets, "--new", **options)
    try:
        game.wait(lambda now: now["scene"] == "setup", "the setup")
        deadline = time.monotonic() + PATIENCE
        while True:
            game.read()
            window = window_of(screen)
            if fits(window, size) and list(window[2:]) == game.now["size"]:
                break
            assert time.monotonic() < deadline, (window, game.now["size"], size)
            time.sleep(0.02)
        expect_everything_in_view(game)
        return window
    finally:
        game.close()


def main():
    program, assets, size, manager = (*sys.argv[1:], None)[:4]
    size = tuple(map(int, size.split("x")))
    with Screen("{}x{}".format(*size), manager) as screen:
        first = check(screen, size, program, assets)
        again = check(screen, size, program, assets, settings=ELSEWHERE)
        if manager and size[0] < 1400:
            for window in (first, again):
                assert window[2] == size[0], f"a window on a small screen is maximised: {window}"


main()
