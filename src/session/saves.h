/**
 * The games that a family has kept: those in the folder of matches, and those thrown away.
 *
 * A list is a picture of the folder at one moment, on the heap. Whatever is renamed, thrown
 * away or taken back is a file that moves, and its name never takes the place of another. Nothing
 * is ever deleted for good here.
 */
#ifndef SESSION_SAVES_H
#define SESSION_SAVES_H

#include "dreamhome/record.h"
#include "session/error.h"
#include "session/filing.h"

#include <stdbool.h>

typedef enum SavesFolder { SAVES_KEPT, SAVES_TRASH } SavesFolder;

typedef struct Save {
    char file[FILE_NAME_CAPACITY];     /* its name in the folder */
    char title[FILING_TITLE_CAPACITY]; /* what the family calls it, or empty */
    char started[STARTED_CAPACITY];
    bool readable; /* if not, nothing below is known */
    bool finished;
    int round;
    int moves;
    int players;
    Seat seats[PLAYERS_MAX];
    int totals[PLAYERS_MAX]; /* of a finished game; before, roofs are nobody's business */
    unsigned winners;        /* bit per seat, of a finished game */
} Save;

typedef struct Saves {
    int count;
    Save items[];
} Saves;

/**
 * All saves below `data`, youngest first, to be freed; NULL if the folder cannot be read. An empty
 * folder is an empty list. Thousands of kept ones are quick from the second time on (history.h).
 */
Saves *saves_list(const char *data, SavesFolder folder, Error *error);

/** Where a save lies. */
bool saves_path(const char *data, SavesFolder folder, const char *file,
                char path[FILE_PATH_CAPACITY], Error *error);

/** Gives a kept save a title, cleaned; an empty one takes it away. `file` becomes the new name. */
bool saves_rename(const char *data, char file[FILE_NAME_CAPACITY], const char *title, Error *error);

/** Throws a save away; `file` becomes its name in the trash. */
bool saves_delete(const char *data, char file[FILE_NAME_CAPACITY], Error *error);

/** Takes a save out of the trash; `file` becomes its name among the matches. */
bool saves_undelete(const char *data, char file[FILE_NAME_CAPACITY], Error *error);

#endif
