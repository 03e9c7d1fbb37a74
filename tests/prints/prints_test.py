#!/usr/bin/env python3
"""Keepsakes as other programs see them: sound PDF files of the right size with our fonts in them,
pages that look as they did, and a film that every viewer can play, to its last picture.

usage: prints_test.py PRINT_ALL ASSETS RECORD GOLDEN [--update]
"""

import pathlib
import re
import struct
import subprocess
import sys
import tempfile

TITLE = "Őrs és Žofie — Жанна"
PAGES = {1: (297, 210), 2: (420, 297), 3: (297, 210), 4: (210, 297)}
PNG, GIF, TOGETHER = 0, 5, 6
LARGEST = 5_000_000
DPI, SMALL = 30, "350x" # of the pages and the pictures that are compared
LETTERS_MIN = 3.5       # millimetres of a line, of words on paper
NEAR = 0.02             # how different pages may be where fonts and libraries differ a little


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode()


def must(condition, words):
    if not condition:
        sys.exit(words)


# ---- sheets ----


def check_letters(path):
    """On paper, words are at least as large as the small print of a book."""
    page = run("pdftotext", "-bbox", path, "-")[1]
    for low, high, word in re.findall(r'yMin="([\d.]+)".*yMax="([\d.]+)">([^<]+)<', page):
        must((float(high) - float(low)) / 72 * 25.4 > LETTERS_MIN,
             f"{path.name}: {word!r} is too small: {low} to {high}")


def check_sheet(path, size):
    code, _, errors = run("qpdf", "--check", path)
    must(code == 0, f"{path.name}: qpdf finds: {errors}")
    info = run("pdfinfo", path)[1]
    found = [float(x) for x in re.search(r"Page size: +([\d.]+) x ([\d.]+)", info).groups()]
    for points, millimetres in zip(found, size):
        must(abs(points / 72 * 25.4 - millimetres) < 0.2, f"{path.name} is {found} points large")
    must(TITLE in info, f"{path.name} has lost its title: {info}")
    fonts = run("pdffonts", path)[1].splitlines()[2:]
    must(any("Bitter" in line for line in fonts) and any("Nunito" in line for line in fonts),
         f"{path.name} has other fonts: {fonts}")
    for line in fonts:
        must(re.search(r"\byes yes\b", line), f"{path.name}: a font is not embedded: {line}")
    check_letters(path)
    words = run("pdftotext", path, "-")[1]
    must(TITLE in words and "Ákos, Őrs, Żaneta, Юлия" in words,
         f"{path.name}: letters are lost: {words}")


def make_small(path, goal):
    if path.suffix == ".pdf":
        run("pdftoppm", "-r", str(DPI), "-png", "-singlefile", path, goal.with_suffix(""))
    elif path.suffix == ".gif":  # its last picture
        run("convert", path, "-coalesce", "-delete", "0--2", "-resize", SMALL, "-strip", goal)
    else:
        run("convert", path, "-resize", SMALL, "-strip", goal)


def compare(path, golden, update):
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "page.png"
        make_small(path, page)
        kept = golden / f"{path.stem}.png"
        if update:
            kept.write_bytes(page.read_bytes())
            return
        _, _, different = run("compare", "-metric", "RMSE", page, kept, "null:")
        part = re.search(r"\(([\d.e-]+)\)", different)
        must(part and float(part.group(1)) < NEAR, f"{path.name} looks different: {different}")


# ---- pictures ----


def check_png(path, wide, high):
    data = path.read_bytes()
    must(data[:8] == b"\x89PNG\r\n\x1a\n", f"{path.name} is no PNG file")
    size = struct.unpack(">II", data[16:24])
    must(size[0] == wide and size[1] == high, f"{path.name} is {size} large")


def skip_blocks(data, at):
    while data[at]:
        at += data[at] + 1
    return at + 1


def gif_delays(data):
    """The time of each picture in hundredths of a second."""
    at, delays = 13 + 3 * 256, []
    while data[at] != 0x3b:
        if data[at] == 0x21:
            if data[at + 1] == 0xf9:
                delays.append(struct.unpack_from("<H", data, at + 4)[0])
            at = skip_blocks(data, at + 2)
        else:
            must(data[at] == 0x2c, f"a GIF block of kind {data[at]}")
            at = skip_blocks(data, at + 11)
    return delays


def check_gif(path):
    data = path.read_bytes()
    must(data[:6] == b"GIF89a" and struct.unpack("<HH", data[6:10]) == (720, 520), "no such GIF")
    delays = gif_delays(data)
    must(15 < len(delays) < 120 and 500 < sum(delays) <= 1000, f"a film of {delays}")
    code, found, errors = run("identify", path)
    must(code == 0 and len(found.splitlines()) == len(delays) and not errors,
         f"others see {len(found.splitlines())} pictures, not {len(delays)}: {errors}")


def main():
    program, assets, record, golden = sys.argv[1:5]
    update = "--update" in sys.argv
    with tempfile.TemporaryDirectory() as folder:
        code, _, errors = run(program, assets, record, "0", TITLE, folder)
        must(code == 0, f"nothing was printed: {errors}")
        files = sorted(pathlib.Path(folder).iterdir())
        must([path.suffix for path in files] == [".png"] + 4 * [".pdf"] + [".gif", ".png"],
             f"other files: {files}")
        for path in files:
            must(path.stat().st_size <= LARGEST, f"{path.name} is too large")
        for kind, size in PAGES.items():
            check_sheet(files[kind], size)
        for kind in (*PAGES, PNG, GIF, TOGETHER):
            compare(files[kind], pathlib.Path(golden), update)
        check_png(files[PNG], 1754, 1240)
        check_png(files[TOGETHER], 1920, 1556)
        check_gif(files[GIF])


if __name__ == "__main__":
    main()
