/**
 * The plan of the count: what is looked at, in which order, and what it adds to the score pad.
 *
 * All points come from the rules core. The steps of a player add up to score_full, category by
 * category; children are only searched where they decide the win (R8.5). A plan is a value and
 * knows nothing of screens or clocks.
 */
#ifndef COUNT_STEPS_H
#define COUNT_STEPS_H

#include "dreamhome/game.h"

#include <stdbool.h>

typedef enum CountKind {
    COUNT_BEGIN,       /* a player's house comes to the middle */
    COUNT_ROOF_TURNED, /* card; place: how many of the pile were turned before */
    COUNT_ROOFS_LAID,  /* the best four go onto the house */
    COUNT_ROOM,        /* spaces: a joined room */
    COUNT_TOKEN,       /* token; spaces: where it lies, none if it stands beside the home */
    COUNT_BATHROOMS,   /* spaces: a bathroom on each upper floor */
    COUNT_TRIO,        /* spaces: a bathroom, a kitchen and a bedroom */
    COUNT_EMPTY_ROOMS, /* spaces: what the Architect makes of the empty rooms */
    COUNT_ROOF,
    COUNT_TOTAL,
    COUNT_TIE,   /* from here on the children are searched */
    COUNT_CHILD, /* spaces: where; card: the room card; place: which of its children */
    COUNT_KINDS,
} CountKind;

typedef struct CountStep {
    CountKind kind;
    int player;
    ScoreCategory category; /* of the points */
    int points;
    SpaceSet spaces;
    uint8_t card;  /* ResourceCard of a roof, RoomCard of a child */
    uint8_t token; /* ResourceType */
    uint8_t place;
} CountStep;

/* A player has at most 13 roofs, 12 rooms, 11 tokens and 8 steps besides; 24 children hide. */
enum { COUNT_STEPS_MAX = 4 * 44 + 1 + 24 };

typedef struct CountPlan {
    int players;
    int count;
    CountStep items[COUNT_STEPS_MAX];
} CountPlan;

/** Plans the count of a game that is over, for all players or for the first ones alone. */
void count_plan(const Game *game, int players, CountPlan *plan);

/** What the first `done` steps have brought a player; the total follows the other lines. */
Score count_score(const CountPlan *plan, int done, int player);

/** How many lines of the pad, from the first, are settled for a player after `done` steps. */
int count_settled(const CountPlan *plan, int done, int player);

/** The players that share the best total, bit per player. */
unsigned count_leaders(const Game *game);

#endif
