#include "ai/endgame.h"

#include "ai/playout.h"

#include <limits.h>

Outcome outcome_of(const Game *game, int player)
{
    const unsigned winners = game_winners(game);
    int best = INT_MIN;
    for (int other = 0; other < game->players; other++) {
        const int total = game_score(game, other).total;
        if (other != player && total > best)
            best = total;
    }
    return (Outcome){
        .share = winners >> player & 1 ? OUTCOME_WIN / __builtin_popcount(winners) : 0,
        .margin = game_score(game, player).total - best,
    };
}

int outcome_utility(Outcome outcome)
{
    return 1000 * outcome.share + outcome.margin;
}

/* ---- the last round ---- */

typedef struct Solver {
    const Policy *policy;
    Stop stop;
    bool stopped;
} Solver;

/* What each player gets out of a position. */
typedef struct Outcomes {
    Outcome of[PLAYERS_MAX];
} Outcomes;

static Outcomes solve(Solver *solver, const Game *game);

static Outcomes count(const Game *game)
{
    Outcomes result;
    Game end = *game;
    playout_finish(&end);
    for (int player = 0; player < end.players; player++)
        result.of[player] = outcome_of(&end, player);
    return result;
}

/* Follows one plan and keeps its result if the player to move likes it better. */
static void consider(Solver *solver, const Game *game, const Plan *plan, Outcomes *best)
{
    const int player = game->player;
    Game after = *game;
    plan_play(plan, &after);
    const Outcomes result = solve(solver, &after);
    if (outcome_utility(result.of[player]) > outcome_utility(best->of[player]))
        *best = result;
}

/* Where the room goes concerns its owner alone, so a column has one best use. */
static void consider_columns(Solver *solver, const Game *game, Outcomes *best)
{
    Thought thought;
    thought_init(&thought, solver->policy, game, game->player);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        const Offer offer = {game->market_room[column], game->market_resource[column], !column};
        Plan use;
        if (!offer.room)
            continue;
        policy_use(&thought, offer, &use);
        Plan plan = {0};
        plan_add(&plan, (Move){.kind = MOVE_TAKE, .column = (uint8_t)column});
        for (int i = 0; i < use.count; i++)
            plan_add(&plan, use.moves[i]);
        consider(solver, game, &plan, best);
    }
}

/* Of all uses of a tool only the greedy one is followed: trying all would be slow, and in the
 * last round there is nothing to save a tool for. */
static void consider_tools(Solver *solver, const Game *game, Outcomes *best)
{
    const Home *home = &game->homes[game->player];
    Plan plan = {0};
    if (home_has(home, RESOURCE_DRILL))
        policy_drill(solver->policy, game, INT_MIN, &plan);
    if (plan.count)
        consider(solver, game, &plan, best);
    plan = (Plan){0};
    if (home_has(home, RESOURCE_MIXER))
        policy_mix(solver->policy, game, INT_MIN, &plan);
    if (plan.count)
        consider(solver, game, &plan, best);
}

static void consider_window(Solver *solver, const Game *game, Outcomes *best)
{
    Thought thought;
    Plan plan = {.count = 1, .moves = {{.kind = MOVE_PASS}}};
    consider(solver, game, &plan, best);
    thought_init(&thought, solver->policy, game, game->player);
    thought.home.cards &= ~resource_cards_of_type(RESOURCE_JACKHAMMER);
    for (int column = 0; column < COLUMN_COUNT; column++) {
        Plan use;
        if (!game->market_room[column])
            continue;
        policy_use(&thought, (Offer){.room = game->market_room[column]}, &use);
        plan = (Plan){0};
        plan_add(&plan, (Move){.kind = MOVE_JACKHAMMER, .column = (uint8_t)column});
        plan_add(&plan, use.moves[0]);
        consider(solver, game, &plan, best);
    }
}

static void consider_discards(Solver *solver, const Game *game, Outcomes *best)
{
    for (int column = 1; column < COLUMN_COUNT; column++) {
        Plan plan = {0};
        plan_add(&plan, (Move){.kind = MOVE_DISCARD, .column = (uint8_t)column});
        consider(solver, game, &plan, best);
    }
}

static Outcomes solve(Solver *solver, const Game *game)
{
    Outcomes best;
    for (int player = 0; player < PLAYERS_MAX; player++)
        best.of[player] = (Outcome){.margin = -1000};
    solver->stopped = solver->stopped || stop_now(solver->stop);
    if (solver->stopped || game->phase >= PHASE_END)
        return count(game);
    if (game->phase == PHASE_DISCARD) {
        consider_discards(solver, game, &best);
    } else if (game->phase == PHASE_JACKHAMMER) {
        consider_window(solver, game, &best);
    } else if (game->phase == PHASE_HAND) {
        Plan plan;
        policy_choose(solver->policy, game, &plan);
        consider(solver, game, &plan, &best);
    } else {
        consider_tools(solver, game, &best);
        consider_columns(solver, game, &best);
    }
    return best;
}

bool endgame_solve(const Game *game, const Policy *policy, int player, Stop stop, Outcome *outcome)
{
    Solver solver = {.policy = policy, .stop = stop};
    *outcome = solve(&solver, game).of[player];
    return !solver.stopped;
}
