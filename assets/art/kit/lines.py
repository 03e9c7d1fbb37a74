"""The same scenes as line drawings, for colouring in.

A LineScene takes the very same calls as a Scene and keeps what a pencil would draw: every solid
shape becomes white with an outline, so that what stands in front still hides what is behind;
shine, shade, glow and wallpaper are left out. Lines are equally thick however far a thing is
scaled.
"""

from contextlib import contextmanager

from .palette import color
from .scene import BOX, Scene
from .svg import num, smooth

INK, PAPER, PENCIL = '#2b2b2b', '#ffffff', '#9a9a9a'
LINE, FINE, HAIR = .95, .6, .4     # card units
SOLID = .62                        # below this opacity a shape is shine, shade or glass
SMALL = 7.0                        # below this size a dark shape is a pupil or a button
TINY = 1.5                         # smaller things are dirt on the page
TUBE = 2.6                         # from this width on a stroke is a thing with two edges
FAINT = 'faint'                    # what gradients become that are partly transparent


def _lightness(name):
    value = color(name)
    if not value.startswith('#') or len(value) != 7:
        return .6
    red, green, blue = (int(value[at:at + 2], 16) / 255 for at in (1, 3, 5))
    return .3 * red + .59 * green + .11 * blue


class LineScene(Scene):
    """A room as a pencil draws it."""

    def __init__(self, *words, **variant):
        super().__init__(*words, **variant)
        self._ink = INK

    @contextmanager
    def quietly(self):
        """Patterns of walls and floors stay behind the things: thin and grey."""
        self._ink = PENCIL
        yield
        self._ink = INK

    def gradient(self, *stops, direction='down'):
        return self._flat(stops)

    def radial(self, *stops, cx=0.5, cy=0.5, radius=0.5):
        return self._flat(stops)

    @staticmethod
    def _flat(stops):
        clear = any(len(stop) > 2 and stop[2] < .9 for stop in stops)
        return FAINT if clear else color(stops[len(stops) // 2][1])

    # ---- shapes ------------------------------------------------------------------------
    def path(self, outline, fill='none', stroke=None, width=1.2, opacity=1, dash=None, blur=None,
             blend=None, cap='round'):
        if self._is_left_out(fill, opacity, blur, blend):
            return
        if fill == 'none':
            self._stroke(outline, stroke, width, opacity)
        else:
            self._solid('path', f'd="{outline}"', fill, self._extent(outline))

    def rect(self, x, y, width, height, fill, radius=0, opacity=1, stroke=None, line=1, blur=None,
             blend=None):
        if self._is_left_out(fill, opacity, blur, blend):
            return
        outline = (f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" '
                   f'rx="{num(radius)}"')
        if min(width, height) * self.card_scale() < 1.7:      # a joint or a rim, not a thing
            return
        self._solid('rect', outline, fill, max(width, height))

    def ellipse(self, cx, cy, rx, ry=None, fill='ink', opacity=1, stroke=None, line=1, blur=None,
                blend=None, dash=None):
        if self._is_left_out(fill, opacity, blur, blend) or fill == 'none' and not stroke:
            return
        ry = rx if ry is None else ry
        outline = f'cx="{num(cx)}" cy="{num(cy)}" rx="{num(rx)}" ry="{num(ry)}"'
        self._solid('ellipse', outline, fill, 2 * max(rx, ry), hollow=fill == 'none')

    def tube(self, points, fill, width):
        self._stroke(smooth(points, closed=False), fill, width, 1)

    def contact(self, half_width, half_height=5, x=0, y=0, strength=1.0):
        """No shadows."""

    # ---- how they are drawn --------------------------------------------------------------
    @staticmethod
    def _is_left_out(fill, opacity, blur, blend):
        return (opacity < SOLID or blur or blend or fill == FAINT
                or isinstance(fill, str) and fill.startswith('url('))

    def _line(self, width):
        return num((width if self._ink == INK else HAIR) / self.card_scale())

    def _solid(self, shape, outline, fill, size, hollow=False):
        size *= self.card_scale()
        if size < TINY:
            return
        dark = size < SMALL and _lightness(fill) < .3
        paint = 'none' if hollow else self._ink if dark else PAPER
        width = self._line(LINE if size > 14 else FINE)
        self.raw(f'<{shape} {outline} fill="{paint}" stroke="{self._ink}" stroke-width="{width}" '
                 'stroke-linejoin="round"/>')

    def _stroke(self, outline, stroke, width, opacity):
        if not stroke or stroke == FAINT:
            return
        across = width * self.card_scale()
        ends = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
        if across >= TUBE:
            edge = 2 * FINE / self.card_scale()
            lines = ((self._ink, num(width + edge)), (PAPER, num(width)))
        elif _lightness(stroke) < .62:
            lines = ((self._ink, self._line(FINE)),)
        else:
            lines = ()               # shine
        for tone, thick in lines:
            self.raw(f'<path d="{outline}" {ends} stroke="{tone}" stroke-width="{thick}"/>')

    @staticmethod
    def _extent(outline):
        """Roughly how large a path is: most are larger than what is left out."""
        numbers = [float(word) for word in
                   ''.join(c if c in '-.0123456789' else ' ' for c in outline).replace('-', ' -')
                   .split() if word not in ('-', '.') and word.count('.') <= 1]
        if not any(c in outline for c in 'qlcmhvatzs'):
            xs, ys = numbers[0::2], numbers[1::2]
            if 'H' not in outline and 'V' not in outline and ys:
                return max(max(xs) - min(xs), max(ys) - min(ys))
        return 20

    # ---- light ---------------------------------------------------------------------------
    def lamp(self, x, y, radius=46, strength=1.0):
        """No glow."""

    def complete(self):
        """No light, darkness or grain; a frame instead, since there is no edge of a card."""

    def at(self, x=0, y=0, scale=1, flip=False, rotate=0, shadow=None, clip=None, opacity=1,
           blend=None, stretch=1):
        return super().at(x, y, scale, flip, rotate, None, clip, 1, None, stretch)

    def document(self):
        x, y, width, height = (num(v) for v in BOX)
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
                f'viewBox="{x} {y} {width} {height}"><defs>{"".join(self._definitions)}</defs>'
                f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{PAPER}"/>'
                f'{self.body()}</svg>\n')
