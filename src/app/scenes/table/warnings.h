/**
 * What players regret, told once and gently while it can still be undone.
 */
#ifndef TABLE_WARNINGS_H
#define TABLE_WARNINGS_H

#include "dreamhome/game.h"

/** One English sentence (a key for words.h) about an event of a move, or NULL. */
const char *warning_for(const Game *before, const Event *event);

#endif
