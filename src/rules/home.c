#include "places.h"

#include <assert.h>
#include <stddef.h>

static bool contiguous(SpaceSet row)
{
    SpaceSet lowest = (SpaceSet)(row & -row);
    return (row & (row + lowest)) == 0;
}

SpaceSet places_without_gap(const Home *home)
{
    SpaceSet fine = 0;
    for (SpaceSet left = SPACES_ALL; left; left &= left - 1) {
        Space space = space_first(left);
        if (contiguous((filled(home) | space_bit(space)) & space_floor(space)))
            fine |= space_bit(space);
    }
    return fine;
}

SpaceSet home_floors_for(RoomType type)
{
    return floors_for(type);
}

SpaceSet home_oversized(const Home *home, RoomType type)
{
    SpaceSet found = 0;
    for (SpaceSet left = home->of_type[type]; left; left &= left - 1) {
        SpaceSet others = home->of_type[type] & ~(left & -left);
        found |= too_large(others, ROOM_INFO[type].limit) & (left & -left);
    }
    return found;
}

RoomType home_type_at(const Home *home, Space space)
{
    if (!space_in(home->rooms & ~home->of_type[ROOM_NONE], space))
        return ROOM_NONE;
    return room_card_type(home->card[space]);
}

SpaceSet home_room_at(const Home *home, Space space)
{
    return joined_to(space_bit(space), home->of_type[home_type_at(home, space)]);
}

SpaceSet home_fits(const Home *home, RoomType type)
{
    return fits(home, type);
}

SpaceSet home_places(const Home *home, RoomType type)
{
    return allowed(home, type) & ~home->rooms;
}

SpaceSet home_scaffold_places(const Home *home)
{
    return home_places(home, ROOM_NONE) & ~home->scaffolds;
}

SpaceSet home_decor_places(const Home *home, ResourceType token)
{
    SpaceSet places = 0;
    for (uint32_t types = RESOURCE_INFO[token].rooms; types; types &= types - 1) {
        const SpaceSet same = home->of_type[__builtin_ctz(types)];
        places |= same & home->decorated ? same & ~joined_to(home->decorated, same) : same;
    }
    return places;
}

/* The card that goes out matters to its own type only. */
SpaceSet places_fits_swapped(const Home *home, RoomType type)
{
    const SpaceSet same = home->of_type[type];
    SpaceSet found = fits(home, type) & ~same;
    for (unsigned left = same; left; left &= left - 1) {
        const SpaceSet out = (SpaceSet)(left & -left);
        const SpaceSet others = same & ~out;
        found |= out & ~too_large(others, ROOM_INFO[type].limit) &
                 ~beside_finished(home, others, home->decorated & ~out);
    }
    return found;
}

SpaceSet home_drill_places(const Home *home, RoomType type)
{
    return drillable(home) & places_fits_swapped(home, type);
}

SpaceSet home_supply_places(const Home *home, RoomType type)
{
    return suppliable(home) & places_fits_swapped(home, type);
}

/* R7.4: tokens finish nothing here, and the swap leaves the filled spaces as they are. */
SpaceSet home_handyman_places(const Home *home, Space from)
{
    return suppliable(home) & fits_from(home, from);
}

/* ---- reasons ---- */

/* What concerns the space itself: R4.1, R4.2, R4.8. */
static RuleError check_ground(const Home *home, RoomType type, Space space)
{
    if (!space_in(supported(home), space))
        return RULE_NEEDS_SUPPORT;
    if (!space_in(floors_for(type), space))
        return ROOM_INFO[type].kind == ROOM_KIND_BASEMENT ? RULE_ONLY_BASEMENT : RULE_NOT_BASEMENT;
    return space_in(buildable(home), space) ? RULE_OK : RULE_GAP;
}

/* Why `type` is not allowed on `space`, which is otherwise free to be filled. */
static RuleError check_allowed(const Home *home, RoomType type, Space space)
{
    if (space_in(allowed(home, type), space))
        return RULE_OK;
    RuleError error = check_ground(home, type, space);
    if (error)
        return error;
    const SpaceSet same = home->of_type[type];
    if (space_in(beside_finished(home, same, home->decorated), space))
        return RULE_ROOM_DECORATED;
    for (SpaceSet beside = space_beside(space_bit(space)) & same; beside; beside &= beside - 1) {
        SpaceSet room = joined_to(beside & -beside, same);
        if (space_count(room) == ROOM_INFO[type].limit)
            return RULE_ROOM_COMPLETE;
    }
    return RULE_TOO_LARGE;
}

RuleError home_check_place(const Home *home, RoomType type, Space space)
{
    if (space_in(home->rooms, space))
        return RULE_SPACE_FILLED;
    return check_allowed(home, type, space);
}

RuleError home_check_scaffold(const Home *home, Space space)
{
    if (space_in(home->scaffolds, space))
        return RULE_SCAFFOLDING_TWICE;
    return home_check_place(home, ROOM_NONE, space);
}

RuleError home_check_decorate(const Home *home, ResourceType token, Space space)
{
    if (space_in(home_decor_places(home, token), space))
        return RULE_OK;
    RoomType type = home_type_at(home, space);
    bool fits = type != ROOM_NONE && (RESOURCE_INFO[token].rooms >> type & 1);
    return fits ? RULE_DECORATED_TWICE : RULE_WRONG_ROOM;
}

RuleError home_check_drill(const Home *home, RoomType type, Space space)
{
    if (space_in(home->of_type[ROOM_NONE], space))
        return RULE_EMPTY_ROOM;
    return home_check_supply(home, type, space);
}

RuleError home_check_supply(const Home *home, RoomType type, Space space)
{
    if (!space_in(home->rooms, space))
        return RULE_SPACE_EMPTY;
    Home without = *home;
    home_remove(&without, space, NULL);
    return check_allowed(&without, type, space);
}

static RuleError check_handyman_place(const Home *home, Space from, Space to)
{
    if (space_in(home_handyman_places(home, from), to))
        return RULE_OK;
    RuleError error = check_ground(home, home_type_at(home, from), to);
    return error ? error : RULE_TOO_LARGE;
}

RuleError home_check_handyman(const Home *home, Space one, Space other)
{
    if (!space_in(home->rooms, one) || !space_in(home->rooms, other))
        return RULE_SPACE_EMPTY;
    RuleError error = check_handyman_place(home, one, other);
    return error ? error : check_handyman_place(home, other, one);
}

/* ---- acting ---- */

static void lose_token(Home *home, Space space, LostTokens *lost)
{
    if (lost) {
        assert(lost->count < sizeof lost->items / sizeof lost->items[0]);
        lost->items[lost->count].space = (uint8_t)space;
        lost->items[lost->count].token = home->token[space];
        lost->count++;
    }
    home->token[space] = RESOURCE_NONE;
    home->decorated &= ~space_bit(space);
}

/* R5.6: of the tokens of the joined room at `space` only the most valuable one stays, of equals
 * the first in byte order; within one floor that is the order of the bits. */
static void thin_tokens(Home *home, Space space, LostTokens *lost)
{
    SpaceSet tokens = home_room_at(home, space) & home->decorated;
    if (space_count(tokens) < 2)
        return;
    Space best = space_first(tokens);
    for (SpaceSet left = tokens; left; left &= left - 1) {
        Space rival = space_first(left);
        if (RESOURCE_INFO[home->token[rival]].value > RESOURCE_INFO[home->token[best]].value)
            best = rival;
    }
    for (SpaceSet left = tokens & ~space_bit(best); left; left &= left - 1)
        lose_token(home, space_first(left), lost);
}

ResourceCard home_place(Home *home, RoomCard card, Space space, bool face_down, LostTokens *lost)
{
    ResourceCard scaffolding = 0;
    if (space_in(home->scaffolds, space)) {
        scaffolding = home->card[space];
        home->scaffolds &= ~space_bit(space);
    }
    put_room(home, card, face_down ? ROOM_NONE : room_card_type(card), space);
    if (!face_down && home->decorated)
        thin_tokens(home, space, lost);
    return scaffolding;
}

void home_scaffold(Home *home, ResourceCard scaffolding, Space space)
{
    home->card[space] = scaffolding;
    home->scaffolds |= space_bit(space);
}

void home_decorate(Home *home, ResourceType token, Space space)
{
    home->token[space] = (uint8_t)token;
    home->decorated |= space_bit(space);
}

RoomCard home_remove(Home *home, Space space, LostTokens *lost)
{
    RoomCard card = home->card[space];
    if (space_in(home->decorated, space))
        lose_token(home, space, lost);
    home->of_type[home_type_at(home, space)] &= ~space_bit(space);
    home->rooms &= ~space_bit(space);
    home->card[space] = 0;
    return card;
}

static void put_card(Home *home, Space space, RoomCard card, RoomType type, uint8_t token)
{
    put_room(home, card, type, space);
    if (token)
        home_decorate(home, token, space);
}

static void exchange_cards(Home *home, Space one, Space other)
{
    const RoomType type_one = home_type_at(home, one);
    const RoomType type_other = home_type_at(home, other);
    const uint8_t token_one = home->token[one];
    const uint8_t token_other = home->token[other];
    const RoomCard card_one = home_remove(home, one, NULL);
    const RoomCard card_other = home_remove(home, other, NULL);
    put_card(home, one, card_other, type_other, token_other);
    put_card(home, other, card_one, type_one, token_one);
}

void home_swap(Home *home, Space one, Space other, LostTokens *lost)
{
    exchange_cards(home, one, other);
    if (home_type_at(home, one) != ROOM_NONE)
        thin_tokens(home, one, lost);
    if (home_type_at(home, other) != ROOM_NONE)
        thin_tokens(home, other, lost);
}
