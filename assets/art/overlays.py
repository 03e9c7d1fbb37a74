"""Overlays: of a scene that was changed, only the pixels that changed.

The box of an overlay is a multiple of ten card units, so that it has whole pixels in every
width in which room cards are rendered. Its edges are soft and lie where nothing changed, so no
seam shows however the game scales it. What changed is looked for in small drawings, one pixel to
a card unit: a full one costs ten times as much and finds the same.
"""

import functools
from pathlib import Path
import re
import subprocess

from kit.registry import BLEED, CARD_HEIGHT, CARD_WIDTH

GRID = 10                 # card units; 960 / 240 * 10 = 40 pixels, 48 / 240 * 10 = 2
SLACK = 3                 # card units kept around what changed, for the soft edge
CHANGED = '2%'
WHOLE = (-BLEED, 0, CARD_WIDTH + 2 * BLEED, CARD_HEIGHT)


def run(*command, data=None):
    return subprocess.run([str(part) for part in command], input=data, check=True,
                          stdout=subprocess.PIPE).stdout


def cut(svg, box, scale):
    """One box (card units) of a scene, as PNG."""
    x, y, width, height = box
    head = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * scale}" '
            f'height="{height * scale}" viewBox="{x} {y} {width} {height}">')
    return run('rsvg-convert', data=re.sub(r'<svg [^>]*>', head, svg, count=1).encode())


@functools.lru_cache(maxsize=4)
def small(svg):
    return cut(svg, WHOLE, 1)


def changes(base, variants, folder):
    """A file for each variant: white where it differs from the scene, with some room around."""
    there = Path(folder) / 'base.png'
    there.write_bytes(small(base))
    masks = []
    for index, variant in enumerate(variants):
        path, mask = (Path(folder) / f'{name}-{index}.png' for name in ('variant', 'mask'))
        path.write_bytes(cut(variant, WHOLE, 1))
        run('convert', there, path, '-compose', 'difference', '-composite', '-alpha', 'off',
            '-separate', '-evaluate-sequence', 'max', '-threshold', CHANGED,
            '-morphology', 'dilate', 'disk:1.5', mask)
        masks.append(mask)
    return masks


def box_of(masks):
    """The box in card units, on the grid, that holds everything white."""
    answer = run('convert', *masks, '-evaluate-sequence', 'max', '-format', '%@ %[fx:mean]',
                 'info:').decode()
    if float(answer.split()[-1]) == 0:
        raise ValueError('nothing changes')
    width, height, x, y = map(int, re.findall(r'\d+', answer)[:4])
    left, top = (int((edge - SLACK) // GRID) * GRID for edge in (x - BLEED, y))
    right, bottom = (-int(-(edge + SLACK) // GRID) * GRID
                     for edge in (x - BLEED + width, y + height))
    left, top = max(left, -BLEED), max(top, 0)
    return left, top, min(right, CARD_WIDTH + BLEED) - left, min(bottom, CARD_HEIGHT) - top


def strip(variants, masks, box, width, target):
    """All variants of one box side by side, transparent where they are as the scene is."""
    scale = width / CARD_WIDTH
    x, y, across, down = box
    words = []
    for variant, mask in zip(variants, masks):
        path = mask.with_name(f'fine-{mask.name}')
        path.write_bytes(cut(variant, box, scale))
        words += ('(', path, '(', mask, '-crop', f'{across}x{down}+{x + BLEED}+{y}', '+repage',
                  '-filter', 'Triangle', '-resize', f'{across * scale}x{down * scale}!', ')',
                  '-alpha', 'off', '-compose', 'CopyOpacity', '-composite', ')')
    run('convert', *words, '+append', target)
