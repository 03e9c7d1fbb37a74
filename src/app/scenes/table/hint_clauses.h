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

/** What else has been said when a move is told. */
typedef struct HintContext {
    int built;  /* the space of the room that has just been placed, or HINT_NO_SPACE */
    bool later; /* not the first step: it will get a hint of its own, so leave out the places */
} HintContext;

/** One clause about a legal move, without capital and full stop. */
void hint_clause(char out[HINT_CLAUSE_CAPACITY], const Game *game, const Move *move,
                 HintContext context, const Words *words);

#endif
