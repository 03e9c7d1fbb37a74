"""What there should be, read from the card tables of the program, and how large files are."""

import re

CARD_WIDTH, CARD_HEIGHT, BLEED = 240, 300, 20
ROOM_WIDTHS = (48, 96, 120, 240, 480, 960)
ROOM_FINE = 1440  # of the scenes alone, not of what is laid on them


class Tables:
    """The card tables as the program has them."""

    def __init__(self, root):
        self.children = {}
        self.kinds = {}
        for copies, fields in self._entries(root, "rooms.def", "ROOM"):
            key, kind = self._names(fields)
            counts = re.search(r"\.children = \{([\d, ]+)\}", fields)
            counts = [int(n) for n in counts[1].split(",")] if counts else []
            for copy in range(1, copies + 1):
                count = counts[copy - 1] if copy <= len(counts) else 0
                self.children[f"{key}-{copy}"] = count
            self.kinds[key] = kind
        self.resources = {}
        self.tokens = []
        self.decor = {}
        for copies, fields in self._entries(root, "resources.def", "RESOURCE"):
            key, kind = self._names(fields)
            if copies:
                self.resources[key] = kind
            if kind in ("DECOR", "OUTSIDE"):
                self.tokens.append(key)
            if kind == "DECOR":
                self.decor[key] = re.findall(r"ON\((\w+)\)", fields)
        self.rooms = list(self.children)

    def decorated(self):
        """Every (scene, decor) that the rules allow."""
        return [(scene, key) for key, names in self.decor.items() for scene in self.rooms
                if scene.rpartition("-")[0].upper() in names]

    @staticmethod
    def _entries(root, name, macro):
        text = (root / "include" / "dreamhome" / name).read_text(encoding="utf-8")
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
        for entry in re.split(rf"^{macro}\(", text, flags=re.MULTILINE)[1:]:
            yield int(entry.split(",")[1]), entry

    @staticmethod
    def _names(fields):
        return (re.search(r'\.key = "([\w-]+)"', fields)[1],
                re.search(r"\.kind = [A-Z]+_KIND_(\w+)", fields)[1])


def pixel_size(path):
    """Width and height from the head of a WebP or PNG file."""
    head = path.read_bytes()[:32]
    if head[:8] == b"\x89PNG\r\n\x1a\n":
        return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
    kind = head[12:16]
    if head[:4] != b"RIFF" or head[8:12] != b"WEBP":
        raise ValueError(f"{path.name} is neither WebP nor PNG")
    if kind == b"VP8X":
        return (int.from_bytes(head[24:27], "little") + 1,
                int.from_bytes(head[27:30], "little") + 1)
    if kind == b"VP8L":
        bits = int.from_bytes(head[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    return (int.from_bytes(head[26:28], "little") & 0x3FFF,
            int.from_bytes(head[28:30], "little") & 0x3FFF)


def size_problems(root, folder, key, widths, size, core):
    for width in widths:
        path = root / "assets" / folder / str(width) / f"{key}.webp"
        wanted = tuple(round(part * width / core) for part in size)
        if not path.exists():
            yield f"{folder}/{width}/{key} is missing"
        elif pixel_size(path) != wanted:
            yield f"{folder}/{width}/{key} has {pixel_size(path)} pixels, not {wanted}"
