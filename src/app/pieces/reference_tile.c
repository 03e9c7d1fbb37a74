/* The reference tile as it lies on the table: four blocks, in up to three columns
 * whose rows lie on the same lines. */
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
static const float COLUMN = 200, COLUMN_GAP = 22, PAD = 16, ROW_MOST = 56;
static const float LEAST_SCALE = 0.69f; /* smaller print cannot be read */
static const float ICON = 25, SIGN = 20, ROOF = 14, BLOCK = 6, BLOCK_GAP = 1, FIGURE = 11,
                   DISC = 22, DISC_GAP = 3;

/* The size of letters as a share of a row, and at least as a share of their usual size. */
static const float PRINT_SHARE = 0.7f, PRINT_LEAST = 0.6f;

/* The gap after words. */
static const float AIR = 4;

enum { DECOR_MOST = 9 }; /* points */

static const TextStyle FIGURE_STYLE = {TEXT_NAME, TONE_INK, .align = ALIGN_CENTRE};

/* Where rows are low, print leaves air between them, and headings stay the largest. */
static TextStyle low_print(TextStyle style, float row)
{
    style.size = fminf(text_style_size(&style), row * PRINT_SHARE);
    return style;
}

/* On one line, as fit_names has seen to, unless the letters would be too small to read. */
static void draw_name(const ReferencePage *page, const char *name, Box b)
{
    if (text_width(page->canvas, &page->name, name) <= b.w)
        text_draw(page->canvas, &page->name, name, b);
    else
        widget_draw_label(page->canvas, &page->name, name, b);
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
        draw_name(page, tr(page->words, name_of_room(type)), line);
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
    draw_name(page, tr(page->words, name_of_room(type)), line);
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

/* What décor can be worth, the most first; how many numbers these are. */
static int decor_values(int values[DECOR_MOST])
{
    int count = 0;
    for (int points = DECOR_MOST; points > 0; points--) {
        ResourceType type = RESOURCE_NONE + 1;
        while (type < RESOURCE_TYPE_COUNT && RESOURCE_INFO[type].value != points)
            type++;
        if (type < RESOURCE_TYPE_COUNT)
            values[count++] = points;
    }
    return count;
}

/* As on the cards: the points are in discs of gold. */
static void draw_decor(const ReferencePage *page, Box line)
{
    const float size = fminf(line.h * 0.88f, DISC);
    const TextStyle style = low_print(FIGURE_STYLE, size);
    int values[DECOR_MOST];
    const int count = decor_values(values);
    for (int i = 0; i < count; i++) {
        char number[8];
        const Box disc = box_centred(box_cut_right(&line, DISC, DISC_GAP), size, size);
        snprintf(number, sizeof number, "%d", values[i]);
        paint_box(page->canvas, disc, size / 2, TONE_GOLD, TONE_AMBER);
        text_draw(page->canvas, &style, number, disc);
    }
    const Box sign = box_cut_left(&line, ICON, 6);
    paint_picture(page->canvas, "tokens", "piano", box_centred(sign, ICON, ICON));
    draw_name(page, tr(page->words, "Décor"), line);
}

static void draw_single(const ReferencePage *page, Box b, float row)
{
    for (int i = 0; i < REFERENCE_SINGLE_COUNT; i++) {
        if (ROOM_INFO[REFERENCE_SINGLE[i]].beside)
            draw_beside(page, REFERENCE_SINGLE[i], box_cut_top(&b, row, 0));
    }
    draw_alike(page, 2, box_cut_top(&b, row, 0));
    draw_alike(page, 1, box_cut_top(&b, row, 0));
    draw_decor(page, box_cut_top(&b, row, 0));
}

static void fit_name(ReferencePage *page, RoomType type, float width)
{
    reference_fit_words(page, tr(page->words, name_of_room(type)), width - AIR, PRINT_LEAST);
}

/* All words have the size that the longest of them needs. */
static void fit_names(ReferencePage *page)
{
    int values[DECOR_MOST];
    const float sign = ICON + 6, beside = sign + 2 * (FIGURE + 1) + ICON * 0.8f + 6;
    const float discs = (DISC + DISC_GAP) * (float)decor_values(values);
    for (int i = 0; i < REFERENCE_GROWING_COUNT; i++)
        fit_name(page, REFERENCE_GROWING[i], growing_name_width(REFERENCE_GROWING[i]));
    for (int i = 0; i < REFERENCE_SINGLE_COUNT; i++) {
        if (ROOM_INFO[REFERENCE_SINGLE[i]].beside)
            fit_name(page, REFERENCE_SINGLE[i], COLUMN - beside);
    }
    reference_fit_words(page, tr(page->words, "Décor"), COLUMN - sign - discs - AIR, PRINT_LEAST);
    reference_fit_sentences(page, COLUMN - AIR, PRINT_LEAST);
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
                                      [BLOCK_FUNCTIONS] = 2,
                                      [BLOCK_SINGLE] = 6,
                                      [BLOCK_ROOF] = 3};

typedef struct Plan {
    int columns;
    int each[BLOCK_COUNT]; /* blocks in a column */
    BlockId order[BLOCK_COUNT];
    float between; /* blocks, in rows */
} Plan;

static const float ROW_LEAST = 17;

/* The fewer columns, the larger the print. */
static const Plan PLANS[] = {
    {1, {4}, {BLOCK_GROWING, BLOCK_FUNCTIONS, BLOCK_SINGLE, BLOCK_ROOF}, 0.35f},
    {2, {2, 2}, {BLOCK_GROWING, BLOCK_FUNCTIONS, BLOCK_SINGLE, BLOCK_ROOF}, 0.35f},
    {3, {1, 1, 2}, {BLOCK_GROWING, BLOCK_SINGLE, BLOCK_FUNCTIONS, BLOCK_ROOF}, 0},
};

static float plan_width(const Plan *plan)
{
    return (COLUMN + COLUMN_GAP) * (float)plan->columns - COLUMN_GAP + 2 * PAD;
}

/* With their headings. */
static float column_rows(const Plan *plan, int column, int first_block)
{
    float rows = plan->between * (float)(plan->each[column] - 1);
    for (int i = 0; i < plan->each[column]; i++)
        rows += 1 + (float)ROWS[plan->order[first_block + i]];
    return rows;
}

/* The height of a row in the units of the tile; the column with the most rows decides. */
static float plan_row(const Plan *plan, float height)
{
    float most = 0;
    for (int column = 0, block = 0; column < plan->columns; block += plan->each[column++])
        most = fmaxf(most, column_rows(plan, column, block));
    return fminf((height - 2 * PAD) / most, ROW_MOST);
}

/* NULL where nobody could read it. */
static const Plan *plan_for(float width, float height)
{
    for (size_t i = 0; i < sizeof PLANS / sizeof PLANS[0]; i++) {
        const float scale = width / plan_width(&PLANS[i]);
        if (scale >= LEAST_SCALE && plan_row(&PLANS[i], height / scale) >= ROW_LEAST)
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

static void draw_blocks(const ReferencePage *page, const Block *blocks, const Plan *plan, Box b)
{
    const float row = plan_row(plan, b.h + 2 * PAD);
    for (int column = 0, block = 0; column < plan->columns; block += plan->each[column++]) {
        Box place = box(b.x + (COLUMN + COLUMN_GAP) * (float)column, b.y, COLUMN, b.h);
        for (int i = 0; i < plan->each[column]; i++) {
            const BlockId id = plan->order[block + i];
            draw_heading(page, blocks[id].title, box_cut_top(&place, row, 0));
            blocks[id].draw(page, place, row);
            box_cut_top(&place, row * (float)ROWS[id], row * plan->between);
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
    ReferencePage page = {
        .canvas = &canvas, .words = words, .icon = ICON, .sign = SIGN, .roof = ROOF};
    const Block blocks[BLOCK_COUNT] = {
        [BLOCK_GROWING] = {tr(words, "Rooms by size"), draw_growing},
        [BLOCK_FUNCTIONS] = {tr(words, "Functionality"), reference_draw_functions},
        [BLOCK_SINGLE] = {tr(words, "One-card rooms"), draw_single},
        [BLOCK_ROOF] = {tr(words, "Roof: your best four"), reference_draw_roofs},
    };
    page.heading = heading_style(&canvas, blocks);
    fit_names(&page);
    page.name = low_print(page.name, plan_row(plan, tile.h));
    widget_draw_paper(&canvas, tile);
    draw_blocks(&page, blocks, plan, box_inset(tile, PAD));
}
