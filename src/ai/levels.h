/**
 * How each level thinks.
 */
#ifndef AI_LEVELS_H
#define AI_LEVELS_H

#include "ai/learned.h"
#include "dreamhome/level.h"

typedef struct LevelInfo {
    const LearnedWeights *weights; /* how it values a home; NULL: by its points alone */
    int whims;                     /* of 256 turns, those that are made at random */
    int noise;                     /* blur of every value, in hundredths of a point */
    int recall;                    /* of 256 roofs of its pile, those that it remembers */
    int playouts;                  /* games played out for one decision; 0: greedy */
    int candidates;                /* plans that are looked at */
    int trust;                     /* playouts that the planned value of a plan counts as much as */
    int playout_noise;
    int rounds;       /* that a playout goes on after the present one, before homes are judged */
    int milliseconds; /* that its caller should let it think at most; 0: it needs next to none */
} LevelInfo;

/** For the levels of computer players, not for LEVEL_PERSON. */
extern const LevelInfo LEVEL_INFO[LEVEL_COUNT];

#endif
