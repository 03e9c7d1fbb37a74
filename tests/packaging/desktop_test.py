#!/usr/bin/env python3
"""Starts the game as a desktop does: from its menu, by its actions, with a record.

usage: desktop_test.py PROGRAM DESKTOP-FILE RECORD [ASSETS]

PROGRAM stands for the first word of the Exec lines. Without ASSETS it finds its own.
"""

import configparser
import os
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "window"))
from games_test import split  # noqa: E402
from hands import Clicks  # noqa: E402
from screen import Game, Screen  # noqa: E402

SIZE = "1024x600"


class Desktop:
    """The entries of the menu, on a screen, for a player with a home."""

    def __init__(self, screen, home):
        self.program, entry = sys.argv[1:3]
        self.assets = sys.argv[4] if len(sys.argv) > 4 else None
        self.screen, self.home = screen, home
        self.entries = configparser.ConfigParser(interpolation=None, strict=True)
        self.entries.optionxform = str
        self.entries.read(entry, encoding="utf-8")

    def start(self, group, file="", **settings):
        """Carries out an Exec line; returns the game when something lies still on the screen."""
        words = self.entries[group]["Exec"].replace("%f", file).split()
        game = Game(self.screen, self.program, self.assets, *words[1:], "--size", SIZE,
                    home=self.home, settings=settings)
        game.wait(lambda now: not now["moving"], group)
        return game


def labels(game):
    return " ".join(thing["name"] for thing in game.things("widget"))


def progress(game):
    return {key: game.now["game"][key] for key in ("round", "mover", "moves", "last")}


def it_starts_from_the_menu(desktop):
    game = desktop.start("Desktop Entry")
    assert game.now["scene"] == "title" and "New" in labels(game), game.now
    window_class = desktop.entries["Desktop Entry"]["StartupWMClass"]
    assert desktop.screen.ask("search", "--onlyvisible", "--class", f"^{window_class}$")
    game.leave()


def it_speaks_the_language_of_the_player(desktop):
    game = desktop.start("Desktop Entry", language="ru")
    assert "игра" in labels(game), game.now
    game.leave()


def a_new_game_survives_a_crash_and_continues(desktop):
    game = desktop.start("Desktop Action new-game")
    assert game.now["scene"] == "setup", game.now
    game.key("Return")
    game.wait(lambda now: now["scene"] == "table" and not now["moving"], "the table")
    column = next(column for column in game.things("column") if column["usable"])
    Clicks(game).use(column)
    if not game.now["game"]["moves"]:
        space = next(space for space in game.things("space") if space["usable"])
        Clicks(game).use(space)
    played = progress(game)
    assert played["moves"], game.now
    game.close()

    game = desktop.start("Desktop Action continue")
    assert game.now["scene"] == "table" and progress(game) == played, (game.now, played)
    game.leave()


def a_record_is_opened(desktop):
    record = os.path.join(desktop.home, "game.dreamhome")
    header, moves = split(sys.argv[3])
    with open(record, "w", encoding="utf-8") as file:
        file.write(header + "\nmoves\n" + "\n".join(moves[:1]) + "\n")
    game = desktop.start("Desktop Entry", record)
    assert game.now["scene"] == "table" and game.now["game"]["last"] == moves[0], game.now
    game.leave()


TESTS = [it_starts_from_the_menu, it_speaks_the_language_of_the_player,
         a_new_game_survives_a_crash_and_continues, a_record_is_opened]


def main():
    for test in TESTS:
        with Screen(SIZE) as screen, tempfile.TemporaryDirectory() as home:
            test(Desktop(screen, home))
        print(test.__name__)


if __name__ == "__main__":
    main()
