#!/usr/bin/env python3
"""Whole games and hostile input through the pipe of the real dreamhome-engine.

usage: engine_pipe_test.py PATH-OF-DREAMHOME-ENGINE [unittest arguments]
"""

import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import unittest

import model
from pipe import Engine, Refused, run

PROGRAM = None
EDITIONS = {"br": (False, True), "hu": (False, False), "ru": (True, True), "pt": (False, True),
            "fr": (False, True), "en": (False, True)}  # car, gaps
GAMES_PER_SETTING = 12
SHOW_KEYS = ["round", "phase", "player", "first", "marker", "market", "hand", "homes", "discards",
             "deck", "options"]
SCORE_KEYS = ["rooms", "decor", "function", "roof", "total", "children"]
EAGER = {"drill": 6, "mix": 1, "jackhammer": 6, "scaffold": 3, "supply": 4, "handyman": 4,
         "roofer": 4, "place": 1, "decorate": 1, "take": 3, "pass": 1, "discard": 1}


def sorted_show(show):
    """Lists that the notation leaves in any order, in one order."""
    for home in show["homes"]:
        for key in ("outside", "tools", "helpers"):
            home[key].sort()
    for pile in show["discards"].values():
        pile.sort()
    return show


def pick(rng, moves):
    """Tools and helpers are rare: a random player that likes to use them, and hates face down."""
    weights = [EAGER[move.split()[0]] * (0.15 if move.endswith("down") else 1) for move in moves]
    return rng.choices(moves, weights)[0]


class Follower:
    """One game of the engine with the model beside it."""

    def __init__(self, test, engine, rng, arguments, game):
        self.test, self.engine, self.rng, self.game = test, engine, rng, game
        self.kinds = set()
        engine.ask("new " + arguments)

    def compare(self):
        test, engine, game = self.test, self.engine, self.game
        text = engine.ask("show")
        test.assertNotIn("\n", text)
        shown = json.loads(text)
        test.assertEqual(list(shown), SHOW_KEYS)
        if game.wants_deal:
            game.deal(shown["market"])
        test.assertEqual(sorted_show(shown), game.show())
        test.assertNotIn("roof-", json.dumps(shown["homes"]))
        moves = engine.lines("moves")
        test.assertEqual(moves, game.legal())
        game.check_cards()
        return moves

    def compare_scores(self):
        scores = self.engine.json("score")
        self.test.assertEqual([list(score) for score in scores],
                              [SCORE_KEYS] * self.game.players)
        self.test.assertEqual(scores, self.game.score())
        for home in self.game.homes:
            self.test.assertEqual(self.engine.json("evaluate " + home.line()), home.score(True))

    def compare_home(self):
        """The questions about a home, with a card that is nowhere in it."""
        game = self.game
        home = self.rng.choice(game.homes)
        free = sorted(set(model.ROOM_CARDS) - set(home.up.values()))
        compare_questions(self.test, self.engine, home, self.rng.choice(free), self.rng)

    def step(self, moves):
        move = pick(self.rng, moves)
        self.kinds.add(move.split()[0])
        self.engine.ask("play " + move)
        self.game.play(move)

    def finish(self):
        count = 0
        while moves := self.compare():
            if count % 7 == 0:
                self.compare_scores()
                self.compare_home()
            if count % 11 == 0:
                self.refuse_something(moves)
            if count % 13 == 5:
                self.go_back_and_forth()
            self.step(moves)
            count += 1
        self.compare_scores()
        self.test.assertEqual(self.engine.json("show")["phase"], "over")
        for move in ("pass", "take 1", "place a1", "discard 2"):
            self.test.assertTrue(self.engine.refuses("play " + move))

    def refuse_something(self, moves):
        rng = self.rng
        space, other = rng.choice(model.SPACES), rng.choice(model.SPACES)
        move = rng.choice([f"take {rng.randint(0, 6)}", f"place {space}", f"place {space} down",
                           f"drill {rng.randint(1, 5)} {space}", f"handyman {space} {other}",
                           f"mix {rng.randint(1, 5)} {rng.randint(1, 5)}", f"scaffold {space}",
                           f"decorate {space}", f"discard {rng.randint(1, 5)}", "pass",
                           f"jackhammer {rng.randint(1, 5)}",
                           f"supply {rng.choice(model.ROOM_CARDS)} {space}",
                           f"roofer {rng.choice(model.RESOURCE_CARDS)}"])
        if move in moves:
            return
        before = self.engine.ask("record")
        with self.test.assertRaisesRegex(Refused, r"^\S.*[^.\n]$"):
            self.engine.ask("play " + move)
        self.test.assertEqual(self.engine.ask("record"), before)

    def go_back_and_forth(self):
        before = self.engine.ask("show")
        back = 0
        while back < 9 and not self.engine.refuses("undo"):
            back += 1
        for _ in range(back):
            self.engine.ask("redo")
        self.test.assertTrue(self.engine.refuses("redo"))
        self.test.assertEqual(self.engine.ask("show"), before)


def compare_questions(test, engine, home, card, rng):
    line = home.line()
    test.assertEqual(engine.lines(f"places {line} {card}"), home.places(card), line)
    test.assertEqual(engine.lines(f"drills {line} {card}"), home.drill_places(card), line)
    test.assertEqual(engine.lines(f"supplies {line} {card}"), home.supply_places(card), line)
    test.assertEqual(engine.lines(f"handymen {line}"), home.handyman_pairs(), line)
    token = rng.choice(sorted(set(model.DECOR) - set(home.token.values())))
    test.assertEqual(engine.lines(f"decorates {line} {token}"), home.decor_places(token), line)
    test.assertEqual(engine.json(f"evaluate {line}"), home.score(True), line)


def random_home(rng):
    """A home that need not be reachable: floating rooms and all."""
    home = model.Home(rng.random() < 0.3)
    cards = rng.sample(model.ROOM_CARDS, 60)
    fullness = rng.random()
    favourites = rng.sample(["living", "kitchen", "bedroom", "children", "garage"], 2)
    cards.sort(key=lambda card: model.room_type(card) in favourites and rng.random() < 0.4)
    for space in model.SPACES:
        if rng.random() > fullness:
            continue
        kind = rng.random()
        if kind < 0.1:
            home.down[space] = "?"
        elif kind < 0.18 and len(home.scaffold) < 3:
            home.scaffold[space] = "?"
        else:
            for card in reversed(cards):
                basement = model.room_type(card) in model.BASEMENT
                home.up[space] = card
                limit = model.ROOMS[model.room_type(card)][1]
                if basement == (space[1] == "0") and len(home.joined(space)) <= limit:
                    cards.remove(card)
                    break
                del home.up[space]
    for token in rng.sample(sorted(model.DECOR), rng.randint(0, 6)):
        if places := home.decor_places(token):
            home.token[rng.choice(places)] = token
    home.helpers = set(rng.sample(model.HELPERS, rng.randint(0, 3)))
    home.outside = set(rng.sample(sorted(model.OUTSIDE), rng.randint(0, 2)))
    roofs = [card for card in model.RESOURCE_CARDS if card.startswith("roof-")]
    home.roofs = set(rng.sample(roofs, rng.choice([0, 1, 3, 4, 5, 8, 12])))
    return home


class WholeGames(unittest.TestCase):
    def test_every_edition_and_number_of_players_follows_the_model(self):
        kinds = set()
        engine = Engine(PROGRAM)
        for edition, (car, gaps) in EDITIONS.items():
            for players in (2, 3, 4):
                for n in range(GAMES_PER_SETTING):
                    rng = random.Random(f"{edition} {players} {n}")
                    first = rng.randint(1, players)
                    seed = rng.choice([rng.randint(0, 99), rng.getrandbits(64)])
                    arguments = f"seed={seed} players={players} edition={edition} first={first}"
                    with self.subTest(arguments):
                        game = model.Game(players, first - 1, True, car, gaps)
                        follower = Follower(self, engine, rng, arguments, game)
                        follower.finish()
                        kinds |= follower.kinds
        engine.close()
        self.assertEqual(kinds, set(EAGER), "some kind of move was never played")

    def test_every_combination_of_switches_follows_the_model(self):
        engine = Engine(PROGRAM)
        for bits in range(8):
            switches = [bool(bits >> i & 1) for i in range(3)]
            words = ["on" if switch else "off" for switch in switches]
            rng = random.Random(bits)
            players = rng.randint(2, 4)
            arguments = "gaps={2} first=2 car={1} discard={0}".format(*words)
            arguments += f" players={players} seed={bits}"
            with self.subTest(arguments):
                game = model.Game(players, 1, *switches)
                Follower(self, engine, rng, arguments, game).finish()
        engine.close()

    def test_computer_players_follow_the_model(self):
        engine = Engine(PROGRAM)
        for level in ("kid", "easy", "normal"):
            with self.subTest(level):
                game = model.Game(3, 0, True, True, False)
                arguments = "players=3 seed=31 car=on gaps=off"
                follower = Follower(self, engine, None, arguments, game)
                while moves := follower.compare():
                    move = engine.ask("genmove " + level)
                    self.assertIn(move, moves)
                    game.play(move)
                follower.compare_scores()
        engine.close()

    def test_homes_that_play_cannot_reach_follow_the_model(self):
        engine = Engine(PROGRAM)
        rng = random.Random(12)
        for _ in range(3000):
            home = random_home(rng)
            free = sorted(set(model.ROOM_CARDS) - set(home.up.values()))
            compare_questions(self, engine, home, rng.choice(free), rng)
        engine.close()

    def test_a_saved_game_loads_and_goes_on_the_same(self):
        one, other = Engine(PROGRAM), Engine(PROGRAM)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a game with blanks.dreamhome")
            for players in (2, 3, 4):
                rng = random.Random(players)
                edition = {2: "hu", 3: "ru", 4: "en"}[players]
                one.ask(f"new players={players} seed={players} edition={edition}")
                while moves := one.lines("moves"):
                    one.ask("play " + pick(rng, moves))
                    if rng.random() < 0.1 or not one.lines("moves"):
                        one.ask("save " + path)
                        other.ask("load " + path)
                        for question in ("show", "moves", "score", "record"):
                            self.assertEqual(one.raw(question), other.raw(question))
                        with open(path, encoding="utf-8") as file:
                            self.assertEqual(file.read(), one.ask("record") + "\n")
                self.assertRegex(other.ask("record"), r"\nresult( \d+){%d}$" % players)
                other.ask("undo")
                self.assertNotIn("result", other.ask("record"))
            self.assertEqual(os.listdir(folder), [os.path.basename(path)])
        one.close()
        other.close()


class Input(unittest.TestCase):
    def answers(self, data):
        code, output = run(PROGRAM, data)
        self.assertEqual(code, 0)
        if not output:
            return []
        self.assertTrue(output.endswith(b"\n\n"))
        answers = output[:-2].split(b"\n\n")
        for answer in answers:
            self.assertRegex(answer, rb"^[=?] ")
        return answers

    def test_nothing_in_is_nothing_out(self):
        for data in (b"", b"\n", b" \t \n\n\n", b"# name\n  # quit\n", b"\r\n"):
            self.assertEqual(self.answers(data), [])

    def test_the_last_line_needs_no_end(self):
        self.assertEqual(self.answers(b"name"), [b"= Dream Home"])

    def test_a_line_cut_by_the_end_of_input_is_a_line(self):
        self.assertRegex(self.answers(b"name\nnew se")[1], rb"^\? \S+")

    def test_lines_may_end_like_on_windows(self):
        self.assertEqual(self.answers(b"name\r\nnew players=2\r\nplay discard 2\r\n"),
                         [b"= Dream Home", b"= ", b"= "])

    def test_quit_ends_before_the_rest_is_read(self):
        self.assertEqual(self.answers(b"quit\nname\n"), [b"= "])

    def test_a_line_of_a_megabyte_is_refused_and_the_next_one_answered(self):
        for filling in (b"x", b"new ", b"evaluate a1=living-1 ", b"\0", b"\xff"):
            line = filling * (1 << 20)
            answers = self.answers(line[:1 << 20] + b"\nname\n")
            self.assertEqual(answers, [b"? the line is too long", b"= Dream Home"])

    def test_a_comment_of_a_megabyte_is_skipped(self):
        self.assertEqual(self.answers(b"  # " + b"x" * (1 << 20) + b"\nname\n"),
                         [b"= Dream Home"])

    def test_a_megabyte_without_a_line_end_is_refused_once(self):
        self.assertEqual(len(self.answers(b"x" * (1 << 20))), 1)

    def test_the_longest_line_that_fits_is_read(self):
        for length in range(8185, 8196):
            line = b"name" + b" " * (length - 4)
            answers = self.answers(line + b"\nname\n")
            self.assertIn(answers[0], (b"= Dream Home", b"? the line is too long"))
            self.assertEqual(answers[1:], [b"= Dream Home"])

    def test_nul_bytes_are_refused_and_change_nothing(self):
        for line in (b"na\0me", b"\0", b"name\0", b"play take 1\0", b"new\0 seed=2", b"name \0"):
            answers = self.answers(b"record\n" + line + b"\nrecord\n")
            self.assertEqual(len(answers), 3)
            self.assertRegex(answers[1], rb"^\? \S+")
            self.assertEqual(answers[0], answers[2])

    def test_binary_garbage_gets_an_answer_a_line(self):
        rng = random.Random(5)
        for _ in range(10):
            data = rng.randbytes(100000)
            lines = [line.strip(b" \t\r") for line in data.split(b"\n")]
            spoken = [line for line in lines if line and not line.startswith(b"#")]
            answers = self.answers(data)
            self.assertEqual(len(answers), len(spoken))
            for answer in answers:
                self.assertTrue(answer.startswith(b"? ") and all(32 <= c < 127 for c in answer))

    def test_garbage_after_every_command_is_survived(self):
        rng = random.Random(6)
        commands = self.answers(b"help\n")[0][2:].split()
        data = b""
        for command in commands:
            if command in (b"quit", b"save", b"load", b"analyze", b"genmove"):
                continue
            for _ in range(40):
                garbage = rng.randbytes(rng.randint(1, 60)).replace(b"\n", b"=")
                data += command + b" \x01" + garbage + b"\n"
        for answer in self.answers(data):
            self.assertRegex(answer, rb"^\? ")


class Files(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.engine = Engine(PROGRAM)
        self.engine.ask("new players=2 seed=7")
        self.engine.ask("play discard 3")

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def refused(self, command, reason=""):
        before = self.engine.raw("record")
        with self.assertRaisesRegex(Refused, reason):
            self.engine.ask(command)
        self.assertEqual(self.engine.raw("record"), before)

    def test_what_is_no_record_is_not_loaded(self):
        with open(self.path("huge"), "wb") as file:
            file.truncate(1 << 40)
        with open(self.path("large"), "wb") as file:
            file.write(b"dreamhome 1\n" * 100000)
        with open(self.path("garbage"), "wb") as file:
            file.write(random.Random(1).randbytes(5000))
        open(self.path("empty"), "wb").close()
        os.mkfifo(self.path("pipe"))
        os.symlink("loop", self.path("loop"))
        for name, reason in (("missing", "No such file"), (".", "not a regular file"),
                             ("huge", "large"), ("large", "large"), ("garbage", "line 1"),
                             ("empty", "line 1"), ("pipe", "not a regular file"), ("loop", ""),
                             ("empty/x", ""), ("x" * 300, "")):
            self.refused("load " + self.path(name), reason)
        for device in ("/dev/null", "/dev/zero", "/dev/full", "/dev/stdin"):
            self.refused("load " + device)
        self.refused("load", "file name")
        self.refused("load " + "/x" * 3000, "too long")
        self.engine.close()

    def test_a_long_path_does_not_hide_the_reason(self):
        self.refused("load " + self.path("missing/" + "long-name-" * 20), "No such file")
        self.refused("save " + self.path("missing/" + "long-name-" * 20), "No such file")
        self.engine.close()

    def test_what_cannot_be_saved_is_refused_and_leaves_nothing(self):
        os.mkdir(self.path("folder"))
        os.mkfifo(self.path("pipe"))
        os.symlink("/dev/full", self.path("device"))
        open(self.path("file"), "wb").close()
        before = sorted(os.listdir(self.folder.name))
        for name in ("missing/x", "folder", "pipe", "device", "file/x", ".", "x" * 300):
            self.refused("save " + self.path(name), "cannot write")
        self.refused("save", "file name")
        self.refused("save " + "/x" * 3000, "too long")
        self.assertEqual(sorted(os.listdir(self.folder.name)), before)
        self.assertTrue(os.path.islink(self.path("device")))
        self.engine.close()

    def test_an_unwritable_folder_is_refused(self):
        os.mkdir(self.path("closed"), 0o555)
        if os.access(self.path("closed"), os.W_OK):
            self.skipTest("this user may write everywhere")
        self.refused("save " + self.path("closed/x"), "Permission denied")
        self.engine.close()

    def test_a_full_disk_keeps_the_old_save(self):
        path = self.path("game")
        self.engine.ask("save " + path)
        with open(path, "rb") as file:
            old = file.read()

        def small_disk():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

        script = f"new seed=99\nsave {path}\nname\n"
        code, output = run(PROGRAM, script.encode(), preexec_fn=small_disk)
        self.assertEqual(code, 0)
        self.assertRegex(output.decode(), r"^= \n\n\? cannot write .*: .+\n\n= Dream Home\n\n$")
        with open(path, "rb") as file:
            self.assertEqual(file.read(), old)
        self.assertEqual(os.listdir(self.folder.name), ["game"])
        self.engine.close()

    def test_a_record_of_another_program_is_named_with_its_line(self):
        self.engine.ask("save " + self.path("game"))
        with open(self.path("game"), encoding="utf-8") as file:
            good = file.read()
        for number, line in enumerate(good.splitlines(), 1):
            with open(self.path("bad"), "w", encoding="utf-8") as file:
                file.write(good.replace(line, "~" + line, 1))
            self.refused("load " + self.path("bad"), rf"line {number}: ")
        self.engine.close()


class Output(unittest.TestCase):
    def test_a_closed_output_ends_the_engine(self):
        code, _ = run(PROGRAM, b"name\n", preexec_fn=lambda: os.close(1))
        self.assertEqual(code, 1)

    def test_a_full_output_ends_the_engine(self):
        with open("/dev/full", "wb") as full:
            code, _ = run(PROGRAM, b"name\n", stdout=full)
        self.assertEqual(code, 1)

    def test_a_reader_that_went_away_ends_the_engine(self):
        reading, writing = os.pipe()
        os.close(reading)
        code, _ = run(PROGRAM, b"name\n" * 3, stdout=writing)
        os.close(writing)
        self.assertIn(code, (1, -signal.SIGPIPE))

    def test_arguments_are_refused(self):
        done = subprocess.run([PROGRAM, "--frobnicate"], stdin=subprocess.DEVNULL, timeout=20,
                              capture_output=True, check=False)
        self.assertEqual((done.returncode, done.stdout), (2, b""))
        self.assertRegex(done.stderr, rb"no arguments")

    def test_a_closed_input_is_an_empty_input(self):
        done = subprocess.run([PROGRAM], preexec_fn=lambda: os.close(0), timeout=20,
                              capture_output=True, check=False)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, b"", b""))

    def test_the_same_arguments_give_the_same_deal(self):
        shows = {run(PROGRAM, b"new seed=18446744073709551615 players=3\nshow\n")[1]
                 for _ in range(2)}
        self.assertEqual(len(shows), 1)
        self.assertTrue(re.search(rb'"round":1,"phase":"discard"', shows.pop()))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    PROGRAM = sys.argv.pop(1)
    unittest.main(verbosity=1)
