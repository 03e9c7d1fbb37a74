/* The printed examples of the rulebooks (RULES.md sections 11 and 12). */
#include "expect.h"
#include "situation.h"

static void S11_the_printed_home_scores_29(void **state)
{
    const Home home = home_of(
        "a2=children-3 b2=living-1 c2=living-2+piano d2=bathroom-1 e2=dressing-1 a1=bathroom-2 "
        "b1=bedroom-1+cat-house c1=kitchen-1 d1=pantry-1 e1=kitchen-2 d0=garage-1 e0=down "
        "roofs=roof-red-1,roof-blue-1,roof-green-1,roof-brown-window");
    const Score score = score_full(&home);
    (void)state;
    assert_int_equal(score.rooms, 15);
    assert_int_equal(score.decor, 4);
    assert_int_equal(score.function, 6);
    assert_int_equal(score.roof, 4);
    assert_int_equal(score.total, 29);
}

static void S12_1_a_second_bathroom_or_third_bedroom_only_face_down(void **state)
{
    Game bathroom = GAME(.hand = "bathroom-2", .homes = {"a1=bathroom-1"});
    Game bedroom = GAME(.hand = "bedroom-3", .homes = {"a1=bedroom-1 b1=bedroom-2"});
    (void)state;
    assert_refused(&bathroom, "place b1", RULE_ROOM_COMPLETE);
    assert_legal(&bathroom, "place b1 down");
    assert_refused(&bedroom, "place c1", RULE_ROOM_COMPLETE);
    assert_legal(&bedroom, "place c1 down");
}

static void S12_2_a_kitchen_with_two_spaces_left(void **state)
{
    Game game = GAME(.hand = "kitchen-3",
                     .homes = {"a1=living-1 b1=study-1 c1=bedroom-1 d1=sauna-1 e1=games-1 "
                               "a2=living-2 d2=kitchen-1 e2=kitchen-2 d0=garage-1 e0=cellar-1"});
    (void)state;
    assert_moves(&game, "place b2; place b2 down; place c2 down");
    assert_refused(&game, "place c2", RULE_ROOM_COMPLETE);
}

static void S12_3_no_living_room_beside_the_piano(void **state)
{
    Game game = GAME(.hand = "living-2", .homes = {"b1=living-1+piano"});
    (void)state;
    assert_refused(&game, "place a1", RULE_ROOM_DECORATED);
    assert_refused(&game, "place c1", RULE_ROOM_DECORATED);
    assert_legal(&game, "place b2");
}

static void S12_4_the_canopy_bed_is_lost_if_the_only_bedroom_has_the_cat_house(void **state)
{
    Game game = GAME(.hand = "kitchen-1/canopy-bed", .homes = {"a1=bedroom-1+cat-house"});
    (void)state;
    play(&game, "place b1");
    assert_home(&game.homes[0], "a1=bedroom-1+cat-house b1=kitchen-1");
    assert_int_equal(game.resource_discards, resources_of("cat-house canopy-bed"));
}

static void S12_5_the_drill_brings_the_third_living_room(void **state)
{
    Game game = GAME(.tools = {"drill-1"}, .market = "- living-3/roof-red-1 - - -",
                     .homes = {"a1=living-1 b1=living-2 c1=study-1"});
    (void)state;
    play(&game, "drill 2 c1");
    assert_int_equal(game.market_room[1], room_of("study-1"));
    assert_int_equal(score_open(&game.homes[0]).rooms, 9);
}

static void S12_6_the_mixer_brings_the_living_room_under_the_wanted_roof(void **state)
{
    Game game =
        GAME(.tools = {"mixer-1"}, .market = "- living-1/drill-1 - pantry-1/roof-red-window -");
    (void)state;
    play(&game, "mix 2 4; take 4");
    assert_int_equal(game.hand_room, room_of("living-1"));
    assert_int_equal(game.homes[0].cards, resources_of("roof-red-window"));
}

static void S12_7_scaffolding_in_the_basement_and_the_third_living_room_above_it(void **state)
{
    Game game = GAME(.hand = "living-3/scaffolding-1", .homes = {"b1=living-1 c1=living-2"});
    (void)state;
    play(&game, "scaffold d0; place d1");
    assert_home(&game.homes[0], "b1=living-1 c1=living-2 d0=scaffolding d1=living-3");
    assert_int_equal(score_open(&game.homes[0]).rooms, 9);
}

static void S12_8_the_handyman_lets_a_living_room_grow(void **state)
{
    Game game =
        GAME(.phase = PHASE_END, .homes = {"helpers=handyman a1=living-1 b1=living-2 c1=children-1 "
                                           "c2=living-3"});
    (void)state;
    play(&game, "handyman c1 c2");
    assert_home(&game.homes[0], "a1=living-1 b1=living-2 c1=living-3 c2=children-1");
    assert_int_equal(score_open(&game.homes[0]).rooms, 9 + 2);
}

static void S12_9_the_printed_roofs_and_rooms(void **state)
{
    static const struct {
        const char *home;
        int points;
    } CASES[] = {
        {"roofs=roof-red-1,roof-blue-1,roof-green-1,roof-brown-1", 3},
        {"roofs=roof-red-1,roof-red-2,roof-red-3,roof-red-4", 8},
        {"roofs=roof-red-window,roof-blue-window,roof-green-1,roof-brown-1", 5},
        {"roofs=roof-red-window,roof-red-1,roof-red-2,roof-red-3", 9},
        {"roofs=roof-red-window,roof-red-1,roof-red-2", 0},
        {"a1=bedroom-1", 1},
        {"a1=bedroom-1 b1=bedroom-2", 4},
        {"a1=living-1", 1},
        {"a1=living-1 b1=living-2", 4},
        {"a1=living-1 b1=living-2 c1=living-3", 9},
        {"d0=garage-1", 0},
        {"d0=garage-1 e0=garage-2", 4},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        const Home home = home_of(CASES[i].home);
        assert_int_equal(score_full(&home).total, CASES[i].points);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(S11_the_printed_home_scores_29),
        cmocka_unit_test(S12_1_a_second_bathroom_or_third_bedroom_only_face_down),
        cmocka_unit_test(S12_2_a_kitchen_with_two_spaces_left),
        cmocka_unit_test(S12_3_no_living_room_beside_the_piano),
        cmocka_unit_test(S12_4_the_canopy_bed_is_lost_if_the_only_bedroom_has_the_cat_house),
        cmocka_unit_test(S12_5_the_drill_brings_the_third_living_room),
        cmocka_unit_test(S12_6_the_mixer_brings_the_living_room_under_the_wanted_roof),
        cmocka_unit_test(S12_7_scaffolding_in_the_basement_and_the_third_living_room_above_it),
        cmocka_unit_test(S12_8_the_handyman_lets_a_living_room_grow),
        cmocka_unit_test(S12_9_the_printed_roofs_and_rooms),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
