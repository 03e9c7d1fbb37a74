/* The ledger of all days that were played. */
#include "session/day.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DAYS_FILE "days.txt"
#define DAYS_HEAD "dreamhome-days 1"

enum { POINTS_MAX = 200 };

/* ---- reading ---- */

static bool is_date(Day day)
{
    return day.year >= 1970 && day.year <= 9999 && day.month >= 1 && day.month <= 12 &&
           day.day >= 1 && day.day <= day_month_length(day.year, day.month);
}

/* "2026-11-16": always with all its digits. */
static bool read_date(Word word, Day *day)
{
    int *const parts[] = {&day->year, &day->month, &day->day};
    *day = (Day){0};
    if (word.length != 10 || word.at[4] != '-' || word.at[7] != '-')
        return false;
    for (size_t i = 0, part = 0; i < word.length; i++) {
        if (word.at[i] == '-') {
            part++;
            continue;
        }
        if (word.at[i] < '0' || word.at[i] > '9')
            return false;
        *parts[part] = *parts[part] * 10 + (word.at[i] - '0');
    }
    return is_date(*day);
}

static bool read_points(Word word, int *points)
{
    uint64_t number;
    if (!word_number(word, &number) || number > POINTS_MAX)
        return false;
    *points = (int)number;
    return true;
}

static bool read_spaces(Word word, char spaces[SPACE_COUNT + 1])
{
    if (word.length != SPACE_COUNT)
        return false;
    memcpy(spaces, word.at, word.length);
    spaces[SPACE_COUNT] = '\0';
    return strspn(spaces, "0123") == SPACE_COUNT || strspn(spaces, "rde") == SPACE_COUNT;
}

static bool read_line(void *context, Word line)
{
    Days *days = context;
    Word words[4];
    if (days->count == DAYS_MAX)
        return false;
    DayResult *result = &days->items[days->count];
    for (int i = 0; i < 4; i++) {
        if (!word_next(&line, &words[i]))
            return false;
    }
    const Word name = word_trimmed(line);
    if (!read_date(words[0], &result->day) || !read_points(words[1], &result->points) ||
        !read_points(words[2], &result->best) || !read_spaces(words[3], result->spaces) ||
        !name.length || name.length >= NAME_CAPACITY)
        return false;
    Text text = text_on(result->name, sizeof result->name);
    text_add_word(&text, name);
    days->count++;
    return true;
}

bool days_open(Days *days, const char *data, Error *error)
{
    const LedgerReader reader = {DAYS_FILE, DAYS_HEAD, read_line, days};
    days->count = 0;
    days->items = calloc(DAYS_MAX, sizeof *days->items);
    if (!days->items)
        abort();
    const bool whole = ledger_open(&days->ledger, data, &reader, error);
    if (!whole)
        days->count = 0;
    return whole;
}

void days_close(Days *days)
{
    free(days->items);
    days->items = NULL;
    days->count = 0;
}

/* ---- writing ---- */

static bool write_all(const Days *days, Error *error)
{
    char *buffer = malloc(LEDGER_CAPACITY);
    if (!buffer)
        abort();
    Text text = text_on(buffer, LEDGER_CAPACITY);
    ledger_begin(&days->ledger, &text);
    for (int i = 0; i < days->count; i++) {
        const DayResult *result = &days->items[i];
        char line[64 + SPACE_COUNT + NAME_CAPACITY];
        snprintf(line, sizeof line, "%04d-%02d-%02d %d %d %s %s\n", result->day.year,
                 result->day.month, result->day.day, result->points, result->best, result->spaces,
                 result->name);
        text_add(&text, line);
    }
    const bool written = ledger_write(&days->ledger, &text, error);
    free(buffer);
    return written;
}

const DayResult *days_find(const Days *days, const char *name, Day day)
{
    for (int i = 0; i < days->count; i++) {
        if (day_equal(days->items[i].day, day) && strcmp(days->items[i].name, name) == 0)
            return &days->items[i];
    }
    return NULL;
}

bool days_note(Days *days, const DayResult *result, Error *error)
{
    if (days_find(days, result->name, result->day))
        return true;
    if (days->count == DAYS_MAX)
        return error_set(error, "there are too many days to keep");
    days->items[days->count++] = *result;
    return write_all(days, error);
}

int days_row(const Days *days, const char *name, Day today)
{
    int number = day_number(today);
    int row = 0;
    if (!days_find(days, name, today))
        number--; /* today is not over yet */
    while (number >= 0 && days_find(days, name, day_of_number(number))) {
        number--;
        row++;
    }
    return row;
}
