/* Earlier turns once more: which one is shown, and what of the table it leaves alone. */
#include "table_game.h"

#include "testing.h"

#include <string.h>

static int open_four(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/fr-4.dreamhome", 40);
}

static void play_and_end_turn(void)
{
    table_game_play_turn();
    table_game_key(SDLK_SPACE, 0);
}

static void the_turn_that_has_just_ended_comes_first(void **state)
{
    (void)state;
    const int player = app.play->mover;
    play_and_end_turn();
    const int moves = table_game_moves();
    assert_int_not_equal(app.play->mover, player);
    table_game_key(SDLK_PAGEUP, 0);
    assert_int_equal(table_game()->shown.back_to, moves);
    assert_int_equal(table_game()->shown.viewed, player);
}

/* The table of an earlier turn is seen before anything moves on it. */
static void nothing_moves_at_once_in_a_turn_that_is_shown_again(void **state)
{
    (void)state;
    const Table *table = table_game();
    app.settings.speed = SPEED_NORMAL;
    table_game_key_down(SDLK_PAGEUP, 0, false);
    assert_true(table_showing(table));
    table_game_run(18);
    assert_int_equal(table->shown.next_event, 0);
    assert_int_equal(table->shown.flight_count, 0);
    table_game_run(18);
    assert_true(table->shown.next_event > 0);
    table_game_key_down(SDLK_PAGEUP, 0, false); /* on to the turn before */
    assert_int_equal(table->shown.next_event, 0);
    table_game_settle();
    assert_int_equal(table->shown.next_event, table->shown.waiting.count);
}

static void a_turn_that_is_still_being_played_is_not_shown_again(void **state)
{
    (void)state;
    play_and_end_turn();
    const int moves = table_game_moves();
    table_game_play_turn();
    assert_true(table_game_moves() > moves);
    table_game_key(SDLK_PAGEUP, 0);
    assert_int_equal(table_game()->shown.back_to, moves);
}

static void cards_in_hand_are_put_away_to_show_a_turn_again(void **state)
{
    (void)state;
    for (int column = 1; column < COLUMN_COUNT && !table_game()->intent.active; column++) {
        const Target *target = table_game_target(TARGET_COLUMN, column);
        const char name[] = {'c', 'o', 'l', 'u', 'm', 'n', ' ', (char)('1' + column), 0};
        if (target && target->usable)
            table_game_click(name);
    }
    assert_true(table_game()->intent.active);
    table_game_key(SDLK_PAGEUP, 0);
    assert_true(table_game()->shown.looking_back);
    assert_false(table_game()->intent.active);
}

static void looking_back_leaves_the_marks_of_the_last_turns(void **state)
{
    (void)state;
    play_and_end_turn();
    play_and_end_turn();
    Changes changes[PLAYERS_MAX];
    memcpy(changes, table_game()->shown.changes, sizeof changes);
    table_game_key(SDLK_PAGEUP, 0);
    table_game_key(SDLK_PAGEUP, 0);
    assert_memory_equal(changes, table_game()->shown.changes, sizeof changes);
}

/* Not those that were taken since. */
static void looking_back_shows_who_had_taken_the_columns_then(void **state)
{
    (void)state;
    Takings then;
    play_and_end_turn();
    const int moves = table_game_moves();
    takings_tell(&then, play_record(app.play), moves);
    play_and_end_turn();
    table_game_key(SDLK_PAGEUP, 0);
    table_game_key(SDLK_PAGEUP, 0);
    assert_int_equal(table_game()->shown.back_to, moves);
    assert_memory_equal(then.taker, table_game()->shown.takings.taker, sizeof then.taker);
}

/* In a program that has just begun. */
static void expect_heaps_to_stay(const Shown *shown)
{
    const RoomCard room = shown->top_room;
    const ResourceCard resource = shown->top_resource;
    table_game_changed()->shown.top_room = 0;
    table_game_changed()->shown.top_resource = 0;
    table_resync(table_game_changed(), &app);
    assert_int_equal(shown->top_room, room);
    assert_int_equal(shown->top_resource, resource);
}

/* As they lay when the game was left: after discarded columns, spent tools and used décor. */
static void a_game_taken_up_again_has_the_same_cards_on_its_heaps(void **state)
{
    (void)state;
    const Shown *shown = &table_game()->shown;
    int changes = 0;
    for (int turn = 0; turn < 24; turn++) {
        const RoomCard before = shown->top_room;
        table_game_play_turn();
        expect_heaps_to_stay(shown);
        table_game_key(SDLK_SPACE, 0);
        changes += shown->top_room != before;
        expect_heaps_to_stay(shown);
    }
    assert_true(changes > 3);
    table_look_back((Table *)table_game(), &app, 1); /* when nothing was discarded yet */
    assert_int_equal(shown->top_room, 0);
    assert_int_equal(shown->top_resource, 0);
}

static void see_focus(void *self, const Canvas *canvas, const Thing *thing)
{
    (void)canvas;
    *(bool *)self |= thing->focused;
}

static bool shows_focus(void)
{
    bool focus = false;
    canvas_watch(app.canvas, (CanvasWatcher){.self = &focus, .thing = see_focus});
    app_draw(&app);
    canvas_unwatch(app.canvas, &focus);
    return focus;
}

/* Nothing can be used then: any key only goes back to the game. */
static void an_earlier_turn_shows_no_focus(void **state)
{
    (void)state;
    play_and_end_turn();
    table_game_key(SDLK_TAB, 0);
    assert_true(shows_focus());
    table_game_key(SDLK_PAGEUP, 0);
    assert_false(shows_focus());
    table_game_key(SDLK_RETURN, 0);
    assert_false(table_game()->shown.looking_back);
    assert_true(shows_focus());
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_four, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(the_turn_that_has_just_ended_comes_first),
        TEST(a_turn_that_is_still_being_played_is_not_shown_again),
        TEST(cards_in_hand_are_put_away_to_show_a_turn_again),
        TEST(looking_back_leaves_the_marks_of_the_last_turns),
        TEST(looking_back_shows_who_had_taken_the_columns_then),
        TEST(nothing_moves_at_once_in_a_turn_that_is_shown_again),
        TEST(a_game_taken_up_again_has_the_same_cards_on_its_heaps),
        TEST(an_earlier_turn_shows_no_focus),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
