/* No player knows what nobody has seen: the order of the unseen cards changes nothing. */
#include "bots.h"

/* The same game with its unseen cards in reverse order. */
static Game reversed(const Game *game)
{
    Game other = *game;
    const int rooms = game->round * COLUMN_COUNT;
    const int resources = game->round * (COLUMN_COUNT - 1);
    for (int i = rooms; i < ROOM_CARD_COUNT; i++)
        other.room_deck[i] = game->room_deck[ROOM_CARD_COUNT - 1 - (i - rooms)];
    for (int i = resources; i < RESOURCE_CARD_COUNT; i++)
        other.resource_deck[i] = game->resource_deck[RESOURCE_CARD_COUNT - 1 - (i - resources)];
    return other;
}

static void assert_same_plan(const Plan *one, const Plan *other)
{
    assert_int_equal(one->count, other->count);
    for (int i = 0; i < one->count; i++)
        assert_true(move_equal(&one->moves[i], &other->moves[i]));
}

static void the_order_of_unseen_cards_changes_no_choice(void **state)
{
    (void)state;
    for (Level level = LEVEL_KID; level < LEVEL_COUNT; level++) {
        for (uint64_t seed = 0; seed < 12; seed++) {
            Game game = bots_game(seed, 2 + (int)(seed % 3), EDITION_EN);
            bots_play(&game, LEVEL_NORMAL, seed, (int)(4 * seed));
            if (game.phase == PHASE_OVER)
                continue;
            const Plan plan = bots_plan(&game, level, seed, 60);
            Game other = reversed(&game);
            for (int order = 0; order < 3; order++) {
                const Plan other_plan = bots_plan(&other, level, seed, 60);
                assert_same_plan(&plan, &other_plan);
                game_hide(&other, &(Rng){.state = 77 * seed + (uint64_t)order});
            }
        }
    }
}

static void deciding_leaves_the_game_as_it_is(void **state)
{
    (void)state;
    Game game = bots_game(5, 3, EDITION_RU);
    const uint64_t before = game_hash(&game);
    for (Level level = LEVEL_KID; level < LEVEL_COUNT; level++) {
        bots_plan(&game, level, 1, 50);
        assert_int_equal(game_hash(&game), before);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_order_of_unseen_cards_changes_no_choice),
        cmocka_unit_test(deciding_leaves_the_game_as_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
