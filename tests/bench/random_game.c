#include "random_game.h"

#include <stddef.h>

int random_game_play(Game *game, Rng *rng)
{
    MoveList moves;
    int decisions = 0;
    while (game->phase != PHASE_OVER) {
        game_moves(game, &moves);
        game_apply(game, &moves.items[rng_below(rng, (uint32_t)moves.count)], NULL);
        decisions++;
    }
    return decisions;
}
