/* When the player who decides at a glance uses a tool, and what it discards when two or three
 * play. */
#include "ai/policy.h"

#include <limits.h>
#include <stddef.h>

static void value_columns(const Policy *policy, const Game *game, int player,
                          int values[COLUMN_COUNT])
{
    Thought thought;
    thought_init(&thought, policy, game, player);
    policy_value_columns(&thought, values);
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

static Home without_tool(const Home *home, ResourceType tool)
{
    Home after = *home;
    after.cards &= ~CARD_BIT(card_first(home->cards & resource_cards_of_type(tool)));
    return after;
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
    Thought thought;
    thought_init(&thought, policy, game, player);
    thought.home = without_tool(&thought.home, RESOURCE_JACKHAMMER);
    plan->value = value_left_over(values, before);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        Plan use;
        if (!game->market_room[column])
            continue;
        policy_use(&thought, (Offer){.room = game->market_room[column]}, &use);
        if (use.value <= plan->value)
            continue;
        *plan = (Plan){.value = use.value};
        plan_add(plan, (Move){.kind = MOVE_JACKHAMMER, .column = (uint8_t)column});
        plan_add(plan, use.moves[0]);
    }
}

/* The best swap by what the home looks like after it; false if there is none. */
static bool best_swap(const Policy *policy, const Game *game, Move *move)
{
    const Home after = without_tool(&game->homes[game->player], RESOURCE_DRILL);
    const Order order = order_of(game, game->player, false);
    int best = INT_MIN;
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const RoomCard room = game->market_room[column];
        if (!room)
            continue;
        for (SpaceSet left = home_drill_places(&after, room_card_type(room)); left;
             left &= left - 1) {
            const Space space = space_first(left);
            Home swapped = after;
            home_remove(&swapped, space, NULL);
            home_place(&swapped, room, space, false, NULL);
            const int value = outlook_home(policy->outlook, game->player, &swapped, order);
            if (value <= best)
                continue;
            best = value;
            *move = (Move){.kind = MOVE_DRILL, .column = (uint8_t)column, .space = (uint8_t)space};
        }
    }
    return best > INT_MIN;
}

/* R6.1: the best swap is used if the turn after it promises more than the turn without it. */
void policy_drill(const Policy *policy, const Game *game, int keep, Plan *plan)
{
    Move swap;
    if (!best_swap(policy, game, &swap))
        return;
    Game after = *game;
    Thought thought;
    Plan turn;
    game_apply(&after, &swap, NULL);
    thought_init(&thought, policy, &after, game->player);
    policy_take(&thought, &turn);
    if (turn.value <= keep)
        return;
    plan->value = turn.value;
    plan_add(plan, swap);
}

/* R6.3: a room under the resource of another column, compared with the best column as it is. */
void policy_mix(const Policy *policy, const Game *game, int keep, Plan *plan)
{
    int best = keep;
    Thought thought;
    thought_init(&thought, policy, game, game->player);
    thought.home = without_tool(&thought.home, RESOURCE_MIXER);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        for (int other = 0; other < COLUMN_COUNT; other++) {
            const Offer offer = {game->market_room[column], game->market_resource[other], !other};
            Plan use;
            if (other == column || !offer.room || !game->market_room[other])
                continue;
            policy_use(&thought, offer, &use);
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
