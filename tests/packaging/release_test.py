#!/usr/bin/env python3
"""What a release promises: the time of its files, its archives, and what its starter says.

usage: release_test.py SOURCE
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
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


class Release(InScratch):
    """packaging/release.sh, with a small project around it."""

    def setUp(self):
        super().setUp()
        self.write("CMakeLists.txt", text="project(dreamhome VERSION 1.2.3 LANGUAGES C)\n")
        self.write("CHANGELOG.md", text="# Changelog\n\n## 1.2.3 (2026-01-31)\n\n- A new roof.\n\n"
                                        "## 1.2.2 (2026-01-30)\n\n- A door.\n")
        self.write(".gitignore", text="/build/\n")
        for script in ("release.sh", "epoch.sh"):
            self.write("packaging", script, text=read(script))

    def commit(self):
        git = ["git", "-C", self.scratch, "-c", "user.name=a", "-c", "user.email=a@b"]
        for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "a"]):
            subprocess.run(git + command, check=True)

    def release(self, *arguments):
        done = subprocess.run(["sh", self.path("packaging", "release.sh"), *arguments], text=True,
                              check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env={**os.environ, "GIT_CEILING_DIRECTORIES": "/",
                                   "TMPDIR": self.scratch + "-tmp", "SOURCE_DATE_EPOCH": ""})
        return done.returncode, done.stdout

    def test_it_has_the_sources_the_notes_of_its_version_and_checksums(self):
        self.commit()
        code, said = self.release("source")
        self.assertEqual(code, 0, said)
        made = self.path("build", "release")
        self.assertEqual(sorted(os.listdir(made)),
                         ["NOTES.md", "SHA256SUMS", "dreamhome-1.2.3.tar.gz"])
        with open(os.path.join(made, "NOTES.md"), encoding="utf-8") as file:
            self.assertEqual(file.read().strip(), "- A new roof.")
        subprocess.run(["sha256sum", "--quiet", "-c", "SHA256SUMS"], cwd=made, check=True)
        with tarfile.open(os.path.join(made, "dreamhome-1.2.3.tar.gz")) as archive:
            self.assertIn("dreamhome-1.2.3/CHANGELOG.md", archive.getnames())

    def release_twice(self):
        os.mkdir(self.scratch + "-tmp")
        self.addCleanup(shutil.rmtree, self.scratch + "-tmp")
        self.commit()
        code, said = self.release("--twice", "source")
        return code, said, os.listdir(self.scratch + "-tmp")

    def test_two_of_them_are_compared(self):
        code, said, left = self.release_twice()
        self.assertEqual((code, left), (0, []), said)
        self.assertIn("both releases are equal, byte for byte", said)

    def test_two_that_differ_are_told_and_kept(self):
        script = read("release.sh")
        self.assertIn("CHANGELOG.md | sed", script)
        self.write("packaging", "release.sh", text=script.replace("| sed", "; pwd | sed"))
        code, said, left = self.release_twice()
        self.assertEqual((code, len(left)), (1, 1), said)
        self.assertIn("The releases differ", said)

    def test_it_is_made_of_a_commit_or_not_at_all(self):
        self.assertEqual(self.release("source"),
                         (1, "A release is made out of a commit, and this folder is no checkout "
                             "of git.\n"))
        self.commit()
        self.write("CHANGELOG.md", text="changed")
        self.assertEqual(self.release("source"),
                         (1, "A release is made out of the last commit: please commit your "
                             "changes first.\n"))
        self.assertFalse(os.path.exists(self.path("build")))


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
