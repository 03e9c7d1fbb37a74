"""What pictures there are: scenes and other pictures announce themselves here when imported."""

from dataclasses import dataclass
from typing import Callable

from .svg import Canvas

ROOM_WIDTHS = (48, 96, 120, 240, 480, 960)
ROOM_FINE = 1440       # a room that fills the largest screens
ON_SCENES = 76         # the quality of what is laid on a scene
CARD_WIDTH, CARD_HEIGHT, BLEED = 240, 300, 20

pictures = {}


@dataclass
class Picture:
    """One picture: how it is drawn and in which sizes it is wanted."""
    key: str
    folder: str            # below assets/
    box: tuple             # x, y, width, height that is drawn
    core: float            # the part of the width that `widths` speak of
    widths: tuple
    draw: Callable         # draw() returns the finished canvas
    transparent: bool = False
    format: str = 'webp'
    quality: int = 82
    is_scene: bool = False
    is_ink: bool = False   # a line drawing: few greys, kept without loss
    name: str = ''         # file name where it is not the key: two folders may share a name
    fine: int = 0          # a width for the largest screens and for paper, drawn apart

    @property
    def file_name(self):
        return f'{self.name or self.key}.{self.format}'

    @property
    def all_widths(self):
        return self.widths + ((self.fine,) if self.fine else ())

    def pixel_size(self, width):
        """Pixels of the whole file when the core is `width` pixels wide."""
        factor = width / self.core
        return round(self.box[2] * factor), round(self.box[3] * factor)

    def draw_all(self):
        """Every canvas this picture is made of."""
        return [self.draw()]


@dataclass
class Overlay(Picture):
    """What changes when something is added to a scene or moves in it.

    It is drawn as the whole scene, once for each frame; render.py keeps only the pixels that
    differ from the scene itself. So it lies in the scene's own light and behind whatever
    stands in front of it. The frames stand side by side in one file.
    """
    base: Picture = None            # the scene it is laid on
    variants: Callable = None       # returns the finished canvas of every frame

    def draw_all(self):
        return self.variants()


def register(picture):
    if picture.key in pictures:
        raise ValueError(f'two pictures are called {picture.key}')
    pictures[picture.key] = picture


def picture(key, folder, size, widths, transparent=False, format='webp', quality=82,
            name='', fine=0):
    """Decorator for cards, tokens, boards, icons: the function gets a Canvas of `size` units.

    The files become assets/FOLDER/WIDTH/KEY.FORMAT, or NAME.FORMAT when a name is given.
    """
    def decorate(function):
        box = (0, 0, size[0], size[1])

        def draw():
            canvas = Canvas(key, box)
            function(canvas)
            return canvas
        register(Picture(key, folder, box, size[0], tuple(widths), draw, transparent, format,
                         quality, name=name, fine=fine))
        return function
    return decorate


# Children that each room card must show; every room not named here shows none.
CHILDREN = {f'children-{n}': 2 if n <= 2 else 1 for n in range(1, 7)}
CHILDREN.update({f'{room}-{n}': 1 for room, last in (
    ('living', 5), ('kitchen', 3), ('bedroom', 2), ('bathroom', 2), ('games', 2), ('library', 1),
    ('garage', 1)) for n in range(1, last + 1)})

COPIES = {'living': 10, 'kitchen': 8, 'bedroom': 8, 'children': 6, 'bathroom': 8, 'pantry': 2,
          'dressing': 2, 'sauna': 2, 'games': 2, 'library': 1, 'study': 1, 'garage': 6,
          'cellar': 1, 'workshop': 1, 'laundry': 1, 'storage': 1}
ROOM_KEYS = [f'{room}-{n}' for room, copies in COPIES.items() for n in range(1, copies + 1)]

# Where each décor may stand; one overlay for each of these rooms.
DECOR_ROOMS = {
    'piano': ('living',), 'fireplace': ('living',), 'canopy-bed': ('bedroom',),
    'whirlpool': ('bathroom',), 'ice-cream': ('kitchen',), 'slide': ('children',),
    'cat-house': ('living', 'bedroom', 'children'),
    'paintings': ('living', 'kitchen', 'bedroom', 'children', 'library', 'study'),
    'car': ('garage',)}


def decor_of(scene_key):
    """The décor that the rules allow in this scene."""
    room = scene_key.rpartition('-')[0]
    return [key for key, rooms in DECOR_ROOMS.items() if room in rooms]
