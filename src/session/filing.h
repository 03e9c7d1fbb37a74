/**
 * How records lie in the folder of matches: their names, and how one gets there.
 *
 * A name is DATE[-COUNTER][_TITLE].dreamhome: the date is when the match was started, the counter
 * (from 2) tells matches of the same second apart, the title is what the family calls it. So byte
 * order is the order of time, and a title survives without a second file. A file with any other
 * name is welcome too: its whole name is its title.
 *
 * Nothing here ever overwrites a record, except by a later state of the same match.
 */
#ifndef SESSION_FILING_H
#define SESSION_FILING_H

#include "dreamhome/record.h"
#include "session/error.h"
#include "session/file.h"

#include <stdbool.h>

#define FILING_ENDING  ".dreamhome"
#define FILING_MATCHES "matches"

enum { FILING_TITLE_CAPACITY = 128 };

typedef struct FiledName {
    char date[20]; /* 2026-01-31_18-30-00, or its beginning; empty in a foreign name */
    int counter;   /* 1 where none is written */
    char title[FILING_TITLE_CAPACITY];
} FiledName;

void filed_name_read(FiledName *name, const char *file);
void filed_name_write(const FiledName *name, char file[FILE_NAME_CAPACITY]);

/** The untitled name of a record. */
void filed_name_of(FiledName *name, const Record *record);

/**
 * Makes a title of what somebody typed: clean UTF-8 without the characters that some disk does not
 * take, without blanks around it, cut between two characters. It may come out empty.
 */
void filing_clean_title(const char *typed, char title[FILING_TITLE_CAPACITY]);

/**
 * Puts a record into the folder of matches below `data` and tells its name there. An earlier state
 * of the same match is replaced and keeps its name; a later one stays and is enough.
 */
bool filing_keep(const char *data, const Record *record, char file[FILE_NAME_CAPACITY],
                 Error *error);

/** Moves a file that was read but holds no record to a name of its own in `data`:
 * damaged-N.dreamhome. */
bool filing_set_aside(const char *data, const char *path, char file[FILE_NAME_CAPACITY],
                      Error *error);

/** The youngest match whose game is not over, of those played lately; false if there is none. */
bool filing_newest_unfinished(const char *data, Record *record);

/** Whether `earlier` is the same match with the same moves or fewer. Levels may have changed. */
bool filing_is_earlier(const Record *earlier, const Record *record);

#endif
