/* The levels are ordered. A small sample with a wide margin; dreamhome-arena measures well. */
#include "bots.h"

/* The wins of `one` among `others`, in twelfths, over `deals` deals from every seat. */
static int wins_of(Level one, Level others, int deals, int playouts)
{
    int wins = 0;
    for (int deal = 0; deal < deals; deal++) {
        for (int seat = 0; seat < PLAYERS_MAX; seat++) {
            Game game = bots_game((uint64_t)(4 * deal), PLAYERS_MAX, EDITION_EN);
            for (uint64_t decision = 0; game.phase != PHASE_OVER; decision++) {
                const Plan plan = bots_plan(&game, game.player == seat ? one : others,
                                            (uint64_t)deal * 1000 + decision, playouts);
                plan_play(&plan, &game);
            }
            const unsigned winners = game_winners(&game);
            if (winners >> seat & 1)
                wins += 12 / __builtin_popcount(winners);
        }
    }
    return wins;
}

/* Par is a quarter of the games, three twelfths each. */
static void assert_stronger(Level one, Level others, int deals, int playouts)
{
    const int games = deals * PLAYERS_MAX;
    assert_true(wins_of(one, others, deals, playouts) > 4 * games);
}

static void easy_beats_kid(void **state)
{
    (void)state;
    assert_stronger(LEVEL_EASY, LEVEL_KID, 40, 0);
}

static void normal_beats_easy(void **state)
{
    (void)state;
    assert_stronger(LEVEL_NORMAL, LEVEL_EASY, 40, 0);
}

static void a_short_search_beats_normal(void **state)
{
    (void)state;
    assert_stronger(LEVEL_HARD, LEVEL_NORMAL, LEGAL_GAMES > 1000 ? 10 : 3, 60);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(easy_beats_kid),
        cmocka_unit_test(normal_beats_easy),
        cmocka_unit_test(a_short_search_beats_normal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
