"""Décor tokens of turned wood, the car token and the first-player marker."""

from kit.palette import lit, shade
from kit.registry import picture
from props import decor_garden as garden
from props import decor_rooms as rooms
from props.paper import rounded

SIZE, WIDTHS = (120, 120), (24, 48, 96, 192)
WOOD = '#d3a064'


def _disc(canvas, base):
    """Soft shadow, wooden rim with rings, and a sunk face of the given colour."""
    canvas.ellipse(61, 66, 55, 53, canvas.radial((.78, 'shadow', .55), (1, 'shadow', 0)))
    canvas.ellipse(60, 60.5, 54, fill=shade(WOOD, .4))
    canvas.ellipse(60, 57.5, 54, fill=canvas.ball(WOOD, .45, .25))
    for radius in (52, 50):
        canvas.ellipse(60, 57.5, radius, fill='none', stroke=shade(WOOD, .3), line=.8, opacity=.35)
    canvas.path('M13 40C22 18 42 6 62 6', stroke=lit(WOOD, .8), width=2.4, opacity=.8)
    canvas.ellipse(60, 57.5, 46.5, fill=shade(WOOD, .35))
    canvas.ellipse(60, 58.2, 45.8, fill='#fff4de')
    canvas.ellipse(60, 58.2, 43, fill=canvas.gradient((0, shade(base, .06)), (1, lit(base, .35))))


def _token(name, base, thing, scale, y=94, x=60):
    @picture(f'token-{name}', folder='tokens', size=SIZE, widths=WIDTHS, transparent=True,
             quality=90, name=name)
    def token(canvas):
        _disc(canvas, base)
        with canvas.at(clip=canvas.clip(rounded(15, 13.2, 90, 90, 45))):
            with canvas.at(x, y, scale=scale, shadow='near'):
                thing(canvas)


_token('piano', '#f7dfae', rooms.grand_piano, .69, 93)
_token('fireplace', '#cfe3d4', rooms.hearth, .66, 88)
_token('canopy-bed', '#e2d8f0', rooms.canopy_bed, .65, 91)
_token('whirlpool', '#fdeccb', rooms.whirlpool, .68, 87)
_token('ice-cream', '#d6ecec', rooms.cone, .86, 102)
_token('slide', '#fdeab8', rooms.slide, .72, 94)
_token('cat-house', '#f6dcd2', rooms.cat_house, .82, 96)
_token('paintings', '#d3e6e0', rooms.one_painting, .76, 93)
_token('treehouse', '#d5ecf2', garden.treehouse, .74, 104)
_token('birdhouse', '#d5ecf2', garden.birdhouse, .78, 103)
_token('car', '#fdeccb', rooms.red_car, .76, 81)


HOUSE = ('M60 8C62 8 64 9 66 11L109 51C115 57 111 66 103 66H98V99C98 104 95 107 90 107H30C25 107 '
         '22 104 22 99V66H17C9 66 5 57 11 51L54 11C56 9 58 8 60 8Z')


@picture('token-marker', folder='tokens', size=SIZE, widths=WIDTHS, transparent=True, quality=90,
         name='marker')
def marker(canvas):
    """A golden wooden house, thick enough to be picked up."""
    gold = '#e9b23f'
    canvas.ellipse(62, 108, 52, 9, canvas.radial((0, 'shadow', .6), (1, 'shadow', 0)))
    with canvas.at(1.5, 6):
        canvas.path(HOUSE, canvas.gradient((0, shade(gold, .35)), (1, shade(gold, .55))))
    canvas.path(HOUSE, canvas.gradient((0, '#ffdf86'), (.45, gold), (1, '#c07d22'),
                                       direction='diagonal'))
    with canvas.at(clip=canvas.clip(HOUSE)):
        for shift in range(-40, 140, 17):
            canvas.path(f'M{shift} 112C{shift + 14} 80 {shift - 8} 50 {shift + 10} 6',
                        stroke='#a8671c', width=1.6, opacity=.2)
        canvas.path(HOUSE, stroke='#fff0b8', width=5, opacity=.75)
    canvas.path('M46 108V82C46 63 74 63 74 82V108Z', canvas.gradient((0, '#7d4a1c'), (1,
                                                                                      '#a3672a')))
    canvas.path('M50 107V83C50 69 70 69 70 83', stroke='#5e3414', width=2, opacity=.5)
    canvas.ellipse(60, 45, 9, fill='#9a5f22')
    canvas.ellipse(60, 46, 7, fill='#fff0b8')
