/* Languages in the running game: they change at any moment, follow the turn, and nothing leaks. */
#include "testing.h"

#include "app/app.h"
#include "app/family/family.h"
#include "app/scenes/table/table.h"
#include "app/words/dates.h"
#include "app/words/names.h"
#include "dreamhome/rng.h"
#include "session/record_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const CODES[] = {"hu", "ru", "pt_PT", "en", "fr", "pl", "pt_BR"};

enum { CODE_COUNT = sizeof CODES / sizeof CODES[0] };

/* ---- the program, with an empty script so that it is the same everywhere ---- */

static int open_app(void **state)
{
    const Launch launch = {
        .data_dir = ASSETS, .script = IDLE_SCRIPT, .language = "en", .width = 640, .height = 400};
    Error error;
    App *app = malloc(sizeof *app);
    if (!app)
        abort();
    *state = app;
    if (!app_open(app, &launch, &error)) {
        fprintf(stderr, "%s\n", error.words);
        return -1;
    }
    words_free(app->words); /* a test does not lie where the program finds its languages */
    app->words = words_new(LANG_FOLDER);
    cards_free(app->cards); /* their names are borrowed from the words */
    app->cards = cards_new(app->canvas, app->words);
    return 0;
}

static int close_app(void **state)
{
    app_close(*state);
    free(*state);
    return 0;
}

static Table *open_table(App *app, const char *file)
{
    Record record;
    Error error;
    assert_true(record_file_load(file, &record, &error));
    record.move_count = 20;
    for (int seat = 0; seat < record.options.players; seat++)
        record.seats[seat].level = LEVEL_PERSON;
    app_put_match(app, &record);
    scenes_take(app, scene_push(SCENE_TITLE));
    scenes_take(app, scene_push(SCENE_TABLE));
    return app->scenes.items[app->scenes.count - 1].state;
}

static void press(App *app, SDL_Keycode key, Uint16 mod)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = key;
    event.key.keysym.mod = mod;
    app_handle(app, &event);
}

/* ---- tests ---- */

static void show_in_all(App *app)
{
    for (int i = 0; i < CODE_COUNT; i++) {
        app_choose_language(app, CODES[i]);
        assert_string_equal(words_language(app->words), CODES[i]);
        app_draw(app);
    }
}

/* Textures, glyphs and words are SDL's allocations; the rest is watched by the sanitizers. */
static void twenty_languages_leave_nothing_behind(void **state)
{
    App *app = *state;
    open_table(app, REPLAYS "/fr-4.dreamhome");
    show_in_all(app);
    show_in_all(app); /* by now everything is made that is made only once */
    const int before = SDL_GetNumAllocations();
    for (int i = 0; i < 3; i++)
        show_in_all(app);
    assert_int_equal(SDL_GetNumAllocations(), before);
}

/* Plays by chance until the turn can be ended, and ends it. */
static void play_turn(Table *table, App *app, Rng *rng)
{
    const int mover = app->play->mover;
    while (!app->play->turn_over && !play_finished(app->play)) {
        MoveList moves;
        game_moves(play_game(app->play), &moves);
        assert_true(moves.count > 0);
        const Move move = moves.items[rng_below(rng, (uint32_t)moves.count)];
        assert_true(table_play(table, app, &move));
        assert_int_equal(app->play->mover, mover);
    }
    if (!play_finished(app->play))
        table_end_turn(table, app);
}

/* Turns, answers in the window of the Jackhammer, discards and helpers at the end: whoever decides
 * reads their own language. Computers change nothing. */
static void the_table_follows_the_turn(void **state)
{
    static const char *const OWN[] = {"hu", "", "ru", "pl"};
    App *app = *state;
    Rng rng = rng_seeded(3);
    Table *table = open_table(app, REPLAYS "/fr-4.dreamhome");
    play_set_level(app->play, 3, LEVEL_EASY);
    for (int seat = 0; seat < 4; seat++)
        snprintf(app->seats[seat].language, LANGUAGE_CAPACITY, "%s", OWN[seat]);
    table_resync(table, app);
    int changes = 0;
    while (!play_finished(app->play)) {
        char before[LANGUAGE_CAPACITY];
        const int mover = app->play->mover;
        const char *own = OWN[mover][0] ? OWN[mover] : "en";
        const char *now = words_language(app->words);
        if (mover != 3)
            assert_string_equal(now, own);
        snprintf(before, sizeof before, "%s", now);
        play_turn(table, app, &rng);
        if (!play_finished(app->play) && app->play->mover == 3)
            assert_string_equal(words_language(app->words), before);
        changes += strcmp(words_language(app->words), before) != 0;
    }
    assert_true(changes > 12);
    scenes_take(app, scene_pop());
    assert_string_equal(words_language(app->words), "en");
}

/* The language that is seen is the language that is changed. */
static void settings_change_the_language_of_who_reads(void **state)
{
    App *app = *state;
    Table *table = open_table(app, REPLAYS "/fr-4.dreamhome");
    const int mover = app->play->mover;
    snprintf(app->seats[mover].language, LANGUAGE_CAPACITY, "hu");
    table_resync(table, app);
    app_choose_language(app, "ru");
    assert_string_equal(app->seats[mover].language, "ru");
    assert_string_equal(app->reading.language, "en");
    app->seats[mover].language[0] = '\0';
    table_resync(table, app);
    assert_string_equal(words_language(app->words), "en");
    app_choose_language(app, "fr");
    assert_string_equal(app->reading.language, "fr");
    assert_string_equal(app->settings.language, "fr");
}

static void step(App *app, int steps)
{
    for (int i = 0; i < SDL_abs(steps); i++)
        press(app, SDLK_TAB, steps < 0 ? KMOD_LSHIFT : 0);
}

/* From the button that starts the game: back, the fold. */
static void open_fold(App *app)
{
    scenes_take(app, scene_push(SCENE_SETUP));
    step(app, -2);
    press(app, SDLK_RETURN, 0);
}

/* From the fold: who begins, the deal, the edition; on from there: language, three switches, back,
 * start. */
static void choose_edition(App *app, Edition edition)
{
    open_fold(app);
    step(app, 3);
    Edition at = 0; /* a script finds the edition of the language chosen */
    while (strcmp(EDITION_INFO[at].language, words_language(app->words)) != 0)
        at++;
    for (; at != edition; at = (at + 1) % EDITION_COUNT)
        press(app, SDLK_RIGHT, 0);
    step(app, 6);
    press(app, SDLK_RETURN, 0);
    assert_int_equal(scenes_top(app), SCENE_TABLE);
}

/* R10.5: with the keyboard, from the setup to the table. */
static void an_edition_brings_its_language_and_its_switches(void **state)
{
    App *app = *state;
    scenes_take(app, scene_push(SCENE_TITLE));
    for (Edition edition = 0; edition < EDITION_COUNT; edition++) {
        const EditionInfo *info = &EDITION_INFO[edition];
        choose_edition(app, edition);
        const GameOptions *options = &play_record(app->play)->options;
        assert_int_equal(options->edition, edition);
        assert_int_equal(options->car, info->car);
        assert_int_equal(options->gaps, info->gaps);
        assert_int_equal(options->discard, info->discard);
        assert_string_equal(words_language(app->words), info->language);
        assert_string_equal(tr(app->words, "Dream Home"), info->title);
        scenes_take(app, scene_home(SCENE_TITLE));
    }
}

/* From the button that starts the game, Tab goes on with watching and the first seat. */
static void a_seat_chooses_its_language_in_the_setup(void **state)
{
    /* watch, face, name, level, help, colour, symbol, language */
    enum { TO_START = 9, STEPS = 8 };
    App *app = *state;
    scenes_take(app, scene_push(SCENE_TITLE));
    open_fold(app);
    step(app, TO_START + STEPS);
    press(app, SDLK_RIGHT, 0);
    press(app, SDLK_RIGHT, 0);
    step(app, -STEPS);
    assert_string_equal(words_language(app->words), "en");
    press(app, SDLK_RETURN, 0);
    assert_int_equal(scenes_top(app), SCENE_TABLE);
    assert_int_equal(app->play->mover, 0);
    assert_string_equal(app->seats[0].language, "fr");
    assert_string_equal(words_language(app->words), "fr");
}

/* On the first start: the rules and the names that this family knows. */
static void a_first_family_is_at_home_in_its_language(void **state)
{
    App *app = *state;
    Family family;
    words_set_language(app->words, "hu");
    family_reset(&family, app->words);
    assert_int_equal(family.edition, EDITION_HU);
    assert_false(family.gaps);
    assert_string_equal(family.seats[0].name, "Anna");
    words_set_language(app->words, "ru");
    family_reset(&family, app->words);
    assert_int_equal(family.edition, EDITION_RU);
    assert_true(family.car);
    assert_string_equal(family.seats[1].name, "Отто");
    words_set_language(app->words, "pl"); /* a language without an edition of its own */
    family_reset(&family, app->words);
    assert_int_equal(family.edition, EDITION_EN);
}

/* Nobody is called like somebody else, and a family of four finds names. */
static void every_language_has_names_for_everybody(void **state)
{
    App *app = *state;
    for (int code = 0; code < CODE_COUNT; code++) {
        Family family = {.words = app->words};
        char names[FAMILY_NAMES][NAME_CAPACITY];
        words_set_language(app->words, CODES[code]);
        for (int i = 0; i < FAMILY_NAMES; i++) {
            family_suggest_name(&family, i, names[i]);
            assert_true(names[i][0] != '\0');
            for (int k = 0; k < i; k++)
                assert_string_not_equal(names[i], names[k]);
        }
    }
}

static void words_with_a_context_show_only_themselves(void **state)
{
    App *app = *state;
    assert_string_equal(tr(app->words, WORDS_IN("a group of settings", "Play")), "Play");
    app_choose_language(app, "hu");
    assert_string_not_equal(tr(app->words, WORDS_IN("a group of settings", "Play")),
                            tr(app->words, "Play"));
}

#define IN_APP(test) cmocka_unit_test_setup_teardown(test, open_app, close_app)

/* ---- dates ---- */

static void a_page_of_the_calendar_has_the_month_in_full(void **state)
{
    static const struct {
        const char *code, *january, *may;
    } TITLES[] = {
        {"en", "January 2026", "May 2026"},
        {"fr", "Janvier 2026", "Mai 2026"},
        {"hu", "2026. január", "2026. május"},
        {"pl", "Styczeń 2026", "Maj 2026"},
        {"pt_BR", "Janeiro de 2026", "Maio de 2026"},
        {"pt_PT", "Janeiro de 2026", "Maio de 2026"},
        {"ru", "Январь 2026", "Май 2026"},
    };
    App *app = *state;
    for (size_t i = 0; i < COUNT_OF(TITLES); i++) {
        char title[DATE_CAPACITY];
        app_choose_language(app, TITLES[i].code);
        calendar_month_words(title, sizeof title, app->words, (const int[]){2026, 1, 8});
        assert_string_equal(title, TITLES[i].january);
        calendar_month_words(title, sizeof title, app->words, (const int[]){2026, 5, 31});
        assert_string_equal(title, TITLES[i].may);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_APP(twenty_languages_leave_nothing_behind),
        IN_APP(the_table_follows_the_turn),
        IN_APP(settings_change_the_language_of_who_reads),
        IN_APP(an_edition_brings_its_language_and_its_switches),
        IN_APP(a_seat_chooses_its_language_in_the_setup),
        IN_APP(a_first_family_is_at_home_in_its_language),
        IN_APP(every_language_has_names_for_everybody),
        IN_APP(words_with_a_context_show_only_themselves),
        IN_APP(a_page_of_the_calendar_has_the_month_in_full),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
