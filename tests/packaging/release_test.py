#!/usr/bin/env python3
"""What a release promises: the time of its files, its archives, and what its starter says.

usage: release_test.py SOURCE
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml
import zipfile

SOURCE = sys.argv[1]
PACKAGING = os.path.join(SOURCE, "packaging")


def read(*parts):
    with open(os.path.join(PACKAGING, *parts), encoding="utf-8") as file:
        return file.read()


class InScratch(unittest.TestCase):
    def setUp(self):
        self.scratch = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.scratch)

    def path(self, *parts):
        return os.path.join(self.scratch, *parts)

    def write(self, *parts, text="", mode=0o644):
        os.makedirs(os.path.dirname(self.path(*parts)), exist_ok=True)
        with open(self.path(*parts), "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(self.path(*parts), mode)

    def run_shell(self, script, **variables):
        path = os.pathsep.join((self.path("bin"), os.environ["PATH"]))
        done = subprocess.run(["sh", script], env={**os.environ, "PATH": path, **variables},
                              check=False, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)
        return done.returncode, done.stdout


class Starter(InScratch):
    """The program at the top of the portable archive."""

    def start(self, libc):
        self.write("dreamhome", text=read("portable", "dreamhome").replace("@LIBC@", "2.31"))
        self.write("bin", "dreamhome", text="#!/bin/sh\necho playing\n", mode=0o755)
        self.write("bin", "getconf", text=f"#!/bin/sh\n{libc}\n", mode=0o755)
        return self.run_shell(self.path("dreamhome"))

    def test_it_starts_where_the_c_library_is_new_enough(self):
        for version in ("2.31", "2.36", "2.100", "3.0"):
            self.assertEqual(self.start(f"echo glibc {version}"), (0, "playing\n"), version)

    def test_it_says_what_an_older_system_lacks(self):
        self.assertEqual(self.start("echo glibc 2.28"),
                         (1, "Dream Home needs a Linux with glibc 2.31 or later; "
                             "this one has 2.28.\n"))

    def test_it_says_so_where_there_is_another_c_library(self):
        code, said = self.start("exit 1")
        self.assertEqual(code, 1)
        self.assertRegex(said, r"\ADream Home needs [^\n]*; this one has none\.\n\Z")


class Bytes(InScratch):
    def test_the_time_of_a_release_is_that_of_its_commit_or_what_is_asked_for(self):
        script = os.path.join(PACKAGING, "epoch.sh")
        self.assertEqual(self.run_shell(script, SOURCE_DATE_EPOCH="86400"), (0, "86400\n"))
        code, said = self.run_shell(script, SOURCE_DATE_EPOCH="")
        self.assertEqual(code, 0)
        self.assertRegex(said, r"\A\d{10}\n\Z")

    def test_a_zip_has_the_same_bytes_whenever_it_is_made(self):
        made = []
        for number in range(2):
            for name in ("b.txt", "a.txt") if number else ("a.txt", "b.txt"):
                self.write(f"run{number}", "game", name, text=name)
            os.utime(self.path(f"run{number}", "game", "a.txt"), (number, number))
            archive = self.path(f"{number}.zip")
            subprocess.run([sys.executable, "-B", os.path.join(PACKAGING, "windows", "zip.py"),
                            self.path(f"run{number}", "game"), archive], check=True,
                           env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"})
            with open(archive, "rb") as file:
                made.append(file.read())
        self.assertEqual(made[0], made[1])
        with zipfile.ZipFile(self.path("0.zip")) as archive:
            self.assertEqual(archive.namelist(), ["game/a.txt", "game/b.txt"])


class Windows(unittest.TestCase):
    def test_the_manifest_asks_for_long_paths_utf_8_and_real_pixels(self):
        root = xml.fromstring(read("windows", "dreamhome.manifest"))
        said = {element.tag.split("}")[1]: (element.text or "").strip() for element in root.iter()}
        self.assertEqual(said["longPathAware"], "true")
        self.assertEqual(said["activeCodePage"], "UTF-8")
        self.assertEqual(said["dpiAwareness"], "PerMonitorV2")

    def test_the_manifest_names_the_windows_it_supports(self):
        systems = re.findall(r'supportedOS Id="([^"]*)"', read("windows", "dreamhome.manifest"))
        self.assertEqual(systems, ["{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"])  # 10 and 11

    def test_the_installer_speaks_every_language_it_offers(self):
        script = read("windows", "installer.nsi")
        offered = {name.upper() for name in re.findall(r'MUI_LANGUAGE "(\w+)"', script)}
        for words in ("RUNNING", "OLD_WINDOWS"):
            spoken = set(re.findall(rf"LangString {words} \$\{{LANG_(\w+)\}}", script))
            self.assertEqual(spoken, offered, words)


class Flatpak(unittest.TestCase):
    def test_everything_it_fetches_has_a_checksum(self):
        recipe = read("flatpak", "io.github.dreamhome.DreamHome.yml")
        fetched = re.findall(r"url: (https://\S+)\n +sha256: ([0-9a-f]{64})\n", recipe)
        self.assertEqual(len(fetched), recipe.count("url:"))
        self.assertEqual(len(fetched), 4)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
