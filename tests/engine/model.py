"""The rules of Dream Home once more, written from RULES.md alone.

Slow and plain on purpose: sets of names instead of bits, one function a rule. It follows a game of
the engine move by move and foretells legal moves, the answer of `show`, and the score. Only the
deal of a new round is taken from the engine, since the order of the decks is hidden.
"""

SPACES = ["a1", "a2", "b1", "b2", "c1", "c2", "d0", "d1", "d2", "e0", "e1", "e2"]
GROUND = {"a1", "b1", "c1", "d0", "e0"}

# Section 9: copies, limit, points by size, what it likes to be beside.
ROOMS = {
    "living": (10, 3, [1, 4, 9], None),
    "kitchen": (8, 2, [1, 6], None),
    "bedroom": (8, 2, [1, 4], None),
    "children": (6, 2, [2, 6], None),
    "bathroom": (8, 1, [1], None),
    "pantry": (2, 1, [1], "kitchen"),
    "dressing": (2, 1, [1], "bedroom"),
    "sauna": (2, 1, [1], "bathroom"),
    "games": (2, 1, [2], None),
    "library": (1, 1, [2], None),
    "study": (1, 1, [2], None),
    "garage": (6, 2, [0, 4], None),
    "cellar": (1, 1, [2], None),
    "workshop": (1, 1, [2], None),
    "laundry": (1, 1, [1], None),
    "storage": (1, 1, [1], None),
}
BASEMENT = {"garage", "cellar", "workshop", "laundry", "storage"}
CHILDREN = {"living": [1] * 5, "kitchen": [1] * 3, "bedroom": [1] * 2, "bathroom": [1] * 2,
            "children": [2, 2, 1, 1, 1, 1], "games": [1, 1], "library": [1], "garage": [1]}

DECOR = {
    "piano": (3, {"living"}),
    "fireplace": (2, {"living"}),
    "canopy-bed": (2, {"bedroom"}),
    "whirlpool": (2, {"bathroom"}),
    "ice-cream": (2, {"kitchen"}),
    "slide": (2, {"children"}),
    "cat-house": (1, {"living", "bedroom", "children"}),
    "paintings": (1, {"living", "kitchen", "bedroom", "children", "library", "study"}),
}
OUTSIDE = {"treehouse": 2, "birdhouse": 1}
TOKEN_VALUE = {"car": 1, **{key: value for key, (value, _) in DECOR.items()}, **OUTSIDE}
HELPERS = ["roofer", "supplier", "architect", "handyman", "designer"]
COLOURS = ["red", "brown", "blue", "green"]

ROOM_CARDS = [f"{key}-{n}" for key, row in ROOMS.items() for n in range(1, row[0] + 1)]
RESOURCE_CARDS = (
    [f"roof-{colour}-{n}" for colour in COLOURS for n in range(1, 6)]
    + [f"roof-{colour}-window" for colour in COLOURS]
    + list(DECOR) + list(OUTSIDE)
    + [f"{tool}-{n}" for tool in ("drill", "jackhammer", "mixer") for n in (1, 2)]
    + [f"scaffolding-{n}" for n in (1, 2, 3)]
    + HELPERS)
assert len(ROOM_CARDS) == 60 and len(RESOURCE_CARDS) == 48


def room_type(card):
    return card.rsplit("-", 1)[0]


def children_on(card):
    key, number = card.rsplit("-", 1)
    found = CHILDREN.get(key, [])
    return found[int(number) - 1] if int(number) <= len(found) else 0


def below(space):
    return None if space in GROUND else space[0] + str(int(space[1]) - 1)


def neighbours(space):
    sides = [chr(ord(space[0]) - 1) + space[1], chr(ord(space[0]) + 1) + space[1]]
    return [side for side in sides if side in SPACES]


def floor_of(space):
    return [other for other in SPACES if other[1] == space[1]]


def roof_points(roofs):
    """R8.4, by trying every four."""
    from itertools import combinations
    best = 0
    for four in combinations(sorted(roofs), 4):
        one_colour = len({card.split("-")[1] for card in four}) == 1
        windows = sum(card.endswith("-window") for card in four)
        best = max(best, (8 if one_colour else 3) + windows)
    return best


class Home:
    def __init__(self, no_gaps):
        self.no_gaps = no_gaps
        self.up = {}        # space: face-up room card
        self.down = {}      # space: face-down room card
        self.scaffold = {}  # space: scaffolding card
        self.token = {}     # space: token
        self.roofs, self.tools, self.helpers, self.outside = set(), set(), set(), set()
        self.used = set()
        self.skips = False

    def copy(self):
        other = Home(self.no_gaps)
        for name in ("up", "down", "scaffold", "token", "roofs", "tools", "helpers", "outside",
                     "used"):
            setattr(other, name, getattr(self, name).copy())
        other.skips = self.skips
        return other

    def rooms(self):
        return self.up.keys() | self.down.keys()

    def filled(self):
        return self.rooms() | self.scaffold.keys()

    def type_at(self, space):
        return room_type(self.up[space]) if space in self.up else None

    def joined(self, space):
        """R4.3: the room that the face-up card on a space belongs to."""
        room, grown = {space}, True
        while grown:
            more = {side for part in room for side in neighbours(part)
                    if self.type_at(side) == self.type_at(space)} - room
            room |= more
            grown = bool(more)
        return room

    def obeys_ground(self, space, kind):
        """R4.1, R4.2 and R4.8 for a room of a type, or None for an empty one, on a space."""
        if below(space) and below(space) not in self.filled():
            return False
        if kind and (kind in BASEMENT) != (space[1] == "0"):
            return False
        if self.no_gaps:
            row = "".join("x" if other in self.filled() | {space} else " "
                          for other in floor_of(space))
            return " " not in row.strip()
        return True

    def may_place(self, kind, space):
        """All of section 4."""
        if space in self.rooms() or not self.obeys_ground(space, kind):
            return False
        if kind is None:
            return True
        size = 1
        for side in neighbours(space):
            if self.type_at(side) == kind:
                room = self.joined(side)
                if "designer" not in self.helpers and room & self.token.keys():
                    return False
                size += len(room)
        return size <= ROOMS[kind][1]

    def places(self, card):
        up = [space for space in SPACES if self.may_place(room_type(card), space)]
        down = [f"{space} down" for space in SPACES if self.may_place(None, space)]
        return sorted(up + down)

    def scaffold_places(self):
        return [space for space in SPACES
                if space not in self.scaffold and self.may_place(None, space)]

    def decor_places(self, token):
        return [space for space in SPACES
                if self.type_at(space) in DECOR[token][1]
                and not self.joined(space) & self.token.keys()]

    def without(self, space):
        other = self.copy()
        other.up.pop(space, None)
        other.down.pop(space, None)
        other.token.pop(space, None)
        return other

    def drill_places(self, card):
        return [space for space in SPACES
                if space in self.up and self.without(space).may_place(room_type(card), space)]

    def supply_places(self, card):
        return [space for space in SPACES
                if space in self.rooms() and self.without(space).may_place(room_type(card), space)]

    def swapped(self, one, other):
        result = self.copy()
        for layer in ("up", "down", "token"):
            mine, new = getattr(self, layer), getattr(result, layer)
            for to, source in ((one, other), (other, one)):
                new.pop(to, None)
                if source in mine:
                    new[to] = mine[source]
        return result

    def handyman_pairs(self):
        pairs = []
        for i, one in enumerate(SPACES):
            for other in SPACES[i + 1:]:
                if one in self.rooms() and other in self.rooms():
                    after = self.swapped(one, other)
                    if all(after.obeys_ground(space, after.type_at(space))
                           and (space in after.down
                                or len(after.joined(space)) <= ROOMS[after.type_at(space)][1])
                           for space in (one, other)):
                        pairs.append(f"{one} {other}")
        return pairs

    def thin_tokens(self, space):
        """R5.6: the most valuable token of a joined room stays, of equals the first."""
        if space not in self.up:
            return
        tokens = sorted(self.joined(space) & self.token.keys())
        if len(tokens) > 1:
            best = max(tokens, key=lambda at: (TOKEN_VALUE[self.token[at]], -SPACES.index(at)))
            for at in tokens:
                if at != best:
                    del self.token[at]

    def score(self, with_roof):
        rooms = 0
        for space in self.up:
            kind = self.type_at(space)
            _, _, points, beside = ROOMS[kind]
            if beside:
                rooms += 3 if any(self.type_at(s) == beside for s in neighbours(space)) else 1
            elif space == min(self.joined(space)):
                rooms += points[len(self.joined(space)) - 1]
        tokens = list(self.token.values()) + list(self.outside)
        decor = sum(TOKEN_VALUE[token] for token in tokens)
        decor += len(tokens) if "designer" in self.helpers else 0
        types = {self.type_at(space) for space in self.up}
        bathrooms = {space[1] for space in self.up if self.type_at(space) == "bathroom"}
        met = (bathrooms == {"1", "2"}) + ({"bathroom", "kitchen", "bedroom"} <= types)
        function = 3 * met
        if "architect" in self.helpers:
            function += met + len(self.down)
        roof = roof_points(self.roofs) if with_roof else 0
        return {"rooms": rooms, "decor": decor, "function": function, "roof": roof,
                "total": rooms + decor + function + roof,
                "children": sum(children_on(card) for card in self.up.values())}

    def line(self):
        """The home in one line of NOTATION.md, with everything that an owner knows."""
        items = []
        for space in SPACES:
            token = "+" + self.token[space] if space in self.token else ""
            if space in self.up:
                items.append(f"{space}={self.up[space]}{token}")
            elif space in self.down:
                items.append(f"{space}=down")
            elif space in self.scaffold:
                items.append(f"{space}=scaffolding")
        for key in ("outside", "helpers", "roofs"):
            if getattr(self, key):
                items.append(f"{key}={','.join(sorted(getattr(self, key)))}")
        if self.no_gaps:
            items.append("gaps=off")
        return " ".join(items)

    def show(self):
        spaces = {}
        for space in SPACES:
            if space in self.up:
                spaces[space] = {"card": self.up[space]}
                if space in self.token:
                    spaces[space]["token"] = self.token[space]
            elif space in self.down:
                spaces[space] = {"card": "down"}
            elif space in self.scaffold:
                spaces[space] = {"card": "scaffolding"}
        return {"spaces": spaces, "outside": sorted(self.outside), "tools": sorted(self.tools),
                "helpers": sorted(self.helpers), "roofs": len(self.roofs), "skips": self.skips}


class Game:
    """`market` of the first show starts it; `deal` must be called when `wants_deal` is set."""

    def __init__(self, players, first, discard, car, gaps):
        self.players, self.discard, self.car, self.gaps = players, discard, car, gaps
        self.homes = [Home(not gaps) for _ in range(players)]
        self.marker = first
        self.round = 0
        self.room_discards, self.resource_discards = set(), set()
        self.room, self.resource = None, None
        self.car_given = False
        self.unseen_rooms, self.unseen_resources = set(ROOM_CARDS), set(RESOURCE_CARDS)
        self.wants_deal = True

    # ---- rounds ----

    def deal(self, market):
        rooms = [column["room"] for column in market]
        resources = [column["resource"] for column in market]
        assert len(market) == 5 and resources[0] is None
        assert set(rooms) <= self.unseen_rooms and len(set(rooms)) == 5
        assert set(resources[1:]) <= self.unseen_resources and len(set(resources)) == 5
        self.unseen_rooms -= set(rooms)
        self.unseen_resources -= set(resources)
        self.market = [dict(column) for column in market]
        self.wants_deal = False
        self.round += 1
        self.first = self.marker
        for home in self.homes:
            home.skips = False
        order = [(self.first + i) % self.players for i in range(self.players)]
        self.waiting = order  # for the window, then for the turns
        if self.discard and self.players < 4:
            self.phase, self.player = "discard", self.first
        else:
            self.open_window()

    def open_window(self):
        order = [(self.first + i) % self.players for i in range(self.players)]
        self.windows = [player for player in order
                        if any(tool.startswith("jackhammer") for tool in self.homes[player].tools)]
        self.turns = order
        self.next_window()

    def next_window(self):
        if self.windows:
            self.phase, self.player = "jackhammer", self.windows.pop(0)
        else:
            self.next_turn()

    def next_turn(self):
        while self.turns and self.homes[self.turns[0]].skips:
            self.turns.pop(0)
        if self.turns:
            self.phase, self.player = "turn", self.turns.pop(0)
            return
        for column in self.market:
            self.put_away(column)
        if self.round < 12:
            self.wants_deal = True
        else:
            self.helping = [(self.marker + i) % self.players for i in range(self.players)]
            self.next_helper()

    def ready(self, player):
        home = self.homes[player]
        return (home.helpers - home.used) & {"roofer", "supplier", "handyman"}

    def next_helper(self):
        while self.helping and not self.ready(self.helping[0]):
            self.helping.pop(0)
        if self.helping:
            self.phase, self.player = "end", self.helping[0]
        else:
            self.phase, self.player = "over", None

    def put_away(self, column):
        if column["room"]:
            self.room_discards.add(column["room"])
        if column["resource"]:
            self.resource_discards.add(column["resource"])
        column["room"] = column["resource"] = None

    # ---- moves ----

    def open_columns(self):
        return [n for n in range(1, 6) if self.market[n - 1]["room"]]

    def legal(self):
        if self.phase == "over":
            return []
        home, moves = self.homes[self.player], []
        columns = self.open_columns()
        if self.phase == "discard":
            moves = [f"discard {n}" for n in columns if n > 1]
        elif self.phase == "jackhammer":
            moves = ["pass"] + [f"jackhammer {n}" for n in columns]
        elif self.phase == "turn":
            moves = [f"take {n}" for n in columns]
            if any(tool.startswith("drill") for tool in home.tools):
                moves += [f"drill {n} {space}" for n in columns
                          for space in home.drill_places(self.market[n - 1]["room"])]
            if any(tool.startswith("mixer") for tool in home.tools):
                moves += [f"mix {n} {m}" for n in columns for m in columns if n < m]
        elif self.phase == "hand":
            if self.room:
                moves += [f"place {place}" for place in home.places(self.room)]
            if self.resource and self.resource.startswith("scaffolding"):
                moves += [f"scaffold {space}" for space in home.scaffold_places()]
            elif self.resource and not self.room:
                moves += [f"decorate {space}" for space in home.decor_places(self.resource)]
        elif self.phase == "end":
            moves = ["pass"]
            ready = self.ready(self.player)
            if "roofer" in ready:
                moves += [f"roofer {card}" for card in self.resource_discards
                          if card.startswith("roof-")]
            if "supplier" in ready:
                moves += [f"supply {card} {space}" for card in self.room_discards
                          for space in home.supply_places(card)]
            if "handyman" in ready:
                moves += [f"handyman {pair}" for pair in home.handyman_pairs()]
        return sorted(moves)

    def play(self, move):
        word, *rest = move.split()
        getattr(self, "play_" + word)(*rest)

    def spend(self, tool):
        home = self.homes[self.player]
        card = min(card for card in home.tools if card.startswith(tool))
        home.tools.remove(card)
        self.resource_discards.add(card)

    def give_car(self, space):
        home = self.homes[self.player]
        both = home.type_at("d0") == home.type_at("e0") == "garage"
        if self.car and not self.car_given and both:
            self.car_given = True
            home.token[space] = "car"

    def play_discard(self, column):
        self.put_away(self.market[int(column) - 1])
        self.open_window()

    def play_pass(self):
        if self.phase == "jackhammer":
            self.next_window()
        else:
            self.helping.pop(0)
            self.next_helper()

    def play_jackhammer(self, column):
        pair = self.market[int(column) - 1]
        self.room = pair["room"]
        pair["room"] = None
        self.put_away(pair)
        self.spend("jackhammer")
        self.homes[self.player].skips = True
        self.phase = "hand"

    def play_mix(self, one, other):
        one, other = self.market[int(one) - 1], self.market[int(other) - 1]
        one["room"], other["room"] = other["room"], one["room"]
        self.spend("mixer")

    def come_in(self, card, space):
        """A card comes in face up for the one on a space, which is returned."""
        home = self.homes[self.player]
        outgoing = home.up.pop(space, None) or home.down.pop(space, None)
        home.token.pop(space, None)
        home.up[space] = card
        home.thin_tokens(space)
        self.give_car(space)
        return outgoing

    def play_drill(self, column, space):
        pair = self.market[int(column) - 1]
        pair["room"] = self.come_in(pair["room"], space)
        self.spend("drill")

    def play_take(self, column):
        pair, home = self.market[int(column) - 1], self.homes[self.player]
        self.room, card = pair["room"], pair["resource"]
        pair["room"] = pair["resource"] = None
        self.phase = "hand"
        if column == "1":
            self.marker = self.player
        if card is None:
            return
        if card.startswith("roof-"):
            home.roofs.add(card)
        elif card in HELPERS:
            home.helpers.add(card)
        elif card in OUTSIDE:
            home.outside.add(card)
        elif card in DECOR:
            self.resource = card
        elif not card.startswith("scaffolding"):
            home.tools.add(card)
        elif self.round == 12:
            self.resource_discards.add(card)
        else:
            self.resource = card

    def play_place(self, space, down=None):
        home = self.homes[self.player]
        if space in home.scaffold:
            self.resource_discards.add(home.scaffold.pop(space))
        (home.down if down else home.up)[space] = self.room
        self.room = None
        home.thin_tokens(space)
        self.give_car(space)
        if self.resource:
            places = (home.scaffold_places() if self.resource.startswith("scaffolding")
                      else home.decor_places(self.resource))
            if not places:
                self.resource_discards.add(self.resource)
                self.resource = None
        self.after_hand()

    def play_scaffold(self, space):
        self.homes[self.player].scaffold[space] = self.resource
        self.resource = None
        self.after_hand()

    def play_decorate(self, space):
        self.homes[self.player].token[space] = self.resource
        self.resource_discards.add(self.resource)
        self.resource = None
        self.after_hand()

    def after_hand(self):
        if not self.room and not self.resource:
            if self.homes[self.player].skips:
                self.next_window()
            else:
                self.next_turn()

    def after_helper(self, helper):
        self.homes[self.player].used.add(helper)
        self.next_helper()

    def play_roofer(self, card):
        self.resource_discards.remove(card)
        self.homes[self.player].roofs.add(card)
        self.after_helper("roofer")

    def play_supply(self, card, space):
        self.room_discards.remove(card)
        self.room_discards.add(self.come_in(card, space))
        self.after_helper("supplier")

    def play_handyman(self, one, other):
        home = self.homes[self.player].swapped(one, other)
        for space in (one, other):
            home.thin_tokens(space)
        self.homes[self.player] = home
        self.after_helper("handyman")

    # ---- what can be compared ----

    def show(self):
        return {"round": self.round, "phase": self.phase,
                "player": 0 if self.phase == "over" else self.player + 1,
                "first": self.first + 1, "marker": self.marker + 1, "market": self.market,
                "hand": {"room": self.room, "resource": self.resource},
                "homes": [home.show() for home in self.homes],
                "discards": {"rooms": sorted(self.room_discards),
                             "resources": sorted(self.resource_discards)},
                "deck": {"rooms": len(self.unseen_rooms),
                         "resources": len(self.unseen_resources)},
                "options": {"discard": self.discard, "car": self.car, "gaps": self.gaps}}

    def score(self):
        return [home.score(self.phase == "over") for home in self.homes]

    def check_cards(self):
        """Every card is in exactly one place."""
        rooms = list(self.unseen_rooms) + list(self.room_discards) + [self.room]
        resources = list(self.unseen_resources) + list(self.resource_discards) + [self.resource]
        for column in self.market:
            rooms.append(column["room"])
            resources.append(column["resource"])
        for home in self.homes:
            rooms += list(home.up.values()) + list(home.down.values())
            resources += list(home.scaffold.values())
            for pile in (home.roofs, home.tools, home.helpers, home.outside):
                resources += list(pile)
        assert sorted(filter(None, rooms)) == sorted(ROOM_CARDS)
        assert sorted(filter(None, resources)) == sorted(RESOURCE_CARDS)
