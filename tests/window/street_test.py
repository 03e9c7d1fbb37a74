#!/usr/bin/env python3
"""What the living street of the title costs, from outside: little while somebody looks at it, and
nothing when nobody does. A table that waits for its player costs nothing either.

usage: street_test.py PROGRAM ASSETS RENDERER [GAME]

RENDERER is one of SDL's, or "default". Prints the part of a core, and how often all threads woke.
"""

import os
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from screen import PATIENCE, Screen  # noqa: E402

LIVING_MOST = 0.03   # of a core
RESTING_MOST = 0.002
WAKES_MOST = 2       # a second, at rest
SECONDS = 4
CPUCLOCK_SCHED = 2
SETTINGS = "language en\nmusic-volume 0\neffects-volume 0\n"


def processor_seconds(process):
    """By the kernel's clock of another process (clock_getcpuclockid), which counts nanoseconds: the
    ticks of /proc charge a whole hundredth of a second to whoever runs when one ends."""
    return time.clock_gettime(~process.pid << 3 | CPUCLOCK_SCHED)


def wakes(process):
    count = 0
    for thread in os.listdir(f"/proc/{process.pid}/task"):
        with open(f"/proc/{process.pid}/task/{thread}/status", encoding="ascii") as file:
            count += sum(int(line.split()[1]) for line in file
                         if line.startswith("voluntary_ctxt_switches"))
    return count


def watch(process, what):
    """The part of a core that a process needs, and its wake-ups a second."""
    settle(process)
    before, woken = processor_seconds(process), wakes(process)
    time.sleep(SECONDS)
    cost = (processor_seconds(process) - before) / SECONDS
    rate = (wakes(process) - woken) / SECONDS
    print(f"{what}: {100 * cost:.1f} % of a core, {rate:.1f} wake-ups a second")
    return cost, rate


def settle(process):
    """Waits until all pictures have come: the game has less to do than before."""
    deadline = time.monotonic() + PATIENCE
    cost = 1
    while cost > LIVING_MOST and time.monotonic() < deadline:
        before = processor_seconds(process)
        time.sleep(1)
        cost = processor_seconds(process) - before


def expect_life(game, what):
    cost, rate = watch(game, what)
    assert cost <= LIVING_MOST, f"{what}: {100 * cost:.1f} % of a core"
    assert rate >= 1, f"{what}: nothing lives"


def expect_rest(game, what):
    cost, rate = watch(game, what)
    assert cost <= RESTING_MOST and rate <= WAKES_MOST, f"{what}: this is no rest"


def start(screen, program, assets, renderer, home, *arguments):
    config = os.path.join(home, ".config", "dreamhome")
    os.makedirs(config)
    with open(os.path.join(config, "settings"), "w", encoding="utf-8") as file:
        file.write(SETTINGS)
    environment = dict(screen.environment, HOME=home, SDL_AUDIODRIVER="dummy",
                       SDL_VIDEODRIVER="x11")
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "SDL_RENDER_DRIVER"):
        environment.pop(name, None)
    if renderer != "default":
        environment["SDL_RENDER_DRIVER"] = renderer
    return subprocess.Popen([program, "--data-dir", assets, *arguments], env=environment)


def watch_title(screen, game, window, renderer):
    expect_life(game, f"{renderer}, living")
    root = screen.ask("search", "--maxdepth", "0", "--name", ".*") or "0"
    screen.ask("windowfocus", root)
    expect_rest(game, f"{renderer}, another window has the keyboard")
    screen.ask("windowfocus", "--sync", window)
    expect_life(game, f"{renderer}, living again")
    screen.ask("windowunmap", "--sync", window)
    expect_rest(game, f"{renderer}, hidden")


def main():
    program, assets, renderer, *record = sys.argv[1:]
    with tempfile.TemporaryDirectory() as home, Screen("1920x1080") as screen:
        game = start(screen, program, assets, renderer, home, *record)
        try:
            window = screen.ask("search", "--sync", "--onlyvisible", "--class", "DreamHome")
            window = window.split()[-1]
            screen.ask("windowfocus", "--sync", window)
            if record:
                expect_rest(game, f"{renderer}, a table")
            else:
                watch_title(screen, game, window, renderer)
        finally:
            game.kill()
            game.wait(PATIENCE)


main()
