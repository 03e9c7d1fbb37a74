#!/bin/sh
# Makes a release out of the last commit, in build/release: source archive, Debian package, portable
# archive, Windows packages, the sources of the libraries in them, checksums, and the notes from
# CHANGELOG.md. The same commit gives the same bytes; --twice makes it in two folders and compares.
# usage: sh packaging/release.sh [--twice] [source] [deb] [portable] [windows]
set -eu
cd "$(dirname "$0")/.."

if ! git rev-parse -q --verify HEAD >/dev/null 2>&1; then
    echo "A release is made out of a commit, and this folder is no checkout of git." >&2
    exit 1
fi
if [ "${1:-}" = --twice ]; then
    shift
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    commit=$(git rev-parse HEAD) # somebody may go on working here
    export CCACHE_DISABLE=1      # both are really built
    for run in first/dreamhome second; do
        git clone -q . "$work/$run"
        git -C "$work/$run" checkout -q "$commit"
        sh "$work/$run/packaging/release.sh" "$@"
    done
    diff -r "$work/first/dreamhome/build/release" "$work/second/build/release" || {
        trap - EXIT
        echo "The releases differ; both remain in $work." >&2
        exit 1
    }
    echo "both releases are equal, byte for byte"
    exit 0
fi

if [ -n "$(git status --porcelain)" ]; then
    echo "A release is made out of the last commit: please commit your changes first." >&2
    exit 1
fi
[ $# -gt 0 ] || set -- source deb portable windows

version=$(sed -n 's/^project(dreamhome VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
SOURCE_DATE_EPOCH=$(sh packaging/epoch.sh)
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
release=$PWD/build/release
rm -rf "$release"
mkdir -p "$release"

# pack_sources FOLDER: what the libraries of a package were built from, as Debian has it.
pack_sources()
{
    (cd "$1" && find . -maxdepth 1 -type f | sort) |
        tar -C "$1" --owner=0 --group=0 --numeric-owner --mode=644 --mtime="@$SOURCE_DATE_EPOCH" \
            -cf "$release/dreamhome-$version-libraries.tar" --files-from=-
}

for part in "$@"; do
    echo "== $part"
    case $part in
    source)
        git archive --prefix="dreamhome-$version/" -o "$release/dreamhome-$version.tar" HEAD
        gzip -9n "$release/dreamhome-$version.tar"
        ;;
    deb) cp "$(sh packaging/deb.sh)" "$release/" ;;
    portable)
        cp "$(sh packaging/portable.sh)" "$release/"
        pack_sources build/portable/sources
        ;;
    windows)
        sh packaging/windows/build.sh
        cp "build/windows/dreamhome-$version"-*.zip "build/windows/dreamhome-$version"-*.exe "$release/"
        pack_sources build/windows/sources
        ;;
    *)
        echo "usage: sh packaging/release.sh [--twice] [source] [deb] [portable] [windows]" >&2
        exit 2
        ;;
    esac
done

awk -v head="## $version " 'index($0, "## ") == 1 { here = index($0, head) == 1; next } here' \
    CHANGELOG.md | sed -e '/./,$!d' >"$release/NOTES.md"
if [ ! -s "$release/NOTES.md" ]; then
    echo "CHANGELOG.md says nothing about version $version." >&2
    exit 1
fi
(cd "$release" && sha256sum -- * >SHA256SUMS)
ls -l "$release"
