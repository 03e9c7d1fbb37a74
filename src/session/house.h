/**
 * A finished house: what remains of one player when a game is over, to be visited, printed, and set
 * up in the family's street.
 *
 * A House is a value without pointers. It is made from a record and never kept on disk: the record
 * is the truth.
 */
#ifndef SESSION_HOUSE_H
#define SESSION_HOUSE_H

#include "dreamhome/record.h"
#include "session/file.h"

#include <stdbool.h>

typedef struct House {
    Home home;
    Score score;
    char name[NAME_CAPACITY]; /* of who built it; empty for a house that nobody built */
    char started[STARTED_CAPACITY];
    Edition edition;
    int seat;                      /* in the game, from 0 */
    char file[FILE_NAME_CAPACITY]; /* its record in the folder of matches, or empty */
} House;

/** The house of a seat; false while the game is not over. `file` may be NULL: kept nowhere. */
bool house_from_record(const Record *record, int seat, const char *file, House *house);

#endif
