#include "ai/plan.h"

#include "ai/policy.h"

#include <assert.h>

void plan_play(const Plan *plan, Game *game)
{
    for (int i = 0; i < plan->count; i++) {
        RuleError error = game_apply(game, &plan->moves[i], NULL);
        assert(!error);
        (void)error;
    }
}

bool plan_goes_on(const Game *before, const Game *after)
{
    return after->phase == PHASE_HAND && after->round == before->round &&
           after->player == before->player;
}

typedef struct Lister {
    PlanList *plans;
    const Outlook *outlook;
    const Game *start;
} Lister;

/* A plan's worth to its player. A tool is a plan by itself: it is worth what the best turn after
 * it makes, so that it can be compared with turns. */
static int value_of(const Lister *lister, const Game *game, const Plan *plan)
{
    const int player = lister->start->player;
    if (game->phase == PHASE_TURN && game->player == player &&
        game->round == lister->start->round && lister->start->phase == PHASE_TURN) {
        const Policy policy = {.outlook = lister->outlook, .recall = RECALL_ALL};
        Plan turn;
        policy_choose(&policy, game, &turn);
        return turn.value;
    }
    const Move *first = &plan->moves[0];
    const bool marker = first->kind == MOVE_TAKE && first->column == 0;
    return outlook_home(lister->outlook, player, &game->homes[player],
                        order_of(lister->start, player, marker));
}

/* Insertion keeps the best first, so that a full list forgets the worst. */
static void insert(PlanList *plans, const Plan *plan)
{
    int at = plans->count;
    if (at < PLAN_LIST_CAPACITY)
        plans->count++;
    else if (plans->items[--at].value >= plan->value)
        return;
    while (at > 0 && plans->items[at - 1].value < plan->value) {
        plans->items[at] = plans->items[at - 1];
        at--;
    }
    plans->items[at] = *plan;
}

/* A Scaffolding before the room is another plan than one after it only where the room needs it. */
static bool is_repeated(const Game *game, const Plan *plan, const Move *move)
{
    if (plan->count < 2 || move->kind != MOVE_PLACE)
        return false;
    const Move *last = &plan->moves[plan->count - 1];
    if (last->kind != MOVE_SCAFFOLD)
        return false;
    Home before = game->homes[game->player];
    before.scaffolds &= ~space_bit(last->space);
    const RoomType type = move->face_down ? ROOM_NONE : room_card_type(game->hand_room);
    return space_in(home_places(&before, type), move->space);
}

static void extend(Lister *lister, const Game *game, Plan *plan)
{
    MoveList moves;
    game_moves(game, &moves);
    for (int i = 0; i < moves.count; i++) {
        if (is_repeated(game, plan, &moves.items[i]))
            continue;
        Game after = *game;
        RuleError error = game_apply(&after, &moves.items[i], NULL);
        assert(!error);
        (void)error;
        plan->moves[plan->count++] = moves.items[i];
        if (plan_goes_on(lister->start, &after)) {
            extend(lister, &after, plan);
        } else {
            plan->value = value_of(lister, &after, plan);
            insert(lister->plans, plan);
        }
        plan->count--;
    }
}

void plan_list(PlanList *plans, const Game *game, const Outlook *outlook)
{
    Lister lister = {.plans = plans, .outlook = outlook, .start = game};
    Plan plan = {0};
    plans->count = 0;
    extend(&lister, game, &plan);
}
