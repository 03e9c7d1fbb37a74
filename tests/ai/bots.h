/**
 * What several tests of the computer players share: games between bots of given levels.
 */
#ifndef TESTS_AI_BOTS_H
#define TESTS_AI_BOTS_H

#include "ai/search.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* Big enough to stay off the stack; each test program is one thread, or has its own. */
static Search bots_search;

static inline Game bots_game(uint64_t seed, int players, Edition edition)
{
    GameOptions options = game_default_options(edition);
    Game game;
    options.seed = seed;
    options.players = (uint8_t)players;
    options.first = (uint8_t)(seed % (unsigned)players);
    game_new(&game, &options, NULL);
    return game;
}

static inline Plan bots_plan(const Game *game, Level level, uint64_t seed, int playouts)
{
    const SearchSettings settings = {
        .level = level, .seed = seed, .playouts = playouts, .workers = 1};
    search_run(&bots_search, game, &settings, NEVER_STOP);
    return *search_plan(&bots_search);
}

/** Plays on for a number of decisions, or to the end. */
static inline void bots_play(Game *game, Level level, uint64_t seed, int decisions)
{
    for (int i = 0; i < decisions && game->phase != PHASE_OVER; i++) {
        const Plan plan = bots_plan(game, level, seed + (uint64_t)i, 40);
        for (int m = 0; m < plan.count; m++)
            assert_int_equal(game_apply(game, &plan.moves[m], NULL), RULE_OK);
    }
}

enum { TO_THE_END = 1000 };

#endif
