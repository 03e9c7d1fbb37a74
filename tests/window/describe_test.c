/* The description of the picture (`--describe`) promises null where there is nothing to tell. */
#include "app/app.h"
#include "session/folder.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

static App app;

static void open_app(const Folder *folder)
{
    Error error;
    setenv("XDG_CONFIG_HOME", folder->path, 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    const Launch launch = {.data_dir = ASSETS,
                           .describe = in_folder(folder, "description"),
                           .windowed = true,
                           .width = 640,
                           .height = 400};
    assert_true(app_open(&app, &launch, &error));
    app.settings.speed = SPEED_OFF;
}

static void put_moves(const char *path, int moves)
{
    Record record;
    Error error;
    assert_true(record_file_load(path, &record, &error));
    if (moves < record.move_count)
        record.move_count = moves;
    app_put_match(&app, &record);
}

/* The line of the picture that a scene shows now. */
static const char *described(const Folder *folder, SceneId scene)
{
    static char text[FOLDER_TEXT];
    scenes_take(&app, scene_push(scene));
    app_draw(&app);
    folder_read(folder, "description", text);
    app_close(&app);
    return text;
}

static void assert_says(const char *line, const char *words)
{
    if (!strstr(line, words))
        fail_msg("%s is not in %s", words, line);
}

static void without_a_match_the_game_is_null(void **state)
{
    open_app(*state);
    const char *line = described(*state, SCENE_TITLE);
    assert_says(line, "{\"scene\":\"title\",\"size\":[640,400],\"inputs\":0,");
    assert_says(line, "\"message\":\"\",\"game\":null,\"things\":[{\"kind\":\"widget\",");
    assert_says(line, "}]}\n");
}

static void before_the_first_move_there_is_neither_a_last_one_nor_a_result(void **state)
{
    open_app(*state);
    put_moves(REPLAYS "/en-2.dreamhome", 0);
    const char *line = described(*state, SCENE_TABLE);
    assert_says(line, "\"moves\":0,\"last\":null,\"over\":false,");
    assert_says(line, "\"result\":null}");
}

static void a_finished_game_has_its_last_move_and_its_result(void **state)
{
    open_app(*state);
    put_moves(REPLAYS "/en-2.dreamhome", RECORD_MOVES_MAX);
    const char *line = described(*state, SCENE_END);
    assert_says(line, "\"last\":\"");
    assert_says(line, "\"result\":\"result ");
}

/* A press may have been drawn before its release comes. */
static void an_input_that_changes_nothing_is_answered_too(void **state)
{
    static char text[FOLDER_TEXT];
    const SDL_Event release = {
        .button = {.type = SDL_MOUSEBUTTONUP, .button = SDL_BUTTON_RIGHT, .x = 5, .y = 5}};
    open_app(*state);
    scenes_take(&app, scene_push(SCENE_TITLE));
    app_draw(&app);
    assert_false(app.scenes.redraw);
    app_handle(&app, &release);
    assert_true(app.scenes.redraw);
    app_draw(&app);
    folder_read(*state, "description", text);
    app_close(&app);
    assert_says(text, "\"inputs\":1,");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(without_a_match_the_game_is_null),
        FOLDER(before_the_first_move_there_is_neither_a_last_one_nor_a_result),
        FOLDER(a_finished_game_has_its_last_move_and_its_result),
        FOLDER(an_input_that_changes_nothing_is_answered_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
