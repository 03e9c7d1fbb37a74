#include "ai/tally.h"

#include <limits.h>

enum {
    SCALE_END = 600,       /* hundredths of a point that make a result rather clear */
    SCALE_PROMISE = 1000,  /* the same where rounds are still to come */
    TWICE_AS_LIKELY = 200, /* with so much more a home wins twice as often */
};

/* A win or loss by many points is not much more than one by a few. */
static int measure(int margin, int scale)
{
    const int distance = margin < 0 ? -margin : margin;
    return MEASURE_UNIT / 2 + MEASURE_UNIT / 2 * margin / (distance + scale);
}

Tally tally_of_outcome(Outcome outcome)
{
    const int share = outcome.share * MEASURE_UNIT / OUTCOME_WIN;
    return (Tally){
        .measure = (measure(100 * outcome.margin, SCALE_END) + share) / 2,
        .margin = 100 * outcome.margin,
        .wins = share,
        .count = 1,
    };
}

/* The chance to win, from what all homes promise: equal homes have equal chances, and those of all
 * players add up to one. */
static int chance_to_win(const int values[PLAYERS_MAX], int players, int player)
{
    const int64_t unit = (int64_t)1 << 30;
    int64_t weights[PLAYERS_MAX] = {0};
    int64_t sum = 0;
    int best = values[0];
    for (int each = 1; each < players; each++)
        best = values[each] > best ? values[each] : best;
    for (int each = 0; each < players; each++) {
        const int halvings = (best - values[each]) / TWICE_AS_LIKELY;
        const int rest = (best - values[each]) % TWICE_AS_LIKELY;
        const int64_t between = unit - unit / 2 * rest / TWICE_AS_LIKELY;
        weights[each] = halvings < 30 ? between >> halvings : 0;
        sum += weights[each];
    }
    return (int)(MEASURE_UNIT * weights[player] / sum);
}

Tally tally_of_promise(const int values[PLAYERS_MAX], int players, int player)
{
    int best = INT_MIN;
    for (int other = 0; other < players; other++) {
        if (other != player && values[other] > best)
            best = values[other];
    }
    const int margin = values[player] - best;
    return (Tally){
        .measure = measure(margin, SCALE_PROMISE),
        .margin = margin,
        .wins = chance_to_win(values, players, player),
        .count = 1,
    };
}

void tally_add(Tally *sum, const Tally *other)
{
    sum->measure += other->measure;
    sum->margin += other->margin;
    sum->gaps += other->gaps;
    sum->wins += other->wins;
    sum->count += other->count;
}
