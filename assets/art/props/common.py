"""Everything most rooms need, under one import: `from props.common import *`."""

from props.decor_places import canopied, decor, tub_or_whirlpool
from props.lamps import (candle, chandelier, fairy_lights, fire, floor_lamp, lantern, pendant,
                         sconce, table_lamp)
from props.pets import birdcage, cat, dog, fishbowl, rabbit
from props.plants import blossom, hanging_plant, leaf, plant, pot, vase
from props.rugs import oval_rug, rug
from props.seating import armchair, bench, chair, cushion, pouf, sofa, stool
from props.small import (ball, basket, blocks, book, book_pile, box, duck, fruit_bowl, gift, guitar,
                         jar, mug, shelf_things,
                         steam_wisps, teapot, teddy, toy_train)
from props.tables import (bookcase, books, chest, coffee_table, cupboard, drawers, globe, shelf,
                          side_table, table)
from props.wall import (bunting, clock, coat_hooks, door, fireplace, mirror, picture, radiator,
                        wall_hanging)
from props.windows import blind, hang_curtains, valance, window

__all__ = [name for name in dir() if not name.startswith('_')]
