/**
 * Where rooms may be placed (section 4), as sets of spaces. Private to the rules, and all inline:
 * listing and checking moves asks for little else.
 */
#ifndef RULES_PLACES_H
#define RULES_PLACES_H

#include "dreamhome/home.h"

#include <assert.h>

static inline unsigned filled(const Home *home)
{
    return (unsigned)home->rooms | home->scaffolds;
}

/** R4.1 and R1.3: a1-c1, d0 and e0 stand on the ground, every other space on the one below. */
static inline unsigned supported(const Home *home)
{
    const unsigned ground = SPACES_BASEMENT | 1u << SPACE_A1 | 1u << SPACE_B1 | 1u << SPACE_C1;
    const unsigned below = filled(home);
    return ground | (below << (SPACE_A2 - SPACE_A1) & SPACES_TOP) |
           (below >> (SPACE_D0 - SPACE_D1) & SPACES_MIDDLE);
}

/** R4.1 for one space, which is cheaper than for all. */
static inline bool is_supported(const Home *home, Space space)
{
    static const SpaceSet BELOW[SPACE_LIMIT] = {
        [SPACE_D1] = 1u << SPACE_D0, [SPACE_E1] = 1u << SPACE_E0, [SPACE_A2] = 1u << SPACE_A1,
        [SPACE_B2] = 1u << SPACE_B1, [SPACE_C2] = 1u << SPACE_C1, [SPACE_D2] = 1u << SPACE_D1,
        [SPACE_E2] = 1u << SPACE_E1,
    };
    return (BELOW[space] & ~filled(home)) == 0;
}

/** R4.8: spaces that, filled as well, leave the filled spaces of their floor together. */
SpaceSet places_without_gap(const Home *home);

/** Where anything at all may be put: section 4 without R4.2-R4.4, open spaces or not. */
static inline SpaceSet buildable(const Home *home)
{
    const SpaceSet spaces = supported(home);
    return home->no_gaps ? spaces & places_without_gap(home) : spaces;
}

/** R4.2, with empty rooms allowed everywhere (R4.6). */
static inline SpaceSet floors_for(RoomType type)
{
    static const SpaceSet FLOORS[] = {
        [ROOM_KIND_NONE] = SPACES_ALL,
        [ROOM_KIND_NORMAL] = SPACES_MIDDLE | SPACES_TOP,
        [ROOM_KIND_UNIQUE] = SPACES_MIDDLE | SPACES_TOP,
        [ROOM_KIND_BASEMENT] = SPACES_BASEMENT,
    };
    return FLOORS[ROOM_INFO[type].kind];
}

/**
 * R4.3: spaces where one more card of the type would pass the limit of its joined room. The sets
 * left1 to left3 and right1 to right3 are the spaces with at least that many cards of the type next
 * to them on that side.
 */
static inline SpaceSet too_large(SpaceSet same, int limit)
{
    const unsigned left1 = (unsigned)same << 1;
    const unsigned right1 = same >> 1;
    if (limit == 1)
        return (SpaceSet)(left1 | right1);
    const unsigned left2 = left1 & (unsigned)same << 2;
    const unsigned right2 = right1 & same >> 2;
    if (limit == 2)
        return (SpaceSet)(left2 | right2 | (left1 & right1));
    assert(limit == ROOM_MAX_SIZE);
    const unsigned left3 = left2 & (unsigned)same << 3;
    const unsigned right3 = right2 & same >> 3;
    return (SpaceSet)(left3 | right3 | (left2 & right1) | (left1 & right2));
}

/** The cards of `same` that are joined, directly or through others, to those of `part`. */
static inline SpaceSet joined_to(SpaceSet part, SpaceSet same)
{
    part &= same;
    for (int step = 1; step < ROOM_MAX_SIZE; step++)
        part |= space_beside(part) & same;
    return part;
}

/** R4.4, R5.4: spaces beside a room, made of `same`, that one of the `decorated` has finished. */
static inline SpaceSet beside_finished(const Home *home, SpaceSet same, SpaceSet decorated)
{
    if (!(decorated & same) || home_has(home, RESOURCE_DESIGNER))
        return 0;
    return space_beside(joined_to(decorated, same));
}

/** R4.2-R4.4 for a room of `type`, not ROOM_NONE. */
static inline SpaceSet fits(const Home *home, RoomType type)
{
    const SpaceSet same = home->of_type[type];
    if (!same)
        return floors_for(type);
    return floors_for(type) & ~too_large(same, ROOM_INFO[type].limit) &
           ~beside_finished(home, same, home->decorated);
}

/** Cards that may go out for another one, as far as their space is concerned: it stays filled. */
static inline SpaceSet suppliable(const Home *home)
{
    return (SpaceSet)(home->rooms & buildable(home));
}

static inline SpaceSet drillable(const Home *home)
{
    return suppliable(home) & ~home->of_type[ROOM_NONE];
}

/** R4.2-R4.4 for a room of `type` in each space, with the card that lies there gone. */
SpaceSet places_fits_swapped(const Home *home, RoomType type);

/** R4.2, R4.3 for the card on `from` in another space: a token finishes nothing here (R7.4). */
static inline SpaceSet fits_from(const Home *home, Space from)
{
    if (space_in(home->of_type[ROOM_NONE], from))
        return SPACES_ALL;
    const RoomType type = room_card_type(home->card[from]);
    const SpaceSet others = home->of_type[type] & ~space_bit(from);
    return floors_for(type) & ~too_large(others, ROOM_INFO[type].limit);
}

/** Puts a card on an open space; ROOM_NONE puts it face down. */
static inline void put_room(Home *home, RoomCard card, RoomType type, Space space)
{
    home->card[space] = card;
    home->rooms |= space_bit(space);
    home->of_type[type] |= space_bit(space);
}

/** All of section 4 except that the space must be open. */
static inline SpaceSet allowed(const Home *home, RoomType type)
{
    return type == ROOM_NONE ? buildable(home) : buildable(home) & fits(home, type);
}

#endif
