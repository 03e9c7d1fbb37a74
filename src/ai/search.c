#include "ai/search.h"

#include "ai/at_once.h"
#include "ai/endgame.h"
#include "ai/playout.h"
#include "ai/policy.h"

#include <assert.h>
#include <string.h>

uint64_t search_seed(uint64_t seed, uint64_t number)
{
    Rng rng = rng_seeded(seed ^ number * 0x9e3779b97f4a7c15u);
    return rng_next(&rng);
}

/* ---- candidates ---- */

static void add_candidate(Search *search, const Plan *plan)
{
    assert(search->count < SEARCH_CANDIDATES_MAX);
    search->candidates[search->count++] = (Candidate){.plan = *plan};
}

static bool begins_candidate(const Search *search, const Move *move)
{
    for (int i = 0; i < search->count; i++) {
        if (move_equal(&search->candidates[i].plan.moves[0], move))
            return true;
    }
    return false;
}

enum {
    EXACT_CANDIDATES = 64, /* in the last round, where a look is cheap */
    TOOL_CANDIDATES = 8,
};

/* The best plans; a first move that is not among them brings its best one as well, so that no
 * column is overlooked for what it does to the others. Tools have many uses, mostly bad ones. */
static void list_candidates(Search *search)
{
    const PlanList *plans = &search->plans;
    const int best = search->exact ? EXACT_CANDIDATES : search->level->candidates;
    int tools = 0;
    plan_list(&search->plans, &search->game, &search->outlook);
    search->count = 0;
    for (int i = 0; i < plans->count; i++) {
        const Plan *plan = &plans->items[i];
        const bool newcomer = !begins_candidate(search, &plan->moves[0]);
        const bool tool = plan->moves[0].kind == MOVE_DRILL || plan->moves[0].kind == MOVE_MIX;
        const bool welcome = tool ? search->count < best && tools < TOOL_CANDIDATES
                                  : search->count < best || newcomer;
        if (!welcome && !(newcomer && search->settings.analyze))
            continue;
        add_candidate(search, plan);
        tools += tool;
    }
}

/* For analysis: moves that begin no listed plan, because the list was full. */
static void add_missing_moves(Search *search)
{
    MoveList moves;
    game_moves(&search->game, &moves);
    for (int i = 0; i < moves.count; i++) {
        if (!begins_candidate(search, &moves.items[i]))
            add_candidate(search, &(Plan){.count = 1, .moves = {moves.items[i]}});
    }
}

/* ---- playing out ---- */

/* A win or loss by many points is not much more than one by a few. */
static int measure(int margin)
{
    const int distance = margin < 0 ? -margin : margin;
    return MEASURE_UNIT / 2 + MEASURE_UNIT / 2 * margin / (distance + 6);
}

static void count_outcome(Outcome outcome, Tally *tally)
{
    const int share = outcome.share * MEASURE_UNIT / OUTCOME_WIN;
    tally->measure += (measure(outcome.margin) + share) / 2;
    tally->margin += outcome.margin;
    tally->wins += outcome.share;
    tally->count++;
}

static void play_out(const Search *search, const Game *deal, uint64_t seed, int index, Tally *tally)
{
    const int player = deal->player;
    Game game = *deal;
    Rng rng = rng_seeded(seed);
    plan_play(&search->candidates[index].plan, &game);
    playout_run(&game, &search->chances, search->level->playout_noise, &rng);
    count_outcome(outcome_of(&game, player), tally);
}

static void play_out_samples(Search *search, int worker, Stop stop)
{
    for (int s = worker; s < search->samples; s += search->settings.workers) {
        const uint64_t seed = search_seed(search->settings.seed, (uint64_t)(search->sample + s));
        Game deal = search->game;
        Rng rng = rng_seeded(seed);
        game_hide(&deal, &rng);
        for (int i = 0; i < search->active; i++) {
            search->stopped[worker] = stop_now(stop);
            if (search->stopped[worker])
                return;
            play_out(search, &deal, seed, i, &search->tallies[worker][i]);
        }
    }
}

/* In the last round everything is known, so that a plan needs one look only. A sure win counts
 * before any margin. */
static void solve_candidates(Search *search, int worker, Stop stop)
{
    const int player = search->game.player;
    const Policy policy = {.outlook = &search->outlook, .recall = RECALL_ALL};
    for (int i = worker; i < search->active; i += search->settings.workers) {
        Tally *tally = &search->tallies[worker][i];
        Game game = search->game;
        Outcome outcome;
        plan_play(&search->candidates[i].plan, &game);
        search->stopped[worker] = !endgame_solve(&game, &policy, player, stop, &outcome);
        if (search->stopped[worker])
            return;
        count_outcome(outcome, tally);
        tally->measure = outcome_utility(outcome);
    }
}

void search_work(Search *search, int worker, Stop stop)
{
    if (search->exact)
        solve_candidates(search, worker, stop);
    else
        play_out_samples(search, worker, stop);
}

/* ---- stages ---- */

static int halvings(int count)
{
    int stages = 0;
    for (int left = count; left > 1; left = (left + 1) / 2)
        stages++;
    return stages;
}

/* Each stage may spend the same number of playouts, shared by the plans that are left. */
static void plan_stage(Search *search)
{
    search->sample += search->samples;
    search->samples = 0;
    if (search->stages_left == 0)
        return;
    search->samples = search->playouts_left / (search->stages_left * search->active);
    if (search->samples < 1)
        search->samples = 1;
    search->playouts_left -= search->samples * search->active;
}

bool search_has_stage(const Search *search)
{
    return search->stages_left > 0;
}

static void collect_tallies(Search *search)
{
    for (int worker = 0; worker < search->settings.workers; worker++) {
        for (int i = 0; i < search->active; i++) {
            Tally *sum = &search->candidates[i].tally;
            Tally *part = &search->tallies[worker][i];
            sum->measure += part->measure;
            sum->margin += part->margin;
            sum->wins += part->wins;
            sum->count += part->count;
            *part = (Tally){0};
        }
    }
}

/* What a candidate has to show: its playouts and, fading as they grow in number, what was planned
 * to come of it. Without that a few unlucky deals would throw good plans out. */
static int64_t standing(const Search *search, const Candidate *candidate)
{
    const int behind = candidate->plan.value - search->best_value;
    return candidate->tally.measure + (int64_t)search->trust * behind / 2;
}

/* Whether one candidate did better than another; who was not tried yet did not. */
static bool did_better(const Search *search, const Candidate *one, const Candidate *other)
{
    if (!one->tally.count || !other->tally.count)
        return one->tally.count > other->tally.count;
    return standing(search, one) * other->tally.count > standing(search, other) * one->tally.count;
}

/* Insertion sort: short, and equals keep the order of their planned value. */
static void rank(Search *search)
{
    Candidate *candidates = search->candidates;
    for (int i = 1; i < search->active; i++) {
        const Candidate moving = candidates[i];
        int at = i;
        for (; at > 0 && did_better(search, &moving, &candidates[at - 1]); at--)
            candidates[at] = candidates[at - 1];
        candidates[at] = moving;
    }
}

static bool was_stopped(const Search *search)
{
    bool stopped = false;
    for (int worker = 0; worker < search->settings.workers; worker++)
        stopped = stopped || search->stopped[worker];
    return stopped;
}

void search_end_stage(Search *search)
{
    assert(search_has_stage(search));
    collect_tallies(search);
    rank(search);
    search->active = (search->active + 1) / 2;
    search->stages_left = was_stopped(search) || search->exact ? 0 : search->stages_left - 1;
    plan_stage(search);
}

/* ---- from outside ---- */

/* Begins the stages, with candidates in the search that have no tally yet. */
static void start_stages(Search *search, int playouts)
{
    memset(search->stopped, 0, sizeof search->stopped);
    for (int worker = 0; worker < search->settings.workers; worker++)
        memset(search->tallies[worker], 0, sizeof(Tally) * (size_t)search->count);
    search->active = search->count;
    search->playouts_left = playouts;
    search->stages_left = search->exact && search->count > 1 ? 1 : halvings(search->count);
    plan_stage(search);
}

static void think(Search *search)
{
    const int asked = search->settings.playouts;
    const bool comparable =
        !search->exact && (search->game.phase == PHASE_TURN || search->game.phase == PHASE_HAND);
    list_candidates(search);
    if (search->settings.analyze)
        add_missing_moves(search);
    search->best_value = search->plans.items[0].value;
    search->trust = comparable ? search->level->trust : 0;
    start_stages(search, asked ? asked : search->level->playouts);
}

void search_start(Search *search, const Game *game, const SearchSettings *settings)
{
    assert(settings->level != LEVEL_PERSON && game->phase != PHASE_OVER);
    assert(settings->workers >= 1 && settings->workers <= SEARCH_WORKERS_MAX);
    search->game = *game;
    search->settings = *settings;
    search->level = &LEVEL_INFO[settings->level];
    search->exact = game->round == ROUND_COUNT;
    search->trust = 0;
    search->stages_left = 0;
    search->sample = 0;
    search->samples = 0;
    Rng rng = rng_seeded(settings->seed);
    game_hide(&search->game, &rng);
    chances_init(&search->chances, search->level->weights);
    outlook_init(&search->outlook, &search->chances, &search->game);
    if (!search->level->playouts)
        decide_greedily(search);
    else if (game->phase == PHASE_END && !settings->analyze)
        decide_helper(search);
    else
        think(search);
}

void search_again(Search *search, int playouts)
{
    if (search->exact || was_stopped(search))
        return;
    search->active = search->count;
    search->playouts_left = playouts;
    search->stages_left = halvings(search->count);
    plan_stage(search);
}

void search_duel(Search *search, const Plan *other, int playouts)
{
    search->count = 1;
    search->candidates[0].tally = (Tally){0};
    add_candidate(search, other);
    start_stages(search, playouts);
}

const Plan *search_plan(const Search *search)
{
    return &search->candidates[0].plan;
}

void search_finish(Search *search, Stop stop)
{
    while (search_has_stage(search)) {
        for (int worker = 0; worker < search->settings.workers; worker++)
            search_work(search, worker, stop);
        search_end_stage(search);
    }
}

void search_run(Search *search, const Game *game, const SearchSettings *settings, Stop stop)
{
    search_start(search, game, settings);
    search_finish(search, stop);
}
