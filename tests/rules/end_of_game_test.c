/* The helpers at the end of the game (RULES.md section 7). */
#include "expect.h"
#include "situation.h"

#define FULL_HOME                                                                                  \
    "a1=living-1 b1=kitchen-1 c1=bedroom-1 d1=children-1 e1=bathroom-1 a2=living-2 b2=study-1 "    \
    "c2=library-1 d2=games-1 e2=sauna-1 d0=garage-1 e0=cellar-1 "

#define AT_END(...) GAME(.phase = PHASE_END, __VA_ARGS__)

/* The end that follows when the second of two players places the last room. */
static Game after_the_last_room(int marker, const char *first_home, const char *second_home)
{
    Game game = game_in((Situation){.round = ROUND_COUNT,
                                    .turn = 1,
                                    .marker = marker,
                                    .hand = "living-10",
                                    .market = "- - - - -",
                                    .homes = {first_home, second_home}});
    play(&game, "place a1");
    return game;
}

static void R7_1_players_act_clockwise_from_the_holder_of_the_marker(void **state)
{
    Game game = after_the_last_room(1, "helpers=roofer", "helpers=handyman");
    (void)state;
    assert_waits(&game, PHASE_END, 1);
    play(&game, "pass");
    assert_waits(&game, PHASE_END, 0);
    play(&game, "pass");
    assert_int_equal(game.phase, PHASE_OVER);
}

static void R7_1_a_marker_taken_in_round_12_decides_the_order(void **state)
{
    Game game = GAME(.players = 3, .round = 12, .turn = 2,
                     .homes = {"helpers=roofer", "helpers=handyman", "helpers=supplier"});
    (void)state;
    play(&game, "take 1; place a1");
    assert_waits(&game, PHASE_END, 2);
    play(&game, "pass");
    assert_waits(&game, PHASE_END, 0);
    play(&game, "pass");
    assert_waits(&game, PHASE_END, 1);
}

static void R7_1_who_has_none_of_the_three_helpers_is_not_asked(void **state)
{
    Game none = after_the_last_room(0, "helpers=architect", "helpers=designer");
    Game second = after_the_last_room(0, "helpers=architect", "helpers=supplier");
    (void)state;
    assert_int_equal(none.phase, PHASE_OVER);
    assert_waits(&second, PHASE_END, 1);
}

static void R7_1_one_with_several_helpers_chooses_their_order(void **state)
{
    const Game start = AT_END(.discards = "living-3 roof-red-1",
                              .homes = {FULL_HOME "helpers=roofer,supplier,handyman"});
    static const char *const ORDERS[] = {
        "roofer roof-red-1; supply living-3 b1; handyman a1 a2",
        "handyman a1 a2; roofer roof-red-1; supply living-3 b1",
        "supply living-3 b1; handyman a1 a2; roofer roof-red-1",
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(ORDERS); i++) {
        Game game = start;
        play(&game, ORDERS[i]);
        assert_int_equal(game.phase, PHASE_OVER);
        assert_home(&game.homes[0],
                    "a1=living-2 a2=living-1 b1=living-3 b2=study-1 c1=bedroom-1 c2=library-1 "
                    "d0=garage-1 d1=children-1 d2=games-1 e0=cellar-1 e1=bathroom-1 e2=sauna-1");
    }
}

static void R7_1_each_use_is_optional_and_pass_ends_them(void **state)
{
    Game game = AT_END(.discards = "living-3 roof-red-1",
                       .homes = {FULL_HOME "helpers=roofer,supplier", "helpers=handyman"});
    const uint64_t cards = game.homes[0].cards;
    (void)state;
    assert_legal(&game, "pass");
    play(&game, "pass");
    assert_waits(&game, PHASE_END, 1);
    assert_int_equal(game.homes[0].cards, cards);
    assert_refused(&game, "roofer roof-red-1", RULE_NO_ROOFER);
}

static void R7_1_a_helper_is_used_once_and_stays(void **state)
{
    Game game =
        AT_END(.discards = "roof-red-1 roof-red-2", .homes = {FULL_HOME "helpers=roofer,handyman"});
    (void)state;
    play(&game, "roofer roof-red-1");
    assert_waits(&game, PHASE_END, 0);
    assert_refused(&game, "roofer roof-red-2", RULE_NO_ROOFER);
    assert_moves_of(&game, "roofer", "");
    assert_int_equal(game.homes[0].cards, resources_of("roofer handyman roof-red-1"));
    play(&game, "handyman a1 b1");
    assert_int_equal(game.phase, PHASE_OVER);
}

static void R7_1_a_helper_without_a_use_leaves_only_pass(void **state)
{
    Game roofer = AT_END(.discards = "drill-1 living-1", .homes = {"helpers=roofer"});
    Game supplier = AT_END(.discards = "roof-red-1", .homes = {FULL_HOME "helpers=supplier"});
    Game handyman = AT_END(.homes = {"helpers=handyman a1=living-1"});
    (void)state;
    assert_moves(&roofer, "pass");
    assert_moves(&supplier, "pass");
    assert_moves(&handyman, "pass");
}

static void R7_1_only_helpers_act_at_the_end(void **state)
{
    static const char *const MOVES[] = {"take 1",       "place a1",    "discard 2",   "mix 1 2",
                                        "jackhammer 1", "scaffold a1", "decorate a1", "drill 1 a1"};
    Game game =
        AT_END(.tools = {"drill-1 mixer-1 jackhammer-1"}, .homes = {FULL_HOME "helpers=handyman"});
    (void)state;
    for (size_t i = 0; i < COUNT_OF(MOVES); i++)
        assert_refused(&game, MOVES[i], RULE_NOT_NOW);
}

/* ---- Roofer ---- */

static void R7_2_the_roofer_takes_a_roof_from_the_discards(void **state)
{
    Game game = AT_END(.discards = "roof-red-1 roof-blue-window drill-1",
                       .homes = {"helpers=roofer roofs=roof-blue-1,roof-blue-2,roof-blue-3"});
    (void)state;
    assert_moves(&game, "pass; roofer roof-blue-window; roofer roof-red-1");
    play(&game, "roofer roof-blue-window");
    assert_int_equal(game.resource_discards, resources_of("roof-red-1 drill-1"));
    assert_int_equal(game_score(&game, 0).roof, 9);
}

static void R7_2_the_roofer_takes_nothing_else(void **state)
{
    Game game = AT_END(.discards = "roof-red-1 drill-1", .homes = {"helpers=roofer"});
    Game without = AT_END(.discards = "roof-red-1", .homes = {"helpers=handyman"});
    (void)state;
    assert_refused(&game, "roofer drill-1", RULE_NOT_A_ROOF);
    assert_refused(&game, "roofer roof-red-2", RULE_NOT_DISCARDED);
    assert_refused(&without, "roofer roof-red-1", RULE_NO_ROOFER);
}

static void R7_2_a_card_out_of_range_is_refused(void **state)
{
    Game game = AT_END(.discards = "roof-red-1", .homes = {"helpers=roofer,supplier a1=study-1"});
    (void)state;
    for (int card = 0; card < 256; card++) {
        const Move roofer = {.kind = MOVE_ROOFER, .card = (uint8_t)card};
        const Move supply = {.kind = MOVE_SUPPLY, .card = (uint8_t)card};
        const bool fine = card == resource_of("roof-red-1");
        assert_int_equal(game_check(&game, &roofer) == RULE_OK, fine);
        assert_int_equal(game_check(&game, &supply), RULE_NOT_DISCARDED);
    }
}

/* ---- Supplier ---- */

static void R7_3_the_supplier_swaps_a_discarded_room_with_any_card(void **state)
{
    Game game = AT_END(.discards = "living-3", .homes = {FULL_HOME "helpers=supplier"});
    (void)state;
    assert_moves(&game, "pass; supply living-3 a1; supply living-3 a2; supply living-3 b1; "
                        "supply living-3 b2; supply living-3 c1; supply living-3 c2; "
                        "supply living-3 d1; supply living-3 d2; supply living-3 e1; "
                        "supply living-3 e2");
    play(&game, "supply living-3 b1");
    assert_int_equal(game.homes[0].card[SPACE_B1], room_of("living-3"));
    assert_int_equal(game.room_discards, CARD_BIT(room_of("kitchen-1")));
    assert_int_equal(score_room_at(&game.homes[0], SPACE_A1), 4);
}

static void R7_3_an_empty_room_may_go_and_lies_open_among_the_discards(void **state)
{
    Game game = AT_END(.discards = "living-3", .homes = {"helpers=supplier a1=down"});
    const RoomCard hidden = game.homes[0].card[SPACE_A1];
    (void)state;
    play(&game, "supply living-3 a1");
    assert_home(&game.homes[0], "a1=living-3");
    assert_int_equal(game.room_discards, CARD_BIT(hidden));
}

static void R7_3_the_incoming_card_obeys_section_4(void **state)
{
    Game game = AT_END(.discards = "bathroom-2 garage-2 living-3 kitchen-2",
                       .homes = {"helpers=supplier d0=garage-1 e0=cellar-1 d1=bathroom-1 "
                                 "e1=study-1 a1=living-1+piano b1=games-1 c1=library-1"});
    (void)state;
    assert_refused(&game, "supply bathroom-2 e1", RULE_ROOM_COMPLETE);
    assert_refused(&game, "supply living-3 b1", RULE_ROOM_DECORATED);
    assert_refused(&game, "supply garage-2 a1", RULE_ONLY_BASEMENT);
    assert_refused(&game, "supply kitchen-2 e0", RULE_NOT_BASEMENT);
    assert_refused(&game, "supply kitchen-2 a2", RULE_SPACE_EMPTY);
    assert_refused(&game, "supply kitchen-3 a1", RULE_NOT_DISCARDED);
    assert_legal(&game, "supply garage-2 e0");
    assert_legal(&game, "supply bathroom-2 d1");
}

static void R7_3_the_designer_helps_the_supplier_too(void **state)
{
    Game game = AT_END(.discards = "living-3",
                       .homes = {"helpers=supplier,designer a1=living-1+piano b1=games-1"});
    (void)state;
    play(&game, "supply living-3 b1");
    assert_home(&game.homes[0], "a1=living-1+piano b1=living-3");
}

static void R7_3_the_outgoing_card_and_its_token_are_already_gone(void **state)
{
    EventList events;
    Game game =
        AT_END(.discards = "living-3", .homes = {"helpers=supplier a1=living-1+piano b1=living-2"});
    (void)state;
    assert_refused(&game, "supply living-3 b1", RULE_ROOM_DECORATED);
    play_and_watch(&game, "supply living-3 a1", &events);
    assert_home(&game.homes[0], "a1=living-3 b1=living-2");
    assert_events(&events,
                  {.kind = EVENT_SUPPLIER_USED,
                   .space = SPACE_A1,
                   .room = room_of("living-3"),
                   .other_room = room_of("living-1")},
                  {.kind = EVENT_TOKEN_LOST, .space = SPACE_A1, .token = RESOURCE_PIANO},
                  {.kind = EVENT_GAME_OVER});
}

static void R7_3_the_supplier_needs_a_supplier(void **state)
{
    Game game = AT_END(.discards = "living-3", .homes = {"helpers=handyman a1=study-1"});
    (void)state;
    assert_refused(&game, "supply living-3 a1", RULE_NO_SUPPLIER);
}

/* ---- Handyman ---- */

static void R7_4_the_handyman_swaps_two_cards_of_the_home(void **state)
{
    Game game = AT_END(.homes = {"helpers=handyman a1=living-1 b1=kitchen-1 a2=bathroom-1"});
    (void)state;
    assert_moves(&game, "handyman a1 a2; handyman a1 b1; handyman a2 b1; pass");
    play(&game, "handyman a2 b1");
    assert_home(&game.homes[0], "a1=living-1 a2=kitchen-1 b1=bathroom-1");
    assert_int_equal(game.phase, PHASE_OVER);
}

static void R7_4_the_pair_is_named_in_byte_order(void **state)
{
    Game game = AT_END(.homes = {"helpers=handyman a1=living-1 b1=kitchen-1 a2=bathroom-1"});
    (void)state;
    assert_refused(&game, "handyman a2 a1", RULE_SWAP_ORDER);
    assert_refused(&game, "handyman b1 a2", RULE_SWAP_ORDER);
    assert_refused(&game, "handyman a1 a1", RULE_SWAP_ORDER);
}

static void R7_4_both_cards_obey_section_4_after_the_swap(void **state)
{
    Game game = AT_END(.homes = {"helpers=handyman a1=kitchen-1 b1=kitchen-2 c1=study-1 "
                                 "d1=bathroom-1 d0=garage-1 e0=cellar-1 a2=kitchen-3 "
                                 "b2=bathroom-2 c2=games-1 e1=bedroom-1"});
    (void)state;
    assert_refused(&game, "handyman a2 c1", RULE_TOO_LARGE);
    assert_refused(&game, "handyman b2 c1", RULE_TOO_LARGE);
    assert_refused(&game, "handyman c1 d0", RULE_NOT_BASEMENT);
    assert_refused(&game, "handyman d0 d1", RULE_ONLY_BASEMENT);
    assert_refused(&game, "handyman a1 d2", RULE_SPACE_EMPTY);
    assert_legal(&game, "handyman d0 e0");
    assert_legal(&game, "handyman a1 b1");
    assert_legal(&game, "handyman b2 d1");
}

static void R7_4_a_room_may_shrink_before_the_other_card_is_tested(void **state)
{
    /* the kitchen leaves b1, so that another may stand at c1 */
    Game game = AT_END(.homes = {"helpers=handyman a1=kitchen-1 b1=kitchen-2 c1=study-1"});
    (void)state;
    assert_legal(&game, "handyman b1 c1");
    play(&game, "handyman b1 c1");
    assert_home(&game.homes[0], "a1=kitchen-1 b1=study-1 c1=kitchen-2");
}

static void R7_4_a_token_does_not_finish_a_room_here(void **state)
{
    Game game = AT_END(.homes = {"helpers=handyman a1=living-1+piano b1=study-1 a2=living-2"});
    (void)state;
    play(&game, "handyman a2 b1");
    assert_home(&game.homes[0], "a1=living-1+piano a2=study-1 b1=living-2");
}

static void R7_4_empty_rooms_may_be_swapped_and_stay_face_down(void **state)
{
    const char *const home = "helpers=handyman a1=down b1=down d0=garage-1 c1=study-1";
    Game one = AT_END(.homes = {home});
    Game both = AT_END(.homes = {home});
    const RoomCard at_a1 = both.homes[0].card[SPACE_A1];
    (void)state;
    assert_refused(&one, "handyman a1 d0", RULE_ONLY_BASEMENT);
    play(&one, "handyman a1 c1");
    assert_home(&one.homes[0], "a1=study-1 b1=down c1=down d0=garage-1");
    play(&both, "handyman a1 b1");
    assert_home(&both.homes[0], "a1=down b1=down c1=study-1 d0=garage-1");
    assert_int_equal(both.homes[0].card[SPACE_B1], at_a1);
}

static void R7_4_an_empty_room_may_come_into_the_basement(void **state)
{
    Game game = AT_END(.homes = {"helpers=handyman d0=down e0=garage-1 d1=living-1 a1=down"});
    (void)state;
    assert_legal(&game, "handyman a1 d0");
    assert_legal(&game, "handyman d0 e0");
    assert_refused(&game, "handyman d0 d1", RULE_NOT_BASEMENT);
    assert_refused(&game, "handyman a1 e0", RULE_ONLY_BASEMENT);
}

static void R7_4_scaffolding_is_no_card(void **state)
{
    Game game = AT_END(.homes = {"helpers=handyman a1=living-1 b1=scaffolding"});
    (void)state;
    assert_refused(&game, "handyman a1 b1", RULE_SPACE_EMPTY);
}

static void R7_4_tokens_move_with_their_cards(void **state)
{
    Game game = AT_END(.homes = {"helpers=handyman a1=living-1+piano b1=bedroom-1+canopy-bed "
                                 "a2=kitchen-1"});
    (void)state;
    play(&game, "handyman a1 b1");
    assert_home(&game.homes[0], "a1=bedroom-1+canopy-bed a2=kitchen-1 b1=living-1+piano");
}

static void R7_4_of_several_tokens_the_most_valuable_stays(void **state)
{
    Game game = AT_END(.homes = {"helpers=handyman a1=living-1+fireplace b1=kitchen-1+ice-cream "
                                 "c1=living-2+cat-house b2=living-3+piano"});
    EventList events;
    (void)state;
    play_and_watch(&game, "handyman b1 b2", &events);
    assert_home(&game.homes[0], "a1=living-1 b1=living-3+piano b2=kitchen-1+ice-cream c1=living-2");
    assert_events(&events,
                  {.kind = EVENT_HANDYMAN_USED, .space = SPACE_B1, .other_space = SPACE_B2},
                  {.kind = EVENT_TOKEN_LOST, .space = SPACE_A1, .token = RESOURCE_FIREPLACE},
                  {.kind = EVENT_TOKEN_LOST, .space = SPACE_C1, .token = RESOURCE_CAT_HOUSE},
                  {.kind = EVENT_GAME_OVER});
}

static void R7_4_both_changed_rooms_keep_one_token(void **state)
{
    Game game = AT_END(.homes = {"helpers=handyman a1=living-1+piano b1=kitchen-1+ice-cream "
                                 "a2=kitchen-2+paintings b2=living-2+cat-house"});
    (void)state;
    play(&game, "handyman b1 b2");
    assert_home(&game.homes[0],
                "a1=living-1+piano a2=kitchen-2 b1=living-2 b2=kitchen-1+ice-cream");
}

static void R7_4_of_equal_tokens_the_first_space_keeps_its_own(void **state)
{
    Game game = AT_END(.homes = {"helpers=handyman b1=kitchen-1 c1=living-2+paintings "
                                 "b2=living-3+cat-house"});
    (void)state;
    play(&game, "handyman b1 b2");
    assert_home(&game.homes[0], "b1=living-3+cat-house b2=kitchen-1 c1=living-2");
}

static void R7_4_the_handyman_needs_a_handyman(void **state)
{
    Game game = AT_END(.homes = {"helpers=roofer a1=study-1 b1=kitchen-1"});
    (void)state;
    assert_refused(&game, "handyman a1 b1", RULE_NO_HANDYMAN);
}

static void R7_5_architect_and_designer_act_in_the_count(void **state)
{
    Game game = GAME(.phase = PHASE_OVER,
                     .homes = {"helpers=architect,designer a1=down b1=living-1+piano"});
    (void)state;
    assert_int_equal(game_score(&game, 0).function, 1);
    assert_int_equal(game_score(&game, 0).decor, 4);
}

static void R7_5_architect_and_designer_give_no_move(void **state)
{
    Game game = AT_END(.homes = {"helpers=architect,designer,roofer a1=down b1=study-1"});
    (void)state;
    assert_moves(&game, "pass");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(R7_1_players_act_clockwise_from_the_holder_of_the_marker),
        cmocka_unit_test(R7_1_a_marker_taken_in_round_12_decides_the_order),
        cmocka_unit_test(R7_1_who_has_none_of_the_three_helpers_is_not_asked),
        cmocka_unit_test(R7_1_one_with_several_helpers_chooses_their_order),
        cmocka_unit_test(R7_1_each_use_is_optional_and_pass_ends_them),
        cmocka_unit_test(R7_1_a_helper_is_used_once_and_stays),
        cmocka_unit_test(R7_1_a_helper_without_a_use_leaves_only_pass),
        cmocka_unit_test(R7_1_only_helpers_act_at_the_end),
        cmocka_unit_test(R7_2_the_roofer_takes_a_roof_from_the_discards),
        cmocka_unit_test(R7_2_the_roofer_takes_nothing_else),
        cmocka_unit_test(R7_2_a_card_out_of_range_is_refused),
        cmocka_unit_test(R7_3_the_supplier_swaps_a_discarded_room_with_any_card),
        cmocka_unit_test(R7_3_an_empty_room_may_go_and_lies_open_among_the_discards),
        cmocka_unit_test(R7_3_the_incoming_card_obeys_section_4),
        cmocka_unit_test(R7_3_the_designer_helps_the_supplier_too),
        cmocka_unit_test(R7_3_the_outgoing_card_and_its_token_are_already_gone),
        cmocka_unit_test(R7_3_the_supplier_needs_a_supplier),
        cmocka_unit_test(R7_4_the_handyman_swaps_two_cards_of_the_home),
        cmocka_unit_test(R7_4_the_pair_is_named_in_byte_order),
        cmocka_unit_test(R7_4_both_cards_obey_section_4_after_the_swap),
        cmocka_unit_test(R7_4_a_room_may_shrink_before_the_other_card_is_tested),
        cmocka_unit_test(R7_4_a_token_does_not_finish_a_room_here),
        cmocka_unit_test(R7_4_empty_rooms_may_be_swapped_and_stay_face_down),
        cmocka_unit_test(R7_4_an_empty_room_may_come_into_the_basement),
        cmocka_unit_test(R7_4_scaffolding_is_no_card),
        cmocka_unit_test(R7_4_tokens_move_with_their_cards),
        cmocka_unit_test(R7_4_of_several_tokens_the_most_valuable_stays),
        cmocka_unit_test(R7_4_both_changed_rooms_keep_one_token),
        cmocka_unit_test(R7_4_of_equal_tokens_the_first_space_keeps_its_own),
        cmocka_unit_test(R7_4_the_handyman_needs_a_handyman),
        cmocka_unit_test(R7_5_architect_and_designer_act_in_the_count),
        cmocka_unit_test(R7_5_architect_and_designer_give_no_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
