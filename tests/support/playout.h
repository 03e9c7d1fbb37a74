/**
 * Games that are played by chance, with their record. The same options and seed give the same game
 * as long as the rules and the order of game_moves stay the same.
 */
#ifndef SUPPORT_PLAYOUT_H
#define SUPPORT_PLAYOUT_H

#include "dreamhome/record.h"

typedef struct Playout {
    Game game;
    Record record;
    Rng rng;
} Playout;

/** A new game of an edition, whose first player also comes from the seed. */
void playout_start(Playout *playout, Edition edition, int players, uint64_t seed);

/** Plays one legal move; false if the game is over. */
bool playout_step(Playout *playout);

/** Plays on until the game is over. */
void playout_to_end(Playout *playout);

#endif
