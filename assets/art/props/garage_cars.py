"""Vehicles of the garages. Origin: the floor under the middle; side views face left."""

from kit.palette import lit, mix, shade
from kit.svg import num, polygon, smooth

TYRE = '#5d4b57'
CHROME = '#cfd3d2'
INSIDE = '#6b4a52'


# ---- parts -------------------------------------------------------------------------------
def wheel(scene, x, y, radius=17, hub='steel', whitewall=False, spokes=0):
    """A wheel from the side; x, y is where the tyre meets the floor."""
    with scene.at(x, y - radius):
        scene.ellipse(0, 0, radius, fill=scene.ball(TYRE, .22, .34))
        scene.ellipse(0, 0, radius * .86, fill='none', stroke=shade(TYRE, .35), line=.8,
                      opacity=.7)
        if whitewall:
            scene.ellipse(0, 0, radius * .8, fill=scene.ball('cream', .4, .16))
        scene.ellipse(0, 0, radius * .6, fill=shade('steel', .42))
        scene.ellipse(0, 0, radius * .54, fill=scene.ball(hub, .5, .22))
        for index in range(spokes):
            with scene.at(rotate=index * 360 / spokes):
                scene.line(0, -radius * .2, 0, -radius * .5, shade(hub, .34), 1.3, .8)
        scene.ellipse(0, 0, radius * .2, fill=scene.ball(lit(hub, .3), .6, .25))
        scene.path(f'M{num(-radius * .72)} {num(-radius * .5)}'
                   f'A{num(radius * .88)} {num(radius * .88)} 0 0 1 {num(radius * .1)} '
                   f'{num(-radius * .87)}', stroke=lit(TYRE, .5), width=1.2, opacity=.6)


def wheel_arch(scene, x, sill, radius, paint):
    """The dark hollow above a wheel, cut off at the sill."""
    with scene.at(clip=scene.clip(f'M-160 -160H160V{num(sill)}H-160Z')):
        scene.ellipse(x, -radius + 3, radius + 5, fill=lit(paint, .3), opacity=.8)
        scene.ellipse(x, -radius + 3.6, radius + 3.6, fill=shade(paint, .62))


def glass(scene, outline, frame=None, opacity=.92):
    """A pane with a soft diagonal reflection."""
    fill = scene.gradient((0, '#e6f3f0'), (.5, '#b9d8dc'), (1, '#8fb6c2'), direction='diagonal')
    scene.path(outline, fill, stroke=frame, width=1.8, opacity=opacity)
    with scene.at(clip=scene.clip(outline)):
        for x in range(-120, 130, 46):
            scene.path(polygon([(x, 0), (x + 40, -130), (x + 51, -130), (x + 11, 0)]), 'white',
                       opacity=.3)


def opening(scene, outline, frame):
    """A window without its pane: the dim inside of a car."""
    scene.path(outline, scene.gradient((0, shade(INSIDE, .2)), (1, lit(INSIDE, .12))),
               stroke=frame, width=1.8)


def headlight(scene, x, y, rx=4, ry=6, on=False):
    """A lamp at the front; lit ones glow."""
    scene.ellipse(x, y, rx + 1.5, ry + 1.5, scene.ball(CHROME, .5, .3))
    scene.ellipse(x, y, rx, ry, scene.ball('#fff0bd' if on else '#f7ecd0', .6, .14))
    if on:
        scene.lamp(x - 2, y, 24, .6)


def bumper(scene, x, y, length, flip=False):
    with scene.at(x, y, flip=flip):
        scene.rect(-3, -3.4, length, 6.8, scene.volume(CHROME, .5, .34), radius=3.4)
        scene.rect(-1, -2.4, length - 4, 1.4, 'white', radius=.7, opacity=.8)


def handle(scene, x, y):
    scene.rect(x - 5, y - 1.2, 10, 2.6, scene.volume(CHROME, .5, .4), radius=1.3)


def _body(scene, outline, paint):
    """Painted metal: bright shoulder, plum towards the sill."""
    fill = scene.gradient((0, lit(paint, .34)), (.4, paint), (.75, shade(paint, .06)),
                          (1, shade(paint, .34)))
    scene.path(outline, fill)


def _shine(scene, points, paint, width=2):
    scene.curve(points, lit(paint, .75), width, .7)


# ---- cars --------------------------------------------------------------------------------
HATCH_REAR = polygon([(14, -55), (14, -86), (42, -85), (53, -78), (64, -56)])


def hatchback(scene, x, y, paint='blue', scale=1, flip=False):
    """The family car, 192 wide and 94 high. Its rear window is open, the sill at (37, -55)."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(92, 8, y=-1)
        scene.rect(-84, -20, 168, 13, scene.gradient((0, '#5b4250'), (1, '#4d3546', .6)), radius=5)
        _body(scene, 'M-93 -16C-98 -30 -96 -42 -84 -46C-72 -50 -58 -52 -46 -54L-26 -84'
                     'C-22 -90 -16 -93 -8 -93H40C54 -93 62 -88 68 -80L82 -56C92 -52 97 -42 96 -28'
                     'L94 -16Q92 -12 86 -12H-86Q-91 -12 -93 -16Z', paint)
        scene.path('M-94 -22C-40 -18 40 -18 96 -24L94 -16Q92 -12 86 -12H-86Q-91 -12 -93 -16Z',
                   shade(paint, .4), opacity=.45)
        glass(scene, polygon([(-38, -55), (-20, -85), (8, -86), (8, -55)]), shade(paint, .3))
        scene.path(polygon([(-44, -54), (-25, -85), (-20.5, -87), (-39, -54)]), lit(paint, .2))
        opening(scene, HATCH_REAR, shade(paint, .3))
        scene.path(smooth([(50, -56), (52, -70), (58, -72), (61, -58)]), '#8c6168')
        scene.path('M11 -90V-55C10 -36 10 -28 12 -15M66 -54C64 -48 56 -44 55 -36',
                   stroke=shade(paint, .34), width=1.1, opacity=.75)
        scene.path('M-44 -54C-46 -40 -45 -30 -42 -16', stroke=shade(paint, .34), width=1.1,
                   opacity=.75)
        _shine(scene, [(-86, -43), (-60, -49), (-30, -51), (30, -51), (78, -51)], paint)
        _shine(scene, [(-16, -90.6), (10, -91.4), (42, -91)], paint, 1.8)
        for px in (2, 24):
            handle(scene, px, -44)
        scene.path(smooth([(-46, -57), (-52, -62), (-44, -65), (-41, -58)]), scene.volume(paint))
        headlight(scene, -90, -36, 4, 6.4)
        scene.rect(88, -46, 6.5, 13, scene.volume('brick', .3, .1), radius=3)
        bumper(scene, -97, -21, 28)
        bumper(scene, 98, -21, 26, flip=True)
        for px in (-58, 56):
            wheel_arch(scene, px, -11, 17, paint)
            wheel(scene, px, 0, 17, 'steel', spokes=6)


DREAM_REAR = 'M12 -57V-89H36C46 -88 54 -80 63 -57Z'
DREAM_FRONT = 'M-34 -57C-28 -71 -22 -83 -15 -89H6V-57Z'


def dream_car(scene, x, y, scale=1, flip=False, open_windows=(), lights_on=False):
    """The car of the décor card, 208 wide and 98 high: red, with a cream stripe and much chrome.

    open_windows: 'front' (sill at -14, -57) and 'rear' (sill at 36, -57), for who looks out.
    """
    paint = '#d3493a'
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(102, 9, y=-1)
        scene.rect(-90, -22, 182, 15, scene.gradient((0, '#4d3546'), (1, '#4d3546', .6)), radius=5)
        _dream_body(scene, paint)
        for name, pane in (('front', DREAM_FRONT), ('rear', DREAM_REAR)):
            (opening if name in open_windows else glass)(scene, pane, CHROME)
        scene.path('M9 -93V-57C8 -42 8 -30 10 -16M-40 -56C-43 -42 -42 -30 -39 -16M66 -57'
                   'C64 -50 58 -46 56 -38', stroke=shade(paint, .4), width=1.1, opacity=.75)
        for px in (0, 22):
            handle(scene, px, -46)
        scene.path(smooth([(-42, -59), (-49, -64), (-41, -68), (-37, -60)]), scene.ball(paint))
        headlight(scene, -93, -40, 6, 7, lights_on)
        scene.rect(96, -48, 6, 14, scene.volume('coral', .5, .1), radius=3)
        bumper(scene, -105, -21, 30)
        bumper(scene, 107, -21, 28, flip=True)
        for px in (-62, 60):
            wheel_arch(scene, px, -12, 18, paint)
            wheel(scene, px, 0, 18.5, 'steel', whitewall=True, spokes=8)
        for px, py, size in ((-66, -53, 6), (34, -95, 5)):
            _glint(scene, px, py, size)


def _dream_body(scene, paint):
    """Rounded wings, a low roof, and the cream stripe from lamp to lamp."""
    outline = ('M-101 -20C-106 -38 -100 -49 -84 -52C-68 -55 -54 -56 -43 -57C-36 -72 -29 -84 -22 '
               '-91C-17 -96 -10 -98 -2 -98H36C52 -98 60 -90 66 -80L76 -58C94 -56 104 -46 104 -32'
               'C104 -24 102 -18 98 -14Q95 -12 90 -12H-92Q-99 -12 -101 -20Z')
    _body(scene, outline, paint)
    with scene.at(clip=scene.clip(outline)):
        scene.path('M-106 -35C-50 -31 50 -31 106 -36V-29C50 -24 -50 -24 -106 -28Z',
                   scene.volume('cream', .3, .14))
        scene.path('M-106 -27.500C-50 -23.500 50 -23.500 106 -28.500', stroke=shade(paint, .4),
                   width=1, opacity=.6)
        scene.path('M-106 -20H106V-8H-106Z', shade(paint, .5), opacity=.4)
        scene.path('M-98 -47C-84 -51 -62 -53 -44 -53.500', stroke='white', width=3.400,
                   opacity=.55, blur=.6)
    _shine(scene, [(-92, -47), (-66, -52), (-40, -54), (30, -54), (84, -53)], paint, 1.8)
    _shine(scene, [(-14, -94.500), (4, -96), (38, -95.500), (50, -91)], paint, 2)
    scene.path('M-41 -57H77', stroke=CHROME, width=1.6)


def _glint(scene, x, y, size):
    """Polish that catches the light."""
    thin = size * .16
    scene.path(polygon([(x, y - size), (x + thin, y - thin), (x + size, y), (x + thin, y + thin),
                        (x, y + size), (x - thin, y + thin), (x - size, y), (x - thin, y - thin)]),
               'white', opacity=.95)


def roadster(scene, x, y, paint='brick', scale=1, flip=False, leather='oak'):
    """An old open car, 200 wide, its bonnet up (to y -104); belt line at y -50."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(96, 8, y=-1)
        scene.path('M-22 -52L-20 -54L-62 -101Q-70 -104 -72 -98L-30 -54Z',
                   scene.volume(paint, .35, .2, direction='diagonal'))
        scene.path('M-22 -53L-66 -101', stroke=lit(paint, .7), width=1.6, opacity=.7)
        scene.line(-64, -96, -58, -52, 'steel', 1.4)
        _engine(scene)
        for px, height in ((18, 22), (46, 24)):
            scene.path(smooth([(px, -46), (px + 4, -50 - height), (px + 14, -52 - height),
                               (px + 20, -46)]), scene.volume(leather, .25, .24, 'right'))
        scene.path(smooth([(56, -48), (60, -62), (78, -63), (86, -52), (78, -44)]),
                   scene.volume('cream', .1, .24))
        scene.path('M62 -58q10 -4 18 2M60 -53q12 -4 23 2', stroke=shade('cream', .3), width=1,
                   opacity=.6)
        scene.path('M-21 -50L-8 -78L-4 -78L-15 -50Z', scene.volume(CHROME, .5, .3))
        scene.path('M-17 -52L-6.5 -75L-2 -72L-10 -52Z', '#c7e0e2', opacity=.8)
        scene.ellipse(6, -58, 3, 10, 'none', stroke=INSIDE, line=2.4)
        _body(scene, 'M-96 -18C-100 -36 -90 -48 -72 -49L-20 -50C-4 -46 4 -44 20 -44C40 -44 50 -47 '
                     '64 -49C88 -51 100 -36 99 -18Q98 -12 90 -12H-88Q-94 -12 -96 -18Z', paint)
        _fender(scene, paint, -58, -98, -14)
        _fender(scene, paint, 60, 24, 100)
        scene.rect(-34, -15, 66, 5, scene.volume(CHROME, .4, .35), radius=2.5)
        scene.path('M14 -43C13 -32 14 -24 16 -15M-14 -47C-15 -34 -14 -24 -12 -15',
                   stroke=shade(paint, .36), width=1.1, opacity=.8)
        for px in (-36, -30, -24):
            scene.line(px + 2, -42, px, -32, shade(paint, .36), 1.4, .7)
        handle(scene, 6, -38)
        _shine(scene, [(-16, -47), (4, -41), (22, -41), (40, -43)], paint)
        headlight(scene, -92, -42, 5, 6.4)
        scene.ellipse(97, -34, 3, 5, scene.ball('coral', .4, .2))
        bumper(scene, -101, -20, 24)
        bumper(scene, 103, -20, 24, flip=True)
        for px in (-60, 60):
            wheel(scene, px, 0, 18, 'steel', whitewall=True, spokes=10)


def _engine(scene):
    """What one sees under the bonnet: block, pipes, a red cap."""
    scene.rect(-72, -60, 44, 14, scene.volume('slate', .3, .2), radius=3)
    for index in range(4):
        scene.rect(-68 + index * 8, -65, 5, 8, scene.volume('steel', .4, .3), radius=1.5)
    scene.path('M-66 -65C-62 -74 -48 -72 -44 -64', stroke='coral', width=2.2)
    scene.path('M-58 -65C-54 -70 -42 -70 -36 -62', stroke='mustard', width=1.8)
    scene.ellipse(-34, -62, 4, 3, scene.ball('brick', .4, .2))


def _fender(scene, paint, x, left, right):
    """A round mudguard over the wheel at x."""
    scene.path(f'M{left} -14C{left + 2} -34 {x - 16} -44 {x} -44C{x + 18} -44 {right - 4} -32 '
               f'{right} -14H{x + 21}C{x + 20} -32 {x - 20} -32 {x - 21} -14Z',
               scene.gradient((0, lit(paint, .45)), (.5, paint), (1, shade(paint, .3))))
    scene.path(f'M{x - 21} -12C{x - 20} -32 {x + 20} -32 {x + 21} -12Z', shade(paint, .62))
    scene.path(f'M{x - 26} -37C{x - 14} -43 {x + 6} -43 {x + 16} -38', stroke=lit(paint, .8),
               width=1.8, opacity=.75)


def camper(scene, x, y, paint='teal', roof='cream', scale=1, flip=False, curtains='mustard'):
    """A round camper van, 204 wide and 118 high; the driver's open window sill is (-47, -70)."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(98, 8, y=-1)
        scene.rect(-86, -22, 176, 14, scene.gradient((0, '#5b4250'), (1, '#4d3546', .6)), radius=5)
        hull = ('M-98 -18C-104 -46 -102 -72 -90 -98C-84 -112 -76 -118 -60 -118H82'
                'C96 -118 102 -110 102 -98V-20Q102 -12 94 -12H-90Q-97 -12 -98 -18Z')
        _body(scene, hull, roof)
        with scene.at(clip=scene.clip(hull)):
            scene.path('M-110 -62C-92 -66 -60 -66 110 -66V0H-110Z', scene.gradient(
                (0, lit(paint, .25)), (.3, paint), (1, shade(paint, .3))))
            scene.path('M-110 -61C-92 -65 -60 -65.5 110 -65.5', stroke=CHROME, width=3)
            scene.path('M-110 -62C-92 -66 -60 -66.5 110 -66.5', stroke='white', width=.9)
            scene.rect(-110, -30, 220, 20, shade(paint, .45), opacity=.28)
        _shine(scene, [(-76, -114), (-40, -115.6), (80, -115.6)], roof, 1.8)
        glass(scene, polygon([(-92, -71), (-83, -98), (-77, -103), (-67, -103), (-67, -71)]),
              shade(roof, .2))
        opening(scene, polygon([(-61, -71), (-61, -103), (-33, -103), (-33, -71)]),
                shade(roof, .2))
        for left, right in ((-26, 10), (17, 53), (60, 93)):
            pane = polygon([(left, -71), (left, -103), (right, -103), (right, -71)])
            glass(scene, pane, shade(roof, .2))
            _van_curtains(scene, left, right, curtains)
        scene.path('M-29.5 -108V-14M13.5 -108V-14M56.5 -108V-66', stroke=shade(paint, .3),
                   width=1.1, opacity=.6)
        for px in (-38, 4, 22):
            handle(scene, px, -57)
        headlight(scene, -97, -47, 4.6, 7.4)
        scene.rect(96, -58, 5.5, 14, scene.volume('brick', .3, .1), radius=2.6)
        bumper(scene, -104, -20, 32)
        bumper(scene, 106, -20, 30, flip=True)
        for px in (-60, 60):
            wheel_arch(scene, px, -11, 18, paint)
            wheel(scene, px, 0, 18, roof, spokes=0)


def _van_curtains(scene, left, right, cloth):
    for edge, side in ((left, 1), (right, -1)):
        scene.path(f'M{edge} -103H{edge + side * 11}Q{edge + side * 9} -86 {edge + side * 2} -80'
                   f'L{edge + side * 5} -71H{edge}Z', scene.volume(cloth, .25, .2), opacity=.95)
        scene.line(edge + side * 5, -102, edge + side * 2, -82, shade(cloth, .3), .8, .6)
    scene.rect(left, -103.5, right - left, 4, scene.volume(lit(cloth, .2)), radius=1)


def pickup(scene, x, y, paint='brick', scale=1, flip=False, lights_on=True):
    """An old round truck, 210 wide; the cab roof is y -98, the rim of the bed y -56."""
    with scene.at(x, y, scale=scale, flip=flip):
        scene.contact(98, 8, y=-1)
        scene.rect(-80, -24, 176, 12, '#5b4250', radius=5)
        for px in range(30, 104, 18):
            scene.rect(px, -64, 5, 44, scene.volume('walnut', .25, .2))
        for py in (-60, -50, -40):
            scene.rect(26, py, 78, 7.5, scene.volume('oak', .25, .22), radius=1)
        scene.rect(24, -32, 82, 16, scene.gradient((0, lit(paint, .3)), (1, shade(paint, .3))),
                   radius=3)
        _body(scene, 'M-94 -22C-98 -44 -92 -56 -74 -58L-36 -61C-32 -78 -26 -92 -16 -96'
                     'C-8 -99 12 -99 18 -96C24 -92 26 -80 26 -60V-16H-90Z', paint)
        scene.path('M-96 -26H26V-16H-90Z', shade(paint, .45), opacity=.4)
        glass(scene, smooth([(-27, -62), (-21, -84), (-15, -90), (-4, -91), (-3, -62), (-15, -61)],
                            tension=.6), shade(paint, .3))
        glass(scene, polygon([(2, -62), (2, -91), (14, -90), (19, -84), (20, -62)]),
              shade(paint, .3))
        scene.path('M-31 -60C-32 -44 -31 -30 -28 -17M24 -58V-18', stroke=shade(paint, .36),
                   width=1.1, opacity=.8)
        for px in (-80, -72, -64, -56):
            scene.line(px, -50, px + 3, -38, shade(paint, .38), 1.6, .6)
        handle(scene, 12, -52)
        _shine(scene, [(-84, -52), (-70, -55.5), (-38, -58)], paint)
        _shine(scene, [(-14, -94), (0, -96), (14, -94)], paint, 1.8)
        scene.rect(-42, -16, 74, 5, scene.volume(shade(paint, .3), .3, .3), radius=2.5)
        _fender(scene, paint, -62, -104, -18)
        _fender(scene, paint, 68, 30, 108)
        headlight(scene, -96, -48, 5, 6.5, lights_on)
        scene.ellipse(105, -27, 3, 4.6, scene.ball('coral', .5, .1))
        bumper(scene, -108, -18, 22)
        for px in (-62, 68):
            wheel(scene, px, 0, 18.5, 'cream', whitewall=False)


def bubble_car(scene, x, y, paint='mint', scale=1, roof='white', lights_on=True):
    """A tiny electric car seen from the front, 116 wide and 106 high; a friendly face."""
    with scene.at(x, y, scale=scale):
        scene.contact(58, 8, y=-1)
        for side in (-1, 1):
            scene.rect(side * 42 - 8, -26, 16, 26, scene.ball(TYRE, .22, .34), radius=5)
        _body(scene, 'M-54 -18C-60 -34 -58 -52 -48 -60C-46 -80 -40 -96 -30 -102C-18 -107 18 -107 '
                     '30 -102C40 -96 46 -80 48 -60C58 -52 60 -34 54 -18Q50 -10 40 -10H-40'
                     'Q-50 -10 -54 -18Z', paint)
        scene.path('M-43 -76C-40 -92 -36 -99 -29 -102C-18 -107 18 -107 29 -102C36 -99 40 -92 43 -76'
                   'C30 -84 -30 -84 -43 -76Z', scene.volume(roof, .2, .16))
        pane = ('M-42 -58C-41 -74 -37 -88 -31 -94C-18 -99 18 -99 31 -94C37 -88 41 -74 42 -58'
                'Q0 -64 -42 -58Z')
        scene.path(pane, scene.gradient((0, '#5f6f7e'), (1, '#7f97a3')))
        for px in (-17, 17):
            scene.path(smooth([(px - 8, -58), (px - 8, -76), (px, -82), (px + 8, -76),
                               (px + 8, -58)]), scene.volume('terra', .2, .2))
        scene.ellipse(-17, -62, 10, 6, 'none', stroke=INSIDE, line=2.4)
        with scene.at(opacity=.45):
            glass(scene, pane)
        scene.path('M-46 -58Q0 -66 46 -58', stroke=lit(paint, .8), width=2, opacity=.7)
        scene.path('M-30 -54Q0 -60 30 -54Q24 -34 0 -33Q-24 -34 -30 -54Z', lit(paint, .22),
                   opacity=.6)
        scene.path('M-22 -24Q0 -14 22 -24Q20 -32 0 -31Q-20 -32 -22 -24Z', shade(paint, .45))
        scene.path('M-19 -26Q0 -19 19 -26', stroke=lit(paint, .3), width=1.2, opacity=.8)
        for side in (-1, 1):
            headlight(scene, side * 39, -41, 8, 8, lights_on)
            scene.path(smooth([(side * 47, -64), (side * 58, -70), (side * 60, -62),
                               (side * 51, -58)]), scene.volume(paint, .3, .2))
        scene.path('M-50 -15Q0 -6 50 -15', stroke=shade(paint, .25), width=5)
        scene.ellipse(0, -46, 3.6, fill=scene.ball(CHROME, .6, .2))


def _mudguard(scene, paint):
    scene.path('M-9 -44C-9 -56 9 -56 9 -44L8 -22H-8Z', scene.volume(paint, .35, .2, 'right'))


def motorbike(scene, x, y, paint='deep'):
    """Seen from the front, in two calls: draw the rider between; this is what lies behind."""
    with scene.at(x, y):
        scene.contact(26, 5)
        scene.rect(-17, -52, 34, 34, scene.ball('slate', .3, .2), radius=10)
        for side in (-1, 1):
            scene.rect(side * 25 - 9, -36, 18, 15, scene.volume('steel', .4, .35), radius=5)
            for step in range(3):
                scene.line(side * 17, -33 + step * 4, side * 33, -33 + step * 4,
                           shade('steel', .4), 1, .7)
            scene.rect(side * 24 - 11, -15, 22, 4, scene.volume('slate'), radius=2)
        scene.path(smooth([(-15, -52), (-13, -70), (0, -75), (13, -70), (15, -52), (0, -47)]),
                   scene.ball(paint, .4, .22))


def motorbike_front(scene, x, y, paint='deep'):
    """Front wheel, fork, lamp and handlebars; the grips are (-33, -80) and (33, -80)."""
    with scene.at(x, y):
        scene.rect(-7.5, -44, 15, 44, scene.gradient((0, TYRE), (.3, lit(TYRE, .3)), (.6, TYRE),
                   (1, shade(TYRE, .4)), direction='right'), radius=7)
        for step in range(6):
            scene.path(f'M-5 {-8 - step * 6}l5 3l5 -3', stroke=shade(TYRE, .4), width=1,
                       opacity=.6)
        for side in (-1, 1):
            scene.line(side * 10, -6, side * 12, -76, CHROME, 3.4)
            scene.line(side * 9.4, -8, side * 11.4, -74, 'white', .9, .8)
        _mudguard(scene, paint)
        scene.rect(-13, -10, 26, 4.5, scene.volume(CHROME, .4, .3), radius=2)
        scene.path('M-36 -79C-26 -84 -16 -78 0 -77C16 -78 26 -84 36 -79', stroke=CHROME, width=3.2)
        for side in (-1, 1):
            scene.line(side * 28, -81, side * 37, -78.5, INSIDE, 5)
        scene.ellipse(0, -64, 12.5, fill=scene.ball(CHROME, .5, .3))
        headlight(scene, 0, -64, 9, 9, True)


def sidecar(scene, x, y, paint='deep', trim='cream'):
    """A round tub seen from the front; draw the passenger before it, down to y -46."""
    with scene.at(x, y):
        scene.contact(36, 6)
        scene.rect(-52, -22, 30, 4, scene.volume('slate', .3, .2), radius=2)
        scene.rect(25, -32, 12, 32, scene.gradient((0, lit(TYRE, .1)), (.4, lit(TYRE, .3)),
                   (1, shade(TYRE, .4)), direction='right'), radius=6)
        scene.path('M21 -26C21 -42 42 -42 42 -26L40 -16H22Z', scene.volume(paint, .35, .2))
        scene.path(smooth([(-30, -40), (-26, -16), (-10, -7), (10, -7), (25, -16), (29, -40),
                           (16, -50), (-16, -50)]), scene.ball(paint, .4, .26))
        scene.path(smooth([(-24, -34), (-19, -19), (0, -12), (19, -19), (23, -34), (0, -29)]),
                   mix(paint, trim, .85), opacity=.9)
        scene.path('M-30 -42C-18 -54 18 -54 29 -42', stroke=scene.volume('walnut', .3, .1),
                   width=4.5)
        scene.ellipse(0, -24, 5, fill=scene.ball('mustard', .5, .2))
        headlight(scene, 20, -43, 3.4, 3.4, True)
