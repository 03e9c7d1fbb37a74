/**
 * Players without a will, who follow a rule that everybody can see: for playing alone.
 *
 * The neighbour goes by the clock: it wants column 1 in round 1, column 2 in round 2, and so on;
 * after column 5 column 1 again. Where that room is gone it takes the next one to the right, round
 * the corner if need be. When it begins a round it first discards the column to the right of the
 * one it wants (of 2 to 5, as R3.2 has it). It never uses a tool or a helper.
 *
 * That makes a good game for one: what the neighbour takes is known in advance, so each round is a
 * small puzzle with open cards, and only the next deal is chance. The marker is worth fighting for,
 * since two columns go when the neighbour begins, and costs a resource card in rounds 1, 6 and 11.
 * Of the best house that a deal allows, players who look at points alone reach 62 % on average,
 * "normal" ones 71 % and "hard" ones 81 % (100, 100 and 60 deals): medals at 70, 80 and 90 %.
 *
 * A bystander stays out of the way: it takes the column that is furthest to the right and never the
 * first, so that the marker stays where it is as long as another column is left.
 */
#ifndef AI_NEIGHBOUR_H
#define AI_NEIGHBOUR_H

#include "ai/plan.h"

/** The column that the neighbour wants in a round, from 0. */
static inline int neighbour_wish(int round)
{
    return (round - 1) % COLUMN_COUNT;
}

/** The column that it would take now. */
int neighbour_column(const Game *game);

/** What a neighbour or a bystander does who is to move; the game is not over. */
void neighbour_decide(const Game *game, Plan *plan);
void bystander_decide(const Game *game, Plan *plan);

#endif
