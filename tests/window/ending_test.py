#!/usr/bin/env python3
"""The game is told to end from outside, as a desktop does at the end of its session and a terminal
when it is closed: it ends in peace wherever it is, and the next start finds everything. Nothing is
lost when the screen itself dies, either.

usage: ending_test.py PROGRAM ASSETS RECORD
"""

import os
import signal
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from games_test import split  # noqa: E402
from screen import PATIENCE, Game, Screen, centre  # noqa: E402

SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


class Evening:
    """Games in one home, one after the other."""

    def __init__(self, screen, home, number):
        self.screen, self.home, self.number = screen, home, number

    def start(self, *arguments, **settings):
        game = Game(self.screen, *sys.argv[1:3], *arguments, home=self.home, settings=settings)
        game.wait(lambda now: now["things"], "the first scene")
        game.find_window()
        return game

    def end(self, game):
        """The game is told to, and has nothing to complain about."""
        game.process.send_signal(self.number)
        code = game.process.wait(PATIENCE)
        game.clean_up()
        assert code == 0, f"{self.number!r} in the {game.now['scene']}: {code}"

    def settings(self):
        with open(os.path.join(self.home, ".config/dreamhome/settings"), encoding="utf-8") as file:
            return dict(line.rstrip("\n").split(" ", 1) for line in file)


def press(game, name, which=0):
    found = [thing for thing in game.things("widget") if thing["name"] == name]
    game.click(*centre(found[which]))


def at_the_title(evening):
    game = evening.start()
    assert game.now["scene"] == "title", game.now
    evening.end(game)


def while_a_setting_is_changed(evening):
    game = evening.start()
    press(game, "Settings")
    press(game, "Reduced motion")
    assert game.now["scene"] == "settings", game.now
    evening.end(game)
    assert evening.settings()["reduced-motion"] == "1", evening.settings()


def while_a_name_is_typed(evening):
    game = evening.start("--new")
    press(game, "Name")
    game.key("ctrl+a", "Z", "o", "e")
    assert game.now["scene"] == "setup", game.now
    evening.end(game)
    family = os.path.join(evening.home, ".local/share/dreamhome/family")
    with open(family, encoding="utf-8") as file:
        assert "Zoe" in file.read()


def play_some_moves(evening):
    """Only computers play, at their usual pace. The game in the middle of it, and its moves."""
    header, _ = split(sys.argv[3])
    record = os.path.join(evening.home, "evening.dreamhome")
    with open(record, "w", encoding="utf-8") as file:
        file.write(header.replace(" person ", " normal ") + "\nmoves\n")
    game = evening.start(record, **{"animation-speed": 2})
    game.wait(lambda now: now["scene"] == "table" and now["moving"] and now["game"]["moves"] > 1,
              "a move")
    return game, game.now["game"]["moves"]


def expect_moves(evening, moves):
    game = evening.start("--continue")
    assert game.now["scene"] == "table" and game.now["game"]["moves"] >= moves, (moves, game.now)
    game.close()


def while_cards_fly(evening):
    game, moves = play_some_moves(evening)
    evening.end(game)
    expect_moves(evening, moves)


def the_screen_dies():
    with tempfile.TemporaryDirectory(prefix="dreamhome-ending-") as home:
        with Screen("1024x600") as screen:
            game, moves = play_some_moves(Evening(screen, home, None))
            screen.server.kill()
            code = game.process.wait(PATIENCE)
            game.clean_up()
            assert code in (0, 1), f"without a screen the game ended with {code}"
        with Screen("1024x600") as screen:
            expect_moves(Evening(screen, home, None), moves)


PLACES = [at_the_title, while_a_setting_is_changed, while_a_name_is_typed, while_cards_fly]


def main():
    for number in SIGNALS:  # what a shell starts in the background is deaf to some of them
        signal.signal(number, signal.SIG_DFL)
    with Screen("1024x600") as screen:
        for number in SIGNALS:
            for place in PLACES:
                with tempfile.TemporaryDirectory(prefix="dreamhome-ending-") as home:
                    place(Evening(screen, home, number))
                print(signal.Signals(number).name, place.__name__, flush=True)
    the_screen_dies()
    print("the screen dies")


if __name__ == "__main__":
    main()
