"""The shell of the garages, what hangs on their walls and stands on their floors.

Wall things: x = middle, y = top. Floor things: x, y = bottom middle.
"""

from kit.palette import lit, mix, shade
from kit.room import shell
from kit.scene import LEFT, WIDTH
from kit.svg import num, polygon, smooth, taper
from props.windows import window

PIPE = 19             # the water pipe runs at this height through every garage
PIPE_THIN = 27.5


def garage_shell(scene, wall, lower, floor=('concrete', 'sand')):
    """Wall, painted plinth, kerb and floor; beams and pipes run on into the next garage."""
    shell(scene, wall, lower, floor, cornice='steel', skirting='steel')
    pipes(scene)


def pipes(scene, joints=(30, 120, 210)):
    """A copper and a thin steel pipe below the ceiling, at one height everywhere."""
    for y, thick, metal in ((PIPE, 5.4, 'terra'), (PIPE_THIN, 3.2, 'steel')):
        scene.rect(LEFT, y + thick, WIDTH, 2.4, 'shadow', opacity=.26, blur=1)
        scene.rect(LEFT, y, WIDTH, thick, scene.gradient(
            (0, shade(metal, .1)), (.3, lit(metal, .5)), (1, shade(metal, .36))))
    for x in joints:
        scene.rect(x - 4, PIPE - 1, 8, 7.4, scene.volume('terra', .35, .3), radius=1.6)
        scene.rect(x + 7, PIPE - 4, 3, 17, scene.volume('slate', .3, .2), radius=1)


def cellar_window(scene, x, y, width=70, height=38, outside=None, sky=None, ground='#84b077',
                  frame='white', beam=True, shape='wide'):
    """A small window high in a thick wall: a sloping ledge below, grass or snow at the pane."""
    half = width / 2
    scene.path(polygon([(x - half - 5, y + height - 2), (x + half + 5, y + height - 2),
                        (x + half + 11, y + height + 13), (x - half - 11, y + height + 13)]),
               scene.gradient((0, lit('sand', .55)), (1, shade('sand', .12))))
    scene.rect(x - half - 11, y + height + 12, width + 22, 2.6, 'shadow', opacity=.24, blur=1)
    if beam and scene.light.beam:
        light_shaft(scene, x - half + 4, x + half - 4, y + height * .6)
    window(scene, x, y, width, height, shape, frame, outside, sill=False, beam=False, sky=sky)
    _at_the_pane(scene, x - half + 5, x + half - 5, y + height - 5, ground)
    if beam:
        scene.beam(x - half + 3, y + 2, width - 6, height)


def light_shaft(scene, left, right, y, drop=110, lean=.62):
    """Dusty light falling to the lower right along the wall, in two bands."""
    tone, strength = scene.light.beam
    fill = scene.gradient((0, lit(tone, .5), strength * 1.1), (1, lit(tone, .5), 0))
    middle = (left + right) / 2
    for start, end in ((left, middle - 3), (middle + 3, right)):
        scene.path(polygon([(start, y), (end, y), (end + drop * lean + 8, y + drop),
                            (start + drop * lean - 2, y + drop)]), fill, blur=1)


def lamp_cone(scene, x, y, drop=150, top=13, bottom=62):
    """The warm light of a hanging lamp on the wall below it."""
    fill = scene.gradient((0, '#fff1b8', .62), (.5, '#ffe6a0', .26), (1, '#ffe6a0', 0))
    scene.path(polygon([(x - top, y), (x + top, y), (x + bottom, y + drop),
                        (x - bottom, y + drop)]), fill, blur=3)


def _at_the_pane(scene, left, right, y, ground):
    """Blades of grass, or a soft bank when the ground is light."""
    points = [(left, y)] + [(left + (right - left) * part, y - rise) for part, rise in
                            ((0, 5), (.2, 7), (.45, 4.5), (.7, 7.5), (1, 5))] + [(right, y)]
    scene.path(polygon(points), ground, opacity=.95)
    if ground in ('white', '#f4f2f6'):
        return
    x = left + 1
    while x < right - 1:
        reach = scene.random.uniform(4, 10)
        scene.path(f'M{num(x)} {num(y)}q{num(scene.random.uniform(-2, 2))} {num(-reach)} '
                   f'{num(scene.random.uniform(-1, 2.5))} {num(-reach - 2)}',
                   stroke=mix(ground, 'forest', scene.random.uniform(.1, .7)), width=1.1)
        x += scene.random.uniform(1.6, 3.4)


# ---- tools on the wall -------------------------------------------------------------------
def pegboard(scene, x, y, width=84, height=50, base='oak', tools=None):
    """A board with holes; tools are names of TOOLS, spread over its width."""
    tools = tools or ('hammer', 'spanner', 'saw', 'driver', 'pliers')
    with scene.at(x - width / 2, y, shadow='wall'):
        scene.rect(0, 0, width, height, scene.volume(base, .3, .14, direction='diagonal'), radius=2)
    with scene.at(x - width / 2, y):
        scene.rect(1, .6, width - 2, 1.3, lit(base, .7), radius=.6, opacity=.8)
        for row in range(int(height // 7)):
            for column in range(int(width // 7)):
                scene.ellipse(5 + column * 7, 6 + row * 7, .7, fill=shade(base, .35), opacity=.6)
        step = width / len(tools)
        for index, tool in enumerate(tools):
            with scene.at(step * (index + .5), 7, shadow='near'):
                TOOLS[tool](scene)


def _hammer(scene):
    scene.rect(-1.8, 0, 3.6, 34, scene.volume('walnut', .35, .2, 'right'), radius=1.6)
    scene.path('M-9 -1H7Q10 2 9 8H-9Z', scene.volume('slate', .4, .2))


def _spanner(scene):
    scene.rect(-1.9, 6, 3.8, 26, scene.volume('steel', .5, .3, 'right'))
    for y in (4, 34):
        scene.ellipse(0, y, 5, fill=scene.ball('steel', .5, .3))
    scene.rect(-1.7, -2.5, 3.4, 6, 'oak')
    scene.ellipse(0, 34, 2.2, fill='oak')


def _saw(scene):
    scene.path('M-5 12L5 12L2.5 40L-1 40Z', scene.volume('steel', .5, .25, 'right'))
    scene.path('M-9 12C-9 0 8 -2 9 6V13Z', scene.volume('terra', .3, .2))
    scene.ellipse(-1, 6.5, 3.4, 2.6, 'oak')


def _driver(scene):
    scene.rect(-3.2, 0, 6.4, 14, scene.volume('brick', .4, .2, 'right'), radius=2.6)
    scene.rect(-1.1, 13, 2.2, 18, scene.volume('steel', .5, .3))
    scene.rect(-1.8, 30, 3.6, 3, 'steel')


def _pliers(scene):
    for side in (-1, 1):
        scene.path(f'M0 12Q{side * 8} 18 {side * 5} 34', stroke='teal', width=3.6)
        scene.path(f'M0 14Q{side * 6} 8 {side * 1} -1', stroke='steel', width=3)
    scene.ellipse(0, 13, 2.6, fill=scene.ball('slate', .4, .2))


def _brush(scene):
    scene.rect(-2, 0, 4, 16, scene.volume('mustard', .3, .2, 'right'), radius=2)
    scene.rect(-5, 15, 10, 7, scene.volume('steel', .5, .2), radius=1)
    scene.path('M-5 22H5L4 33Q0 36 -4 33Z', scene.volume('umber', .2, .2))


def _square(scene):
    scene.path('M-7 0H-2V28H10V33H-7Z', scene.volume('walnut', .35, .2))


def _plane(scene):
    scene.path('M-6 6C-6 0 6 0 6 6V32H-6Z', scene.volume('walnut', .35, .2, 'right'))
    scene.rect(-3, 14, 6, 8, scene.volume('steel', .5, .2), radius=1)
    scene.ellipse(0, 8, 2.4, fill=scene.ball('umber'))


def _coil(scene):
    for radius in (9, 6.6):
        scene.ellipse(0, 12, radius, radius * 1.2, 'none', stroke='coral', line=2)
    scene.path('M7 20Q12 28 8 36', stroke='coral', width=2)


TOOLS = {'hammer': _hammer, 'spanner': _spanner, 'saw': _saw, 'driver': _driver,
         'pliers': _pliers, 'brush': _brush, 'square': _square, 'plane': _plane, 'coil': _coil}


def hung_tyre(scene, x, y, radius=19, base='#5d4b57'):
    """A spare tyre on a hook; y is its top."""
    with scene.at(x, y + radius, shadow='wall'):
        ring = (f'M{-radius} 0a{radius} {radius} 0 1 1 {radius * 2} 0a{radius} {radius} 0 1 1 '
                f'{-radius * 2} 0Z')
        hole = radius * .5
        ring += (f'M{num(-hole)} 0a{num(hole)} {num(hole)} 0 1 0 {num(hole * 2)} 0'
                 f'a{num(hole)} {num(hole)} 0 1 0 {num(-hole * 2)} 0Z')
        scene.path(ring, scene.ball(base, .26, .3))
        scene.ellipse(0, 0, radius * .78, fill='none', stroke=lit(base, .3), line=1, opacity=.6,
                      dash='3 4')
        scene.ellipse(0, 0, radius * .56, fill='none', stroke=shade(base, .3), line=1.4)
        scene.rect(-2, -radius * .62, 4, 5, scene.volume('steel', .4, .3), radius=1)


def tyre_pile(scene, x, y, count=3, width=46, base='#5d4b57'):
    """Tyres lying on each other; each is 13 high."""
    with scene.at(x, y):
        scene.contact(width / 2 + 3, 5)
        for index in range(count):
            shift = (0, 2, -1.5, 1)[index % 4]
            top = -13 * (index + 1)
            scene.rect(shift - width / 2, top, width, 13, scene.gradient(
                (0, shade(base, .1)), (.25, lit(base, .3)), (.6, base), (1, shade(base, .35)),
                direction='right'), radius=6)
            for step in range(7):
                px = shift - width / 2 + 6 + step * (width - 12) / 6
                scene.line(px, top + 3.5, px + 1.4, top + 9.5, shade(base, .36), 1.2, .55)
        scene.ellipse((0, 2, -1.5, 1)[(count - 1) % 4], -13 * count + 2, width * .4, 3.4,
                      shade(base, .3))


def hose_reel(scene, x, y, base='leaf', radius=15):
    """A garden hose on its wall drum; y is the top."""
    with scene.at(x, y + radius, shadow='wall'):
        scene.rect(-4, -radius - 3, 8, 8, scene.volume('slate'), radius=2)
        scene.ellipse(0, 0, radius, fill=scene.ball(shade(base, .1), .3, .26))
        for part in (.86, .7, .54):
            scene.ellipse(0, 0, radius * part, fill='none', stroke=lit(base, .35), line=1.4,
                          opacity=.7)
        scene.ellipse(0, 0, radius * .36, fill=scene.ball('cream', .3, .2))
        scene.ellipse(0, 0, 2, fill='slate')


def tin(scene, x, y, base='coral', height=14, width=13, drip=True):
    """A paint tin on a shelf."""
    with scene.at(x, y):
        scene.rect(-width / 2, -height, width, height, scene.volume('steel', .5, .3, 'right'),
                   radius=1.2)
        scene.rect(-width / 2, -height * .74, width, height * .5, scene.volume(base, .25, .2,
                                                                               'right'))
        scene.ellipse(0, -height, width / 2, 1.6, lit('steel', .4))
        if drip:
            scene.path(f'M{num(-width * .3)} {-height}h4v5q-2 2.6 -4 0Z', base)


def oil_can(scene, x, y, base='brick', scale=1, flip=False):
    """With a long thin spout to the left."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.path('M-3 -11L-16 -20', stroke='steel', width=1.8)
        scene.path(taper(7, 18, -12, 0), scene.volume(base, .35, .22, 'right'))
        scene.path('M4 -10C12 -12 13 -3 7 -3', stroke=shade(base, .1), width=1.8)
        scene.rect(-3, -15, 6, 4, scene.volume('steel', .4, .2), radius=1)


def jerrycan(scene, x, y, base='forest', scale=1):
    with scene.at(x, y, scale=scale):
        scene.contact(11, 2.6)
        scene.rect(-10, -27, 20, 27, scene.volume(base, .3, .24, 'right'), radius=3)
        scene.path('M-6 -27C-6 -32 3 -32 3 -27', stroke=shade(base, .15), width=2.2)
        scene.rect(4, -31, 6, 5, scene.volume('steel', .4, .2), radius=1.4)
        scene.path('M-6 -21L6 -6M6 -21L-6 -6', stroke=lit(base, .3), width=1.8, opacity=.8)


def screw_jar(scene, x, y, base='steel'):
    scene.rect(x - 4, y - 11, 8, 11, '#e6f0ec', radius=1.6, opacity=.85)
    scene.rect(x - 3.4, y - 6, 6.8, 5.6, base, radius=1)
    scene.rect(x - 4.5, y - 13, 9, 3.2, scene.volume('brick', .3, .2), radius=1)


def tool_shelf(scene, x, y, width=76, things=('tin', 'oil', 'jar', 'jar', 'box', 'tin'),
               base='walnut', colors=('coral', 'teal', 'mustard', 'sage', 'brick')):
    """A board on iron brackets; y is its upper face."""
    with scene.at(x - width / 2, y, shadow='wall'):
        for px in (8, width - 8):
            scene.path(f'M{px} 3V12L{px} 4', stroke='slate', width=2)
        scene.rect(0, 0, width, 4.6, scene.volume(base, .35, .2), radius=1)
        step = width / len(things)
        for index, thing in enumerate(things):
            px, tone = step * (index + .5), colors[index % len(colors)]
            if thing == 'tin':
                tin(scene, px, 0, tone)
            elif thing == 'oil':
                oil_can(scene, px + 2, 0, tone)
            elif thing == 'jar':
                screw_jar(scene, px, 0, ('steel', 'gold', 'terra')[index % 3])
            elif thing == 'box':
                scene.rect(px - 8, -11, 16, 11, scene.volume(tone, .3, .2), radius=1.5)
                scene.rect(px - 3, -7, 6, 3, 'cream', radius=1)
            elif thing == 'helmet':
                helmet(scene, px, 0, tone)
            elif thing == 'lamp':
                scene.ellipse(px, -7, 6.5, 7, scene.ball(tone, .4, .2))
                scene.ellipse(px, -7, 4.4, 5, scene.ball('#fff0c8', .5, .1))
    scene.rect(x - width / 2 + 1, y, width - 2, 1.2, lit(base, .6), radius=.6, opacity=.8)


def helmet(scene, x, y, base='brick', stripe='cream', scale=1):
    with scene.at(x, y, scale=scale):
        scene.path('M-10 0C-12 -18 12 -18 10 0Z', scene.ball(base, .45, .2))
        scene.path('M-2.4 -13.400H2.400V0H-2.400Z', stripe, opacity=.9)
        scene.rect(-11, -3, 22, 3.6, scene.volume(shade(base, .2)), radius=1.6)


def wall_ladder(scene, x, y, width=120, base='oak'):
    """A ladder hung level on two hooks."""
    with scene.at(x - width / 2, y, shadow='wall'):
        for px in (18, width - 18):
            scene.rect(px - 2, -4, 4, 24, scene.volume('slate', .3, .2), radius=1)
        for step in range(int(width // 14)):
            scene.rect(8 + step * 14, 1, 3.4, 15, scene.volume(base, .1, .3))
        for py in (0, 13):
            scene.rect(0, py, width, 4, scene.volume(base, .4, .2), radius=1.6)


def roll_door(scene, x, width=140, top=40, raised=0.0, base='sage', beyond=None):
    """A sectional door in the back wall, raised 0..1; beyond(scene, w, h) paints the outside."""
    height = 214 - top
    with scene.at(x - width / 2, top):
        with scene.at(shadow='wall'):
            scene.rect(-6, -6, width + 12, height + 6, scene.volume('white', .2, .2), radius=1.5)
        with scene.at(clip=scene.clip(f'M0 0H{width}V{height}H0Z')):
            if beyond:
                beyond(scene, width, height)
            shut = height * (1 - raised)
            panels = max(1, round(shut / 34))
            for index in range(panels):
                panel_top = index * shut / panels
                _door_panel(scene, panel_top, shut / panels, width, base,
                            index == panels - 1 and raised > 0)
            scene.rect(0, shut, width, 5, 'shadow', opacity=.3, blur=1)
        scene.rect(-.5, 0, width + 1, 4, 'shadow', opacity=.25, blur=1)


def _door_panel(scene, top, height, width, base, windows):
    scene.rect(0, top, width, height, scene.volume(base, .25, .16))
    count = max(2, round(width / 34))
    for index in range(count):
        px = width * index / count + 4
        wide = width / count - 8
        fill = ('#ffe6b0' if scene.light.dark else '#cfe4e6') if windows else lit(base, .16)
        scene.rect(px, top + 6, wide, height - 12, fill, radius=2, stroke=shade(base, .22), line=1)
    scene.rect(0, top + height - 1.4, width, 1.4, shade(base, .4), opacity=.6)
    scene.rect(0, top, width, 1, lit(base, .7), opacity=.8)


# ---- on the floor ------------------------------------------------------------------------
def tool_trolley(scene, x, y, base='brick', width=46, height=58):
    """A chest of drawers on casters; its top is y - height."""
    half = width / 2
    with scene.at(x, y):
        scene.contact(half + 3, 4.5)
        for px in (-half + 6, half - 6):
            scene.ellipse(px, -3.4, 3.6, fill=scene.ball('slate', .3, .3))
        scene.rect(-half, -height, width, height - 6, scene.volume(base, .28, .22, 'diagonal'),
                   radius=3)
        rows = int((height - 16) // 10)
        for row in range(rows):
            py = -height + 8 + row * 10
            scene.rect(-half + 4, py, width - 8, 8, scene.volume(lit(base, .12), .2, .14), radius=1)
            scene.rect(-half + 9, py + 2, width - 18, 1.8, scene.volume('steel', .6, .2), radius=.9)
        scene.rect(-half - 1, -height - 2, width + 2, 6, scene.volume('slate', .35, .2), radius=2)
        scene.path(f'M{half} {-height + 6}h5v10', stroke='steel', width=2)


def pail(scene, x, y, base='steel', foam=True, scale=1):
    """A zinc pail; soap rises over its rim."""
    with scene.at(x, y, scale=scale):
        scene.contact(14, 3.6)
        if foam:
            for px, py, radius in ((-9, -25, 6), (-1, -29, 7.5), (8, -26, 6.5), (13, -23, 3.4)):
                soap(scene, px, py, radius)
        scene.path(taper(30, 22, -24, 0), scene.gradient(
            (0, shade(base, .15)), (.25, lit(base, .55)), (.6, base), (1, shade(base, .34)),
            direction='right'))
        scene.path('M-14.5 -18H14.500M-13 -9H13', stroke=shade(base, .25), width=1, opacity=.6)
        scene.rect(-16, -26, 32, 3.6, scene.volume(lit(base, .3), .4, .2), radius=1.8)
        scene.path('M-15 -22C-22 -6 22 -6 15 -22', stroke='slate', width=1.3, opacity=.8)


def soap(scene, x, y, radius):
    """One ball of foam."""
    scene.ellipse(x, y, radius, fill=scene.radial((0, 'white'), (.7, '#f0f6f6'), (1, '#c9dfe6'),
                                                  cx=.35, cy=.3, radius=.8))


def soap_bubble(scene, x, y, radius=4):
    scene.ellipse(x, y, radius, fill=scene.radial((0, 'white', .05), (.7, '#cfeaf0', .3),
                                                  (1, '#f3d7ea', .85)))
    scene.ellipse(x - radius * .35, y - radius * .4, radius * .22, fill='white', opacity=.95)


def puddle(scene, x, y, half=40, tone='#cfe6ec'):
    scene.path(smooth([(x - half, y), (x - half * .5, y - 5), (x + half * .2, y - 4),
                       (x + half, y - 1), (x + half * .6, y + 4), (x - half * .3, y + 5)]),
               scene.gradient((0, 'white', .55), (1, tone, .8)))
    scene.line(x - half * .4, y - 1, x + half * .1, y - 1.4, 'white', 1.2, .7)


def suitcase(scene, x, y, base='terra', width=40, height=26, strap='mustard'):
    """Lying or standing, with straps."""
    with scene.at(x, y):
        scene.contact(width / 2 + 1, 2.6)
        scene.path(f'M-6 {-height}V{-height - 4}H6V{-height}', stroke='umber', width=2.2)
        scene.rect(-width / 2, -height, width, height, scene.volume(base, .28, .22, 'diagonal'),
                   radius=4)
        for px in (-width * .28, width * .28):
            scene.rect(px - 2, -height, 4, height, scene.volume(strap, .3, .2))
            scene.rect(px - 2.6, -height * .6, 5.2, 4, 'cream', radius=1)
        scene.rect(-width / 2 + 3, -height + 1, width - 6, 1.2, lit(base, .7), radius=.6,
                   opacity=.7)
