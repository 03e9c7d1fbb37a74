#!/bin/sh
# Installs what is missing, builds every variant and runs every test.
#
# dev:     gcc with sanitizers, warnings are errors
# release: as it is shipped; benchmarks and instruction counts
# fuzz:    clang with sanitizers; a minute of fuzzing for each target
set -u
cd "$(dirname "$0")/.." || exit 1
sh packaging/dependencies.sh test || exit 1

passed=0
failed=0
log=$(mktemp)
trap 'rm -f "$log"' EXIT

for preset in dev release fuzz; do
    echo "== $preset"
    if ! { cmake --preset "$preset" && cmake --build --preset "$preset"; } >"$log" 2>&1; then
        cat "$log"
        failed=$((failed + 1))
        continue
    fi
    ctest --preset "$preset" --parallel "$(nproc)" | tee "$log"
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
