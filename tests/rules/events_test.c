/* What a move tells: the events, their order and their data. */
#include "expect.h"
#include "situation.h"

static void a_new_game_tells_the_first_deal(void **state)
{
    const GameOptions options = game_default_options(EDITION_EN);
    Game game;
    EventList events = {.count = 9};
    (void)state;
    game_new(&game, &options, &events);
    assert_int_equal(events.count, 7);
    assert_int_equal(events.items[0].kind, EVENT_ROUND_STARTED);
    assert_int_equal(events.items[0].round, 1);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const Event *event = &events.items[1 + column];
        assert_int_equal(event->kind, EVENT_COLUMN_DEALT);
        assert_int_equal(event->column, column);
        assert_int_equal(event->room, game.market_room[column]);
        assert_int_equal(event->resource, game.market_resource[column]);
    }
    assert_int_equal(events.items[6].kind, EVENT_TURN_STARTED);
}

static void taking_tells_where_everything_goes(void **state)
{
    const char *const market = "living-1 kitchen-1/roof-red-1 study-1/drill-1 games-1/piano -";
    const Game start = GAME(.players = 3, .turn = 1, .market = market);
    EventList events;
    Game game = start;
    (void)state;
    play_and_watch(&game, "take 1", &events);
    assert_events(&events, {.kind = EVENT_COLUMN_TAKEN, .player = 1, .room = room_of("living-1")},
                  {.kind = EVENT_MARKER_MOVED, .player = 1});
    game = start;
    play_and_watch(&game, "take 2", &events);
    assert_events(&events,
                  {.kind = EVENT_COLUMN_TAKEN,
                   .player = 1,
                   .column = 1,
                   .room = room_of("kitchen-1"),
                   .resource = resource_of("roof-red-1")},
                  {.kind = EVENT_ROOF_STACKED, .player = 1, .resource = resource_of("roof-red-1")});
    game = start;
    play_and_watch(&game, "take 3", &events);
    assert_events(&events,
                  {.kind = EVENT_COLUMN_TAKEN,
                   .player = 1,
                   .column = 2,
                   .room = room_of("study-1"),
                   .resource = resource_of("drill-1")},
                  {.kind = EVENT_RESOURCE_LAID, .player = 1, .resource = resource_of("drill-1")});
    game = start;
    play_and_watch(&game, "take 4", &events);
    assert_events(&events, {.kind = EVENT_COLUMN_TAKEN,
                            .player = 1,
                            .column = 3,
                            .room = room_of("games-1"),
                            .resource = resource_of("piano")});
}

static void discarding_tells_the_pair(void **state)
{
    Game game = GAME(.first = 1, .marker = 1, .discard = true);
    EventList events;
    (void)state;
    game.phase = PHASE_DISCARD;
    play_and_watch(&game, "discard 3", &events);
    assert_events(&events,
                  {.kind = EVENT_PAIR_DISCARDED,
                   .player = 1,
                   .column = 2,
                   .room = room_of("bedroom-8"),
                   .resource = resource_of("roof-brown-5")},
                  {.kind = EVENT_TURN_STARTED, .player = 1});
}

static void the_window_tells_who_is_asked_and_what_is_used(void **state)
{
    Game game = GAME(.phase = PHASE_JACKHAMMER, .tools = {"jackhammer-1", "jackhammer-2"});
    EventList events;
    (void)state;
    play_and_watch(&game, "pass", &events);
    assert_events(&events, {.kind = EVENT_WINDOW_PASSED, .player = 0},
                  {.kind = EVENT_WINDOW_ASKED, .player = 1});
    play_and_watch(&game, "jackhammer 2", &events);
    assert_events(&events,
                  {.kind = EVENT_JACKHAMMER_USED,
                   .player = 1,
                   .column = 1,
                   .room = room_of("kitchen-8"),
                   .resource = resource_of("roof-red-5")},
                  {.kind = EVENT_TOOL_SPENT, .player = 1, .resource = resource_of("jackhammer-2")});
    play_and_watch(&game, "place b1 down", &events);
    assert_events(&events,
                  {.kind = EVENT_ROOM_PLACED,
                   .player = 1,
                   .room = room_of("kitchen-8"),
                   .space = SPACE_B1,
                   .face_down = true},
                  {.kind = EVENT_TURN_STARTED, .player = 0});
}

static void mixing_tells_both_columns(void **state)
{
    Game game = GAME(.tools = {"mixer-2"});
    EventList events;
    (void)state;
    play_and_watch(&game, "mix 2 5", &events);
    assert_events(&events, {.kind = EVENT_MIXER_USED, .column = 1, .other_column = 4},
                  {.kind = EVENT_TOOL_SPENT, .resource = resource_of("mixer-2")});
}

static void a_room_on_scaffolding_tells_both(void **state)
{
    Game game = GAME(.hand = "living-1/scaffolding-2", .homes = {"a1=scaffolding"});
    EventList events;
    (void)state;
    play_and_watch(&game, "place a1", &events);
    assert_events(&events,
                  {.kind = EVENT_ROOM_PLACED, .room = room_of("living-1"), .space = SPACE_A1},
                  {.kind = EVENT_SCAFFOLDING_DISCARDED,
                   .resource = resource_of("scaffolding-1"),
                   .space = SPACE_A1,
                   .from_space = true});
    play_and_watch(&game, "scaffold b1", &events);
    assert_events(&events,
                  {.kind = EVENT_SCAFFOLDING_PLACED,
                   .resource = resource_of("scaffolding-2"),
                   .space = SPACE_B1},
                  {.kind = EVENT_TURN_STARTED, .player = 1});
}

static void decorating_tells_the_token_and_the_card(void **state)
{
    Game game = GAME(.hand = "-/piano", .homes = {"b1=living-1"});
    EventList events;
    (void)state;
    play_and_watch(&game, "decorate b1", &events);
    assert_events(&events, {.kind = EVENT_TOKEN_PLACED, .token = RESOURCE_PIANO, .space = SPACE_B1},
                  {.kind = EVENT_DECOR_DISCARDED, .resource = resource_of("piano")},
                  {.kind = EVENT_TURN_STARTED, .player = 1});
}

static void the_last_move_of_a_round_tells_the_discards_and_the_next_deal(void **state)
{
    Game game = GAME(.turn = 1, .marker = 1, .hand = "living-1/slide",
                     .market = "study-1 - - games-1/drill-1 -");
    EventList events;
    (void)state;
    play_and_watch(&game, "place a1", &events);
    const RoomCard *rooms = game.market_room;
    const ResourceCard *resources = game.market_resource;
    assert_events(
        &events,
        {.kind = EVENT_ROOM_PLACED, .player = 1, .room = room_of("living-1"), .space = SPACE_A1},
        {.kind = EVENT_DECOR_DISCARDED,
         .player = 1,
         .resource = resource_of("slide"),
         .lost = true},
        {.kind = EVENT_MARKET_DISCARDED, .column = 0, .room = room_of("study-1")},
        {.kind = EVENT_MARKET_DISCARDED,
         .column = 3,
         .room = room_of("games-1"),
         .resource = resource_of("drill-1")},
        {.kind = EVENT_ROUND_STARTED, .player = 1, .round = 6},
        {.kind = EVENT_COLUMN_DEALT, .column = 0, .room = rooms[0]},
        {.kind = EVENT_COLUMN_DEALT, .column = 1, .room = rooms[1], .resource = resources[1]},
        {.kind = EVENT_COLUMN_DEALT, .column = 2, .room = rooms[2], .resource = resources[2]},
        {.kind = EVENT_COLUMN_DEALT, .column = 3, .room = rooms[3], .resource = resources[3]},
        {.kind = EVENT_COLUMN_DEALT, .column = 4, .room = rooms[4], .resource = resources[4]},
        {.kind = EVENT_TURN_STARTED, .player = 1});
}

static void the_end_tells_who_is_asked(void **state)
{
    Game game = GAME(.round = 12, .turn = 1, .market = "- - - - -", .hand = "living-1",
                     .discards = "roof-red-1", .homes = {"helpers=roofer", "helpers=handyman"});
    EventList events;
    (void)state;
    play_and_watch(&game, "place a1", &events);
    assert_events(
        &events,
        {.kind = EVENT_ROOM_PLACED, .player = 1, .room = room_of("living-1"), .space = SPACE_A1},
        {.kind = EVENT_END_STARTED}, {.kind = EVENT_HELPERS_ASKED, .player = 0});
    play_and_watch(&game, "roofer roof-red-1", &events);
    assert_events(&events, {.kind = EVENT_ROOFER_USED, .resource = resource_of("roof-red-1")},
                  {.kind = EVENT_HELPERS_ASKED, .player = 1});
    play_and_watch(&game, "pass", &events);
    assert_events(&events, {.kind = EVENT_HELPERS_PASSED, .player = 1}, {.kind = EVENT_GAME_OVER});
}

static void a_refused_move_tells_nothing(void **state)
{
    Game game = GAME(.hand = "living-1");
    EventList events = {.count = 3};
    const Move move = move_of("place a2");
    (void)state;
    assert_int_equal(game_apply(&game, &move, &events), RULE_NEEDS_SUPPORT);
    assert_int_equal(events.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_game_tells_the_first_deal),
        cmocka_unit_test(taking_tells_where_everything_goes),
        cmocka_unit_test(discarding_tells_the_pair),
        cmocka_unit_test(the_window_tells_who_is_asked_and_what_is_used),
        cmocka_unit_test(mixing_tells_both_columns),
        cmocka_unit_test(a_room_on_scaffolding_tells_both),
        cmocka_unit_test(decorating_tells_the_token_and_the_card),
        cmocka_unit_test(the_last_move_of_a_round_tells_the_discards_and_the_next_deal),
        cmocka_unit_test(the_end_tells_who_is_asked),
        cmocka_unit_test(a_refused_move_tells_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
