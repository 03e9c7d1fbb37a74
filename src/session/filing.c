#include "session/filing.h"

#include "session/record_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- names ---- */

/* Digits where the pattern has a 9; how much of the pattern the text follows. */
static size_t follows(const char *text, const char *pattern)
{
    size_t i = 0;
    while (pattern[i] &&
           (pattern[i] == '9' ? text[i] >= '0' && text[i] <= '9' : text[i] == pattern[i]))
        i++;
    return i;
}

/* A record may know its time to the second, the minute or the day. */
static size_t date_length(const char *file)
{
    const size_t length = follows(file, "9999-99-99_99-99-99");
    return length >= 19 ? 19 : length >= 16 ? 16 : length >= 10 ? 10 : 0;
}

/* "-N" with N from 2; anything else is no counter. */
static size_t counter_length(const char *text, int *counter)
{
    const size_t digits = text[0] == '-' ? strspn(text + 1, "0123456789") : 0;
    *counter = 1;
    if (digits == 0 || digits > 6 || text[1] == '0' || strcmp(text, "-1") == 0)
        return 0;
    *counter = atoi(text + 1);
    return digits + 1;
}

void filed_name_read(FiledName *name, const char *file)
{
    char stem[FILE_NAME_CAPACITY];
    *name = (FiledName){.counter = 1};
    snprintf(stem, sizeof stem, "%s", file);
    char *ending = strrchr(stem, '.');
    if (ending && strcmp(ending, FILING_ENDING) == 0)
        *ending = '\0';
    const size_t date = date_length(stem);
    const size_t counter = counter_length(stem + date, &name->counter);
    const char *rest = stem + date + counter;
    if (date && (*rest == '\0' || *rest == '_')) {
        memcpy(name->date, stem, date);
        filing_clean_title(*rest ? rest + 1 : rest, name->title);
        return;
    }
    name->counter = 1;
    filing_clean_title(stem, name->title);
}

void filed_name_write(const FiledName *name, char file[FILE_NAME_CAPACITY])
{
    Text text = text_on(file, FILE_NAME_CAPACITY);
    text_add(&text, name->date);
    if (name->counter > 1) {
        text_add_char(&text, '-');
        text_add_number(&text, (uint64_t)name->counter);
    }
    if (name->title[0]) {
        text_add_char(&text, '_');
        text_add(&text, name->title);
    }
    text_add(&text, FILING_ENDING);
}

void filed_name_of(FiledName *name, const Record *record)
{
    *name = (FiledName){.counter = 1};
    for (size_t i = 0; i + 1 < sizeof name->date && record->started[i]; i++) {
        const char c = record->started[i];
        name->date[i] = c == 'T' ? '_' : c == ':' ? '-' : c;
    }
    name->date[date_length(name->date)] = '\0';
}

void filing_clean_title(const char *typed, char title[FILING_TITLE_CAPACITY])
{
    Text text = text_on(title, FILING_TITLE_CAPACITY);
    text_add_clean(&text, typed);
    for (char *c = title; *c; c++) {
        if (strchr("/\\:*?\"<>|", *c))
            *c = '-';
    }
}

/* ---- keeping ---- */

bool filing_is_earlier(const Record *earlier, const Record *record)
{
    const GameOptions *one = &earlier->options;
    const GameOptions *other = &record->options;
    if (one->seed != other->seed || one->edition != other->edition ||
        one->players != other->players || one->first != other->first ||
        one->discard != other->discard || one->car != other->car || one->gaps != other->gaps ||
        strcmp(earlier->started, record->started) != 0 || earlier->move_count > record->move_count)
        return false;
    for (int seat = 0; seat < one->players; seat++) {
        if (strcmp(earlier->seats[seat].name, record->seats[seat].name) != 0)
            return false;
    }
    for (int i = 0; i < earlier->move_count; i++) {
        if (!move_equal(&earlier->moves[i], &record->moves[i]))
            return false;
    }
    return true;
}

typedef enum Found { FOUND_NONE, FOUND_EARLIER, FOUND_LATER } Found;

static Found compare_file(const char *path, const Record *record)
{
    Record there;
    Error ignored; /* a file that cannot be read is none that may be replaced */
    if (!record_file_load(path, &there, &ignored))
        return FOUND_NONE;
    const bool has_all = there.move_count > record->move_count || record_turn_ended(&there) ||
                         !record_turn_ended(record);
    return has_all && filing_is_earlier(record, &there) ? FOUND_LATER
           : filing_is_earlier(&there, record)          ? FOUND_EARLIER
                                                        : FOUND_NONE;
}

/* Looks for the match among those of the same date; `path` is where it was found. */
static bool find_same(const char *folder, const char *date, const Record *record, char *path,
                      Found *found, Error *error)
{
    FileNames names;
    *found = FOUND_NONE;
    if (!file_names(folder, FILING_ENDING, &names, error))
        return false;
    for (int i = 0; *found == FOUND_NONE && i < names.count; i++) {
        if (strncmp(names.items[i], date, strlen(date)) == 0 &&
            file_path(path, folder, names.items[i], error))
            *found = compare_file(path, record);
    }
    file_names_free(&names);
    return true;
}

static bool create_counted(const char *folder, FiledName *name, const Record *record, char *path,
                           Error *error)
{
    enum { MOST = 100000 };
    char buffer[RECORD_TEXT_CAPACITY];
    char file[FILE_NAME_CAPACITY];
    Text text = text_on(buffer, sizeof buffer);
    bool taken = true;
    record_write(record, &text);
    if (!record_reads_back(record, &text, folder, error))
        return false;
    for (name->counter = 1; taken && name->counter <= MOST; name->counter++) {
        filed_name_write(name, file);
        if (!file_path(path, folder, file, error))
            return false;
        if (file_create(path, text.data, text.length, &taken, error))
            return true;
    }
    return false;
}

bool filing_keep(const char *data, const Record *record, char file[FILE_NAME_CAPACITY],
                 Error *error)
{
    FiledName name;
    char folder[FILE_PATH_CAPACITY];
    char path[FILE_PATH_CAPACITY];
    filed_name_of(&name, record);
    if (!file_path(folder, data, FILING_MATCHES, error) || !file_make_directory(folder, error))
        return false;
    Found found;
    if (!find_same(folder, name.date, record, path, &found, error))
        return false;
    const bool kept = found == FOUND_LATER     ? true
                      : found == FOUND_EARLIER ? record_file_save(path, record, error)
                                               : create_counted(folder, &name, record, path, error);
    if (kept)
        snprintf(file, FILE_NAME_CAPACITY, "%s", strrchr(path, '/') + 1);
    return kept;
}

bool filing_set_aside(const char *data, const char *path, char file[FILE_NAME_CAPACITY],
                      Error *error)
{
    enum { MOST = 100000 };
    char aside[FILE_PATH_CAPACITY];
    bool taken = true;
    for (int number = 1; taken && number <= MOST; number++) {
        snprintf(file, FILE_NAME_CAPACITY, "damaged-%d" FILING_ENDING, number);
        if (!file_path(aside, data, file, error))
            return false;
        if (file_move(path, aside, &taken, error))
            return true;
    }
    return false;
}

/* A family that has finished its last hundred games does not miss an older one at the start. */
bool filing_newest_unfinished(const char *data, Record *record)
{
    enum { MOST = 100 };
    FileNames names;
    Error ignored; /* what cannot be read is passed over; the list of saves tells of it */
    char folder[FILE_PATH_CAPACITY];
    char path[FILE_PATH_CAPACITY];
    if (!file_path(folder, data, FILING_MATCHES, &ignored) ||
        !file_names(folder, FILING_ENDING, &names, &ignored))
        return false;
    bool found = false;
    for (int i = names.count - 1; !found && i >= 0 && i >= names.count - MOST; i--)
        found = file_path(path, folder, names.items[i], &ignored) &&
                record_file_load(path, record, &ignored) && !record_is_finished(record);
    file_names_free(&names);
    return found;
}
