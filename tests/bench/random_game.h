/**
 * Full games of random legal moves, the workload of the benchmark.
 */
#ifndef BENCH_RANDOM_GAME_H
#define BENCH_RANDOM_GAME_H

#include "dreamhome/game.h"

/** Plays a game to its end and returns the number of decisions. */
int random_game_play(Game *game, Rng *rng);

#endif
