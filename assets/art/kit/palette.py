"""The one palette of the game.

About twenty warm colours with names, so that sixty scenes by several hands look like one book.
Shadows always go to plum and highlights to cream: mixing with black or pure white makes
pictures look dirty or chalky, so neither is offered here.
"""

PALETTE = {
    'white': '#fffaf2', 'cream': '#fff1d8', 'sand': '#f0d9b8', 'peach': '#f3c8a4',
    'rose': '#e5a5a0', 'coral': '#e58a6d', 'terra': '#d4745a', 'brick': '#b2503d',
    'mustard': '#e8b24a', 'gold': '#d6a540', 'sage': '#a9c0a1', 'mint': '#c3dccb',
    'leaf': '#74a866', 'forest': '#4d8057', 'teal': '#4c8b86', 'deep': '#2f5f66',
    'sky': '#a8d0dd', 'blue': '#6c8db1', 'navy': '#3f5480', 'lilac': '#b9a6cb',
    'plum': '#7a5272', 'oak': '#dcab73', 'walnut': '#b07a49', 'umber': '#7b5035',
    'slate': '#565260', 'steel': '#a9b2b8',
    'ink': '#4a2f35',       # the darkest line allowed: eyes, wires, clock hands
    'shadow': '#43273c',    # where shade() goes
    'highlight': '#fff3d4',  # where lit() goes
}

SKIN = {
    'porcelain': '#f9dcc4', 'fair': '#f4c9a4', 'honey': '#e8b184', 'tan': '#d2966a',
    'brown': '#b07650', 'umber': '#8f5a3c', 'deep': '#6f442f',
}

HAIR = {
    'black': '#3a2a30', 'espresso': '#54352c', 'brown': '#754830', 'chestnut': '#96552f',
    'auburn': '#a94d2d', 'ginger': '#d27a3a', 'blond': '#e3b265', 'straw': '#f0d290',
    'grey': '#b9b1ad', 'white': '#eee7dd',
}

LEAVES = ('#74a866', '#5c955f', '#8dbd7a', '#4f8758')
BOOK_COLORS = ('brick', 'mustard', 'teal', 'blue', 'plum', 'sage', 'terra', 'cream', 'navy', 'rose')


def color(name):
    """A palette name, '#rrggbb', 'none' or 'url(#id)' as SVG wants it."""
    return PALETTE.get(name, name)


def _channels(name):
    value = color(name)
    if not value.startswith('#') or len(value) != 7:
        raise ValueError(f'not a plain colour: {name!r}')
    return [int(value[i:i + 2], 16) for i in (1, 3, 5)]


def mix(first, second, amount):
    """`first` moved towards `second` by amount 0..1."""
    pairs = zip(_channels(first), _channels(second))
    return '#' + ''.join(f'{round(a + (b - a) * amount):02x}' for a, b in pairs)


def lit(name, amount=0.25):
    """A lighter, warmer tone: the side that faces the upper left."""
    return mix(name, 'highlight', amount)


def shade(name, amount=0.25):
    """A darker tone that leans to plum."""
    return mix(name, 'shadow', amount)
