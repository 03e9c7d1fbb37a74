#include "ai/hints.h"

#include "ai/endgame.h"

static Hint hint_of(const Search *search, const Candidate *candidate)
{
    const Tally *tally = &candidate->tally;
    Hint hint = {.plan = candidate->plan, .playouts = tally->count};
    if (tally->count) {
        hint.win_rate = (double)tally->wins / OUTCOME_WIN / tally->count;
        hint.margin = (double)tally->margin / tally->count;
    }
    hints_explain(&search->game, &search->outlook, &hint);
    return hint;
}

static bool is_listed(const HintList *hints, const Move *move)
{
    for (int i = 0; i < hints->count; i++) {
        if (move_equal(&hints->items[i].plan.moves[0], move))
            return true;
    }
    return false;
}

void hints_list(const Search *search, HintList *hints)
{
    hints->count = 0;
    for (int i = 0; i < search->count; i++) {
        if (!is_listed(hints, &search->candidates[i].plan.moves[0]))
            hints->items[hints->count++] = hint_of(search, &search->candidates[i]);
    }
}
