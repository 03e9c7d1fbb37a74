/**
 * A computer player that thinks in a thread of its own, so that the window never waits for it.
 *
 * One question at a time. When the answer is there, an SDL event of thinker_event is sent.
 */
#ifndef APP_THINKER_H
#define APP_THINKER_H

#include "ai/hints.h"
#include "dreamhome/record.h"

#include <SDL.h>
#include <stdbool.h>

typedef struct Thinker Thinker;

/** With `wait`, thinker_ask answers before it returns, without a clock: for scripts. */
Thinker *thinker_new(bool wait);
void thinker_free(Thinker *thinker);

/** Asks what a computer player of `level` would do. An earlier question is dropped. */
void thinker_ask(Thinker *thinker, const Game *game, Level level, uint64_t seed);

/** Drops the question, if there is one: at once, whatever the thread does. */
void thinker_drop(Thinker *thinker);

bool thinker_busy(const Thinker *thinker);

/** Takes the answer, if it is there: the plan and the reasons for it. */
bool thinker_take(Thinker *thinker, Hint *answer);

Uint32 thinker_event(const Thinker *thinker);

#endif
