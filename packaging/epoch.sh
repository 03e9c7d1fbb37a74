#!/bin/sh
# Prints the time that a release gives to all its files, in seconds since 1970: what
# SOURCE_DATE_EPOCH says, or the last commit, or, without git, the changelog.
set -eu
cd "$(dirname "$0")/.."
if [ -n "${SOURCE_DATE_EPOCH:-}" ]; then
    echo "$SOURCE_DATE_EPOCH"
else
    git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md
fi
