#!/usr/bin/env python3
"""Kills a program that plays and saves, again and again, and looks at what the next start finds.

usage: autosave_kill_test.py PLAYER [--count N] [--pairs N] [--seed N] [--data FOLDER]

Each time the next start must find the last step that was acknowledged, or the one that was under
way; no start may find damage, and every finished match must lie among the matches. Then the same
with two copies at once: the first must be found, the second lie among the matches.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time


class Game:
    """A running copy of the player; from its first line on it plays."""

    def __init__(self, player, data, seed):
        self.seed = seed
        self.process = subprocess.Popen(  # pylint: disable=consider-using-with
            [player, data, str(seed)], bufsize=0, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.output = self.process.stdout.readline()

    def kill(self):
        self.process.kill()
        rest, errors = self.process.communicate()
        if self.process.returncode >= 0 or errors:
            sys.exit(f"seed {self.seed}: the game ended by itself: {errors.decode()}")
        text = (self.output + rest).decode()
        lines = text[:text.rfind("\n") + 1].splitlines()  # the last may be cut by the kill
        return steps(lines), len(lines) // 2


def steps(lines):
    """The state that was acknowledged last, the one under way or None, and finished matches."""
    done, doing, finished = None, None, 0
    for line in lines:
        what, state = line.split(" ", 1)
        if what == "doing":
            doing = state
        elif what in ("found", "done"):
            finished += what == "done" and state == "none"
            done, doing = state, None
        else:
            sys.exit(f"the player says: {line}")
    return done, doing, finished


def start(player, data):
    found = subprocess.run([player, data], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                           check=False)
    lines = found.stdout.decode().splitlines()
    if found.returncode or found.stderr or len(lines) != 1 or not lines[0].startswith("found "):
        sys.exit(f"the start failed: {lines} {found.stderr.decode()}")
    return lines[0].split(" ", 1)[1]


def kept_matches(data):
    folder = os.path.join(data, "matches")
    names = os.listdir(folder) if os.path.isdir(folder) else []
    for name in names:
        if name.endswith(".dreamhome"):
            with open(os.path.join(folder, name), "rb") as file:
                yield file.read()


def state_of(text):
    """What the player calls the state of a record."""
    value = 0xcbf29ce484222325
    for byte in text:
        value = (value ^ byte) * 0x100000001b3 & 0xffffffffffffffff
    moves = [line for line in text.split(b"\nmoves\n")[1].splitlines()
             if not line.startswith(b"result")]
    return f"{value:016x}/{len(moves)}"


def kill_one(options, chance, data):
    under_way = finished = moves = 0
    for kill in range(options.count):
        game = Game(options.player, data, chance.getrandbits(60))
        time.sleep(chance.random() ** 3 * 0.25)
        (done, doing, games), played = game.kill()
        found = start(options.player, data)
        if found not in (done, doing):
            sys.exit(f"kill {kill}: found {found}, not {done} or {doing}")
        under_way += found == doing != done
        finished += games
        moves += played
    kept = list(kept_matches(data))
    with_result = sum(b"\nresult " in text for text in kept)
    if with_result < finished:
        sys.exit(f"{finished} matches were finished, but only {with_result} are kept")
    print(f"{options.count} kills in {moves} steps: {under_way} found the step under way, "
          f"{options.count - under_way} the one before; {len(kept)} matches kept")


def kill_two(options, chance, folder):
    for pair in range(options.pairs):
        data = os.path.join(folder, f"pair{pair}")
        games = [Game(options.player, data, chance.getrandbits(60)) for _ in range(2)]
        time.sleep(chance.random() * 0.2)
        first, second = [game.kill()[0] for game in games]
        found = start(options.player, data)
        if found not in first[:2]:
            sys.exit(f"pair {pair}: found {found}, not {first}")
        states = {state_of(text) for text in kept_matches(data)}
        wanted = [state for state in second[:2] if state]
        if not any(state == "none" or state.endswith("/0") or state in states for state in wanted):
            sys.exit(f"pair {pair}: {second} is not among {states}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("player")
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", help="where to save; a folder of its own if left out")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory(dir=options.data) as folder:
        kill_one(options, chance, os.path.join(folder, "data"))
        kill_two(options, chance, folder)
        damaged = [name for _, _, names in os.walk(folder) for name in names
                   if name.startswith("damaged")]
        if damaged:
            sys.exit(f"damaged: {damaged}")


if __name__ == "__main__":
    main()
