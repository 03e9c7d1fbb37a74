#!/usr/bin/env python3
"""Makes every picture of the game from its description.

  render.py                         render what changed
  render.py living-1 'kitchen-*'    only these
  render.py --preview KEY OUT.png   one picture, quickly, without touching assets
  render.py --pair KEY KEY OUT.png  two neighbours joined as in the game
  render.py --sheet OUT.png         all cards on one page, as rendered
  render.py --sheet OUT.png GLOB    these pictures with their keys
  render.py --check                 list pictures that are missing or older than their source
  render.py --list                  list the keys
  render.py --files [GLOB]          list keys and the files they become in assets/
  render.py --svg FOLDER [GLOB]     write them as SVG, for looking into
  render.py --into FOLDER [GLOB]    render them below another folder, for comparing

A picture is older than its source when the SVG made now differs from the one noted in stamps.txt;
file times mean nothing after a checkout, so they are not looked at.
"""

import argparse
from concurrent.futures import ThreadPoolExecutor
import fnmatch
import functools
import hashlib
import importlib
import os
from pathlib import Path
import re
import subprocess
import sys
import tempfile
import traceback

ART = Path(__file__).resolve().parent
ASSETS = ART.parent
PREVIEW_WIDTH = 480
SHEET = '#3a2b2c'
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True

from kit.registry import BLEED, CARD_WIDTH, ON_SCENES, ROOM_KEYS, Overlay, pictures  # noqa: E402
from lists import (LISTS, expected_list, note_lists, note_place, note_stamps,  # noqa: E402
                   read_places, read_stamps, replace_text)
import overlays  # noqa: E402


def load_descriptions():
    """Imports every module of scenes/ and pictures/. Returns the names of those that failed.

    One broken module must not keep anybody from drawing the others.
    """
    broken = []
    for folder in ('scenes', 'pictures'):
        for path in sorted((ART / folder).glob('*.py')):
            if path.stem.startswith('_'):
                continue
            name = f'{folder}.{path.stem}'
            try:
                importlib.import_module(name)
            except Exception:  # any mistake in a description
                broken.append(name)
                print(f'cannot read {name}:\n{traceback.format_exc(limit=-3)}', file=sys.stderr)
    return broken


def chosen(patterns):
    if not patterns:
        return sorted(pictures)
    keys = sorted(k for k in pictures if any(fnmatch.fnmatch(k, p) for p in patterns))
    if not keys:
        sys.exit(f'no picture is called {" ".join(patterns)}')
    return keys


@functools.cache
def scene_svg(key):
    """A scene without anything laid on it."""
    return pictures[key].draw().document()


class Drawn:
    """A picture as SVG text, with its stamp and its children."""

    def __init__(self, picture):
        canvases = picture.draw_all()
        self.picture = picture
        self.svgs = [canvas.document() for canvas in canvases]
        self.svg = self.svgs[0]
        self.children = getattr(canvases[0], 'children', [])
        self.lights = canvases[0].lights() if picture.is_scene else []
        self.problems = [problem for canvas in canvases for problem in canvas.problems()]
        self.box = None            # of an overlay, known when it is rendered
        whole = self.svgs + ([scene_svg(picture.base.key)] if self.is_overlay else [])
        self.stamp = hashlib.sha256(''.join(whole).encode()).hexdigest()

    @property
    def is_overlay(self):
        return isinstance(self.picture, Overlay)

    def pixel_size(self, width):
        if not self.is_overlay:
            return self.picture.pixel_size(width)
        factor = width / self.picture.core
        return round(self.box[2] * factor) * len(self.svgs), round(self.box[3] * factor)


def draw_all(keys, refuse=True):
    """Draws each key to SVG; returns the good ones and the number of failures.

    With refuse=False a scene that breaks a rule is returned all the same, for looking.
    """
    drawn, failures = {}, 0
    for key in keys:
        try:
            item = Drawn(pictures[key])
            for problem in item.problems:
                print(f'{key}: {problem}', file=sys.stderr)
            if refuse and item.problems:
                failures += 1
            else:
                drawn[key] = item
        except Exception as error:
            failures += 1
            where = traceback.extract_tb(error.__traceback__)[-1]
            print(f'{key}: {type(error).__name__}: {error} ({Path(where.filename).name}:'
                  f'{where.lineno})', file=sys.stderr)
    return drawn, failures


def run(*command, data=None):
    subprocess.run([str(part) for part in command], input=data, check=True)


def rasterize(svg, size, target):
    run('rsvg-convert', '-w', size[0], '-h', size[1], '-o', target, data=svg.encode())


def output_path(picture, width, root=ASSETS):
    if picture.format == 'svg':        # one file serves every size
        return root / picture.folder / picture.file_name
    return root / picture.folder / str(width) / picture.file_name


def save(picture, source, target, quality):
    """One finished PNG into its final file, by way of a temporary name beside it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f'.{target.name}.{os.getpid()}')
    if picture.format == 'png':
        run('convert', source, '-strip', '-define', 'png:exclude-chunks=date,time',
            '-define', 'png:compression-level=9',
            f'{"png32" if picture.transparent else "png24"}:{part}')
    elif picture.is_ink:
        run('convert', source, '-colorspace', 'Gray', '-posterize', 6, source)
        alpha = () if picture.transparent else ('-noalpha',)
        run('cwebp', '-quiet', '-lossless', '-z', 9, *alpha, '-metadata', 'none', source,
            '-o', part)
    else:
        alpha = ('-alpha_q', 90) if picture.transparent else ('-noalpha',)
        run('cwebp', '-quiet', '-q', quality, '-m', 6, '-sharp_yuv', '-metadata', 'none',
            *alpha, source, '-o', part)
    part.replace(target)


def without_unused(svg):
    """An SVG file that is shipped carries only the filters and gradients it uses."""
    def keep(match):
        return match.group(0) if f'#{match.group(2)})' in svg else ''
    return re.sub(r'<(filter|radialGradient) id="(\w+)".*?</\1>', keep, svg)


def render(item, root=ASSETS):
    """All sizes of one picture: drawn once at the largest, the others made smaller from it."""
    picture = item.picture
    if picture.format == 'svg':
        target = output_path(picture, None, root)
        target.parent.mkdir(parents=True, exist_ok=True)
        replace_text(target, [without_unused(item.svg).strip()])
        return
    widths = sorted(picture.widths, reverse=True)
    with tempfile.TemporaryDirectory() as folder:
        files = {width: Path(folder) / f'{width}.png' for width in widths}
        if item.is_overlay:
            base = scene_svg(picture.base.key)
            masks = overlays.changes(base, item.svgs, folder)
            item.box = overlays.box_of(masks)
            overlays.strip(item.svgs, masks, item.box, widths[0], files[widths[0]])
        else:
            rasterize(item.svg, picture.pixel_size(widths[0]), files[widths[0]])
        if len(widths) > 1:
            command = ['convert', files[widths[0]], '-define', 'png:compression-level=1']
            for width in widths[1:]:
                across, down = item.pixel_size(width)
                command += ['(', '+clone', '-filter', 'Lanczos', '-resize', f'{across}x{down}!',
                            '-unsharp', '0x0.6+0.35+0', '-write', files[width], '+delete', ')']
            run(*command, 'null:')
        for width in widths:
            save(picture, files[width], output_path(picture, width, root),
                 quality_at(picture, width))
    if picture.fine:
        render_fine(item, root)


LARGE = 960            # a room in this width is as coarse as what is laid on it
COARSER = 20           # of the quality: where pixels are this small, nobody sees what is left out


def quality_at(picture, width):
    return min(picture.quality, ON_SCENES) if picture.is_scene and width >= LARGE \
        else picture.quality


def render_fine(item, root=ASSETS):
    """The largest size is drawn apart, so that the others do not change with it."""
    picture = item.picture
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / 'fine.png'
        rasterize(item.svg, picture.pixel_size(picture.fine), file)
        save(picture, file, output_path(picture, picture.fine, root),
             picture.quality - COARSER)


def is_current(item, stamps):
    picture = item.picture
    if item.is_overlay and picture.key not in read_places(picture.folder):
        return False
    return (stamps.get(picture.key) == item.stamp
            and all(output_path(picture, width).exists() for width in picture.all_widths))


# ---- commands ----------------------------------------------------------------------------------
def command_render(patterns, jobs, broken):
    drawn, failures = draw_all(chosen(patterns))
    # only a full run may forget keys: others may be adding scenes while this one works
    known = None if broken or patterns else set(pictures)
    stamps = read_stamps()
    todo = [item for item in drawn.values() if not is_current(item, stamps)]

    def make(item):
        render(item)
        if item.is_overlay:
            note_place(item, known)
        note_stamps({item.picture.key: item.stamp}, known)
        print(f'rendered {item.picture.key}', flush=True)

    with ThreadPoolExecutor(max(1, jobs)) as pool:
        for _ in pool.map(make, todo):
            pass
    note_stamps({}, known)
    note_lists({k: d for k, d in drawn.items() if d.picture.is_scene}, known)
    print(f'{len(todo)} rendered, {len(drawn) - len(todo)} unchanged, {failures} failed')
    return 1 if failures or (broken and not patterns) else 0


def command_into(folder, patterns):
    """Renders somewhere else, for comparing: nothing of what is there is touched."""
    drawn, failures = draw_all(chosen(patterns))
    for item in drawn.values():
        render(item, Path(folder))
    return 1 if failures else 0


def command_check(patterns, broken):
    drawn, failures = draw_all(chosen(patterns) if pictures else [])
    stamps = read_stamps()
    problems = failures + len(broken)
    for key, item in sorted(drawn.items()):
        if not is_current(item, stamps):
            problems += 1
            print(f'{key}: {"older than its source" if key in stamps else "not rendered"}')
    if not patterns:
        for key in ROOM_KEYS:
            if key not in pictures:
                problems += 1
                print(f'{key}: no scene yet')
        scenes = {k: d for k, d in drawn.items() if d.picture.is_scene}
        for path, lines_of in LISTS:
            present = path.read_text().splitlines() if path.exists() else []
            if present != expected_list(path, lines_of, scenes, set(pictures)):
                problems += 1
                print(f'{path.name}: older than the scenes')
    print('all pictures are current' if not problems else f'{problems} to do')
    return 1 if problems else 0


def draw_or_quit(key):
    if key not in pictures:
        sys.exit(f'no picture is called {key}')
    drawn, failures = draw_all([key], refuse=False)
    if failures:
        sys.exit(1)
    return drawn[key]


def command_preview(key, target):
    item = draw_or_quit(key)
    rasterize(item.svg, item.picture.pixel_size(PREVIEW_WIDTH), target)
    for x, y, width, height in item.children:
        print(f'child at x {x:.0f}..{x + width:.0f}, y {y:.0f}..{y + height:.0f}')
    return 0


def command_pair(left_key, right_key, target):
    """Two cards side by side; the overlap of both bleeds fades from one into the other."""
    scale = PREVIEW_WIDTH / CARD_WIDTH
    with tempfile.TemporaryDirectory() as folder:
        left, right = Path(folder) / 'left.png', Path(folder) / 'right.png'
        for key, path in ((left_key, left), (right_key, right)):
            item = draw_or_quit(key)
            size = item.picture.pixel_size(PREVIEW_WIDTH)
            rasterize(item.svg, size, path)
        overlap = round(2 * BLEED * scale)
        start = round(CARD_WIDTH * scale)
        mask = ('(', '-size', f'{size[1]}x{overlap}', 'gradient:black-white', '-rotate', '-90',
                '-size', f'{size[0] - overlap}x{size[1]}', 'xc:white', '+append', ')')
        run('convert', '-size', f'{start + size[0]}x{size[1]}', 'xc:none', left, '-composite',
            '(', right, *mask, '-alpha', 'off', '-compose', 'CopyOpacity', '-composite', ')',
            '-compose', 'over', '-geometry', f'+{start}+0', '-composite',
            '-crop', f'{2 * start}x{size[1]}+{round(BLEED * scale)}+0', '+repage', target)
    return 0


def files_for_sheet(keys, wanted=240):
    """The rendered files whose width is nearest to what is wanted."""
    for key in keys:
        picture = pictures[key]
        width = min(picture.widths, key=lambda w: abs(w - wanted))
        path = output_path(picture, width)
        if path.exists():
            yield key, f'{path}[0]'


def command_sheet(target, patterns):
    """Rendered pictures at 240 pixels with their keys, eight in a row; or all cards, on one page.
    """
    if not patterns:
        return command_page(target)
    font = subprocess.run(['fc-match', '-f', '%{file}', 'sans'], capture_output=True, text=True,
                          check=False).stdout
    label = ['-font', font] if font and Path(font).exists() else ['+label']
    files = []
    for key, file in files_for_sheet(chosen(patterns)):
        files += (['-label', key] if font else []) + [file]
    if not files:
        sys.exit('nothing rendered yet')
    run('montage', '-background', SHEET, '-fill', '#fff1d8', *label, *files, '-tile', '8x',
        '-geometry', '240x>+6+6', target)
    return 0


def command_page(target):
    """Every card once: the rooms without their bleed, below them the resources."""
    rooms = list(files_for_sheet(key for key in ROOM_KEYS if key in pictures))
    cards = [key for key in pictures if pictures[key].folder == 'cards/resources']
    resources = list(files_for_sheet(cards, 480))
    if not rooms or not resources:
        sys.exit('nothing rendered yet')
    page = ('-background', SHEET, '-bordercolor', SHEET)
    with tempfile.TemporaryDirectory() as folder:
        upper, lower = Path(folder) / 'rooms.png', Path(folder) / 'resources.png'
        run('montage', *page, *(file for _, file in rooms), '-gravity', 'center',
            '-crop', f'{CARD_WIDTH}x+0+0', '+repage', '-tile', '10x', '-geometry', '240x300+6+6',
            upper)
        run('montage', *page, *(file for _, file in resources), '-tile', '9x',
            '-geometry', '268x+6+6', lower)
        run('convert', *page, '-gravity', 'center', upper, lower, '-append', '-border', '12x12',
            target)
    return 0


def command_files(patterns):
    for key in chosen(patterns):
        picture = pictures[key]
        for path in dict.fromkeys(output_path(picture, width) for width in picture.all_widths):
            print(key, path.relative_to(ASSETS).as_posix())
    return 0


def command_svg(folder, patterns):
    drawn, failures = draw_all(chosen(patterns), refuse=False)
    for key, item in drawn.items():
        (Path(folder) / f'{key}.svg').write_text(item.svg)
    return 1 if failures else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('globs', nargs='*', metavar='GLOB')
    parser.add_argument('--jobs', type=int, default=os.cpu_count() or 1)
    parser.add_argument('--preview', nargs=2, metavar=('KEY', 'OUT'))
    parser.add_argument('--pair', nargs=3, metavar=('KEY', 'KEY', 'OUT'))
    parser.add_argument('--sheet', metavar='OUT')
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--files', action='store_true')
    parser.add_argument('--svg', metavar='FOLDER')
    parser.add_argument('--into', metavar='FOLDER')
    options = parser.parse_args()
    broken = load_descriptions()
    if options.list:
        print('\n'.join(sorted(pictures)))
        return 0
    if options.files:
        return command_files(options.globs)
    if options.svg:
        return command_svg(options.svg, options.globs)
    if options.into:
        return command_into(options.into, options.globs)
    if options.preview:
        return command_preview(*options.preview)
    if options.pair:
        return command_pair(*options.pair)
    if options.sheet:
        return command_sheet(options.sheet, options.globs)
    if options.check:
        return command_check(options.globs, broken)
    return command_render(options.globs, options.jobs, broken)


if __name__ == '__main__':
    sys.exit(main())
