/**
 * The position as the table shows it: a game that follows the events one by one.
 *
 * The rules apply a move at once; the table shows it step by step. `shown_apply` carries one event
 * over, so that after all events of a move the shown game has the same cards in the same places as
 * the real one.
 */
#ifndef TABLE_SHOWN_H
#define TABLE_SHOWN_H

#include "dreamhome/game.h"

void shown_apply(Game *shown, const Event *event);

#endif
