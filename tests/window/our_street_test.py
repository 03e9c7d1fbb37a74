#!/usr/bin/env python3
"""The evening after a game, in the real window, by clicks or by keys alone: the game is finished,
the house is visited room by room, every keepsake is made and the last one opened, and in the street
a house is removed and put back.

usage: our_street_test.py PROGRAM ASSETS clicks|keys RECORD

RECORD ends with a column, a room and the three helpers of the end. ASSETS may be "-": the program
finds its own.
"""

import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from games_test import split  # noqa: E402
from hands import Clicks, Keys  # noqa: E402
from screen import PATIENCE, Game, Screen, centre  # noqa: E402

LAST = 5  # moves that are still to be played
KEEPSAKES = {"Postcard": "postcard", "Poster": "poster", "Large poster": "poster-a3",
             "Colouring page": "colouring-page", "Paper house": "paper-house",
             "How it was built": "how-it-was-built", "All the houses": "houses"}


class Evening:
    def __init__(self, game, home, way):
        self.game, self.home = game, home
        self.hands = {"clicks": Clicks, "keys": Keys}[way](game)
        self.press = {"clicks": self.click, "keys": self.type}[way]

    def named(self, name):
        return [thing for thing in self.game.things("widget") if thing["name"] == name]

    def click(self, name):
        found = self.named(name)
        assert found, f"there is no {name}: {self.game.now}"
        self.game.click(*centre(found[0]))

    def type(self, name):
        """Tab goes round all that can be used."""
        for _ in range(40):
            if any(thing["focus"] for thing in self.named(name)):
                self.game.key("Return")
                return
            self.game.key("Tab")
        raise AssertionError(f"Tab does not come to {name}: {self.game.now}")

    def arrive(self, scene):
        self.game.wait(lambda now: now["scene"] == scene and not now["moving"], scene)

    def place(self):
        """Where the visitor is."""
        return self.game.things("widget")[0]["name"]

    # ---- what is done ----

    def finish(self, moves):
        self.hands.take(moves[0].split()[1], moves[1].split())
        self.hands.end_turn()
        for move in moves[2:]:
            self.hands.play_one(move.split(), [])
            if self.game.now["game"]["over"]:
                self.hands.end_turn()
        self.arrive("end")
        self.game.key("End")

    def visit(self):
        self.press("Visit")
        self.arrive("visit")
        outside = self.place()
        self.press("Come in")
        rooms = []
        while self.place() != outside and len(rooms) <= 12:
            rooms.append(self.place())
            self.game.key("Next")
        assert len(rooms) in range(10, 13) and self.place() == outside, rooms

    def keep(self):
        self.press("Keepsakes")
        self.arrive("keep")
        folder = os.path.join(self.home, "Pictures")
        for name, part in KEEPSAKES.items():
            self.press(name)  # and it is made
            files = [file for file in os.listdir(folder) if file.startswith(f"dream-home-{part}-2")]
            assert len(files) == 1 and self.named("Open it"), (name, os.listdir(folder))
        self.press("Open it")
        self.wait_for_desktop(files[0])
        self.game.key("Escape")
        self.arrive("visit")
        self.game.key("Escape")
        self.arrive("end")

    def wait_for_desktop(self, file):
        deadline = time.monotonic() + PATIENCE
        asked = os.path.join(self.home, "asked")
        while not os.path.exists(asked):
            assert time.monotonic() < deadline, "nothing was opened"
            time.sleep(0.02)
        with open(asked, encoding="utf-8") as lines:
            assert file in lines.read(), file

    def houses(self):
        return len(self.game.things("house")) + 1  # the one in front is a thing of its own

    def street(self):
        self.press("Main menu")
        self.arrive("title")
        self.press("Our street")
        self.arrive("street")
        assert self.houses() == 2, self.game.now
        self.press("Remove")
        assert self.houses() == 1, self.game.now
        self.press("Put back")
        assert self.houses() == 2, self.game.now


def install_desktop(home):
    """Its xdg-open writes down what it is asked for."""
    folder = os.path.join(home, "bin")
    os.mkdir(folder)
    program = os.path.join(folder, "xdg-open")
    with open(program, "w", encoding="utf-8") as file:
        file.write(f"#!/bin/sh\necho \"$1\" > '{home}/.part'\nmv '{home}/.part' '{home}/asked'\n")
    os.chmod(program, 0o700)
    os.environ["PATH"] = folder + os.pathsep + os.environ["PATH"]


def spend(program, assets, way, home, record):
    header, moves = split(record)
    with Screen("1366x768") as screen:
        start = os.path.join(home, "start.dreamhome")
        with open(start, "w", encoding="utf-8") as file:
            file.write("\n".join([header, "moves", *moves[:-LAST], ""]))
        game = Game(screen, program, None if assets == "-" else assets, start, home=home)
        try:
            game.wait(lambda now: now["scene"] == "table" and not now["moving"], "the table")
            game.find_window()
            evening = Evening(game, home, way)
            evening.finish(moves[-LAST:])
            evening.visit()
            evening.keep()
            evening.street()
        except BaseException:
            game.close()
            raise
        game.leave()


def main():
    program, assets, way, record = sys.argv[1:]
    with tempfile.TemporaryDirectory() as home:
        install_desktop(home)
        spend(program, assets, way, home, record)
    print(f"{way}: all of it")


main()
