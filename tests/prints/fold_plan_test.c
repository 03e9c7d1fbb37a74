/* The fold-up house on paper: what meets when it is folded must fit to a fifth of a millimetre. */
#include "app/prints/fold_plan.h"
#include "testing.h"

static const float FITS = 0.2f;

static FoldPlan plan(void)
{
    return fold_plan((SDL_FPoint){8, 28});
}

static float distance(SDL_FPoint one, SDL_FPoint other)
{
    return hypotf(one.x - other.x, one.y - other.y);
}

static void assert_fits(float one, float other)
{
    assert_true(fabsf(one - other) < FITS);
}

/* ---- panels ---- */

static void walls_that_meet_are_equally_high_and_wide(void **state)
{
    const FoldPlan p = plan();
    (void)state;
    assert_fits(p.panels[FOLD_FRONT].w, p.panels[FOLD_BACK].w);
    assert_fits(p.panels[FOLD_FRONT].h, p.panels[FOLD_BACK].h);
    assert_fits(p.panels[FOLD_ROOF_FRONT].w, p.panels[FOLD_FRONT].w);
    assert_fits(p.panels[FOLD_ROOF_BACK].w, p.panels[FOLD_BACK].w);
    assert_fits(p.panels[FOLD_LEFT].w, p.panels[FOLD_RIGHT].w);
}

static void each_slope_of_a_gable_is_as_long_as_the_roof_above_it(void **state)
{
    const FoldPlan p = plan();
    const float eaves = p.panels[FOLD_FRONT].y;
    (void)state;
    for (int i = 0; i < 2; i++) {
        const Box side = p.panels[FOLD_LEFT + i];
        const SDL_FPoint left = {side.x, eaves}, right = {side.x + side.w, eaves};
        assert_fits(distance(left, p.tips[i]), p.panels[FOLD_ROOF_FRONT].h);
        assert_fits(distance(right, p.tips[i]), p.panels[FOLD_ROOF_BACK].h);
    }
}

static void the_strip_has_no_gaps(void **state)
{
    const FoldPlan p = plan();
    (void)state;
    for (FoldPanel panel = FOLD_BACK; panel <= FOLD_FRONT_LAWN; panel++) {
        const Box above = p.panels[panel - 1];
        assert_fits(above.y + above.h, p.panels[panel].y);
        assert_fits(above.x, p.panels[panel].x);
    }
    assert_fits(p.panels[FOLD_LEFT].x + p.panels[FOLD_LEFT].w, p.panels[FOLD_FRONT].x);
    assert_fits(p.panels[FOLD_FRONT].x + p.panels[FOLD_FRONT].w, p.panels[FOLD_RIGHT].x);
    assert_fits(p.panels[FOLD_LEFT].y + p.panels[FOLD_LEFT].h,
                p.panels[FOLD_FRONT].y + p.panels[FOLD_FRONT].h);
}

/* ---- tabs ---- */

/* Twice the area of a triangle; its sign tells on which side of the line the point is. */
static float side_of(SDL_FPoint from, SDL_FPoint to, SDL_FPoint point)
{
    return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

static void tabs_are_as_long_as_what_they_are_glued_to_and_lie_outside(void **state)
{
    const FoldPlan p = plan();
    const float lengths[3] = {p.panels[FOLD_BACK].h, p.panels[FOLD_ROOF_BACK].h,
                              p.panels[FOLD_ROOF_FRONT].h};
    (void)state;
    for (int i = 0; i < FOLD_TABS; i++) {
        const SDL_FPoint *c = p.tabs[i].corners;
        const Box side = p.panels[i < 3 ? FOLD_LEFT : FOLD_RIGHT];
        const SDL_FPoint inside = {side.x + side.w / 2, side.y + side.h / 2};
        assert_fits(distance(c[0], c[3]), lengths[i % 3]);
        assert_true(distance(c[1], c[2]) < distance(c[0], c[3]));
        assert_true(side_of(c[0], c[3], inside) * side_of(c[0], c[3], c[1]) < 0);
        assert_true(side_of(c[0], c[3], inside) * side_of(c[0], c[3], c[2]) < 0);
    }
}

static void no_tab_takes_paper_from_the_roof(void **state)
{
    const FoldPlan p = plan();
    const Box roof = p.panels[FOLD_ROOF_FRONT];
    (void)state;
    for (int i = 0; i < FOLD_TABS; i++) {
        for (int corner = 0; corner < FOLD_CORNERS; corner++) {
            const float x = p.tabs[i].corners[corner].x;
            assert_true(i < 3 ? x <= roof.x + 0.001f : x >= roof.x + roof.w - 0.001f);
        }
    }
    for (int i = 0; i < 2; i++) {
        assert_fits(p.slits[i].from.x, i ? roof.x + roof.w : roof.x);
        assert_fits(p.slits[i].to.x, i ? roof.x + roof.w : roof.x);
        assert_true(distance(p.slits[i].from, p.slits[i].to) > 5);
    }
}

/* ---- lines ---- */

static void the_outline_is_the_same_at_both_sides(void **state)
{
    const FoldPlan p = plan();
    const Box front = p.panels[FOLD_FRONT];
    const float middle = front.x + front.w / 2;
    (void)state;
    for (int i = 0; i < p.outline_count; i++) {
        const SDL_FPoint one = p.outline[i], other = p.outline[p.outline_count - 1 - i];
        assert_fits(one.x - middle, middle - other.x);
        assert_fits(one.y, other.y);
    }
}

static void only_the_lawns_are_folded_forward(void **state)
{
    const FoldPlan p = plan();
    int forward = 0;
    (void)state;
    assert_int_equal(p.fold_count, 5 + 2 + FOLD_TABS);
    for (int i = 0; i < p.fold_count; i++) {
        forward += p.folds[i].forward;
        assert_true(!p.folds[i].forward ||
                    fabsf(p.folds[i].from.y - p.panels[FOLD_BACK].y) < FITS ||
                    fabsf(p.folds[i].from.y - p.panels[FOLD_FRONT_LAWN].y) < FITS);
    }
    assert_int_equal(forward, 2);
}

static void everything_is_where_printers_print(void **state)
{
    const FoldPlan p = plan();
    const Box all = fold_plan_bounds(&p);
    (void)state;
    assert_fits(all.x, 8);
    assert_fits(all.y, 28);
    assert_true(all.x + all.w <= 210 - 8 + FITS);
    assert_true(all.y + all.h <= 297 - 25);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(walls_that_meet_are_equally_high_and_wide),
        cmocka_unit_test(each_slope_of_a_gable_is_as_long_as_the_roof_above_it),
        cmocka_unit_test(the_strip_has_no_gaps),
        cmocka_unit_test(tabs_are_as_long_as_what_they_are_glued_to_and_lie_outside),
        cmocka_unit_test(no_tab_takes_paper_from_the_roof),
        cmocka_unit_test(the_outline_is_the_same_at_both_sides),
        cmocka_unit_test(only_the_lawns_are_folded_forward),
        cmocka_unit_test(everything_is_where_printers_print),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
