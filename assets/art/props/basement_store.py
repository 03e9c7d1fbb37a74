"""The workshop and the storage room: bench, rocking horse, shavings; pram, skis, old treasures.

Wall things: x = middle, y = top. Floor things: x, y = bottom middle.
"""

from kit.palette import lit, mix, shade
from kit.scene import LEFT, WIDTH
from kit.svg import num, polygon, smooth
from props.garage_cars import TYRE


# ---- the workshop ------------------------------------------------------------------------
def workbench(scene, x, y, width=130, height=62, base='oak'):
    """A joiner's bench with a vise at its left and a drawer; its top is y - height."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 2, 6)
        scene.rect(-half + 8, -22, width - 16, 7, scene.volume(shade(base, .16), .2, .24))
        for px in (-half + 8, half - 20):
            scene.rect(px, -height + 8, 12, height - 8, scene.volume(base, .2, .28, 'right'),
                       radius=1)
        scene.rect(-half + 24, -height + 10, width - 50, 14, scene.volume(base, .1, .22), radius=1)
        scene.rect(-8, -height + 15, 16, 3, scene.volume('gold', .4, .2), radius=1.5)
        scene.rect(-half, -height, width, 11, scene.volume(base, .35, .2), radius=2)
        scene.rect(-half + 1, -height, width - 2, 1.6, lit(base, .7), radius=.8)
        for px in (-half + 34, half - 22):
            scene.path(f'M{num(px)} {-height + 5}q12 -2 24 0', stroke=shade(base, .3), width=.7,
                       opacity=.5)
        scene.rect(-half - 9, -height + 1, 10, 17, scene.volume(shade(base, .08), .3, .24),
                   radius=1.5)
        scene.line(-half - 12, -height + 4, -half - 12, -height + 20, 'umber', 2.4)
        scene.ellipse(-half - 10.5, -height + 11, 3, fill=scene.ball('steel', .5, .3))


def rocking_horse(scene, x, y, scale=1, flip=False, base='oak', paint='brick', painted=.5):
    """Half finished: the hind part is raw wood, the front painted. 84 wide and 82 high."""
    coat = scene.gradient((0, 'cream'), (painted, lit('cream', .2)), (painted + .02, lit(base, .2)),
                          (1, shade(base, .16)), direction='right')
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(40, 5)
        scene.path('M-46 -10C-22 5 22 5 46 -10', stroke=paint, width=6)
        scene.path('M-45 -11.500C-22 3 22 3 45 -11.5', stroke=lit(paint, .5), width=1.4,
                   opacity=.8)
        for px, foot, tone in ((-16, -26, 'cream'), (18, 28, base)):
            scene.path(polygon([(px - 6, -36), (px + 6, -36), (foot + 4, -3), (foot - 4, -3)]),
                       scene.volume(tone, .1, .24))
        scene.path('M30 -42C44 -46 46 -30 40 -22C39 -30 36 -36 28 -36Z',
                   scene.volume('walnut', .3, .2))
        scene.path(smooth([(-24, -40), (-16, -50), (10, -49), (28, -50), (33, -40), (26, -31),
                           (0, -29), (-18, -31)]), coat)
        scene.path(smooth([(-22, -34), (-27, -54), (-28, -70), (-18, -80), (-8, -72), (-8, -54),
                           (-4, -44), (-12, -34)]), scene.volume('cream', .2, .16, 'right'))
        scene.path(smooth([(-14, -80), (-24, -81), (-40, -66), (-44, -58), (-38, -53), (-28, -58),
                           (-16, -64)]), scene.volume('cream', .3, .14))
        scene.path(polygon([(-20, -79), (-18, -89), (-12, -80)]), scene.volume('cream', .1, .2))
        scene.path(smooth([(-18, -84), (-8, -80), (-3, -64), (-2, -48), (-9, -54), (-11, -68)]),
                   scene.volume('walnut', .35, .2))
        scene.ellipse(-25, -69, 2, 2.3, 'ink')
        scene.ellipse(-25.6, -69.8, .7, fill='white')
        scene.ellipse(-41, -58, 1, fill='terra')
        scene.ellipse(-27, -62, 3, 2, 'coral', .5)
        scene.path('M-37 -70L-33 -55M-33 -60C-24 -58 -16 -60 -10 -64', stroke=paint, width=2.2)
        scene.path(smooth([(-6, -50), (4, -54), (18, -52), (20, -46), (14, -38), (-2, -38)]),
                   scene.volume(paint, .3, .2))
        scene.path('M-1 -42Q8 -38 17 -43', stroke='mustard', width=1.6)
        scene.rect(-12, -66, 16, 4, scene.volume('walnut', .4, .2), radius=2)


def shavings(scene, places, base='#f0cf94'):
    """Curls of wood at (x, y)."""
    for index, (x, y) in enumerate(places):
        with scene.at(x, y, rotate=index * 67):
            scene.path('M-5 0C-5 -6 4 -6 4 -1C4 3 -2 3 -2 0C-2 -2 1 -2 1 0',
                       stroke=lit(base, (.1, .4, 0)[index % 3]), width=1.6)


def leaning_boards(scene, x, y, height=120, tones=('oak', 'walnut', 'sand', 'oak'), width=9):
    """Planks of different length against the wall."""
    with scene.at(x, y):
        scene.contact(len(tones) * width / 2 + 4, 4)
        for index, tone in enumerate(tones):
            tall = height - (index * 23 % 31)
            with scene.at((index - len(tones) / 2) * width, 0, rotate=2 + index):
                scene.rect(0, -tall, width - 1, tall, scene.volume(tone, .3, .2, 'right'), radius=1)
                scene.path(f'M3 {-tall + 14}q2 {tall * .3:.0f} 0 {tall * .6:.0f}',
                           stroke=shade(tone, .3), width=.7, opacity=.5)


def paint_pot(scene, x, y, base='brick', brush=True):
    """An open tin with a brush in it."""
    with scene.at(x, y):
        scene.contact(9, 2)
        if brush:
            scene.line(2, -12, 9, -30, 'mustard', 2.6)
        scene.rect(-8, -15, 16, 15, scene.volume('steel', .5, .3, 'right'), radius=1.5)
        scene.ellipse(0, -15, 8, 2.4, lit('steel', .4))
        scene.ellipse(0, -15, 6.4, 1.7, base)
        scene.path('M-7 -14h5v7q-2.5 3 -5 0Z', base)


def wood_glue(scene, x, y):
    scene.path(f'M{num(x - 5)} {y}V{y - 13}Q{num(x - 5)} {y - 17} {num(x - 2)} {y - 18}'
               f'L{num(x)} {y - 24}L{num(x + 2)} {y - 18}Q{num(x + 5)} {y - 17} {num(x + 5)} '
               f'{y - 13}V{y}Z', scene.volume('white', .1, .2, 'right'))
    scene.rect(x - 5, y - 12, 10, 7, 'teal')


# ---- the storage room --------------------------------------------------------------------
def pram(scene, x, y, cloth='navy', trim='cream', scale=1, flip=False):
    """An old perambulator on high wheels, its hood up at the right; 84 wide, 84 high."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(36, 5)
        scene.path('M-32 -40C-46 -46 -50 -58 -46 -66', stroke='steel', width=2.4)
        scene.line(-49, -67, -42, -67, 'umber', 4)
        scene.path('M-24 -26C-8 -18 12 -18 26 -26', stroke='steel', width=2.4)
        scene.path('M-34 -56H34C34 -36 24 -26 0 -26C-24 -26 -34 -36 -34 -56Z',
                   scene.volume(cloth, .3, .24))
        scene.path('M-34 -56H34', stroke=trim, width=3)
        scene.path('M-30 -45C-20 -38 20 -38 30 -45', stroke=lit(cloth, .4), width=1.2,
                   opacity=.8)
        scene.path('M0 -58C2 -82 22 -92 37 -78C42 -72 38 -60 35 -57Z',
                   scene.volume(cloth, .35, .18))
        for end in ((12, -83), (24, -85), (35, -78)):
            scene.path(f'M18 -57Q{(18 + end[0]) / 2 + 2:.0f} {(end[1] - 57) / 2:.0f} {end[0]} '
                       f'{end[1]}', stroke=shade(cloth, .3), width=1.2, opacity=.7)
        scene.path('M0 -58C2 -82 22 -92 37 -78', stroke=trim, width=1.6, opacity=.9)
        for px in (-20, 20):
            scene.ellipse(px, -14, 13, fill='none', stroke=TYRE, line=2.6)
            scene.ellipse(px, -14, 11, fill='none', stroke='steel', line=1)
            for turn in range(6):
                with scene.at(px, -14, rotate=turn * 30):
                    scene.line(0, -11, 0, 11, 'steel', .7, .8)
            scene.ellipse(px, -14, 2.2, fill=scene.ball('gold'))


def skis(scene, x, y, colors=('brick', 'teal'), length=128):
    """Two pairs of skis with poles leaning at the wall."""
    with scene.at(x, y):
        scene.contact(16, 3)
        for index, (px, lean) in enumerate(((-10, -3), (-4, -1.5), (5, 1.5), (11, 3))):
            base = colors[index // 2]
            with scene.at(px, 0, rotate=lean):
                scene.path(f'M-3 0V{-length + 10}C-3 {-length} 3 {-length - 6} 5 {-length - 4}'
                           f'C4 {-length + 4} 3 {-length + 8} 3 {-length + 12}V0Z',
                           scene.volume(base, .35, .2))
                scene.rect(-3, -length * .5, 6, 12, shade(base, .3), radius=1)
                for row in (.22, .3):
                    scene.rect(-3, -length * row, 6, 4, 'cream')
        for px, lean in ((-19, -5), (19, 6)):
            with scene.at(px, 0, rotate=lean):
                scene.line(0, -2, 0, -length * .78, 'steel', 1.8)
                scene.ellipse(0, -10, 5, 1.8, 'none', stroke='umber', line=1.4)
                scene.line(0, -length * .78, 0, -length * .7, 'umber', 3)


def gramophone(scene, x, y, horn='gold', scale=1, flip=False):
    """With a great flower of a horn to the left; 62 high."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(18, 3)
        scene.path('M10 -18C12 -34 4 -34 -4 -40', stroke=shade(horn, .2), width=3.4)
        scene.path(smooth([(0, -36), (-10, -30), (-26, -28), (-34, -44), (-28, -62), (-14, -58),
                           (-2, -44)]), scene.ball(horn, .4, .3))
        scene.path(smooth([(-26, -28), (-35, -44), (-28, -62), (-20, -46)]),
                   scene.gradient((0, shade(horn, .5)), (1, shade(horn, .2)), direction='right'))
        scene.rect(-18, -15, 36, 15, scene.volume('walnut', .3, .22), radius=2)
        scene.rect(-20, -3, 40, 4, scene.volume('umber', .3, .2), radius=1.5)
        scene.ellipse(-1, -16, 14, 2.8, '#5c4650')
        scene.ellipse(-1, -16.3, 4, 1, 'coral')
        scene.path('M18 -8h6v5', stroke='steel', width=2)


def dress_form(scene, x, y, cloth='rose', scale=1):
    """A tailor's dummy with a tape around its neck; 104 high."""
    with scene.at(x, y, scale=scale):
        scene.contact(15, 3.4)
        scene.path('M0 -44V-8M0 -10L-14 0M0 -10L14 0M0 -10V0', stroke='umber', width=3)
        scene.path(smooth([(-5, -98), (-17, -90), (-15, -74), (-10, -64), (-17, -46), (0, -42),
                           (17, -46), (10, -64), (15, -74), (17, -90), (5, -98)]),
                   scene.ball(cloth, .3, .22))
        scene.rect(-4, -103, 8, 7, scene.volume(cloth, .2, .2), radius=2)
        scene.ellipse(0, -104, 5, 2.4, scene.ball('umber', .4, .2))
        scene.path('M0 -96V-44', stroke=shade(cloth, .24), width=.9, opacity=.7)
        scene.path('M-6 -97C-12 -84 -10 -70 -8 -60M6 -97C13 -84 9 -66 12 -56', stroke='mustard',
                   width=2.2)


def hat_boxes(scene, x, y, colors=('coral', 'mint', 'mustard'), stripes='cream'):
    """Round boxes on each other, 17 high each, smaller towards the top."""
    with scene.at(x, y):
        scene.contact(22, 4)
        low = 0
        for index, base in enumerate(colors):
            half, tall = 21 - index * 4, 17
            scene.rect(-half, low - tall, half * 2, tall, scene.volume(base, .25, .24, 'right'),
                       radius=2)
            for step in range(-3, 4):
                scene.rect(step * half / 3.4 - 1, low - tall + 5, 2, tall - 5, stripes, opacity=.6)
            scene.rect(-half - 1.5, low - tall - 1, half * 2 + 3, 6, scene.volume(lit(base, .2)),
                       radius=2)
            low -= tall + 1
        scene.path(f'M0 {low}C-9 {low - 8} -11 {low + 1} 0 {low}C9 {low - 8} 11 {low + 1} 0 {low}',
                   'brick')


def racket(scene, x, y, base='oak', rotate=14):
    """A tennis racket on the wall; y is its top."""
    with scene.at(x, y, rotate=rotate, shadow='wall'):
        scene.ellipse(0, 14, 10, 13, 'none', stroke=base, line=2.6)
        for step in (-6, -2, 2, 6):
            scene.line(step, 4, step, 24, 'cream', .6, .9)
        for step in (6, 11, 16, 21):
            scene.line(-8, step, 8, step, 'cream', .6, .9)
        scene.rect(-1.8, 27, 3.6, 22, scene.volume('brick', .3, .2, 'right'), radius=1.5)


def old_radio(scene, x, y, base='walnut'):
    """A valve radio with a warm dial, 44 wide and 28 high."""
    with scene.at(x, y):
        scene.contact(22, 2.6)
        scene.rect(-22, -28, 44, 28, scene.volume(base, .3, .24), radius=7)
        scene.rect(-17, -23, 20, 17, scene.volume('sand', .2, .2), radius=3)
        for step in range(5):
            scene.line(-15, -20 + step * 3, 1, -20 + step * 3, shade('sand', .3), .9, .7)
        scene.rect(6, -22, 13, 7, '#ffe9a8', radius=2)
        for px in (9, 16):
            scene.ellipse(px, -9, 2.6, fill=scene.ball('gold'))


def photo_album(scene, x, y, base='brick'):
    """Open on somebody's lap; x, y is the middle of its lower edge."""
    with scene.at(x, y):
        scene.path(polygon([(-25, 1), (-22, -15), (22, -15), (25, 1)]), scene.volume(base, .2, .2))
        for side in (-1, 1):
            scene.path(polygon([(0, 0), (side * 22, -1), (side * 20, -14), (0, -13)]),
                       scene.volume('cream', .3, .1))
            for px, tone in ((6, 'sky'), (14, 'coral')):
                scene.rect(side * px - 3, -11, 6, 7, tone, radius=.6)


def cobweb(scene, x, y, size=26, flip=False):
    """In an upper corner, thin and light."""
    with scene.at(x, y, flip=flip, opacity=.6):
        for angle in ((size, 2), (size * .8, size * .45), (size * .5, size * .8), (2, size)):
            scene.line(0, 0, *angle, 'white', .7)
        for part in (.4, .65, .9):
            scene.path(f'M{num(size * part)} {num(2 * part)}Q{num(size * part * .7)} '
                       f'{num(size * part * .3)} {num(size * part * .8)} {num(size * part * .45)}'
                       f'Q{num(size * part * .5)} {num(size * part * .5)} {num(size * part * .5)} '
                       f'{num(size * part * .8)}Q{num(size * part * .2)} {num(size * part * .7)} '
                       f'{num(2 * part)} {num(size * part)}', stroke='white', width=.6)


def crossbeam(scene, y=14, base='umber', height=11):
    """A heavy beam under the ceiling, through the whole width."""
    scene.rect(LEFT, y + height, WIDTH, 6, scene.gradient((0, 'shadow', .34), (1, 'shadow', 0)))
    scene.rect(LEFT, y, WIDTH, height, scene.volume(base, .25, .25))
    scene.rect(LEFT, y, WIDTH, 1.4, lit(base, .5), opacity=.8)
    for x in range(-10, 250, 52):
        scene.path(f'M{x} {y + 4}q14 -2 30 1', stroke=mix(base, 'shadow', .4), width=.8,
                   opacity=.6)
