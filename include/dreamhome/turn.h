/**
 * What a turn is to the people at a table.
 *
 * The rules wait for one move after another; people take turns. The discard of a pair, the answer
 * to the Jackhammer window, with the room that it brings, and the helpers at the end of the game
 * are turns of their own. Two positions of one game belong to the same turn if their Turns are
 * equal.
 */
#ifndef DREAMHOME_TURN_H
#define DREAMHOME_TURN_H

#include "dreamhome/game.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum TurnStage {
    TURN_DISCARD,
    TURN_WINDOW,
    TURN_COLUMN, /* takes a column and places its cards */
    TURN_END,
    TURN_OVER,
} TurnStage;

typedef struct Turn {
    uint8_t round;
    uint8_t player;
    uint8_t stage; /* TurnStage */
} Turn;

Turn turn_of(const Game *game);

static inline bool turn_equal(Turn one, Turn other)
{
    return one.round == other.round && one.player == other.player && one.stage == other.stage;
}

#endif
