#include "ai/puzzle_solve.h"

#include "ai/endgame.h"
#include "ai/neighbour.h"

#include <assert.h>
#include <stddef.h>

int puzzle_start(const Puzzle *puzzle, Game *game)
{
    record_replay(&puzzle->record, puzzle->record.move_count, game);
    return game->player;
}

static void play(Game *game, Record *record, const Plan *plan)
{
    for (int i = 0; i < plan->count; i++) {
        const RuleError error = game_apply(game, &plan->moves[i], NULL);
        assert(!error);
        (void)error;
        record_append(record, &plan->moves[i]);
    }
}

void puzzle_pass_on(Game *game, int player, Record *record)
{
    while (game->phase != PHASE_OVER && game->player != player) {
        Plan plan;
        bystander_decide(game, &plan);
        play(game, record, &plan);
    }
}

/* The first of the new moves that is of the kind that was asked for: a scaffolding may go first. */
static bool gives_answer(const Puzzle *puzzle, const Record *record)
{
    for (int i = puzzle->record.move_count; i < record->move_count; i++) {
        if (record->moves[i].kind == puzzle->answer.kind)
            return move_equal(&record->moves[i], &puzzle->answer);
    }
    return false;
}

bool puzzle_is_solved(const Puzzle *puzzle, const Record *record)
{
    Game game;
    if (puzzle->kind != PUZZLE_FINISH)
        return gives_answer(puzzle, record);
    const int player = puzzle_start(puzzle, &game);
    record_replay(record, record->move_count, &game);
    return game.phase == PHASE_OVER && score_full(&game.homes[player]).total >= puzzle->points;
}

void puzzle_answer(const Puzzle *puzzle, Plan *plan)
{
    Game game;
    Outlook outlook;
    PlanList plans;
    puzzle_start(puzzle, &game);
    outlook_init(&outlook, &LEARNED_WEIGHTS, &game);
    plan_list(&plans, &game, &outlook);
    *plan = (Plan){.count = 1, .moves = {puzzle->answer}};
    for (int i = 0; i < plans.count; i++) {
        if (!move_equal(&plans.items[i].moves[0], &puzzle->answer))
            continue;
        *plan = plans.items[i];
        return;
    }
}

/* ---- finish ---- */

typedef struct Solver {
    int player;
    int points;
    LimitItem *items;
    int width;
} Solver;

/* Whether the points can still be had from the beginning of a round, or were had at the end. */
static bool is_on_the_way(const Solver *solver, const Game *game)
{
    Limit limit;
    if (game->phase == PHASE_OVER)
        return score_full(&game->homes[solver->player]).total >= solver->points;
    if (game->phase == PHASE_END)
        return true;
    limit_find(game, solver->player, solver->items, solver->width, NEVER_STOP, &limit);
    return limit.points >= solver->points;
}

static bool solve(const Solver *solver, const Game *game, Record *record);

static bool try_plan(const Solver *solver, const Game *game, const Plan *plan, Record *record)
{
    const int before = record->move_count;
    Game after = *game;
    play(&after, record, plan);
    puzzle_pass_on(&after, solver->player, record);
    const bool same_round = after.round == game->round && after.phase != PHASE_OVER;
    if ((same_round || is_on_the_way(solver, &after)) && solve(solver, &after, record))
        return true;
    record->move_count = before;
    return false;
}

static bool solve(const Solver *solver, const Game *game, Record *record)
{
    Outlook outlook;
    PlanList plans;
    if (game->phase == PHASE_OVER)
        return is_on_the_way(solver, game);
    if (game->phase == PHASE_END) {
        Plan plan;
        endgame_helper_exact(game, &plan);
        return try_plan(solver, game, &plan, record);
    }
    outlook_init(&outlook, &LEARNED_WEIGHTS, game);
    plan_list(&plans, game, &outlook);
    for (int i = 0; i < plans.count; i++) {
        if (try_plan(solver, game, &plans.items[i], record))
            return true;
    }
    return false;
}

bool puzzle_finish(const Puzzle *puzzle, LimitItem *items, int width, Record *solution)
{
    Game game;
    const Solver solver = {.player = puzzle_start(puzzle, &game),
                           .points = puzzle->points,
                           .items = items,
                           .width = width};
    *solution = puzzle->record;
    return solve(&solver, &game, solution);
}
