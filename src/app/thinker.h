/**
 * Computer players that think in threads of their own, so that the window never waits for them.
 *
 * One question at a time: a computer's move, hints for a person, the review of a whole game, the
 * best house of its deal, or where the points of a plan come from.
 * Whenever there is something to take, an SDL event of thinker_event is sent.
 */
#ifndef APP_THINKER_H
#define APP_THINKER_H

#include "ai/limit.h"
#include "ai/prospects.h"
#include "ai/review.h"

#include <SDL.h>
#include <stdbool.h>

typedef struct Thinker Thinker;

enum {
    THINKER_HINTS = 12,     /* of which the table shows three that say different things */
    THINKER_SETTLING = 300, /* deals that the best hint and its nearest rival both meet */
};

typedef struct Hints {
    int count;
    Hint items[THINKER_HINTS]; /* the best first */
} Hints;

typedef struct ReviewReport {
    bool finished;
    int at; /* moves of the record that it has passed */
    int count;
    ReviewItem items[REVIEW_WORST]; /* the costliest so far first */
} ReviewReport;

/**
 * With `wait`, answers are worked out by the call that asks for them, without a clock, and a
 * review goes one decision further whenever it is looked at: for scripts. The best house is then
 * looked for in a hurry.
 */
Thinker *thinker_new(bool wait);
void thinker_free(Thinker *thinker);

/** Each question drops an earlier one. `game` and `record` are copied. */
void thinker_ask_move(Thinker *thinker, const Game *game, Level level, uint64_t seed);
void thinker_ask_hints(Thinker *thinker, const Game *game, uint64_t seed);
void thinker_ask_review(Thinker *thinker, const Record *record, unsigned players);
void thinker_ask_limit(Thinker *thinker, const Game *game, int player);
/** `other` may be NULL: then it is the next best plan. */
void thinker_ask_prospects(Thinker *thinker, const Game *game, const Plan *plan, const Plan *other);

/** Drops the question, if there is one: at once, whatever the threads do. */
void thinker_drop(Thinker *thinker);

bool thinker_busy(const Thinker *thinker);

/** Take the answer, if it is there; false if it is not. */
bool thinker_take_move(Thinker *thinker, Plan *plan);
bool thinker_take_hints(Thinker *thinker, Hints *hints);

bool thinker_take_limit(Thinker *thinker, Limit *limit);
bool thinker_take_prospects(Thinker *thinker, Prospects *prospects);

/** What the review has come to; false if nothing is new. The last report is `finished`. */
bool thinker_take_review(Thinker *thinker, ReviewReport *report);

Uint32 thinker_event(const Thinker *thinker);

#endif
