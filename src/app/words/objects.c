#include "app/words/objects.h"

/* words: after a verb such as "takes" or "discards", with article and ending (accusative) */
static const char *const ROOMS[ROOM_TYPE_COUNT] = {
    [ROOM_NONE] = WORDS_IN("takes", "an empty room"),
    [ROOM_LIVING] = WORDS_IN("takes", "the living room"),
    [ROOM_KITCHEN] = WORDS_IN("takes", "the kitchen"),
    [ROOM_BEDROOM] = WORDS_IN("takes", "the bedroom"),
    [ROOM_CHILDREN] = WORDS_IN("takes", "the playroom"),
    [ROOM_BATHROOM] = WORDS_IN("takes", "the bathroom"),
    [ROOM_PANTRY] = WORDS_IN("takes", "the pantry"),
    [ROOM_DRESSING] = WORDS_IN("takes", "the dressing room"),
    [ROOM_SAUNA] = WORDS_IN("takes", "the sauna"),
    [ROOM_GAMES] = WORDS_IN("takes", "the game room"),
    [ROOM_LIBRARY] = WORDS_IN("takes", "the library"),
    [ROOM_STUDY] = WORDS_IN("takes", "the study"),
    [ROOM_GARAGE] = WORDS_IN("takes", "the garage"),
    [ROOM_CELLAR] = WORDS_IN("takes", "the wine cellar"),
    [ROOM_WORKSHOP] = WORDS_IN("takes", "the workshop"),
    [ROOM_LAUNDRY] = WORDS_IN("takes", "the laundry"),
    [ROOM_STORAGE] = WORDS_IN("takes", "the storage room"),
};

/* words: as before; tools and helpers with the capital of their cards */
static const char *const RESOURCES[RESOURCE_TYPE_COUNT] = {
    [RESOURCE_NONE] = "",
    [RESOURCE_ROOF_RED] = WORDS_IN("takes", "the red roof"),
    [RESOURCE_ROOF_BROWN] = WORDS_IN("takes", "the brown roof"),
    [RESOURCE_ROOF_BLUE] = WORDS_IN("takes", "the blue roof"),
    [RESOURCE_ROOF_GREEN] = WORDS_IN("takes", "the green roof"),
    [RESOURCE_ROOF_RED_WINDOW] = WORDS_IN("takes", "the red roof with window"),
    [RESOURCE_ROOF_BROWN_WINDOW] = WORDS_IN("takes", "the brown roof with window"),
    [RESOURCE_ROOF_BLUE_WINDOW] = WORDS_IN("takes", "the blue roof with window"),
    [RESOURCE_ROOF_GREEN_WINDOW] = WORDS_IN("takes", "the green roof with window"),
    [RESOURCE_PIANO] = WORDS_IN("takes", "the piano"),
    [RESOURCE_FIREPLACE] = WORDS_IN("takes", "the fireplace"),
    [RESOURCE_CANOPY_BED] = WORDS_IN("takes", "the canopy bed"),
    [RESOURCE_WHIRLPOOL] = WORDS_IN("takes", "the hot tub"),
    [RESOURCE_ICE_CREAM] = WORDS_IN("takes", "the ice-cream machine"),
    [RESOURCE_SLIDE] = WORDS_IN("takes", "the slide"),
    [RESOURCE_CAT_HOUSE] = WORDS_IN("takes", "the cat house"),
    [RESOURCE_PAINTINGS] = WORDS_IN("takes", "the paintings"),
    [RESOURCE_TREEHOUSE] = WORDS_IN("takes", "the treehouse"),
    [RESOURCE_BIRDHOUSE] = WORDS_IN("takes", "the birdhouse"),
    [RESOURCE_DRILL] = WORDS_IN("takes", "the Drill"),
    [RESOURCE_JACKHAMMER] = WORDS_IN("takes", "the Jackhammer"),
    [RESOURCE_MIXER] = WORDS_IN("takes", "the Concrete Mixer"),
    [RESOURCE_SCAFFOLDING] = WORDS_IN("takes", "the Scaffolding"),
    [RESOURCE_ROOFER] = WORDS_IN("takes", "the Roofer"),
    [RESOURCE_SUPPLIER] = WORDS_IN("takes", "the Supplier"),
    [RESOURCE_ARCHITECT] = WORDS_IN("takes", "the Architect"),
    [RESOURCE_HANDYMAN] = WORDS_IN("takes", "the Handyman"),
    [RESOURCE_DESIGNER] = WORDS_IN("takes", "the Interior Designer"),
    [RESOURCE_CAR] = WORDS_IN("takes", "the car"),
};

const char *room_as_object(const Words *words, RoomType type)
{
    return tr(words, ROOMS[type]);
}

const char *resource_as_object(const Words *words, ResourceType type)
{
    return type == RESOURCE_NONE ? "" : tr(words, RESOURCES[type]);
}

const char *secret_roof_as_object(const Words *words)
{
    return tr(words, WORDS_IN("takes", "a roof"));
}
