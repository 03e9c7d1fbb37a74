/**
 * What a home is worth (RULES.md section 8), by the categories of the score pad.
 */
#ifndef DREAMHOME_SCORE_H
#define DREAMHOME_SCORE_H

#include "dreamhome/home.h"

#include <stdint.h>

/** The lines of the score pad, in their order. */
typedef enum ScoreCategory {
    SCORE_ROOMS,
    SCORE_DECOR,
    SCORE_FUNCTION,
    SCORE_ROOF,
    SCORE_TOTAL,
    SCORE_CHILDREN, /* the tie-break, not part of the total */
    SCORE_CATEGORY_COUNT,
} ScoreCategory;

/** What files and protocols call them. */
extern const char *const SCORE_CATEGORY_KEYS[SCORE_CATEGORY_COUNT];

typedef struct Score {
    int16_t rooms;
    int16_t decor;
    int16_t function;
    int16_t roof;
    int16_t total;
    int16_t children;
} Score;

/** Everything but the roof: what lies open, and so what may be shown at any time (`roof` is 0). */
Score score_open(const Home *home);

/** All categories, with the best roof of the pile (R8.4). */
Score score_full(const Home *home);

/** One line of the score. */
int score_category(const Score *score, ScoreCategory category);

/** `after` minus `before`, category by category. */
Score score_difference(Score after, Score before);

/** Points of the joined room that the face-up card on `space` belongs to (R8.1). */
int score_room_at(const Home *home, Space space);

/** What a bathroom on each of floors 1 and 2 is worth, or 0 (R8.3). */
int score_bathrooms(const Home *home);

/** What having bathroom, kitchen and bedroom is worth, or 0 (R8.3). */
int score_trio(const Home *home);

/** The best four roofs among `cards` (R8.4): their points, and which they are (may be NULL). */
int score_roof(ResourceCardSet cards, ResourceCardSet *best);

#endif
