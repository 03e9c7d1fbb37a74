/**
 * A plan: the moves of one decision, such as "take this column, place the room there, put the
 * piano on it". Players choose plans, not single moves; a plan may also be only the first part of
 * a turn (a tool), after which its player decides again.
 */
#ifndef AI_PLAN_H
#define AI_PLAN_H

#include "ai/outlook.h"
#include "dreamhome/game.h"

enum { PLAN_MOVES_MAX = 4 };

typedef struct Plan {
    int count;
    int value; /* what the planning player hopes for, in hundredths of a point */
    Move moves[PLAN_MOVES_MAX];
} Plan;

static inline void plan_add(Plan *plan, Move move)
{
    plan->moves[plan->count++] = move;
}

/** Whether a decision that began at `before` is not yet complete: cards are still in hand. */
bool plan_goes_on(const Game *before, const Game *after);

/** Plays all moves of a plan, which are legal. */
void plan_play(const Plan *plan, Game *game);

enum { PLAN_LIST_CAPACITY = MOVE_LIST_CAPACITY };

typedef struct PlanList {
    int count;
    Plan items[PLAN_LIST_CAPACITY];
} PlanList;

/**
 * The plans of the player to move, best value first; where there are more than the list holds,
 * those of least value are left out.
 */
void plan_list(PlanList *plans, const Game *game, const Outlook *outlook);

#endif
