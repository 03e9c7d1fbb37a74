#!/usr/bin/env python3
"""Plants small faults in the sources, one at a time, and looks whether a test notices.

usage: mutants.py check ROOT
       mutants.py run ROOT [--folder FOLDER] [--only WORDS]

`check` takes a second and is part of the test suite: the text of every fault must occur exactly
once in its file. `run` takes an hour or two: it copies the sources of ROOT to a folder of its own
(a temporary one unless FOLDER is given, which is used again the next time), builds there, and for
each fault builds anew and runs the tests that could notice, until the first of them fails. It
prints a line for each fault, then the survivors and the share that was caught, by folders. It fails
if less than 95 in 100 faults are caught, if a survivor is not explained, if one that is explained
is caught after all, and if one cannot be built. With --only, just the faults whose file, text or
note contains WORDS are planted. What makes builds quick is taken from the environment, as always
with CMake: CMAKE_C_COMPILER_LAUNCHER=ccache, LDFLAGS=-fuse-ld=mold.

The faults are in the lists of the folder faults, in blocks with a blank line between them. A
block without a text says where the faults below it are and which tests could notice them; a fault
may name more of them. Quick tests are run first:

    in src/rules/score.c
    tests score_test examples_test

    - points + tokens
    + points
    tests resources_test
    note the Designer adds nothing
    survives because nobody can tell

A line that starts with `#` is a comment. The text and its replacement may have several lines.
"""

import argparse
import dataclasses
import glob
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

ENOUGH = 0.95
# Seconds that a test may take, and how often as long as without a fault: one that hangs is noticed.
LONGEST, TIMES_LONGER = 60, 10
# What cmocka says as soon as one of the tests of a program has failed.
FAILED = b"[  FAILED  ]"


@dataclasses.dataclass
class Fault:
    """One change of a source file, and who could notice it."""

    place: str  # list and line, for complaints
    file: str
    text: str
    replacement: str
    tests: list
    note: str = ""
    excuse: str = ""  # why it survives, if it does

    def plant(self, source):
        return source.replace(self.text, self.replacement)

    def folder(self):
        return os.path.dirname(self.file)

    def title(self):
        return f"{self.file}: {self.note or self.text}"


# ---- the lists ----


def blocks(path):
    """Number of the first line and lines of every block."""
    first, lines = 0, []
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file.read().split("\n") + [""], 1):
            if not line.strip():
                if lines:
                    yield first, lines
                first, lines = 0, []
            elif not line.startswith("#"):
                first = first or number
                lines.append(line)


def values(lines, word):
    return [line[len(word) + 1:] for line in lines if line.startswith(word + " ") or line == word]


def read_list(path):
    file, tests, faults = "", [], []
    for number, lines in blocks(path):
        known = sum(len(values(lines, word)) for word in ("in", "tests", "-", "+", "note",
                                                          "survives"))
        if known != len(lines):
            sys.exit(f"{path}:{number}: a line that says nothing known")
        own = " ".join(values(lines, "tests")).split()
        if not values(lines, "-"):
            file = (values(lines, "in") or [file])[0]
            tests = own or tests
            continue
        faults.append(Fault(place=f"{os.path.basename(path)}:{number}", file=file,
                            text="\n".join(values(lines, "-")),
                            replacement="\n".join(values(lines, "+")),
                            tests=own + [test for test in tests if test not in own],
                            note=" ".join(values(lines, "note")),
                            excuse=" ".join(values(lines, "survives"))))
    return faults


def read_faults():
    here = os.path.dirname(os.path.abspath(__file__))
    return [fault for path in sorted(glob.glob(os.path.join(here, "faults", "*.txt")))
            for fault in read_list(path)]


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def named_tests(root):
    """What tests may be called: like a file of the tests, or a word of their build files."""
    names = set()
    for folder, _, files in os.walk(os.path.join(root, "tests")):
        names.update(os.path.splitext(file)[0] for file in files)
        if "CMakeLists.txt" in files:
            names.update(re.findall(r"\w+", read(os.path.join(folder, "CMakeLists.txt"))))
    return names


def complaints(root, faults):
    seen = {}
    names = named_tests(root)
    for fault in faults:
        path = os.path.join(root, fault.file)
        count = read(path).count(fault.text) if os.path.isfile(path) else 0
        if count != 1:
            yield f"{fault.place}: the text occurs {count} times in {fault.file}: {fault.text}"
        if not fault.tests:
            yield f"{fault.place}: no test is named"
        for test in fault.tests:
            if test not in names:
                yield f"{fault.place}: there is no test {test}"
        if not fault.note:
            yield f"{fault.place}: no note says what is wrong then"
        if fault.text == fault.replacement:
            yield f"{fault.place}: it changes nothing"
        same = (fault.file, fault.text, fault.replacement)
        if same in seen:
            yield f"{fault.place}: planted at {seen[same]} already"
        seen[same] = fault.place


def check(root):
    faults = read_faults()
    found = list(complaints(root, faults))
    print("\n".join(found + [f"{len(faults)} faults"]))
    return 1 if found else 0


# ---- the campaign ----


class Yard:
    """A copy of the sources with a build folder."""

    def __init__(self, root, folder):
        self.folder = folder
        self.source = os.path.join(folder, "source")
        self.build = os.path.join(folder, "build")
        self.seconds = {}  # that each test takes without a fault
        if not self.copy(root):
            self.recall()
        self.call("cmake", "-S", self.source, "-B", self.build, "-G", "Ninja",
                  "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_C_FLAGS_DEBUG=-O1")
        listed = subprocess.run(["ninja", "-C", self.build, "-t", "targets", "all"],
                                stdout=subprocess.PIPE, check=True).stdout.decode()
        self.targets = {line.split(":")[0] for line in listed.splitlines()}
        self.tests = self.list_tests()

    def list_tests(self):
        """By their names. CTest knows how to run one only when it has been built."""
        listed = subprocess.run(["ctest", "--test-dir", self.build, "--show-only=json-v1"],
                                stdout=subprocess.PIPE, check=True).stdout.decode()
        return {test["name"]: test for test in json.loads(listed)["tests"]}

    def remove_others(self, names):
        """What was renamed or removed must not be built under its old name."""
        for folder, _, files in os.walk(self.source):
            for file in files:
                path = os.path.join(folder, file)
                if os.path.relpath(path, self.source) not in names:
                    os.remove(path)

    def copy(self, root):
        """Whether anything is new. What is not is left alone, so that it is not built again."""
        changed = False
        listed = subprocess.run(["git", "-C", root, "ls-files", "-z"], stdout=subprocess.PIPE,
                                check=True).stdout.decode()
        names = {name for name in listed.split("\0") if name}
        self.remove_others(names)
        for name in sorted(names):
            source, goal = os.path.join(root, name), os.path.join(self.source, name)
            if not os.path.isfile(source):
                continue
            if os.path.exists(goal):
                with open(source, "rb") as one, open(goal, "rb") as other:
                    if one.read() == other.read():
                        continue
            os.makedirs(os.path.dirname(goal), exist_ok=True)
            shutil.copyfile(source, goal)
            shutil.copymode(source, goal)
            changed = True
        return changed

    def notes(self):
        return os.path.join(self.folder, "seconds.json")

    def recall(self):
        if os.path.exists(self.notes()):
            self.seconds = json.loads(read(self.notes()))

    def note(self, test, seconds):
        self.seconds[test] = seconds
        write(self.notes(), json.dumps(self.seconds))

    @staticmethod
    def call(*command):
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              check=False)
        if done.returncode:
            sys.exit(done.stdout.decode(errors="replace"))

    def target_of(self, test):
        """A test in C is a program of its own name; the others run the game, or what they name."""
        if test in self.targets:
            return [test]
        named = [os.path.basename(word) for word in self.tests[test].get("command", [])
                 if word.startswith(self.build)]
        return [name for name in named if name in self.targets] or ["dreamhome", "dreamhome-engine"]

    def make(self, tests):
        wanted = sorted({target for test in tests for target in self.target_of(test)})
        done = subprocess.run(["ninja", "-C", self.build, *wanted], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, check=False)
        return "" if done.returncode == 0 else done.stdout.decode(errors="replace")

    def command(self, test):
        """How CTest would run a test: its words, its folder, its environment."""
        known = self.tests[test]
        properties = {item["name"]: item["value"] for item in known["properties"]}
        changes = dict(line.split("=", 1) for line in properties.get("ENVIRONMENT", []))
        return {"args": known["command"], "cwd": properties.get("WORKING_DIRECTORY", self.build),
                "env": {**os.environ, **changes}}

    def passes(self, test):
        """Whether it does; at the first failure, and when it takes too long, it is ended."""
        limit = max(LONGEST, TIMES_LONGER * self.seconds.get(test, LONGEST))
        with subprocess.Popen(**self.command(test), stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, start_new_session=True) as running:
            end = threading.Timer(limit, os.killpg, (running.pid, signal.SIGKILL))
            end.start()
            failed = any(line.startswith(FAILED) for line in running.stdout)
            if failed:
                os.killpg(running.pid, signal.SIGKILL)
            passed = running.wait() == 0 and not failed
            end.cancel()
            return passed

    def measure(self, test):
        """Before anything is planted every test must pass; how long that takes is noted."""
        start = time.monotonic()
        if test in self.seconds:
            return
        if not self.passes(test):
            sys.exit(f"{test} fails without any fault")
        self.note(test, time.monotonic() - start)

    def first_to_notice(self, fault):
        """The test that fails with a fault planted, or None; "" if it cannot be built."""
        path = os.path.join(self.source, fault.file)
        sound = read(path)
        write(path, fault.plant(sound))
        try:
            for test in sorted(fault.tests, key=self.seconds.get):
                trouble = self.make([test])
                if trouble:
                    print(trouble)
                    return ""
                if not self.passes(test):
                    return test
            return None
        finally:
            write(path, sound)


def check_sound(yard, faults):
    tests = sorted({test for fault in faults for test in fault.tests})
    unknown = [test for test in tests if test not in yard.tests]
    if unknown:
        sys.exit(f"no such tests: {' '.join(unknown)}")
    trouble = yard.make(tests)
    if trouble:
        sys.exit(trouble)
    yard.tests = yard.list_tests()
    for test in tests:
        yard.measure(test)


def plant_all(yard, faults):
    survivors, surprises = [], []
    for number, fault in enumerate(faults, 1):
        start = time.monotonic()
        noticed = yard.first_to_notice(fault)
        what = {None: "SURVIVES", "": "CANNOT BE BUILT"}.get(noticed, f"noticed by {noticed}")
        print(f"{number:4} {what}, {time.monotonic() - start:.0f} s: {fault.place} "
              f"{fault.title()}", flush=True)
        if noticed is None:
            survivors.append(fault)
        elif fault.excuse or not noticed:
            surprises.append(fault)
    return survivors, surprises


def count(what, faults, survivors):
    caught = 1 - len(survivors) / len(faults)
    print(f"{what}{len(faults)} faults, {len(survivors)} survive: {100 * caught:.1f} % caught")
    return caught


def report(faults, survivors, surprises):
    for fault in survivors:
        print(f"survives: {fault.place} {fault.title()}: {fault.excuse or 'NOT EXPLAINED'}")
    for fault in surprises:
        print(f"cannot be built, or was noticed although its list explains why not: "
              f"{fault.place} {fault.title()}")
    for folder in sorted({fault.folder() for fault in faults}):
        count(f"{folder}: ", *([fault for fault in some if fault.folder() == folder]
                               for some in (faults, survivors)))
    caught = count("", faults, survivors)
    fine = caught >= ENOUGH and not surprises and all(fault.excuse for fault in survivors)
    return 0 if fine else 1


def run(root, folder, only):
    faults = [fault for fault in read_faults() if only in fault.title() + fault.text]
    wrong = list(complaints(root, faults))
    if wrong or not faults:
        sys.exit("\n".join(wrong or ["no such fault"]))
    yard = Yard(root, folder)
    check_sound(yard, faults)
    return report(faults, *plant_all(yard, faults))


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("what", choices=("check", "run"))
    parser.add_argument("root")
    parser.add_argument("--folder")
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    if given.what == "check":
        return check(given.root)
    if given.folder:
        return run(given.root, os.path.abspath(given.folder), given.only)
    with tempfile.TemporaryDirectory() as folder:
        return run(given.root, folder, given.only)


if __name__ == "__main__":
    sys.exit(main())
