"""The five helpers as busts. Origin: the middle of the face, which is 33 units wide.

kit.heads draws face and features; here every one gets a hair, hat and prop of his own. What is
told by shape (curls, bun with a pencil, walrus moustache, cap and braid, helmet and beard) is
still told at sixty pixels.
"""

from kit.heads import Look, draw_head
from kit.palette import lit, mix, shade
from kit.svg import num, smooth
from props.portrait_things import (brush, crate, hammer, little_house, plans, roof_tile, swatches,
                                   wrench)

SHOULDERS = ('M-47 58C-48 36 -40 28 -24 25.5C-14 24 -9 22 -8 17H8C9 22 14 24 24 25.5C40 28 48 36 '
             '47 58Z')


# ---- parts ---------------------------------------------------------------------------------
def body(canvas, look):
    """Neck and shoulders in the colour of the top."""
    skin = look.skin_color
    canvas.path(SHOULDERS, canvas.volume(look.top, .22, .22, direction='diagonal'))
    canvas.path('M-8 10V22C-8 30 8 30 8 22V10Z', shade(skin, .14))
    canvas.path('M-8 16C-4 22 4 22 8 16V20C4 26 -4 26 -8 20Z', shade(skin, .34), opacity=.5)


def arm(canvas, points, cloth, width=15):
    canvas.curve(points, shade(cloth, .22), width)
    canvas.curve([(x - width * .12, y - width * .1) for x, y in points], cloth, width * .74)


def fist(canvas, look, x, y, size=7, rotate=0, flip=False):
    """A hand closed around something upright."""
    skin = look.skin_color
    with canvas.at(x, y, rotate=rotate, scale=size / 7, flip=flip):
        canvas.path(smooth([(-7, -5), (-2, -7.5), (5, -6.5), (7.5, -1), (6.5, 6), (0, 8), (-6.5, 6),
                            (-8, 0)]), canvas.ball(skin, .25, .16))
        for finger in (-3.2, .4, 4):
            canvas.path(f'M-1 {finger}q4 -.6 7.5 .2', stroke=shade(skin, .3), width=1, opacity=.7)
        canvas.path('M-6 -4C-3 -7 1 -6 2 -3', stroke=lit(skin, .3), width=3)


def brows(canvas, fill, width=2.2, lift=0, bushy=False):
    for side in (-1, 1):
        canvas.path(f'M{side * 11.6} {num(-4.4 - lift)}q{-side * 4} {-3.4 if bushy else -2.6} '
                    f'{-side * 8} -.2', stroke=fill, width=width)


def nose(canvas, look, size=1.0, red=0.0):
    skin = mix(look.skin_color, '#d4645a', red)
    with canvas.at(0, 6.6, scale=size):
        canvas.ellipse(0, 0, 3.4, 2.8, canvas.ball(lit(skin, .06), .3, .14))
        canvas.path('M-3 1.2C-1.5 3 1.5 3 3 1.2', stroke=shade(skin, .34), width=.9)


def lashes(canvas, tone='ink'):
    for side in (-1, 1):
        canvas.path(f'M{side * 10} .6l{side * 2.4} -1.8M{side * 9.4} -.6l{side * 1.6} -2.2',
                    stroke=tone, width=1)


# ---- roofer --------------------------------------------------------------------------------
ROOFER = Look('umber', 'black', 'buzz', 'adult', top='#3f8f88')


def roofer(canvas):
    """A tall man with a helmet and a trimmed beard, tiles in one hand, hammer in the other."""
    with canvas.at(-47, 26, rotate=-10, shadow='near'):
        for shift, base in ((8, '#9d3a2a'), (4, '#b9472f'), (0, '#cf5d40')):
            roof_tile(canvas, shift, -shift * .5, base)
    body(canvas, ROOFER)
    canvas.path('M-9 24L0 36L9 24L13 27L3 46H-3L-13 27Z', '#f3e4c8')
    canvas.path('M-30 27L-22 58M30 27L22 58', stroke='#c98434', width=6)
    arm(canvas, [(-34, 38), (-48, 44), (-48, 28)], '#3f8f88', 14)
    fist(canvas, ROOFER, -46, 21, 7.6, -20)
    draw_head(canvas, ROOFER, 'smile')
    _roofer_face(canvas)
    arm(canvas, [(36, 40), (50, 40), (49, 22)], '#3f8f88', 14)
    with canvas.at(49, 12, rotate=5, shadow='near'):
        hammer(canvas)
    fist(canvas, ROOFER, 49, 18, 7.6, 8)


def _roofer_face(canvas):
    hair = '#33232a'
    canvas.path('M-17 0C-18 14 -12 26 0 26C12 26 18 14 17 0C15.5 8 12 9.5 8 8.6C4 7.6 -4 7.6 -8 '
                '8.6C-12 9.5 -15.5 8 -17 0Z', canvas.volume(hair, .14, .1))
    canvas.path('M-6.6 11.6C-3 12.4 3 12.4 6.6 11.6C6 18 3 19.2 0 19.2C-3 19.2 -6 18 '
                '-6.6 11.6Z', '#8f3436')
    canvas.path('M-5.9 12C-3 12.8 3 12.8 5.9 12L5.2 14.4C2.5 15.2 -2.5 15.2 -5.2 14.4Z', 'white')
    canvas.ellipse(0, 17.6, 3, 1.5, '#e07a72')
    nose(canvas, ROOFER, 1.15)
    brows(canvas, hair, 2.6, .6)
    helmet(canvas, '#f2b73c')


def helmet(canvas, base):
    canvas.path('M-21.5 -8C-24 -38 24 -38 21.5 -8Z', canvas.ball(base, .5, .2))
    canvas.path('M-4.5 -31.5C-2 -33 2 -33 4.5 -31.5V-12H-4.5Z', lit(base, .45))
    for side in (-1, 1):
        canvas.path(f'M{side * 11} -28.5C{side * 13} -22 {side * 13.4} -16 {side * 13.4} -12',
                    stroke=shade(base, .2), width=1.3, opacity=.6)
    canvas.path('M-27 -8.5C-20 -14 20 -14 27 -8.5C22 -5 -22 -5 -27 -8.5Z',
                canvas.volume(base, .3, .22))
    canvas.path('M-25 -9.2C-16 -13 16 -13 25 -9.2', stroke=lit(base, .7), width=1.2)


# ---- supplier ------------------------------------------------------------------------------
SUPPLIER = Look('honey', 'black', 'bald', 'adult', top='#6f9a4e')


def supplier(canvas):
    """A young courier with cap and long braid, one arm around a crate of household things."""
    hair = '#33242c'
    canvas.path('M-19 4C-25 -16 -14 -27 0 -27C14 -27 25 -16 19 4C18 14 -18 14 -19 4Z', hair)
    body(canvas, SUPPLIER)
    canvas.path('M-10 23L0 34L10 23L15 26L4 40L0 37L-4 40L-15 26Z', '#fff1d8')
    canvas.line(0, 38, 0, 58, '#44652f', 1.6)
    draw_head(canvas, SUPPLIER, 'laugh')
    canvas.path('M-17.5 2C-20 -10 -15 -18 -6 -20C-9 -12 -13 -9 -15 -7C-16 -4 -17 -1 -17.5 2ZM17.5 '
                '2C20 -10 15 -18 4 -20C8 -13 13 -10 15 -7C16 -4 17 -1 17.5 2Z', hair)
    brows(canvas, hair, 1.9, 1)
    for x, y in ((-11, 6.4), (-8.4, 8), (8.4, 8), (11, 6.4)):
        canvas.ellipse(x, y, .8, fill='#c9744f')
    _braid(canvas, hair)
    _cap(canvas, '#e0673f')
    with canvas.at(43, 44, shadow='near'):
        crate(canvas)
    arm(canvas, [(-32, 42), (-20, 52), (20, 50)], '#6f9a4e', 15)
    fist(canvas, SUPPLIER, 22, 34, 7, 20)
    arm(canvas, [(-40, 38), (-50, 30), (-47, 10)], '#6f9a4e', 14)
    _open_hand(canvas, SUPPLIER, -47, 2)


def _braid(canvas, hair):
    for step in range(6):
        x, y = -20 - step * .9 + (step % 2) * 1.2, 9 + step * 6.6
        canvas.ellipse(x, y, 6 - step * .35, 5, canvas.ball(hair, .28, .15))
        canvas.path(f'M{num(x - 3)} {num(y - 2)}q3 3 6 0', stroke='#6d5560', width=.9, opacity=.7)


def _cap(canvas, base):
    """A cap worn a little askew, with a small house in front."""
    with canvas.at(0, 0, rotate=-7):
        canvas.path('M-20.5 -9C-21 -28 -11 -35 1 -35C13 -35 21 -27 20.5 -9Z',
                    canvas.ball(base, .4, .2))
        canvas.path('M-8 -33C-11 -26 -12 -18 -12 -11M9 -33C12 -26 13 -18 13 -11',
                    stroke=shade(base, .25), width=1.1, opacity=.6)
        canvas.ellipse(1, -20.4, 8, fill='#fff1d8')
        canvas.path('M1 -26L7 -20.5H5V-15.5H-3V-20.5H-5Z', base)
        canvas.path('M-21 -10C-12 -16 14 -16 21 -10C29 -7 31 -4 29 -2.5C22 -7.5 6 -8.5 -4 -8C-12 '
                    '-8 -18 -8 -21 -10Z', canvas.volume(shade(base, .18), .25, .2))
        canvas.ellipse(1, -35, 2.6, 1.7, lit(base, .4))


def _open_hand(canvas, look, x, y):
    """Waving."""
    skin = look.skin_color
    with canvas.at(x, y, rotate=-14):
        for finger, length in ((-5, 8), (-1.8, 10), (1.6, 10), (4.8, 8)):
            canvas.line(finger * .8, -2, finger * 1.25, -2 - length, lit(skin, .06), 3.8)
        canvas.line(5, 3, 10, -2, skin, 4)
        canvas.ellipse(0, 2, 6.6, 7, canvas.ball(skin, .25, .12))
        canvas.path('M-3 4q3 2 6 0', stroke=shade(skin, .25), width=.9)


# ---- architect -----------------------------------------------------------------------------
ARCHITECT = Look('brown', 'black', 'buzz', 'adult', top='#d99a2b')


def architect(canvas):
    """A woman of fifty: round red glasses, a bun held by a pencil, plans under her arm."""
    hair = '#3d2a33'
    canvas.ellipse(1, -31, 12, 10.5, canvas.ball(hair, .26, .15))
    canvas.path('M-7 -34q8 -6 15 1M-8 -29q9 6 17 0', stroke='#6d5560', width=1.1, opacity=.8)
    with canvas.at(2, -31, rotate=-28):
        canvas.rect(-22, -1.7, 40, 3.4, canvas.volume('#efb03f', .3, .2), radius=.6)
        canvas.path('M-22 -1.7L-27 0L-22 1.7Z', '#f3d9b0')
        canvas.rect(15, -1.7, 5, 3.4, '#e58a8a', radius=1.2)
    with canvas.at(-44, 18, rotate=-16, shadow='near'):
        plans(canvas)
    body(canvas, ARCHITECT)
    canvas.path('M-9 17C-4 23 4 23 9 17L10 27C4 32 -4 32 -10 27Z', canvas.volume('#7a3f57', .2, .2))
    canvas.path('M-10 25L-3 58H3L10 25C4 31 -4 31 -10 25Z', canvas.volume('#7a3f57', .1, .25))
    for flip in (False, True):
        with canvas.at(flip=flip):
            canvas.path('M9 24L20 26L18 36L22 38L5 58H2Z', canvas.volume('#b97b1e', .2, .2))
    draw_head(canvas, ARCHITECT, 'smile', gaze=-.3)
    _architect_hair(canvas, hair)
    brows(canvas, hair, 1.8, 2.4)
    lashes(canvas, '#2e1c24')
    canvas.path('M-5 11.2C-2.5 10.2 -1 10.8 0 11.2C1 10.8 2.5 10.2 5 11.2C3 15 -3 15 '
                '-5 11.2Z', '#c0444c')
    for side in (-1, 1):
        canvas.ellipse(side * 7.6, 2, 7, 6.8, '#fffaf0', .2)
        canvas.ellipse(side * 7.6, 2, 7, 6.8, 'none', stroke='#c8402f', line=2)
        canvas.path(f'M{side * 14.6} 1l{side * 3} -1', stroke='#c8402f', width=1.8)
        canvas.path(f'M{side * 7.6 - 4} -1.4q1 -2.2 3.4 -2.8', stroke='white', width=1.3,
                    opacity=.9)
        canvas.ellipse(side * 17.4, 11.4, 2.6, fill=canvas.ball('#4fb0a5', .5, .2))
    canvas.path('M-1 1.2q1 -1 2 0', stroke='#c8402f', width=1.8)
    arm(canvas, [(-34, 38), (-46, 46), (-44, 32)], '#d99a2b', 15)
    fist(canvas, ARCHITECT, -43, 27, 7, -30)
    with canvas.at(46, 36, scale=.92, shadow='near'):
        little_house(canvas)


def _architect_hair(canvas, hair):
    canvas.path('M-19 6C-23 -14 -14 -25.5 0 -25.5C14 -25.5 23 -14 19 6C18 -2 16 -7 12 -11C5 -13 '
                '-1 -16 -4 -19C-6 -13 -12 -9 -15.5 -6C-17.5 -2 -18.5 2 -19 6Z',
                canvas.ball(hair, .24, .14))
    canvas.path('M-5 -24.5C-9 -20 -15 -13 -17.5 -4C-18 -10 -15 -20 -5 -24.5Z', '#e4dcdc')
    canvas.path('M4 -24C10 -21 15 -15 17 -8', stroke='#6d5560', width=1.2, opacity=.7)


# ---- handyman ------------------------------------------------------------------------------
HANDYMAN = Look('fair', 'white', 'bald', 'old', top='#c8503a')


def handyman(canvas):
    """An old hand: flat cap, walrus moustache, red nose, dungarees and a large wrench."""
    body(canvas, HANDYMAN)
    with canvas.at(clip=canvas.clip(SHOULDERS)):
        for step in range(-50, 60, 9):
            canvas.line(step, 20, step, 60, '#8f3127', 2.2, .45)
            canvas.line(-50, step + 10, 50, step + 10, '#f3a27c', 1.6, .5)
        canvas.path('M-30 24L-20 22L-14 35H14L20 22L30 24L26 60H-26Z',
                    canvas.volume('#4f7aa8', .25, .25))
        canvas.path('M-14 35H14', stroke='#9cc0de', width=1.6)
        for side in (-1, 1):
            canvas.ellipse(side * 17, 35, 3.4, fill=canvas.ball('#f0c04e', .5, .2))
    canvas.path('M-9 22L0 29L9 22L14 25L3 34L0 30.5L-3 34L-14 25Z', '#e07a5c')
    with canvas.at(scale=1.1, stretch=.95):
        draw_head(canvas, HANDYMAN, 'happy')
        brows(canvas, '#c9bcae', 4.6, -.6, bushy=True)
        brows(canvas, '#fbf6ec', 3.4, 0, bushy=True)
        for side in (-1, 1):
            canvas.path(smooth([(side * 15, -9), (side * 19.5, -8), (side * 21.5, 1), (side * 18,
                                                                                       7),
                                (side * 16, 0)]), canvas.ball('#efe8dd', .3, .16))
    with canvas.at(0, 1.5):
        _walrus(canvas)
        nose(canvas, HANDYMAN, 1.7, .42)
    with canvas.at(0, -3):
        _flat_cap(canvas)
    arm(canvas, [(36, 40), (51, 40), (50, 24)], '#c8503a', 14)
    with canvas.at(50, 14, rotate=14, shadow='near'):
        wrench(canvas)
    fist(canvas, HANDYMAN, 49, 19, 7.8, 8)
    arm(canvas, [(-36, 40), (-48, 40), (-47, 26)], '#c8503a', 14)
    _thumb_up(canvas, HANDYMAN, -47, 18)


def _walrus(canvas):
    for flip in (False, True):
        with canvas.at(flip=flip):
            canvas.path('M-1 9C5 6 13 8 18 17C20 21 19 24 17 25C12 22 5 21 -1 17Z',
                        canvas.ball('#f7f1e6', .3, .14))
            canvas.path('M3 11C8 12 12 15 15 20M2 14C6 15 9 17 12 20', stroke='#c3b6aa', width=1,
                        opacity=.8)
    canvas.path('M-3.5 18.5C-2 21.5 2 21.5 3.5 18.5', stroke='#b9584a', width=1.6)


def _flat_cap(canvas):
    base = '#6d6a5e'
    canvas.path('M-23 -9C-26 -24 -12 -33 4 -32C19 -31 27 -21 24 -9C10 -13 -10 -13 -23 -9Z',
                canvas.ball(base, .35, .22))
    with canvas.at(clip=canvas.clip('M-23 -9C-26 -24 -12 -33 4 -32C19 -31 27 -21 24 -9Z')):
        for step in range(-40, 40, 8):
            canvas.path(f'M{step} -36l14 30', stroke='#d9cba8', width=1, opacity=.35)
            canvas.path(f'M{step + 14} -36l-14 30', stroke='#3e3b3a', width=1, opacity=.3)
    canvas.path('M-25 -8.5C-14 -15 14 -15 25 -8.5C18 -3.5 -18 -3.5 -25 -8.5Z',
                canvas.volume(shade(base, .25), .35, .2))
    canvas.ellipse(2, -32, 2.6, 1.6, lit(base, .3))


def _thumb_up(canvas, look, x, y):
    skin = look.skin_color
    canvas.line(x + 1, y - 3, x - 1, y - 13, skin, 5.4)
    canvas.line(x + .4, y - 4, x - 1.2, y - 12, lit(skin, .2), 3)
    with canvas.at(x, y + 2):
        canvas.path(smooth([(-8, -6), (0, -7.5), (7, -6), (8.5, 0), (6.5, 7), (-1, 8.5), (-7, 6.5),
                            (-8.5, 0)]), canvas.ball(skin, .25, .14))
        for finger in (-2.6, 1, 4.6):
            canvas.path(f'M0 {finger}h7', stroke=shade(skin, .28), width=1, opacity=.7)


# ---- designer ------------------------------------------------------------------------------
DESIGNER = Look('tan', '#6b3346', 'buzz', 'adult', top='#2f6f78')


def designer(canvas):
    """A dandy with coral curls and curled moustache, a fan of fabric swatches in hand."""
    hair = '#e2607a'
    body(canvas, DESIGNER)
    for flip in (False, True):
        with canvas.at(flip=flip):
            canvas.path('M8 23L26 26L24 38L6 58H0Z', canvas.volume('#24545d', .25, .2))
    _cravat(canvas)
    draw_head(canvas, DESIGNER, 'wink', gaze=.2)
    _curls(canvas, hair)
    brows(canvas, '#4a2a33', 2.2, 1.6)
    canvas.path('M0 9.4C-4 8 -8 10.5 -11 9.8C-13 9.4 -14 7.6 -13 6.4M0 9.4C4 8 8 10.5 11 9.8C13 '
                '9.4 14 7.6 13 6.4', stroke='#4a2a33', width=2)
    canvas.path('M-1.8 17.6L1.8 17.6L0 22Z', '#4a2a33')
    canvas.ellipse(-17, 9.6, 2, 2.2, canvas.ball('#f0c04e', .6, .2))
    with canvas.at(43, 27, rotate=14, shadow='near'):
        swatches(canvas)
    arm(canvas, [(35, 42), (48, 44), (47, 32)], '#2f6f78', 15)
    fist(canvas, DESIGNER, 44, 28, 7.4, -70)
    arm(canvas, [(-36, 42), (-50, 40), (-46, 24)], '#2f6f78', 15)
    with canvas.at(-49, 10, rotate=-18, shadow='near'):
        brush(canvas)
    fist(canvas, DESIGNER, -46, 19, 7.2, -8, flip=True)


def _curls(canvas, hair):
    """Shaved sides and a tall crown of curls."""
    places = [(-14, -15, 6.4), (14, -16, 6.6), (-17, -23, 6.6), (17, -24, 7), (-9, -19, 7),
              (6, -19, 7), (-14, -31, 6.6), (14, -32, 7.2), (-4, -28, 8), (6, -29, 8),
              (-6, -37, 6.6), (5, -38, 7.2), (22, -30, 4.6), (-21, -29, 3.8), (-1, -20, 6)]
    canvas.path(smooth([(-16, -12), (-21, -24), (-14, -35), (0, -42), (14, -37), (21, -25),
                        (16, -12), (0, -16)]), shade(hair, .18))
    for index, (x, y, radius) in enumerate(places):
        tone = (hair, lit(hair, .14), mix(hair, '#e8893f', .3))[index % 3]
        canvas.ellipse(x, y, radius, fill=canvas.ball(tone, .4, .24))
        canvas.path(f'M{num(x - radius * .5)} {num(y + radius * .2)}a{num(radius * .5)} '
                    f'{num(radius * .5)} 0 1 1 {num(radius * .8)} {num(radius * .25)}',
                    stroke='#ffd0cb', width=1.1, opacity=.6)


def _cravat(canvas):
    cloth = '#f0c04e'
    canvas.path('M-10 18C-5 26 5 26 10 18L13 26C6 34 -6 34 -13 26Z', canvas.volume(cloth, .3, .2))
    canvas.path('M-5 29H5L9 46H-9Z', canvas.volume(cloth, .2, .25))
    canvas.ellipse(0, 29.5, 5.4, 4, canvas.ball(cloth, .4, .2))
    for x, y in ((-8, 24), (-3, 26.5), (3, 26.5), (8, 24), (-3, 36), (3, 38), (0, 43)):
        canvas.ellipse(x, y, 1.2, fill='#c0444c')
