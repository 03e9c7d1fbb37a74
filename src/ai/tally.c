#include "ai/tally.h"

#include <limits.h>

enum {
    SCALE_END = 600,      /* hundredths of a point that make a result rather clear */
    SCALE_PROMISE = 1000, /* the same where rounds are still to come */
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

Tally tally_of_promise(const int values[PLAYERS_MAX], int players, int player)
{
    int best = INT_MIN;
    for (int other = 0; other < players; other++) {
        if (other != player && values[other] > best)
            best = values[other];
    }
    const int margin = values[player] - best;
    const int soft = measure(margin, SCALE_PROMISE);
    return (Tally){.measure = soft, .margin = margin, .wins = soft, .count = 1};
}

void tally_add(Tally *sum, const Tally *other)
{
    sum->measure += other->measure;
    sum->margin += other->margin;
    sum->gaps += other->gaps;
    sum->wins += other->wins;
    sum->count += other->count;
}
