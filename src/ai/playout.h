/**
 * Games played to their end by the greedy player, to see what a position leads to.
 */
#ifndef AI_PLAYOUT_H
#define AI_PLAYOUT_H

#include "ai/policy.h"

/** Plays `game` to its end. Everybody plays greedily, with a little noise from `rng`. */
void playout_run(Game *game, const Chances *chances, int noise, Rng *rng);

/** Plays the helpers of PHASE_END, each for the best of its owner. */
void playout_finish(Game *game);

#endif
