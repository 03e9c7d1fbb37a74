#include "app/scenes/records/series.h"

#include <stdlib.h>
#include <string.h>

/* The seat where a person of this name sat, or -1. */
static int seat_of(const HistoryGame *game, const char *name)
{
    for (int seat = 0; seat < game->players; seat++) {
        if (game->seats[seat].level == LEVEL_PERSON && strcmp(game->seats[seat].name, name) == 0)
            return seat;
    }
    return -1;
}

/* A family is all persons of a table: with one more it would be another family. */
static bool is_complete(const Series *series, const HistoryGame *game)
{
    int persons = 0;
    for (int seat = 0; seat < game->players; seat++)
        persons += game->seats[seat].level == LEVEL_PERSON;
    return series->name_count == 1 || persons == series->name_count;
}

static void visit(void *context, const HistoryGame *game)
{
    Series *series = context;
    SeriesGame found = {0};
    if (!game->finished || !is_complete(series, game))
        return;
    for (int i = 0; i < series->name_count; i++) {
        const int seat = seat_of(game, series->names[i]);
        if (seat < 0)
            return;
        found.totals[i] = game->seats[seat].score.total;
    }
    memcpy(found.started, game->started, sizeof found.started);
    if (series->count == SERIES_MAX)
        memmove(&series->games[0], &series->games[1],
                sizeof series->games - sizeof series->games[0]);
    else
        series->count++;
    series->games[series->count - 1] = found;
}

static int compare(const void *one, const void *other)
{
    return strcmp(((const SeriesGame *)one)->started, ((const SeriesGame *)other)->started);
}

/* The history goes by the names of files, which need not be those of dates. */
bool series_collect(Series *series, const char *data, Error *error)
{
    series->count = 0;
    const bool read = history_each(data, visit, series, error);
    qsort(series->games, (size_t)series->count, sizeof series->games[0], compare);
    return read;
}
