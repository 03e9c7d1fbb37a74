#include "ai/review.h"

#include <assert.h>
#include <math.h>

enum { DUEL_SHARE = 2 }; /* the played and the better plan meet for half as many playouts again */

void review_start(Review *review, const Record *record, const ReviewSettings *settings)
{
    review->record = record;
    review->settings = *settings;
    review->next = 0;
    review->worst_count = review->compared = 0;
    game_new(&review->game, &record->options, NULL);
}

/* Takes the moves of one decision off the record. */
static void next_plan(Review *review, Plan *plan)
{
    const Game before = review->game;
    *plan = (Plan){0};
    do {
        const Move *move = &review->record->moves[review->next++];
        plan_add(plan, *move);
        RuleError error = game_apply(&review->game, move, NULL);
        assert(!error);
        (void)error;
    } while (review->next < review->record->move_count && plan->count < PLAN_MOVES_MAX &&
             plan_goes_on(&before, &review->game));
}

static bool same_plan(const Plan *one, const Plan *other)
{
    bool same = one->count == other->count;
    for (int i = 0; same && i < one->count; i++)
        same = move_equal(&one->moves[i], &other->moves[i]);
    return same;
}

/* Two ways to the same table, such as a scaffolding before or after the room, are one decision. */
static bool same_result(const Game *game, const Plan *one, const Plan *other)
{
    Game after_one = *game;
    Game after_other = *game;
    plan_play(one, &after_one);
    plan_play(other, &after_other);
    return game_hash(&after_one) == game_hash(&after_other);
}

static void remember(Review *review, const ReviewItem *item)
{
    int at = review->worst_count;
    if (at < REVIEW_WORST)
        review->worst_count++;
    else if (review->worst[--at].loss >= item->loss)
        return;
    for (; at > 0 && review->worst[at - 1].loss < item->loss; at--)
        review->worst[at] = review->worst[at - 1];
    review->worst[at] = *item;
}

static void finish(const Review *review, Search *search, Stop stop)
{
    if (review->settings.finish)
        review->settings.finish(search, stop);
    else
        search_finish(search, stop);
}

/* The standard error of a mean of paired gaps, doubled: what the two plans have in common on each
 * deal, its luck, is not in it. Where nothing was left to chance there is no error. */
static double margin_of_error(const Search *search, double loss)
{
    const Tally *one = &search->candidates[0].tally;
    const Tally *other = &search->candidates[1].tally;
    if (search->exact || one->count < 2)
        return 0;
    const double gaps = (double)(one->gaps + other->gaps); /* one of them is the measuring rod */
    const double mean_square = gaps / 10000 / one->count;
    return 1.96 * sqrt(fmax(mean_square - loss * loss, 0) / (one->count - 1));
}

/* Compares what was played with what the search would have played, on the same deals. */
static void look_at(Review *review, const Game *game, const Plan *played, ReviewItem *item,
                    Stop stop)
{
    Search *search = &review->search;
    const SearchSettings settings = {
        .level = LEVEL_EXPERT,
        .seed = search_seed(review->settings.seed, (uint64_t)item->move),
        .playouts = review->settings.playouts,
        .workers = review->settings.workers ? review->settings.workers : 1,
    };
    search_start(search, game, &settings);
    finish(review, search, stop);
    const Plan better = *search_plan(search);
    if (same_result(game, played, &better))
        return;
    search_duel(search, played,
                (settings.playouts ? settings.playouts : search->level->playouts) / DUEL_SHARE);
    finish(review, search, stop);
    const int at = same_plan(search_plan(search), &better) ? 0 : 1;
    item->better = hints_of(search, &search->candidates[at]);
    item->played = hints_of(search, &search->candidates[1 - at]);
    item->loss = item->better.margin - item->played.margin;
    item->error = margin_of_error(search, item->loss);
    if (item->loss > item->error && !stop_now(stop))
        remember(review, item);
}

/* False when all that cost most have been compared. In the end phase nothing is left to chance, and
 * what a move does is all that there is to say. */
static bool compare_next(Review *review, Stop stop)
{
    if (review->compared == review->worst_count)
        return false;
    ReviewItem *item = &review->worst[review->compared++];
    Game game;
    record_replay(review->record, item->move, &game);
    if (game.phase < PHASE_END)
        prospects_compare(&game, &item->better.plan, &item->played.plan, stop, &item->better.ahead);
    return true;
}

bool review_step(Review *review, Stop stop)
{
    while (review->next < review->record->move_count && !stop_now(stop)) {
        const Game game = review->game;
        ReviewItem item = {.move = review->next, .player = game.player};
        Plan played;
        next_plan(review, &played);
        if (!(review->settings.players >> item.player & 1))
            continue;
        look_at(review, &game, &played, &item, stop);
        return true;
    }
    return !stop_now(stop) && compare_next(review, stop);
}
