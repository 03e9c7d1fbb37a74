#include "ai/features.h"

static const SpaceSet UPPER = SPACES_MIDDLE | SPACES_TOP;

static inline void add(FeatureList *list, int feature)
{
    list->items[list->count++] = (uint16_t)feature;
}

static inline void add_times(FeatureList *list, int feature, int times)
{
    for (; times > 0; times--)
        add(list, feature);
}

static inline int at_most(int number, int limit)
{
    return number < limit ? number : limit;
}

static inline int unseen_step(int unseen)
{
    return at_most(unseen, UNSEEN_STEPS - 1);
}

/* ---- rooms that grow ---- */

/* A home, with what all its rooms ask about it. */
typedef struct Look {
    const Horizon *horizon;
    const Home *home;
    SpaceSet open;
    SpaceSet ready;    /* of the open ones, those that could be filled now */
    SpaceSet finished; /* spaces of tokens that finish their room (R4.4) */
} Look;

static SpaceSet left_of(SpaceSet set)
{
    return (SpaceSet)(set << 1);
}

static SpaceSet right_of(SpaceSet set)
{
    return (SpaceSet)(set >> 1);
}

/* Rooms of up to two cards. A space that lies between two of them fits neither. Returns the open
 * spaces where a card of the type would lie face up. */
static SpaceSet see_pairs(const Look *look, RoomType type, int row, FeatureList *list)
{
    const SpaceSet same = look->home->of_type[type];
    if (!same)
        return look->open;
    const uint8_t *points = ROOM_INFO[type].points;
    const SpaceSet single = same & ~space_beside(same);
    const int singles = space_count(single);
    list->points += 100 * (singles * points[0] + (space_count(same) - singles) / 2 * points[1]);
    const SpaceSet growing = single & ~look->finished;
    const SpaceSet fits = look->open & ~space_beside(same & ~growing) &
                          (SpaceSet) ~(left_of(growing) & right_of(growing));
    if (!growing)
        return fits;
    const SpaceSet left = growing & left_of(fits);
    const SpaceSet right = growing & right_of(fits);
    const SpaceSet one_side = left ^ right;
    const SpaceSet at_once = one_side & space_beside(fits & look->ready);
    const int first =
        FEATURE_PAIR + row * 3 * UNSEEN_STEPS + unseen_step(look->horizon->rooms[type]);
    add_times(list, first, space_count(one_side & ~at_once));
    add_times(list, first + UNSEEN_STEPS, space_count(at_once));
    add_times(list, first + 2 * UNSEEN_STEPS, space_count(left & right));
    return fits;
}

/* All cards of the living rooms that hold one of `some`: a room has three cards at most. */
static SpaceSet whole_rooms(SpaceSet some, SpaceSet same)
{
    some |= space_beside(some) & same;
    return some | (space_beside(some) & same);
}

static SpaceSet see_living(const Look *look, FeatureList *list)
{
    const SpaceSet same = look->home->of_type[ROOM_LIVING];
    if (!same)
        return look->open;
    const uint8_t *points = ROOM_INFO[ROOM_LIVING].points;
    const SpaceSet starts = same & ~left_of(same);
    const SpaceSet longer = starts & right_of(same);
    const SpaceSet three = longer & (SpaceSet)(same >> 2);
    const SpaceSet two = longer & ~three;
    const SpaceSet one = starts & ~longer;
    list->points += 100 * (space_count(one) * points[0] + space_count(two) * points[1] +
                           space_count(three) * points[2]);

    const SpaceSet closed = whole_rooms(three | (look->finished & same), same);
    const SpaceSet single = one & ~closed;
    const SpaceSet start = two & ~closed;
    const SpaceSet pair = start | left_of(start);
    const SpaceSet between = left_of(single | pair) & right_of(single | pair);
    const SpaceSet joins = look->open & left_of(single) & right_of(single);
    const SpaceSet fits = look->open & ~space_beside(closed) & (SpaceSet) ~(between & ~joins);
    const SpaceSet left = left_of(fits);
    const SpaceSet right = right_of(fits);
    const SpaceSet wide = (left & (SpaceSet)(look->open << 2)) |
                          (right & (SpaceSet)(look->open >> 2)) | (left & right);
    const SpaceSet growing = space_beside(fits) & pair;
    const SpaceSet at_once = space_beside(fits & look->ready) & pair;
    const int first = FEATURE_LIVING + unseen_step(look->horizon->rooms[ROOM_LIVING]);
    add_times(list, first, space_count(single & (left | right) & ~wide));
    add_times(list, first + UNSEEN_STEPS, space_count(single & wide));
    add_times(list, first + 2 * UNSEEN_STEPS, space_count(growing & ~at_once));
    add_times(list, first + 3 * UNSEEN_STEPS, space_count(at_once));
    add_times(list, first + 4 * UNSEEN_STEPS, space_count(joins & fits));
    return fits;
}

/* ---- rooms that want a neighbour ---- */

static void see_guests(const Look *look, RoomType type, int row, FeatureList *list)
{
    const RoomInfo *info = &ROOM_INFO[type];
    const SpaceSet same = look->home->of_type[type];
    const SpaceSet beside_hosts = space_beside(look->home->of_type[info->beside]);
    if (same) {
        const SpaceSet happy = same & beside_hosts;
        const SpaceSet waiting = same & ~happy & space_beside(look->open);
        list->points += 100 * (space_count(same & ~happy) * info->points[0] +
                               space_count(happy) * info->points_beside);
        add_times(list,
                  FEATURE_WAITING + row * UNSEEN_STEPS +
                      unseen_step(look->horizon->rooms[info->beside]),
                  space_count(waiting));
    }
    if (beside_hosts & look->open & UPPER)
        add(list, FEATURE_HOST + row * 3 + look->horizon->rooms[type]);
}

/* ---- function (R8.3) ---- */

static void see_function(const Look *look, FeatureList *list)
{
    const Home *home = look->home;
    const SpaceSet bathrooms = home->of_type[ROOM_BATHROOM];
    const int middle = (bathrooms & SPACES_MIDDLE) ? 0 : (look->open & SPACES_MIDDLE) ? 1 : 2;
    const int top = (bathrooms & SPACES_TOP) ? 0 : (look->open & SPACES_TOP) ? 1 : 2;
    /* Of the two floors: none lacks one; one does and may get it, or never; both may, one, none. */
    static const uint8_t STATES[3][3] = {{0, 1, 2}, {1, 3, 4}, {2, 4, 5}};
    add(list, FEATURE_BATHROOMS + STATES[middle][top] * UNSEEN_STEPS +
                  unseen_step(look->horizon->rooms[ROOM_BATHROOM]));
    const int trio = (bathrooms ? 1 : 0) | (home->of_type[ROOM_KITCHEN] ? 2 : 0) |
                     (home->of_type[ROOM_BEDROOM] ? 4 : 0);
    add(list, FEATURE_TRIO + trio);
    const int met = (middle == 0 && top == 0) + (trio == 7);
    if (!home_has(home, RESOURCE_ARCHITECT))
        list->points += 300 * met;
    else
        list->points += 400 * met + 100 * space_count(home->of_type[ROOM_NONE]);
}

/* ---- the house itself ---- */

static void see_spaces(const Look *look, FeatureList *list)
{
    const Home *home = look->home;
    const int basement = space_count(look->open & SPACES_BASEMENT);
    add(list, FEATURE_BASEMENT + basement * UNSEEN_STEPS +
                  unseen_step(look->horizon->rooms[ROOM_GARAGE]));
    add(list, FEATURE_CELLARS + basement * 5 + look->horizon->cellars);
    add(list, FEATURE_MIDDLE + (look->open & SPACES_MIDDLE));
    add(list, FEATURE_TOP + ((look->open & SPACES_TOP) >> SPACE_A2));
    add(list, FEATURE_READY + at_most(space_count(look->ready & UPPER), 6));
    add(list, FEATURE_EMPTY + at_most(space_count(home->of_type[ROOM_NONE]), 4));
    if (home->scaffolds)
        add(list, FEATURE_SCAFFOLDS + space_count(home->scaffolds));
}

/* Rooms that never change their points. */
static int plain_points(const Home *home)
{
    const SpaceSet two_points = home->of_type[ROOM_GAMES] | home->of_type[ROOM_LIBRARY] |
                                home->of_type[ROOM_STUDY] | home->of_type[ROOM_CELLAR] |
                                home->of_type[ROOM_WORKSHOP];
    const SpaceSet one_point =
        home->of_type[ROOM_LAUNDRY] | home->of_type[ROOM_STORAGE] | home->of_type[ROOM_BATHROOM];
    return 200 * space_count(two_points) + 100 * space_count(one_point);
}

static void see_tokens(const Look *look, FeatureList *list)
{
    const Home *home = look->home;
    for (SpaceSet left = home->decorated; left; left &= left - 1)
        list->points += 100 * RESOURCE_INFO[home->token[space_first(left)]].value;
    if (home->decorated && home_has(home, RESOURCE_DESIGNER))
        list->points += 100 * space_count(home->decorated);
    for (ResourceType token = RESOURCE_PIANO; token <= RESOURCE_PAINTINGS; token++) {
        if ((look->horizon->resources & resource_cards_of_type(token)) &&
            home_decor_places(home, token))
            add(list, FEATURE_DECOR_HOST + (int)(token - RESOURCE_PIANO));
    }
}

static void see_fit(FeatureList *list, int row, SpaceSet fits)
{
    add(list, FEATURE_FITS + row * 5 + at_most(space_count(fits & UPPER), 4));
}

void features_rooms(const Horizon *horizon, const Home *home, FeatureList *list)
{
    const Look look = {
        .horizon = horizon,
        .home = home,
        .open = SPACES_ALL & ~home->rooms,
        .ready = home_places(home, ROOM_NONE),
        .finished = home_has(home, RESOURCE_DESIGNER) ? 0 : home->decorated,
    };
    list->points += plain_points(home);
    see_fit(list, 0, see_living(&look, list));
    see_fit(list, 1, see_pairs(&look, ROOM_KITCHEN, 0, list));
    see_fit(list, 2, see_pairs(&look, ROOM_BEDROOM, 1, list));
    see_fit(list, 3, see_pairs(&look, ROOM_CHILDREN, 2, list));
    see_pairs(&look, ROOM_GARAGE, 3, list);
    see_guests(&look, ROOM_PANTRY, 0, list);
    see_guests(&look, ROOM_DRESSING, 1, list);
    see_guests(&look, ROOM_SAUNA, 2, list);
    see_function(&look, list);
    see_spaces(&look, list);
    see_tokens(&look, list);
}

/* ---- cards ---- */

typedef struct Pile {
    uint8_t held[COLOUR_COUNT];
    uint8_t best;   /* the colour with most cards, of equals the one with most unseen */
    uint8_t second; /* the next */
    int all;
    int windows;
} Pile;

static bool promises_more(const Horizon *horizon, const Pile *pile, int one, int other)
{
    if (pile->held[one] != pile->held[other])
        return pile->held[one] > pile->held[other];
    return horizon->colours[one] > horizon->colours[other];
}

static Pile sort_pile(const Horizon *horizon, ResourceCardSet cards)
{
    Pile pile = {.best = 0, .second = 1};
    for (int colour = 0; colour < COLOUR_COUNT; colour++) {
        const bool window = cards & resource_cards_of_type(RESOURCE_ROOF_RED_WINDOW + colour);
        pile.held[colour] =
            (uint8_t)(window +
                      card_count(cards & resource_cards_of_type(RESOURCE_ROOF_RED + colour)));
        pile.all += pile.held[colour];
        pile.windows += window;
    }
    for (uint8_t colour = 1; colour < COLOUR_COUNT; colour++) {
        if (promises_more(horizon, &pile, colour, pile.best)) {
            pile.second = pile.best;
            pile.best = colour;
        } else if (colour != pile.second && promises_more(horizon, &pile, colour, pile.second)) {
            pile.second = colour;
        }
    }
    return pile;
}

static void see_pile(const Horizon *horizon, int player, ResourceCardSet cards, FeatureList *list)
{
    const Pile pile = sort_pile(horizon, cards);
    const ResourceCardSet best_window =
        cards & resource_cards_of_type(RESOURCE_ROOF_RED_WINDOW + pile.best);
    if (pile.all >= 4)
        list->points += 100 * score_roof(cards, NULL);
    add(list, FEATURE_COLOUR + at_most(pile.held[pile.best], 4) * UNSEEN_STEPS +
                  unseen_step(horizon->colours[pile.best]));
    add(list, FEATURE_COLOUR + (5 + at_most(pile.held[pile.second], 4)) * UNSEEN_STEPS +
                  unseen_step(horizon->colours[pile.second]));
    add(list, FEATURE_ROOFS + at_most(pile.all, 5) * UNSEEN_STEPS +
                  at_most((horizon->kinds[0] + 2) / 3, UNSEEN_STEPS - 1));
    add(list, FEATURE_WINDOWS + pile.windows);
    add(list, FEATURE_BEST_WINDOW + (best_window != 0));
    add(list, FEATURE_COLOUR_RIVALS + horizon->collectors[player][pile.best]);
}

static void see_outdoors(ResourceCardSet cards, FeatureList *list)
{
    const int designer = (cards & resource_cards_of_type(RESOURCE_DESIGNER)) ? 100 : 0;
    for (ResourceType type = RESOURCE_TREEHOUSE; type <= RESOURCE_BIRDHOUSE; type++) {
        if (cards & resource_cards_of_type(type))
            list->points += 100 * RESOURCE_INFO[type].value + designer;
    }
}

static void see_tools(ResourceCardSet cards, FeatureList *list)
{
    for (ResourceType tool = RESOURCE_DRILL; tool <= RESOURCE_MIXER; tool++)
        add_times(list, FEATURE_TOOL + (int)(tool - RESOURCE_DRILL),
                  card_count(cards & resource_cards_of_type(tool)));
    for (ResourceType helper = RESOURCE_ROOFER; helper <= RESOURCE_DESIGNER; helper++) {
        if (cards & resource_cards_of_type(helper))
            add(list, FEATURE_HELPER + (int)(helper - RESOURCE_ROOFER));
    }
}

Order order_of(const Game *game, int player, bool takes_marker)
{
    if (takes_marker)
        return (Order){.distance = 0, .open = false};
    const int distance = player - game->marker;
    return (Order){
        .distance = (uint8_t)(distance < 0 ? distance + game->players : distance),
        .open = game->market_room[0] != 0,
    };
}

void features_cards(const Horizon *horizon, int player, ResourceCardSet cards, Order order,
                    FeatureList *list)
{
    /* The roofs are the first cards of the table. */
    const ResourceCardSet roofs = CARD_BIT(RESOURCE_INFO[RESOURCE_PIANO].first_card) - 1;
    see_pile(horizon, player, cards & roofs, list);
    if (cards & ~roofs) {
        see_outdoors(cards, list);
        see_tools(cards, list);
    }
    add(list, FEATURE_ORDER + (horizon->players - PLAYERS_MIN) * 8 + order.distance +
                  (order.open ? 4 : 0));
}

/* ---- what a round has in common ---- */

/* The rooms that a home would like to get, bit per wish. */
static unsigned wishes_of(const Home *home)
{
    static const RoomType PAIRS[] = {[WISH_KITCHEN] = ROOM_KITCHEN,
                                     [WISH_BEDROOM] = ROOM_BEDROOM,
                                     [WISH_CHILDREN] = ROOM_CHILDREN,
                                     [WISH_GARAGE] = ROOM_GARAGE};
    const SpaceSet open = SPACES_ALL & ~home->rooms;
    const SpaceSet finished = home_has(home, RESOURCE_DESIGNER) ? 0 : home->decorated;
    const SpaceSet bathrooms = home->of_type[ROOM_BATHROOM];
    const SpaceSet living = home->of_type[ROOM_LIVING];
    const SpaceSet three = living & left_of(living) & right_of(living);
    unsigned wishes = 0;
    for (int wish = WISH_KITCHEN; wish < WISH_COUNT; wish++) {
        const SpaceSet same = wish == WISH_BATHROOM ? 0 : home->of_type[PAIRS[wish]];
        if (same & ~space_beside(same) & ~finished & space_beside(open))
            wishes |= 1u << wish;
    }
    if (living & ~whole_rooms(three | (finished & living), living) & space_beside(open))
        wishes |= 1u << WISH_LIVING;
    if ((!(bathrooms & SPACES_MIDDLE) && (open & SPACES_MIDDLE)) ||
        (!(bathrooms & SPACES_TOP) && (open & SPACES_TOP)))
        wishes |= 1u << WISH_BATHROOM;
    return wishes;
}

static void count_rivals(Horizon *horizon, const Game *game, int rival)
{
    const Home *home = &game->homes[rival];
    const unsigned wishes = wishes_of(home);
    for (int player = 0; player < game->players; player++) {
        if (player == rival)
            continue;
        for (int wish = 0; wish < WISH_COUNT; wish++)
            horizon->wishes[player][wish] += wishes >> wish & 1;
        for (int colour = 0; colour < COLOUR_COUNT; colour++) {
            const ResourceCardSet both = resource_cards_of_type(RESOURCE_ROOF_RED + colour) |
                                         resource_cards_of_type(RESOURCE_ROOF_RED_WINDOW + colour);
            horizon->collectors[player][colour] += card_count(home->cards & both) >= 2;
        }
    }
}

void horizon_init(Horizon *horizon, const Game *game)
{
    *horizon = (Horizon){
        .players = game->players,
        .rounds_left = (uint8_t)(ROUND_COUNT - game->round),
        .discard = game->discard && game->players < PLAYERS_MAX,
        .car = game->car && !game->car_taken,
        .no_gaps = game->homes[0].no_gaps,
    };
    for (int i = game->round * COLUMN_COUNT; i < ROOM_CARD_COUNT; i++)
        horizon->rooms[room_card_type(game->room_deck[i])]++;
    for (int i = game->round * (COLUMN_COUNT - 1); i < RESOURCE_CARD_COUNT; i++) {
        const ResourceCard card = game->resource_deck[i];
        const ResourceInfo *info = &RESOURCE_INFO[resource_card_type(card)];
        horizon->resources |= CARD_BIT(card);
        horizon->kinds[info->kind - RESOURCE_KIND_ROOF]++;
        if (info->kind == RESOURCE_KIND_ROOF)
            horizon->colours[info->colour]++;
    }
    for (RoomType type = ROOM_CELLAR; type <= ROOM_STORAGE; type++)
        horizon->cellars += horizon->rooms[type];
    for (int player = 0; player < game->players; player++)
        count_rivals(horizon, game, player);
}

void features_common(const Horizon *horizon, FeatureList *list)
{
    const bool rules[] = {horizon->discard, horizon->car, horizon->no_gaps};
    for (int rule = 0; rule < 3; rule++) {
        if (rules[rule])
            add(list, FEATURE_RULES + rule);
    }
    for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++)
        add_times(list, FEATURE_UNSEEN_ROOM + (int)type, horizon->rooms[type]);
    for (int kind = 0; kind < RESOURCE_KINDS; kind++)
        add_times(list, FEATURE_UNSEEN_KIND + kind, horizon->kinds[kind]);
    for (ResourceType type = RESOURCE_TREEHOUSE; type <= RESOURCE_BIRDHOUSE; type++) {
        if (horizon->resources & resource_cards_of_type(type))
            add(list, FEATURE_OUTDOORS + (int)(type - RESOURCE_TREEHOUSE));
    }
}

void features_rivals(const Horizon *horizon, int player, FeatureList *list)
{
    for (int wish = 0; wish < WISH_COUNT; wish++)
        add(list, FEATURE_RIVALS + wish * PLAYERS_MAX + horizon->wishes[player][wish]);
}
