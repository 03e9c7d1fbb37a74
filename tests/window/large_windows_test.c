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

#include <math.h>
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

enum { CIRCLE = 401, RING = 9 };

/* How much of a pixel lies in a disc, from how far its middle is inside the edge. */
static float covered(float inside)
{
    return SDL_clamp(0.5f + inside, 0, 1);
}

/* How light a pixel of a white circle is. A circle of odd size has a line for its middle. */
static float light_of_circle(int x, int y, bool ring)
{
    const float across = fmaxf(fabsf((float)(x - CIRCLE / 2)) - 0.5f, 0);
    const float down = fmaxf(fabsf((float)(y - CIRCLE / 2)) - 0.5f, 0);
    const float inside = CIRCLE / 2 - hypotf(across, down);
    return covered(inside) * (ring ? covered(RING - inside) : 1);
}

/* Large corners are drawn in cells, of which empty ones are left out: no seam, and no step. */
static void a_large_circle_is_round_all_around(void **state)
{
    static Uint32 pixels[CIRCLE][CIRCLE];
    open_app(*state, ASSETS, (Size){1920, 1080});
    const float unit = app.canvas->unit, size = CIRCLE / unit;
    for (int ring = 0; ring < 2; ring++) {
        SDL_SetRenderDrawColor(app.canvas->renderer, 0, 0, 0, 255);
        SDL_RenderClear(app.canvas->renderer);
        if (ring)
            paint_frame(app.canvas, box(0, 0, size, size), size, RING / unit, RGB(0xffffff));
        else
            paint_box(app.canvas, box(0, 0, size, size), size, RGB(0xffffff), RGB(0xffffff));
        SDL_RenderReadPixels(app.canvas->renderer, &(SDL_Rect){0, 0, CIRCLE, CIRCLE},
                             SDL_PIXELFORMAT_RGB888, pixels, sizeof pixels[0]);
        for (int i = 0; i < CIRCLE * CIRCLE; i++) {
            const int x = i % CIRCLE, y = i / CIRCLE;
            assert_float_equal((float)(pixels[y][x] & 0xff) / 255, light_of_circle(x, y, ring),
                               0.03f);
        }
    }
    app_close(&app);
}

/* White on the left to black on the right, and opaque. */
static SDL_Texture *ramp(int width, int height)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
    for (int x = 0; x < width; x++) {
        const Uint8 grey = (Uint8)(255 - 255 * x / (width - 1));
        SDL_FillRect(surface, &(SDL_Rect){x, 0, 1, height},
                     SDL_MapRGB(surface->format, grey, grey, grey));
    }
    SDL_Texture *texture = SDL_CreateTextureFromSurface(app.canvas->renderer, surface);
    SDL_FreeSurface(surface);
    return texture;
}

static int grey_at(int x, int y)
{
    Uint32 pixel = 0;
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, &(SDL_Rect){x, y, 1, 1},
                                          SDL_PIXELFORMAT_RGB888, &pixel, sizeof pixel),
                     0);
    return (int)(pixel & 0xff);
}

/* As in a joined room that somebody has come very near to. */
static void a_picture_of_any_size_fades_evenly(void **state)
{
    open_app(*state, ASSETS, (Size){3840, 2160});
    SDL_SetRenderDrawColor(app.canvas->renderer, 0, 0, 0, 255);
    SDL_RenderClear(app.canvas->renderer);
    SDL_Texture *texture = ramp(1000, 1000);
    paint_fading(app.canvas, texture, box(0, 0, 0.001f, 1), app.canvas->view, 1, 0);
    for (int y = 10; y < 2160; y += 100) {
        assert_in_range(grey_at(10, y), 245, 255);
        assert_in_range(grey_at(1920, y), 120, 135);
        assert_in_range(grey_at(3830, y), 0, 10);
    }
    SDL_DestroyTexture(texture);
    app_close(&app);
}

/* Of a picture that is larger than the window, the part that belongs there is seen. */
static void a_picture_beyond_the_edges_keeps_its_place(void **state)
{
    open_app(*state, ASSETS, (Size){1920, 1080});
    const Box view = app.canvas->view;
    SDL_Texture *texture = ramp(256, 16);
    paint_texture(app.canvas, texture, box(0, 0, 1, 1),
                  box(-view.w, -view.h, view.w * 4, view.h * 4), 1, 0);
    for (int x = 0; x < 1920; x += 120)
        assert_in_range(grey_at(x, 540) + 255 * (x + 1920) / (1920 * 4), 253, 257);
    SDL_DestroyTexture(texture);
    app_close(&app);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(every_scene_is_drawn_while_its_pictures_come),
        FOLDER(every_scene_is_drawn_without_pictures),
        FOLDER(a_glow_of_any_size_fades_evenly),
        FOLDER(a_large_circle_is_round_all_around),
        FOLDER(a_picture_of_any_size_fades_evenly),
        FOLDER(a_picture_beyond_the_edges_keeps_its_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
