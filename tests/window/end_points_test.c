/* Points while a game is counted: how they fly, where they stand. Stars, faces, and who waves. */
#include "app/scenes/end/count.h"
#include "table_game.h"
#include "testing.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* These stand in front of the program's own, which do the work (-Wl,--wrap). */
SDL_Texture *__real_pictures_get(Pictures *pictures, const char *folder, const char *key,
                                 float width);
SDL_Texture *__wrap_pictures_get(Pictures *pictures, const char *folder, const char *key,
                                 float width);

static int signs; /* stars: of décor, and of personal bests */

SDL_Texture *__wrap_pictures_get(Pictures *pictures, const char *folder, const char *key,
                                 float width)
{
    signs += strcmp(folder, "icons") == 0 && strcmp(key, "star") == 0;
    return __real_pictures_get(pictures, folder, key, width);
}

void __real_face_draw(Canvas *canvas, const SeatLook *look, int computer, Box b);
void __wrap_face_draw(Canvas *canvas, const SeatLook *look, int computer, Box b);

static int faces;

void __wrap_face_draw(Canvas *canvas, const SeatLook *look, int computer, Box b)
{
    faces++;
    __real_face_draw(canvas, look, computer, b);
}

void __real_home_view_draw_motion(Canvas *canvas, const Home *home, Box board, Space space,
                                  int frame);
void __wrap_home_view_draw_motion(Canvas *canvas, const Home *home, Box board, Space space,
                                  int frame);

static int first_frame, last_frame;

void __wrap_home_view_draw_motion(Canvas *canvas, const Home *home, Box board, Space space,
                                  int frame)
{
    first_frame = SDL_min(first_frame, frame);
    last_frame = SDL_max(last_frame, frame);
    __real_home_view_draw_motion(canvas, home, board, space, frame);
}

static Count *count(void)
{
    return table_game_scene(SCENE_END);
}

/* The count of two houses, which has just begun. */
static int open_count(void **state)
{
    (void)state;
    if (table_game_open(REPLAYS "/hu-2.dreamhome", RECORD_MOVES_MAX))
        return -1;
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    return count()->step == 0 ? 0 : -1;
}

static void go_to_the_second_house(void)
{
    while (count_step(count())->player == 0)
        table_game_key_down(SDLK_RIGHT, 0, false);
}

/* How many signs of a star the whole picture has, when these players have a personal best. */
static int signs_with(unsigned bests)
{
    count()->bests = bests;
    layer_renew(count()->layer);
    pictures_wait(app.canvas->pictures, true);
    app_draw(&app); /* all that is new */
    layer_renew(count()->layer);
    signs = 0;
    app_draw(&app);
    return signs;
}

/* When the house is counted; before, nobody knows. */
static void whose_house_is_a_personal_best_has_a_star_and_nobody_else(void **state)
{
    (void)state;
    table_game_run(1);
    int usual = signs_with(0);
    assert_int_equal(signs_with(1), usual);
    go_to_the_second_house();
    table_game_run(1);
    usual = signs_with(0);
    assert_int_equal(signs_with(1), usual + 1);
    table_game_key_down(SDLK_END, 0, false);
    count_hurry_finale(count(), &app);
    usual = signs_with(0);
    assert_int_equal(signs_with(1), usual + 1);
    assert_int_equal(signs_with(3), usual + 2);
}

typedef struct Found {
    const char *words;
    Box b; /* where these words were drawn last */
} Found;

static void find_words(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Found *found = self;
    (void)canvas;
    if (strcmp(drawn->words, found->words) == 0)
        found->b = drawn->given;
}

static Box place_of(const char *words)
{
    Found found = {.words = words};
    canvas_watch(app.canvas, (CanvasWatcher){.self = &found, .words = find_words});
    app_draw(&app);
    canvas_unwatch(app.canvas, &found);
    return found.b;
}

/* Up to the cell of the player whose house it is, and then they are written there. */
static void points_fly_to_the_column_of_whose_house_it_is(void **state)
{
    char points[16];
    Box b = {0};
    (void)state;
    go_to_the_second_house();
    while (count_step(count())->kind != COUNT_ROOM)
        table_game_key_down(SDLK_RIGHT, 0, false);
    const CountStep *step = count_step(count());
    const Box cell = pad_cell(count()->layout.pad, 2, 1, step->category);
    snprintf(points, sizeof points, "+%d", step->points);
    assert_true(step->player == 1 && step->points > 0);
    while (count_progress(count(), table_speed(&app)) < COUNT_LANDS) {
        b = place_of(points);
        table_game_run(1);
    }
    assert_true(SDL_HasIntersectionF(&b, &cell));
    assert_true(place_of(points).w == 0);
    assert_true(count_step(count()) == step);
}

static void see_badge(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    int *badges = self;
    const Box board = count()->layout.board;
    (void)canvas;
    *badges += isdigit((unsigned char)drawn->words[0]) && strlen(drawn->words) < 3 &&
               SDL_HasIntersectionF(&drawn->given, &board);
}

/* What was counted in the house before does not stand in the next. */
static void points_stand_in_the_house_that_they_were_counted_in(void **state)
{
    int badges = 0;
    (void)state;
    go_to_the_second_house();
    table_game_run(60);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &badges, .words = see_badge});
    app_draw(&app);
    canvas_unwatch(app.canvas, &badges);
    assert_true(count_step(count())->kind < COUNT_ROOM && count_step(count())->player == 1);
    assert_int_equal(badges, 0);
}

static int faces_with(unsigned winners)
{
    count()->winners = winners;
    faces = 0;
    app_draw(&app);
    return faces;
}

static void who_shares_a_victory_has_a_face_too(void **state)
{
    (void)state;
    table_game_key_down(SDLK_END, 0, false);
    app_draw(&app);
    assert_int_equal(faces_with(1), faces_with(2));
    const int one = faces_with(1);
    assert_int_equal(faces_with(3), one + 1);
}

/* Of three pictures. */
static void who_waves_lifts_a_hand_first(void **state)
{
    (void)state;
    table_game_key_down(SDLK_END, 0, false);
    first_frame = 99;
    last_frame = -1;
    for (int i = 0; i < 60; i++) {
        table_game_run(4);
        app_draw(&app);
    }
    assert_int_equal(first_frame, 0);
    assert_int_equal(last_frame, 2);
}

#define COUNTING(name) cmocka_unit_test_setup_teardown(name, open_count, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        COUNTING(whose_house_is_a_personal_best_has_a_star_and_nobody_else),
        COUNTING(points_fly_to_the_column_of_whose_house_it_is),
        COUNTING(who_shares_a_victory_has_a_face_too),
        COUNTING(who_waves_lifts_a_hand_first),
        COUNTING(points_stand_in_the_house_that_they_were_counted_in),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
