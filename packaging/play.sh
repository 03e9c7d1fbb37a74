#!/bin/sh
# Installs what is missing, builds the game and starts it. Arguments go to the game.
set -eu
cd "$(dirname "$0")/.."
sh packaging/dependencies.sh build

mkdir -p build
log=$PWD/build/play.log

failed()
{
    echo "Dream Home could not be built; all that was said is in $log:" >&2
    tail -n 30 "$log" >&2
    exit 1
}

# Ninja's lines, "[3/186] ...", as one line that counts, or as one sentence where nobody watches.
show_progress()
{
    told=no
    while IFS= read -r line; do
        printf '%s\n' "$line" >&3
        steps=${line#\[}
        steps=${steps%%\]*}
        case $line in
        \[[1-9]*/*[0-9]\]*) ;;
        *) continue ;;
        esac
        if [ -t 1 ]; then
            printf '\rBuilding Dream Home: %d %%' $((${steps%/*} * 100 / ${steps#*/}))
        elif [ "$told" = no ]; then
            echo "Building Dream Home; this takes a minute or two."
        fi
        told=yes
    done
    [ "$told" = no ] || [ ! -t 1 ] || printf '\r\033[K'
}

# A checkout that was moved has to be configured anew.
cmake --preset play >"$log" 2>&1 || cmake --fresh --preset play >"$log" 2>&1 || failed
built=build/play/built
rm -f "$built"
{ cmake --build --preset play 2>&1 && : >"$built"; } | show_progress 3>"$log"
[ -e "$built" ] || failed
exec build/play/src/dreamhome "$@"
