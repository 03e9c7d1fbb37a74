#!/bin/sh
# Fuzzes for a while from a copy of the corpus, so that the one in the sources stays small.
# What breaks is left beside the copy.
# usage: run_fuzzer.sh FUZZER CORPUS DICTIONARY FOLDER SECONDS
set -eu
fuzzer=$1 corpus=$2 dictionary=$3 folder=$4 seconds=$5
rm -rf "$folder/corpus"
mkdir -p "$folder/corpus"
cp "$corpus"/* "$folder/corpus/"
exec "$fuzzer" -max_total_time="$seconds" -timeout=5 -rss_limit_mb=1024 -max_len=8192 \
    -dict="$dictionary" -artifact_prefix="$folder/" -print_final_stats=1 "$folder/corpus"
