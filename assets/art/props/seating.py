"""Things to sit on. Origin: the floor under the middle."""

from kit.palette import lit, shade
from kit.svg import num, round_top, smooth


def cushion(scene, x, y, base='mustard', pattern='plain', size=13, rotate=0, accent=None):
    """A soft square; x, y is its middle. pattern: plain, stripes, dots, button, check, star."""
    accent = accent or lit(base, .6)
    outline = smooth([(-1, -.92), (0, -.98), (1, -.9), (.98, 0), (1.02, .92), (0, .96), (-1, .94),
                      (-.97, 0)])
    with scene.at(x, y, rotate=rotate, shadow='near'), scene.at(scale=size):
        scene.path(outline, scene.ball(base, .3, .16))
        with scene.at(clip=scene.clip(outline)):
            if pattern == 'stripes':
                for step in (-.7, -.2, .3, .8):
                    scene.line(step - .5, -1, step + .5, 1, accent, .12, .75)
            elif pattern == 'dots':
                for px, py in ((-.5, -.5), (.5, -.5), (0, 0), (-.5, .5), (.5, .5)):
                    scene.ellipse(px, py, .16, fill=accent, opacity=.9)
            elif pattern == 'button':
                scene.ellipse(0, 0, .34, fill=accent)
            elif pattern == 'check':
                for step in (-.6, 0, .6):
                    scene.line(step, -1, step, 1, accent, .16, .55)
                    scene.line(-1, step, 1, step, accent, .16, .55)
            elif pattern == 'star':
                from kit.svg import star_path
                scene.raw(f'<path d="{star_path(0, 0, 62)}" transform="scale(.01)" '
                          f'fill="{lit(accent, 0)}"/>')


def sofa(scene, x, y, base='teal', width=144, cushions=(('mustard', 'stripes'),
                                                        ('terra', 'button')), legs='umber',
         style='round', throw=None, seats=2):
    """style: round, wing (high back), box (modern), tufted. throw: blanket over the arm.

    Top edge of the back, to peek over: y - 76 (wing: y - 86, box: y - 68).
    """
    half, inner = width / 2, width / 2 - 14
    top = {'round': -76, 'wing': -86, 'box': -68, 'tufted': -76}[style]
    with scene.at(x, y):
        scene.contact(half + 8, 7)
        for px in (-half + 10, half - 16):
            scene.rect(px, -9, 6, 10, scene.volume(legs), radius=1.4)
        corner = 5 if style == 'box' else 15
        scene.path(round_top(-inner, top, inner * 2, -top - 18, corner),
                   scene.volume(base, .16, .26))
        scene.path(f'M{num(-inner + 3)} {num(top + corner - 2)}Q{num(-inner + 3)} '
                   f'{num(top + 2.4)} {num(-inner + corner)} {num(top + 2.4)}'
                   f'H{num(inner - corner)}Q{num(inner - 3)} {num(top + 2.4)} {num(inner - 3)} '
                   f'{num(top + corner - 2)}',
                   stroke=lit(base, .5), width=1.5, opacity=.75)
        seat_width = (inner * 2 - 10) / seats
        for index in range(1, seats):
            px = -inner + 5 + seat_width * index
            scene.line(px, top + 4, px, -38, shade(base, .34), 1.1, .7)
        if style == 'tufted':
            for row, py in enumerate((top + 14, top + 24)):
                for index in range(-6, 7):
                    px = index * 16 + (8 if row else 0)
                    if abs(px) < inner - 10:
                        scene.ellipse(px, py, 1.4, fill=shade(base, .34))
                        scene.path(f'M{px - 5} {py - 4}L{px} {py}L{px + 5} {py - 4}',
                                   stroke=shade(base, .24), width=.7, opacity=.6)
        scene.rect(-inner, -44, inner * 2, 10, scene.gradient((0, 'shadow', 0), (1, 'shadow', .35)))
        for index in range(seats):
            px = -inner + 5 + seat_width * index
            scene.rect(px, -41, seat_width - .6, 21, scene.volume(lit(base, .12), .22, .18),
                       radius=7)
            scene.path(f'M{num(px + 7)} -38.400H{num(px + seat_width - 8)}', stroke=lit(base, .6),
                       width=1.4, opacity=.7)
        scene.rect(-inner - 6, -24, inner * 2 + 12, 17, scene.volume(shade(base, .14), 0, .2),
                   radius=5)
        scene.rect(-inner - 4, -24, inner * 2 + 8, 3, 'shadow', opacity=.22)
        for side in (-1, 1):
            _arm_rest(scene, side, half, base if side < 0 else shade(base, .08),
                      'box' if style == 'box' else 'round')
        if throw:
            _throw(scene, half - 11, throw)
        places = (-inner + 23, inner - 23, -inner + 46)
        for index, (cloth, pattern) in enumerate(cushions):
            cushion(scene, places[index], -48 + index * 1.4, cloth, pattern, 13.4 - index,
                    rotate=(-7, 6, 10)[index])


def _arm_rest(scene, side, half, base, style):
    with scene.at(flip=side < 0):
        if style == 'box':
            scene.rect(half - 20, -54, 20, 48, scene.volume(base, .2, .2), radius=4)
            scene.line(half - 17, -52.4, half - 4, -52.4, lit(base, .6), 1.4, .8)
            return
        scene.path(f'M{num(half)} -50C{num(half)} -58 {num(half - 5)} -62 {num(half - 11)} '
                   f'-62C{num(half - 17)} -62 {num(half - 22)} -58 '
                   f'{num(half - 22)} -50V-7H{num(half - 5)}Q{num(half)} -7 {num(half)} -12Z',
                   scene.volume(base, .24, .18))
        scene.path(f'M{num(half - 3)} -50C{num(half - 3)} -56 {num(half - 7)} -59 '
                   f'{num(half - 11)} -59C{num(half - 15)} -59 {num(half - 19)} -56 '
                   f'{num(half - 19)} -50', stroke=lit(base, .55), width=1.4, opacity=.8)
        scene.path(f'M{num(half - 22)} -48V-9', stroke='shadow', width=1.4, opacity=.25)


def _throw(scene, x, cloth):
    """A blanket hanging over the right arm."""
    scene.path(f'M{num(x - 8)} -62C{num(x - 3)} -65 {num(x + 5)} -65 {num(x + 9)} '
               f'-61L{num(x + 10)} -26H{num(x - 8)}Z',
               scene.volume(cloth, .22, .16))
    for row in (-56, -48, -40, -32):
        scene.line(x - 7.4, row, x + 9.4, row, lit(cloth, .5), 1.2, .7)
    for step in range(7):
        scene.line(x - 7 + step * 2.7, -26, x - 7 + step * 2.7, -22, cloth, 1)


def armchair(scene, x, y, base='mustard', scale=1, flip=False, style='wing', cushion_color=None):
    """style: wing (high, buttoned), round (tub), rocking."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(38, 6)
        if style == 'rocking':
            scene.path('M-36 -4Q0 8 36 -4', stroke='walnut', width=4)
            scene.path('M-22 -20L-24 -2M22 -20L24 -2', stroke='walnut', width=4)
        else:
            for px in (-24, 20):
                scene.rect(px, -6, 5, 7, scene.volume('umber'), radius=1)
        top = -70 if style == 'round' else -90
        scene.path(round_top(-27, top, 54, -top - 24, 22), scene.volume(base, .18, .24))
        scene.path(f'M-22 {top + 22}C-22 {top + 5} -12 {top + 4} 0 {top + 4}C12 {top + 4} 22 '
                   f'{top + 5} 22 {top + 22}',
                   stroke=lit(base, .5), width=1.5, opacity=.75)
        for row in range(2 if style == 'round' else 3):
            for px in ((-14, 0, 14) if row % 2 == 0 else (-7, 7)):
                py = top + 22 + row * 11
                scene.ellipse(px, py, 1.5, fill=shade(base, .34))
                scene.path(f'M{px - 5} {py - 4}L{px} {py}L{px + 5} {py - 4}',
                           stroke=shade(base, .22), width=.8, opacity=.6)
        scene.rect(-25, -42, 50, 9, scene.gradient((0, 'shadow', 0), (1, 'shadow', .32)))
        scene.rect(-25, -38, 50, 17, scene.volume(lit(base, .12), .24, .18), radius=7)
        scene.rect(-28, -24, 56, 19, scene.volume(shade(base, .12), 0, .2), radius=5)
        for side in (-1, 1):
            with scene.at(flip=side < 0):
                tone = shade(base, .07) if side > 0 else base
                scene.path('M37 -40C37 -52 20 -52 20 -40V-5H33Q37 -5 37 -10Z',
                           scene.volume(tone, .24, .18))
                scene.path('M34 -40C34 -48 23 -48 23 -40', stroke=lit(base, .55), width=1.4,
                           opacity=.8)
        if cushion_color:
            cushion(scene, 0, -46, cushion_color, 'button', 11)


def chair(scene, x, y, base='walnut', seat='terra', scale=1, flip=False, view='side'):
    """A wooden chair. view: side (back at the left), front, back (its back towards us)."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(17, 4)
        wood = scene.volume(base, .2, .24)
        if view == 'side':
            scene.path('M-9 -34L-10 0M11 -34L12 0', stroke=shade(base, .26), width=3.4)
            scene.path('M-14 -36L-16 0M14 -36L16 0', stroke=base, width=3.8)
            scene.path('M-14 -34C-14 -50 -15 -62 -18 -74', stroke=base, width=4.2)
            scene.path('M-16.500 -50C-15.500 -60 -17 -66 -19 -73', stroke=lit(base, .4), width=1.2,
                       opacity=.7)
            scene.path('M-14 -16H15', stroke=shade(base, .15), width=2.2)
        else:
            scene.path('M-13 -34L-14 0M13 -34L14 0', stroke=base, width=3.8)
            scene.path('M-12 -16H12', stroke=shade(base, .15), width=2.2)
            for px in (-14, 11):
                scene.rect(px, -76, 3.6, 42, wood, radius=1.8)
            scene.path(round_top(-14, -78, 28, 11, 6), wood)
            for px in (-6, 0, 6):
                scene.rect(px - 1, -68, 2.2, 32, scene.volume(shade(base, .08)), radius=1)
            scene.line(-10, -76, 9, -76, lit(base, .5), 1.2, .7)
        if view != 'back':
            scene.rect(-17, -40, 34, 7, scene.volume(seat, .3, .16), radius=3.4)
        else:
            scene.rect(-16, -38, 32, 5, wood, radius=2)


def stool(scene, x, y, base='walnut', seat='mustard', height=34, scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(18, 4)
        scene.path(f'M-9 {-height + 4}L-15 0M9 {-height + 4}L15 0', stroke=base, width=3.4)
        scene.path(f'M-5 {-height + 4}L-7 -4M5 {-height + 4}L7 -4', stroke=shade(base, .28),
                   width=3)
        scene.path(f'M-12 {-height * .4:.1f}H12', stroke=shade(base, .14), width=2.2)
        scene.ellipse(0, -height + 3, 19, 5, shade(seat, .25))
        scene.ellipse(0, -height, 19, 5, scene.volume(seat, .4, .1))


def pouf(scene, x, y, base='terra', accent='cream', scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(23, 5)
        scene.path(smooth([(-22, -11), (-17, -23), (0, -26), (17, -23), (22, -11), (17, -1), (0, 1),
                           (-17, -1)]), scene.ball(base, .3, .22))
        for px in (-14, -5, 5, 14):
            scene.path(f'M{px * .4} -25Q{px * 1.3} -12 {px * .8} 0', stroke=shade(base, .26),
                       width=.9, opacity=.6)
        scene.path('M-21 -10Q0 -4 21 -10', stroke=accent, width=1.6, opacity=.8, dash='3 2.500')
        scene.ellipse(0, -25, 2.4, 1.3, accent)


def bench(scene, x, y, width=80, base='oak', seat=None, height=30):
    with scene.at(x, y):
        scene.contact(width / 2, 4)
        for px in (-width / 2 + 6, width / 2 - 11):
            scene.rect(px, -height + 4, 5, height - 4, scene.volume(base, .1, .26), radius=1)
        scene.rect(-width / 2 + 8, -11, width - 16, 3, shade(base, .2))
        scene.rect(-width / 2, -height, width, 6, scene.volume(base, .25, .2), radius=2)
        if seat:
            scene.rect(-width / 2 + 2, -height - 5, width - 4, 7, scene.volume(seat, .3, .16),
                       radius=3.4)
