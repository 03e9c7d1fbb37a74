#!/usr/bin/env python3
"""The words of the books, and type set as each language sets it.

Retired words stay away. Numbers hold on to their units, quotation marks and percent signs are the
language's own, French keeps its spaces before : ; ? !, and nobody types ' or ... for ’ and ….

usage: wording_test.py SOURCE
"""

import os
import re
import sys

import po

LANGUAGES = ("fr", "hu", "pl", "pt_BR", "pt_PT", "ru")
NO_BREAK = "\u00a0"
UNITS = {
    "fr": "points?|cartes?",
    "hu": r"pont\w*|lap\w*",
    "pl": r"punkt\w*|kart\w*",
    "pt_BR": "pontos?|cartas?",
    "pt_PT": "pontos?|cartas?",
    "ru": r"очк\w+|карт\w*",
}
QUOTES = {
    "en": ("“", "”"),
    "fr": ("«" + NO_BREAK, NO_BREAK + "»"),
    "hu": ("„", "”"),
    "pl": ("„", "”"),
    "pt_BR": ("“", "”"),
    "pt_PT": ("«", "»"),
    "ru": ("«", "»"),
}
COMMON_NOUNS = (
    "Empty room|Living room|Kitchen|Bedroom|Playroom|Bathroom|Pantry|Dressing room|Sauna|Game room|"
    "Library|Garage|Wine cellar|Workshop|Laundry|Storage room|(?:Red|Brown|Blue|Green) roof|Piano|"
    "Fireplace|Canopy bed|Hot tub|Ice-cream machine|Slide|Cat house|Paintings|Treehouse|"
    "Birdhouse|Car"
)
PERCENT = {"fr": NO_BREAK + "%%", "ru": NO_BREAK + "%%"}  # all others close it up
ANY_QUOTE = re.compile("[“”„«»]")

# What each check must find, so that it cannot fall asleep.
SPOILT = (
    ("en", "Two rooms change places"),
    ("en", "The next person's turn"),
    ("en", "Wait ..."),
    ("en", "The Living room beside it is finished"),
    ("fr", "Qui joue ?"),
    ("fr", "Choisis «Finir le tour»"),
    ("hu", "3 pont"),
    ("hu", "A “Kör vége” gomb"),
    ("pl", "Pokoje piętra"),
    ("pt_BR", "%d %%"),
    ("pt_PT", "“%s” não pode"),
    ("ru", "%d%%"),
    ("ru", "Две клетки подвала"),
)


def read_retired(path):
    """For each language the retired patterns with what to say instead, and the exceptions."""
    retired, spared = {}, {}
    with open(path, encoding="utf-8") as file:
        for line in file.read().splitlines():
            if not line or line.startswith("#"):
                continue
            language, pattern, *instead = line.split("\t")
            if pattern.startswith("="):
                spared.setdefault(language, []).append(re.compile(pattern[1:]))
            else:
                retired.setdefault(language, []).append((re.compile(pattern), instead[0]))
    return retired, spared


def retired_words(language, words, lists):
    retired, spared = lists
    if any(pattern.match(words) for pattern in spared.get(language, ())):
        return
    for pattern, instead in retired.get(language, ()):
        found = pattern.search(words)
        if found:
            yield f"says “{found.group()}” instead of “{instead}”"


def quotes(language, words):
    left, right = QUOTES[language]
    if ANY_QUOTE.search(words.replace(left, "").replace(right, "")):
        yield "has the quotation marks of another language"
    if "'" in words or '"' in words:
        yield "has a straight apostrophe or quotation mark"


def spaces(language, words):
    if language == "fr" and re.search(f"(?<!{NO_BREAK})[:;?!»](?!\\d)|«(?!{NO_BREAK})", words):
        yield "lacks a no-break space beside a French sign"
    if language in UNITS and re.search(rf"(%d|\d)\*? ({UNITS[language]})\b", words):
        yield "has a number that can lose its unit at the end of a line"
    if re.search(r" [,.…](?!\w)", words) and not words.startswith("…"):
        yield "has a space before a full stop, a comma or an ellipsis"
    if "..." in words:
        yield "has three dots instead of an ellipsis"


def percent_signs(language, words):
    found = re.search(r"(?:%d|\d)(\s*%%)", words)
    if found and found.group(1) != PERCENT.get(language, "%%"):
        yield "sets its percent sign as another language does"


def capitals(language, words):
    """Rooms and décor are common nouns: a capital only begins a sentence."""
    found = language == "en" and re.search(rf"[\w,;:] ({COMMON_NOUNS})\b", words)
    if found:
        yield f"has a capital inside a sentence: {found.group(1)}"


def faults(language, words, lists):
    yield from retired_words(language, words, lists)
    for check in (quotes, spaces, percent_signs, capitals):
        yield from check(language, words)


def all_words(source):
    """Every text of every language; English is what the template asks for."""
    folder = os.path.join(source, "assets", "lang")
    for message in po.read(os.path.join(folder, "dreamhome.pot"))[1].values():
        for words in filter(None, (message.english, message.plural)):
            yield "en", words
    for language in LANGUAGES:
        for message in po.read(os.path.join(folder, language + ".po"))[1].values():
            for words in message.words:
                yield language, words


def main():
    (source,) = sys.argv[1:]
    lists = read_retired(os.path.join(source, "tests", "lang", "retired_words.txt"))
    for language, words in SPOILT:
        if not list(faults(language, words, lists)):
            sys.exit(f"{language}: “{words}” should not pass")
    complaints = [f"{language}: “{words}” {fault}" for language, words in all_words(source)
                  for fault in faults(language, words, lists)]
    if complaints:
        sys.exit("\n".join(complaints))
    print(f"{len(lists[0])} languages without a retired word")


if __name__ == "__main__":
    main()
