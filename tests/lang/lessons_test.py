#!/usr/bin/env python3
"""A lesson says little: at most eight words in English, and sixty characters elsewhere.

usage: lessons_test.py SOURCE
"""

import glob
import os
import re
import sys

import po

LANGUAGES = ("fr", "hu", "pl", "pt_BR", "pt_PT", "ru")
NOD = "Good idea! Undo to see another way"
MOST_WORDS, MOST_CHARACTERS = 8, 60


def captions(source):
    for path in sorted(glob.glob(os.path.join(source, "assets", "lessons", "*.txt"))):
        with open(path, encoding="utf-8") as file:
            yield from re.findall(r"^ *say (.*)$", file.read(), re.MULTILINE)


def faults(source, said):
    for words in said:
        if len(words.split()) > MOST_WORDS:
            yield f"en: more than {MOST_WORDS} words: “{words}”"
    for language in LANGUAGES:
        messages = po.read(os.path.join(source, "assets", "lang", language + ".po"))[1]
        translated = {key[1]: message.words[0] for key, message in messages.items()}
        for words in said:
            if len(translated[words]) > MOST_CHARACTERS:
                yield f"{language}: more than {MOST_CHARACTERS} characters: “{translated[words]}”"


def main():
    source, = sys.argv[1:]
    said = [*captions(source), NOD]
    wrong = list(faults(source, said))
    if len(said) < 2 or wrong:
        sys.exit("\n".join(wrong) or "the lessons say nothing")
    print(f"{len(said)} captions in {len(LANGUAGES) + 1} languages")


if __name__ == "__main__":
    main()
