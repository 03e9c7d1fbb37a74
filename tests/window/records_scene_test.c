/* The list of games and scores. */
#include "app/scenes/records/records.h"
#include "app/scenes/records/series.h"
#include "app/scenes/replay/replay.h"
#include "seen.h"
#include "session/filing.h"
#include "session/record_file.h"
#include "table_game.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static const Records *records(void)
{
    return table_game_scene(SCENE_RECORDS);
}

static void keep(const char *path, int moves)
{
    Record record;
    Error error;
    char file[FILE_NAME_CAPACITY];
    assert_true(record_file_load(path, &record, &error));
    if (moves < record.move_count)
        record.move_count = moves;
    assert_true(filing_keep(app.paths.data, &record, file, &error));
}

static void keep_three(void)
{
    keep(REPLAYS "/en-2.dreamhome", RECORD_MOVES_MAX);
    keep(REPLAYS "/en-3.dreamhome", 20);
    keep(REPLAYS "/fr-2.dreamhome", RECORD_MOVES_MAX);
    scenes_take(&app, scene_push(SCENE_RECORDS));
    assert_int_equal(records()->saves->count, 3);
}

static void a_deleted_game_comes_back(void **state)
{
    (void)state;
    keep_three();
    char file[FILE_NAME_CAPACITY];
    memcpy(file, records_selected(records())->file, sizeof file);
    table_game_click("widget Delete");
    assert_int_equal(records()->saves->count, 2);
    assert_true(seen(&app, "deleted. Undo brings it back."));
    table_game_key(SDLK_z, KMOD_CTRL);
    assert_int_equal(records()->saves->count, 3);
    assert_string_equal(records_selected(records())->file, file);
    assert_false(seen(&app, "deleted. Undo brings it back."));
}

static void the_last_deleted_game_comes_back_first(void **state)
{
    (void)state;
    char first[FILE_NAME_CAPACITY], second[FILE_NAME_CAPACITY];
    keep_three();
    memcpy(first, records_selected(records())->file, sizeof first);
    table_game_click("widget Delete");
    memcpy(second, records_selected(records())->file, sizeof second);
    table_game_click("widget Delete");
    assert_int_equal(records()->saves->count, 1);
    table_game_key(SDLK_z, KMOD_CTRL);
    assert_string_equal(records_selected(records())->file, second);
    table_game_key(SDLK_z, KMOD_CTRL);
    assert_string_equal(records_selected(records())->file, first);
    table_game_key(SDLK_z, KMOD_CTRL);
    assert_int_equal(records()->saves->count, 3);
}

static void a_name_is_kept_by_enter_and_forgotten_by_escape(void **state)
{
    (void)state;
    keep_three();
    table_game_click("widget Rename");
    assert_true(records()->renaming);
    snprintf(((Records *)records())->name, sizeof records()->name, "Rain");
    table_game_key(SDLK_ESCAPE, 0);
    assert_string_equal(records_selected(records())->title, "");
    table_game_click("widget Rename");
    snprintf(((Records *)records())->name, sizeof records()->name, "Rain");
    table_game_key(SDLK_RETURN, 0);
    assert_false(records()->renaming);
    assert_string_equal(records_selected(records())->title, "Rain");
    assert_true(seen(&app, "Rain"));
}

/* The list begins with the youngest. */
static void select_game(bool finished)
{
    for (int i = 0; i < 3; i++) {
        records_select((Records *)records(), &app, i);
        if (records_selected(records())->finished == finished)
            break;
    }
    scenes_layout(&app);
}

static void a_finished_game_is_watched_and_another_continued(void **state)
{
    (void)state;
    keep_three();
    select_game(true);
    assert_false(seen(&app, "Continue"));
    table_game_click("widget Watch");
    const ReplayScene *watched = table_game_scene(SCENE_REPLAY);
    assert_int_equal(watched->replay.at, 0);
    table_game_key(SDLK_ESCAPE, 0);
    select_game(false);
    table_game_click("widget Continue");
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_int_equal(play_record(app.play)->move_count, 20);
    assert_int_equal(app.scenes.count, 1);
}

static void scores_over_time_are_those_of_finished_games(void **state)
{
    (void)state;
    static Series series;
    Record record;
    Error error;
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &record, &error));
    keep(REPLAYS "/en-2.dreamhome", RECORD_MOVES_MAX);
    for (int day = 1; day <= 2; day++) {
        char file[FILE_NAME_CAPACITY];
        Record other = record;
        snprintf(other.started, sizeof other.started, "2027-01-0%dT10:00:00Z", day);
        if (day == 2)
            other.move_count = 20;
        assert_true(filing_keep(app.paths.data, &other, file, &error));
    }
    series = (Series){.name_count = 1};
    snprintf(series.names[0], sizeof series.names[0], "%s", record.seats[0].name);
    assert_true(series_collect(&series, app.paths.data, &error));
    assert_int_equal(series.count, 2);
    assert_int_equal(series.games[0].totals[0], 24);
    assert_int_equal(series.games[1].totals[0], 24);
    assert_true(strcmp(series.games[0].started, series.games[1].started) < 0);
}

#define TABLE(name) cmocka_unit_test_setup_teardown(name, table_game_open_four, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TABLE(a_deleted_game_comes_back),
        TABLE(the_last_deleted_game_comes_back_first),
        TABLE(a_name_is_kept_by_enter_and_forgotten_by_escape),
        TABLE(a_finished_game_is_watched_and_another_continued),
        TABLE(scores_over_time_are_those_of_finished_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
