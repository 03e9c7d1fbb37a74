/* The layout of a page, and its plain blocks. */
#include "app/scenes/rules/page.h"

#include "app/scenes/rules/paragraph.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const TextStyle TITLE_STYLE = {TEXT_DISPLAY, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
static const TextStyle LEAD_STYLE = {TEXT_READING, TONE_INK_SOFT, .align = ALIGN_LEFT,
                                     .wrap = true};
static const TextStyle HEADING_STYLE = {TEXT_TITLE, TONE_TEAL, .align = ALIGN_LEFT, .wrap = true};
static const TextStyle NUMBER_STYLE = {TEXT_HEADING, TONE_CREAM, .align = ALIGN_CENTRE};
const TextStyle PAGE_TEXT_STYLE = {TEXT_READING, TONE_INK, .align = ALIGN_LEFT, .wrap = true};
const TextStyle PAGE_CAPTION_STYLE = {TEXT_BODY, TONE_INK_SOFT, .align = ALIGN_LEFT, .wrap = true};

Part *page_add(Page *page, PartKind kind, Box b)
{
    if (page->count < PARTS_MAX)
        page->count++;
    Part *part = &page->parts[page->count - 1];
    *part = (Part){.kind = kind, .box = b, .block = (short)page->block};
    return part;
}

const char *page_words(const App *app, const char *english, char keyed[PAGE_WORDS_CAPACITY])
{
    const char *translated = tr(app->words, english);
    if (!strchr(translated, '{'))
        return translated;
    Text text = text_on(keyed, PAGE_WORDS_CAPACITY); /* not before: it empties what is there */
    app_fill_keys(app, translated, &text);
    return keyed;
}

float page_text(Page *page, App *app, const TextStyle *style, const char *words, Box b)
{
    const char *translated = page_words(app, words, page->keyed);
    b.h = paragraph_height(app->canvas, style, translated, b.w);
    Part *part = page_add(page, PART_TEXT, b);
    part->style = *style;
    part->words = translated;
    return b.h;
}

/* ---- plain blocks: each returns its height ---- */

static float lay_plain(Page *page, App *app, const Block *block, float y)
{
    const TextStyle *style = block->kind == BLOCK_LEAD ? &LEAD_STYLE : &PAGE_TEXT_STYLE;
    return page_text(page, app, style, block->words, box(0, y, page->width, 0));
}

static float lay_heading(Page *page, App *app, const Block *block, float y)
{
    const float above = 18;
    page->step = 0;
    const float height =
        page_text(page, app, &HEADING_STYLE, block->words, box(0, y + above, page->width, 0));
    Part *rule = page_add(page, PART_LINE, box(0, y + above + height + 3, page->width, 2));
    rule->style.colour = TONE_EDGE;
    return above + height + 5;
}

/* A sign at the left and the words beside it; the taller of the two sets the height. */
static float lay_beside(Page *page, App *app, const Block *block, Box sign, float gap)
{
    const float left = sign.x + sign.w + gap;
    const float line = paragraph_line_height(app->canvas, &PAGE_TEXT_STYLE);
    const float text =
        page_text(page, app, &PAGE_TEXT_STYLE, block->words,
                  box(left, sign.y + fmaxf(0, (sign.h - line) / 2 - 1), page->width - left, 0));
    return fmaxf(sign.h, text + fmaxf(0, (sign.h - line) / 2 - 1));
}

static float lay_bullet(Page *page, App *app, const Block *block, float y)
{
    const float scale = app->canvas->text_scale;
    const float line = paragraph_line_height(app->canvas, &PAGE_TEXT_STYLE);
    const float size = 11 * scale;
    Part *sign = page_add(page, PART_SHAPE, box(6, y + (line - size) / 2, size, size));
    sign->shape = SHAPE_DIAMOND;
    sign->style.colour = paint_mark_tone(app->canvas, TONE_AMBER);
    return lay_beside(page, app, block, box(6, y, size, line), 12);
}

void page_number(Page *page, int number, Box b)
{
    Part *sign = page_add(page, PART_DISC, b);
    snprintf(sign->key, sizeof sign->key, "%d", number);
    sign->style = NUMBER_STYLE;
}

static float lay_step(Page *page, App *app, const Block *block, float y)
{
    const float size = 16 + 20 * app->canvas->text_scale;
    page_number(page, ++page->step, box(0, y, size, size));
    return lay_beside(page, app, block, box(0, y, size, size), 14);
}

/* The sign of a building rule, with its letter on the corner: the table names it by that letter. */
static void lay_law_sign(Page *page, const Block *block, Box b)
{
    static const char *const SIGNS[] = {"rule-a", "rule-b", "rule-c"};
    static const char *const LETTERS[] = {"A", "B", "C"};
    const int law = block->mark[0] - 'a';
    const float disc = b.w * 0.44f;
    page_add(page, PART_TILE, b)->style.colour = TONE_TEAL;
    Part *icon = page_add(page, PART_ICON, box_inset(b, b.w * 0.14f));
    icon->words = SIGNS[law];
    icon->style.colour = TONE_CREAM;
    Part *letter = page_add(page, PART_DISC,
                            box(b.x + b.w - disc * 0.75f, b.y + b.h - disc * 0.75f, disc, disc));
    letter->words = LETTERS[law];
    letter->style = NUMBER_STYLE;
}

static float lay_law(Page *page, App *app, const Block *block, float y)
{
    const float size = 34 + 30 * fminf(app->canvas->text_scale, 1.5f);
    const float left = size + 24;
    lay_law_sign(page, block, box(2, y + 4, size, size));
    return fmaxf(size + 10, page_text(page, app, &PAGE_TEXT_STYLE, block->words,
                                      box(left, y, page->width - left, 0)));
}

static float lay_note(Page *page, App *app, const Block *block, float y)
{
    const float pad = 16;
    const float size = 14 + 20 * fminf(app->canvas->text_scale, 1.5f);
    Part *ground = page_add(page, PART_PANEL, box(0, y, page->width, 0));
    ground->style.colour = TONE_MINT;
    Part *sign = page_add(page, PART_ICON, box(pad, y + pad - 3, size, size));
    sign->words = "hint";
    sign->style.colour = TONE_GREEN;
    const float left = pad + size + 14;
    const float text = page_text(page, app, &PAGE_CAPTION_STYLE, block->words,
                                 box(left, y + pad, page->width - left - pad, 0));
    ground->box.h = fmaxf(text, size) + 2 * pad;
    return ground->box.h;
}

static float lay_block(Page *page, App *app, const Block *block, float y)
{
    switch (block->kind) {
    case BLOCK_LEAD:
    case BLOCK_TEXT:
        return lay_plain(page, app, block, y);
    case BLOCK_HEADING:
        return lay_heading(page, app, block, y);
    case BLOCK_BULLET:
        return lay_bullet(page, app, block, y);
    case BLOCK_STEP:
        return lay_step(page, app, block, y);
    case BLOCK_LAW:
        return lay_law(page, app, block, y);
    case BLOCK_NOTE:
        return lay_note(page, app, block, y);
    case BLOCK_EXAMPLE:
        return page_example(page, app, block, y);
    case BLOCK_CARDS:
        return page_cards(page, app, block, y);
    case BLOCK_MARKET:
        return page_market(page, app, block, y);
    case BLOCK_SETUP:
        return page_setup(page, app, block, y);
    case BLOCK_TABLE:
        return page_table(page, app, block, y);
    }
    return 0;
}

/* ---- the page ---- */

static float lay_title(Page *page, App *app, const Chapter *chapter)
{
    const float size = 24 + 26 * fminf(app->canvas->text_scale, 1.5f);
    const float line = paragraph_line_height(app->canvas, &TITLE_STYLE);
    Part *sign = page_add(page, PART_ICON, box(0, fmaxf(2, (line - size) / 2), size, size));
    sign->words = chapter->icon;
    sign->style.colour = TONE_RED_WARM;
    const float left = size + 16;
    const float text =
        page_text(page, app, &TITLE_STYLE, chapter->title, box(left, 0, page->width - left, 0));
    const float height = fmaxf(text, size + 2);
    Part *rule = page_add(page, PART_LINE, box(0, height + 7, page->width, 3));
    rule->style.colour = TONE_GOLD;
    return height + 28;
}

/* Blocks of a list stand closer together than others. */
static float space_after(const Block *block)
{
    return block->kind == BLOCK_BULLET || block->kind == BLOCK_HEADING ? 10
           : block->kind == BLOCK_STEP                                 ? 14
                                                                       : 20;
}

void page_lay(Page *page, App *app, const GameOptions *options, int index, float width)
{
    const Chapter *chapter = rulebook_chapter(index);
    page->chapter = index;
    page->width = width;
    page->count = 0;
    page->step = 0;
    page->block = BLOCK_OF_TITLE;
    float y = lay_title(page, app, chapter);
    for (int i = 0; i < chapter->count && i < BLOCKS_MAX; i++) {
        const Block *block = &chapter->blocks[i];
        page->block = i;
        page->tops[i] = y;
        if (rulebook_shows(block, options))
            y += lay_block(page, app, block, y) + space_after(block);
    }
    page->tops[chapter->count] = y;
    page->height = y;
}

float page_mark_of(const Page *page, float y)
{
    const int count = rulebook_chapter(page->chapter)->count;
    for (int i = 0; i < count; i++) {
        const float height = page->tops[i + 1] - page->tops[i];
        if (y < page->tops[i + 1] && height > 0)
            return y < page->tops[i] ? 0 : (float)i + (y - page->tops[i]) / height;
    }
    return (float)count;
}

float page_y_of(const Page *page, float mark)
{
    const int count = rulebook_chapter(page->chapter)->count;
    const int block = (int)mark;
    if (mark <= 0)
        return 0;
    if (block >= count)
        return page->height;
    return page->tops[block] + (mark - (float)block) * (page->tops[block + 1] - page->tops[block]);
}
