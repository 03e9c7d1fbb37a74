/**
 * Where the points of a plan come from: two plans on the same deals, each game played to its end,
 * and the score pads compared line by line.
 *
 * A playout looks no further than its players do, so this is about a move, never a proof. Each line
 * comes with its margin of error (95 %).
 */
#ifndef AI_PROSPECTS_H
#define AI_PROSPECTS_H

#include "ai/plan.h"
#include "ai/stop.h"

/** A mean difference, in hundredths of a point. */
typedef struct Gain {
    int points;
    int error;
} Gain;

typedef struct Prospects {
    int deals; /* 0: it was told to stop */
    Gain own[SCORE_TOTAL];
    Gain rival; /* of the best other home: less than 0 is good */
} Prospects;

/** Whether a gain is larger than its margin of error, and worth a word. */
bool gain_is_clear(Gain gain);

/** What `plan` brings that `other` does not, to the player to move. */
void prospects_compare(const Game *game, const Plan *plan, const Plan *other, Stop stop,
                       Prospects *prospects);

/**
 * The best plan that does not begin with the same move, as far as some playouts can tell; false if
 * there is none.
 */
bool prospects_next_best(const Game *game, const Plan *plan, Stop stop, Plan *other);

#endif
