"""Décor standing in a room: the pieces of the tokens, placed and lit like everything else.

A scene says where each décor stands that the rules allow there, at the depth where it belongs:
`decor(room, 'piano', 60, 230, .8)`. The line draws nothing in the scene itself, only in the
overlay that the game lays over it. What is in the way is drawn with `room.unless('piano', ...)`.
"""

from contextlib import contextmanager

from kit.palette import lit, shade
from kit.svg import num
from props import decor_rooms as pieces
from props.decor_bar import ice_cream_bar
from props.decor_piano import concert_piano
from props.decor_pool import whirlpool_tub
from props.decor_slide import bunk_slide, front_chute, front_slide, slide_tower
from props.garage_cars import dream_car
from props.small import duck
from props.wall import picture as framed


def _fireplace(room):
    pieces.hearth(room)
    pieces.mantel_things(room)
    room.lamp(0, -20, 30, .6)


@contextmanager
def tub_or_whirlpool(room, usual, x, y, width=170, height=58):
    """Around a bather: the tub of the scene, or the whirlpool with its middle at x, y."""
    room.places['whirlpool'] = (x, y)
    if room.decor != 'whirlpool':
        with usual:
            yield
        return
    with room.forgotten():
        usual.__enter__()
    with whirlpool_tub(room, x, y, width, height):
        yield
    with room.forgotten():
        usual.__exit__(None, None, None)
    if room.light.dark:
        room.keep_readable(x, y - height * .5, width * .45)


def _whirlpool(room, width=150, height=56, bather=None):
    """bather(room) is drawn in the water; without one a duck turns in it."""
    state = room.random.getstate()
    with whirlpool_tub(room, 0, 0, width, height):
        if bather:
            bather(room)
    if not bather:
        duck(room, -width * .22, -height + 4, .8)
    room.random.setstate(state)


SLIDES = {'tower': slide_tower, 'front': front_slide, 'chute': front_chute, 'bunk': bunk_slide}


def _slide(room, kind='tower', **sizes):
    SLIDES[kind](room, **sizes)


def _car(room, **options):
    dream_car(room, 0, 0, **options)


def _gallery(room):
    """A gilded landscape and two small pictures under a picture light; origin top middle."""
    _gilded(room, -16, 6, 62, 50, 'hills')
    framed(room, 34, 2, 28, 30, 'umber', 'portrait', oval=True)
    framed(room, 34, 38, 30, 24, 'gold', 'boat')
    _picture_light(room, -16, 2)


def _column(room):
    """The same one above the other, for a narrow piece of wall."""
    _gilded(room, 0, 6, 46, 42, 'hills')
    framed(room, 0, 56, 30, 34, 'umber', 'portrait', oval=True)
    _picture_light(room, 0, 2)


def _gilded(room, x, y, width, height, motif):
    """A heavy carved frame around a painting."""
    with room.at(x, y, shadow='wall'):
        left = -width / 2
        room.rect(left, 0, width, height, room.volume('gold', .5, .3, direction='diagonal'),
                  radius=2.5)
        for cx in (left + 3, -left - 3):
            for cy in (3, height - 3):
                room.ellipse(cx, cy, 4.6, fill=room.ball('gold', .6, .25))
        room.rect(left + 2, 1.6, width - 4, 1.3, lit('gold', .75), radius=.6)
    framed(room, x, y + 4, width - 9, height - 8, shade('gold', .25), motif)


def _picture_light(room, x, y):
    room.path(f'M{num(x)} {num(y + 6)}V{num(y)}', stroke='umber', width=1.6)
    room.rect(x - 13, y - 3, 26, 4.6, room.volume('gold', .5, .2), radius=2.2)
    room.lamp(x, y + 16, 26, .45)


def canopy_back(room, width, height, cloth='#c9788c'):
    """The part of a four-poster behind the bed; origin on the floor below its middle."""
    half = width / 2
    room.rect(-half + 2, -height + 6, width - 4, height - 40,
              room.gradient((0, shade(cloth, .34), .96), (.6, shade(cloth, .2), .9),
                            (1, shade(cloth, .2), .5)))
    for step in range(1, int(width / 14)):
        x = -half + step * 14
        room.path(f'M{num(x)} {num(-height + 14)}V-44', stroke=shade(cloth, .45), width=1.2,
                  opacity=.35)


def canopy_front(room, width, height, cloth='#c9788c', wood='#9a6238'):
    """Posts, tied curtains and the valance, in front of the bed and whoever lies in it."""
    half = width / 2
    for flip in (False, True):
        with room.at(flip=flip):
            tie = -height * .46
            room.path(f'M{num(half)} {num(-height + 6)}H{num(half - 22)}'
                      f'C{num(half - 18)} {num(-height * .7)} {num(half - 12)} {num(tie - 8)} '
                      f'{num(half - 6)} {num(tie)}C{num(half - 13)} {num(tie + 20)} '
                      f'{num(half - 11)} -30 {num(half - 14)} -14H{num(half)}Z',
                      room.volume(cloth, .35, .2, direction='right'))
            room.path(f'M{num(half - 8)} {num(-height + 14)}Q{num(half - 6)} {num(tie - 20)} '
                      f'{num(half - 4)} {num(tie)}Q{num(half - 8)} {num(tie + 20)} '
                      f'{num(half - 6)} -16', stroke=shade(cloth, .3), width=1.1, opacity=.55)
            room.rect(half - 11, tie - 3, 12, 5.5, '#f0c766', radius=2.5)
            room.rect(half - 2.500, -height - 2, 6, height + 2,
                      room.volume(wood, .4, .2, direction='right'), radius=2)
            room.ellipse(half + .5, -height - 4, 4.6, fill=room.ball('gold', .5, .2))
    count = max(4, round(width / 16))
    step = (width + 6) / count
    scallops = f'q{num(-step / 2)} 11 {num(-step)} 0' * count
    with room.at(shadow='near'):
        room.path(f'M{num(-half - 3)} {num(-height)}H{num(half + 3)}v14{scallops}Z',
                  room.volume(lit(cloth, .15), .3, .15))
    room.rect(-half - 3, -height, width + 6, 3, lit(cloth, .6), radius=1)
    room.path(f'M{num(half + 3)} {num(-height + 14)}{scallops}', stroke='#f0c766', width=1.6)


PIECES = {
    'piano': concert_piano, 'fireplace': _fireplace, 'whirlpool': _whirlpool,
    'ice-cream': ice_cream_bar, 'slide': _slide, 'cat-house': pieces.cat_house,
    'paintings': _gallery, 'car': _car}


def decor(room, key, x, y, scale=1, flip=False, tall=False, **options):
    """The place of a décor in this scene: its bottom middle, of paintings the top middle.

    coat: the colour of who looks out of the cat house, where a cat of the scene has moved in.
    """
    room.places[key] = (x, y)
    if room.decor != key:
        return
    with room.at(x, y, scale=scale, flip=flip):
        (_column if tall else PIECES[key])(room, **options)
        if room.light.dark:
            room.keep_readable(0, 30 if key == 'paintings' else -40, 52)


def canopied(room, bed, x, y, width, height):
    """Gives a bed a canopy: call before (bed='behind') and after (bed='before') drawing it."""
    room.places['canopy-bed'] = (x, y)
    if room.decor != 'canopy-bed':
        return
    with room.at(x, y):
        (canopy_back if bed == 'behind' else canopy_front)(room, width, height)
        if room.light.dark and bed == 'before':
            room.keep_readable(0, -height, width * .5)
