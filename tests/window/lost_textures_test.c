/*
 * A graphics card may lose all its textures (SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET).
 * The software renderer loses none: here every texture that is alive is spoilt before the event is
 * sent. The next frame must be the one before, and not a single old texture may be left.
 */
#include "app/app.h"
#include "app/scenes/table/table.h"
#include "session/record_file.h"
#include "testing.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 1024, HEIGHT = 640, TEXTURES_MAX = 4096 };

static App app;

/* ---- all textures, as the game makes and destroys them ---- */

static SDL_Texture *textures[TEXTURES_MAX];
static bool spoilt[TEXTURES_MAX];
static int texture_count;

static SDL_Texture *noted(SDL_Texture *texture)
{
    assert_true(texture_count < TEXTURES_MAX);
    spoilt[texture_count] = false;
    textures[texture_count++] = texture;
    return texture;
}

/* Each stands in front of SDL's own, which does the work. */
SDL_Texture *SDL_CreateTexture(SDL_Renderer *renderer, Uint32 format, int access, int w, int h)
{
    SDL_Texture *(*create)(SDL_Renderer *, Uint32, int, int, int);
    *(void **)&create = dlsym(RTLD_NEXT, "SDL_CreateTexture");
    return noted(create(renderer, format, access, w, h));
}

SDL_Texture *SDL_CreateTextureFromSurface(SDL_Renderer *renderer, SDL_Surface *surface)
{
    SDL_Texture *(*create)(SDL_Renderer *, SDL_Surface *);
    *(void **)&create = dlsym(RTLD_NEXT, "SDL_CreateTextureFromSurface");
    return noted(create(renderer, surface));
}

void SDL_DestroyTexture(SDL_Texture *texture)
{
    void (*destroy)(SDL_Texture *);
    *(void **)&destroy = dlsym(RTLD_NEXT, "SDL_DestroyTexture");
    for (int i = 0; i < texture_count; i++) {
        if (textures[i] == texture) {
            texture_count--;
            textures[i] = textures[texture_count];
            spoilt[i] = spoilt[texture_count];
            break;
        }
    }
    destroy(texture);
}

static void spoil(SDL_Texture *texture)
{
    int access, width, height;
    assert_int_equal(SDL_QueryTexture(texture, NULL, &access, &width, &height), 0);
    if (access == SDL_TEXTUREACCESS_TARGET) {
        SDL_SetRenderTarget(app.canvas->renderer, texture);
        SDL_SetRenderDrawColor(app.canvas->renderer, 255, 0, 255, 255);
        SDL_RenderClear(app.canvas->renderer);
        SDL_SetRenderTarget(app.canvas->renderer, NULL);
        return;
    }
    const int pitch = 4 * width; /* enough for every format */
    const size_t bytes = (size_t)pitch * (size_t)height;
    void *pixels = malloc(bytes);
    if (!pixels)
        abort();
    memset(pixels, 0xa5, bytes);
    SDL_UpdateTexture(texture, NULL, pixels, pitch);
    free(pixels);
}

static void lose_textures(Uint32 event_type)
{
    for (int i = 0; i < texture_count; i++) {
        spoil(textures[i]);
        spoilt[i] = true;
    }
    app_handle(&app, &(SDL_Event){.type = event_type});
    assert_true(app.scenes.redraw);
}

static int count_spoilt(void)
{
    int count = 0;
    for (int i = 0; i < texture_count; i++)
        count += spoilt[i];
    return count;
}

/* ---- frames ---- */

typedef Uint32 Frame[WIDTH * HEIGHT];

static void draw_frame(Frame frame)
{
    app_draw(&app);
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, NULL, SDL_PIXELFORMAT_ARGB8888,
                                          frame, WIDTH * sizeof *frame),
                     0);
}

static void expect_same_frame(Frame one, Frame other)
{
    assert_memory_equal(one, other, sizeof(Frame));
}

static void loses_nothing(Uint32 event_type)
{
    static Frame before, after;
    draw_frame(before);
    assert_true(texture_count > 0);
    lose_textures(event_type);
    draw_frame(after);
    expect_same_frame(before, after);
    assert_int_equal(count_spoilt(), 0);
}

/* ---- the game: an empty script makes it the same everywhere ---- */

static int open_game(void **state)
{
    static const char *const RECORD = REPLAYS "/fr-4.dreamhome";
    const Launch launch = {.data_dir = ASSETS,
                           .script = IDLE_SCRIPT,
                           .language = "en",
                           .width = WIDTH,
                           .height = HEIGHT};
    Record record;
    Error error;
    (void)state;
    if (!app_open(&app, &launch, &error) || !record_file_load(RECORD, &record, &error))
        return -1;
    app_put_match(&app, &record);
    return 0;
}

static int close_game(void **state)
{
    (void)state;
    app_close(&app);
    assert_int_equal(texture_count, 0);
    return 0;
}

static void every_scene_comes_back(void **state)
{
    static const SceneId SCENES[] = {SCENE_SETUP,    SCENE_RULES, SCENE_TABLE,
                                     SCENE_SETTINGS, SCENE_END,   SCENE_RECORDS};
    (void)state;
    scenes_take(&app, scene_push(SCENE_TITLE));
    loses_nothing(SDL_RENDER_TARGETS_RESET);
    for (size_t i = 0; i < COUNT_OF(SCENES); i++) {
        scenes_take(&app, scene_push(SCENES[i]));
        loses_nothing(SDL_RENDER_TARGETS_RESET);
        loses_nothing(SDL_RENDER_DEVICE_RESET);
        scenes_take(&app, scene_pop());
    }
}

static Table *open_table(void)
{
    Record record = *play_record(app.play);
    record.move_count = 20;
    app_put_match(&app, &record);
    scenes_take(&app, scene_push(SCENE_TABLE));
    return app.scenes.items[app.scenes.count - 1].state;
}

/* The middle of a slide that begins at a moment: what else moves on the table is the same again. */
static void draw_slide(Table *table, double start, Frame frame)
{
    app.now = start;
    table_slide(table, &app, table->shown.viewed);
    assert_true(table->pace.slide_seconds > 0);
    app.now += table->pace.slide_seconds / 2;
    draw_frame(frame);
    assert_true(table_slides(table, &app));
}

/* The picture of the last home is lost: the next one is simply there, and later ones slide. */
static void a_home_that_slides_is_there_at_once(void **state)
{
    static Frame still, sliding, frame;
    Table *table = open_table();
    const double start = app.now;
    (void)state;
    draw_frame(still);
    draw_slide(table, start, sliding);
    lose_textures(SDL_RENDER_DEVICE_RESET);
    app.now = start;
    draw_frame(frame);
    expect_same_frame(frame, still);
    draw_slide(table, start, frame);
    expect_same_frame(frame, sliding);
    assert_int_equal(count_spoilt(), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_scene_comes_back, open_game, close_game),
        cmocka_unit_test_setup_teardown(a_home_that_slides_is_there_at_once, open_game, close_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
