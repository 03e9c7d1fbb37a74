/* All of the rules, compiled with other numbers of cards (other_cards/): to change how many copies
 * a card has, it is enough to change the number in its list. */
#include "dreamhome/notation.h"
#include "testing.h"

static void types_have_the_copies_of_the_list(void **state)
{
    (void)state;
    assert_int_equal(ROOM_INFO[ROOM_LIVING].copies, 9);
    assert_int_equal(ROOM_INFO[ROOM_KITCHEN].copies, 7);
    assert_int_equal(ROOM_INFO[ROOM_CHILDREN].copies, 4);
    assert_int_equal(RESOURCE_INFO[RESOURCE_ROOF_BROWN].copies, 7);
    assert_int_equal(RESOURCE_INFO[RESOURCE_DRILL].copies, 4);
}

static void every_card_has_a_name_of_its_own(void **state)
{
    (void)state;
    for (int card = 1; card <= ROOM_CARD_COUNT; card++) {
        char buffer[32];
        Text text = text_on(buffer, sizeof buffer);
        RoomCard read = 0;
        notation_write_room(&text, (RoomCard)card);
        assert_true(notation_read_room(word_of(buffer), &read));
        assert_int_equal(read, card);
    }
    for (int card = 1; card <= RESOURCE_CARD_COUNT; card++) {
        char buffer[32];
        Text text = text_on(buffer, sizeof buffer);
        ResourceCard read = 0;
        notation_write_resource(&text, (ResourceCard)card);
        assert_true(notation_read_resource(word_of(buffer), &read));
        assert_int_equal(read, card);
    }
}

static void play_to_the_end(Game *game, Rng *rng)
{
    while (game->phase != PHASE_OVER) {
        MoveList moves;
        game_moves(game, &moves);
        assert_true(moves.count > 0);
        const Move move = moves.items[rng_below(rng, (uint32_t)moves.count)];
        assert_int_equal(game_apply(game, &move, NULL), RULE_OK);
    }
}

static void games_are_played_to_their_end(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 60; seed++) {
        GameOptions options = game_default_options((Edition)(seed % EDITION_COUNT));
        options.players = (uint8_t)(PLAYERS_MIN + seed % 3);
        options.seed = seed;
        Rng rng = rng_seeded(seed);
        Game game;
        game_new(&game, &options, NULL);
        play_to_the_end(&game, &rng);
        for (int player = 0; player < game.players; player++)
            assert_int_equal(game.homes[player].rooms, SPACES_ALL);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(types_have_the_copies_of_the_list),
        cmocka_unit_test(every_card_has_a_name_of_its_own),
        cmocka_unit_test(games_are_played_to_their_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
