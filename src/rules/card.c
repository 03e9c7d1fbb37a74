#include "dreamhome/card.h"

#include <assert.h>

/* The preprocessor cannot count: it lists the copies of a card, at most ROOM_MAX_COPIES. */
#define COPIES_0(x)
#define COPIES_1(x)  x,
#define COPIES_2(x)  COPIES_1(x) x,
#define COPIES_3(x)  COPIES_2(x) x,
#define COPIES_4(x)  COPIES_3(x) x,
#define COPIES_5(x)  COPIES_4(x) x,
#define COPIES_6(x)  COPIES_5(x) x,
#define COPIES_7(x)  COPIES_6(x) x,
#define COPIES_8(x)  COPIES_7(x) x,
#define COPIES_9(x)  COPIES_8(x) x,
#define COPIES_10(x) COPIES_9(x) x,
#define COPIES_11(x) COPIES_10(x) x,
#define COPIES_12(x) COPIES_11(x) x,

/* Enumerators that count up over the lists, so that every type knows its first card. */
enum {
    BEFORE_FIRST_ROOM_CARD = 0,
#define ROOM(name, copies, ...)                                                                    \
    FIRST_CARD_##name, LAST_CARD_##name = FIRST_CARD_##name + (copies)-1,
#include "dreamhome/rooms.def"
#undef ROOM
    END_OF_ROOM_CARDS
};

enum {
    BEFORE_FIRST_RESOURCE_CARD = 0,
#define RESOURCE(name, copies, ...)                                                                \
    FIRST_RESOURCE_##name, LAST_RESOURCE_##name = FIRST_RESOURCE_##name + (copies)-1,
#include "dreamhome/resources.def"
#undef RESOURCE
    END_OF_RESOURCE_CARDS
};

static_assert(END_OF_ROOM_CARDS == ROOM_CARD_COUNT + 1, "R1.1: 60 room cards");
static_assert(END_OF_RESOURCE_CARDS == RESOURCE_CARD_COUNT + 1, "R1.1: 48 resource cards");

#define ROOM(name, number, ...)                                                                    \
    [ROOM_##name] = {.copies = (number), .first_card = FIRST_CARD_##name, __VA_ARGS__},
const RoomInfo ROOM_INFO[ROOM_TYPE_COUNT] = {
    [ROOM_NONE] = {.key = "down"},
#include "dreamhome/rooms.def"
};
#undef ROOM

#define ROOM(name, copies, ...) COPIES_##copies(ROOM_##name)
const uint8_t ROOM_CARD_TYPE[ROOM_CARD_COUNT + 1] = {
    ROOM_NONE,
#include "dreamhome/rooms.def"
};
#undef ROOM

#define ON(room) (1u << ROOM_##room)
#define RESOURCE(name, number, ...)                                                                \
    [RESOURCE_##name] = {.copies = (number),                                                       \
                         .first_card = FIRST_RESOURCE_##name,                                      \
                         .cards = (CARD_BIT(number) - 1) << FIRST_RESOURCE_##name,                 \
                         __VA_ARGS__},
const ResourceInfo RESOURCE_INFO[RESOURCE_TYPE_COUNT] = {
    [RESOURCE_NONE] = {.key = "none"},
#include "dreamhome/resources.def"
};
#undef RESOURCE

#define RESOURCE(name, copies, ...) COPIES_##copies(RESOURCE_##name)
const uint8_t RESOURCE_CARD_TYPE[RESOURCE_CARD_COUNT + 1] = {
    RESOURCE_NONE,
#include "dreamhome/resources.def"
};
#undef RESOURCE

ResourceCardSet resource_cards_of_kind(ResourceKind kind)
{
    ResourceCardSet cards = 0;
    for (ResourceType type = RESOURCE_NONE + 1; type < RESOURCE_TYPE_COUNT; type++) {
        if (RESOURCE_INFO[type].kind == kind)
            cards |= resource_cards_of_type(type);
    }
    return cards;
}
