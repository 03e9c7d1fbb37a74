#!/usr/bin/env python3
"""Makes the records of this folder anew: one full game for each edition and number of players, and
some with other switches, chosen among many so that tools, helpers and the car are used.

The records are kept, not remade: they show that old games still replay. Run this only to add
settings, then update the golden file (see ../engine/replays_test.c).

usage: generate.py PATH-OF-DREAMHOME-ENGINE
"""

import os
import random
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "engine"))
from pipe import Engine  # noqa: E402

TRIES = 80
NAMES = ["Ana", "Balázs Kovács", "Вера", "Zoé"]
LEVELS = ["person", "normal", "kid", "expert"]
LIKED = {"drill": 9, "mix": 2, "jackhammer": 9, "scaffold": 4, "supply": 6, "handyman": 6,
         "roofer": 6, "place": 1, "decorate": 1, "take": 2, "discard": 1}
SETTINGS = [(f"{edition}-{players}", f"edition={edition} players={players}")
            for edition in ("br", "hu", "ru", "pt", "fr", "en") for players in (2, 3, 4)]
SETTINGS += [
    ("young-players", "edition=pt players=2 discard=off"),
    ("all-switches", "edition=hu players=3 discard=on car=on gaps=off"),
    ("no-switches", "edition=ru players=3 discard=off car=off gaps=on"),
    ("largest-seed", "edition=en players=2 car=on"),
]


def play(engine, arguments, seed):
    """Plays a game; returns how much of the game it has seen, and its record."""
    rng = random.Random(seed)
    engine.ask(f"new {arguments} seed={seed}")
    kinds, car = set(), 0
    liked = dict(LIKED, **{"pass": rng.choice([1, 60])})
    while moves := engine.lines("moves"):
        weights = [liked[move.split()[0]] * (0.2 if move.endswith("down") else 1)
                   for move in moves]
        move = rng.choices(moves, weights)[0]
        kinds.add(move.split()[0])
        engine.ask("play " + move)
        car = car or '"token":"car"' in engine.ask("show")
    return len(kinds) + 2 * car, engine.ask("record")


def polish(record, number):
    record = re.sub(r"\nstarted .*", f"\nstarted 2026-01-{number + 1:02}T18:30:00Z", record)
    for seat, (level, name) in enumerate(zip(LEVELS, NAMES), 1):
        record = re.sub(rf"\nplayer {seat} .*", f"\nplayer {seat} {level} {name}", record)
    return record + "\n"


def main():
    engine = Engine(sys.argv[1])
    for number, (name, arguments) in enumerate(SETTINGS):
        players = int(re.search(r"players=(\d)", arguments).group(1))
        arguments += f" first={number % players + 1}"
        first_seed = 2**64 - TRIES if name == "largest-seed" else 1000 * number
        best = max((play(engine, arguments, first_seed + n) for n in range(TRIES)),
                   key=lambda game: game[0])
        with open(os.path.join(HERE, name + ".dreamhome"), "w", encoding="utf-8") as file:
            file.write(polish(best[1], number))
        print(name, best[0])
    engine.close()


if __name__ == "__main__":
    main()
