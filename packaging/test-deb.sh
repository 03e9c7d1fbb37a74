#!/bin/sh
# Installs the Debian package into a clean Debian, plays there, removes it, and looks for what is
# left. Takes minutes and needs root.
# usage: sh packaging/test-deb.sh [PACKAGE.deb]
set -eu
cd "$(dirname "$0")/.."
. packaging/clean-root.sh

# All that is there, but for what belongs to the package manager, the player and the machine.
everything()
{
    (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./tmp \
        -o -path ./player -o -path ./var/lib/dpkg -o -path ./var/lib/apt \
        -o -path ./var/cache -o -path ./var/log \) -prune -o -print | sort)
}

sh packaging/dependencies.sh package
deb=${1:-$(sh packaging/deb.sh)}

step "lintian"
lintian --allow-root --fail-on error,warning "$deb"

clean_root "$(this_release)"

step "what the package depends on"
quietly inside apt-get -qq satisfy -y --no-install-recommends "$(dpkg-deb -f "$deb" Depends)"
install_hands
# A desktop that knows types of files.
quietly inside apt-get -qq install -y --no-install-recommends shared-mime-info \
    desktop-file-utils libglib2.0-bin
everything >"$work/before"

step "install"
cp "$deb" "$root/tmp/dreamhome.deb"
quietly inside dpkg -i /tmp/dreamhome.deb
everything >"$work/installed"
grep -q '^./usr/games/dreamhome$' "$work/installed" || fail "no program was installed"

step "play"
as_player dreamhome --version
# shellcheck disable=SC2016 # expanded by the shell inside
as_player sh -c '{ echo "new seed=7 players=2"
    for move in $(seq 400); do echo "genmove easy $move"; done
    echo "save /tmp/play/game.dreamhome"; } | dreamhome-engine' >"$work/log"
grep -q '^result' "$root/tmp/play/game.dreamhome" || fail "the engine has not finished its game"
on_screen dreamhome --new --seed 7 --players 2 --size 1280x800 \
    --script /tmp/play/first-game.txt --screenshots /tmp/play || fail "the game"
can_be_heard
pictures_show
on_screen dreamhome --size 1280x800 --script /tmp/play/finished-game.txt \
    --screenshots /tmp/play /tmp/play/game.dreamhome || fail "the recorded game"
pictures_show
plays_with_hands /usr/games/dreamhome /usr/games/dreamhome-engine /usr/share

step "open a record by its type"
# shellcheck disable=SC2016 # expanded by the shell inside
on_screen timeout 120 sh -c 'gio open /tmp/play/game.dreamhome &
    window=$(xdotool search --sync --onlyvisible --class "$0")
    game=$(xdotool getwindowpid "$window")
    tr "\0" "\n" <"/proc/$game/cmdline"
    kill "$game"' "$id" >"$work/log" || fail "nothing opens a record"
grep -qx '/tmp/play/game.dreamhome' "$work/log" || fail "the record was not passed on"

step "remove"
quietly inside dpkg --purge dreamhome
everything >"$work/after"
diff "$work/before" "$work/after" || fail "something is left"
# The graphics driver keeps a cache of its own.
strangers=$(find "$root/player" -newer "$work/installed" -type f ! -path '*/dreamhome/*' \
    ! -path '*/.cache/mesa_shader_cache/*')
[ -z "$strangers" ] || fail "files of the player outside of our folders: $strangers"

echo "the package comes, plays and goes without a trace"
