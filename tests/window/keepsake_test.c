/* The picture of a finished game: where it goes, and how players get to see it. */
#include "app/app.h"
#include "app/files/open_file.h"
#include "app/files/user_folder.h"
#include "app/scenes/end/count.h"
#include "session/folder.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static App app;

static void live_in(const Folder *folder)
{
    setenv("HOME", folder->path, 1);
    setenv("XDG_CONFIG_HOME", in_folder(folder, "config"), 1);
    setenv("XDG_DATA_HOME", in_folder(folder, "data"), 1);
}

static const char *pictures_folder(void)
{
    static char path[PATH_CAPACITY];
    const Paths paths = {.data = "hidden"};
    user_folder(USER_PICTURES, &paths, path, sizeof path);
    return path;
}

/* ---- the folder ---- */

static void a_home_without_pictures_gets_the_folder(void **state)
{
    live_in(*state);
    assert_string_equal(pictures_folder(), in_folder(*state, "Pictures"));
    assert_true(folder_has(*state, "Pictures"));
}

static void the_folder_is_the_one_that_the_desktop_names(void **state)
{
    static const char DIRS[] = "# by hand\nXDG_PICTURES_DIR=\"$HOME/Meine Bilder\"\n";
    live_in(*state);
    assert_int_equal(mkdir(in_folder(*state, "config"), 0700), 0);
    folder_write(*state, "config/user-dirs.dirs", DIRS, sizeof DIRS - 1);
    assert_string_equal(pictures_folder(), in_folder(*state, "Meine Bilder"));
}

static void a_file_in_the_way_of_the_folder_is_left_alone(void **state)
{
    live_in(*state);
    folder_write(*state, "Pictures", "mine", 4);
    assert_string_equal(pictures_folder(), "hidden");
}

/* ---- saving, and opening ---- */

static Count *finish_a_game(void)
{
    const Launch launch = {
        .data_dir = ASSETS, .language = "en", .windowed = true, .width = 640, .height = 400};
    Record record;
    Error error;
    assert_true(app_open(&app, &launch, &error));
    assert_true(record_file_load(REPLAYS "/fr-2.dreamhome", &record, &error));
    app_put_match(&app, &record);
    scenes_take(&app, scene_push(SCENE_END));
    Count *count = app.scenes.items[app.scenes.count - 1].state;
    count_skip_all(count, &app);
    return count;
}

/* Uses the button as a click on it would. */
static void press_save(const Count *count)
{
    const Box b = count->items[ITEM_SAVE].box;
    InputEvent click = {.x = b.x + b.w / 2, .y = b.y + b.h / 2, .kind = INPUT_POINTER_DOWN};
    app.now += 10;
    scenes_update(&app, 1);
    scenes_event(&app, &click);
    click.kind = INPUT_POINTER_UP;
    scenes_event(&app, &click);
}

/* A desktop of our own: its xdg-open writes down what it is asked for. */
static void install_opener(const Folder *folder)
{
    char script[FOLDER_PATH + 64], path[FOLDER_PATH * 2];
    assert_int_equal(mkdir(in_folder(folder, "bin"), 0700), 0);
    snprintf(script, sizeof script,
             "#!/bin/sh\necho \"$1\" > '%s/.part'\nmv '%s/.part' '%s/asked'\n", folder->path,
             folder->path, folder->path);
    folder_write(folder, "bin/xdg-open", script, strlen(script));
    assert_int_equal(chmod(in_folder(folder, "bin/xdg-open"), 0700), 0);
    snprintf(path, sizeof path, "%s/bin:%s", folder->path, getenv("PATH"));
    setenv("PATH", path, 1);
}

static void a_saved_picture_can_be_opened(void **state)
{
    char asked[FOLDER_TEXT], url[PATH_CAPACITY];
    const Folder *folder = *state;
    live_in(folder);
    install_opener(folder);
    const Count *count = finish_a_game();
    assert_string_equal(count->items[ITEM_SAVE].label, "Save picture");
    press_save(count);
    assert_int_equal(folder_count(folder, "Pictures", "dream-home-", ".png"), 1);
    assert_ptr_equal(strstr(count->message, "Picture saved: Pictures/dream-home-"), count->message);
    assert_string_equal(count->items[ITEM_SAVE].label, "Open picture");
    press_save(count);
    while (!folder_has(folder, "asked"))
        SDL_Delay(5);
    folder_read(folder, "asked", asked);
    assert_true(open_file_url(count->picture, url, sizeof url));
    assert_ptr_equal(strstr(asked, url), asked);
    assert_int_equal(folder_count(folder, "Pictures", "dream-home-", ".png"), 1);
    app_close(&app);
}

static void without_a_desktop_nothing_is_offered(void **state)
{
    live_in(*state);
    setenv("PATH", in_folder(*state, "bin"), 1);
    const Count *count = finish_a_game();
    press_save(count);
    assert_int_equal(folder_count(*state, "Pictures", "dream-home-", ".png"), 1);
    assert_string_equal(count->items[ITEM_SAVE].label, "Save picture");
    app_close(&app);
}

static void odd_names_make_good_addresses(void **state)
{
    char url[64], small[16];
    (void)state;
    assert_true(open_file_url("/albums/zoë/50% \"x\".png", url, sizeof url));
    assert_string_equal(url, "file:///albums/zo%C3%AB/50%25%20%22x%22.png");
    assert_false(open_file_url("/albums/zoë/house.png", small, sizeof small));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(a_home_without_pictures_gets_the_folder),
        FOLDER(the_folder_is_the_one_that_the_desktop_names),
        FOLDER(a_file_in_the_way_of_the_folder_is_left_alone),
        FOLDER(a_saved_picture_can_be_opened),
        FOLDER(without_a_desktop_nothing_is_offered),
        FOLDER(odd_names_make_good_addresses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
