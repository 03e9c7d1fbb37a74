#!/bin/sh
# A record is opened by its type, the computer fails, and the game continues.
# usage: record.sh RECORD OWN-FOLDER
set -eu
cd /tmp/play

# The default value of a key among the types that the installer has registered. Wine looks only at
# those of the whole machine, so what it would find is done by hand.
registered()
{
    wine reg query "HKCU\\Software\\Classes\\$1" /ve | sed -n 's/^.*REG_SZ *\(.*\)\r$/\1/p'
}

kind=$(registered ".${1##*.}")
command=$(registered "$kind\\shell\\open\\command")
program=$(printf '%s\n' "$command" | sed -n 's/^"\(.*\)" "%1"$/\1/p')
wine "$program" "$1" &
until [ -s "$2/running.dreamhome" ]; do sleep 0.2; done
wineserver --kill
wineserver --wait

wine "$program" --continue --describe description &
game=$!
until tail -n 1 description 2>/dev/null | grep '"scene":"table".*"moving":false'; do sleep 0.2; done
xdotool key alt+F4
wait "$game"
