/**
 * Decisions without a search: the lower levels, and the helpers at the end. Private to the AI.
 */
#ifndef AI_AT_ONCE_H
#define AI_AT_ONCE_H

#include "ai/search.h"

/** What a level without playouts does: greedy, forgetful, now and then on a whim. */
void decide_greedily(Search *search);

/** The best use of the helpers at PHASE_END. */
void decide_helper(Search *search);

#endif
