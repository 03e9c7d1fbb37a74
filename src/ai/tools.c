/* The greedy player's tools, and the discard of two and three players. */
#include "ai/policy.h"

#include <limits.h>
#include <stddef.h>

/* Values of the columns for one player: whole, and of the room alone. INT_MIN where it is gone. */
static void value_columns(const Policy *policy, const Game *game, int player,
                          int values[COLUMN_COUNT])
{
    Prospects prospects;
    prospects_init(&prospects, &game->homes[player], policy->outlook);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const Offer offer = {game->market_room[column], game->market_resource[column], !column};
        Plan use;
        values[column] = INT_MIN;
        if (!offer.room)
            continue;
        policy_use_among(policy, &prospects, offer, &use);
        values[column] = use.value;
    }
}

static int best_column(const int values[COLUMN_COUNT], int from)
{
    int best = from;
    for (int column = from + 1; column < COLUMN_COUNT; column++) {
        if (values[column] > values[best])
            best = column;
    }
    return best;
}

/* R3.2: keeps what it will take itself, and throws away what the next player wants most. */
void policy_discard(const Policy *policy, const Game *game, Plan *plan)
{
    int mine[COLUMN_COUNT];
    int theirs[COLUMN_COUNT];
    const int player = game->player;
    value_columns(policy, game, player, mine);
    value_columns(policy, game, (player + 1) % game->players, theirs);
    const int wanted = best_column(mine, 0);
    theirs[wanted] = INT_MIN;
    plan_add(plan, (Move){.kind = MOVE_DISCARD, .column = (uint8_t)best_column(theirs, 1)});
}

/* The value of the worst column that may be left when `before` others have chosen. */
static int value_left_over(const int values[COLUMN_COUNT], int before)
{
    int left[COLUMN_COUNT];
    for (int column = 0; column < COLUMN_COUNT; column++)
        left[column] = values[column];
    for (; before > 0; before--)
        left[best_column(left, 0)] = INT_MIN;
    return left[best_column(left, 0)];
}

static int players_before(const Game *game)
{
    int before = 0;
    for (int turn = 0; turn < game->turn; turn++)
        before += !game->homes[(game->first + turn) % game->players].skips;
    return before;
}

/* R6.2: worth it when others choose first and one room is far better than what they may leave.
 * Half of them are taken to want the same. */
void policy_jackhammer(const Policy *policy, const Game *game, Plan *plan)
{
    const int player = game->player;
    const int before = (players_before(game) + 1) / 2;
    if (!before)
        return;
    int values[COLUMN_COUNT];
    value_columns(policy, game, player, values);
    const int expected = value_left_over(values, before);
    Home home = game->homes[player];
    const ResourceCardSet hammers = home.cards & resource_cards_of_type(RESOURCE_JACKHAMMER);
    home.cards &= ~CARD_BIT(card_first(hammers));
    Prospects prospects;
    prospects_init(&prospects, &home, policy->outlook);
    plan->value = expected;
    for (int column = 0; column < COLUMN_COUNT; column++) {
        Plan use;
        if (!game->market_room[column])
            continue;
        policy_use_among(policy, &prospects, (Offer){.room = game->market_room[column]}, &use);
        if (use.value <= plan->value)
            continue;
        *plan = (Plan){.value = use.value};
        plan_add(plan, (Move){.kind = MOVE_JACKHAMMER, .column = (uint8_t)column});
        plan_add(plan, use.moves[0]);
    }
}

static Home without_tool(const Home *home, ResourceType tool)
{
    Home after = *home;
    after.cards &= ~CARD_BIT(card_first(home->cards & resource_cards_of_type(tool)));
    return after;
}

/* R6.1: the swapped home before its turn, compared with the home as it is. */
void policy_drill(const Policy *policy, const Game *game, int keep, Plan *plan)
{
    (void)keep;
    const Home *home = &game->homes[game->player];
    const Home after = without_tool(home, RESOURCE_DRILL);
    int best = potential_home(home, policy->outlook);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const RoomCard room = game->market_room[column];
        if (!room)
            continue;
        for (SpaceSet left = home_drill_places(home, room_card_type(room)); left;
             left &= left - 1) {
            const Space space = space_first(left);
            Home swapped = after;
            home_remove(&swapped, space, NULL);
            home_place(&swapped, room, space, false, NULL);
            const int value = potential_home(&swapped, policy->outlook);
            if (value <= best)
                continue;
            best = value;
            *plan = (Plan){.value = value};
            plan_add(
                plan,
                (Move){.kind = MOVE_DRILL, .column = (uint8_t)column, .space = (uint8_t)space});
        }
    }
}

/* R6.3: a room under the resource of another column, compared with the best column as it is. */
void policy_mix(const Policy *policy, const Game *game, int keep, Plan *plan)
{
    const Home after = without_tool(&game->homes[game->player], RESOURCE_MIXER);
    int best = keep;
    Prospects prospects;
    prospects_init(&prospects, &after, policy->outlook);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        for (int other = 0; other < COLUMN_COUNT; other++) {
            const Offer offer = {game->market_room[column], game->market_resource[other], !other};
            Plan use;
            if (other == column || !offer.room || !game->market_room[other])
                continue;
            policy_use_among(policy, &prospects, offer, &use);
            if (use.value <= best)
                continue;
            best = use.value;
            *plan = (Plan){.value = use.value};
            plan_add(plan, (Move){.kind = MOVE_MIX,
                                  .column = (uint8_t)(column < other ? column : other),
                                  .other_column = (uint8_t)(column < other ? other : column)});
        }
    }
}
