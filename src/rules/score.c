#include "dreamhome/score.h"

#include <stdbool.h>
#include <stddef.h>

const char *const SCORE_CATEGORY_KEYS[SCORE_CATEGORY_COUNT] = {
    [SCORE_ROOMS] = "rooms", [SCORE_DECOR] = "decor", [SCORE_FUNCTION] = "function",
    [SCORE_ROOF] = "roof",   [SCORE_TOTAL] = "total", [SCORE_CHILDREN] = "children",
};

/* Points of all rooms of one type. A joined room is counted where it starts, at its leftmost card:
 * `at_least[n]` of them have n cards or more. */
static int room_type_points(const Home *home, RoomType type)
{
    const SpaceSet same = home->of_type[type];
    const RoomInfo *info = &ROOM_INFO[type];
    if (info->beside) {
        int cards = space_count(same);
        int beside = space_count(same & space_beside(home->of_type[info->beside]));
        return (cards - beside) * info->points[0] + beside * info->points_beside;
    }
    SpaceSet starts = same & ~(SpaceSet)(same << 1);
    int at_least_1 = space_count(starts);
    starts &= same >> 1;
    int at_least_2 = space_count(starts);
    starts &= same >> 2;
    int at_least_3 = space_count(starts);
    return (at_least_1 - at_least_2) * info->points[0] +
           (at_least_2 - at_least_3) * info->points[1] + at_least_3 * info->points[2];
}

static int rooms_points(const Home *home)
{
    int points = 0;
    for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++) {
        if (home->of_type[type])
            points += room_type_points(home, type);
    }
    return points;
}

/* R8.2 */
static int decor_points(const Home *home)
{
    int points = 0;
    int tokens = 0;
    for (SpaceSet left = home->decorated; left; left &= left - 1) {
        points += RESOURCE_INFO[home->token[space_first(left)]].value;
        tokens++;
    }
    for (ResourceType type = RESOURCE_TREEHOUSE; type <= RESOURCE_BIRDHOUSE; type++) {
        if (home_has(home, type)) {
            points += RESOURCE_INFO[type].value;
            tokens++;
        }
    }
    return home_has(home, RESOURCE_DESIGNER) ? points + tokens : points;
}

/* R8.3: each of the two functions that is met. */
static int one_function(const Home *home)
{
    return home_has(home, RESOURCE_ARCHITECT) ? 4 : 3;
}

int score_bathrooms(const Home *home)
{
    const SpaceSet bathrooms = home->of_type[ROOM_BATHROOM];
    return (bathrooms & SPACES_MIDDLE) && (bathrooms & SPACES_TOP) ? one_function(home) : 0;
}

int score_trio(const Home *home)
{
    const SpaceSet *of_type = home->of_type;
    const bool met = of_type[ROOM_BATHROOM] && of_type[ROOM_KITCHEN] && of_type[ROOM_BEDROOM];
    return met ? one_function(home) : 0;
}

static int function_points(const Home *home)
{
    const int points = score_bathrooms(home) + score_trio(home);
    if (!home_has(home, RESOURCE_ARCHITECT))
        return points;
    return points + space_count(home->of_type[ROOM_NONE]);
}

static int children(const Home *home)
{
    int found = 0;
    SpaceSet face_up = home->rooms & ~home->of_type[ROOM_NONE];
    for (; face_up; face_up &= face_up - 1)
        found += room_card_children(home->card[space_first(face_up)]);
    return found;
}

Score score_open(const Home *home)
{
    Score score = {
        .rooms = (int16_t)rooms_points(home),
        .decor = (int16_t)decor_points(home),
        .function = (int16_t)function_points(home),
        .children = (int16_t)children(home),
    };
    score.total = score.rooms + score.decor + score.function;
    return score;
}

Score score_full(const Home *home)
{
    Score score = score_open(home);
    score.roof = (int16_t)score_roof(home->cards, NULL);
    score.total += score.roof;
    return score;
}

int score_category(const Score *score, ScoreCategory category)
{
    switch (category) {
    case SCORE_ROOMS:
        return score->rooms;
    case SCORE_DECOR:
        return score->decor;
    case SCORE_FUNCTION:
        return score->function;
    case SCORE_ROOF:
        return score->roof;
    case SCORE_CHILDREN:
        return score->children;
    case SCORE_TOTAL:
    case SCORE_CATEGORY_COUNT:
        break;
    }
    return score->total;
}

Score score_difference(Score after, Score before)
{
    return (Score){
        .rooms = after.rooms - before.rooms,
        .decor = after.decor - before.decor,
        .function = after.function - before.function,
        .roof = after.roof - before.roof,
        .total = after.total - before.total,
        .children = after.children - before.children,
    };
}

int score_room_at(const Home *home, Space space)
{
    const RoomType type = home_type_at(home, space);
    Home alone = {.of_type = {0}};
    if (type == ROOM_NONE)
        return 0;
    if (ROOM_INFO[type].beside)
        alone.of_type[ROOM_INFO[type].beside] = home->of_type[ROOM_INFO[type].beside];
    alone.of_type[type] = home_room_at(home, space);
    return room_type_points(&alone, type);
}

/* Adds cards of `from` to `chosen` until it has four. */
static ResourceCardSet fill_to_four(ResourceCardSet chosen, ResourceCardSet from)
{
    from &= ~chosen;
    while (card_count(chosen) < 4 && from) {
        chosen |= from & -from;
        from &= from - 1;
    }
    return chosen;
}

/* R8.4. One colour always beats a mixed roof (8 against at most 3 + 4); within a choice windows
 * come first. */
int score_roof(ResourceCardSet cards, ResourceCardSet *best)
{
    ResourceCardSet pile = 0;
    ResourceCardSet all_windows = 0;
    ResourceCardSet one_colour = 0;
    bool its_window = false;
    for (int colour = 0; colour < COLOUR_COUNT; colour++) {
        ResourceCardSet window = cards & resource_cards_of_type(RESOURCE_ROOF_RED_WINDOW + colour);
        ResourceCardSet plain = cards & resource_cards_of_type(RESOURCE_ROOF_RED + colour);
        all_windows |= window;
        pile |= plain | window;
        if (card_count(plain | window) >= 4 && (!one_colour || (window && !its_window))) {
            one_colour = fill_to_four(window, plain);
            its_window = window != 0;
        }
    }
    ResourceCardSet chosen = one_colour;
    int points = 8 + its_window;
    if (!one_colour) {
        chosen = fill_to_four(fill_to_four(0, all_windows), pile);
        points = 3 + card_count(chosen & all_windows);
        if (card_count(chosen) < 4) {
            chosen = 0;
            points = 0;
        }
    }
    if (best)
        *best = chosen;
    return points;
}
