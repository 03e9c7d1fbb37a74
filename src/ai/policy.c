#include "ai/policy.h"

#include "ai/endgame.h"

#include <limits.h>

static int blur(const Policy *policy)
{
    return policy->noise ? (int)rng_below(policy->rng, (uint32_t)policy->noise) : 0;
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

/* ---- the resource, once the room lies ---- */

/* The type of the room on a space, among those that a token goes with. */
static RoomType type_for_token(const Home *home, ResourceType token, Space space)
{
    uint32_t types = RESOURCE_INFO[token].rooms;
    while (!space_in(home->of_type[__builtin_ctz(types)], space))
        types &= types - 1;
    return (RoomType)__builtin_ctz(types);
}

/* Puts a token where it does least harm, being worth the same everywhere. Returns its value. */
static int use_decor(const Policy *policy, const Home *home, ResourceType token, Plan *plan)
{
    const SpaceSet places = home_decor_places(home, token);
    if (!places)
        return 0; /* lost (R5.3) */
    const int points = 100 * (RESOURCE_INFO[token].value + home_has(home, RESOURCE_DESIGNER));
    int least = INT_MAX;
    Move move = {.kind = MOVE_DECORATE};
    for (SpaceSet left = places; left; left &= left - 1) {
        const Space space = space_first(left);
        const RoomType type = type_for_token(home, token, space);
        const int cost = potential_token_cost(home, policy->outlook, type, space);
        if (cost < least) {
            least = cost;
            move.space = (uint8_t)space;
        }
    }
    plan_add(plan, move);
    return points - least;
}

static int use_scaffolding(const Policy *policy, const Home *home, Plan *plan)
{
    const SpaceSet places = home_scaffold_places(home);
    if (!places)
        return 0; /* discarded (R6.4) */
    const int before = potential_rooms(home, policy->outlook);
    int best = INT_MIN;
    Move move = {.kind = MOVE_SCAFFOLD};
    for (SpaceSet left = places; left; left &= left - 1) {
        Home after = *home;
        after.scaffolds |= left & -left;
        const int value = potential_rooms(&after, policy->outlook);
        if (value > best) {
            best = value;
            move.space = (uint8_t)space_first(left);
        }
    }
    plan_add(plan, move);
    return best - before;
}

/* What the resource in hand adds when it is used; its move goes into the plan. */
static int use_resource(const Policy *policy, const Home *home, ResourceCard card, Plan *plan)
{
    const ResourceType type = resource_card_type(card);
    return type == RESOURCE_SCAFFOLDING ? use_scaffolding(policy, home, plan)
                                        : use_decor(policy, home, type, plan);
}

/* ---- the room ---- */

typedef struct Placing {
    const Policy *policy;
    Prospects *prospects;
    RoomType type;     /* ROOM_NONE: face down */
    ResourceCard card; /* the resource that is still in hand */
} Placing;

static void try_places(const Placing *placing, SpaceSet places, Plan *best)
{
    for (; places; places &= places - 1) {
        const Space space = space_first(places);
        Plan plan = {0};
        plan_add(&plan, (Move){.kind = MOVE_PLACE,
                               .space = (uint8_t)space,
                               .face_down = placing->type == ROOM_NONE});
        plan.value =
            prospects_place(placing->prospects, placing->type, space) + blur(placing->policy);
        if (placing->card) {
            const Home after = with_room(&placing->prospects->home, placing->type, space);
            plan.value += use_resource(placing->policy, &after, placing->card, &plan);
        }
        if (plan.value > best->value)
            *best = plan;
    }
}

/* A room is turned over only where its face would not do: in the basement, or where it must. */
static void use_room(const Policy *policy, Prospects *prospects, Offer hand, Plan *best)
{
    const Home *home = &prospects->home;
    Placing placing = {.policy = policy,
                       .prospects = prospects,
                       .type = room_card_type(hand.room),
                       .card = hand.resource};
    const SpaceSet up = home_places(home, placing.type);
    const SpaceSet down = home_places(home, ROOM_NONE);
    const bool empty_rooms_pay = home_has(home, RESOURCE_ARCHITECT);
    best->value = INT_MIN;
    try_places(&placing, up, best);
    placing.type = ROOM_NONE;
    try_places(&placing, up && !empty_rooms_pay ? down & SPACES_BASEMENT & ~up : down, best);
}

static bool stays_in_hand(ResourceCard card, int rounds_left)
{
    const ResourceType type = resource_card_type(card);
    return type == RESOURCE_SCAFFOLDING ? rounds_left > 0
                                        : RESOURCE_INFO[type].kind == RESOURCE_KIND_DECOR;
}

/* Architect and Interior Designer change what rooms are worth. */
static bool changes_rooms(ResourceType type)
{
    return type == RESOURCE_ARCHITECT || type == RESOURCE_DESIGNER;
}

void policy_use_among(const Policy *policy, Prospects *prospects, Offer offer, Plan *plan)
{
    Home after = prospects->home;
    Offer hand = {.room = offer.room};
    const ResourceType type = resource_card_type(offer.resource);
    if (offer.resource && stays_in_hand(offer.resource, policy->outlook->rounds_left))
        hand.resource = offer.resource;
    else if (offer.resource && type != RESOURCE_SCAFFOLDING)
        after.cards |= CARD_BIT(offer.resource);
    *plan = (Plan){0};
    if (hand.room && changes_rooms(type)) {
        Prospects changed;
        prospects_init(&changed, &after, policy->outlook);
        use_room(policy, &changed, hand, plan);
    } else if (hand.room) {
        use_room(policy, prospects, hand, plan);
    } else {
        plan->value = potential_rooms(&after, policy->outlook) +
                      use_resource(policy, &after, hand.resource, plan);
    }
    after.cards &= policy->recall | CARD_BIT(offer.resource);
    plan->value += potential_cards(&after, policy->outlook) + potential_tokens(&after);
    if (offer.marker && policy->outlook->rounds_left)
        plan->value += policy->outlook->weights->marker;
}

void policy_use(const Policy *policy, const Home *home, Offer offer, Plan *plan)
{
    Prospects prospects;
    prospects_init(&prospects, home, policy->outlook);
    policy_use_among(policy, &prospects, offer, plan);
}

/* ---- the turn ---- */

static void choose_column(const Policy *policy, const Game *game, Plan *best)
{
    Prospects prospects;
    prospects_init(&prospects, &game->homes[game->player], policy->outlook);
    best->value = INT_MIN;
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const Offer offer = {game->market_room[column], game->market_resource[column], !column};
        Plan use;
        if (!offer.room)
            continue;
        policy_use_among(policy, &prospects, offer, &use);
        if (use.value <= best->value)
            continue;
        *best = (Plan){.value = use.value};
        plan_add(best, (Move){.kind = MOVE_TAKE, .column = (uint8_t)column});
        for (int i = 0; i < use.count; i++)
            plan_add(best, use.moves[i]);
    }
}

/* Tools first: each must promise more than the best column alone and the tool's own worth. */
static void choose_turn(const Policy *policy, const Game *game, Plan *plan)
{
    const Home *home = &game->homes[game->player];
    Plan tool = {0};
    choose_column(policy, game, plan);
    if (home_has(home, RESOURCE_DRILL))
        policy_drill(policy, game, plan->value, &tool);
    if (!tool.count && home_has(home, RESOURCE_MIXER))
        policy_mix(policy, game, plan->value, &tool);
    if (tool.count)
        *plan = tool;
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
        policy_use(policy, &game->homes[game->player],
                   (Offer){game->hand_room, game->hand_resource, false}, plan);
        break;
    case PHASE_END:
        endgame_helper(game, plan);
        break;
    case PHASE_OVER:
    case PHASE_COUNT:
        break;
    }
}
