/* Keys and buttons of one's own: what they mean, whom they are taken from, and how they are kept.
 */
#include "app/keys/keymap.h"

#include "testing.h"

#include <stdio.h>
#include <string.h>

static Press key_press(SDL_Keycode key, int mods)
{
    return (Press){.stroke = {key, mods}};
}

static Press pad_press(int button)
{
    return (Press){.pad = true, .button = button};
}

static Action typed(const Keymap *map, SDL_Keycode key, int mods)
{
    return keymap_action(map, key_press(key, mods));
}

/* Every press means one thing at most, and the presses that always work mean what they say. */
static void expect_sound(const Keymap *map)
{
    for (Action action = 1; action < ACTION_COUNT; action++) {
        for (int i = 0; i < KEYS_OF_ACTION; i++) {
            const Press press = {.stroke = map->keys[action][i]};
            if (!stroke_is_none(press.stroke) && keymap_action(map, press) != action)
                fail_msg("a key of action %d does something else", (int)action);
        }
        if (map->buttons[action] != PAD_NONE)
            assert_int_equal(keymap_action(map, pad_press(map->buttons[action])), action);
    }
    assert_int_equal(typed(map, SDLK_UP, 0), ACTION_UP);
    assert_int_equal(typed(map, SDLK_DOWN, 0), ACTION_DOWN);
    assert_int_equal(typed(map, SDLK_LEFT, 0), ACTION_LEFT);
    assert_int_equal(typed(map, SDLK_RIGHT, 0), ACTION_RIGHT);
    assert_int_equal(typed(map, SDLK_TAB, 0), ACTION_NEXT);
    assert_int_equal(typed(map, SDLK_TAB, STROKE_SHIFT), ACTION_PREVIOUS);
    assert_int_equal(typed(map, SDLK_RETURN, 0), ACTION_CONFIRM);
    assert_int_equal(typed(map, SDLK_ESCAPE, 0), ACTION_CANCEL);
    assert_int_equal(keymap_action(map, pad_press(SDL_CONTROLLER_BUTTON_A)), ACTION_CONFIRM);
    assert_int_equal(keymap_action(map, pad_press(SDL_CONTROLLER_BUTTON_B)), ACTION_CANCEL);
}

static void at_first_keys_mean_what_the_readme_says(void **state)
{
    static const struct {
        SDL_Keycode key;
        int mods;
        Action action;
    } EXPECTED[] = {
        {SDLK_f, 0, ACTION_FLIP},
        {SDLK_f, STROKE_SHIFT, ACTION_FLIP},
        {SDLK_z, STROKE_CTRL, ACTION_UNDO},
        {SDLK_z, STROKE_CTRL | STROKE_SHIFT, ACTION_REDO},
        {SDLK_y, STROKE_CTRL, ACTION_REDO},
        {SDLK_z, 0, ACTION_NONE},
        {SDLK_f, STROKE_ALT, ACTION_NONE},
        {SDLK_f, STROKE_CTRL, ACTION_NONE},
        {SDLK_RETURN, STROKE_ALT, ACTION_FULLSCREEN},
        {SDLK_F11, 0, ACTION_FULLSCREEN},
        {SDLK_RETURN, STROKE_SHIFT, ACTION_CONFIRM},
        {SDLK_F1, 0, ACTION_RULES},
        {SDLK_F2, 0, ACTION_SPEECH},
        {SDLK_5, 0, ACTION_ASK_COLUMN_5},
        {SDLK_UNKNOWN, 0, ACTION_NONE},
    };
    Keymap map;
    (void)state;
    keymap_reset(&map);
    expect_sound(&map);
    for (size_t i = 0; i < SDL_arraysize(EXPECTED); i++)
        assert_int_equal(typed(&map, EXPECTED[i].key, EXPECTED[i].mods), EXPECTED[i].action);
    assert_int_equal(keymap_action(&map, pad_press(SDL_CONTROLLER_BUTTON_Y)), ACTION_END_TURN);
    assert_int_equal(keymap_action(&map, pad_press(PAD_LEFT_TRIGGER)), ACTION_HINT);
    assert_int_equal(keymap_action(&map, pad_press(PAD_NONE)), ACTION_NONE);
}

static void every_action_can_be_given_another_key_and_button(void **state)
{
    (void)state;
    for (Action action = 1; action < ACTION_COUNT; action++) {
        Keymap map;
        Press found;
        keymap_reset(&map);
        keymap_give(&map, action, key_press(SDLK_k, 0));
        keymap_give(&map, action, pad_press(SDL_CONTROLLER_BUTTON_GUIDE));
        assert_int_equal(typed(&map, SDLK_k, 0), action);
        assert_int_equal(keymap_action(&map, pad_press(SDL_CONTROLLER_BUTTON_GUIDE)), action);
        assert_true(keymap_find(&map, action, false, &found));
        assert_int_equal(found.stroke.key, SDLK_k);
        assert_true(keymap_find(&map, action, true, &found));
        assert_int_equal(found.button, SDL_CONTROLLER_BUTTON_GUIDE);
        assert_false(keymap_is_standard(&map, action));
        expect_sound(&map);
        keymap_reset_action(&map, action);
        assert_true(keymap_is_standard(&map, action));
        assert_int_equal(typed(&map, SDLK_k, 0), ACTION_NONE);
    }
}

static void whoever_is_given_a_key_takes_it_from_the_other(void **state)
{
    Keymap map;
    (void)state;
    keymap_reset(&map);
    keymap_give(&map, ACTION_FLIP, key_press(SDLK_h, 0));
    assert_int_equal(typed(&map, SDLK_h, 0), ACTION_FLIP);
    assert_int_equal(typed(&map, SDLK_f, 0), ACTION_NONE);
    Press found;
    assert_false(keymap_find(&map, ACTION_HINT, false, &found));
    keymap_give(&map, ACTION_FLIP, pad_press(SDL_CONTROLLER_BUTTON_Y));
    assert_int_equal(map.buttons[ACTION_END_TURN], PAD_NONE);
    expect_sound(&map);
    keymap_give(&map, ACTION_HINT, key_press(SDLK_y, STROKE_CTRL)); /* the first of two */
    assert_int_equal(typed(&map, SDLK_z, STROKE_CTRL | STROKE_SHIFT), ACTION_REDO);
    assert_true(keymap_find(&map, ACTION_REDO, false, &found));
    assert_int_equal(found.stroke.key, SDLK_z);
}

static void two_actions_swap_their_keys_and_buttons(void **state)
{
    Keymap map;
    (void)state;
    keymap_reset(&map);
    keymap_swap(&map, ACTION_FLIP, key_press(SDLK_SPACE, 0));
    assert_int_equal(typed(&map, SDLK_SPACE, 0), ACTION_FLIP);
    assert_int_equal(typed(&map, SDLK_f, 0), ACTION_END_TURN);
    keymap_swap(&map, ACTION_FLIP, pad_press(SDL_CONTROLLER_BUTTON_Y));
    assert_int_equal(map.buttons[ACTION_END_TURN], SDL_CONTROLLER_BUTTON_X);
    expect_sound(&map);
    const Keymap before = map;
    keymap_swap(&map, ACTION_FLIP, key_press(SDLK_SPACE, 0)); /* its own */
    assert_memory_equal(&map, &before, sizeof map);
    keymap_swap(&map, ACTION_FLIP, key_press(SDLK_q, 0)); /* nobody's */
    assert_int_equal(typed(&map, SDLK_q, 0), ACTION_FLIP);
    expect_sound(&map);
}

static void nobody_can_lock_themselves_out(void **state)
{
    static const SDL_Keycode KEYS[] = {SDLK_UP,  SDLK_DOWN,   SDLK_LEFT,     SDLK_RIGHT,
                                       SDLK_TAB, SDLK_RETURN, SDLK_KP_ENTER, SDLK_ESCAPE};
    Keymap map, before;
    (void)state;
    keymap_reset(&map);
    before = map;
    for (Action action = 1; action < ACTION_COUNT; action++) {
        for (size_t i = 0; i < SDL_arraysize(KEYS); i++) {
            assert_int_not_equal(keymap_always(key_press(KEYS[i], 0)), ACTION_NONE);
            keymap_give(&map, action, key_press(KEYS[i], 0));
            keymap_swap(&map, action, key_press(KEYS[i], 0));
        }
        keymap_give(&map, action, pad_press(SDL_CONTROLLER_BUTTON_A));
        keymap_swap(&map, action, pad_press(SDL_CONTROLLER_BUTTON_B));
    }
    assert_memory_equal(&map, &before, sizeof map);
    assert_int_equal(keymap_always(key_press(SDLK_f, 0)), ACTION_NONE);
}

static void resetting_one_takes_its_keys_back(void **state)
{
    Keymap map, standard;
    (void)state;
    keymap_reset(&map);
    keymap_reset(&standard);
    keymap_swap(&map, ACTION_FLIP, key_press(SDLK_SPACE, 0));
    keymap_swap(&map, ACTION_FLIP, pad_press(SDL_CONTROLLER_BUTTON_Y));
    keymap_reset_action(&map, ACTION_FLIP);
    assert_int_equal(typed(&map, SDLK_f, 0), ACTION_FLIP);
    assert_int_equal(typed(&map, SDLK_SPACE, 0), ACTION_NONE);
    expect_sound(&map);
    keymap_reset_action(&map, ACTION_END_TURN);
    assert_memory_equal(&map, &standard, sizeof map);
}

/* ---- alphabets and layouts ---- */

static Action pressed(const Keymap *map, SDL_Scancode place, SDL_Keycode code)
{
    const SDL_KeyboardEvent event = {.keysym = {.scancode = place, .sym = code}};
    return keymap_action(map, (Press){.stroke = stroke_of(&event)});
}

static void keys_mean_the_same_in_every_alphabet(void **state)
{
    Keymap map;
    (void)state;
    keymap_reset(&map);
    assert_int_equal(pressed(&map, SDL_SCANCODE_F, 0x430), ACTION_FLIP);        /* Russian */
    assert_int_equal(pressed(&map, SDL_SCANCODE_1, '&'), ACTION_ASK_COLUMN_1);  /* French */
    assert_int_equal(pressed(&map, SDL_SCANCODE_2, 0xe9), ACTION_ASK_COLUMN_2); /* French */
    assert_int_equal(pressed(&map, SDL_SCANCODE_GRAVE, '0'), ACTION_NONE);      /* Hungarian */
    assert_int_equal(pressed(&map, SDL_SCANCODE_Y, SDLK_z), ACTION_NONE);       /* Hungarian */
    assert_int_equal(pressed(&map, SDL_SCANCODE_SEMICOLON, SDLK_m), ACTION_ASK_MARKET);
    keymap_give(&map, ACTION_FLIP, key_press(';', 0));
    assert_int_equal(pressed(&map, SDL_SCANCODE_SEMICOLON, 0x436), ACTION_FLIP); /* Russian */
    keymap_give(&map, ACTION_FLIP, key_press(0xe9, 0));
    assert_int_equal(pressed(&map, SDL_SCANCODE_SEMICOLON, 0xe9), ACTION_FLIP); /* Hungarian é */
}

/* ---- one hand ---- */

static void each_hand_reaches_everything_in_a_turn(void **state)
{
    static const Action TURN[] = {ACTION_UP,   ACTION_DOWN,    ACTION_LEFT,      ACTION_RIGHT,
                                  ACTION_NEXT, ACTION_CONFIRM, ACTION_CANCEL,    ACTION_END_TURN,
                                  ACTION_FLIP, ACTION_UNDO,    ACTION_REDO,      ACTION_HINT,
                                  ACTION_LOG,  ACTION_UNSEEN,  ACTION_REFERENCE, ACTION_ASK};
    static const char *const HANDS[] = {"`12345qwertasdfgzxcvb", "67890-=yuiop[]hjkl;'nm,./"};
    (void)state;
    for (KeymapPreset preset = PRESET_LEFT; preset <= PRESET_RIGHT; preset++) {
        Keymap map;
        keymap_preset(&map, preset);
        expect_sound(&map);
        assert_int_equal(keymap_preset_of(&map), preset);
        for (size_t i = 0; i < SDL_arraysize(TURN); i++) {
            Press press;
            assert_true(keymap_find(&map, TURN[i], false, &press));
            assert_int_equal(press.stroke.mods, 0); /* one hand holds no two keys */
            const bool reached = press.stroke.key == SDLK_SPACE || press.stroke.key == SDLK_TAB ||
                                 strchr(HANDS[preset - PRESET_LEFT], press.stroke.key);
            if (!reached)
                fail_msg("preset %d: action %d is out of reach", (int)preset, (int)TURN[i]);
        }
        for (Action action = 1; action < ACTION_COUNT; action++) {
            Press press;
            if (action != ACTION_MENU) /* which Esc opens */
                assert_true(keymap_find(&map, action, false, &press));
        }
        map.buttons[ACTION_LOG] = SDL_CONTROLLER_BUTTON_GUIDE;
        assert_int_equal(keymap_preset_of(&map), PRESET_COUNT);
    }
}

static void one_side_of_a_gamepad_is_enough(void **state)
{
    static const Action TURN[] = {ACTION_CONFIRM, ACTION_CANCEL, ACTION_END_TURN, ACTION_FLIP,
                                  ACTION_UNDO,    ACTION_ASK,    ACTION_HINT,     ACTION_MENU};
    static const int LEFT[] = {SDL_CONTROLLER_BUTTON_DPAD_UP,      SDL_CONTROLLER_BUTTON_DPAD_DOWN,
                               SDL_CONTROLLER_BUTTON_DPAD_LEFT,    SDL_CONTROLLER_BUTTON_DPAD_RIGHT,
                               SDL_CONTROLLER_BUTTON_LEFTSHOULDER, SDL_CONTROLLER_BUTTON_LEFTSTICK,
                               SDL_CONTROLLER_BUTTON_BACK,         PAD_LEFT_TRIGGER};
    (void)state;
    for (KeymapPreset preset = PRESET_LEFT; preset <= PRESET_RIGHT; preset++) {
        Keymap map;
        keymap_preset(&map, preset);
        for (size_t i = 0; i < SDL_arraysize(TURN); i++) {
            Press press;
            bool left = false;
            assert_true(keymap_find(&map, TURN[i], true, &press));
            for (size_t k = 0; k < SDL_arraysize(LEFT); k++)
                left = left || press.button == LEFT[k];
            assert_int_equal(left, preset == PRESET_LEFT);
        }
    }
}

/* ---- the file ---- */

static void read_lines(Keymap *map, const char *lines, int *damaged)
{
    Word rest = word_of(lines);
    *damaged = 0;
    while (rest.length) {
        Word value = word_until(&rest, '\n');
        const Word kind = word_until(&value, ' ');
        *damaged += keymap_read(map, kind, value) == LINE_DAMAGED;
    }
}

static void expect_kept(const Keymap *map)
{
    char lines[8192];
    Keymap read;
    int damaged;
    Text text = text_on(lines, sizeof lines);
    keymap_write(map, &text);
    keymap_reset(&read);
    read_lines(&read, lines, &damaged);
    assert_int_equal(damaged, 0);
    assert_memory_equal(&read, map, sizeof read);
}

static void what_is_written_is_read_again(void **state)
{
    Keymap map;
    (void)state;
    keymap_reset(&map);
    char lines[64] = "";
    Text text = text_on(lines, sizeof lines);
    keymap_write(&map, &text);
    assert_string_equal(lines, "");
    for (KeymapPreset preset = PRESET_BOTH; preset < PRESET_COUNT; preset++) {
        keymap_preset(&map, preset);
        expect_kept(&map);
    }
    for (Action action = 1; action < ACTION_COUNT; action++) {
        static const Press OTHERS[] = {
            {.stroke = {SDLK_KP_PLUS, STROKE_SHIFT}},
            {.stroke = {SDLK_PLUS, STROKE_CTRL | STROKE_ALT}},
            {.stroke = {0xe9, 0}},
            {.stroke = {SDLK_SPACE, 0}},
            {.pad = true, .button = PAD_RIGHT_TRIGGER},
            {.pad = true, .button = SDL_CONTROLLER_BUTTON_PADDLE1},
        };
        for (size_t i = 0; i < SDL_arraysize(OTHERS); i++) {
            keymap_reset(&map);
            keymap_swap(&map, action, OTHERS[i]);
            expect_kept(&map);
            keymap_give(&map, action, OTHERS[i]);
            expect_kept(&map);
        }
    }
}

static void damaged_lines_change_nothing(void **state)
{
    static const char *const LINES[] = {
        "key",
        "key ",
        "key flip",
        "key flip ",
        "key nothing F",
        "key flip Escape",    /* always one step back */
        "key flip Shift+Tab", /* always the thing before */
        "key flip Ctrl+",
        "key flip No such key",
        "key flip \xff\xfe",
        "second-key flip Return",
        "button flip a",
        "button flip nonesuch",
        "button",
        "key flip 0123456789012345678901234567890123456789012345678901234567890123456789",
    };
    Keymap map, standard;
    (void)state;
    keymap_reset(&standard);
    for (size_t i = 0; i < SDL_arraysize(LINES); i++) {
        int damaged;
        keymap_reset(&map);
        read_lines(&map, LINES[i], &damaged);
        assert_int_equal(damaged, 1);
        assert_memory_equal(&map, &standard, sizeof map);
    }
    assert_int_equal(keymap_read(&map, word_of("text-size"), word_of("100")), LINE_OTHER);
}

static void of_two_lines_with_one_key_the_later_counts(void **state)
{
    Keymap map;
    int damaged;
    (void)state;
    keymap_reset(&map);
    read_lines(&map, "key flip Q\nkey hint Q\nbutton flip y\nbutton hint y\n", &damaged);
    assert_int_equal(damaged, 0);
    assert_int_equal(typed(&map, SDLK_q, 0), ACTION_HINT);
    assert_int_equal(keymap_action(&map, pad_press(SDL_CONTROLLER_BUTTON_Y)), ACTION_HINT);
    expect_sound(&map);
}

static void a_second_key_alone_is_a_key(void **state)
{
    Keymap map;
    Press found;
    int damaged;
    (void)state;
    keymap_reset(&map);
    read_lines(&map, "key flip none\nsecond-key flip Q\n", &damaged);
    assert_true(keymap_find(&map, ACTION_FLIP, false, &found));
    assert_int_equal(found.stroke.key, SDLK_q);
}

static int open_keyboard(void **state)
{
    (void)state;
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    return SDL_Init(SDL_INIT_VIDEO);
}

static int close_keyboard(void **state)
{
    (void)state;
    SDL_Quit();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(at_first_keys_mean_what_the_readme_says),
        cmocka_unit_test(every_action_can_be_given_another_key_and_button),
        cmocka_unit_test(whoever_is_given_a_key_takes_it_from_the_other),
        cmocka_unit_test(two_actions_swap_their_keys_and_buttons),
        cmocka_unit_test(nobody_can_lock_themselves_out),
        cmocka_unit_test(resetting_one_takes_its_keys_back),
        cmocka_unit_test(keys_mean_the_same_in_every_alphabet),
        cmocka_unit_test(each_hand_reaches_everything_in_a_turn),
        cmocka_unit_test(one_side_of_a_gamepad_is_enough),
        cmocka_unit_test(what_is_written_is_read_again),
        cmocka_unit_test(damaged_lines_change_nothing),
        cmocka_unit_test(of_two_lines_with_one_key_the_later_counts),
        cmocka_unit_test(a_second_key_alone_is_a_key),
    };
    return cmocka_run_group_tests(tests, open_keyboard, close_keyboard);
}
