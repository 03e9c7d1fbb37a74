#!/usr/bin/env python3
"""The files that tell a desktop about the game agree with each other and with the program.

usage: files_test.py SOURCE VERSION DREAMHOME METAINFO
"""

import os
import re
import struct
import subprocess
import sys
import unittest
import xml.etree.ElementTree as xml

SOURCE, VERSION, DREAMHOME, METAINFO = sys.argv[1:5]
PACKAGING = os.path.join(SOURCE, "packaging")
ID = "io.github.dreamhome.DreamHome"
LANGUAGES = {"fr", "pt_BR", "pt_PT", "hu", "ru", "pl"}
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def read(*parts):
    with open(os.path.join(*parts), encoding="utf-8") as file:
        return file.read()


def entries(group):
    """The keys of one group of the desktop file."""
    text = read(PACKAGING, "desktop", ID + ".desktop")
    body = re.search(rf"^\[{re.escape(group)}\]$(.*?)(?=^\[|\Z)", text, re.M | re.S).group(1)
    return dict(line.split("=", 1) for line in body.splitlines() if "=" in line)


def metainfo():
    return xml.parse(METAINFO).getroot()


def options():
    words = subprocess.run([DREAMHOME, "--help"], stdout=subprocess.PIPE, check=True).stdout
    return set(re.findall(r"--[a-z-]+", words.decode()))


def png_size(path):
    with open(path, "rb") as file:
        head = file.read(24)
    if head[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError(f"{path} is no PNG")
    return struct.unpack(">II", head[16:24])


class OneName(unittest.TestCase):
    def test_desktop_file_and_metainfo_name_the_same_program(self):
        entry = entries("Desktop Entry")
        root = metainfo()
        self.assertEqual(root.findtext("id"), ID)
        self.assertEqual(root.findtext("launchable"), ID + ".desktop")
        self.assertEqual(entry["Icon"], ID)
        self.assertEqual(entry["Categories"], "Game;BoardGame;CardGame;")
        self.assertEqual(root.findtext("name"), entry["Name"])
        self.assertEqual(root.findtext("summary"), entry["Comment"])

    def test_every_recipe_uses_the_id(self):
        self.assertIn(f"id: {ID}\n", read(PACKAGING, "flatpak", ID + ".yml"))
        self.assertIn(f"id={ID}\n", read(PACKAGING, "appimage", "build.sh"))
        self.assertIn(f"id={ID}\n", read(PACKAGING, "portable", "menu-entry.sh"))


class OneVersion(unittest.TestCase):
    def test_the_newest_release_is_this_version(self):
        self.assertEqual(metainfo().find("releases/release").get("version"), VERSION)

    def test_the_changelog_of_debian_begins_with_this_version(self):
        changelog = read(os.path.dirname(METAINFO), "changelog")
        self.assertTrue(changelog.startswith(f"dreamhome ({VERSION})"))
        self.assertRegex(changelog, r"\n  \* \w.*\n(.*\n)*\n -- .* <.*@.*>  \w+, \d+ \w+ 20\d\d ")

    def test_the_changelog_tells_what_comes_and_what_is_there(self):
        heads = re.findall(r"^## (.*)$", read(SOURCE, "CHANGELOG.md"), re.M)
        released = [head for head in heads if head != "Unreleased"]
        self.assertRegex(released[0], rf"^{re.escape(VERSION)} \(20\d\d-\d\d-\d\d\)$")
        self.assertIn(heads[0], ("Unreleased", released[0]))

    def test_the_number_stands_in_one_place(self):
        places = []
        for top in ("cmake", "packaging", "src"):
            for where, _, names in os.walk(os.path.join(SOURCE, top)):
                places += [name for name in names if not name.endswith(".jpg")
                           and re.search(rf"\b{re.escape(VERSION)}\b", read(where, name))]
        self.assertEqual(places, [])
        self.assertIn(f"VERSION {VERSION} ", read(SOURCE, "CMakeLists.txt"))


class Truth(unittest.TestCase):
    def test_only_rooms_of_the_basement_are_promised_there(self):
        rooms = read(SOURCE, "include", "dreamhome", "rooms.def")
        below = set(re.findall(r'\.key = "(\w+)", \.kind = \w*BASEMENT', rooms))
        texts = ["".join(metainfo().find("description").itertext()),
                 read(SOURCE, "cmake", "Package.cmake")]
        for text in texts:
            promised = re.findall(r"(\w+) in the\s+basement", text)
            self.assertEqual(len(promised), 1)
            self.assertLessEqual(set(promised), below)

    def test_the_manuals_tell_where_the_data_is_looked_for(self):
        paths = read(SOURCE, "src", "app", "files", "paths.c")
        place = re.search(r'"%\.\*s/(.*?)"', paths).group(1)
        for language in ("", *LANGUAGES):
            manual = read(PACKAGING, "man", language, "dreamhome.6")
            self.assertIn(f"\n.Pa {place}/\n", manual, language)

    def test_somebody_stands_for_it(self):
        self.assertTrue(metainfo().findtext("developer/name"))
        self.assertTrue(metainfo().find("developer").get("id"))


class Languages(unittest.TestCase):
    def test_the_menu_speaks_every_language(self):
        for group, keys in {"Desktop Entry": ("GenericName", "Comment", "Keywords"),
                            "Desktop Action new-game": ("Name",),
                            "Desktop Action continue": ("Name",)}.items():
            for key in keys:
                spoken = set(re.findall(rf"^{key}\[(\w+)\]", "\n".join(entries(group)), re.M))
                self.assertEqual(spoken, LANGUAGES, f"{group}: {key}")

    def test_the_software_centre_speaks_every_language(self):
        root = metainfo()
        groups = [root.find("description"), root.find("description/ul"),
                  root.find("releases/release/description"), *root.iter("screenshot")]
        for group in groups:
            tags = ("p", "li", "caption")
            plain = [item for item in group if item.tag in tags and LANG not in item.attrib]
            for language in LANGUAGES:
                spoken = [item for item in group if item.get(LANG) == language]
                self.assertEqual(len(spoken), len(plain), f"{language} in {group.tag}")
        self.assertEqual({item.get(LANG) for item in root.findall("summary")} - {None}, LANGUAGES)


class Screenshots(unittest.TestCase):
    def test_every_screenshot_is_a_picture_of_the_repository(self):
        images = list(metainfo().iter("image"))
        self.assertGreaterEqual(len(images), 3)
        for image in images:
            path = os.path.join(PACKAGING, "pictures", os.path.basename(image.text))
            size = subprocess.run(["identify", "-format", "%w %h", path], check=True, text=True,
                                  stdout=subprocess.PIPE).stdout
            self.assertEqual(size, f"{image.get('width')} {image.get('height')}", path)


class CommandLine(unittest.TestCase):
    def test_the_manual_and_the_completions_know_every_option(self):
        self.assertGreater(len(options()), 10)
        for language in ("", *LANGUAGES):
            manual = read(PACKAGING, "man", language, "dreamhome.6").replace("Fl -", "--")
            found = set(re.findall(r"^\.It (--[a-z-]+)", manual, re.M))
            self.assertEqual(found, options(), language)
        for name in ("dreamhome.bash", "_dreamhome"):
            found = set(re.findall(r"--[a-z-]+", read(PACKAGING, "completions", name)))
            self.assertEqual(found, options(), name)
        fish = re.findall(r" -l ([a-z-]+)", read(PACKAGING, "completions", "dreamhome.fish"))
        self.assertEqual({f"--{name}" for name in fish}, options())

    def test_the_actions_of_the_menu_are_options(self):
        for action in ("new-game", "continue"):
            option = entries(f"Desktop Action {action}")["Exec"].split()[1]
            self.assertIn(option, options())


class Records(unittest.TestCase):
    def test_the_type_of_records_is_told_by_name_and_by_content(self):
        root = xml.parse(os.path.join(PACKAGING, "desktop", ID + ".mime.xml")).getroot()
        space = "{http://www.freedesktop.org/standards/shared-mime-info}"
        kind = root.find(space + "mime-type")
        self.assertEqual(kind.get("type"), "application/x-dreamhome")
        self.assertEqual(kind.find(space + "glob").get("pattern"), "*.dreamhome")
        self.assertEqual(kind.find(space + "icon").get("name"), ID)
        magic = {match.get("value").replace("\\n", "\n")
                 for match in kind.findall(f"{space}magic/{space}match")}
        self.assertEqual(magic, {"dreamhome 1\n", "dreamhome 2\n"})
        self.assertEqual(entries("Desktop Entry")["MimeType"], "application/x-dreamhome;")
        self.assertEqual(metainfo().findtext("provides/mediatype"), "application/x-dreamhome")


class Icons(unittest.TestCase):
    folder = os.path.join(SOURCE, "assets", "icons", "app")

    def test_every_icon_has_the_size_of_its_folder(self):
        for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
            path = os.path.join(self.folder, str(size), "dreamhome.png")
            self.assertEqual(png_size(path), (size, size))

    def test_the_scalable_icons_are_square(self):
        for name in ("dreamhome.svg", "dreamhome-symbolic.svg"):
            root = xml.parse(os.path.join(self.folder, name)).getroot()
            box = [float(number) for number in root.get("viewBox").split()]
            self.assertEqual(box[2], box[3])


class Licences(unittest.TestCase):
    def test_every_licence_that_is_named_is_written_out(self):
        text = read(PACKAGING, "debian", "copyright.in")
        paragraphs = re.split(r"\n\n+", text)
        used = {re.search(r"^License: (.*)$", part, re.M).group(1)
                for part in paragraphs if re.match("Files:", part)}
        written = {part.split("\n")[0][len("License: "):]
                   for part in paragraphs if part.startswith("License:") and "\n" in part}
        self.assertEqual(used, written)
        self.assertEqual(used, {"Expat", "CC-BY-SA-4.0", "OFL-1.1", "CC0-1.0"})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
