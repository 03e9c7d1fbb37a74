/**
 * What every record in the folder of matches says, in the order of their names, which is time.
 *
 * The records are the truth. Replaying them all takes its time, so what came out is kept in
 * `statistics.txt`, a cache with a checksum: an entry holds as long as its record has the same
 * size and time. A cache that is lost, damaged or cannot be written costs time and nothing else.
 * A record that cannot be read now is not remembered as damaged.
 */
#ifndef SESSION_HISTORY_H
#define SESSION_HISTORY_H

#include "dreamhome/record.h"
#include "session/error.h"
#include "session/file.h"

#include <stdbool.h>

#define HISTORY_CACHE "statistics.txt"

typedef struct HistorySeat {
    Level level;
    char name[NAME_CAPACITY];
    Score score; /* of a finished game; before, roofs are nobody's business */
    bool won;    /* alone or with others */
} HistorySeat;

typedef struct HistoryGame {
    char file[FILE_NAME_CAPACITY]; /* in the folder of matches */
    FileStamp stamp;
    bool readable; /* if not, nothing below is set */
    bool finished;
    char started[STARTED_CAPACITY];
    Edition edition;
    int players;
    int round;
    int moves;
    HistorySeat seats[PLAYERS_MAX];
} HistoryGame;

/** Shows `visit` every game, oldest first, finished or not, and files that cannot be read. */
bool history_each(const char *data, void (*visit)(void *context, const HistoryGame *game),
                  void *context, Error *error);

/** Reads one record, by no cache; false if it could not be read now and may be sound. */
bool history_read(const char *path, const char *file, HistoryGame *game);

/* ---- an entry of the cache: lines of fields between tabs ---- */

enum { HISTORY_ENTRY_CAPACITY = 1024 };

void history_entry_write(const HistoryGame *game, Text *text);

/** Reads one line. The first of an entry starts `game`, the seats follow, `*whole` ends it. */
bool history_entry_read(Word line, HistoryGame *game, int *seats, bool *whole);

#endif
