#!/usr/bin/env python3
"""How the house of code stands, in figures to be read; nothing fails.

usage: figures.py ROOT [FOLDER]

Prints the lengths of functions and files, the files at the top of src/app, the fields of App and
Table, and the include cycles. With FOLDER, the program is built there with every call traced
(-finstrument-functions; some minutes), a room is dropped on a space of the table, and the calls and
the crossings from folder to folder of that one drop are counted as well. Inline functions of
headers belong to whoever uses them.
"""

import collections
import os
import re
import statistics
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "checks"))

from checks import app_includes, code_lines, find_cycle, read, sources  # noqa: E402

# ---- what can be read off the sources ----


def functions(root):
    """Length, file and name of every function: its brace stands alone, as clang-format puts it."""
    for name in sources(root, "src", endings=(".c",)):
        lines = code_lines(read(root, name))
        head = 0
        for number, line in enumerate(lines):
            if line == "{":
                start = number
                while start > head and re.search(r"[^;}\s]\s*$", lines[start - 1]):
                    start -= 1
                found = re.search(r"(\w+)\(", " ".join(lines[start:number]))
                end = lines.index("}", number)
                if found:
                    yield end - start + 1, name, found.group(1)
                head = end


def fields(root, header, name):
    """The fields of a struct of its own header, those of unnamed structs inside it among them."""
    text = "\n".join(code_lines(read(root, header)))
    body = re.search(rf"typedef struct {name} {{\n(.*?)\n}} {name};", text, re.DOTALL).group(1)
    lines = [line for line in body.split("\n") if line.strip().endswith(";")]
    return sum(1 + line.count(",") for line in lines)


def share(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def print_sources(root):
    found = sorted(functions(root))
    lengths = [length for length, _, _ in found]
    length, file, name = found[-1]
    print(f"functions: {len(found)}, median {statistics.median(lengths):.0f} lines, "
          f"90th percentile {share(lengths, 0.9)}, longest {length} ({name} in {file})")
    lines = [read(root, name).count("\n") for name in sources(root, "src", endings=(".c",))]
    print(f"sources: {len(lines)}, median {statistics.median(lines):.0f} lines, "
          f"longest {max(lines)}")
    top = [name for name in os.listdir(os.path.join(root, "src/app"))
           if os.path.isfile(os.path.join(root, "src/app", name))]
    print(f"files at the top of src/app: {len(top)}")


def print_structs(root):
    table = "src/app/scenes/table/table.h"
    print(f"fields of App: {fields(root, 'src/app/app.h', 'App')}")
    parts = ", ".join(f"{part} {fields(root, table, part)}"
                      for part in ("Shown", "Aim", "Advice", "Pace"))
    print(f"fields of Table: {fields(root, table, 'Table')} ({parts})")
    units = app_includes(root)
    cycles = [find_cycle(units, unit) for unit in units]
    print(f"include cycles: {len({tuple(sorted(cycle)) for cycle in cycles if cycle})}")


# ---- one drop ----


def call(*command, **more):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **more).stdout


def build(root, folder):
    call("cmake", "-S", root, "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
         "-DCMAKE_POSITION_INDEPENDENT_CODE=OFF", "-DCMAKE_EXE_LINKER_FLAGS=-no-pie",
         "-DCMAKE_C_FLAGS=-O0 -finstrument-functions "
         "-finstrument-functions-exclude-file-list=.h")
    call("ninja", "-C", folder, "dreamhome-drop")
    return os.path.join(folder, "tests/bench/dreamhome-drop")


def room_of(path):
    """The folder that a function is in; what the rules show to all is theirs."""
    found = re.search(r"/(src/(?:[\w]+/)+|include/dreamhome/)[\w.]+$", path)
    return found.group(1).strip("/").replace("include/dreamhome", "src/rules") if found else "?"


def where(program, addresses):
    """For each address, its function and its file."""
    said = call("addr2line", "-f", "-e", program, input="\n".join(addresses)).split("\n")
    return {address: (said[2 * i], said[2 * i + 1].split(":")[0])
            for i, address in enumerate(addresses)}


def print_drop(root, folder):
    program = build(root, folder)
    home = os.path.join(folder, "home")
    traced = call(program, os.path.join(root, "assets"),
                  os.path.join(root, "tests/replays/en-2.dreamhome"),
                  env=dict(os.environ, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy",
                           XDG_DATA_HOME=home, XDG_CONFIG_HOME=home))
    calls = [line.split() for line in traced.splitlines()]
    known = where(program, sorted({address for pair in calls for address in pair}))
    ways = collections.Counter((room_of(known[caller][1]), room_of(known[called][1]))
                               for caller, called in calls)
    crossings = {way: count for way, count in ways.items() if way[0] != way[1]}
    replays = sum(known[called][0] == "record_replay" for _, called in calls)
    decks = sum(known[called][0] == "shuffle_decks" for _, called in calls)
    print(f"one drop: {len(calls)} calls, {sum(crossings.values())} of them from folder to folder, "
          f"on {len(crossings)} ways; {replays} replays, {decks} shuffled decks")
    for way, count in sorted(crossings.items(), key=lambda item: -item[1])[:12]:
        print(f"  {count:5} {way[0]} -> {way[1]}")


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    print_sources(sys.argv[1])
    print_structs(sys.argv[1])
    if len(sys.argv) == 3:
        print_drop(os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
