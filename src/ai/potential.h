/**
 * What a home is worth: its points, and what its unfinished rooms, roofs and cards promise.
 *
 * `Chances` depend on the weights alone and are made once a search. An `Outlook` adds the cards
 * that are still to come and is made once a round; it knows them as a set, never their order.
 * With no rounds left the value is exactly the score, in hundredths of a point, but for helpers
 * that act at the end.
 */
#ifndef AI_POTENTIAL_H
#define AI_POTENTIAL_H

#include "ai/weights.h"
#include "dreamhome/game.h"

enum { CHANCE_UNIT = 256, CHANCE_CARDS = 24, CHANCE_NEEDS = 5 };

/** Rows of Chances.at_least: the order of the first fields of AiWeights. */
enum {
    WANT_LIVING,
    WANT_KITCHEN,
    WANT_BEDROOM,
    WANT_CHILDREN,
    WANT_BATHROOM,
    WANT_GARAGE,
    WANT_COLOUR,
    WANT_ROOF,
    WANTED_COUNT,
};

/** `at_least[w][n][u]`: chance to get n or more of u unseen cards; w is the place of a weight. */
typedef struct Chances {
    const AiWeights *weights;
    uint16_t at_least[WANTED_COUNT][CHANCE_NEEDS][CHANCE_CARDS + 1];
} Chances;

typedef struct Outlook {
    const Chances *chances;
    const AiWeights *weights;
    int rounds_left;                 /* after this one */
    uint8_t roofs[COLOUR_COUNT];     /* unseen, by colour */
    uint8_t all_roofs;               /* unseen */
    int32_t grow[ROOM_TYPE_COUNT];   /* promise of a room that lacks one card to its next size */
    int32_t living_third;            /* of a living room of one, for its third card */
    int32_t beside[ROOM_TYPE_COUNT]; /* of a room that waits for a neighbour */
    int32_t one_bathroom;            /* chances, 0 to CHANCE_UNIT, of the function points */
    int32_t two_bathrooms;
    int32_t kitchen;
    int32_t bedroom;
    int32_t open_basement;
} Outlook;

void chances_init(Chances *chances, const AiWeights *weights);
void outlook_init(Outlook *outlook, const Chances *chances, const Game *game);

/** Rooms and function, with their promise; tokens only as far as they finish rooms. */
int potential_rooms(const Home *home, const Outlook *outlook);

/** Hundredths of a point that a room gains by reaching a size of 2 or more. */
int potential_gain(RoomType type, int size);

/** What a token on a room of `type` would cost in hope of growth (R4.4). */
int potential_token_cost(const Home *home, const Outlook *outlook, RoomType type, Space space);

/**
 * Answers "what if this room lay there" many times for one home: what a filled space changes for
 * all the other rooms is worked out once.
 */
typedef struct Prospects {
    Home home;
    const Outlook *outlook;
    SpaceSet known;
    int filled[SPACE_LIMIT];
} Prospects;

void prospects_init(Prospects *prospects, const Home *home, const Outlook *outlook);

/** potential_rooms of the home with a room of `type` (ROOM_NONE: face down) on an open space. */
int prospects_place(Prospects *prospects, RoomType type, Space space);

/** Roofs, tools, helpers and what stands outside. */
int potential_cards(const Home *home, const Outlook *outlook);

/** The points of the tokens in the home. */
int potential_tokens(const Home *home);

/** All of it. */
int potential_home(const Home *home, const Outlook *outlook);

#endif
