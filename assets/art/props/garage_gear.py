"""What belongs to the stories of the garages: bicycles, luggage, a tree, a charger, a mechanic."""

from kit.people import adult
from kit.palette import lit, mix, shade
from kit.svg import num, polygon, smooth

from props.garage_cars import CHROME, TYRE


# ---- bicycles ----------------------------------------------------------------------------
def bicycle(scene, x, y, paint='teal', scale=1, flip=False, basket=None, battery=False,
            on_floor=True, radius=19):
    """From the side, its handlebars left; 92 wide and 62 high. `basket` is a colour."""
    with scene.at(x, y, scale=scale, flip=flip):
        if on_floor:
            scene.contact(44, 4)
        for px in (-27, 27):
            _spoked_wheel(scene, px, -radius, radius)
        crank, saddle, head = (2, -20), (10, -44), (-19, -46)
        for start, end in ((crank, saddle), (saddle, head), (crank, (-17, -38)), (crank, (27, -19)),
                           ((8.5, -40), (27, -19))):
            scene.line(*start, *end, paint, 3.2)
            scene.line(start[0] - .5, start[1] - .9, end[0] - .5, end[1] - .9, lit(paint, .6), .8,
                       .7)
        scene.line(-20, -50, -27, -19, shade(paint, .1), 2.8)
        if battery:
            with scene.at(-8, -29, rotate=39):
                scene.rect(-11, -4, 22, 7, scene.volume('slate', .35, .2), radius=3)
                scene.ellipse(-7, -.5, 1.3, fill='#a8e08a')
        scene.line(10, -44, 11.5, -51, CHROME, 2)
        scene.path('M2 -52C8 -57 20 -56 22 -53C20 -50 8 -50 2 -52Z', scene.volume('umber', .3, .2))
        scene.path('M-20 -50L-22 -58C-26 -62 -34 -60 -33 -55', stroke=CHROME, width=2.2)
        scene.line(-33, -55, -33.5, -51, 'umber', 3)
        scene.ellipse(*crank, 5, fill='none', stroke='slate', line=2)
        scene.line(2, -20, 7, -11, 'slate', 2)
        scene.rect(4, -12, 8, 2.6, 'slate', radius=1)
        if basket:
            _handlebar_basket(scene, basket)


def _spoked_wheel(scene, x, y, radius):
    scene.ellipse(x, y, radius - 1.4, fill='none', stroke=TYRE, line=3.2)
    scene.ellipse(x, y, radius - 3.6, fill='none', stroke=CHROME, line=1.1)
    for index in range(8):
        with scene.at(x, y, rotate=index * 22.5):
            scene.line(0, -radius + 4, 0, radius - 4, 'steel', .6, .7)
    scene.ellipse(x, y, 2.4, fill=scene.ball(CHROME))


def _handlebar_basket(scene, base):
    scene.path(polygon([(-48, -58), (-27, -58), (-30, -42), (-45, -42)]),
               scene.volume(base, .25, .22))
    for py in (-54, -50, -46):
        scene.line(-46.5, py, -28.5, py, shade(base, .35), .8, .6)
    scene.rect(-49, -59, 23, 3, scene.volume(lit(base, .2)), radius=1.5)


def wall_bicycle(scene, x, y, paint='coral', scale=1, flip=False, **options):
    """Hung on two hooks; x, y is its middle."""
    with scene.at(x, y, shadow='wall'):
        bicycle(scene, 0, 28 * scale, paint, scale, flip, on_floor=False, **options)
        for px in (-12, 3):
            with scene.at(px * scale, -25 * scale, scale=scale):
                scene.rect(-3, -5, 6, 8, scene.volume('slate', .35, .2), radius=2)
                scene.path('M0 2V11Q0 13 3 12.4', stroke='slate', width=2.6)


# ---- the old car -------------------------------------------------------------------------
def creeper_board(scene, x, y, length=120, base='walnut'):
    """A low board on casters for the one who lies under the car."""
    with scene.at(x, y):
        scene.contact(length / 2, 4)
        for px in (-length / 2 + 8, 0, length / 2 - 8):
            scene.ellipse(px, -2.6, 3, fill=scene.ball('slate', .35, .3))
        scene.rect(-length / 2, -8, length, 4.6, scene.volume(base, .35, .2), radius=2)


def lying_mechanic(scene, x, y, look, face='grin', gaze=.4):
    """On a creeper, head left at x, y; the body runs 100 to the right, under the car."""
    creeper_board(scene, x + 36, y, 124)
    with scene.at(x, y):
        scene.rect(-20, -13, 30, 6, scene.volume('brick', .3, .2), radius=3)
        scene.path(smooth([(8, -12), (13, -27), (30, -31), (62, -28), (104, -24), (106, -9),
                           (60, -8), (20, -8)]), scene.volume(look.bottom, .2, .24))
        scene.path(smooth([(8, -12), (12, -26), (24, -31), (30, -26), (28, -9), (16, -8)]),
                   scene.volume(look.top, .2, .2))
    adult(scene, x - 3, y - 25, look, 'sleep', face=face, gaze=gaze, tilt=-46, shoulder=False)
    with scene.at(x, y):
        scene.curve([(23, -20), (33, -14), (39, -20)], shade(look.top, .1), 9)
        scene.ellipse(40, -22, 4.6, fill=lit(look.skin_color, .06))


def spanner(scene, x, y, rotate=0, scale=1):
    """In a hand; x, y is its middle."""
    with scene.at(x, y, rotate=rotate, scale=scale):
        scene.rect(-12, -1.8, 24, 3.6, scene.volume('steel', .5, .35), radius=1.6)
        for px in (-13, 13):
            scene.ellipse(px, 0, 4.6, fill=scene.ball('steel', .5, .3))
        scene.ellipse(-13, 0, 2, fill=shade('steel', .5))
        scene.rect(13, -1.5, 6, 3, shade('steel', .45))


def work_lamp(scene, x, y, drop=60, base='coral', radius=34):
    """A hand lamp in its cage, hung from the ceiling by its cord."""
    with scene.at(x, y):
        scene.path(f'M0 0C-3 {num(drop * .4)} 4 {num(drop * .7)} 0 {drop}', stroke=base, width=1.6)
        scene.lamp(0, drop + 18, radius)
        scene.rect(-3.5, drop, 7, 10, scene.volume(base, .4, .2, 'right'), radius=2)
        scene.ellipse(0, drop + 18, 6, 8, '#fff3c4')
        for px in (-7, 0, 7):
            scene.path(f'M0 {drop + 9}Q{px * 1.3:.1f} {drop + 18} 0 {drop + 28}', stroke='slate',
                       width=1)
        scene.ellipse(0, drop + 18, 6.5, 1.8, 'none', stroke='slate', line=1)


# ---- holidays ----------------------------------------------------------------------------
def roof_rack(scene, x, y, width=150):
    """Rails on a roof; things stand on y - 6."""
    with scene.at(x, y):
        for px in (-width / 2 + 8, -width / 6, width / 6, width / 2 - 8):
            scene.rect(px - 1.5, -7, 3, 8, 'slate')
        scene.rect(-width / 2, -8, width, 3, scene.volume(CHROME, .5, .35), radius=1.5)


def surfboard(scene, x, y, base='coral', stripe='cream', length=110, width=18, rotate=0):
    """x, y is its middle; it points to the left before `rotate`."""
    half = length / 2
    with scene.at(x, y, rotate=rotate, shadow='near'):
        outline = smooth([(-half, 0), (-half * .6, -width * .42), (half * .2, -width * .5),
                          (half * .94, -width * .3), (half, 0), (half * .94, width * .3),
                          (half * .2, width * .5), (-half * .6, width * .42)])
        scene.path(outline, scene.volume(base, .35, .18))
        with scene.at(clip=scene.clip(outline)):
            scene.rect(-half, -1.5, length, 3, stripe)
            for px in (-half * .5, -half * .36):
                scene.rect(px, -width, 5, width * 2, stripe, opacity=.9)


def parasol(scene, x, y, colors=('coral', 'cream'), length=96, rotate=8):
    """Closed, leaning; x, y is its foot."""
    with scene.at(x, y, rotate=rotate):
        scene.contact(6, 2)
        scene.rect(-1.6, -length, 3.2, length, scene.volume('oak', .4, .2, 'right'))
        for index, px in enumerate((-7, -2.4, 2.4, 7)):
            scene.path(polygon([(0, -length + 2), (px - 3.4, -34), (px + 3.4, -34)]),
                       scene.volume(colors[index % 2], .25, .2))
        scene.rect(-7, -52, 14, 4, scene.volume('mustard'), radius=2)
        scene.ellipse(0, -length, 2.4, fill=scene.ball('mustard'))


def swim_ring(scene, x, y, radius=15, base='coral'):
    """An inflated ring; x, y is its middle."""
    with scene.at(x, y, shadow='near'):
        scene.ellipse(0, 0, radius, fill='none', stroke=base, line=radius * .56)
        for index in range(6):
            with scene.at(rotate=index * 60):
                scene.path(f'M0 {num(-radius)}a{radius} {radius} 0 0 1 {num(radius * .5)} '
                           f'{num(radius * .134)}', stroke='white', width=radius * .56, cap='butt')
        scene.path(f'M{num(-radius)} {num(-radius * .3)}Q{num(-radius * .7)} {num(-radius)} 0 '
                   f'{num(-radius * 1.1)}', stroke='white', width=1.8, opacity=.7)


def goggles(scene, x, y, scale=1, strap='umber', glass_tone='#bfe0e4'):
    """Driving goggles on a face; x, y is between the lenses."""
    with scene.at(x, y, scale=scale):
        scene.rect(-15, -2, 30, 4, strap, radius=2)
        for px in (-6, 6):
            scene.ellipse(px, 0, 6, 5.2, scene.ball('gold', .4, .3))
            scene.ellipse(px, 0, 4.4, 3.8, scene.gradient((0, 'white'), (1, glass_tone)))


def scarf(scene, x, y, base='brick', stripe='cream', scale=1, flip=False):
    """A knitted scarf around a neck at x, y, one end flying."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.path('M8 0C18 -2 24 4 34 0L36 8C26 12 18 8 8 7Z', scene.volume(base, .2, .2))
        scene.path('M27 1.500L29 9.500M31.5 .5L33.5 8.5', stroke=stripe, width=1.6)
        scene.path('M-11 -1Q0 6 11 -1L11.5 5Q0 12 -11.5 5Z', scene.volume(base, .3, .16))
        scene.path('M-5 2.500V8.500M4 2.500V8.5', stroke=stripe, width=1.6, opacity=.9)


# ---- electricity -------------------------------------------------------------------------
def wall_charger(scene, x, y, base='white', glow='#a8e08a'):
    """A charging box with a green ring; its cable starts at (x, y + 40)."""
    with scene.at(x, y, shadow='wall'):
        scene.rect(-14, 0, 28, 42, scene.volume(base, .3, .16, 'diagonal'), radius=7)
    with scene.at(x, y):
        scene.lamp(0, 15, 20, .5)
        scene.ellipse(0, 15, 8.5, fill=scene.ball('slate', .3, .2))
        scene.ellipse(0, 15, 6.8, fill='none', stroke=glow, line=2)
        scene.path('M1.4 10L-3 16H0L-1.4 20.500L3.2 14H.2Z', '#fff0a8')
        scene.rect(-6, 31, 12, 4, shade(base, .25), radius=2)


def cable(scene, points, base='slate', width=2.6):
    """A soft cable through points, with a light upper edge."""
    scene.curve([(px + 1, py + 2) for px, py in points], 'shadow', width, .25)
    scene.curve(points, base, width)
    scene.curve([(px - .4, py - .7) for px, py in points], lit(base, .5), width * .3, .6)


# ---- winter ------------------------------------------------------------------------------
def felled_tree(scene, x, y, length=130, width=46, rotate=-96):
    """A tied fir; x, y is the foot of its trunk, it grows up before `rotate`."""
    with scene.at(x, y, rotate=rotate, shadow='near'):
        scene.rect(-4, -14, 8, 20, scene.volume('umber', .3, .2, 'right'))
        layers = 8
        for index in range(layers):
            part = index / layers
            low = -6 - part * length * .86
            half = width / 2 * (1 - part * .84)
            high = low - length * .24
            points = [(-half, low)]
            teeth = 6
            for tooth in range(1, teeth):
                px = -half + 2 * half * tooth / teeth
                points.append((px, low + (3.6 if tooth % 2 else -1.5)))
            points += [(half, low), (half * .3, high), (-half * .3, high)]
            tone = mix('forest', ('leaf', 'deep')[index % 2], .28)
            scene.path(polygon(points), scene.gradient((0, shade(tone, .25)), (.4, lit(tone, .16)),
                                                       (1, shade(tone, .2)), direction='right'))
        for part in (.2, .48, .72):
            half = width / 2 * (1 - part * .8)
            py = -length * part
            scene.path(f'M{num(-half)} {num(py)}Q0 {num(py + 7)} {num(half)} {num(py)}',
                       stroke='cream', width=1.6)


def snowy_ramp(scene, width, height):
    """What the open door shows: dusk over fir trees, and the white drive coming down."""
    scene.rect(0, 0, width, height, scene.gradient((0, '#6a6aa6'), (.4, '#c58fa6'),
                                                   (.62, '#f6bd94')))
    hill = '#b9bcdc'
    scene.path(smooth([(-10, height), (-10, height * .5), (width * .25, height * .42),
                       (width * .6, height * .52), (width + 10, height * .4),
                       (width + 10, height)]), hill)
    for part, size in ((.08, 30), (.24, 22), (.8, 26), (.95, 36)):
        _fir(scene, width * part, height * .66, size)
    scene.path(polygon([(0, height), (width * .3, height * .56), (width * .7, height * .56),
                        (width, height)]), scene.gradient((0, '#d6d6ec'), (1, '#f4f2f6')))
    for part in (.4, .58):
        scene.path(f'M{num(width * part)} {num(height * .57)}L'
                   f'{num(width * (part * 1.9 - .45))} {height}', stroke='#b4b4d4', width=2.4,
                   opacity=.7)
    for index in range(40):
        scene.ellipse(width * (index * 47 % 101) / 100, height * (index * 71 % 103) / 102,
                      .8 + index % 3 * .5, fill='white', opacity=.95)


def _fir(scene, x, y, size):
    for level in range(3):
        base, wide = y - size * level * .46, size * (.5 - level * .12)
        scene.path(polygon([(x - wide, base), (x, base - size * .72), (x + wide, base)]),
                   '#4f6f7c')
        scene.path(polygon([(x - wide * .4, base - size * .42), (x, base - size * .72),
                            (x + wide * .4, base - size * .42), (x, base - size * .34)]),
                   '#f1f0f8')


def sledge(scene, x, y, base='oak', scale=1, flip=False):
    """A wooden sledge, leaning up at the wall on its rear; 62 high."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(16, 3)
        for px in (-12, 12):
            scene.path(f'M{px} 0V-50C{px} -62 {px * .5} -64 {px * .4} -60', stroke=base, width=3.6)
            scene.path(f'M{px - .8} 0V-50', stroke=lit(base, .6), width=1, opacity=.7)
        for py in (-10, -20, -30, -40):
            scene.rect(-15, py, 30, 5, scene.volume('brick', .3, .2), radius=1.5)
        scene.path('M-6 -60Q0 -44 6 -60', stroke='cream', width=1.4)


def snow_shovel(scene, x, y, blade='blue', rotate=7, length=92):
    """Leaning at the wall, blade down."""
    with scene.at(x, y, rotate=rotate):
        scene.contact(14, 2.4)
        scene.rect(-1.8, -length, 3.6, length - 18, scene.volume('oak', .4, .2, 'right'), radius=1)
        scene.path(f'M-6 {-length}H6', stroke='umber', width=3.4)
        scene.path('M-14 -24H14L15 -2Q0 2 -15 -2Z', scene.volume(blade, .3, .2))
        scene.path('M-7 -21V-4M0 -21V-4M7 -21V-4', stroke=shade(blade, .25), width=1, opacity=.7)


def melting_snow(scene, places):
    """Small heaps the tyres brought in: (x, y, half width)."""
    for x, y, half in places:
        scene.path(smooth([(x - half, y), (x - half * .5, y - half * .3), (x + half * .2,
                   y - half * .22), (x + half, y), (x, y + 1.6)]), scene.volume('white', 0, .14))
