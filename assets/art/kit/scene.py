"""A room card while it is being drawn: a canvas that knows its light, lamps and children."""

from .light import LIGHTS, darkness, finish, halo, sunbeam
from .registry import (BLEED, CARD_HEIGHT, CARD_WIDTH, CHILDREN, ROOM_WIDTHS, Picture, register)
from .svg import Canvas

FLOOR = 214                                  # the one floor line of every card
LEFT, RIGHT = -BLEED, CARD_WIDTH + BLEED     # the picture with its bleed
WIDTH = RIGHT - LEFT
BOX = (LEFT, 0, WIDTH, CARD_HEIGHT)


class Scene(Canvas):
    """Canvas of a room. Draw back to front: wall, floor, wall things, furniture, front things."""

    def __init__(self, key, light):
        super().__init__(key, BOX)
        self.light = LIGHTS[light]
        self.children = []         # visible boxes x, y, width, height in card units
        self.lamps = []
        self.faces = []
        self._beams = []

    def register_child(self, x, y, width, height):
        """Notes a child whose visible part is this box of the present local system."""
        corners = [self.to_card(px, py) for px in (x, x + width) for py in (y, y + height)]
        left, top = min(c[0] for c in corners), min(c[1] for c in corners)
        right, bottom = max(c[0] for c in corners), max(c[1] for c in corners)
        self.children.append((left, top, right - left, bottom - top))

    def keep_readable(self, x, y, radius=26):
        """Lets the darkness spare a place a little, so that a face is seen at night."""
        cx, cy = self.to_card(x, y)
        self.faces.append((cx, cy, radius * self.card_scale()))

    def lamp(self, x, y, radius=46, strength=1.0):
        """A light: draws its glow here and cuts a hole into the night. Local coordinates."""
        halo(self, x, y, radius, self.light.lamps * strength)
        cx, cy = self.to_card(x, y)
        self.lamps.append((cx, cy, radius * self.card_scale(), strength))

    def beam(self, x, y, width, height):
        """Sun through a window of this place; it is laid over everything at the end."""
        cx, cy = self.to_card(x, y)
        scale = self.card_scale()
        self._beams.append((cx, cy, width * scale, height * scale))

    def complete(self):
        """Lays light, darkness, grain and corner shade over the drawn room."""
        for window in self._beams:
            sunbeam(self, self.light, window, FLOOR)
        darkness(self, self.light, BOX, self.lamps, self.faces)
        finish(self, BOX)

    def body(self):
        return f'<g style="isolation:isolate">{super().body()}</g>'

    def problems(self):
        """Broken rules of the cards, in words; render.py refuses a scene that has any."""
        found = []
        wanted = CHILDREN.get(self.key, 0)
        if len(self.children) != wanted:
            found.append(f'shows {len(self.children)} children, must show {wanted}')
        for x, y, width, height in self.children:
            if x < 12 or x + width > 228 or y < 30 or y + height > 275:
                found.append(f'a child at x {x:.0f}..{x + width:.0f}, y {y:.0f}..{y + height:.0f} '
                             'leaves the safe area x 12..228, y 30..275')
        return found


def scene(key, light='day', name='', transparent=False):
    """Decorator: `@scene('living-1', light='day')` above a function that draws on a Scene.

    name: the file name where it is not the key. transparent: no light and grain over it, for
    what is laid on another picture.
    """
    def decorate(function):
        def draw():
            room = Scene(key, light)
            function(room)
            if not transparent:
                room.complete()
            return room
        register(Picture(key, 'cards/rooms', BOX, CARD_WIDTH, ROOM_WIDTHS, draw, transparent,
                         is_scene=True, name=name))
        return function
    return decorate
