"""What tells two faces apart: the shape of the head, eyes, brows, nose and the width of a smile.

A template is one combination, drawn for any skin, hair and age. Ten of them are enough that
nobody in a room looks like the person beside them.
"""

from dataclasses import dataclass

from .palette import HAIR, color, lit, mix, shade
from .svg import num, smooth


@dataclass(frozen=True)
class Template:
    """Widths are parts of the usual ones; chin is how much longer the face is, in units."""
    cheek: float = 1.0
    jaw: float = 1.0
    point: float = 1.0          # the chin's width: below 1 it is pointed, above 1 it is square
    chin: float = 0.0
    ears: float = 1.0
    eyes: str = 'round'         # round large small almond narrow lids
    apart: float = 1.0          # how far the eyes are apart
    brows: str = 'soft'         # soft thick bushy thin angled high
    nose: str = 'curve'         # curve button long broad bulb hook snub point
    smile: float = 1.0
    blush: float = 1.0


TEMPLATES = {
    'oval': Template(),
    'round': Template(1.06, 1.14, 1.2, -1, eyes='small', apart=1.1, brows='high', nose='button',
                      smile=.86, blush=1.5),
    'long': Template(.91, .9, .95, 2.4, eyes='lids', apart=.94, brows='thin', nose='long',
                     smile=.92, blush=.7),
    'square': Template(1.0, 1.2, 1.55, .4, eyes='round', brows='thick', nose='broad', smile=1.14,
                       blush=.7),
    'heart': Template(1.03, .84, .56, .8, eyes='large', apart=1.06, brows='thin', nose='snub',
                      smile=.86, blush=1.2),
    'pear': Template(1.07, 1.22, 1.3, 1, 1.1, 'lids', 1.0, 'bushy', 'bulb', 1.0, 1.3),
    'diamond': Template(1.05, .88, .74, 1, eyes='almond', apart=1.05, brows='angled', nose='hook',
                        smile=1.06, blush=.8),
    'broad': Template(1.09, 1.1, 1.2, -1.8, eyes='narrow', apart=1.12, brows='soft', nose='broad',
                      smile=1.3, blush=1.2),
    'elf': Template(.96, .84, .74, -.6, 1.4, 'large', .96, 'high', 'button', 1.2, 1.1),
    'sharp': Template(.94, .8, .46, 2, .9, 'almond', .94, 'thick', 'point', .92, .6),
}


def face_outline(template, grown):
    """The edge of the face. Its upper part is the same for all, since every hair sits on it."""
    wide, long = (16.5, 20) if grown else (18, 17.6)
    cheek = min(wide * template.cheek, 19.4)
    jaw = (13.4 if grown else 14.6) * template.jaw
    point = (7 if grown else 7.5) * template.point
    chin = long + template.chin
    half = [(wide - .3, -4.5), (cheek, 4), (jaw, chin * .67), (point, chin * .935)]
    return smooth([(-x, y) for x, y in half] + [(0, chin)] + half[::-1]
                  + [(12.7, -15), (0, -20), (-12.7, -15)])


# face: eyes and mouth
FACES = {'smile': ('open', 'smile'), 'calm': ('open', 'calm'), 'grin': ('open', 'grin'),
         'happy': ('arc', 'smile'), 'laugh': ('arc', 'laugh'), 'joy': ('open', 'laugh'),
         'surprise': ('wide', 'o'), 'wink': ('wink', 'grin'), 'sly': ('open', 'side'),
         'sleep': ('sleep', 'calm'), 'dream': ('sleep', 'smile'), 'sing': ('arc', 'o')}
# Children have the same heads with softer features: nobody is born with bushy brows.
YOUNG = {'lids': 'round', 'narrow': 'small', 'bushy': 'soft', 'angled': 'soft', 'long': 'curve',
         'bulb': 'button', 'hook': 'curve', 'point': 'snub'}
DARK_SKIN = ('brown', 'umber', 'deep')


def draw_features(canvas, look, face, gaze):
    skin, template = look.skin_color, look.template
    dark_skin = look.skin in DARK_SKIN
    line = mix(skin, '#d4645a', .6) if dark_skin else mix(shade(skin, .55), 'brick', .25)
    young = YOUNG if look.age in ('baby', 'child') else {}
    shape, brow, nose = (young.get(kind, kind)
                         for kind in (template.eyes, template.brows, template.nose))
    eyes, mouth = FACES[face]
    shift = gaze * 1.5
    eye_y = 3.4 if look.age == 'baby' else 2
    for side in (-1, 1):
        x = side * 7.3 * template.apart + shift
        kind = eyes if eyes != 'wink' else ('arc' if side == 1 else 'open')
        _eye(canvas, shape, kind, x, eye_y, side, look)
    lift = 1.6 if mouth in ('o', 'laugh') else 0
    for side in (-1, 1):
        with canvas.at(side * 7.4 * template.apart + shift * .5, eye_y - 6.6 - lift,
                       flip=side < 0):
            BROWS[brow](canvas, _brow_color(look))
    with canvas.at(shift * .8, 0):
        NOSES[nose](canvas, skin)
    with canvas.at(shift * .6, 0):
        draw_mouth(canvas, mouth, 0, line, template.smile)
    if look.freckles:
        for x, y in ((-10, 6), (-7.6, 7.4), (-11.6, 8.2), (10, 6), (7.6, 7.4), (11.6, 8.2)):
            canvas.ellipse(x, y, .6, fill=mix(skin, 'brick', .5))
    if look.age == 'old':
        _wrinkles(canvas, skin)


def _brow_color(look):
    hair = look.hair_color
    if hair in (HAIR['straw'], HAIR['white']):
        return shade(hair, .28)
    if look.style == 'bald' and look.age != 'old' and not look.beard:
        return shade(look.skin_color, .4)
    return shade(hair, .12)


def _wrinkles(canvas, skin):
    for side in (-1, 1):
        canvas.path(f'M{side * 13} 1q{side * 2} .8 {side * 2.4} 2.600', stroke=shade(skin, .25),
                    width=.8, opacity=.8)
        canvas.path(f'M{side * 6.2} 9.600q{side * 2} 1.400 {side * 1.6} 3.600',
                    stroke=shade(skin, .25), width=.8, opacity=.7)


# ---- eyes ----------------------------------------------------------------------------------
def _eye(canvas, shape, kind, x, y, side, look):
    dark_skin = look.skin in DARK_SKIN
    ink = '#2e1c24' if dark_skin else color('ink')
    if kind == 'arc':                # smiling shut
        canvas.path(f'M{num(x - 2.8)} {num(y + 1)}Q{num(x)} {num(y - 2.8)} {num(x + 2.8)} '
                    f'{num(y + 1)}', stroke=ink, width=1.6)
        return
    if kind == 'sleep':
        canvas.path(f'M{num(x - 2.9)} {y}Q{num(x)} {num(y + 2.8)} {num(x + 2.9)} {y}', stroke=ink,
                    width=1.5)
        canvas.line(x + side * 2.7, y + .4, x + side * 3.7, y + 1.2, ink, 1)
        return
    large = 1.16 if kind == 'wide' else 1
    with canvas.at(x, y, scale=large, flip=side < 0):
        EYES[shape](canvas, ink, dark_skin, look.skin_color, side)


def _pupil(canvas, ink, wide, tall, side):
    """Light falls from the left on both eyes; `side` undoes the mirrored right one."""
    canvas.ellipse(0, 0, wide, tall, ink)
    canvas.ellipse(-side * wide * .34, -tall * .37, wide * .4, fill='white')
    canvas.ellipse(side * wide * .34, tall * .4, wide * .21, fill='white', opacity=.7)


def _round_eye(canvas, ink, dark_skin, skin, side):
    if dark_skin:
        canvas.ellipse(0, 0, 3.1, 3.3, 'white', .9)
    _pupil(canvas, ink, 2.35, 2.95, side)
    canvas.path('M-1.4 -2.900q2.400 -.6 4 1.300', stroke=ink, width=.9)


def _large_eye(canvas, ink, dark_skin, skin, side):
    canvas.ellipse(0, 0, 3.9, 4.1, 'white', .95)
    _pupil(canvas, ink, 2.9, 3.5, side)
    canvas.path('M-3 -3q3 -2.200 6 .2l1.600 -1.400M3.200 -2.400l2 -.4', stroke=ink, width=1)


def _small_eye(canvas, ink, dark_skin, skin, side):
    if dark_skin:
        canvas.ellipse(0, 0, 2.5, 2.6, 'white', .9)
    _pupil(canvas, ink, 1.9, 2.2, side)


def _almond_eye(canvas, ink, dark_skin, skin, side):
    almond = 'M-4 .8Q-.6 -3.800 4.200 -1.400Q2.400 3 -1 2.800Q-3 2.600 -4 .8Z'
    canvas.path(almond, 'white', opacity=.95)
    with canvas.at(clip=canvas.clip(almond)):
        _pupil(canvas, ink, 2.3, 2.8, side)
    canvas.path('M-4 .8Q-.6 -3.800 4.200 -1.400l1.200 -.8', stroke=ink, width=1.1)


def _narrow_eye(canvas, ink, dark_skin, skin, side):
    canvas.path('M-3.800 .6Q0 -4 3.900 0Q0 3.200 -3.800 .6Z', 'white', opacity=.9)
    _pupil(canvas, ink, 2.2, 2.1, side)
    canvas.path('M-3.800 .6Q0 -4 3.900 0', stroke=ink, width=1.3)
    canvas.path('M-2.600 3.200q2.600 1.200 5 -.2', stroke=shade(skin, .24), width=.8, opacity=.7)


def _lidded_eye(canvas, ink, dark_skin, skin, side):
    canvas.ellipse(0, 0, 3.3, 3.2, 'white', .9)
    _pupil(canvas, ink, 2.3, 2.7, side)
    canvas.path('M-3.500 -1.400A3.600 3.600 0 0 1 3.500 -1.400Q0 -3 -3.500 -1.400Z',
                mix(skin, 'terra', .2))
    canvas.path('M-3.500 -1.300Q0 -3 3.600 -1.300', stroke=ink, width=1)


EYES = {'round': _round_eye, 'large': _large_eye, 'small': _small_eye, 'almond': _almond_eye,
        'narrow': _narrow_eye, 'lids': _lidded_eye}


# ---- brows: origin in their middle, drawn for the right side ----------------------------------
def _soft_brow(canvas, tone):
    canvas.path('M3 .4q-3 -2.200 -6 -.4', stroke=tone, width=1.3, opacity=.9)


def _thick_brow(canvas, tone):
    canvas.path('M3.800 .6L-3.400 -.4', stroke=tone, width=2.5, opacity=.95)


def _bushy_brow(canvas, tone):
    canvas.path('M-4.200 1.200C-3.400 -2.400 2.600 -2.600 4.600 1C4.800 2 3.800 1.800 3 1.200'
                'C1 0 -1.400 .4 -2.800 1.600C-3.600 2.200 -4.400 2 -4.200 1.200Z', tone)


def _thin_brow(canvas, tone):
    canvas.path('M3.800 1Q1 -3 -3.400 -.8', stroke=tone, width=.95)


def _angled_brow(canvas, tone):
    canvas.path('M-3.600 -.4Q.4 -2 1.800 -1.400L4.200 .4', stroke=tone, width=1.6)


def _high_brow(canvas, tone):
    canvas.path('M2.600 -1q-2.600 -2 -5.200 0', stroke=tone, width=1.4, opacity=.9)


BROWS = {'soft': _soft_brow, 'thick': _thick_brow, 'bushy': _bushy_brow, 'thin': _thin_brow,
         'angled': _angled_brow, 'high': _high_brow}


# ---- noses -----------------------------------------------------------------------------------
def _curved_nose(canvas, skin):
    canvas.path('M-.4 6.200q1.900 1.400 -.2 2.300', stroke=shade(skin, .32), width=1)


def _button_nose(canvas, skin):
    canvas.ellipse(0, 7, 2.3, 1.9, mix(skin, 'terra', .42), .9)
    canvas.ellipse(-.6, 6.4, .8, .6, lit(skin, .6), .9)


def _long_nose(canvas, skin):
    canvas.path('M-1.200 .6Q-.4 4 1.200 7.200Q1.600 8.800 -1 8.800', stroke=shade(skin, .34),
                width=1.1)


def _broad_nose(canvas, skin):
    canvas.path('M-3.400 7.600q-.4 -1.800 1.200 -1.900M3.400 7.600q.4 -1.800 -1.200 -1.900'
                'M-2 8.500q2 1.200 4 0', stroke=shade(skin, .36), width=1.1)
    canvas.ellipse(-.4, 6, 1.3, .9, lit(skin, .4), .55)


def _bulb_nose(canvas, skin):
    canvas.ellipse(0, 6.6, 3.5, 3, mix(shade(skin, .08), '#d8604e', .34))
    canvas.ellipse(-1, 5.5, 1.2, .9, lit(skin, .6), .8)
    canvas.path('M-2.600 8.400q2.600 1.800 5.200 0', stroke=shade(skin, .34), width=.9)


def _hooked_nose(canvas, skin):
    canvas.path('M.4 .4Q-.4 2.800 1.600 4.400Q3 6.800 1.200 8.600Q0 9.200 -1.600 8.200',
                stroke=shade(skin, .36), width=1.2)


def _snub_nose(canvas, skin):
    for x in (-1, 1):
        canvas.ellipse(x, 7.2, .62, .5, shade(skin, .42))
    canvas.path('M-1.600 6.200q1.600 -1.300 3.200 0', stroke=shade(skin, .22), width=.8)


def _pointed_nose(canvas, skin):
    canvas.path('M-.6 1.600L2.400 8H-1.800', stroke=shade(skin, .34), width=1.1)


NOSES = {'curve': _curved_nose, 'button': _button_nose, 'long': _long_nose, 'broad': _broad_nose,
         'bulb': _bulb_nose, 'hook': _hooked_nose, 'snub': _snub_nose, 'point': _pointed_nose}


# ---- mouths ------------------------------------------------------------------------------------
def draw_mouth(canvas, kind, x, line, width=1.0):
    """An open mouth keeps its height when it is wider."""
    with canvas.at(x, 0, scale=width, stretch=1 / width):
        MOUTHS[kind](canvas, line)


def _smile(canvas, line):
    canvas.path('M-4 11q4 3.600 8 0', stroke=line, width=1.3)


def _calm(canvas, line):
    canvas.path('M-2.400 11.600q2.400 1.600 4.800 0', stroke=line, width=1.2)


def _grin(canvas, line):
    canvas.path('M-4.600 10.400q4.600 1 9.200 0q-.6 5.200 -4.600 5.200q-4 0 -4.600 -5.200Z',
                '#9b3d3c')
    canvas.path('M-3.900 10.700q3.900 .8 7.800 0l-.5 1.400q-3.400 .8 -6.800 0Z', 'white')


def _laugh(canvas, line):
    canvas.path('M-5.200 9.800q5.200 1.200 10.400 0q-.6 6.600 -5.200 6.600q-4.600 0 -5.200 -6.600Z',
                '#93383a')
    canvas.ellipse(0, 15, 2.7, 1.5, '#e8857b')


def _round_mouth(canvas, line):
    canvas.ellipse(0, 12, 2, 2.5, '#93383a')


def _side_smile(canvas, line):
    canvas.path('M-2.600 12q3.200 1.200 5.600 -1.400', stroke=line, width=1.3)


MOUTHS = {'smile': _smile, 'calm': _calm, 'grin': _grin, 'laugh': _laugh, 'o': _round_mouth,
          'side': _side_smile}
