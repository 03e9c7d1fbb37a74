#include "ai/potential.h"

static const SpaceSet UPPER = SPACES_MIDDLE | SPACES_TOP;

/* ---- rooms ---- */

/* Rooms of up to two cards: their points, and the promise of those that may still grow. */
static int pair_value(const Home *home, const Outlook *outlook, RoomType type, SpaceSet open)
{
    const SpaceSet same = home->of_type[type];
    if (!same)
        return 0;
    const uint8_t *points = ROOM_INFO[type].points;
    const SpaceSet single = same & ~space_beside(same);
    const int pairs = (space_count(same) - space_count(single)) / 2;
    int value = 100 * (space_count(single) * points[0] + pairs * points[1]);
    SpaceSet growing = single;
    if (home->decorated && !home_has(home, RESOURCE_DESIGNER))
        growing &= ~home->decorated; /* R4.4 */
    const SpaceSet left = growing & (SpaceSet)(open << 1);
    const SpaceSet right = growing & (open >> 1);
    value += space_count(left | right) * outlook->grow[type];
    value += space_count(left & right) * outlook->grow[type] * outlook->weights->both_sides / 256;
    return value;
}

/* The living rooms that a token has not finished, by the space of their first card. */
static SpaceSet unfinished_starts(const Home *home, SpaceSet starts)
{
    if (!home->decorated || home_has(home, RESOURCE_DESIGNER))
        return starts;
    const SpaceSet same = home->of_type[ROOM_LIVING];
    const SpaceSet tokens = home->decorated & same;
    return starts & ~(tokens | tokens >> 1);
}

static int living_value(const Home *home, const Outlook *outlook, SpaceSet open)
{
    const SpaceSet same = home->of_type[ROOM_LIVING];
    if (!same)
        return 0;
    const uint8_t *points = ROOM_INFO[ROOM_LIVING].points;
    const SpaceSet starts = same & ~(SpaceSet)(same << 1);
    const SpaceSet two_or_more = starts & (same >> 1);
    const SpaceSet three = two_or_more & (same >> 2);
    const SpaceSet two = two_or_more & ~three;
    const SpaceSet one = starts & ~two_or_more;
    int value = 100 * (space_count(one) * points[0] + space_count(two) * points[1] +
                       space_count(three) * points[2]);

    const SpaceSet left1 = (SpaceSet)(open << 1);
    const SpaceSet right1 = open >> 1;
    const SpaceSet growing_one = unfinished_starts(home, one);
    const SpaceSet growing_two = unfinished_starts(home, two);
    const SpaceSet wide =
        (left1 & (SpaceSet)(open << 2)) | (right1 & (open >> 2)) | (left1 & right1);
    const int third = potential_gain(ROOM_LIVING, 3) * outlook->grow[ROOM_LIVING] /
                      potential_gain(ROOM_LIVING, 2);
    value += space_count(growing_one & (left1 | right1)) * outlook->grow[ROOM_LIVING];
    value += space_count(growing_one & wide) * outlook->living_third;
    value += space_count(growing_two & (left1 | (open >> 2))) * third;
    return value;
}

/* Pantry, dressing room and sauna. */
static int beside_value(const Home *home, const Outlook *outlook, RoomType type, SpaceSet open)
{
    const SpaceSet same = home->of_type[type];
    if (!same)
        return 0;
    const RoomInfo *info = &ROOM_INFO[type];
    const SpaceSet happy = same & space_beside(home->of_type[info->beside]);
    const SpaceSet waiting = same & ~happy & space_beside(open);
    return 100 * (space_count(same & ~happy) * info->points[0] +
                  space_count(happy) * info->points_beside) +
           space_count(waiting) * outlook->beside[type];
}

/* Rooms that never change their points: unique ones without condition, small basement rooms. */
static int plain_value(const Home *home)
{
    const SpaceSet two_points = home->of_type[ROOM_GAMES] | home->of_type[ROOM_LIBRARY] |
                                home->of_type[ROOM_STUDY] | home->of_type[ROOM_CELLAR] |
                                home->of_type[ROOM_WORKSHOP];
    const SpaceSet one_point =
        home->of_type[ROOM_LAUNDRY] | home->of_type[ROOM_STORAGE] | home->of_type[ROOM_BATHROOM];
    return 200 * space_count(two_points) + 100 * space_count(one_point);
}

/* R8.3, each condition with the chance that it will be met. */
static int function_value(const Home *home, const Outlook *outlook, SpaceSet open)
{
    const SpaceSet bathrooms = home->of_type[ROOM_BATHROOM];
    const bool middle = bathrooms & SPACES_MIDDLE;
    const bool top = bathrooms & SPACES_TOP;
    int floors;
    if (middle && top)
        floors = CHANCE_UNIT;
    else if (middle || top)
        floors = open & (middle ? SPACES_TOP : SPACES_MIDDLE) ? outlook->one_bathroom : 0;
    else
        floors = (open & SPACES_TOP) && (open & SPACES_MIDDLE) ? outlook->two_bathrooms : 0;
    int trio = bathrooms ? CHANCE_UNIT : outlook->one_bathroom;
    if (!home->of_type[ROOM_KITCHEN])
        trio = trio * outlook->kitchen / CHANCE_UNIT;
    if (!home->of_type[ROOM_BEDROOM])
        trio = trio * outlook->bedroom / CHANCE_UNIT;
    if (!home_has(home, RESOURCE_ARCHITECT))
        return 300 * (floors + trio) / CHANCE_UNIT;
    return 400 * (floors + trio) / CHANCE_UNIT + 100 * space_count(home->of_type[ROOM_NONE]) +
           outlook->weights->architect * outlook->rounds_left;
}

/* What the open spaces are good for. There are as many as rounds left, so only kinds matter. */
static int open_value(const Home *home, const Outlook *outlook, SpaceSet open)
{
    const AiWeights *weights = outlook->weights;
    const SpaceSet pairs = open & open >> 1 & UPPER;
    int ready = space_count(home_places(home, ROOM_NONE) & UPPER);
    if (ready > 4)
        ready = 4;
    return space_count(SPACES_BASEMENT & ~home->rooms) * outlook->open_basement +
           space_count(pairs) * weights->open_pair +
           space_count(pairs & open >> 2) * weights->open_triple + weights->access[ready];
}

/* What the rooms of one type are worth, but for function and open spaces. The open spaces are
 * given apart: holes between the floors keep a set of all of them from touching wrongly. */
static int type_value(const Home *home, const Outlook *outlook, RoomType type, SpaceSet open)
{
    switch (type) {
    case ROOM_KITCHEN:
    case ROOM_BEDROOM:
    case ROOM_CHILDREN:
    case ROOM_GARAGE:
        return pair_value(home, outlook, type, open);
    case ROOM_LIVING:
        return living_value(home, outlook, open);
    case ROOM_PANTRY:
    case ROOM_DRESSING:
    case ROOM_SAUNA:
        return beside_value(home, outlook, type, open);
    default:
        return 100 * ROOM_INFO[type].points[0] * space_count(home->of_type[type]);
    }
}

static int rooms_value(const Home *home, const Outlook *outlook, SpaceSet open)
{
    int value = pair_value(home, outlook, ROOM_KITCHEN, open) +
                pair_value(home, outlook, ROOM_BEDROOM, open) +
                pair_value(home, outlook, ROOM_CHILDREN, open) +
                pair_value(home, outlook, ROOM_GARAGE, open) + living_value(home, outlook, open) +
                plain_value(home) + function_value(home, outlook, open);
    for (RoomType type = ROOM_PANTRY; type <= ROOM_SAUNA; type++)
        value += beside_value(home, outlook, type, open);
    return outlook->rounds_left ? value + open_value(home, outlook, open) : value;
}

int potential_rooms(const Home *home, const Outlook *outlook)
{
    return rooms_value(home, outlook, SPACES_ALL & ~home->rooms);
}

/* ---- one more room ---- */

void prospects_init(Prospects *prospects, const Home *home, const Outlook *outlook)
{
    prospects->home = *home;
    prospects->outlook = outlook;
    prospects->known = 0;
}

/* The value of everything when a space is filled by an unknown card. */
static int filled_value(Prospects *prospects, Space space)
{
    if (!space_in(prospects->known, space)) {
        Home filled = prospects->home;
        filled.rooms |= space_bit(space);
        prospects->known |= space_bit(space);
        prospects->filled[space] =
            rooms_value(&filled, prospects->outlook, SPACES_ALL & ~filled.rooms);
    }
    return prospects->filled[space];
}

/* The neighbours that a kitchen, bedroom or bathroom makes happy. */
static RoomType waiting_for(RoomType type)
{
    return type == ROOM_KITCHEN ? ROOM_PANTRY : type == ROOM_BEDROOM ? ROOM_DRESSING : ROOM_SAUNA;
}

int prospects_place(Prospects *prospects, RoomType type, Space space)
{
    const Home *home = &prospects->home;
    const Outlook *outlook = prospects->outlook;
    const SpaceSet open = SPACES_ALL & ~(home->rooms | space_bit(space));
    int value = filled_value(prospects, space);
    if (type == ROOM_NONE)
        return value + (home_has(home, RESOURCE_ARCHITECT) ? 100 : 0);
    Home after = *home;
    after.of_type[type] |= space_bit(space);
    value += type_value(&after, outlook, type, open) - type_value(home, outlook, type, open);
    if (type == ROOM_KITCHEN || type == ROOM_BEDROOM || type == ROOM_BATHROOM) {
        const RoomType waiting = waiting_for(type);
        value += function_value(&after, outlook, open) - function_value(home, outlook, open);
        if (home->of_type[waiting])
            value += beside_value(&after, outlook, waiting, open) -
                     beside_value(home, outlook, waiting, open);
    }
    return value;
}

int potential_token_cost(const Home *home, const Outlook *outlook, RoomType type, Space space)
{
    const SpaceSet open = SPACES_ALL & ~home->rooms;
    Home after = *home;
    after.decorated |= space_bit(space);
    return type_value(home, outlook, type, open) - type_value(&after, outlook, type, open);
}

/* ---- cards ---- */

static int chance_of(const Outlook *outlook, int wanted, int need, int unseen)
{
    if (need <= 0)
        return CHANCE_UNIT;
    return outlook->chances->at_least[wanted][need][unseen];
}

/* R8.4: the best of the four colours, or else the chance of any four. */
static int roof_value(ResourceCardSet pile, const Outlook *outlook)
{
    int held[COLOUR_COUNT];
    int window[COLOUR_COUNT];
    int all = 0;
    int windows = 0;
    for (int colour = 0; colour < COLOUR_COUNT; colour++) {
        window[colour] = (pile & resource_cards_of_type(RESOURCE_ROOF_RED_WINDOW + colour)) != 0;
        held[colour] =
            window[colour] + card_count(pile & resource_cards_of_type(RESOURCE_ROOF_RED + colour));
        all += held[colour];
        windows += window[colour];
    }
    const int any = chance_of(outlook, WANT_ROOF, 4 - all, outlook->all_roofs);
    const int mixed = (300 + 100 * windows) * any / CHANCE_UNIT;
    int best = mixed;
    for (int colour = 0; colour < COLOUR_COUNT; colour++) {
        const int chance =
            chance_of(outlook, WANT_COLOUR, 4 - held[colour], outlook->roofs[colour]);
        const int value =
            ((800 + 100 * window[colour]) * chance + mixed * (CHANCE_UNIT - chance)) / CHANCE_UNIT;
        if (value > best)
            best = value;
    }
    return best;
}

static int tool_value(const Home *home, const Outlook *outlook)
{
    const AiWeights *weights = outlook->weights;
    const int drills = card_count(home->cards & resource_cards_of_type(RESOURCE_DRILL));
    const int hammers = card_count(home->cards & resource_cards_of_type(RESOURCE_JACKHAMMER));
    const int mixers = card_count(home->cards & resource_cards_of_type(RESOURCE_MIXER));
    const int sum =
        drills * weights->drill + hammers * weights->jackhammer + mixers * weights->mixer;
    /* A tool keeps most of its worth until few rounds are left to use it in. */
    return sum * (outlook->rounds_left > 4 ? 4 : outlook->rounds_left) / 4;
}

static int helper_value(const Home *home, const Outlook *outlook)
{
    const AiWeights *weights = outlook->weights;
    int value = 0;
    if (home_has(home, RESOURCE_ROOFER))
        value += weights->roofer;
    if (home_has(home, RESOURCE_SUPPLIER))
        value += weights->supplier;
    if (home_has(home, RESOURCE_HANDYMAN))
        value += weights->handyman;
    if (home_has(home, RESOURCE_DESIGNER))
        value += weights->designer * outlook->rounds_left;
    return value;
}

int potential_cards(const Home *home, const Outlook *outlook)
{
    /* The roofs are the first cards of the table; asking for their kind would be slow here. */
    const ResourceCardSet roofs = CARD_BIT(RESOURCE_INFO[RESOURCE_PIANO].first_card) - 1;
    int value = roof_value(home->cards & roofs, outlook);
    if (home->cards & ~roofs)
        value += tool_value(home, outlook) + helper_value(home, outlook);
    return value;
}

int potential_tokens(const Home *home)
{
    int value = 0;
    int tokens = 0;
    for (SpaceSet left = home->decorated; left; left &= left - 1) {
        value += 100 * RESOURCE_INFO[home->token[space_first(left)]].value;
        tokens++;
    }
    for (ResourceType type = RESOURCE_TREEHOUSE; type <= RESOURCE_BIRDHOUSE; type++) {
        if (home_has(home, type)) {
            value += 100 * RESOURCE_INFO[type].value;
            tokens++;
        }
    }
    return home_has(home, RESOURCE_DESIGNER) ? value + 100 * tokens : value;
}

int potential_home(const Home *home, const Outlook *outlook)
{
    return potential_rooms(home, outlook) + potential_cards(home, outlook) + potential_tokens(home);
}
