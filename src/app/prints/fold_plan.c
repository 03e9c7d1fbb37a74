#include "app/prints/fold_plan.h"

static const float DEPTH = 30, RISE = 20, SLOPE = 25, LAWN = 10;
static const float WALL_TAB = 7, GABLE_TAB = 5;

static SDL_FPoint point(float x, float y)
{
    return (SDL_FPoint){x, y};
}

/* ---- panels ---- */

static void place_panels(FoldPlan *plan, SDL_FPoint at)
{
    const float x = at.x + WALL_TAB + DEPTH;
    Box strip = box(x, at.y, FOLD_WIDTH, 0);
    plan->panels[FOLD_BACK_LAWN] = box_cut_top(&strip, LAWN, 0);
    plan->panels[FOLD_BACK] = box_cut_top(&strip, FOLD_HEIGHT, 0);
    plan->panels[FOLD_ROOF_BACK] = box_cut_top(&strip, SLOPE, 0);
    plan->panels[FOLD_ROOF_FRONT] = box_cut_top(&strip, SLOPE, 0);
    plan->panels[FOLD_FRONT] = box_cut_top(&strip, FOLD_HEIGHT, 0);
    plan->panels[FOLD_FRONT_LAWN] = box_cut_top(&strip, LAWN, 0);
    const Box front = plan->panels[FOLD_FRONT];
    const Box left = box(front.x - DEPTH, front.y - RISE, DEPTH, front.h + RISE);
    plan->panels[FOLD_LEFT] = left;
    plan->panels[FOLD_RIGHT] = box_moved(left, DEPTH + FOLD_WIDTH, 0);
}

/* ---- tabs ---- */

/* A tab on the fold from `from` to `to`, at its left; its ends lean in by so much. */
static FoldTab tab_on(SDL_FPoint from, SDL_FPoint to, float depth, const float lean[2])
{
    const float length = hypotf(to.x - from.x, to.y - from.y);
    const SDL_FPoint along = point((to.x - from.x) / length, (to.y - from.y) / length);
    const SDL_FPoint out = point(along.y * depth, -along.x * depth);
    return (FoldTab){
        {from, point(from.x + along.x * lean[0] + out.x, from.y + along.y * lean[0] + out.y),
         point(to.x - along.x * lean[1] + out.x, to.y - along.y * lean[1] + out.y), to}};
}

static FoldTab mirrored(FoldTab tab, float middle)
{
    FoldTab other;
    for (int i = 0; i < FOLD_CORNERS; i++)
        other.corners[i] = point(2 * middle - tab.corners[FOLD_CORNERS - 1 - i].x,
                                 tab.corners[FOLD_CORNERS - 1 - i].y);
    return other;
}

/* The tab beside the roof ends exactly at the roof's edge: one cut serves both. */
static void place_tabs(FoldPlan *plan)
{
    static const float BEVEL[2] = {7, 7}, OUTSIDE[2] = {5, 3};
    const float beside_roof[2] = {3, GABLE_TAB * 4 / 3};
    const Box front = plan->panels[FOLD_FRONT], left = plan->panels[FOLD_LEFT];
    const SDL_FPoint tip = point(left.x + left.w / 2, left.y);
    const SDL_FPoint outer = point(left.x, front.y), inner = point(front.x, front.y);
    const float middle = front.x + front.w / 2;
    plan->tabs[0] = tab_on(point(left.x, front.y + front.h), outer, WALL_TAB, BEVEL);
    plan->tabs[1] = tab_on(outer, tip, GABLE_TAB, OUTSIDE);
    plan->tabs[2] = tab_on(tip, inner, GABLE_TAB, beside_roof);
    for (int i = 0; i < 3; i++)
        plan->tabs[3 + i] = mirrored(plan->tabs[i], middle);
    plan->tips[0] = tip;
    plan->tips[1] = point(2 * middle - tip.x, tip.y);
}

/* ---- lines ---- */

static void add_fold(FoldPlan *plan, SDL_FPoint from, SDL_FPoint to, bool forward)
{
    plan->folds[plan->fold_count++] = (FoldLine){from, to, forward};
}

static void place_folds(FoldPlan *plan)
{
    const Box front = plan->panels[FOLD_FRONT];
    const float left = front.x, right = front.x + front.w, foot = front.y + front.h;
    for (FoldPanel panel = FOLD_BACK; panel <= FOLD_FRONT_LAWN; panel++) {
        const float y = plan->panels[panel].y;
        add_fold(plan, point(left, y), point(right, y),
                 panel == FOLD_BACK || panel == FOLD_FRONT_LAWN);
    }
    add_fold(plan, point(left, front.y), point(left, foot), false);
    add_fold(plan, point(right, front.y), point(right, foot), false);
    for (int i = 0; i < FOLD_TABS; i++)
        add_fold(plan, plan->tabs[i].corners[0], plan->tabs[i].corners[FOLD_CORNERS - 1], false);
}

static void add_corner(FoldPlan *plan, SDL_FPoint corner)
{
    plan->outline[plan->outline_count++] = corner;
}

/* The right half from above to below; the left half is its mirror image, from below to above. */
static void place_outline(FoldPlan *plan)
{
    const Box top = plan->panels[FOLD_BACK_LAWN], foot = plan->panels[FOLD_FRONT_LAWN];
    const Box front = plan->panels[FOLD_FRONT];
    const float middle = front.x + front.w / 2, right = front.x + front.w;
    const FoldTab *inside = &plan->tabs[5], *outside = &plan->tabs[4], *wall = &plan->tabs[3];
    add_corner(plan, point(right, top.y));
    for (int i = 1; i < FOLD_CORNERS; i++)
        add_corner(plan, inside->corners[i]);
    for (int i = 1; i < FOLD_CORNERS; i++)
        add_corner(plan, outside->corners[i]);
    for (int i = 1; i < FOLD_CORNERS; i++)
        add_corner(plan, wall->corners[i]);
    add_corner(plan, point(right, front.y + front.h));
    add_corner(plan, point(right, foot.y + foot.h));
    for (int i = plan->outline_count - 1; i >= 0; i--)
        add_corner(plan, point(2 * middle - plan->outline[i].x, plan->outline[i].y));
    plan->slits[0] = (FoldLine){plan->tabs[2].corners[2], plan->tabs[2].corners[3], false};
    plan->slits[1] = (FoldLine){inside->corners[0], inside->corners[1], false};
}

FoldPlan fold_plan(SDL_FPoint at)
{
    FoldPlan plan = {0};
    place_panels(&plan, at);
    place_tabs(&plan);
    place_folds(&plan);
    place_outline(&plan);
    return plan;
}

Box fold_plan_bounds(const FoldPlan *plan)
{
    SDL_FPoint low = plan->outline[0], high = low;
    for (int i = 1; i < plan->outline_count; i++) {
        low = point(fminf(low.x, plan->outline[i].x), fminf(low.y, plan->outline[i].y));
        high = point(fmaxf(high.x, plan->outline[i].x), fmaxf(high.y, plan->outline[i].y));
    }
    return box(low.x, low.y, high.x - low.x, high.y - low.y);
}
