/* How a house looks that is visited: whole at once, by day, at dusk and at night, one of which
 * fades into the other, and through the year. */
#include "app/draw/pictures.h"
#include "app/scenes/visit/visit.h"
#include "testing.h"
#include "visitor.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* How light the picture is in its middle, where the house stands, from 0 to 255. */
static double light(void)
{
    int width, height;
    SDL_GetRendererOutputSize(app.canvas->renderer, &width, &height);
    const SDL_Rect part = {width / 4, height / 4, width / 2, height / 2};
    const size_t count = (size_t)(part.w * part.h) * 3;
    unsigned char *pixels = malloc(count);
    double sum = 0;
    assert_non_null(pixels);
    app_draw(&app);
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, &part, SDL_PIXELFORMAT_RGB24,
                                          pixels, part.w * 3),
                     0);
    for (size_t i = 0; i < count; i++)
        sum += pixels[i];
    free(pixels);
    return sum / (double)count;
}

static void choose(Visit *visit, VisitHour hour)
{
    visit->items[VISIT_HOUR].value = hour;
}

/* Until nothing changes any more, and no frame differs much from the one before. */
static double settle_gently(double before)
{
    static const double MOST = 6; /* of 255; a fade over half a second takes far less */
    while (scenes_moving(&app)) {
        table_game_run(1);
        const double now = light();
        assert_true(fabs(now - before) < MOST);
        before = now;
    }
    return before;
}

/* All pictures are there, those of the rooms as well. */
static Visit *come_on(const char *day)
{
    const Home home = visitor_whole_house();
    app.settings.speed = SPEED_NORMAL;
    Visit *visit = visitor_come_on(&home, day);
    do {
        table_game_run(1);
        app_draw(&app);
        SDL_Delay(1);
    } while (pictures_pending(app.canvas->pictures));
    table_game_run(1);
    app_draw(&app);
    return visit;
}

static Visit *come(void)
{
    return come_on("");
}

static void each_hour_fades_into_the_next(void **state)
{
    (void)state;
    Visit *visit = come();
    const double day = light();
    choose(visit, HOUR_DUSK);
    const double dusk = settle_gently(day);
    choose(visit, HOUR_NIGHT);
    const double night = settle_gently(dusk);
    assert_true(night < dusk - 10 && dusk < day - 10);
    choose(visit, HOUR_DAY);
    assert_true(fabs(settle_gently(night) - day) < 0.5);
}

static void an_hour_that_is_chosen_meanwhile_goes_on_from_there(void **state)
{
    (void)state;
    Visit *visit = come();
    const double day = light();
    double before = day;
    choose(visit, HOUR_NIGHT);
    for (int i = 0; i < 20; i++) {
        table_game_run(1);
        before = light();
    }
    assert_true(before < day - 10);
    choose(visit, HOUR_DAY);
    assert_true(fabs(settle_gently(before) - day) < 0.5);
}

static void an_hour_waits_until_the_camera_stands_still(void **state)
{
    (void)state;
    Visit *visit = come();
    visit_go(visit, &app, SPACE_A1);
    table_game_run(5);
    choose(visit, HOUR_NIGHT);
    while (visit_gliding(visit)) {
        assert_true(visit->hour == 0);
        table_game_run(1);
    }
    const double day = light();
    assert_true(settle_gently(day) < day - 10);
}

static void whoever_goes_on_does_not_wait_for_the_night(void **state)
{
    (void)state;
    Visit *visit = come();
    choose(visit, HOUR_NIGHT);
    table_game_run(5);
    assert_true(visit->hour < 1);
    visit_go(visit, &app, SPACE_A1);
    assert_true(visit->hour == 1);
}

/* Lights and house are made in parts before the first frame of the fade: no frame has to. */
static void a_fade_is_prepared_before_it_begins(void **state)
{
    (void)state;
    int parts = 0;
    Visit *visit = come();
    choose(visit, HOUR_NIGHT);
    while (scenes_prepare(&app))
        parts++;
    assert_true(parts > 1);
    assert_true(layer_is_valid(visit->drawn->layer));
    assert_true(visit->drawn->hour == 1);
    while (scenes_moving(&app)) {
        table_game_run(1);
        assert_false(scenes_prepare(&app));
        assert_true(layer_is_valid(visit->drawn->layer));
    }
}

/* ---- pictures ---- */

/* How many colours there are in the middle of the picture, of 4,096. */
static int colours(void)
{
    enum { SIDE = 100 };
    static unsigned char pixels[SIDE * SIDE][3];
    static bool met[1 << 12];
    int width, height, count = 0;
    SDL_GetRendererOutputSize(app.canvas->renderer, &width, &height);
    const SDL_Rect part = {(width - SIDE) / 2, (height - SIDE) / 2, SIDE, SIDE};
    memset(met, 0, sizeof met);
    assert_int_equal(
        SDL_RenderReadPixels(app.canvas->renderer, &part, SDL_PIXELFORMAT_RGB24, pixels, SIDE * 3),
        0);
    for (int i = 0; i < SIDE * SIDE; i++) {
        const int at = pixels[i][0] >> 4 << 8 | pixels[i][1] >> 4 << 4 | pixels[i][2] >> 4;
        count += !met[at];
        met[at] = true;
    }
    return count;
}

/* Nobody sees a bare plan of the house, or of a room whose large picture is still to come. */
static void a_house_does_not_come_in_pieces(void **state)
{
    enum { FEW = 20 };
    const Home home = visitor_whole_house();
    (void)state;
    app.settings.speed = SPEED_OFF;
    visitor_come(&home);
    app_draw(&app);
    assert_true(colours() > FEW);
    visit_go(visitor_visit(), &app, SPACE_C1);
    app_draw(&app);
    assert_true(colours() > FEW);
}

/* ---- the year ---- */

/* The colour of the meadow left of the house, where nothing stands before it. */
static void see_meadow(const Visit *visit, unsigned char colour[3])
{
    const Box b = visit->board;
    const SDL_Rect pixel = {(int)((b.x + b.w * 0.01f) * app.canvas->unit),
                            (int)((b.y + b.w * 0.387f) * app.canvas->unit), 1, 1};
    assert_int_equal(
        SDL_RenderReadPixels(app.canvas->renderer, &pixel, SDL_PIXELFORMAT_RGB24, colour, 3), 0);
}

static void a_garden_shows_the_season_of_the_game(void **state)
{
    unsigned char summer[3], autumn[3], winter[3];
    (void)state;
    see_meadow(come_on("2026-07-05T18:00:00Z"), summer);
    see_meadow(come_on("2026-10-05T18:00:00Z"), autumn);
    see_meadow(come_on("2026-01-05T18:00:00Z"), winter);
    assert_true(summer[1] > summer[0] + 15 && summer[1] > summer[2] + 15); /* green */
    assert_true(autumn[0] >= autumn[1] && autumn[1] > autumn[2] + 15);     /* brown */
    assert_true(winter[0] > 190 && winter[2] >= winter[0]);                /* snow */
}

static void in_high_contrast_there_is_no_garden(void **state)
{
    unsigned char summer[3], winter[3];
    (void)state;
    app.settings.high_contrast = true;
    app_measure(&app);
    see_meadow(come_on("2026-07-05T18:00:00Z"), summer);
    see_meadow(come_on("2026-01-05T18:00:00Z"), winter);
    assert_memory_equal(summer, winter, sizeof summer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        VISIT_TEST(each_hour_fades_into_the_next),
        VISIT_TEST(an_hour_that_is_chosen_meanwhile_goes_on_from_there),
        VISIT_TEST(an_hour_waits_until_the_camera_stands_still),
        VISIT_TEST(whoever_goes_on_does_not_wait_for_the_night),
        VISIT_TEST(a_fade_is_prepared_before_it_begins),
        VISIT_TEST(a_house_does_not_come_in_pieces),
        VISIT_TEST(a_garden_shows_the_season_of_the_game),
        VISIT_TEST(in_high_contrast_there_is_no_garden),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
