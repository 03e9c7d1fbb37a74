/* The screens around the table: what their buttons and keys do, on the table and on the disk. */
#include "app/probe/layout_check.h"
#include "app/scenes/setup/setup.h"
#include "seen.h"
#include "session/filing.h"
#include "session/record_file.h"
#include "session/saves.h"
#include "table_game.h"
#include "testing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Every move goes to the disk. */
static int open_saved_table(void **state)
{
    Error error;
    if (table_game_open_four(state) || !autosave_open(&app.kept.autosave, app.paths.data, &error))
        return -1;
    app_save_match(&app);
    return 0;
}

static Record saved(void)
{
    Record record;
    Error error;
    assert_true(record_file_load(app.kept.autosave.path, &record, &error));
    return record;
}

/* ---- the disk ---- */

static void undo_redo_and_the_end_of_a_turn_are_on_the_disk_at_once(void **state)
{
    (void)state;
    table_game_play_turn();
    const Record played = saved();
    assert_int_equal(played.move_count, play_record(app.play)->move_count);
    table_game_key(SDLK_z, KMOD_CTRL);
    assert_int_equal(saved().move_count, played.move_count - 1);
    table_game_key(SDLK_y, KMOD_CTRL);
    const Record again = saved();
    assert_int_equal(again.move_count, played.move_count);
    assert_false(record_turn_ended(&again));
    table_game_key(SDLK_SPACE, 0);
    const Record ended = saved();
    assert_true(record_turn_ended(&ended));
}

static void a_finished_game_is_put_away_with_its_result(void **state)
{
    Error error;
    (void)state;
    assert_int_equal(table_game_open(REPLAYS "/fr-4.dreamhome", 0), 0);
    Record whole;
    assert_true(record_file_load(REPLAYS "/fr-4.dreamhome", &whole, &error));
    assert_true(autosave_open(&app.kept.autosave, app.paths.data, &error));
    Record before = whole;
    before.move_count--;
    app_put_match(&app, &before);
    scenes_take(&app, scene_replace(SCENE_TABLE));
    Table *table = table_game_scene(SCENE_TABLE);
    if (app.play->turn_over)
        table_end_turn(table, &app);
    assert_true(table_play(table, &app, &whole.moves[whole.move_count - 1]));
    table_end_turn(table, &app);
    table_game_run(10);
    assert_int_equal(scenes_top(&app), SCENE_END);
    Saves *saves = saves_list(app.paths.data, SAVES_KEPT, &error);
    assert_int_equal(saves->count, 1);
    assert_true(saves->items[0].finished);
    free(saves);
    Record running;
    assert_false(record_file_load(app.kept.autosave.path, &running, &error));
}

/* ---- the menu ---- */

static void a_seat_that_changes_hands_in_the_menu_is_saved(void **state)
{
    (void)state;
    const int seat = (app.play->mover + 1) % 4;
    table_game_key(SDLK_ESCAPE, 0);
    table_game_scene(SCENE_PAUSE);
    const int steps = 5 + seat; /* below Undo, which is not there before a move */
    for (int i = 0; i < steps; i++)
        table_game_key(SDLK_TAB, 0);
    table_game_key(SDLK_RIGHT, 0);
    assert_int_equal(play_record(app.play)->seats[seat].level, LEVEL_KID);
    assert_int_equal(saved().seats[seat].level, LEVEL_KID);
}

static void the_menu_undoes_the_last_move(void **state)
{
    (void)state;
    table_game_play_turn();
    const int moves = play_record(app.play)->move_count;
    table_game_key(SDLK_ESCAPE, 0);
    table_game_scene(SCENE_PAUSE);
    table_game_click("widget Undo");
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_int_equal(play_record(app.play)->move_count, moves - 1);
    assert_int_equal(table_game()->shown.moves, moves - 1);
    assert_int_equal(saved().move_count, moves - 1);
}

static void the_menu_leads_back_and_out(void **state)
{
    (void)state;
    table_game_key(SDLK_ESCAPE, 0);
    table_game_click("widget Back to the game");
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_click("widget Settings");
    table_game_scene(SCENE_SETTINGS);
    table_game_key(SDLK_ESCAPE, 0);
    table_game_scene(SCENE_PAUSE);
    table_game_click("widget Save and quit");
    assert_int_equal(scenes_top(&app), SCENE_TITLE);
    assert_int_equal(app.scenes.count, 1);
    assert_true(seen(&app, "Continue"));
}

/* ---- settings ---- */

/* Turns the pages until the setting is seen. */
static void show_setting(const char *widget)
{
    Box b;
    for (int i = 0; i < 8 && !layout_find(&app, widget, &b); i++)
        table_game_key(SDLK_PAGEDOWN, 0);
}

static void every_switch_of_the_settings_is_its_own_and_is_kept(void **state)
{
    static const struct {
        const char *widget;
        size_t field;
    } SWITCHES[] = {
        {"widget Reduced motion", offsetof(Settings, reduced_motion)},
        {"widget Colour", offsetof(Settings, patterns)}, /* Colour-safe patterns */
        {"widget Wider spacing", offsetof(Settings, wide_spacing)},
        {"widget High contrast", offsetof(Settings, high_contrast)},
        {"widget Larger targets", offsetof(Settings, large_targets)},
        {"widget Mute in the background", offsetof(Settings, mute_in_background)},
        {"widget End turns automatically", offsetof(Settings, auto_end_turn)},
        {"widget Pause between players", offsetof(Settings, hand_over)},
        {"widget Live score", offsetof(Settings, live_score)},
        {"widget Warnings", offsetof(Settings, warnings)},
        {"widget Remarks", offsetof(Settings, remarks)},
    };
    (void)state;
    app.settings.speech = SPEECH_OFF; /* the first input would decline the offer */
    Settings expected = app.settings;
    scenes_take(&app, scene_push(SCENE_SETTINGS));
    for (size_t i = 0; i < COUNT_OF(SWITCHES); i++) {
        int *number = (int *)(void *)((char *)&expected + SWITCHES[i].field);
        show_setting(SWITCHES[i].widget);
        table_game_click(SWITCHES[i].widget);
        *number = !*number;
        assert_memory_equal(&app.settings, &expected, sizeof expected);
        assert_int_equal(app.canvas->patterns, app.settings.patterns);
        assert_int_equal(app.canvas->contrast, app.settings.high_contrast);
        assert_int_equal(app.canvas->large_targets, app.settings.large_targets);
    }
    table_game_key(SDLK_ESCAPE, 0);
    Settings kept;
    Error error;
    assert_int_equal(settings_load(&kept, app.paths.settings, &error), SETTINGS_WHOLE);
    assert_memory_equal(&kept, &expected, sizeof expected);
}

static void a_reset_keeps_the_language_and_the_window(void **state)
{
    Settings standard;
    (void)state;
    settings_reset(&standard);
    scenes_take(&app, scene_push(SCENE_SETTINGS));
    app.settings.music = 5;
    app.settings.text_size = 125;
    app.settings.warnings = 0;
    app.settings.window_width = 1111;
    app.settings.window_x = 33;
    snprintf(app.settings.language, sizeof app.settings.language, "fr");
    app_measure(&app);
    table_game_click("widget Reset all");
    assert_int_equal(app.settings.music, standard.music);
    assert_int_equal(app.settings.text_size, standard.text_size);
    assert_true(app.canvas->text_scale > 0.99f && app.canvas->text_scale < 1.01f);
    assert_int_equal(app.settings.warnings, standard.warnings);
    assert_int_equal(app.settings.window_width, 1111);
    assert_int_equal(app.settings.window_x, 33);
    assert_string_equal(app.settings.language, "fr");
}

/* ---- the title ---- */

static void the_title_offers_what_is_there(void **state)
{
    (void)state;
    scenes_take(&app, scene_home(SCENE_TITLE));
    assert_true(seen(&app, "Continue"));
    assert_false(seen(&app, "Games & scores"));
    table_game_key(SDLK_RETURN, 0); /* what comes first has the focus */
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    scenes_take(&app, scene_home(SCENE_TITLE));
    table_game_click("widget Quit");
    assert_true(app.scenes.quit);
    app.scenes.quit = false;
}

static void a_finished_game_cannot_be_continued(void **state)
{
    (void)state;
    scenes_take(&app, scene_home(SCENE_TITLE));
    assert_false(seen(&app, "Continue"));
    assert_true(seen(&app, "New game"));
}

/* ---- a new game ---- */

static void a_new_game_has_the_people_that_were_chosen(void **state)
{
    (void)state;
    scenes_take(&app, scene_push(SCENE_SETUP));
    Setup *setup = table_game_scene(SCENE_SETUP);
    const int players = setup->family.count;
    snprintf(setup->family.seats[0].name, sizeof setup->family.seats[0].name, "Zoe");
    table_game_click("widget Start");
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_int_equal(play_record(app.play)->options.players, players);
    assert_string_equal(play_record(app.play)->seats[0].name, "Zoe");
    assert_int_equal(play_record(app.play)->move_count, 0);
    Family family;
    app_recall_family(&app, &family);
    assert_string_equal(family.seats[0].name, "Zoe");
}

static void a_deal_that_is_no_deal_starts_no_game(void **state)
{
    (void)state;
    scenes_take(&app, scene_push(SCENE_SETUP));
    Setup *setup = table_game_scene(SCENE_SETUP);
    snprintf(setup->seed, sizeof setup->seed, "%s", "not!a!deal");
    table_game_click("widget Start");
    assert_int_equal(scenes_top(&app), SCENE_SETUP);
    snprintf(setup->seed, sizeof setup->seed, "%s", "42");
    table_game_click("widget Start");
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_int_equal(play_record(app.play)->options.seed, 42);
}

/* ---- the scoring guide ---- */

typedef struct Names {
    int count;
    float smallest; /* the height of the lowest */
} Names;

static void take_name(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    static const char *const ROOMS[] = {"Wine cellar", "Storage room"};
    Names *names = self;
    (void)canvas;
    for (size_t i = 0; i < COUNT_OF(ROOMS); i++) {
        if (strcmp(drawn->words, ROOMS[i]) == 0) {
            names->count++;
            names->smallest = fminf(names->smallest, drawn->real.h);
        }
    }
}

/* In large text it does not fit on a page. */
static void a_large_scoring_guide_scrolls_and_is_not_made_small(void **state)
{
    const TextStyle label = {.role = TEXT_LABEL};
    Names names = {.smallest = 1000};
    (void)state;
    app.settings.text_size = 250;
    app_measure(&app);
    table_game_key(SDLK_r, 0);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &names, .words = take_name});
    app_draw(&app);
    canvas_unwatch(app.canvas, &names);
    assert_int_equal(names.count, 2);
    assert_true(names.smallest > 0.75f * text_line_height(app.canvas, &label));
    table_game_key(SDLK_PAGEDOWN, 0);
    table_game_key(SDLK_UP, 0);
    assert_int_equal(scenes_top(&app), SCENE_REFERENCE);
    table_game_key(SDLK_RETURN, 0);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
}

int main(void)
{
#define TABLE(name) cmocka_unit_test_setup_teardown(name, table_game_open_four, table_game_close)
#define SAVED(name) cmocka_unit_test_setup_teardown(name, open_saved_table, table_game_close)
#define FINISHED(name)                                                                             \
    cmocka_unit_test_setup_teardown(name, table_game_open_finished, table_game_close)
    const struct CMUnitTest tests[] = {
        SAVED(undo_redo_and_the_end_of_a_turn_are_on_the_disk_at_once),
        cmocka_unit_test_teardown(a_finished_game_is_put_away_with_its_result, table_game_close),
        SAVED(a_seat_that_changes_hands_in_the_menu_is_saved),
        SAVED(the_menu_undoes_the_last_move),
        TABLE(a_large_scoring_guide_scrolls_and_is_not_made_small),
        TABLE(the_menu_leads_back_and_out),
        TABLE(every_switch_of_the_settings_is_its_own_and_is_kept),
        TABLE(a_reset_keeps_the_language_and_the_window),
        TABLE(the_title_offers_what_is_there),
        FINISHED(a_finished_game_cannot_be_continued),
        TABLE(a_new_game_has_the_people_that_were_chosen),
        TABLE(a_deal_that_is_no_deal_starts_no_game),
    };
#undef FINISHED
#undef SAVED
#undef TABLE
    return cmocka_run_group_tests(tests, NULL, NULL);
}
