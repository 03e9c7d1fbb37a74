#!/usr/bin/env python3
"""Finds text that cannot be translated: every scene in a language whose vowels all have an accent.

A word with a plain vowel on the screen did not come from the catalogue. Names, codes and what the
walk itself types may have one.

usage: pseudo_test.py PROGRAM ASSETS TEMPLATE WINDOW_TESTS
"""

import glob
import os
import re
import subprocess
import sys
import tempfile

ACCENTS = "y/aeiouyAEIOUY/áéíóúýÁÉÍÓÚÝ/"
# Arguments stay as they are, and the letters of the three rules of building are signs.
MENDS = (r"s/%\(\(ll\)\{0,1\}\)ú/%\1u/g", r"s/\[Á\]/[A]/g")

FAMILY = {"Ana", "Ben", "Cai", "Eva", "Leo", "Mia", "Noa", "Tom", "Zoe", "Kim", "Sam", "Ida",
          "Pip", "Otto", "Mina", "Victor", "Ada", "Rosa", "Max", "Nora"}
# A language is called as it calls itself; one of the rules of building is called A, and a button Y.
OWN_WORDS = {"English", "A", "E", "Y", "Tab"}  # keys and buttons among them
CODE = re.compile(r"[0-9A-Z]{3}(-[0-9A-Z]{3}){3,5}|[a-e][0-2]|\d+(\.\d+)*|F\d+")
PLAIN = re.compile(r"[aeiouyAEIOUY]")


def make_assets(assets, template, folder):
    """The assets with one language, the accented one."""
    for name in os.listdir(assets):
        if name != "lang":
            os.symlink(os.path.join(os.path.abspath(assets), name), os.path.join(folder, name))
    os.mkdir(os.path.join(folder, "lang"))
    plain, accented = (os.path.join(folder, name) for name in ("plain.po", "accented.po"))
    edits = [part for edit in (ACCENTS, *MENDS) for part in ("-e", edit)]
    subprocess.run(["msgen", "--lang=xx", template, "-o", plain], check=True)
    subprocess.run(["msgfilter", "--keep-header", "-i", plain, "-o", accented, "sed", *edits],
                   check=True, stderr=subprocess.DEVNULL, env=dict(os.environ, LC_ALL="C.UTF-8"))
    subprocess.run(["msgfmt", accented, "-o", os.path.join(folder, "lang", "xx.mo")], check=True)


def names_of(replays):
    """What the games are called, and who plays them, word by word."""
    names = set(FAMILY)
    for path in glob.glob(os.path.join(replays, "*.dreamhome")):
        names.add(os.path.basename(path).partition(".")[0])
        with open(path, encoding="utf-8") as record:
            for name in re.findall(r"^player \d \S+ (.*)$", record.read(), flags=re.M):
                names.update(name.split())
    return names


def walk(program, assets, script, home):
    """All words that a walk through the scenes draws, and those that it types."""
    replays = os.path.join(os.path.dirname(script), "..", "..", "replays")
    with open(script, encoding="utf-8") as file:
        steps = file.read().replace("check-layout", "words")
    copy = os.path.join(home, "walk.txt")
    with open(copy, "w", encoding="utf-8") as file:
        file.write(steps.replace("../../replays", os.path.relpath(replays, home)))
    with open(os.path.join(home, "drawn.txt"), "w+", encoding="utf-8") as drawn:
        if headless.run(program, assets, copy, home, "--lang", "xx", "--size", "1280x800",
                        output=drawn):
            sys.exit(f"{script} cannot be walked")
        drawn.seek(0)
        return set(drawn.read().splitlines()), set(re.findall(r"^text (.*)$", steps, flags=re.M))


def untranslated(drawn, known):
    parts = [part.strip(".-") for part in re.split(r"[^\w.-]+", drawn.removesuffix("…"))]
    if drawn.endswith("…"):  # a name that is too long for its place
        parts[-1:] = [name for name in known if name.startswith(parts[-1])][:1] or parts[-1:]
    return any(PLAIN.search(part) and part not in known and not CODE.fullmatch(part)
               for part in parts)


def main():
    program, assets, template, window_tests = sys.argv[1:]
    drawn, known = set(), OWN_WORDS | names_of(os.path.join(window_tests, "..", "replays"))
    with tempfile.TemporaryDirectory(prefix="dreamhome-pseudo-") as folder:
        accented, home = (os.path.join(folder, name) for name in ("assets", "home"))
        os.mkdir(accented)
        os.mkdir(home)
        make_assets(assets, template, accented)
        for script in sorted(glob.glob(os.path.join(window_tests, "layout", "*.txt"))):
            seen, typed = walk(program, accented, script, home)
            drawn |= seen
            known |= typed
    found = sorted(words for words in drawn if untranslated(words, known))
    if found or len(drawn) < 300:
        sys.exit("\n".join(["not from the catalogue:", *found]))
    print(f"{len(drawn)} texts drawn, all translated")


if __name__ == "__main__":
    sys.path.append(sys.argv[4])
    import headless
    main()
