#include "app/scenes/rules/find_words.h"

#include "app/scenes/rules/fold.h"

#include <string.h>

/* Blanks at the ends come from typing and mean nothing. */
static void trim(Folded *sought)
{
    int first = 0;
    while (first < sought->count && sought->letters[first] == ' ')
        first++;
    while (sought->count > first && sought->letters[sought->count - 1] == ' ')
        sought->count--;
    sought->count -= first;
    memmove(sought->letters, sought->letters + first,
            (size_t)sought->count * sizeof sought->letters[0]);
}

static bool stands_at(const Folded *text, int at, const Folded *sought)
{
    return at + sought->count <= text->count &&
           memcmp(text->letters + at, sought->letters,
                  (size_t)sought->count * sizeof sought->letters[0]) == 0;
}

/* Where the last letter ends: a letter that folded to two must not be cut in half. */
static int end_of(const Folded *text, int after)
{
    while (after < text->count && text->from[after] == text->from[after - 1])
        after++;
    return text->from[after];
}

static int spans_of(const char *words, const Folded *sought, Span spans[SPANS_MAX])
{
    Folded text;
    int count = 0;
    fold(words, &text);
    for (int at = 0; at < text.count && count < SPANS_MAX;) {
        if (stands_at(&text, at, sought)) {
            spans[count++] = (Span){text.from[at], end_of(&text, at + sought->count)};
            at += sought->count;
        } else {
            at++;
        }
    }
    return count;
}

int find_spans(const char *text, const char *sought, Span spans[SPANS_MAX])
{
    Folded folded;
    fold(sought, &folded);
    trim(&folded);
    return folded.count ? spans_of(text, &folded, spans) : 0;
}

static void add_line(Hits *hits, Hit hit, int count)
{
    for (int nth = 0; nth < count && hits->count < HITS_MAX; nth++) {
        hit.nth = (short)nth;
        hits->items[hits->count++] = hit;
        hits->in_chapter[hit.chapter]++;
    }
}

/* How often the words stand in a line of the book. */
static int count_in_line(const char *english, const Folded *sought, const Reader *reader)
{
    Span spans[SPANS_MAX];
    return english[0] ? spans_of(reader->translate(reader->with, english), sought, spans) : 0;
}

static void find_in_chapter(int index, const Folded *sought, const Reader *reader, Hits *hits)
{
    const Chapter *chapter = rulebook_chapter(index);
    add_line(hits, (Hit){(short)index, BLOCK_OF_TITLE, 0, 0},
             count_in_line(chapter->title, sought, reader));
    for (int i = 0; i < chapter->count; i++) {
        const Block *block = &chapter->blocks[i];
        const int lines = rulebook_shows(block, reader->options) ? rulebook_line_count(block) : 0;
        for (int line = 0; line < lines; line++)
            add_line(hits, (Hit){(short)index, (short)i, (short)line, 0},
                     count_in_line(rulebook_line(block, line), sought, reader));
    }
}

void find_in_book(const char *sought, const Reader *reader, Hits *hits)
{
    Folded folded;
    *hits = (Hits){.count = 0};
    fold(sought, &folded);
    trim(&folded);
    if (!folded.count)
        return;
    for (int chapter = 0; chapter < CHAPTER_COUNT; chapter++)
        find_in_chapter(chapter, &folded, reader, hits);
}

int find_from(const Hits *hits, BookPlace place)
{
    for (int i = 0; i < hits->count; i++) {
        const Hit *hit = &hits->items[i];
        if (hit->chapter > place.chapter ||
            (hit->chapter == place.chapter && hit->block >= place.block))
            return i;
    }
    return hits->count ? 0 : -1;
}
