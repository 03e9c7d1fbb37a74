"""The six houses of the title street; origin: the ground at the left corner of each."""

from kit.palette import lit, shade
from kit.svg import num, polygon
from props.facades import (barge, chimney_stack, door, flower_box, gable, tiled, wall, window)
from props.outdoor import GREENS


def timbered(canvas):
    """Half-timbered, 190 wide, with a steep gable over the street."""
    tiled(canvas, polygon([(-16, -262), (95, -416), (206, -262)]), (-20, -420, 230, 170),
          '#8a4b3c', 'shingle', 17)
    wall(canvas, 8, -262, 174, 262, '#f6e3c4')
    canvas.path(gable(8, 182, -260, -384), canvas.gradient((0, '#fff0d2'), (1, '#ecd0a6'),
                                                           direction='right'))
    beam = '#7d5340'
    for y in (-260, -138, -8):
        canvas.rect(4, y, 182, 9, canvas.volume(beam, .25, .2), radius=1.5)
    for x in (8, 64, 120, 174):
        canvas.rect(x, -254, 8, 248, canvas.volume(beam, .25, .2, direction='right'))
    for x1, y1, x2, y2 in ((16, -140, 62, -250), (174, -140, 128, -250), (40, -264, 95, -340),
                           (150, -264, 95, -340), (16, -20, 62, -126)):
        canvas.line(x1, y1, x2, y2, beam, 7)
    window(canvas, 95, -346, 34, 44, 'kofi', box='rose', curtain='teal')
    window(canvas, 40, -232, 34, 56, 'books', curtain='mustard', box='coral')
    window(canvas, 96, -232, 36, 56, 'dancers', curtain='mustard', box='coral')
    window(canvas, 151, -232, 34, 56, '', lamp=False, curtain='cream')
    window(canvas, 96, -108, 40, 62, 'plant', curtain='rose')
    window(canvas, 40, -108, 32, 62, 'lamp', curtain='rose')
    door(canvas, 150, 34, 84, '#3f7a74')
    barge(canvas, [(-18, -256), (95, -414), (208, -256)], '#fff0d2')


def cottage(canvas):
    """Low and wide, 240, under a great red roof with two dormers and a smoking chimney."""
    chimney_stack(canvas, 176, -290, 34, 74)
    wall(canvas, 8, -190, 224, 190, '#f2bfa0')
    tiled(canvas, polygon([(-18, -178), (30, -318), (210, -318), (258, -178)]),
          (-20, -320, 280, 146), '#c24f36', 'scallop', 19)
    canvas.rect(26, -324, 188, 9, canvas.volume('#9b3f30', .3, .2), radius=4)
    canvas.rect(-20, -182, 280, 8, canvas.volume('#fff3dc', .3, .22), radius=3)
    for x, life, tone in ((72, 'mila', 'teal'), (168, 'ginger', 'mustard')):
        with canvas.at(shadow='near'):
            canvas.path(polygon([(x - 30, -190), (x - 30, -250), (x, -282), (x + 30, -250),
                                 (x + 30, -190)]), canvas.volume('#fbe3c0', .2, .16))
        window(canvas, x, -246, 34, 44, life, curtain=tone)
        barge(canvas, [(x - 38, -242), (x, -284), (x + 38, -242)], '#d9694f', 7)
    window(canvas, 54, -140, 56, 74, 'baby', shutters='#4c8b86', box='mustard', curtain='rose')
    window(canvas, 190, -140, 46, 74, 'lamp', shutters='#4c8b86', box='mustard', curtain='rose')
    door(canvas, 122, 42, 96, '#b2503d', wreath=True)
    _roses(canvas, [(100, 0), (92, -60), (98, -112), (124, -128), (150, -112), (156, -60)])


def stepped(canvas):
    """A tall town house of coral brick, 150 wide, with a stepped gable."""
    wall(canvas, 6, -330, 138, 330, '#d4745a')
    steps = [(6, -330), (6, -352), (26, -352), (26, -376), (46, -376), (46, -402), (62, -402),
             (62, -424), (88, -424), (88, -402), (104, -402), (104, -376), (124, -376),
             (124, -352), (144, -352), (144, -330)]
    canvas.path(polygon(steps), canvas.gradient((0, lit('#d4745a', .4)), (.4, '#d4745a'),
                                                (1, shade('#d4745a', .22)), direction='right'))
    for left, right, y in ((2, 30, -354), (22, 50, -378), (42, 66, -404), (58, 92, -426),
                           (84, 108, -404), (100, 128, -378), (120, 148, -354)):
        canvas.rect(left, y - 3, right - left, 6, canvas.volume('#fff0d8', .3, .2), radius=1.5)
    for row in range(40):
        canvas.line(8, -326 + row * 8, 142, -326 + row * 8, '#a94e3d', .9, .22)
    window(canvas, 75, -398, 28, 40, 'cat', shape='arch', curtain='cream')
    for y, lives in ((-318, ('ravi', 'plant')), (-208, ('books', 'aunt'))):
        for x, life in zip((43, 107), lives):
            window(canvas, x, y, 36, 66, life, curtain='mint', box='white' if y < -300 else None)
        canvas.rect(4, y + 88, 142, 6, canvas.volume('#fff0d8', .3, .2), radius=1.5)
    window(canvas, 104, -98, 48, 60, 'grandpa', curtain='sage')
    door(canvas, 42, 36, 88, '#2f5f66')


def towered(canvas):
    """The blue house, 220 wide: slates, a bay and a round tower with a pointed cap."""
    wall(canvas, 6, -258, 150, 258, '#8fb0c9')
    tiled(canvas, polygon([(-12, -250), (34, -356), (132, -356), (172, -250)]),
          (-14, -358, 190, 112), '#54708f', 'slate', 17)
    canvas.rect(30, -361, 108, 8, canvas.volume('#435c79', .3, .2), radius=4)
    canvas.rect(-14, -254, 180, 8, canvas.volume('#fff3dc', .3, .22), radius=3)
    with canvas.at(shadow='near'):
        canvas.path(polygon([(54, -262), (54, -312), (82, -338), (110, -312), (110, -262)]),
                    canvas.volume('#dbe6ea', .2, .16))
    window(canvas, 82, -308, 28, 38, 'lamp', curtain='lilac')
    barge(canvas, [(46, -304), (82, -340), (118, -304)], '#6f8cab', 6)
    window(canvas, 46, -222, 40, 62, 'lin', shutters='#3f5480', curtain='coral', box='rose')
    window(canvas, 118, -222, 36, 62, '', lamp=False, curtain='cream', box='rose')
    window(canvas, 112, -104, 50, 70, 'plant', curtain='coral')
    door(canvas, 46, 40, 92, '#e8b24a', wreath=True)
    _tower(canvas)


def _tower(canvas):
    canvas.rect(150, -322, 76, 322, canvas.gradient(
        (0, '#7d9ab4'), (.3, '#c3d6e0'), (.6, '#93b1c8'), (1, '#5d7692'), direction='right'))
    for y in (-318, -204, -90):
        canvas.rect(146, y, 84, 7, canvas.volume('#fff3dc', .3, .25), radius=2)
    tiled(canvas, 'M136 -310Q170 -370 188 -470Q206 -370 240 -310Q188 -296 136 -310Z',
          (134, -472, 110, 176), '#54708f', 'slate', 14)
    canvas.path('M136 -310Q188 -296 240 -310', stroke='#fff3dc', width=5)
    canvas.line(188, -468, 188, -494, '#5a3a44', 2.6)
    canvas.path('M188 -494Q200 -500 212 -490Q200 -486 188 -480Z', canvas.volume('coral', .3, .1))
    window(canvas, 188, -296, 30, 62, 'cat', shape='arch', curtain='mustard')
    window(canvas, 188, -184, 30, 66, 'books', shape='arch', curtain='mustard')
    window(canvas, 188, -74, 26, 46, '', lamp=False, shape='arch', curtain='cream')


def balconied(canvas):
    """The green house, 180 wide: mansard, iron balcony, striped awning over the door."""
    wall(canvas, 6, -300, 168, 300, '#a9c39a')
    tiled(canvas, 'M-8 -296Q10 -330 18 -398H162Q170 -330 188 -296Z', (-10, -400, 200, 110),
          '#5d7d5c', 'scallop', 16)
    canvas.rect(12, -404, 156, 9, canvas.volume('#4d6b50', .3, .2), radius=4)
    canvas.rect(-8, -302, 196, 9, canvas.volume('#fff3dc', .3, .22), radius=3)
    for x, life in ((52, 'plant'), (128, 'aunt')):
        with canvas.at(shadow='near'):
            canvas.path(f'M{x - 26} -304V-352A26 26 0 0 1 {x + 26} -352V-304Z',
                        canvas.volume('#eef0da', .2, .16))
        window(canvas, x, -364, 32, 52, life, shape='arch', curtain='rose')
    window(canvas, 90, -272, 76, 92, 'dancers', curtain='coral')
    window(canvas, 32, -262, 28, 72, '', lamp=False, curtain='cream')
    window(canvas, 148, -262, 28, 72, 'lamp', curtain='coral')
    canvas.rect(20, -172, 140, 8, canvas.volume('#fff3dc', .2, .3), radius=2)
    for x in range(24, 160, 9):
        canvas.line(x, -172, x, -204, '#4a3440', 1.8)
        canvas.ellipse(x, -188, 3, fill='none', stroke='#4a3440', line=1.2)
    canvas.line(20, -205, 160, -205, '#4a3440', 3)
    flower_box(canvas, 90, -210, 128, 'coral')
    window(canvas, 52, -116, 66, 84, 'uncle', curtain='mustard')
    door(canvas, 138, 38, 88, '#7a5272', 'box')
    _awning(canvas, 6, -138, 96, ('#fff3dc', '#d4745a'))


def _awning(canvas, x, y, width, tones):
    step = width / 8
    with canvas.at(shadow='near'):
        for index in range(8):
            left = x + index * step
            canvas.path(f'M{num(left + 3)} {y}h{num(step)}L{num(left + step)} {y + 26}'
                        f'q{num(-step / 2)} 8 {num(-step)} 0Z',
                        canvas.volume(tones[index % 2], .12, .2))


def gambrel(canvas):
    """The yellow house, 190 wide, with a barn roof and roses up the wall."""
    wall(canvas, 8, -230, 180, 230, '#eec274')
    front = [(2, -226), (28, -330), (98, -392), (168, -330), (194, -226)]
    canvas.path(polygon(front), canvas.gradient((0, '#fbe3a8'), (.5, '#eec274'), (1, '#c99550'),
                                                direction='right'))
    with canvas.at(clip=canvas.clip(polygon(front))):
        for y in range(-380, -232, 11):
            canvas.line(2, y, 194, y, '#c99550', .9, .35)
    window(canvas, 98, -350, 30, 30, '', shape='round', curtain='cream')
    window(canvas, 66, -296, 38, 50, 'lin', curtain='blue', box='lilac')
    window(canvas, 130, -296, 38, 50, 'ginger', curtain='blue', box='lilac')
    for x, life in ((50, 'mila'), (146, 'books')):
        window(canvas, x, -196, 44, 64, life, shutters='#b2503d', curtain='cream')
    window(canvas, 54, -92, 50, 56, 'lamp', curtain='teal')
    door(canvas, 134, 40, 90, '#3f5480')
    barge(canvas, [(-8, -218), (20, -334), (98, -402), (176, -334), (204, -218)], '#c8664e', 13)
    _roses(canvas, [(92, 0), (98, -50), (92, -110), (100, -160), (96, -214)])


def _roses(canvas, points):
    rng = canvas.random
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        for _ in range(15):
            part = rng.random()
            x = ax + (bx - ax) * part + rng.uniform(-9, 9)
            y = ay + (by - ay) * part + rng.uniform(-7, 7)
            canvas.ellipse(x, y, rng.uniform(4, 6.5), rng.uniform(3, 5), rng.choice(GREENS[:4]))
        for _ in range(6):
            part = rng.random()
            x = ax + (bx - ax) * part + rng.uniform(-8, 8)
            y = ay + (by - ay) * part + rng.uniform(-6, 6)
            canvas.ellipse(x, y, 3.8, fill=canvas.ball(rng.choice(('rose', 'coral', 'white')),
                                                       .4, .12))
