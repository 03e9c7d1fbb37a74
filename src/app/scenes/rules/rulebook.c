#include "app/scenes/rules/rulebook.h"

#include <string.h>

static const Chapter *const CHAPTERS[CHAPTER_COUNT] = {
    &CHAPTER_GOAL,  &CHAPTER_PARTS,   &CHAPTER_SETUP, &CHAPTER_ROUND,    &CHAPTER_PLACING,
    &CHAPTER_EMPTY, &CHAPTER_ROOFS,   &CHAPTER_DECOR, &CHAPTER_TOOLS,    &CHAPTER_HELPERS,
    &CHAPTER_END,   &CHAPTER_SCORING, &CHAPTER_TIES,  &CHAPTER_EDITIONS, &CHAPTER_CONTROLS,
};

const Chapter *rulebook_chapter(int index)
{
    return CHAPTERS[index];
}

bool rulebook_shows(const Block *block, const GameOptions *options)
{
    switch (block->when) {
    case WHEN_GAPS:
        return options->gaps;
    case WHEN_NO_GAPS:
        return !options->gaps;
    case WHEN_CAR:
        return options->car;
    case WHEN_NO_CAR:
        return !options->car;
    case WHEN_DISCARD:
        return options->discard;
    case WHEN_NO_DISCARD:
        return !options->discard;
    case WHEN_ALWAYS:
        break;
    }
    return true;
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

/* The first shown block of a chapter about a thing, or -1. */
static int block_about(const Chapter *chapter, const char *topic, const GameOptions *options)
{
    for (int i = 0; i < chapter->count; i++) {
        const Block *block = &chapter->blocks[i];
        if (rulebook_lists(block->topic, topic) && rulebook_shows(block, options))
            return i;
    }
    return -1;
}

/* A chapter is named before things are, so that "roofs" is the chapter and not a card. */
bool rulebook_find(const char *topic, const GameOptions *options, BookPlace *place)
{
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        if (strcmp(CHAPTERS[i]->key, topic) == 0) {
            *place = (BookPlace){.chapter = i};
            return true;
        }
    }
    for (int i = 0; i < CHAPTER_COUNT; i++) {
        const int block = block_about(CHAPTERS[i], topic, options);
        if (block >= 0) {
            *place = (BookPlace){.chapter = i, .block = block};
            return true;
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
