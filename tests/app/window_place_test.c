/* Where the window opens, on screens of every size. */
#include "app/window/window_place.h"
#include "testing.h"

static bool is_within(SDL_Rect screen, WindowPlace place)
{
    return place.placed && place.x >= screen.x && place.y >= screen.y &&
           place.x + place.width <= screen.x + screen.w &&
           place.y + place.height <= screen.y + screen.h;
}

static Settings remembered(int x, int y, int width, int height)
{
    Settings settings;
    settings_reset(&settings);
    settings.window_x = x;
    settings.window_y = y;
    settings.window_width = width;
    settings.window_height = height;
    return settings;
}

static void the_first_window_fits_every_screen(void **state)
{
    static const SDL_Rect SCREENS[] = {
        {0, 0, 800, 480},     {0, 0, 1024, 600},  {0, 27, 1366, 741},
        {0, 0, 1280, 800},    {0, 32, 1280, 768}, {0, 0, 1920, 1080},
        {70, 27, 1850, 1053}, {0, 0, 3840, 2160}, {1920, 0, 1366, 768},
    };
    Settings settings;
    (void)state;
    settings_reset(&settings);
    for (size_t i = 0; i < COUNT_OF(SCREENS); i++)
        assert_true(is_within(SCREENS[i], window_place(&settings, &SCREENS[i], 1)));
}

static void the_first_window_is_maximised_on_small_screens_only(void **state)
{
    static const SDL_Rect LAPTOP = {0, 0, 1366, 768}, DESKTOP = {0, 0, 1920, 1080};
    Settings settings;
    (void)state;
    settings_reset(&settings);
    assert_true(window_place(&settings, &LAPTOP, 1).maximised);
    const WindowPlace place = window_place(&settings, &DESKTOP, 1);
    assert_false(place.maximised);
    assert_int_equal(place.width, 1280);
    assert_int_equal(place.height, 800);
}

static void a_window_opens_where_it_was_left(void **state)
{
    static const SDL_Rect SCREENS[] = {{0, 0, 1366, 768}, {1366, 0, 1920, 1080}};
    const Settings settings = remembered(1500, 100, 1600, 900);
    (void)state;
    const WindowPlace place = window_place(&settings, SCREENS, 2);
    assert_true(place.placed);
    assert_int_equal(place.x, 1500);
    assert_int_equal(place.y, 100);
    assert_int_equal(place.width, 1600);
    assert_int_equal(place.height, 900);
    assert_false(place.maximised);
}

/* The second screen stays in the office. */
static void a_geometry_that_no_longer_fits_is_forgotten(void **state)
{
    static const SDL_Rect LAPTOP = {0, 27, 1366, 741};
    static const struct {
        int x, y, width, height;
        bool maximised;
    } CASES[] = {
        {1500, 100, 1600, 900, true},
        {0, 27, 1920, 1053, true},
        {900, 300, 1000, 600, false}, /* it fits, but not there */
        {100, 0, 800, 500, false},    /* its title bar would be under the panel */
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        const Settings settings =
            remembered(CASES[i].x, CASES[i].y, CASES[i].width, CASES[i].height);
        const WindowPlace place = window_place(&settings, &LAPTOP, 1);
        assert_true(is_within(LAPTOP, place));
        assert_int_equal(place.maximised, CASES[i].maximised);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_window_fits_every_screen),
        cmocka_unit_test(the_first_window_is_maximised_on_small_screens_only),
        cmocka_unit_test(a_window_opens_where_it_was_left),
        cmocka_unit_test(a_geometry_that_no_longer_fits_is_forgotten),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
