#!/bin/sh
# The whole campaign against the saves: kills at every file operation, every call failing at every
# place, odd files, and signals to the game itself. It takes some minutes and needs no window.
#
# usage: sh tests/torture/run.sh [BUILD]    BUILD: a build with tests, build/release if left out
set -eu
cd "$(dirname "$0")/../.."
build=${1:-build/release}
exec python3 -B tests/torture/torture.py "$build/tests/session/autosave_player" \
    "$build/tests/torture/libfaults.so" "$build/src/engine/dreamhome-engine" \
    --game "$build/src/dreamhome" --assets assets
