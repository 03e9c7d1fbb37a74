"""Dressing rooms: mirrors, rails, hats and shoes, beside the bedroom."""

from kit.motion import moving
from kit.people import PEOPLE, Look, adult
from kit.room import shell
from kit.scene import scene
from props.boudoir import jewel_tree, perfume, suitcase, vanity
from props.common import *
from props.dressing import (bow_tie, closet, clothes_rail, folded, handbag, hat,
                            hat_box, lost_shoe, open_box_front, shoes, sock, standing_mirror,
                            tie_rack)


@scene('dressing-1', light='morning')
def the_hat_that_suits_her(room):
    """A new hat before the tall mirror; its box has already been let to the cat."""
    shell(room, wall=('stripes', 'rose', 'cream'), floor=('planks', 'oak'))
    window(room, 142, 30, 54, 54, 'round')
    hat_shelf(room, 58, 62)
    picture(room, 196, 30, 28, 36, 'gold', 'flower', oval=True)
    clothes_rail(room, 58, 226, 100, 132, (
        ('gown', 'teal', 'gold'), ('dress', 'mustard', 'white'), ('coat', 'plum', 'gold'),
        ('shirt', 'white', 'blue'), ('skirt', 'navy', 'sky'), ('dress', 'brick', 'cream')))
    shoes(room, 36, 217, 'heels', 'brick')
    shoes(room, 72, 217, 'boots', 'umber')
    lady = Look('brown', 'espresso', 'ponytail', 'adult', top='sky', bottom='plum', accent='white',
                detail='dots', hat='sunhat', hat_color='#f0d28c', shoes='brick')
    with standing_mirror(room, 196, 238, 66, 162):
        room.rect(160, 200, 80, 40, room.volume('oak', .2, .1), opacity=.5)
        adult(room, 200, 226, lady, 'back', scale=1, shadow=False, arms=('up', 'hips'))
    oval_rug(room, 140, 264, 140, 30, ('cream', 'plum', 'cream', 'mustard', 'cream'))
    adult(room, 134, 260, lady, 'stand', 1.1, face='happy', tilt=5, arms=('hips', 'up'))
    pearls(room, 134, 164)
    hat_box(room, 30, 268, 'teal', 'cream', 46, 26)
    hat_box(room, 31, 236, 'mustard', 'brick', 38, 20, pattern='dots')
    cat_in_the_hat_box(room, 76, 282)
    handbag(room, 206, 268, 'brick', 1.1)


def pearls(room, x, y):
    """A string of pearls on the lady's neck."""
    for step in range(-4, 5):
        room.ellipse(x + step * 2.9, y + 5 - step * step * .34, 1.6, fill=room.ball('white'))


def hat_shelf(room, x, y, width=100):
    """A wall board with three hats."""
    with room.at(x, y, shadow='wall'):
        room.rect(-width / 2, 0, width, 4.4, room.volume('walnut', .3, .2), radius=1)
        for px in (-width / 2 + 8, width / 2 - 11):
            room.path(f'M{px} 4.400h3v5q-3 0 -3 -5Z', 'umber')
    hat(room, x - 33, y, 'straw')
    hat(room, x, y, 'cloche', 'lilac', 'plum')
    hat(room, x + 32, y, 'bowler', 'slate', 'brick')


def cat_in_the_hat_box(room, x, y):
    """A ginger cat looks out of an open box; the lid lies beside it."""
    hat_box(room, x, y, 'coral', 'white', 48, 24, lid=False)
    moving('hop', cat)(room, x, y - 6, pose='sit', scale=.98, collar='teal')
    open_box_front(room, x, y, 'coral', 'white', 48, 24)


@scene('dressing-2', light='dusk')
def an_evening_out(room):
    """The bow tie sits at last; only one shoe is missing, and the dog brings it."""
    shell(room, wall=('damask', 'teal', 'mint'), floor=('herringbone', 'oak'))
    window(room, 200, 26, 76, 58, 'wide', curtains='mustard', curtain_style='straight')
    tie_rack(room, 147, 52, width=30, colors=('brick', 'mustard', 'lilac'))
    sconce(room, 142, 100)
    full_closet(room, 66, 222)
    vanity(room, 200, 228, 84, 'cream')
    perfume(room, 168, 178, 'lilac')
    perfume(room, 180, 178, 'teal', .8)
    jewel_tree(room, 226, 178)
    pouf(room, 204, 248, 'brick', 'mustard')
    gentleman = PEOPLE['father'].but(top='white', bottom='navy', detail='shirt', shoes='brick')
    adult(room, 138, 256, gentleman, 'stand', face='grin', gaze=.3,
          arms=((-10, -80), (10, -80)))
    bow_tie(room, 138, 169, 'brick', 1.1)
    sock(room, 130, 257, 'mustard', flip=True)
    rug(room, 104, 282, 170, 24, 'plum', 'mustard', 'border')
    room.lamp(106, 272, 96, .36)
    moving('sway', dog)(room, 52, 284, '#e3c49a', pose='sit', scale=.96, collar='teal',
                        ears='walnut')
    lost_shoe(room, 92, 286, 'loafers', 'brick', 1.7)
    handbag(room, 180, 282, 'teal', 1.1)


def full_closet(room, x, y):
    """Hats on top, suits on the rail, jumpers at the side, shoes below."""
    closet(room, x, y, 112, 184, 'walnut', (
        ('coat', 'navy', 'gold'), ('shirt', 'white', 'blue'), ('trousers', 'plum', 'gold'),
        ('jumper', 'brick', 'cream')))
    for lamp_x in (x - 36, x, x + 36):
        room.lamp(lamp_x, y - 172, 40, .5)
    room.keep_readable(x, y - 90, 76)
    hat(room, x - 38, y - 148, 'top', 'slate', 'brick')
    hat_box(room, x - 4, y - 148, 'teal', 'cream', 30, 14)
    hat(room, x + 34, y - 148, 'beret', 'brick')
    folded(room, x + 39, y - 118, ('sage', 'cream', 'blue'), 26)
    folded(room, x + 39, y - 88, ('mustard', 'rose'), 26)
    handbag(room, x + 39, y - 32, 'plum', .9)
    suitcase(room, x - 26, y - 32, 'terra', 40, 24)
    shoes(room, x - 38, y - 6, 'loafers', 'umber', .9)
    shoes(room, x - 8, y - 6, 'sneakers', 'teal', .9)
    shoes(room, x + 34, y - 6, 'boots', 'brick', .84)
