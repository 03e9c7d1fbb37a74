/* The tables of the book: a head, rows with a picture in front, every second one tinted. */
#include "app/keys/key_names.h"
#include "app/scenes/rules/page.h"
#include "app/scenes/rules/paragraph.h"

#include <math.h>
#include <stdio.h>

static const TextStyle HEAD_STYLE = {TEXT_TAG, TONE_INK_SOFT, .align = ALIGN_LEFT, .wrap = true};
static const TextStyle NAME_STYLE = {TEXT_LABEL, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
static const TextStyle POINTS_STYLE = {TEXT_HEADING, TONE_INK, .align = ALIGN_CENTRE};

/* The places of the columns. */
typedef struct Columns {
    int count;
    float picture; /* the width that is kept for pictures */
    float x[TABLE_COLUMNS], width[TABLE_COLUMNS];
} Columns;

static const float PAD_X = 12, PAD_Y = 7, GAP = 14;

static bool holds_numbers(TableId table)
{
    return table == TABLE_JOINED || table == TABLE_EDITIONS;
}

static bool holds_keys(TableId table)
{
    return table == TABLE_CONTROLS || table == TABLE_QUESTIONS;
}

static bool holds_pictures(TableId table)
{
    return table != TABLE_EDITIONS && !holds_keys(table);
}

/* The first column is as wide as its share, or as its longest word; the others divide the rest. */
static Columns columns_of(const Page *page, App *app, TableId table)
{
    const float scale = app->canvas->text_scale;
    Columns columns = {.count = rulebook_table_columns(table)};
    columns.picture = holds_pictures(table) ? 22 + 18 * fminf(scale, 1.5f) : 0;
    const float share = holds_numbers(table) ? 0.34f : holds_keys(table) ? 0.4f : 0.28f;
    float first = page->width * share;
    for (int row = 0; row < rulebook_table_rows(table); row++) {
        const TableRow cells = rulebook_table_row(table, row);
        const float needs =
            paragraph_widest(app->canvas, &NAME_STYLE, tr(app->words, cells.cells[0]));
        first = fminf(fmaxf(first, needs + columns.picture + 2 * PAD_X + GAP), page->width * 0.5f);
    }
    const int others = columns.count - 1;
    const float rest = (page->width - first - PAD_X) / (float)others;
    columns.x[0] = PAD_X + columns.picture;
    columns.width[0] = first - columns.x[0] - GAP;
    for (int i = 1; i < columns.count; i++) {
        columns.x[i] = first + rest * (float)(i - 1);
        columns.width[i] = rest - GAP;
    }
    return columns;
}

static float lay_words(Page *page, App *app, const TextStyle *style, const char *words, Box b,
                       int line)
{
    const float height = page_text(page, app, style, words, b);
    page->parts[page->count - 1].line = (short)line;
    return height;
}

static void lay_number(Page *page, App *app, int number, Box b)
{
    const float size = 20 * app->canvas->text_scale;
    if (number == NUMBER_TICK) {
        Part *tick = page_add(page, PART_SHAPE, box(b.x, b.y + (b.h - size) / 2, size, size));
        tick->shape = SHAPE_TICK;
        tick->style.colour = TONE_GREEN;
    } else if (number != NUMBER_NONE) {
        Part *points = page_add(page, PART_LABEL, b);
        points->style = POINTS_STYLE;
        points->style.align = ALIGN_LEFT;
        snprintf(points->key, sizeof points->key, "%d", number);
    }
}

/* Words of a row share its middle line. */
static void centre_row(Page *page, int first, float y, float height)
{
    for (int i = first; i < page->count; i++) {
        Part *part = &page->parts[i];
        if (part->kind == PART_TEXT || part->centred)
            part->box.y = y + (height - part->box.h) / 2;
    }
}

/* A table that is being laid out, and the row that is on. */
typedef struct Lay {
    Page *page;
    App *app;
    Columns columns;
    int index;
    TableRow row;
} Lay;

/* The key or the button that the player has now: its picture, or its name. */
static float lay_control(const Lay *lay, int column, Box b)
{
    const App *app = lay->app;
    const bool pad = column == 2;
    const float size = 30 * app->canvas->text_scale;
    char name[KEY_NAME_CAPACITY];
    Press press;
    if (!keymap_find(&app->settings.keymap, lay->row.action, pad, &press))
        return size;
    const char *picture = press_picture(press, app->input.pad_kind);
    Part *part = page_add(lay->page, picture ? PART_PICTURE : PART_LABEL,
                          box(b.x, 0, picture ? size : b.w, size));
    press_name(app->words, press, app->input.pad_kind, name);
    snprintf(part->key, sizeof part->key, "%s", picture ? picture : name);
    part->detail = "icons";
    part->style = PAGE_CAPTION_STYLE;
    part->style.wrap = false;
    part->centred = true;
    return size;
}

/* Lays the words of the row, wherever, and returns the height of the row. */
static float lay_cells(const Lay *lay)
{
    const Columns *columns = &lay->columns;
    float height = lay->row.folder ? columns->picture : 0;
    for (int i = 0; i < columns->count; i++) {
        const TextStyle *style = lay->index == 0 ? &HEAD_STYLE
                                 : i == 0        ? &NAME_STYLE
                                                 : &PAGE_CAPTION_STYLE;
        const Box b = box(columns->x[i], 0, columns->width[i], 0);
        if (lay->row.action != ACTION_NONE && i > 0)
            height = fmaxf(height, lay_control(lay, i, b));
        else if (lay->row.cells[i])
            height = fmaxf(height, lay_words(lay->page, lay->app, style, lay->row.cells[i], b,
                                             1 + lay->index * columns->count + i));
    }
    return height + 2 * PAD_Y;
}

static void lay_picture(const Lay *lay, float y, float height)
{
    const float size = lay->columns.picture - 8;
    if (!lay->row.folder)
        return;
    Part *picture =
        page_add(lay->page, PART_PICTURE, box(PAD_X, y + (height - size) / 2, size, size));
    picture->detail = lay->row.folder;
    snprintf(picture->key, sizeof picture->key, "%s", lay->row.picture);
}

static float lay_row(const Lay *lay, float y)
{
    const Columns *columns = &lay->columns;
    Part *ground = page_add(lay->page, PART_ROW, box(0, y, lay->page->width, 0));
    ground->style.colour = lay->index == 0       ? TONE_OAT
                           : lay->index % 2 == 0 ? TONE_LINEN
                                                 : TONE_LINEN;
    const int first = lay->page->count;
    const float height = lay_cells(lay);
    centre_row(lay->page, first, y, height);
    ground->box.h = height;
    for (int i = 0; i < columns->count; i++)
        lay_number(lay->page, lay->app, lay->row.numbers[i],
                   box(columns->x[i], y, columns->width[i], height));
    lay_picture(lay, y, height);
    return height;
}

float page_table(Page *page, App *app, const Block *block, float y)
{
    Lay lay = {.page = page, .app = app, .columns = columns_of(page, app, block->table)};
    const float top = y;
    for (; lay.index < rulebook_table_rows(block->table); lay.index++) {
        lay.row = rulebook_table_row(block->table, lay.index);
        y += lay_row(&lay, y);
    }
    return y - top;
}
