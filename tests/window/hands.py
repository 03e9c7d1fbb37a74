"""Three ways to play a move: by keys alone, by clicks alone, by dragging alone.

A move of the record is played as a person would: a column is picked up and dropped, a tool is
chosen and then its targets. Every way answers the same three questions: how something is used, how
something goes from here to there, and how the card in hand is turned over.
"""

from screen import centre

TOOLS = {"drill": "drill", "mix": "mixer", "roofer": "roofer", "supply": "supplier",
         "handyman": "handyman"}


class Hands:
    def __init__(self, game):
        self.game = game

    def use(self, thing):
        raise NotImplementedError

    def carry(self, source, target):
        """Takes what `source` is and puts it on `target`."""
        self.use(source)
        self.use(self.again(target))

    def turn_over(self):
        raise NotImplementedError

    def again(self, thing):
        """The thing as it is described now."""
        return self.game.thing(thing["kind"], thing["name"])

    # ---- the parts of a move ----

    def column(self, name):
        return self.game.thing("column", name)

    def space(self, name):
        return self.game.thing("space", name)

    def hand(self):
        """What is in hand already, to be put somewhere."""
        return self.game.things("intent")[0]

    def tool(self, kind):
        found = [thing for thing in self.game.things("resource")
                 if thing["name"].startswith(TOOLS[kind]) and thing["usable"]]
        assert found, f"no {kind} can be used: {self.game.now}"
        return found[0]

    def put(self, name):
        """Puts what is in hand on a space."""
        self.use(self.space(name))

    def face(self, down):
        if (self.game.intent() == "place down") != down:
            self.turn_over()

    # ---- moves ----

    def place(self, words):
        self.face(words[-1] == "down")
        self.put(words[1])

    def take(self, column, then):
        """A column, and what is put down first: its room or its Scaffolding."""
        self.use(self.column(column))
        if then[0] == "scaffold":
            self.use(self.game.thing("button", "other"))
        else:
            self.face(then[-1] == "down")
        self.put(then[1])

    def discard(self, column):
        self.use(self.column(column))

    def drill(self, column, space):
        self.carry(self.tool("drill"), self.space(space))
        self.use(self.column(column))

    def mix(self, one, other):
        self.carry(self.tool("mix"), self.column(one))
        self.use(self.column(other))

    def roofer(self, card):
        self.use(self.tool("roofer"))
        self.use(self.game.thing("pick", card))

    def supply(self, card, space):
        self.use(self.tool("supply"))
        self.use(self.game.thing("pick", card))
        self.put(space)

    def handyman(self, one, other):
        self.carry(self.tool("handyman"), self.space(one))
        self.use(self.space(other))

    def end_turn(self):
        self.use(self.game.thing("button", "end-turn"))

    # ---- a whole record ----

    def play(self, moves):
        """Plays the moves one by one; each must be the next of the running record."""
        at = 0
        while at < len(moves):
            at += self.play_one(moves[at].split(), [move.split() for move in moves[at + 1:at + 2]])
            state = self.game.now["game"]
            assert state["moves"] == at and state["last"] == moves[at - 1], \
                f"{moves[at - 1]} is move {at}: {self.game.now}"
            if state["over"]:
                self.end_turn()
                assert not self.game.now["game"]["over"], self.game.now

    def play_one(self, words, following):
        """Returns how many moves of the record it was."""
        kind = words[0]
        if kind in ("take", "jackhammer"):
            self.take(words[1], following[0])
            return 2
        if kind in ("place", "scaffold", "decorate"):
            self.place(words) if kind == "place" else self.put(words[1])
        elif kind == "pass":
            self.end_turn()
        else:
            getattr(self, kind)(*words[1:])
        return 1


class Keys(Hands):
    """Tab goes through everything that can be used; Enter uses it."""

    def use(self, thing):
        things = [one for one in self.game.now["things"] if one["usable"] or one["focus"]]
        wanted = next(i for i, one in enumerate(things)
                      if one["kind"] == thing["kind"] and one["name"] == thing["name"])
        focus = next((i for i, one in enumerate(things) if one["focus"]), -1)
        steps = wanted - focus
        self.game.key(*(["Tab"] * steps if steps > 0 else ["shift+Tab"] * -steps), "Return")

    def turn_over(self):
        self.game.key("f")

    def end_turn(self):
        self.game.key("space")


class Clicks(Hands):
    def use(self, thing):
        self.game.click(*centre(thing))

    def turn_over(self):
        self.game.click(*centre(self.game.thing("space", "a1")), button=3)


class Drags(Hands):
    """Whatever lies somewhere is dragged; only buttons and heaps of cards are clicked."""

    def use(self, thing):
        self.game.click(*centre(thing))

    def carry(self, source, target, turned=False):
        x, y = centre(source)
        to_x, to_y = centre(target)
        self.game.move(x, y)
        self.game.press()
        for step in range(1, 5):
            self.game.move(x + (to_x - x) * step // 4, y + (to_y - y) * step // 4)
        if turned:
            self.game.press(3)
            self.game.release(3)
        self.game.release()
        self.game.settle()

    def put(self, name):
        self.carry(self.hand(), self.space(name))

    def turn_over(self):
        self.game.click(*centre(self.hand()), button=3)

    def take(self, column, then):
        if then[0] == "scaffold":
            self.use(self.column(column))
            self.use(self.game.thing("button", "other"))
            self.carry(self.column(column), self.space(then[1]))
        else:
            down = self.starts_face_down(column)
            self.carry(self.column(column), self.space(then[1]), (then[-1] == "down") != down)

    def starts_face_down(self, column):
        """A room that fits nowhere face up is picked up face down: picked up, and put back."""
        self.use(self.column(column))
        down = self.game.intent() == "place down"
        self.use(self.column(column))
        return down

    def discard(self, column):
        """Beside the market it is let go of and goes back; on the discards it stays."""
        moves = self.game.now["game"]["moves"]
        box = self.column(column)["box"]
        self.carry(self.column(column), {"box": [box[0], box[1] + box[3] + 60, 4, 4]})
        assert self.game.now["game"]["moves"] == moves, self.game.now
        self.carry(self.column(column), self.game.thing("heap", "discarded-rooms"))

    def drill(self, column, space):
        self.carry(self.tool("drill"), self.space(space))
        self.carry(self.column(column), self.space(space))

    def mix(self, one, other):
        self.carry(self.tool("mix"), self.column(one))
        self.carry(self.column(other), self.column(one))

    def handyman(self, one, other):
        self.carry(self.tool("handyman"), self.space(one))
        self.carry(self.space(one), self.space(other))
