/* Hidden cards and the hash: what a bot may know, and when two games are equal. */
#include "playout.h"
#include "situation.h"
#include "testing.h"

#include <string.h>

static Game after_moves(uint64_t seed, int moves)
{
    Playout playout;
    playout_start(&playout, EDITION_EN, 3, seed);
    for (int i = 0; i < moves; i++)
        playout_step(&playout);
    return playout.game;
}

static void hiding_forgets_the_real_order(void **state)
{
    const Game game = after_moves(5, 40);
    Game one = game;
    Game other = game;
    Rng first = rng_seeded(77);
    Rng second = rng_seeded(77);
    Rng order = rng_seeded(3);
    const int rooms = game.round * COLUMN_COUNT;
    const int resources = game.round * (COLUMN_COUNT - 1);
    (void)state;
    rng_shuffle(&order, other.room_deck + rooms, (size_t)(ROOM_CARD_COUNT - rooms));
    rng_shuffle(&order, other.resource_deck + resources, (size_t)(RESOURCE_CARD_COUNT - resources));
    assert_int_not_equal(game_hash(&one), game_hash(&other));
    game_hide(&one, &first);
    game_hide(&other, &second);
    assert_int_equal(game_hash(&one), game_hash(&other));
    assert_int_equal(first.state, second.state);
}

static void hiding_keeps_everything_that_was_seen(void **state)
{
    (void)state;
    for (int moves = 0; moves < 90; moves += 7) {
        const Game game = after_moves(6, moves);
        Game hidden = game;
        Rng rng = rng_seeded((uint64_t)moves);
        const int rooms = game.round * COLUMN_COUNT;
        const int resources = game.round * (COLUMN_COUNT - 1);
        uint64_t left = 0;
        game_hide(&hidden, &rng);
        assert_memory_equal(hidden.room_deck, game.room_deck, (size_t)rooms);
        assert_memory_equal(hidden.resource_deck, game.resource_deck, (size_t)resources);
        for (int i = rooms; i < ROOM_CARD_COUNT; i++)
            left ^= CARD_BIT(hidden.room_deck[i]) ^ CARD_BIT(game.room_deck[i]);
        for (int i = resources; i < RESOURCE_CARD_COUNT; i++)
            left ^= CARD_BIT(hidden.resource_deck[i]) ^ CARD_BIT(game.resource_deck[i]);
        assert_int_equal(left, 0);
        memcpy(hidden.room_deck, game.room_deck, sizeof game.room_deck);
        memcpy(hidden.resource_deck, game.resource_deck, sizeof game.resource_deck);
        assert_int_equal(game_hash(&hidden), game_hash(&game));
    }
}

static void other_random_numbers_deal_other_cards(void **state)
{
    Game one = after_moves(5, 0);
    Game other = one;
    Rng first = rng_seeded(1);
    Rng second = rng_seeded(2);
    (void)state;
    game_hide(&one, &first);
    game_hide(&other, &second);
    assert_int_not_equal(game_hash(&one), game_hash(&other));
}

static void in_round_12_nothing_is_hidden(void **state)
{
    Game game = GAME(.round = 12);
    const uint64_t before = game_hash(&game);
    Rng rng = rng_seeded(1);
    (void)state;
    game_hide(&game, &rng);
    assert_int_equal(game_hash(&game), before);
    assert_int_equal(rng.state, 1);
}

static void every_field_counts_in_the_hash(void **state)
{
    const Game game = GAME(.hand = "living-1/piano", .homes = {"a1=living-2 b1=down"});
    Game changed[] = {game, game, game, game, game, game, game, game, game, game, game,
                      game, game, game, game, game, game, game, game, game, game, game};
    Game *next = changed;
    (void)state;
    (next++)->room_discards ^= 2;
    (next++)->resource_discards ^= 2;
    (next++)->homes[1].cards ^= 2;
    (next++)->homes[0].card[SPACE_A1]++;
    (next++)->homes[0].token[SPACE_A1] = RESOURCE_PIANO;
    (next++)->homes[0].of_type[ROOM_NONE] = 0;
    (next++)->homes[1].used_helpers = 1;
    (next++)->homes[1].skips = true;
    (next++)->homes[1].no_gaps = true;
    (next++)->room_deck[59]++;
    (next++)->resource_deck[47]++;
    (next++)->market_room[4] = 0;
    (next++)->market_resource[4] = 0;
    (next++)->hand_room = 0;
    (next++)->hand_resource = 0;
    (next++)->phase = PHASE_TURN;
    (next++)->round++;
    (next++)->first = 1;
    (next++)->marker = 1;
    (next++)->turn = 1;
    (next++)->discard = true;
    next->car_taken = true;
    for (size_t i = 0; i < COUNT_OF(changed); i++) {
        assert_int_not_equal(game_hash(&changed[i]), game_hash(&game));
        for (size_t j = 0; j < i; j++)
            assert_int_not_equal(game_hash(&changed[i]), game_hash(&changed[j]));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hiding_forgets_the_real_order),
        cmocka_unit_test(hiding_keeps_everything_that_was_seen),
        cmocka_unit_test(other_random_numbers_deal_other_cards),
        cmocka_unit_test(in_round_12_nothing_is_hidden),
        cmocka_unit_test(every_field_counts_in_the_hash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
