"""Faces and hair. The head's origin is the middle of the face; a child's face is 36 units wide.

A head is drawn in layers: hair behind, ears, face, features, hair in front, hat. A hairstyle is
two small functions, one for each hair layer, so that a new one is easy to add. The shape of the
face, its eyes, brows and nose come from a template of features.py.
"""

from dataclasses import dataclass, replace
import zlib

from .features import FACES, TEMPLATES, draw_features, draw_mouth, face_outline
from .napes import nape
from .palette import HAIR, SKIN, lit, mix, shade
from .svg import num, smooth

# What makes somebody another person: a changed jumper does not, changed hair does.
IDENTITY = ('skin', 'hair', 'style', 'age', 'beard')


@dataclass(frozen=True)
class Look:
    """Everything that makes a person somebody. Change one thing with look.but(hair='ginger')."""
    skin: str = 'fair'          # palette.SKIN
    hair: str = 'brown'         # palette.HAIR or any colour
    style: str = 'short'        # STYLES
    age: str = 'child'          # baby, child, teen, adult, old
    top: str = 'teal'
    bottom: str = 'navy'
    shoes: str = 'umber'
    dress: bool = False
    detail: str = ''            # stripes dots star heart overalls apron cardigan shirt pyjamas
    accent: str = 'cream'       # colour of the detail, bow, scarf
    glasses: bool = False
    freckles: bool = False
    beard: str = ''             # moustache, short, full
    hat: str = ''               # HATS
    hat_color: str = 'terra'
    face: str = ''              # features.TEMPLATES; left out, everybody gets their own

    def but(self, **changes):
        if any(name in changes for name in IDENTITY):
            changes.setdefault('face', '')
        return replace(self, **changes)

    @property
    def template(self):
        if self.face:
            return TEMPLATES[self.face]
        who = ' '.join(getattr(self, name) for name in IDENTITY)
        names = sorted(TEMPLATES)
        return TEMPLATES[names[zlib.crc32(who.encode()) % len(names)]]

    @property
    def skin_color(self):
        return SKIN.get(self.skin, self.skin)

    @property
    def hair_color(self):
        return HAIR.get(self.hair, self.hair)


def draw_head(canvas, look, face='smile', gaze=0, tilt=0, scale=1, from_behind=False):
    """A head. face: a name of FACES. gaze -1..1 looks left or right."""
    with canvas.at(scale=scale, rotate=tilt):
        behind, front = STYLES[look.style]
        grown = look.age in ('adult', 'old', 'teen')
        if from_behind:
            _head_from_behind(canvas, look)
            return
        behind(canvas, look)
        if grown and look.style not in ('bald', 'ring', 'headscarf'):
            _temples(canvas, look)
        skin, template = look.skin_color, look.template
        for side in (-1, 1):
            ear_x = side * (16.8 if grown else 18) * template.cheek
            size = template.ears
            canvas.ellipse(ear_x, 3.5, 3.6 * size, 4.6 * size, shade(skin, .06))
            canvas.ellipse(ear_x + side * .4 * size, 3.8, 1.9 * size, 2.8 * size,
                           mix(skin, 'terra', .35), .6)
        outline = face_outline(template, grown)
        canvas.path(outline, canvas.gradient((0, shade(skin, .10)), (.32, lit(skin, .10)),
                                             (.75, skin), (1, shade(skin, .10))))
        with canvas.at(clip=canvas.clip(outline)):
            cheek = canvas.radial((0, '#e8705c', .55 * template.blush), (1, '#e8705c', 0))
            for side in (-1, 1):
                canvas.ellipse(side * 11.4 * template.cheek, 8, 6, 5, cheek)
            canvas.ellipse(20, 6, 8, 22, shade(skin, .3), .22)
        draw_features(canvas, look, face, gaze)
        if look.beard:
            _beard(canvas, look, FACES[face][1])
        front(canvas, look)
        if look.glasses:
            _glasses(canvas)
        if look.hat:
            HATS[look.hat](canvas, look)


def _head_from_behind(canvas, look):
    nape(canvas, look)
    if look.hat == 'cap':            # the peak is on the other side
        canvas.path(CAP_DOME, canvas.ball(look.hat_color, .28, .16))
        canvas.path('M-7 -9q7 -7 14 0', stroke=shade(look.hat_color, .3), width=2)
    elif look.hat:
        HATS[look.hat](canvas, look)


def _temples(canvas, look):
    """Hair beside a grown-up's narrower face: without it the wall would show in the gap."""
    canvas.path('M-19.400 3C-22.500 -15 -13 -26 0 -26C13 -26 22.500 -15 19.400 3C18.600 7 15 6 15 '
                '2V-8H-15V2C-15 6 -18.600 7 -19.400 3Z', shade(look.hair_color, .1))


# ---- beard and glasses -------------------------------------------------------------------
OPEN_MOUTHS = ('grin', 'laugh', 'o')


def _beard(canvas, look, mouth):
    """An open mouth is drawn once more upon the beard, a closed one is a line in it."""
    hair = look.hair_color
    if look.beard in ('short', 'full'):
        jaw = max(1, look.template.jaw * .98)
        low = (25 if look.beard == 'full' else 21.5) + max(0, look.template.chin)
        wide, turn = num(16.8 * max(1, look.template.cheek)), num(12 * jaw)
        canvas.path(f'M-{wide} 3C-{num(17 * jaw)} 12 -{turn} {num(low)} 0 {num(low)}'
                    f'C{turn} {num(low)} {num(17 * jaw)} 12 {wide} 3'
                    'C15 9 12 10.500 8 9.400C4 8.200 -4 8.200 -8 9.400'
                    f'C-12 10.500 -15 9 -{wide} 3Z',
                    canvas.volume(hair, .12, .15))
        if mouth not in OPEN_MOUTHS:
            canvas.path('M-3.600 12.200q3.600 3 7.200 0', width=1.6,
                        stroke=mix(look.skin_color, 'brick', .5))
    canvas.path('M0 8.600C-3 7.400 -7 8.600 -8.400 12C-5 11.600 -2 11.600 0 10.400C2 11.600 5 '
                '11.600 8.400 12'
                'C7 8.600 3 7.400 0 8.600Z', shade(hair, .08))
    if mouth in OPEN_MOUTHS:
        with canvas.at(0, 3.2, scale=.8):
            draw_mouth(canvas, mouth, 0, hair)


def _glasses(canvas):
    for side in (-1, 1):
        canvas.ellipse(side * 7.5, 2.2, 5.6, 5.4, 'white', .16)
        canvas.ellipse(side * 7.5, 2.2, 5.6, 5.4, 'none', stroke='umber', line=1.2)
        canvas.line(side * 13, 1.4, side * 17, .6, 'umber', 1.1)
    canvas.path('M-2 1.600q2 -1.400 4 0', stroke='umber', width=1.1)


# ---- hair --------------------------------------------------------------------------------
CAP = ('M-19.400 3C-22.500 -15 -13 -26 0 -26C13 -26 22.500 -15 19.400 3'
       'C18.800 -3 17.400 -6.500 15.500 -9.500')


def _cap(canvas, hair, fringe):
    """The hair that frames the face; `fringe` runs from the right temple to the left one."""
    canvas.path(CAP + fringe + 'C-17.400 -6.500 -18.800 -3 -19.400 3Z', canvas.ball(hair, .24, .18))
    canvas.path('M-13 -17.500C-8 -22.500 0 -23.500 6 -22', stroke=lit(hair, .4), width=1.7,
                opacity=.55)


SIDE_FRINGE = 'C10 -11 4 -12.500 -2 -15C-5 -11.500 -11 -10.500 -15.500 -8'
STRAIGHT_FRINGE = 'C10 -7 5 -6.500 0 -6.800C-5 -6.500 -10 -7 -15.500 -8.500'
CENTRE_FRINGE = 'C9 -11 3 -15 0 -19C-3 -15 -9 -11 -15.500 -9.500'
HIGH_FRINGE = 'C11 -14 5 -15.500 0 -15.500C-5 -15.500 -11 -14 -15.500 -9.500'


def _nothing(canvas, look):
    pass


def _short(canvas, look):
    _cap(canvas, look.hair_color, SIDE_FRINGE)


def _tousled(canvas, look):
    hair = look.hair_color
    _cap(canvas, hair,
         'L11 -6.500L8.500 -11.500L4 -5.500L1 -11.500L-4 -6L-7 -11.500L-11.500 -6.500L-15.500 -9')
    canvas.path('M-8 -23L-10 -29.500L-3 -26L-1 -32L4 -26L10 -29.500L10 -23Z', hair)


def _tuft(canvas, look):
    hair = look.hair_color
    canvas.path('M-2 -24C-5 -32 2 -37 8 -33C4 -32 3 -29 4 -24Z', hair)
    _cap(canvas, hair, HIGH_FRINGE)


def _buzz(canvas, look):
    hair = look.hair_color
    canvas.path('M-18.600 0C-20 -15 -12 -23.600 0 -23.600C12 -23.600 20 -15 18.600 0C17 -7 15 -11 '
                '12 -13'
                'C5 -15.500 -5 -15.500 -12 -13C-15 -11 -17 -7 -18.600 0Z',
                canvas.ball(hair, .16, .1),
                opacity=.92)


def _bob_back(canvas, look):
    canvas.path('M-21 14C-26 -16 -14 -27 0 -27C14 -27 26 -16 21 14C16 18 -16 18 -21 14Z',
                shade(look.hair_color, .16))


def _bob(canvas, look):
    hair = look.hair_color
    _cap(canvas, hair, STRAIGHT_FRINGE)
    for side in (-1, 1):
        canvas.path(f'M{side * 19.6} -4C{side * 23} 4 {side * 22.5} 12 {side * 20} 16'
                    f'C{side * 17} 16 {side * 15.5} 8 {side * 16} -4Z',
                    canvas.volume(hair, .1, .14))


def _long_back(canvas, look):
    canvas.path('M-21 30C-24 26 -27 -14 -14 -24C-6 -28 6 -28 14 -24C27 -14 24 26 21 30C14 34 -14 '
                '34 -21 30Z',
                canvas.volume(shade(look.hair_color, .12), .05, .2))


def _long(canvas, look):
    hair = look.hair_color
    _cap(canvas, hair, CENTRE_FRINGE)
    for side in (-1, 1):
        canvas.path(f'M{side * 18.8} -6C{side * 22.5} 4 {side * 23} 18 {side * 20} 30'
                    f'C{side * 16} 24 {side * 17.5} 8 {side * 16.4} -4Z',
                    canvas.volume(hair, .1, .12))


def _wavy(canvas, look):
    hair = look.hair_color
    _cap(canvas, hair, SIDE_FRINGE)
    for side in (-1, 1):
        canvas.path(smooth([(side * 17, -6), (side * 22, 2), (side * 20, 9), (side * 24, 16),
                            (side * 21, 24), (side * 17, 18), (side * 18.5, 8)]),
                    canvas.volume(hair, .1, .14))


def _curls(canvas, hair, places, radius):
    for x, y in places:
        canvas.ellipse(x, y, radius, fill=canvas.ball(hair, .22, .16))


def _curly(canvas, look):
    hair = look.hair_color
    canvas.path('M-17.500 -6C-15 -14 15 -14 17.500 -6C17 -24 -17 -24 -17.500 -6Z', hair)
    _curls(canvas, hair, ((-18.5, -3), (-18, -11), (-14.5, -18), (-8, -23.5), (0, -25), (8, -23.5),
                          (14.5, -18), (18, -11), (18.5, -3), (-10, -15.5), (-3, -17.5), (4, -17.5),
                          (11, -15.5)), 5.6)


def _curly_back(canvas, look):
    canvas.ellipse(0, -8, 21.5, 20, shade(look.hair_color, .2))


def _afro_back(canvas, look):
    hair = shade(look.hair_color, .06)
    canvas.ellipse(0, -10, 26, 24, canvas.ball(hair, .2, .18))
    _curls(canvas, hair, [(-24, -4), (-25, -13), (-20, -24), (-11, -31), (0, -33.5), (11, -31),
                          (20, -24), (25, -13), (24, -4), (-21, 5), (21, 5)], 5.4)


def _afro(canvas, look):
    _cap(canvas, look.hair_color, HIGH_FRINGE)


def _puffs_back(canvas, look):
    hair = look.hair_color
    for side in (-1, 1):
        canvas.ellipse(side * 18, -21, 10, 9.6, canvas.ball(hair, .26, .18))
        _curls(canvas, hair, [(side * 25, -24), (side * 24, -17), (side * 17, -29)], 4.6)
        canvas.ellipse(side * 12.6, -17.6, 2.8, 4, look.accent)


def _puffs(canvas, look):
    _cap(canvas, look.hair_color, CENTRE_FRINGE)
    canvas.path('M0 -25V-19', stroke=shade(look.skin_color, .1), width=.9, opacity=.7)


def _pigtails_back(canvas, look):
    hair = look.hair_color
    for side in (-1, 1):
        canvas.path(smooth([(side * 17, -10), (side * 27, -12), (side * 31, -1), (side * 27, 11),
                            (side * 24, 4), (side * 20, -3)]), canvas.volume(hair, .12, .2))
        canvas.ellipse(side * 18.5, -9.5, 3, fill=look.accent)


def _pigtails(canvas, look):
    _cap(canvas, look.hair_color, CENTRE_FRINGE)


def _braids_back(canvas, look):
    hair = look.hair_color
    for side in (-1, 1):
        for step in range(5):
            canvas.ellipse(side * (19 + step * .3), 5 + step * 5.4, 4.3 - step * .3, 3.6,
                           canvas.ball(hair, .24, .22))
        canvas.ellipse(side * 20.4, 29.4, 3, 1.8, look.accent)
        canvas.path(f'M{side * 20.4} 30l{-side * 2.4} 6h{side * 5}Z', hair)


def _ponytail_back(canvas, look):
    hair = look.hair_color
    canvas.path(smooth([(10, -22), (22, -28), (31, -18), (30, -2), (25, 12), (22, 2), (20, -10)]),
                canvas.volume(hair, .14, .2))
    canvas.ellipse(14.5, -20.5, 3.4, fill=look.accent)


def _bun_back(canvas, look):
    hair = look.hair_color
    canvas.ellipse(0, -29, 9, 8, canvas.ball(hair, .28, .2))
    canvas.path('M-5 -31q5 -4 9 0M-6 -27q6 4 11 0', stroke=shade(hair, .22), width=1, opacity=.6)
    canvas.ellipse(0, -23.4, 7, 2.4, look.accent, .95)


def _ring(canvas, look):
    """What is left at the sides of a bald head."""
    for side in (-1, 1):
        canvas.path(smooth([(side * 16, -6), (side * 20, -5), (side * 21.5, 2), (side * 19, 8),
                            (side * 16.6, 3)]), canvas.ball(look.hair_color, .2, .12))
    canvas.ellipse(-6, -14, 5, 2.4, 'highlight', .4)


def _shine(canvas, look):
    canvas.ellipse(-6, -14, 5.4, 2.6, 'highlight', .45)


def _scarf_back(canvas, look):
    canvas.path('M-20 6C-25 -16 -14 -27 0 -27C14 -27 25 -16 20 6C22 18 17 28 0 28C-17 28 -22 18 '
                '-20 6Z',
                shade(look.accent, .12))


def _scarf(canvas, look):
    """A headscarf: a soft oval frame around the face, with folds to the chin."""
    cloth = look.accent
    canvas.path('M0 -27C-15 -27 -24 -15 -20.500 4C-19 15 -12 23 0 25C12 23 19 15 20.500 4C24 -15 '
                '15 -27 0 -27Z'
                'M0 -16.500C8.500 -16.500 15.500 -11 15.800 -2C16 9 9 16.800 0 17.200C-9 16.800 '
                '-16 9 -15.800 -2'
                'C-15.500 -11 -8.500 -16.500 0 -16.500Z" fill-rule="evenodd',
                canvas.ball(cloth, .3, .18))
    canvas.path('M-13 -20C-6 -25 5 -25 12 -20', stroke=lit(cloth, .5), width=1.5, opacity=.7)
    canvas.path('M-18 8C-12 18 -4 21 6 21M18 6C15 14 10 19 3 22', stroke=shade(cloth, .3), width=1,
                opacity=.6)


STYLES = {
    'short': (_nothing, _short), 'tousled': (_nothing, _tousled), 'tuft': (_nothing, _tuft),
    'buzz': (_nothing, _buzz), 'bob': (_bob_back, _bob), 'long': (_long_back, _long),
    'wavy': (_bob_back, _wavy), 'curly': (_curly_back, _curly), 'afro': (_afro_back, _afro),
    'puffs': (_puffs_back, _puffs), 'pigtails': (_pigtails_back, _pigtails),
    'braids': (_braids_back, _pigtails), 'ponytail': (_ponytail_back, _short),
    'bun': (_bun_back, _puffs), 'bald': (_nothing, _shine), 'ring': (_nothing, _ring),
    'headscarf': (_scarf_back, _scarf),
}


# ---- hats --------------------------------------------------------------------------------
CAP_DOME = 'M-20 -9C-20 -24 -11 -30 0 -30C11 -30 20 -24 20 -9Z'


def _cap_hat(canvas, look):
    cloth = look.hat_color
    canvas.path(CAP_DOME, canvas.ball(cloth, .28, .16))
    canvas.path('M-20 -10C-8 -14 10 -14 27 -6C24 -3 14 -7 0 -7C-10 -7 -16 -7 -20 -8Z',
                shade(cloth, .18))
    canvas.ellipse(0, -30, 2.2, 1.6, lit(cloth, .3))


def _beanie(canvas, look):
    cloth = look.hat_color
    canvas.ellipse(0, -33, 5, fill=canvas.ball(look.accent))
    canvas.path('M-20 -9C-20 -24 -11 -31 0 -31C11 -31 20 -24 20 -9Z', canvas.ball(cloth, .28, .16))
    canvas.rect(-21, -14, 42, 8, canvas.volume(lit(cloth, .25)), radius=4)
    for x in range(-17, 19, 5):
        canvas.line(x, -12.5, x, -7.5, shade(cloth, .2), .9, .6)


def _party(canvas, look):
    canvas.path('M-11 -20L1 -47L12 -20Q0 -16 -11 -20Z', canvas.volume(look.hat_color))
    canvas.path('M-7 -28q7 3 12 0M-3 -36q4 2 7 0', stroke=look.accent, width=2)
    canvas.ellipse(1, -47, 3.4, fill=look.accent)


def _foam(canvas, look):
    fill = canvas.radial((0, 'white'), (.7, '#eef6f6'), (1, '#c8dfe6'), cx=.35, cy=.3, radius=.8)
    for x, y, radius in ((-11, -21, 7), (10, -21, 7.5), (-3, -26, 9), (5, -31, 6)):
        canvas.ellipse(x, y, radius, fill=fill)


def _nightcap(canvas, look):
    cloth = look.hat_color
    canvas.path('M-19 -11C-16 -28 4 -34 16 -27C26 -22 30 -10 29 -3C24 -12 20 -15 18 -14Z',
                canvas.volume(cloth))
    canvas.rect(-20, -15, 40, 7, canvas.volume('cream'), radius=3.5)
    canvas.ellipse(29, -1, 4, fill=canvas.ball('cream'))


def _sunhat(canvas, look):
    straw = look.hat_color
    canvas.ellipse(0, -13, 31, 7, shade(straw, .16))
    canvas.path('M-16 -13C-17 -30 17 -30 16 -13Z', canvas.ball(straw, .3, .15))
    canvas.path('M-16.400 -17C-8 -12.500 8 -12.500 16.400 -17L16 -12.500C8 -8.500 -8 -8.500 -16 '
                '-12.500Z', look.accent)
    canvas.path('M-31 -13C-20 -7 20 -7 31 -13', stroke=lit(straw, .4), width=1.4)


def _helmet(canvas, look):
    shell = look.hat_color
    canvas.path('M-21 -9C-22 -33 22 -33 21 -9Z', canvas.ball(shell, .4, .16))
    canvas.path('M-3 -29.500h6v15h-6Z', lit(shell, .35))
    canvas.rect(-25, -11.5, 50, 5, canvas.volume(shell), radius=2.5)


def _bow(canvas, look):
    with canvas.at(9, -21, rotate=18):
        for flip in (False, True):
            with canvas.at(flip=flip):
                canvas.path('M0 0C4 -7 11 -7 11 0C11 7 4 6 0 0Z', canvas.volume(look.hat_color))
        canvas.ellipse(0, 0, 2.4, fill=lit(look.hat_color, .2))


def _chef(canvas, look):
    white = canvas.ball('white', .2, .12)
    for x, y, radius in ((-11, -31, 9), (0, -36, 10), (11, -31, 9)):
        canvas.ellipse(x, y, radius, fill=white)
    canvas.rect(-15, -29, 30, 15, canvas.volume('white', 0, .12), radius=2)


HATS = {'cap': _cap_hat, 'beanie': _beanie, 'party': _party, 'foam': _foam, 'nightcap': _nightcap,
        'sunhat': _sunhat, 'helmet': _helmet, 'bow': _bow, 'chef': _chef}
