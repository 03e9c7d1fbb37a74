/* The home and where rooms may be placed (RULES.md sections 1 and 4). */
#include "expect.h"
#include "situation.h"

#include <stdio.h>

static void R1_2_a_home_has_twelve_spaces_on_three_floors(void **state)
{
    (void)state;
    assert_spaces(SPACES_ALL, "a1 a2 b1 b2 c1 c2 d0 d1 d2 e0 e1 e2");
    assert_int_equal(space_count(SPACES_ALL), SPACE_COUNT);
    assert_spaces(space_floor(SPACE_C2), "a2 b2 c2 d2 e2");
    assert_spaces(space_floor(SPACE_A1), "a1 b1 c1 d1 e1");
    assert_spaces(space_floor(SPACE_E0), "d0 e0");
}

static void R1_2_neighbours_stand_side_by_side_on_one_floor(void **state)
{
    (void)state;
    assert_spaces(space_beside(space_bit(SPACE_C1)), "b1 d1");
    assert_spaces(space_beside(space_bit(SPACE_E1)), "d1");
    assert_spaces(space_beside(space_bit(SPACE_A2)), "b2");
    assert_spaces(space_beside(space_bit(SPACE_E2)), "d2");
    assert_spaces(space_beside(space_bit(SPACE_D0)), "e0");
}

static void R1_2_every_set_of_spaces_is_counted(void **state)
{
    (void)state;
    for (unsigned set = 0; set <= SPACES_ALL; set++) {
        int count = 0;
        for (int space = 0; space < SPACE_LIMIT; space++)
            count += space_in((SpaceSet)set, (Space)space);
        assert_int_equal(space_count((SpaceSet)set), count);
    }
}

static void R1_2_spaces_are_in_the_byte_order_of_their_names(void **state)
{
    (void)state;
    for (int one = 0; one < SPACE_COUNT; one++) {
        for (int other = 0; other < SPACE_COUNT; other++)
            assert_int_equal(
                space_in_byte_order(SPACES_IN_BYTE_ORDER[one], SPACES_IN_BYTE_ORDER[other]),
                one < other);
    }
}

static void R1_3_three_spaces_stand_on_the_roof_pile(void **state)
{
    (void)state;
    assert_places("", "living-1", "a1 b1 c1");
    assert_places("", "garage-1", "d0 e0");
    assert_places("", "down", "a1 b1 c1 d0 e0");
}

static void R4_1_a_room_needs_something_below_it(void **state)
{
    static const char *const ABOVE[][2] = {{"a1", "a2"}, {"b1", "b2"}, {"c1", "c2"}, {"d1", "d2"},
                                           {"e1", "e2"}, {"d0", "d1"}, {"e0", "e1"}};
    static const char *const BELOW[] = {"study-1", "down", "scaffolding"};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(ABOVE); i++) {
        assert_no_place("", "living-1", ABOVE[i][1], RULE_NEEDS_SUPPORT);
        assert_no_place("", "down", ABOVE[i][1], RULE_NEEDS_SUPPORT);
        for (size_t what = 0; what < COUNT_OF(BELOW); what++) {
            const bool basement = ABOVE[i][0][1] == '0';
            char line[40];
            snprintf(line, sizeof line, "%s=%s", ABOVE[i][0],
                     basement && what == 0 ? "garage-1" : BELOW[what]);
            assert_no_place(line, "living-1", ABOVE[i][1], RULE_OK);
            assert_no_place(line, "down", ABOVE[i][1], RULE_OK);
        }
    }
}

static void R4_1_a_refused_placement_changes_nothing(void **state)
{
    Game game = GAME(.hand = "living-1", .homes = {"a1=study-1"});
    (void)state;
    assert_refused(&game, "place d1", RULE_NEEDS_SUPPORT);
    assert_refused(&game, "place b2 down", RULE_NEEDS_SUPPORT);
    assert_legal(&game, "place a2");
    assert_legal(&game, "place a2 down");
}

static void R4_2_basement_rooms_only_in_the_basement(void **state)
{
    static const char *const CARDS[] = {"garage-1", "cellar-1", "workshop-1", "laundry-1",
                                        "storage-1"};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CARDS); i++) {
        assert_places("a1=study-1", CARDS[i], "d0 e0");
        assert_no_place("a1=study-1", CARDS[i], "b1", RULE_ONLY_BASEMENT);
        assert_no_place("a1=study-1", CARDS[i], "a2", RULE_ONLY_BASEMENT);
    }
}

static void R4_2_other_rooms_never_in_the_basement(void **state)
{
    static const char *const CARDS[] = {"living-1",   "kitchen-1", "bedroom-1", "children-1",
                                        "bathroom-1", "pantry-1",  "games-1",   "library-1"};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CARDS); i++) {
        assert_places("a1=study-1 d0=garage-1", CARDS[i], "b1 c1 d1 a2");
        assert_no_place("", CARDS[i], "d0", RULE_NOT_BASEMENT);
        assert_no_place("", CARDS[i], "e0", RULE_NOT_BASEMENT);
    }
}

static void R4_3_a_joined_room_must_not_pass_its_limit(void **state)
{
    static const struct {
        const char *home, *card, *space;
        RuleError error;
    } CASES[] = {
        {"a1=living-1", "living-2", "b1", RULE_OK},
        {"a1=living-1 b1=living-2", "living-3", "c1", RULE_OK},
        {"a1=living-1 c1=living-2", "living-3", "b1", RULE_OK},
        {"a1=living-1 c1=living-2 d1=living-3", "living-4", "b1", RULE_TOO_LARGE},
        {"b1=living-1 c1=living-2 e1=living-3 d0=down", "living-4", "d1", RULE_TOO_LARGE},
        {"a1=kitchen-1", "kitchen-2", "b1", RULE_OK},
        {"a1=kitchen-1 c1=kitchen-2", "kitchen-3", "b1", RULE_TOO_LARGE},
        {"a1=bedroom-1 c1=bedroom-2", "bedroom-3", "b1", RULE_TOO_LARGE},
        {"a1=children-1 c1=children-2", "children-3", "b1", RULE_TOO_LARGE},
        {"d0=garage-1", "garage-2", "e0", RULE_OK},
        {"a1=bathroom-1", "bathroom-2", "c1", RULE_OK},
        {"a1=pantry-1", "pantry-2", "b1", RULE_ROOM_COMPLETE},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++)
        assert_no_place(CASES[i].home, CASES[i].card, CASES[i].space, CASES[i].error);
}

static void R4_3_rooms_of_two_types_are_never_joined(void **state)
{
    const Home home = home_of("a1=living-1 b1=living-2 c1=kitchen-1 a2=living-3");
    (void)state;
    assert_spaces(home_room_at(&home, SPACE_A1), "a1 b1");
    assert_spaces(home_room_at(&home, SPACE_C1), "c1");
    assert_no_place("a1=kitchen-1", "living-1", "b1", RULE_OK);
}

static void R4_4_nothing_joins_a_room_at_its_limit(void **state)
{
    static const struct {
        const char *home, *card, *space;
    } CASES[] = {
        {"a1=living-1 b1=living-2 c1=living-3 d0=down", "living-4", "d1"},
        {"a1=kitchen-1 b1=kitchen-2", "kitchen-3", "c1"},
        {"b1=bedroom-1 c1=bedroom-2", "bedroom-3", "a1"},
        {"a1=children-1 b1=children-2", "children-3", "c1"},
        {"b1=bathroom-1", "bathroom-2", "a1"},
        {"b1=bathroom-1", "bathroom-2", "c1"},
        {"d0=cellar-1 a1=sauna-1", "sauna-2", "b1"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        assert_no_place(CASES[i].home, CASES[i].card, CASES[i].space, RULE_ROOM_COMPLETE);
        assert_no_place(CASES[i].home, "study-1", CASES[i].space, RULE_OK);
    }
}

static void R4_4_nothing_joins_a_decorated_room(void **state)
{
    (void)state;
    assert_no_place("a1=living-1+piano", "living-2", "b1", RULE_ROOM_DECORATED);
    assert_no_place("a1=living-1+piano b1=living-2", "living-3", "c1", RULE_ROOM_DECORATED);
    assert_no_place("a1=living-1+piano", "living-2", "c1", RULE_OK);
    assert_no_place("a1=living-1+piano", "kitchen-2", "b1", RULE_OK);
    assert_no_place("a1=living-1+piano", "living-2", "a2", RULE_OK);
    assert_no_place("a1=living-1 c1=living-2+piano", "living-3", "b1", RULE_ROOM_DECORATED);
    assert_no_place("b1=bathroom-1+whirlpool", "bathroom-2", "a1", RULE_ROOM_DECORATED);
}

static void R4_4_two_rooms_join_if_both_are_open_and_the_sum_fits(void **state)
{
    Game game = GAME(.hand = "living-3", .homes = {"a1=living-1 c1=living-2"});
    (void)state;
    play(&game, "place b1");
    assert_spaces(home_room_at(&game.homes[0], SPACE_A1), "a1 b1 c1");
    assert_int_equal(score_open(&game.homes[0]).rooms, 9);
}

static void R4_4_the_refusal_in_a_game_names_the_rule(void **state)
{
    Game complete = GAME(.hand = "bathroom-2", .homes = {"a1=bathroom-1"});
    Game decorated = GAME(.hand = "living-2", .homes = {"a1=living-1+piano"});
    Game large = GAME(.hand = "kitchen-3", .homes = {"a1=kitchen-1 c1=kitchen-2"});
    (void)state;
    assert_refused(&complete, "place b1", RULE_ROOM_COMPLETE);
    assert_legal(&complete, "place b1 down");
    assert_refused(&decorated, "place b1", RULE_ROOM_DECORATED);
    assert_legal(&decorated, "place b1 down");
    assert_refused(&large, "place b1", RULE_TOO_LARGE);
    assert_legal(&large, "place b1 down");
}

static void R4_5_rooms_above_each_other_are_never_joined(void **state)
{
    const Home home = home_of("a1=living-1 a2=living-2 b1=living-3");
    (void)state;
    assert_spaces(home_room_at(&home, SPACE_A2), "a2");
    assert_int_equal(score_open(&home).rooms, 4 + 1);
    assert_no_place("a1=bathroom-1", "bathroom-2", "a2", RULE_OK);
    assert_no_place("a1=living-1+piano", "living-2", "a2", RULE_OK);
    assert_no_place("e1=living-1 d1=living-2 c1=living-3 a1=down", "living-4", "a2", RULE_OK);
}

static void R4_6_any_room_may_lie_face_down_on_any_supported_space(void **state)
{
    static const char *const CARDS[] = {"living-4", "bathroom-8", "garage-1", "study-1"};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CARDS); i++) {
        Game game = GAME(.hand = CARDS[i], .homes = {"a1=bathroom-1 d0=cellar-1"});
        assert_moves_of(&game, "place a2 down", "place a2 down");
        assert_moves_of(&game, "place b1 down", "place b1 down");
        assert_moves_of(&game, "place d1 down", "place d1 down");
        assert_moves_of(&game, "place e0 down", "place e0 down");
        assert_refused(&game, "place e1 down", RULE_NEEDS_SUPPORT);
        assert_refused(&game, "place a1 down", RULE_SPACE_FILLED);
    }
}

static void R4_6_an_empty_room_is_worth_nothing_and_joins_nothing(void **state)
{
    Game game = GAME(.hand = "children-1", .homes = {"a1=children-3 c1=children-4"});
    (void)state;
    assert_score(score_open(&game.homes[0]), .rooms = 4, .total = 4, .children = 2);
    play(&game, "place b1 down");
    const Home *home = &game.homes[0];
    assert_score(score_open(home), .rooms = 4, .total = 4, .children = 2);
    assert_int_equal(home_type_at(home, SPACE_B1), ROOM_NONE);
    assert_spaces(home_room_at(home, SPACE_A1), "a1");
    assert_int_equal(home->card[SPACE_B1], room_of("children-1"));
    assert_int_equal(score_room_at(home, SPACE_B1), 0);
}

static void R4_6_an_empty_room_is_never_decorated(void **state)
{
    Game game = GAME(.hand = "-/piano", .homes = {"a1=living-1 b1=down"});
    (void)state;
    assert_refused(&game, "decorate b1", RULE_WRONG_ROOM);
    assert_moves(&game, "decorate a1");
}

static void R4_7_spaces_between_rooms_may_stay_open(void **state)
{
    (void)state;
    assert_places("a1=study-1 e0=garage-1", "living-1", "b1 c1 e1 a2");
    assert_places("a1=study-1 c1=library-1 a2=games-1", "living-1", "b1 c2");
}

static void R4_8_the_filled_spaces_of_a_floor_stay_together(void **state)
{
    (void)state;
    assert_places("gaps=off", "living-1", "a1 b1 c1");
    assert_places("gaps=off a1=study-1", "living-1", "b1 a2");
    assert_places("gaps=off b1=study-1", "living-1", "a1 c1 b2");
    assert_places("gaps=off a1=study-1 d0=garage-1", "living-1", "b1 a2");
    assert_places("gaps=off c1=study-1 d0=garage-1", "living-1", "b1 d1 c2");
    assert_no_place("gaps=off a1=study-1", "living-1", "c1", RULE_GAP);
    assert_no_place("a1=study-1", "living-1", "c1", RULE_OK);
    assert_no_place("gaps=off a1=study-1 b1=games-1 c1=library-1 a2=sauna-1", "living-1", "c2",
                    RULE_GAP);
}

static void R4_8_every_floor_counts_for_itself(void **state)
{
    (void)state;
    assert_no_place("gaps=off a1=study-1", "garage-1", "e0", RULE_OK);
    assert_no_place("gaps=off a1=study-1 b1=games-1 c1=library-1", "living-1", "c2", RULE_OK);
    /* e1 and a2 are not neighbours */
    assert_no_place("gaps=off e1=study-1 d1=games-1 d0=down e0=down c1=down", "living-1", "c2",
                    RULE_OK);
}

static void R4_8_empty_rooms_and_scaffolding_fill_a_space(void **state)
{
    (void)state;
    assert_places("gaps=off a1=study-1 b1=down", "living-1", "c1 a2 b2");
    assert_places("gaps=off a1=study-1 b1=scaffolding", "living-1", "b1 c1 a2 b2");
    assert_places("gaps=off a1=study-1", "down", "b1 a2 d0 e0");
}

static void R4_8_scaffolding_obeys_it_too(void **state)
{
    Game strict = GAME(.no_gaps = true, .hand = "living-1/scaffolding-1", .homes = {"a1=study-1"});
    Game free = GAME(.hand = "living-1/scaffolding-1", .homes = {"a1=study-1"});
    (void)state;
    assert_refused(&strict, "scaffold c1", RULE_GAP);
    assert_refused(&strict, "place c1", RULE_GAP);
    assert_moves_of(&strict, "scaffold", "scaffold a2; scaffold b1; scaffold d0; scaffold e0");
    assert_legal(&free, "scaffold c1");
    play(&strict, "scaffold b1; place c1");
    assert_home(&strict.homes[0], "a1=study-1 b1=scaffolding c1=living-1");
}

static void R4_9_a_placed_card_stays(void **state)
{
    Game game = GAME(.hand = "living-1/scaffolding-1", .homes = {"a1=study-1 b1=down"});
    (void)state;
    assert_refused(&game, "place a1", RULE_SPACE_FILLED);
    assert_refused(&game, "place a1 down", RULE_SPACE_FILLED);
    assert_refused(&game, "place b1", RULE_SPACE_FILLED);
    assert_refused(&game, "scaffold a1", RULE_SPACE_FILLED);
}

static void R4_10_a_room_may_replace_ones_own_scaffolding(void **state)
{
    Game game = GAME(.hand = "living-1", .homes = {"a1=study-1 b1=scaffolding b2=scaffolding"});
    (void)state;
    assert_legal(&game, "place b2 down");
    play(&game, "place b1");
    assert_home(&game.homes[0], "a1=study-1 b1=living-1 b2=scaffolding");
    assert_int_equal(game.resource_discards, resources_of("scaffolding-1"));
}

static void R4_10_section_4_holds_on_a_scaffolding_too(void **state)
{
    (void)state;
    assert_no_place("a1=bathroom-1 b1=scaffolding", "bathroom-2", "b1", RULE_ROOM_COMPLETE);
    assert_no_place("d0=scaffolding", "living-1", "d0", RULE_NOT_BASEMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(R1_2_a_home_has_twelve_spaces_on_three_floors),
        cmocka_unit_test(R1_2_neighbours_stand_side_by_side_on_one_floor),
        cmocka_unit_test(R1_2_every_set_of_spaces_is_counted),
        cmocka_unit_test(R1_2_spaces_are_in_the_byte_order_of_their_names),
        cmocka_unit_test(R1_3_three_spaces_stand_on_the_roof_pile),
        cmocka_unit_test(R4_1_a_room_needs_something_below_it),
        cmocka_unit_test(R4_1_a_refused_placement_changes_nothing),
        cmocka_unit_test(R4_2_basement_rooms_only_in_the_basement),
        cmocka_unit_test(R4_2_other_rooms_never_in_the_basement),
        cmocka_unit_test(R4_3_a_joined_room_must_not_pass_its_limit),
        cmocka_unit_test(R4_3_rooms_of_two_types_are_never_joined),
        cmocka_unit_test(R4_4_nothing_joins_a_room_at_its_limit),
        cmocka_unit_test(R4_4_nothing_joins_a_decorated_room),
        cmocka_unit_test(R4_4_two_rooms_join_if_both_are_open_and_the_sum_fits),
        cmocka_unit_test(R4_4_the_refusal_in_a_game_names_the_rule),
        cmocka_unit_test(R4_5_rooms_above_each_other_are_never_joined),
        cmocka_unit_test(R4_6_any_room_may_lie_face_down_on_any_supported_space),
        cmocka_unit_test(R4_6_an_empty_room_is_worth_nothing_and_joins_nothing),
        cmocka_unit_test(R4_6_an_empty_room_is_never_decorated),
        cmocka_unit_test(R4_7_spaces_between_rooms_may_stay_open),
        cmocka_unit_test(R4_8_the_filled_spaces_of_a_floor_stay_together),
        cmocka_unit_test(R4_8_every_floor_counts_for_itself),
        cmocka_unit_test(R4_8_empty_rooms_and_scaffolding_fill_a_space),
        cmocka_unit_test(R4_8_scaffolding_obeys_it_too),
        cmocka_unit_test(R4_9_a_placed_card_stays),
        cmocka_unit_test(R4_10_a_room_may_replace_ones_own_scaffolding),
        cmocka_unit_test(R4_10_section_4_holds_on_a_scaffolding_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
