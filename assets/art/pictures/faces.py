"""Faces to play under: the computer players, and a family to choose from.

Head and shoulders on nothing, so that the game can lay them on any plate. The neck ends at the
lower edge of the picture.
"""

from kit.heads import Look
from kit.people import BUILDS, POSES
from kit.registry import picture

SIZE, WIDTHS = (120, 120), (32, 48, 64, 96, 192, 384)

# One for each level, then three more: computers of one level play in one game, too.
COMPUTERS = {
    'pip': (Look('fair', 'ginger', 'tousled', top='leaf', accent='cream', detail='stripes',
                 freckles=True, hat='cap', hat_color='brick', face='elf'), 'grin'),
    'otto': (Look('honey', 'black', 'bald', 'adult', top='blue', beard='full', face='square'),
             'smile'),
    'mina': (Look('tan', 'espresso', 'wavy', 'adult', top='coral', accent='cream', glasses=True,
                  detail='shirt', face='diamond'), 'sly'),
    'victor': (Look('porcelain', 'grey', 'ring', 'old', top='navy', beard='moustache',
                    accent='brick', detail='shirt', face='long'), 'calm'),
    'ada': (Look('umber', '#c9c2c6', 'afro', 'old', top='plum', accent='gold', detail='cardigan',
                 glasses=True, face='oval'), 'happy'),
    'rosa': (Look('fair', 'ginger', 'bob', 'adult', top='rose', accent='cream', detail='dots',
                  freckles=True, glasses=True, face='oval'), 'laugh'),
    'max': (Look('brown', 'espresso', 'short', 'adult', top='mustard', accent='teal',
                 detail='stripes', beard='short', hat='beanie', hat_color='teal', face='sharp'),
            'grin'),
    'nora': (Look('tan', 'black', 'braids', 'adult', top='forest', accent='mustard',
                  detail='shirt', face='broad'), 'wink'),
}

FAMILY = (
    (Look('fair', 'auburn', 'pigtails', top='sage', accent='terra', freckles=True, face='round'),
     'joy'),
    (Look('brown', 'espresso', 'curly', top='lilac', detail='heart', face='heart'), 'joy'),
    (Look('deep', 'black', 'buzz', top='sky', detail='star', accent='mustard', face='broad'),
     'grin'),
    (Look('porcelain', 'black', 'bob', top='brick', detail='dots', face='diamond'), 'smile'),
    (Look('tan', 'black', 'tousled', top='mustard', glasses=True, face='sharp'), 'smile'),
    (Look('honey', 'straw', 'short', top='teal', detail='stripes', face='square'), 'wink'),
    (Look('umber', 'black', 'puffs', top='coral', accent='mustard', dress=True, face='elf'),
     'laugh'),
    (Look('honey', 'espresso', 'headscarf', 'teen', top='rose', accent='teal', face='oval'),
     'smile'),
    (Look('fair', 'blond', 'ponytail', 'teen', top='plum', accent='coral', face='sharp'), 'grin'),
    (Look('fair', 'auburn', 'bun', 'adult', top='teal', accent='mustard', face='heart'), 'happy'),
    (Look('brown', 'black', 'short', 'adult', top='terra', beard='short', detail='shirt',
          face='square'), 'smile'),
    (Look('umber', 'black', 'afro', 'adult', top='mustard', accent='cream', face='diamond'),
     'grin'),
    (Look('honey', 'chestnut', 'long', 'adult', top='blue', accent='cream', detail='cardigan',
          face='long'), 'smile'),
    (Look('fair', 'ginger', 'curly', 'adult', top='forest', beard='full', face='pear'), 'joy'),
    (Look('tan', 'grey', 'ring', 'old', top='sage', beard='moustache', glasses=True,
          accent='cream', detail='cardigan', face='pear'), 'smile'),
    (Look('porcelain', 'white', 'bun', 'old', top='lilac', accent='rose', glasses=True,
          detail='cardigan', face='round'), 'happy'),
)


def _face(key, look, expression):
    @picture(f'face-{key}', folder='faces', size=SIZE, widths=WIDTHS, transparent=True,
             quality=88, name=key)
    def face(canvas):
        build = BUILDS[look.age]
        with canvas.at(60, 122, scale=1.62 / (.6 + .4 * build.head)):
            POSES['bust'](canvas, look, face=expression, height=17, arms=(None, None))


for _name, (_look, _expression) in COMPUTERS.items():
    _face(_name, _look, _expression)
for _number, (_look, _expression) in enumerate(FAMILY, 1):
    _face(f'family-{_number}', _look, _expression)
