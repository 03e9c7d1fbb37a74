"""The real game in a real window: an X server of its own, a mouse and a keyboard.

Nothing here waits for a time: every input is answered by a line of the description (--describe),
which counts the keys and buttons that the game has handled.
"""

import json
import os
import select
import shutil
import subprocess
import tempfile
import time

PATIENCE = 60  # seconds for one answer, on a busy machine
SETTINGS = {"language": "en", "animation-speed": 0, "warnings": 0, "music-volume": 0,
            "effects-volume": 0}


class Screen:
    """An X server, with a window manager if one is named, and an xdotool that talks to it."""

    def __init__(self, size="1280x800", manager=None):
        reads, writes = os.pipe()
        # A server that begins anew when its last client leaves turns away whoever comes meanwhile.
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writes), "-screen", "0", f"{size}x24", "-nolisten", "tcp",
             "-noreset"],
            pass_fds=[writes], stderr=subprocess.DEVNULL)
        os.close(writes)
        number = b""
        while not number.endswith(b"\n"):
            ready, _, _ = select.select([reads], [], [], PATIENCE)
            piece = os.read(reads, 16) if ready else b""
            assert piece, "the X server does not start"
            number += piece
        os.close(reads)
        self.display = ":" + number.decode().strip()
        self.environment = dict(os.environ, DISPLAY=self.display,
                                DBUS_SESSION_BUS_ADDRESS="disabled:")
        self.tool = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True, bufsize=1,
                                     env=self.environment)
        self.manager = self.start_manager(manager) if manager else None

    def start_manager(self, name):
        """Starts openbox and waits until it is ready.

        It takes over long before, when it has not even read its fonts: a window that appears in
        between is never shown, and SDL waits for it for ever.
        """
        ready = "xprop -root -format READY 8s -set READY yes"
        manager = subprocess.Popen([name, "--startup", ready], env=self.environment,
                                   stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while "yes" not in self.run("xprop", "-root", "READY"):
            assert manager.poll() is None and time.monotonic() < deadline, f"{name} does not start"
            time.sleep(0.02)
        return manager

    def do(self, *commands):
        """Input, in this order, as fast as the server takes it."""
        self.tool.stdin.write("".join(command + "\n" for command in commands))
        self.tool.stdin.flush()

    def run(self, *command):
        """What a program of the X server says."""
        return subprocess.run(command, env=self.environment, check=True, text=True,
                              capture_output=True, timeout=PATIENCE).stdout.strip()

    def ask(self, *arguments):
        return self.run("xdotool", *arguments)

    def close(self):
        """Ends all of them, whichever has died: what is left would keep CTest waiting."""
        for process in (self.tool, self.manager, self.server):
            if process:
                process.terminate()
                process.wait(PATIENCE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Game:
    """A running game and the last line of its description.

    Without `home` it starts in an empty one; without `assets` it finds them itself.
    """

    def __init__(self, screen, program, assets, *arguments, settings=None, renderer="software",
                 home=None):
        self.screen = screen
        self.kept = home is not None
        self.home = home or tempfile.mkdtemp(prefix="dreamhome-window-")
        config = os.path.join(self.home, ".config", "dreamhome")
        os.makedirs(config, exist_ok=True)
        with open(os.path.join(config, "settings"), "w", encoding="utf-8") as file:
            for key, value in dict(SETTINGS, **(settings or {})).items():
                file.write(f"{key} {value}\n")
        path = os.path.join(self.home, "description")
        self.description = open(path, "w+b")
        environment = dict(screen.environment, HOME=self.home, SDL_AUDIODRIVER="dummy",
                           SDL_VIDEODRIVER="x11", SDL_RENDER_DRIVER=renderer,
                           ASAN_OPTIONS="exitcode=99:detect_leaks=0", UBSAN_OPTIONS="exitcode=99")
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [program, *(["--data-dir", assets] if assets else []), "--describe", path, *arguments],
            env=environment)
        self.window = None
        self.inputs = 0
        self.now = None
        self.rest = b""

    # ---- reading ----

    def read(self):
        """Takes over the lines that have come; whether there were any."""
        piece = self.description.read()
        *lines, self.rest = (self.rest + piece).split(b"\n")  # a letter may have come in half
        if lines:
            self.now = json.loads(lines[-1])
        return bool(lines)

    def wait(self, condition, what):
        """Waits until a line fulfils the condition."""
        deadline = time.monotonic() + PATIENCE
        while not (self.now and condition(self.now)):
            while not self.read():
                assert self.process.poll() is None, f"the game has ended: {what}"
                assert time.monotonic() < deadline, f"{what}: {self.now}"
                time.sleep(0.002)
        return self.now

    def settle(self):
        """The answer to all input so far; a message may still be on the screen."""
        return self.wait(lambda now: now["inputs"] >= self.inputs and
                         (not now["moving"] or now["message"]), f"input {self.inputs}")

    def things(self, kind):
        return [thing for thing in self.now["things"] if thing["kind"] == kind]

    def thing(self, kind, name):
        found = [thing for thing in self.things(kind) if thing["name"] == name]
        assert found, f"there is no {kind} {name}: {self.now}"
        return found[0]

    def intent(self):
        return "".join(thing["name"] for thing in self.things("intent"))

    # ---- input ----

    def find_window(self):
        """From now on the pointer moves inside the window, wherever it stands on the screen."""
        self.window = self.screen.ask("search", "--name", "^Dream Home$").split()[-1]

    def move(self, x, y):
        self.screen.do(f"mousemove --window {self.window} {x} {y}" if self.window
                       else f"mousemove {x} {y}")

    def press(self, button=1):
        self.inputs += 1
        self.screen.do(f"mousedown {button}")

    def release(self, button=1):
        self.inputs += 1
        self.screen.do(f"mouseup {button}")

    def click(self, x, y, button=1):
        self.move(x, y)
        self.press(button)
        self.release(button)
        return self.settle()

    def key(self, *names):
        """Keys one after the other; "ctrl+z" is two of them."""
        self.inputs += sum(name.count("+") + 1 for name in names)
        if names:
            self.screen.do("key --delay 0 " + " ".join(names))
        return self.settle()

    def close(self):
        self.process.kill()
        self.process.wait(PATIENCE)
        self.clean_up()

    def leave(self):
        """Ends the game as a window manager would; it must have nothing to complain about."""
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self.clean_up()
        assert code == 0, f"the game ended with {code}"

    def clean_up(self):
        self.description.close()
        if not self.kept:
            shutil.rmtree(self.home)


def centre(thing):
    x, y, w, h = thing["box"]
    return x + w // 2, y + h // 2
