/**
 * Where no chance is left: the helpers at the end of the game, and the whole last round.
 */
#ifndef AI_ENDGAME_H
#define AI_ENDGAME_H

#include "ai/plan.h"
#include "ai/policy.h"
#include "ai/stop.h"

/** The next helper move at PHASE_END, each helper for itself: fast. */
void endgame_helper(const Game *game, Plan *plan);

/** The same, with Supplier and Handyman seen together: exact. */
void endgame_helper_exact(const Game *game, Plan *plan);

/** How a game went for one player. */
typedef struct Outcome {
    int share;  /* of the win: OUTCOME_WIN, divided by those who share it */
    int margin; /* points ahead of the best other player */
} Outcome;

enum { OUTCOME_WIN = 12 };

/** Only at PHASE_OVER. */
Outcome outcome_of(const Game *game, int player);

/** One number to compare outcomes by: a win counts more than any margin. */
int outcome_utility(Outcome outcome);

/**
 * Plays a game of round 12 to its end, everybody choosing what is best for himself. False if it
 * was stopped before; `outcome` then means nothing.
 */
bool endgame_solve(const Game *game, const Policy *policy, int player, Stop stop, Outcome *outcome);

#endif
