/* Moments of a turn that nobody has to wait for: the marker on its way, earlier turns once more. */
#include "table_game.h"

#include "app/pieces/roof_tray.h"
#include "dreamhome/notation.h"
#include "testing.h"

enum { PATIENCE = 600 }; /* frames */

static int open_four(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/fr-4.dreamhome", 40);
}

static int open_new(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/fr-4.dreamhome", 0);
}

static void page_up_shows_earlier_turns_and_any_other_key_ends_that(void **state)
{
    (void)state;
    table_game_key(SDLK_PAGEUP, 0);
    assert_true(table_game()->shown.looking_back);
    const int last = table_game()->shown.back_to;
    table_game_key(SDLK_PAGEUP, 0);
    assert_true(table_game()->shown.back_to < last);
    table_game_key(SDLK_TAB, 0);
    assert_false(table_game()->shown.looking_back);
    assert_memory_equal(&table_game()->shown.game, play_game(app.play), sizeof(Game));
}

static void the_marker_walks_over_and_then_stands_still(void **state)
{
    (void)state;
    const Event moved = {.kind = EVENT_MARKER_MOVED, .player = 1};
    const Home before = {0};
    Table *table = (Table *)table_game();
    app.settings.speed = SPEED_NORMAL;
    table_start_trinkets(table, &app, &moved, &before);
    assert_true(table_marker_walks(table, 1));
    int frames = 0;
    while (table_trinkets_move(table) && frames < PATIENCE) {
        app_draw(&app);
        table_game_run(1);
        frames++;
    }
    assert_in_range(frames, 10, PATIENCE - 1);
    assert_false(table_marker_walks(table, 1));
}

static void with_reduced_motion_nothing_walks(void **state)
{
    (void)state;
    const Event moved = {.kind = EVENT_MARKER_MOVED, .player = 1};
    const Home before = {0};
    app.settings.speed = SPEED_NORMAL;
    app.settings.reduced_motion = 1;
    table_start_trinkets((Table *)table_game(), &app, &moved, &before);
    assert_false(table_trinkets_move(table_game()));
}

/* The spaces that come to life when something is laid on c1 of a home. */
static SpaceSet come_to_life(EventKind kind, const char *line)
{
    Table *table = (Table *)table_game();
    const int player = table->shown.viewed;
    const Event event = {.kind = kind, .player = (uint8_t)player, .space = SPACE_C1};
    Home *home = &table->shown.game.homes[player];
    const Home before = *home;
    Complaint complaint;
    assert_true(notation_read_home(word_of(line), home, &complaint));
    table->shown.trinkets.count = 0;
    table_start_trinkets(table, &app, &event, &before);
    for (int i = 0; i < table->shown.trinkets.count; i++) {
        if (table->shown.trinkets.items[i].kind == TRINKET_LIFE)
            return table->shown.trinkets.items[i].spaces;
    }
    return 0;
}

static void rooms_that_are_finished_or_joined_come_alive(void **state)
{
    (void)state;
    const SpaceSet alone = space_bit(SPACE_C1), joined = alone | space_bit(SPACE_B1);
    app.settings.speed = SPEED_NORMAL;
    assert_int_equal(come_to_life(EVENT_ROOM_PLACED, "c1=living-1"), 0);
    assert_int_equal(come_to_life(EVENT_ROOM_PLACED, "c1=down"), 0);
    assert_int_equal(come_to_life(EVENT_ROOM_PLACED, "c1=bathroom-1"), alone);
    assert_int_equal(come_to_life(EVENT_TOKEN_PLACED, "c1=living-1+piano"), alone);
    assert_int_equal(come_to_life(EVENT_ROOM_PLACED, "b1=living-2 c1=living-1"), joined);
    for (int frame = 0; table_trinkets_move(table_game()); frame++) {
        assert_in_range(frame, 0, PATIENCE);
        app_draw(&app);
        table_game_run(1);
    }
    app.settings.reduced_motion = 1;
    assert_int_equal(come_to_life(EVENT_ROOM_PLACED, "c1=bathroom-1"), 0);
}

/* The place where it then lies: after the roofs that are there. */
static void a_roof_flies_to_its_own_place_in_the_tray(void **state)
{
    (void)state;
    Table *table = (Table *)table_game();
    const int player = table->shown.viewed;
    const ResourceCardSet others =
        resource_cards_of_kind(RESOURCE_KIND_ROOF) & ~table->shown.game.homes[player].cards;
    const int lying = table_roofs(table, player);
    EventList events = {.count = 1};
    events.items[0] = (Event){
        .kind = EVENT_ROOF_STACKED, .player = (uint8_t)player, .resource = card_first(others)};
    app.settings.speed = SPEED_NORMAL;
    table_show(table, &app, &events, 0, 1);
    assert_int_equal(table->shown.flight_count, 1);
    const Box there = roof_tray_place(table->layout.board, lying);
    assert_memory_equal(&table->shown.flights[0].to, &there, sizeof there);
    assert_int_equal(table_roofs(table, player), lying);
    table_game_settle();
    assert_int_equal(table_roofs(table, player), lying + 1);
}

static void cards_of_the_next_round_are_made_before_they_are_dealt(void **state)
{
    (void)state;
    const Game *game = play_game(app.play);
    const TableLayout *l = &table_game()->layout;
    for (int frame = 0; frame < 3 * COLUMN_COUNT; frame++) {
        app_draw(&app);
        while (pictures_pending(app.canvas->pictures))
            table_game_run(1);
    }
    for (int i = 0; i < COLUMN_COUNT; i++)
        assert_false(card_make(app.cards,
                               card_room(game->room_deck[game->round * COLUMN_COUNT + i]),
                               l->column_room[0].w));
}

static void a_new_match_is_dealt_before_everyones_eyes(void **state)
{
    (void)state;
    Table *table = (Table *)table_game();
    const Game game = *play_game(app.play);
    app.settings.speed = SPEED_NORMAL;
    table_deal_opening(table, &app);
    assert_true(table_showing(table));
    assert_int_equal(table->shown.game.market_room[0], 0);
    table_game_settle();
    assert_memory_equal(&table->shown.game, &game, sizeof game);
}

static void a_key_hurries_a_computer(void **state)
{
    (void)state;
    Table *table = (Table *)table_game();
    play_set_level(app.play, app.play->mover, LEVEL_KID);
    app.settings.speed = SPEED_SLOW;
    table->pace.computer_at = app.now + 100;
    table_game_key(SDLK_TAB, 0);
    assert_true(table->pace.computer_at <= app.now);
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(page_up_shows_earlier_turns_and_any_other_key_ends_that, open_four),
        TEST(the_marker_walks_over_and_then_stands_still, open_four),
        TEST(with_reduced_motion_nothing_walks, open_four),
        TEST(rooms_that_are_finished_or_joined_come_alive, open_four),
        TEST(a_roof_flies_to_its_own_place_in_the_tray, open_four),
        TEST(cards_of_the_next_round_are_made_before_they_are_dealt, open_four),
        TEST(a_new_match_is_dealt_before_everyones_eyes, open_new),
        TEST(a_key_hurries_a_computer, open_four),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
