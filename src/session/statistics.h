/**
 * What all finished games together say about the people who played them.
 *
 * A person is a name on a seat that no computer held. A family is a set of at least two persons who
 * sat at one table, in any order, with or without computers. Everything comes from the records in
 * the folder of matches (history.h): what is thrown away no longer counts, what is taken back does.
 */
#ifndef SESSION_STATISTICS_H
#define SESSION_STATISTICS_H

#include "session/error.h"
#include "session/history.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { STATISTICS_PERSONS_MAX = 64, STATISTICS_FAMILIES_MAX = 64 };

/** Points are tallied, children are not: every line of the score pad down to the total. */
enum { TALLY_CATEGORIES = SCORE_TOTAL + 1 };

typedef struct GameTally {
    int games;
    int wins;           /* shared ones count; a family wins when one of it does */
    int streak;         /* wins up to the last game, without a break */
    int longest_streak; /* the longest there ever was */
    int houses;         /* that were built: one a game and person */
    int64_t sums[TALLY_CATEGORIES];
    int best[TALLY_CATEGORIES];
    char best_file[FILE_NAME_CAPACITY]; /* the record with the best total, the first of several */
    int best_seat;                      /* and whose house it is, from 0 */
} GameTally;

typedef struct PersonStatistics {
    char name[NAME_CAPACITY];
    GameTally tally;
} PersonStatistics;

typedef struct FamilyStatistics {
    int count;
    char names[PLAYERS_MAX][NAME_CAPACITY]; /* in byte order */
    GameTally tally;
} FamilyStatistics;

/** Large: keep it on the heap. Persons and families stand in the order of their first game. */
typedef struct Statistics {
    int games;
    int person_count;
    int family_count;
    bool more; /* there were more people than fit */
    PersonStatistics persons[STATISTICS_PERSONS_MAX];
    FamilyStatistics families[STATISTICS_FAMILIES_MAX];
} Statistics;

/** Counts all games below `data`. */
bool statistics_collect(Statistics *statistics, const char *data, Error *error);

/** The average of a category in hundredths of a point, rounded; 0 without a house. */
int statistics_average(const GameTally *tally, ScoreCategory category);

/* ---- export ---- */

/** A row for each seat of each game. */
bool statistics_write_csv(const char *data, FILE *file, Error *error);

/** Persons, families and all scores. */
bool statistics_write_json(const char *data, const Statistics *statistics, FILE *file,
                           Error *error);

#endif
