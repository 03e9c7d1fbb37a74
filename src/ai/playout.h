/**
 * Games played on by players who decide at a glance, to see what a position leads to.
 */
#ifndef AI_PLAYOUT_H
#define AI_PLAYOUT_H

#include "ai/policy.h"

typedef struct Playout {
    const Outlook *outlook; /* of the present round; everybody judges as it does */
    int noise;              /* a little of it makes the players less alike */
    int rounds;             /* whole rounds that are played after the present one */
} Playout;

/**
 * Plays on until so many rounds are over, and tells what each player has then: the score if the
 * game has ended, else what his home promises, in hundredths of a point. True if it has ended.
 *
 * The order of the cards that come after those rounds makes no difference.
 */
bool playout_run(const Playout *playout, Game *game, Rng *rng, int values[PLAYERS_MAX]);

/** Plays the helpers of PHASE_END, each for the best of its owner. */
void playout_finish(Game *game);

#endif
