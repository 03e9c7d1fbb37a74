/* The living street of the title: what is touched up looks as if all had been drawn. */
#include "app/app.h"
#include "app/draw/pictures.h"
#include "app/probe/layout_check.h"
#include "mouse.h"
#include "session/filing.h"
#include "session/folder.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

typedef struct Size {
    int width, height;
} Size;

static App app;

static void open_title(const Folder *folder, Size size)
{
    const Launch launch = {
        .data_dir = ASSETS, .windowed = true, .width = size.width, .height = size.height};
    Error error;
    setenv("XDG_CONFIG_HOME", folder->path, 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    assert_true(app_open(&app, &launch, &error));
    pictures_wait(app.canvas->pictures, true);
    scenes_take(&app, scene_push(SCENE_TITLE));
    app_draw(&app);
}

static Uint32 *pixels(Size size)
{
    const size_t bytes = (size_t)size.width * (size_t)size.height * sizeof(Uint32);
    Uint32 *frame = malloc(bytes);
    assert_non_null(frame);
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, NULL, SDL_PIXELFORMAT_RGB888, frame,
                                          size.width * (int)sizeof *frame),
                     0);
    for (int i = 0; i < size.width * size.height; i++)
        frame[i] &= 0xFFFFFF; /* what stands in front of the colours means nothing */
    return frame;
}

static void live(float seconds)
{
    app.now += (double)seconds;
    scenes_update(&app, seconds);
}

static int count_differences(const Uint32 *one, const Uint32 *other, Size size)
{
    int count = 0;
    for (int i = 0; i < size.width * size.height; i++)
        count += one[i] != other[i];
    return count;
}

/* Over a minute, in which clouds pass behind the logo and the menu, and the bird comes and goes. */
static void a_street_touched_up_is_the_street_drawn_anew(void **state)
{
    static const Size SIZES[] = {{1280, 800}, {1366, 768}, {1024, 600}};
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        open_title(*state, SIZES[i]);
        for (int frame = 0; frame < 24; frame++) {
            const float seconds = frame % 3 ? 0.05f : 7.3f;
            live(seconds);
            scenes_touch_up(&app, (double)seconds);
            Uint32 *touched = pixels(SIZES[i]);
            app_draw(&app);
            Uint32 *whole = pixels(SIZES[i]);
            assert_int_equal(count_differences(touched, whole, SIZES[i]), 0);
            free(touched);
            free(whole);
        }
        app_close(&app);
    }
}

/* Own houses come after the first frame, and what is touched up before them stays right. */
static void own_houses_take_the_place_of_the_painted_ones(void **state)
{
    const Size size = {640, 400};
    Record record;
    Error error;
    char file[FILE_NAME_CAPACITY];
    open_title(*state, size);
    Uint32 *painted = pixels(size);
    scenes_take(&app, scene_push(SCENE_RULES));
    assert_true(record_file_load(REPLAYS "/fr-4.dreamhome", &record, &error));
    assert_true(filing_keep(app.paths.data, &record, file, &error));
    scenes_take(&app, scene_pop());
    for (int i = 0; i < 60; i++) {
        app_draw(&app);
        live(0.05f);
    }
    app_draw(&app);
    Uint32 *own = pixels(size);
    assert_true(count_differences(painted, own, size) > size.width * size.height / 10);
    live(0.05f);
    scenes_touch_up(&app, 0.05);
    Uint32 *touched = pixels(size);
    app_draw(&app);
    Uint32 *whole = pixels(size);
    assert_int_equal(count_differences(touched, whole, size), 0);
    free(painted);
    free(own);
    free(touched);
    free(whole);
    app_close(&app);
}

static void the_street_lives(void **state)
{
    const Size size = {1280, 800};
    open_title(*state, size);
    Uint32 *before = pixels(size);
    live(0.5f);
    scenes_touch_up(&app, 0.5);
    Uint32 *after = pixels(size);
    assert_in_range(count_differences(before, after, size), 500, 200000);
    free(before);
    free(after);
    app_close(&app);
}

static void focus_window(Uint8 change)
{
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    event.window.event = change;
    app_handle(&app, &event);
}

static void the_street_lives_for_those_who_are_there(void **state)
{
    SDL_Event motion = {.type = SDL_MOUSEMOTION};
    open_title(*state, (Size){640, 400});
    assert_false(scenes_moving(&app));
    focus_window(SDL_WINDOWEVENT_FOCUS_GAINED);
    assert_true(scenes_moving(&app));
    live(30);
    motion.motion.x = 9;
    app_handle(&app, &motion);
    live(30);
    assert_true(scenes_moving(&app));
    live(30); /* it falls asleep */
    assert_false(scenes_moving(&app));
    motion.motion.x = 5;
    app_handle(&app, &motion);
    assert_true(scenes_moving(&app));
    focus_window(SDL_WINDOWEVENT_FOCUS_LOST);
    assert_false(scenes_moving(&app));
    app_close(&app);
}

/* ---- the first start ---- */

static void what_makes_it_easier_does_so_at_once_and_can_be_taken_back(void **state)
{
    open_title(*state, (Size){1280, 800});
    app_open_late_parts(&app);
    app_set_speech(&app, false);
    mouse_click_on(&app, "widget Easy to see");
    assert_true(app.canvas->contrast && app.canvas->patterns);
    assert_true(app.canvas->text_scale > 1.4f);
    assert_false(app.reading.aloud);
    mouse_click_on(&app, "widget Easy to see");
    assert_false(app.canvas->contrast || app.canvas->patterns);
    assert_true(app.canvas->text_scale < 1.1f);
    mouse_click_on(&app, "widget Easy to press");
    assert_true(app.canvas->large_targets);
    assert_false(app.settings.drags || app.settings.key_repeat);
    mouse_click_on(&app, "widget Easy to press");
    assert_false(app.canvas->large_targets);
    app.settings.music = app.settings.effects = 0;
    audio_set_volumes(app.audio, &app.settings, false);
    assert_false(audio_is_open(app.audio));
    mouse_click_on(&app, "widget Easy to hear");
    assert_non_null(app.reading.aloud);
    assert_true(audio_is_open(app.audio)); /* effects can be heard */
    mouse_click_on(&app, "widget Easy to hear");
    assert_null(app.reading.aloud);
    assert_false(audio_is_open(app.audio));
    for (Ease ease = 0; ease < EASE_COUNT; ease++)
        assert_false(ease_is_on(&app.settings, ease));
    app_close(&app);
}

static void what_makes_it_easier_is_kept_and_offered_once(void **state)
{
    Box b;
    open_title(*state, (Size){1280, 800});
    app_set_speech(&app, false);
    mouse_click_on(&app, "widget Easy to press");
    app_close(&app);
    open_title(*state, (Size){1280, 800});
    assert_true(app.settings.large_targets && app.canvas->large_targets);
    assert_false(layout_find(&app, "widget Easy to press", &b));
    app_close(&app);
}

/* So that they are decoded while the window opens. */
static void the_pictures_of_the_title_come_before_the_title(void **state)
{
    static const char *const KEYS[] = {"street", "logo", "smoke", "bird", "cloud-1"};
    static const float WIDTHS[] = {1280, 1280 * 0.46f, 50 / 0.19f, 40, 170};
    const Folder *folder = *state;
    const Launch launch = {
        .data_dir = ASSETS, .language = "en", .windowed = true, .width = 1280, .height = 800};
    Error error;
    setenv("XDG_CONFIG_HOME", folder->path, 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    assert_true(app_open(&app, &launch, &error));
    for (; pictures_pending(app.canvas->pictures); SDL_Delay(1))
        pictures_arrive(app.canvas->pictures);
    for (size_t i = 0; i < COUNT_OF(KEYS); i++)
        assert_non_null(pictures_get(app.canvas->pictures, "title", KEYS[i], WIDTHS[i]));
    app_close(&app);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(a_street_touched_up_is_the_street_drawn_anew),
        FOLDER(the_pictures_of_the_title_come_before_the_title),
        FOLDER(own_houses_take_the_place_of_the_painted_ones),
        FOLDER(the_street_lives),
        FOLDER(the_street_lives_for_those_who_are_there),
        FOLDER(what_makes_it_easier_does_so_at_once_and_can_be_taken_back),
        FOLDER(what_makes_it_easier_is_kept_and_offered_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
