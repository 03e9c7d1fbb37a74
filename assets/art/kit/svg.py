"""A small SVG writer: draw things one after the other, later ones lie on top.

Everything takes keyword arguments with full names. Colours are palette names, '#rrggbb' or a
gradient made by the canvas. `with canvas.at(x, y): ...` opens a local coordinate system; the
canvas knows the whole stack of them, so that a child deep inside a prop still finds out where
on the card it stands.
"""

from contextlib import contextmanager
import math
import random

from .palette import color, lit, shade

FILTERS = ''.join(
    f'<filter id="blur{name}" x="-60%" y="-60%" width="220%" height="220%">'
    f'<feGaussianBlur stdDeviation="{deviation}"/></filter>'
    for name, deviation in ((1, .8), (3, 3), (8, 8)))
SHADOW_FILTER = (
    '<filter id="{name}" x="-30%" y="-30%" width="170%" height="180%">'
    '<feGaussianBlur in="SourceAlpha" stdDeviation="{blur}"/><feOffset dx="{dx}" dy="{dy}"/>'
    '<feColorMatrix values="0 0 0 0 .26 0 0 0 0 .14 0 0 0 0 .22 0 0 0 {strength} 0"/>'
    '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>')
SHADOWS = (
    SHADOW_FILTER.format(name='wall', blur=1.9, dx=2.4, dy=3.4, strength=.36)
    + SHADOW_FILTER.format(name='near', blur=1.1, dx=.9, dy=1.6, strength=.36)
    + SHADOW_FILTER.format(name='deep', blur=3.2, dx=4, dy=6, strength=.40))
CONTACT = (
    '<radialGradient id="contact"><stop offset="0" stop-color="#3b1f34" stop-opacity=".62"/>'
    '<stop offset=".55" stop-color="#3b1f34" stop-opacity=".38"/>'
    '<stop offset="1" stop-color="#3b1f34" stop-opacity="0"/></radialGradient>')


def num(value):
    """A short decimal: two places are a hundredth of a card unit."""
    text = f'{value:.2f}'.rstrip('0').rstrip('.')
    return '0' if text in ('-0', '') else text


def polygon(points):
    """Straight closed outline through (x, y) points."""
    return 'M' + 'L'.join(f'{num(x)} {num(y)}' for x, y in points) + 'Z'


def smooth(points, closed=True, tension=1.0):
    """A soft curve through (x, y) points: leaves, cushions, hair, cats, hills."""
    count = len(points)

    def point(index):
        if closed:
            return points[index % count]
        return points[max(0, min(count - 1, index))]

    parts = [f'M{num(points[0][0])} {num(points[0][1])}']
    for index in range(count if closed else count - 1):
        before, start, end, after = (point(index + step) for step in (-1, 0, 1, 2))
        k = tension / 6
        handles = (start[0] + (end[0] - before[0]) * k, start[1] + (end[1] - before[1]) * k,
                   end[0] - (after[0] - start[0]) * k, end[1] - (after[1] - start[1]) * k)
        numbers = [num(v) for v in handles + tuple(end)]
        parts.append('C' + ' '.join(numbers))
    return ''.join(parts) + ('Z' if closed else '')


def round_top(x, y, width, height, radius):
    """A box with only its upper corners rounded, standing on y + height."""
    radius = min(radius, width / 2, height)
    right, bottom = x + width, y + height
    return (f'M{num(x)} {num(bottom)}V{num(y + radius)}Q{num(x)} {num(y)} {num(x + radius)} '
            f'{num(y)}'
            f'H{num(right - radius)}Q{num(right)} {num(y)} {num(right)} {num(y + radius)}'
            f'V{num(bottom)}Z')


def taper(top_width, bottom_width, top, bottom):
    """A trapezium centred on x = 0: pots, shades, baskets."""
    return polygon([(-top_width / 2, top), (top_width / 2, top),
                    (bottom_width / 2, bottom), (-bottom_width / 2, bottom)])


def star_path(x, y, radius, points=5, inner=0.45):
    """A star with its first tip up."""
    corners = []
    for index in range(points * 2):
        reach = radius if index % 2 == 0 else radius * inner
        angle = math.pi * index / points - math.pi / 2
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(corners)


class Canvas:
    """Collects SVG elements and the definitions they need."""

    def __init__(self, key, box):
        self.key = key
        self.box = box                       # x, y, width, height in drawing units
        self.random = random.Random(key)     # the same picture every time
        self._parts = []
        self._definitions = []
        self._known = {}
        self._matrix = [(1, 0, 0, 1, 0, 0)]

    # ---- definitions -------------------------------------------------------------------
    def define(self, template):
        """Adds `template` (with {id}) to the definitions once and returns its id."""
        if template not in self._known:
            name = f'd{len(self._known) + 1}'
            self._known[template] = name
            self._definitions.append(template.replace('{id}', name))
        return self._known[template]

    def gradient(self, *stops, direction='down'):
        """A linear gradient of (offset, colour) or (offset, colour, alpha) stops."""
        ends = {'down': 'x1="0" y1="0" x2="0" y2="1"', 'right': 'x1="0" y1="0" x2="1" y2="0"',
                'diagonal': 'x1="0" y1="0" x2="1" y2="1"'}[direction]
        body = ''.join(_stop(*stop) for stop in stops)
        name = self.define(f'<linearGradient id="{{id}}" {ends}>{body}</linearGradient>')
        return f'url(#{name})'

    def radial(self, *stops, cx=0.5, cy=0.5, radius=0.5):
        """A radial gradient inside the shape it fills."""
        body = ''.join(_stop(*stop) for stop in stops)
        name = self.define(f'<radialGradient id="{{id}}" cx="{num(cx)}" cy="{num(cy)}" '
                           f'r="{num(radius)}">{body}</radialGradient>')
        return f'url(#{name})'

    def volume(self, base, light=0.16, dark=0.18, direction='down'):
        """The everyday fill: `base`, lighter towards the light, plum away from it."""
        return self.gradient((0, lit(base, light)), (0.45, color(base)), (1, shade(base, dark)),
                             direction=direction)

    def ball(self, base, light=0.35, dark=0.2):
        """A fill for round things, lit from the upper left."""
        return self.radial((0, lit(base, light)), (0.55, color(base)), (1, shade(base, dark)),
                           cx=0.36, cy=0.3, radius=0.75)

    def clip(self, outline):
        """A clip made of a path; hand it to at(clip=...)."""
        return self.define(f'<clipPath id="{{id}}"><path d="{outline}"/></clipPath>')

    # ---- shapes ------------------------------------------------------------------------
    def raw(self, text):
        self._parts.append(text)

    def path(self, outline, fill='none', stroke=None, width=1.2, opacity=1, dash=None, blur=None,
             blend=None, cap='round'):
        """Any outline; with `stroke` a line of that colour with round ends."""
        self.raw(f'<path '
                 f'd="{outline}"{_style(fill, stroke, width, opacity, dash, blur, blend, cap)}/>')

    def rect(self, x, y, width, height, fill, radius=0, opacity=1, stroke=None, line=1, blur=None,
             blend=None):
        corner = f' rx="{num(radius)}"' if radius else ''
        self.raw(f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
                 f'{corner}{_style(fill, stroke, line, opacity, None, blur, blend)}/>')

    def ellipse(self, cx, cy, rx, ry=None, fill='ink', opacity=1, stroke=None, line=1, blur=None,
                blend=None, dash=None):
        """An ellipse, or a circle when `ry` is left out."""
        self.raw(f'<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(rx)}" '
                 f'ry="{num(rx if ry is None else ry)}"'
                 f'{_style(fill, stroke, line, opacity, dash, blur, blend)}/>')

    def line(self, x1, y1, x2, y2, stroke, width=1.2, opacity=1, dash=None):
        self.path(f'M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}', stroke=stroke, width=width,
                  opacity=opacity, dash=dash)

    def curve(self, points, stroke, width=1.2, opacity=1):
        """A soft open line through points."""
        self.path(smooth(points, closed=False), stroke=stroke, width=width, opacity=opacity)

    def tube(self, points, fill, width):
        """A round limb, sleeve or cable: lit from the upper left."""
        self.curve(points, shade(fill, .14), width)
        self.curve([(x - width * .14, y - width * .1) for x, y in points], fill, width * .72)

    def contact(self, half_width, half_height=5, x=0, y=0, strength=1.0):
        """The soft shadow where a thing touches the floor. Draw it before the thing."""
        self.ellipse(x + 1.5, y, half_width * 1.12, half_height * 1.25, 'url(#contact)',
                     opacity=strength)

    # ---- groups ------------------------------------------------------------------------
    @contextmanager
    def at(self, x=0, y=0, scale=1, flip=False, rotate=0, shadow=None, clip=None, opacity=1,
           blend=None, stretch=1):
        """A local coordinate system with its origin at x, y.

        shadow: 'wall' for things hung on the wall, 'near' for a thing lying on another one,
        'deep' for things far in front of what is behind them. stretch scales y only.
        """
        sx, sy = (-scale if flip else scale), scale * stretch
        steps = [f'translate({num(x)} {num(y)})'] if x or y else []
        if rotate:
            steps.append(f'rotate({num(rotate)})')
        if sx != 1 or sy != 1:
            steps.append(f'scale({num(sx)} {num(sy)})')
        attributes = f' transform="{" ".join(steps)}"' if steps else ''
        if shadow:
            attributes += f' filter="url(#{shadow})"'
        if opacity != 1:
            attributes += f' opacity="{num(opacity)}"'
        if blend:
            attributes += f' style="mix-blend-mode:{blend}"'
        self._push(x, y, sx, sy, rotate)
        self.raw(f'<g{attributes}>')
        if clip:
            self.raw(f'<g clip-path="url(#{clip})">')
        try:
            yield self
        finally:
            self.raw('</g></g>' if clip else '</g>')
            self._matrix.pop()

    def _push(self, x, y, sx, sy, rotate):
        a, b, c, d, e, f = self._matrix[-1]
        cos, sin = math.cos(math.radians(rotate)), math.sin(math.radians(rotate))
        la, lb, lc, ld = cos * sx, sin * sx, -sin * sy, cos * sy
        self._matrix.append((a * la + c * lb, b * la + d * lb, a * lc + c * ld, b * lc + d * ld,
                             a * x + c * y + e, b * x + d * y + f))

    def to_card(self, x, y):
        """Where a point of the present local system lies on the card."""
        a, b, c, d, e, f = self._matrix[-1]
        return a * x + c * y + e, b * x + d * y + f

    def card_scale(self):
        """How much larger the present local system is drawn than the card's."""
        a, b = self._matrix[-1][:2]
        return math.hypot(a, b)

    def problems(self):
        """Plain pictures have no rules to break; scenes do."""
        return []

    # ---- output ------------------------------------------------------------------------
    def body(self):
        return ''.join(self._parts)

    def document(self):
        """The finished SVG text."""
        body = self.body()
        x, y, width, height = (num(v) for v in self.box)
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
                f'viewBox="{x} {y} {width} {height}"><defs>{FILTERS}{SHADOWS}{CONTACT}'
                f'{"".join(self._definitions)}</defs>{body}</svg>\n')


def _stop(offset, stop_color, alpha=1):
    opacity = f' stop-opacity="{num(alpha)}"' if alpha != 1 else ''
    return f'<stop offset="{num(offset)}" stop-color="{color(stop_color)}"{opacity}/>'


def _style(fill, stroke, width, opacity, dash, blur, blend, cap='round'):
    text = f' fill="{color(fill)}"'
    if stroke:
        text += f' stroke="{color(stroke)}" stroke-width="{num(width)}"'
        text += f' stroke-linecap="{cap}" stroke-linejoin="round"'
    if dash:
        text += f' stroke-dasharray="{dash}"'
    if opacity != 1:
        text += f' opacity="{num(opacity)}"'
    if blur:
        text += f' filter="url(#blur{blur})"'
    if blend:
        text += f' style="mix-blend-mode:{blend}"'
    return text
