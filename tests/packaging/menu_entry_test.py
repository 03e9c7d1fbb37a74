#!/usr/bin/env python3
"""The portable archive's menu entry comes, works, and goes without a trace.

usage: menu_entry_test.py SOURCE
"""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest

SOURCE = sys.argv[1]
ID = "io.github.dreamhome.DreamHome"
# What caches leave behind belongs to the desktop, not to us.
CACHES = ("mime/", "applications/mimeinfo.cache", "icons/hicolor/icon-theme.cache")


def files(folder):
    found = (os.path.relpath(os.path.join(where, name), folder)
             for where, _, names in os.walk(folder) for name in names)
    return sorted(name for name in found if not name.startswith(CACHES) or ID in name)


class MenuEntry(unittest.TestCase):
    def setUp(self):
        self.scratch = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.scratch)
        self.data = os.path.join(self.scratch, "data")
        os.makedirs(os.path.join(self.data, "applications"))
        with open(os.path.join(self.data, "applications", "other.desktop"), "w",
                  encoding="utf-8") as file:
            file.write("[Desktop Entry]\n")

    def unpack(self, name):
        """As much of the archive as the script needs, with a game that tells its arguments."""
        folder = os.path.join(self.scratch, name)
        share = os.path.join(folder, "share")
        icons = os.path.join(share, "icons", "hicolor", "48x48", "apps")
        for made in (os.path.join(share, "applications"), os.path.join(share, "mime", "packages"),
                     icons):
            os.makedirs(made)
        desktop = os.path.join(SOURCE, "packaging", "desktop", ID)
        shutil.copy(desktop + ".desktop", os.path.join(share, "applications"))
        shutil.copy(desktop + ".mime.xml", os.path.join(share, "mime", "packages", ID + ".xml"))
        shutil.copy(os.path.join(SOURCE, "assets", "icons", "app", "48", "dreamhome.png"),
                    os.path.join(icons, ID + ".png"))
        shutil.copy(os.path.join(SOURCE, "packaging", "portable", "menu-entry.sh"), folder)
        game = os.path.join(folder, "dreamhome")
        with open(game, "w", encoding="utf-8") as file:
            file.write('#!/bin/sh\necho "$0" "$@"\n')
        os.chmod(game, 0o755)
        return folder

    def call(self, folder, command):
        return subprocess.run(["sh", os.path.join(folder, "menu-entry.sh"), command], check=False,
                              env={**os.environ, "XDG_DATA_HOME": self.data},
                              stderr=subprocess.PIPE).returncode

    def entry(self):
        with open(os.path.join(self.data, "applications", ID + ".desktop"),
                  encoding="utf-8") as file:
            return file.read()

    def test_it_comes_and_goes(self):
        folder = self.unpack("portable")
        before = files(self.data)
        self.assertEqual(self.call(folder, "add"), 0)
        added = set(files(self.data)) - set(before)
        self.assertEqual(added, {f"applications/{ID}.desktop", f"mime/packages/{ID}.xml",
                                 f"icons/hicolor/48x48/apps/{ID}.png"})
        self.assertEqual(self.call(folder, "add"), 0)
        self.assertEqual(self.call(folder, "remove"), 0)
        self.assertEqual(files(self.data), before)
        self.assertEqual(self.call(folder, "remove"), 0)

    def test_the_entry_is_valid_wherever_the_folder_lies(self):
        for name in ("plain", "with space – Домик", "odd $HOME `x` \"q\" 100% back\\slash"):
            folder = self.unpack(name)
            self.assertEqual(self.call(folder, "add"), 0)
            entry = os.path.join(self.data, "applications", ID + ".desktop")
            done = subprocess.run(["desktop-file-validate", entry], stdout=subprocess.PIPE,
                                  check=False)
            self.assertEqual((done.returncode, done.stdout), (0, b""), name)
            self.assertEqual(self.started(), [os.path.join(folder, "dreamhome")] * 3)

    def started(self):
        """The program of each Exec line, read as the specification says."""
        programs = []
        for line in self.entry().splitlines():
            if not line.startswith("Exec="):
                continue
            value = line[len("Exec="):].replace("\\\\", "\\")  # the escape of every string
            self.assertEqual(value[0], '"')
            word, at = "", 1
            while value[at] != '"':
                at += value[at] == "\\"
                word += value[at]
                at += 1
            programs.append(word.replace("%%", "%"))
        return programs

    def test_it_wants_to_be_told_what_to_do(self):
        folder = self.unpack("portable")
        self.assertEqual(self.call(folder, "dance"), 2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
