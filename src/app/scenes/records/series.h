/**
 * The totals of a person, or of a family whose members always sat together, game by game.
 */
#ifndef RECORDS_SERIES_H
#define RECORDS_SERIES_H

#include "session/history.h"

enum { SERIES_MAX = 60 };

typedef struct SeriesGame {
    char started[STARTED_CAPACITY];
    int totals[PLAYERS_MAX]; /* in the order of the names */
} SeriesGame;

typedef struct Series {
    int name_count;
    char names[PLAYERS_MAX][NAME_CAPACITY];
    int count; /* the last games, oldest first */
    SeriesGame games[SERIES_MAX];
} Series;

/** Fills in the games of the names that are set: of a single one all, of several those together. */
bool series_collect(Series *series, const char *data, Error *error);

#endif
