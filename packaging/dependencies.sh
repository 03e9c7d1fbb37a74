#!/bin/sh
# Installs the Debian packages that a task needs and this machine lacks.
# usage: sh packaging/dependencies.sh build|test|package|windows
set -eu

build="gcc libc6-dev cmake ninja-build pkg-config libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev
       libsdl2-mixer-dev gettext"
test="$build clang libclang-rt-14-dev clang-format libcmocka-dev valgrind binutils python3 git
      librsvg2-bin webp imagemagick vorbis-tools xvfb xdotool
      desktop-file-utils appstream shared-mime-info mandoc"
packing="$build dpkg-dev file gzip patchelf squashfs-tools lintian debootstrap"
windows="cmake ninja-build pkg-config gettext gcc-mingw-w64-x86-64-posix
         g++-mingw-w64-x86-64-posix dpkg-dev imagemagick nsis debootstrap"

case "${1:-}" in
build) wanted=$build ;;
test) wanted=$test ;;
package) wanted=$packing ;;
windows) wanted=$windows ;;
*)
    echo "usage: sh packaging/dependencies.sh build|test|package|windows" >&2
    exit 2
    ;;
esac

missing=""
for package in $wanted; do
    state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$state" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo"
echo "Installing:$missing"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get -qq update
# shellcheck disable=SC2086 # the list is meant to be split
$as_root apt-get -qq install -y --no-install-recommends $missing >/dev/null
