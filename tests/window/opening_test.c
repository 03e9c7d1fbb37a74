/* Files given on the command line. */
#include "app/app.h"
#include "app/probe/layout_check.h"
#include "session/folder.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

static App app;

static void start_with(const Folder *folder, const char *path)
{
    const Launch launch = {.data_dir = ASSETS,
                           .language = "en",
                           .open = path,
                           .windowed = true,
                           .width = 640,
                           .height = 400};
    Error error;
    setenv("XDG_CONFIG_HOME", folder->path, 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    assert_true(app_open(&app, &launch, &error));
    app_start(&app);
}

static void expect_title_with(const char *name)
{
    assert_int_equal(scenes_top(&app), SCENE_TITLE);
    assert_non_null(strstr(app.notice, name));
    app_close(&app);
}

static void a_game_is_opened_at_the_table(void **state)
{
    start_with(*state, REPLAYS "/fr-2.dreamhome");
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_string_equal(app.notice, "");
    app_close(&app);
}

static void a_file_that_is_not_there_is_named_on_the_title(void **state)
{
    start_with(*state, in_folder(*state, "holiday.dreamhome"));
    expect_title_with("holiday.dreamhome can’t be opened: the file or folder can’t be found.");
}

static void a_file_that_is_no_game_is_named_on_the_title(void **state)
{
    const Folder *folder = *state;
    folder_write(folder, "letter.txt", "Dear Ana,\n", 10);
    start_with(folder, in_folder(folder, "letter.txt"));
    expect_title_with("letter.txt can’t be opened: the file is damaged");
}

static void an_odd_name_of_a_file_is_shown_clean(void **state)
{
    start_with(*state, in_folder(*state, "an\x1b[31m\xff\nodd.dreamhome"));
    expect_title_with("an[31m odd.dreamhome can’t be opened");
}

/* Neither the menu nor, on the first start, the offer to make it easier. */
static void what_went_wrong_covers_nothing_that_can_be_used(void **state)
{
    static const int SIZES[] = {100, 250};
    static const char *const USED[] = {"widget Quit", "widget Settings", "widget Easy to see"};
    Box found;
    start_with(*state, in_folder(*state, "our holiday in the mountains.dreamhome"));
    assert_true(app.desktop.first_start);
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        app.settings.text_size = SIZES[i];
        app_measure(&app);
        for (size_t k = 0; k < COUNT_OF(USED); k++) {
            if (!layout_find(&app, USED[k], &found))
                fail_msg("%s is covered at %d %%", USED[k], SIZES[i]);
        }
        assert_int_equal(layout_check(&app), 0);
    }
    app_close(&app);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(a_game_is_opened_at_the_table),
        FOLDER(a_file_that_is_not_there_is_named_on_the_title),
        FOLDER(a_file_that_is_no_game_is_named_on_the_title),
        FOLDER(an_odd_name_of_a_file_is_shown_clean),
        FOLDER(what_went_wrong_covers_nothing_that_can_be_used),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
