/**
 * The cards of the game: 60 rooms and 48 resources, made from rooms.def and resources.def.
 *
 * A card is a small number, and 0 means "no card"; all copies of a card are of one type. Numbers
 * are never saved or shown. Names (notation.h) and keys are, so a new card table is free to
 * renumber. All tables are constant.
 */
#ifndef DREAMHOME_CARD_H
#define DREAMHOME_CARD_H

#include <stdbool.h>
#include <stdint.h>

/** Version of the card table, written into every record. */
enum { CARDS_VERSION = 1 };

enum { ROOM_CARD_COUNT = 60, RESOURCE_CARD_COUNT = 48 };

typedef uint8_t RoomCard;     /* 1 to ROOM_CARD_COUNT, 0 for none */
typedef uint8_t ResourceCard; /* 1 to RESOURCE_CARD_COUNT, 0 for none */

typedef uint64_t RoomCardSet;     /* bit n is RoomCard n */
typedef uint64_t ResourceCardSet; /* bit n is ResourceCard n */

#define CARD_BIT(card) ((uint64_t)1 << (card))

/* ---- rooms ---- */

typedef enum RoomType {
    ROOM_NONE, /* an empty room: a card placed face down (R4.6) */
#define ROOM(name, copies, ...) ROOM_##name,
#include "rooms.def"
#undef ROOM
    ROOM_TYPE_COUNT,
} RoomType;

typedef enum RoomKind {
    ROOM_KIND_NONE,
    ROOM_KIND_NORMAL,
    ROOM_KIND_UNIQUE,
    ROOM_KIND_BASEMENT,
} RoomKind;

enum { ROOM_MAX_SIZE = 3, ROOM_MAX_COPIES = 12 };

typedef struct RoomInfo {
    const char *key;
    RoomKind kind;
    uint8_t copies;
    uint8_t limit;                 /* cards that one joined room may have (R4.3) */
    uint8_t points[ROOM_MAX_SIZE]; /* by the size of the joined room, from 1 */
    RoomType beside;               /* a neighbour of this type ... */
    uint8_t points_beside;         /* ... makes the room worth this instead (R8.1) */
    uint8_t children[ROOM_MAX_COPIES];
    RoomCard first_card; /* the copies are first_card, first_card + 1, ... */
} RoomInfo;

extern const RoomInfo ROOM_INFO[ROOM_TYPE_COUNT];
extern const uint8_t ROOM_CARD_TYPE[ROOM_CARD_COUNT + 1];

static inline RoomType room_card_type(RoomCard card)
{
    return (RoomType)ROOM_CARD_TYPE[card];
}

/** How many children the picture of a card shows (R8.5). */
static inline int room_card_children(RoomCard card)
{
    const RoomInfo *info = &ROOM_INFO[room_card_type(card)];
    return info->children[card - info->first_card];
}

/* ---- resources ---- */

/** Tokens have types, too: that of their card, or RESOURCE_CAR; RESOURCE_NONE means no token. */
typedef enum ResourceType {
    RESOURCE_NONE,
#define RESOURCE(name, copies, ...) RESOURCE_##name,
#include "resources.def"
#undef RESOURCE
    RESOURCE_TYPE_COUNT,
} ResourceType;

typedef enum ResourceKind {
    RESOURCE_KIND_NONE,
    RESOURCE_KIND_ROOF,
    RESOURCE_KIND_DECOR,   /* its token goes on a room of the home (R5.3) */
    RESOURCE_KIND_OUTSIDE, /* décor that stands beside the home (R5.5) */
    RESOURCE_KIND_TOOL,
    RESOURCE_KIND_HELPER,
} ResourceKind;

typedef enum RoofColour {
    COLOUR_RED,
    COLOUR_BROWN,
    COLOUR_BLUE,
    COLOUR_GREEN,
    COLOUR_COUNT,
} RoofColour;

typedef struct ResourceInfo {
    const char *key;
    ResourceKind kind;
    uint8_t copies;
    uint8_t value;  /* points of a décor token */
    uint32_t rooms; /* décor: bit per RoomType that may carry the token */
    RoofColour colour;
    bool window;
    ResourceCard first_card;
    ResourceCardSet cards; /* all copies */
} ResourceInfo;

extern const ResourceInfo RESOURCE_INFO[RESOURCE_TYPE_COUNT];
extern const uint8_t RESOURCE_CARD_TYPE[RESOURCE_CARD_COUNT + 1];

static inline ResourceType resource_card_type(ResourceCard card)
{
    return (ResourceType)RESOURCE_CARD_TYPE[card];
}

/** All cards of one type, as a set. */
static inline ResourceCardSet resource_cards_of_type(ResourceType type)
{
    return RESOURCE_INFO[type].cards;
}

/** All cards of one kind, as a set. */
ResourceCardSet resource_cards_of_kind(ResourceKind kind);

/** The lowest card of a set, which must not be empty. */
static inline uint8_t card_first(uint64_t set)
{
    return (uint8_t)__builtin_ctzll(set);
}

static inline int card_count(uint64_t set)
{
    return __builtin_popcountll(set);
}

#endif
