/* Lots of help, what is left, and a game of computers that is watched. */
#include "app/probe/layout_check.h"
#include "app/scenes/table/table_draw.h"
#include "dreamhome/unseen.h"
#include "table_game.h"
#include "testing.h"

#include <string.h>

enum { SECOND = 60, PATIENCE = 1200 };

/* The first turn of four persons. */
static int open_game(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-4.dreamhome", 0);
}

static void give_help(Help help)
{
    for (int seat = 0; seat < SEAT_LOOKS; seat++)
        seat_set_help(&app.seats[seat], help);
}

/* ---- turns that end by themselves ---- */

static void a_turn_ends_by_itself_after_a_moment(void **state)
{
    (void)state;
    give_help(HELP_LOTS);
    const int mover = app.play->mover;
    table_game_play_turn();
    table_game_run(SECOND);
    assert_true(app.play->turn_over);
    assert_true(scenes_moving(&app));
    table_game_run(5 * SECOND);
    assert_int_not_equal(app.play->mover, mover);
}

static void undo_within_the_moment_keeps_the_turn(void **state)
{
    (void)state;
    give_help(HELP_LOTS);
    const int mover = app.play->mover;
    table_game_play_turn();
    table_game_run(SECOND);
    table_game_click("button undo");
    table_game_run(6 * SECOND);
    assert_int_equal(app.play->mover, mover);
    assert_false(app.play->turn_over);
}

static void the_moment_begins_anew_after_a_look_at_something_else(void **state)
{
    (void)state;
    give_help(HELP_LOTS);
    table_game_play_turn();
    const int mover = app.play->mover;
    table_game_run(2);
    scenes_take(&app, scene_push(SCENE_RULES));
    app.now += 60;
    scenes_take(&app, scene_pop());
    table_game_run(SECOND);
    assert_int_equal(app.play->mover, mover);
}

static void with_some_help_the_player_ends_the_turn(void **state)
{
    (void)state;
    give_help(HELP_SOME);
    table_game_play_turn();
    table_game_run(6 * SECOND);
    assert_true(app.play->turn_over);
}

/* ---- smiles ---- */

static void good_spaces_smile_only_for_those_who_want_it(void **state)
{
    (void)state;
    give_help(HELP_SOME);
    table_game_click("column 2");
    assert_int_equal(table_game()->advice.good, 0);
    table_game_key(SDLK_ESCAPE, 0);
    give_help(HELP_LOTS);
    table_game_click("column 2");
    assert_int_not_equal(table_game()->advice.good, 0);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_run(1);
    assert_int_equal(table_game()->advice.good, 0);
}

/* ---- what is left ---- */

static void what_is_left_comes_with_a_key_and_with_a_click(void **state)
{
    Box b;
    (void)state;
    SDL_Event key = {.type = SDL_KEYDOWN};
    key.key.keysym.sym = SDLK_w;
    app_handle(&app, &key);
    assert_int_equal(scenes_top(&app), SCENE_UNSEEN);
    app_handle(&app, &key);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_true(layout_find(&app, "button unseen", &b));
    scenes_event(&app, &(InputEvent){.kind = INPUT_ACTION, .action = ACTION_UNSEEN});
    assert_int_equal(scenes_top(&app), SCENE_UNSEEN);
    scenes_event(&app, &(InputEvent){.kind = INPUT_POINTER_DOWN});
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
}

/* The match has dealt the next round already; the page must not know. */
static void what_is_left_still_counts_cards_dealt_after_the_turn(void **state)
{
    (void)state;
    for (int turn = 0; turn < 3; turn++) {
        table_game_play_turn();
        table_game_key(SDLK_SPACE, 0);
    }
    table_game_play_turn();
    assert_int_equal(play_game(app.play)->round, 2);
    const Unseen left = game_unseen(&table_game()->shown.game);
    int rooms = 0;
    for (RoomType type = 0; type < ROOM_TYPE_COUNT; type++)
        rooms += left.rooms[type];
    assert_int_equal(rooms, ROOM_CARD_COUNT - COLUMN_COUNT);
}

/* ---- watching ---- */

static void seat_computers(void)
{
    for (int seat = 0; seat < play_game(app.play)->players; seat++)
        play_set_level(app.play, seat, LEVEL_KID);
    scenes_layout(&app);
}

static void wait_for_comment(void)
{
    for (int i = 0; i < PATIENCE && !table_game()->advice.comment.reason_count; i++) {
        table_game_run(1);
        SDL_Delay(1);
    }
    assert_int_not_equal(table_game()->advice.comment.reason_count, 0);
}

static void check_time_to_read(void)
{
    const int moves = play_record(app.play)->move_count;
    assert_true(table_is_spectated(table_game(), &app));
    wait_for_comment();
    table_game_run(SECOND);
    assert_int_equal(play_record(app.play)->move_count, moves);
    table_game_run(4 * SECOND);
    assert_true(play_record(app.play)->move_count > moves);
}

static void computers_say_why_before_they_move(void **state)
{
    (void)state;
    seat_computers();
    app.settings.speed = SPEED_NORMAL;
    check_time_to_read();
}

/* A house that slides in is not marked before it stands. */
static void the_move_is_marked_when_the_house_stands(void **state)
{
    int slid = 0, marked = 0;
    (void)state;
    seat_computers();
    app.settings.speed = SPEED_NORMAL;
    for (int i = 0; i < PATIENCE && (!slid || !marked); i++) {
        const bool slides = table_slides(table_game(), &app);
        const bool marks = table_marks_comment(table_game(), &app);
        assert_false(slides && marks);
        slid += slides && table_game()->pace.plan.count;
        marked += slid && marks && table_game()->pace.plan.count;
        app_draw(&app);
        table_game_run(1);
        SDL_Delay(1);
    }
    assert_true(slid && marked);
}

static void the_marks_of_a_move_are_gone_when_it_is_played(void **state)
{
    int marked = 0, played = 0;
    (void)state;
    seat_computers();
    for (int i = 0; i < PATIENCE && (!marked || !played); i++) {
        const bool marks = table_marks_comment(table_game(), &app);
        assert_false(marks && table_game()->pace.plan_next > 0);
        marked += marks && table_game()->pace.plan.count;
        played += marked && table_game()->pace.plan_next > 0 && !app.play->turn_over &&
                  !table_showing(table_game());
        table_game_run(1);
        SDL_Delay(1);
    }
    assert_true(marked && played);
}

static void without_animations_there_is_still_time_to_read(void **state)
{
    (void)state;
    seat_computers();
    app.settings.speed = SPEED_OFF;
    app.settings.reduced_motion = true;
    check_time_to_read();
}

static void a_game_that_is_watched_can_be_halted(void **state)
{
    (void)state;
    seat_computers();
    app.settings.speed = SPEED_NORMAL;
    wait_for_comment();
    table_game_key(SDLK_SPACE, 0);
    const int moves = play_record(app.play)->move_count;
    table_game_run(10 * SECOND);
    assert_int_equal(play_record(app.play)->move_count, moves);
    table_game_click("button halt");
    table_game_run(3 * SECOND);
    assert_true(play_record(app.play)->move_count > moves);
}

static void a_seat_can_be_taken_over_in_the_middle(void **state)
{
    Box b;
    (void)state;
    seat_computers();
    app.settings.speed = SPEED_NORMAL;
    wait_for_comment();
    table_game_click("button take-over");
    assert_true(play_person_moves(app.play));
    assert_false(table_is_spectated(table_game(), &app));
    assert_false(layout_find(&app, "button halt", &b));
    table_game_play_turn();
    assert_true(layout_find(&app, "button end-turn", &b));
}

static void where_a_person_plays_computers_keep_their_reasons(void **state)
{
    (void)state;
    assert_false(table_is_spectated(table_game(), &app));
    assert_int_equal(table_game()->advice.comment.reason_count, 0);
}

#define TABLE_TEST(test) cmocka_unit_test_setup_teardown(test, open_game, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TABLE_TEST(a_turn_ends_by_itself_after_a_moment),
        TABLE_TEST(undo_within_the_moment_keeps_the_turn),
        TABLE_TEST(the_moment_begins_anew_after_a_look_at_something_else),
        TABLE_TEST(with_some_help_the_player_ends_the_turn),
        TABLE_TEST(good_spaces_smile_only_for_those_who_want_it),
        TABLE_TEST(what_is_left_comes_with_a_key_and_with_a_click),
        TABLE_TEST(what_is_left_still_counts_cards_dealt_after_the_turn),
        TABLE_TEST(computers_say_why_before_they_move),
        TABLE_TEST(without_animations_there_is_still_time_to_read),
        TABLE_TEST(the_move_is_marked_when_the_house_stands),
        TABLE_TEST(the_marks_of_a_move_are_gone_when_it_is_played),
        TABLE_TEST(a_game_that_is_watched_can_be_halted),
        TABLE_TEST(a_seat_can_be_taken_over_in_the_middle),
        TABLE_TEST(where_a_person_plays_computers_keep_their_reasons),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
