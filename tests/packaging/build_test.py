#!/usr/bin/env python3
"""How the game is built: versions that are told, programs that are hardened, a build that is quiet.

usage: build_test.py SOURCE BUILD CMAKE COMPILER PROGRAM...
"""

import os
import pty
import shutil
import subprocess
import sys
import tempfile
import unittest

SOURCE, BUILD, CMAKE, COMPILER = sys.argv[1:5]
PROGRAMS = sys.argv[5:]
GUARDS = ("-fstack-protector-strong", "-fstack-clash-protection", "-fcf-protection",
          "-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3")
NEW = {"sdl2": "2.26.0", "SDL2_image": "2.6.0", "SDL2_ttf": "2.20.0", "SDL2_mixer": "2.6.0"}

# Talks as Ninja does: 186 lines, and warnings among them.
NOISY_CMAKE = """#!/bin/sh
case $* in
*--build*)
    echo "[0/2] Re-checking globbed directories..."
    for step in $(seq "${STEPS:-0}"); do echo "[$step/$STEPS] Building C object"; done
    echo "ld: warning: something about the linker" >&2
    [ -z "$BROKEN" ] || { echo "game.c:7: error: expected ;"; exit 1; }
    mkdir -p build/play/src
    printf '#!/bin/sh\\necho "playing $*"\\n' >build/play/src/dreamhome
    chmod 755 build/play/src/dreamhome
    ;;
*) mkdir -p build/play ;;
esac
"""


class InScratch(unittest.TestCase):
    def setUp(self):
        self.scratch = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.scratch)

    def write(self, *parts, text, mode=0o644):
        path = os.path.join(self.scratch, *parts)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(path, mode)
        return path


class Versions(InScratch):
    def check(self, **versions):
        for name, version in versions.items():
            self.write(f"{name}.pc", text=f"Name: {name}\nDescription: -\nVersion: {version}\n")
        done = subprocess.run([CMAKE, "-P", os.path.join(SOURCE, "cmake", "Versions.cmake")],
                              env={**os.environ, "PKG_CONFIG_LIBDIR": self.scratch}, check=False,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return done.returncode, " ".join(done.stdout.split())

    def test_the_oldest_that_will_do_will_do(self):
        self.assertEqual(self.check(**NEW)[0], 0)

    def test_each_that_is_too_old_is_told_in_a_sentence(self):
        for name in NEW:
            code, said = self.check(**{**NEW, name: "2.0.20"})
            self.assertNotEqual(code, 0)
            self.assertRegex(said, r"Dream Home needs \w+ 2\.\d+ or later, and this system has "
                                   r"2\.0\.20: Debian 12, Ubuntu 24\.04 and later have it\.")

    def test_each_that_is_missing_is_told_in_a_sentence(self):
        code, said = self.check(sdl2="2.30.0")
        self.assertNotEqual(code, 0)
        self.assertIn("Dream Home needs SDL2_image 2.6 or later, and there is none", said)


class Hardened(unittest.TestCase):
    """The programs as they are shipped."""

    def read(self, *options):
        for program in PROGRAMS:
            yield subprocess.run(["readelf", "-W", *options, program], check=True, text=True,
                                 stdout=subprocess.PIPE).stdout

    def test_they_lie_anywhere_and_their_tables_cannot_be_written(self):
        for head in self.read("-h", "-l", "-d"):
            self.assertRegex(head, r"Type: +DYN")
            self.assertIn("GNU_RELRO", head)
            self.assertRegex(head, r"FLAGS_1.*NOW")

    def test_their_stacks_and_copies_are_guarded(self):
        for symbols in self.read("--dyn-syms"):
            self.assertIn("__stack_chk_fail", symbols)
            self.assertIn("_chk@", symbols)

    def test_every_file_is_compiled_with_all_guards_that_the_compiler_has(self):
        with open(os.path.join(BUILD, "build.ninja"), encoding="utf-8") as file:
            compiled = [line for line in file if line.startswith("  FLAGS = ") and " -std=" in line]
        self.assertTrue(compiled)
        for guard in filter(self.is_known, GUARDS):
            for flags in compiled:
                self.assertIn(guard, flags)

    @unittest.skipUnless(os.uname().machine == "x86_64", "other machines guard in other ways")
    def test_what_was_linked_has_the_guards_of_this_machine(self):
        """A large frame is touched page by page, and a function is jumped to only at its start."""
        for program in PROGRAMS:
            code = subprocess.run(["objdump", "-d", "--no-show-raw-insn", program], check=True,
                                  text=True, stdout=subprocess.PIPE).stdout
            if self.is_known("-fstack-clash-protection"):
                self.assertRegex(code, r"(or|mov)q +\$0x0,\(%rsp\)")
            if self.is_known("-fcf-protection"):
                self.assertRegex(code, r"<main>:\n\s*[0-9a-f]+:\s+endbr64")

    @staticmethod
    def is_known(guard):
        """Those that say something about glibc say it where one of its headers is read."""
        return subprocess.run([COMPILER, "-O2", "-Werror", *guard.split(), "-x", "c", "-c", "-o",
                               os.devnull, "-"], input=b"#include <stdio.h>\n", check=False,
                              stderr=subprocess.DEVNULL).returncode == 0

    def test_they_do_not_say_where_they_were_built(self):
        for program in PROGRAMS:
            with open(program, "rb") as file:
                self.assertNotIn(os.path.join(SOURCE, "src").encode(), file.read(), program)


class Quick(unittest.TestCase):
    def test_the_title_does_not_wait_for_what_plays_music(self):
        needed = subprocess.run(["readelf", "-W", "-d", PROGRAMS[0]], check=True, text=True,
                                stdout=subprocess.PIPE).stdout
        self.assertIn("libSDL2", needed)
        self.assertNotIn("SDL2_mixer", needed)


class Play(InScratch):
    """packaging/play.sh with a compiler that talks a lot."""

    def setUp(self):
        super().setUp()
        self.write("packaging", "dependencies.sh", text="")
        self.write("bin", "cmake", text=NOISY_CMAKE, mode=0o755)
        shutil.copy(os.path.join(SOURCE, "packaging", "play.sh"),
                    os.path.join(self.scratch, "packaging"))
        self.command = ["sh", os.path.join(self.scratch, "packaging", "play.sh"), "--new"]
        path = os.pathsep.join((os.path.join(self.scratch, "bin"), os.environ["PATH"]))
        self.variables = {**os.environ, "PATH": path, "STEPS": "186"}

    def run_quietly(self, **variables):
        done = subprocess.run(self.command, env={**self.variables, **variables}, check=False,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return done.returncode, done.stdout

    def test_a_build_is_one_line(self):
        code, said = self.run_quietly()
        self.assertEqual(code, 0, said)
        self.assertRegex(said, r"\ABuilding Dream Home[^\n]*\.\nplaying --new\n\Z")

    def test_nothing_is_said_when_nothing_is_to_be_built(self):
        self.assertEqual(self.run_quietly(STEPS="0"), (0, "playing --new\n"))

    def test_a_failed_build_shows_its_end(self):
        code, said = self.run_quietly(BROKEN="yes")
        self.assertEqual(code, 1)
        self.assertIn("game.c:7: error: expected ;", said)
        self.assertLess(said.count("\n"), 40)

    def test_a_terminal_sees_a_line_that_counts(self):
        watcher, terminal = pty.openpty()
        with subprocess.Popen(self.command, env=self.variables, stdout=terminal,
                              stderr=terminal) as game:
            os.close(terminal)
            said = b""
            while True:
                try:
                    said += os.read(watcher, 4096)
                except OSError:  # how the end of a terminal reads
                    break
        os.close(watcher)
        self.assertEqual(game.returncode, 0, said)
        self.assertIn(b"\rBuilding Dream Home: 50 %", said)
        self.assertEqual(said.count(b"\n"), 1, said)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
