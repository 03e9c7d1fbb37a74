/* The reference tile as it lies on the table: four blocks, in up to four columns. */
#include "app/pieces/reference.h"

#include "app/draw/paint.h"
#include "app/pieces/card_view.h"
#include "app/pieces/reference_parts.h"
#include "app/widgets/line.h"
#include "app/widgets/widget.h"
#include "app/words/names.h"

#include <math.h>
#include <stdio.h>

/* The tile is drawn on a canvas of its own, in units in which a column is as wide as this; like
 * print on cardboard it does not follow the text size. */
static const float COLUMN = 200, COLUMN_GAP = 22, PAD = 16, ROW_MOST = 56, BETWEEN = 0.35f;
static const float LEAST_SCALE = 0.69f; /* smaller print cannot be read */
static const float ICON = 25, BLOCK = 6, BLOCK_GAP = 1, FIGURE = 13, PRINT_SHARE = 0.76f;

enum { HEADING_ROWS = 1, ROOF_ROWS = 4 };

static const TextStyle FIGURE_STYLE = {TEXT_NAME, TONE_INK, .align = ALIGN_CENTRE};

/* Where rows are low, print leaves air between them, and headings stay the largest. */
static TextStyle low_print(TextStyle style, float row)
{
    style.size = fminf(text_style_size(&style), row * PRINT_SHARE);
    return style;
}

static void draw_figure(const ReferencePage *page, Box *right, int number)
{
    char words[8];
    const TextStyle style = low_print(FIGURE_STYLE, right->h);
    snprintf(words, sizeof words, "%d", number);
    text_draw(page->canvas, &style, words, box_cut_right(right, FIGURE, 1));
}

/* ---- rooms that join ---- */

/* From the right: the points of a size, and as many small rooms before it. */
static void draw_size(const ReferencePage *page, Box *right, RoomType type, int size)
{
    const SDL_Color colour = paint_mark_tone(page->canvas, card_room_colour(type));
    draw_figure(page, right, ROOM_INFO[type].points[size - 1]);
    for (int i = 0; i < size; i++)
        paint_box(page->canvas,
                  box_centred(box_cut_right(right, BLOCK, BLOCK_GAP), BLOCK, BLOCK * 1.5f), 2.5f,
                  colour_lit(colour, 0.15f), colour);
    right->w -= 3;
}

static void draw_growing(const ReferencePage *page, Box b, float row)
{
    for (int i = 0; i < REFERENCE_GROWING_COUNT; i++) {
        const RoomType type = REFERENCE_GROWING[i];
        Box line = box_cut_top(&b, row, 0);
        reference_draw_icon(page, type, box_cut_left(&line, ICON, 6));
        for (int size = ROOM_INFO[type].limit; size > 0; size--)
            draw_size(page, &line, type, size);
        reference_draw_name(page, type, line);
    }
}

static float growing_name_width(RoomType type)
{
    float width = COLUMN - ICON - 6;
    for (int size = ROOM_INFO[type].limit; size > 0; size--)
        width -= FIGURE + 1 + (BLOCK + BLOCK_GAP) * (float)size + 3;
    return width;
}

/* ---- rooms of one card ---- */

static void draw_beside(const ReferencePage *page, RoomType type, Box line)
{
    const RoomInfo *info = &ROOM_INFO[type];
    reference_draw_icon(page, type, box_cut_left(&line, ICON, 6));
    draw_figure(page, &line, info->points_beside);
    reference_draw_icon(page, info->beside, box_cut_right(&line, ICON * 0.8f, 6));
    draw_figure(page, &line, info->points[0]);
    reference_draw_name(page, type, line);
}

/* All that are worth the same, by their signs. */
static void draw_alike(const ReferencePage *page, int points, Box line)
{
    draw_figure(page, &line, points);
    for (int i = 0; i < REFERENCE_SINGLE_COUNT; i++) {
        const RoomInfo *info = &ROOM_INFO[REFERENCE_SINGLE[i]];
        if (!info->beside && info->points[0] == points)
            reference_draw_icon(page, REFERENCE_SINGLE[i], box_cut_left(&line, ICON, 6));
    }
}

static void draw_single(const ReferencePage *page, Box b, float row)
{
    for (int i = 0; i < REFERENCE_SINGLE_COUNT; i++) {
        if (ROOM_INFO[REFERENCE_SINGLE[i]].beside)
            draw_beside(page, REFERENCE_SINGLE[i], box_cut_top(&b, row, 0));
    }
    draw_alike(page, 2, box_cut_top(&b, row, 0));
    draw_alike(page, 1, box_cut_top(&b, row, 0));
}

static void fit_names(ReferencePage *page)
{
    const float beside = COLUMN - ICON - 6 - 2 * (FIGURE + 1) - ICON * 0.8f - 6;
    for (int i = 0; i < REFERENCE_GROWING_COUNT; i++)
        reference_fit_name(page, REFERENCE_GROWING[i], growing_name_width(REFERENCE_GROWING[i]));
    for (int i = 0; i < REFERENCE_SINGLE_COUNT; i++) {
        if (ROOM_INFO[REFERENCE_SINGLE[i]].beside)
            reference_fit_name(page, REFERENCE_SINGLE[i], beside);
    }
}

/* Three lines, each of them high enough for two lines of words. */
static void draw_roofs(const ReferencePage *page, Box b, float row)
{
    reference_draw_roofs(page, b, row * ROOF_ROWS / 3);
}

/* ---- where the blocks stand ---- */

typedef enum BlockId {
    BLOCK_GROWING,
    BLOCK_FUNCTIONS,
    BLOCK_SINGLE,
    BLOCK_ROOF,
    BLOCK_COUNT
} BlockId;

static const int ROWS[BLOCK_COUNT] = {[BLOCK_GROWING] = REFERENCE_GROWING_COUNT,
                                      [BLOCK_FUNCTIONS] = 3,
                                      [BLOCK_SINGLE] = 5,
                                      [BLOCK_ROOF] = ROOF_ROWS};

typedef struct Plan {
    int columns;
    int each[BLOCK_COUNT]; /* blocks in a column */
    BlockId order[BLOCK_COUNT];
    float row_least; /* lower rows would cut sentences of two lines */
} Plan;

/* The fewer columns, the larger the print. */
static const Plan PLANS[] = {
    {1, {4}, {BLOCK_GROWING, BLOCK_FUNCTIONS, BLOCK_SINGLE, BLOCK_ROOF}, 17},
    {2, {2, 2}, {BLOCK_GROWING, BLOCK_FUNCTIONS, BLOCK_SINGLE, BLOCK_ROOF}, 17},
    {3, {1, 1, 2}, {BLOCK_GROWING, BLOCK_SINGLE, BLOCK_FUNCTIONS, BLOCK_ROOF}, 26},
    {4, {1, 1, 1, 1}, {BLOCK_GROWING, BLOCK_SINGLE, BLOCK_FUNCTIONS, BLOCK_ROOF}, 17},
};

static float plan_width(const Plan *plan)
{
    return (COLUMN + COLUMN_GAP) * (float)plan->columns - COLUMN_GAP + 2 * PAD;
}

/* Headings and what lies between blocks, and the rows below headings. */
static float head_rows(const Plan *plan, int column)
{
    const float blocks = (float)plan->each[column];
    return HEADING_ROWS * blocks + BETWEEN * (blocks - 1);
}

static float body_rows(const Plan *plan, int column, int first_block)
{
    float rows = 0;
    for (int i = 0; i < plan->each[column]; i++)
        rows += (float)ROWS[plan->order[first_block + i]];
    return rows;
}

/* The height of a row in the units of the tile; the column with the most rows decides. */
static float plan_row(const Plan *plan, float height)
{
    float most = 0;
    for (int column = 0, block = 0; column < plan->columns; block += plan->each[column++])
        most = fmaxf(most, head_rows(plan, column) + body_rows(plan, column, block));
    return fminf((height - 2 * PAD) / most, ROW_MOST);
}

/* NULL where nobody could read it. */
static const Plan *plan_for(float width, float height)
{
    for (size_t i = 0; i < sizeof PLANS / sizeof PLANS[0]; i++) {
        const float scale = width / plan_width(&PLANS[i]);
        if (scale >= LEAST_SCALE && plan_row(&PLANS[i], height / scale) >= PLANS[i].row_least)
            return &PLANS[i];
    }
    return NULL;
}

bool reference_tile_fits(float width, float height)
{
    return plan_for(width, height) != NULL;
}

/* ---- the tile ---- */

typedef struct Block {
    const char *title;
    void (*draw)(const ReferencePage *page, Box b, float row);
} Block;

/* They shrink together. */
static TextStyle heading_style(Canvas *canvas, const Block *blocks)
{
    const char *titles[BLOCK_COUNT + 1] = {0};
    for (int i = 0; i < BLOCK_COUNT; i++)
        titles[i] = blocks[i].title;
    return line_group_style(canvas, &REFERENCE_HEADING, titles, COLUMN);
}

static void draw_heading(const ReferencePage *page, const char *title, Box head)
{
    paint_fill(page->canvas, box(head.x, head.y + head.h - 4, head.w, 1.5f), TONE_EDGE);
    head.h -= 5;
    text_draw(page->canvas, &page->heading, title, head);
}

/* A column with fewer rows than the others has higher ones, so that its end is not bare. */
static void draw_blocks(const ReferencePage *page, const Block *blocks, const Plan *plan, Box b)
{
    static const float STRETCH = 1.4f;
    const float row = plan_row(plan, b.h + 2 * PAD);
    for (int column = 0, block = 0; column < plan->columns; block += plan->each[column++]) {
        Box place = box(b.x + (COLUMN + COLUMN_GAP) * (float)column, b.y, COLUMN, b.h);
        const float room = b.h - head_rows(plan, column) * row;
        const float high = fminf(room / body_rows(plan, column, block), row * STRETCH);
        for (int i = 0; i < plan->each[column]; i++) {
            const BlockId id = plan->order[block + i];
            draw_heading(page, blocks[id].title, box_cut_top(&place, row * HEADING_ROWS, 0));
            blocks[id].draw(page, place, high);
            box_cut_top(&place, high * (float)ROWS[id], row * BETWEEN);
        }
    }
}

void reference_draw_tile(const Canvas *window, const Words *words, Box b)
{
    const Plan *plan = plan_for(b.w, b.h);
    if (!plan)
        return;
    const float scale = b.w / plan_width(plan);
    Canvas canvas = *window;
    canvas.unit *= scale;
    canvas.text_scale = 1;
    const Box tile = box(b.x / scale, b.y / scale, b.w / scale, b.h / scale);
    ReferencePage page = {.canvas = &canvas, .words = words, .icon = ICON};
    const Block blocks[BLOCK_COUNT] = {
        [BLOCK_GROWING] = {tr(words, "Rooms by size"), draw_growing},
        [BLOCK_FUNCTIONS] = {tr(words, "Functionality"), reference_draw_functions},
        [BLOCK_SINGLE] = {tr(words, "One-card rooms"), draw_single},
        [BLOCK_ROOF] = {tr(words, "Roof: your best four"), draw_roofs},
    };
    page.heading = heading_style(&canvas, blocks);
    fit_names(&page);
    page.name = low_print(page.name, plan_row(plan, tile.h));
    widget_draw_paper(&canvas, tile);
    draw_blocks(&page, blocks, plan, box_inset(tile, PAD));
}
