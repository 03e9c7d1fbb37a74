#!/bin/sh
# Counts the instructions of one decision (choosing and applying a random move) with callgrind.
# usage: instructions.sh BENCH LIMIT
set -eu
bench=$1
limit=$2
games=200

# Prints the instructions of one run of the benchmark.
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$bench" "$1" $games 2>&1 >/dev/null |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}

decisions=$("$bench" --count $games | sed -n 's/.*decisions \([0-9]*\).*/\1/p')
played=$(count --count)
set_up=$(count --setup)
each=$(((played - set_up) / decisions))
echo "$each instructions a decision over $decisions decisions (bar: $limit)"
[ "$each" -gt 0 ] && [ "$each" -le "$limit" ]
