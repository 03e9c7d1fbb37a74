#!/usr/bin/env python3
"""Kills a program that plays and saves, again and again, and looks at what the next start finds.

usage: autosave_kill_test.py PLAYER [--count N] [--seed N] [--data FOLDER]

Each time the next start must find the last step that was acknowledged, or the one that was under
way; no start may find damage, and every finished match must lie among the matches.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time


def steps(lines):
    """The state that was acknowledged last, the one under way or None, and finished matches."""
    done, doing, finished = None, None, 0
    for line in lines:
        what, state = line.split(" ", 1)
        if what == "found":
            done, doing = state, None
        elif what == "doing":
            doing = state
        elif what == "done":
            done, doing = state, None
            finished += state == "none"
    return done, doing, finished


def play_and_kill(player, data, seed, seconds):
    with subprocess.Popen([player, data, str(seed)], bufsize=0, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE) as game:
        first = game.stdout.readline()  # the time counts from when it plays
        time.sleep(seconds)
        game.send_signal(signal.SIGKILL)
        output, errors = game.communicate()
    if game.returncode != -signal.SIGKILL or errors:
        sys.exit(f"seed {seed}: the game ended by itself: {errors.decode()}")
    text = (first + output).decode()
    return text[:text.rfind("\n") + 1].splitlines()  # the last line may be cut by the kill


def start(player, data):
    found = subprocess.run([player, data], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                           check=False)
    lines = found.stdout.decode().splitlines()
    if found.returncode or found.stderr or len(lines) != 1 or not lines[0].startswith("found "):
        sys.exit(f"the start failed: {lines} {found.stderr.decode()}")
    return lines[0].split(" ", 1)[1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("player")
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", help="where to save; a folder of its own if left out")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    under_way = finished = moves = 0
    with tempfile.TemporaryDirectory(dir=options.data) as folder:
        data = os.path.join(folder, "data")
        for kill in range(options.count):
            lines = play_and_kill(options.player, data, chance.getrandbits(60),
                                  chance.random() ** 3 * 0.25)
            done, doing, games = steps(lines)
            found = start(options.player, data)
            if found not in (done, doing):
                sys.exit(f"kill {kill}: found {found}, not {done} or {doing}; {folder}")
            under_way += found == doing != done
            finished += games
            moves += len(lines) // 2
        matches = os.path.join(data, "matches")
        kept = [open(os.path.join(matches, name), encoding="utf-8").read()
                for name in (os.listdir(matches) if os.path.isdir(matches) else [])
                if name.endswith(".dreamhome")]
        with_result = sum("\nresult " in text for text in kept)
        if with_result < finished:
            sys.exit(f"{finished} matches were finished, but only {with_result} are kept")
        damaged = [name for name in os.listdir(data) if name.startswith("damaged")]
        if damaged:
            sys.exit(f"damaged: {damaged}")
    print(f"{options.count} kills in {moves} steps: {under_way} found the step under way, "
          f"{options.count - under_way} the one before; {len(kept)} matches kept")


if __name__ == "__main__":
    main()
