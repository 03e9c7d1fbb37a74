#include "arena/contest.h"

#include "arena/guest.h"

#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

/* What one deal brought, summed over its games. */
typedef struct Deal {
    double wins;
    double score;
    double others;
    double seconds;
    double longest;
    int decisions;
} Deal;

typedef struct Job {
    const Contest *contest;
    Deal *deals;
    atomic_int next;
} Job;

/* Time of this thread alone, so that a busy machine does not make players look slow. */
static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* One decision of whoever moves. */
static void decide(Game *game, Level level, int playouts, uint64_t seed, Search *search)
{
    const SearchSettings settings = {
        .level = level, .seed = seed, .playouts = playouts, .workers = 1};
    search_run(search, game, &settings, NEVER_STOP);
    plan_play(search_plan(search), game);
}

void contest_play(Game *game, const Level levels[PLAYERS_MAX], const int playouts[PLAYERS_MAX],
                  uint64_t seed, Search *search)
{
    for (uint64_t decision = 0; game->phase != PHASE_OVER; decision++) {
        const int player = game->player;
        decide(game, levels[player], playouts[player], seed * 1000 + decision, search);
    }
}

/* Where the games of one thread are played. */
typedef struct Table {
    const Contest *contest;
    Search search;
    Guest guest; /* started if the contest has an engine */
} Table;

/* A decision of A, timed. */
static void decide_one(Table *table, Game *game, uint64_t seed, Deal *deal)
{
    const Contest *contest = table->contest;
    const double start = now();
    decide(game, contest->one, contest->playouts, seed, &table->search);
    const double seconds = now() - start;
    deal->seconds += seconds;
    deal->longest = fmax(deal->longest, seconds);
    deal->decisions++;
    const Plan *plan = search_plan(&table->search);
    for (int i = 0; contest->engine && i < plan->count; i++)
        guest_tell(&table->guest, &plan->moves[i]);
}

static void decide_other(Table *table, Game *game, uint64_t seed)
{
    const Contest *contest = table->contest;
    if (contest->engine)
        guest_move(&table->guest, contest->others, seed, game);
    else
        decide(game, contest->others, contest->others_playouts, seed, &table->search);
}

static void play_seat(Table *table, uint64_t seed, int seat, Deal *deal)
{
    GameOptions options = table->contest->options;
    Game game;
    options.seed = seed;
    game_new(&game, &options, NULL);
    if (table->contest->engine)
        guest_new_game(&table->guest, &options);
    for (uint64_t decision = 0; game.phase != PHASE_OVER; decision++) {
        if (game.player == seat)
            decide_one(table, &game, seed * 1000 + decision, deal);
        else
            decide_other(table, &game, seed * 1000 + decision);
    }
    const unsigned winners = game_winners(&game);
    if (winners >> seat & 1)
        deal->wins += 1.0 / __builtin_popcount(winners);
    for (int player = 0; player < game.players; player++) {
        const double total = game_score(&game, player).total;
        if (player == seat)
            deal->score += total / game.players;
        else
            deal->others += total / (game.players - 1) / game.players;
    }
}

static void *work(void *data)
{
    Job *job = data;
    Table *table = malloc(sizeof *table);
    assert(table);
    table->contest = job->contest;
    if (job->contest->engine)
        guest_start(&table->guest, job->contest->engine);
    for (int i = atomic_fetch_add(&job->next, 1); i < job->contest->deals;
         i = atomic_fetch_add(&job->next, 1)) {
        for (int seat = 0; seat < job->contest->options.players; seat++)
            play_seat(table, job->contest->options.seed + (uint64_t)i, seat, &job->deals[i]);
        job->deals[i].wins /= job->contest->options.players;
    }
    if (job->contest->engine)
        guest_stop(&table->guest);
    free(table);
    return NULL;
}

/* Half of the 95 % interval of a mean over deals, from sums of values and squares. */
static double half_interval(double sum, double squares, int count)
{
    if (count < 2)
        return 0;
    const double variance = (squares - sum * sum / count) / (count - 1);
    return 1.96 * sqrt(fmax(variance, 0) / count);
}

static void sum_up(const Contest *contest, const Deal *deals, ContestResult *result)
{
    double wins = 0, win_squares = 0, lead = 0, lead_squares = 0, seconds = 0;
    int decisions = 0;
    *result = (ContestResult){.games = contest->deals * contest->options.players};
    for (int i = 0; i < contest->deals; i++) {
        const double each = deals[i].score - deals[i].others;
        wins += deals[i].wins;
        win_squares += deals[i].wins * deals[i].wins;
        lead += each;
        lead_squares += each * each;
        seconds += deals[i].seconds;
        decisions += deals[i].decisions;
        result->score += deals[i].score / contest->deals;
        result->others += deals[i].others / contest->deals;
        result->longest_decision = fmax(result->longest_decision, deals[i].longest);
    }
    result->wins = wins / contest->deals;
    result->wins_error = half_interval(wins, win_squares, contest->deals);
    result->lead = lead / contest->deals;
    result->lead_error = half_interval(lead, lead_squares, contest->deals);
    result->seconds_a_decision = decisions ? seconds / decisions : 0;
}

void contest_run(const Contest *contest, ContestResult *result)
{
    Job job = {.contest = contest, .deals = calloc((size_t)contest->deals, sizeof(Deal))};
    pthread_t threads[SEARCH_WORKERS_MAX];
    assert(job.deals && contest->threads <= SEARCH_WORKERS_MAX);
    for (int i = 0; i < contest->threads; i++) {
        int error = pthread_create(&threads[i], NULL, work, &job);
        assert(!error);
        (void)error;
    }
    for (int i = 0; i < contest->threads; i++)
        pthread_join(threads[i], NULL);
    sum_up(contest, job.deals, result);
    free(job.deals);
}
