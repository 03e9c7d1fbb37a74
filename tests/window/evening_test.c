/* Evening over a house: every room is seen by the light of its lamps, up to its edges. */
#include "app/app.h"
#include "app/draw/easel.h"
#include "app/pieces/evening.h"
#include "app/pieces/home_view.h"
#include "dreamhome/notation.h"
#include "testing.h"

#include <SDL_ttf.h>
#include <stdlib.h>

enum { WIDTH = 1366, HEIGHT = 768 }; /* a unit is no whole number of pixels */

static Canvas *canvas;
static Evening *evening;

static int open_evening(void **state)
{
    Error error;
    (void)state;
    if (SDL_Init(SDL_INIT_VIDEO) != 0 || TTF_Init() != 0)
        return -1;
    SDL_Window *window = SDL_CreateWindow("evening", 0, 0, WIDTH, HEIGHT, 0);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
    canvas = canvas_new(ASSETS, true);
    if (!canvas_open(canvas, renderer, ASSETS "/fonts", &error))
        return -1;
    canvas_measure(canvas, WIDTH, HEIGHT);
    evening = evening_new(ASSETS);
    return 0;
}

static int close_evening(void **state)
{
    (void)state;
    evening_free(evening);
    canvas_free(canvas);
    TTF_Quit();
    SDL_Quit();
    return 0;
}

static Uint8 pixels[WIDTH * HEIGHT * 3];

/* The evening on white paper, with all lights on. */
static void see_evening(Box board, const Home *home)
{
    paint_fill(canvas, canvas->view, TONE_WHITE);
    evening_draw(evening, canvas, home, board, home->rooms);
    assert_int_equal(
        SDL_RenderReadPixels(canvas->renderer, NULL, SDL_PIXELFORMAT_RGB24, pixels, WIDTH * 3), 0);
}

/* The darkest tone of any pixel. */
static int darkest(Box board, const Home *home)
{
    int least = 255;
    see_evening(board, home);
    for (int i = 0; i < WIDTH * HEIGHT * 3; i++)
        least = SDL_min(least, pixels[i]);
    return least;
}

static void no_edge_of_a_lit_room_is_black(void **state)
{
    static const int DARK = 60; /* the evening outside is lighter */
    Home home;
    Complaint complaint;
    (void)state;
    assert_true(notation_read_home(word_of("a1=kitchen-1 b1=study-1 c1=bathroom-1 a2=living-1 "
                                           "b2=living-2 c2=bedroom-1"),
                                   &home, &complaint));
    for (float width = 700; width < 712; width += 0.7f)
        assert_in_range(darkest(box(20, 20, width, width / HOME_RATIO), &home), DARK, 255);
}

/* How bright a part of the view is, from 0 to 255. */
static int brightness(Box b)
{
    const SDL_Rect rect = paint_pixels_around(canvas, b);
    long sum = 0;
    for (int y = rect.y; y < rect.y + rect.h; y++) {
        for (int x = 3 * rect.x; x < 3 * (rect.x + rect.w); x++)
            sum += pixels[y * WIDTH * 3 + x];
    }
    return (int)(sum / (3L * rect.w * rect.h));
}

/* Rooms that have joined, those in the cellar, and those under renovation as well. */
static void every_lit_room_can_be_seen(void **state)
{
    static const int BRIGHT = 190; /* the evening outside has 153 */
    const Box board = box(20, 20, 700, 700 / HOME_RATIO);
    Home home;
    Complaint complaint;
    (void)state;
    assert_true(notation_read_home(word_of("a1=kitchen-1 b1=kitchen-2 c1=down d1=study-1 "
                                           "a2=bathroom-1 b2=down d0=garage-1 e0=down"),
                                   &home, &complaint));
    see_evening(board, &home);
    for (SpaceSet left = home.rooms; left; left &= left - 1)
        assert_in_range(brightness(home_view_space(board, space_first(left))), BRIGHT, 255);
    assert_in_range(brightness(home_view_space(board, SPACE_E2)), 0, BRIGHT - 1);
}

static void the_moon_stands_where_the_sun_was(void **state)
{
    const Box board = box(20, 20, 700, 700 / HOME_RATIO);
    const Home home = {0};
    (void)state;
    see_evening(board, &home);
    assert_in_range(brightness(box(board.x + 24, board.y + 24, 6, 6)), 220, 255);
}

/* The largest step between two pixels beside each other in a line across the view. */
static int largest_step(SDL_Rect line)
{
    Uint8 row[WIDTH * 3];
    int most = 0;
    const int count = line.w * line.h;
    assert_int_equal(
        SDL_RenderReadPixels(canvas->renderer, &line, SDL_PIXELFORMAT_RGB24, row, line.w * 3), 0);
    for (int i = 1; i < count; i++)
        most = SDL_max(most, abs(row[3 * i] - row[3 * i - 3]));
    return most;
}

/* Wherever a light lies between pixels, no part of it is drawn twice. */
static void no_line_runs_through_a_light(void **state)
{
    enum { MIDDLE = 200, SOFT = 8 };
    (void)state;
    for (float half = 18; half <= 60; half += 6) {
        for (float shift = 0; shift < 2; shift += 0.1f) {
            const float x = MIDDLE / canvas->unit + shift;
            paint_fill(canvas, canvas->view, TONE_INK);
            paint_glow(canvas, box(x - half, x - half, 2 * half, 2 * half), half, half,
                       colour_alpha(TONE_WHITE, 0.5f));
            for (int beside = -4; beside <= 4; beside += 4) {
                assert_in_range(largest_step((SDL_Rect){0, MIDDLE + beside, 400, 1}), 1, SOFT);
                assert_in_range(largest_step((SDL_Rect){MIDDLE + beside, 0, 1, 400}), 1, SOFT);
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(no_edge_of_a_lit_room_is_black, open_evening,
                                        close_evening),
        cmocka_unit_test_setup_teardown(every_lit_room_can_be_seen, open_evening, close_evening),
        cmocka_unit_test_setup_teardown(the_moon_stands_where_the_sun_was, open_evening,
                                        close_evening),
        cmocka_unit_test_setup_teardown(no_line_runs_through_a_light, open_evening, close_evening),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
