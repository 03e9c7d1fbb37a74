"""Outlines of letters, read from a TrueType file, so that lettering can be drawn and bent.

Only what the logo needs: simple and composite glyphs, the cmap of the basic plane, advances.
"""

from pathlib import Path
import struct

from kit.svg import num

BITTER = Path(__file__).resolve().parents[2] / 'fonts' / 'Bitter-ExtraBold.ttf'


class Typeface:
    """A TrueType font; outlines have y downwards and 1 unit = 1 em / units_per_em."""

    def __init__(self, path=BITTER):
        self.data = Path(path).read_bytes()
        count = struct.unpack('>H', self.data[4:6])[0]
        self.tables = {}
        for index in range(count):
            tag, _, offset, _ = struct.unpack('>4sIII', self.data[12 + index * 16:28 + index * 16])
            self.tables[tag.decode()] = offset
        head = self.tables['head']
        self.units_per_em = self._u16(head + 18)
        self._long_loca = self._u16(head + 50)
        self._metrics = self._u16(self.tables['hhea'] + 34)
        self._cmap = self._find_cmap()

    def _u16(self, at):
        return struct.unpack('>H', self.data[at:at + 2])[0]

    def _i16(self, at):
        return struct.unpack('>h', self.data[at:at + 2])[0]

    def _find_cmap(self):
        base = self.tables['cmap']
        for index in range(self._u16(base + 2)):
            entry = base + 8 + index * 8
            at = base + struct.unpack('>I', self.data[entry:entry + 4])[0]
            if self._u16(at) == 4:
                return at
        raise ValueError('the font has no table for the basic plane')

    def glyph(self, letter):
        """Number of the glyph of a letter (cmap format 4)."""
        code, at = ord(letter), self._cmap
        twice = self._u16(at + 6)
        for index in range(0, twice, 2):
            if self._u16(at + 14 + index) >= code:
                start = self._u16(at + 16 + twice + index)
                delta = self._u16(at + 16 + 2 * twice + index)
                place = at + 16 + 3 * twice + index
                reach = self._u16(place)
                if start > code:
                    return 0
                if not reach:
                    return (code + delta) & 0xffff
                found = self._u16(place + reach + 2 * (code - start))
                return (found + delta) & 0xffff if found else 0
        return 0

    def advance(self, letter):
        glyph = min(self.glyph(letter), self._metrics - 1)
        return self._u16(self.tables['hmtx'] + glyph * 4)

    def contours(self, letter):
        """Lists of (x, y, on the curve) points, y downwards."""
        return self._contours(self.glyph(letter))

    def _location(self, glyph):
        loca = self.tables['loca']
        if self._long_loca:
            return struct.unpack('>II', self.data[loca + glyph * 4:loca + glyph * 4 + 8])
        return self._u16(loca + glyph * 2) * 2, self._u16(loca + glyph * 2 + 2) * 2

    def _contours(self, glyph):
        start, end = self._location(glyph)
        if start == end:
            return []
        at = self.tables['glyf'] + start
        count = self._i16(at)
        if count < 0:
            return self._composite(at + 10)
        ends = [self._u16(at + 10 + 2 * i) for i in range(count)]
        at += 10 + 2 * count
        at += 2 + self._u16(at)
        total = ends[-1] + 1
        flags = []
        while len(flags) < total:
            flag = self.data[at]
            at += 1
            flags.append(flag)
            if flag & 8:
                flags += [flag] * self.data[at]
                at += 1
        xs, at = self._coordinates(flags, at, 2, 16)
        ys, at = self._coordinates(flags, at, 4, 32)
        points = [(x, -y, bool(f & 1)) for x, y, f in zip(xs, ys, flags)]
        starts = [0] + [e + 1 for e in ends[:-1]]
        return [points[s:e + 1] for s, e in zip(starts, ends)]

    def _coordinates(self, flags, at, short, same):
        values, value = [], 0
        for flag in flags:
            if flag & short:
                value += self.data[at] if flag & same else -self.data[at]
                at += 1
            elif not flag & same:
                value += self._i16(at)
                at += 2
            values.append(value)
        return values, at

    def _composite(self, at):
        contours = []
        while True:
            flags, glyph = self._u16(at), self._u16(at + 2)
            at += 4
            if flags & 1:
                dx, dy = self._i16(at), self._i16(at + 2)
                at += 4
            else:
                dx, dy = struct.unpack('>bb', self.data[at:at + 2])
                at += 2
            at += 2 if flags & 8 else 4 if flags & 64 else 8 if flags & 128 else 0
            for contour in self._contours(glyph):
                contours.append([(x + dx, y - dy, on) for x, y, on in contour])
            if not flags & 32:
                return contours


def outline(contours, place):
    """SVG path of contours; place(x, y) says where a point of the letter goes."""
    parts = []
    for points in contours:
        full = []
        for index, point in enumerate(points):           # make implied points explicit
            before = points[index - 1]
            if not before[2] and not point[2]:
                full.append(((before[0] + point[0]) / 2, (before[1] + point[1]) / 2, True))
            full.append(point)
        first = next(i for i, p in enumerate(full) if p[2])
        full = full[first:] + full[:first]
        text, control = '', None
        for x, y, on in full + [full[0]]:
            px, py = place(x, y)
            where = f'{num(px)} {num(py)}'
            if not text:
                text = f'M{where}'
            elif not on:
                control = where
            elif control:
                text, control = f'{text}Q{control} {where}', None
            else:
                text += f'L{where}'
        parts.append(text + 'Z')
    return ''.join(parts)
