#include "ai/prospects.h"

#include "ai/playout.h"

#include <assert.h>
#include <math.h>
#include <stdint.h>

enum {
    DEALS = 300,
    GLANCE = 40,       /* deals that find the next best */
    WORTH_A_WORD = 20, /* hundredths of a point */
    RIVAL = SCORE_TOTAL,
    LINES,
};

/* The score pad of a player at the end, and the best total of the others. */
static void play_out(const Game *deal, const Outlook *outlook, uint64_t seed, const Plan *plan,
                     int lines[LINES])
{
    const Playout playout = {.outlook = outlook, .rounds = ROUND_COUNT};
    Game game = *deal;
    Rng rng = rng_seeded(seed);
    int values[PLAYERS_MAX];
    plan_play(plan, &game);
    const bool ended = playout_run(&playout, &game, &rng, values);
    assert(ended);
    (void)ended;
    const Score score = score_full(&game.homes[deal->player]);
    for (ScoreCategory category = 0; category < SCORE_TOTAL; category++)
        lines[category] = score_category(&score, category);
    lines[RIVAL] = 0;
    for (int player = 0; player < game.players; player++) {
        if (player != deal->player && values[player] / 100 > lines[RIVAL])
            lines[RIVAL] = values[player] / 100;
    }
}

static Game deal_of(const Game *game, uint64_t seed)
{
    Game deal = *game;
    Rng rng = rng_seeded(seed);
    game_hide(&deal, &rng);
    return deal;
}

static Gain gain_of(int64_t sum, int64_t squares, int count)
{
    const double mean = (double)sum / count;
    const double variance = fmax((double)squares / count - mean * mean, 0) / (count - 1);
    return (Gain){(int)lround(100 * mean), (int)ceil(196 * sqrt(variance))};
}

bool gain_is_clear(Gain gain)
{
    const int points = gain.points < 0 ? -gain.points : gain.points;
    return points > gain.error && points >= WORTH_A_WORD;
}

void prospects_compare(const Game *game, const Plan *plan, const Plan *other, Stop stop,
                       Prospects *prospects)
{
    int64_t sum[LINES] = {0}, squares[LINES] = {0};
    Outlook outlook;
    outlook_init(&outlook, &LEARNED_WEIGHTS, game);
    *prospects = (Prospects){0};
    for (uint64_t seed = 1; seed <= DEALS; seed++) {
        const Game deal = deal_of(game, seed);
        int one[LINES], two[LINES];
        if (stop_now(stop))
            return;
        play_out(&deal, &outlook, seed, plan, one);
        play_out(&deal, &outlook, seed, other, two);
        for (int line = 0; line < LINES; line++) {
            const int gap = one[line] - two[line];
            sum[line] += gap;
            squares[line] += (int64_t)gap * gap;
        }
    }
    for (int line = 0; line < SCORE_TOTAL; line++)
        prospects->own[line] = gain_of(sum[line], squares[line], DEALS);
    prospects->rival = gain_of(sum[RIVAL], squares[RIVAL], DEALS);
    prospects->deals = DEALS;
}

/* Points ahead of the best other home, over some deals. */
static int lead_of(const Game *game, const Outlook *outlook, const Plan *plan, Stop stop)
{
    int lead = 0;
    for (uint64_t seed = 1; seed <= GLANCE && !stop_now(stop); seed++) {
        const Game deal = deal_of(game, seed);
        int lines[LINES];
        play_out(&deal, outlook, seed, plan, lines);
        for (ScoreCategory category = 0; category < SCORE_TOTAL; category++)
            lead += lines[category];
        lead -= lines[RIVAL];
    }
    return lead;
}

/* Of the plans that begin with the same move, the first has the best value. */
static bool is_first_of_its_move(const PlanList *plans, int index)
{
    for (int i = 0; i < index; i++) {
        if (move_equal(&plans->items[i].moves[0], &plans->items[index].moves[0]))
            return false;
    }
    return true;
}

bool prospects_next_best(const Game *game, const Plan *plan, Stop stop, Plan *other)
{
    Outlook outlook;
    PlanList plans;
    bool found = false;
    int best = 0;
    outlook_init(&outlook, &LEARNED_WEIGHTS, game);
    plan_list(&plans, game, &outlook);
    for (int i = 0; i < plans.count; i++) {
        if (move_equal(&plans.items[i].moves[0], &plan->moves[0]) ||
            !is_first_of_its_move(&plans, i))
            continue;
        const int lead = lead_of(game, &outlook, &plans.items[i], stop);
        if (found && lead <= best)
            continue;
        found = true;
        best = lead;
        *other = plans.items[i];
    }
    return found && !stop_now(stop);
}
