/* What the desktop wishes for on the first start, asked on a real bus: from portals that answer,
 * hang, die and talk nonsense, and where there is none. */
#include "app/desktop/wishes.h"

#include "app/app.h"
#include "mouse.h"
#include "session/folder.h"
#include "testing.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static const char BUS_CONFIG[] =
    "<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><auth>EXTERNAL</auth>"
    "<policy context=\"default\"><allow send_destination=\"*\" eavesdrop=\"true\"/>"
    "<allow eavesdrop=\"true\"/><allow own=\"*\"/></policy>"
    "</busconfig>";

/* A program that says what it does, a line at a time. */
typedef struct Helper {
    pid_t id;
    FILE *says;
} Helper;

static Helper bus, portal;
static App app;

static Helper start(const char *const arguments[])
{
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    const pid_t id = fork();
    if (id == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execv(arguments[0], (char *const *)(uintptr_t)arguments);
        _exit(127);
    }
    close(ends[1]);
    return (Helper){.id = id, .says = fdopen(ends[0], "r")};
}

static void stop(Helper *helper)
{
    if (!helper->id)
        return;
    kill(helper->id, SIGKILL);
    waitpid(helper->id, NULL, 0);
    fclose(helper->says);
    *helper = (Helper){0};
}

static void read_line(const Helper *helper, char line[256])
{
    assert_non_null(fgets(line, 256, helper->says));
    line[strcspn(line, "\n")] = '\0';
}

static void expect_line(const Helper *helper, const char *words)
{
    char line[256];
    read_line(helper, line);
    assert_string_equal(line, words);
}

static void start_bus(const Folder *folder)
{
    char config[512], address[256];
    snprintf(config, sizeof config, "%s/bus.conf", folder->path);
    FILE *file = fopen(config, "w");
    assert_non_null(file);
    fputs(BUS_CONFIG, file);
    fclose(file);
    bus = start((const char *[]){DBUS_DAEMON, "--config-file", config, "--nofork",
                                 "--print-address=1", NULL});
    read_line(&bus, address);
    setenv("DBUS_SESSION_BUS_ADDRESS", address, 1);
}

static void start_portal(const Folder *folder, const char *mood)
{
    start_bus(folder);
    portal = start((const char *[]){FAKE_PORTAL, mood, NULL});
    expect_line(&portal, "ready");
}

static int open_folder(void **state)
{
    setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1);
    unsetenv("XDG_RUNTIME_DIR");
    return folder_setup(state);
}

static int end_helpers(void **state)
{
    stop(&portal);
    stop(&bus);
    return folder_teardown(state);
}

/* ---- what is said ---- */

static Settings asked(const Folder *folder, const char *mood)
{
    Wishes wishes = {0};
    Settings settings;
    settings_reset(&settings);
    start_portal(folder, mood);
    if (desktop_wishes(&wishes))
        wishes_apply(&wishes, &settings);
    return settings;
}

static void expect_standard(const Settings *settings)
{
    Settings standard;
    settings_reset(&standard);
    assert_int_equal(settings->reduced_motion, standard.reduced_motion);
    assert_int_equal(settings->high_contrast, standard.high_contrast);
    assert_int_equal(settings->text_size, standard.text_size);
}

static void gnome_is_understood(void **state)
{
    const Settings settings = asked(*state, "gnome");
    assert_true(settings.reduced_motion);
    assert_true(settings.high_contrast);
    assert_int_equal(settings.text_size, 125);
}

static void what_all_desktops_say_is_understood(void **state)
{
    const Settings settings = asked(*state, "portal");
    assert_true(settings.reduced_motion);
    assert_true(settings.high_contrast);
    assert_int_equal(settings.text_size, 100);
}

static void a_desktop_without_wishes_changes_nothing(void **state)
{
    const Settings settings = asked(*state, "plain");
    expect_standard(&settings);
}

static void bad_answers_change_nothing(void **state)
{
    static const char *const MOODS[] = {"nonsense", "shapeless", "refuses", "dies"};
    for (size_t i = 0; i < COUNT_OF(MOODS); i++) {
        const Settings settings = asked(*state, MOODS[i]);
        expect_standard(&settings);
        stop(&portal);
        stop(&bus);
    }
}

static void without_a_portal_or_a_bus_there_are_no_wishes(void **state)
{
    Wishes wishes;
    assert_false(desktop_wishes(&wishes)); /* no bus */
    unsetenv("DBUS_SESSION_BUS_ADDRESS");
    assert_false(desktop_wishes(&wishes)); /* none is started, either */
    start_bus(*state);
    assert_false(desktop_wishes(&wishes)); /* no portal */
}

static void what_the_player_has_set_is_left_alone(void **state)
{
    Settings settings;
    (void)state;
    settings_reset(&settings);
    settings.text_size = 200;
    wishes_apply(&(Wishes){.text_scale = 1.5f, .high_contrast = true}, &settings);
    assert_int_equal(settings.text_size, 200);
    assert_true(settings.high_contrast);
    wishes_apply(&(Wishes){.text_scale = 1}, &settings);
    assert_true(settings.high_contrast);
}

static void text_sizes_are_those_of_the_slider(void **state)
{
    static const struct {
        float scale;
        int size;
    } CASES[] = {{1.25f, 125}, {1.33f, 135}, {0.6f, 75},  {4, 250},
                 {0, 100},     {-3, 100},    {1e30f, 100}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        Settings settings;
        settings_reset(&settings);
        wishes_apply(&(Wishes){.text_scale = CASES[i].scale}, &settings);
        assert_int_equal(settings.text_size, CASES[i].size);
    }
}

/* ---- nobody waits ---- */

static void open_app(const Folder *folder)
{
    const Launch launch = {.data_dir = ASSETS, .windowed = true, .width = 640, .height = 400};
    Error error;
    setenv("XDG_CONFIG_HOME", folder->path, 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    assert_true(app_open(&app, &launch, &error));
    scenes_take(&app, scene_push(SCENE_TITLE));
    app_draw(&app);
}

/* Lets the program run until the answer has come. */
static void wait_for_wishes(void)
{
    SDL_Event event;
    while (!app.settings.reduced_motion && SDL_WaitEvent(&event))
        app_handle(&app, &event);
}

static void the_first_start_looks_as_the_desktop_wishes(void **state)
{
    start_portal(*state, "gnome");
    open_app(*state);
    wait_for_wishes();
    assert_int_equal(app.settings.text_size, 125);
    assert_true(app.canvas->contrast);
    assert_float_equal(app.canvas->text_scale, 1.25f, 0.001f);
    app.settings.reduced_motion = false; /* as the player likes it */
    app_close(&app);
}

/* The desktop is not asked again: what the player has set stays. */
static void later_starts_are_the_players_own(void **state)
{
    the_first_start_looks_as_the_desktop_wishes(state);
    open_app(*state);
    assert_null(app.desktop.inquiry);
    assert_false(app.settings.reduced_motion);
    assert_true(app.settings.high_contrast);
    assert_int_equal(app.settings.text_size, 125);
    app_close(&app);
}

static void resetting_all_asks_the_desktop_again(void **state)
{
    start_portal(*state, "gnome");
    open_app(*state);
    wait_for_wishes();
    app.settings.reduced_motion = false;
    app.settings.high_contrast = false;
    app.settings.text_size = 75;
    scenes_take(&app, scene_push(SCENE_SETTINGS));
    mouse_click_on(&app, "widget Reset all");
    wait_for_wishes();
    assert_true(app.settings.high_contrast);
    assert_int_equal(app.settings.text_size, 125);
    app_close(&app);
}

/* If anybody waited for it, this test would never end. */
static void a_portal_that_hangs_is_left_behind(void **state)
{
    start_portal(*state, "hangs");
    open_app(*state);
    expect_line(&portal, "asked");
    expect_standard(&app.settings);
    app_close(&app);
}

static void a_bus_that_dies_does_not_take_the_game_with_it(void **state)
{
    Inquiry *inquiry;
    Wishes wishes;
    start_portal(*state, "hangs");
    inquiry = wishes_ask();
    expect_line(&portal, "asked");
    stop(&bus);
    assert_false(wishes_take(inquiry, &wishes));
    wishes_forget(inquiry);
    assert_false(desktop_wishes(&wishes)); /* the address leads nowhere now */
}

/* It takes whoever comes in, and never says a word. */
static void a_bus_that_hangs_is_left_behind(void **state)
{
    const Folder *folder = *state;
    struct sockaddr_un place = {.sun_family = AF_UNIX};
    char address[256];
    snprintf(place.sun_path, sizeof place.sun_path, "%s/bus", folder->path);
    snprintf(address, sizeof address, "unix:path=%s", place.sun_path);
    const int mute = socket(AF_UNIX, SOCK_STREAM, 0);
    assert_int_equal(bind(mute, (const struct sockaddr *)&place, sizeof place), 0);
    assert_int_equal(listen(mute, 4), 0);
    setenv("DBUS_SESSION_BUS_ADDRESS", address, 1);
    open_app(*state);
    expect_standard(&app.settings);
    app_close(&app);
    close(mute);
}

#define WISHES_TEST(test) cmocka_unit_test_setup_teardown(test, open_folder, end_helpers)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WISHES_TEST(gnome_is_understood),
        WISHES_TEST(what_all_desktops_say_is_understood),
        WISHES_TEST(a_desktop_without_wishes_changes_nothing),
        WISHES_TEST(bad_answers_change_nothing),
        WISHES_TEST(without_a_portal_or_a_bus_there_are_no_wishes),
        WISHES_TEST(what_the_player_has_set_is_left_alone),
        WISHES_TEST(text_sizes_are_those_of_the_slider),
        WISHES_TEST(the_first_start_looks_as_the_desktop_wishes),
        WISHES_TEST(later_starts_are_the_players_own),
        WISHES_TEST(resetting_all_asks_the_desktop_again),
        WISHES_TEST(a_portal_that_hangs_is_left_behind),
        WISHES_TEST(a_bus_that_dies_does_not_take_the_game_with_it),
        WISHES_TEST(a_bus_that_hangs_is_left_behind),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
