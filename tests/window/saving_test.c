/* The running program and its disk: what is there when it starts again. */
#include "app/scenes/table/table.h"
#include "session/folder.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static App app;

static void open_app(void)
{
    const Launch launch = {.data_dir = ASSETS, .windowed = true, .width = 640, .height = 400};
    Error error;
    assert_true(app_open(&app, &launch, &error));
    app_recover_match(&app);
}

/* A file stands where the folder of the saves should be, until the program is about to end. */
static void what_could_not_be_saved_is_saved_at_the_end(void **state)
{
    const Folder *folder = *state;
    Record record;
    setenv("XDG_CONFIG_HOME", folder->path, 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    folder_write(folder, "dreamhome", "in the way", 10);

    open_app();
    assert_true(app.notice[0]);
    const GameOptions options = game_default_options(EDITION_EN);
    record_init(&record, &options, "2026-01-31T18:30:00Z");
    app_put_match(&app, &record);
    assert_int_equal(unlink(in_folder(folder, "dreamhome")), 0);
    app_close(&app);

    open_app();
    assert_non_null(app.play);
    app_close(&app);
}

/* The program with a table on which nothing flies. */
static Table *lay_table(void)
{
    app.settings.speed = SPEED_OFF;
    scenes_take(&app, scene_push(SCENE_TABLE));
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    return app.scenes.items[app.scenes.count - 1].state;
}

static void play_turn(Table *table)
{
    while (!app.play->turn_over) {
        MoveList moves;
        game_moves(play_game(app.play), &moves);
        assert_true(table_play(table, &app, &moves.items[0]));
    }
    table_show_all(table, &app);
}

static void a_turn_that_was_not_ended_is_found_as_it_was_left(void **state)
{
    const Folder *folder = *state;
    Record record;
    setenv("XDG_CONFIG_HOME", folder->path, 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    open_app();
    GameOptions options = game_default_options(EDITION_EN);
    options.players = 4;
    record_init(&record, &options, "2026-01-31T18:30:00Z");
    app_put_match(&app, &record);
    Table *table = lay_table();
    play_turn(table);
    table_end_turn(table, &app);
    play_turn(table);
    const Game shown = table->shown.game;
    const int mover = app.play->mover, waiting = table->shown.after.count;
    app_close(&app);

    open_app();
    table = lay_table();
    assert_true(app.play->turn_over);
    assert_true(play_can_undo(app.play));
    assert_int_equal(app.play->mover, mover);
    assert_int_equal(table->shown.viewed, mover);
    assert_int_equal(table->shown.after.count, waiting);
    assert_memory_equal(table->shown.game.homes, shown.homes, sizeof shown.homes);
    assert_memory_equal(table->shown.game.market_room, shown.market_room, sizeof shown.market_room);
    assert_memory_equal(table->shown.game.market_resource, shown.market_resource,
                        sizeof shown.market_resource);
    table_end_turn(table, &app);
    app_close(&app);

    open_app();
    assert_false(app.play->turn_over);
    assert_false(play_can_undo(app.play));
    assert_int_not_equal(app.play->mover, mover);
    app_close(&app);
}

/* A folder stands where the last game should be: it cannot be read, but nobody knows that it is
 * damaged. */
static void a_game_that_cannot_be_read_now_is_left_alone_and_told(void **state)
{
    const Folder *folder = *state;
    setenv("XDG_CONFIG_HOME", folder->path, 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    assert_int_equal(mkdir(in_folder(folder, "dreamhome"), 0700), 0);
    assert_int_equal(mkdir(in_folder(folder, "dreamhome/running.dreamhome"), 0700), 0);

    open_app();
    assert_non_null(strstr(app.notice, "can’t be read right now"));
    assert_null(strstr(app.notice, "damaged"));
    app_close(&app);
    assert_true(folder_has(folder, "dreamhome/running.dreamhome"));
}

static void write_file(const char *path, const char *text)
{
    Error error;
    rmdir(path);
    assert_true(file_write(path, text, strlen(text), &error));
}

static void check_file(const char *path, const char *text)
{
    char read[64];
    size_t length;
    Error error;
    assert_true(file_read(path, read, sizeof read - 1, &length, &error));
    read[length] = '\0';
    assert_string_equal(read, text);
}

/* A folder stands where the settings should be, and is gone again when the program ends: what is
 * there by then was never read. The same for the family, before and after its setup. */
static void what_could_not_be_read_is_told_and_not_replaced(void **state)
{
    const Folder *folder = *state;
    char settings[FILE_PATH_CAPACITY], family[FILE_PATH_CAPACITY];
    setenv("XDG_CONFIG_HOME", in_folder(folder, "config"), 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    snprintf(settings, sizeof settings, "%s", in_folder(folder, "config/dreamhome/settings"));
    snprintf(family, sizeof family, "%s", in_folder(folder, "dreamhome/family"));
    Error error;
    assert_true(file_make_directory(settings, &error));
    assert_true(file_make_directory(family, &error));

    open_app();
    assert_false(app.desktop.first_start);
    assert_non_null(strstr(app.notice, "settings can’t be opened"));
    write_file(settings, "music-volume 5\n");
    scenes_take(&app, scene_push(SCENE_SETUP));
    write_file(family, "players 4\n");
    scenes_take(&app, scene_pop());
    assert_non_null(strstr(app.notice, "family can’t be opened"));
    app_save_settings(&app);
    app_close(&app);
    check_file(settings, "music-volume 5\n");
    check_file(family, "players 4\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(what_could_not_be_saved_is_saved_at_the_end),
        FOLDER(a_game_that_cannot_be_read_now_is_left_alone_and_told),
        FOLDER(what_could_not_be_read_is_told_and_not_replaced),
        FOLDER(a_turn_that_was_not_ended_is_found_as_it_was_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
