/**
 * Who has never built a better house: a person of the match on the table who has more points than
 * in any game that was kept before.
 */
#ifndef END_PERSONAL_BEST_H
#define END_PERSONAL_BEST_H

#include "dreamhome/record.h"

/** Bit per player. A first game is no record, and computers keep none. */
unsigned personal_bests(const char *data, const Record *record, const Game *game);

#endif
