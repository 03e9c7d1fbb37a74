/* The helpers at the end of the game (section 7). They touch nobody else's home, so a player
 * simply takes what makes the most points, then the most children. */
#include "ai/endgame.h"

#include <stddef.h>

static int worth(const Home *home)
{
    const Score score = score_open(home);
    return 100 * score.total + score.children;
}

static Home handyman_done(const Home *home, Space one, Space other)
{
    Home after = *home;
    home_swap(&after, one, other, NULL);
    return after;
}

static Home supply_done(const Home *home, RoomCard card, Space space)
{
    Home after = *home;
    home_remove(&after, space, NULL);
    home_place(&after, card, space, false, NULL);
    return after;
}

/* The copy of a type, among the discards, with the most children. */
static RoomCard best_copy(RoomCardSet discards, RoomType type)
{
    RoomCard best = 0;
    const RoomInfo *info = &ROOM_INFO[type];
    for (int copy = 0; copy < info->copies; copy++) {
        const RoomCard card = (RoomCard)(info->first_card + copy);
        if ((discards & CARD_BIT(card)) &&
            (!best || room_card_children(card) > room_card_children(best)))
            best = card;
    }
    return best;
}

/* What may follow a helper, so that two of them can be seen together. */
typedef struct Helpers {
    RoomCardSet discards;
    bool supplier;
    bool handyman;
} Helpers;

static int best_of(const Home *home, Helpers left, Move *best);

static int worth_with(const Home *home, Helpers left)
{
    Move ignored;
    return left.supplier || left.handyman ? best_of(home, left, &ignored) : worth(home);
}

static int try_supplier(const Home *home, Helpers left, int best, Move *move)
{
    left.supplier = false;
    for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++) {
        const RoomCard card = best_copy(left.discards, type);
        if (!card)
            continue;
        for (SpaceSet places = home_supply_places(home, type); places; places &= places - 1) {
            const Space space = space_first(places);
            const Home after = supply_done(home, card, space);
            const int value = worth_with(&after, left);
            if (value <= best)
                continue;
            best = value;
            *move = (Move){.kind = MOVE_SUPPLY, .card = card, .space = (uint8_t)space};
        }
    }
    return best;
}

static int try_handyman(const Home *home, Helpers left, int best, Move *move)
{
    left.handyman = false;
    for (int one = 0; one < SPACE_COUNT; one++) {
        for (int other = one + 1; other < SPACE_COUNT; other++) {
            const Space space = SPACES_IN_BYTE_ORDER[one];
            const Space other_space = SPACES_IN_BYTE_ORDER[other];
            if (home_check_handyman(home, space, other_space))
                continue;
            const Home after = handyman_done(home, space, other_space);
            const int value = worth_with(&after, left);
            if (value <= best)
                continue;
            best = value;
            *move = (Move){.kind = MOVE_HANDYMAN,
                           .space = (uint8_t)space,
                           .other_space = (uint8_t)other_space};
        }
    }
    return best;
}

/* The best that the helpers make of a home, and the first move of it; pass if nothing helps. */
static int best_of(const Home *home, Helpers left, Move *best)
{
    *best = (Move){.kind = MOVE_PASS};
    int value = worth(home);
    if (left.supplier)
        value = try_supplier(home, left, value, best);
    if (left.handyman)
        value = try_handyman(home, left, value, best);
    return value;
}

static bool choose_roofer(const Game *game, const Home *home, Move *move)
{
    const ResourceCardSet roofs = resource_cards_of_kind(RESOURCE_KIND_ROOF);
    int best = score_roof(home->cards & roofs, NULL);
    bool found = false;
    for (ResourceCardSet left = game->resource_discards & roofs; left; left &= left - 1) {
        const ResourceCard card = card_first(left);
        const int points = score_roof((home->cards & roofs) | CARD_BIT(card), NULL);
        if (points <= best)
            continue;
        best = points;
        found = true;
        *move = (Move){.kind = MOVE_ROOFER, .card = card};
    }
    return found;
}

static void choose(const Game *game, bool together, Plan *plan)
{
    const Home *home = &game->homes[game->player];
    const Helpers both = {
        .discards = game->room_discards,
        .supplier = home_helper_ready(home, RESOURCE_SUPPLIER),
        .handyman = home_helper_ready(home, RESOURCE_HANDYMAN),
    };
    Move move = {.kind = MOVE_PASS};
    *plan = (Plan){0};
    if (home_helper_ready(home, RESOURCE_ROOFER) && choose_roofer(game, home, &move)) {
        plan_add(plan, move);
        return;
    }
    if (together || !both.supplier || !both.handyman) {
        plan->value = best_of(home, both, &move);
    } else {
        Move other;
        const int supplied = best_of(home, (Helpers){both.discards, true, false}, &move);
        const int swapped = best_of(home, (Helpers){both.discards, false, true}, &other);
        if (swapped > supplied)
            move = other;
    }
    plan_add(plan, move);
}

void endgame_helper(const Game *game, Plan *plan)
{
    choose(game, false, plan);
}

void endgame_helper_exact(const Game *game, Plan *plan)
{
    choose(game, true, plan);
}
