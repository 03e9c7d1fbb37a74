#!/usr/bin/env python3
"""What goes wrong at a real table: drops on wrong places, drags that never end, windows that change
under the hand. Nothing of that may change the game.

usage: trouble_test.py PROGRAM ASSETS RECORD [MANAGER]

With a window manager the game fills the screen and comes back; without one, SDL3 could not.
"""

import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from games_test import split  # noqa: E402
from hands import Clicks, Drags  # noqa: E402
from screen import Game, Screen, centre  # noqa: E402

SIZE = "1024x600"
MANAGED_SIZE = "1280x800"


def moves(game):
    return game.now["game"]["moves"]


def free_column(game):
    return next(column for column in game.things("column") if column["usable"])


def begin_drag(game):
    """Picks up a column and carries it over the market; returns the column."""
    column = free_column(game)
    x, y = centre(column)
    game.move(x, y)
    game.press()
    for step in range(1, 5):
        game.move(x + step * 6, y + step * 2)
    game.wait(lambda now: game.intent().startswith("place"), "the column is held")
    return column


def end_drag(game):
    game.release()
    game.settle()


def refused_drop(game):
    """On a space that is not lit: nothing happens, and a sentence says why."""
    column = begin_drag(game)
    wrong = next(space for space in game.things("space") if not space["usable"])
    game.move(*centre(wrong))
    end_drag(game)
    assert game.now["message"], game.now
    assert moves(game) == 0 and not game.intent(), game.now
    assert game.thing("column", column["name"])["usable"], game.now


def refused_click(game):
    Clicks(game).use(free_column(game))
    wrong = next(space for space in game.things("space") if not space["usable"])
    Clicks(game).use(wrong)
    assert game.now["message"] and moves(game) == 0, game.now
    game.key("Escape")
    assert not game.intent(), game.now


def drop_beside(game):
    """On the table beside the house: the cards go back."""
    begin_drag(game)
    game.move(1020, 596)
    end_drag(game)
    assert moves(game) == 0 and not game.intent(), game.now


def drag_out_of_the_window(game):
    """The pointer leaves the window with the button down, and lets go outside."""
    game.screen.do(f"windowsize {game.window} 800 500")
    game.wait(lambda now: now["size"] == [800, 500], "the smaller window")
    begin_drag(game)
    game.move(1010, 590)
    end_drag(game)
    assert moves(game) == 0 and not game.intent(), game.now
    game.screen.do(f"windowsize {game.window} 1024 600")
    game.wait(lambda now: now["size"] == [1024, 600], "the old window")


def resize_in_a_drag(game):
    """What is held stays held, and is dropped where it is lit after the change."""
    begin_drag(game)
    game.screen.do(f"windowsize {game.window} 900 560")
    game.wait(lambda now: now["size"] == [900, 560], "the smaller window")
    lit = next(space for space in game.things("space") if space["usable"])
    game.move(*centre(lit))
    end_drag(game)
    assert moves(game) == 2, game.now
    assert game.now["game"]["last"].startswith("place " + lit["name"]), game.now
    game.key("ctrl+z")
    game.key("ctrl+z")
    assert moves(game) == 0, game.now
    game.screen.do(f"windowsize {game.window} 1024 600")
    game.wait(lambda now: now["size"] == [1024, 600], "the old window")


def full_screen_in_a_drag(game):
    """F11 with the button down: the picture fills the screen, and the game is as it was."""
    begin_drag(game)
    game.key("F11")
    game.wait(lambda now: now["size"] == [1280, 800], "the full screen")
    game.move(1276, 796)
    end_drag(game)
    assert moves(game) == 0, game.now
    if game.intent():
        game.key("Escape")
    game.key("F11")
    game.wait(lambda now: now["size"] == [1024, 600], "the old window")


def focus_loss_in_a_drag(game):
    """Another window takes the keyboard: the cards go back, and letting go later does nothing."""
    begin_drag(game)
    root = game.screen.ask("search", "--maxdepth", "0", "--name", ".*") or "0"
    game.screen.do(f"windowfocus {root}")
    game.wait(lambda now: not game.intent(), "the cards go back")
    lit = game.thing("space", "b1")
    game.move(*centre(lit))
    end_drag(game)
    assert moves(game) == 0 and not game.intent(), game.now
    game.screen.do(f"windowfocus {game.window}")


def undo_and_redo(game):
    """To the start of the turn and forth again, by keys and by buttons, and no further."""
    column = free_column(game)["name"]
    Drags(game).take(column, ["place", "b1"])
    played = game.now["game"]
    assert played["moves"] == 2, game.now
    for _ in range(3):
        game.key("ctrl+z")
    assert moves(game) == 0, game.now
    game.key("ctrl+y")
    game.key("ctrl+shift+z")
    assert game.now["game"] == played, game.now
    Clicks(game).use(game.thing("button", "undo"))
    Clicks(game).use(game.thing("button", "undo"))
    assert moves(game) == 0 and not game.thing("button", "undo")["usable"], game.now
    Clicks(game).use(game.thing("button", "redo"))
    Clicks(game).use(game.thing("button", "redo"))
    assert game.now["game"] == played, game.now
    game.key("ctrl+z", "ctrl+z")
    assert moves(game) == 0, game.now


def no_place_to_save(screen, program, assets, record):
    """A file lies where the games should: one sentence says so, and the game can be played."""
    with tempfile.TemporaryDirectory(prefix="dreamhome-window-") as home:
        os.makedirs(os.path.join(home, ".local", "share"))
        with open(os.path.join(home, ".local", "share", "dreamhome"), "w", encoding="utf-8"):
            pass
        game = Game(screen, program, assets, "--size", SIZE, record, home=home)
        try:
            game.wait(lambda now: now["scene"] == "table" and "saved" in now["message"],
                      "the sentence")
            Drags(game).take(free_column(game)["name"], ["place", "b1"])
            assert moves(game) == 2, game.now
        finally:
            game.close()


TROUBLES = [refused_drop, refused_click, drop_beside, undo_and_redo, drag_out_of_the_window,
            resize_in_a_drag, focus_loss_in_a_drag]
MANAGED_TROUBLES = [full_screen_in_a_drag]


def meet(troubles, screen, program, assets, record):
    """One game after its deal goes through all of them."""
    game = Game(screen, program, assets, "--size", SIZE, record)
    try:
        game.wait(lambda now: now["scene"] == "table" and not now["moving"], "the table")
        game.find_window()
        for trouble in troubles:
            trouble(game)
            print(trouble.__name__)
    except BaseException:
        game.close()
        raise
    game.leave()


def main():
    program, assets, record, *manager = sys.argv[1:]
    header, _ = split(record)
    with tempfile.NamedTemporaryFile("w", suffix=".dreamhome", encoding="utf-8") as start:
        start.write(header + "\nmoves\n")
        start.flush()
        if manager:
            with Screen(MANAGED_SIZE, *manager) as screen:
                meet(MANAGED_TROUBLES, screen, program, assets, start.name)
            return
        with Screen(SIZE) as screen:
            meet(TROUBLES, screen, program, assets, start.name)
            no_place_to_save(screen, program, assets, start.name)
            print("no_place_to_save")


if __name__ == "__main__":
    main()
