"""Helper cards: five people before a sunburst."""

from kit.registry import picture
from props import portraits
from props.paper import FRAME_WIDTHS, STRIP, WINDOW, rays, small_card, vignette


def _helper(key, person, base, ray, y=67, scale=1.6):
    @picture(key, folder='cards/resources', size=STRIP, widths=FRAME_WIDTHS, transparent=True)
    def card(canvas):
        def draw(c):
            rays(c, WINDOW, (125, y - 4), base, ray)
            with c.at(125, y, scale=scale, shadow='near'):
                person(c)
            vignette(c, WINDOW, .14)
        small_card(canvas, draw)


_helper('roofer', portraits.roofer, '#fbe2b0', '#f0bd80')
_helper('supplier', portraits.supplier, '#e4eed2', '#b9d3a6', 70, 1.55)
_helper('architect', portraits.architect, '#f9dcd4', '#e9ab9f', 74, 1.5)
_helper('handyman', portraits.handyman, '#d8e8ee', '#a3c6d6', 70)
_helper('designer', portraits.designer, '#ecdcf0', '#c9abd6', 76, 1.52)
