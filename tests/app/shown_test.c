/* The shown game follows the events of random games to the same cards in the same places. */
#include "app/scenes/table/shown.h"
#include "testing.h"

#include <string.h>

static void assert_same_homes(const Home *shown, const Home *real)
{
    assert_true(shown->cards == real->cards);
    assert_int_equal(shown->rooms, real->rooms);
    assert_int_equal(shown->scaffolds, real->scaffolds);
    assert_int_equal(shown->decorated, real->decorated);
    assert_memory_equal(shown->of_type, real->of_type, sizeof real->of_type);
    assert_memory_equal(shown->card, real->card, sizeof real->card);
    assert_memory_equal(shown->token, real->token, sizeof real->token);
    assert_int_equal(shown->used_helpers, real->used_helpers);
    assert_int_equal(shown->skips, real->skips);
}

static void assert_same_table(const Game *shown, const Game *real)
{
    assert_true(shown->room_discards == real->room_discards);
    assert_true(shown->resource_discards == real->resource_discards);
    assert_memory_equal(shown->market_room, real->market_room, sizeof real->market_room);
    assert_memory_equal(shown->market_resource, real->market_resource,
                        sizeof real->market_resource);
    assert_int_equal(shown->hand_room, real->hand_room);
    assert_int_equal(shown->hand_resource, real->hand_resource);
    assert_int_equal(shown->round, real->round);
    assert_int_equal(shown->first, real->first);
    assert_int_equal(shown->marker, real->marker);
    for (int player = 0; player < real->players; player++)
        assert_same_homes(&shown->homes[player], &real->homes[player]);
}

static void follow_random_game(const GameOptions *options)
{
    Rng rng = rng_seeded(options->seed);
    Game game;
    game_new(&game, options, NULL);
    Game shown = game;
    while (game.phase != PHASE_OVER) {
        MoveList moves;
        EventList events;
        game_moves(&game, &moves);
        game_apply(&game, &moves.items[rng_below(&rng, (uint32_t)moves.count)], &events);
        for (int i = 0; i < events.count; i++)
            shown_apply(&shown, &events.items[i]);
        assert_same_table(&shown, &game);
    }
}

static void the_events_of_a_move_lead_to_the_same_table(void **state)
{
    (void)state;
    for (Edition edition = 0; edition < EDITION_COUNT; edition++) {
        for (int players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
            for (uint64_t seed = 0; seed < 60; seed++) {
                GameOptions options = game_default_options(edition);
                options.players = (uint8_t)players;
                options.seed = seed;
                follow_random_game(&options);
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_events_of_a_move_lead_to_the_same_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
