/**
 * The limit: how good a home could become if its player knew the whole deal and had the first
 * choice in every round, from a given round on.
 *
 * A beam search over the rounds keeps the most promising homes of each. Columns, places, tokens,
 * scaffoldings, tools and the helpers at the end are all tried. Where no home had to be dropped the
 * result is proven: nothing better exists. Otherwise it is the best that was found.
 *
 * The caller owns the memory and says how much there is: more of it makes a wider search.
 */
#ifndef AI_LIMIT_H
#define AI_LIMIT_H

#include "ai/stop.h"
#include "dreamhome/game.h"

typedef struct LimitItem {
    Home home;
    int32_t value;
    uint64_t signature; /* equal for homes that differ only in the copies of their cards */
} LimitItem;

enum {
    LIMIT_SPARE = 8,    /* homes collected for each that is kept, before the worse are dropped */
    LIMIT_WIDTH = 1000, /* a good width: about a second for a whole game */
};

/** Items of memory that a search of some width needs. */
#define LIMIT_ITEMS(width) ((LIMIT_SPARE + 1) * (size_t)(width))

typedef struct Limit {
    int points;
    bool proven;
    bool alone;    /* no other home of those that were met has as many points */
    bool complete; /* it was not told to stop; else nothing here means anything */
    Home home;     /* the best one, its helpers used */
} Limit;

/**
 * Looks for the best end of `player`'s home in a game that stands at the beginning of a round, with
 * its real deck. `items` has room for LIMIT_ITEMS(width).
 */
void limit_find(const Game *game, int player, LimitItem *items, int width, Stop stop, Limit *limit);

#endif
