/*
 * The game for somebody who only hears it: a whole game for two, played by keys from what is said,
 * in every language; and on every screen whatever can be used has words.
 */
#include "table_game.h"

#include "app/pieces/home_view.h"
#include "app/probe/layout_check.h"
#include "app/scenes/keep/keep.h"
#include "app/scenes/visit/visit.h"
#include "app/speech/announcer.h"
#include "session/folder.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { HEARD_CAPACITY = 1 << 16 };

static char transcript[1100];
static long heard_to; /* how much of it was heard */
static char heard[HEARD_CAPACITY];

/* Draws a frame and listens until the voice has said all of it. */
static void listen(void)
{
    static int number;
    char mark[32];
    snprintf(mark, sizeof mark, "(mark %d)", ++number);
    app_draw(&app);
    announcer_say(app.reading.aloud, app.words, mark);
    for (heard[0] = '\0'; !strstr(heard, mark); SDL_Delay(1)) {
        FILE *file = fopen(transcript, "r");
        heard[0] = '\0';
        if (file && fseek(file, heard_to, SEEK_SET) == 0)
            heard[fread(heard, 1, sizeof heard - 1, file)] = '\0';
        if (file)
            fclose(file);
    }
    heard_to += (long)strlen(heard);
    *strstr(heard, mark) = '\0';
}

static void press(SDL_Keycode key)
{
    table_game_key(key, 0);
    if (app.scenes.count && scenes_top(&app) == SCENE_TABLE)
        listen();
}

/* The last sentence that was said, without the language and the rate before it. */
static const char *last_sentence(void)
{
    static char sentence[1024];
    sentence[0] = '\0';
    for (const char *at = heard; (at = strstr(at, "say ")); at++) {
        if (at != heard && at[-1] != '\n')
            continue;
        char language[16], words[1024];
        int rate;
        if (sscanf(at, "say %15s %d %1023[^\n]", language, &rate, words) == 3 &&
            words[0] != '(') /* our own marks */
            memcpy(sentence, words, sizeof sentence);
    }
    return sentence;
}

static bool hears(const char *english)
{
    return strstr(heard, tr(app.words, english)) != NULL;
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
    if (hears("Done? End your turn.") || hears("Discard this column?") ||
        hears("Use the Jackhammer?") || hears("Use your helpers, or finish."))
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
    listen();
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

static void open_ears_after(const char *language, int moves)
{
    assert_int_equal(table_game_open(REPLAYS "/en-2.dreamhome", moves), 0);
    snprintf(transcript, sizeof transcript, "%s/transcript", getenv("HOME"));
    heard_to = 0;
    wish = WISH_NONE;
    app.launch.transcript = transcript;
    app.settings.speech = SPEECH_ON;
    app.settings.warnings = 0;
    SDL_SetWindowSize(app.window, 640, 400); /* nobody looks */
    app_measure(&app);
    app_choose_language(&app, language);
    assert_string_equal(words_language(app.words), language);
    app_open_speech(&app);
}

static void open_ears(const char *language)
{
    open_ears_after(language, 0);
}

static void a_whole_game_can_be_played_by_ear_in_every_language(void **state)
{
    static const char *const LANGUAGES[] = {"en", "fr", "hu", "pl", "pt_BR", "pt_PT", "ru"};
    for (size_t i = 0; i < SDL_arraysize(LANGUAGES) && i < BY_EAR; i++) {
        open_ears(LANGUAGES[i]);
        play_by_ear();
        table_game_close(state);
    }
}

static void a_press_cuts_the_voice_short(void **state)
{
    open_ears("en");
    listen();
    press(SDLK_TAB);
    assert_true(strncmp(heard, "hush\n", 5) == 0 || strstr(heard, "\nhush\n"));
    table_game_close(state);
}

static void nothing_waits_behind_a_key_that_is_held(void **state)
{
    open_ears("en");
    listen();
    press(SDLK_RIGHT);
    table_game_key_down(SDLK_RIGHT, 0, true);
    listen();
    assert_true(strncmp(heard, "hush\n", 5) == 0);
    table_game_close(state);
}

static void what_was_said_can_be_heard_again(void **state)
{
    char before[1024];
    open_ears("en");
    listen();
    press(SDLK_TAB);
    snprintf(before, sizeof before, "%s", last_sentence());
    press(SDLK_F3);
    assert_string_equal(last_sentence(), before);
    table_game_close(state);
}

static void whoever_presses_anything_but_f2_declines_the_offer(void **state)
{
    open_ears("en");
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
    open_ears("en");
    app.settings.speech = SPEECH_OFFERED;
    table_game_key(SDLK_F2, 0);
    assert_int_equal(app.settings.speech, SPEECH_ON);
    assert_non_null(app.reading.aloud);
    app_read_to(&app, false); /* whoever wants it everywhere hears it at every turn */
    assert_non_null(app.reading.aloud);
    table_game_close(state);
}

/* A voice knows the language by its tag, and how fast it is to speak. */
static void a_voice_is_tuned_as_it_was_set(void **state)
{
    Words *words = words_new(LANG_FOLDER);
    open_ears("en");
    app.settings.speech_rate = 80;
    press(SDLK_TAB);
    assert_non_null(strstr(heard, "say en 60 "));
    assert_true(words_set_language(words, "pt_BR"));
    announcer_say(app.reading.aloud, words, "Oi!");
    listen();
    assert_non_null(strstr(heard, "say pt-BR 60 Oi!"));
    words_free(words);
    table_game_close(state);
}

static void the_voice_reads_to_those_who_asked_for_it(void **state)
{
    open_ears("en");
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

/* ---- screens by ear ---- */

static void press_there(SDL_Keycode key)
{
    table_game_key(key, 0);
    listen();
}

static void open_screen(SceneId id, SceneNote note)
{
    open_ears("en");
    listen();
    scenes_take(&app, scene_push_with(id, note));
    listen();
}

static void a_key_is_given_to_another_action_by_ear(void **state)
{
    open_screen(SCENE_KEYS, (SceneNote){0});
    assert_non_null(strstr(heard, "Keys and buttons"));
    assert_non_null(strstr(heard, "Choose what you want to do with another key or button."));
    for (int i = 0; i < 60 && strncmp(last_sentence(), "Turn the card over", 18) != 0; i++)
        press_there(SDLK_DOWN);
    assert_string_equal(last_sentence(), "Turn the card over, F, X");
    press_there(SDLK_RETURN);
    assert_non_null(strstr(heard, "Turn the card over: F, X"));
    assert_string_equal(last_sentence(), "New key or button");
    press_there(SDLK_RETURN);
    assert_non_null(strstr(heard, "press the new key or button"));
    press_there(SDLK_SPACE);
    assert_non_null(strstr(heard, "Space is already “End turn”."));
    assert_string_equal(last_sentence(), "Swap them");
    press_there(SDLK_RETURN);
    assert_non_null(strstr(heard, "Space: that is now “Turn the card over”."));
    assert_string_equal(last_sentence(), "Turn the card over, Space, X");
    table_game_close(state);
}

/* Every passage of every chapter, from the first to the last, with one key. */
/* Whether a thing can be used, and more about it for those who want to hear all. */
static void a_setting_says_as_much_as_is_wanted(void **state)
{
    for (SpeechDetail detail = DETAIL_BRIEF; detail <= DETAIL_FULL; detail++) {
        open_ears("en");
        app.settings.speech_detail = (int)detail;
        listen();
        scenes_take(&app, scene_push(SCENE_KEYS));
        listen();
        for (int i = 0; i < 60 && strncmp(last_sentence(), "Drag by holding", 15) != 0; i++)
            press_there(SDLK_DOWN);
        assert_int_equal(strstr(last_sentence(), "one click picks up") != NULL,
                         detail == DETAIL_FULL);
        scenes_take(&app, scene_pop());
        listen();
        scenes_take(&app, scene_push(SCENE_KEYS)); /* the same words once more */
        listen();
        assert_non_null(strstr(heard, "Keys and buttons"));
        table_game_close(state);
    }
}

static void a_pointer_hears_what_it_points_at(void **state)
{
    Box b;
    open_screen(SCENE_PAUSE, (SceneNote){0});
    assert_true(layout_find(&app, "widget Settings", &b));
    table_game_point(b);
    listen();
    assert_string_equal(last_sentence(), "Settings");
    table_game_close(state);
}

static void a_refusal_is_read_aloud(void **state)
{
    open_ears("en");
    listen();
    app.seats[table_game()->shown.viewed].hints = false;
    press(SDLK_h);
    assert_true(table_game()->advice.message[0]);
    assert_non_null(strstr(heard, table_game()->advice.message));
    table_game_close(state);
}

static void the_whole_rulebook_is_read_aloud(void **state)
{
    open_screen(SCENE_RULES, (SceneNote){.topic = "goal"});
    int passages = 0, chapters = 1;
    char before[1024] = "";
    press_there(SDLK_RIGHT);
    for (; chapters < 40 && strcmp(before, last_sentence()) != 0; passages++) {
        snprintf(before, sizeof before, "%s", last_sentence());
        assert_string_not_equal(before, "");
        assert_null(strchr(before, '*'));
        press_there(SDLK_DOWN);
        if (!last_sentence()[0])
            break;
        chapters += strstr(heard, "Scoring") != NULL;
    }
    assert_true(passages > 150);
    table_game_close(state);
}

static void a_search_in_the_rulebook_is_answered_aloud(void **state)
{
    open_screen(SCENE_RULES, (SceneNote){0});
    SDL_Event event = {.type = SDL_TEXTINPUT};
    strcpy(event.text.text, "drill");
    app_handle(&app, &event);
    listen();
    assert_non_null(strstr(heard, "1 of "));
    assert_non_null(strstr(heard, "Drill"));
    press_there(SDLK_RETURN);
    assert_non_null(strstr(heard, "2 of "));
    table_game_close(state);
}

static void past_turns_are_told_one_by_one(void **state)
{
    char before[1024];
    open_ears_after("en", 30);
    listen();
    table_game_key(SDLK_l, 0);
    listen();
    assert_int_equal(scenes_top(&app), SCENE_LOG);
    assert_memory_equal(last_sentence(), "Round ", 6);
    snprintf(before, sizeof before, "%s", last_sentence());
    press_there(SDLK_UP);
    assert_memory_equal(last_sentence(), "Round ", 6);
    assert_string_not_equal(last_sentence(), before);
    table_game_close(state);
}

static void what_is_left_and_what_scores_are_said(void **state)
{
    open_ears("en");
    listen();
    table_game_key(SDLK_w, 0);
    listen();
    assert_int_equal(scenes_top(&app), SCENE_UNSEEN);
    assert_non_null(strstr(heard, "Wine cellar "));
    assert_non_null(strstr(heard, "Red roof "));
    table_game_key(SDLK_ESCAPE, 0);
    table_game_key(SDLK_r, 0);
    listen();
    assert_int_equal(scenes_top(&app), SCENE_REFERENCE);
    assert_non_null(strstr(heard, "Kitchen: "));
    table_game_close(state);
}

static void a_game_watched_again_is_told_move_by_move(void **state)
{
    Record record;
    Error error;
    open_ears("en");
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &record, &error));
    scenes_take(&app, scene_push_with(SCENE_REPLAY, (SceneNote){.record = &record}));
    listen();
    assert_non_null(strstr(heard, "Move 0 of "));
    assert_non_null(strstr(heard, "The deal."));
    table_game_key(SDLK_RIGHT, 0);
    listen();
    assert_non_null(strstr(heard, "Move 1 of "));
    assert_null(strstr(heard, "The deal."));
    table_game_close(state);
}

/* A number on a tile, or a name, says little to whoever does not see what is around it. */
static void what_is_played_alone_is_told(void **state)
{
    open_ears("en");
    scenes_take(&app, scene_push(SCENE_PUZZLES));
    listen();
    assert_non_null(strstr(last_sentence(), "Puzzle 1 of "));
    scenes_take(&app, scene_replace(SCENE_TURNS));
    listen();
    assert_non_null(strstr(heard, "Who’s playing?"));
    for (int i = 0; i < 2; i++) { /* from Play, past Back, to the first name */
        table_game_key(SDLK_TAB, 0);
        listen();
    }
    assert_true(strncmp(last_sentence(), "Name, ", 6) == 0);
    table_game_key(SDLK_TAB, 0); /* the switch of the same person */
    listen();
    assert_non_null(strstr(last_sentence(), ", on"));
    scenes_take(&app, scene_replace(SCENE_DAY));
    for (int i = 0; i < 3; i++) /* to the first of the month */
        table_game_key(SDLK_TAB, 0);
    listen();
    assert_true(strncmp(last_sentence(), "1 ", 2) == 0);
    table_game_close(state);
}

/* ---- houses ---- */

static Record played;
static House house;

/* In front of the house of the first player of a finished game. */
static Visit *open_a_house(void)
{
    Error error;
    open_ears("en");
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &played, &error));
    house_from_record(&played, 0, "game", &house);
    scenes_take(&app,
                scene_push_with(SCENE_VISIT, (SceneNote){.house = &house, .record = &played}));
    listen();
    return app.scenes.items[app.scenes.count - 1].state;
}

static void settle_and_listen(void)
{
    table_game_settle();
    listen();
}

static void a_house_says_whose_it_is_and_a_room_what_goes_on_there(void **state)
{
    char points[32];
    const Visit *visit = open_a_house();
    snprintf(points, sizeof points, "%d points", house.score.total);
    assert_non_null(strstr(heard, house.name));
    assert_non_null(strstr(heard, points));
    assert_non_null(strstr(heard, "Family album: 0 of "));
    table_game_key(SDLK_RETURN, 0);
    settle_and_listen();
    assert_int_not_equal(visit->stop, OUTSIDE);
    assert_non_null(strstr(heard, visit->signs.place));
    assert_non_null(strstr(heard, visit_sentence(visit, &app)));
    table_game_close(state);
}

static void a_child_that_is_found_is_heard(void **state)
{
    Visit *visit = open_a_house();
    assert_true(visit->search.count > 0);
    visit_go(visit, &app, visit->search.items[0].space);
    settle_and_listen();
    table_game_key(SDLK_f, 0); /* the lens */
    listen();
    assert_true(hears(visit_warmth(visit)));
    const Hiding *hiding = &visit->search.items[0];
    const Box b = children_box(home_view_space(visit->board, hiding->space), hiding->spot);
    assert_true(visit_look(visit, &app, b.x + b.w / 2, b.y + b.h / 2, 0));
    listen();
    assert_non_null(strstr(heard, "Hee hee!"));
    table_game_close(state);
}

/* Says the first keepsake, makes it, and waits for what is said then. */
static void make_a_keepsake(void)
{
    scenes_take(&app, scene_push_with(SCENE_KEEP, (SceneNote){.house = &house, .record = &played}));
    listen();
    assert_non_null(strstr(last_sentence(), "Postcard"));
    const Keep *keep = app.scenes.items[app.scenes.count - 1].state;
    table_game_key_down(SDLK_RETURN, 0, false);
    while (keep->print) {
        SDL_Delay(2);
        table_game_run(1);
    }
    listen();
}

static void a_keepsake_says_where_it_is(void **state)
{
    open_a_house();
    make_a_keepsake();
    assert_non_null(strstr(heard, "Saved: "));
    table_game_close(state);
}

static void a_keepsake_that_cannot_be_saved_says_so(void **state)
{
    char pictures[1100];
    open_a_house();
    snprintf(pictures, sizeof pictures, "%s/Pictures", getenv("HOME"));
    assert_int_equal(symlink("/proc", pictures), 0); /* where nobody can make a file */
    make_a_keepsake();
    assert_non_null(strstr(heard, "This couldn’t be saved: "));
    table_game_close(state);
}

/* ---- every screen ---- */

/* The focus never goes back up, nor back to the left in a row. */
static void expect_reading_order(const Widgets *widgets, const char *scene)
{
    Box before = {0};
    for (int i = 0; i < widgets->count; i++) {
        const Widget *widget = &widgets->items[i];
        if (widget->hidden)
            continue;
        const bool below = widget->box.y >= before.y + before.h / 2;
        if (!below && widget->box.x < before.x)
            fail_msg("%s: “%s” comes too late", scene, widget->label);
        before = widget->box;
    }
}

static void houses_and_keepsakes_are_walked_in_reading_order(void **state)
{
    const Visit *visit = open_a_house();
    expect_reading_order(&visit->widgets, "outside");
    table_game_key(SDLK_RETURN, 0);
    table_game_settle();
    expect_reading_order(&visit->widgets, "inside");
    scenes_take(&app, scene_push_with(SCENE_KEEP, (SceneNote){.house = &house, .record = &played}));
    const Keep *keep = app.scenes.items[app.scenes.count - 1].state;
    expect_reading_order(&keep->widgets, "keepsakes");
    table_game_close(state);
}

static void expect_words(void *self, const Canvas *canvas, const Thing *thing)
{
    (void)canvas;
    const char *words = thing->words ? thing->words : thing->name;
    if (thing->usable && !words[0] && !(thing->value && thing->value[0]))
        fail_msg("%s: a %s at %.0f, %.0f has no words", (const char *)self, thing->kind,
                 (double)thing->box.x, (double)thing->box.y);
}

static void expect_words_everywhere(const char *scene)
{
    char name[32];
    snprintf(name, sizeof name, "%s", scene);
    canvas_watch(app.canvas, (CanvasWatcher){.self = name, .thing = expect_words});
    app_draw(&app);
    canvas_unwatch(app.canvas, name);
}

static void houses_and_keepsakes_have_words(void **state)
{
    open_a_house();
    expect_words_everywhere("outside");
    table_game_key(SDLK_RETURN, 0);
    table_game_settle();
    expect_words_everywhere("inside");
    scenes_take(&app, scene_push_with(SCENE_KEEP, (SceneNote){.house = &house, .record = &played}));
    expect_words_everywhere("keepsakes");
    table_game_close(state);
}

static void whatever_can_be_used_has_words(void **state)
{
    static const SceneId SCENES[] = {SCENE_TABLE, SCENE_PAUSE,   SCENE_SETTINGS, SCENE_KEYS,
                                     SCENE_RULES, SCENE_RECORDS, SCENE_LOG,      SCENE_SETUP,
                                     SCENE_TITLE, SCENE_ALONE,   SCENE_PUZZLES,  SCENE_LEARN,
                                     SCENE_DAY,   SCENE_TURNS};
    assert_int_equal(table_game_open(REPLAYS "/en-2.dreamhome", 20), 0);
    for (size_t i = 0; i < SDL_arraysize(SCENES); i++) {
        if (SCENES[i] != SCENE_TABLE)
            scenes_take(&app, scene_push(SCENES[i]));
        expect_words_everywhere(scene_name(SCENES[i]));
        if (SCENES[i] != SCENE_TABLE)
            scenes_take(&app, scene_pop());
    }
    table_game_close(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_game_can_be_played_by_ear_in_every_language),
        cmocka_unit_test(a_press_cuts_the_voice_short),
        cmocka_unit_test(nothing_waits_behind_a_key_that_is_held),
        cmocka_unit_test(what_was_said_can_be_heard_again),
        cmocka_unit_test(whoever_presses_anything_but_f2_declines_the_offer),
        cmocka_unit_test(who_presses_f2_keeps_the_voice),
        cmocka_unit_test(a_voice_is_tuned_as_it_was_set),
        cmocka_unit_test(a_setting_says_as_much_as_is_wanted),
        cmocka_unit_test(a_pointer_hears_what_it_points_at),
        cmocka_unit_test(a_refusal_is_read_aloud),
        cmocka_unit_test(the_voice_reads_to_those_who_asked_for_it),
        cmocka_unit_test(a_key_is_given_to_another_action_by_ear),
        cmocka_unit_test(the_whole_rulebook_is_read_aloud),
        cmocka_unit_test(a_search_in_the_rulebook_is_answered_aloud),
        cmocka_unit_test(past_turns_are_told_one_by_one),
        cmocka_unit_test(what_is_left_and_what_scores_are_said),
        cmocka_unit_test(a_game_watched_again_is_told_move_by_move),
        cmocka_unit_test(what_is_played_alone_is_told),
        cmocka_unit_test(a_house_says_whose_it_is_and_a_room_what_goes_on_there),
        cmocka_unit_test(a_child_that_is_found_is_heard),
        cmocka_unit_test(a_keepsake_says_where_it_is),
        cmocka_unit_test(a_keepsake_that_cannot_be_saved_says_so),
        cmocka_unit_test(houses_and_keepsakes_are_walked_in_reading_order),
        cmocka_unit_test(houses_and_keepsakes_have_words),
        cmocka_unit_test(whatever_can_be_used_has_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
