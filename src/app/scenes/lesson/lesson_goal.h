/**
 * Whether a step's goals are reached, and which moves would reach them.
 *
 * An attempt follows the moves of one turn of the pupil, from where the step or the turn began.
 * Whatever is legal and does the job counts; nothing here depends on what the record did.
 */
#ifndef LESSON_GOAL_H
#define LESSON_GOAL_H

#include "ai/plan.h"
#include "app/scenes/lesson/lesson.h"
#include "dreamhome/game.h"

typedef struct Attempt {
    const LessonStep *step; /* borrowed */
    int seat;
    Game before;
    Game game;        /* after the moves that were made */
    unsigned reached; /* bit per goal */
} Attempt;

void attempt_begin(Attempt *attempt, const LessonStep *step, const Game *game, int seat);

/** Makes a move; false, and nothing happens, if it is not legal. */
bool attempt_play(Attempt *attempt, const Move *move);

/** Whether all goals that moves can reach are reached; false for a step that has none. */
bool attempt_succeeds(const Attempt *attempt);

/** Whether its turn goes on: nothing was completed yet. */
bool attempt_goes_on(const Attempt *attempt);

/** What a search may use. */
typedef struct GoalSearch {
    const Plan *preferred; /* is taken if it does the job; or NULL */
    int column;            /* the column that is taken, or -1 for any */
    bool any;              /* any end of the turn will do, whatever the step asks for */
} GoalSearch;

/** The moves that lead on to success within the turn, at best; false if there are none. */
bool attempt_plan(const Attempt *attempt, GoalSearch search, Plan *plan);

#endif
