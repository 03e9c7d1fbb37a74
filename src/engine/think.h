/**
 * Lends a search two threads and a clock, neither of which the computer players have themselves.
 */
#ifndef ENGINE_THINK_H
#define ENGINE_THINK_H

#include "ai/search.h"

enum { THINK_WORKERS = 2 };

/** Decides, in at most `milliseconds` (0: as long as it takes). */
void think_decide(Search *search, const Game *game, SearchSettings settings, int milliseconds);

/** Looks at every legal move for `milliseconds`. */
void think_analyze(Search *search, const Game *game, uint64_t seed, int milliseconds);

#endif
