#include "app/scenes/table/good_spaces.h"

#include "ai/plan.h"

#include <limits.h>

enum { GOOD_MOST = 3, ALMOST_AS_GOOD = 150 /* hundredths of a point */ };

/* Whether a plan begins as the intent does, and chooses a space that it wants. */
static bool agrees(const Plan *plan, const Intent *intent)
{
    const Move *move = &plan->moves[0];
    return move->kind == intent->kind && intent_wants_space(intent, (Space)move->space) &&
           (intent->kind != MOVE_PLACE || move->face_down == intent->face_down) &&
           (intent->column == INTENT_OPEN || move->column == intent->column);
}

static void value_spaces(const Intent *intent, int values[SPACE_LIMIT])
{
    PlanList plans;
    Outlook outlook;
    outlook_init(&outlook, &LEARNED_WEIGHTS, &intent->game);
    plan_list(&plans, &intent->game, &outlook);
    for (int space = 0; space < SPACE_LIMIT; space++)
        values[space] = INT_MIN;
    for (int i = 0; i < plans.count; i++) {
        const Plan *plan = &plans.items[i];
        const int space = plan->moves[0].space;
        if (agrees(plan, intent) && plan->value > values[space])
            values[space] = plan->value;
    }
}

static int best_of(const int values[SPACE_LIMIT], SpaceSet but)
{
    int best = SPACE_LIMIT;
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        if (space_in(but, space) || values[space] == INT_MIN)
            continue;
        if (best == SPACE_LIMIT || values[space] > values[best])
            best = space;
    }
    return best;
}

SpaceSet good_spaces(const Intent *intent)
{
    int values[SPACE_LIMIT];
    SpaceSet good = 0;
    if (!intent->active)
        return 0;
    value_spaces(intent, values);
    const int best = best_of(values, 0);
    for (int count = 0; count < GOOD_MOST; count++) {
        const int next = best_of(values, good);
        if (next == SPACE_LIMIT || values[next] < values[best] - ALMOST_AS_GOOD)
            break;
        good |= space_bit((Space)next);
    }
    return good;
}
