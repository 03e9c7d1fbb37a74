/* How houses change places when the next player has the turn. */
#include "table_game.h"

#include "testing.h"

#include <stdlib.h>
#include <string.h>

enum { PICTURE_MAX = 900 * 700 * 3 };

typedef struct Picture {
    SDL_Rect part;
    Uint8 pixels[PICTURE_MAX];
} Picture;

/* Of the frame that is shown now. */
static void look_at(Picture *picture, Box b)
{
    const float unit = app.canvas->unit;
    picture->part =
        (SDL_Rect){(int)(b.x * unit), (int)(b.y * unit), (int)(b.w * unit), (int)(b.h * unit)};
    assert_true(picture->part.w * picture->part.h * 3 <= PICTURE_MAX);
    app_draw(&app);
    assert_int_equal(SDL_RenderReadPixels(app.canvas->renderer, &picture->part,
                                          SDL_PIXELFORMAT_RGB24, picture->pixels,
                                          picture->part.w * 3),
                     0);
}

/* The part of the pixels that are not the same, moved to the left by so many pixels. */
static float difference(const Picture *one, const Picture *other, int moved)
{
    const int width = one->part.w - moved;
    int differ = 0;
    for (int y = 0; y < one->part.h; y++) {
        for (int x = 0; x < width; x++) {
            const Uint8 *a = &one->pixels[3 * (y * one->part.w + x + moved)];
            const Uint8 *b = &other->pixels[3 * (y * one->part.w + x)];
            differ += memcmp(a, b, 3) != 0;
        }
    }
    return (float)differ / (float)(width * one->part.h);
}

/* The place of another player that has a new one, or the same, when the turn has ended. */
static Box place_of_another(bool changes)
{
    const TableLayout *l = &table_game()->layout;
    Play play = *app.play;
    play_end_turn(&play);
    for (int i = 0; i < l->opponent_count; i++) {
        const int next = i < play.mover ? i : i + 1;
        if ((l->opponents[i].player != next) == changes)
            return l->opponents[i].box;
    }
    fail_msg("all of them do, or none");
    return (Box){0};
}

static void end_turn(void)
{
    table_game_play_turn();
    table_game_point(table_game()->layout.bar);
    table_game_settle();
    app.settings.speed = SPEED_NORMAL;
}

/* Draws the frame in which so much of the slide is over. */
static void go_to(float part)
{
    const Pace *pace = &table_game()->pace;
    assert_true(pace->slide_seconds > 0);
    app.now = pace->slide_start + (double)part * pace->slide_seconds;
}

/* It does not jump: it begins with what was there, and moves with the large house. */
static void the_small_house_slides_in_step_with_the_large_one(void **state)
{
    (void)state;
    static Picture before, start, early, end;
    end_turn();
    const Box place = place_of_another(true);
    look_at(&before, place);
    table_end_turn(table_game_changed(), &app);
    go_to(0);
    look_at(&start, place);
    assert_true(difference(&before, &start, 0) < 0.01f);
    go_to(0.25f);
    look_at(&early, place);
    go_to(1);
    look_at(&end, place);
    assert_true(difference(&before, &early, 0) > 0.2f);
    assert_true(difference(&end, &early, 0) > 0.2f);
}

static void the_houses_of_the_others_stay_where_they_are(void **state)
{
    (void)state;
    static Picture before, frame;
    end_turn();
    const Box place = place_of_another(false);
    look_at(&before, place);
    table_end_turn(table_game_changed(), &app);
    for (float part = 0; part < 1; part += 0.1f) {
        go_to(part);
        look_at(&frame, place);
        assert_true(difference(&before, &frame, 0) < 0.01f);
    }
}

/* What lies beside the large house belongs to its player. */
static void what_lies_beside_the_house_slides_with_it(void **state)
{
    (void)state;
    static Picture before, start;
    end_turn();
    const Box tools = table_game()->layout.tools;
    look_at(&before, tools);
    table_end_turn(table_game_changed(), &app);
    go_to(0);
    look_at(&start, tools);
    assert_true(difference(&before, &start, 0) < 0.01f);
    go_to(1);
    look_at(&start, tools);
    assert_true(difference(&before, &start, 0) > 0.01f);
}

/* A tool that can be used is lit when it has come, not where it is going to lie. */
static void a_tool_is_lit_when_its_panel_is_there(void **state)
{
    (void)state;
    static Picture frame, unlit;
    const Table *table = table_game();
    app_draw(&app);
    app.settings.speed = SPEED_NORMAL;
    assert_true(table_row_cards(&table->shown.game.homes[table->shown.viewed]));
    const ResourceCard card =
        card_first(table_row_cards(&table->shown.game.homes[table->shown.viewed]));
    assert_true(table_game_target(TARGET_RESOURCE, card)->usable);
    table_slide(table_game_changed(), &app, table->shown.viewed);
    go_to(0.5f);
    look_at(&frame, table_row_box(table, table->shown.viewed, card));
    table_game_changed()->targets.count = 0;
    look_at(&unlit, table_row_box(table, table->shown.viewed, card));
    assert_true(difference(&frame, &unlit, 0) < 0.01f);
    table_find_targets(table_game_changed(), &app);
    go_to(1);
    look_at(&frame, table_row_box(table, table->shown.viewed, card));
    assert_true(difference(&frame, &unlit, 0) > 0.01f);
}

int main(void)
{
#define TEST(name, setup) cmocka_unit_test_setup_teardown(name, setup, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(the_small_house_slides_in_step_with_the_large_one, table_game_open_four),
        TEST(the_houses_of_the_others_stay_where_they_are, table_game_open_four),
        TEST(what_lies_beside_the_house_slides_with_it, table_game_open_four),
        TEST(a_tool_is_lit_when_its_panel_is_there, table_game_open_drill),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
