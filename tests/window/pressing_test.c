/* What is pressed, held and touched: own keys at the table, switches for holding, and prompts. */
#include "app/keys/key_names.h"
#include "app/probe/layout_check.h"
#include "app/scenes/rules/rules.h"
#include "seen.h"
#include "table_game.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static int open_game(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/en-4.dreamhome", 0);
}

static void press(SDL_Keycode key)
{
    table_game_key_down(key, 0, false);
}

/* ---- own keys ---- */

static void own_keys_play_the_turn(void **state)
{
    (void)state;
    keymap_give(&app.settings.keymap, ACTION_FLIP, (Press){.stroke = {SDLK_q, 0}});
    press(SDLK_RIGHT);
    press(SDLK_RETURN);
    table_game_settle();
    assert_true(table_game()->intent.active);
    const bool before = table_game()->intent.face_down;
    press(SDLK_f);
    assert_int_equal(table_game()->intent.face_down, before);
    press(SDLK_q);
    assert_int_not_equal(table_game()->intent.face_down, before);
    assert_true(seen(&app, before ? "Q: face down" : "Q: face up"));
}

static void letters_are_typed_whatever_they_mean(void **state)
{
    (void)state;
    keymap_give(&app.settings.keymap, ACTION_CANCEL, (Press){.stroke = {SDLK_q, 0}});
    keymap_give(&app.settings.keymap, ACTION_CANCEL, (Press){.stroke = {SDLK_BACKSPACE, 0}});
    keymap_give(&app.settings.keymap, ACTION_MENU, (Press){.stroke = {SDLK_q, 0}});
    scenes_take(&app, scene_push(SCENE_RULES)); /* letters search */
    press(SDLK_q);
    assert_int_equal(scenes_top(&app), SCENE_RULES);
    SDL_Event event = {.type = SDL_TEXTINPUT};
    strcpy(event.text.text, "drill");
    app_handle(&app, &event);
    press(SDLK_BACKSPACE);
    assert_int_equal(scenes_top(&app), SCENE_RULES);
    assert_true(seen(&app, "dril"));
    scenes_take(&app, scene_pop());
}

static void what_must_not_be_done_twice_is_done_once_while_held(void **state)
{
    (void)state;
    table_game_play_turn();
    const int mover = app.play->mover;
    table_game_key_down(SDLK_SPACE, 0, true);
    assert_int_equal(app.play->mover, mover);
    const int moves = play_record(app.play)->move_count;
    table_game_key_down(SDLK_z, KMOD_LCTRL, true); /* undoing goes on */
    assert_true(play_record(app.play)->move_count < moves || app.play->turn_over == false);
    app.settings.key_repeat = 0;
    const int focus = table_game()->aim.focus;
    table_game_key_down(SDLK_RIGHT, 0, true);
    assert_int_equal(table_game()->aim.focus, focus);
    table_game_key_down(SDLK_RIGHT, 0, false);
    assert_int_not_equal(table_game()->aim.focus, focus);
}

/* ---- holding ---- */

static void point(Uint32 type, float x, float y)
{
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = (int)(x * app.canvas->unit);
        event.motion.y = (int)(y * app.canvas->unit);
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
        event.button.x = (int)(x * app.canvas->unit);
        event.button.y = (int)(y * app.canvas->unit);
    }
    app_handle(&app, &event);
}

static void without_dragging_a_trembling_click_is_a_click(void **state)
{
    Box b;
    (void)state;
    app.settings.drags = 0;
    assert_true(layout_find(&app, "column 2", &b));
    const float x = b.x + b.w / 2, y = b.y + b.h / 2;
    point(SDL_MOUSEMOTION, x, y);
    point(SDL_MOUSEBUTTONDOWN, x, y);
    point(SDL_MOUSEMOTION, x, y + 400);
    assert_int_equal(table_game()->aim.drag, DRAG_NONE);
    point(SDL_MOUSEBUTTONUP, x, y + 400);
    assert_true(table_game()->intent.active);
    assert_int_equal(play_record(app.play)->move_count, 0); /* in hand, not dropped */
}

static void press_at(float x, float y)
{
    point(SDL_MOUSEMOTION, x, y);
    point(SDL_MOUSEBUTTONDOWN, x, y);
    point(SDL_MOUSEBUTTONUP, x, y);
}

static void a_press_beside_a_button_does_nothing_unless_targets_are_large(void **state)
{
    enum { BESIDE = 6 };
    Box b;
    (void)state;
    scenes_take(&app, scene_push(SCENE_PAUSE));
    assert_true(layout_find(&app, "widget Settings", &b));
    const float right = b.x + b.w, middle = b.y + b.h / 2;
    press_at(right + BESIDE, middle);
    assert_int_equal(scenes_top(&app), SCENE_PAUSE);
    point(SDL_MOUSEBUTTONDOWN, right - BESIDE, middle);
    point(SDL_MOUSEBUTTONUP, right + 5 * BESIDE, middle); /* somebody has thought better of it */
    assert_int_equal(scenes_top(&app), SCENE_PAUSE);
    press_at(right - BESIDE, middle);
    assert_int_equal(scenes_top(&app), SCENE_SETTINGS);
    scenes_take(&app, scene_pop());
    app.settings.large_targets = 1;
    app_measure(&app);
    assert_true(layout_find(&app, "widget Settings", &b));
    press_at(b.x + b.w + BESIDE, b.y + b.h / 2);
    assert_int_equal(scenes_top(&app), SCENE_SETTINGS);
}

static void click_settled(float x, float y)
{
    press_at(x, y);
    table_game_settle();
}

static void where_targets_are_large_a_click_beside_a_card_counts(void **state)
{
    Box left, right;
    (void)state;
    assert_true(layout_find(&app, "column 3", &left));
    assert_true(layout_find(&app, "column 4", &right));
    const float end = left.x + left.w, gap = right.x - end, y = left.y + left.h / 2;
    click_settled(end + gap * 0.2f, y);
    assert_false(table_game()->intent.active);
    app.settings.large_targets = 1;
    app_measure(&app);
    table_game_run(1);
    click_settled(end + gap * 0.2f, y);
    assert_int_equal(table_game()->intent.held_column, 2);
    press(SDLK_ESCAPE);
    click_settled(right.x - gap * 0.2f, y); /* the nearer one */
    assert_int_equal(table_game()->intent.held_column, 3);
}

static void where_targets_are_large_a_drop_beside_a_space_counts(void **state)
{
    Box b;
    (void)state;
    app.settings.large_targets = 1;
    app_measure(&app);
    table_game_run(1);
    table_game_click("column 5");
    assert_true(layout_find(&app, "space a1", &b));
    const float x = b.x + b.w / 2, y = b.y + b.h / 2;
    point(SDL_MOUSEMOTION, x, y);
    point(SDL_MOUSEBUTTONDOWN, x, y + 200);
    point(SDL_MOUSEMOTION, b.x - 4, y);
    point(SDL_MOUSEBUTTONUP, b.x - 4, y); /* left of the house */
    table_game_settle();
    assert_int_equal(play_record(app.play)->move_count, 2);
}

static void touch(Uint32 type, float x, float y)
{
    SDL_Event event = {.type = type};
    event.tfinger.x = x / app.canvas->view.w;
    event.tfinger.y = y / app.canvas->view.h;
    app_handle(&app, &event);
}

static void a_first_touch_can_look_and_the_second_take(void **state)
{
    Box b;
    (void)state;
    app.settings.touch_looks = 1;
    assert_true(layout_find(&app, "column 2", &b));
    const float x = b.x + b.w / 2, y = b.y + b.h / 2;
    touch(SDL_FINGERDOWN, x + 200, y);
    touch(SDL_FINGERMOTION, x, y); /* feels its way */
    touch(SDL_FINGERUP, x, y);
    assert_false(table_game()->intent.active);
    assert_true(table_game()->aim.hover >= 0);
    touch(SDL_FINGERDOWN, x + 4, y);
    touch(SDL_FINGERUP, x + 4, y);
    assert_true(table_game()->intent.active);
}

static void a_second_finger_turns_the_card_over(void **state)
{
    Box b;
    (void)state;
    assert_true(layout_find(&app, "column 2", &b));
    touch(SDL_FINGERDOWN, b.x + b.w / 2, b.y + b.h / 2);
    touch(SDL_FINGERUP, b.x + b.w / 2, b.y + b.h / 2);
    table_game_settle();
    assert_true(seen(&app, "A second finger: face down"));
    const bool before = table_game()->intent.face_down;
    touch(SDL_FINGERDOWN, 20, 300);
    SDL_Event second = {.type = SDL_FINGERDOWN};
    second.tfinger.fingerId = 7;
    app_handle(&app, &second);
    touch(SDL_FINGERUP, 20, 300);
    assert_true(table_game()->intent.active); /* the first finger pressed nothing */
    assert_int_not_equal(table_game()->intent.face_down, before);
}

/* ---- prompts ---- */

/* A gamepad as its maker's numbers tell it. */
static int plug_in(Uint16 vendor, Uint16 product)
{
    const SDL_VirtualJoystickDesc desc = {
        .version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
        .type = SDL_JOYSTICK_TYPE_GAMECONTROLLER,
        .naxes = SDL_CONTROLLER_AXIS_MAX,
        .nbuttons = SDL_CONTROLLER_BUTTON_MAX,
        .vendor_id = vendor,
        .product_id = product,
    };
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    assert_int_equal(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER), 0);
    const int index = SDL_JoystickAttachVirtualEx(&desc);
    assert_true(index >= 0);
    table_game_run(2);
    assert_non_null(app.input.pad);
    return index;
}

static void prompts_have_the_signs_of_the_gamepad_in_use(void **state)
{
    static const struct {
        Uint16 vendor, product;
        PadKind kind;
        const char *end_turn, *undo, *confirm_name, *menu;
    } PADS[] = {
        {0x045e, 0x02ea, PAD_XBOX, "pad-y", "pad-lb", "A", "pad-menu"},
        {0x054c, 0x0ce6, PAD_PLAYSTATION, "pad-triangle", "pad-l1", "Cross", "pad-options"},
        {0x057e, 0x2009, PAD_NINTENDO, "pad-y", "pad-l", "A", "pad-plus"},
    };
    (void)state;
    assert_string_equal(app_key_hint(&app, ACTION_END_TURN).words, "Space");
    for (size_t i = 0; i < SDL_arraysize(PADS); i++) {
        const int index = plug_in(PADS[i].vendor, PADS[i].product);
        table_game_push(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
        assert_int_equal(app.input.pad_kind, PADS[i].kind);
        assert_string_equal(app_key_hint(&app, ACTION_END_TURN).picture, PADS[i].end_turn);
        assert_string_equal(app_key_hint(&app, ACTION_UNDO).picture, PADS[i].undo);
        assert_string_equal(app_key_hint(&app, ACTION_MENU).picture, PADS[i].menu);
        assert_string_equal(app_key_hint(&app, ACTION_CONFIRM).words, PADS[i].confirm_name);
        SDL_JoystickDetachVirtual(index);
        table_game_run(2);
    }
    press(SDLK_RIGHT);
    assert_null(app_key_hint(&app, ACTION_END_TURN).picture);
    touch(SDL_FINGERDOWN, 20, 300);
    assert_string_equal(app_key_hint(&app, ACTION_END_TURN).words, "");
}

static void expect_picture(const char *key)
{
    char path[512];
    snprintf(path, sizeof path, ASSETS "/icons/32/%s.webp", key);
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    if (!file)
        fail_msg("%s is missing", path);
    SDL_RWclose(file);
}

static void every_button_has_a_name_and_the_usual_ones_a_picture(void **state)
{
    (void)state;
    for (PadKind kind = PAD_XBOX; kind <= PAD_NINTENDO; kind++) {
        for (int button = 0; button < PAD_BUTTON_COUNT; button++) {
            char name[KEY_NAME_CAPACITY];
            const Press pressed = {.pad = true, .button = button};
            press_name(app.words, pressed, kind, name);
            assert_string_not_equal(name, "");
            const char *picture = press_picture(pressed, kind);
            if (button <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT || button >= PAD_LEFT_TRIGGER)
                assert_non_null(picture);
            if (picture)
                expect_picture(picture);
        }
    }
}

static void words_name_the_keys_of_the_player(void **state)
{
    static const char WORDS[] = "Press {rules} or {speech}.";
    Keymap *map = &app.settings.keymap;
    char filled[64];
    (void)state;
    Text text = text_on(filled, sizeof filled);
    assert_true(app_fill_keys(&app, WORDS, &text));
    assert_string_equal(filled, "Press F1 or F2.");
    keymap_give(map, ACTION_RULES, (Press){.stroke = {SDLK_q, STROKE_CTRL}});
    keymap_give(map, ACTION_HINT, (Press){.stroke = {SDLK_F2, 0}}); /* takes it away */
    text = text_on(filled, sizeof filled);
    assert_false(app_fill_keys(&app, WORDS, &text));
    assert_string_equal(filled, "Press Ctrl+Q or –.");
    table_game_push(SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    text = text_on(filled, sizeof filled);
    assert_true(app_fill_keys(&app, "{rules}", &text));
    assert_string_equal(filled, "Back");
}

static void the_rulebook_and_the_settings_name_the_keys_of_the_player(void **state)
{
    (void)state;
    keymap_give(&app.settings.keymap, ACTION_RULES, (Press){.stroke = {SDLK_q, 0}});
    keymap_give(&app.settings.keymap, ACTION_FULLSCREEN, (Press){.stroke = {SDLK_F9, 0}});
    scenes_take(&app, scene_push(SCENE_SETTINGS));
    assert_true(seen(&app, "Or press F9 at any time"));
    scenes_take(&app, scene_replace(SCENE_RULES));
    app_draw(&app);
    const Rules *rules = app.scenes.items[app.scenes.count - 1].state;
    assert_non_null(strstr(rules->page.keyed, "Press Q to come back here any time."));
}

/* Blocks without keys come after it on the same page. */
static void a_sentence_with_a_key_is_there_wherever_it_stands(void **state)
{
    (void)state;
    scenes_take(&app, scene_push(SCENE_RULES));
    press(SDLK_DOWN);
    app_draw(&app);
    const Rules *rules = app.scenes.items[app.scenes.count - 1].state;
    assert_int_equal(rules->page.chapter, 1);
    assert_non_null(strstr(rules->page.keyed, "During the game, just press R."));
}

static void a_stick_that_trembles_is_not_used(void **state)
{
    (void)state;
    press(SDLK_RIGHT);
    SDL_Event event = {.type = SDL_CONTROLLERAXISMOTION};
    event.caxis.value = 900;
    app_handle(&app, &event);
    assert_int_equal(app.input.device, DEVICE_KEYS);
}

#define AT_TABLE(test) cmocka_unit_test_setup_teardown(test, open_game, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        AT_TABLE(own_keys_play_the_turn),
        AT_TABLE(letters_are_typed_whatever_they_mean),
        AT_TABLE(what_must_not_be_done_twice_is_done_once_while_held),
        AT_TABLE(without_dragging_a_trembling_click_is_a_click),
        AT_TABLE(a_press_beside_a_button_does_nothing_unless_targets_are_large),
        AT_TABLE(where_targets_are_large_a_click_beside_a_card_counts),
        AT_TABLE(where_targets_are_large_a_drop_beside_a_space_counts),
        AT_TABLE(a_first_touch_can_look_and_the_second_take),
        AT_TABLE(a_second_finger_turns_the_card_over),
        AT_TABLE(prompts_have_the_signs_of_the_gamepad_in_use),
        AT_TABLE(every_button_has_a_name_and_the_usual_ones_a_picture),
        AT_TABLE(words_name_the_keys_of_the_player),
        AT_TABLE(the_rulebook_and_the_settings_name_the_keys_of_the_player),
        AT_TABLE(a_sentence_with_a_key_is_there_wherever_it_stands),
        AT_TABLE(a_stick_that_trembles_is_not_used),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
