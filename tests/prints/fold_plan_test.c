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

/* ---- folding it, in space ---- */

/* As one sees it: x to the right, y up, z towards the eye; the sheet lies at z = 0, printed side
 * up, and the front stays where it is. */
typedef struct Point3 {
    float x, y, z;
} Point3;

static Point3 flat(SDL_FPoint at)
{
    return (Point3){at.x, -at.y, 0};
}

static Point3 minus(Point3 one, Point3 other)
{
    return (Point3){one.x - other.x, one.y - other.y, one.z - other.z};
}

static float dot(Point3 one, Point3 other)
{
    return one.x * other.x + one.y * other.y + one.z * other.z;
}

/* Turns a point about the line from `from` to `to`, by the rule of Rodrigues. */
static Point3 turned(Point3 point, SDL_FPoint from, SDL_FPoint to, float angle)
{
    const float length = distance(from, to), c = cosf(angle), s = sinf(angle);
    const Point3 k = {(to.x - from.x) / length, -(to.y - from.y) / length, 0};
    const Point3 v = minus(point, flat(from));
    const Point3 cross = {k.y * v.z - k.z * v.y, k.z * v.x - k.x * v.z, k.x * v.y - k.y * v.x};
    const float along = dot(k, v) * (1 - c);
    return (Point3){from.x + v.x * c + cross.x * s + k.x * along,
                    -from.y + v.y * c + cross.y * s + k.y * along,
                    v.z * c + cross.z * s + k.z * along};
}

/* Where a point of a panel comes to lie: its own fold, then those of what it hangs on. */
static Point3 folded(const FoldPlan *p, FoldPanel panel, Point3 point)
{
    const float right_angle = acosf(0), slope = atan2f(15, 20);
    const float angles[FOLD_PANEL_COUNT] = {[FOLD_BACK_LAWN] = right_angle,
                                            [FOLD_BACK] = -slope,
                                            [FOLD_ROOF_BACK] = 2 * (slope - right_angle),
                                            [FOLD_ROOF_FRONT] = -slope,
                                            [FOLD_FRONT_LAWN] = -right_angle,
                                            [FOLD_LEFT] = -right_angle,
                                            [FOLD_RIGHT] = right_angle};
    const Box front = p->panels[FOLD_FRONT];
    if (panel == FOLD_LEFT || panel == FOLD_RIGHT) {
        const float x = panel == FOLD_LEFT ? front.x : front.x + front.w;
        return turned(point, (SDL_FPoint){x, front.y + front.h}, (SDL_FPoint){x, front.y},
                      angles[panel]);
    }
    while (panel != FOLD_FRONT) {
        const Box b = p->panels[panel];
        const float y = panel < FOLD_FRONT ? b.y + b.h : b.y;
        point = turned(point, (SDL_FPoint){b.x, y}, (SDL_FPoint){b.x + b.w, y}, angles[panel]);
        panel = panel < FOLD_FRONT ? panel + 1 : FOLD_FRONT;
    }
    return point;
}

static void assert_meets(Point3 one, Point3 other)
{
    const Point3 way = minus(one, other);
    assert_fits(sqrtf(dot(way, way)), 0);
}

static void walls_and_roof_meet_when_it_is_folded(void **state)
{
    const FoldPlan p = plan();
    const Box front = p.panels[FOLD_FRONT], back = p.panels[FOLD_BACK];
    const Box roof = p.panels[FOLD_ROOF_BACK];
    (void)state;
    for (int i = 0; i < 2; i++) {
        const FoldPanel side = FOLD_LEFT + i;
        const float x = i ? front.x + front.w : front.x; /* of the strip */
        const float outer = i ? x + p.panels[side].w : p.panels[side].x;
        const Point3 eaves = folded(&p, side, flat((SDL_FPoint){outer, front.y}));
        const Point3 foot = folded(&p, side, flat((SDL_FPoint){outer, front.y + front.h}));
        const Point3 tip = folded(&p, side, flat(p.tips[i]));
        assert_meets(eaves, folded(&p, FOLD_BACK, flat((SDL_FPoint){x, back.y + back.h})));
        assert_meets(foot, folded(&p, FOLD_BACK, flat((SDL_FPoint){x, back.y})));
        assert_meets(tip, folded(&p, FOLD_ROOF_BACK, flat((SDL_FPoint){x, roof.y + roof.h})));
        assert_meets(eaves, folded(&p, FOLD_ROOF_BACK, flat((SDL_FPoint){x, roof.y})));
    }
}

static void lawns_lie_on_the_ground_and_walls_stand_upright(void **state)
{
    const FoldPlan p = plan();
    const Box front = p.panels[FOLD_FRONT], back = p.panels[FOLD_BACK];
    const SDL_FPoint ends[2] = {{front.x, p.panels[FOLD_BACK_LAWN].y},
                                {front.x, p.panels[FOLD_FRONT_LAWN].y + 10}};
    const float ground = -(front.y + front.h);
    (void)state;
    const Point3 behind = folded(&p, FOLD_BACK_LAWN, flat(ends[0]));
    const Point3 before = folded(&p, FOLD_FRONT_LAWN, flat(ends[1]));
    assert_fits(behind.y, ground);
    assert_fits(before.y, ground);
    assert_fits(behind.z, -30 - 10);
    assert_fits(before.z, 10);
    /* the back is printed upside down: what is low on the sheet is high on the wall */
    const Point3 high = folded(&p, FOLD_BACK, flat((SDL_FPoint){back.x, back.y + back.h}));
    const Point3 low = folded(&p, FOLD_BACK, flat((SDL_FPoint){back.x, back.y}));
    assert_fits(high.y - low.y, FOLD_HEIGHT);
    assert_fits(high.z, low.z);
}

/* Within a panel of the strip, as it stands in space: its own corners measure it. */
static void assert_lies_on(const FoldPlan *p, FoldPanel panel, Point3 point)
{
    const Box b = p->panels[panel];
    const Point3 corner = folded(p, panel, flat((SDL_FPoint){b.x, b.y}));
    const Point3 across = minus(folded(p, panel, flat((SDL_FPoint){b.x + b.w, b.y})), corner);
    const Point3 down = minus(folded(p, panel, flat((SDL_FPoint){b.x, b.y + b.h})), corner);
    const Point3 v = minus(point, corner);
    const float u = dot(v, across) / b.w, w = dot(v, down) / b.h;
    assert_true(u > -FITS && u < b.w + FITS && w > -FITS && w < b.h + FITS);
    assert_fits(sqrtf(fmaxf(dot(v, v) - u * u - w * w, 0)), 0);
}

static void every_tab_lies_flat_behind_what_it_is_glued_to(void **state)
{
    static const FoldPanel PARTNERS[3] = {FOLD_BACK, FOLD_ROOF_BACK, FOLD_ROOF_FRONT};
    const FoldPlan p = plan();
    (void)state;
    for (int i = 0; i < FOLD_TABS; i++) {
        const FoldPanel side = i < 3 ? FOLD_LEFT : FOLD_RIGHT;
        const FoldPanel partner = i < 3 ? PARTNERS[i] : PARTNERS[i - 3];
        const SDL_FPoint *c = p.tabs[i].corners;
        for (int corner = 0; corner < FOLD_CORNERS; corner++) {
            const Point3 back = turned(flat(c[corner]), c[0], c[3], -acosf(0));
            assert_true(back.z < 0.01f); /* away from the printed side */
            assert_lies_on(&p, partner, folded(&p, side, back));
        }
    }
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
        cmocka_unit_test(walls_and_roof_meet_when_it_is_folded),
        cmocka_unit_test(lawns_lie_on_the_ground_and_walls_stand_upright),
        cmocka_unit_test(every_tab_lies_flat_behind_what_it_is_glued_to),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
