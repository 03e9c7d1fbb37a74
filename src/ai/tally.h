/**
 * What the playouts of a plan brought, summed up.
 */
#ifndef AI_TALLY_H
#define AI_TALLY_H

#include "ai/endgame.h"

#include <stdint.h>

typedef struct Tally {
    int64_t measure; /* soft wins, 0 to MEASURE_UNIT each */
    int64_t margin;  /* hundredths of a point ahead of the best other player */
    int64_t gaps;    /* squared gaps to the margin of the first candidate on the same deal */
    int64_t wins;    /* chances to win, 0 to MEASURE_UNIT each */
    int32_t count;
} Tally;

enum { MEASURE_UNIT = 1024 };

/** One game that was played to its end. */
Tally tally_of_outcome(Outcome outcome);

/** One game that was cut short, with what each home promises then. */
Tally tally_of_promise(const int values[PLAYERS_MAX], int players, int player);

void tally_add(Tally *sum, const Tally *other);

#endif
