"""How pictures look to a test: decoded by ImageMagick, measured with nothing but Python."""

import math
import operator
import subprocess

CELLS_ACROSS, CELLS_DOWN, CELL, DIRECTIONS = 12, 15, 4, 4
ACROSS, DOWN = CELLS_ACROSS * CELL, CELLS_DOWN * CELL
FAINT = 6                       # a step of lightness that is grain, not an edge


def decode(paths, crop, size, *operations):
    """The pixels of each file as bytes r, g, b; all are cut and made `size` large at once."""
    command = ["convert"]
    for path in paths:
        command += ["(", path, "-crop", crop, "+repage", ")"]
    command += ["-background", "#fff6e6", "-alpha", "remove", "-resize", f"{size[0]}x{size[1]}!"]
    command += [*operations, "-depth", "8", "rgb:-"]
    pixels = subprocess.run([str(word) for word in command], capture_output=True,
                            check=True).stdout
    length = 3 * size[0] * size[1]
    if len(pixels) != length * len(paths):
        raise ValueError(f"{len(pixels)} bytes for {len(paths)} pictures")
    return [pixels[at : at + length] for at in range(0, len(pixels), length)]


# ---- colour ------------------------------------------------------------------------------------
LINEAR = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
          for v in (i / 255 for i in range(256))]


def seen_plainly(red, green, blue):
    return LINEAR[red], LINEAR[green], LINEAR[blue]


def seen_in_grey(red, green, blue):
    light = 0.2126 * LINEAR[red] + 0.7152 * LINEAR[green] + 0.0722 * LINEAR[blue]
    return light, light, light


def seen_with_deuteranopia(red, green, blue):
    """Without the middle cones, as simulated by Vienot, Brettel and Mollon (1999)."""
    red, green, blue = LINEAR[red], LINEAR[green], LINEAR[blue]
    yellow = 0.29275 * red + 0.70725 * green
    return yellow, yellow, max(0.0, blue + 0.02234 * (green - red))


def _root(value):
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116


def lab(red, green, blue):
    """CIE L*a*b* of a linear colour."""
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def lab_pixels(pixels, seen=seen_plainly):
    known = {}
    result = []
    for colour in zip(pixels[0::3], pixels[1::3], pixels[2::3]):
        if colour not in known:
            known[colour] = lab(*seen(*colour))
        result.append(known[colour])
    return result


def mean_colour(colours):
    return [sum(part) / len(colours) for part in zip(*colours)]


def psnr(one, two):
    error = sum((a - b) ** 2 for a, b in zip(one, two)) / len(one)
    return 99.0 if not error else 10 * math.log10(255 * 255 / error)


# ---- layout ------------------------------------------------------------------------------------
def layout(lightness):
    """Where edges lie and which way they run: 12 x 15 cells of four directions.

    Which side of an edge is the lighter one does not matter and its strength only little, so
    neither does the colour of things: a sofa in another colour has the same layout.
    """
    cells = [0.0] * (CELLS_ACROSS * CELLS_DOWN * DIRECTIONS)
    for y in range(1, DOWN - 1):
        for x in range(1, ACROSS - 1):
            at = y * ACROSS + x
            across = lightness[at + 1] - lightness[at - 1]
            down = lightness[at + ACROSS] - lightness[at - ACROSS]
            strength = math.hypot(across, down)
            if strength >= FAINT:
                turn = math.atan2(down, across) % math.pi / math.pi
                cell = y // CELL * CELLS_ACROSS + x // CELL
                cells[cell * DIRECTIONS + round(turn * DIRECTIONS) % DIRECTIONS] += strength
    return [math.sqrt(value) for value in cells]


def mirrored(cells):
    """The layout of the picture as a mirror shows it."""
    result = []
    for row in range(CELLS_DOWN):
        for column in reversed(range(CELLS_ACROSS)):
            start = (row * CELLS_ACROSS + column) * DIRECTIONS
            here = cells[start : start + DIRECTIONS]
            result += [here[-turn % DIRECTIONS] for turn in range(DIRECTIONS)]
    return result


def without(cells, common):
    return list(map(operator.sub, cells, common))


def distance(one, two):
    """0 for the same layout, 1 for two that have nothing to do with each other."""
    means = [sum(cells) / len(cells) for cells in (one, two)]
    one, two = ([v - mean for v in cells] for cells, mean in zip((one, two), means))
    both = sum(map(operator.mul, one, two))
    return 1 - both / math.sqrt(sum(v * v for v in one) * sum(v * v for v in two) + 1e-9)
