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

static Tally play_out(const Search *search, const Game *deal, uint64_t seed, const Plan *plan)
{
    const int player = deal->player;
    const Playout playout = {.outlook = &search->outlook,
                             .noise = search->level->playout_noise,
                             .rounds = search->level->rounds};
    Game game = *deal;
    Rng rng = rng_seeded(seed);
    int values[PLAYERS_MAX];
    plan_play(plan, &game);
    return playout_run(&playout, &game, &rng, values)
               ? tally_of_outcome(outcome_of(&game, player))
               : tally_of_promise(values, game.players, player);
}

/* All candidates on one deal; false if it was told to stop, and then nothing is counted. */
static bool play_out_deal(Search *search, int worker, int sample, Stop stop)
{
    const uint64_t seed = search_seed(search->settings.seed, (uint64_t)sample);
    Tally results[SEARCH_CANDIDATES_MAX];
    Game deal = search->game;
    Rng rng = rng_seeded(seed);
    game_hide(&deal, &rng);
    for (int i = 0; i < search->active; i++) {
        if (stop_now(stop))
            return false;
        results[i] = play_out(search, &deal, seed, &search->candidates[i].plan);
        const int64_t gap = results[i].margin - results[0].margin;
        results[i].gaps = gap * gap;
    }
    for (int i = 0; i < search->active; i++)
        tally_add(&search->tallies[worker][i], &results[i]);
    return true;
}

static void play_out_samples(Search *search, int worker, Stop stop)
{
    for (int s = worker; s < search->samples; s += search->settings.workers) {
        search->stopped[worker] = !play_out_deal(search, worker, search->sample + s, stop);
        if (search->stopped[worker])
            return;
    }
}

/* In the last round everything is known, so that a plan needs one look only. A sure win counts
 * before any margin. */
static void solve_candidates(Search *search, int worker, Stop stop)
{
    const int player = search->game.player;
    const Policy policy = {.outlook = &search->outlook, .recall = RECALL_ALL};
    for (int i = worker; i < search->active; i += search->settings.workers) {
        Game game = search->game;
        Outcome outcome;
        plan_play(&search->candidates[i].plan, &game);
        search->stopped[worker] = !endgame_solve(&game, &policy, player, stop, &outcome);
        if (search->stopped[worker])
            return;
        search->tallies[worker][i] = tally_of_outcome(outcome);
        search->tallies[worker][i].measure = outcome_utility(outcome);
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

/* Adds what the workers have found out about one candidate in this stage. */
static void collect_tally(Search *search, int index)
{
    for (int worker = 0; worker < search->settings.workers; worker++) {
        tally_add(&search->candidates[index].tally, &search->tallies[worker][index]);
        search->tallies[worker][index] = (Tally){0};
    }
}

static bool was_stopped(const Search *search)
{
    bool stopped = false;
    for (int worker = 0; worker < search->settings.workers; worker++)
        stopped = stopped || search->stopped[worker];
    return stopped;
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
    if (one->settled != other->settled && search->interrupted)
        return one->settled;
    if (!one->tally.count || !other->tally.count)
        return one->tally.count > other->tally.count;
    return standing(search, one) * other->tally.count > standing(search, other) * one->tally.count;
}

/* Insertion sort: short, and equals keep the order of their planned value. */
static void rank(Search *search, int count)
{
    Candidate *candidates = search->candidates;
    for (int i = 1; i < count; i++) {
        const Candidate moving = candidates[i];
        int at = i;
        for (; at > 0 && did_better(search, &moving, &candidates[at - 1]); at--)
            candidates[at] = candidates[at - 1];
        candidates[at] = moving;
    }
}

/* Who was interrupted has not met all deals, and so cannot stand before those who have. */
static void end_settling(Search *search)
{
    search->interrupted = was_stopped(search);
    for (int i = 0; i < search->active; i++) {
        Candidate *candidate = &search->candidates[i];
        const Tally before = candidate->tally;
        candidate->tally = (Tally){0};
        collect_tally(search, i);
        if (!candidate->tally.count)
            candidate->tally = before;
        candidate->settled = !search->interrupted;
    }
    search->stages_left = 0;
    search->settling = false;
    rank(search, search->count);
}

void search_end_stage(Search *search)
{
    assert(search_has_stage(search));
    if (search->settling) {
        end_settling(search);
        return;
    }
    for (int i = 0; i < search->active; i++)
        collect_tally(search, i);
    rank(search, search->active);
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
    search->settling = false;
    search->interrupted = false;
    Rng rng = rng_seeded(settings->seed);
    game_hide(&search->game, &rng);
    outlook_init(&search->outlook, search->level->weights, &search->game);
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
    for (int i = 0; i < search->count; i++)
        search->candidates[i].settled = false;
    search->active = search->count;
    search->playouts_left = playouts;
    search->stages_left = halvings(search->count);
    plan_stage(search);
}

enum { SETTLING_DEALS = 1 << 20 }; /* the number of the first one, far from those of a search */

/* The best two of all may be settled, or not yet; those that are not come first for a while. */
bool search_settle(Search *search, int deals)
{
    Candidate *candidates = search->candidates;
    if (search->exact || search->interrupted || search->count < 2 ||
        (candidates[0].settled && candidates[1].settled))
        return false;
    memset(search->stopped, 0, sizeof search->stopped);
    if (candidates[0].settled) {
        const Candidate settled = candidates[0];
        candidates[0] = candidates[1];
        candidates[1] = settled;
    }
    search->active = candidates[1].settled ? 1 : 2;
    search->settling = true;
    search->stages_left = 1;
    search->sample = SETTLING_DEALS;
    search->samples = deals;
    return true;
}

void search_duel(Search *search, const Plan *other, int playouts)
{
    search->count = 1;
    search->candidates[0].tally = (Tally){0};
    search->candidates[0].settled = false;
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
