/**
 * Matches of random moves, for the tests of the session.
 */
#ifndef SESSION_SAMPLE_H
#define SESSION_SAMPLE_H

#include "dreamhome/rng.h"
#include "session/match.h"

#define SAMPLE_STARTED "2026-01-31T18:30:00Z"

/** Plays at most `moves` random moves; -1 plays to the end. */
void sample_play(Match *match, Rng *rng, int moves);

/** Starts a match and plays at most `moves` random moves; -1 plays it to its end. */
void sample_match(Match *match, uint64_t seed, int moves);

/** The record of a match as text, with a final 0. */
void sample_text(const Record *record, char text[RECORD_TEXT_CAPACITY]);

#endif
