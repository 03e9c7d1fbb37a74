#!/bin/sh
# Installs what is missing, builds every variant and runs every test.
# usage: sh tests/run.sh [dev] [release] [fuzz] [threads]
#
# dev:     gcc with sanitizers, warnings are errors
# release: as it is shipped; benchmarks and instruction counts
# fuzz:    clang with sanitizers; twenty seconds of fuzzing for each target
# threads: ThreadSanitizer; only when it is asked for
set -u
cd "$(dirname "$0")/.." || exit 1
sh packaging/dependencies.sh test || exit 1

[ $# -gt 0 ] || set -- dev release fuzz
passed=0
failed=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch" # one test plays as somebody else than root
log=$scratch/log
export TMPDIR="$scratch/tmp"
mkdir "$TMPDIR"

# The tests of a variant clean up behind themselves.
check_left_behind()
{
    left=$(ls -A "$TMPDIR")
    [ -n "$left" ] || return 0
    printf 'left behind in the temporary folder:\n%s\n' "$left"
    failed=$((failed + 1))
    rm -rf "$TMPDIR"
    mkdir "$TMPDIR"
}

for preset in "$@"; do
    echo "== $preset"
    if ! { cmake --preset "$preset" && cmake --build --preset "$preset"; } >"$log" 2>&1; then
        cat "$log"
        failed=$((failed + 1))
        continue
    fi
    ctest --preset "$preset" --parallel "$(nproc)" | tee "$log"
    check_left_behind
    total=$(sed -n 's/.* tests failed out of \([0-9]*\)$/\1/p' "$log")
    bad=$(sed -n 's/.*, \([0-9]*\) tests failed out of .*/\1/p' "$log")
    if [ -z "$total" ]; then # no summary: CTest itself failed, or found no test
        failed=$((failed + 1))
        continue
    fi
    passed=$((passed + total - bad))
    failed=$((failed + bad))
done

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
