/**
 * A kind word for every player: about what is best in their house.
 */
#ifndef END_KIND_WORDS_H
#define END_KIND_WORDS_H

#include "dreamhome/game.h"

/** About the house of a player of a finished game; to be translated. */
const char *kind_word(const Game *game, int player);

#endif
