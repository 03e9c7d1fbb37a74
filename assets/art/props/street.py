"""Things of the title street: lamps, bicycle, balloon, cobbles, passers-by."""

import math

from kit.palette import lit, mix, shade
from kit.people import PEOPLE, POSES
from kit.svg import num, polygon, smooth


def passer_by(canvas, x, y, who, pose='stand', scale=1.0, flip=False, **options):
    """Anybody in the street: no card, so nobody is counted here."""
    look = PEOPLE[who] if isinstance(who, str) else who
    with canvas.at(x, y, scale=scale, flip=flip):
        POSES[pose](canvas, look, **options)


def lamp_post(canvas, x, y, height=210):
    top = y - height
    canvas.contact(16, 4, x, y)
    canvas.ellipse(x, top + 10, 120, fill=canvas.radial(
        (0, '#fff3c2', .9), (.2, '#ffe6a4', .45), (.55, '#ffd78a', .14), (1, '#ffd78a', 0)))
    iron = canvas.gradient((0, '#7d6a78'), (.4, '#54424f'), (1, '#33252f'), direction='right')
    canvas.rect(x - 3, top + 26, 6, height - 26, iron)
    canvas.path(polygon([(x - 10, y), (x - 6, y - 34), (x + 6, y - 34), (x + 10, y)]), iron)
    canvas.ellipse(x, y - 60, 5, fill='#54424f')
    canvas.rect(x - 16, top + 44, 32, 3.4, '#54424f', radius=1.7)
    canvas.path(polygon([(x - 11, top), (x + 11, top), (x + 7, top + 26), (x - 7, top + 26)]),
                canvas.radial((0, '#fffdf0'), (1, '#ffdf92')))
    canvas.path(f'M{num(x - 15)} {num(top)}L{num(x)} {num(top - 14)}L{num(x + 15)} {num(top)}Z',
                '#4a3846')
    canvas.ellipse(x, top - 16, 3, fill='#4a3846')
    canvas.path(f'M{num(x - 11)} {num(top)}L{num(x - 7)} {num(top + 26)}M{num(x + 11)} {num(top)}'
                f'L{num(x + 7)} {num(top + 26)}M{num(x)} {num(top)}V{num(top + 26)}',
                stroke='#4a3846', width=1.6)


def bicycle(canvas, x, y, scale=1.0, tone='#c24f36', flip=False):
    """Leaning, with a basket of flowers; x, y between the wheels."""
    with canvas.at(x, y, scale=scale, flip=flip):
        canvas.contact(60, 5)
        for wheel in (-36, 36):
            canvas.ellipse(wheel, -25, 23, fill='none', stroke='#3f303b', line=3.6)
            canvas.ellipse(wheel, -25, 20, fill='none', stroke='#d9cdbf', line=1.4)
            for spoke in range(8):
                angle = spoke * math.pi / 8
                dx, dy = 20 * math.cos(angle), 20 * math.sin(angle)
                canvas.line(wheel - dx, -25 - dy, wheel + dx, -25 + dy, '#d9cdbf', .7, .7)
            canvas.ellipse(wheel, -25, 3, fill='#3f303b')
        canvas.path('M-36 -25L-14 -58H24L36 -25M-14 -58L0 -24L24 -58M-36 -25H0M24 -58L20 -72'
                    'M-14 -58L-18 -66', stroke=tone, width=4.4)
        canvas.path('M-36 -26L-14 -59H23', stroke=lit(tone, .5), width=1.4, opacity=.8)
        canvas.path('M-28 -68Q-18 -72 -8 -67Q-14 -62 -26 -64Z', '#5a3a34')
        canvas.path('M20 -72Q14 -82 4 -78M20 -72Q28 -78 34 -76', stroke='#3f303b', width=3)
        canvas.ellipse(0, -24, 5, fill='#3f303b')
        canvas.path('M28 -64H58L54 -44H32Z', canvas.volume('#c9935a', .3, .2))
        for px in range(32, 56, 5):
            canvas.line(px, -63, px + 1, -45, '#8a5d3c', 1, .6)
        for index, (px, py) in enumerate(((32, -68), (38, -73), (44, -69), (50, -74), (55, -68))):
            canvas.ellipse(px, py + 4, 5, 4, '#5c955f')
            canvas.ellipse(px, py, 4.4, fill=canvas.ball(('coral', 'mustard', 'white', 'rose')
                                                         [index % 4], .4, .1))


def balloon(canvas, x, y, radius, tones=('#d4745a', '#fff0d8', '#e8b24a'), passengers=True):
    """A hot-air balloon; x, y is the middle of the envelope."""
    foot = y + radius * 1.34
    envelope = (f'M{num(x - radius * .24)} {num(foot)}C{num(x - radius * .5)} {num(y + radius)} '
                f'{num(x - radius)} {num(y + radius * .6)} {num(x - radius)} {num(y)}'
                f'A{num(radius)} {num(radius)} 0 0 1 {num(x + radius)} {num(y)}'
                f'C{num(x + radius)} {num(y + radius * .6)} {num(x + radius * .5)} '
                f'{num(y + radius)} {num(x + radius * .24)} {num(foot)}Z')
    basket_y = foot + radius * .34
    wide = radius * .22
    for side in (-1, 1):
        canvas.line(x + side * radius * .22, foot, x + side * wide, basket_y, '#7b5035', 1.4)
    with canvas.at(clip=canvas.clip(envelope)):
        canvas.rect(x - radius, y - radius, radius * 2, radius * 2.5, tones[0])
        for reach, tone in ((.82, 1), (.56, 0), (.34, 2), (.12, 1)):
            canvas.ellipse(x, y + radius * .12, radius * reach, radius * 1.42, tones[tone])
        canvas.rect(x - radius, y + radius * .02, radius * 2, radius * .26, tones[2], opacity=.95)
        canvas.path('M' + 'L'.join(f'{num(x - radius + k * radius / 6)} '
                                   f'{num(y + radius * (.05 if k % 2 else .25))}'
                                   for k in range(13)), stroke=tones[1], width=radius * .035)
        canvas.rect(x - radius, y - radius, radius * 2, radius * 2.4, canvas.radial(
            (0, '#fff6dc', .6), (.4, '#fff6dc', 0), (1, '#43273c', .45), cx=.28, cy=.26, radius=.8))
    if passengers:
        for shift, who in ((-.09, 'lin'), (.1, 'tomas')):
            with canvas.at(x + shift * radius, basket_y - radius * .06, scale=radius / 330):
                POSES['bust'](canvas, PEOPLE[who], face='joy', arms=('rest', 'rest'))
    canvas.path(polygon([(x - wide, basket_y), (x + wide, basket_y),
                         (x + wide * .8, basket_y + radius * .28),
                         (x - wide * .8, basket_y + radius * .28)]),
                canvas.volume('#b07a49', .3, .3))
    canvas.rect(x - wide * 1.1, basket_y - 2, wide * 2.2, radius * .06, '#7b5035', radius=2)


def pavement(canvas, x, y, width, height, tone='#d8c2ac'):
    """Large flags seen from the side, with a kerb."""
    rng = canvas.random
    canvas.rect(x, y, width, height, shade(tone, .25))
    left = x - 20
    while left < x + width:
        length = rng.uniform(46, 84)
        hue = mix(tone, rng.choice(('highlight', 'shadow', 'peach')), rng.uniform(.02, .16))
        canvas.rect(left + 1, y, length - 2, height * .62, canvas.volume(hue, .12, .1), radius=2)
        canvas.rect(left + 14, y + height * .66, length - 2, height * .34,
                    canvas.volume(shade(hue, .16), .3, .2), radius=2)
        left += length


def cobbles(canvas, x, y, width, height, tone='#a98d88'):
    """Rows of round stones that grow towards the viewer."""
    rng = canvas.random
    canvas.rect(x, y, width, height, canvas.gradient((0, shade(tone, .45)), (1, shade(tone, .6))))
    top, high = y + 2, 11.0
    while top < y + height:
        left = x - rng.uniform(0, 30)
        while left < x + width:
            length = high * rng.uniform(1.5, 2.2)
            hue = mix(tone, rng.choice(('highlight', 'shadow', 'plum', 'peach')),
                      rng.uniform(.03, .2))
            canvas.rect(left + 1, top + 1, length - 2, high - 2, canvas.gradient(
                (0, lit(hue, .3)), (.4, hue), (1, shade(hue, .3))), radius=high * .36)
            left += length
        top += high
        high *= 1.16


def post_box(canvas, x, y, scale=1.0, tone='#b2503d'):
    with canvas.at(x, y, scale=scale):
        canvas.contact(18, 4)
        canvas.rect(-4, -40, 8, 40, canvas.volume('#5a4550', .2, .3, direction='right'))
        canvas.path('M-18 -40V-66A18 14 0 0 1 18 -66V-40Z',
                    canvas.volume(tone, .3, .26, direction='right'))
        canvas.rect(-10, -64, 20, 4, shade(tone, .55), radius=2)
        canvas.path('M-6 -52H6M-6 -48H3', stroke='#f7d9b8', width=1.6, opacity=.8)


def smoke_puff(canvas, x, y, size, tone='#fff3e6'):
    """A curl of smoke rising from x, y."""
    for dx, dy, radius, opacity in (
            (0, -.3, .32, .75), (.22, -.9, .44, .7), (-.1, -1.6, .56, .6), (.35, -2.4, .68, .48),
            (0, -3.3, .8, .36), (.5, -4.2, .9, .24)):
        canvas.ellipse(x + dx * size, y + dy * size, radius * size, radius * size * .86,
                       canvas.radial((0, tone, opacity), (.6, tone, opacity * .7), (1, tone, 0)))


def ball(canvas, x, y, radius):
    canvas.contact(radius, radius * .25, x, y + radius)
    canvas.ellipse(x, y, radius, fill=canvas.ball('#e8b24a', .4, .2))
    canvas.path(smooth([(x - radius, y), (x, y + radius * .3), (x + radius, y)], closed=False),
                stroke='#c24f36', width=radius * .4)
