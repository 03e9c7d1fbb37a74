"""Bedrooms: soft papers, white skirting, every bed of another kind and every hour of the day."""

from kit.motion import moving
from kit.palette import lit
from kit.people import PEOPLE, Look, adult, child, glimpse
from kit.room import shell
from kit.scene import scene
from kit.svg import star_path
from props.bedding import pillow
from props.bedroom import alcove_bed, front_bed, futon, side_bed
from props.boudoir import (alarm_clock, bonsai, breakfast_tray, canopy, dream_catcher, held_book,
                           hot_water_bottle, letters, low_table, open_suitcase,
                           paper_lantern, paper_stars, photo_string, scroll, slippers, straw_hat,
                           suitcase, tea_bowl, telescope, umbrella, world_map, writing_desk)
from props.common import *
from props.dressing import garment, hat_box


@scene('bedroom-1', light='night')
def three_in_the_big_bed(room):
    """A bad dream is over: between father and mother there is the best place of the house."""
    shell(room, wall=('stars', 'blue', 'mustard'), floor=('planks', 'umber'))
    window(room, 38, 46, 50, 76, 'arch', beam=False)
    room.unless('paintings', picture, 92, 62, 24, 30, 'gold', 'cat')
    room.unless('paintings', picture, 122, 56, 30, 24, 'umber', 'hills')
    room.unless('paintings', picture, 150, 64, 20, 24, 'gold', 'heart')
    decor(room, 'paintings', 122, 52, .9)
    shelf(room, 204, 76, 50, 'mixed')
    clock(room, 204, 100, 10, 'terra', time=(2, 40))
    fairy_lights(room, [(-20, 26), (40, 22), (90, 26), (150, 26), (200, 22), (260, 26)], radius=12)

    drawers(room, 20, 222, 32, 44, 'oak', rows=2)
    drawers(room, 220, 222, 32, 44, 'oak', rows=2)
    table_lamp(room, 18, 178, 'terra', scale=.95)
    table_lamp(room, 222, 178, 'sage', scale=.95, radius=36)
    father = PEOPLE['father'].but(top='sky', detail='pyjamas')
    mother = Look('honey', 'auburn', 'bun', 'adult', top='rose', accent='mint')
    canopied(room, 'behind', 120, 262, 166, 204)
    with front_bed(room, 120, 264, 156, 'padded', 'plum', cover='terra', pattern='stars',
                   accent='mustard', pillows=2, sleepers=(-48, 0, 48), top=72):
        adult(room, 72, 167, father, 'sleep', 1.1, shoulder=False, tilt=10, face='sleep')
        adult(room, 168, 167, mother, 'sleep', 1.1, shoulder=False, tilt=-10)
        child(room, 120, 173, PEOPLE['zoe'], 'sleep', .84, shoulder=False, tilt=-6,
              visible=(-25, -28, 50, 40))
    canopied(room, 'before', 120, 262, 166, 204)
    teddy(room, 141, 205, scale=.52)
    rug(room, 120, 280, 170, 22, 'navy', 'mustard', 'diamonds')
    slippers(room, 76, 283, 'mustard', 'cream')
    room.unless('cat-house', moving('breathe', cat), 160, 284, '#c9b7a4', 'curl')
    decor(room, 'cat-house', 168, 273, .48, coat='#c9b7a4')
    room.keep_readable(120, 226, 84)
    room.keep_readable(160, 272, 60)
    room.keep_readable(76, 278, 50)


@scene('bedroom-2', light='spring')
def the_shoe_below_the_brass_bed(room):
    """Mother looks everywhere for the one who hides; only the dog knows whose shoe that is."""
    shell(room, wall=('floral', 'mint', 'white'), floor=('planks', 'oak'))
    window(room, 182, 36, 72, 98, curtains='rose')
    plant(room, 170, 131, 'herb', 'terra', .6)
    plant(room, 194, 131, 'flowers', 'white', .6)
    cupboard(room, 34, 220, 62, 132, 'white')
    hat_box(room, 24, 85, 'rose', 'white', 34, 16)
    hat_box(room, 54, 85, 'teal', 'cream', 22, 12, pattern='dots')
    room.unless('paintings', picture, 90, 36, 32, 42, 'gold', 'flower')
    room.unless('paintings', picture, 122, 38, 22, 26, 'walnut', 'bird')
    room.unless('paintings', picture, 121, 72, 26, 22, 'umber', 'leaf')
    room.unless('paintings', dream_catcher, 86, 86, 'terra', .8)
    decor(room, 'paintings', 104, 40, .62)
    adult(room, 46, 242, PEOPLE['mother'].but(top='mustard', accent='terra'), 'stand',
          face='sly', gaze=-.9, tilt=-4, arms=('hips', (13, -84)))
    canopied(room, 'behind', 148, 256, 140, 186)
    with side_bed(room, 148, 257, 'brass', 142, 'gold', cover='cream', pattern='patchwork',
                  hem=-12, start=.28, bumps=((.66, 3),), scale=1.1):
        glimpse(room, 134, 258, 'foot', PEOPLE['nils'].but(shoes='brick', bottom='blue'),
                rotate=24)
    canopied(room, 'before', 148, 256, 140, 186)
    cat(room, 190, 207, '#e9dccb', 'loaf', marks='patches', scale=.86)
    oval_rug(room, 86, 278, 150, 26, ('white', 'rose', 'white', 'sage', 'white'))
    moving('sway', dog)(room, 84, 281, pose='sit', scale=.9)
    room.unless('cat-house', ball, 196, 280, 'teal', radius=9)
    decor(room, 'cat-house', 194, 273, .48)


@scene('bedroom-3', light='summer')
def breakfast_in_bed(room):
    """Sunday, the sea in the window, and croissants for her who never lies in."""
    shell(room, wall=('stripes', 'sky', 'white'), floor=('herringbone', 'oak'))
    window(room, 186, 32, 78, 90, 'casement', curtains='white', curtain_style='sheer')
    room.unless('paintings', picture, 108, 40, 36, 30, 'white', 'boat')
    room.unless('paintings', picture, 64, 34, 26, 32, 'oak', 'sea')
    room.unless('paintings', picture, 118, 80, 20, 24, 'gold', 'flower')
    room.unless('paintings', clock, 46, 88, 11, 'coral', time=(10, 30))
    decor(room, 'paintings', 90, 40, .9)
    hanging_plant(room, 22, 11, 'coral', cord=22, trail=40)
    side_table(room, 22, 228, 'oak', 44, 32)
    vase(room, 20, 184, 'blue', ('white', 'coral', 'mustard'))
    lady = Look('umber', 'grey', 'afro', 'old', top='coral', detail='dots', accent='cream')
    canopied(room, 'behind', 130, 254, 172, 186)
    with side_bed(room, 130, 256, 'padded', 168, 'teal', cover='white', pattern='flowers',
                  accent='coral', start=.22, bumps=((.5, 4), (.86, 5)), scale=1.05):
        pillow(room, 82, 180, 36, 44, 'cream', 6)
        moving({'tilt': -3, 'arms': ((0, 0), (2, -3))}, adult)(room, 90, 208, lady, 'bust',
                                                               face='happy', height=32, tilt=4,
                                                               arms=((-14, -50), (30, -56)))
    breakfast_tray(room, 146, 209, 1.06)
    cat(room, 200, 209, '#e39a57', 'sit', scale=.84)
    canopied(room, 'before', 130, 254, 172, 186)
    oval_rug(room, 116, 280, 190, 24, ('blue', 'white', 'blue', 'white', 'teal'))
    room.unless('cat-house', slippers, 160, 282, 'coral', 'white')
    book(room, 92, 282, 'teal', 1.1, is_open=True)
    decor(room, 'cat-house', 172, 273, .48)


@scene('bedroom-4', light='rain')
def a_nap_while_it_rains(room):
    """Rain on the wide window, a paper lamp, a cat on the belly: nothing has to be done."""
    shell(room, wall=('waves', '#8f7fb0', 'lilac'), floor=('planks', 'oak'))
    window(room, 154, 38, 112, 94, 'wide', frame='umber')
    hanging_plant(room, 229, 11, 'deep', cord=26, trail=40)
    room.unless('paintings', scroll, 32, 34, 32, 84)
    paper_lantern(room, 74, 30, 19)
    room.unless('paintings', picture, 74, 100, 26, 32, 'umber', 'leaf')
    decor(room, 'paintings', 46, 84, .78)
    drawers(room, 206, 224, 56, 40, 'umber', columns=2, rows=1)
    bonsai(room, 192, 184, scale=1.1)
    candle(room, 221, 184, 'white', 8, 20)
    plant(room, 18, 230, 'palm', 'deep', .9)
    napper = Look('porcelain', 'grey', 'short', 'old', top='sage', beard='moustache')
    canopied(room, 'behind', 112, 254, 160, 150)
    with futon(room, 112, 256, 150, 'brick', 'stars', 'cream', bumps=((.55, 7), (.88, 5)),
               scale=1.12):
        adult(room, 60, 218, napper, 'sleep', tilt=-12)
    moving('breathe', cat)(room, 122, 222, '#f0e2cd', 'curl', marks='patches')
    canopied(room, 'before', 112, 254, 160, 150)
    low_table(room, 78, 288, 56)
    teapot(room, 66, 273, 'deep', .8)
    tea_bowl(room, 92, 273, 'terra')
    room.unless('cat-house', umbrella, 190, 284, 'mustard', 'cream', .84)
    decor(room, 'cat-house', 188, 273, .5)


@scene('bedroom-5', light='night')
def stars_above_the_alcove(room):
    """Under the painted stars one more chapter is read, and then only one more."""
    shell(room, wall=('boards', '#8fbcae'), floor=('planks', 'walnut'))
    room.unless('paintings', picture, 32, 34, 26, 32, 'gold', 'moon')
    picture(room, 214, 34, 24, 30, 'umber', 'hills')
    decor(room, 'paintings', 32, 36, .66, tall=True)
    with alcove_bed(room, 120, 222, 160, 184, 'oak', 'navy', 'terra', 'check', 'mustard') as hole:
        with room.at(120, 222, clip=room.clip(hole)):
            painted_sky(room)
        window(room, 120, 56, 48, 48, 'round', 'oak', beam=False)
        shelf(room, 168, 132, 46, 'books', 'oak')
        sconce(room, 72, 98)
        reader = Look('fair', 'ginger', 'short', 'adult', top='cream', detail='pyjamas',
                      accent='terra', beard='full', glasses=True)
        pillow(room, 60, 160, 34, 40, 'cream', 8)
        pillow(room, 84, 164, 40, 30, 'rose', -4, 'dots')
        adult(room, 92, 182, reader, 'bust', gaze=.4, face='smile', height=25,
              arms=((-2, -52), (20, -52)))
        held_book(room, 101, 178, 'teal', .9)
    moving('breathe', cat)(room, 164, 171, '#8d8794', 'loaf', scale=.9)
    canopied(room, 'before', 120, 222, 150, 142)
    room.lamp(88, 120, 66, .45)
    dream_catcher(room, 224, 96, 'coral')
    guitar(room, 22, 226, lean=10)
    paper_stars(room, ((58, 46, 5), (76, 36, 4), (168, 38, 5), (186, 52, 4)))
    oval_rug(room, 112, 266, 160, 34, ('cream', 'teal', 'cream', 'mustard', 'cream'))
    room.unless('cat-house', book_pile, 72, 268, 5, 26)
    room.unless('cat-house', mug, 106, 270, 'coral')
    decor(room, 'cat-house', 104, 273, .5)
    lantern(room, 36, 256, scale=1.2)
    telescope(room, 196, 276, scale=1.05)
    fairy_lights(room, [(-20, 22), (36, 26), (78, 20), (120, 26), (162, 20), (204, 26),
                        (260, 22)], radius=12)
    room.keep_readable(196, 240, 60)
    room.keep_readable(100, 262, 70)
    for x, y in ((14, 150), (226, 150), (32, 50), (214, 50)):
        room.keep_readable(x, y, 54)


def painted_sky(room):
    """Stars inside the alcove; origin as of the alcove."""
    for x, y, size in ((-58, -84, 3), (-36, -128, 4), (34, -128, 4.4),
                       (-20, -104, 3), (48, -114, 3), (66, -92, 4), (-70, -104, 3), (-8, -96, 3),
                       (-54, -112, 3.4), (-40, -98, 2.4)):
        room.path(star_path(x, y, size), '#f6dc8a', opacity=.95)


@scene('bedroom-6', light='snow-night')
def two_beds_two_books(room):
    """Outside it snows; they have read side by side for fifty winters."""
    shell(room, wall=('damask', 'rose', 'cream'), floor=('carpet', 'plum', 'rose'))
    window(room, 120, 34, 58, 84, 'sash', curtains='brick')
    room.unless('paintings', picture, 30, 38, 28, 34, 'gold', 'leaf', oval=True)
    room.unless('paintings', picture, 62, 46, 22, 26, 'umber', 'bird', oval=True)
    picture(room, 210, 38, 28, 34, 'gold', 'flower', oval=True)
    picture(room, 178, 46, 22, 26, 'umber', 'boat', oval=True)
    room.unless('paintings', clock, 62, 92, 9, 'gold', time=(9, 50))
    decor(room, 'paintings', 48, 40, .74)
    drawers(room, 120, 224, 36, 44, 'walnut', rows=2)
    table_lamp(room, 120, 180, 'cream', scale=1.05, radius=60)
    alarm_clock(room, 107, 181, 'brick', .7)
    canopied(room, 'behind', 52, 262, 78, 176)
    readers = ((50, 'grandma', 'teal', 'lilac', 'white'),
               (190, 'grandpa', 'mustard', 'sage', 'navy'))
    for x, who, binding, cover, accent in readers:
        with front_bed(room, x, 264, 82, 'arch', 'walnut', cover=cover, pattern='check',
                       accent=accent, pillows=1, sleepers=(0,), top=84):
            adult(room, x, 192, PEOPLE[who], 'bust', face='smile' if x < 120 else 'calm',
                  gaze=.9 if x < 120 else 0, height=34, arms=((-12, -46), (12, -46)))
        held_book(room, x, 198, binding, 1.05)
    canopied(room, 'before', 52, 262, 78, 176)
    hot_water_bottle(room, 66, 226, 'brick', 24)
    basket(room, 120, 258, inside='teal', kind='wool', scale=.74)
    oval_rug(room, 120, 280, 150, 24, ('cream', 'brick', 'cream', 'mustard', 'cream'))
    moving('breathe', dog)(room, 128, 284, pose='lie')
    slippers(room, 208, 282, 'mustard', 'cream')
    room.keep_readable(128, 270, 46)
    decor(room, 'cat-house', 44, 273, .46)


@scene('bedroom-7', light='noon')
def off_to_the_sea(room):
    """The suitcase is full, the hat does not fit in, and the dog hopes to come along."""
    shell(room, wall=('dots', 'peach', 'white'), floor=('planks', 'oak'))
    window(room, 190, 36, 62, 80, curtains='teal', curtain_style='straight')
    room.unless('paintings', world_map, 112, 38, 68, 48)
    coat_hooks(room, 34, 48, 58, (None, None), 'walnut')
    garment(room, 20, 58, 'shirt', 'sky', 'navy')
    garment(room, 49, 58, 'jumper', 'mustard', 'white')
    decor(room, 'paintings', 110, 36, .86)
    photo_string(room, ((78, 97), (146, 97)))
    canopied(room, 'behind', 150, 250, 148, 176)
    with side_bed(room, 152, 250, 'sleigh', 150, 'walnut', cover='teal', pattern='bands',
                  accent='white', flip=True, scale=1.06, start=.3):
        pass
    canopied(room, 'before', 150, 250, 148, 176)
    open_suitcase(room, 138, 203, width=72)
    adult(room, 50, 246, PEOPLE['uncle'].but(top='white', detail='stripes', accent='blue',
                                             bottom='sand', shoes='terra'),
          'stand', face='joy', gaze=.8, arms=('hips', (34, -92)))
    straw_hat(room, 86, 156, scale=1.05, rotate=-8)
    rug(room, 110, 280, 150, 22, 'blue', 'cream', 'stripes')
    sand_bucket(room, 26, 278)
    room.unless('cat-house', suitcase, 176, 282, 'mustard', 50, 32, 'brick')
    moving('hop', dog)(room, 112, 284, pose='sit', scale=.9)
    room.unless('cat-house', ball, 218, 284, 'coral', radius=9)
    decor(room, 'cat-house', 186, 273, .5)


def sand_bucket(room, x, y):
    """What one needs at the sea, also when one is grown up."""
    room.contact(14, 3.4, x=x, y=y)
    room.line(x - 4, y - 20, x + 9, y - 42, 'walnut', 2.4)
    room.path(f'M{x + 6} {y - 40}l7 4l5 -9q-1 -6 -7 -5Z', room.volume('mustard', .3, .2))
    room.path(f'M{x - 13} {y - 24}H{x + 13}L{x + 10} {y}Q{x} {y + 3} {x - 10} {y}Z',
              room.volume('coral', .3, .2))
    room.path(f'M{x - 13} {y - 24}Q{x} {y - 2} {x + 13} {y - 24}', stroke='cream', width=1.8)
    room.rect(x - 14, y - 26, 28, 4, room.volume(lit('coral', .25)), radius=2)
    room.path(star_path(x, y - 11, 5.4), 'mustard')
    ball(room, x + 26, y + 4, 'teal', 'cream', 8)


@scene('bedroom-8', light='evening')
def a_letter_in_autumn(room):
    """The sun goes down behind the red trees while a long letter is being written."""
    shell(room, wall=('leaves', 'sage', 'cream'), floor=('herringbone', 'walnut'))
    window(room, 66, 32, 80, 100, 'sash', outside='autumn', curtains='mustard')
    room.unless('paintings', picture, 132, 40, 24, 30, 'gold', 'leaf')
    room.unless('paintings', picture, 132, 78, 20, 24, 'umber', 'bird')
    room.unless('paintings', clock, 132, 118, 9, 'brick', time=(6, 20))
    decor(room, 'paintings', 132, 38, .6, tall=True)
    canopied(room, 'behind', 188, 254, 82, 196)
    with front_bed(room, 190, 256, 88, 'slats', 'umber', cover='brick', pattern='quilted',
                   pillows=1, pillow_color='cream', top=52):
        cushion(room, 176, 178, 'mustard', 'button', 12, -8)
        cushion(room, 203, 179, 'teal', 'stripes', 11, 8)
    room.unless('canopy-bed', canopy, 190, 36, 118, 168, 'cream')
    room.unless('canopy-bed', fairy_lights, [(152, 106), (172, 60), (190, 44), (208, 60), (228,
                                                                                           106)],
                'gold', radius=10)
    canopied(room, 'before', 188, 254, 82, 196)
    cat(room, 194, 214, '#e7d6c2', 'curl', marks='patches', scale=.9)
    writer = Look('tan', 'espresso', 'headscarf', 'old', top='brick', accent='cream',
                  glasses=True)
    adult(room, 66, 200, writer, 'bust', height=36, face='calm', gaze=.2, tilt=3)
    writing_desk(room, 68, 260, 106, base='walnut')
    letters(room, 74, 204, 1.05)
    table_lamp(room, 30, 204, 'teal')
    mug(room, 108, 204, 'cream')
    room.unless('cat-house', basket, 142, 284, inside='cream', kind='cloth', scale=.8)
    rug(room, 62, 282, 120, 22, 'brick', 'mustard', 'kilim')
    moving('hop', rabbit)(room, 56, 284, scale=1.15)
    book_pile(room, 98, 284, 3, 24)
    decor(room, 'cat-house', 142, 273, .48)
