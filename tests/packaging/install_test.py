#!/usr/bin/env python3
"""Installs the build to a new place and starts the game there, under all kinds of circumstances.

usage: install_test.py CMAKE BUILD

The folder has spaces and letters beyond ASCII in its name. The game has no screen and no sound.
"""

import os
import shutil
import stat
import subprocess
import sys
import tempfile
import unittest

CMAKE, BUILD = sys.argv[1:3]
ID = "io.github.dreamhome.DreamHome"
SCRIPT = "settle\nshot first\nkey Escape\nsettle\nquit\n"


def tree(folder):
    return sorted(os.path.relpath(os.path.join(where, name), folder)
                  for where, _, names in os.walk(folder) for name in names)


def set_writable(folder, writable):
    """All of a folder, for everybody."""
    for where, _, names in os.walk(folder):
        for path in [where, *(os.path.join(where, name) for name in names)]:
            mode = stat.S_IMODE(os.lstat(path).st_mode)
            os.chmod(path, mode | 0o200 if writable else mode & ~0o222)


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.mkdtemp(prefix="dreamhome-packaging-")
        os.chmod(cls.scratch, 0o755)  # also for the user that the game is started as
        cls.prefix = os.path.join(cls.scratch, "Álmok háza – Домик", "my games")
        subprocess.run([CMAKE, "--install", BUILD, "--prefix", cls.prefix], check=True,
                       stdout=subprocess.DEVNULL)

    @classmethod
    def tearDownClass(cls):
        set_writable(cls.scratch, True)
        shutil.rmtree(cls.scratch)

    def setUp(self):
        self.home = tempfile.mkdtemp(dir=self.scratch, prefix="home ")
        os.chmod(self.home, 0o777)
        self.script = os.path.join(self.home, "script.txt")
        with open(self.script, "w", encoding="utf-8") as file:
            file.write(SCRIPT)

    def run_game(self, *options, program=None, before=(), **changes):
        """`before` is what stands before the program; a change to None takes a variable away."""
        variables = {"HOME": self.home, "PATH": os.environ["PATH"], "SDL_VIDEODRIVER": "dummy",
                     "SDL_AUDIODRIVER": "dummy", **changes}
        variables = {name: value for name, value in variables.items() if value is not None}
        program = program or os.path.join(self.prefix, "bin", "dreamhome")
        return subprocess.run([*before, program, *options], env=variables, cwd="/",
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=240,
                              check=False)

    def assert_plays(self, *options, **circumstances):
        picture = os.path.join(self.home, "first.png")
        done = self.run_game("--script", self.script, "--screenshots", self.home, *options,
                             **circumstances)
        self.assertEqual(done.returncode, 0, done.stdout.decode())
        self.assertGreater(os.path.getsize(picture), 20000)
        with open(picture, "rb") as file:
            return file.read()

    # ---- what is there ----

    def test_the_program_says_its_version(self):
        done = self.run_game("--version")
        self.assertEqual(done.returncode, 0)
        self.assertRegex(done.stdout.decode(), r"^dreamhome \d+\.\d+\.\d+\n$")

    def test_the_engine_answers(self):
        engine = os.path.join(self.prefix, "bin", "dreamhome-engine")
        done = subprocess.run([engine], input=b"name\nquit\n", stdout=subprocess.PIPE, check=True)
        self.assertTrue(done.stdout.startswith(b"= "))

    def test_the_desktop_finds_what_it_looks_for(self):
        files = tree(os.path.join(self.prefix, "share"))
        sizes = [f"{size}x{size}" for size in (16, 22, 24, 32, 48, 64, 128, 256, 512)]
        for name in (f"applications/{ID}.desktop", f"metainfo/{ID}.metainfo.xml",
                     f"mime/packages/{ID}.xml", f"icons/hicolor/scalable/apps/{ID}.svg",
                     f"icons/hicolor/symbolic/apps/{ID}-symbolic.svg", "man/man6/dreamhome.6",
                     "man/man6/dreamhome-engine.6", "bash-completion/completions/dreamhome",
                     "zsh/site-functions/_dreamhome", "fish/vendor_completions.d/dreamhome.fish",
                     "doc/dreamhome/copyright",
                     *(f"icons/hicolor/{size}/apps/{ID}.png" for size in sizes)):
            self.assertIn(name, files)

    def test_only_what_the_game_needs_is_installed(self):
        data = tree(os.path.join(self.prefix, "share", "games", "dreamhome"))
        self.assertLessEqual({os.path.splitext(name)[1] for name in data},
                             {".webp", ".ogg", ".ttf", ".txt", ".mo", ".dreamhome"})
        self.assertEqual([name for name in data if name.startswith(("art", "icons/app"))], [])
        for name in ("fonts/Nunito-OFL.txt", "fonts/Bitter-OFL.txt", "cards/children.txt"):
            self.assertIn(name, data)

    def test_the_player_s_games_are_kept_apart_from_the_program(self):
        """Even where both go below one folder, as with the prefix ~/.local."""
        self.assert_plays("--new", XDG_DATA_HOME=os.path.join(self.prefix, "share"))
        own = os.path.join(self.prefix, "share", "dreamhome")
        self.assertLessEqual({os.path.splitext(name)[1] for name in tree(own)},
                             {".dreamhome", ".txt", ""})
        self.assertEqual([name for name in tree(own) if name.split("/")[0] in
                          ("cards", "fonts", "lang", "sounds")], [])
        shutil.rmtree(own)

    def test_records_are_known_by_their_type(self):
        mime = os.path.join(self.home, "mime")
        shutil.copytree(os.path.join(self.prefix, "share", "mime"), mime)
        subprocess.run(["update-mime-database", mime], check=True, stderr=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL)
        with open(os.path.join(mime, "globs2"), encoding="utf-8") as file:
            self.assertIn("application/x-dreamhome:*.dreamhome", file.read())

    # ---- starting ----

    def test_it_plays_from_a_path_with_spaces_and_foreign_letters(self):
        self.assert_plays()

    def test_the_actions_of_the_menu_start_it(self):
        title = self.assert_plays()
        self.assertNotEqual(self.assert_plays("--new"), title)
        self.assert_plays("--continue")  # with no game to continue: the title

    def test_it_plays_through_a_link(self):
        link = os.path.join(self.home, "game")
        os.symlink(os.path.join(self.prefix, "bin", "dreamhome"), link)
        self.assert_plays(program=link)

    def test_it_plays_from_a_directory_that_cannot_be_written(self):
        before = tree(self.prefix)
        set_writable(self.prefix, False)
        try:  # root may write anywhere, so somebody else plays
            self.assert_plays(before=self.nobody())
        finally:
            set_writable(self.prefix, True)
        self.assertEqual(tree(self.prefix), before)

    @staticmethod
    def nobody():
        return ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups") \
            if os.geteuid() == 0 else ()

    def test_it_plays_in_an_empty_home(self):
        home = tempfile.mkdtemp(dir=self.scratch)
        self.assert_plays(HOME=home)
        self.assertLessEqual(set(os.listdir(home)), {".config", ".local", ".cache"})

    def test_it_plays_without_a_home(self):
        own = {"XDG_CONFIG_HOME": self.home, "XDG_DATA_HOME": self.home}
        self.assert_plays(HOME="", **own)
        self.assert_plays(HOME=None, **own)

    def test_it_plays_in_a_home_that_cannot_be_written(self):
        self.assert_plays(HOME="/proc/nowhere")

    def test_it_plays_without_sound(self):
        self.assert_plays(SDL_AUDIODRIVER="there-is-none")

    def test_it_finds_its_data_through_xdg_data_dirs(self):
        alone = os.path.join(self.home, "alone")
        shutil.copy(os.path.join(self.prefix, "bin", "dreamhome"), alone)
        self.assert_plays(program=alone,
                          XDG_DATA_DIRS=f"/nowhere:{os.path.join(self.prefix, 'share')}")

    # ---- failing ----

    def test_it_says_where_it_looked_for_its_data(self):
        alone = os.path.join(self.home, "alone")
        shutil.copy(os.path.join(self.prefix, "bin", "dreamhome"), alone)
        done = self.run_game("--script", self.script, program=alone, XDG_DATA_DIRS="/nowhere")
        self.assertEqual(done.returncode, 1)
        for place in ("/nowhere/games/dreamhome", "share/games/dreamhome"):
            self.assertIn(place, done.stdout.decode())

    def test_a_data_dir_without_data_is_named(self):
        done = self.run_game("--data-dir", "/no/such/place", "--script", self.script)
        self.assertEqual(done.returncode, 1)
        self.assertIn("/no/such/place", done.stdout.decode())


class Uninstalled(unittest.TestCase):
    """What was installed is taken back, and nothing else."""

    def setUp(self):
        self.scratch = tempfile.mkdtemp(prefix="dreamhome-packaging-")
        self.addCleanup(shutil.rmtree, self.scratch)
        self.prefix = os.path.join(self.scratch, "Álmok háza", ".local")
        self.others = [os.path.join(self.prefix, *parts) for parts in
                       (("share", "dreamhome", "running.dreamhome"), ("bin", "other"),
                        ("share", "icons", "hicolor", "48x48", "apps", "other.png"))]

    def everything(self):
        return sorted(os.path.join(where, name) for where, folders, names in
                      os.walk(self.scratch) for name in folders + names)

    def cmake(self, *command):
        return subprocess.run([CMAKE, *command], check=False, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)

    def install(self):
        done = self.cmake("--install", BUILD, "--prefix", self.prefix)
        self.assertEqual(done.returncode, 0, done.stdout)

    def uninstall(self):
        """The command of the target, without asking Ninja whether the game is up to date."""
        here = os.path.dirname(os.path.abspath(__file__))
        return self.cmake(f"-DMANIFEST={BUILD}/install_manifest.txt",
                          f"-DFOLDERS_MADE={BUILD}/install_folders.txt",
                          "-P", os.path.join(here, "..", "..", "cmake", "TakeBack.cmake"))

    def test_a_place_of_its_own_is_gone_afterwards(self):
        before = self.everything()
        self.install()
        self.install()  # once more: an update
        self.assertEqual(self.uninstall().returncode, 0)
        self.assertEqual(self.everything(), before)

    def test_the_player_s_games_and_other_programs_stay(self):
        for path in self.others:
            os.makedirs(os.path.dirname(path))
            with open(path, "w", encoding="utf-8") as file:
                file.write("mine\n")
        os.mkdir(os.path.join(self.prefix, "share", "applications"))  # empty, and not ours
        before = self.everything()
        self.install()
        self.assertEqual(self.uninstall().returncode, 0)
        self.assertEqual(self.everything(), before)

    def test_what_was_not_installed_is_not_removed(self):
        self.install()
        self.assertEqual(self.uninstall().returncode, 0)
        done = self.uninstall()
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("Nothing was installed from this build", done.stdout)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
