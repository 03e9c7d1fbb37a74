/* The screen where keys and buttons are chosen: by keyboard alone, by gamepad alone, by mouse. */
#include "app/scenes/keys/keys_scene.h"
#include "seen.h"
#include "table_game.h"
#include "testing.h"

#include <string.h>

static int open_game(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-4.dreamhome", 0);
}

static const KeysScene *keys_state(void)
{
    assert_int_equal(scenes_top(&app), SCENE_KEYS);
    return app.scenes.items[app.scenes.count - 1].state;
}

static int open_keys(void **state)
{
    const int failed = open_game(state);
    scenes_take(&app, scene_push(SCENE_KEYS));
    return failed;
}

static void press(SDL_Keycode key)
{
    table_game_key_down(key, 0, false);
}

static void pull(SDL_GameControllerAxis axis)
{
    SDL_Event event = {.type = SDL_CONTROLLERAXISMOTION};
    event.caxis.axis = (Uint8)axis;
    event.caxis.value = 32000;
    app_handle(&app, &event);
    event.caxis.value = 0;
    app_handle(&app, &event);
}

static Action means(SDL_Keycode key)
{
    return keymap_action(&app.settings.keymap, (Press){.stroke = {key, 0}});
}

static int focused(void)
{
    const Widgets *widgets = &keys_state()->widgets;
    return widgets->items[widgets->focus].id;
}

/* Down from the top until the focus has come to the row. */
static void go_to_row(Action action, bool pad)
{
    for (int i = 0; i < KEYS_ITEM_COUNT && focused() != keys_row_of(action); i++) {
        if (pad)
            table_game_push(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
        else
            press(SDLK_DOWN);
    }
    assert_int_equal(focused(), keys_row_of(action));
}

static void listen_for(Action action)
{
    go_to_row(action, false);
    press(SDLK_RETURN);
    press(SDLK_RETURN);
    assert_int_equal(keys_state()->phase, PHASE_LISTENING);
}

/* ---- choosing ---- */

static void every_action_is_given_another_key_by_keyboard_alone(void **state)
{
    (void)state;
    for (Action action = 1; action < ACTION_COUNT; action++) {
        listen_for(action);
        table_game_key_down(SDLK_LSHIFT, KMOD_LSHIFT, false); /* on its own it is no key yet */
        table_game_key_down(SDLK_F9, KMOD_LSHIFT, false);
        assert_int_equal(keys_state()->phase, action == 1 ? PHASE_LIST : PHASE_CONFLICT);
        if (action > 1) { /* the action before has it */
            press(SDLK_RIGHT);
            assert_int_equal(focused(), KEYS_TAKE);
            press(SDLK_RETURN);
        }
        const Press given = {.stroke = {SDLK_F9, STROKE_SHIFT}};
        assert_int_equal(keymap_action(&app.settings.keymap, given), action);
        assert_int_equal(focused(), keys_row_of(action));
    }
}

static void every_action_is_given_another_button_by_gamepad_alone(void **state)
{
    (void)state;
    for (Action action = ACTION_CONFIRM; action < ACTION_COUNT; action++) {
        go_to_row(action, true);
        table_game_push(SDL_CONTROLLER_BUTTON_A);
        table_game_push(SDL_CONTROLLER_BUTTON_A);
        table_game_push(SDL_CONTROLLER_BUTTON_GUIDE);
        if (action > ACTION_CONFIRM) {
            pull(SDL_CONTROLLER_AXIS_RIGHTX);
            table_game_push(SDL_CONTROLLER_BUTTON_A);
        }
        assert_int_equal(app.settings.keymap.buttons[action], SDL_CONTROLLER_BUTTON_GUIDE);
    }
    go_to_row(ACTION_DELETE, true);
    table_game_push(SDL_CONTROLLER_BUTTON_A);
    table_game_push(SDL_CONTROLLER_BUTTON_A);
    pull(SDL_CONTROLLER_AXIS_LEFTX); /* sticks move, and are nothing else */
    assert_int_equal(keys_state()->phase, PHASE_LISTENING);
    pull(SDL_CONTROLLER_AXIS_TRIGGERLEFT); /* a trigger is a button too */
    assert_int_equal(app.settings.keymap.buttons[ACTION_DELETE], PAD_LEFT_TRIGGER);
}

static void who_has_a_key_is_told_and_who_gets_it_is_asked(void **state)
{
    (void)state;
    listen_for(ACTION_FLIP);
    press(SDLK_SPACE);
    assert_true(seen(&app, "Space is already “End turn”."));
    press(SDLK_RETURN); /* swap */
    assert_int_equal(means(SDLK_SPACE), ACTION_FLIP);
    assert_int_equal(means(SDLK_f), ACTION_END_TURN);
    assert_true(seen(&app, "Space: that is now “Turn the card over”."));
    listen_for(ACTION_UNDO);
    press(SDLK_SPACE);
    press(SDLK_RIGHT);
    press(SDLK_RIGHT);
    assert_int_equal(focused(), KEYS_LEAVE);
    press(SDLK_RETURN);
    assert_int_equal(means(SDLK_SPACE), ACTION_FLIP);
}

static void the_key_that_an_action_has_may_be_given_to_it_again(void **state)
{
    (void)state;
    listen_for(ACTION_FLIP);
    press(SDLK_f);
    assert_int_equal(keys_state()->phase, PHASE_LIST);
    assert_int_equal(focused(), keys_row_of(ACTION_FLIP)); /* where one was */
    assert_int_equal(means(SDLK_f), ACTION_FLIP);
}

static void what_always_works_cannot_be_given_away(void **state)
{
    const Keymap before = app.settings.keymap;
    (void)state;
    listen_for(ACTION_FLIP);
    press(SDLK_RETURN);
    assert_true(seen(&app, "Enter is always “Take or place”. Try another one."));
    table_game_push(SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(keys_state()->phase, PHASE_LISTENING);
    press(SDLK_ESCAPE);
    assert_int_equal(keys_state()->phase, PHASE_LIST);
    listen_for(ACTION_FLIP);
    table_game_push(SDL_CONTROLLER_BUTTON_B);
    assert_int_equal(keys_state()->phase, PHASE_LIST);
    assert_memory_equal(&app.settings.keymap, &before, sizeof before);
    press(SDLK_ESCAPE);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_false(app.input.listening);
}

static void one_or_all_are_as_at_first_again(void **state)
{
    (void)state;
    listen_for(ACTION_FLIP);
    press(SDLK_k);
    go_to_row(ACTION_FLIP, false);
    press(SDLK_RETURN);
    press(SDLK_RIGHT);
    press(SDLK_RETURN);
    assert_int_equal(means(SDLK_f), ACTION_FLIP);
    assert_int_equal(means(SDLK_k), ACTION_NONE);
    listen_for(ACTION_HINT);
    press(SDLK_k);
    table_game_click("widget Reset all");
    assert_int_equal(means(SDLK_h), ACTION_HINT);
    assert_int_equal(means(SDLK_k), ACTION_NONE);
}

static void presets_can_be_tried_and_left(void **state)
{
    (void)state;
    listen_for(ACTION_FLIP);
    press(SDLK_F9);
    press(SDLK_HOME);
    while (focused() != KEYS_PRESET)
        press(SDLK_UP);
    assert_non_null(strstr(keys_state()->message, "F9"));
    press(SDLK_RIGHT);                                /* from one's own to both hands */
    assert_null(strstr(keys_state()->message, "F9")); /* it is no longer so */
    assert_int_equal(means(SDLK_f), ACTION_FLIP);
    press(SDLK_RIGHT);
    assert_int_equal(means(SDLK_w), ACTION_UP);
    press(SDLK_s); /* it holds at once */
    assert_int_equal(focused(), KEYS_DRAGS);
    press(SDLK_w);
    assert_int_equal(focused(), KEYS_PRESET);
    press(SDLK_RIGHT);
    assert_int_equal(means(SDLK_i), ACTION_UP);
    press(SDLK_RIGHT);
    assert_int_equal(means(SDLK_F9), ACTION_FLIP);
}

static void the_mouse_chooses_too(void **state)
{
    (void)state;
    table_game_click("widget Go up");
    assert_int_equal(keys_state()->chosen, ACTION_UP);
    table_game_click("widget New key or button");
    press(SDLK_u);
    assert_int_equal(means(SDLK_u), ACTION_UP);
    table_game_click("widget Go down");
    table_game_click("widget New key or button");
    table_game_click("widget Back");
    assert_false(app.input.listening);
    table_game_click("widget Drag by holding");
    assert_int_equal(app.settings.drags, 0);
    table_game_click("widget Keys repeat while held");
    assert_int_equal(app.settings.key_repeat, 0);
    assert_int_equal(app.settings.touch_looks, 0);
    table_game_click("widget The first touch only looks");
    assert_int_equal(app.settings.touch_looks, 1);
    table_game_click("widget Done");
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    Settings kept;
    Error error;
    assert_int_equal(settings_load(&kept, app.paths.settings, &error), SETTINGS_WHOLE);
    assert_memory_equal(&kept.keymap, &app.settings.keymap, sizeof kept.keymap);
    assert_int_equal(kept.touch_looks, 1);
}

/* A row that is scrolled away lies behind the title: nothing is pressed there. */
static void what_is_scrolled_away_is_not_pressed(void **state)
{
    (void)state;
    const KeysScene *scene = keys_state();
    go_to_row(ACTION_DELETE, false);
    const Scroll *scroll = &scene->widgets.scroll;
    int hidden = 0;
    for (int id = 0; id < KEYS_RESET_ALL; id++) {
        const Box b = scroll_moved(scroll, scene->items[id].box);
        if (b.y < 0 || b.y + b.h > scroll->window.y)
            continue;
        hidden++;
        table_game_point(b);
        assert_int_equal(scene->widgets.hover, -1);
    }
    assert_true(hidden > 0);
}

#define AT_KEYS(test) cmocka_unit_test_setup_teardown(test, open_keys, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        AT_KEYS(every_action_is_given_another_key_by_keyboard_alone),
        AT_KEYS(every_action_is_given_another_button_by_gamepad_alone),
        AT_KEYS(who_has_a_key_is_told_and_who_gets_it_is_asked),
        AT_KEYS(the_key_that_an_action_has_may_be_given_to_it_again),
        AT_KEYS(what_always_works_cannot_be_given_away),
        AT_KEYS(one_or_all_are_as_at_first_again),
        AT_KEYS(presets_can_be_tried_and_left),
        AT_KEYS(the_mouse_chooses_too),
        AT_KEYS(what_is_scrolled_away_is_not_pressed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
