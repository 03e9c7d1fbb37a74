#!/bin/sh
# Makes the Debian package in build/package and prints its path.
set -eu
cd "$(dirname "$0")/.."
{
    sh packaging/dependencies.sh package
    umask 022
    SOURCE_DATE_EPOCH=$(sh packaging/epoch.sh)
    export SOURCE_DATE_EPOCH
    cmake --preset play -B build/package
    cmake --build build/package
    rm -f build/package/*.deb
    (cd build/package && cpack -G DEB)
} >&2
ls "$PWD"/build/package/*.deb
