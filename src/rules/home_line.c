/* A home in one line, as NOTATION.md describes it. */
#include "dreamhome/notation.h"

typedef struct HomeReader {
    Home *home;
    Complaint *complaint;
} HomeReader;

bool notation_home_has_room(const Home *home, RoomCard card)
{
    for (SpaceSet left = home->rooms; left; left &= left - 1) {
        if (home->card[space_first(left)] == card)
            return true;
    }
    return false;
}

bool notation_home_has_token(const Home *home, ResourceType token)
{
    for (SpaceSet left = home->decorated; left; left &= left - 1) {
        if (home->token[space_first(left)] == token)
            return true;
    }
    return RESOURCE_INFO[token].kind == RESOURCE_KIND_OUTSIDE && home_has(home, token);
}

/* ---- spaces ---- */

static bool put_scaffolding(HomeReader *reader, Space space, Word item)
{
    const ResourceInfo *info = &RESOURCE_INFO[RESOURCE_SCAFFOLDING];
    const int used = space_count(reader->home->scaffolds);
    if (used == info->copies)
        return complain(reader->complaint, "", item, " is one scaffolding more than there are");
    home_scaffold(reader->home, (ResourceCard)(info->first_card + used), space);
    return true;
}

static bool put_room(HomeReader *reader, Space space, Word name)
{
    RoomCard card;
    if (!notation_read_room(name, &card))
        return complain(reader->complaint, "", name, " is not a room card");
    if (notation_home_has_room(reader->home, card))
        return complain(reader->complaint, "the card ", name, " is there twice");
    if (!space_in(home_floors_for(room_card_type(card)), space))
        return complain(reader->complaint, "", name,
                        " is on a floor where it does not belong (R4.2)");
    LostTokens lost = {0};
    home_place(reader->home, card, space, false, &lost);
    return !lost.count ||
           complain(reader->complaint, "the room with ", name, " has a second token (R5.3)");
}

static bool put_token(HomeReader *reader, Space space, Word name, Word item)
{
    ResourceType token;
    const RoomType type = home_type_at(reader->home, space);
    if (!notation_read_token(name, &token))
        return complain(reader->complaint, "", name, " is not a token");
    if (notation_home_has_token(reader->home, token))
        return complain(reader->complaint, "the token ", name, " is there twice");
    if (type == ROOM_NONE || !(RESOURCE_INFO[token].rooms >> type & 1))
        return complain(reader->complaint, "the token of ", item, " does not go there (R5.3)");
    home_decorate(reader->home, token, space);
    return true;
}

static bool read_space_item(HomeReader *reader, Space space, Word value, Word item)
{
    Home *home = reader->home;
    Word rest = value;
    const Word card = word_until(&rest, '+');
    const bool has_token = card.length < value.length;
    if (space_in(home->rooms | home->scaffolds, space))
        return complain(reader->complaint, "the space of ", item, " is there twice");
    if (word_is(card, "down")) {
        home_place(home, 0, space, true, NULL); /* a face-down card has no name in a line */
    } else if (word_is(card, "scaffolding")) {
        if (!put_scaffolding(reader, space, item))
            return false;
    } else if (!put_room(reader, space, card)) {
        return false;
    }
    return !has_token || put_token(reader, space, rest, item);
}

/* ---- lists of resource cards ---- */

static bool read_list(HomeReader *reader, ResourceKind kind, Word list)
{
    static const char *const WHAT[] = {
        [RESOURCE_KIND_ROOF] = " is not a roof",
        [RESOURCE_KIND_OUTSIDE] = " does not stand outside",
        [RESOURCE_KIND_HELPER] = " is not a helper",
    };
    for (bool more = true; more;) {
        const size_t length = list.length;
        const Word name = word_until(&list, ',');
        more = name.length < length;
        ResourceCard card;
        if (!notation_read_resource(name, &card) ||
            RESOURCE_INFO[resource_card_type(card)].kind != kind)
            return complain(reader->complaint, "", name, WHAT[kind]);
        if (reader->home->cards & CARD_BIT(card))
            return complain(reader->complaint, "the card ", name, " is there twice");
        reader->home->cards |= CARD_BIT(card);
    }
    return true;
}

static bool read_gaps(HomeReader *reader, Word value, Word item)
{
    if (!word_is(value, "on") && !word_is(value, "off"))
        return complain(reader->complaint, "", item, " should be gaps=on or gaps=off");
    reader->home->no_gaps = word_is(value, "off");
    return true;
}

static bool read_item(HomeReader *reader, Word item)
{
    Word value = item;
    Space space;
    const Word key = word_until(&value, '=');
    if (key.length == item.length)
        return complain(reader->complaint, "", item, " is not of the form SPACE=CARD");
    if (word_is(key, "outside"))
        return read_list(reader, RESOURCE_KIND_OUTSIDE, value);
    if (word_is(key, "helpers"))
        return read_list(reader, RESOURCE_KIND_HELPER, value);
    if (word_is(key, "roofs"))
        return read_list(reader, RESOURCE_KIND_ROOF, value);
    if (word_is(key, "gaps"))
        return read_gaps(reader, value, item);
    if (!notation_read_space(key, &space))
        return complain(reader->complaint, "", key, " is not a space of a home");
    return read_space_item(reader, space, value, item);
}

/* What can be told only when the whole line is read: rooms too large, second tokens. */
static bool check_rooms(const Home *home, Complaint *complaint)
{
    for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++) {
        const Word key = word_of(ROOM_INFO[type].key);
        if (home_oversized(home, type))
            return complain(complaint, "a room of type ", key, " is over its limit (R4.3)");
    }
    for (SpaceSet left = home->decorated; left; left &= left - 1) {
        const Space space = space_first(left);
        const Word key = word_of(RESOURCE_INFO[home->token[space]].key);
        if (space_count(home_room_at(home, space) & home->decorated) > 1)
            return complain(complaint, "the room with ", key, " has a second token (R5.3)");
    }
    return true;
}

bool notation_read_home(Word line, Home *home, Complaint *complaint)
{
    HomeReader reader = {.home = home, .complaint = complaint};
    Word item;
    *home = (Home){0};
    while (word_next(&line, &item)) {
        if (!read_item(&reader, item))
            return false;
    }
    return check_rooms(home, complaint);
}
