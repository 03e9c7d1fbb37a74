/**
 * Playing a puzzle: what the others do meanwhile, which answers are right, and how it is solved.
 *
 * Only the player who is asked decides. In `finish` the others are bystanders (neighbour.h), so
 * that the player keeps the marker, and with it the first choice in every round.
 */
#ifndef AI_PUZZLE_SOLVE_H
#define AI_PUZZLE_SOLVE_H

#include "ai/limit.h"
#include "ai/plan.h"
#include "ai/puzzle.h"

/** The game at the moment of the puzzle; returns the player who is asked. */
int puzzle_start(const Puzzle *puzzle, Game *game);

/** Lets the others play until it is the player's decision again, or the game is over. */
void puzzle_pass_on(Game *game, int player, Record *record);

/** Whether the moves that `record` has beyond the puzzle's own answer it. */
bool puzzle_is_solved(const Puzzle *puzzle, const Record *record);

/**
 * The answer as a plan: the move that is asked for, and what best follows it in the same turn.
 * Only for `column` and `place`.
 */
void puzzle_answer(const Puzzle *puzzle, Plan *plan);

/**
 * Plays a `finish` puzzle to its best end; false if no way was found. `items` has room for
 * LIMIT_ITEMS(width).
 */
bool puzzle_finish(const Puzzle *puzzle, LimitItem *items, int width, Record *solution);

#endif
