#include "ai/hints.h"

Hint hints_of(const Search *search, const Candidate *candidate)
{
    const Tally *tally = &candidate->tally;
    Hint hint = {.plan = candidate->plan, .playouts = tally->count};
    if (tally->count) {
        hint.win_rate = (double)tally->wins / MEASURE_UNIT / tally->count;
        hint.margin = (double)tally->margin / 100 / tally->count;
    }
    hints_explain(&search->game, &search->outlook, &hint);
    return hint;
}

static bool is_listed(const Hint *hints, int count, const Move *move)
{
    for (int i = 0; i < count; i++) {
        if (move_equal(&hints[i].plan.moves[0], move))
            return true;
    }
    return false;
}

int hints_best(const Search *search, Hint *best, int limit)
{
    int count = 0;
    for (int i = 0; i < search->count && count < limit; i++) {
        if (!is_listed(best, count, &search->candidates[i].plan.moves[0]))
            best[count++] = hints_of(search, &search->candidates[i]);
    }
    return count;
}

void hints_list(const Search *search, HintList *hints)
{
    hints->count = hints_best(search, hints->items, MOVE_LIST_CAPACITY);
}
