#include "app/scenes/rules/rulebook.h"

#include <string.h>

static const Chapter *const CHAPTERS[CHAPTER_COUNT] = {
    &CHAPTER_GOAL,    &CHAPTER_PARTS, &CHAPTER_ROUND,    &CHAPTER_PLACING,  &CHAPTER_EMPTY,
    &CHAPTER_ROOFS,   &CHAPTER_DECOR, &CHAPTER_TOOLS,    &CHAPTER_HELPERS,  &CHAPTER_END,
    &CHAPTER_SCORING, &CHAPTER_TIES,  &CHAPTER_EDITIONS, &CHAPTER_CONTROLS,
};

const Chapter *rulebook_chapter(int index)
{
    return CHAPTERS[index];
}

bool rulebook_lists(const char *list, const char *name)
{
    const size_t length = strlen(name);
    while (list && *list) {
        const size_t word = strcspn(list, " ");
        if (word == length && strncmp(list, name, length) == 0)
            return true;
        list += word;
        list += strspn(list, " ");
    }
    return false;
}

/* A chapter is named before things are, so that "roofs" is the chapter and not a card. */
bool rulebook_find(const char *topic, BookPlace *place)
{
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        if (strcmp(CHAPTERS[i]->key, topic) == 0) {
            *place = (BookPlace){.chapter = i};
            return true;
        }
    }
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        for (int block = 0; block < CHAPTERS[i]->count; block++) {
            if (rulebook_lists(CHAPTERS[i]->blocks[block].topic, topic)) {
                *place = (BookPlace){.chapter = i, .block = block};
                return true;
            }
        }
    }
    return false;
}

int rulebook_line_count(const Block *block)
{
    return 1 + rulebook_table_rows(block->table) * rulebook_table_columns(block->table);
}

const char *rulebook_line(const Block *block, int line)
{
    if (line == 0)
        return block->words ? block->words : "";
    const int columns = rulebook_table_columns(block->table);
    const TableRow row = rulebook_table_row(block->table, (line - 1) / columns);
    const char *cell = row.cells[(line - 1) % columns];
    return cell ? cell : "";
}
