/* Players who follow a rule that everybody can see. */
#include "ai/neighbour.h"
#include "testing.h"

static Game game_of(uint64_t seed, int players)
{
    GameOptions options = game_default_options(EDITION_EN);
    Game game;
    options.seed = seed;
    options.players = (uint8_t)players;
    game_new(&game, &options, NULL);
    return game;
}

/* The next column to the right that still has its room, round the corner. */
static int expected_column(const Game *game)
{
    for (int i = 0; i < COLUMN_COUNT; i++) {
        const int column = (game->round - 1 + i) % COLUMN_COUNT;
        if (game->market_room[column])
            return column;
    }
    return -1;
}

static void play(Game *game, const Plan *plan)
{
    for (int i = 0; i < plan->count; i++)
        assert_int_equal(game_apply(game, &plan->moves[i], NULL), RULE_OK);
}

static void the_neighbour_goes_by_the_clock(void **state)
{
    (void)state;
    int discards = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        Game game = game_of(seed, 2);
        while (game.phase != PHASE_OVER) {
            Plan plan;
            if (game.player == 0)
                bystander_decide(&game, &plan);
            else
                neighbour_decide(&game, &plan);
            if (game.player == 1 && game.phase == PHASE_TURN) {
                assert_int_equal(plan.moves[0].kind, MOVE_TAKE);
                assert_int_equal(plan.moves[0].column, expected_column(&game));
            } else if (game.player == 1 && game.phase == PHASE_DISCARD) {
                const int right = (game.round - 1) % COLUMN_COUNT + 1;
                assert_int_equal(plan.moves[0].column, right < COLUMN_COUNT ? right : 1);
                discards++;
            }
            play(&game, &plan);
        }
    }
    assert_true(discards > 0);
}

static void a_bystander_leaves_the_marker_where_it_is(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        Game game = game_of(seed, 4);
        while (game.phase != PHASE_OVER) {
            Plan plan;
            bystander_decide(&game, &plan);
            play(&game, &plan);
            assert_int_equal(game.marker, 0);
        }
    }
}

static void a_turn_that_was_left_in_the_middle_goes_on(void **state)
{
    (void)state;
    Game game = game_of(3, 2);
    Plan plan;
    while (game.player != 1 || game.phase != PHASE_TURN) {
        bystander_decide(&game, &plan);
        play(&game, &plan);
    }
    neighbour_decide(&game, &plan);
    assert_int_equal(game_apply(&game, &plan.moves[0], NULL), RULE_OK);
    assert_int_equal(game.phase, PHASE_HAND);
    neighbour_decide(&game, &plan);
    play(&game, &plan);
    assert_int_not_equal(game.phase, PHASE_HAND);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_neighbour_goes_by_the_clock),
        cmocka_unit_test(a_bystander_leaves_the_marker_where_it_is),
        cmocka_unit_test(a_turn_that_was_left_in_the_middle_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
