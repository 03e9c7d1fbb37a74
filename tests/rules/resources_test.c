/* What happens to a taken resource (RULES.md section 5). */
#include "expect.h"
#include "situation.h"

/* A market whose column 2 has the resource of the test. */
#define MARKET_WITH(resource)                                                                      \
    "living-10 living-9/" resource " bedroom-8/roof-brown-5 bathroom-8/roof-blue-5 "               \
    "children-6/roof-green-5"

static void R5_1_roofs_go_on_the_pile(void **state)
{
    Game game = GAME(.market = MARKET_WITH("roof-red-1"), .homes = {"roofs=roof-red-2"});
    (void)state;
    play(&game, "take 2");
    assert_int_equal(game.homes[0].cards, resources_of("roof-red-1 roof-red-2"));
    assert_int_equal(game.hand_resource, 0);
    assert_int_equal(game.resource_discards, 0);
}

static void R5_1_the_pile_counts_only_at_the_end(void **state)
{
    const char *const home = "roofs=roof-red-1,roof-red-2,roof-red-3,roof-red-4";
    Game running = GAME(.homes = {home});
    Game over = GAME(.phase = PHASE_OVER, .homes = {home});
    (void)state;
    assert_int_equal(game_score(&running, 0).roof, 0);
    assert_int_equal(game_score(&running, 0).total, 0);
    assert_int_equal(game_score(&over, 0).roof, 8);
}

static void R5_2_tools_and_helpers_lie_beside_the_home_before_the_room_is_placed(void **state)
{
    static const struct {
        const char *market, *card;
    } CASES[] = {
        {MARKET_WITH("drill-2"), "drill-2"},     {MARKET_WITH("jackhammer-1"), "jackhammer-1"},
        {MARKET_WITH("mixer-1"), "mixer-1"},     {MARKET_WITH("roofer"), "roofer"},
        {MARKET_WITH("supplier"), "supplier"},   {MARKET_WITH("architect"), "architect"},
        {MARKET_WITH("handyman"), "handyman"},   {MARKET_WITH("designer"), "designer"},
        {MARKET_WITH("treehouse"), "treehouse"}, {MARKET_WITH("birdhouse"), "birdhouse"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        Game game = GAME(.market = CASES[i].market);
        play(&game, "take 2");
        assert_int_equal(game.homes[0].cards, CARD_BIT(resource_of(CASES[i].card)));
        assert_int_equal(game.hand_resource, 0);
        assert_waits(&game, PHASE_HAND, 0);
    }
}

static void R5_2_a_designer_already_helps_the_room_taken_with_him(void **state)
{
    const char *const home = "a1=living-1+piano";
    Game with = GAME(.market = MARKET_WITH("designer"), .homes = {home});
    Game without = GAME(.market = MARKET_WITH("architect"), .homes = {home});
    (void)state;
    play(&with, "take 2; place b1");
    play(&without, "take 2");
    assert_refused(&without, "place b1", RULE_ROOM_DECORATED);
    assert_spaces(home_room_at(&with.homes[0], SPACE_B1), "a1 b1");
}

static void R5_3_decor_comes_after_the_room(void **state)
{
    Game game = GAME(.market = MARKET_WITH("piano"), .homes = {"b1=living-1"});
    (void)state;
    play(&game, "take 2");
    assert_refused(&game, "decorate b1", RULE_HAND_FULL);
    play(&game, "place a1; decorate b1");
    assert_home(&game.homes[0], "a1=living-9 b1=living-1+piano");
}

static void R5_3_the_token_may_go_on_the_new_room(void **state)
{
    Game game = GAME(.market = MARKET_WITH("piano"));
    (void)state;
    play(&game, "take 2; place a1; decorate a1");
    assert_home(&game.homes[0], "a1=living-9+piano");
    assert_int_equal(game.resource_discards, resources_of("piano"));
    assert_waits(&game, PHASE_TURN, 1);
}

static void R5_3_the_token_must_be_placed_where_it_can(void **state)
{
    Game game = GAME(.hand = "-/cat-house",
                     .homes = {"a1=living-1 b1=living-2 c1=kitchen-1 a2=bedroom-1+canopy-bed "
                               "b2=children-1 d0=down"});
    (void)state;
    assert_moves(&game, "decorate a1; decorate b1; decorate b2");
    assert_refused(&game, "take 1", RULE_NOT_NOW);
    assert_refused(&game, "pass", RULE_NOT_NOW);
    assert_refused(&game, "decorate c1", RULE_WRONG_ROOM);
    assert_refused(&game, "decorate a2", RULE_DECORATED_TWICE);
    assert_refused(&game, "decorate d0", RULE_WRONG_ROOM);
    assert_refused(&game, "decorate c2", RULE_WRONG_ROOM);
    assert_refused(&game, "place c2", RULE_HAND_EMPTY);
}

static void R5_3_the_token_lies_on_the_chosen_card(void **state)
{
    Game game = GAME(.hand = "-/piano", .homes = {"a1=living-1 b1=living-2"});
    (void)state;
    play(&game, "decorate b1");
    assert_home(&game.homes[0], "a1=living-1 b1=living-2+piano");
}

static void R5_3_a_whole_room_takes_one_token(void **state)
{
    const Home home = home_of("a1=living-1+piano b1=living-2 a2=living-3");
    (void)state;
    assert_spaces(home_decor_places(&home, RESOURCE_FIREPLACE), "a2");
    assert_int_equal(home_check_decorate(&home, RESOURCE_FIREPLACE, SPACE_B1),
                     RULE_DECORATED_TWICE);
}

static void R5_3_every_decor_has_its_rooms(void **state)
{
    static const struct {
        ResourceType token;
        const char *spaces;
    } CASES[] = {
        {RESOURCE_PIANO, "a1"},
        {RESOURCE_FIREPLACE, "a1"},
        {RESOURCE_CANOPY_BED, "c1"},
        {RESOURCE_WHIRLPOOL, "e1"},
        {RESOURCE_ICE_CREAM, "b1"},
        {RESOURCE_SLIDE, "d1"},
        {RESOURCE_CAT_HOUSE, "a1 c1 d1"},
        {RESOURCE_PAINTINGS, "a1 b1 c1 d1 a2 b2"},
        {RESOURCE_CAR, "d0"},
        {RESOURCE_TREEHOUSE, ""},
        {RESOURCE_BIRDHOUSE, ""},
    };
    const Home home = home_of("a1=living-1 b1=kitchen-1 c1=bedroom-1 d1=children-1 e1=bathroom-1 "
                              "a2=library-1 b2=study-1 c2=games-1 d2=pantry-1 e2=sauna-1 "
                              "d0=garage-1 e0=cellar-1");
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++)
        assert_spaces(home_decor_places(&home, CASES[i].token), CASES[i].spaces);
}

static void R5_3_a_token_without_a_room_is_lost(void **state)
{
    EventList events;
    Game game = GAME(.market = MARKET_WITH("slide"), .homes = {"b1=living-1"});
    (void)state;
    play_and_watch(&game, "take 2; place a1", &events);
    assert_home(&game.homes[0], "a1=living-9 b1=living-1");
    assert_int_equal(game.resource_discards, resources_of("slide"));
    assert_int_equal(game.hand_resource, 0);
    assert_waits(&game, PHASE_TURN, 1);
    assert_int_equal(events.items[1].kind, EVENT_DECOR_DISCARDED);
    assert_true(events.items[1].lost);
}

static void R5_3_a_room_placed_face_down_takes_no_token(void **state)
{
    Game game = GAME(.market = MARKET_WITH("piano"));
    (void)state;
    play(&game, "take 2; place a1 down");
    assert_home(&game.homes[0], "a1=down");
    assert_waits(&game, PHASE_TURN, 1);
}

static void R5_3_decorate_needs_decor(void **state)
{
    Game room = GAME(.hand = "living-1", .homes = {"a1=living-2"});
    Game scaffolding = GAME(.hand = "-/scaffolding-1", .homes = {"a1=living-2"});
    (void)state;
    assert_refused(&room, "decorate a1", RULE_NO_DECOR);
    assert_refused(&scaffolding, "decorate a1", RULE_NO_DECOR);
}

static void R5_4_a_token_finishes_its_room_but_not_for_the_designers_owner(void **state)
{
    const char *const home = "a1=living-1+piano b1=living-2";
    Game plain = GAME(.hand = "living-3", .homes = {home});
    Game designed =
        GAME(.hand = "living-3", .homes = {"helpers=designer a1=living-1+piano b1=living-2"});
    Game neighbour = GAME(.hand = "living-3", .homes = {home, "helpers=designer"});
    (void)state;
    assert_refused(&plain, "place c1", RULE_ROOM_DECORATED);
    assert_refused(&neighbour, "place c1", RULE_ROOM_DECORATED);
    play(&designed, "place c1");
    assert_home(&designed.homes[0], "a1=living-1+piano b1=living-2 c1=living-3");
}

static void R5_4_the_designer_does_not_lift_the_limit(void **state)
{
    (void)state;
    assert_no_place("helpers=designer a1=bedroom-1+canopy-bed b1=bedroom-2", "bedroom-3", "c1",
                    RULE_ROOM_COMPLETE);
    assert_no_place("helpers=designer a1=bathroom-1+whirlpool", "bathroom-2", "b1",
                    RULE_ROOM_COMPLETE);
    assert_no_place("helpers=designer a1=kitchen-1+ice-cream c1=kitchen-2", "kitchen-3", "b1",
                    RULE_TOO_LARGE);
}

static void R5_4_the_designer_allows_no_second_token(void **state)
{
    Game game = GAME(.hand = "-/fireplace",
                     .homes = {"helpers=designer a1=living-1+piano b1=living-2 a2=living-3"});
    (void)state;
    assert_moves(&game, "decorate a2");
    assert_refused(&game, "decorate b1", RULE_DECORATED_TWICE);
}

static void R5_5_a_home_may_have_treehouse_and_birdhouse(void **state)
{
    Game game = GAME(.market = MARKET_WITH("birdhouse"), .homes = {"outside=treehouse"});
    (void)state;
    play(&game, "take 2; place a1");
    assert_int_equal(game.homes[0].cards, resources_of("treehouse birdhouse"));
    assert_int_equal(score_open(&game.homes[0]).decor, 3);
    assert_int_equal(game.resource_discards, 0);
}

static void R5_6_of_two_joined_tokens_the_more_valuable_stays(void **state)
{
    Game left = GAME(.hand = "living-3",
                     .homes = {"helpers=designer a1=living-1+piano c1=living-2+cat-house"});
    Game right = GAME(.hand = "living-3",
                      .homes = {"helpers=designer a1=living-1+cat-house c1=living-2+piano"});
    (void)state;
    play(&left, "place b1");
    play(&right, "place b1");
    assert_home(&left.homes[0], "a1=living-1+piano b1=living-3 c1=living-2");
    assert_home(&right.homes[0], "a1=living-1 b1=living-3 c1=living-2+piano");
}

static void R5_6_of_equal_tokens_the_first_space_in_byte_order_keeps_its_own(void **state)
{
    Game game = GAME(.hand = "living-3",
                     .homes = {"helpers=designer a1=living-1+paintings c1=living-2+cat-house"});
    EventList events;
    (void)state;
    play_and_watch(&game, "place b1", &events);
    assert_home(&game.homes[0], "a1=living-1+paintings b1=living-3 c1=living-2");
    assert_int_equal(events.items[1].kind, EVENT_TOKEN_LOST);
    assert_int_equal(events.items[1].token, RESOURCE_CAT_HOUSE);
    assert_int_equal(events.items[1].space, SPACE_C1);
}

static void R5_6_a_single_token_survives_a_join(void **state)
{
    Game game =
        GAME(.hand = "living-3", .homes = {"helpers=designer a1=living-1 c1=living-2+cat-house"});
    (void)state;
    play(&game, "place b1");
    assert_home(&game.homes[0], "a1=living-1 b1=living-3 c1=living-2+cat-house");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(R5_1_roofs_go_on_the_pile),
        cmocka_unit_test(R5_1_the_pile_counts_only_at_the_end),
        cmocka_unit_test(R5_2_tools_and_helpers_lie_beside_the_home_before_the_room_is_placed),
        cmocka_unit_test(R5_2_a_designer_already_helps_the_room_taken_with_him),
        cmocka_unit_test(R5_3_decor_comes_after_the_room),
        cmocka_unit_test(R5_3_the_token_may_go_on_the_new_room),
        cmocka_unit_test(R5_3_the_token_must_be_placed_where_it_can),
        cmocka_unit_test(R5_3_the_token_lies_on_the_chosen_card),
        cmocka_unit_test(R5_3_a_whole_room_takes_one_token),
        cmocka_unit_test(R5_3_every_decor_has_its_rooms),
        cmocka_unit_test(R5_3_a_token_without_a_room_is_lost),
        cmocka_unit_test(R5_3_a_room_placed_face_down_takes_no_token),
        cmocka_unit_test(R5_3_decorate_needs_decor),
        cmocka_unit_test(R5_4_a_token_finishes_its_room_but_not_for_the_designers_owner),
        cmocka_unit_test(R5_4_the_designer_does_not_lift_the_limit),
        cmocka_unit_test(R5_4_the_designer_allows_no_second_token),
        cmocka_unit_test(R5_5_a_home_may_have_treehouse_and_birdhouse),
        cmocka_unit_test(R5_6_of_two_joined_tokens_the_more_valuable_stays),
        cmocka_unit_test(R5_6_of_equal_tokens_the_first_space_in_byte_order_keeps_its_own),
        cmocka_unit_test(R5_6_a_single_token_survives_a_join),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
