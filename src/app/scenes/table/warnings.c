#include "app/scenes/table/warnings.h"

#include "app/words/words.h"

#include <stddef.h>

/* For every room that can have more than one card. */
static const char *const BLOCKED[ROOM_TYPE_COUNT] = {
    [ROOM_LIVING] = WORDS_MARK("Your living room can’t grow any more."),
    [ROOM_KITCHEN] = WORDS_MARK("Your kitchen can’t grow any more."),
    [ROOM_BEDROOM] = WORDS_MARK("Your bedroom can’t grow any more."),
    [ROOM_CHILDREN] = WORDS_MARK("Your playroom can’t grow any more."),
    [ROOM_GARAGE] = WORDS_MARK("Your garage can’t grow any more."),
};

/* A garage whose neighbour is taken by something else never becomes two. */
static bool stays_alone(const Home *home, const Event *event)
{
    const SpaceSet other = SPACES_BASEMENT & ~space_bit(event->space);
    return (home->rooms & other) && !(home->of_type[ROOM_GARAGE] & other);
}

/* Whether the unfinished room at `space` has a place left to grow, `taken` aside. */
static bool can_grow(const Home *home, Space space, SpaceSet taken)
{
    const SpaceSet room = home_room_at(home, space);
    return (space_beside(room) & ~(home->rooms | taken) &
            home_floors_for(home_type_at(home, space))) != 0;
}

static bool is_unfinished(const Home *home, Space space)
{
    const RoomType type = home_type_at(home, space);
    const SpaceSet room = home_room_at(home, space);
    return type != ROOM_NONE && space_count(room) < ROOM_INFO[type].limit &&
           (!(room & home->decorated) || home_has(home, RESOURCE_DESIGNER));
}

/* The type of a room that could have grown into the place that the card takes, and no other; or
 * ROOM_NONE. */
static RoomType blocked_room(const Home *home, const Event *event)
{
    const RoomType type = event->face_down ? ROOM_NONE : room_card_type(event->room);
    const SpaceSet here = space_bit(event->space);
    for (SpaceSet left = space_beside(here) & home->rooms; left; left &= left - 1) {
        const Space space = space_first(left);
        if (home_type_at(home, space) != type && is_unfinished(home, space) &&
            can_grow(home, space, 0) && !can_grow(home, space, here))
            return home_type_at(home, space);
    }
    return ROOM_NONE;
}

static const char *warning_for_room(const Game *before, const Event *event)
{
    const Home *home = &before->homes[event->player];
    if (!event->face_down && room_card_type(event->room) == ROOM_GARAGE && stays_alone(home, event))
        return WORDS_MARK("A single garage scores nothing.");
    return before->round < ROUND_COUNT ? BLOCKED[blocked_room(home, event)] : NULL;
}

const char *warning_for(const Game *before, const Event *event)
{
    switch ((EventKind)event->kind) {
    case EVENT_ROOM_PLACED:
        return warning_for_room(before, event);
    case EVENT_DECOR_DISCARDED:
        return event->lost ? WORDS_MARK("This décor fits in none of your rooms, so it’s lost.")
                           : NULL;
    case EVENT_TOKEN_LOST:
        return WORDS_MARK("That loses a décor token.");
    case EVENT_RESOURCE_LAID:
        if (before->round == ROUND_COUNT &&
            RESOURCE_INFO[resource_card_type(event->resource)].kind == RESOURCE_KIND_TOOL)
            return WORDS_MARK("Tools are no use in the last round.");
        return NULL;
    case EVENT_SCAFFOLDING_PLACED:
        return before->round == ROUND_COUNT - 1
                   ? WORDS_MARK("Your last room will have to go there.")
                   : NULL;
    default:
        return NULL;
    }
}
