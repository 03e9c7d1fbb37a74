#!/bin/sh
# Installs what is missing, builds the game and starts it. Arguments go to the game.
set -eu
cd "$(dirname "$0")/.."
sh packaging/dependencies.sh build
cmake --preset play >/dev/null
cmake --build --preset play
exec build/play/src/dreamhome "$@"
