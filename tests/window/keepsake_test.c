/* Keepsakes of a finished house: how they are made, where they go, and how players see them. */
#include "app/app.h"
#include "app/files/open_file.h"
#include "app/files/user_folder.h"
#include "app/scenes/end/count.h"
#include "app/scenes/keep/keep.h"
#include "session/folder.h"
#include "session/record_file.h"
#include "testing.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
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

/* ---- the scene ---- */

static const Keep *keepsakes(void)
{
    assert_int_equal(scenes_top(&app), SCENE_KEEP);
    return app.scenes.items[app.scenes.count - 1].state;
}

/* Clicks in the middle of a box. */
static void click_on(Box b)
{
    InputEvent click = {.x = b.x + b.w / 2, .y = b.y + b.h / 2, .kind = INPUT_POINTER_DOWN};
    scenes_event(&app, &click);
    click.kind = INPUT_POINTER_UP;
    scenes_event(&app, &click);
}

static void do_action(Action action)
{
    scenes_event(&app, &(InputEvent){.kind = INPUT_ACTION, .action = action});
}

/* To the end of a game, and on to the keepsakes of its winner. */
static const Keep *finish_a_game(void)
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
    app.now += 10;
    scenes_update(&app, 1);
    click_on(count->items[ITEM_KEEP].box);
    return keepsakes();
}

static void wait_for_print(const Keep *keep)
{
    assert_non_null(keep->print);
    while (keep->print) {
        assert_true(scenes_moving(&app));
        SDL_Delay(5);
        scenes_update(&app, 1 / 60.0f);
    }
    assert_false(scenes_moving(&app));
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

static void a_keepsake_can_be_made_and_opened(void **state)
{
    char asked[FOLDER_TEXT], url[PATH_CAPACITY];
    const Folder *folder = *state;
    live_in(folder);
    install_opener(folder);
    const Keep *keep = finish_a_game();
    assert_true(keep->items[KEEP_OPEN].hidden);
    click_on(keep->items[KEEP_FIRST + PRINT_POSTCARD].box);
    assert_true(keep->items[KEEP_FIRST + PRINT_POSTER].disabled);
    wait_for_print(keep);
    assert_int_equal(folder_count(folder, "Pictures", "dream-home-postcard-", ".png"), 1);
    assert_ptr_equal(strstr(keep->message, "Saved: Pictures/dream-home-postcard-"), keep->message);
    assert_false(keep->items[KEEP_FIRST + PRINT_POSTER].disabled);
    assert_false(keep->items[KEEP_OPEN].hidden);
    click_on(keep->items[KEEP_OPEN].box);
    while (!folder_has(folder, "asked"))
        SDL_Delay(5);
    folder_read(folder, "asked", asked);
    assert_true(open_file_url(keep->path, url, sizeof url));
    assert_ptr_equal(strstr(asked, url), asked);
    click_on(keep->items[KEEP_FIRST + PRINT_POSTCARD].box);
    assert_true(keep->items[KEEP_OPEN].hidden); /* what is being made is not there yet */
    wait_for_print(keep);
    app_close(&app);
}

static void without_a_desktop_nothing_is_offered(void **state)
{
    live_in(*state);
    setenv("PATH", in_folder(*state, "bin"), 1);
    const Keep *keep = finish_a_game();
    click_on(keep->items[KEEP_FIRST + PRINT_TOGETHER].box);
    wait_for_print(keep);
    assert_int_equal(folder_count(*state, "Pictures", "dream-home-houses-", ".png"), 1);
    assert_true(keep->items[KEEP_OPEN].hidden);
    app_close(&app);
}

/* Keys and gamepads do the same actions. */
static void every_keepsake_can_be_made_with_keys(void **state)
{
    static const char *const FILES[PRINT_KIND_COUNT][2] = {
        {"dream-home-postcard-", ".png"},    {"dream-home-poster-2", ".pdf"},
        {"dream-home-poster-a3-", ".pdf"},   {"dream-home-colouring-page-", ".pdf"},
        {"dream-home-paper-house-", ".pdf"}, {"dream-home-how-it-was-built-", ".gif"},
        {"dream-home-houses-", ".png"}};
    live_in(*state);
    const Keep *keep = finish_a_game();
    for (PrintKind kind = 0; kind < PRINT_KIND_COUNT; kind++) {
        while (widgets_focused((Widgets *)&keep->widgets)->id != KEEP_FIRST + (int)kind)
            do_action(ACTION_NEXT);
        do_action(ACTION_CONFIRM);
        wait_for_print(keep);
        assert_int_equal(folder_count(*state, "Pictures", FILES[kind][0], FILES[kind][1]), 1);
    }
    do_action(ACTION_CANCEL);
    assert_int_equal(scenes_top(&app), SCENE_END);
    app_close(&app);
}

/* In this folder nobody can make a file. */
static void what_cannot_be_saved_is_said(void **state)
{
    live_in(*state);
    assert_int_equal(symlink("/proc", in_folder(*state, "Pictures")), 0);
    const Keep *keep = finish_a_game();
    click_on(keep->items[KEEP_FIRST + PRINT_FOLD].box);
    wait_for_print(keep);
    assert_ptr_equal(strstr(keep->message, "This couldn’t be saved: "), keep->message);
    assert_true(keep->items[KEEP_OPEN].hidden);
    assert_false(keep->items[KEEP_FIRST + PRINT_FOLD].disabled);
    app_close(&app);
}

/* Bytes that the disk still takes while it is a small one; below 0 it is as large as ever. */
static ssize_t disk_left = -1;

/* Instead of the system's own, for everything that this program writes. */
ssize_t write(int file, const void *data, size_t length)
{
    if (disk_left == 0) {
        errno = ENOSPC;
        return -1;
    }
    if (disk_left > 0 && length > (size_t)disk_left)
        length = (size_t)disk_left;
    const ssize_t written = syscall(SYS_write, file, data, length);
    if (disk_left > 0 && written > 0)
        disk_left -= written;
    return written;
}

static void a_full_disk_is_one_sentence_and_leaves_no_half_file(void **state)
{
    live_in(*state);
    const Keep *keep = finish_a_game();
    for (PrintKind kind = 0; kind < PRINT_KIND_COUNT; kind++) {
        disk_left = 10000; /* less than any of them */
        click_on(keep->items[KEEP_FIRST + kind].box);
        wait_for_print(keep);
        disk_left = -1;
        assert_string_equal(keep->message, "This couldn’t be saved: the disk is full.");
        assert_int_equal(rmdir(pictures_folder()), 0); /* nothing is in it, hidden files neither */
    }
    app_close(&app);
}

static void who_leaves_gets_what_is_being_made(void **state)
{
    live_in(*state);
    const Keep *keep = finish_a_game();
    click_on(keep->items[KEEP_FIRST + PRINT_POSTCARD].box);
    do_action(ACTION_CANCEL);
    assert_int_equal(scenes_top(&app), SCENE_KEEP);
    while (scenes_top(&app) == SCENE_KEEP) {
        SDL_Delay(5);
        scenes_update(&app, 1 / 60.0f);
    }
    assert_int_equal(scenes_top(&app), SCENE_END);
    assert_int_equal(folder_count(*state, "Pictures", "dream-home-postcard-", ".png"), 1);
    app_close(&app);
}

static void every_house_of_a_game_can_be_chosen(void **state)
{
    live_in(*state);
    const Keep *keep = finish_a_game();
    const int first = keep->house.seat;
    while (widgets_focused((Widgets *)&keep->widgets)->id != KEEP_WHO)
        do_action(ACTION_NEXT);
    do_action(first ? ACTION_LEFT : ACTION_RIGHT);
    assert_int_equal(keep->house.seat, 1 - first);
    assert_string_equal(keep->house.name, keep->record.seats[1 - first].name);
    assert_int_equal(keep->house.score.total, keep->record.totals[1 - first]);
    app_close(&app);
}

static void a_keepsake_says_whose_house_it_is(void **state)
{
    char points[32];
    PrintOrder order;
    live_in(*state);
    const Keep *keep = finish_a_game();
    const int seat = keep->house.seat;
    keep_order(keep, &app, PRINT_POSTER, &order);
    snprintf(points, sizeof points, "%d points", keep->record.totals[seat]);
    assert_string_equal(order.words.points, points);
    assert_non_null(strstr(order.words.title, keep->record.seats[seat].name));
    assert_string_not_equal(order.words.date, "");
    const char *neighbours = strstr(order.words.line, "Neighbours: ");
    assert_non_null(neighbours);
    assert_string_equal(neighbours + strlen("Neighbours: "), keep->record.seats[1 - seat].name);
    app_close(&app);
}

static void a_house_without_its_game_has_no_film(void **state)
{
    Record record;
    House house;
    Error error;
    const Launch launch = {.data_dir = ASSETS, .language = "ru", .windowed = true};
    live_in(*state);
    assert_true(app_open(&app, &launch, &error));
    assert_true(record_file_load(REPLAYS "/ru-2.dreamhome", &record, &error));
    assert_true(house_from_record(&record, 1, NULL, &house));
    scenes_take(&app, scene_push_with(SCENE_KEEP, (SceneNote){.house = &house}));
    const Keep *keep = keepsakes();
    assert_true(keep->items[KEEP_FIRST + PRINT_BUILT].hidden &&
                keep->items[KEEP_FIRST + PRINT_TOGETHER].hidden);
    assert_true(keep->items[KEEP_WHO].hidden);
    PrintOrder order;
    keep_order(keep, &app, PRINT_FOLD, &order);
    assert_non_null(strstr(order.words.title, house.name));
    assert_null(strstr(order.words.line, "Соседи"));
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
        FOLDER(a_keepsake_can_be_made_and_opened),
        FOLDER(without_a_desktop_nothing_is_offered),
        FOLDER(every_keepsake_can_be_made_with_keys),
        FOLDER(what_cannot_be_saved_is_said),
        FOLDER(a_full_disk_is_one_sentence_and_leaves_no_half_file),
        FOLDER(who_leaves_gets_what_is_being_made),
        FOLDER(every_house_of_a_game_can_be_chosen),
        FOLDER(a_keepsake_says_whose_house_it_is),
        FOLDER(a_house_without_its_game_has_no_film),
        FOLDER(odd_names_make_good_addresses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
