/* From the table to the count, and from there to the result, nothing changes from one frame to the
 * next. */
#include "app/pieces/home_view.h"
#include "app/scenes/end/count.h"
#include "seen.h"
#include "table_game.h"
#include "testing.h"

#include <stdlib.h>

enum { WIDTH = 1280, HEIGHT = 800 };

typedef Uint32 Frame[WIDTH * HEIGHT];

static Frame last, now;

static const Count *count(void)
{
    return table_game_scene(SCENE_END);
}

static int open_last_turn(void **state)
{
    (void)state;
    if (table_game_open(REPLAYS "/en-2.dreamhome", 67))
        return -1;
    app.settings.speed = SPEED_NORMAL;
    table_game_hurry_thinker();
    pictures_wait(app.canvas->pictures, true);
    app_draw(&app);
    table_game_run(2);
    app_measure(&app);
    return 0;
}

static int open_last_round(void **state)
{
    (void)state;
    return table_game_open_turn(REPLAYS "/fr-4.dreamhome", 99);
}

/* As the program does it: what takes long is painted before. */
static void draw(Frame frame)
{
    SDL_Event event;
    pictures_wait(app.canvas->pictures, true);
    while (scenes_prepare(&app)) {
        while (SDL_PollEvent(&event)) /* pictures come, too */
            app_handle(&app, &event);
    }
    app_draw(&app);
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, NULL, SDL_PIXELFORMAT_ARGB8888,
                                          frame, WIDTH * sizeof *frame),
                     0);
}

static int difference(Uint32 one, Uint32 other)
{
    int sum = 0;
    for (int shift = 0; shift < 24; shift += 8)
        sum += abs((int)(one >> shift & 255) - (int)(other >> shift & 255));
    return sum;
}

/* Of 255, over all of the picture. */
static float change(void)
{
    double sum = 0;
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        sum += difference(last[i], now[i]);
    return (float)(sum / (3.0 * WIDTH * HEIGHT));
}

/* What changes at most from one frame to the next. */
static float most_change(int frames)
{
    float most = 0;
    for (int frame = 0; frame < frames; frame++) {
        table_game_run(1);
        draw(now);
        most = SDL_max(most, change());
        SDL_memcpy(last, now, sizeof last);
    }
    return most;
}

static void finish(void)
{
    table_game_key_down(SDLK_SPACE, 0, false);
    draw(last);
    while (scenes_top(&app) == SCENE_TABLE) {
        draw(last);
        table_game_run(1);
    }
}

static void the_table_becomes_the_count_little_by_little(void **state)
{
    static Frame table;
    (void)state;
    finish();
    SDL_memcpy(table, last, sizeof table);
    assert_true(most_change(30) < 5);
    SDL_memcpy(now, table, sizeof now);
    assert_true(change() > 25); /* it has gone after all */
    assert_int_equal(count()->step, 0);
}

static void whoever_skips_the_count_does_not_wait_for_the_fade(void **state)
{
    (void)state;
    finish();
    draw(last);
    table_game_run(6);
    table_game_key_down(SDLK_RIGHT, 0, false);
    assert_int_equal(count()->step, 1);
    draw(last);
    assert_true(most_change(10) < 5);
    table_game_key_down(SDLK_END, 0, false);
    assert_true(count_finished(count()));
    assert_true(most_change(30) < 6);
}

static void without_motion_the_count_is_there_at_once(void **state)
{
    (void)state;
    app.settings.reduced_motion = true;
    finish();
    assert_int_equal(count()->fade, FADE_NONE);
    assert_true(count_finished(count()));
}

static void the_result_comes_little_by_little(void **state)
{
    (void)state;
    finish();
    draw(last);
    table_game_run(40);
    while (count()->step + 1 < count()->plan.count)
        table_game_key(SDLK_RIGHT, 0);
    table_game_run(60);
    draw(last);
    table_game_key_down(SDLK_RIGHT, 0, false);
    assert_true(count_finished(count()));
    assert_true(most_change(80) < 6); /* dusk among it */
}

/* To keep a picture takes most of a frame: the new one is sketched in the next. */
static void nothing_is_painted_in_the_frame_that_keeps_what_fades(void **state)
{
    (void)state;
    finish();
    draw(last);
    table_game_run(40);
    while (count()->step + 1 < count()->plan.count)
        table_game_key(SDLK_RIGHT, 0);
    table_game_run(60);
    draw(last);
    table_game_key_down(SDLK_RIGHT, 0, false);
    assert_int_equal(count()->fade, FADE_ALL);
    assert_true(layer_waited(count()->layer));
    layer_wait(count()->layer);
    assert_true(scenes_prepare(&app));
    assert_false(layer_waited(count()->layer)); /* that was the frame without paint */
    draw(last);
}

static void nothing_is_painted_in_the_frame_that_keeps_the_roofs(void **state)
{
    (void)state;
    finish();
    draw(last);
    table_game_run(40);
    while (count_step(count())->kind != COUNT_ROOFS_LAID)
        table_game_key(SDLK_RIGHT, 0);
    table_game_run(50);
    draw(last);
    table_game_key_down(SDLK_RIGHT, 0, false);
    assert_int_equal(count()->fade, FADE_PILE);
    assert_true(scenes_prepare(&app)); /* the frame is held back */
    assert_false(layer_waited(count()->layer));
    draw(last);
}

/* Of 255, where the roofs lie and the plaque comes. */
static float change_of_pile(void)
{
    const Box pile = home_view_pile(count()->layout.board);
    double sum = 0;
    for (int y = (int)pile.y; y < (int)(pile.y + pile.h); y++) {
        for (int x = (int)pile.x; x < (int)(pile.x + pile.w); x++)
            sum += difference(last[y * WIDTH + x], now[y * WIDTH + x]);
    }
    return (float)(sum / (3.0 * (double)pile.w * (double)pile.h));
}

static void the_plaque_comes_little_by_little_to_where_the_roofs_lay(void **state)
{
    static Frame before;
    float most = 0;
    (void)state;
    finish();
    draw(last);
    table_game_run(40);
    while (count_step(count())->kind != COUNT_ROOFS_LAID)
        table_game_key(SDLK_RIGHT, 0);
    table_game_run(50);
    draw(last);
    SDL_memcpy(before, last, sizeof last);
    table_game_key_down(SDLK_RIGHT, 0, false);
    assert_int_equal(count_step(count())->kind, COUNT_ROOM);
    for (int frame = 0; frame < 30; frame++) {
        table_game_run(1);
        draw(now);
        most = SDL_max(most, change_of_pile());
        SDL_memcpy(last, now, sizeof last);
    }
    assert_true(most < 10);
    SDL_memcpy(now, before, sizeof now);
    assert_true(change_of_pile() > 20);
}

/* The light of one room, which is half as bright again. */
static void the_light_of_a_room_comes_little_by_little(void **state)
{
    (void)state;
    finish();
    draw(last);
    table_game_key(SDLK_END, 0);
    while (!count()->finale.lit) {
        draw(last);
        table_game_run(1);
    }
    assert_int_equal(count()->fade, FADE_ROOMS);
    assert_int_equal(count()->fade_rooms, count()->finale.lit);
    draw(last);
    table_game_run(1);
    draw(now);
    const float early = change();
    table_game_run(5);
    draw(now);
    assert_true(change() > 2 * early);
}

/* Nobody is told what is painted for later. */
static void look_at_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    (void)canvas, (void)drawn;
    ++*(int *)self;
}

static void what_fades_is_told_to_nobody(void **state)
{
    int words = 0;
    (void)state;
    table_game_key_down(SDLK_SPACE, 0, false);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &words, .words = look_at_words});
    while (scenes_top(&app) == SCENE_TABLE)
        table_game_run(1);
    canvas_unwatch(app.canvas, &words);
    assert_int_equal(words, 0);
    assert_int_equal(count()->fade, FADE_ALL);
}

static void the_pictures_of_the_count_are_there_before_it_begins(void **state)
{
    (void)state;
    pictures_wait(app.canvas->pictures, false);
    table_load_ahead(table_game(), &app);
    while (pictures_pending(app.canvas->pictures)) {
        table_game_run(1);
        app_draw(&app);
    }
    table_game_key_down(SDLK_SPACE, 0, false);
    app_draw(&app); /* what the table says now has a sign of its own */
    while (pictures_pending(app.canvas->pictures))
        pictures_arrive(app.canvas->pictures);
    while (scenes_top(&app) == SCENE_TABLE)
        table_game_run(1);
    assert_true(scenes_prepare(&app)); /* asks for them */
    assert_false(pictures_pending(app.canvas->pictures));
}

/* As the next house comes in there is enough to do already. */
static void the_count_is_looked_ahead_to_in_a_frame_of_its_own(void **state)
{
    (void)state;
    table_game_play_turn();
    app.settings.speed = SPEED_NORMAL;
    draw(last);
    table_game_key_down(SDLK_SPACE, 0, false);
    Layer *still = table_game()->shown.layer;
    assert_true(layer_has_parts(app.canvas, still));
    while (layer_has_parts(app.canvas, still))
        assert_true(scenes_prepare(&app));
    assert_true(scenes_prepare(&app));
    assert_false(scenes_prepare(&app));
    assert_false(layer_waited(still));
}

static void after_the_last_turn_nobody_is_asked_for_a_column(void **state)
{
    (void)state;
    assert_true(seen(&app, "Use your helpers, or finish."));
    table_game_key_down(SDLK_SPACE, 0, false);
    assert_int_equal(scenes_top(&app), SCENE_TABLE);
    assert_false(seen(&app, "Take a column."));
    assert_true(seen(&app, "Counting up"));
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_last_turn, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(the_table_becomes_the_count_little_by_little),
        TEST(whoever_skips_the_count_does_not_wait_for_the_fade),
        TEST(without_motion_the_count_is_there_at_once),
        TEST(the_result_comes_little_by_little),
        TEST(nothing_is_painted_in_the_frame_that_keeps_what_fades),
        TEST(nothing_is_painted_in_the_frame_that_keeps_the_roofs),
        TEST(the_plaque_comes_little_by_little_to_where_the_roofs_lay),
        TEST(the_light_of_a_room_comes_little_by_little),
        TEST(what_fades_is_told_to_nobody),
        TEST(the_pictures_of_the_count_are_there_before_it_begins),
        cmocka_unit_test_setup_teardown(the_count_is_looked_ahead_to_in_a_frame_of_its_own,
                                        open_last_round, table_game_close),
        TEST(after_the_last_turn_nobody_is_asked_for_a_column),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
