/*
 * The game for somebody who only hears it: a whole game for two, played by keys from what is said,
 * in every language; and a voice that obeys its listener.
 */
#include "app/speech/announcer.h"
#include "ears.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

/* ---- a whole game ---- */

/* The table only: the count that comes after it is not listened to. */
static void press(SDL_Keycode key)
{
    table_game_key(key, 0);
    if (app.scenes.count && scenes_top(&app) == SCENE_TABLE)
        ears_listen();
}

/* What the player was last asked to do. */
typedef enum Wish { WISH_NONE, WISH_COLUMN, WISH_SPACE, WISH_END } Wish;

static Wish wish;

static void understand(void)
{
    if (hears("Take a column.") || hears("First discard one column."))
        wish = WISH_COLUMN;
    if (hears("Drop it on a highlighted space.") || hears("Place the scaffolding.") ||
        hears("Place the décor in a highlighted room."))
        wish = WISH_SPACE;
    if (hears("Done? End your turn.") || hears("Room placed. Continue?") ||
        hears("Column discarded. Continue?") || hears("Use the Jackhammer?") ||
        hears("Use your helpers, or finish."))
        wish = WISH_END;
}

/* Asks for columns by their numbers until one is not empty. */
static void choose_column(char wanted[1024])
{
    for (int column = 5; column >= 1; column--) {
        char empty[128];
        snprintf(empty, sizeof empty, tr(app.words, "Column %d is empty"), column);
        press((SDL_Keycode)(SDLK_0 + column));
        snprintf(wanted, 1024, "%s", last_sentence());
        if (strcmp(wanted, empty) != 0)
            return;
    }
}

/* Goes on until the focus says the same. */
static void go_to_column(void)
{
    char wanted[1024];
    choose_column(wanted);
    for (int i = 0; i < 20; i++) {
        press(SDLK_TAB);
        if (strcmp(last_sentence(), wanted) == 0)
            return;
    }
    fail_msg("the focus never comes to “%s”; heard: %s", wanted, heard);
}

static void play_by_ear(void)
{
    ears_listen();
    understand();
    for (int i = 0; i < 400 && scenes_top(&app) == SCENE_TABLE; i++) {
        if (wish == WISH_COLUMN)
            go_to_column();
        press(wish == WISH_END ? SDLK_SPACE : SDLK_RETURN);
        if (scenes_top(&app) == SCENE_TABLE && !last_sentence()[0])
            press(SDLK_TAB); /* nothing happens here: on to the next */
        if (app.scenes.count && scenes_top(&app) == SCENE_TABLE)
            understand();
    }
    if (scenes_top(&app) != SCENE_END)
        fail_msg("the game does not end; heard last: %s", heard);
}

static void a_whole_game_can_be_played_by_ear_in_every_language(void **state)
{
    static const char *const LANGUAGES[] = {"en", "fr", "hu", "pl", "pt_BR", "pt_PT", "ru"};
    for (size_t i = 0; i < SDL_arraysize(LANGUAGES) && i < BY_EAR; i++) {
        ears_open(LANGUAGES[i]);
        wish = WISH_NONE;
        play_by_ear();
        table_game_close(state);
    }
}

/* ---- the voice ---- */

static void a_press_cuts_the_voice_short(void **state)
{
    ears_open("en");
    ears_listen();
    press(SDLK_TAB);
    assert_true(strncmp(heard, "hush\n", 5) == 0 || strstr(heard, "\nhush\n"));
    table_game_close(state);
}

static void nothing_waits_behind_a_key_that_is_held(void **state)
{
    ears_open("en");
    ears_listen();
    press(SDLK_RIGHT);
    table_game_key_down(SDLK_RIGHT, 0, true);
    ears_listen();
    assert_true(strncmp(heard, "hush\n", 5) == 0);
    table_game_close(state);
}

static void what_was_said_can_be_heard_again(void **state)
{
    char before[1024];
    ears_open("en");
    ears_listen();
    press(SDLK_TAB);
    snprintf(before, sizeof before, "%s", last_sentence());
    press(SDLK_F3);
    assert_string_equal(last_sentence(), before);
    table_game_close(state);
}

/* In how many of so many frames somebody is said to have taken something. */
static int takings_said(int frames)
{
    int times = 0;
    while (frames-- > 0) {
        table_game_run(1);
        ears_listen();
        times += strstr(heard, " takes ") != NULL;
    }
    return times;
}

/* While the next card flies there is no news, and afterwards it is none any more. */
static void what_others_did_is_said_once(void **state)
{
    ears_open_after("en", 1);
    table_game_play_turn();
    app.settings.speed = 2;
    table_game_key_down(SDLK_SPACE, 0, false);
    assert_int_equal(takings_said(150), 1);
    for (int i = 0; i < 8 && !table_game()->intent.active; i++) {
        table_game_key_down(SDLK_TAB, 0, false);
        table_game_key_down(SDLK_RETURN, 0, false);
        assert_int_equal(takings_said(30), 0);
    }
    for (int i = 0; i < 8 && !app.play->turn_over; i++) {
        table_game_key_down(SDLK_RETURN, 0, false);
        assert_int_equal(takings_said(60), 0);
        table_game_key_down(SDLK_TAB, 0, false);
    }
    assert_true(app.play->turn_over);
    table_game_close(state);
}

static void a_screen_says_its_focus_though_the_pointer_lies_on_nothing(void **state)
{
    ears_open("en");
    ears_listen();
    table_game_point(box(0, 0, 2, 2));
    scenes_take(&app, scene_push(SCENE_PAUSE));
    ears_listen();
    assert_non_null(strstr(heard, "Pause"));
    assert_string_equal(last_sentence(), "Back to the game");
    table_game_point(box(1, 1, 2, 2));
    ears_listen();
    assert_string_equal(last_sentence(), "");
    table_game_close(state);
}

static void whoever_presses_anything_but_f2_declines_the_offer(void **state)
{
    ears_open("en");
    app.settings.speech = SPEECH_OFFERED;
    table_game_key(SDLK_TAB, 0);
    assert_int_equal(app.settings.speech, SPEECH_OFF);
    assert_null(app.reading.aloud);
    table_game_key(SDLK_F2, 0);
    assert_int_equal(app.settings.speech, SPEECH_ON);
    assert_non_null(app.reading.aloud);
    table_game_close(state);
}

static void who_presses_f2_keeps_the_voice(void **state)
{
    ears_open("en");
    app.settings.speech = SPEECH_OFFERED;
    press(SDLK_F2);
    assert_int_equal(app.settings.speech, SPEECH_ON);
    assert_non_null(app.reading.aloud);
    assert_non_null(strstr(heard, "Reading aloud is on. F2 turns it off, and F3 says the last"));
    app_read_to(&app, false); /* whoever wants it everywhere hears it at every turn */
    assert_non_null(app.reading.aloud);
    table_game_close(state);
}

/* A voice knows the language by its tag, and how fast it is to speak. */
static void a_voice_is_tuned_as_it_was_set(void **state)
{
    Words *words = words_new(LANG_FOLDER);
    ears_open("en");
    app.settings.speech_rate = 80;
    press(SDLK_TAB);
    assert_non_null(strstr(heard, "say en 60 "));
    assert_true(words_set_language(words, "pt_BR"));
    announcer_say(app.reading.aloud, words, "Oi!");
    ears_listen();
    assert_non_null(strstr(heard, "say pt-BR 60 Oi!"));
    words_free(words);
    table_game_close(state);
}

static void a_refusal_is_read_aloud(void **state)
{
    ears_open("en");
    ears_listen();
    app.seats[table_game()->shown.viewed].hints = false;
    press(SDLK_h);
    assert_true(table_game()->advice.message[0]);
    assert_non_null(strstr(heard, table_game()->advice.message));
    table_game_close(state);
}

static void the_voice_reads_to_those_who_asked_for_it(void **state)
{
    ears_open("en");
    app_set_speech(&app, false);
    app.seats[app.play->mover].reads = true;
    app_follow_turn(&app);
    assert_non_null(app.reading.aloud);
    app.seats[app.play->mover].reads = false;
    app_follow_turn(&app);
    assert_null(app.reading.aloud);
    app.seats[app.play->mover].reads = true;
    app_follow_turn(&app);
    app_follow_table(&app);
    assert_null(app.reading.aloud);
    table_game_close(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_game_can_be_played_by_ear_in_every_language),
        cmocka_unit_test(a_press_cuts_the_voice_short),
        cmocka_unit_test(nothing_waits_behind_a_key_that_is_held),
        cmocka_unit_test(what_was_said_can_be_heard_again),
        cmocka_unit_test(what_others_did_is_said_once),
        cmocka_unit_test(a_screen_says_its_focus_though_the_pointer_lies_on_nothing),
        cmocka_unit_test(whoever_presses_anything_but_f2_declines_the_offer),
        cmocka_unit_test(who_presses_f2_keeps_the_voice),
        cmocka_unit_test(a_voice_is_tuned_as_it_was_set),
        cmocka_unit_test(a_refusal_is_read_aloud),
        cmocka_unit_test(the_voice_reads_to_those_who_asked_for_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
