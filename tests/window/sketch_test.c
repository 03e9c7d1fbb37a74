/* Layers of which only what has changed is painted again. */
#include "app/app.h"
#include "app/draw/easel.h"
#include "app/draw/layer.h"
#include "app/draw/sketch.h"
#include "testing.h"

#include <SDL_ttf.h>

enum { WIDTH = 320, HEIGHT = 200, LARGE = 5, PIXELS = WIDTH * LARGE * HEIGHT * LARGE };

static Canvas *canvas;
static Layer *layer;
static int painted; /* how often the picture was drawn */

static int open_canvas(void **state)
{
    Error error;
    (void)state;
    SDL_Window *window;
    SDL_Renderer *renderer;
    if (SDL_Init(SDL_INIT_VIDEO) != 0 || TTF_Init() != 0)
        return -1;
    window = SDL_CreateWindow("sketch", 0, 0, WIDTH, HEIGHT, 0);
    renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
    canvas = canvas_new(ASSETS, true);
    if (!canvas_open(canvas, renderer, ASSETS "/fonts", &error))
        return -1;
    canvas_measure(canvas, WIDTH, HEIGHT);
    canvas->text_scale = 1;
    layer = layer_new();
    return 0;
}

static int close_canvas(void **state)
{
    (void)state;
    layer_free(layer);
    canvas_free(canvas);
    TTF_Quit();
    SDL_Quit();
    return 0;
}

/* A table with a card that may lie in two places, and words about it. */
static void draw_table(float x, const char *words)
{
    const TextStyle style = {TEXT_BODY, TONE_INK, .align = ALIGN_LEFT};
    painted++;
    paint_fill(canvas, canvas->view, TONE_PAPER);
    paint_box(canvas, box(10, 10, 300, 40), 8, TONE_GREEN, TONE_GOLD);
    paint_shadow(canvas, box(x, 70, 40, 50), 6, 8, 0.5f);
    paint_box(canvas, box(x, 70, 40, 50), 6, TONE_CREAM, TONE_PAPER);
    text_draw(canvas, &style, words, box(200, 160, 110, 30));
}

static void show(float x, const char *words)
{
    painted = 0;
    while (layer_next(canvas, layer))
        draw_table(x, words);
}

static void read_layer(Uint32 pixels[PIXELS])
{
    int width, height;
    SDL_GetRendererOutputSize(canvas->renderer, &width, &height);
    SDL_SetRenderTarget(canvas->renderer, layer_texture(layer));
    assert_int_equal(SDL_RenderReadPixels(canvas->renderer, NULL, SDL_PIXELFORMAT_ARGB8888, pixels,
                                          width * (int)sizeof pixels[0]),
                     0);
    SDL_SetRenderTarget(canvas->renderer, NULL);
}

static void a_changed_layer_looks_as_if_it_was_painted_whole(void **state)
{
    static Uint32 changed[PIXELS], whole[PIXELS];
    (void)state;
    show(30, "left");
    layer_renew(layer);
    show(180, "right");
    read_layer(changed);
    layer_free(layer);
    layer = layer_new();
    show(180, "right");
    read_layer(whole);
    assert_memory_equal(changed, whole, sizeof whole);
}

static void what_has_not_changed_is_left_alone(void **state)
{
    static Uint32 pixels[PIXELS];
    (void)state;
    show(30, "left");
    SDL_SetRenderTarget(canvas->renderer, layer_texture(layer));
    paint_fill(canvas, box(0, 190, 20, 10), TONE_INK); /* a stain */
    SDL_SetRenderTarget(canvas->renderer, NULL);
    layer_renew(layer);
    show(180, "left");
    read_layer(pixels);
    assert_int_equal(pixels[195 * WIDTH + 5] & 0xffffff,
                     (Uint32)(TONE_INK.r << 16 | TONE_INK.g << 8 | TONE_INK.b));
}

static void a_layer_without_changes_is_only_sketched(void **state)
{
    (void)state;
    show(30, "left");
    layer_renew(layer);
    show(30, "left");
    assert_int_equal(painted, 1);
    show(30, "left");
    assert_int_equal(painted, 0);
}

static void who_watches_is_told_once(void **state)
{
    (void)state;
    show(30, "left");
    canvas_watch(canvas, (CanvasWatcher){.self = &painted});
    layer_renew(layer);
    show(180, "right");
    assert_int_equal(painted, 1);
}

/* Many changes in two corners: what lies between them is left alone. */
static void changes_far_apart_are_painted_apart(void **state)
{
    enum { EACH = 40 };
    static Stroke strokes[2 * EACH];
    Sketch before = {0}, after = {.count = 2 * EACH, .capacity = 2 * EACH, .strokes = strokes};
    (void)state;
    for (int i = 0; i < EACH; i++) {
        const int x = 11 * (i % 8), y = 13 * (i / 8);
        strokes[i] = (Stroke){(uint64_t)i * 7919 % 1009, {x, y, 10, 10}};
        strokes[EACH + i] = (Stroke){(uint64_t)i * 6007 % 997 + 1009, {900 + x, 600 + y, 10, 10}};
    }
    const Changed changed = sketch_compare(&before, &after);
    assert_int_equal(changed.count, 2);
    for (int i = 0; i < changed.count; i++)
        assert_in_range(changed.areas[i].w * changed.areas[i].h, 1, 100 * 100);
}

/* Runs that paint one part each, after the one that sketches; the picture may change after some of
 * them. */
static int show_in_parts(float x, const char *words, int changes_after, float then)
{
    int parts = 0;
    layer_renew_in_parts(layer);
    while (layer_has_parts(canvas, layer)) {
        if (parts++ == changes_after) {
            layer_renew(layer);
            x = then;
        }
        while (layer_next_part(canvas, layer))
            draw_table(x, words);
    }
    return parts;
}

/* So large that one part is not enough. */
static void enlarge_canvas(void)
{
    SDL_SetWindowSize(SDL_RenderGetWindow(canvas->renderer), WIDTH * LARGE, HEIGHT * LARGE);
    canvas_measure(canvas, WIDTH * LARGE, HEIGHT * LARGE);
}

static void expect_the_same_as_whole(float x, const char *words)
{
    static Uint32 parts[PIXELS], whole[PIXELS];
    read_layer(parts);
    layer_free(layer);
    layer = layer_new();
    show(x, words);
    read_layer(whole);
    assert_memory_equal(parts, whole, sizeof whole);
}

static void a_large_layer_is_painted_in_parts(void **state)
{
    (void)state;
    enlarge_canvas();
    assert_in_range(show_in_parts(30, "left", -1, 0), 3, 6);
    assert_true(layer_is_valid(layer));
    expect_the_same_as_whole(30, "left");
}

static void what_changes_between_two_parts_is_painted_as_well(void **state)
{
    (void)state;
    enlarge_canvas();
    for (int after = 1; after < 3; after++) {
        layer_free(layer);
        layer = layer_new();
        show_in_parts(30, "left", after, 60);
        expect_the_same_as_whole(60, "left");
        layer_renew(layer);
        show(20, "right");
        expect_the_same_as_whole(20, "right");
    }
}

static void an_unfinished_layer_is_finished_by_the_frame_that_shows_it(void **state)
{
    (void)state;
    enlarge_canvas();
    layer_renew_in_parts(layer);
    for (int part = 0; part < 2; part++) {
        while (layer_next_part(canvas, layer))
            draw_table(30, "left");
    }
    assert_false(layer_is_valid(layer));
    show(30, "left");
    assert_true(layer_is_valid(layer));
    expect_the_same_as_whole(30, "left");
}

#define ON_CANVAS(test) cmocka_unit_test_setup_teardown(test, open_canvas, close_canvas)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_CANVAS(a_changed_layer_looks_as_if_it_was_painted_whole),
        ON_CANVAS(what_has_not_changed_is_left_alone),
        ON_CANVAS(a_layer_without_changes_is_only_sketched),
        ON_CANVAS(who_watches_is_told_once),
        ON_CANVAS(a_large_layer_is_painted_in_parts),
        ON_CANVAS(what_changes_between_two_parts_is_painted_as_well),
        ON_CANVAS(an_unfinished_layer_is_finished_by_the_frame_that_shows_it),
        cmocka_unit_test(changes_far_apart_are_painted_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
