/* The papers that confetti is made of, as they are drawn: colours, sides and size. */
#include "table_game.h"

#include "app/scenes/end/cutouts.h"
#include "testing.h"

#include <math.h>

enum { SIDE = 160 }; /* pixels around a paper */

static const float BOARD = 2400;

/* What is seen of a paper. */
typedef struct Look {
    int pixels, width, height;
    float red, green, blue; /* on average */
} Look;

static Cutouts *cutouts;

static void make_all(float board)
{
    while (cutouts_make_one(cutouts, app.canvas, board))
        ;
}

static int open_cutouts(void **state)
{
    if (table_game_open_two(state))
        return -1;
    cutouts = cutouts_new();
    make_all(BOARD);
    return 0;
}

static int close_cutouts(void **state)
{
    cutouts_free(cutouts);
    return table_game_close(state);
}

static Look look_in(const Uint32 *pixels)
{
    Look look = {0};
    int left = SIDE, right = -1, top = SIDE, bottom = -1;
    for (int i = 0; i < SIDE * SIDE; i++) {
        const Uint32 pixel = pixels[i];
        if (!(pixel & 0xffffff))
            continue;
        look.pixels++;
        look.red += (float)(pixel >> 16 & 0xff);
        look.green += (float)(pixel >> 8 & 0xff);
        look.blue += (float)(pixel & 0xff);
        left = SDL_min(left, i % SIDE);
        right = SDL_max(right, i % SIDE);
        top = SDL_min(top, i / SIDE);
        bottom = SDL_max(bottom, i / SIDE);
    }
    assert_true(look.pixels > 0);
    look.red /= (float)look.pixels;
    look.green /= (float)look.pixels;
    look.blue /= (float)look.pixels;
    look.width = right - left + 1;
    look.height = bottom - top + 1;
    return look;
}

/* Of a paper alone, on black. */
static Look look_of(Paper paper)
{
    static Uint32 pixels[SIDE * SIDE];
    SDL_Renderer *renderer = app.canvas->renderer;
    const SDL_Rect part = {0, 0, SIDE, SIDE};
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255);
    SDL_RenderClear(renderer);
    cutouts_draw(cutouts, app.canvas, &paper, (SDL_FPoint){SIDE / 2, SIDE / 2});
    assert_int_equal(SDL_RenderReadPixels(renderer, &part, SDL_PIXELFORMAT_ARGB8888, pixels,
                                          SIDE * (int)sizeof(Uint32)),
                     0);
    return look_in(pixels);
}

/* Turned over so far, in half turns: 0 is the face, 1 the back. */
static Paper flying(PaperShape shape, int kind, float half_turns)
{
    return (Paper){
        .shape = shape, .kind = kind, .seen = true, .aloft = true, .tumble = half_turns / 2};
}

static void every_colour_is_another_one(void **state)
{
    Look looks[PAPER_COLOURS];
    (void)state;
    for (int colour = 0; colour < PAPER_COLOURS; colour++) {
        looks[colour] = look_of(flying(PAPER_SQUARE, colour, 0));
        for (int other = 0; other < colour; other++)
            assert_true(fabsf(looks[colour].red - looks[other].red) +
                            fabsf(looks[colour].green - looks[other].green) +
                            fabsf(looks[colour].blue - looks[other].blue) >
                        20);
    }
}

static void golden_paper_is_golden(void **state)
{
    (void)state;
    for (int kind = 0; kind < PAPER_COLOURS; kind++) {
        Paper paper = flying(PAPER_DISC, kind, 0);
        paper.golden = true;
        const Look look = look_of(paper);
        assert_true(look.red > look.green && look.green > look.blue * 1.3f);
    }
}

static void the_back_of_a_paper_is_darker(void **state)
{
    (void)state;
    for (int colour = 0; colour < PAPER_COLOURS; colour++) {
        const Look face = look_of(flying(PAPER_SQUARE, colour, 0));
        const Look back = look_of(flying(PAPER_SQUARE, colour, 1));
        assert_true(back.red + back.green + back.blue < 0.9f * (face.red + face.green + face.blue));
    }
}

/* However it flew before. */
static void a_strip_lies_on_its_long_side(void **state)
{
    (void)state;
    for (float tumble = 0; tumble < 1; tumble += 0.1f) {
        const Look look = look_of((Paper){.shape = PAPER_STRIP, .seen = true, .tumble = tumble});
        assert_true(look.width > look.height);
    }
}

/* They are cut out again when the window has another size. */
static void papers_grow_with_the_house(void **state)
{
    (void)state;
    const Look large = look_of(flying(PAPER_SQUARE, 0, 0));
    make_all(BOARD / 2);
    const Look small = look_of(flying(PAPER_SQUARE, 0, 0));
    assert_in_range(small.pixels, large.pixels / 5, large.pixels / 3);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_cutouts, close_cutouts)
    const struct CMUnitTest tests[] = {
        TEST(every_colour_is_another_one),   TEST(golden_paper_is_golden),
        TEST(the_back_of_a_paper_is_darker), TEST(a_strip_lies_on_its_long_side),
        TEST(papers_grow_with_the_house),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
