/* Whose turn it is, what can be taken back, and how earlier turns are looked at. */
#include "app/scenes/table/table_draw.h"
#include "seen.h"
#include "table_game.h"
#include "testing.h"

#include <string.h>

enum { PATIENCE = 6000 }; /* frames, of a millisecond each at least, for a computer to think */

static int open_three(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/en-3.dreamhome", 0);
}

/* ---- what can be taken back ---- */

static void undo_and_redo_show_what_they_do(void **state)
{
    (void)state;
    table_game_play_turn();
    const Game after = table_game()->shown.game;
    const int moves = table_game_moves();
    table_game_key(SDLK_z, KMOD_CTRL);
    assert_int_equal(table_game_moves(), moves - 1);
    assert_true(memcmp(&table_game()->shown.game, &after, sizeof after) != 0);
    table_game_key(SDLK_y, KMOD_CTRL);
    assert_int_equal(table_game_moves(), moves);
    assert_memory_equal(table_game()->shown.game.homes, after.homes, sizeof after.homes);
    assert_true(app.play->turn_over);
}

static void nothing_of_a_turn_before_can_be_taken_back(void **state)
{
    (void)state;
    table_game_play_turn();
    table_game_key(SDLK_SPACE, 0);
    const int moves = table_game_moves();
    table_game_key(SDLK_z, KMOD_CTRL);
    table_game_key(SDLK_y, KMOD_CTRL);
    assert_int_equal(table_game_moves(), moves);
    assert_false(table_game_target(TARGET_BUTTON, BUTTON_UNDO)->usable);
    assert_false(table_game_target(TARGET_BUTTON, BUTTON_REDO)->usable);
}

static void nobody_takes_back_what_a_computer_does(void **state)
{
    MoveList moves;
    (void)state;
    play_set_level(app.play, app.play->mover, LEVEL_KID);
    scenes_layout(&app);
    game_moves(play_game(app.play), &moves);
    assert_true(table_play(table_game_changed(), &app, &moves.items[0]));
    const int played = table_game_moves();
    table_game_key_down(SDLK_z, KMOD_CTRL, false);
    assert_int_equal(table_game_moves(), played);
    scenes_take(&app, scene_push(SCENE_PAUSE));
    scenes_take(&app, scene_pop_with((SceneNote){.action = ACTION_UNDO}));
    assert_int_equal(table_game_moves(), played);
}

static void a_turn_is_not_ended_before_it_is_over(void **state)
{
    (void)state;
    const int mover = app.play->mover, moves = table_game_moves();
    table_game_key(SDLK_SPACE, 0);
    assert_int_equal(app.play->mover, mover);
    assert_int_equal(table_game_moves(), moves);
    assert_string_equal(table_game()->advice.message, ""); /* nothing was tried either */
    assert_false(table_game_target(TARGET_BUTTON, BUTTON_END_TURN)->usable);
}

static void a_jackhammer_may_stay_where_it_is(void **state)
{
    (void)state;
    assert_int_equal(play_game(app.play)->phase, PHASE_JACKHAMMER);
    const int moves = table_game_moves(), mover = app.play->mover;
    const ResourceCardSet cards = play_game(app.play)->homes[mover].cards;
    table_game_key(SDLK_SPACE, 0);
    assert_int_equal(table_game_moves(), moves + 1);
    assert_int_not_equal(play_game(app.play)->phase, PHASE_JACKHAMMER);
    assert_true(play_game(app.play)->homes[mover].cards == cards);
}

static void three_players_are_asked_for_a_column_too(void **state)
{
    (void)state;
    assert_int_equal(play_game(app.play)->phase, PHASE_DISCARD);
    assert_int_equal(play_game(app.play)->players, 3);
    assert_true(seen(&app, "First discard one column."));
    assert_false(seen(&app, "Two players"));
}

/* ---- whose turn it is ---- */

static void a_computer_is_not_asked_to_sit_down(void **state)
{
    (void)state;
    app.settings.hand_over = 1;
    table_game_play_turn();
    const int next = play_game(app.play)->player;
    play_set_level(app.play, next, LEVEL_KID);
    table_end_turn(table_game_changed(), &app);
    assert_int_equal(app.play->mover, next);
    assert_false(table_game()->pace.handing_over);
}

static void one_person_among_computers_is_not_asked_to_sit_down(void **state)
{
    (void)state;
    app.settings.hand_over = 1;
    table_game_play_turn();
    const int next = play_game(app.play)->player;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        play_set_level(app.play, seat, seat == next ? LEVEL_PERSON : LEVEL_KID);
    table_end_turn(table_game_changed(), &app);
    assert_int_equal(app.play->mover, next);
    assert_false(table_game()->pace.handing_over);
}

/* In the window of the Jackhammer the turn may be another player's. */
static void the_holder_of_a_jackhammer_is_not_told_to_have_the_turn(void **state)
{
    (void)state;
    table_game_changed()->pace.handing_over = true;
    assert_true(seen(&app, "Use your Jackhammer? Click or press any key"));
    assert_false(seen(&app, "Your turn: click or press any key"));
    assert_false(seen(&app, "your turn"));
    table_game_changed()->pace.handing_over = false;
    assert_false(seen(&app, "your turn"));
}

/* It is the round that begins, with another player's turn. */
static void using_the_jackhammer_is_not_called_a_turn(void **state)
{
    (void)state;
    table_game_click("column 3");
    while (table_aimed_space(table_game(), &app) == SPACE_LIMIT)
        table_game_key(SDLK_TAB, 0);
    table_game_key(SDLK_RETURN, 0);
    assert_true(app.play->turn_over);
    assert_false(seen(&app, "your turn"));
    assert_true(seen(&app, "Room placed. Continue?"));
    assert_int_equal(seen_times(&app, "Continue"), 1);
    assert_int_equal(seen_times(&app, "End turn"), 0);
    table_game_key(SDLK_SPACE, 0);
    assert_true(seen(&app, "your turn"));
}

static void the_sign_for_the_next_person_comes_in_with_the_house(void **state)
{
    (void)state;
    const Table *table = table_game();
    app.settings.hand_over = 1;
    table_game_play_turn();
    app.settings.speed = SPEED_NORMAL;
    app_draw(&app); /* the house that is to go */
    assert_float_equal(table_slid(table, &app), 1, 0);
    table_end_turn(table_game_changed(), &app);
    assert_true(table->pace.handing_over);
    const float start = table_slid(table, &app);
    assert_true(start < 0.5f);
    table_game_run(5);
    assert_true(table_slid(table, &app) > start);
    table_game_run(120);
    assert_float_equal(table_slid(table, &app), 1, 0);
    assert_true(table->pace.handing_over);
}

static void take_cover(void *self, const Canvas *canvas, Box b)
{
    (void)canvas;
    *(Box *)self = b;
}

static void check_sign(void)
{
    const TableLayout *l = &table_game()->layout;
    Box sign = {0};
    canvas_watch(app.canvas, (CanvasWatcher){.self = &sign, .cover = take_cover});
    table_draw_hand_over(&app, table_game());
    canvas_unwatch(app.canvas, &sign);
    assert_true(sign.w > 0);
    for (SpaceSet left = SPACES_ALL; left; left &= left - 1)
        assert_false(SDL_HasIntersectionF(&sign, &l->spaces[space_first(left)]));
    for (int column = 0; column < COLUMN_COUNT; column++)
        assert_false(SDL_HasIntersectionF(&sign, &l->column[column]));
}

/* Who sits down wants to see what lies there. */
static void the_sign_for_the_next_person_covers_no_room_and_no_column(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1024, 768}, {1366, 768}, {3440, 1440}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        SDL_SetWindowSize(app.window, SIZES[i][0], SIZES[i][1]);
        for (app.settings.text_size = 100; app.settings.text_size <= 250;
             app.settings.text_size += 50) {
            app_measure(&app);
            table_game_settle();
            table_game_changed()->pace.handing_over = true;
            check_sign();
        }
    }
}

static void with_a_gamepad_the_next_person_is_asked_for_a_button(void **state)
{
    (void)state;
    table_game_changed()->pace.handing_over = true;
    assert_true(seen(&app, "Your turn: click or press any key"));
    app.input.device = DEVICE_PAD;
    assert_true(seen(&app, "Your turn: press any button"));
}

static void nothing_can_be_used_until_the_next_person_has_sat_down(void **state)
{
    (void)state;
    app.settings.hand_over = 1;
    table_game_play_turn();
    table_game_key(SDLK_SPACE, 0);
    assert_true(table_game()->pace.handing_over);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const Target *target = table_game_target(TARGET_COLUMN, column);
        assert_true(!target || !target->usable);
    }
    table_game_key(SDLK_l, 0);
    assert_false(table_game()->pace.handing_over); /* and that is all: no log is opened */
    assert_true(table_game_target(TARGET_COLUMN, 0) || table_game_target(TARGET_COLUMN, 1));
}

static void a_computer_plays_its_turn_and_ends_it(void **state)
{
    (void)state;
    table_game_play_turn();
    const int computer = play_game(app.play)->player;
    play_set_level(app.play, computer, LEVEL_KID);
    table_game_key(SDLK_SPACE, 0);
    assert_int_equal(app.play->mover, computer);
    for (int i = 0; i < PATIENCE && app.play->mover == computer; i++) {
        table_game_run(1);
        SDL_Delay(1);
    }
    assert_int_not_equal(app.play->mover, computer);
    assert_true(play_person_moves(app.play));
}

/* The thinker may still have an answer to a question that nobody waits for any more. */
static void a_plan_for_another_game_is_not_played(void **state)
{
    Game begun;
    (void)state;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        play_set_level(app.play, seat, LEVEL_EASY);
    table_resync(table_game_changed(), &app);
    record_replay(play_record(app.play), 0, &begun);
    thinker_ask_move(app.thinker, &begun, LEVEL_EASY, 1);
    const int moves = table_game_moves();
    for (int i = 0; i < PATIENCE && table_game_moves() == moves; i++) {
        SDL_Delay(1);
        table_game_run(1);
    }
    assert_true(table_game_moves() > moves);
}

/* ---- looking back ---- */

/* Through the log, as a player does it: the line above the last one. */
static void look_back_by_keys(void)
{
    table_game_key(SDLK_l, 0);
    assert_int_equal(scenes_top(&app), SCENE_LOG);
    table_game_key(SDLK_UP, 0);
    table_game_key(SDLK_RETURN, 0);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
}

static void the_log_opens_at_the_last_turn(void **state)
{
    (void)state;
    table_game_key(SDLK_l, 0);
    table_game_key(SDLK_RETURN, 0);
    assert_true(table_game()->shown.looking_back);
    assert_int_equal(table_game()->shown.game.round, play_game(app.play)->round);
}

static void looking_back_shows_an_earlier_turn_until_the_next_input(void **state)
{
    (void)state;
    const Game now = table_game()->shown.game;
    look_back_by_keys();
    assert_true(table_game()->shown.looking_back);
    assert_false(table_person_acts(table_game(), &app));
    assert_true(memcmp(&table_game()->shown.game, &now, sizeof now) != 0);
    table_game_key(SDLK_RETURN, 0);
    assert_false(table_game()->shown.looking_back);
    assert_true(table_person_acts(table_game(), &app));
    assert_memory_equal(table_game()->shown.game.homes, now.homes, sizeof now.homes);
    assert_int_equal(table_game_moves(), 40);
}

static void a_computer_waits_while_somebody_looks_back(void **state)
{
    (void)state;
    play_set_level(app.play, app.play->mover, LEVEL_KID);
    scenes_layout(&app);
    table_game_changed()->pace.computer_at = app.now + 3600;
    look_back_by_keys();
    table_game_changed()->pace.computer_at = 0;
    for (int i = 0; i < 100; i++) {
        table_game_run(1);
        SDL_Delay(1);
    }
    assert_true(table_game()->shown.looking_back);
    assert_int_equal(table_game_moves(), 40);
}

static void the_log_can_be_left_without_looking_back(void **state)
{
    (void)state;
    table_game_key(SDLK_l, 0);
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_false(table_game()->shown.looking_back);
}

int main(void)
{
#define FOUR(name) cmocka_unit_test_setup_teardown(name, table_game_open_four, table_game_close)
    const struct CMUnitTest tests[] = {
        FOUR(undo_and_redo_show_what_they_do),
        FOUR(nothing_of_a_turn_before_can_be_taken_back),
        FOUR(nobody_takes_back_what_a_computer_does),
        FOUR(a_turn_is_not_ended_before_it_is_over),
        cmocka_unit_test_setup_teardown(a_jackhammer_may_stay_where_it_is,
                                        table_game_open_jackhammer, table_game_close),
        cmocka_unit_test_setup_teardown(three_players_are_asked_for_a_column_too, open_three,
                                        table_game_close),
        FOUR(a_computer_is_not_asked_to_sit_down),
        FOUR(one_person_among_computers_is_not_asked_to_sit_down),
        cmocka_unit_test_setup_teardown(the_holder_of_a_jackhammer_is_not_told_to_have_the_turn,
                                        table_game_open_jackhammer, table_game_close),
        cmocka_unit_test_setup_teardown(using_the_jackhammer_is_not_called_a_turn,
                                        table_game_open_jackhammer, table_game_close),
        FOUR(the_sign_for_the_next_person_comes_in_with_the_house),
        FOUR(the_sign_for_the_next_person_covers_no_room_and_no_column),
        FOUR(with_a_gamepad_the_next_person_is_asked_for_a_button),
        FOUR(nothing_can_be_used_until_the_next_person_has_sat_down),
        FOUR(a_computer_plays_its_turn_and_ends_it),
        FOUR(a_plan_for_another_game_is_not_played),
        FOUR(the_log_opens_at_the_last_turn),
        FOUR(looking_back_shows_an_earlier_turn_until_the_next_input),
        FOUR(a_computer_waits_while_somebody_looks_back),
        FOUR(the_log_can_be_left_without_looking_back),
    };
#undef FOUR
    return cmocka_run_group_tests(tests, NULL, NULL);
}
