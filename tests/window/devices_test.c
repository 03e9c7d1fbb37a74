/* The table with a gamepad alone and with a finger alone: their events go through SDL. */
#include "app/probe/layout_check.h"
#include "table_game.h"
#include "testing.h"

#include <string.h>

/* The first turn of four persons. */
static int open_game(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-4.dreamhome", 0);
}

/* ---- gamepad ---- */

/* Without a screen no window has the focus; what is plugged in is heard all the same. */
static SDL_Joystick *plug_in_pad(void)
{
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    assert_int_equal(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER), 0);
    const int index = SDL_JoystickAttachVirtual(
        SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
    assert_true(index >= 0);
    table_game_run(2);
    assert_non_null(app.input.pad);
    return SDL_GameControllerGetJoystick(app.input.pad);
}

static void press(SDL_Joystick *pad, SDL_GameControllerButton button)
{
    SDL_JoystickSetVirtualButton(pad, button, SDL_PRESSED);
    table_game_run(2);
    SDL_JoystickSetVirtualButton(pad, button, SDL_RELEASED);
    table_game_run(30);
}

static void a_turn_is_played_with_a_gamepad_alone(void **state)
{
    SDL_Joystick *pad = plug_in_pad();
    const int mover = app.play->mover;
    (void)state;
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    for (int i = 0; i < 6 && !app.play->turn_over; i++)
        press(pad, SDL_CONTROLLER_BUTTON_A);
    assert_true(app.play->turn_over);
    press(pad, SDL_CONTROLLER_BUTTON_LEFTSHOULDER);
    assert_false(app.play->turn_over);
    press(pad, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    assert_true(app.play->turn_over);
    press(pad, SDL_CONTROLLER_BUTTON_Y);
    assert_int_not_equal(app.play->mover, mover);
    press(pad, SDL_CONTROLLER_BUTTON_START);
    assert_int_equal(scenes_top(&app), SCENE_PAUSE);
}

static int open_two(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-2.dreamhome", 0);
}

/* Confirms what has the focus, or looks further if that does nothing. */
static void choose_with_pad(void)
{
    const Intent before = table_game()->intent;
    const int moves = play_record(app.play)->move_count;
    table_game_push(SDL_CONTROLLER_BUTTON_A);
    table_game_settle();
    if (play_record(app.play)->move_count == moves &&
        memcmp(&before, &table_game()->intent, sizeof before) == 0)
        table_game_push(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
}

/* From the first discard to the result and on to the next game; nothing points at anything. */
static void a_whole_game_is_played_with_a_gamepad_alone(void **state)
{
    enum { MOST = 2000 }; /* buttons */
    int pushed = 0;
    (void)state;
    for (; scenes_top(&app) == SCENE_TABLE && pushed < MOST; pushed++) {
        const Phase phase = (Phase)play_game(app.play)->phase;
        if (app.play->turn_over || phase == PHASE_JACKHAMMER || phase == PHASE_END)
            table_game_push(SDL_CONTROLLER_BUTTON_Y);
        else
            choose_with_pad();
        table_game_run(2);
    }
    assert_int_equal(scenes_top(&app), SCENE_END);
    assert_true(play_finished(app.play));
    assert_false(app.input.pointer_used);
    for (int i = 0; i < 4 && scenes_top(&app) == SCENE_END; i++) {
        table_game_push(SDL_CONTROLLER_BUTTON_A); /* over the counting, to the rematch */
        table_game_run(2);
    }
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_int_equal(play_record(app.play)->move_count, 0);
}

static void the_stick_moves_the_focus_once_until_it_is_let_go(void **state)
{
    SDL_Joystick *pad = plug_in_pad();
    (void)state;
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    const int focus = table_game()->aim.focus;
    SDL_JoystickSetVirtualAxis(pad, SDL_CONTROLLER_AXIS_LEFTX, 32000);
    table_game_run(3);
    const int moved = table_game()->aim.focus;
    assert_int_not_equal(moved, focus);
    SDL_JoystickSetVirtualAxis(pad, SDL_CONTROLLER_AXIS_LEFTX, 30000);
    table_game_run(3);
    assert_int_equal(table_game()->aim.focus, moved);
}

static TargetKind focused_kind(void)
{
    assert_true(table_game()->aim.focus >= 0);
    return table_game()->targets.items[table_game()->aim.focus].kind;
}

/* The first press of A shows what it would take; after a turn of buttons that is shown at once. */
static void a_button_never_presses_on_nothing(void **state)
{
    SDL_Joystick *pad = plug_in_pad();
    (void)state;
    assert_true(table_game()->aim.focus < 0);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(focused_kind(), TARGET_COLUMN);
    assert_false(table_game()->intent.active);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    assert_true(table_game()->intent.active);
    table_game_play_turn();
    press(pad, SDL_CONTROLLER_BUTTON_Y);
    table_game_settle();
    table_game_run(2);
    assert_true(play_person_moves(app.play));
    assert_int_equal(focused_kind(), TARGET_COLUMN);
    table_game_run(3 * 60);
    assert_true(table_game()->aim.note_muted); /* no note covers the house unasked */
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    assert_int_equal(focused_kind(), TARGET_COLUMN);
    assert_false(table_game()->aim.note_muted);
}

/* A game that is begun, or gone on with, by keys shows at once where they are. */
static void a_table_that_keys_led_to_shows_where_they_are(void **state)
{
    (void)state;
    table_game_key(SDLK_TAB, 0);
    scenes_take(&app, scene_replace(SCENE_TABLE));
    table_game_run(2);
    assert_int_equal(focused_kind(), TARGET_COLUMN);
    table_game_point(table_game()->layout.board);
    scenes_take(&app, scene_replace(SCENE_TABLE));
    table_game_run(2);
    assert_true(table_game()->aim.focus < 0);
}

static void send_pad(Uint32 type, int button, Uint32 timestamp)
{
    SDL_Event event = {.type = type};
    event.cbutton.button = (Uint8)button;
    event.cbutton.timestamp = timestamp;
    app_handle(&app, &event);
}

static void push_stick(int value, Uint32 timestamp)
{
    SDL_Event event = {.type = SDL_CONTROLLERAXISMOTION};
    event.caxis.axis = SDL_CONTROLLER_AXIS_LEFTX;
    event.caxis.value = (Sint16)value;
    event.caxis.timestamp = timestamp;
    app_handle(&app, &event);
}

/* How often the focus moves within a second and a half of a clock of our own. */
static int count_moves(Uint32 since)
{
    int moves = 0;
    for (Uint32 ticks = since; ticks < since + 1500; ticks += 10) {
        const int focus = table_game()->aim.focus;
        input_repeat(&app.input, ticks);
        moves += table_game()->aim.focus != focus;
    }
    return moves;
}

static void a_direction_that_is_held_goes_on_after_a_while(void **state)
{
    (void)state;
    assert_int_equal(input_repeat(&app.input, 1000), 0);
    send_pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, 1000);
    const Uint32 left = input_repeat(&app.input, 1000);
    assert_true(left > 200); /* a short press is one step */
    const int focus = table_game()->aim.focus;
    assert_int_equal(input_repeat(&app.input, 1000 + left - 1), 1);
    assert_int_equal(table_game()->aim.focus, focus);
    assert_true(count_moves(1000 + left) > 5);
    send_pad(SDL_CONTROLLERBUTTONUP, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, 4000);
    assert_int_equal(count_moves(4000), 0);
    push_stick(-32000, 6000);
    assert_true(count_moves(6000) > 5);
    push_stick(0, 8000);
    assert_int_equal(count_moves(8000), 0);
}

static void what_is_held_goes_on_only_where_it_should(void **state)
{
    (void)state;
    send_pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_A, 1000); /* does something */
    assert_int_equal(input_repeat(&app.input, 9000), 0);
    send_pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT, 10000);
    assert_true(input_repeat(&app.input, 10000));
    app_handle(&app, &(SDL_Event){
                         .window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_FOCUS_LOST}});
    assert_int_equal(input_repeat(&app.input, 11000), 0);
    app.settings.key_repeat = false; /* whoever lets go slowly has it off */
    send_pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT, 12000);
    assert_int_equal(input_repeat(&app.input, 14000), 0);
}

/* ---- touch ---- */

static void touch(Uint32 type, float x, float y, Uint32 timestamp)
{
    SDL_Event event = {.type = type};
    event.tfinger.x = x / app.canvas->view.w;
    event.tfinger.y = y / app.canvas->view.h;
    event.tfinger.timestamp = timestamp;
    app_handle(&app, &event);
}

static bool tap(const char *thing)
{
    Box b;
    SDL_Event event = {.type = SDL_FINGERDOWN};
    if (!layout_find(&app, thing, &b))
        return false;
    event.tfinger.x = (b.x + b.w / 2) / app.canvas->view.w;
    event.tfinger.y = (b.y + b.h / 2) / app.canvas->view.h;
    SDL_PushEvent(&event);
    event.type = SDL_FINGERUP;
    SDL_PushEvent(&event);
    table_game_settle();
    return true;
}

static void tap_a_lit_space(void)
{
    static const char *const SPACES[] = {"space a1", "space b1", "space c1", "space d1",
                                         "space e1", "space d0", "space e0"};
    for (size_t i = 0; i < sizeof SPACES / sizeof SPACES[0]; i++) {
        if (tap(SPACES[i]))
            return;
    }
    fail_msg("no space is lit");
}

static void a_turn_is_played_with_a_finger_alone(void **state)
{
    const int mover = app.play->mover;
    (void)state;
    assert_true(tap("column 2"));
    for (int i = 0; i < 3 && !app.play->turn_over; i++)
        tap_a_lit_space();
    assert_true(app.play->turn_over);
    assert_int_equal(table_game()->aim.hover, -1);
    assert_true(tap("button end-turn"));
    assert_int_not_equal(app.play->mover, mover);
}

static void a_finger_that_rests_looks_and_does_not_take(void **state)
{
    Box b;
    (void)state;
    assert_true(layout_find(&app, "column 2", &b));
    const float x = b.x + b.w / 2, y = b.y + b.h / 2;
    touch(SDL_FINGERDOWN, x, y, 1000);
    table_game_run(60);
    assert_true(table_game()->aim.hover >= 0);
    touch(SDL_FINGERUP, x, y, 2000);
    table_game_settle();
    assert_false(table_game()->intent.active);
    assert_int_equal(table_game()->aim.hover, -1);
}

static void see_cover(void *self, const Canvas *canvas, Box b)
{
    (void)canvas;
    (void)b;
    *(bool *)self = true;
}

static bool note_is_open(void)
{
    bool open = false;
    canvas_watch(app.canvas, (CanvasWatcher){.self = &open, .cover = see_cover});
    table_draw_tooltip(table_game(), &app);
    canvas_unwatch(app.canvas, &open);
    return open;
}

/* Whatever it did before. */
static void a_finger_that_rests_is_told_what_lies_there(void **state)
{
    (void)state;
    const Box deck = table_game()->layout.room_deck;
    for (Uint32 tries = 1; tries <= 2; tries++) {
        assert_false(note_is_open());
        touch(SDL_FINGERDOWN, deck.x + 30, deck.y + 30, 1000 * tries);
        table_game_run(60);
        assert_true(note_is_open());
        touch(SDL_FINGERUP, deck.x + 30, deck.y + 30, 1000 * tries + 900);
        table_game_settle();
    }
}

static void a_card_is_dragged_with_a_finger_whatever_a_second_one_does(void **state)
{
    Box column, space;
    (void)state;
    assert_true(tap("column 2"));
    assert_true(layout_find(&app, "space c1", &space));
    assert_true(tap("column 2")); /* put back */
    assert_true(layout_find(&app, "column 2", &column));
    touch(SDL_FINGERDOWN, column.x + 40, column.y + 90, 1000);
    touch(SDL_FINGERMOTION, column.x + 80, column.y + 200, 1900);
    SDL_Event second = {.type = SDL_FINGERDOWN};
    second.tfinger.fingerId = 7;
    app_handle(&app, &second);
    touch(SDL_FINGERMOTION, space.x + space.w / 2, space.y + space.h / 2, 2000);
    touch(SDL_FINGERUP, space.x + space.w / 2, space.y + space.h / 2, 2100);
    table_game_settle();
    assert_true(play_record(app.play)->move_count >= 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_turn_is_played_with_a_gamepad_alone, open_game,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(a_whole_game_is_played_with_a_gamepad_alone, open_two,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(a_button_never_presses_on_nothing, open_game,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(a_table_that_keys_led_to_shows_where_they_are, open_game,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(the_stick_moves_the_focus_once_until_it_is_let_go,
                                        open_game, table_game_close),
        cmocka_unit_test_setup_teardown(a_direction_that_is_held_goes_on_after_a_while, open_game,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(what_is_held_goes_on_only_where_it_should, open_game,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(a_turn_is_played_with_a_finger_alone, open_game,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(a_finger_that_rests_looks_and_does_not_take, open_game,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(a_finger_that_rests_is_told_what_lies_there, open_game,
                                        table_game_close),
        cmocka_unit_test_setup_teardown(a_card_is_dragged_with_a_finger_whatever_a_second_one_does,
                                        open_game, table_game_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
