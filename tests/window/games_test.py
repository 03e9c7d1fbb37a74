#!/usr/bin/env python3
"""Plays whole recorded games in the real window, by keys, by clicks or by dragging alone.

Every move must become the next one of the running record, and the game must end with the result
that dreamhome-engine gives for the record.

usage: games_test.py PROGRAM ENGINE ASSETS keys|clicks|drags RECORD...
"""

import os
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "engine")]
from hands import Clicks, Drags, Keys  # noqa: E402
from pipe import Engine  # noqa: E402
from screen import Game, Screen  # noqa: E402

WAYS = {"keys": Keys, "clicks": Clicks, "drags": Drags}


def split(path):
    """The record of a game that has not begun, persons in every seat, and its moves."""
    with open(path, encoding="utf-8") as file:
        header, moves = file.read().split("\nmoves\n")
    header = re.sub(r"\nplayer (\d) \w+ ", r"\nplayer \1 person ", header)
    return header, [line for line in moves.splitlines() if line and not line.startswith("result")]


def expected_result(engine, path):
    """The totals that the engine counts after the same moves."""
    engine.ask("load " + path)
    return [line for line in engine.ask("record").splitlines() if line.startswith("result")][0]


def play(screen, program, assets, way, path):
    header, moves = split(path)
    with tempfile.NamedTemporaryFile("w", suffix=".dreamhome", encoding="utf-8") as start:
        start.write(header + "\nmoves\n")
        start.flush()
        game = Game(screen, program, assets, "--size", "1024x600", start.name)
        try:
            game.wait(lambda now: now["scene"] == "table" and not now["moving"], "the table")
            WAYS[way](game).play(moves)
            result = game.wait(lambda now: now["scene"] == "end", "the end")["game"]["result"]
            game.key("End")
        except BaseException:
            game.close()
            raise
        game.leave()
    return result


def main():
    program, engine_program, assets, way, *records = sys.argv[1:]
    engine = Engine(engine_program)
    for path in records:
        with Screen("1024x600") as screen:
            result = play(screen, program, assets, way, path)
        expected = expected_result(engine, path)
        assert result == expected, f"{path}: {result}, but the engine says {expected}"
        print(f"{way} {os.path.basename(path)}: {result}")
    engine.close()


if __name__ == "__main__":
    main()
