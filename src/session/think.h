/**
 * Lends a search two threads and a clock, neither of which the computer players have themselves.
 */
#ifndef SESSION_THINK_H
#define SESSION_THINK_H

#include "ai/search.h"

#include <stdbool.h>
#include <stdint.h>

enum { THINK_WORKERS = 2 };

/** A moment, in milliseconds of a clock that never goes back; 0: it never comes. */
typedef int64_t Deadline;

/** The moment that lies `milliseconds` ahead; 0: never. */
Deadline deadline_in(int milliseconds);
bool deadline_is_past(Deadline deadline);

/** Goes through all stages of a search that was started, its workers side by side. */
void think_finish(Search *search, Stop stop);

/** Decides with THINK_WORKERS workers, whatever the settings say: it changes no result. */
void think_decide(Search *search, const Game *game, SearchSettings settings, Stop stop);

#endif
