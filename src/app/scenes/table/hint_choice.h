/**
 * Which hints are shown together.
 *
 * No two of them name the same card in the same place: one sentence with two verdicts would be a
 * contradiction. After the best, the others stand in the order of what they bring.
 */
#ifndef TABLE_HINT_CHOICE_H
#define TABLE_HINT_CHOICE_H

#include "app/thinker.h"
#include "app/words/words.h"

enum { HINTS_SHOWN = 3 };

/** Leaves at most HINTS_SHOWN hints for the player to move; the best stays first. */
void hints_choose(Hints *hints, const Game *game, const Words *words);

#endif
