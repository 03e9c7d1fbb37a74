/* The score (RULES.md section 8). */
#include "expect.h"
#include "situation.h"

static void R8_1_a_joined_room_counts_by_its_size(void **state)
{
    static const struct {
        const char *home;
        int points;
    } CASES[] = {
        {"", 0},
        {"a1=living-1", 1},
        {"a1=living-1 b1=living-2", 4},
        {"a1=living-1 b1=living-2 c1=living-3", 9},
        {"a1=living-1 c1=living-2", 2},
        {"a1=living-1 b1=living-2 d1=living-3", 5},
        {"e1=living-1 a2=living-2", 2},
        {"a1=kitchen-1", 1},
        {"a1=kitchen-1 b1=kitchen-2", 6},
        {"a1=kitchen-1 b1=kitchen-2 d1=kitchen-3 e1=kitchen-4", 12},
        {"a1=bedroom-1 a2=bedroom-2", 2},
        {"d2=bedroom-1 e2=bedroom-2", 4},
        {"a1=children-1", 2},
        {"a1=children-1 b1=children-2", 6},
        {"a1=bathroom-1 c1=bathroom-2", 2},
        {"a1=games-1 b1=library-1 c1=study-1 d1=games-2", 8},
        {"d0=garage-1", 0},
        {"d0=garage-1 e0=garage-2", 4},
        {"d0=cellar-1 e0=workshop-1", 4},
        {"d0=laundry-1 e0=storage-1", 2},
        {"a1=down b1=scaffolding", 0},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        const Home home = home_of(CASES[i].home);
        assert_int_equal(score_open(&home).rooms, CASES[i].points);
        assert_int_equal(score_open(&home).total, CASES[i].points);
    }
}

static void R8_1_conditional_rooms_look_left_and_right(void **state)
{
    static const struct {
        const char *home;
        int points; /* of the room on b1 */
    } CASES[] = {
        {"b1=pantry-1", 1},
        {"b1=pantry-1 a1=kitchen-1", 3},
        {"b1=pantry-1 c1=kitchen-1", 3},
        {"a1=kitchen-2 b1=pantry-1 c1=kitchen-1", 3},
        {"b1=pantry-1 b2=kitchen-1", 1},
        {"b1=pantry-1 d1=kitchen-1", 1},
        {"b1=pantry-1 a1=bedroom-1 c1=down", 1},
        {"b1=dressing-1 a1=bedroom-1", 3},
        {"b1=dressing-1 a1=bathroom-1", 1},
        {"b1=sauna-1 c1=bathroom-1", 3},
        {"b1=sauna-1 c1=kitchen-1", 1},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        const Home home = home_of(CASES[i].home);
        assert_int_equal(score_room_at(&home, SPACE_B1), CASES[i].points);
    }
}

static void R8_1_one_kitchen_serves_two_pantries(void **state)
{
    const Home home = home_of("a1=pantry-1 b1=kitchen-1 c1=pantry-2");
    (void)state;
    assert_int_equal(score_open(&home).rooms, 3 + 1 + 3);
}

static void R8_1_the_points_of_one_room_are_those_of_all_its_cards(void **state)
{
    const Home home =
        home_of("a1=living-1 b1=living-2 d1=living-3 a2=living-4 d0=garage-1 e0=down");
    (void)state;
    assert_int_equal(score_room_at(&home, SPACE_A1), 4);
    assert_int_equal(score_room_at(&home, SPACE_B1), 4);
    assert_int_equal(score_room_at(&home, SPACE_D1), 1);
    assert_int_equal(score_room_at(&home, SPACE_D0), 0);
    assert_int_equal(score_room_at(&home, SPACE_E0), 0);
    assert_int_equal(score_room_at(&home, SPACE_E2), 0);
}

static void R8_2_every_token_counts_its_value(void **state)
{
    static const struct {
        const char *home;
        int plain, designed;
    } CASES[] = {
        {"", 0, 0},
        {"a1=living-1+piano", 3, 4},
        {"a1=living-1+fireplace", 2, 3},
        {"a1=bedroom-1+canopy-bed b1=bathroom-1+whirlpool", 4, 6},
        {"a1=kitchen-1+ice-cream b1=children-1+slide", 4, 6},
        {"a1=study-1+paintings b1=children-1+cat-house", 2, 4},
        {"outside=treehouse", 2, 3},
        {"outside=birdhouse", 1, 2},
        {"outside=treehouse,birdhouse a1=living-1+piano d0=garage-1+car", 7, 11},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        Home home = home_of(CASES[i].home);
        assert_int_equal(score_open(&home).decor, CASES[i].plain);
        home.cards |= resources_of("designer");
        assert_int_equal(score_open(&home).decor, CASES[i].designed);
    }
}

static void R8_3_function_needs_bathrooms_on_both_floors_or_the_three_rooms(void **state)
{
    static const struct {
        const char *home;
        int plain, with_architect;
    } CASES[] = {
        {"", 0, 0},
        {"a1=bathroom-1", 0, 0},
        {"a1=bathroom-1 c1=bathroom-2", 0, 0},
        {"a1=bathroom-1 c2=bathroom-2", 3, 4},
        {"a1=bathroom-1 b1=kitchen-1", 0, 0},
        {"a1=bathroom-1 b1=kitchen-1 e2=bedroom-1", 3, 4},
        {"b1=kitchen-1 e2=bedroom-1", 0, 0},
        {"a1=bathroom-1 b1=kitchen-1 e2=bedroom-1 b2=bathroom-2", 6, 8},
        {"a1=down", 0, 1},
        {"a1=down d0=down e2=down", 0, 3},
        {"a1=bathroom-1 c2=bathroom-2 d0=down b1=scaffolding", 3, 5},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        Home home = home_of(CASES[i].home);
        assert_int_equal(score_open(&home).function, CASES[i].plain);
        home.cards |= resources_of("architect");
        assert_int_equal(score_open(&home).function, CASES[i].with_architect);
    }
}

static void R8_4_the_best_four_roofs_count(void **state)
{
    static const struct {
        const char *pile;
        int points;
        const char *best; /* NULL where several choices are equal */
    } CASES[] = {
        {"", 0, ""},
        {"roof-red-1 roof-red-2 roof-red-3", 0, ""},
        {"roof-red-window roof-blue-window roof-green-window", 0, ""},
        {"roof-red-1 roof-red-2 roof-red-3 roof-red-4", 8,
         "roof-red-1 roof-red-2 roof-red-3 roof-red-4"},
        {"roof-red-1 roof-red-2 roof-red-3 roof-blue-4", 3,
         "roof-red-1 roof-red-2 roof-red-3 roof-blue-4"},
        {"roof-red-1 roof-red-2 roof-red-3 roof-red-window", 9,
         "roof-red-1 roof-red-2 roof-red-3 roof-red-window"},
        {"roof-red-1 roof-red-2 roof-red-3 roof-blue-window", 4,
         "roof-red-1 roof-red-2 roof-red-3 roof-blue-window"},
        {"roof-red-window roof-brown-window roof-blue-window roof-green-window", 7,
         "roof-red-window roof-brown-window roof-blue-window roof-green-window"},
        {"roof-red-1 roof-red-window roof-brown-window roof-blue-window roof-green-window", 7,
         "roof-red-window roof-brown-window roof-blue-window roof-green-window"},
        {"roof-red-1 roof-red-2 roof-red-3 roof-red-4 roof-brown-window roof-blue-window "
         "roof-green-window",
         8, "roof-red-1 roof-red-2 roof-red-3 roof-red-4"},
        {"roof-red-1 roof-red-2 roof-red-3 roof-red-4 roof-red-5 roof-red-window", 9, NULL},
        {"roof-red-1 roof-red-2 roof-red-3 roof-red-4 roof-green-1 roof-green-2 roof-green-3 "
         "roof-green-window",
         9, "roof-green-1 roof-green-2 roof-green-3 roof-green-window"},
        {"roof-blue-1 roof-blue-2 roof-blue-3 roof-blue-window roof-green-1 roof-green-2 "
         "roof-green-3 roof-green-4",
         9, "roof-blue-1 roof-blue-2 roof-blue-3 roof-blue-window"},
        {"roof-red-1 roof-red-2 roof-brown-1 roof-brown-2 roof-blue-1 roof-blue-window", 4, NULL},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        const ResourceCardSet pile = resources_of(CASES[i].pile);
        ResourceCardSet best = ~(ResourceCardSet)0;
        assert_int_equal(score_roof(pile, &best), CASES[i].points);
        assert_int_equal(score_roof(pile, NULL), CASES[i].points);
        assert_int_equal(best & ~pile, 0);
        assert_int_equal(score_roof(best, NULL), CASES[i].points);
        assert_int_equal(card_count(best), CASES[i].points ? 4 : 0);
        if (CASES[i].best)
            assert_int_equal(best, resources_of(CASES[i].best));
    }
}

static void R8_4_the_roof_is_part_of_the_full_score_only(void **state)
{
    const Home home = home_of("a1=living-1 roofs=roof-red-1,roof-red-2,roof-red-3,roof-blue-1 "
                              "helpers=roofer outside=birdhouse");
    (void)state;
    assert_score(score_open(&home), .rooms = 1, .decor = 1, .total = 2, .children = 1);
    assert_score(score_full(&home), .rooms = 1, .decor = 1, .roof = 3, .total = 5, .children = 1);
}

static void R8_5_most_points_win(void **state)
{
    Game game = GAME(.phase = PHASE_OVER, .players = 3,
                     .homes = {"a1=children-1 b1=study-1", "a1=games-1 b1=kitchen-4 c1=study-1",
                               "a1=bathroom-3"});
    (void)state;
    assert_int_equal(game_winners(&game), 1 << 1);
}

static void R8_5_the_roof_counts_for_the_win(void **state)
{
    Game game =
        GAME(.phase = PHASE_OVER,
             .homes = {"a1=study-1", "roofs=roof-red-1,roof-red-2,roof-blue-1,roof-blue-2"});
    (void)state;
    assert_int_equal(game_winners(&game), 1 << 1);
}

static void R8_5_tied_the_children_decide(void **state)
{
    Game game = GAME(.phase = PHASE_OVER, .players = 4,
                     .homes = {"a1=children-3", "a1=study-1", "a1=children-1", "a1=games-1"});
    (void)state;
    assert_int_equal(game_winners(&game), 1 << 2);
}

static void R8_5_children_on_empty_rooms_do_not_count(void **state)
{
    Game game = GAME(.phase = PHASE_OVER, .homes = {"a1=study-1 b1=down", "a1=library-1"});
    (void)state;
    game.homes[0].card[SPACE_B1] = room_of("children-1");
    assert_int_equal(game_score(&game, 0).children, 0);
    assert_int_equal(game_winners(&game), 1 << 1);
}

static void R8_5_still_tied_the_win_is_shared(void **state)
{
    Game two = GAME(.phase = PHASE_OVER, .players = 3,
                    .homes = {"a1=children-3", "a1=study-1", "a1=games-2"});
    Game all = GAME(.phase = PHASE_OVER, .players = 4);
    (void)state;
    assert_int_equal(game_winners(&two), 1 << 0 | 1 << 2);
    assert_int_equal(game_winners(&all), 0xf);
}

static void a_preview_tells_the_change_by_category(void **state)
{
    static const struct {
        const char *hand, *home, *move;
        Score change;
    } CASES[] = {
        {"living-9", "a1=living-1", "place b1", {.rooms = 3, .total = 3}},
        {"living-2", "a1=living-1", "place b1 down", {0}},
        {"living-2", "a1=living-1", "place a2", {.rooms = 1, .total = 1, .children = 1}},
        {"bathroom-3",
         "a1=bathroom-1 b1=kitchen-1 c1=bedroom-1 helpers=architect",
         "place b2",
         {.rooms = 1, .function = 4, .total = 5}},
        {"-/piano", "a1=living-1 helpers=designer", "decorate a1", {.decor = 4, .total = 4}},
        {"living-9",
         "helpers=designer a1=living-1+piano c1=living-2+cat-house",
         "place b1",
         {.rooms = 7, .decor = -2, .total = 5}},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        const Game game = GAME(.hand = CASES[i].hand, .homes = {CASES[i].home});
        const Move move = move_of(CASES[i].move);
        const uint64_t before = game_hash(&game);
        expect_score(game_preview(&game, &move), CASES[i].change, __FILE__, __LINE__);
        assert_int_equal(game_hash(&game), before);
    }
}

static void a_preview_shows_no_roof(void **state)
{
    const Game game = GAME(.phase = PHASE_END, .discards = "roof-red-4",
                           .homes = {"helpers=roofer roofs=roof-red-1,roof-red-2,roof-red-3"});
    const Move move = move_of("roofer roof-red-4");
    const Score change = game_preview(&game, &move);
    (void)state;
    assert_int_equal(change.total, 0);
    assert_int_equal(change.roof, 0);
}

static void a_difference_is_taken_category_by_category(void **state)
{
    const Score after = {
        .rooms = 9, .decor = 3, .function = 6, .roof = 4, .total = 22, .children = 3};
    const Score before = {
        .rooms = 4, .decor = 5, .function = 3, .roof = 0, .total = 12, .children = 4};
    (void)state;
    assert_score(score_difference(after, before), .rooms = 5, .decor = -2, .function = 3, .roof = 4,
                 .total = 10, .children = -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(R8_1_a_joined_room_counts_by_its_size),
        cmocka_unit_test(R8_1_conditional_rooms_look_left_and_right),
        cmocka_unit_test(R8_1_one_kitchen_serves_two_pantries),
        cmocka_unit_test(R8_1_the_points_of_one_room_are_those_of_all_its_cards),
        cmocka_unit_test(R8_2_every_token_counts_its_value),
        cmocka_unit_test(R8_3_function_needs_bathrooms_on_both_floors_or_the_three_rooms),
        cmocka_unit_test(R8_4_the_best_four_roofs_count),
        cmocka_unit_test(R8_4_the_roof_is_part_of_the_full_score_only),
        cmocka_unit_test(R8_5_most_points_win),
        cmocka_unit_test(R8_5_the_roof_counts_for_the_win),
        cmocka_unit_test(R8_5_tied_the_children_decide),
        cmocka_unit_test(R8_5_children_on_empty_rooms_do_not_count),
        cmocka_unit_test(R8_5_still_tied_the_win_is_shared),
        cmocka_unit_test(a_preview_tells_the_change_by_category),
        cmocka_unit_test(a_preview_shows_no_roof),
        cmocka_unit_test(a_difference_is_taken_category_by_category),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
