#include "app/pieces/children.h"

#include "dreamhome/notation.h"
#include "session/file.h"

#include <stddef.h>

enum { FILE_CAPACITY = 4096, CARD_WIDTH = 240, CARD_HEIGHT = 300 };

static bool read_length(Word *line, int limit, int *length)
{
    Word word;
    uint64_t number;
    if (!word_next(line, &word) || !word_number(word, &number) || number > (uint64_t)limit)
        return false;
    *length = (int)number;
    return true;
}

static bool read_spot(Word line, ChildSpot *spot)
{
    Word key;
    return word_next(&line, &key) && notation_read_room(key, &spot->card) &&
           read_length(&line, CARD_WIDTH, &spot->x) && read_length(&line, CARD_HEIGHT, &spot->y) &&
           read_length(&line, CARD_WIDTH - spot->x, &spot->w) &&
           read_length(&line, CARD_HEIGHT - spot->y, &spot->h);
}

bool children_load(ChildSpots *spots, const char *path, Error *error)
{
    char text[FILE_CAPACITY];
    size_t length;
    int number = 0;
    spots->count = 0;
    if (!file_read(path, text, sizeof text, &length, error))
        return false;
    for (Word rest = {text, length}; rest.length;) {
        const Word line = word_trimmed(word_until(&rest, '\n'));
        number++;
        if (!line.length)
            continue;
        if (spots->count == CHILD_SPOTS_MAX || !read_spot(line, &spots->items[spots->count])) {
            spots->count = 0;
            return error_set(error, "line %d of '%s' names no child", number, path);
        }
        spots->count++;
    }
    return true;
}

const ChildSpot *children_find(const ChildSpots *spots, RoomCard card, int place)
{
    for (int i = 0; i < spots->count; i++) {
        if (spots->items[i].card == card && place-- == 0)
            return &spots->items[i];
    }
    return NULL;
}

/* As in home_view.c: a space shows the heights from 22 on. */
Box children_box(Box space, const ChildSpot *spot)
{
    enum { SHOWN_TOP = 22 };
    const float unit = space.w / CARD_WIDTH;
    return box(space.x + (float)spot->x * unit, space.y + (float)(spot->y - SHOWN_TOP) * unit,
               (float)spot->w * unit, (float)spot->h * unit);
}
