/**
 * Lends a search two threads and a clock, neither of which the computer players have themselves.
 */
#ifndef SESSION_THINK_H
#define SESSION_THINK_H

#include "ai/search.h"

#include <stdbool.h>
#include <stdint.h>

enum { THINK_WORKERS = 2 };

/** A point in time, in milliseconds of a clock that never runs backwards; 0 means never. */
typedef int64_t Deadline;

/** The deadline that is `milliseconds` from now; 0 means never. */
Deadline deadline_in(int milliseconds);
bool deadline_is_past(Deadline deadline);

/** Runs all stages of a search that has been started, its workers in parallel. */
void think_finish(Search *search, Stop stop);

/** Decides with THINK_WORKERS workers, whatever the settings say; the result is the same. */
void think_decide(Search *search, const Game *game, SearchSettings settings, Stop stop);

#endif
