/* The four tools (RULES.md section 6). The Jackhammer window itself is in round_test.c. */
#include "expect.h"
#include "situation.h"

/* ---- Drill ---- */

static void R6_1_the_drill_swaps_a_room_with_one_of_the_market(void **state)
{
    Game game = GAME(.market = "kitchen-1 living-1/roof-red-1 - bathroom-1/roof-red-2 -",
                     .tools = {"drill-1"}, .homes = {"a1=study-1 b1=down"});
    (void)state;
    assert_moves_of(&game, "drill", "drill 1 a1; drill 2 a1; drill 4 a1");
    play(&game, "drill 2 a1");
    assert_home(&game.homes[0], "a1=living-1 b1=down");
    assert_int_equal(game.market_room[1], room_of("study-1"));
    assert_int_equal(game.market_resource[1], resource_of("roof-red-1"));
    assert_int_equal(game.homes[0].cards, 0);
    assert_int_equal(game.resource_discards, resources_of("drill-1"));
    assert_waits(&game, PHASE_TURN, 0);
}

static void R6_1_column_1_may_be_drilled_and_gives_no_marker(void **state)
{
    Game game =
        GAME(.first = 1, .marker = 1, .turn = 1, .tools = {"drill-1"}, .homes = {"a1=study-1"});
    (void)state;
    play(&game, "drill 1 a1");
    assert_home(&game.homes[0], "a1=living-10");
    assert_int_equal(game.market_room[0], room_of("study-1"));
    assert_int_equal(game.marker, 1);
}

static void R6_1_an_empty_room_or_space_cannot_be_drilled(void **state)
{
    Game game = GAME(.tools = {"drill-1"}, .homes = {"a1=study-1 b1=down a2=scaffolding"});
    (void)state;
    assert_refused(&game, "drill 1 b1", RULE_EMPTY_ROOM);
    assert_refused(&game, "drill 1 c1", RULE_SPACE_EMPTY);
    assert_refused(&game, "drill 1 a2", RULE_SPACE_EMPTY);
    assert_legal(&game, "drill 1 a1");
}

static void R6_1_the_column_must_have_a_room(void **state)
{
    Game game =
        GAME(.market = "- living-1/piano - - -", .tools = {"drill-1"}, .homes = {"a1=study-1"});
    (void)state;
    assert_refused(&game, "drill 1 a1", RULE_COLUMN_EMPTY);
    assert_moves_of(&game, "drill", "drill 2 a1");
}

static void R6_1_the_incoming_room_obeys_section_4(void **state)
{
    Game game = GAME(.market = "kitchen-3 garage-1/roof-red-1 living-1/roof-red-2 "
                               "bathroom-2/roof-red-3 garage-2/roof-red-4",
                     .tools = {"drill-1"},
                     .homes = {"a1=kitchen-1 b1=study-1 c1=kitchen-2 d0=cellar-1 "
                               "d1=living-2+piano a2=bathroom-1 b2=games-1 c2=library-1"});
    (void)state;
    assert_refused(&game, "drill 1 b1", RULE_TOO_LARGE);
    assert_refused(&game, "drill 2 b1", RULE_ONLY_BASEMENT);
    assert_refused(&game, "drill 3 d0", RULE_NOT_BASEMENT);
    assert_refused(&game, "drill 3 c1", RULE_ROOM_DECORATED);
    assert_refused(&game, "drill 4 b2", RULE_ROOM_COMPLETE);
    assert_moves_of(&game, "drill 1",
                    "drill 1 a1; drill 1 a2; drill 1 b2; drill 1 c1; "
                    "drill 1 c2; drill 1 d1");
    assert_moves_of(&game, "drill 2", "drill 2 d0");
}

static void R6_1_the_outgoing_card_and_its_token_are_already_gone(void **state)
{
    Game own_type = GAME(.market = "bathroom-2 - - - -", .tools = {"drill-1"},
                         .homes = {"a1=bathroom-1+whirlpool b1=study-1"});
    Game decorated = GAME(.market = "living-4 - - - -", .tools = {"drill-1"},
                          .homes = {"a1=living-1+piano b1=living-2 c1=living-3"});
    (void)state;
    play(&own_type, "drill 1 a1");
    assert_home(&own_type.homes[0], "a1=bathroom-2 b1=study-1");
    /* the piano goes only with its own card, and then no longer finishes the room */
    assert_moves_of(&decorated, "drill", "drill 1 a1");
    play(&decorated, "drill 1 a1");
    assert_home(&decorated.homes[0], "a1=living-4 b1=living-2 c1=living-3");
}

static void R6_1_the_token_is_lost(void **state)
{
    Game game = GAME(.tools = {"drill-2"}, .homes = {"a1=living-1+piano"});
    EventList events;
    (void)state;
    play_and_watch(&game, "drill 2 a1", &events);
    assert_home(&game.homes[0], "a1=kitchen-8");
    assert_int_equal(game.homes[0].decorated, 0);
    assert_events(&events,
                  {.kind = EVENT_DRILL_USED,
                   .column = 1,
                   .space = SPACE_A1,
                   .room = room_of("kitchen-8"),
                   .other_room = room_of("living-1")},
                  {.kind = EVENT_TOKEN_LOST, .space = SPACE_A1, .token = RESOURCE_PIANO},
                  {.kind = EVENT_TOOL_SPENT, .resource = resource_of("drill-2")});
}

static void R6_1_a_drilled_room_can_join_decorated_rooms_of_the_designer(void **state)
{
    Game game = GAME(.market = "living-3 - - - -", .tools = {"drill-1"},
                     .homes = {"helpers=designer a1=living-1+cat-house b1=kitchen-1+ice-cream "
                               "c1=living-2+piano"});
    (void)state;
    play(&game, "drill 1 b1");
    assert_home(&game.homes[0], "a1=living-1 b1=living-3 c1=living-2+piano");
}

static void R6_1_the_drill_needs_a_drill_before_the_take(void **state)
{
    Game without = GAME(.homes = {"a1=study-1"}, .tools = {"mixer-1", "drill-1"});
    Game late = GAME(.hand = "living-1", .homes = {"a1=study-1"}, .tools = {"drill-1"});
    (void)state;
    assert_refused(&without, "drill 1 a1", RULE_NO_DRILL);
    assert_refused(&late, "drill 2 a1", RULE_HAND_FULL);
}

static void R6_1_several_drills_in_one_turn_the_lower_copy_first(void **state)
{
    Game game = GAME(.tools = {"drill-2 drill-1 mixer-1"}, .homes = {"a1=study-1"});
    (void)state;
    play(&game, "drill 1 a1");
    assert_int_equal(game.homes[0].cards, resources_of("drill-2 mixer-1"));
    play(&game, "mix 1 2; drill 2 a1");
    assert_home(&game.homes[0], "a1=study-1");
    assert_int_equal(game.resource_discards, resources_of("drill-1 drill-2 mixer-1"));
    assert_refused(&game, "drill 1 a1", RULE_NO_DRILL);
    play(&game, "take 1; place b1");
}

static void R6_1_a_drilled_home_keeps_its_floors_together(void **state)
{
    Game game = GAME(.no_gaps = true, .tools = {"drill-1"},
                     .homes = {"a1=study-1 b1=games-1 c1=library-1"});
    (void)state;
    assert_legal(&game, "drill 1 a1");
    assert_legal(&game, "drill 1 b1");
}

/* ---- Jackhammer ---- */

static void R6_2_the_jackhammer_takes_a_room_and_discards_its_resource(void **state)
{
    Game game = GAME(.phase = PHASE_JACKHAMMER, .tools = {"jackhammer-1"});
    (void)state;
    play(&game, "jackhammer 3");
    assert_waits(&game, PHASE_HAND, 0);
    assert_int_equal(game.hand_room, room_of("bedroom-8"));
    assert_int_equal(game.hand_resource, 0);
    assert_int_equal(game.market_room[2], 0);
    assert_int_equal(game.market_resource[2], 0);
    assert_int_equal(game.resource_discards, resources_of("roof-brown-5 jackhammer-1"));
    assert_legal(&game, "place a1 down");
    play(&game, "place a1");
    assert_home(&game.homes[0], "a1=bedroom-8");
}

static void R6_2_column_1_gives_no_marker_to_the_jackhammer(void **state)
{
    Game game = GAME(.phase = PHASE_JACKHAMMER, .turn = 1, .tools = {"", "jackhammer-1"});
    (void)state;
    play(&game, "jackhammer 1; place a1");
    assert_int_equal(game.marker, 0);
    assert_int_equal(game.resource_discards, resources_of("jackhammer-1"));
    assert_home(&game.homes[1], "a1=living-10");
}

static void R6_2_the_jackhammers_user_skips_the_turn(void **state)
{
    Game game =
        GAME(.players = 3, .phase = PHASE_JACKHAMMER, .turn = 1, .tools = {"", "jackhammer-1"});
    (void)state;
    play(&game, "jackhammer 2; place a1 down");
    assert_waits(&game, PHASE_TURN, 0);
    play(&game, "take 1; place a1");
    assert_waits(&game, PHASE_TURN, 2);
    play(&game, "take 3; place a1");
    assert_int_equal(game.round, 6);
    assert_false(game.homes[1].skips);
}

static void R6_2_the_column_must_have_a_room(void **state)
{
    Game game = GAME(.market = "living-1 - bedroom-1/piano - -", .phase = PHASE_JACKHAMMER,
                     .tools = {"jackhammer-1"});
    (void)state;
    assert_refused(&game, "jackhammer 2", RULE_COLUMN_EMPTY);
    assert_moves(&game, "jackhammer 1; jackhammer 3; pass");
}

static void R6_2_the_jackhammer_works_only_in_its_window(void **state)
{
    Game turn = GAME(.tools = {"jackhammer-1"});
    Game hand = GAME(.hand = "living-1", .tools = {"jackhammer-1"});
    (void)state;
    assert_refused(&turn, "jackhammer 2", RULE_NOT_NOW);
    assert_refused(&hand, "jackhammer 2", RULE_HAND_FULL);
}

static void R6_2_the_lower_of_two_jackhammers_is_used(void **state)
{
    Game game = GAME(.phase = PHASE_JACKHAMMER, .tools = {"jackhammer-1 jackhammer-2"});
    (void)state;
    play(&game, "jackhammer 2");
    assert_int_equal(game.homes[0].cards, resources_of("jackhammer-2"));
}

/* ---- Concrete Mixer ---- */

static void R6_3_the_mixer_swaps_two_rooms_of_the_market(void **state)
{
    Game game = GAME(.tools = {"mixer-1 mixer-2"});
    (void)state;
    play(&game, "mix 1 3");
    assert_int_equal(game.market_room[0], room_of("bedroom-8"));
    assert_int_equal(game.market_room[2], room_of("living-10"));
    assert_int_equal(game.market_resource[0], 0);
    assert_int_equal(game.market_resource[2], resource_of("roof-brown-5"));
    assert_int_equal(game.homes[0].cards, resources_of("mixer-2"));
    assert_int_equal(game.resource_discards, resources_of("mixer-1"));
    play(&game, "mix 1 3; take 1");
    assert_int_equal(game.hand_room, room_of("living-10"));
    assert_int_equal(game.marker, 0);
}

static void R6_3_every_two_columns_with_rooms_may_be_mixed(void **state)
{
    Game game = GAME(.market = "living-1 - bedroom-1/piano - study-1/slide", .tools = {"mixer-1"});
    (void)state;
    assert_moves_of(&game, "mix", "mix 1 3; mix 1 5; mix 3 5");
    assert_refused(&game, "mix 1 2", RULE_COLUMN_EMPTY);
    assert_refused(&game, "mix 2 3", RULE_COLUMN_EMPTY);
    assert_refused(&game, "mix 3 1", RULE_MIX_ORDER);
    assert_refused(&game, "mix 3 3", RULE_MIX_ORDER);
}

static void R6_3_the_mixer_needs_a_mixer_before_the_take(void **state)
{
    Game without = GAME(.tools = {"drill-1", "mixer-1"});
    Game late = GAME(.hand = "living-1", .tools = {"mixer-1"});
    (void)state;
    assert_refused(&without, "mix 1 2", RULE_NO_MIXER);
    assert_refused(&late, "mix 2 3", RULE_HAND_FULL);
}

/* ---- Scaffolding ---- */

static void R6_4_scaffolding_goes_before_or_after_the_room(void **state)
{
    const Game start = GAME(.hand = "living-1/scaffolding-1");
    Game before = start;
    Game after = start;
    (void)state;
    play(&before, "scaffold a1; place b1");
    play(&after, "place b1; scaffold a1");
    assert_int_equal(game_hash(&before), game_hash(&after));
    assert_home(&after.homes[0], "a1=scaffolding b1=living-1");
    assert_waits(&after, PHASE_TURN, 1);
}

static void R6_4_scaffolding_holds_the_room_of_the_same_turn(void **state)
{
    Game game = GAME(.hand = "living-1/scaffolding-1");
    (void)state;
    assert_refused(&game, "place e1", RULE_NEEDS_SUPPORT);
    play(&game, "scaffold e0; place e1");
    assert_home(&game.homes[0], "e0=scaffolding e1=living-1");
}

static void R6_4_scaffolding_needs_something_below_it(void **state)
{
    Game game = GAME(.hand = "living-1/scaffolding-2", .homes = {"a1=study-1 b1=scaffolding"});
    (void)state;
    assert_refused(&game, "scaffold d1", RULE_NEEDS_SUPPORT);
    assert_refused(&game, "scaffold c2", RULE_NEEDS_SUPPORT);
    assert_moves_of(&game, "scaffold",
                    "scaffold a2; scaffold b2; scaffold c1; scaffold d0; scaffold e0");
}

static void R6_4_the_room_of_the_same_turn_may_hold_it(void **state)
{
    Game game = GAME(.hand = "living-1/scaffolding-1");
    (void)state;
    assert_refused(&game, "scaffold a2", RULE_NEEDS_SUPPORT);
    play(&game, "place a1; scaffold a2");
    assert_home(&game.homes[0], "a1=living-1 a2=scaffolding");
}

static void R6_4_the_room_of_the_same_turn_may_replace_it(void **state)
{
    Game game = GAME(.hand = "living-1/scaffolding-1");
    (void)state;
    play(&game, "scaffold a1; place a1");
    assert_home(&game.homes[0], "a1=living-1");
    assert_int_equal(game.resource_discards, resources_of("scaffolding-1"));
}

static void R6_4_scaffolding_never_goes_on_another(void **state)
{
    Game game = GAME(.hand = "living-1/scaffolding-2", .homes = {"a1=scaffolding"});
    (void)state;
    assert_refused(&game, "scaffold a1", RULE_SCAFFOLDING_TWICE);
    assert_legal(&game, "place a1");
}

static void R6_4_scaffolding_must_be_in_hand(void **state)
{
    Game room = GAME(.hand = "living-1");
    Game decor = GAME(.hand = "living-1/piano");
    (void)state;
    assert_refused(&room, "scaffold a1", RULE_NO_SCAFFOLDING);
    assert_refused(&decor, "scaffold a1", RULE_NO_SCAFFOLDING);
}

static void R6_4_scaffolding_in_hand_must_be_placed(void **state)
{
    Game game = GAME(.hand = "-/scaffolding-1",
                     .homes = {"a1=down b1=down c1=down d0=down d1=down e0=down e1=down a2=down "
                               "b2=down c2=down"});
    (void)state;
    assert_moves(&game, "scaffold d2; scaffold e2");
    assert_refused(&game, "take 1", RULE_NOT_NOW);
}

static void R6_4_without_an_open_space_scaffolding_is_discarded(void **state)
{
    EventList events;
    Game game = GAME(.round = 11, .hand = "living-1/scaffolding-2",
                     .homes = {"a1=study-1 b1=library-1 c1=games-1 d0=cellar-1 d1=kitchen-1 "
                               "e0=storage-1 e1=bedroom-1 a2=sauna-1 b2=pantry-1 c2=bathroom-1 "
                               "d2=scaffolding"});
    (void)state;
    assert_moves_of(&game, "scaffold", "scaffold e2");
    play_and_watch(&game, "place e2", &events);
    assert_int_equal(game.resource_discards, resources_of("scaffolding-2"));
    assert_waits(&game, PHASE_TURN, 1);
    assert_events(&events,
                  {.kind = EVENT_ROOM_PLACED, .room = room_of("living-1"), .space = SPACE_E2},
                  {.kind = EVENT_SCAFFOLDING_DISCARDED, .resource = resource_of("scaffolding-2")},
                  {.kind = EVENT_TURN_STARTED, .player = 1});
}

static void R6_5_a_tool_of_round_12_has_no_effect(void **state)
{
    Game game = GAME(.round = 12, .turn = 1,
                     .market = "living-1 kitchen-1/jackhammer-1 study-1/drill-1 "
                               "bedroom-1/mixer-1 -");
    (void)state;
    play(&game, "take 3");
    assert_int_equal(game.homes[1].cards, resources_of("drill-1"));
    assert_moves_of(&game, "drill", "");
    play(&game, "place a1");
    assert_int_equal(game.phase, PHASE_OVER);
    assert_int_equal(game.homes[1].cards, resources_of("drill-1"));
}

static void R6_5_a_scaffolding_of_round_12_is_discarded_unplaced(void **state)
{
    EventList events;
    Game game = GAME(.round = 12, .market = "living-1 kitchen-1/scaffolding-3 - - -");
    Game before = GAME(.round = 11, .market = "living-1 kitchen-1/scaffolding-3 - - -");
    (void)state;
    play_and_watch(&game, "take 2", &events);
    play(&before, "take 2");
    assert_int_equal(game.hand_resource, 0);
    assert_int_equal(game.resource_discards, resources_of("scaffolding-3"));
    assert_refused(&game, "scaffold a1", RULE_NO_SCAFFOLDING);
    assert_int_equal(events.items[1].kind, EVENT_SCAFFOLDING_DISCARDED);
    assert_int_equal(before.hand_resource, resource_of("scaffolding-3"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(R6_1_the_drill_swaps_a_room_with_one_of_the_market),
        cmocka_unit_test(R6_1_column_1_may_be_drilled_and_gives_no_marker),
        cmocka_unit_test(R6_1_an_empty_room_or_space_cannot_be_drilled),
        cmocka_unit_test(R6_1_the_column_must_have_a_room),
        cmocka_unit_test(R6_1_the_incoming_room_obeys_section_4),
        cmocka_unit_test(R6_1_the_outgoing_card_and_its_token_are_already_gone),
        cmocka_unit_test(R6_1_the_token_is_lost),
        cmocka_unit_test(R6_1_a_drilled_room_can_join_decorated_rooms_of_the_designer),
        cmocka_unit_test(R6_1_the_drill_needs_a_drill_before_the_take),
        cmocka_unit_test(R6_1_several_drills_in_one_turn_the_lower_copy_first),
        cmocka_unit_test(R6_1_a_drilled_home_keeps_its_floors_together),
        cmocka_unit_test(R6_2_the_jackhammer_takes_a_room_and_discards_its_resource),
        cmocka_unit_test(R6_2_column_1_gives_no_marker_to_the_jackhammer),
        cmocka_unit_test(R6_2_the_jackhammers_user_skips_the_turn),
        cmocka_unit_test(R6_2_the_column_must_have_a_room),
        cmocka_unit_test(R6_2_the_jackhammer_works_only_in_its_window),
        cmocka_unit_test(R6_2_the_lower_of_two_jackhammers_is_used),
        cmocka_unit_test(R6_3_the_mixer_swaps_two_rooms_of_the_market),
        cmocka_unit_test(R6_3_every_two_columns_with_rooms_may_be_mixed),
        cmocka_unit_test(R6_3_the_mixer_needs_a_mixer_before_the_take),
        cmocka_unit_test(R6_4_scaffolding_goes_before_or_after_the_room),
        cmocka_unit_test(R6_4_scaffolding_holds_the_room_of_the_same_turn),
        cmocka_unit_test(R6_4_scaffolding_needs_something_below_it),
        cmocka_unit_test(R6_4_the_room_of_the_same_turn_may_hold_it),
        cmocka_unit_test(R6_4_the_room_of_the_same_turn_may_replace_it),
        cmocka_unit_test(R6_4_scaffolding_never_goes_on_another),
        cmocka_unit_test(R6_4_scaffolding_must_be_in_hand),
        cmocka_unit_test(R6_4_scaffolding_in_hand_must_be_placed),
        cmocka_unit_test(R6_4_without_an_open_space_scaffolding_is_discarded),
        cmocka_unit_test(R6_5_a_tool_of_round_12_has_no_effect),
        cmocka_unit_test(R6_5_a_scaffolding_of_round_12_is_discarded_unplaced),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
