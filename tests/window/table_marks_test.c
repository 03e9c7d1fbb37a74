/* Marks of a plan on the table: what they stand at, and that a card is to lie face down. */
#include "table_game.h"

#include "app/scenes/table/marks.h"
#include "app/scenes/table/table_draw.h"
#include "testing.h"

#include <string.h>

/* Stands in front of the program's own, which does the work (-Wl,--wrap). */
SDL_Texture *__real_pictures_get(Pictures *pictures, const char *folder, const char *key,
                                 float width);
SDL_Texture *__wrap_pictures_get(Pictures *pictures, const char *folder, const char *key,
                                 float width);

static int flips; /* signs that a card is turned over */

SDL_Texture *__wrap_pictures_get(Pictures *pictures, const char *folder, const char *key,
                                 float width)
{
    flips += strcmp(folder, "icons") == 0 && strcmp(key, "flip") == 0;
    return __real_pictures_get(pictures, folder, key, width);
}

static Box marks[MARKS_MAX];

static int mark(Move move)
{
    const Plan plan = {.count = 1, .moves = {move}};
    return marks_list(table_game(), &plan, marks);
}

/* At the upper left corner of a thing. */
static bool stands_at(Box sign, Box thing)
{
    return SDL_fabsf(sign.x - thing.x) < sign.w && SDL_fabsf(sign.y - thing.y) < sign.h;
}

static void the_roofer_is_marked_at_the_heap_that_roofs_lie_on(void **state)
{
    (void)state;
    const TableLayout *l = &table_game()->layout;
    assert_true(mark((Move){.kind = MOVE_ROOFER}) > 0);
    assert_true(stands_at(marks[0], l->resource_discards));
    assert_false(stands_at(marks[0], l->room_discards));
}

static void the_supplier_is_marked_at_the_room_and_at_its_heap(void **state)
{
    (void)state;
    const TableLayout *l = &table_game()->layout;
    assert_true(mark((Move){.kind = MOVE_SUPPLY, .space = SPACE_B1}) >= 2);
    assert_true(stands_at(marks[0], l->spaces[SPACE_B1]));
    assert_true(stands_at(marks[1], l->room_discards));
}

static void both_rooms_for_the_mixer_are_marked(void **state)
{
    (void)state;
    const TableLayout *l = &table_game()->layout;
    assert_true(mark((Move){.kind = MOVE_MIX, .column = 1, .other_column = 3}) >= 2);
    assert_true(stands_at(marks[0], l->column_room[1]));
    assert_true(stands_at(marks[1], l->column_room[3]));
}

/* In a replay nobody can press it. */
static void who_does_nothing_is_led_to_the_button_for_it(void **state)
{
    (void)state;
    assert_int_equal(mark((Move){.kind = MOVE_PASS}), 1);
    assert_true(stands_at(marks[0], table_game()->layout.end_turn));
    table_game_changed()->watching = true;
    assert_int_equal(mark((Move){.kind = MOVE_PASS}), 0);
    table_game_changed()->watching = false;
}

static int flips_of(bool face_down)
{
    const Plan plan = {.count = 1,
                       .moves = {{.kind = MOVE_PLACE, .space = SPACE_B1, .face_down = face_down}}};
    flips = 0;
    marks_draw_signs(&app, table_game(), &plan, &(Mark){.sign = "1"});
    return flips;
}

static void a_card_that_is_to_lie_face_down_has_a_sign_for_that(void **state)
{
    (void)state;
    assert_int_equal(flips_of(true), 1);
    assert_int_equal(flips_of(false), 0);
}

typedef struct Signs {
    Box one, other;
} Signs;

static void see_sign(void *self, const Canvas *canvas, const DrawnWords *drawn)
{
    Signs *signs = self;
    (void)canvas;
    if (strcmp(drawn->words, "1") == 0)
        signs->one = drawn->given;
    if (strcmp(drawn->words, "2") == 0)
        signs->other = drawn->given;
}

/* In the review: what was played, and what would have been better. */
static void the_signs_of_two_moves_on_one_space_stand_apart(void **state)
{
    const Plan plan = {.count = 1, .moves = {{.kind = MOVE_PLACE, .space = SPACE_B1}}};
    Signs signs = {0};
    (void)state;
    canvas_watch(app.canvas, (CanvasWatcher){.self = &signs, .words = see_sign});
    marks_draw_signs(&app, table_game(), &plan, &(Mark){.sign = "1"});
    marks_draw_signs(&app, table_game(), &plan, &(Mark){.sign = "2", .outer = true});
    canvas_unwatch(app.canvas, &signs);
    assert_true(signs.one.w > 0 && signs.other.w > 0);
    assert_false(SDL_HasIntersectionF(&signs.one, &signs.other));
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, table_game_open_four, table_game_close)
    const struct CMUnitTest tests[] = {
        TEST(the_roofer_is_marked_at_the_heap_that_roofs_lie_on),
        TEST(the_supplier_is_marked_at_the_room_and_at_its_heap),
        TEST(both_rooms_for_the_mixer_are_marked),
        TEST(who_does_nothing_is_led_to_the_button_for_it),
        TEST(a_card_that_is_to_lie_face_down_has_a_sign_for_that),
        TEST(the_signs_of_two_moves_on_one_space_stand_apart),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
