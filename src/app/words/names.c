#include "app/words/names.h"

#include "dreamhome/game.h"

static const struct {
    const char *name;
    const char *help;
} ROOMS[ROOM_TYPE_COUNT] = {
    [ROOM_NONE] = {"Empty room",
                   "0 points. You can place any room card face down as an empty room."},
    [ROOM_LIVING] = {"Living room", "1 point for one card, 4 for two, 9 for three side by side."},
    [ROOM_KITCHEN] = {"Kitchen", "1 point for one card, 6 for two side by side."},
    [ROOM_BEDROOM] = {"Bedroom", "1 point for one card, 4 for two side by side."},
    [ROOM_CHILDREN] = {"Playroom", "2 points for one card, 6 for two side by side."},
    [ROOM_BATHROOM] = {"Bathroom",
                       "1 point. Always a single card. One on each upper floor: 3 extra points."},
    [ROOM_PANTRY] = {"Pantry", "1 point; 3 beside a kitchen."},
    [ROOM_DRESSING] = {"Dressing room", "1 point; 3 beside a bedroom."},
    [ROOM_SAUNA] = {"Sauna", "1 point; 3 beside a bathroom."},
    [ROOM_GAMES] = {"Game room", "2 points."},
    [ROOM_LIBRARY] = {"Library", "2 points."},
    [ROOM_STUDY] = {"Study", "2 points."},
    [ROOM_GARAGE] = {"Garage",
                     "4 points for two cards side by side, nothing for one. Basement only."},
    [ROOM_CELLAR] = {"Wine cellar", "2 points. Basement only."},
    [ROOM_WORKSHOP] = {"Workshop", "2 points. Basement only."},
    [ROOM_LAUNDRY] = {"Laundry", "1 point. Basement only."},
    [ROOM_STORAGE] = {"Storage room", "1 point. Basement only."},
};

#define ROOF_HELP   "Four roof cards make a roof: 3 points, or 8 if they’re all one colour."
#define WINDOW_HELP "A roof with a window: 1 extra point if it’s one of your best four."

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
    [RESOURCE_PIANO] = {"Piano", "3 points in a living room. Finishes the room."},
    [RESOURCE_FIREPLACE] = {"Fireplace", "2 points in a living room. Finishes the room."},
    [RESOURCE_CANOPY_BED] = {"Canopy bed", "2 points in a bedroom. Finishes the room."},
    [RESOURCE_WHIRLPOOL] = {"Hot tub", "2 points in a bathroom."},
    [RESOURCE_ICE_CREAM] = {"Ice-cream machine", "2 points in a kitchen. Finishes the room."},
    [RESOURCE_SLIDE] = {"Slide", "2 points in a playroom. Finishes the room."},
    [RESOURCE_CAT_HOUSE] = {"Cat house", "1 point in a living room, bedroom or playroom."},
    [RESOURCE_PAINTINGS] =
        {"Paintings", "1 point in a living room, kitchen, bedroom, playroom, library or study."},
    [RESOURCE_TREEHOUSE] = {"Treehouse", "2 points. Goes in the garden."},
    [RESOURCE_BIRDHOUSE] = {"Birdhouse", "1 point. Goes in the garden."},
    [RESOURCE_DRILL] =
        {"Drill",
         "Before you take a column: swap a room in your house with one in the market. One use."},
    [RESOURCE_JACKHAMMER] = {"Jackhammer",
                             "At the start of a round: take any room before anyone else, without "
                             "its resource, then skip your turn. One use."},
    [RESOURCE_MIXER] = {"Concrete Mixer",
                        "Before you take a column: swap two rooms in the market. One use."},
    [RESOURCE_SCAFFOLDING] = {"Scaffolding",
                              "Holds a space so you can build above it. A room replaces it later."},
    [RESOURCE_ROOFER] = {"Roofer", "At the end: take one roof card from the discards."},
    [RESOURCE_SUPPLIER] = {"Supplier",
                           "At the end: swap a card in your house for a discarded room."},
    [RESOURCE_ARCHITECT] =
        {"Architect",
         "At the end: 1 extra point for each functionality bonus, and 1 for each empty room."},
    [RESOURCE_HANDYMAN] = {"Handyman", "At the end: swap any two cards in your house."},
    [RESOURCE_DESIGNER] = {"Interior Designer",
                           "Décor doesn’t finish your rooms, and each piece scores 1 extra point."},
    [RESOURCE_CAR] = {"Car", "1 point for the first two-card garage."},
};

static const struct {
    const char *name;
    const char *help;
} LEVELS[LEVEL_COUNT] = {
    [LEVEL_PERSON] = {"Human", ""},
    [LEVEL_KID] = {"Computer: child", "Picks whatever looks nice, often on a whim."},
    [LEVEL_EASY] = {"Computer: easy", "Only looks at this turn’s points, and forgets some roofs."},
    [LEVEL_NORMAL] = {"Computer: normal", "Plans its house and remembers every roof."},
    [LEVEL_HARD] = {"Computer: hard", "Thinks ahead, and keeps an eye on what the others want."},
    [LEVEL_EXPERT] = {"Computer: expert", "Thinks far ahead. Takes about a second per turn."},
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

const char *help_of_marker(int round)
{
    return round < ROUND_COUNT ? "Whoever takes column 1 starts the next round."
                               : "Whoever takes column 1 is the first to use helpers at the end.";
}

const char *name_of_level(Level level)
{
    return LEVELS[level].name;
}

const char *help_of_level(Level level)
{
    return LEVELS[level].help;
}
