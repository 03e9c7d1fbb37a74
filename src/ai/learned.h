/**
 * What a home will be worth at the end of the game, as self-play has taught it.
 *
 * The points that are sure, plus a sum of weights (one set for each number of rounds left), plus a
 * small network of one hidden layer for what facts mean together. Everything is whole numbers, so
 * that the same position has the same value on every machine; values are hundredths of a point.
 *
 * The weights come from dreamhome-train (tests/arena), which writes learned_weights.def.
 */
#ifndef AI_LEARNED_H
#define AI_LEARNED_H

#include "ai/features.h"

enum {
    LEARNED_HIDDEN = 32,
    LEARNED_UNIT = 128,             /* a hidden unit's 1.0 */
    LEARNED_TOP = 4 * LEARNED_UNIT, /* a hidden unit lies between 0 and this */
};

typedef struct LearnedWeights {
    int16_t constant[ROUND_COUNT];                 /* by rounds left */
    int16_t linear[ROUND_COUNT][FEATURE_COUNT];    /* hundredths of a point */
    int16_t hidden[FEATURE_COUNT][LEARNED_HIDDEN]; /* what a feature adds to each hidden unit */
    int16_t threshold[LEARNED_HIDDEN];
    int16_t out[ROUND_COUNT][LEARNED_HIDDEN]; /* hundredths of a point for a hidden unit's 1.0 */
} LearnedWeights;

extern const LearnedWeights LEARNED_WEIGHTS;

/** What a group of features adds up to. Groups are added, then read. */
typedef struct Impression {
    int32_t sum; /* sure points and the linear part */
    int16_t hidden[LEARNED_HIDDEN];
} Impression;

void impression_of(const LearnedWeights *weights, int rounds_left, const FeatureList *list,
                   Impression *impression);

void impression_add(Impression *sum, const Impression *other);

/** The value of a home from its whole impression. */
int impression_value(const LearnedWeights *weights, int rounds_left, const Impression *impression);

#endif
