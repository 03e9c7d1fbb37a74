/**
 * Single moves of a hint, as what a friend at the table says to do: "build the kitchen on the top
 * floor, far left".
 */
#ifndef TABLE_HINT_CLAUSES_H
#define TABLE_HINT_CLAUSES_H

#include "app/words/words.h"
#include "dreamhome/game.h"

#include <stddef.h>

enum { HINT_CLAUSE_CAPACITY = 320, HINT_NO_SPACE = -1 };

/**
 * One clause about a legal move, without capital and full stop. `built` is the space on which the
 * room of the same turn has just been placed, or HINT_NO_SPACE.
 */
void hint_clause(char out[HINT_CLAUSE_CAPACITY], const Game *game, const Move *move, int built,
                 const Words *words);

#endif
