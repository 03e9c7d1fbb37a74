/**
 * What happened in a move, in order, with the data that a table needs to show it.
 */
#ifndef DREAMHOME_EVENT_H
#define DREAMHOME_EVENT_H

#include "dreamhome/card.h"
#include "dreamhome/space.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum EventKind {
    EVENT_ROUND_STARTED,         /* round; player: who begins */
    EVENT_COLUMN_DEALT,          /* column, room, resource */
    EVENT_PAIR_DISCARDED,        /* player, column, room, resource (R3.2) */
    EVENT_WINDOW_ASKED,          /* player may use a Jackhammer now (R3.3) */
    EVENT_WINDOW_PASSED,         /* player */
    EVENT_TURN_STARTED,          /* player */
    EVENT_JACKHAMMER_USED,       /* player, column, room; resource: the one discarded above it */
    EVENT_DRILL_USED,            /* player, column, space; room: incoming, other_room: outgoing */
    EVENT_MIXER_USED,            /* player, column, other_column */
    EVENT_TOOL_SPENT,            /* player, resource: the tool that went to the discards */
    EVENT_COLUMN_TAKEN,          /* player, column, room, resource */
    EVENT_MARKER_MOVED,          /* player: its new holder (R3.5) */
    EVENT_ROOF_STACKED,          /* player, resource: face down on the pile (R5.1) */
    EVENT_RESOURCE_LAID,         /* player, resource: tool, helper, treehouse or birdhouse */
    EVENT_ROOM_PLACED,           /* player, room, space, face_down */
    EVENT_SCAFFOLDING_PLACED,    /* player, resource, space */
    EVENT_SCAFFOLDING_DISCARDED, /* player, resource; from `space` if `from_space` */
    EVENT_TOKEN_PLACED,          /* player, token, space; the car too (R10.2) */
    EVENT_TOKEN_LOST,            /* player, token, space */
    EVENT_DECOR_DISCARDED,       /* player, resource; `lost` if no room could take it (R5.3) */
    EVENT_MARKET_DISCARDED,      /* column, room, resource (R3.6) */
    EVENT_END_STARTED,           /* all rounds are played (R3.7) */
    EVENT_HELPERS_ASKED,         /* player may use helpers now (R7.1) */
    EVENT_HELPERS_PASSED,        /* player */
    EVENT_ROOFER_USED,           /* player, resource */
    EVENT_SUPPLIER_USED,         /* player, space; room: incoming, other_room: outgoing */
    EVENT_HANDYMAN_USED,         /* player, space, other_space */
    EVENT_GAME_OVER,
    EVENT_KIND_COUNT,
} EventKind;

/** Fields that a kind does not name are 0. */
typedef struct Event {
    uint8_t kind; /* EventKind */
    uint8_t player;
    uint8_t round;
    uint8_t column;
    uint8_t other_column;
    uint8_t space;
    uint8_t other_space;
    RoomCard room;
    RoomCard other_room;
    ResourceCard resource;
    uint8_t token; /* ResourceType */
    bool face_down;
    bool from_space;
    bool lost;
} Event;

/** The longest list: the last move of a round, with its discards and the next deal. */
enum { EVENT_LIST_CAPACITY = 32 };

typedef struct EventList {
    int count;
    Event items[EVENT_LIST_CAPACITY];
} EventList;

#endif
