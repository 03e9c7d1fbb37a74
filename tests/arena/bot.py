#!/usr/bin/env python3
"""A whole bot for dreamhome-arena --engine: plays any legal move. Make `choose` cleverer."""
import os, random, subprocess, sys

rules = subprocess.Popen([os.environ.get("DREAMHOME_ENGINE", "dreamhome-engine")],
                         stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

def ask(command):  # dreamhome-engine knows the rules, so that a bot need not
    print(command, file=rules.stdin, flush=True)
    return "".join(iter(rules.stdout.readline, "\n"))

def choose(moves):
    return random.choice(moves)

for line in sys.stdin:  # `new ...`, `play MOVE`, `genmove LEVEL SEED`, `quit`
    answer = ask("moves" if line.startswith("genmove") else line.strip())
    if line.startswith("genmove"):
        move = choose(answer[2:].splitlines())
        answer = ask("play " + move).strip() + " " + move + "\n"
    print(answer, flush=True)  # and an empty line ends the answer
