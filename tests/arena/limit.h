/**
 * The limit: how good a home could have been, had its player known the whole deal and had the
 * first choice in every round.
 *
 * A beam search over the twelve rounds keeps the most promising homes of each round. Helpers are
 * used, tools are not; so the limit is a little low, and still far above what anybody can reach
 * against others who want the same columns.
 */
#ifndef ARENA_LIMIT_H
#define ARENA_LIMIT_H

#include "dreamhome/game.h"

enum { LIMIT_WIDTH = 1000 };

/** The points of the best home found for the deal of `options`. */
int limit_of_deal(const GameOptions *options, int width);

#endif
