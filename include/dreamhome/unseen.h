/**
 * What is left: the cards that nobody has seen yet, counted.
 *
 * Everybody may know this who has watched the game: it is all cards less those that lay open. In
 * which order they come is in no way part of it, so a game whose unseen cards are dealt anew gives
 * the same counts.
 */
#ifndef DREAMHOME_UNSEEN_H
#define DREAMHOME_UNSEEN_H

#include "dreamhome/game.h"

typedef struct Unseen {
    uint8_t rooms[ROOM_TYPE_COUNT];
    uint8_t resources[RESOURCE_TYPE_COUNT];
    uint8_t roofs[COLOUR_COUNT]; /* with windows and without */
} Unseen;

Unseen game_unseen(const Game *game);

#endif
