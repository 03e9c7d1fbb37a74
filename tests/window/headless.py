"""The real game without a screen: a script plays it, in a home of its own, on the software
renderer.

The home has the games of tests/replays as its family's own.
"""

import glob
import os
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))


def run(program, assets, script, folder, *options, output=None):
    """Runs a script; `folder` is the home, where pictures are saved too. Returns the exit code.

    `output` is a file for what the script prints.
    """
    matches = os.path.join(folder, ".local", "share", "dreamhome", "matches")
    if not os.path.exists(matches):
        os.makedirs(matches)
        for game in glob.glob(os.path.join(HERE, "..", "replays", "*.dreamhome")):
            shutil.copy(game, matches)
    environment = dict(os.environ, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy",
                       SDL_RENDER_DRIVER="software", HOME=folder, TZ="UTC")
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        environment.pop(name, None)
    return subprocess.run([program, "--data-dir", assets, "--seed", "7", "--script", script,
                           "--screenshots", folder, *options], env=environment,
                          stdout=output, timeout=600).returncode
