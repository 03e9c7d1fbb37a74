"""Reads .po files: gettext's text form of a catalogue, as much of it as our files use."""

import ast
import re


class Message:
    """One entry; `words` are all plural forms of the translation, or the only one."""

    def __init__(self):
        self.context = None
        self.english = ""
        self.plural = None
        self.words = []
        self.fuzzy = False

    @property
    def key(self):
        return (self.context, self.english)


def _entry(block):
    message = Message()
    field = None
    values = {}
    for line in block.splitlines():
        if line.startswith("#~"):
            return None
        if line.startswith("#"):
            message.fuzzy |= line.startswith("#,") and "fuzzy" in line
            continue
        found = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) (".*")$', line)
        if found:
            field = found.group(1)
            values[field] = ""
        values[field] += ast.literal_eval(found.group(2) if found else line)
    if "msgid" not in values:
        return None
    message.context = values.get("msgctxt")
    message.english = values["msgid"]
    message.plural = values.get("msgid_plural")
    message.words = [values[name] for name in sorted(values) if name.startswith("msgstr")]
    return message


def read(path):
    """The header as text, and all messages by context and English words."""
    with open(path, encoding="utf-8") as file:
        entries = [_entry(block) for block in file.read().split("\n\n")]
    messages = {entry.key: entry for entry in entries if entry}
    header = messages.pop((None, ""))
    return header.words[0], messages
