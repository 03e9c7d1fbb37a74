#!/bin/sh
# Installs the packages that a task needs and this machine lacks, and says in a sentence why it
# cannot. It never asks anything itself; only sudo may ask for a password.
# usage: sh packaging/dependencies.sh build|test|package|windows
set -eu

# ---- what a task needs: packages of Debian and Ubuntu, without versions in their names ----

build="gcc libc6-dev cmake ninja-build pkg-config libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev
       libsdl2-mixer-dev libhpdf-dev gettext"
test="$build clang libclang-rt-dev clang-format libcmocka-dev libebur128-dev valgrind binutils
      python3 git librsvg2-bin webp imagemagick vorbis-tools qpdf poppler-utils xvfb
      xdotool openbox x11-utils dbus-daemon libdbus-1-dev
      desktop-file-utils appstream shared-mime-info mandoc"
packing="$build dpkg-dev file gzip squashfs-tools lintian debootstrap debian-archive-keyring
         libwayland-bin python3 git"
windows="cmake ninja-build pkg-config gettext gcc-mingw-w64-x86-64-posix
         g++-mingw-w64-x86-64-posix dpkg-dev debian-archive-keyring imagemagick nsis debootstrap
         python3 git"

# The same for systems without packages of Debian: programs, and libraries by their pkg-config
# names with the oldest version that will do.
build_programs="cc cmake ninja pkg-config msgfmt"
test_programs="$build_programs clang clang-format valgrind python3 git rsvg-convert cwebp convert
               oggenc qpdf pdftoppm Xvfb xdotool openbox xwininfo dbus-daemon desktop-file-validate appstreamcli update-mime-database
               mandoc"
packing_programs="$build_programs dpkg-deb mksquashfs lintian debootstrap wayland-scanner python3"
windows_programs="cmake ninja pkg-config msgfmt x86_64-w64-mingw32-gcc-posix dpkg-source convert
                  makensis debootstrap python3"
libraries="sdl2:2.26 SDL2_image:2.6 SDL2_ttf:2.20 SDL2_mixer:2.6"
cmake_version=3.25
recent="Debian 12, Ubuntu 24.04 and later have it"

case "${1:-}" in
build) wanted=$build programs=$build_programs ;;
test) wanted=$test programs=$test_programs libraries="$libraries cmocka:0 libebur128:0 dbus-1:0" ;;
package) wanted=$packing programs=$packing_programs ;;
windows) wanted=$windows programs=$windows_programs libraries="" ;;
*)
    echo "usage: sh packaging/dependencies.sh build|test|package|windows" >&2
    exit 2
    ;;
esac

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
log=$scratch/log
news=$scratch/news

stop()
{
    echo "$*" >&2
    exit 1
}

# ---- what is there ----

# One name on each line: what is installed, and what it stands in for, as libsdl2-compat-dev does
# for libsdl2-dev.
installed_names()
{
    dpkg-query -W -f '${db:Status-Status},${Package},${Provides}\n' |
        sed -e '/^installed,/!d' -e 's/ ([^)]*)//g' -e 's/, */,/g' | tr , '\n'
}

missing_packages()
{
    installed_names >"$scratch/installed"
    for package in $wanted; do
        grep -Fqx "$package" "$scratch/installed" || printf ' %s' "$package"
    done
}

missing_parts()
{
    for program in $programs; do
        command -v "$program" >/dev/null || printf ' %s' "$program"
    done
    for library in $libraries; do
        pkg-config --exists "${library%:*}" 2>/dev/null || printf ' %s' "${library%:*}"
    done
}

# older FOUND NEEDED: whether a version comes before another.
older()
{
    [ "$1" != "$2" ] && [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]
}

# refuse_old NAME FOUND NEEDED
refuse_old()
{
    if [ -n "$2" ] && older "$2" "$3"; then
        stop "Dream Home needs $1 $3 or later, and this system has $2: $recent."
    fi
}

refuse_old_parts()
{
    refuse_old CMake "$(cmake --version 2>/dev/null | sed -n 's/^cmake version //p')" \
        "$cmake_version"
    for library in $libraries; do
        name=${library%:*}
        [ "$name" != sdl2 ] || name=SDL
        refuse_old "$name" "$(pkg-config --modversion "${library%:*}" 2>/dev/null)" "${library#*:}"
    done
}

# Nobody should download an old SDL only to hear that it is too old.
refuse_old_candidates()
{
    for part in "cmake:CMake:$cmake_version" libsdl2-dev:SDL:2.26; do
        candidate=$(apt-cache policy "${part%%:*}" 2>/dev/null | sed -n 's/^ *Candidate: //p')
        [ "$candidate" != '(none)' ] || candidate=""
        part=${part#*:}
        refuse_old "${part%:*}" "${candidate%%[-+]*}" "${part#*:}"
    done
}

# ---- installing ----

# The variables stand behind sudo, which would not let them pass; what apt says is understood below.
as_root()
{
    set -- env LC_ALL=C DEBIAN_FRONTEND=noninteractive NEEDRESTART_MODE=a "$@"
    [ "$(id -u)" = 0 ] || set -- sudo "$@"
    "$@" </dev/null
}

# Runs apt-get as root; while another program holds its lock, it is tried again for five minutes.
# Without a network apt-get would try every package four times, and say so only after minutes.
apt()
{
    tries=0
    until as_root apt-get -qq -o Acquire::Retries=1 "$@" >"$log" 2>&1; do
        grep -Eq 'Could not get lock|Unable to (lock|acquire)' "$log" || return 1
        tries=$((tries + 1))
        [ "$tries" -gt 1 ] ||
            echo "Another program is installing packages: waiting for it, for five minutes at most."
        [ "$tries" -le 60 ] ||
            stop "Another program is still installing packages: try again when it has finished."
        sleep 5
    done
}

unreachable()
{
    grep -Eq 'Failed to fetch|Unable to fetch|Could not (resolve|connect)|Temporary failure' "$@"
}

# Says why apt-get has failed.
explain()
{
    ! unreachable "$log" "$news" ||
        stop "The package archive cannot be reached: is this computer connected to the internet?"
    lost=$(sed -n 's/^E: Unable to locate package //p' "$log" | tr '\n' ' ')
    [ -z "$lost" ] || stop "The archive of this system does not have ${lost% }: $recent."
    grep -v '^debconf:' "$log" | tail -n 20 >&2
    stop "The packages could not be installed; what apt-get said stands above."
}

install_missing()
{
    missing=$1
    apt update || true # an archive of somebody else may be down; the packages themselves decide
    cp "$log" "$news"
    # shellcheck disable=SC2086 # the list is meant to be split
    set -- install -y --no-install-recommends -o Dpkg::Options::=--force-confold $missing
    LC_ALL=C apt-get -qq --print-uris "$@" >"$log" 2>&1 || explain
    size=$(awk '/^\047/ { bytes += $3 } END { print int(bytes / 1000000 + 1) }' "$log")
    refuse_old_candidates
    echo "Installing$missing ($size MB to download)."
    apt "$@" || explain
}

# Without the packages of Debian, or the right to install them, what is there may be enough.
do_without()
{
    missing=$(missing_parts)
    [ -z "$missing" ] || stop "$1"
}

names="a C compiler, CMake $cmake_version, Ninja, pkg-config, gettext"
names="$names, SDL 2.26, SDL2_image 2.6, SDL2_ttf 2.20, SDL2_mixer 2.6 and libharu"
if ! command -v apt-get >/dev/null; then
    do_without "This system has no apt-get: please install what is missing ($(missing_parts |
        sed 's/^ //')) yourself; Dream Home is built with $names."
else
    missing=$(missing_packages)
    if [ -z "$missing" ]; then
        :
    elif [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
        do_without "There is no sudo here: please run this as root: apt-get install$missing"
    else
        install_missing "$missing"
    fi
fi
refuse_old_parts
