#!/bin/sh
# Makes the game's sounds from their sources.
#
#   sh make.sh                     all of them, into assets/sounds
#   sh make.sh chime card_drop     only these (card_drop: all its variants)
#   sh make.sh --to FOLDER chime   into another folder, leaving assets/sounds and the stamps alone
#   sh make.sh --list              names of all files and their kind: effect, once or loop
#
# Needs a C compiler, python3 and oggenc; for the music also fluidsynth and its sound font
# FluidR3 GM.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
sounds=$here/../../sounds
font=${SOUND_FONT:-/usr/share/sounds/sf2/FluidR3_GM.sf2}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

build() { # PROGRAM SOURCE…
    program=$1
    shift
    "${CC:-cc}" -std=c17 -O2 -Wall -Wextra -ffp-contract=off -o "$work/$program" "$@" -lm
}

list() {
    "$work/effects" --list | sed 's/$/ effect/'
    python3 -B "$here/music/compose.py" --list
}

encode() { # NAME QUALITY
    oggenc --quiet --quality "$2" --serial 1 --output "$target/$1.ogg" "$work/$1.wav"
}

render_effect() {
    "$work/effects" "$work" "$1"
    encode "$1" 5
}

play() { # MIDI WAV; dry, the mixer has the room
    fluidsynth -ni -q -R 0 -C 0 -g 0.5 -r 48000 -T wav -O float \
        -o synth.dynamic-sample-loading=1 -F "$2" "$font" "$1"
}

render_piece() {
    if [ ! -x "$work/mix" ]; then
        build mix "$here"/music/mix.c "$here"/dsp/*.c
    fi
    python3 -B "$here/music/compose.py" "$1" "$work"
    for score in "$work/$1"-*.mid; do
        play "$score" "${score%.mid}.wav" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
    done
    "$work/mix" "$work/$1.mix" "$work/$1.wav"
    rm -f "$work/$1"-*
    encode "$1" 4
    frames=$((($(wc -c <"$work/$1.wav") - 44) / 6)) # of 24 bits, stereo, after the header
    python3 -B "$here/music/compose.py" --layers "$1" "$frames" >"$work/layers"
    if [ -s "$work/layers" ]; then
        cp "$work/layers" "$target/$1_layers.txt"
    fi
}

build effects "$here"/effects/*.c "$here"/dsp/*.c
list >"$work/list"
if [ "${1:-}" = --list ]; then
    cat "$work/list"
    exit
fi

target=$sounds
stamp=yes
if [ "${1:-}" = --to ]; then
    target=$2
    stamp=no
    shift 2
fi
mkdir -p "$target"

if [ $# -eq 0 ]; then
    cp "$work/list" "$work/wanted"
else
    for name; do
        grep -E "^$name(_[0-9]+)? " "$work/list" || { echo "$name: no such sound" >&2; exit 1; }
    done >"$work/wanted"
fi

while read -r name kind; do
    if [ "$kind" = effect ]; then
        render_effect "$name"
    else
        render_piece "$name"
    fi
    if [ $stamp = yes ]; then
        python3 -B "$here/stamps.py" "$name" "$kind"
    fi
done <"$work/wanted"
