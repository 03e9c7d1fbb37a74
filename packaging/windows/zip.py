#!/usr/bin/env python3
"""Packs a folder as .zip, the same bytes every time: names in order, and one time for all files.

usage: zip.py FOLDER ARCHIVE

The time is that of SOURCE_DATE_EPOCH.
"""

import os
import sys
import time
import zipfile

FOLDER, ARCHIVE = sys.argv[1:3]


def files(folder):
    found = (os.path.join(where, name) for where, _, names in os.walk(folder) for name in names)
    return sorted(found)


def main():
    moment = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    above = os.path.dirname(os.path.abspath(FOLDER))
    with zipfile.ZipFile(ARCHIVE, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in files(os.path.abspath(FOLDER)):
            entry = zipfile.ZipInfo(os.path.relpath(path, above), moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            with open(path, "rb") as file:
                archive.writestr(entry, file.read())


if __name__ == "__main__":
    main()
