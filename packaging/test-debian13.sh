#!/bin/sh
# Runs the test suite on a clean Debian 13, with sdl2-compat: SDL2's functions on top of SDL3. What
# was committed last is tested. Takes long and needs root.
# usage: sh packaging/test-debian13.sh [dev] [release] [fuzz]
set -eu
cd "$(dirname "$0")/.."
. packaging/clean-root.sh

sh packaging/dependencies.sh package
clean_root trixie

step "what the tests need, and SDL3 in the place of SDL2"
git clone -q . "$root/tmp/dreamhome"
quietly inside sh /tmp/dreamhome/packaging/dependencies.sh test
quietly inside apt-get -qq install -y --no-install-recommends libsdl2-compat-dev
# shellcheck disable=SC2016 # the $ is for dpkg-query
state=$(inside dpkg-query -W -f '${db:Status-Status}' libsdl2-2.0-0 2>/dev/null || true)
[ "$state" != installed ] || fail "there is still an SDL2"

step "sh tests/run.sh $*"
mount -t devpts -o newinstance,ptmxmode=666 devpts "$root/dev/pts"
mount -t tmpfs tmpfs "$root/dev/shm"
inside env HOME=/root PICTURES_MAY_DIFFER=0.002 sh /tmp/dreamhome/tests/run.sh "$@"
