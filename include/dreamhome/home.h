/**
 * One player's home: rooms, scaffolding, tokens, and the resource cards beside and under it.
 *
 * A Home is a value without pointers. It may hold positions that play cannot reach (home lines of
 * notation.h), but in a Game `rooms`, `scaffolds`, `decorated` and `of_type` always agree with
 * `card` and `token`: there, only the functions under "acting" change any of them. Someone who has
 * copied a Home to try something out may change the copy's sets directly, without naming a card,
 * and then ask what depends on the sets alone: home_fits, home_places and the points of the rooms.
 *
 * The functions that ask never change anything; those that act expect a legal action and do not
 * check again.
 */
#ifndef DREAMHOME_HOME_H
#define DREAMHOME_HOME_H

#include "dreamhome/card.h"
#include "dreamhome/rule_error.h"
#include "dreamhome/space.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Home {
    ResourceCardSet cards; /* roofs, tools, helpers, treehouse and birdhouse of this home */
    SpaceSet rooms;        /* spaces that hold a room card, face up or down */
    SpaceSet scaffolds;
    SpaceSet decorated;                /* spaces whose card carries a token */
    SpaceSet of_type[ROOM_TYPE_COUNT]; /* face-up rooms; of_type[ROOM_NONE] are the empty rooms */
    uint8_t card[SPACE_LIMIT];         /* RoomCard; on `scaffolds` the ResourceCard; 0 if open */
    uint8_t token[SPACE_LIMIT];        /* ResourceType of the token, or RESOURCE_NONE */
    uint8_t used_helpers;              /* bit per helper type from RESOURCE_ROOFER */
    bool skips;                        /* used a Jackhammer this round (R6.2) */
    bool no_gaps;                      /* R4.8 holds */
} Home;

/** Tokens that left the home: at most two in each of the two rooms that a Handyman changes. */
typedef struct LostTokens {
    uint8_t count;
    struct {
        uint8_t space; /* Space */
        uint8_t token; /* ResourceType */
    } items[4];
} LostTokens;

/* ---- asking ---- */

static inline bool home_has(const Home *home, ResourceType type)
{
    return (home->cards & resource_cards_of_type(type)) != 0;
}

/** Whether the home has a helper of the end of the game (section 7) that has not acted yet. */
static inline bool home_helper_ready(const Home *home, ResourceType helper)
{
    return home_has(home, helper) && !(home->used_helpers >> (helper - RESOURCE_ROOFER) & 1);
}

/** The type of the face-up room on `space`; ROOM_NONE for anything else. */
RoomType home_type_at(const Home *home, Space space);

/** The joined room (R4.3) that the face-up card on `space` belongs to. */
SpaceSet home_room_at(const Home *home, Space space);

/** The floors where a room of `type` belongs (R4.2); all for ROOM_NONE. */
SpaceSet home_floors_for(RoomType type);

/** The cards of `type` whose joined room is over the limit (R4.3): none in a legal home. */
SpaceSet home_oversized(const Home *home, RoomType type);

/** Where floor and neighbours allow a room of `type`, which is not ROOM_NONE (R4.2-R4.4). */
SpaceSet home_fits(const Home *home, RoomType type);

/** Where a room of `type` may be placed face up; with ROOM_NONE, any room face down (section 4). */
SpaceSet home_places(const Home *home, RoomType type);

/** Where a Scaffolding may be placed (R6.4). */
SpaceSet home_scaffold_places(const Home *home);

/** Where the token of a décor card may be placed (R5.3). */
SpaceSet home_decor_places(const Home *home, ResourceType token);

/** Which face-up cards a room of `type` may replace (Drill, R6.1). */
SpaceSet home_drill_places(const Home *home, RoomType type);

/** Which cards, empty rooms included, a room of `type` may replace (Supplier, R7.3). */
SpaceSet home_supply_places(const Home *home, RoomType type);

/**
 * Where the Handyman may move the card on `from` (R7.4), looking at that card alone: two cards may
 * swap places if each may go where the other lies.
 */
SpaceSet home_handyman_places(const Home *home, Space from);

/** Why a room may not be placed on `space`, or RULE_OK. ROOM_NONE asks for face down. */
RuleError home_check_place(const Home *home, RoomType type, Space space);

RuleError home_check_scaffold(const Home *home, Space space);
RuleError home_check_decorate(const Home *home, ResourceType token, Space space);
RuleError home_check_drill(const Home *home, RoomType type, Space space);
RuleError home_check_supply(const Home *home, RoomType type, Space space);

/** Whether the cards of two spaces may swap places (Handyman, R7.4). */
RuleError home_check_handyman(const Home *home, Space one, Space other);

/* ---- acting ---- */

/** Notes that a helper of the end of the game has acted: each acts once. */
static inline void home_use_helper(Home *home, ResourceType helper)
{
    home->used_helpers |= (uint8_t)(1u << (helper - RESOURCE_ROOFER));
}

/**
 * Places a room card. Returns the Scaffolding that lay there, or 0. Where rooms with tokens are
 * joined, the tokens that have to go (R5.6) are removed and listed in `lost`, which may be NULL.
 */
ResourceCard home_place(Home *home, RoomCard card, Space space, bool face_down, LostTokens *lost);

void home_scaffold(Home *home, ResourceCard scaffolding, Space space);
void home_decorate(Home *home, ResourceType token, Space space);

/** Removes and returns the room card on `space`; a token on it is lost. */
RoomCard home_remove(Home *home, Space space, LostTokens *lost);

/** Swaps the cards of two spaces along with their tokens (R7.4). */
void home_swap(Home *home, Space one, Space other, LostTokens *lost);

#endif
