#include "app/words/names.h"

static const struct {
    const char *name;
    const char *help;
} ROOMS[ROOM_TYPE_COUNT] = {
    [ROOM_NONE] = {"Empty room", "0 points. Any card may be placed face down as an empty room."},
    [ROOM_LIVING] = {"Living room", "1, 4 or 9 points for one, two or three cards side by side."},
    [ROOM_KITCHEN] = {"Kitchen", "1 or 6 points for one or two cards side by side."},
    [ROOM_BEDROOM] = {"Bedroom", "1 or 4 points for one or two cards side by side."},
    [ROOM_CHILDREN] = {"Playroom", "2 or 6 points for one or two cards side by side."},
    [ROOM_BATHROOM] = {"Bathroom",
                       "1 point, always a single card. One on each upper floor: 3 more."},
    [ROOM_PANTRY] = {"Pantry", "1 point; 3 beside a kitchen."},
    [ROOM_DRESSING] = {"Dressing room", "1 point; 3 beside a bedroom."},
    [ROOM_SAUNA] = {"Sauna", "1 point; 3 beside a bathroom."},
    [ROOM_GAMES] = {"Game room", "2 points."},
    [ROOM_LIBRARY] = {"Library", "2 points."},
    [ROOM_STUDY] = {"Study", "2 points."},
    [ROOM_GARAGE] = {"Garage", "4 points for two cards side by side, none for one. Basement only."},
    [ROOM_CELLAR] = {"Wine cellar", "2 points. Basement only."},
    [ROOM_WORKSHOP] = {"Workshop", "2 points. Basement only."},
    [ROOM_LAUNDRY] = {"Laundry", "1 point. Basement only."},
    [ROOM_STORAGE] = {"Storage room", "1 point. Basement only."},
};

#define ROOF_HELP   "Four roofs make a roof: 3 points, 8 if all are of one colour."
#define WINDOW_HELP "A roof with a window: 1 point more if it is among your best four."

static const struct {
    const char *name;
    const char *help;
} RESOURCES[RESOURCE_TYPE_COUNT] = {
    [RESOURCE_NONE] = {"", ""},
    [RESOURCE_ROOF_RED] = {"Red roof", ROOF_HELP},
    [RESOURCE_ROOF_BROWN] = {"Brown roof", ROOF_HELP},
    [RESOURCE_ROOF_BLUE] = {"Blue roof", ROOF_HELP},
    [RESOURCE_ROOF_GREEN] = {"Green roof", ROOF_HELP},
    [RESOURCE_ROOF_RED_WINDOW] = {"Red roof with window", WINDOW_HELP},
    [RESOURCE_ROOF_BROWN_WINDOW] = {"Brown roof with window", WINDOW_HELP},
    [RESOURCE_ROOF_BLUE_WINDOW] = {"Blue roof with window", WINDOW_HELP},
    [RESOURCE_ROOF_GREEN_WINDOW] = {"Green roof with window", WINDOW_HELP},
    [RESOURCE_PIANO] = {"Piano", "3 points in a living room, which is then complete."},
    [RESOURCE_FIREPLACE] = {"Fireplace", "2 points in a living room, which is then complete."},
    [RESOURCE_CANOPY_BED] = {"Canopy bed", "2 points in a bedroom, which is then complete."},
    [RESOURCE_WHIRLPOOL] = {"Whirlpool", "2 points in a bathroom."},
    [RESOURCE_ICE_CREAM] = {"Ice-cream machine", "2 points in a kitchen, which is then complete."},
    [RESOURCE_SLIDE] = {"Slide", "2 points in a playroom, which is then complete."},
    [RESOURCE_CAT_HOUSE] = {"Cat house", "1 point in a living room, bedroom or playroom."},
    [RESOURCE_PAINTINGS] =
        {"Paintings", "1 point in a living room, kitchen, bedroom, playroom, library or study."},
    [RESOURCE_TREEHOUSE] = {"Treehouse", "2 points, beside the house."},
    [RESOURCE_BIRDHOUSE] = {"Birdhouse", "1 point, beside the house."},
    [RESOURCE_DRILL] = {"Drill",
                        "Before you take a column: swap a room of your house with one of the "
                        "market. Once."},
    [RESOURCE_JACKHAMMER] = {"Jackhammer",
                             "Before the turns of a round: take any room first, without "
                             "its resource, and skip your turn. Once."},
    [RESOURCE_MIXER] = {"Concrete Mixer",
                        "Before you take a column: swap two rooms of the market. Once."},
    [RESOURCE_SCAFFOLDING] = {"Scaffolding",
                              "Holds a place, so that you can build above it. A room "
                              "replaces it later."},
    [RESOURCE_ROOFER] = {"Roofer", "At the end: take one roof from the discards."},
    [RESOURCE_SUPPLIER] = {"Supplier",
                           "At the end: swap a card of your house with a discarded room."},
    [RESOURCE_ARCHITECT] = {"Architect",
                            "At the end: 1 point more for each function of the house and "
                            "for each empty room."},
    [RESOURCE_HANDYMAN] = {"Handyman", "At the end: let two cards of your house change places."},
    [RESOURCE_DESIGNER] = {"Interior Designer",
                           "Décor does not complete your rooms, and each is worth "
                           "1 point more."},
    [RESOURCE_CAR] = {"Car", "1 point for the first garage of two cards."},
};

static const struct {
    const char *name;
    const char *help;
} LEVELS[LEVEL_COUNT] = {
    [LEVEL_PERSON] = {"Person", ""},
    [LEVEL_KID] = {"Computer: child", "Plays what looks nice, and often by whim."},
    [LEVEL_EASY] = {"Computer: easy", "Looks at the points of this turn, and forgets some roofs."},
    [LEVEL_NORMAL] = {"Computer: normal", "Plans its house and remembers every roof."},
    [LEVEL_HARD] = {"Computer: hard", "Thinks ahead, also about what the others want."},
    [LEVEL_EXPERT] = {"Computer: expert", "Thinks far ahead. Takes about a second for each turn."},
};

static const char *const EDITIONS[EDITION_COUNT] = {
    [EDITION_BR] = "Brazilian",  [EDITION_HU] = "Hungarian", [EDITION_RU] = "Russian",
    [EDITION_PT] = "Portuguese", [EDITION_FR] = "French",    [EDITION_EN] = "English edition",
};

const char *name_of_room(RoomType type)
{
    return ROOMS[type].name;
}

const char *help_of_room(RoomType type)
{
    return ROOMS[type].help;
}

const char *name_of_resource(ResourceType type)
{
    return RESOURCES[type].name;
}

const char *help_of_resource(ResourceType type)
{
    return RESOURCES[type].help;
}

const char *name_of_level(Level level)
{
    return LEVELS[level].name;
}

const char *help_of_level(Level level)
{
    return LEVELS[level].help;
}

const char *name_of_edition(Edition edition)
{
    return EDITIONS[edition];
}
