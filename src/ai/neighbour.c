#include "ai/neighbour.h"

#include "ai/policy.h"

int neighbour_column(const Game *game)
{
    int column = neighbour_wish(game->round);
    for (int i = 0; i < COLUMN_COUNT && !game->market_room[column]; i++)
        column = (column + 1) % COLUMN_COUNT;
    return column;
}

/* R3.2: only columns 2 to 5 can be discarded. */
static int unwanted_column(const Game *game)
{
    const int next = neighbour_wish(game->round) + 1;
    return next < COLUMN_COUNT ? next : 1;
}

static int last_column(const Game *game)
{
    int column = COLUMN_COUNT - 1;
    while (column > 0 && !game->market_room[column])
        column--;
    return column;
}

/* The room goes where it is worth most: the rule is about columns, not about taste. */
static void take(const Game *game, int column, Plan *plan)
{
    Outlook outlook;
    Thought thought;
    Plan rest = {0};
    const Policy policy = {.outlook = &outlook, .recall = RECALL_ALL};
    const Offer offer = {.room = game->market_room[column],
                         .resource = game->market_resource[column],
                         .marker = column == 0};
    outlook_init(&outlook, &LEARNED_WEIGHTS, game);
    thought_init(&thought, &policy, game, game->player);
    policy_use(&thought, offer, &rest);
    plan_add(plan, (Move){.kind = MOVE_TAKE, .column = (uint8_t)column});
    for (int i = 0; i < rest.count; i++)
        plan_add(plan, rest.moves[i]);
}

/* A turn that was left in the middle. */
static void go_on(const Game *game, Plan *plan)
{
    Outlook outlook;
    const Policy policy = {.outlook = &outlook, .recall = RECALL_ALL};
    outlook_init(&outlook, &LEARNED_WEIGHTS, game);
    policy_choose(&policy, game, plan);
}

static void decide(const Game *game, int discarded, int taken, Plan *plan)
{
    *plan = (Plan){0};
    if (game->phase == PHASE_DISCARD)
        plan_add(plan, (Move){.kind = MOVE_DISCARD, .column = (uint8_t)discarded});
    else if (game->phase == PHASE_TURN)
        take(game, taken, plan);
    else if (game->phase == PHASE_HAND)
        go_on(game, plan);
    else
        plan_add(plan, (Move){.kind = MOVE_PASS});
}

void neighbour_decide(const Game *game, Plan *plan)
{
    decide(game, unwanted_column(game), neighbour_column(game), plan);
}

void bystander_decide(const Game *game, Plan *plan)
{
    decide(game, COLUMN_COUNT - 1, last_column(game), plan);
}
