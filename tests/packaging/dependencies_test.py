#!/usr/bin/env python3
"""packaging/dependencies.sh on machines of all kinds: each trouble gets one clear sentence.

usage: dependencies_test.py SOURCE

The machines are made of a PATH: real small tools, and stand-ins for what installs packages.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

SCRIPT = os.path.join(sys.argv[1], "packaging", "dependencies.sh")
TOOLS = ("sh", "env", "sed", "grep", "awk", "mktemp", "rm", "cp", "tr", "sort", "head", "tail",
         "cat", "printf")
PROGRAMS = ("cc", "ninja", "msgfmt")
BUILD = ("gcc", "libc6-dev", "cmake", "ninja-build", "pkg-config", "libsdl2-dev", "gettext",
         "libsdl2-image-dev", "libsdl2-ttf-dev", "libsdl2-mixer-dev", "libhpdf-dev")
NEW = {"sdl2": "2.26.5", "SDL2_image": "2.6.3", "SDL2_ttf": "2.20.1", "SDL2_mixer": "2.6.2"}

# Keeps an account of what it was asked, with the variables that reach it.
APT_GET = """#!/bin/sh
echo "$DEBIAN_FRONTEND|$*" >>"$ACCOUNT"
[ -z "$APT_SAYS" ] || echo "$APT_SAYS" >&2
if [ -n "$LOCKED_TIMES" ] && [ "$(grep -c . "$ACCOUNT")" -le "$LOCKED_TIMES" ]; then
    echo "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 7 (aptd)" >&2
    exit 100
fi
case $* in
*--print-uris*)
    echo "'http://archive/a.deb' a.deb 41000000 SHA256:1"
    echo "'http://archive/b.deb' b.deb 1500000 SHA256:2"
    [ -z "$NO_PACKAGE" ] || { echo "E: Unable to locate package $NO_PACKAGE" >&2; exit 100; }
    ;;
*update*) ;;
*) exit "${APT_CODE:-0}" ;;
esac
"""
SUDO = ('#!/bin/sh\necho "sudo" >>"$ACCOUNT.sudo"\n'
        'exec env -i PATH="$PATH" ACCOUNT="$ACCOUNT" "$@"\n')
SLEEP = '#!/bin/sh\necho "$1" >>"$ACCOUNT.slept"\n'


class Machine:
    """A PATH with just what a test puts there, on which dependencies.sh runs."""

    def __init__(self, folder):
        self.folder = folder
        self.account = os.path.join(folder, "account")
        self.bin = os.path.join(folder, "bin")
        self.temporary = os.path.join(folder, "tmp")
        os.mkdir(self.bin)
        os.mkdir(self.temporary)
        for tool in TOOLS:
            os.symlink(shutil.which(tool), os.path.join(self.bin, tool))
        self.add("sleep", SLEEP)
        self.user(0)

    def add(self, name, text="#!/bin/sh\n"):
        path = os.path.join(self.bin, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(path, 0o755)

    def user(self, number):
        self.add("id", f"#!/bin/sh\necho {number}\n")

    def installed(self, *packages):
        """What the package manager knows: names, and behind a comma what they stand in for."""
        lines = "".join(f"installed,{package},\n" for package in packages)
        self.add("dpkg-query", f"#!/bin/sh\ncat <<END\nconfig-files,gcc,\n{lines}END\n")

    def parts(self, cmake="3.25.1", **versions):
        """Programs and libraries, wherever they come from."""
        for program in PROGRAMS:
            self.add(program)
        self.add("cmake", f"#!/bin/sh\necho 'cmake version {cmake}'\n")
        cases = "".join(f"*{name}) echo {version};;" for name, version in
                        {**NEW, **versions}.items())
        quiet = 'case $* in *--exists*) exec >/dev/null;; esac'
        self.add("pkg-config", f"#!/bin/sh\n{quiet}\ncase $* in {cases} *) exit 1;; esac\n")

    def debian(self):
        self.installed()
        self.add("apt-get", APT_GET)
        self.add("apt-cache", "#!/bin/sh\necho '  Candidate: 3.31.6-2'\n")

    def run(self, task="build", **variables):
        done = subprocess.run(["sh", SCRIPT, task], stdin=subprocess.DEVNULL, check=False,
                              text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              timeout=60,
                              env={"PATH": self.bin, "ACCOUNT": self.account,
                                   "TMPDIR": self.temporary, **variables})
        left = os.listdir(self.temporary)
        assert not left, f"left behind: {left}"
        return done.returncode, done.stdout

    def asked(self, ending=""):
        path = self.account + ending
        if not os.path.exists(path):
            return []
        with open(path, encoding="utf-8") as file:
            return file.read().splitlines()


class Dependencies(unittest.TestCase):
    def setUp(self):
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        self.machine = Machine(folder)

    def assert_sentence(self, done, *words):
        """It fails with one line, a sentence that has these words."""
        code, said = done
        self.assertEqual(code, 1, said)
        self.assertRegex(said, r"\A[A-Z][^\n]*\n\Z")
        for word in words:
            self.assertIn(word, said)

    def test_nothing_is_asked_where_everything_is_installed(self):
        self.machine.debian()
        self.machine.installed(*BUILD)
        self.machine.parts()
        self.assertEqual(self.machine.run(), (0, ""))
        self.assertEqual(self.machine.asked(), [])

    def test_a_package_that_stands_in_for_another_is_kept(self):
        self.machine.debian()
        self.machine.installed(*(name for name in BUILD
                                 if name not in ("libsdl2-dev", "pkg-config")),
                               "libsdl2-compat-dev,libsdl2-dev (= 2.32.54+ds-1)",
                               "pkgconf,other (= 1), pkg-config (= 1.8.1-4)")
        self.machine.parts()
        self.assertEqual(self.machine.run(), (0, ""))
        self.assertEqual(self.machine.asked(), [])

    def test_it_says_what_it_installs_and_how_much_it_downloads(self):
        self.machine.debian()
        code, said = self.machine.run()
        self.assertEqual(code, 0, said)
        self.assertRegex(said, r"^Installing gcc .*libsdl2-dev.* \(43 MB to download\)\.\n$")
        self.assertIn("install -y", self.machine.asked()[-1])

    def test_no_question_of_a_package_is_ever_waited_for(self):
        self.machine.debian()
        self.machine.user(1000)
        self.machine.add("sudo", SUDO)  # forgets all variables, as sudo does
        self.assertEqual(self.machine.run()[0], 0)
        changes = [line for line in self.machine.asked() if "--print-uris" not in line]
        self.assertEqual(len(self.machine.asked(".sudo")), len(changes))
        for line in changes:
            self.assertTrue(line.startswith("noninteractive|"), line)

    def test_without_apt_get_it_lists_what_to_install(self):
        self.assert_sentence(self.machine.run(), "no apt-get", "cmake", "SDL2_ttf", "SDL 2.26")

    def test_without_apt_get_it_carries_on_if_everything_is_there(self):
        self.machine.parts()
        self.assertEqual(self.machine.run(), (0, ""))

    def test_without_sudo_it_says_what_root_has_to_run(self):
        self.machine.debian()
        self.machine.user(1000)
        self.assert_sentence(self.machine.run(), "no sudo", "as root", "apt-get install gcc")

    def test_without_sudo_it_carries_on_if_everything_is_there(self):
        self.machine.debian()
        self.machine.user(1000)
        self.machine.parts()
        self.assertEqual(self.machine.run(), (0, ""))

    def test_without_a_network_it_asks_for_one(self):
        self.machine.debian()
        trouble = "W: Failed to fetch http://archive/Release  Temporary failure resolving 'archive'"
        code, said = self.machine.run(APT_SAYS=trouble, APT_CODE="100")
        self.assertEqual(code, 1)
        self.assertRegex(said.splitlines()[-1], r"^The package archive cannot be reached: .*\?$")
        for line in self.machine.asked():
            self.assertTrue("Acquire::Retries=1 " in line or "--print-uris" in line, line)

    def test_a_stranger_among_the_archives_may_be_down(self):
        self.machine.debian()
        code, said = self.machine.run(APT_SAYS="W: Failed to fetch http://elsewhere/Release")
        self.assertEqual(code, 0, said)

    def test_it_waits_for_the_package_lock_and_says_so(self):
        self.machine.debian()
        code, said = self.machine.run(LOCKED_TIMES="3")
        self.assertEqual(code, 0, said)
        self.assertEqual(len(re.findall("Another program is installing packages", said)), 1)
        self.assertEqual(self.machine.asked(".slept"), ["5"] * 3)

    def test_it_gives_up_on_the_package_lock_after_five_minutes(self):
        self.machine.debian()
        code, said = self.machine.run(LOCKED_TIMES="1000")
        self.assertEqual(code, 1)
        self.assertIn("still installing packages", said)
        self.assertEqual(sum(int(seconds) for seconds in self.machine.asked(".slept")), 300)

    def test_an_old_cmake_is_named(self):
        self.machine.parts(cmake="3.22.1")
        self.assert_sentence(self.machine.run(), "CMake 3.25 or later", "3.22.1", "Debian 12")

    def test_an_old_sdl_is_named(self):
        self.machine.parts(sdl2="2.0.20")
        self.assert_sentence(self.machine.run(), "SDL 2.26 or later", "2.0.20", "Ubuntu 24.04")

    def test_every_old_satellite_is_named(self):
        for name in ("SDL2_image", "SDL2_ttf", "SDL2_mixer"):
            self.machine.parts(**{name: "2.0.5"})
            self.assert_sentence(self.machine.run(), name, "2.0.5")

    def test_an_old_system_is_told_before_the_download(self):
        self.machine.debian()
        self.machine.add("apt-cache", "#!/bin/sh\necho '  Candidate: 2.0.20+dfsg-2ubuntu1'\n")
        self.assert_sentence(self.machine.run(), "CMake 3.25 or later")
        self.assertNotIn("install -y", "".join(line for line in self.machine.asked()
                                               if "--print-uris" not in line))

    def test_a_package_that_the_archive_lacks_is_named(self):
        self.machine.debian()
        self.assert_sentence(self.machine.run(NO_PACKAGE="libsdl2-mixer-dev"), "libsdl2-mixer-dev")

    def test_other_failures_show_what_apt_get_said(self):
        self.machine.debian()
        code, said = self.machine.run(APT_SAYS="E: You don't have enough free space",
                                      APT_CODE="100")
        self.assertEqual(code, 1)
        self.assertIn("enough free space", said)
        self.assertIn("could not be installed", said)

    def test_no_package_has_the_version_of_a_compiler_in_its_name(self):
        with open(SCRIPT, encoding="utf-8") as file:
            versioned = re.findall(r"\b(?:gcc|clang|libclang\S*|llvm)-\d+\S*", file.read())
            self.assertEqual(versioned, [])

    def test_it_wants_to_be_told_the_task(self):
        self.assertEqual(self.machine.run("dance")[0], 2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
