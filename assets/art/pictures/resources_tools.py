"""Tool cards: a tool before a dotted workshop sheet."""

from kit.registry import picture
from props import tools
from props.paper import FRAME_WIDTHS, STRIP, WINDOW, small_card, vignette


def _sheet(canvas, top='#dcebe6', bottom='#9fbdb9'):
    """Squared paper of a plan, with a glow behind the tool."""
    x, y, width, height = WINDOW
    canvas.rect(x, y, width, height, canvas.gradient((0, top), (1, bottom)))
    for column in range(1, 20):
        canvas.line(x + column * 12, y, x + column * 12, y + height, 'white', .8,
                    .55 if column % 4 == 0 else .25)
    for row in range(1, 11):
        canvas.line(x, y + row * 12, x + width, y + row * 12, 'white', .8,
                    .55 if row % 4 == 0 else .25)
    canvas.ellipse(125, 64, 112, 72, canvas.radial((0, '#fffaea', .95), (1, '#fffaea', 0)))


def _tool(key, draw_tool, top, bottom):
    @picture(key, folder='cards/resources', size=STRIP, widths=FRAME_WIDTHS, transparent=True)
    def card(canvas):
        def draw(c):
            _sheet(c, top, bottom)
            draw_tool(c)
            vignette(c, WINDOW)
        small_card(canvas, draw)


def _drill(canvas):
    with canvas.at(106, 63, scale=1.04, rotate=-6, shadow='deep'):
        tools.drill(canvas)
    for angle, length in ((-26, 12), (0, 15), (26, 12)):
        with canvas.at(216, 30, rotate=angle):
            canvas.line(6, 0, 6 + length, 0, '#f0c04e', 3)


def _jackhammer(canvas):
    tools.rubble(canvas, 92, 113)
    with canvas.at(131, 62, scale=.84, rotate=38, shadow='deep'):
        tools.jackhammer(canvas)


def _mixer(canvas):
    canvas.ellipse(125, 117, 96, 9, canvas.radial((0, '#5d6f6c', .5), (1, '#5d6f6c', 0)))
    with canvas.at(132, 117, scale=1.04, shadow='near'):
        tools.mixer(canvas)


def _scaffolding(canvas):
    for x in (48, 125, 202):
        tools.pole(canvas, x, 4, x, 118, width=6)
        canvas.rect(x - 9, 115, 18, 4, '#6b7680', radius=2)
    tools.pole(canvas, 48, 110, 125, 56, width=4)
    tools.pole(canvas, 125, 54, 202, 8, width=4)
    for y in (18, 84):
        tools.pole(canvas, 34, y, 216, y, width=5)
    tools.deck(canvas, 32, 50, 186, 9)
    tools.deck(canvas, 32, 100, 186, 9)
    tools.bucket(canvas, 84, 50, scale=.95)
    tools.paint_pail(canvas, 160, 50, 'teal', .85)
    tools.ladder(canvas, 186, 118, 172, 28, 20)
    for x in (48, 125, 202):
        for y in (18, 84):
            tools.clamp(canvas, x, y)


_tool('drill', _drill, '#d7e9e6', '#93b8b6')
_tool('jackhammer', _jackhammer, '#f4e2c4', '#d3b189')
_tool('mixer', _mixer, '#dbe4ee', '#9cb2c6')
_tool('scaffolding', _scaffolding, '#cfe6ee', '#a4c6cc')
