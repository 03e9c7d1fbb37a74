/* Set-up and the course of a round (RULES.md sections 2 and 3). */
#include "expect.h"
#include "situation.h"

static void R2_1_both_decks_are_shuffled_apart(void **state)
{
    const Game one = game_started(EDITION_EN, 4, 1);
    const Game same = game_started(EDITION_EN, 4, 1);
    const Game other = game_started(EDITION_EN, 4, 2);
    uint64_t rooms = 0;
    uint64_t resources = 0;
    (void)state;
    for (int i = 0; i < ROOM_CARD_COUNT; i++)
        rooms |= CARD_BIT(one.room_deck[i]);
    for (int i = 0; i < RESOURCE_CARD_COUNT; i++)
        resources |= CARD_BIT(one.resource_deck[i]);
    assert_int_equal(card_count(rooms & ~(uint64_t)1), ROOM_CARD_COUNT);
    assert_int_equal(card_count(resources & ~(uint64_t)1), RESOURCE_CARD_COUNT);
    assert_int_equal(game_hash(&one), game_hash(&same));
    assert_memory_not_equal(one.room_deck, other.room_deck, sizeof one.room_deck);
    assert_memory_not_equal(one.resource_deck, other.resource_deck, sizeof one.resource_deck);
}

static void R2_1_column_1_never_has_a_resource(void **state)
{
    (void)state;
    for (int seed = 0; seed < 20; seed++) {
        const Game game = game_started(EDITION_EN, 4, (uint64_t)seed);
        assert_int_equal(game.market_resource[0], 0);
    }
}

static void R2_1_there_are_five_columns(void **state)
{
    Game game = GAME(.players = 4);
    const Move beyond = {.kind = MOVE_TAKE, .column = COLUMN_COUNT};
    (void)state;
    assert_moves(&game, "take 1; take 2; take 3; take 4; take 5");
    assert_int_equal(game_apply(&game, &beyond, NULL), RULE_NO_COLUMN);
}

static void R2_2_the_youngest_player_starts_with_the_marker(void **state)
{
    (void)state;
    for (int first = 0; first < 4; first++) {
        GameOptions options = game_default_options(EDITION_EN);
        Game game;
        options.first = (uint8_t)first;
        game_new(&game, &options, NULL);
        assert_int_equal(game.first, first);
        assert_int_equal(game.marker, first);
        assert_waits(&game, PHASE_TURN, first);
    }
}

static void R3_1_a_round_deals_five_rooms_and_four_resources(void **state)
{
    Game game = game_started(EDITION_EN, 4, 7);
    (void)state;
    for (int column = 0; column < COLUMN_COUNT; column++) {
        assert_int_equal(game.market_room[column], game.room_deck[column]);
        if (column > 0)
            assert_int_equal(game.market_resource[column], game.resource_deck[column - 1]);
    }
}

static void R3_1_the_next_round_deals_the_next_cards(void **state)
{
    Game game = GAME(.round = 5, .turn = 1, .hand = "living-1");
    (void)state;
    play(&game, "place a1");
    assert_int_equal(game.round, 6);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        assert_int_equal(game.market_room[column], game.room_deck[25 + column]);
        assert_int_equal(game.market_resource[column],
                         column ? game.resource_deck[20 + column - 1] : 0);
    }
}

static void R3_2_with_two_or_three_players_the_first_discards_a_pair(void **state)
{
    (void)state;
    for (int players = 2; players <= 3; players++) {
        Game game = game_started(EDITION_EN, players, 3);
        const RoomCard room = game.market_room[3];
        const ResourceCard resource = game.market_resource[3];
        assert_waits(&game, PHASE_DISCARD, 0);
        assert_moves(&game, "discard 2; discard 3; discard 4; discard 5");
        assert_refused(&game, "discard 1", RULE_DISCARD_FIRST_COLUMN);
        assert_refused(&game, "take 2", RULE_NOT_NOW);
        assert_refused(&game, "pass", RULE_NOT_NOW);
        play(&game, "discard 4");
        assert_int_equal(game.market_room[3], 0);
        assert_int_equal(game.market_resource[3], 0);
        assert_int_equal(game.room_discards, CARD_BIT(room));
        assert_int_equal(game.resource_discards, CARD_BIT(resource));
        assert_waits(&game, PHASE_TURN, 0);
        assert_refused(&game, "take 4", RULE_COLUMN_EMPTY);
        assert_refused(&game, "discard 2", RULE_NOT_NOW);
    }
}

static void R3_2_every_round_begins_with_the_discard(void **state)
{
    Game game = GAME(.players = 3, .discard = true, .turn = 2, .marker = 1, .hand = "living-1");
    (void)state;
    play(&game, "place a1");
    assert_waits(&game, PHASE_DISCARD, 1);
}

static void R3_2_not_with_four_players_nor_switched_off(void **state)
{
    GameOptions young = game_default_options(EDITION_EN);
    Game game = game_started(EDITION_EN, 4, 3);
    (void)state;
    assert_true(game.discard);
    assert_waits(&game, PHASE_TURN, 0);
    young.players = 2;
    young.discard = false;
    game_new(&game, &young, NULL);
    assert_waits(&game, PHASE_TURN, 0);
    assert_refused(&game, "discard 2", RULE_NOT_NOW);
}

/* The window opens at the next deal: a last room is placed, and the holders are asked. */
static Game window(int players, int marker, const char *const tools[PLAYERS_MAX])
{
    Game game = game_in((Situation){.players = players,
                                    .marker = marker,
                                    .turn = players - 1,
                                    .hand = "living-1",
                                    .tools = {tools[0], tools[1], tools[2], tools[3]}});
    play(&game, "place a1");
    return game;
}

static void R3_3_holders_are_asked_clockwise_from_the_first_player(void **state)
{
    Game game = window(4, 2, (const char *const[]){"jackhammer-1", "jackhammer-2", "", ""});
    (void)state;
    assert_waits(&game, PHASE_JACKHAMMER, 0);
    play(&game, "pass");
    assert_waits(&game, PHASE_JACKHAMMER, 1);
    play(&game, "pass");
    assert_waits(&game, PHASE_TURN, 2);
    assert_int_equal(game.homes[0].cards | game.homes[1].cards,
                     resources_of("jackhammer-1 jackhammer-2"));
}

static void R3_3_without_a_holder_nobody_is_asked(void **state)
{
    Game game = window(3, 1, (const char *const[]){"drill-1", "", "mixer-1", ""});
    (void)state;
    assert_waits(&game, PHASE_TURN, 1);
}

static void R3_3_a_player_uses_at_most_one_jackhammer_a_round(void **state)
{
    Game game = window(3, 0, (const char *const[]){"jackhammer-1 jackhammer-2", "", "", ""});
    (void)state;
    play(&game, "jackhammer 2; place a1 down");
    assert_waits(&game, PHASE_TURN, 1);
    assert_int_equal(game.homes[0].cards, resources_of("jackhammer-2"));
}

static void R3_3_two_holders_may_both_use_theirs(void **state)
{
    Game game = window(3, 1, (const char *const[]){"jackhammer-1", "jackhammer-2", "", ""});
    (void)state;
    assert_waits(&game, PHASE_JACKHAMMER, 1);
    play(&game, "jackhammer 1; place a1 down");
    assert_waits(&game, PHASE_JACKHAMMER, 0);
    play(&game, "jackhammer 2; place a1 down");
    assert_waits(&game, PHASE_TURN, 2);
    assert_int_equal(game.marker, 1);
    play(&game, "take 3");
}

static void R3_3_when_everybody_skips_the_round_ends_at_once(void **state)
{
    Game game = window(2, 0, (const char *const[]){"jackhammer-1", "jackhammer-2", "", ""});
    (void)state;
    play(&game, "jackhammer 1; place a1 down; jackhammer 2; place a2 down");
    assert_int_equal(game.round, 7);
    assert_waits(&game, PHASE_TURN, 0);
    assert_int_equal(game.marker, 0);
    assert_int_equal(game.resource_discards & resource_cards_of_kind(RESOURCE_KIND_TOOL),
                     resources_of("jackhammer-1 jackhammer-2"));
}

static void R3_3_the_window_comes_after_the_discard(void **state)
{
    Game game = GAME(.discard = true, .turn = 1, .hand = "living-1", .tools = {"jackhammer-1"});
    (void)state;
    play(&game, "place a1");
    assert_waits(&game, PHASE_DISCARD, 0);
    play(&game, "discard 2");
    assert_waits(&game, PHASE_JACKHAMMER, 0);
    assert_refused(&game, "jackhammer 2", RULE_COLUMN_EMPTY);
    assert_refused(&game, "take 1", RULE_NOT_NOW);
    assert_moves(&game, "jackhammer 1; jackhammer 3; jackhammer 4; jackhammer 5; pass");
}

static void R3_4_turns_go_clockwise_from_the_first_player(void **state)
{
    Game game = GAME(.players = 4, .first = 2, .marker = 2);
    (void)state;
    assert_waits(&game, PHASE_TURN, 2);
    play(&game, "take 2; place a1");
    assert_waits(&game, PHASE_TURN, 3);
    play(&game, "take 3; place a1");
    assert_waits(&game, PHASE_TURN, 0);
    play(&game, "take 4; place a1");
    assert_waits(&game, PHASE_TURN, 1);
}

static void R3_4_a_turn_takes_a_column_that_still_has_its_room(void **state)
{
    Game game = GAME(.market = "living-1 - kitchen-1/piano - -");
    (void)state;
    assert_moves(&game, "take 1; take 3");
    assert_refused(&game, "take 2", RULE_COLUMN_EMPTY);
    assert_refused(&game, "pass", RULE_NOT_NOW);
    assert_refused(&game, "place a1", RULE_HAND_EMPTY);
    play(&game, "take 3");
    assert_int_equal(game.hand_room, room_of("kitchen-1"));
    assert_int_equal(game.hand_resource, resource_of("piano"));
}

static void R3_4_the_room_is_placed_at_once(void **state)
{
    Game game = GAME(.hand = "living-1", .tools = {"drill-1 mixer-1"}, .homes = {"a1=study-1"});
    (void)state;
    assert_refused(&game, "take 2", RULE_HAND_FULL);
    assert_refused(&game, "mix 1 2", RULE_HAND_FULL);
    assert_refused(&game, "drill 1 a1", RULE_HAND_FULL);
    assert_refused(&game, "pass", RULE_HAND_FULL);
}

static void R3_4_tools_come_in_any_order_and_number(void **state)
{
    Game game = GAME(.tools = {"drill-1 drill-2 mixer-1 mixer-2"}, .homes = {"a1=study-1"});
    (void)state;
    play(&game, "mix 1 2; drill 1 a1; drill 1 a1; mix 1 2; take 5; place b1");
    assert_int_equal(game.homes[0].cards & resource_cards_of_kind(RESOURCE_KIND_TOOL), 0);
    assert_waits(&game, PHASE_TURN, 1);
}

static void R3_5_column_1_brings_the_marker_for_the_next_round(void **state)
{
    Game game = GAME(.players = 3);
    (void)state;
    play(&game, "take 2; place a1; take 1; place a1");
    assert_int_equal(game.marker, 1);
    assert_int_equal(game.first, 0);
    assert_waits(&game, PHASE_TURN, 2);
    play(&game, "take 3; place a1");
    assert_int_equal(game.first, 1);
    assert_waits(&game, PHASE_TURN, 1);
}

static void R3_5_if_nobody_takes_it_the_marker_stays(void **state)
{
    Game game = GAME(.first = 1, .marker = 1);
    (void)state;
    play(&game, "take 2; place a1; take 3; place a1");
    assert_int_equal(game.marker, 1);
    assert_waits(&game, PHASE_TURN, 1);
}

static void R3_6_the_rest_of_the_market_is_discarded(void **state)
{
    Game game = GAME(.turn = 1, .hand = "living-1",
                     .market = "study-1 - kitchen-1/piano - bedroom-1/drill-1");
    (void)state;
    play(&game, "place a1");
    assert_int_equal(game.room_discards, CARD_BIT(room_of("study-1")) |
                                             CARD_BIT(room_of("kitchen-1")) |
                                             CARD_BIT(room_of("bedroom-1")));
    assert_int_equal(game.resource_discards, resources_of("piano drill-1"));
}

static void R3_7_after_round_12_the_end_of_the_game_follows(void **state)
{
    Game helper = GAME(.round = 12, .turn = 1, .hand = "living-1", .homes = {"helpers=handyman"});
    Game plain = GAME(.round = 12, .turn = 1, .hand = "living-1");
    EventList events;
    (void)state;
    play(&helper, "place a1");
    assert_waits(&helper, PHASE_END, 0);
    for (int column = 0; column < COLUMN_COUNT; column++)
        assert_int_equal(helper.market_room[column] + helper.market_resource[column], 0);
    play_and_watch(&plain, "place a1", &events);
    assert_int_equal(plain.phase, PHASE_OVER);
    assert_int_equal(plain.round, 12);
    assert_int_equal(events.items[events.count - 2].kind, EVENT_END_STARTED);
    assert_int_equal(events.items[events.count - 1].kind, EVENT_GAME_OVER);
}

static void R3_7_nothing_can_be_played_when_the_game_is_over(void **state)
{
    static const char *const MOVES[] = {"pass",
                                        "take 1",
                                        "place a1",
                                        "discard 2",
                                        "mix 1 2",
                                        "drill 1 a1",
                                        "jackhammer 1",
                                        "scaffold a1",
                                        "decorate a1",
                                        "roofer roof-red-1",
                                        "supply living-1 a1",
                                        "handyman a1 b1"};
    Game game = GAME(.phase = PHASE_OVER);
    (void)state;
    assert_moves(&game, "");
    for (size_t i = 0; i < COUNT_OF(MOVES); i++)
        assert_refused(&game, MOVES[i], RULE_GAME_OVER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(R2_1_both_decks_are_shuffled_apart),
        cmocka_unit_test(R2_1_column_1_never_has_a_resource),
        cmocka_unit_test(R2_1_there_are_five_columns),
        cmocka_unit_test(R2_2_the_youngest_player_starts_with_the_marker),
        cmocka_unit_test(R3_1_a_round_deals_five_rooms_and_four_resources),
        cmocka_unit_test(R3_1_the_next_round_deals_the_next_cards),
        cmocka_unit_test(R3_2_with_two_or_three_players_the_first_discards_a_pair),
        cmocka_unit_test(R3_2_every_round_begins_with_the_discard),
        cmocka_unit_test(R3_2_not_with_four_players_nor_switched_off),
        cmocka_unit_test(R3_3_holders_are_asked_clockwise_from_the_first_player),
        cmocka_unit_test(R3_3_without_a_holder_nobody_is_asked),
        cmocka_unit_test(R3_3_a_player_uses_at_most_one_jackhammer_a_round),
        cmocka_unit_test(R3_3_two_holders_may_both_use_theirs),
        cmocka_unit_test(R3_3_when_everybody_skips_the_round_ends_at_once),
        cmocka_unit_test(R3_3_the_window_comes_after_the_discard),
        cmocka_unit_test(R3_4_turns_go_clockwise_from_the_first_player),
        cmocka_unit_test(R3_4_a_turn_takes_a_column_that_still_has_its_room),
        cmocka_unit_test(R3_4_the_room_is_placed_at_once),
        cmocka_unit_test(R3_4_tools_come_in_any_order_and_number),
        cmocka_unit_test(R3_5_column_1_brings_the_marker_for_the_next_round),
        cmocka_unit_test(R3_5_if_nobody_takes_it_the_marker_stays),
        cmocka_unit_test(R3_6_the_rest_of_the_market_is_discarded),
        cmocka_unit_test(R3_7_after_round_12_the_end_of_the_game_follows),
        cmocka_unit_test(R3_7_nothing_can_be_played_when_the_game_is_over),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
