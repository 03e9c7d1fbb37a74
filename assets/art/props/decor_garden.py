"""Décor that stands beside the home; origin bottom middle, about 110 wide and 110 high."""

from kit.palette import lit, shade
from kit.svg import smooth


def _crown(canvas, blobs, base):
    for x, y, rx, ry in blobs:
        canvas.ellipse(x, y, rx, ry, canvas.ball(base, .3, .26))


def treehouse(canvas):
    trunk, wood = '#7b5035', '#cf9457'
    canvas.contact(40, 6)
    _crown(canvas, ((-34, -82, 30, 26), (34, -84, 32, 27), (0, -100, 38, 24)), '#5c955f')
    canvas.path('M-14 0C-8 -24 -9 -50 -12 -84H12C9 -50 9 -24 16 0C8 -4 -6 -4 -14 0Z',
                canvas.volume(trunk, .3, .3, direction='right'))
    canvas.path('M-10 -40C-26 -46 -32 -56 -36 -68M9 -44C24 -48 34 -58 38 -70', stroke=trunk,
                width=6)
    _crown(canvas, ((-48, -66, 16, 14), (50, -68, 16, 14)), '#74a866')
    with canvas.at(0, -38):
        canvas.path('M-30 8L-10 -2M30 8L10 -2', stroke=shade(trunk, .2), width=4)
        canvas.rect(-40, -4, 80, 7, canvas.volume('#b3773f', .35, .2), radius=2)
        canvas.rect(-28, -42, 56, 40, canvas.volume(wood, .25, .2, direction='diagonal'))
        for x in (-18, -8, 2, 12, 22):
            canvas.line(x, -41, x, -3, '#8e5b31', 1, .5)
        canvas.path('M-22 -3V-22C-22 -32 -4 -32 -4 -22V-3Z', canvas.volume('#6d3f35', .2, .2))
        canvas.ellipse(-7.4, -14, 1.5, fill='gold')
        canvas.rect(4, -31, 18, 17, '#fff6e4', radius=1.5)
        canvas.rect(6, -29, 14, 13, canvas.radial((0, '#fff3b4'), (1, '#ffcf6a')))
        canvas.path('M13 -29V-16M6 -22.5H20', stroke='#fff6e4', width=1.8)
        with canvas.at(shadow='near'):
            canvas.path('M-38 -38L0 -66L38 -38L34 -32L0 -56L-34 -32Z',
                        canvas.volume('#c8503a', .35, .2))
            canvas.path('M-30 -37L0 -58L30 -37Z', canvas.volume('#c8503a', .2, .2))
        canvas.path('M-36 -38.5L0 -65L36 -38.5', stroke='#f7b195', width=1.8, opacity=.8)
    canvas.path('M24 -35L30 -1M36 -35L42 -1', stroke='#a06a3b', width=3.2)
    for step in range(5):
        canvas.line(25 + step * 1.1, -30 + step * 6.6, 37 + step * 1.1, -30 + step * 6.6,
                    '#e2b273', 2.8)
    _crown(canvas, ((-26, -112, 17, 12), (22, -113, 18, 12), (-56, -84, 10, 9)), '#8dbd7a')


def bird(canvas, base='#5f97c4'):
    """A small round bird that looks left; origin between its feet."""
    canvas.path('M8 -12C16 -12 24 -16 27 -20C26 -12 20 -4 10 -3Z', shade(base, .15))
    canvas.path(smooth([(-13, -14), (-9, -23), (0, -25), (9, -18), (12, -8), (5, -1), (-6, -1),
                        (-13, -7)]), canvas.ball(base, .35, .2))
    canvas.path(smooth([(-13, -9), (-8, -14), (-1, -9), (1, -3), (-5, -1), (-11, -4)]), '#f2a06a')
    canvas.path('M1 -15C8 -15 14 -10 15 -6C8 -5 2 -8 1 -15Z', shade(base, .28))
    canvas.path('M-13 -17L-20 -14.5L-12.5 -12.5Z', '#edb23f')
    canvas.ellipse(-6.4, -17, 2, 2.2, 'ink')
    canvas.ellipse(-7, -17.8, .8, fill='white')
    canvas.path('M-3 -1v4M3 -1v4', stroke='#c98434', width=1.4)


def birdhouse(canvas):
    canvas.contact(16, 4)
    canvas.rect(-5, -42, 10, 42, canvas.volume('#8a5835', .3, .3, direction='right'), radius=2)
    for side in (-1, 1):
        with canvas.at(side * 9, 0, flip=side < 0):
            canvas.path('M0 0C2 -10 -2 -14 -8 -17C-9 -8 -6 -2 0 0ZM0 0C4 -6 10 -8 15 -8C12 0 6 1 '
                        '0 0Z', canvas.volume('#74a866', .2, .2))
    canvas.path('M-34 -40H34V-78L0 -104L-34 -78Z', canvas.volume('#f2d3a0', .3, .2,
                                                                  direction='diagonal'))
    for x in (-20, -7, 7, 20):
        canvas.line(x, -88 + abs(x) * .7, x, -41, '#b98a58', 1, .4)
    canvas.rect(-38, -43, 76, 7, canvas.volume('#a86f3f', .35, .2), radius=2)
    with canvas.at(shadow='near'):
        canvas.path('M-48 -74L0 -112L48 -74L42 -65L0 -98L-42 -65Z',
                    canvas.volume('#c8503a', .35, .22))
    canvas.path('M-46 -75L0 -111L46 -75', stroke='#f7b195', width=2, opacity=.85)
    canvas.ellipse(0, -70, 14.5, fill='#fff1d8')
    canvas.ellipse(0, -70, 11.5, fill=canvas.radial((0, '#5c3a44'), (1, '#38202b')))
    canvas.line(0, -50, 0, -46, '#8a5835', 5)
    canvas.ellipse(0, -49, 3, fill=canvas.ball('#a86f3f', .4, .2))
    for x, fill in ((-22, '#e58a6d'), (22, '#e58a6d')):
        canvas.path(f'M{x} -46c-6 -4 -4.5 -9 0 -6c4.5 -3 6 2 0 6Z', fill)


def cloud(canvas, x, y, scale=1, opacity=.9):
    with canvas.at(x, y, scale=scale, opacity=opacity):
        for cx, cy, rx, ry in ((0, 0, 26, 8), (-10, -6, 12, 10), (8, -9, 14, 12), (21, -2, 10, 7)):
            canvas.ellipse(cx, cy, rx, ry, 'white')


def meadow(canvas, box, sky=('#9fd2e4', '#fdf3d6'), grass='#8dbd7a'):
    """Sky and hills behind things of the garden."""
    x, y, width, height = box
    canvas.rect(x, y, width, height, canvas.gradient((0, sky[0]), (.75, sky[1])))
    cloud(canvas, x + 38, y + 34, .8)
    cloud(canvas, x + width - 42, y + 24, .95)
    for level, fill in ((.62, lit(grass, .3)), (.78, grass)):
        top = y + height * level
        canvas.path(smooth([(x - 30, y + height + 40), (x - 20, top + 6), (x + width * .3, top - 7),
                            (x + width * .62, top + 4), (x + width + 20, top - 6),
                            (x + width + 30, y + height + 40)]), canvas.volume(fill, .16, .16))
