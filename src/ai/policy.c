#include "ai/policy.h"

#include "ai/endgame.h"

#include <limits.h>

static int blur(const Policy *policy)
{
    return policy->noise ? (int)rng_below(policy->rng, (uint32_t)policy->noise) : 0;
}

void thought_init(Thought *thought, const Policy *policy, const Game *game, int player)
{
    thought->policy = policy;
    thought->game = game;
    thought->player = player;
    thought->home = game->homes[player];
    for (RoomType type = ROOM_NONE; type < ROOM_TYPE_COUNT; type++)
        thought->known[type] = 0;
}

/* ---- one offer ---- */

/* An offer on its way into a home: what stays in hand, and what went to its place. */
typedef struct Use {
    Thought *thought;
    const Home *home; /* with the cards of the offer, before its room */
    bool fresh;       /* the cards change what rooms are worth: nothing known helps */
    ResourceCard hand;
    Impression cards;
} Use;

static int value_of(const Use *use, const Impression *rooms)
{
    const Policy *policy = use->thought->policy;
    return outlook_value(policy->outlook, use->thought->player, rooms, &use->cards) + blur(policy);
}

/* The home with a room on a space, as far as values need it; the card itself does not matter. */
static Home with_room(const Home *home, RoomType type, Space space)
{
    Home after = *home;
    after.rooms |= space_bit(space);
    after.of_type[type] |= space_bit(space);
    after.scaffolds &= ~space_bit(space);
    return after;
}

static void keep_better(Plan *best, const Plan *plan, Move last, int value)
{
    if (value <= best->value)
        return;
    *best = *plan;
    best->value = value;
    plan_add(best, last);
}

/* Tries every place for the resource in hand, once the room lies. False if there is none. */
static bool use_hand(const Use *use, const Home *home, const Plan *plan, Plan *best)
{
    const ResourceType type = resource_card_type(use->hand);
    const bool scaffold = type == RESOURCE_SCAFFOLDING;
    const SpaceSet places = scaffold ? home_scaffold_places(home) : home_decor_places(home, type);
    for (SpaceSet left = places; left; left &= left - 1) {
        const Space space = space_first(left);
        Home after = *home;
        Impression rooms;
        if (scaffold)
            after.scaffolds |= space_bit(space);
        else
            home_decorate(&after, type, space);
        outlook_rooms(use->thought->policy->outlook, &after, &rooms);
        keep_better(
            best, plan,
            (Move){.kind = scaffold ? MOVE_SCAFFOLD : MOVE_DECORATE, .space = (uint8_t)space},
            value_of(use, &rooms));
    }
    return places != 0;
}

/* How the rooms look with one more; most placings are asked for by several columns. */
static const Impression *look_at(const Use *use, RoomType type, Space space, const Home *after)
{
    Thought *thought = use->thought;
    Impression *rooms = &thought->placed[type][space];
    if (use->fresh || !space_in(thought->known[type], space)) {
        outlook_rooms(thought->policy->outlook, after, rooms);
        if (use->fresh)
            thought->known[type] &= ~space_bit(space);
        else
            thought->known[type] |= space_bit(space);
    }
    return rooms;
}

static void try_places(const Use *use, RoomType type, SpaceSet places, Plan *best)
{
    for (; places; places &= places - 1) {
        const Space space = space_first(places);
        const Home after = with_room(use->home, type, space);
        const Move place = {
            .kind = MOVE_PLACE, .space = (uint8_t)space, .face_down = type == ROOM_NONE};
        const Plan placed = {.count = 1, .moves = {place}};
        if (use->hand && use_hand(use, &after, &placed, best))
            continue;
        keep_better(best, &(Plan){0}, place, value_of(use, look_at(use, type, space, &after)));
    }
}

/* A room is turned over only where its face would not do: in the basement, or where it must. */
static void use_room(const Use *use, RoomType type, Plan *best)
{
    const SpaceSet up = home_places(use->home, type);
    const SpaceSet down = home_places(use->home, ROOM_NONE);
    const bool empty_rooms_pay = home_has(use->home, RESOURCE_ARCHITECT);
    try_places(use, type, up, best);
    try_places(use, ROOM_NONE, up && !empty_rooms_pay ? down & SPACES_BASEMENT & ~up : down, best);
}

static bool stays_in_hand(ResourceType type, int rounds_left)
{
    return type == RESOURCE_SCAFFOLDING ? rounds_left > 0
                                        : RESOURCE_INFO[type].kind == RESOURCE_KIND_DECOR;
}

void policy_use(Thought *thought, Offer offer, Plan *plan)
{
    const Policy *policy = thought->policy;
    const ResourceType type = resource_card_type(offer.resource);
    Home home = thought->home;
    Use use = {
        .thought = thought,
        .home = &home,
        .fresh = type == RESOURCE_ARCHITECT || type == RESOURCE_DESIGNER,
    };
    if (offer.resource && stays_in_hand(type, policy->outlook->horizon.rounds_left))
        use.hand = offer.resource;
    else if (offer.resource && type != RESOURCE_SCAFFOLDING)
        home.cards |= CARD_BIT(offer.resource);
    outlook_cards(policy->outlook, thought->player,
                  home.cards & (policy->recall | CARD_BIT(offer.resource)),
                  order_of(thought->game, thought->player, offer.marker), &use.cards);
    *plan = (Plan){.value = INT_MIN};
    if (offer.room)
        use_room(&use, room_card_type(offer.room), plan);
    else
        use_hand(&use, &home, &(Plan){0}, plan);
}

/* ---- the turn ---- */

static Offer offer_of(const Game *game, int column)
{
    return (Offer){game->market_room[column], game->market_resource[column], !column};
}

void policy_value_columns(Thought *thought, int values[COLUMN_COUNT])
{
    for (int column = 0; column < COLUMN_COUNT; column++) {
        Plan use;
        values[column] = INT_MIN;
        if (!thought->game->market_room[column])
            continue;
        policy_use(thought, offer_of(thought->game, column), &use);
        values[column] = use.value;
    }
}

void policy_take(Thought *thought, Plan *best)
{
    *best = (Plan){.value = INT_MIN};
    for (int column = 0; column < COLUMN_COUNT; column++) {
        Plan use;
        if (!thought->game->market_room[column])
            continue;
        policy_use(thought, offer_of(thought->game, column), &use);
        if (use.value <= best->value)
            continue;
        *best = (Plan){.value = use.value};
        plan_add(best, (Move){.kind = MOVE_TAKE, .column = (uint8_t)column});
        for (int i = 0; i < use.count; i++)
            plan_add(best, use.moves[i]);
    }
}

/* Tools first: each must promise more than the best column alone. */
static void choose_turn(const Policy *policy, const Game *game, Plan *plan)
{
    const Home *home = &game->homes[game->player];
    Thought thought;
    Plan tool = {0};
    thought_init(&thought, policy, game, game->player);
    policy_take(&thought, plan);
    if (home_has(home, RESOURCE_DRILL))
        policy_drill(policy, game, plan->value, &tool);
    if (!tool.count && home_has(home, RESOURCE_MIXER))
        policy_mix(policy, game, plan->value, &tool);
    if (tool.count)
        *plan = tool;
}

/* A decision in the middle of a turn: the marker has gone where it goes. */
static void choose_hand(const Policy *policy, const Game *game, Plan *plan)
{
    Thought thought;
    thought_init(&thought, policy, game, game->player);
    policy_use(&thought, (Offer){game->hand_room, game->hand_resource, false}, plan);
}

void policy_choose(const Policy *policy, const Game *game, Plan *plan)
{
    *plan = (Plan){0};
    switch ((Phase)game->phase) {
    case PHASE_DISCARD:
        policy_discard(policy, game, plan);
        break;
    case PHASE_JACKHAMMER:
        policy_jackhammer(policy, game, plan);
        if (!plan->count)
            plan_add(plan, (Move){.kind = MOVE_PASS});
        break;
    case PHASE_TURN:
        choose_turn(policy, game, plan);
        break;
    case PHASE_HAND:
        choose_hand(policy, game, plan);
        break;
    case PHASE_END:
        endgame_helper(game, plan);
        break;
    case PHASE_OVER:
    case PHASE_COUNT:
        break;
    }
}
