/**
 * In which order the variants of an effect come: shuffled, each once before any comes again, and
 * never the same one twice in a row.
 */
#ifndef SOUND_VARIANTS_H
#define SOUND_VARIANTS_H

#include "dreamhome/rng.h"

enum { VARIANTS_MAX = 16 };

/** Zeroed: nothing was played yet. */
typedef struct Variants {
    uint8_t order[VARIANTS_MAX];
    uint8_t left; /* how many of `order` are still to come */
    uint8_t last; /* the one that was played last, from 1; 0 if none was */
} Variants;

/** The next of `count` variants, from 0. `rng` decides about sounds only, never about the game. */
int variants_next(Variants *variants, int count, Rng *rng);

#endif
