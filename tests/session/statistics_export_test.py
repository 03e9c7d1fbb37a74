#!/usr/bin/env python3
"""Reads the exports of the statistics, and counts everything again from the records.

usage: statistics_export_test.py PROGRAM    (statistics_test, which leaves its games in a folder)
"""

import collections
import csv
import json
import os
import subprocess
import sys
import tempfile

CATEGORIES = ("rooms", "decor", "function", "roof", "total")


def expect(one, other, what):
    if one != other:
        sys.exit(f"{what}: {one!r} is not {other!r}")


def read_record(path):
    """Seats as (level, name) and the totals, or None; by the lines alone."""
    seats, totals = [], None
    with open(path, encoding="utf-8") as file:
        for line in file.read().splitlines():
            word, _, rest = line.partition(" ")
            if word == "player":
                seats.append(tuple(rest.split(" ", 2)[1:]))
            elif word == "result":
                totals = [int(number) for number in rest.split()]
    return seats, totals


def check_rows(rows, folder):
    """Each finished record has its rows, with the result that stands in it."""
    by_file = collections.defaultdict(list)
    for row in rows:
        by_file[row["file"]].append(row)
    records = {name: read_record(os.path.join(folder, name)) for name in os.listdir(folder)}
    finished = {name: record for name, record in records.items() if record[1]}
    expect(set(by_file), set(finished), "the games")
    expect(list(by_file), sorted(by_file), "their order")
    for name, (seats, totals) in finished.items():
        expect([(row["level"], row["name"]) for row in by_file[name]], seats, name)
        expect([int(row["total"]) for row in by_file[name]], totals, name)
        best = max((int(row["total"]), int(row["children"])) for row in by_file[name])
        for row in by_file[name]:
            parts = [int(row[category]) for category in CATEGORIES]
            expect(sum(parts[:-1]), parts[-1], "the sum of the categories")
            won = (int(row["total"]), int(row["children"])) == best
            expect(row["won"], str(int(won)), "the winner")


def tally(games):
    """The statistics of a list of games, each a list of the rows that count."""
    houses = [row for game in games for row in game]
    wins = [any(row["won"] == "1" for row in game) for game in games]
    streak = longest = 0
    for won in wins:
        streak = streak + 1 if won else 0
        longest = max(longest, streak)
    best = max(houses, key=lambda row: int(row["total"]))  # the first of several
    return {
        "games": len(games), "wins": sum(wins), "streak": streak, "longest_streak": longest,
        "average": {category: sum(int(row[category]) for row in houses) / len(houses)
                    for category in CATEGORIES},
        "best": {category: max(int(row[category]) for row in houses) for category in CATEGORIES},
        "best_house": {"file": best["file"], "seat": int(best["seat"])},
    }


def expect_tally(found, games, what):
    wanted = tally(games)
    for category in CATEGORIES:
        if abs(found["average"][category] - wanted["average"][category]) > 0.0051:
            sys.exit(f"{what}: average of {category}")
    for key in set(wanted) - {"average"}:
        expect(found[key], wanted[key], f"{what}: {key}")


def main():
    with tempfile.TemporaryDirectory(prefix="dreamhome-") as data:
        subprocess.run([sys.argv[1], data], check=True)
        with open(os.path.join(data, "scores.csv"), encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file, strict=True))
        with open(os.path.join(data, "statistics.json"), encoding="utf-8") as file:
            found = json.load(file)
        check_rows(rows, os.path.join(data, "matches"))

    games = collections.defaultdict(list)
    persons = collections.defaultdict(list)
    families = collections.defaultdict(list)
    for row in rows:
        games[row["file"]].append(row)
    for seats in games.values():
        people = [row for row in seats if row["level"] == "person"]
        for row in people:
            persons[row["name"]].append([row])
        if len(people) > 1:
            families[tuple(sorted(row["name"].encode() for row in people))].append(people)
    expect([entry["name"] for entry in found["persons"]], list(persons), "the persons")
    for entry in found["persons"]:
        expect_tally(entry, persons[entry["name"]], entry["name"])
    expect([tuple(name.encode() for name in entry["names"]) for entry in found["families"]],
           list(families), "the families")
    for entry, played in zip(found["families"], families.values()):
        expect_tally(entry, played, entry["names"])
    told = [{**{key: str(seat[key]) for key in (*CATEGORIES, "children", "name", "level")},
             "won": str(int(seat["won"])), "file": game["file"], "started": game["started"],
             "edition": game["edition"], "seat": str(number)}
            for game in found["scores"] for number, seat in enumerate(game["seats"], 1)]
    expect(told, rows, "the scores")
    print(f"{len(games)} games, {len(persons)} persons, {len(families)} families")


if __name__ == "__main__":
    main()
