"""Décor for rooms, each as one object: origin bottom middle, about 110 wide and 95 high.

They stand on cards and, smaller, on wooden tokens, so each is built of few, large, clear shapes.
"""

from kit.palette import lit, mix, shade
from kit.svg import num, round_top, smooth, star_path
from props.wall import picture as framed


WING = ('M-52 -52C-56 -84 -42 -101 -12 -101C18 -101 20 -82 40 -78C56 -75 60 -64 58 -52Z')


def grand_piano(canvas):
    wood = '#5a3038'
    canvas.contact(56, 6)
    canvas.path(WING, canvas.gradient((0, lit(wood, .3)), (1, shade(wood, .2)),
                                          direction='diagonal'))
    canvas.path('M-46 -54C-48 -80 -38 -95 -12 -95C14 -95 16 -76 36 -72C50 -69 54 -62 53 -54Z',
                canvas.gradient((0, '#f0c070'), (1, '#b8752f'), direction='diagonal'))
    for index in range(9):
        x = -38 + index * 9
        canvas.line(x * .9, -56, x - 4, -92 + max(0, index - 3) * 5.2, '#fbe3ab', .9, .65)
    canvas.path(WING, stroke=lit(wood, .45), width=1.4, opacity=.7)
    canvas.line(50, -56, 34, -72, '#e9c274', 1.6)
    for x in (-46, 46, 0):
        canvas.path(f'M{x - 5} -28H{x + 5}L{x + 2.4} -5H{x - 2.4}Z', canvas.volume(wood, .2, .2))
        canvas.ellipse(x, -3, 4.4, 3.4, canvas.ball('gold'))
    canvas.path('M-6 -28V-8M6 -28V-8M-8 -8H8', stroke=shade(wood, .1), width=2)
    canvas.rect(-58, -56, 116, 30, canvas.volume(wood, .25, .25), radius=5)
    canvas.rect(-57, -56, 114, 2, lit(wood, .5), radius=1)
    canvas.rect(-49, -47, 98, 13, '#fffaf0', radius=1.4)
    for key in range(1, 14):
        canvas.line(-49 + key * 7, -47, -49 + key * 7, -34, '#c3ab98', .8)
    for key in range(1, 14):
        if key % 7 not in (0, 3):
            canvas.rect(-49 + key * 7 - 2.1, -47, 4.2, 8, '#3b2029', radius=.8)
    canvas.rect(-49, -35.2, 98, 2, '#d9c4a8')
    _music(canvas)


def _music(canvas):
    for flip in (False, True):
        with canvas.at(0, -57, flip=flip):
            canvas.path('M0 0C5 -3 13 -3 18 0V-22C13 -25 5 -25 0 -22Z',
                        canvas.gradient((0, '#fffdf6'), (1, '#ead9bf'), direction='right'))
            for y in (-17, -11, -6):
                canvas.path(f'M3 {y}q6 -1.6 12 0', stroke='#8c6b62', width=.8, opacity=.8)
            for x, y in ((5, -17), (10, -12), (13, -16.5), (7, -6.5)):
                canvas.ellipse(x, y, 1.5, 1.2, '#5a3038')


def flames(canvas, scale=1):
    with canvas.at(scale=scale):
        for lean in (-9, 9):
            with canvas.at(rotate=lean):
                canvas.rect(-20, -8, 40, 8, canvas.volume('umber', .3, .3), radius=4)
        canvas.path('M-16 -5C-23 -22 -8 -28 -7 -46C4 -38 3 -29 8 -38C18 -28 22 -15 15 -5Z',
                    canvas.gradient((0, '#f4913f'), (1, '#e2602f')))
        canvas.path('M-10 -5C-14 -19 -3 -22 -1 -35C6 -26 11 -16 8 -5Z', '#fcbf4a')
        canvas.path('M-5 -5C-6 -14 0 -16 0 -23C5 -16 6 -10 4 -5Z', '#fff3bd')


def hearth(canvas):
    """A brick fireplace with clock and candles on its mantel."""
    rng = canvas.random
    canvas.contact(62, 6)
    canvas.rect(-54, -78, 108, 78, canvas.volume('#c98f74', .2, .2, direction='diagonal'), radius=2)
    for row in range(7):
        x = -53 - (row % 2) * 11
        while x < 52:
            left, right = max(x, -53), min(x + 21, 53)
            if right - left > 3:
                tone = mix('#bf6047', rng.choice(('sand', 'highlight', 'shadow')),
                           rng.uniform(.02, .3))
                canvas.rect(left + .6, -77 + row * 11, right - left - 1.2, 9.8, tone, radius=1.4)
            x += 22
    canvas.path('M-38 0V-36C-38 -70 38 -70 38 -36V0Z', canvas.volume('#f0d3ad', .3, .16))
    opening = 'M-31 0V-34C-31 -60 31 -60 31 -34V0Z'
    canvas.path(opening, canvas.gradient((0, '#3a212c'), (1, '#6a3530')))
    with canvas.at(clip=canvas.clip(opening)):
        canvas.ellipse(0, -10, 38, 42, canvas.radial((0, '#ffb04a', .95), (1, '#ff9a3c', 0)))
    with canvas.at(0, -2):
        flames(canvas, .98)
    with canvas.at(shadow='near'):
        canvas.rect(-63, -89, 126, 12, canvas.volume('walnut', .4, .25), radius=2.5)
    canvas.rect(-62, -89, 124, 2, lit('walnut', .65), radius=1)
    canvas.rect(-60, -5, 120, 7, canvas.volume('#a8887c', .3, .2), radius=2)


def mantel_things(canvas):
    """What stands on the hearth, on the card only."""
    for x in (-46, 46):
        canvas.rect(x - 2.6, -102, 5.2, 13, canvas.volume('cream', .2, .2), radius=1)
        canvas.ellipse(x, -107, 9, fill=canvas.radial((0, '#fff0b4', .9), (1, '#fff0b4', 0)))
        canvas.path(f'M{x} -111c3 4 2.6 8 0 8c-2.6 0 -3 -4 0 -8Z', '#f7b64a')
    with canvas.at(0, -89):
        canvas.path(round_top(-11, -20, 22, 20, 11), canvas.volume('umber', .3, .2))
        canvas.ellipse(0, -10, 7.4, fill='#fff6e2')
        canvas.path('M0 -10V-14.5M0 -10L3 -8.5', stroke='ink', width=1.2)


def canopy_bed(canvas):
    wood, cloth, quilt = '#9a6238', '#c9788c', '#7a5272'
    canvas.contact(62, 6)
    canvas.rect(-50, -86, 100, 68, canvas.gradient((0, mix(cloth, 'shadow', .35)),
                                                   (1, mix(cloth, 'shadow', .15))))
    canvas.path(round_top(-42, -58, 84, 40, 30), canvas.volume(wood, .3, .25))
    for x in (-20, 20):
        canvas.path(smooth([(x - 19, -38), (x, -42), (x + 19, -38), (x + 20, -22), (x, -19),
                            (x - 20, -22)]), canvas.ball('#fffaf2', .2, .14))
    canvas.path('M-52 -28C-30 -33 30 -33 52 -28V-6H-52Z', canvas.volume(quilt, .3, .22))
    canvas.path('M-52 -28C-30 -33 30 -33 52 -28V-20C30 -25 -30 -25 -52 -20Z', '#fdf0dc')
    for x, y in ((-34, -13), (-12, -15), (12, -15), (34, -13)):
        canvas.path(star_path(x, y, 4.6), '#f3d07a')
    canvas.rect(-56, -9, 112, 8, canvas.volume(wood, .3, .25), radius=2)
    for side in (-1, 1):
        with canvas.at(flip=side < 0):
            canvas.path('M56 -90H30C33 -74 40 -58 49 -50C42 -38 44 -18 40 -6H58Z',
                        canvas.volume(cloth, .35, .2, direction='right'))
            canvas.path('M50 -86C50 -72 52 -60 52 -50C50 -36 52 -18 50 -7M42 -86C44 -70 48 -60 51 '
                        '-51', stroke=shade(cloth, .3), width=1.1, opacity=.55)
            canvas.rect(45, -54, 13, 5.5, '#f0c766', radius=2.5)
            canvas.rect(54, -96, 6, 96, canvas.volume(wood, .4, .2, direction='right'), radius=2)
            canvas.ellipse(57, -98, 4.6, fill=canvas.ball('gold', .5, .2))
    valance = 'M-60 -96H60V-82' + 'q-7.5 10 -15 0' * 8 + 'Z'
    with canvas.at(shadow='near'):
        canvas.path(valance, canvas.volume(lit(cloth, .15), .3, .15))
    canvas.rect(-60, -96, 120, 3, lit(cloth, .6), radius=1)
    canvas.path('M-60 -82' + 'q7.5 10 15 0' * 8, stroke='#f0c766', width=1.6)


def whirlpool(canvas):
    """A round tub of boards, its water turning in a spiral."""
    canvas.contact(62, 7)
    canvas.path('M-58 -50V-10C-58 6 58 6 58 -10V-50Z', canvas.volume('#b98250', .2, .3,
                                                                   direction='right'))
    for x in range(-48, 56, 12):
        depth = -2 + 6 * (1 - (x / 58) ** 2)
        canvas.path(f'M{x} -46V{num(depth - 4)}', stroke='#6d4228', width=1.1, opacity=.5)
    for y in (-36, -12):
        canvas.path(f'M-58 {y}C-58 {y + 15} 58 {y + 15} 58 {y}', stroke='#8b8f98', width=3.4)
        canvas.path(f'M-58 {y - 1}C-58 {y + 14} 58 {y + 14} 58 {y - 1}', stroke='#d3d9dc', width=1)
    canvas.ellipse(0, -52, 61, 21, canvas.volume('#d9a873', .3, .2))
    canvas.ellipse(0, -52, 54, 17, canvas.gradient((0, '#2f7d9d'), (1, '#77c6d8')))
    canvas.path('M4 -52C10 -54 12 -49 2 -47C-14 -45 -22 -53 -6 -58C14 -62 34 -55 28 -47C20 -39 '
                '-30 -38 -40 -48C-46 -58 -14 -66 12 -65C36 -63 50 -56 47 -48', stroke='#eafaff',
                width=3, opacity=.9)
    for x, y, radius in ((-46, -53, 4.6), (-39, -60, 4), (-30, -44, 3), (42, -58, 4.4),
                         (34, -42, 3.6), (20, -39, 2.6), (-10, -67, 3), (48, -50, 3)):
        canvas.ellipse(x, y, radius, fill=canvas.ball('#f5fdff', .3, .1))
    for x, y, radius in ((-28, -78, 4), (-20, -88, 2.6), (26, -82, 3.4), (34, -92, 2.4),
                         (4, -84, 3)):
        canvas.ellipse(x, y, radius, fill='#ffffff', opacity=.5)
        canvas.ellipse(x, y, radius, fill='none', stroke='#ffffff', line=.9, opacity=.9)


def scoop(canvas, x, y, radius, base):
    canvas.path(smooth([(x - radius * 1.08, y + radius * .5), (x - radius, y - radius * .3),
                        (x - radius * .5, y - radius * .9), (x + radius * .5, y - radius * .9),
                        (x + radius, y - radius * .3), (x + radius * 1.08, y + radius * .5),
                        (x + radius * .6, y + radius * .8), (x + radius * .1, y + radius * .5),
                        (x - radius * .5, y + radius * .85)]), canvas.ball(base, .55, .14))


def cone(canvas):
    """A waffle cone with three scoops, 96 high."""
    canvas.path('M-20 -46H20L2 -2Q0 1 -2 -2Z', canvas.volume('#dd9f58', .25, .2,
                                                              direction='right'))
    with canvas.at(clip=canvas.clip('M-20 -46H20L2 -2Q0 1 -2 -2Z')):
        for step in range(-5, 8):
            canvas.path(f'M{step * 8 - 20} -46l22 46M{step * 8 + 20} -46l-22 46',
                        stroke='#a9672f', width=1.2, opacity=.6)
    canvas.rect(-22, -50, 44, 7, canvas.volume('#e8b370', .3, .2), radius=3)
    scoop(canvas, -12, -58, 15, '#f09aa5')
    scoop(canvas, 12, -58, 15, '#9fd6bd')
    scoop(canvas, 0, -76, 15, '#fbe6b4')
    canvas.ellipse(3, -92, 5, fill=canvas.ball('#d3403c', .5, .2))
    canvas.curve([(3, -96), (6, -101), (11, -103)], 'forest', 1.5)
    for x, y, fill in ((-8, -80, 'brick'), (4, -83, 'teal'), (8, -75, 'coral'), (-3, -74, 'plum')):
        canvas.line(x, y, x + 2.4, y + 1.4, fill, 1.7)


def ice_cream_bar(canvas):
    """A counter with a striped awning, tubs of ice cream and a very large cone."""
    canvas.contact(66, 6)
    for x in (-60, 57):
        canvas.rect(x, -92, 4, 60, canvas.volume('#f7efe2', .2, .25, direction='right'))
    canvas.rect(-64, -34, 128, 34, canvas.volume('#7fc4b7', .3, .25), radius=4)
    for x in range(-54, 60, 18):
        canvas.rect(x, -28, 9, 27, '#fff6e4', opacity=.55)
    canvas.rect(-56, -52, 68, 20, '#e7f4f4', radius=4, opacity=.92)
    for x, fill in ((-43, '#f09aa5'), (-23, '#8a5a44'), (-3, '#f6d36b')):
        scoop(canvas, x, -42, 10, fill)
    canvas.rect(-56, -52, 68, 20, canvas.gradient((0, '#ffffff', .6), (.5, '#ffffff', .05),
                                                  (1, '#ffffff', .25), direction='diagonal'),
                radius=4)
    canvas.rect(-68, -37, 136, 7, canvas.volume('#fff6e4', .2, .2), radius=3)
    with canvas.at(shadow='near'):
        for index in range(8):
            fill = '#e0685a' if index % 2 == 0 else '#fff6e4'
            x = -68 + index * 17
            canvas.path(f'M{x + (4 - index) * 1.4} -112H{x + 17 + (3 - index) * 1.4}'
                        f'L{x + 17} -92a8.5 8 0 0 1 -17 0Z', canvas.volume(fill, .15, .18))
    with canvas.at(38, -30, scale=.86, rotate=6, shadow='near'):
        cone(canvas)


def slide(canvas):
    """A tower with a little roof, a ladder on the left and a chute to the right."""
    canvas.contact(64, 5)
    for x in (-34, -4):
        canvas.rect(x - 3, -86, 6, 86, canvas.volume('#c98a4e', .3, .25, direction='right'),
                    radius=2)
    canvas.path('M-60 0L-36 -52M-46 2L-26 -52', stroke='#8a5835', width=4)
    for step in range(5):
        y = -6 - step * 10
        canvas.line(-57 + step * 4.5, y, -43 + step * 4, y, '#e8b24a', 3.6)
    with canvas.at(shadow='near'):
        canvas.path('M-8 -56C14 -54 20 -20 40 -9C48 -5 56 -5 64 -6V2C54 4 44 4 34 -1C12 -12 8 -42 '
                    '-8 -44Z', canvas.gradient((0, '#4fa7a0'), (1, '#2f7a80')))
    canvas.path('M-8 -60C16 -58 24 -24 42 -14C50 -10 58 -10 64 -11', stroke='#7fd0c6', width=5.4)
    canvas.path('M-8 -61.5C17 -59.5 25 -25.5 43 -15.5C51 -11.5 58 -11.5 64 -12.5',
                stroke='#d4f5ea', width=1.4)
    canvas.rect(-40, -52, 42, 7, canvas.volume('#e8b24a', .3, .2), radius=2)
    for x in (-29, -19, -9):
        canvas.line(x, -68, x, -52, '#e58a6d', 3)
    canvas.line(-36, -69, -2, -69, '#e58a6d', 3.6)
    with canvas.at(shadow='near'):
        canvas.path('M-48 -82L-19 -106L10 -82Z', canvas.volume('#d9553f', .35, .2))
    canvas.path('M-46 -82.5L-19 -105L8 -82.5', stroke='#f7b195', width=2, opacity=.8)
    canvas.line(-19, -106, -19, -116, '#8a5835', 2)
    canvas.path('M-19 -117L-4 -113L-19 -108Z', '#f0c04e')


def cat_house(canvas, coat='#e0934f'):
    """A cosy house with a round door, and its owner looking out."""
    canvas.contact(50, 6)
    canvas.rect(-42, -56, 84, 56, canvas.volume('#e9c598', .25, .22, direction='diagonal'),
                radius=4)
    for y in (-44, -32, -20, -8):
        canvas.line(-41, y, 41, y, '#b98a58', 1, .4)
    with canvas.at(shadow='near'):
        canvas.path('M-56 -50L0 -100L56 -50L48 -41L0 -83L-48 '
                    '-41Z', canvas.volume('#4c8b86', .35, .2))
        canvas.path('M-44 -47L0 -86L44 -47Z', '#f3d9b0')
    canvas.path('M-54 -51L0 -98L54 -51', stroke='#bfe3d4', width=2, opacity=.85)
    with canvas.at(0, -66):
        canvas.ellipse(0, 3, 5, 4, '#b2503d')
        for x, y in ((-6, -1.5), (-2.2, -5), (2.2, -5), (6, -1.5)):
            canvas.ellipse(x, y, 2, 2.4, '#b2503d')
    canvas.ellipse(0, -26, 29, 27, '#fff1d8')
    canvas.ellipse(0, -26, 25, 23.5, canvas.radial((0, '#5c3a44'), (1, '#3a222e')))
    with canvas.at(0, -21, scale=1.05):
        cat_head(canvas, coat)
    for x in (-13, 13):
        canvas.ellipse(x, -3.4, 7, 5, canvas.ball(lit(coat, .25), .3, .14))
        canvas.path(f'M{x - 2} -3v3M{x + 2} -3v3', stroke=shade(coat, .3), width=.9)
    canvas.rect(-48, -3, 96, 6, canvas.volume('walnut', .3, .2), radius=2)


def cat_head(canvas, coat):
    for side in (-1, 1):
        canvas.path(f'M{side * 3} -14C{side * 8} -24 {side * 14} -26 {side * 16} -25'
                    f'C{side * 19} -16 {side * 19} -8 {side * 17} -2Z', coat)
        canvas.path(f'M{side * 8} -16L{side * 14.4} -22L{side * 15} -11Z', '#f0a59a')
    canvas.path(smooth([(-19, 2), (-16, -12), (0, -17), (16, -12), (19, 2), (11, 13), (0, 15),
                        (-11, 13)]), canvas.ball(coat, .35, .14))
    canvas.path('M-4 -16L-3 -9M0 -17V-8M4 -16L3 -9', stroke=shade(coat, .32), width=2)
    canvas.ellipse(0, 8, 9.4, 6.6, lit(coat, .6))
    for side in (-1, 1):
        canvas.ellipse(side * 8, -1, 4.2, 4.6, '#f6e58e')
        canvas.ellipse(side * 8, -1, 2.1, 4, '#3a222e')
        canvas.ellipse(side * 8 - 1, -2.6, 1.2, fill='white')
        canvas.path(f'M{side * 11} 6l{side * 12} -1.6M{side * 11} 8.5l{side * 11} 1.5',
                    stroke='#fff7e6', width=.9)
    canvas.path('M-2.6 4.5H2.6L0 7.5Z', '#d0645c')
    canvas.path('M0 7.5v2M-4 10q2 2.4 4 -.5q2 2.9 4 .5', stroke='#6b3c38', width=1)


def paintings(canvas):
    """Framed pictures hung together; the origin is the lower middle of the group."""
    framed(canvas, 0, -100, 100, 76, 'gold', 'hills')
    framed(canvas, -80, -96, 46, 60, 'umber', 'cat')
    framed(canvas, 80, -98, 46, 46, 'brick', 'moon')
    framed(canvas, 80, -46, 46, 40, 'teal', 'boat')
    framed(canvas, -80, -30, 34, 30, 'mustard', 'heart')
    framed(canvas, 0, -20, 60, 22, 'walnut', 'sea')


def one_painting(canvas):
    """The token shows a single large one."""
    canvas.rect(-46, -84, 92, 76, canvas.volume('gold', .45, .25, direction='diagonal'), radius=4)
    canvas.rect(-37, -75, 74, 58, shade('gold', .4), radius=1)
    window = 'M-35 -73H35V-19H-35Z'
    canvas.path(window, canvas.gradient((0, '#9fd0de'), (1, '#fff0cf')))
    with canvas.at(clip=canvas.clip(window)):
        canvas.ellipse(14, -56, 9, fill='#ef8a5c')
        canvas.path(smooth([(-60, 0), (-38, -38), (-16, -52), (8, -32), (40, -42), (60, 0)]),
                    '#8db878')
        canvas.path(smooth([(-60, 0), (-30, -30), (6, -26), (40, -30), (60, 0)]), '#4d8057')
    canvas.path('M-44 -82H44', stroke='#fff0bf', width=2, opacity=.8)


def red_car(canvas):
    canvas.contact(54, 5)
    canvas.path('M-56 -10C-58 -30 -50 -36 -34 -38C-26 -54 -18 -60 2 -60C22 -60 28 -50 36 -38C50 '
                '-36 58 -30 56 -10Z', canvas.volume('#d3493a', .35, .25))
    canvas.path('M-24 -38C-19 -49 -13 -53 -3 -53V-38Z', '#cfeaf2')
    canvas.path('M4 -53C16 -53 21 -47 26 -38H4Z', '#cfeaf2')
    canvas.path('M-20 -39L-12 -51M10 -39L17 -50', stroke='#ffffff', width=2.4, opacity=.8)
    canvas.rect(-55, -24, 110, 4, '#fff1d8', opacity=.9)
    canvas.ellipse(50, -28, 4.6, 5.4, '#ffe89a')
    canvas.rect(-57, -32, 6, 8, '#f7b24a', radius=2)
    canvas.rect(-4, -34, 9, 2.6, '#fff1d8', radius=1.3)
    for x in (-31, 31):
        canvas.ellipse(x, -10, 13.5, fill='#4a2f35')
        canvas.ellipse(x, -10, 8, fill=canvas.ball('#e9e2d6', .4, .2))
        canvas.ellipse(x, -10, 2.6, fill='#8b7d78')
