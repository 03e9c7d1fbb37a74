"""A room card while it is being drawn: a canvas that knows its light, lamps and children."""

from contextlib import contextmanager

from .light import LIGHTS, darkness, finish, halo, sunbeam
from .motion import FRAMES
from .registry import (BLEED, CARD_HEIGHT, CARD_WIDTH, CHILDREN, ON_SCENES, ROOM_FINE, ROOM_KEYS,
                       ROOM_WIDTHS, Overlay, Picture, decor_of, register)
from .svg import Canvas

FLOOR = 214                                  # the one floor line of every card
LEFT, RIGHT = -BLEED, CARD_WIDTH + BLEED     # the picture with its bleed
WIDTH = RIGHT - LEFT
BOX = (LEFT, 0, WIDTH, CARD_HEIGHT)
LINE_WIDTHS = (768,)                         # 896 pixels with the bleed: sharp in print
MOTION_WIDTHS = (240, 480, 960)              # smaller pictures show no movement that small


class Scene(Canvas):
    """Canvas of a room. Draw back to front: wall, floor, wall things, furniture, front things."""

    def __init__(self, key, light, decor=None, frame=0):
        super().__init__(key, BOX)
        self.light = LIGHTS[light]
        self.decor = decor         # the décor that stands in the room, if any
        self.places = {}           # décor the scene has a place for: key to x, y
        self.frame = frame         # 0 is the still picture, see motion.py
        self.moves = False         # whether anything moves in this scene
        self.children = []         # visible boxes x, y, width, height in card units
        self.lamps = []
        self.faces = []
        self._beams = []

    @contextmanager
    def quietly(self):
        """Around walls and floors: what is drawn inside is background, see lines.py."""
        yield

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

    def unless(self, decor, prop, *place, **options):
        """Draws `prop` where no décor of these names (words in one text) needs its place."""
        if self.decor not in decor.split():
            prop(self, *place, **options)
            return
        with self.forgotten():
            prop(self, *place, **options)

    def when(self, decor, prop, *place, **options):
        """Draws `prop` only where one of these décors stands, as company of it."""
        if self.decor in decor.split():
            state = self.random.getstate()
            prop(self, *place, **options)
            self.random.setstate(state)

    @contextmanager
    def forgotten(self):
        """Draws and throws away: what follows must draw the same random numbers."""
        lists = (self._parts, self.lamps, self.faces, self._beams)
        before = [len(things) for things in lists]
        yield
        for things, count in zip(lists, before):
            del things[count:]

    def lights(self):
        """What shines by night, as (kind, x, y, radius, strength) in card units.

        dim: how dark the picture itself is already; lamp: a hole in the night; window: where
        moonlight comes in; face: a place to keep readable. A room without a lamp that could
        light it is lit from its ceiling.
        """
        found = [('dim', 0, 0, 0, self.light.dim if self.light.dark else 0)]
        found += [('lamp', *lamp) for lamp in self.lamps]
        if max((radius * strength for _, _, radius, strength in self.lamps), default=0) < 40:
            found.append(('lamp', CARD_WIDTH / 2, 40, 110, .8))
        found += [('window', x + width / 2, y + height / 2, max(width, height) / 2, .5)
                  for x, y, width, height in self._beams]
        return found + [('face', *face, .55) for face in self.faces]

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
        if self.key in ROOM_KEYS and self.decor and self.decor not in self.places:
            found.append(f'has no place for {self.decor}')
        if self.frame and not self.moves:
            found.append('nothing moves')
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
    what is laid on another picture. A room card brings its overlays with it.
    """
    def decorate(function):
        def draw(stage=Scene, **variant):
            room = stage(key, light, **variant)
            function(room)
            if not transparent:
                room.complete()
            return room
        base = Picture(key, 'cards/rooms', BOX, CARD_WIDTH, ROOM_WIDTHS, draw, transparent,
                       is_scene=True, name=name, fine=ROOM_FINE)
        register(base)
        if key in ROOM_KEYS:
            for decor in decor_of(key):
                register(overlay(base, f'{key}-{decor}', 'decor', [{'decor': decor}]))
            frames = [{'frame': frame} for frame in range(1, FRAMES + 1)]
            register(overlay(base, f'{key}-motion', 'motion', frames, MOTION_WIDTHS, key))
        if key in ROOM_KEYS or key.startswith('empty-'):
            register(line_drawing(base))
        return function
    return decorate


def overlay(base, key, folder, variants, widths=ROOM_WIDTHS, name=''):
    """An overlay of a scene; each variant is a set of words for the scene's draw()."""
    def draw_variants():
        return [base.draw(**variant) for variant in variants]
    return Overlay(key, folder, BOX, CARD_WIDTH, widths, lambda: base.draw(**variants[-1]),
                   transparent=True, quality=ON_SCENES, name=name, base=base,
                   variants=draw_variants)


def line_drawing(base):
    """The scene to be coloured in."""
    def draw():
        from .lines import LineScene   # it is a Scene itself, so it cannot be imported above
        return base.draw(stage=LineScene)
    return Picture(f'{base.key}-lines', 'lines', BOX, CARD_WIDTH, LINE_WIDTHS, draw,
                   name=base.key, is_ink=True)
