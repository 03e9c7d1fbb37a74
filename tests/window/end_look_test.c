/* What the end of a game shows: nothing is cut, hidden or told too early. */
#include "app/pieces/house_roof.h"
#include "app/pieces/roof_tray.h"
#include "app/probe/layout_check.h"
#include "app/scenes/end/count.h"
#include "seen.h"
#include "session/record_file.h"
#include "table_game.h"
#include "testing.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Stands in front of the program's own, which does the work (-Wl,--wrap). */
SDL_Texture *__real_pictures_get(Pictures *pictures, const char *folder, const char *key,
                                 float width);
SDL_Texture *__wrap_pictures_get(Pictures *pictures, const char *folder, const char *key,
                                 float width);

static int figures, stars; /* of the confetti */

SDL_Texture *__wrap_pictures_get(Pictures *pictures, const char *folder, const char *key,
                                 float width)
{
    figures += strcmp(folder, "confetti") == 0;
    stars += strcmp(folder, "confetti") == 0 && strcmp(key, "star") == 0;
    return __real_pictures_get(pictures, folder, key, width);
}

static const Count *count(void)
{
    return table_game_scene(SCENE_END);
}

static void who_has_won_and_whose_house_it_is_is_never_cut(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1024, 600);
    app.settings.wide_spacing = true;
    table_game_key(SDLK_END, 0);
    for (app.settings.text_size = 100; app.settings.text_size <= 250;
         app.settings.text_size += 50) {
        app_measure(&app);
        assert_true(seen(&app, "Balázs Kovács wins with 24 points"));
        assert_true(seen(&app, "Balázs’s dream home")); /* the first word of a long name */
        assert_false(seen(&app, "…"));
    }
}

static float covered_height(Box badge, Box room)
{
    Box both;
    return SDL_IntersectFRect(&badge, &room, &both) ? both.h / room.h : 0;
}

/* They hang before the beams between the floors, one beside the other. */
static void points_in_the_house_cover_neither_rooms_nor_each_other(void **state)
{
    (void)state;
    const CountPlan *plan = &count()->plan;
    const Box board = count()->layout.board;
    Box badges[COUNT_STEPS_MAX];
    int shown = 0, player = -1;
    for (int i = 0; i < plan->count; i++) {
        const CountStep *step = &plan->items[i];
        if ((step->kind != COUNT_ROOM && step->kind != COUNT_TOKEN) || !step->spaces)
            continue;
        shown = step->player == player ? shown : 0;
        player = step->player;
        badges[shown] = count_badge(board, count_home(app.play, player), step, 1);
        for (SpaceSet left = SPACES_ALL; left; left &= left - 1)
            assert_true(covered_height(badges[shown], home_view_space(board, space_first(left))) <
                        0.12f);
        for (int k = 0; k < shown; k++)
            assert_false(SDL_HasIntersectionF(&badges[k], &badges[shown]));
        shown++;
    }
    assert_true(shown > 0);
}

static void a_long_name_leaves_room_for_the_kind_word(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1366, 768);
    table_game_key(SDLK_END, 0);
    app_measure(&app);
    const Stage stage = stage_of(&app);
    assert_true(seen(&app, count_kind_word(count(), &stage, count()->viewed)));
}

/* Three houses are seen: the large one, and the small ones of two players, of whom Balázs has too
 * few roof cards. */
static void a_finished_house_without_a_roof_has_its_store_as_well(void **state)
{
    Record record;
    Error error;
    (void)state;
    assert_true(record_file_load(REPLAYS "/hu-2.dreamhome", &record, &error));
    app_put_match(&app, &record);
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    while (!count_finished(count())) {
        const CountStep *step = count_step(count());
        if (step->kind <= COUNT_ROOFS_LAID)
            assert_false(count_roof_is_laid(count(), step->player));
        else
            assert_true(count_roof_is_laid(count(), step->player));
        table_game_key(SDLK_RIGHT, 0);
    }
    app.settings.speed = SPEED_OFF;
    scenes_take(&app, scene_replace(SCENE_END));
    assert_int_equal(seen_stores(&app), 3);
}

static int roofs_of(int player)
{
    return card_count(play_game(app.play)->homes[player].cards &
                      resource_cards_of_kind(RESOURCE_KIND_ROOF));
}

/* Of the player whose house is counted, seen twice; those of others stay closed. */
static void expect_roofs_of_the_house_that_is_counted(void)
{
    while (count_step(count())->kind == COUNT_ROOF_TURNED) {
        assert_int_equal(seen_roofs(&app), 2 * count_step(count())->place);
        table_game_key_down(SDLK_RIGHT, 0, false);
    }
    assert_int_equal(count_step(count())->kind, COUNT_ROOFS_LAID);
    assert_true(seen_roofs(&app) >= roofs_of(0)); /* until they are on the house */
}

/* No tray is empty that has cards in it, and nobody sees them before their turn (R5.1). */
static void roofs_lie_closed_in_small_houses_until_they_are_turned(void **state)
{
    char words[ROOF_TRAY_STATE];
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    for (int player = 0; player < 2; player++) {
        roof_tray_state(app.words, roofs_of(player), words);
        assert_true(seen(&app, words));
    }
    assert_int_equal(seen_roofs(&app), 0);
    table_game_key_down(SDLK_RIGHT, 0, false);
    expect_roofs_of_the_house_that_is_counted();
    while (count_step(count())->player == 0)
        table_game_key(SDLK_RIGHT, 0);
    assert_int_equal(count_step(count())->kind, COUNT_BEGIN);
    roof_tray_state(app.words, roofs_of(1), words);
    assert_true(seen(&app, words));
    const int laid = seen_roofs(&app); /* of the first house alone */
    assert_in_range(laid, 1, ROOF_SLOTS);
    table_game_key(SDLK_RIGHT, 0);
    table_game_key(SDLK_RIGHT, 0);
    assert_int_equal(count_step(count())->kind, COUNT_ROOF_TURNED);
    assert_int_equal(seen_roofs(&app), laid + 2 * count_step(count())->place); /* large and small */
}

static void who_has_no_roofs_has_a_place_for_them(void **state)
{
    (void)state;
    ((Game *)play_game(app.play))->homes[0].cards &= ~resource_cards_of_kind(RESOURCE_KIND_ROOF);
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    assert_int_equal(count_step(count())->player, 0);
    assert_int_equal(seen_times(&app, "0 of 4"), 2); /* in the large house and in the small one */
}

/* ---- confetti ---- */

static void throw_confetti(unsigned bests)
{
    app.settings.speed = SPEED_NORMAL;
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key_down(SDLK_END, 0, false);
    ((Count *)table_game_scene(SCENE_END))->bests = bests;
    table_game_run(100);
    figures = stars = 0;
    app_draw(&app);
}

/* Papers of gold are stars above all; the others are all that belongs to a house. */
static void a_personal_best_throws_golden_stars_besides(void **state)
{
    (void)state;
    throw_confetti(0);
    const int usual_figures = figures, usual_stars = stars;
    assert_in_range(usual_figures, 5, CONFETTI_PAPERS / 4);
    assert_in_range(usual_stars, 0, usual_figures / 3);
    throw_confetti(1);
    assert_in_range(figures - usual_figures, 10, CONFETTI_GOLDEN);
    assert_in_range(stars - usual_stars, (figures - usual_figures) / 3, figures);
}

static void confetti_hides_no_points_and_no_names(void **state)
{
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    table_game_hurry_thinker();
    scenes_take(&app, scene_replace(SCENE_END));
    table_game_key(SDLK_END, 0);
    pictures_wait(app.canvas->pictures, true);
    table_game_run(20);
    app_draw(&app);
    while (pictures_pending(app.canvas->pictures))
        table_game_run(1);
    const CountLayout *l = &count()->layout;
    const Box button = box_inset(l->buttons[ITEM_VISIT], 6);
    const uint64_t house = seen_colours(&app, l->board), words = seen_colours(&app, button),
                   pad = seen_colours(&app, l->pad);
    for (int moment = 0; moment < 6; moment++) {
        table_game_run(30);
        assert_true(seen_colours(&app, l->pad) == pad);
        assert_true(seen_colours(&app, button) == words);
        assert_true(seen_colours(&app, l->board) != house);
    }
}

/* On a screen much wider than high the houses stand beside the board, which grows. */
static void a_wide_screen_is_filled(void **state)
{
    (void)state;
    const CountLayout *l = &count()->layout;
    assert_true(l->house[0].y > l->board.y + l->board.h);
    SDL_SetWindowSize(app.window, 1720, 720);
    app_measure(&app);
    const Box view = app.canvas->view;
    assert_true(l->board.h > view.h * 0.75f);
    assert_true(l->house[0].x < view.w * 0.02f && l->banner.x + l->banner.w > view.w * 0.98f);
    assert_true(l->board.x + l->board.w < l->pad.x);
    for (int player = 0; player < 4; player++) {
        assert_true(l->house[player].x + l->house[player].w < l->board.x);
        assert_true(!player ||
                    l->house[player].y > l->house[player - 1].y + l->house[player - 1].h);
    }
    assert_true(l->house[3].y + l->house[3].h < view.h);
    assert_int_equal(layout_check(&app), 0);
}

static int open_finished_two(void **state)
{
    (void)state;
    return table_game_open(REPLAYS "/hu-2.dreamhome", RECORD_MOVES_MAX);
}

/* Two houses are high enough there for their points. */
static void points_stand_below_houses_that_are_high(void **state)
{
    (void)state;
    const CountLayout *l = &count()->layout;
    SDL_SetWindowSize(app.window, 1720, 720);
    app_measure(&app);
    assert_true(l->house_lines[0].h > 80);
    assert_true(l->house_lines[0].y > l->house_board[0].y + l->house_board[0].h);
    assert_int_equal(layout_check(&app), 0);
}

static int named_functionality(int width, int height)
{
    SDL_SetWindowSize(app.window, width, height);
    app_measure(&app);
    return seen_times(&app, "Functionality");
}

/* Else signs alone tell as much: on the pad all lines have their names. */
static void small_houses_name_what_they_count_where_there_is_room(void **state)
{
    (void)state;
    const bool two = play_game(app.play)->players == 2;
    assert_int_equal(named_functionality(1366, 768), two ? 3 : 1);
    assert_int_equal(named_functionality(3440, 1440), two ? 3 : 1);
    assert_int_equal(named_functionality(640, 600), 1);
}

/* What stands beside a small house. */
typedef struct Lines {
    int numbers;
    float widest; /* from where a name begins to the end of its number */
} Lines;

static void see_line(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Lines *lines = self;
    const Box b = count()->layout.house_lines[0];
    (void)canvas;
    if (!SDL_HasIntersectionF(&drawn->given, &b))
        return;
    lines->numbers += isdigit((unsigned char)drawn->words[0]) != 0;
    lines->widest = SDL_max(lines->widest, drawn->given.w);
}

static Lines lines_of_the_first_house(void)
{
    Lines lines = {0};
    layer_renew(count()->layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &lines, .words = see_line});
    app_draw(&app);
    canvas_unwatch(app.canvas, &lines);
    return lines;
}

static void small_houses_tell_points_when_all_of_them_are_counted(void **state)
{
    (void)state;
    app.settings.speed = SPEED_NORMAL;
    SDL_SetWindowSize(app.window, 1366, 768);
    app_measure(&app);
    scenes_take(&app, scene_replace(SCENE_END));
    assert_true(count()->layout.house_lines[0].w > 0);
    while (count_step(count())->kind != COUNT_TOTAL) {
        assert_int_equal(lines_of_the_first_house().numbers, 0);
        table_game_key_down(SDLK_RIGHT, 0, false);
    }
    assert_int_equal(lines_of_the_first_house().numbers, 4);
}

/* However wide the window: eyes lose a line that has a hole. */
static void points_stand_near_what_they_are_for(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 2400, 720);
    app_measure(&app);
    assert_true(count()->layout.house_lines[0].w > 300);
    assert_in_range(lines_of_the_first_house().widest, 100, 240);
}

/* The letters of a label on the pad. */
static void see_label(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    const Stage stage = stage_of(&app);
    const Box pad = count()->layout.pad;
    (void)canvas;
    if (SDL_HasIntersectionF(&drawn->given, &pad) &&
        strcmp(drawn->words, pad_line_name(&stage, SCORE_FUNCTION)) == 0)
        *(float *)self = drawn->print;
}

static void expect_large_labels(const char *language)
{
    float print = 0;
    layer_renew(count()->layer);
    canvas_watch(app.canvas, (CanvasWatcher){.self = &print, .words = see_label});
    app_draw(&app);
    canvas_unwatch(app.canvas, &print);
    if (print < 13.5f)
        fail_msg("%s: letters of %g", language, (double)print);
}

/* Two players leave room for long words. */
static void labels_of_the_pad_are_as_large_as_the_room_allows(void **state)
{
    (void)state;
    table_game_key(SDLK_END, 0);
    seen_in_every_language(&app, LANG_FOLDER, expect_large_labels);
}

#define FINISHED(name)                                                                             \
    cmocka_unit_test_setup_teardown(name, table_game_open_finished, table_game_close)
#define TWO(name) cmocka_unit_test_setup_teardown(name, open_finished_two, table_game_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FINISHED(who_has_won_and_whose_house_it_is_is_never_cut),
        FINISHED(a_long_name_leaves_room_for_the_kind_word),
        FINISHED(a_wide_screen_is_filled),
        TWO(small_houses_name_what_they_count_where_there_is_room),
        cmocka_unit_test_setup_teardown(small_houses_name_what_they_count_where_there_is_room,
                                        table_game_open_finished, table_game_close),
        cmocka_unit_test_setup_teardown(points_stand_below_houses_that_are_high, open_finished_two,
                                        table_game_close),
        FINISHED(points_in_the_house_cover_neither_rooms_nor_each_other),
        FINISHED(a_finished_house_without_a_roof_has_its_store_as_well),
        TWO(roofs_lie_closed_in_small_houses_until_they_are_turned),
        TWO(who_has_no_roofs_has_a_place_for_them),
        TWO(small_houses_tell_points_when_all_of_them_are_counted),
        TWO(points_stand_near_what_they_are_for),
        TWO(labels_of_the_pad_are_as_large_as_the_room_allows),
        FINISHED(confetti_hides_no_points_and_no_names),
        FINISHED(a_personal_best_throws_golden_stars_besides),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
