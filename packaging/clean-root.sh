# Sourced by the tests that want a clean Debian: makes one in $root, with Xvfb and a user `player`.
# It comes from the archive that this machine uses and is gone when the test ends. Needs root.
# shellcheck shell=sh

work=$(mktemp -d)
root=$work/root
id=io.github.dreamhome.DreamHome
record=tests/replays/en-2.dreamhome
trap clean_up EXIT

clean_up()
{
    umount "$root/dev/shm" "$root/dev/pts" "$root/proc" 2>/dev/null || true
    rm -rf --one-file-system "$work"
}

step() { echo "== $*"; }
fail() { echo "FAILED: $*" >&2; exit 1; }

# Runs a command that talks only if it fails.
quietly() { "$@" >"$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; fail "$*"; }; }

inside()
{
    chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"
}

as_player()
{
    inside setpriv --reuid=player --regid=player --clear-groups /usr/bin/env HOME=/player \
        PATH=/usr/bin:/bin:/usr/games "$@"
}

# With a sound card that nobody hears.
on_screen()
{
    as_player SDL_AUDIODRIVER=dummy xvfb-run -a -s '-screen 0 1280x800x24' "$@" 2>"$work/said" || {
        cat "$work/said" >&2
        return 1
    }
}

# What was last on the screen has found what plays its sounds.
can_be_heard()
{
    ! grep 'no sound' "$work/said" || fail "the game is silent"
}

# The release of this machine.
this_release()
{
    # shellcheck disable=SC1091 # part of every Debian
    (. /etc/os-release && echo "$VERSION_CODENAME")
}

# clean_root RELEASE
clean_root()
{
    step "a clean Debian $1"
    [ "$(id -u)" = 0 ] || fail "only root can make a Debian root"
    # shellcheck disable=SC2016 # the $ is for apt
    mirror=$(apt-get indextargets --format '$(REPO_URI)' "Codename: $(this_release)" \
        'Origin: Debian' | head -n 1)
    quietly debootstrap --variant=minbase --include=xvfb,xauth "$1" "$root" "$mirror"
    cp /etc/resolv.conf "$root/etc/" # as this machine reaches its archive
    mount -t proc proc "$root/proc"
    inside useradd --create-home --home-dir /player player
    mkdir -m 1777 "$root/tmp/.X11-unix"
    mkdir -m 777 "$root/tmp/play"
    cp packaging/first-game.txt packaging/finished-game.txt "$root/tmp/play/"
    cp -r --parents tests/window/*.py tests/engine/pipe.py tests/packaging/desktop_test.py \
        "$record" "$root/tmp/play/"
}

# Installs what plays by itself: eyes, a mouse and a keyboard.
install_hands()
{
    quietly inside apt-get -qq install -y --no-install-recommends python3 xdotool
}

# plays_with_hands PROGRAM ENGINE SHARE: a whole game, move by move; the entries of the menu, one of
# them in another language, a crash and what comes after it. SHARE is where the data was installed.
plays_with_hands()
{
    step "play a whole game by keys"
    as_player python3 -B /tmp/play/tests/window/games_test.py "$1" "$2" "$3/games/dreamhome" keys \
        "/tmp/play/$record" 2>"$work/said" || { cat "$work/said" >&2; fail "the whole game"; }
    step "start from the menu"
    as_player python3 -B /tmp/play/tests/packaging/desktop_test.py "$1" \
        "$3/applications/$id.desktop" "/tmp/play/$record" 2>"$work/said" ||
        { cat "$work/said" >&2; fail "the menu"; }
}

# The pictures of the script show something.
pictures_show()
{
    for picture in start later; do
        [ "$(stat -c %s "$root/tmp/play/$picture.png")" -gt 20000 ] || fail "nothing was drawn"
        rm "$root/tmp/play/$picture.png"
    done
}
