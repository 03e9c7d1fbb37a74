/**
 * The numbers of the records: of a person or of a family, one at a time.
 */
#ifndef RECORDS_FIGURES_H
#define RECORDS_FIGURES_H

#include "app/scenes/records/records.h"
#include "app/scenes/records/series.h"
#include "session/statistics.h"

enum {
    WHO_MAX = STATISTICS_PERSONS_MAX + STATISTICS_FAMILIES_MAX,
    FAMILY_WORDS_CAPACITY = PLAYERS_MAX * (NAME_CAPACITY + 2),
};

struct Figures {
    Statistics statistics;
    int who; /* first the persons, then the families */
    int who_count;
    const char *choices[WHO_MAX];
    char families[STATISTICS_FAMILIES_MAX][FAMILY_WORDS_CAPACITY];
    Series series;
    Houses best; /* the game with the best house */
    Box numbers, house, plot;
};

void figures_free(Figures *figures);

/** Counts all games anew. */
void figures_count(Records *records, App *app);

void figures_show(Records *records, App *app);
void figures_lay(Records *records, App *app, Box area);
SceneStep figures_use(Records *records, App *app, const Widget *used);

const GameTally *figures_tally(const Figures *figures);

/* ---- figures_draw.c ---- */

float figures_numbers_height(const App *app);
void figures_draw(const Records *records, App *app);

/* ---- export.c ---- */

/** Writes everything to a file where the player finds it, and says where. */
void figures_export(Records *records, App *app, bool json);

#endif
