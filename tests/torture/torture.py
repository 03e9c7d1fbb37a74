#!/usr/bin/env python3
"""Tortures the saves, and looks at what the next start finds.

usage: torture.py PLAYER FAULTS ENGINE [--sample] [--game GAME --assets FOLDER]

PLAYER is autosave_player, FAULTS the library of faults.h, ENGINE dreamhome-engine. Whatever
happens, a match that was on the disk must be found again, no sound file may be set aside, and
nothing may crash or hang.

  kills    the player is killed at every file operation of a short run
  faults   every call fails at every place of a run, once and for good; and of a start
  memory   malloc fails at every place of a run: it may give up, but not crash or lose anything
  odd      all kinds of things lie where files of ours should be
  signals  the game itself is told to end (only with --game)

With --sample only some of the places are tried.
"""

import argparse
import errno
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

CALLS = {
    "open": (errno.EACCES, errno.EMFILE, errno.EIO), "read": (errno.EIO,),
    "write": (errno.ENOSPC, errno.EIO), "fsync": (errno.EIO,), "rename": (errno.EACCES, errno.EIO),
    "stat": (errno.EIO, errno.ESTALE), "link": (errno.EPERM, errno.EIO), "unlink": (errno.EACCES,),
    "mkdir": (errno.ENOSPC,), "opendir": (errno.EMFILE,), "ftruncate": (errno.EIO,),
}
STEPS = 40
PATIENCE = 60  # seconds that nothing here ever takes


class Torture:
    def __init__(self, options, folder):
        self.options = options
        self.folder = folder
        self.data = os.path.join(folder, "data")
        self.prepared = os.path.join(folder, "prepared")
        self.report = os.path.join(folder, "happened")
        self.tried = 0
        self.state = None  # of the prepared folder

    def every(self, number):
        """All places in a full campaign, a few well spread ones in a sample."""
        return (number - 1) % 7 == 0 if self.options.sample else True

    def run(self, arguments, fault=None):
        """The state told last, all lines, and the exit code. The fault may not have happened."""
        environment = dict(os.environ)
        if os.path.exists(self.report):
            os.remove(self.report)
        if fault:
            environment |= {"LD_PRELOAD": self.options.faults, "FAULT": fault,
                            "FAULT_UNDER": self.data, "FAULT_REPORT": self.report,
                            "ASAN_OPTIONS": "verify_asan_link_order=0:detect_leaks=0"}
        done = subprocess.run([self.options.player, self.data, *arguments], env=environment,
                              capture_output=True, timeout=PATIENCE, check=False)
        text = done.stdout.decode()
        return text[:text.rfind("\n") + 1].splitlines(), done

    def happened(self):
        return os.path.exists(self.report)

    def reset(self):
        shutil.rmtree(self.data, ignore_errors=True)
        if os.path.isdir(self.prepared):
            shutil.copytree(self.prepared, self.data, symlinks=True)

    def fail(self, what, detail):
        sys.exit(f"{what}: {detail}")

    def expect_found(self, allowed, what):
        """A start without faults finds one of the states, or it was filed; and nothing is wrong."""
        lines, done = self.run([])
        self.tried += 1
        if done.returncode or done.stderr or not lines or lines[-1][:6] != "found ":
            self.fail(what, f"the start ended with {done.returncode}: {lines} {done.stderr}")
        if lines[0].startswith(("damaged", "unreadable")):
            self.fail(what, lines[0])
        if lines[-1][6:] not in allowed and not allowed & set(self.kept_states()):
            self.fail(what, f"found {lines[-1][6:]}, not one of {allowed}")
        aside = [name for name in os.listdir(self.data) if name.startswith("damaged")]
        if aside:
            self.fail(what, f"{aside} was sound")

    def prepare(self):
        """A folder with a running match and some that are filed."""
        self.reset()
        lines, _ = self.run(["1", "400"])
        shutil.copytree(self.data, self.prepared)
        self.state = lines[-1].split(" ", 1)[1]

    # ---- kills ----

    def kills(self):
        number = 0
        while True:
            number += 1
            if not self.every(number):
                continue
            self.reset()
            lines, _ = self.run(["2", str(STEPS)], f"any {number} kill")
            if not self.happened():
                return
            self.expect_found(acknowledged(lines, self.state), f"killed at file operation {number}")

    # ---- failing calls ----

    def faults(self):
        for call, reasons in CALLS.items():
            for reason in reasons:
                name = f"{call} {errno.errorcode[reason]}"
                self.fail_at_every_place(f"{call} {{}} {reason}", name)
                self.fail_at_every_place(f"{call} {{}} -{reason}", name + " for good")

    def fail_at_every_place(self, pattern, name):
        number = 0
        while True:
            number += 1
            if not self.every(number):
                continue
            what = f"{name} at call {number}"
            self.reset()
            lines, done = self.run(["2", str(STEPS)], pattern.format(number))
            if done.returncode or done.stderr:
                self.fail(what, f"the player ended with {done.returncode}: {done.stderr.decode()}")
            if not self.happened():
                break
            self.expect_kept(lines, what, "for good" not in name)
        for number in range(1, 200):
            if not self.every(number):
                continue
            what = f"{name} at call {number} of a start"
            self.reset()
            _, done = self.run([], pattern.format(number))
            if done.returncode < 0:
                self.fail(what, f"the start ended with {done.returncode}: {done.stderr.decode()}")
            if not self.happened():
                break
            self.expect_found({self.state}, what)

    def expect_kept(self, lines, what, passes):
        """What was acknowledged is found or filed; and all of it if the fault passed."""
        lines_again, done = self.run([])
        self.tried += 1
        if done.returncode or done.stderr or not lines_again:
            self.fail(what, f"the start ended with {done.returncode}: {done.stderr.decode()}")
        if any(line.startswith("damaged") for line in lines_again):
            self.fail(what, lines_again)
        found = lines_again[-1][6:]
        allowed = {lines[-1].split(" ", 1)[1]} if passes else acknowledged(lines, self.state)
        if found not in allowed and not allowed & set(self.kept_states()):
            self.fail(what, f"found {found}, not one of {allowed}")

    def kept_states(self):
        folder = os.path.join(self.data, "matches")
        for name in os.listdir(folder) if os.path.isdir(folder) else []:
            if name.endswith(".dreamhome"):
                with open(os.path.join(folder, name), "rb") as file:
                    yield state_of(file.read())

    def memory(self):
        number = 0
        while True:
            number += 1
            if not self.every(number):
                continue
            self.reset()
            lines, done = self.run(["2", str(STEPS)], f"malloc {number} {errno.ENOMEM}")
            if done.returncode not in (0, 1, -signal.SIGABRT):
                self.fail(f"malloc {number}", f"ended with {done.returncode}: {done.stderr}")
            if not self.happened():
                return
            if lines:
                self.expect_found(acknowledged(lines, self.state), f"malloc {number}")

    # ---- odd files ----

    def odd(self):
        names = ("running.dreamhome", "running-backup.dreamhome", "running.lock", "matches",
                 "statistics.txt", "matches/2026-01-31_18-30-00.dreamhome")
        for make in ODD_THINGS:
            for name in names:
                self.reset()
                path = os.path.join(self.data, name)
                remove(path)
                if make(path) is False:
                    continue
                what = f"{make.__name__} as {name}"
                lines, done = self.run(["3", "20"])
                self.tried += 1
                if done.returncode or done.stderr or not lines:
                    self.fail(what, f"ended with {done.returncode}: {done.stderr.decode()}")
                answer = subprocess.run(
                    [self.options.engine], input=f"load {path}\nsave {path}x\n".encode(),
                    capture_output=True, timeout=PATIENCE, check=False)
                if answer.returncode or answer.stderr:
                    self.fail(what, f"the engine ended with {answer.returncode}")

    # ---- signals to the game ----

    def signals(self):
        home = os.path.join(self.folder, "home")
        running = os.path.join(home, ".local/share/dreamhome/running.dreamhome")
        environment = dict(os.environ, HOME=home, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            environment.pop(variable, None)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT,
                       signal.SIGKILL):
            for wait in (0.0, 0.1, 0.5):
                shutil.rmtree(home, ignore_errors=True)
                os.mkdir(home)
                with subprocess.Popen([self.options.game, "--data-dir", self.options.assets,
                                       os.path.join(self.prepared, "running.dreamhome")],
                                      env=environment, preexec_fn=heed_signals,
                                      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as game:
                    deadline = time.monotonic() + PATIENCE
                    while not os.path.exists(running) and time.monotonic() < deadline:
                        time.sleep(0.05)
                    time.sleep(wait)
                    game.send_signal(number)
                    game.wait(PATIENCE)
                self.tried += 1
                answer = subprocess.run([self.options.engine], input=f"load {running}\n".encode(),
                                        capture_output=True, timeout=PATIENCE, check=False)
                if not answer.stdout.startswith(b"= "):
                    self.fail(f"signal {number}", answer.stdout)


def heed_signals():
    """What a shell starts in the background, or behind nohup, is deaf to some of them."""
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)


def acknowledged(lines, before):
    """The states that the next start may find: the last one on the disk, and those after it."""
    allowed = {before}
    for line in lines:
        what, state = line.split(" ", 1)
        if what == "done":
            allowed = {state}
        elif what in ("found", "doing", "waits"):
            allowed.add(state)
    return allowed


def state_of(text):
    """What the player calls the state of a record."""
    value = 0xcbf29ce484222325
    for byte in text:
        value = (value ^ byte) * 0x100000001b3 & 0xffffffffffffffff
    moves = [line for line in text.split(b"\nmoves\n")[1].splitlines()
             if line != b"end" and not line.startswith(b"result")]
    return f"{value:016x}/{len(moves)}"


def remove(path):
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
    elif os.path.lexists(path):
        os.remove(path)


def a_folder(path):
    os.mkdir(path)


def a_full_folder(path):
    os.makedirs(os.path.join(path, "running.dreamhome/x"))


def a_pipe(path):
    os.mkfifo(path)


def a_socket(path):
    with socket.socket(socket.AF_UNIX) as listener:
        try:
            listener.bind(path)
        except OSError:
            return False  # the path is too long for a socket
    return True


def a_link_to_itself(path):
    os.symlink(os.path.basename(path), path)


def a_link_to_nothing(path):
    os.symlink("no-such-file", path)


def a_link_to_a_device(path):
    return link_to_device("/dev/full", path)


def a_link_to_endless_zeros(path):
    return link_to_device("/dev/zero", path)


def link_to_device(device, path):
    if os.getuid() == 0:
        return False  # a fault found here must not cost the super-user a device
    os.symlink(device, path)
    return True


def bytes_of(content):
    def make(path):
        with open(path, "wb") as file:
            file.write(content)
    return make


def a_huge_file(path):
    with open(path, "wb") as file:
        file.truncate(1 << 40)


def nobody_may_read_it(path):
    bytes_of(b"secret")(path)
    os.chmod(path, 0)


def an_empty_file(path):
    bytes_of(b"")(path)


def zeros(path):
    bytes_of(bytes(5000))(path)


def noise(path):
    bytes_of(bytes(range(256)) * 20)(path)


def a_head_without_an_end(path):
    bytes_of(b"dreamhome 2\n" * 200)(path)


def one_long_line(path):
    bytes_of(b"dreamhome 2\ncards 1\nedition " + b"x" * 30000)(path)


def a_record_of_the_future(path):
    bytes_of(b"dreamhome 99\ncards 99\n")(path)


def two_bytes_a_letter(path):
    bytes_of("dreamhome 2\ncards 1\n".encode("utf-16"))(path)


ODD_THINGS = (a_folder, a_full_folder, a_pipe, a_socket, a_link_to_itself, a_link_to_nothing,
              a_link_to_a_device, a_link_to_endless_zeros, a_huge_file, nobody_may_read_it,
              an_empty_file, zeros, noise, a_head_without_an_end, one_long_line,
              a_record_of_the_future, two_bytes_a_letter)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    for name in ("player", "faults", "engine"):
        parser.add_argument(name, type=os.path.abspath)
    parser.add_argument("--sample", action="store_true")
    parser.add_argument("--game", type=os.path.abspath)
    parser.add_argument("--assets", type=os.path.abspath)
    options = parser.parse_args()
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # a thousand syncs take time
    with tempfile.TemporaryDirectory(prefix="dreamhome-torture-", dir=memory) as folder:
        torture = Torture(options, folder)
        torture.prepare()
        stages = [("kills", torture.kills), ("faults", torture.faults),
                  ("memory", torture.memory), ("odd", torture.odd)]
        if options.game:
            stages.append(("signals", torture.signals))
        for name, run in stages:
            before, start = torture.tried, time.monotonic()
            run()
            print(f"{name}: {torture.tried - before} in {time.monotonic() - start:.0f} s",
                  flush=True)


if __name__ == "__main__":
    main()
