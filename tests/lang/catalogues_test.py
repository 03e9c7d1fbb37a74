#!/usr/bin/env python3
"""Every language has every message: with the arguments, the markup and the blanks of the English.

usage: catalogues_test.py SOURCE CMAKE XGETTEXT
"""

import collections
import os
import re
import subprocess
import sys
import tempfile

import po

LANGUAGES = ("fr", "hu", "pl", "pt_BR", "pt_PT", "ru")
PLACEHOLDER = re.compile(r"%(?:(\d+)\$)?[-+ #0]*\d*(?:\.\d+)?((?:ll|l)?[a-zA-Z%])")
MARKUP = re.compile(r"\*|\{[a-z-]*\}|\[[A-C]\]|\n|R\d+\.\d+")


def arguments(text):
    """The kind of each argument by its place."""
    found = {}
    place = 0
    for number, kind in PLACEHOLDER.findall(text):
        if kind == "%":
            continue
        place += 1
        found[int(number) if number else place] = kind
    return found


def faults(message, words):
    english = [message.english, message.plural or message.english]
    if not words.strip():
        yield "is not translated"
        return
    if arguments(words) not in map(arguments, english):
        yield f"takes other arguments: '{words}'"
    if collections.Counter(MARKUP.findall(words)) != collections.Counter(
            MARKUP.findall(message.english)):
        yield f"has other markup: '{words}'"
    for end in (0, -1):
        if words[end].isspace() != message.english[end].isspace():
            yield f"begins or ends with another blank: '{words}'"
    if "  " in words:
        yield f"has two blanks: '{words}'"


def check_language(source, template, language):
    header, messages = po.read(os.path.join(source, "assets", "lang", language + ".po"))
    forms = int(re.search(r"nplurals=(\d+)", header).group(1))
    for key, wanted in template.items():
        message = messages.get(key)
        if not message:
            yield f"{language}: '{wanted.english}' is missing"
            continue
        if message.fuzzy:
            yield f"{language}: '{wanted.english}' is marked fuzzy"
        if len(message.words) != (forms if wanted.plural else 1):
            yield f"{language}: '{wanted.english}' has {len(message.words)} forms"
        for words in message.words:
            for fault in faults(wanted, words):
                yield f"{language}: '{wanted.english}' {fault}"
    for key in messages.keys() - template.keys():
        yield f"{language}: '{key[1]}' is used no more"


def check_template(source, cmake, xgettext):
    """The template is what xgettext finds in the sources now."""
    kept = os.path.join(source, "assets", "lang", "dreamhome.pot")
    with tempfile.TemporaryDirectory() as folder:
        made = os.path.join(folder, "made.pot")
        subprocess.run([cmake, f"-DXGETTEXT={xgettext}", f"-DSOURCE={source}",
                        f"-DSCRATCH={folder}", f"-DOUTPUT={made}", "-P",
                        os.path.join(source, "cmake", "CollectWords.cmake")],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        now, before = po.read(made)[1].keys(), po.read(kept)[1].keys()
    for key in now - before:
        yield f"the template lacks '{key[1]}': build the target `pot`"
    for key in before - now:
        yield f"the template has '{key[1]}', which is used no more: build the target `pot`"


def main():
    source, cmake, xgettext = sys.argv[1:]
    template = po.read(os.path.join(source, "assets", "lang", "dreamhome.pot"))[1]
    complaints = list(check_template(source, cmake, xgettext))
    for language in LANGUAGES:
        complaints += check_language(source, template, language)
    if not template or complaints:
        sys.exit("\n".join(complaints) or "there are no messages")
    print(f"{len(template)} messages in {len(LANGUAGES)} languages")


if __name__ == "__main__":
    main()
