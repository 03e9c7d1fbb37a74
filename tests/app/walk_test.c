/* A walk along the street: it ends before a house, which steps to the front. */
#include "app/scenes/street/walk.h"
#include "testing.h"

#include <math.h>

static void let_time_pass(Walk *walk)
{
    int steps = 0;
    while (walk_moving(walk)) {
        walk_step(walk, 1.0f / 60, false);
        assert_true(steps++ < 1000);
    }
}

static void expect_before(const Walk *walk, int house)
{
    assert_false(walk_moving(walk));
    assert_int_equal(walk_house(walk), house);
    for (int i = 0; i < walk->count; i++)
        assert_true(walk_rise(walk, i) == (i == house ? 1 : 0));
}

static void an_empty_street_stands_still(void **state)
{
    Walk walk;
    (void)state;
    walk_start(&walk, 0, -1);
    assert_false(walk_moving(&walk));
    assert_int_equal(walk_house(&walk), -1);
    walk_grab(&walk);
    walk_drag(&walk, 3);
    walk_let_go(&walk);
    walk_step(&walk, 0.1f, false);
    assert_false(walk_moving(&walk));
}

static void a_walk_ends_before_the_house_that_was_meant(void **state)
{
    Walk walk;
    (void)state;
    walk_start(&walk, 30, 29);
    expect_before(&walk, 29);
    walk_to(&walk, 12);
    assert_true(walk_moving(&walk));
    let_time_pass(&walk);
    expect_before(&walk, 12);
}

static void the_ends_of_the_street_are_the_ends(void **state)
{
    Walk walk;
    (void)state;
    walk_start(&walk, 3, 1);
    walk_to(&walk, -5);
    let_time_pass(&walk);
    expect_before(&walk, 0);
    walk_to(&walk, 99);
    let_time_pass(&walk);
    expect_before(&walk, 2);
    walk_grab(&walk);
    walk_drag(&walk, 50);
    assert_true(walk.at < 3);
    walk_let_go(&walk);
    let_time_pass(&walk);
    expect_before(&walk, 2);
}

/* Drags steadily for a while: `by` houses in every step. */
static void drag(Walk *walk, float by, int steps)
{
    walk_grab(walk);
    for (int i = 0; i < steps; i++) {
        walk_drag(walk, by);
        walk_step(walk, 1.0f / 60, false);
    }
}

static void what_is_let_go_in_motion_rolls_on(void **state)
{
    Walk slow, fast;
    (void)state;
    walk_start(&slow, 100, 50);
    drag(&slow, 0.1f, 10);
    for (int i = 0; i < 60; i++)
        walk_step(&slow, 1.0f / 60, false); /* held still */
    assert_int_equal(walk_house(&slow), 51);
    walk_let_go(&slow);
    let_time_pass(&slow);
    expect_before(&slow, 51);
    walk_start(&fast, 100, 50);
    drag(&fast, 0.1f, 10);
    walk_let_go(&fast);
    let_time_pass(&fast);
    assert_in_range(walk_house(&fast), 52, 55);
    expect_before(&fast, walk_house(&fast));
}

static void houses_step_back_while_the_street_is_dragged(void **state)
{
    Walk walk;
    (void)state;
    walk_start(&walk, 10, 5);
    drag(&walk, 0.02f, 30);
    assert_true(walk_moving(&walk));
    for (int i = 0; i < walk.count; i++)
        assert_true(walk_rise(&walk, i) == 0);
}

static void neighbours_make_room_for_the_one_in_front(void **state)
{
    Walk walk;
    (void)state;
    walk_start(&walk, 10, 5);
    assert_true(walk_place(&walk, 5, 0.2f) == 0);
    assert_true(fabsf(walk_place(&walk, 6, 0.2f) - 1.2f) < 1e-5f);
    assert_true(fabsf(walk_place(&walk, 3, 0.2f) + 2.2f) < 1e-5f);
    walk_to(&walk, 6);
    float before = walk_place(&walk, 6, 0.2f);
    while (walk_moving(&walk)) { /* nobody jumps */
        walk_step(&walk, 1.0f / 60, false);
        assert_true(fabsf(walk_place(&walk, 6, 0.2f) - before) < 0.25f);
        before = walk_place(&walk, 6, 0.2f);
    }
    assert_true(walk_place(&walk, 6, 0.2f) == 0);
}

static void who_wants_no_motion_is_there_at_once(void **state)
{
    Walk walk;
    (void)state;
    walk_start(&walk, 10, 5);
    walk_to(&walk, 2);
    walk_step(&walk, 0, true);
    expect_before(&walk, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_street_stands_still),
        cmocka_unit_test(a_walk_ends_before_the_house_that_was_meant),
        cmocka_unit_test(the_ends_of_the_street_are_the_ends),
        cmocka_unit_test(what_is_let_go_in_motion_rolls_on),
        cmocka_unit_test(houses_step_back_while_the_street_is_dragged),
        cmocka_unit_test(neighbours_make_room_for_the_one_in_front),
        cmocka_unit_test(who_wants_no_motion_is_there_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
