/* The spaces that smile: few, legal, and none better than the best. */
#include "app/scenes/table/good_spaces.h"
#include "playout.h"
#include "testing.h"

static SpaceSet wanted_by(const Intent *intent)
{
    SpaceSet wanted = 0;
    for (int i = 0; i < SPACE_COUNT; i++) {
        if (intent_wants_space(intent, SPACES_IN_BYTE_ORDER[i]))
            wanted |= space_bit(SPACES_IN_BYTE_ORDER[i]);
    }
    return wanted;
}

static void check_smiles(const Intent *intent)
{
    const SpaceSet wanted = wanted_by(intent), good = good_spaces(intent);
    assert_int_equal(good & ~wanted, 0);
    if (wanted)
        assert_in_range(card_count(good), 1, 3);
}

/* Every column of the market, in every turn of a few games. */
static void one_to_three_legal_spaces_smile(void **state)
{
    Playout playout;
    Intent intent;
    (void)state;
    for (uint64_t seed = 1; seed <= 2; seed++) {
        playout_start(&playout, EDITION_EN, 4, seed);
        do {
            for (int column = 0; column < COLUMN_COUNT; column++) {
                intent_clear(&intent);
                if (intent_hold(&intent, &playout.game, column))
                    check_smiles(&intent);
            }
        } while (playout_step(&playout));
    }
}

static void a_second_card_smiles_beside_its_room(void **state)
{
    GameOptions options = game_default_options(EDITION_EN);
    Game game;
    Intent intent;
    const Move take = {.kind = MOVE_TAKE, .column = 4};
    (void)state;
    game_new(&game, &options, NULL);
    game.homes[game.player].card[SPACE_C1] = ROOM_INFO[ROOM_KITCHEN].first_card;
    game.homes[game.player].rooms = space_bit(SPACE_C1);
    game.homes[game.player].of_type[ROOM_KITCHEN] = space_bit(SPACE_C1);
    game.market_room[take.column] = ROOM_INFO[ROOM_KITCHEN].first_card + 1;
    intent_clear(&intent);
    assert_true(intent_hold(&intent, &game, take.column));
    const SpaceSet good = good_spaces(&intent);
    assert_true(good & (space_bit(SPACE_B1) | space_bit(SPACE_D1)));
    assert_int_equal(good & ~(space_bit(SPACE_B1) | space_bit(SPACE_D1)), 0);
}

static void nothing_smiles_without_a_card_in_hand(void **state)
{
    Intent intent;
    (void)state;
    intent_clear(&intent);
    assert_int_equal(good_spaces(&intent), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_to_three_legal_spaces_smile),
        cmocka_unit_test(a_second_card_smiles_beside_its_room),
        cmocka_unit_test(nothing_smiles_without_a_card_in_hand),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
