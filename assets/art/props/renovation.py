"""Things of a house that is not finished: papers, planks, trestles, and a lamp below a sheet."""

from kit.palette import lit, mix, shade
from kit.scene import FLOOR, LEFT, RIGHT, WIDTH
from kit.svg import num, polygon, smooth
from kit import wallpaper
from props import tools

PLASTER = '#e6d5bf'


def bulb(room, x, drop=40):
    """A naked bulb on its wire."""
    room.line(x, 0, x, drop, 'slate', 1.4)
    room.rect(x - 3.6, drop - 2, 7.2, 9, room.volume('umber', .2, .2), radius=1.5)
    room.ellipse(x, drop + 14, 7.4, 8.6, room.ball('#fff2c0', .5, .05))
    room.lamp(x, drop + 14, 46)


def filler(room, places, base=PLASTER):
    """Patches over old cracks: (x, y, size) each."""
    for x, y, size in places:
        outline = smooth([(x - size, y), (x - size * .4, y - size * .6),
                          (x + size * .6, y - size * .5), (x + size, y + size * .2),
                          (x + size * .2, y + size * .7), (x - size * .7, y + size * .5)])
        room.path(outline, lit(base, .55), opacity=.75)
        room.path(outline, stroke=shade(base, .2), width=.8, opacity=.35)


def crack(room, x, y, tone=PLASTER):
    room.path(f'M{x} {y}l5 13l-6 10l7 12l-3 9M{x - 1} {y + 23}l-10 7', stroke=shade(tone, .4),
              width=1.2, opacity=.6)


def painted_field(room, left, right, paint, edge='left'):
    """A part of the wall painted with broad strokes; one side is still uneven."""
    steps = [0, 30, 44, 52, 78, 92, 118, 130, 158, 170, 196]
    ragged = [(4 if index % 2 else 14 - index) for index in range(len(steps))]
    if edge == 'left':
        outline = [(right, 0)] + [(left + shift, y) for shift, y in zip(ragged, steps)]
        outline += [(right, 200)]
    else:
        outline = [(left, 0)] + [(right - shift, y) for shift, y in zip(ragged, steps)]
        outline += [(left, 200)]
    room.path(polygon(outline), room.gradient((0, lit(paint, .25)), (1, shade(paint, .1)),
                                              direction='diagonal'))
    for index in range(int((right - left) / 18)):
        room.rect(left + 14 + index * 17, 0, 6, 190, lit(paint, .5), opacity=.14, radius=3)


def masking_tape(room):
    room.rect(LEFT, FLOOR - 12.5, WIDTH, 3.4, '#7fa6c4', opacity=.75)


def drop_cloth(room, x, y, width, drops=('teal', 'mustard', 'coral')):
    """An old sheet on the floor against drops, and the drops."""
    half = width / 2
    room.path(smooth([(x - half, y - 8), (x - half * .4, y - 18), (x + half * .5, y - 16),
                      (x + half, y - 4), (x + half * .96, y + 12), (x + half * .3, y + 19),
                      (x - half * .6, y + 17)]), room.gradient((0, '#efe6da'), (1, '#d9cbc6')))
    room.path(f'M{num(x - half * .7)} {y - 4}q{num(half * .6)} -9 {num(half * 1.3)} -3'
              f'M{num(x - half * .4)} {y + 12}q{num(half * .6)} 4 {num(half * 1.2)} -6',
              stroke='#a894a0', width=1.4, opacity=.45)
    for index, fill in enumerate(drops * 2):
        px = x - half * .7 + index * half * 1.4 / (len(drops) * 2 - 1)
        py = y + (4, -6, 9)[index % 3]
        size = 2 + index * 5 % 3
        room.ellipse(px, py, size, size * .5, fill, .9)
        room.ellipse(px + size * 1.6, py + 1, size * .35, size * .2, fill, .9)


def open_ladder(room, x, y, pail='coral', height=152):
    """A step ladder standing open, with a pot on its shelf."""
    wood = '#d49a55'
    room.contact(40, 6, x=x, y=y)
    for side in (-1, 1):
        tools.pole(room, x + side * 10 + 12, y - height + 4, x + side * 15 + 36, y - 6,
                   shade(wood, .25), 5)
    for side in (-1, 1):
        tools.pole(room, x + side * 13, y - height, x + side * 25 - 12, y, wood, 7)
    for step in range(6):
        part = (step + .9) / 6.2
        middle, half = x - 12 * part, 13 + 12 * part
        top = y - height + height * part
        room.rect(middle - half, top, half * 2, 6, room.volume(wood, .35, .25), radius=1.5)
        room.rect(middle - half, top, half * 2, 1.6, lit(wood, .65), radius=.8)
    with room.at(shadow='near'):
        room.rect(x - 18, y - height - 6, 40, 8, room.volume(wood, .4, .2), radius=2)
    if pail:
        tools.paint_pail(room, x + 4, y - height - 6, pail, .8)


def leaning_roller(room, x, y, paint='#8fb8ae'):
    room.line(x + 4, y, x - 4, y - 74, '#b98550', 4)
    room.path(f'M{x - 4} {y - 74}l-1 -12h14v-12', stroke='#8d98a4', width=2.4)
    with room.at(x + 4, y - 104, shadow='wall'):
        room.rect(-17, -6, 34, 13, room.volume(paint, .35, .25), radius=5)
        room.rect(-15, -4, 30, 2.4, lit(paint, .7), radius=1.2, opacity=.8)


# ---- paper ---------------------------------------------------------------------------------
def papered(room, left, right, pattern, base, accent=None):
    """Strips of wallpaper that hang already, with a seam every forty units."""
    with room.at(clip=room.clip(f'M{left} 0H{right}V{FLOOR - 10}H{left}Z')):
        wallpaper.wall(room, pattern, base, accent)
        for x in range(left, right, 40):
            room.line(x, 0, x, FLOOR, shade(base, .3), .7, .3)
    room.rect(right, 0, 3, FLOOR - 10, room.gradient((0, 'shadow', .3), (1, 'shadow', 0),
                                                     direction='right'))


def falling_strip(room, x, width, base, accent):
    """The last strip has come off at the top and hangs over itself."""
    with room.at(x, 0, shadow='near'):
        room.path(f'M0 66C{num(width * .3)} 50 {num(width * .8)} 48 {width} 60V196H0Z',
                  room.volume(base, .2, .14))
        for index in range(5):
            room.ellipse(width * (.28 + .44 * (index % 2)), 96 + index * 22, 4, fill=accent,
                         opacity=.7)
        room.path(f'M-2 68C{num(width * .2)} 104 {num(width * .9)} 104 {width + 2} 62'
                  f'C{num(width * .8)} 46 {num(width * .3)} 48 -2 68Z',
                  room.gradient((0, '#fffaf0'), (1, '#d8c6b2')))


def paste_table(room, x, y, width=112, base='oak', accent='coral'):
    """A trestle table with a strip laid out, a brush and a pail of paste."""
    half = width / 2
    room.contact(half, 5, x=x, y=y)
    for side in (-1, 1):
        for lean in (-8, 8):
            tools.pole(room, x + side * half * .66, y - 44, x + side * half * .66 + lean, y, base,
                       4)
    with room.at(shadow='near'):
        room.rect(x - half, y - 48, width, 6, room.volume(base, .35, .25), radius=1.5)
    room.rect(x - half + 6, y - 50.5, width * .66, 3, room.volume('#fff3e0', .2, .1), radius=1)
    for index in range(5):
        room.ellipse(x - half + 16 + index * 15, y - 49, 2.6, 1, accent)
    with room.at(x + half - 18, y - 48):
        room.rect(-6, -10, 12, 8, room.volume('umber', .3, .2), radius=2)
        room.line(0, -10, 10, -22, 'walnut', 3)


def paper_rolls(room, x, y, colors=('teal', 'coral', 'mustard')):
    """Rolls that lean in a box."""
    for index, tone in enumerate(colors):
        with room.at(x - 12 + index * 12, y - 14, rotate=-10 + index * 9):
            room.rect(-5, -40, 10, 46, room.volume(tone, .35, .25, direction='right'), radius=1)
            room.ellipse(0, -40, 5, 2, lit(tone, .6))
            room.ellipse(0, -40, 2, .9, shade(tone, .5))
    with room.at(x, y):
        room.contact(24, 4)
        room.rect(-22, -24, 44, 24, room.volume('oak', .2, .2), radius=1.5)
        room.rect(-22, -24, 44, 4, lit('oak', .35), radius=1)


# ---- wood and stone --------------------------------------------------------------------------
def open_floor(room, left, right, base='#c9a57c'):
    """Missing boards: joists and darkness below."""
    hole = polygon([(left, 232), (right - 12, 232), (right - 4, 246), (right, 262),
                    (right - 16, 276), (left + 4, 276), (left - 8, 254)])
    room.path(hole, room.gradient((0, '#2f1d27'), (1, '#5a3a3a')))
    with room.at(clip=room.clip(hole)):
        for x in range(int(left) - 10, int(right) + 20, 34):
            room.rect(x, 228, 11, 56, room.volume('umber', .25, .3, direction='right'))
        room.rect(left - 12, 230, right - left + 20, 8, room.gradient((0, 'shadow', .6),
                                                                      (1, 'shadow', 0)))
    for y, start in ((232, left - 2), (254, left - 8), (276, left + 4)):
        room.line(start, y, right - 10, y, lit(base, .4), 1.2, .7)


def plank_pile(room, x, y, width=88, count=5, base='oak'):
    room.contact(width / 2, 4, x=x, y=y)
    for level in range(count):
        shift = (level * 7) % 5 - 2
        tone = mix(base, ('walnut', 'highlight', 'shadow')[level % 3], .14)
        room.rect(x - width / 2 + shift, y - 7 - level * 7, width, 6.6,
                  room.volume(tone, .35, .25), radius=1)
        room.ellipse(x + width / 2 + shift - 3, y - 3.6 - level * 7, 1.6, 2.2, shade(tone, .3))


def saw_horse(room, x, y, width=60, base='oak'):
    room.contact(width / 2 + 6, 4, x=x, y=y)
    for side in (-1, 1):
        for lean in (-10, 10):
            tools.pole(room, x + side * width * .36, y - 40, x + side * width * .36 + lean, y,
                       base, 4.6)
    room.rect(x - width / 2, y - 45, width, 8, room.volume(base, .4, .25), radius=1.5)


def hand_saw(room, x, y, rotate=0):
    with room.at(x, y, rotate=rotate, shadow='near'):
        room.path('M-4 -6L44 -3V3L-4 8Z', room.volume('steel', .5, .25))
        room.path('M-4 8L0 10L4 7.600L8 10L12 7.200L16 9.400L20 6.600L24 8.600L28 6L32 7.800L36 5',
                  stroke='#8d98a4', width=1)
        room.path('M-22 -8C-12 -12 -2 -10 -2 0C-2 10 -12 14 -22 10C-18 6 -18 -2 -22 -8Z',
                  room.volume('walnut', .35, .2))
        room.ellipse(-11, 1, 4, 3.4, shade('umber', .3))


def bare_bricks(room, outline, tone='#c9785c'):
    """Where the plaster is off, down to the floor at most."""
    with room.at(clip=room.clip(f'M{LEFT} 0H{RIGHT}V{FLOOR}H{LEFT}Z')):
        _bricks_inside(room, outline, tone)


def _bricks_inside(room, outline, tone):
    room.path(outline, shade('#d8c2a8', .1))
    with room.at(clip=room.clip(outline)):
        for row in range(-1, 24):
            for column in range(-3, 14):
                x = column * 23 + (11.5 if row % 2 else 0)
                fill = mix(tone, ('sand', 'shadow', 'highlight', 'terra')[(row * 3 + column) % 4],
                           .16)
                room.rect(x + .8, row * 11 + .8, 21.6, 9.6, fill, radius=1.2)
    room.path(outline, stroke=lit(PLASTER, .5), width=2.4, opacity=.9)
    room.path(outline, stroke=shade(PLASTER, .4), width=.8, opacity=.5)


def wheelbarrow(room, x, y, load='#b9aaa2'):
    room.contact(46, 5, x=x, y=y)
    room.path(smooth([(x - 30, y - 30), (x - 18, y - 44), (x, y - 48), (x + 18, y - 42),
                      (x + 28, y - 30)]), room.ball(load, .3, .25))
    room.path(f'M{x - 36} {y - 34}H{x + 32}L{x + 20} {y - 14}H{x - 18}Z',
              room.volume('teal', .35, .25))
    room.rect(x - 37, y - 36, 70, 4, lit('teal', .4), radius=2)
    room.path(f'M{x + 26} {y - 26}L{x + 62} {y - 38}M{x + 4} {y - 14}L{x + 10} {y}', width=3.4,
              stroke='umber')
    room.rect(x + 56, y - 42, 12, 6, 'brick', radius=3)
    room.ellipse(x - 26, y - 8, 9, fill=room.ball('slate', .3, .2))
    room.ellipse(x - 26, y - 8, 3.4, fill='steel')


def sack(room, x, y, stripe='#7f9fb6'):
    room.contact(22, 4, x=x, y=y)
    room.path(smooth([(x - 20, y), (x - 22, y - 14), (x - 12, y - 26), (x + 4, y - 27),
                      (x + 18, y - 20), (x + 22, y - 6), (x + 18, y)]),
              room.ball('#d9c7a6', .4, .24))
    room.path(f'M{num(x - 12)} {num(y - 22)}q12 6 24 0', stroke='#a08c6c', width=1.6, opacity=.7)
    room.rect(x - 9, y - 16, 18, 9, stripe, radius=2, opacity=.8)


def loose_wires(room, x, y):
    for shift, tone in ((-4, 'brick'), (0, 'teal'), (5, 'mustard')):
        room.path(f'M{x} {y}q{shift * 2} 12 {shift} 24', stroke=tone, width=1.8)
        room.ellipse(x + shift, y + 25, 1.5, 2, 'gold')


# ---- something under a sheet -------------------------------------------------------------------
def sheeted(room, x, y, width, height):
    """Furniture under a dust sheet: hard to say what it is."""
    tools.dust_sheet(room, x, y, width, height)


def sheet_ghost(room, x, y):
    """A standing lamp under a sheet; in the evening it looks like somebody else."""
    room.contact(24, 5, x=x, y=y)
    body = smooth([(x - 26, y), (x - 20, y - 40), (x - 17, y - 78), (x - 12, y - 104),
                   (x + 1, y - 114), (x + 14, y - 103), (x + 18, y - 76), (x + 22, y - 38),
                   (x + 27, y), (x + 16, y - 5), (x + 6, y + 1), (x - 6, y - 5), (x - 16, y + 1)])
    with room.at(shadow='near'):
        room.path(body, room.gradient((0, '#fffaf2'), (.5, '#efe4da'), (1, '#cdbac4')))
    room.path(f'M{x - 8} {y - 96}C{x - 12} {y - 60} {x - 12} {y - 30} {x - 15} {y - 6}'
              f'M{x + 9} {y - 92}C{x + 12} {y - 60} {x + 8} {y - 30} {x + 12} {y - 5}'
              f'M{x} {y - 84}C{x - 2} {y - 60} {x + 1} {y - 40} {x - 2} {y - 10}',
              stroke='#a894a0', width=1.3, opacity=.55)


def paw_trail(room, places, paint):
    """Prints of somebody who stepped into a pot: (x, y, angle) each."""
    for x, y, angle in places:
        with room.at(x, y, rotate=angle, stretch=.6):
            room.ellipse(0, 1.4, 2.6, 2.2, paint, .9)
            for px in (-2.8, 0, 2.8):
                room.ellipse(px, -2 - (px == 0), 1.1, 1.3, paint, .9)


def tool_box(room, x, y, base='brick'):
    room.contact(26, 4, x=x, y=y)
    room.path(f'M{x - 14} {y - 20}V{y - 30}H{x + 14}V{y - 20}', stroke='slate', width=3)
    for shift, tone in ((-12, 'mustard'), (-3, 'steel'), (8, 'teal')):
        room.rect(x + shift, y - 30, 4, 14, room.volume(tone, .3, .2), radius=1.5)
    room.rect(x - 24, y - 20, 48, 20, room.volume(base, .35, .25), radius=2)
    room.rect(x - 24, y - 20, 48, 3, lit(base, .5), radius=1.5)
    room.rect(x - 4, y - 14, 8, 6, room.volume('gold', .4, .2), radius=1)
