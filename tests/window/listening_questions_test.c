/* The list of questions: whatever has a key is answered there as well, by any device. */
#include "app/keys/key_names.h"
#include "app/scenes/day/day_scene.h"
#include "app/scenes/puzzles/puzzles.h"
#include "ears.h"
#include "seen.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

enum { ANSWER_CAPACITY = 1024, ROWS_MOST = 20 };

/* How a device goes through the list. */
typedef struct Hand {
    void (*opens)(void), (*goes_on)(void), (*chooses)(void), (*closes)(void);
} Hand;

static void press_q(void)
{
    press_and_listen(SDLK_q);
}

static void press_down(void)
{
    press_and_listen(SDLK_DOWN);
}

static void press_enter(void)
{
    press_and_listen(SDLK_RETURN);
}

static void press_escape(void)
{
    press_and_listen(SDLK_ESCAPE);
}

static void push(int button)
{
    table_game_push(button);
    table_game_settle();
    ears_listen();
}

static void push_stick(void)
{
    push(SDL_CONTROLLER_BUTTON_RIGHTSTICK);
}

static void push_down(void)
{
    push(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
}

static void push_a(void)
{
    push(SDL_CONTROLLER_BUTTON_A);
}

static void push_b(void)
{
    push(SDL_CONTROLLER_BUTTON_B);
}

static const Hand KEYS = {press_q, press_down, press_enter, press_escape};
static const Hand PAD = {push_stick, push_down, push_a, push_b};

/* In the middle of a game, read aloud to somebody who plays by keys. */
static void open_table(void)
{
    ears_open_after("en", 28);
    ears_listen();
    press_and_listen(SDLK_TAB);
}

static bool asks(Action action)
{
    return action >= ACTION_ASK_COLUMN_1 && action <= ACTION_ASK_LAST;
}

static Action action_called(const char *name)
{
    for (Action action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
        if (strcmp(action_name(app.words, action), name) == 0)
            return action;
    }
    return ACTION_NONE;
}

/* Goes down to a row; the first one has the focus. */
static void go_to_row(const Hand *hand, Action action)
{
    for (int i = 0; i < ROWS_MOST && action_called(last_sentence()) != action; i++)
        hand->goes_on();
    assert_string_equal(last_sentence(), action_name(app.words, action));
}

/* ---- answers ---- */

static char by_key[ACTION_COUNT][ANSWER_CAPACITY];

static void ask_by_keys(void)
{
    for (Action action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
        if (!asks(action))
            continue;
        press_and_listen(app.settings.keymap.keys[action][0].key);
        snprintf(by_key[action], ANSWER_CAPACITY, "%s", last_sentence());
        assert_string_not_equal(by_key[action], "");
    }
}

/* Each row says its name, and, when it is chosen, nothing but the answer. */
static void expect_the_same_answers(const Hand *hand)
{
    int answered = 0;
    hand->opens();
    assert_int_equal(scenes_top(&app), SCENE_QUESTIONS);
    assert_non_null(strstr(heard, "What would you like to know?"));
    for (int i = 0; i < ROWS_MOST; i++, hand->goes_on()) {
        const Action action = action_called(last_sentence());
        if (!asks(action))
            continue;
        hand->chooses();
        assert_string_equal(last_sentence(), by_key[action]);
        assert_null(strstr(heard, action_name(app.words, ACTION_ASK)));
        assert_int_equal(scenes_top(&app), SCENE_QUESTIONS);
        answered++;
    }
    assert_int_equal(answered, ACTION_ASK_LAST - ACTION_ASK_COLUMN_1 + 1);
    hand->closes();
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
}

static void the_list_answers_as_the_keys_do(void **state)
{
    open_table();
    ask_by_keys();
    expect_the_same_answers(&KEYS);
    expect_the_same_answers(&PAD);
    table_game_close(state);
}

static void a_key_answers_while_the_list_is_open(void **state)
{
    open_table();
    press_q();
    press_and_listen(SDLK_3);
    assert_string_equal(last_sentence(), "Column 3 is empty");
    assert_int_equal(scenes_top(&app), SCENE_QUESTIONS);
    press_q();
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    table_game_close(state);
}

/* Whoever hears nothing reads it, a line for each sentence. */
static void the_answer_is_written_down_without_a_voice(void **state)
{
    assert_int_equal(table_game_open(REPLAYS "/en-2.dreamhome", 28), 0);
    table_game_push(SDL_CONTROLLER_BUTTON_RIGHTSTICK);
    assert_true(seen(&app, "Round 6 of 12: Balázs Kovács"));
    assert_false(seen(&app, "Say it again"));
    table_game_click("widget The market");
    assert_false(seen(&app, "Round 6 of 12: Balázs Kovács"));
    assert_true(seen(&app, "Column 1: bathroom and the first player marker\n"
                           "Column 2: pantry and red roof\nColumn 3 is empty\n"));
    table_game_close(state);
}

/* ---- the voice ---- */

static void what_was_said_before_the_list_is_said_again(void **state)
{
    open_table();
    press_and_listen(SDLK_5);
    push_stick();
    go_to_row(&PAD, ACTION_SAY_AGAIN);
    push_a();
    assert_non_null(strstr(last_sentence(), "Column 5: living room and Scaffolding"));
    press_and_listen(SDLK_s);
    push_a();
    assert_string_equal(last_sentence(), "Ana: 8. Balázs Kovács: 8");
    table_game_close(state);
}

static void the_voice_is_turned_off_and_on_in_the_list(void **state)
{
    open_table();
    push_stick();
    go_to_row(&PAD, ACTION_SAY_AGAIN);
    push_down();
    assert_string_equal(last_sentence(), "Read everything aloud, on");
    table_game_push(SDL_CONTROLLER_BUTTON_A);
    assert_null(app.reading.aloud);
    assert_false(seen(&app, "Say it again"));
    push_a();
    assert_non_null(app.reading.aloud);
    assert_string_equal(last_sentence(), "Read everything aloud, on");
    table_game_key(SDLK_F2, 0); /* the switch follows the key */
    assert_false(seen(&app, "Say it again"));
    table_game_close(state);
}

/* ---- where it leads, and where from ---- */

static void the_log_is_among_the_questions(void **state)
{
    open_table();
    push_stick();
    go_to_row(&PAD, ACTION_LOG);
    push_a();
    assert_int_equal(scenes_top(&app), SCENE_LOG);
    push_a();
    assert_true(table_game()->shown.looking_back);
    table_game_close(state);
}

static void the_menu_leads_to_the_questions(void **state)
{
    assert_int_equal(table_game_open(REPLAYS "/en-2.dreamhome", 28), 0);
    assert_null(table_game_target(TARGET_BUTTON, BUTTON_ASK)); /* one way is enough */
    table_game_click("button menu");
    table_game_click("widget Ask a question");
    assert_int_equal(scenes_top(&app), SCENE_QUESTIONS);
    table_game_click("widget Your tools");
    assert_true(seen(&app, "Concrete Mixer, Roofer, Interior Designer"));
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    table_game_close(state);
}

static void expect_questions_over(SceneId scene)
{
    assert_int_equal(scenes_top(&app), scene);
    table_game_push(SDL_CONTROLLER_BUTTON_RIGHTSTICK);
    assert_int_equal(scenes_top(&app), SCENE_QUESTIONS);
    assert_true(seen(&app, "Whose turn it is"));
    table_game_push(SDL_CONTROLLER_BUTTON_B);
    assert_int_equal(scenes_top(&app), scene);
}

/* The menu leads out of there at once: a mouse has a sign in the bar, beside that of the log. */
static void expect_a_sign_for_questions(SceneId scene)
{
    table_game_click("button ask");
    assert_int_equal(scenes_top(&app), SCENE_QUESTIONS);
    table_game_click("widget Whose turn it is");
    assert_int_equal(scenes_top(&app), SCENE_QUESTIONS);
    table_game_key(SDLK_ESCAPE, 0);
    assert_int_equal(scenes_top(&app), scene);
    table_game_click("button log");
    assert_int_equal(scenes_top(&app), SCENE_LOG);
    scenes_take(&app, scene_pop());
}

static void whoever_plays_alone_can_ask_as_well(void **state)
{
    assert_int_equal(table_game_open_alone(state), 0);
    PuzzlesScene *puzzles = table_game_go_to(SCENE_PUZZLES);
    table_game_click("widget 1");
    expect_questions_over(SCENE_PUZZLES);
    expect_a_sign_for_questions(SCENE_PUZZLES);
    assert_int_equal(puzzles->mode, PUZZLES_PLAYING);
    scenes_take(&app, scene_pop());
    DayScene *day = table_game_go_to(SCENE_DAY);
    table_game_key(SDLK_RETURN, 0);
    expect_questions_over(SCENE_DAY);
    expect_a_sign_for_questions(SCENE_DAY);
    assert_int_equal(day->mode, DAY_PLAYING);
    scenes_take(&app, scene_pop());
    table_game_go_to(SCENE_TURNS);
    table_game_key(SDLK_RETURN, 0);
    table_game_key(SDLK_RETURN, 0);
    expect_questions_over(SCENE_TURNS);
    expect_a_sign_for_questions(SCENE_TURNS);
    scenes_take(&app, scene_pop());
    table_game_go_to(SCENE_LESSON);
    expect_questions_over(SCENE_LESSON);
    table_game_close(state);
}

/* At the end of a house nobody else is shown. */
static void where_nobody_else_builds_nobody_else_is_asked_about(void **state)
{
    assert_int_equal(table_game_open_alone(state), 0);
    PuzzlesScene *scene = table_game_go_to(SCENE_PUZZLES);
    table_game_click("widget 3");
    assert_true(scene->guest.table.guest.hides_others);
    table_game_push(SDL_CONTROLLER_BUTTON_RIGHTSTICK);
    assert_true(seen(&app, "Your house"));
    assert_false(seen(&app, "The others’ houses"));
    table_game_close(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_list_answers_as_the_keys_do),
        cmocka_unit_test(a_key_answers_while_the_list_is_open),
        cmocka_unit_test(the_answer_is_written_down_without_a_voice),
        cmocka_unit_test(what_was_said_before_the_list_is_said_again),
        cmocka_unit_test(the_voice_is_turned_off_and_on_in_the_list),
        cmocka_unit_test(the_log_is_among_the_questions),
        cmocka_unit_test(the_menu_leads_to_the_questions),
        cmocka_unit_test(whoever_plays_alone_can_ask_as_well),
        cmocka_unit_test(where_nobody_else_builds_nobody_else_is_asked_about),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
