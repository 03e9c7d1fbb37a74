/* Every level plays legal moves only, in every edition and with any number of players. */
#include "bots.h"
#include "dreamhome/record.h"

static void play_to_the_end(uint64_t seed, const Level levels[PLAYERS_MAX], int playouts)
{
    const int players = PLAYERS_MIN + (int)(seed % 3);
    const Edition edition = (Edition)(seed / 3 % EDITION_COUNT);
    Game game = bots_game(seed, players, edition);
    int moves = 0;
    while (game.phase != PHASE_OVER) {
        const Plan plan = bots_plan(&game, levels[game.player], seed, playouts);
        assert_true(plan.count > 0);
        for (int i = 0; i < plan.count; i++, moves++) {
            assert_true(game.phase != PHASE_OVER);
            assert_int_equal(game_apply(&game, &plan.moves[i], NULL), RULE_OK);
        }
        assert_true(moves < RECORD_MOVES_MAX);
    }
    for (int player = 0; player < players; player++)
        assert_int_equal(game.homes[player].rooms, SPACES_ALL);
}

static void greedy_levels_play_only_legal_moves(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < LEGAL_GAMES; seed++) {
        Level levels[PLAYERS_MAX];
        for (int seat = 0; seat < PLAYERS_MAX; seat++)
            levels[seat] = LEVEL_KID + (Level)((seed / 18 + (uint64_t)seat) % 3);
        play_to_the_end(seed, levels, 0);
    }
}

static void searching_levels_play_only_legal_moves(void **state)
{
    (void)state;
    const Level levels[PLAYERS_MAX] = {LEVEL_HARD, LEVEL_EXPERT, LEVEL_NORMAL, LEVEL_HARD};
    for (uint64_t seed = 0; seed < LEGAL_GAMES / 40 + 15; seed++)
        play_to_the_end(seed, levels, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(greedy_levels_play_only_legal_moves),
        cmocka_unit_test(searching_levels_play_only_legal_moves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
