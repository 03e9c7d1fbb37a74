/* The running program and a disk that cannot be written at first. */
#include "app/app.h"
#include "session/folder.h"
#include "testing.h"

#include <stdlib.h>
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(what_could_not_be_saved_is_saved_at_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
