/* The fold-up house: its panels as one picture, with tabs, cuts, folds and steps drawn over it. */
#include "app/draw/paint.h"
#include "app/draw/pictures.h"
#include "app/pieces/home_view.h"
#include "app/pieces/house_roof.h"
#include "app/prints/fold_plan.h"
#include "app/prints/fold_steps.h"
#include "app/prints/print_run.h"
#include "app/prints/sheet.h"

#include <stdio.h>
#include <stdlib.h>

/* The front on the home board, which is 776 wide: the walls' outer faces, the eaves, and the beam
 * over the ground floor, which is underground there. */
static const float BOARD_WIDTH = 776, WALLS_LEFT = 104, WALLS_WIDTH = 636, EAVES = 62;
static const float GROUND_TOP = 263, GROUND_WIDTH = 370; /* as assets/art draws it */

/* ---- the picture ---- */

static void draw_turned(Canvas *canvas, const char *key, Box b, bool upside_down)
{
    SDL_Texture *picture = pictures_get(canvas->pictures, "paper", key, b.w * canvas->unit);
    paint_texture(canvas, picture, box(0, 0, 1, 1), b, 1, upside_down ? 180 : 0);
}

static void draw_front(Canvas *canvas, const Home *home, Box front)
{
    const float scale = front.w / WALLS_WIDTH, unit = canvas->unit;
    const float width = BOARD_WIDTH * scale;
    const SDL_Rect clip = {(int)lroundf(front.x * unit), (int)lroundf(front.y * unit),
                           (int)lroundf(front.w * unit), (int)lroundf(front.h * unit)};
    SDL_RenderSetClipRect(canvas->renderer, &clip);
    home_view_draw(
        canvas, home,
        box(front.x - WALLS_LEFT * scale, front.y - EAVES * scale, width, width / HOME_RATIO), 0);
    draw_turned(canvas, "ground",
                box(front.x, front.y + GROUND_TOP * scale, GROUND_WIDTH * scale,
                    front.h - GROUND_TOP * scale),
                false);
    SDL_RenderSetClipRect(canvas->renderer, NULL);
}

/* Each card is a quarter of both slopes. Only the front has windows. */
static void draw_roof(Canvas *canvas, const Home *home, const FoldPlan *plan)
{
    ResourceCard order[ROOF_SLOTS];
    house_roof_order(home->cards, order);
    for (int slot = 0; slot < ROOF_SLOTS; slot++) {
        const ResourceInfo *info = &RESOURCE_INFO[resource_card_type(order[slot])];
        const char *colour = order[slot] ? house_roof_colour(order[slot]) : "bare";
        Box front = plan->panels[FOLD_ROOF_FRONT], back = plan->panels[FOLD_ROOF_BACK];
        char key[32];
        front.w = back.w = front.w / ROOF_SLOTS;
        front.x = back.x = front.x + front.w * (float)slot;
        snprintf(key, sizeof key, "roof-%s", colour);
        draw_turned(canvas, key, back, true);
        if (order[slot] && info->window)
            snprintf(key, sizeof key, "roof-%s-window", colour);
        draw_turned(canvas, key, front, false);
    }
}

static void draw_panels(Canvas *canvas, const Home *home, const FoldPlan *plan)
{
    draw_turned(canvas, "lawn", plan->panels[FOLD_BACK_LAWN], true);
    draw_turned(canvas, "back", plan->panels[FOLD_BACK], true);
    draw_roof(canvas, home, plan);
    draw_front(canvas, home, plan->panels[FOLD_FRONT]);
    draw_turned(canvas, "lawn", plan->panels[FOLD_FRONT_LAWN], false);
    draw_turned(canvas, "side-left", plan->panels[FOLD_LEFT], false);
    draw_turned(canvas, "side-right", plan->panels[FOLD_RIGHT], false);
}

/* ---- what is drawn over it ---- */

/* The corners beside a gable are no part of the house: nothing of them is left, at the edges
 * neither, but for the one that is the roof's edge too. */
static void clear_corners(Sheet *sheet, const FoldPlan *plan)
{
    const float more = 0.4f;
    for (int i = 0; i < 2; i++) {
        const Box side = plan->panels[FOLD_LEFT + i];
        const float out_left = i ? 0 : more, out_right = i ? more : 0;
        const float eaves = plan->panels[FOLD_FRONT].y;
        const SDL_FPoint tip = plan->tips[i];
        const SDL_FPoint left[4] = {{side.x - out_left, side.y - more},
                                    {tip.x, tip.y - more},
                                    tip,
                                    {side.x - out_left, eaves + out_left}};
        const SDL_FPoint right[4] = {{side.x + side.w + out_right, side.y - more},
                                     {tip.x, tip.y - more},
                                     tip,
                                     {side.x + side.w + out_right, eaves + out_right}};
        sheet_area(sheet, left, 4, TONE_WHITE);
        sheet_area(sheet, right, 4, TONE_WHITE);
    }
}

/* A dot of glue in the middle of each tab. */
static void draw_tabs(Sheet *sheet, const FoldPlan *plan)
{
    for (int i = 0; i < FOLD_TABS; i++) {
        const SDL_FPoint *c = plan->tabs[i].corners;
        const SDL_FPoint middle = {(c[0].x + c[1].x + c[2].x + c[3].x) / 4,
                                   (c[0].y + c[1].y + c[2].y + c[3].y) / 4};
        sheet_area(sheet, c, FOLD_CORNERS, TONE_LINEN);
        sheet_disc(sheet, middle, 1.1f, TONE_GOLD);
    }
}

/* Dark dashes with a light rim: they are seen on stone as well as on plaster. */
static void draw_fold(Sheet *sheet, const FoldLine *fold)
{
    const SDL_FPoint ends[2] = {fold->from, fold->to};
    const float dash = fold->forward ? 0.8f : 2.6f, gap = fold->forward ? 1.2f : 1.8f;
    const SDL_Color dark = fold->forward ? TONE_TEAL : TONE_PLUM;
    sheet_line(sheet, ends, 2, false, &(SheetPen){1.1f, TONE_WHITE, dash, gap});
    sheet_line(sheet, ends, 2, false, &(SheetPen){0.45f, dark, dash, gap});
}

/* Where a ruler is laid on to score the folds: marks beside the strip. */
static void draw_marks(Sheet *sheet, const FoldPlan *plan)
{
    const SheetPen pen = {0.3f, TONE_PLUM, 0, 0};
    for (FoldPanel panel = FOLD_BACK; panel <= FOLD_ROOF_FRONT; panel++) {
        const Box b = plan->panels[panel];
        const SDL_FPoint left[2] = {{b.x - 4, b.y}, {b.x - 1, b.y}};
        const SDL_FPoint right[2] = {{b.x + b.w + 1, b.y}, {b.x + b.w + 4, b.y}};
        sheet_line(sheet, left, 2, false, &pen);
        sheet_line(sheet, right, 2, false, &pen);
    }
}

static void draw_lines(Sheet *sheet, const FoldPlan *plan)
{
    const SheetPen cut = {0.35f, TONE_PLUM, 0, 0};
    for (int i = 0; i < plan->fold_count; i++)
        draw_fold(sheet, &plan->folds[i]);
    sheet_line(sheet, plan->outline, plan->outline_count, true, &cut);
    for (int i = 0; i < 2; i++) {
        const SDL_FPoint slit[2] = {plan->slits[i].from, plan->slits[i].to};
        sheet_line(sheet, slit, 2, false, &cut);
    }
    draw_marks(sheet, plan);
}

/* ---- the sheet ---- */

static void draw_head(Sheet *sheet, const PrintWords *words)
{
    const SheetType title = {SHEET_TITLE, 9, TONE_INK, .align = SHEET_CENTRE};
    const SheetType line = {SHEET_TEXT, 3.6f, TONE_INK_SOFT, .align = SHEET_CENTRE};
    char below[2 * PRINT_WORDS_CAPACITY + 8];
    snprintf(below, sizeof below, "%s · %s", words->line, words->points);
    sheet_words(sheet, &title, words->title, box(10, 7, 190, 11));
    sheet_words(sheet, &line, words->line[0] ? below : words->points, box(10, 18, 190, 6));
}

bool fold_house_make(PrintRun *run, Error *error)
{
    const PrintOrder *order = &run->order;
    const FoldPlan drawn = fold_plan((SDL_FPoint){0, 0});
    const FoldPlan plan = fold_plan((SDL_FPoint){8, 28});
    SheetPicture picture = {0};
    draw_panels(run->press.canvas, &order->house.home, &drawn);
    print_reach(run, 0.4f);
    void *bytes = press_encode(&run->press, PRESS_JPEG, &picture.length, error);
    if (!bytes)
        return false;
    print_reach(run, 0.7f);
    picture.bytes = bytes;
    Sheet *sheet = sheet_new((SheetSize){210, 297, 1}, order->assets, order->words.title);
    sheet_picture(sheet, &picture, fold_plan_bounds(&plan));
    clear_corners(sheet, &plan);
    draw_tabs(sheet, &plan);
    draw_lines(sheet, &plan);
    draw_head(sheet, &order->words);
    fold_steps_draw(sheet, &plan, order->words.paper);
    const bool written = sheet_write(sheet, order->path, error);
    sheet_free(sheet);
    free(bytes);
    return written;
}
