/**
 * What the learned value sees of a position: small facts, each either there or not, some several
 * times (two kitchens that may grow are the same fact twice).
 *
 * The facts of a home come in three groups that add up: its rooms, its cards with the place in the
 * next round's order, and what is the same for all its choices in a round (the context). Unseen
 * cards are known as a set, never in their order. A group is a list of feature numbers; the points
 * that are already sure are counted beside them, in hundredths.
 *
 * The numbers are those of the rows of learned_weights.def: a change here needs a new training.
 */
#ifndef AI_FEATURES_H
#define AI_FEATURES_H

#include "dreamhome/game.h"

#include <stdint.h>

/** How many unseen cards there are: none to five, or more. */
enum { UNSEEN_STEPS = 7 };

enum { RESOURCE_KINDS = 5 };

/** Every kind of feature: FEATURE(NAME, how many numbers it has, what it tells). */
#define FEATURE_LIST(FEATURE)                                                                      \
    FEATURE(PAIR, 4 * 3 * UNSEEN_STEPS, "a single room that may grow: type, sides, unseen")        \
    FEATURE(LIVING, 5 * UNSEEN_STEPS, "a living room that may grow: how far, unseen")              \
    FEATURE(WAITING, 3 * UNSEEN_STEPS, "a room that waits for its neighbour: type, unseen")        \
    FEATURE(HOST, 3 * 3, "an open space beside a wanted neighbour: type, unseen guests")           \
    FEATURE(BATHROOMS, 6 * UNSEEN_STEPS, "floors without a bathroom: open or not, unseen")         \
    FEATURE(TRIO, 8, "which of bathroom, kitchen and bedroom are there")                           \
    FEATURE(BASEMENT, 3 * UNSEEN_STEPS, "open basement spaces, unseen garages")                    \
    FEATURE(CELLARS, 3 * 5, "open basement spaces, unseen small basement rooms")                   \
    FEATURE(MIDDLE, 32, "the open spaces of the middle floor")                                     \
    FEATURE(TOP, 32, "the open spaces of the top floor")                                           \
    FEATURE(READY, 7, "spaces above ground that could be filled now")                              \
    FEATURE(FITS, 4 * 5, "open spaces that a room would fit: type, how many")                      \
    FEATURE(EMPTY, 5, "empty rooms")                                                               \
    FEATURE(SCAFFOLDS, 4, "scaffoldings")                                                          \
    FEATURE(DECOR_HOST, 8, "an unseen décor card that would find its room")                        \
    FEATURE(COLOUR, 2 * 5 * UNSEEN_STEPS, "best and second roof colour: held, unseen")             \
    FEATURE(ROOFS, 6 * UNSEEN_STEPS, "roofs of any colour: held, unseen")                          \
    FEATURE(WINDOWS, 5, "windows in the pile")                                                     \
    FEATURE(BEST_WINDOW, 2, "whether the best colour has its window")                              \
    FEATURE(COLOUR_RIVALS, 4, "others who collect the best colour")                                \
    FEATURE(TOOL, 3, "a Drill, Jackhammer or Mixer")                                               \
    FEATURE(HELPER, 5, "a helper")                                                                 \
    FEATURE(OUTDOORS, 2, "a treehouse or birdhouse that is still to come")                         \
    FEATURE(ORDER, 3 * 8, "players, distance from the marker, whether it may still move")          \
    FEATURE(RULES, 3, "a pair is discarded; the car is to be had; no gaps")                        \
    FEATURE(UNSEEN_ROOM, ROOM_TYPE_COUNT, "an unseen room of a type")                              \
    FEATURE(UNSEEN_KIND, RESOURCE_KINDS, "an unseen resource of a kind")                           \
    FEATURE(RIVALS, 6 * 4, "others who want a type of room: type, how many")

enum {
#define FEATURE_SIZE(name, count, words) FEATURE_SIZE_##name = (count),
    FEATURE_LIST(FEATURE_SIZE)
#undef FEATURE_SIZE
};

/* FEATURE_name is the first number of its kind; FEATURE_COUNT ends the list. */
enum {
#define FEATURE_FIRST(name, count, words)                                                          \
    FEATURE_##name, FEATURE_LAST_##name = FEATURE_##name + (count)-1,
    FEATURE_LIST(FEATURE_FIRST)
#undef FEATURE_FIRST
        FEATURE_COUNT
};

enum { FEATURES_CAPACITY = 192 };

typedef struct FeatureList {
    int points; /* sure already, in hundredths */
    int count;
    uint16_t items[FEATURES_CAPACITY];
} FeatureList;

/** Rooms that players compete for. */
enum {
    WISH_LIVING,
    WISH_KITCHEN,
    WISH_BEDROOM,
    WISH_CHILDREN,
    WISH_BATHROOM,
    WISH_GARAGE,
    WISH_COUNT,
};

/** What one round has in common for all players: made when the round begins. */
typedef struct Horizon {
    uint8_t players;
    uint8_t rounds_left;            /* after this one */
    uint8_t rooms[ROOM_TYPE_COUNT]; /* unseen */
    uint8_t colours[COLOUR_COUNT];  /* unseen roofs */
    uint8_t kinds[RESOURCE_KINDS];  /* unseen resources by kind, from the roofs on */
    ResourceCardSet resources;      /* unseen */
    uint8_t cellars;                /* unseen basement rooms other than garages */
    bool discard;
    bool car;
    bool no_gaps;
    uint8_t wishes[PLAYERS_MAX][WISH_COUNT];       /* by player: others who want it */
    uint8_t collectors[PLAYERS_MAX][COLOUR_COUNT]; /* by player: others with two of the colour */
} Horizon;

void horizon_init(Horizon *horizon, const Game *game);

/** Who begins the next round, as one player sees it. */
typedef struct Order {
    uint8_t distance; /* from the holder of the marker, clockwise */
    bool open;        /* column 1 is still there for others */
} Order;

/** The order as it will be if `player` leaves column 1, or has taken it. */
Order order_of(const Game *game, int player, bool takes_marker);

/** The groups; each adds to a list that the caller has emptied. */
void features_rooms(const Horizon *horizon, const Home *home, FeatureList *list);
void features_cards(const Horizon *horizon, int player, ResourceCardSet cards, Order order,
                    FeatureList *list);
void features_common(const Horizon *horizon, FeatureList *list); /* the context of all players */
void features_rivals(const Horizon *horizon, int player, FeatureList *list); /* of one */

#endif
