#!/usr/bin/env python3
"""What README, CONTRIBUTING and the hosted checks say can be done, can be done.

usage: papers_test.py SOURCE BUILD
"""

import json
import os
import re
import sys
import unittest

SOURCE, BUILD = sys.argv[1:3]
PAPERS = ("README.md", "CONTRIBUTING.md", os.path.join("packaging", "README.md"))


def read(*parts):
    with open(os.path.join(SOURCE, *parts), encoding="utf-8") as file:
        return file.read()


def found(pattern):
    """What a pattern finds in all papers, once each."""
    return {match for paper in PAPERS for match in re.findall(pattern, read(paper))}


class Commands(unittest.TestCase):
    def test_every_script_is_there(self):
        scripts = found(r"\b(?:sh|python3|xvfb-run) ((?:packaging|tests)/[\w./-]+)")
        scripts |= found(r"\b(tests/[\w/-]+\.(?:py|sh))")
        self.assertGreater(len(scripts), 10)
        for script in scripts:
            self.assertTrue(os.path.isfile(os.path.join(SOURCE, script)), script)

    def test_every_preset_is_there(self):
        with open(os.path.join(SOURCE, "CMakePresets.json"), encoding="utf-8") as file:
            presets = {preset["name"] for preset in json.load(file)["configurePresets"]}
        named = found(r"--preset (\w+)")
        self.assertTrue(named)
        self.assertLessEqual(named, presets)

    def test_every_target_is_there(self):
        with open(os.path.join(BUILD, "build.ninja"), encoding="utf-8") as file:
            targets = set(re.findall(r"^build ([\w-]+): phony", file.read(), re.M))
        named = found(r"--target ([\w-]+)") | found(r"[Tt]arget `([\w-]+)`")
        self.assertTrue(named)
        self.assertLessEqual(named, targets)


class Contributing(unittest.TestCase):
    def test_it_says_how_to_add_what_people_add_and_how_to_report(self):
        text = read("CONTRIBUTING.md")
        for words in ("## Build and test", "**a card.**", "**a language.**", "**a lesson.**",
                      "## Report a bug", "## Report a security problem"):
            self.assertIn(words, text)


class HostedChecks(unittest.TestCase):
    def setUp(self):
        self.workflow = read(".github", "workflows", "test.yml")

    def test_they_run_the_commands_of_the_readme(self):
        commands = re.findall(r"^(sh \S+)  +#", read("README.md"), re.M)
        self.assertEqual(len(commands), 2)
        for command in commands:
            self.assertRegex(self.workflow, rf"(?m)^ +run: {re.escape(command)}( --version)?$")

    def test_they_run_on_the_systems_of_the_readme(self):
        self.assertIn("On Debian 12 and later, or Ubuntu 24.04 and later", read("README.md"))
        systems = re.search(r"system: \[(.*)\]", self.workflow).group(1)
        self.assertEqual(re.findall(r"'([^']*)'", systems),
                         ["debian:12", "debian:13", "ubuntu:24.04"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
