/**
 * A puzzle on the table, for tests that look inside.
 */
#ifndef TESTS_PUZZLE_GAME_H
#define TESTS_PUZZLE_GAME_H

#include "app/scenes/puzzles/puzzles.h"

/** The first puzzle in which a house is to be finished. */
int puzzle_game_first_house(const PuzzlesScene *scene);

/** How often a card, "room" or "resource", is drawn in the picture of the puzzle that is open. */
int puzzle_game_drawn(const char *kind, int card);

#endif
