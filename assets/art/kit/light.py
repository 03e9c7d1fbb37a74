"""Hour, weather and season: what the window shows and how the finished picture is lit.

The look of a scene is half its light. A preset says which sky and outside stand in the windows,
how the sun falls in, and which tone is laid over the room at the end. Night is never one flat
tint: it is a multiply layer with soft holes around every lamp, and faces are kept readable.
"""

from dataclasses import dataclass

from .svg import num


@dataclass(frozen=True)
class Light:
    """One preset. `dim` is how dark the multiply layer is, 0 = not at all."""
    sky: tuple                    # colours of the sky, top and horizon
    outside: str                  # which landscape windows show unless told otherwise
    tint: str = '#fff0dc'
    dim: float = 0.0
    beam: tuple = None            # colour and strength of the sunbeam, or none
    lamps: float = 0.45           # how strongly lamps glow
    dark: bool = False            # lamps are the main light


LIGHTS = {
    'day': Light(('#86c3dc', '#fdf1d6'), 'hills', beam=('#fff4cc', .50)),
    'morning': Light(('#f2c3a4', '#fff2d2'), 'hills', '#fff0dc', .45, ('#ffe6ae', .62)),
    'noon': Light(('#74bbdc', '#eef6e6'), 'garden', beam=('#fff9e0', .45)),
    'spring': Light(('#93cbe0', '#fdeef0'), 'spring', beam=('#fff3d6', .50)),
    'summer': Light(('#6fbbdd', '#dff1ee'), 'sea', beam=('#fff6cf', .55)),
    'autumn': Light(('#c7c3c4', '#fbe3bb'), 'autumn', '#ffe7c8', .45, ('#ffd79a', .50)),
    'snow': Light(('#a9bed3', '#f4efee'), 'snow', '#e9ecfa', .40, ('#f6f3ff', .32), .65),
    'rain': Light(('#7e93a6', '#c9d2d2'), 'rain', '#c9cfe2', .55, None, .80),
    'evening': Light(('#df7f68', '#fcd48c'), 'town', '#f8cbb0', .55, ('#ffb56e', .58), .80),
    'dusk': Light(('#6d6aa3', '#f0a98c'), 'town', '#c3aed2', .62, None, .95, True),
    'night': Light(('#27365f', '#5b6a9a'), 'night', '#7f7bb8', .84, None, 1.0, True),
    'snow-night': Light(('#2d3c66', '#7c88b4'), 'snow-night', '#8481bd', .80, None, 1.0, True),
}


def halo(canvas, x, y, radius, strength):
    """The visible glow around a lamp."""
    glow = canvas.radial((0, '#fff3c2', .95), (.22, '#ffe6a4', .55), (.55, '#ffd78a', .18),
                         (1, '#ffd78a', 0))
    canvas.ellipse(x, y, radius, fill=glow, opacity=strength)


def sunbeam(canvas, light, window, floor, lean=0.62):
    """Light falling from a window (x, y, width, height) to the lower right, over all things."""
    if not light.beam:
        return
    beam_color, strength = light.beam
    x, y, width, height = window
    drop = floor - (y + height * .45)
    foot = x + drop * lean
    fall = canvas.gradient((0, beam_color, strength * 1.3), (1, beam_color, strength * .35))
    canvas.path(f'M{num(x + 4)} {num(y + height * .45)}H{num(x + width - 4)}'
                f'L{num(foot + width + 8)} {num(floor)}H{num(foot + 6)}Z',
                fall, blur=3, blend='soft-light')
    haze = canvas.gradient((0, beam_color, strength * .42), (1, beam_color, strength * .08))
    canvas.path(f'M{num(x + 4)} {num(y + height * .7)}H{num(x + width - 4)}'
                f'L{num(foot + width + 4)} {num(floor + 20)}H{num(foot + 10)}Z', haze, blur=3)
    # the bright panes on the floor, with the shadow of the glazing bar between them
    depth, slope = 58, 34
    pool = canvas.gradient((0, beam_color, strength * 1.4), (1, beam_color, strength * .5))
    half = width / 2
    for left, right in ((4, half - 3), (half + 4, width + 6)):
        canvas.path(f'M{num(foot + left)} {num(floor + 8)}H{num(foot + right)}'
                    f'L{num(foot + right + slope)} {num(floor + depth)}'
                    f'H{num(foot + left + slope)}Z', pool, blur=3, blend='soft-light')


def darkness(canvas, light, box, lamps, faces):
    """The multiply layer with its holes; lamps are (x, y, radius, strength)."""
    if not light.dim:
        return
    x, y, width, height = box
    hole = canvas.radial((0, '#000000', .96), (.4, '#000000', .62), (1, '#000000', 0))
    soft = canvas.radial((0, '#000000', .55), (.6, '#000000', .35), (1, '#000000', 0))
    shapes = [f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#fff"/>']
    if light.dark:
        for lx, ly, radius, strength in lamps:
            shapes.append(f'<ellipse cx="{num(lx)}" cy="{num(ly)}" rx="{num(radius * 1.75)}" '
                          f'ry="{num(radius * 1.6)}" fill="{hole}" opacity="{num(strength)}"/>')
        for fx, fy, radius in faces:
            shapes.append(f'<ellipse cx="{num(fx)}" cy="{num(fy)}" rx="{num(radius)}" '
                          f'ry="{num(radius)}" fill="{soft}"/>')
    mask = canvas.define(f'<mask id="{{id}}" maskUnits="userSpaceOnUse" x="{x}" y="{y}" '
                         f'width="{width}" height="{height}">{"".join(shapes)}</mask>')
    canvas.raw(f'<g mask="url(#{mask})" style="mix-blend-mode:multiply">')
    canvas.rect(x, y, width, height, light.tint, opacity=light.dim)
    canvas.raw('</g>')
    if light.dark:
        warm = canvas.radial((0, '#ffb24a', .95), (.5, '#ffb24a', .4), (1, '#ffb24a', 0))
        for lx, ly, radius, strength in lamps:
            canvas.ellipse(lx, ly, radius * 1.5, radius * 1.35, warm, opacity=strength * .5,
                           blend='soft-light')


def finish(canvas, box, grain=0.2):
    """Faint corner shade and paper grain. The sides stay light, since neighbours join there."""
    x, y, width, height = box
    depth = canvas.gradient((0, '#4a2748', .10), (.12, '#4a2748', 0), (.76, '#4a2748', 0),
                            (1, '#4a2748', .30))
    canvas.rect(x, y, width, height, depth, blend='multiply')
    corner = canvas.radial((.62, '#4a2748', 0), (1, '#4a2748', .17), radius=.78, cy=.46)
    canvas.rect(x, y, width, height, corner, blend='multiply')
    noise = canvas.define(
        '<filter id="{id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" '
        'baseFrequency=".85" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .36 '
        '0 0 0 0 .22 0 0 0 0 .24 .55 .55 0 0 -.42"/></filter>')
    canvas.raw(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" filter="url(#{noise})" '
               f'opacity="{grain}" style="mix-blend-mode:multiply"/>')
