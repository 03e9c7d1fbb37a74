#!/usr/bin/env python3
"""A list of faults is read as it is written, and what does not fit is complained of."""

import os
import tempfile
import unittest

from mutants import Fault, complaints, read_list, report

LIST = """# A comment.
in src/one.c
tests one_test two_test

- return a + b;
+ return a - b;
note it subtracts

- if (a)
-     stop();
+ stop();
tests three_test
note it always stops
survives because nobody looks
"""
SOURCE = "int f(int a, int b)\n{\n    if (a)\n    stop();\n    return a + b;\n}\n"


class Lists(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = folder.name
        os.mkdir(os.path.join(self.root, "src"))
        self.write("src/one.c", SOURCE)
        os.mkdir(os.path.join(self.root, "tests"))
        for test in ("one_test.c", "two_test.c", "three_test.py"):
            self.write("tests/" + test, "")
        self.write("list.txt", LIST)

    def write(self, name, text):
        with open(os.path.join(self.root, name), "w", encoding="utf-8") as file:
            file.write(text)

    def faults(self):
        return read_list(os.path.join(self.root, "list.txt"))

    def test_a_list_is_read(self):
        one, two = self.faults()
        self.assertEqual((one.file, one.tests), ("src/one.c", ["one_test", "two_test"]))
        self.assertEqual(two.tests, ["three_test", "one_test", "two_test"])
        self.assertEqual(two.excuse, "because nobody looks")
        self.assertIn("return a - b;", one.plant(SOURCE))
        self.assertNotIn("if (a)", two.plant(SOURCE))
        self.assertEqual(list(complaints(self.root, [one, two])), [])

    def complains(self, words):
        found = list(complaints(self.root, self.faults()))
        self.assertEqual(len(found), 1, found)
        self.assertIn(words, found[0])

    def test_a_test_that_is_gone_is_an_error(self):
        os.remove(os.path.join(self.root, "tests/three_test.py"))
        self.complains("no test three_test")
        self.write("tests/CMakeLists.txt", "add_test(NAME three_test)")
        self.assertEqual(list(complaints(self.root, self.faults())), [])

    def test_a_text_that_is_gone_or_not_alone_is_an_error(self):
        self.write("src/one.c", SOURCE.replace("a + b", "b + a"))
        self.complains("occurs 0 times")
        self.write("src/one.c", SOURCE + "    return a + b;\n")
        self.complains("occurs 2 times")

    def test_a_fault_says_what_is_wrong_and_changes_something(self):
        self.write("list.txt", LIST.replace("note it subtracts\n", ""))
        self.complains("no note")
        self.write("list.txt", LIST.replace("a - b", "a + b"))
        self.complains("changes nothing")

    def test_a_line_that_says_nothing_is_refused(self):
        self.write("list.txt", LIST + "what is this\n")
        self.assertRaises(SystemExit, self.faults)


class Reports(unittest.TestCase):
    def result(self, survivors, surprises, count=100):
        return report([Fault("", "", "", "", [])] * count, survivors, surprises)

    def test_survivors_need_an_explanation_and_must_be_few(self):
        silent = Fault("", "", "", "", [])
        excused = Fault("", "", "", "", [], excuse="because")
        self.assertEqual(self.result([excused] * 5, []), 0)
        self.assertEqual(self.result([excused] * 6, []), 1)
        self.assertEqual(self.result([silent], []), 1)
        self.assertEqual(self.result([], [excused]), 1)


if __name__ == "__main__":
    unittest.main()
