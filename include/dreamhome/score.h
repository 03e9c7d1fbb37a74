/**
 * What a home is worth (RULES.md section 8), by the categories of the score pad.
 */
#ifndef DREAMHOME_SCORE_H
#define DREAMHOME_SCORE_H

#include "dreamhome/home.h"

#include <stdint.h>

typedef struct Score {
    int16_t rooms;
    int16_t decor;
    int16_t function;
    int16_t roof;
    int16_t total;
    int16_t children; /* the tie-break, not part of the total */
} Score;

/** Everything but the roof: what lies open, and so what may be shown at any time (`roof` is 0). */
Score score_open(const Home *home);

/** All categories, with the best roof of the pile (R8.4). */
Score score_full(const Home *home);

/** `after` minus `before`, category by category. */
Score score_difference(Score after, Score before);

/** Points of the joined room that the face-up card on `space` belongs to (R8.1). */
int score_room_at(const Home *home, Space space);

/** The best four roofs among `cards` (R8.4): their points, and which they are (may be NULL). */
int score_roof(ResourceCardSet cards, ResourceCardSet *best);

#endif
