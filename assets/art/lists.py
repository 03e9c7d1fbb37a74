"""The lists that are written while rendering: stamps, children, lamps and boxes of overlays.

Several may render at the same time, so a list is read, changed and written under one lock, and
only a full run (`known` names every key there is) may forget what it has not drawn itself.
"""

from contextlib import contextmanager
import fcntl
import os
from pathlib import Path
import tempfile

ART = Path(__file__).resolve().parent
ASSETS = ART.parent
STAMPS = ART / 'stamps.txt'
CHILDREN = ASSETS / 'cards' / 'children.txt'
LAMPS = ASSETS / 'cards' / 'lamps.txt'
PLACES = {folder: ASSETS / folder / 'places.txt' for folder in ('decor', 'motion')}


@contextmanager
def locked():
    with open(Path(tempfile.gettempdir()) / 'dream-home-art.lock', 'w', encoding='ascii') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def read_stamps():
    if not STAMPS.exists():
        return {}
    return dict(line.split() for line in STAMPS.read_text().splitlines() if line.strip())


def replace_text(path, lines):
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f'.{path.name}.{os.getpid()}')
    part.write_text(''.join(f'{line}\n' for line in lines))
    part.replace(path)


def note_stamps(new, known):
    """Merges stamps; `known` names all keys there are, or None when some could not be read."""
    with locked():
        stamps = read_stamps()
        stamps.update(new)
        if known is not None:
            stamps = {key: value for key, value in stamps.items() if key in known}
        replace_text(STAMPS, [f'{key} {stamps[key]}' for key in sorted(stamps)])


def child_lines(item):
    return [f'{item.picture.key} {x:.0f} {y:.0f} {w:.0f} {h:.0f}'
            for x, y, w, h in sorted(item.children)]


def lamp_lines(item):
    return [f'{item.picture.key} {kind} {x:.0f} {y:.0f} {radius:.0f} {strength:.2f}'
            for kind, x, y, radius, strength in item.lights]


LISTS = ((CHILDREN, child_lines), (LAMPS, lamp_lines))


def expected_list(path, lines_of, drawn, known):
    """The lines a list should have: those of the scenes just drawn, the old ones of the others."""
    lines = []
    if path.exists():
        for line in path.read_text().splitlines():
            key = line.split()[0]
            if key not in drawn and (known is None or key in known):
                lines.append(line)
    for item in drawn.values():
        lines += lines_of(item)
    return sorted(lines)


def note_lists(drawn, known):
    with locked():
        for path, lines_of in LISTS:
            replace_text(path, expected_list(path, lines_of, drawn, known))


def place_line(item):
    """Where an overlay lies: scene, décor or number of frames, x, y, width, height."""
    scene, folder = item.picture.base.key, item.picture.folder
    what = item.picture.key[len(scene) + 1:] if folder == 'decor' else len(item.svgs)
    return ' '.join(map(str, (scene, what, *item.box)))


def key_of_place(line, folder):
    scene, what = line.split()[:2]
    return f'{scene}-{what}' if folder == 'decor' else f'{scene}-motion'


def read_places(folder):
    """{key: line} of the list of a folder."""
    path = PLACES[folder]
    lines = path.read_text().splitlines() if path.exists() else []
    return {key_of_place(line, folder): line for line in lines}


def note_place(item, known):
    """Replaces the line of one overlay; a full run forgets those that are no more."""
    folder = item.picture.folder
    with locked():
        lines = read_places(folder)
        lines[item.picture.key] = place_line(item)
        replace_text(PLACES[folder], sorted(line for key, line in lines.items()
                                            if known is None or key in known))
