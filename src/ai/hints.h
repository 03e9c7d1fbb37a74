/**
 * What the search thinks of each legal move, and why: for hints, analysis and review.
 *
 * Reasons are codes with data; the app turns them into words. Start a search with `analyze`, let
 * it work as long as wanted (search_again for more), then list the hints.
 */
#ifndef AI_HINTS_H
#define AI_HINTS_H

#include "ai/prospects.h"
#include "ai/search.h"

typedef enum ReasonKind {
    REASON_ROOM,       /* makes a room of `room`, `size` cards, worth `points` */
    REASON_BESIDE,     /* `room` lies beside what it needs, worth `points` */
    REASON_DECOR,      /* `resource` finds its place, worth `points` */
    REASON_BATHROOMS,  /* now a bathroom on both floors, worth `points` */
    REASON_FUNCTION,   /* now bathroom, kitchen and bedroom, worth `points` */
    REASON_EMPTY_ROOM, /* the Architect makes the empty room worth `points` */
    REASON_ROOF,       /* keeps roof `colour` going: `size` of it now */
    REASON_ROOF_MIXED, /* a roof for the pile: `size` in all now */
    REASON_TOOL,       /* gets the tool `resource` */
    REASON_HELPER,     /* gets the helper `resource` */
    REASON_MARKER,     /* begins the next round */
    REASON_GROWTH,     /* the new `room` may still grow */
    REASON_SUPPORT,    /* `size` more spaces can be built on now */
    REASON_DENIES,     /* `player` would have made `points` more of that column */
    REASON_SPENDS,     /* uses the tool or helper `resource` now, for `points` */
    REASON_WAITS,      /* keeps the tool `resource`, or lets helpers rest */
    REASON_LEAST,      /* a column that others would not love, and its player needs least */
    REASON_OPTIONS,    /* nothing special: keeps the options open */
    REASON_KIND_COUNT,
} ReasonKind;

typedef struct Reason {
    ReasonKind kind;
    int weight; /* how much it says, in hundredths of a point */
    int points;
    int size;
    RoomType room;
    ResourceType resource;
    RoofColour colour;
    int player;
} Reason;

enum { HINT_REASONS = 3 };

typedef struct Hint {
    Plan plan; /* the move, and what best follows it in the same turn */
    double win_rate;
    double margin; /* mean points ahead of the best other player */
    int playouts;
    int points;      /* what the plan brings at once */
    Prospects ahead; /* what it brings that another plan does not, where they were compared */
    int reason_count;
    Reason reasons[HINT_REASONS]; /* the weightiest first */
} Hint;

typedef struct HintList {
    int count;
    Hint items[MOVE_LIST_CAPACITY];
} HintList;

/** One candidate of a search as a hint. */
Hint hints_of(const Search *search, const Candidate *candidate);

/** The best hints, at most `limit`, each with another first move. Returns how many there are. */
int hints_best(const Search *search, Hint *best, int limit);

/** A hint for every legal move, the best first. */
void hints_list(const Search *search, HintList *hints);

/** What a plan changes at once in the open score of the player to move, all moves together. */
int hints_points(const Game *game, const Plan *plan);

/** Why the player to move might make a plan: at least one reason, and its points. Of others only
 * what everybody sees counts: no roofs. */
void hints_explain(const Game *game, const Outlook *outlook, Hint *hint);

#endif
