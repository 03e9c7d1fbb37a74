"""People. `child()` registers itself on the scene, `adult()` does not; otherwise they are alike.

Origin of the poses:
  peek   the edge looked over (top of a sofa): head above, fingers on the edge, nothing below
  bust   the edge that hides the lower body (table top): head, shoulders, arms on the edge
  stand  the floor between the feet          back   the same, seen from behind
  sit    the middle of the seat, legs hang   floor  cross-legged, the floor under the seat
  tummy  lying on the floor, head left, feet up; the floor under the elbows
  sleep  the middle of the head on a pillow; draw the blanket afterwards
Arms are named (down, up, wave, front, hips, out, hold) or a hand's place (x, y) from the origin.
"""

from dataclasses import dataclass

from .heads import Look, draw_head
from .palette import lit, shade
from .svg import num, smooth, star_path

__all__ = ['Look', 'child', 'adult', 'glimpse', 'PEOPLE']


@dataclass(frozen=True)
class Build:
    """Heights above the floor (negative is up), and thicknesses."""
    head: float
    chin: float
    hip: float
    shoulder: float
    arm: float
    leg: float


BUILDS = {
    'baby': Build(.82, -26, -11, 9, 6.4, 8), 'child': Build(1, -47, -23, 11.5, 7, 8.6),
    'teen': Build(.97, -69, -37, 13.5, 7.8, 9), 'adult': Build(.94, -90, -47, 17, 9.4, 10.6),
    'old': Build(.94, -83, -44, 16.5, 9, 10.4),
}

# A cast to start from; scenes vary them with .but(...)
PEOPLE = {
    'mila': Look('fair', 'ginger', 'pigtails', top='sage', bottom='plum', accent='terra',
                 freckles=True, face='elf'),
    'tomas': Look('honey', 'espresso', 'tuft', top='mustard', bottom='navy', detail='stripes',
                  face='round'),
    'amara': Look('umber', 'black', 'puffs', top='coral', bottom='deep', accent='mustard',
                  dress=True, face='heart'),
    'kofi': Look('deep', 'black', 'buzz', top='sky', bottom='brick', detail='star', face='broad'),
    'lin': Look('porcelain', 'black', 'bob', top='brick', bottom='navy', detail='dots',
                face='diamond'),
    'ravi': Look('tan', 'black', 'tousled', top='leaf', bottom='umber', glasses=True, face='long'),
    'zoe': Look('brown', 'espresso', 'curly', top='lilac', bottom='teal', detail='heart',
                face='pear'),
    'nils': Look('fair', 'straw', 'short', top='blue', bottom='umber', detail='overalls',
                 face='square'),
    'noor': Look('honey', 'espresso', 'headscarf', top='rose', bottom='plum', accent='teal',
                 dress=True, face='oval'),
    'ines': Look('tan', 'chestnut', 'braids', top='mustard', bottom='brick', accent='cream',
                 dress=True, face='sharp'),
    'baby': Look('honey', 'brown', 'tuft', 'baby', top='cream', bottom='sky', detail='dots',
                 accent='coral', face='round'),
    'mother': Look('fair', 'auburn', 'bun', 'adult', top='teal', bottom='plum', accent='mustard',
                   dress=True, face='oval'),
    'father': Look('brown', 'black', 'short', 'adult', top='terra', bottom='navy', beard='short',
                   detail='shirt', face='square'),
    'grandma': Look('porcelain', 'white', 'bun', 'old', top='lilac', bottom='plum', accent='rose',
                    glasses=True, dress=True, detail='cardigan', face='round'),
    'grandpa': Look('tan', 'grey', 'ring', 'old', top='sage', bottom='umber', beard='moustache',
                    glasses=True, detail='cardigan', face='pear'),
    'aunt': Look('umber', 'black', 'afro', 'adult', top='mustard', bottom='brick', accent='cream',
                 dress=True, face='diamond'),
    'uncle': Look('honey', 'black', 'bald', 'adult', top='blue', bottom='slate', beard='full',
                  face='long'),
    'teen': Look('tan', 'espresso', 'ponytail', 'teen', top='plum', bottom='blue', accent='coral',
                 face='sharp'),
}


def child(scene, x, y, look, pose='stand', scale=1, flip=False, visible=None, **options):
    """A child to be found. `visible` (x, y, w, h from the origin) when furniture hides a part.

    Options: face, gaze, tilt, arms, hands (see the poses below).
    """
    look = PEOPLE.get(look, look) if isinstance(look, str) else look
    with scene.at(x, y, scale=scale, flip=flip):
        box, face_at = POSES[pose](scene, look, **options)
        scene.register_child(*(visible or box))
        scene.keep_readable(*face_at)


def adult(scene, x, y, look, pose='stand', scale=1, flip=False, **options):
    """Anybody who is not counted: parents, grandparents, grown-up visitors."""
    look = PEOPLE.get(look, look) if isinstance(look, str) else look
    if look.age in ('child', 'baby'):
        raise ValueError('children must be drawn with child(), so that they are counted')
    with scene.at(x, y, scale=scale, flip=flip):
        _, face_at = POSES[pose](scene, look, **options)
        scene.keep_readable(*face_at)


def glimpse(scene, x, y, part, look, scale=1, flip=False, rotate=0):
    """A counted child of whom little is seen: 'hand', 'foot', 'feet', 'tuft' or 'eyes'.

    hand and tuft grow up from the origin, foot and feet stand on it, eyes look over it.
    """
    look = PEOPLE.get(look, look) if isinstance(look, str) else look
    with scene.at(x, y, scale=scale, flip=flip, rotate=rotate):
        if part == 'hand':
            _hand(scene, look, 0, -3, fingers=True)
            box = (-8, -11, 16, 14)
        elif part == 'foot':
            scene.contact(9, 2.6)
            _leg(scene, look, -1.5, -20, -1, -2, 8)
            _shoe(scene, look, 0, 0)
            box = (-8, -22, 17, 23)
        elif part == 'feet':
            for foot_x in (-7, 7):
                _leg(scene, look, foot_x, -16, foot_x, -2, 8)
                _shoe(scene, look, foot_x, 0)
            box = (-15, -16, 32, 17)
        elif part == 'tuft':
            with scene.at(clip=scene.clip('M-40 -60H40V0H-40Z')), scene.at(0, 13):
                draw_head(scene, look, 'smile')
            box = (-18, -22, 36, 22)
        elif part == 'eyes':
            with scene.at(clip=scene.clip('M-40 -60H40V0H-40Z')), scene.at(0, -7.5):
                draw_head(scene, look, 'smile')
            box = (-20, -36, 40, 36)
        else:
            raise ValueError(part)
        scene.register_child(*box)
        scene.keep_readable(0, -10, 20)


# ---- parts of the body -------------------------------------------------------------------
def _hand(canvas, look, x, y, fingers=False, size=4):
    skin = look.skin_color
    canvas.ellipse(x, y, size * 1.06, size, lit(skin, .05))
    if fingers:
        canvas.path(smooth([(x - 6, y + 1), (x - 5, y - 4), (x - 1.6, y - 5.6), (x + 2, y - 5.6),
                            (x + 5.2, y - 4), (x + 6, y + 1), (x, y + 3)]), lit(skin, .06))
        for finger in (-2.4, .4, 3):
            canvas.line(x + finger, y - 3.6, x + finger, y + .4, shade(skin, .24), .8, .8)


def _shoe(canvas, look, x, y):
    canvas.path(f'M{num(x - 5.500)} {num(y)}C{num(x - 7)} {num(y - 8)} {num(x + 3)} {num(y - 8)} '
                f'{num(x + 6)} {num(y - 4)}Q{num(x + 8)} {num(y)} {num(x + 6)} {num(y)}Z',
                canvas.volume(look.shoes, .2, .2))
    canvas.line(x - 5.4, y - .5, x + 6.2, y - .5, lit(look.shoes, .5), 1, .7)


def _leg(canvas, look, x1, y1, x2, y2, width):
    if look.dress:
        canvas.tube([(x1, y1), ((x1 + x2) / 2, (y1 + y2) / 2), (x2, y2 - 3)], look.skin_color,
              width * .72)
        canvas.line(x2, y2 - 6, x2, y2 - 2, lit(look.accent, .3), width * .8)
    else:
        canvas.tube([(x1, y1), ((x1 + x2) / 2, (y1 + y2) / 2), (x2, y2 - 2)], look.bottom, width)


ARMS = {'down': (1.35, .98), 'up': (1.9, -.85), 'wave': (2.1, -.55), 'front': (.35, .72),
        'hips': (.95, .78), 'out': (2.5, .12), 'hold': (.45, .5)}


def _arm(canvas, look, build, side, target, sleeve=None, long_sleeve=True):
    """One arm from the shoulder to a named or given place of the hand."""
    shoulder = (side * (build.shoulder - 2.5), build.chin + build.arm * .95)
    length = build.hip - build.chin
    if isinstance(target, str):
        across, down = ARMS[target]
        hand = (side * build.shoulder * across, shoulder[1] + length * down)
    else:
        hand = target
    bulge = side * (4 if target not in ('hips',) else 9)
    elbow = ((shoulder[0] + hand[0]) / 2 + bulge, (shoulder[1] + hand[1]) / 2 + 2)
    canvas.tube([shoulder, elbow, hand], sleeve or look.top, build.arm)
    _hand(canvas, look, *hand, size=build.arm * .52)


def _torso(canvas, look, build, bottom, from_behind=False):
    """From the shoulders to `bottom`; bottom lies on or above the hip for busts."""
    top, wide = build.chin - 1, build.shoulder
    hem = wide * (1.25 if look.dress else .92)
    flare = bottom + (7 if look.dress and bottom >= build.hip else 0)
    outline = (f'M{num(-wide * .42)} {num(top)}C{num(-wide)} {num(top + 2)} {num(-wide)} '
               f'{num(top + 8)} '
               f'{num(-wide * .9)} {num(top + 15)}L{num(-hem)} {num(flare)}Q0 {num(flare + 3)} '
               f'{num(hem)} {num(flare)}L{num(wide * .9)} {num(top + 15)}C{num(wide)} '
               f'{num(top + 8)} '
               f'{num(wide)} {num(top + 2)} {num(wide * .42)} {num(top)}Z')
    canvas.path(outline, canvas.volume(look.top, .18, .16, direction='diagonal'))
    with canvas.at(clip=canvas.clip(outline)):
        (_detail_behind if from_behind else _detail)(canvas, look, build, top, flare, wide)
    canvas.rect(-4, top - 5, 8, 8.5, shade(look.skin_color, .16), radius=3.4)
    canvas.path(f'M{num(-wide * .42)} {num(top)}q{num(wide * .42)} 6 {num(wide * .84)} 0',
                stroke=lit(look.top, .4), width=1.3)


def _detail(canvas, look, build, top, bottom, wide):
    accent, kind = look.accent, look.detail
    if kind == 'stripes' or kind == 'pyjamas':
        y = top + 8
        while y < bottom:
            canvas.rect(-wide * 1.4, y, wide * 2.8, 2.4, accent, opacity=.75)
            y += 6
    elif kind == 'dots':
        for row in range(7):
            for column in range(-4, 5):
                canvas.ellipse(column * 6 + (3 if row % 2 else 0), top + 7 + row * 6, 1.2,
                               fill=accent,
                               opacity=.8)
    elif kind == 'star':
        canvas.path(star_path(0, top + 15, 5.4), accent)
    elif kind == 'heart':
        y = top + 18
        canvas.path(f'M0 {y}C-9 {y - 6} -5 {y - 12} 0 {y - 8}C5 {y - 12} 9 {y - 6} 0 {y}Z', accent)
    elif kind in ('overalls', 'apron'):
        cloth = look.bottom if kind == 'overalls' else accent
        canvas.rect(-wide * .62, top + 11, wide * 1.24, 60, canvas.volume(cloth), radius=2)
        for side in (-1, 1):
            canvas.line(side * wide * .5, top - 1, side * wide * .5, top + 13, cloth, 3)
            canvas.ellipse(side * wide * .5, top + 13.5, 1.3, fill='gold')
        canvas.rect(-4.5, top + 18, 9, 6, shade(cloth, .12), radius=1.5)
    elif kind == 'cardigan':
        canvas.rect(-3.4, top, 6.8, 80, lit(accent, .3))
        for y in range(4):
            canvas.ellipse(5.4, top + 10 + y * 8, 1, fill='gold')
    elif kind == 'shirt':
        canvas.path(f'M-7 {num(top)}L0 {num(top + 8)}L7 {num(top)}L4 {num(top - 3)}H-4Z',
                    lit(look.top, .6))
        canvas.line(0, top + 8, 0, top + 70, shade(look.top, .25), .9, .7)


def _detail_behind(canvas, look, build, top, bottom, wide):
    """Only what goes all around; bibs, buttons and pictures are on the other side."""
    kind = look.detail
    if kind in ('stripes', 'pyjamas', 'dots'):
        _detail(canvas, look, build, top, bottom, wide)
    elif kind in ('overalls', 'apron'):
        cloth = look.bottom if kind == 'overalls' else look.accent
        waist = top + (bottom - top) * .72
        for side in (-1, 1):
            canvas.line(side * wide * .5, top - 1, -side * wide * .46, waist, cloth, 3)
        canvas.rect(-wide * 1.2, waist, wide * 2.4, 60 if kind == 'overalls' else 3,
                    canvas.volume(cloth))
        if kind == 'apron':
            for side in (-1, 1):
                canvas.ellipse(side * 4, waist + 1, 4, 2.4, lit(cloth, .2))
                canvas.line(0, waist + 2, side * 4, waist + 12, cloth, 2)
    else:
        canvas.curve([(-wide * .8, top + 9), (0, top + 11), (wide * .8, top + 9)],
                     shade(look.top, .2), .9, .5)
        canvas.curve([(0, top + 12), (.6, (top + bottom) / 2), (0, bottom)],
                     shade(look.top, .2), .8, .35)


def _head_on(canvas, look, build, face, gaze, tilt, from_behind=False):
    y = build.chin - (17 if look.age in ('child', 'baby') else 18.5) * build.head + 1.5
    with canvas.at(0, y):
        draw_head(canvas, look, face, gaze, tilt, build.head, from_behind)
    return 0, y


def _figure_box(build, head_y, half):
    top = head_y - 27 * build.head
    return (-half, top, half * 2, -top)


# ---- poses -------------------------------------------------------------------------------
def _peek(canvas, look, face='smile', gaze=0, tilt=0, hands=True, show=1.0):
    """show: how much of the head is above the edge, 1 = down to the chin, .6 = only the eyes."""
    build = BUILDS[look.age]
    head_y = -(44 * show - 26) * build.head
    with canvas.at(clip=canvas.clip('M-60 -90H60V.500H-60Z')), canvas.at(0, head_y):
        draw_head(canvas, look, face, gaze, tilt, build.head)
    if hands:
        for side in (-1, 1):
            _hand(canvas, look, side * 14.5, 0, fingers=True)
    top = head_y - 26 * build.head
    return (-21, top, 42, 4 - top), (0, head_y)


def _bust(canvas, look, face='smile', gaze=0, tilt=0, arms=('rest', 'rest'), height=None):
    """height: how far the chin is above the edge."""
    build = BUILDS[look.age]
    rise = height or (build.hip - build.chin) * .62
    with canvas.at(clip=canvas.clip('M-70 -150H70V0H-70Z')), canvas.at(0, -rise - build.chin):
        _torso(canvas, look, build, build.hip)
        head_at = _head_on(canvas, look, build, face, gaze, tilt)
    head_y = head_at[1] - rise - build.chin
    with canvas.at(0, -rise - build.chin):
        edge = rise + build.chin
        for side, arm in zip((-1, 1), arms):
            if arm == 'rest':
                arm = (side * build.shoulder * .62, edge - 2.5)
            if arm:
                _arm(canvas, look, build, side, arm)
    half = build.shoulder + 9
    return (-half, head_y - 27 * build.head, half * 2, -head_y + 27 * build.head), (0, head_y)


def _stand(canvas, look, face='smile', gaze=0, tilt=0, arms=('down', 'down'), shadow=True,
           from_behind=False):
    build = BUILDS[look.age]
    if shadow:
        canvas.contact(build.shoulder + 5, 4)
    spread = build.shoulder * .48
    for side in (-1, 1):
        _leg(canvas, look, side * spread * .9, build.hip - 1, side * spread, -1, build.leg)
        with canvas.at(side * spread, 0, flip=side < 0):
            _shoe(canvas, look, 0, 0)
    behind = [arm in ('up', 'wave', 'out') for arm in arms]
    for side, arm, back in zip((-1, 1), arms, behind):
        if back and arm:
            _arm(canvas, look, build, side, arm)
    _torso(canvas, look, build, build.hip, from_behind)
    if from_behind:
        head_at = _head_on(canvas, look, build, face, gaze, tilt, True)
    for side, arm, back in zip((-1, 1), arms, behind):
        if not back and arm:
            _arm(canvas, look, build, side, arm)
    if not from_behind:
        head_at = _head_on(canvas, look, build, face, gaze, tilt)
    return _figure_box(build, head_at[1], build.shoulder + 8), head_at


def _back(canvas, look, **options):
    return _stand(canvas, look, from_behind=True, **options)


def _sit(canvas, look, face='smile', gaze=0, tilt=0, arms=('front', 'front'), swing=0):
    """Facing the viewer on a seat; swing moves the feet sideways."""
    build = BUILDS[look.age]
    shin = -build.hip * .78
    spread = build.shoulder * .52
    for side in (-1, 1):
        foot = (side * spread + swing, shin)
        _leg(canvas, look, side * spread, 2, foot[0], foot[1], build.leg)
        with canvas.at(foot[0], foot[1] + 2, flip=side < 0):
            _shoe(canvas, look, 0, 0)
    with canvas.at(0, -build.hip - 3):
        _torso(canvas, look, build, build.hip)
    knee = look.top if look.dress else look.bottom
    for side in (-1, 1):
        canvas.rect(side * spread - build.leg * .62, -6, build.leg * 1.24, 11,
                    canvas.ball(knee, .22, .14), radius=5)
    with canvas.at(0, -build.hip - 3):
        for side, arm in zip((-1, 1), arms):
            if arm:
                _arm(canvas, look, build, side, arm)
        head_at = _head_on(canvas, look, build, face, gaze, tilt)
    head_y = head_at[1] - build.hip - 3
    top = head_y - 27 * build.head
    half = build.shoulder + 8
    return (-half, top, half * 2, shin + 3 - top), (0, head_y)


def _floor(canvas, look, face='smile', gaze=0, tilt=0, arms=('front', 'front')):
    """Cross-legged on the floor."""
    build = BUILDS[look.age]
    canvas.contact(build.shoulder + 12, 5)
    cloth = look.top if look.dress else look.bottom
    reach = build.shoulder + 7
    lift = -build.hip - 8
    with canvas.at(0, lift):
        _torso(canvas, look, build, build.hip + 2)
    for side in (-1, 1):
        canvas.tube([(side * 5, -8), (side * reach, -6), (side * (reach - 6), -2.5),
                       (-side * 4, -3)],
              cloth, build.leg)
    for side in (-1, 1):
        with canvas.at(side * 7, 0, flip=side > 0):
            _shoe(canvas, look, 0, .5)
    with canvas.at(0, lift):
        for side, arm in zip((-1, 1), arms):
            if arm:
                _arm(canvas, look, build, side, arm)
        head_at = _head_on(canvas, look, build, face, gaze, tilt)
    head_y = head_at[1] + lift
    top = head_y - 27 * build.head
    return (-reach - 4, top, reach * 2 + 8, 3 - top), (0, head_y)


def _tummy(canvas, look, face='smile', gaze=-.5, tilt=0):
    """Lying on the stomach, chin in hands, feet kicking."""
    canvas.contact(36, 5, x=18)
    for offset, rise in ((0, -24), (5, -30)):
        canvas.tube([(34, -8), (52 + offset, -7), (54 + offset, rise)], look.bottom, 8)
        with canvas.at(54 + offset, rise - 2, rotate=100):
            _shoe(canvas, look, 0, 2)
    body = smooth([(-4, -17), (12, -19), (30, -17), (42, -13), (44, -3), (30, 0), (6, 0), (-6, -3)])
    canvas.path(body, canvas.volume(look.top, .2, .2))
    canvas.path(smooth([(28, -17), (42, -13.5), (45, -4), (32, -.3), (27, -6)]),
                canvas.volume(look.bottom, .14, .2))
    for x in (-14, 2):
        canvas.tube([(x * .4 + 3, -12), (x, -2.5), (x * .8, -13)], shade(look.top, .05), 6.6)
    with canvas.at(-5, -31):
        draw_head(canvas, look, face, gaze, tilt, BUILDS[look.age].head * .95)
    for x in (-17, 7):
        _hand(canvas, look, x, -17, size=4)
    return (-25, -57, 90, 58), (-5, -31)


def _sleep(canvas, look, face='dream', gaze=0, tilt=-14, shoulder=True):
    """A head on a pillow; the blanket goes over the shoulder afterwards."""
    build = BUILDS[look.age]
    if shoulder:
        canvas.path(smooth([(4, 12), (20, 9), (34, 14), (36, 28), (4, 28)]),
                    canvas.volume(look.top))
    draw_head(canvas, look, face, gaze, tilt, build.head)
    size = 26 * build.head
    return (-size, -size, size * 2, size * 1.8), (0, 0)


POSES = {'peek': _peek, 'bust': _bust, 'stand': _stand, 'back': _back, 'sit': _sit,
         'floor': _floor, 'tummy': _tummy, 'sleep': _sleep}
