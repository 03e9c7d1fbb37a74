#include "app/prints/fold_steps.h"

#include <stdio.h>
#include <string.h>

/* The whole plan, small; how much of it is drawn depends on the step. */
typedef struct SmallPlan {
    Sheet *sheet;
    const FoldPlan *plan;
    Box from, to;
} SmallPlan;

static SDL_FPoint placed(const SmallPlan *small, SDL_FPoint at)
{
    const float scale = small->to.w / small->from.w;
    return (SDL_FPoint){small->to.x + (at.x - small->from.x) * scale,
                        small->to.y + (at.y - small->from.y) * scale};
}

static void draw_area(const SmallPlan *small, const SDL_FPoint *corners, int count,
                      SDL_Color colour)
{
    SDL_FPoint points[FOLD_OUTLINE_MAX];
    for (int i = 0; i < count; i++)
        points[i] = placed(small, corners[i]);
    sheet_area(small->sheet, points, count, colour);
}

static void draw_shape(const SmallPlan *small)
{
    SDL_FPoint points[FOLD_OUTLINE_MAX];
    for (int i = 0; i < small->plan->outline_count; i++)
        points[i] = placed(small, small->plan->outline[i]);
    sheet_area(small->sheet, points, small->plan->outline_count, TONE_LINEN);
    sheet_line(small->sheet, points, small->plan->outline_count, true,
               &(SheetPen){0.35f, TONE_PLUM, 0, 0});
}

/* The roof and the front, so that one knows what is what. */
static void draw_panels(const SmallPlan *small)
{
    static const struct {
        FoldPanel panel;
        SDL_Color colour;
    } PANELS[] = {{FOLD_BACK_LAWN, TONE_MEADOW},
                  {FOLD_ROOF_BACK, TONE_RED_WARM},
                  {FOLD_ROOF_FRONT, TONE_RED_WARM},
                  {FOLD_FRONT, TONE_HONEY},
                  {FOLD_FRONT_LAWN, TONE_MEADOW}};
    for (size_t i = 0; i < sizeof PANELS / sizeof PANELS[0]; i++) {
        const Box b = small->plan->panels[PANELS[i].panel];
        const SDL_FPoint corners[4] = {
            {b.x, b.y}, {b.x + b.w, b.y}, {b.x + b.w, b.y + b.h}, {b.x, b.y + b.h}};
        draw_area(small, corners, 4, PANELS[i].colour);
    }
}

static void draw_folds(const SmallPlan *small)
{
    for (int i = 0; i < small->plan->fold_count; i++) {
        const FoldLine *fold = &small->plan->folds[i];
        const SDL_FPoint ends[2] = {placed(small, fold->from), placed(small, fold->to)};
        sheet_line(small->sheet, ends, 2, false,
                   &(SheetPen){0.35f, fold->forward ? TONE_TEAL : TONE_PLUM,
                               fold->forward ? 0.4f : 1.2f, 0.8f});
    }
}

/* ---- small things ---- */

/* Open, with their handles down at the right. */
static void draw_scissors(Sheet *sheet, SDL_FPoint at)
{
    const SDL_FPoint one[4] = {{at.x - 5.2f, at.y - 3.6f},
                               {at.x + 0.6f, at.y - 0.6f},
                               {at.x + 2.6f, at.y + 1.8f},
                               {at.x - 0.6f, at.y + 0.6f}};
    const SDL_FPoint other[4] = {{at.x - 5.6f, at.y + 2.2f},
                                 {at.x - 0.4f, at.y - 0.7f},
                                 {at.x + 2.8f, at.y - 1.6f},
                                 {at.x + 0.6f, at.y + 0.7f}};
    sheet_disc(sheet, (SDL_FPoint){at.x + 3.8f, at.y + 2.6f}, 1.9f, TONE_BRICK);
    sheet_disc(sheet, (SDL_FPoint){at.x + 3.8f, at.y + 2.6f}, 1, TONE_WHITE);
    sheet_disc(sheet, (SDL_FPoint){at.x + 4, at.y - 2.4f}, 1.9f, TONE_BRICK);
    sheet_disc(sheet, (SDL_FPoint){at.x + 4, at.y - 2.4f}, 1, TONE_WHITE);
    sheet_area(sheet, one, 4, TONE_SLATE);
    sheet_area(sheet, other, 4, TONE_STONE);
    sheet_disc(sheet, at, 0.5f, TONE_CREAM);
}

/* What a fold looks like from its end: backwards a roof, forwards a valley. */
static void draw_bend(Sheet *sheet, SDL_FPoint at, bool forward)
{
    const float up = forward ? -1 : 1;
    const SDL_FPoint points[3] = {
        {at.x - 4, at.y + 2 * up}, {at.x, at.y - 2 * up}, {at.x + 4, at.y + 2 * up}};
    const SDL_FPoint line[2] = {{at.x - 4, at.y + 4}, {at.x + 4, at.y + 4}};
    const SDL_Color colour = forward ? TONE_TEAL : TONE_PLUM;
    sheet_line(sheet, points, 3, false, &(SheetPen){0.7f, colour, 0, 0});
    sheet_line(sheet, line, 2, false,
               &(SheetPen){0.45f, colour, forward ? 0.8f : 2.2f, forward ? 1 : 0.7f});
}

static void draw_drop(Sheet *sheet, SDL_FPoint at)
{
    const SDL_FPoint tip[3] = {
        {at.x - 1.25f, at.y - 0.8f}, {at.x, at.y - 3.6f}, {at.x + 1.25f, at.y - 0.8f}};
    sheet_area(sheet, tip, 3, TONE_AMBER);
    sheet_disc(sheet, at, 1.5f, TONE_AMBER);
    sheet_disc(sheet, (SDL_FPoint){at.x - 0.5f, at.y - 0.2f}, 0.35f, TONE_SHINE);
}

/* ---- the house as it stands, seen from its right ---- */

/* A panel on its way from paper to wall: where its upper corners and its lower left one go. */
static void raise_panel(const SmallPlan *house, FoldPanel panel, const SDL_FPoint corners[3],
                        SDL_FPoint tip)
{
    const Box from = house->from, b = house->plan->panels[panel];
    const SDL_FPoint last = {corners[1].x + corners[2].x - corners[0].x,
                             corners[1].y + corners[2].y - corners[0].y};
    const bool gable = panel == FOLD_RIGHT;
    const float eaves = 1 - FOLD_HEIGHT / b.h; /* how far down a gable's wall begins */
    SheetView view = {
        .part = box((b.x - from.x) / from.w, (b.y - from.y) / from.h, b.w / from.w, b.h / from.h),
        .corners = {corners[0], corners[1], corners[2]},
        .outline = {corners[0], corners[1], last, corners[2]},
        .outline_count = 4};
    if (gable) {
        const float drop = (corners[2].y - corners[0].y) * eaves;
        const SDL_FPoint wall[5] = {{corners[0].x, corners[0].y + drop},
                                    tip,
                                    {corners[1].x, corners[1].y + drop},
                                    last,
                                    corners[2]};
        memcpy(view.outline, wall, sizeof wall);
        view.outline_count = 5;
    }
    sheet_show_again(house->sheet, &view);
    sheet_line(house->sheet, view.outline, view.outline_count, true,
               &(SheetPen){0.25f, TONE_PLUM, 0, 0});
}

static void draw_house(Sheet *sheet, const FoldPlan *plan, Box b)
{
    const SmallPlan house = {sheet, plan, fold_plan_bounds(plan), b};
    const float w = b.w * 0.84f, scale = w / FOLD_WIDTH, h = FOLD_HEIGHT * scale;
    const float dx = b.w - w, dy = -dx * 0.6f;
    const float rise = (plan->panels[FOLD_FRONT].y - plan->panels[FOLD_RIGHT].y) * scale;
    const float x = b.x, y = b.y + b.h - h;
    const float lawn = plan->panels[FOLD_FRONT_LAWN].h * scale;
    const SDL_FPoint tip = {x + w + dx / 2, y + dy / 2 - rise};
    const SDL_FPoint front[3] = {{x, y}, {x + w, y}, {x, y + h}};
    const SDL_FPoint grass[3] = {
        {x, y + h}, {x + w, y + h}, {x - lawn * 0.7f, y + h + lawn * 0.5f}};
    const SDL_FPoint side[3] = {{x + w, y - rise}, {x + w + dx, y - rise + dy}, {x + w, y + h}};
    const SDL_FPoint roof[3] = {{tip.x - w, tip.y}, tip, {x, y}};
    raise_panel(&house, FOLD_FRONT_LAWN, grass, tip);
    raise_panel(&house, FOLD_RIGHT, side, tip);
    raise_panel(&house, FOLD_FRONT, front, tip);
    raise_panel(&house, FOLD_ROOF_FRONT, roof, tip);
}

/* ---- the steps ---- */

static void draw_number(Sheet *sheet, int number, SDL_FPoint at)
{
    const SheetType type = {SHEET_STRONG, 4.6f, TONE_WHITE, .align = SHEET_CENTRE};
    char words[12];
    snprintf(words, sizeof words, "%d", number);
    sheet_disc(sheet, at, 3.4f, TONE_TEAL);
    sheet_words(sheet, &type, words, box(at.x - 3, at.y - 3.2f, 6, 6.4f));
}

static SmallPlan small_plan(Sheet *sheet, const FoldPlan *plan, Box b)
{
    const Box bounds = fold_plan_bounds(plan);
    const float width = fminf(b.w, b.h * bounds.w / bounds.h);
    return (SmallPlan){sheet, plan, bounds, box_centred(b, width, width * bounds.h / bounds.w)};
}

static void draw_step(Sheet *sheet, const FoldPlan *plan, int step, Box b)
{
    const SDL_FPoint number = {b.x + 3.4f, b.y + 3.4f};
    Box inside = box(b.x + 4, b.y + 5, b.w - 6, b.h - 5);
    const SmallPlan small = small_plan(sheet, plan, inside);
    draw_shape(&small);
    draw_panels(&small);
    if (step == 0)
        draw_scissors(sheet, (SDL_FPoint){b.x + b.w - 6, b.y + b.h * 0.42f});
    if (step == 1) {
        draw_folds(&small);
        draw_bend(sheet, (SDL_FPoint){b.x + b.w - 5, b.y + 6}, false);
        draw_bend(sheet, (SDL_FPoint){b.x + b.w - 5, b.y + 18}, true);
    }
    if (step == 2) {
        for (int i = 0; i < FOLD_TABS; i++)
            draw_area(&small, plan->tabs[i].corners, FOLD_CORNERS, TONE_AMBER);
        draw_drop(sheet, (SDL_FPoint){b.x + b.w - 4.5f, b.y + b.h * 0.42f});
    }
    draw_number(sheet, step + 1, number);
}

/* Five centimetres: whoever measures them knows that nothing was scaled. */
static void draw_ruler(Sheet *sheet, float x, float y)
{
    const SheetPen pen = {0.3f, TONE_INK_SOFT, 0, 0};
    const SDL_FPoint line[2] = {{x, y}, {x + 50, y}};
    sheet_line(sheet, line, 2, false, &pen);
    for (int i = 0; i <= 5; i++) {
        const float at = x + 10 * (float)i;
        const SDL_FPoint tick[2] = {{at, y}, {at, y - (i % 5 ? 1.6f : 3)}};
        sheet_line(sheet, tick, 2, false, &pen);
    }
}

void fold_steps_draw(Sheet *sheet, const FoldPlan *plan, const char *paper)
{
    const SheetType note = {SHEET_TEXT, 3.4f, TONE_INK_SOFT, .align = SHEET_LEFT};
    const Box bounds = fold_plan_bounds(plan), front = plan->panels[FOLD_FRONT];
    const float left = bounds.x, right = front.x + front.w + 4, width = front.x - 5 - left;
    const float foot = bounds.y + bounds.h;
    for (int step = 0; step < 3; step++)
        draw_step(sheet, plan, step,
                  box(step < 2 ? left : right, bounds.y + (step == 2 ? 28 : 4 + 52 * (float)step),
                      width, 46));
    draw_house(sheet, plan, box(front.x + 62, foot + 13, 44, 21));
    draw_number(sheet, 4, (SDL_FPoint){front.x + 52, foot + 15});
    draw_ruler(sheet, left, foot + 18);
    sheet_words_in_two(sheet, &note, paper, box(left, foot + 20, front.x + 44 - left, 10));
}
