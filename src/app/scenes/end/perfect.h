/**
 * Percent of perfect: how much of the best house of a deal each player has built.
 *
 * The best house is looked for in a thread of its own (thinker.h) while the points are counted. It
 * knows the whole deal and has the first choice in every round (ai/limit.h).
 */
#ifndef END_PERFECT_H
#define END_PERFECT_H

#include "app/scenes/end/stage.h"

typedef struct Perfect {
    bool known;
    Limit limit;
} Perfect;

/** Starts to look for the best house of the match on the table, unless it is known. */
void perfect_ask(Perfect *perfect, App *app);

/**
 * Takes the answer if it has just come. A house of the match that is better than what was found is
 * then itself the best.
 */
bool perfect_take(Perfect *perfect, App *app, const Score scores[]);

enum { PERFECT_CAPACITY = 96 };

/** The share of a house with so many points, in words; empty until it is known. */
void perfect_words(const Perfect *perfect, const Words *words, int points,
                   char share[PERFECT_CAPACITY]);

/** Draws the share of a house with so many points at the foot of its board, once it is known; its
 * letters are at most so high. */
void perfect_draw(const Perfect *perfect, const Stage *stage, int points, Box board, float highest);

#endif
