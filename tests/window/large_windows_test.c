/*
 * Every scene in large windows on the software renderer, as players see it: the loader works behind
 * the window, so that the first frames are drawn before the pictures are there, or without any.
 */
#include "app/app.h"
#include "app/draw/paint.h"
#include "app/scenes/table/table.h"
#include "session/folder.h"
#include "session/record_file.h"
#include "testing.h"

#include <stdlib.h>
#include <unistd.h>

typedef struct Size {
    int width, height;
} Size;

static const Size SIZES[] = {{1920, 1080}, {1920, 1200}, {2560, 1440}, {3840, 2160}};

static App app;

static void open_app(const Folder *folder, const char *assets, Size size)
{
    const Launch launch = {
        .data_dir = assets, .windowed = true, .width = size.width, .height = size.height};
    Error error;
    setenv("XDG_CONFIG_HOME", folder->path, 1);
    setenv("XDG_DATA_HOME", folder->path, 1);
    if (!app_open(&app, &launch, &error))
        fail_msg("%s", error.words);
}

static void put_match_on_table(void)
{
    Record record;
    Error error;
    assert_true(record_file_load(REPLAYS "/fr-4.dreamhome", &record, &error));
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        record.seats[seat].level = LEVEL_PERSON;
    app_put_match(&app, &record);
}

static void draw_until_pictures_have_come(void)
{
    SDL_Event event;
    app_draw(&app);
    while (pictures_pending(app.canvas->pictures)) {
        if (SDL_WaitEvent(&event))
            app_handle(&app, &event);
        if (app.scenes.redraw)
            app_draw(&app);
    }
}

static void draw_at_once(void)
{
    app_draw(&app);
}

static void draw_every_scene(void (*draw)(void))
{
    static const SceneId SCENES[] = {SCENE_TITLE, SCENE_SETUP,    SCENE_RULES, SCENE_TABLE,
                                     SCENE_PAUSE, SCENE_SETTINGS, SCENE_END,   SCENE_RECORDS};
    scenes_take(&app, scene_push(SCENE_TITLE));
    for (size_t i = 0; i < COUNT_OF(SCENES); i++) {
        scenes_take(&app, scene_push(SCENES[i]));
        draw();
        scenes_take(&app, scene_pop());
    }
}

static void every_scene_is_drawn_while_its_pictures_come(void **state)
{
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        open_app(*state, ASSETS, SIZES[i]);
        put_match_on_table();
        draw_every_scene(draw_until_pictures_have_come);
        app_close(&app);
    }
}

/* Only the fonts are there: whatever stands in for a picture is drawn. */
static void every_scene_is_drawn_without_pictures(void **state)
{
    const Folder *folder = *state;
    assert_int_equal(symlink(ASSETS "/fonts", in_folder(folder, "fonts")), 0);
    for (size_t i = 0; i < COUNT_OF(SIZES); i++) {
        open_app(folder, folder->path, SIZES[i]);
        put_match_on_table();
        draw_every_scene(draw_at_once);
        app_close(&app);
    }
}

/* Larger than any mask: it fades evenly from its middle to its edge. */
static void a_glow_of_any_size_fades_evenly(void **state)
{
    enum { MIDDLE = 1920, ROW = 1080 };
    static Uint32 row[3840];
    open_app(*state, ASSETS, (Size){3840, 2160});
    SDL_SetRenderDrawColor(app.canvas->renderer, 0, 0, 0, 255);
    SDL_RenderClear(app.canvas->renderer);
    const Box view = app.canvas->view;
    paint_glow(app.canvas, box_centred(view, 40, 40), 20, view.w * 0.35f, RGB(0xffffff));
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, &(SDL_Rect){0, ROW, 3840, 1},
                                          SDL_PIXELFORMAT_RGB888, row, sizeof row),
                     0);
    assert_int_equal(row[0] & 0xff, 0);
    assert_in_range(row[MIDDLE] & 0xff, 100, 255);
    for (int x = 1; x < MIDDLE; x++)
        assert_in_range((int)(row[x] & 0xff) - (int)(row[x - 1] & 0xff) + 1, 0, 4);
    app_close(&app);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(every_scene_is_drawn_while_its_pictures_come),
        FOLDER(every_scene_is_drawn_without_pictures),
        FOLDER(a_glow_of_any_size_fades_evenly),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
