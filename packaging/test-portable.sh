#!/bin/sh
# Unpacks the portable archive in a clean Debian 11, the oldest it promises to run on, that has no SDL,
# and plays there from a folder with an odd name that cannot be written. Takes minutes, needs root.
# usage: sh packaging/test-portable.sh [ARCHIVE.tar.gz]
set -eu
cd "$(dirname "$0")/.."
. packaging/clean-root.sh

# What every desktop with X11 has; the rest is loaded only if it is there.
host="libx11-6 libxext6 libxcursor1 libxi6 libxfixes3 libxrandr2 libxss1 libgl1-mesa-dri libgl1"

sh packaging/dependencies.sh package
portable=${1:-$(sh packaging/portable.sh)}
clean_root bullseye

step "a desktop without SDL"
# shellcheck disable=SC2086 # the list is meant to be split
quietly inside apt-get -qq install -y --no-install-recommends $host
if inside dpkg-query -W 'libsdl2*' >/dev/null 2>&1; then
    fail "there is an SDL"
fi

step "unpack"
folder="/opt/Álmok háza – Домик"
mkdir -p "$root$folder"
tar -xzf "$portable" -C "$root$folder" --strip-components=1
chmod -R a-w "$root$folder"

step "nothing under GPL-3, and a licence for every library"
for licence in libsdl2 libsdl2-image libsdl2-ttf libsdl2-mixer freetype libwebp zlib \
    libharu; do
    [ -s "$root$folder/share/doc/libraries/$licence" ] || fail "no licence of $licence"
done
[ "$(find "$root$folder/lib" -type f | wc -l)" = 4 ] || fail "strangers among the libraries"

step "display and sound are loaded at run time"
for library in libX11.so.6 libwayland-client.so.0 libpulse libpipewire-0.3.so.0 libasound.so.2; do
    grep -aqF "$library" "$root$folder/lib/libSDL2-2.0.so.0" || fail "nothing loads $library"
done

step "play"
as_player "$folder/dreamhome" --version
on_screen "$folder/dreamhome" --new --seed 7 --players 2 --size 1280x800 \
    --script /tmp/play/first-game.txt --screenshots /tmp/play || fail "the game"
can_be_heard
pictures_show
install_hands
plays_with_hands "$folder/dreamhome" "$folder/bin/dreamhome-engine" "$folder/share"

step "menu entry"
entry=$root/player/.local/share/applications/$id.desktop
as_player "$folder/menu-entry.sh" add
[ -e "$entry" ] || fail "there is no entry"
as_player "$folder/menu-entry.sh" remove
[ ! -e "$entry" ] || fail "the entry is still there"

echo "the archive plays without being installed"
