#!/bin/sh
# Starts what packaging/windows/build.sh has made under Wine, in a clean Debian: the .zip from a
# folder with an odd name that cannot be written, then the installer. Takes minutes and needs root.
# usage: sh packaging/test-windows.sh
set -eu
cd "$(dirname "$0")/.."
. packaging/clean-root.sh

zip=$(ls build/windows/dreamhome-*.zip) || fail "run packaging/windows/build.sh first"
setup=$(ls build/windows/dreamhome-*-setup.exe)
folder="/opt/Álmok háza – Домик"
wine=/player/.wine
user=$wine/drive_c/users/player
own="$user/AppData/Roaming/Dream Home"
program="$user/AppData/Local/Programs/Dream Home"
link="$user/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Dream Home.lnk"

# Runs a command with Wine on a screen, until the last program of Windows has ended.
on_windows()
{
    # shellcheck disable=SC2016 # expanded by the shell inside
    on_screen env FOLDER="$folder" WINEPREFIX=$wine WINEDEBUG=-all \
        WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe=' \
        timeout 600 sh -c '"$@" && wineserver --wait' sh "$@"
}

# batch NAME COMMAND: a batch file of one command. Wine puts quotes around arguments with spaces; the
# installer's own, which stand last and without quotes, reach it only from there.
batch() { printf '@%s\r\n@exit %%errorlevel%%\r\n' "$2" >"$root/tmp/play/$1.bat"; }

# be_windows VERSION: what Wine says it is.
be_windows() { quietly on_windows wine reg add 'HKCU\Software\Wine' /v Version /d "$1" /f; }

# All files of Windows that are neither temporary nor the player's.
everything()
{
    (cd "$root$wine" && find drive_c ! -path '*/Temp/*' ! -path '*/Roaming/Dream Home*' | sort)
}

# tells_version PROGRAM: the version of CMakeLists.txt, to whoever looks at its properties.
tells_version()
{
    version=$(sed -n 's/^project(dreamhome VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
    for words in ProductVersion "$version"; do
        printf %s "$words" | iconv -t UTF-16LE >"$work/words"
        python3 -c 'import sys; one, other = (open(name, "rb").read() for name in sys.argv[1:])
sys.exit(one not in other)' "$work/words" "$1" || fail "$1 does not tell its version"
    done
}

clean_root "$(this_release)"
step "Wine"
inside dpkg --add-architecture i386 # installers are 32-bit programs
quietly inside apt-get -qq update
quietly inside apt-get -qq install -y --no-install-recommends wine wine64 wine32:i386
install_hands
quietly on_windows wine wineboot --init

step "unpack"
mkdir -p "$work/zip" "$root$folder"
(cd "$work/zip" && cmake -E tar xf "$OLDPWD/$zip")
cp -r "$work"/zip/*/* packaging/windows/wine/* "$root$folder/"
chmod -R a+rX-w "$root$folder"

step "what its properties say"
for file in "$root$folder"/bin/dreamhome*.exe "$setup"; do
    tells_version "$file"
done

step "play"
on_windows wine "$folder/bin/dreamhome.exe" --version
on_windows wine "$folder/bin/dreamhome.exe" --new --seed 7 --players 2 --size 1280x800 \
    --script /tmp/play/first-game.txt --screenshots /tmp/play || fail "the game"
can_be_heard
pictures_show

step "play a whole game by keys"
on_windows python3 -B /tmp/play/tests/window/games_test.py "$folder/dreamhome" \
    "$folder/dreamhome-engine" "$folder/share/games/dreamhome" keys "/tmp/play/$record" ||
    fail "the whole game"
grep -q '^window-width 1024' "$root$own/settings" || fail "the settings are not in $own"
grep -q '^result' "$root$own"/matches/*.dreamhome || fail "the game is not in $own"
rm -r "${root:?}$own"

step "refuse an old Windows"
cp "$setup" "$root/tmp/play/setup.exe"
be_windows win7
on_windows sh -c 'wine /tmp/play/setup.exe /S; [ $? = 3 ]' || fail "the installer minds no version"
be_windows win10

step "install"
everything >"$work/before"
on_windows wine /tmp/play/setup.exe /S || fail "the installer"
for file in "$program/bin/dreamhome.exe" "$program/share/games/dreamhome/lang/ru.mo" "$link"; do
    [ -e "$root$file" ] || fail "$file was not installed"
done

step "open a record, crash, continue"
# Five moves of two persons.
sed 's/^\(player .\) [a-z]* /\1 person /' "$record" |
    awk '/^moves$/ { left = 6 } left == "" || left-- > 0' >"$root/tmp/play/Вечер.dreamhome"
on_windows sh "$folder/record.sh" /tmp/play/Вечер.dreamhome "$own" >"$work/log" ||
    fail "the game does not continue"
grep -q '"moves":5' "$work/log" || fail "the game does not continue where it was"

step "nothing is touched while the game runs"
installed='C:\users\player\AppData\Local\Programs\Dream Home'
batch remove "\"$installed\\uninstall.exe\" /S _?=$installed"
# shellcheck disable=SC2016 # expanded by the shell inside
on_windows sh -c 'wine "$1" & xdotool search --sync --onlyvisible --name "Dream Home" >/dev/null
    wine /tmp/play/setup.exe /S; [ $? = 2 ] && wine cmd /c "Z:\\tmp\\play\\remove.bat"
    [ $? = 2 ] || exit 1
    wineserver --kill' sh "$program/bin/dreamhome.exe" ||
    fail "the installer does not mind the game"
[ -e "$root$program/share/games/dreamhome/lang/ru.mo" ] || fail "the running game lost its files"

step "install elsewhere: the old version goes first"
batch elsewhere 'Z:\tmp\play\setup.exe /S /D=C:\Dream Home'
on_windows wine cmd /c 'Z:\tmp\play\elsewhere.bat' || fail "the second installer"
[ ! -e "$root$program" ] || fail "the old version is still there"
program=$wine/drive_c/"Dream Home"
[ -e "$root$program/bin/dreamhome.exe" ] || fail "the new version is not there"

step "remove"
on_windows wine "$program/uninstall.exe" /S || fail "the uninstaller"
everything >"$work/after"
diff "$work/before" "$work/after" || fail "something is left"
if grep -i 'dream.\?home' "$root$wine"/*.reg; then
    fail "something is left in the registry"
fi
ls "$root$own/settings" "$root$own/running.dreamhome" >/dev/null ||
    fail "the player's own files are gone"

echo "the zip plays; the installer comes, plays and goes without a trace"
