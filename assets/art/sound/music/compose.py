"""Composes the pieces of the game.

compose.py --list           the names of all pieces, each with `loop` or `once`
compose.py --layers NAME N  the score of who joins it, if it is N frames long; nothing if nobody
                            does
compose.py NAME FOLDER      writes FOLDER/NAME-*.mid, one for each instrument, and FOLDER/NAME.mix,
                            by which mix.c mixes them
"""

import importlib
import sys

import layers
import perform
from band import BAND

PIECES = ("title", "table", "end", "win_fanfare")


def mix_lines(piece, stems, lead, seconds):
    """The first line is for the whole piece, the others for one recording each."""
    kind = "loop" if piece.loop else "once"
    yield f"{kind} {lead:.6f} {seconds:.6f} {piece.room_seconds}"
    for stem, part in zip(stems, piece.parts):
        player = BAND[part.instrument]
        yield (
            f"{stem}.wav {player.level + part.level} {player.pan} {player.room}"
            f" {player.low_cut} {player.treble} {player.treble_from} {player.width}"
        )


def main(words):
    if words == ["--list"]:
        for name in PIECES:
            print(name, "loop" if importlib.import_module(name).piece().loop else "once")
        return 0
    if len(words) == 3 and words[0] == "--layers" and words[1] in PIECES:
        music = importlib.import_module(words[1])
        if hasattr(music, "layers"):
            print("\n".join(layers.score(music.piece(), music.layers(), int(words[2]))))
        return 0
    if len(words) != 2 or words[0] not in PIECES:
        print(__doc__, file=sys.stderr)
        return 2
    name, folder = words
    piece = importlib.import_module(name).piece()
    stems, lead, seconds = perform.record(piece, name, folder)
    with open(f"{folder}/{name}.mix", "w", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in mix_lines(piece, stems, lead, seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
