/**
 * The family's street: a plot for every house that was finished on this computer, oldest first.
 *
 * The records are the truth: a game that is deleted takes its houses along. A record that cannot be
 * read leaves one empty plot. A house or an empty plot may be removed from the street and put back;
 * that is remembered in `street.txt` (ledger.h) by when the game was started and who built it, so
 * that it survives a new title, and a game that comes back from the trash; an empty plot by its
 * file.
 *
 * Only what history.h keeps ready is read here: a thousand games are quick.
 */
#ifndef SESSION_STREET_H
#define SESSION_STREET_H

#include "dreamhome/record.h"
#include "session/house.h"
#include "session/ledger.h"

#include <stdbool.h>

enum { STREET_REMOVED_MAX = 4000 };

typedef struct Plot {
    char file[FILE_NAME_CAPACITY]; /* in the folder of matches */
    char started[STARTED_CAPACITY];
    bool empty;   /* the record cannot be read: nothing below is set */
    bool removed; /* from the street, by a player */
    int seat;
    Level level;
    char name[NAME_CAPACITY];
    int points;
} Plot;

typedef struct RemovedHouse RemovedHouse;

typedef struct Street {
    int count;
    Plot *items;
    Ledger ledger;
    int removed_count; /* also of houses that are not there now */
    RemovedHouse *removed;
} Street;

/**
 * Reads everything below `data`. False if there is something to tell: `ledger.damaged` is set, or
 * else `error` says what cannot be read. The street can be used all the same, and is closed by
 * the caller.
 */
bool street_open(Street *street, const char *data, Error *error);
void street_close(Street *street);

/** Removes a house, or puts it back. If that cannot be written, nothing has changed. */
bool street_remove(Street *street, int index, bool removed, Error *error);

/** Whether any game was finished here, by a look at the newest records: quick at any time. */
bool street_has_houses(const char *data);

/**
 * The last houses of people that stand in the street, newest last; returns their number. Only the
 * newest records are looked at: quick at any time.
 */
int street_last(const char *data, House *houses, int max);

/** The month of a moment (ISO 8601, or the date of a file's name), from 1 to 12; 0 if it has none.
 */
int street_month(const char *started);

#endif
