"""The house around the rooms as a line drawing, for colouring in: board, garden and roof."""

from kit.lines import PAPER, LineScene
from kit.registry import Picture, register
from kit.svg import num
from pictures import boards_garden, boards_home, boards_roofs
from pictures.resources_roofs import FIELDS

SHARP = 4           # pixels of a unit: 300 dpi where the board is 26 cm wide


class LineBoard(LineScene):
    """A board as a pencil draws it; clear: what is beside its things is no paper."""

    def __init__(self, key, box, clear):
        super().__init__(key, 'day')
        self.box = box
        self.clear = clear

    def document(self):
        x, y, width, height = (num(v) for v in self.box)
        paper = '' if self.clear else (f'<rect x="{x}" y="{y}" width="{width}" '
                                       f'height="{height}" fill="{PAPER}"/>')
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
                f'viewBox="{x} {y} {width} {height}"><defs>{"".join(self._definitions)}</defs>'
                f'{paper}{self.body()}</svg>\n')


def _announce(name, size, function, clear=True):
    box = (0, 0, *size)

    def draw():
        board = LineBoard(f'lines-{name}', box, clear)
        function(board)
        return board
    register(Picture(f'lines-{name}', 'lines', box, size[0], (size[0] * SHARP,), draw,
                     transparent=clear, name=name, is_ink=True))


def _roof(colour, window, place):
    def draw(board):
        boards_roofs.piece(board, colour, place, window)
    middle = '-window' if window else ''
    _announce(f'roof-{colour}{middle}-{place}', boards_roofs.SIZE, draw)


_announce('home', (boards_home.WIDTH, boards_home.HEIGHT), boards_home.home, clear=False)
_announce('treehouse', (108, 215), boards_garden.treehouse)
_announce('birdhouse', (34, 135), boards_garden.birdhouse)
for _colour in FIELDS:
    for _window in (False, True):
        for _place in ('left', 'middle', 'right'):
            _roof(_colour, _window, _place)
