"""Small movements: a cat breathes, a lantern swings, somebody looks around.

`moving('breathe', cat)(room, 186, 274)` draws the cat as `cat(room, 186, 274)` does in the still
scene, and a little further on in each frame of the scene's motion overlay. A kind is a name of
KINDS, or what changes in the prop's options with every frame: {'tilt': 3, 'gaze': -.4}.
"""

from contextlib import contextmanager

FRAMES = 3            # frames beside the still picture


def moving(kind, prop):
    """`prop`, drawn with its movement in the frames of a motion overlay."""
    def draw(room, *place, **options):
        room.moves = True
        frame = room.frame
        if not frame:
            prop(room, *place, **options)
        elif isinstance(kind, dict):
            prop(room, *place, **_changed(options, kind, frame))
        else:
            x, y = place[:2] if isinstance(place[0], (int, float)) else (0, 0)
            with KINDS[kind](room, x, y, frame):
                prop(room, *place, **options)
    return draw


def _changed(options, steps, frame):
    result = dict(options)
    for name, step in steps.items():
        result[name] = _added(options.get(name, 0), step, frame)
    return result


def _added(value, step, frame):
    """Numbers grow by `step` a frame, inside tuples too; words (a named pose) stay."""
    if isinstance(value, tuple):
        return tuple(_added(one, by, frame) for one, by in zip(value, step))
    return value if isinstance(value, str) else value + step * frame


@contextmanager
def _around(room, x, y, **change):
    """A changed coordinate system that leaves the point x, y where it is."""
    with room.at(x, y, **change), room.at(-x, -y):
        yield


def _breathe(room, x, y, frame):
    return _around(room, x, y, stretch=1 + .035 * frame)


def _sway(room, x, y, frame):
    return _around(room, x, y, rotate=2.2 * frame)


def _rock(room, x, y, frame):
    return _around(room, x, y, rotate=(7, -6, 13)[frame - 1])


def _swing(room, x, y, frame):
    return _around(room, x, y, rotate=-2.6 * frame)


def _hop(room, x, y, frame):
    return room.at(0, -2.6 * frame)


def _rise(room, x, y, frame):
    return room.at(1.2 * frame, -4 * frame, opacity=1 - .18 * frame)


def _fly(room, x, y, frame):
    return room.at(-5 * frame, (-5, 2, -3)[frame - 1])


KINDS = {'breathe': _breathe, 'sway': _sway, 'rock': _rock, 'swing': _swing, 'hop': _hop,
         'rise': _rise, 'fly': _fly}
