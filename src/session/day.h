/**
 * The house of the day: a date is a deal, the same on every machine and in every time zone.
 *
 * A day is a date of the calendar on the player's wall. Two sit at its table: the player, who holds
 * the marker at first, and a neighbour who follows a rule (ai/neighbour.h). What counts is the
 * player's house as a part of the best house of the deal (ai/limit.h).
 *
 * Results lie in the ledger `days.txt`, a line each: date, points, points of the best house, the
 * points of the twelve spaces, name. Older ones have letters for the spaces: room, décor, empty.
 * The first result of a person and a day stays for good.
 */
#ifndef SESSION_DAY_H
#define SESSION_DAY_H

#include "dreamhome/record.h"
#include "session/ledger.h"

#include <time.h>

typedef struct Day {
    int year;
    int month; /* 1 to 12 */
    int day;   /* 1 to 31 */
} Day;

/** Of the calendar on the wall, where the player lives. */
Day day_at(time_t now);
Day day_today(void);

/** Days since 1970, and back. */
int day_number(Day day);
Day day_of_number(int number);

/** From 0 (Monday) to 6. */
int day_weekday(Day day);
int day_month_length(int year, int month);

bool day_equal(Day one, Day other);

/** The deal of a day. */
GameOptions day_options(Day day);

typedef enum Medal { MEDAL_NONE, MEDAL_BRONZE, MEDAL_SILVER, MEDAL_GOLD, MEDAL_COUNT } Medal;

/** From so many percent of the best house on. */
extern const int MEDAL_PERCENT[MEDAL_COUNT];

Medal medal_of(int points, int best);

/** Full percent: 100 only for a house as good as the best. */
int percent_of(int points, int best);

typedef struct DayResult {
    Day day;
    int points;
    int best;                     /* of the best house */
    char spaces[SPACE_COUNT + 1]; /* the points of each, from a2 to e0 */
    char name[NAME_CAPACITY];
} DayResult;

enum { DAY_POINTS_MOST = 3 };

/**
 * What a finished house looks like from afar: the points of every space, without a word about its
 * cards. A card has its part of the points of a joined room, and those of its token; 3 stands for
 * more, too.
 */
void day_spaces(const Home *home, char spaces[SPACE_COUNT + 1]);

/** Whether the points of the spaces are known: old ledgers only say where rooms are. */
bool day_has_points(const DayResult *result);

/** The result to be pasted somewhere: one line. `share` says what it is worth, in words. */
void day_write_result(const DayResult *result, const char *title, const char *share, Text *text);

enum { DAYS_MAX = 8192 };

typedef struct Days {
    Ledger ledger;
    int count;
    DayResult *items; /* owned */
} Days;

/** Reads the ledger below `data` (NULL: none); false if there is something to tell (ledger.h). */
bool days_open(Days *days, const char *data, Error *error);
void days_close(Days *days);

/** The result of a person and a day, or NULL. */
const DayResult *days_find(const Days *days, const char *name, Day day);

/** Writes a result down, unless there is one of that person and day already. */
bool days_note(Days *days, const DayResult *result, Error *error);

/** Days in a row that a person has played, up to a day or the one before it. */
int days_row(const Days *days, const char *name, Day today);

#endif
