/**
 * Compiled catalogues, made in memory as msgfmt would make them.
 */
#ifndef TESTS_CATALOGUE_BYTES_H
#define TESTS_CATALOGUE_BYTES_H

#include <stdbool.h>
#include <stddef.h>

/** A text and its translation; forms of a plural are divided by '~' in both. */
typedef struct Pair {
    const char *english;
    const char *words;
} Pair;

typedef struct Bytes {
    size_t length;
    char data[4096];
} Bytes;

/** Pairs must be sorted by their English words. `swapped`: in the other byte order. */
void catalogue_bytes(Bytes *bytes, const Pair *pairs, int count, bool swapped);

#endif
