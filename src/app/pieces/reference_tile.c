/* The reference tile as it lies on the table: four blocks, in one column, two or four. */
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
static const float COLUMN = 200, COLUMN_GAP = 22, PAD = 16, ROW_MOST = 56, ROW_LEAST = 17;
static const float NARROW = 330, WIDE = 1.8f; /* width of one column, and ratio of four */
static const float ICON = 25, BLOCK = 6, BLOCK_GAP = 1, FIGURE = 13;

enum { HEADING_ROWS = 1, SINGLE_ROWS = 5, FUNCTION_ROWS = 3, ROOF_ROWS = 4 };

static const TextStyle FIGURE_STYLE = {TEXT_NAME, TONE_INK, .align = ALIGN_CENTRE};

static void draw_figure(const ReferencePage *page, Box *right, int number)
{
    char words[8];
    snprintf(words, sizeof words, "%d", number);
    text_draw(page->canvas, &FIGURE_STYLE, words, box_cut_right(right, FIGURE, 1));
}

/* ---- rooms that join ---- */

/* From the right: the points of a size, and as many small rooms before it. */
static void draw_size(const ReferencePage *page, Box *right, RoomType type, int size)
{
    const SDL_Color colour = card_room_colour(type);
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

/* ---- the tile ---- */

typedef struct Block {
    const char *title;
    int rows;
    void (*draw)(const ReferencePage *page, Box b, float row);
} Block;

enum { BLOCK_COUNT = 4 };

/* They shrink together. */
static TextStyle heading_style(Canvas *canvas, const Block *blocks)
{
    const char *titles[BLOCK_COUNT + 1] = {0};
    for (int i = 0; i < BLOCK_COUNT; i++)
        titles[i] = blocks[i].title;
    return line_group_style(canvas, &REFERENCE_HEADING, titles, COLUMN);
}

static float draw_block(const ReferencePage *page, const Block *block, Box b, float row)
{
    Box head = box_cut_top(&b, row * HEADING_ROWS, 0);
    paint_fill(page->canvas, box(head.x, head.y + head.h - 4, head.w, 1.5f), TONE_EDGE);
    head.h -= 5;
    text_draw(page->canvas, &page->heading, block->title, head);
    block->draw(page, b, row);
    return row * (float)(block->rows + HEADING_ROWS);
}

static int rows_in(const Block *blocks, int count)
{
    int rows = 0;
    for (int i = 0; i < count; i++)
        rows += blocks[i].rows + HEADING_ROWS;
    return rows;
}

/* The height of a row in so many columns, of the same number of blocks; the first has the most. */
static float row_in(const Block *blocks, int columns, Box b)
{
    const int each = BLOCK_COUNT / columns;
    const float between = 0.35f * (float)(each - 1);
    return fminf(b.h / ((float)rows_in(blocks, each) + between), ROW_MOST);
}

static void draw_blocks(const ReferencePage *page, const Block *blocks, int columns, Box b)
{
    const int each = BLOCK_COUNT / columns;
    const float row = row_in(blocks, columns, b);
    for (int column = 0; column < columns; column++) {
        Box place = box(b.x + (COLUMN + COLUMN_GAP) * (float)column, b.y, COLUMN, b.h);
        for (int i = 0; i < each; i++)
            box_cut_top(&place, draw_block(page, &blocks[column * each + i], place, row),
                        row * 0.35f);
    }
}

void reference_draw_tile(const Canvas *window, const Words *words, Box b)
{
    const int columns = b.w < NARROW ? 1 : b.w > b.h * WIDE ? 4 : 2;
    const float width = COLUMN * (float)columns + COLUMN_GAP * (float)(columns - 1) + 2 * PAD;
    const float scale = b.w / width;
    Canvas canvas = *window;
    canvas.unit *= scale;
    canvas.text_scale = 1;
    const Box tile = box(b.x / scale, b.y / scale, width, b.h / scale);
    ReferencePage page = {.canvas = &canvas, .words = words, .icon = ICON};
    const Block blocks[BLOCK_COUNT] = {
        {tr(words, "Rooms by size"), REFERENCE_GROWING_COUNT, draw_growing},
        {tr(words, "Functionality"), FUNCTION_ROWS, reference_draw_functions},
        {tr(words, "One-card rooms"), SINGLE_ROWS, draw_single},
        {tr(words, "Roof: your best four"), ROOF_ROWS, draw_roofs},
    };
    if (row_in(blocks, columns, box_inset(tile, PAD)) < ROW_LEAST)
        return; /* nobody could read it */
    page.heading = heading_style(&canvas, blocks);
    fit_names(&page);
    widget_draw_paper(&canvas, tile);
    draw_blocks(&page, blocks, columns, box_inset(tile, PAD));
}
