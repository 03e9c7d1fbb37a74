"""Soft rays behind the face of a player, to be laid on the colour of the seat."""

import math

from kit.registry import picture
from kit.svg import polygon

SIZE = (320, 240)
RAYS = 14


@picture('seat-rays', folder='boards/seat', size=SIZE, widths=(96, 192, 384), transparent=True,
         quality=88, name='rays')
def seat_rays(canvas):
    """Cream rays from behind the head, which fade towards the edges."""
    width, height = SIZE
    x, y, far = width / 2, height * .6, width
    fade = canvas.define('<radialGradient id="{id}" gradientUnits="userSpaceOnUse" '
                         f'cx="{x}" cy="{y}" r="{width * .5}">'
                         '<stop offset="0" stop-color="#fff6e6" stop-opacity=".75"/>'
                         '<stop offset=".55" stop-color="#fff6e6" stop-opacity=".5"/>'
                         '<stop offset="1" stop-color="#fff6e6" stop-opacity="0"/>'
                         '</radialGradient>')
    for index in range(RAYS):
        start = (index + .1) * 2 * math.pi / RAYS
        end = start + math.pi / RAYS
        corners = [(x, y)] + [(x + far * math.cos(angle), y + far * math.sin(angle))
                              for angle in (start, end)]
        canvas.raw(f'<path d="{polygon(corners)}" fill="url(#{fade})"/>')
