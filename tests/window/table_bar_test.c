/* What the bar above the table tells: who starts the round, as a native would say it. */
#include "table_game.h"

#include "app/scenes/table/table_draw.h"
#include "seen.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

typedef struct Starter {
    const char *word; /* of the phrase, beside the name */
    Box name, beside;
    bool whole; /* the name */
} Starter;

static bool in_bar(Box b)
{
    return b.y < table_game()->layout.bar.h && b.x > 300;
}

static void see_starter(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    const char *name = table_seat_name(&app, table_game()->shown.game.first);
    Starter *starter = self;
    (void)canvas;
    if (!in_bar(drawn->real))
        return;
    if (strcmp(drawn->words, starter->word) == 0)
        starter->beside = drawn->real;
    else if (strncmp(drawn->words, name, 3) == 0)
        starter->name = drawn->real;
    if (strcmp(drawn->words, name) == 0)
        starter->whole = true;
}

static Starter look_for_starter(const char *word)
{
    Starter starter = {.word = word};
    layer_renew(table_game_changed()->shown.layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &starter, .words = see_starter});
    app_draw(&app);
    canvas_unwatch(app.canvas, &starter);
    assert_true(starter.name.w > 0 && starter.beside.w > 0);
    return starter;
}

static void resize(int width, int height, int text)
{
    SDL_SetWindowSize(app.window, width, height);
    app.settings.text_size = text;
    app_measure(&app);
}

static void expect_sentence(void)
{
    const Starter starter = look_for_starter("starts");
    const float gap = starter.beside.x - starter.name.x - starter.name.w;
    if (gap < 4 || gap > 8)
        fail_msg("text %d: the verb stands %g beside the name", app.settings.text_size,
                 (double)gap);
    assert_true(starter.beside.x + starter.beside.w <= table_game()->layout.unseen_button.x);
}

static void the_name_of_who_starts_comes_before_the_verb(void **state)
{
    static const int SIZES[][2] = {{1024, 600}, {1280, 800}, {1920, 1080}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        for (int text = 100; text <= 250; text += 50) {
            resize(SIZES[i][0], SIZES[i][1], text);
            expect_sentence();
        }
    }
}

static void a_long_name_is_shortened_and_the_verb_follows_it_at_once(void **state)
{
    (void)state;
    record_set_name((Record *)play_record(app.play), table_game()->shown.game.first,
                    "Maximiliana Oberhauser-Feuerstein");
    resize(1024, 600, 200);
    expect_sentence();
    assert_false(look_for_starter("starts").whole);
}

static void look_in(const char *language)
{
    if (strcmp(language, "ru") == 0) {
        const Starter starter = look_for_starter("Начинает");
        assert_true(starter.beside.x + starter.beside.w < starter.name.x);
    } else if (strcmp(language, "hu") == 0) {
        const Starter starter = look_for_starter("kezd");
        assert_true(starter.beside.x > starter.name.x + starter.name.w);
    }
}

static void the_verb_stands_where_a_language_has_it(void **state)
{
    (void)state;
    seen_in_every_language(&app, LANG_FOLDER, look_in);
}

/* The marker may have gone to somebody else, who starts the next. */
static void the_bar_tells_the_round_and_who_started_it(void **state)
{
    Table *table = table_game_changed();
    char words[32];
    (void)state;
    snprintf(words, sizeof words, "Round %d of %d", table->shown.game.round, ROUND_COUNT);
    scenes_layout(&app);
    assert_true(seen(&app, words));
    const int first = table->shown.game.first;
    table->shown.game.marker = (uint8_t)((first + 1) % 4);
    const Starter starter = look_for_starter("starts");
    assert_true(starter.name.w > 0 && starter.whole);
}

static void see_narrowest(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    float *narrowest = self;
    (void)canvas;
    if (strncmp(drawn->words, "Which column", 12) == 0)
        *narrowest = SDL_min(*narrowest, drawn->given.w);
}

/* What says too little is not there. */
static void what_a_puzzle_is_about_has_room_or_is_not_told(void **state)
{
    static const int WIDTHS[] = {1024, 1280, 1920};
    float narrowest = 9999;
    (void)state;
    table_game_changed()->guest.about = "Which column brings the most points in this round?";
    canvas_watch(app.canvas, (CanvasWatcher){.self = &narrowest, .words = see_narrowest});
    for (size_t i = 0; i < COUNT_OF(WIDTHS); i++) {
        for (int text = 100; text <= 250; text += 10) {
            resize(WIDTHS[i], 800, text);
            app_draw(&app);
        }
    }
    canvas_unwatch(app.canvas, &narrowest);
    assert_in_range(narrowest, 80, 9998);
}

/* There no menu opens in which one could ask. */
static void in_a_puzzle_one_can_ask_with_the_mouse(void **state)
{
    (void)state;
    assert_null(table_game_target(TARGET_BUTTON, BUTTON_ASK));
    table_game_changed()->guest.about = "A puzzle";
    table_layout(table_game_changed(), &app);
    table_find_targets(table_game_changed(), &app);
    assert_non_null(table_game_target(TARGET_BUTTON, BUTTON_ASK));
    table_game_click("button ask");
    assert_int_equal(scenes_top(&app), SCENE_QUESTIONS);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, table_game_open_four, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(the_name_of_who_starts_comes_before_the_verb),
        TEST(a_long_name_is_shortened_and_the_verb_follows_it_at_once),
        TEST(the_verb_stands_where_a_language_has_it),
        TEST(the_bar_tells_the_round_and_who_started_it),
        TEST(what_a_puzzle_is_about_has_room_or_is_not_told),
        TEST(in_a_puzzle_one_can_ask_with_the_mouse),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
