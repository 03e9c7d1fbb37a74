/* The page for somebody who hears it: one passage after the other, as they stand on the paper. */
#include "app/scenes/rules/page.h"

/* A block is a passage, but for tables, where every row is one. */
static bool begins_passage(const Page *page, int index)
{
    const Part *part = &page->parts[index];
    return index == 0 || part->kind == PART_ROW || part->block != page->parts[index - 1].block;
}

/* Stars stand around what is printed strong. */
static void add_plain(Text *text, const char *words)
{
    for (; *words; words++) {
        if (*words != '*')
            text_add_char(text, *words);
    }
}

static void add_part(const App *app, const Part *part, Text *text)
{
    const bool label = part->kind == PART_LABEL && (part->key[0] || part->words);
    const bool tick = part->kind == PART_SHAPE && part->shape == SHAPE_TICK;
    if (part->kind != PART_TEXT && part->kind != PART_POINTS && !label && !tick)
        return;
    if (text->length)
        text_add(text, ", ");
    if (tick)
        text_add(text, tr(app->words, WORDS_IN("spoken", "yes")));
    else if (part->kind == PART_POINTS)
        text_add_number(text, (uint64_t)(part->number < 0 ? 0 : part->number));
    else
        add_plain(text, label && part->key[0] ? part->key : part->words);
}

/* Adds the passage that begins at a part, and returns the part behind it. */
static int add_passage(const Page *page, const App *app, int from, Text *text)
{
    int i = from;
    do
        add_part(app, &page->parts[i++], text);
    while (i < page->count && !begins_passage(page, i));
    return i;
}

int page_passages(const Page *page, const App *app)
{
    int count = 0;
    for (int i = 0; i < page->count;) {
        char words[2];
        Text text = text_on(words, sizeof words);
        i = add_passage(page, app, i, &text);
        count += text.length > 0;
    }
    return count;
}

Box page_passage(const Page *page, const App *app, int index, Text *text)
{
    for (int i = 0; i < page->count;) {
        const int from = i;
        const size_t before = text->length;
        i = add_passage(page, app, i, text);
        if (text->length > before && index-- == 0)
            return page->parts[from].box;
        text->length = before;
        text->data[before] = '\0';
    }
    return box(0, 0, page->width, 1);
}

int page_passage_at(const Page *page, const App *app, int block, int line)
{
    int index = -1;
    for (int i = 0; i < page->count;) {
        char words[2];
        Text text = text_on(words, sizeof words);
        const int from = i;
        i = add_passage(page, app, i, &text);
        index += text.length > 0;
        for (int k = from; k < i; k++) {
            if (page->parts[k].block == block && page->parts[k].line == line &&
                page->parts[k].kind == PART_TEXT)
                return index;
        }
    }
    return 0;
}
