/* Questions to the computer players, with and without a thread: moves, hints and reviews. */
#include "app/thinker.h"
#include "testing.h"

#include <math.h>

static Search search;

static GameOptions options_of(uint64_t seed)
{
    GameOptions options = game_default_options(EDITION_EN);
    options.seed = seed;
    return options;
}

static Game game_of(uint64_t seed)
{
    const GameOptions options = options_of(seed);
    Game game;
    game_new(&game, &options, NULL);
    return game;
}

static bool same_plan(const Plan *one, const Plan *other)
{
    bool same = one->count == other->count;
    for (int i = 0; same && i < one->count; i++)
        same = move_equal(&one->moves[i], &other->moves[i]);
    return same;
}

/* A game of normal players, in which the first seat now and then turns a room over. */
static Record played_record(void)
{
    const GameOptions options = options_of(6);
    Record record;
    Game game = game_of(6);
    record_init(&record, &options, "2020-01-01T00:00:00Z");
    while (game.phase != PHASE_OVER) {
        const SearchSettings settings = {.level = LEVEL_NORMAL, .seed = 1, .workers = 1};
        search_run(&search, &game, &settings, NEVER_STOP);
        Plan plan = *search_plan(&search);
        if (game.player == 0 && game.round % 4 == 2 && plan.count > 1 &&
            plan.moves[1].kind == MOVE_PLACE && space_in(SPACES_MIDDLE, plan.moves[1].space)) {
            plan.moves[1].face_down = true;
            plan.count = 2;
        }
        for (int i = 0; i < plan.count; i++) {
            if (game_apply(&game, &plan.moves[i], NULL) == RULE_OK)
                record_append(&record, &plan.moves[i]);
        }
    }
    return record;
}

/* ---- without a thread ---- */

static void a_waiting_thinker_answers_as_one_worker_does(void **state)
{
    (void)state;
    Thinker *thinker = thinker_new(true);
    const Game game = game_of(1);
    const SearchSettings settings = {.level = LEVEL_HARD, .seed = 5, .workers = 1};
    Plan plan;
    thinker_ask_move(thinker, &game, LEVEL_HARD, 5);
    assert_true(thinker_take_move(thinker, &plan));
    assert_false(thinker_busy(thinker));
    search_run(&search, &game, &settings, NEVER_STOP);
    assert_true(same_plan(&plan, search_plan(&search)));
    thinker_free(thinker);
}

static void hints_differ_and_have_their_reasons(void **state)
{
    (void)state;
    Thinker *thinker = thinker_new(true);
    const Game game = game_of(2);
    Plan plan;
    Hints hints;
    thinker_ask_move(thinker, &game, LEVEL_EXPERT, 3);
    assert_false(thinker_take_hints(thinker, &hints)); /* not what was asked */
    assert_true(thinker_take_move(thinker, &plan));
    thinker_ask_hints(thinker, &game, 3);
    assert_true(thinker_take_hints(thinker, &hints));
    assert_in_range(hints.count, 3, THINKER_HINTS);
    for (int i = 0; i < hints.count; i++) {
        assert_true(hints.items[i].reason_count > 0 && hints.items[i].playouts > 0);
        for (int k = 0; k < i; k++)
            assert_false(move_equal(&hints.items[i].plan.moves[0], &hints.items[k].plan.moves[0]));
    }
    thinker_free(thinker);
}

static void the_best_hint_has_met_as_many_deals_as_its_rival(void **state)
{
    (void)state;
    Thinker *thinker = thinker_new(true);
    for (uint64_t seed = 2; seed < 2 + DEALS; seed++) {
        const Game game = game_of(seed);
        Hints hints;
        thinker_ask_hints(thinker, &game, seed);
        assert_true(thinker_take_hints(thinker, &hints));
        assert_int_equal(hints.items[0].playouts, THINKER_SETTLING);
    }
    thinker_free(thinker);
}

static void a_waiting_review_goes_on_whenever_it_is_looked_at(void **state)
{
    (void)state;
    Thinker *thinker = thinker_new(true);
    const Record record = played_record();
    ReviewReport report = {0};
    int looks = 0;
    thinker_ask_review(thinker, &record, 1);
    for (int at = -1; !report.finished; looks++) {
        assert_true(thinker_take_review(thinker, &report));
        assert_true(report.at > at || at == record.move_count || report.finished);
        at = report.at;
    }
    assert_true(looks > ROUND_COUNT);
    assert_int_equal(report.at, record.move_count);
    assert_in_range(report.count, 1, REVIEW_WORST);
    for (int i = 0; i < report.count; i++) {
        Game game;
        const ReviewItem *item = &report.items[i];
        record_replay(&record, item->move, &game);
        assert_int_equal(game.player, item->player);
        assert_int_equal(item->player, 0);
        assert_true(item->loss >= 0.5 && item->better.margin > item->played.margin);
        assert_true(item->better.reason_count > 0 && item->played.reason_count > 0);
        assert_false(same_plan(&item->better.plan, &item->played.plan));
        assert_true(item->better.ahead.deals > 0 || game.phase == PHASE_END);
        plan_play(&item->better.plan, &game); /* asserts that it is legal */
    }
    assert_false(thinker_take_review(thinker, &report));
    thinker_free(thinker);
}

static void the_best_house_of_a_deal_beats_those_that_were_built(void **state)
{
    (void)state;
    Thinker *thinker = thinker_new(true);
    const Record record = played_record();
    Game end;
    Limit limit;
    const Game dealt = game_of(6);
    thinker_ask_limit(thinker, &dealt, 0);
    assert_true(thinker_take_limit(thinker, &limit));
    assert_false(thinker_take_limit(thinker, &limit));
    record_replay(&record, record.move_count, &end);
    assert_true(limit.complete);
    assert_int_equal(score_full(&limit.home).total, limit.points);
    for (int player = 0; player < end.players; player++)
        assert_true(limit.points > score_full(&end.homes[player]).total);
    thinker_free(thinker);
}

/* ---- with a thread ---- */

static Plan wait_for_move(Thinker *thinker)
{
    Plan plan;
    while (!thinker_take_move(thinker, &plan))
        SDL_Delay(1);
    return plan;
}

static void the_last_question_is_answered(void **state)
{
    (void)state;
    Thinker *thinker = thinker_new(false);
    for (uint64_t seed = 0; seed < 60; seed++) { /* each drops the one before */
        const Game other = game_of(seed);
        thinker_ask_move(thinker, &other, LEVEL_EXPERT, seed);
    }
    const Game game = game_of(99);
    const SearchSettings settings = {.level = LEVEL_NORMAL, .seed = 4, .workers = 1};
    thinker_ask_move(thinker, &game, LEVEL_NORMAL, 4);
    const Plan plan = wait_for_move(thinker);
    search_run(&search, &game, &settings, NEVER_STOP);
    assert_true(same_plan(&plan, search_plan(&search)));
    assert_false(thinker_busy(thinker));
    thinker_free(thinker);
}

static void an_answer_sends_an_event(void **state)
{
    (void)state;
    assert_int_equal(SDL_Init(SDL_INIT_EVENTS), 0);
    Thinker *thinker = thinker_new(false);
    const Game game = game_of(1);
    SDL_Event event = {0};
    thinker_ask_move(thinker, &game, LEVEL_EASY, 1);
    while (event.type != thinker_event(thinker))
        assert_true(SDL_WaitEvent(&event));
    Plan plan;
    assert_true(thinker_take_move(thinker, &plan));
    thinker_free(thinker);
    SDL_Quit();
}

static void what_was_dropped_is_never_answered(void **state)
{
    (void)state;
    Thinker *thinker = thinker_new(false);
    const Record record = played_record();
    const Game game = game_of(7);
    Plan plan;
    Hints hints;
    ReviewReport report;
    for (int i = 0; i < 30; i++) {
        if (i % 3 == 0)
            thinker_ask_review(thinker, &record, 15);
        else if (i % 3 == 1)
            thinker_ask_hints(thinker, &game, 1);
        else
            thinker_ask_move(thinker, &game, LEVEL_EXPERT, 1);
        SDL_Delay(i % 4);
        thinker_drop(thinker);
        assert_false(thinker_busy(thinker));
        assert_false(thinker_take_move(thinker, &plan));
        assert_false(thinker_take_hints(thinker, &hints));
        assert_false(thinker_take_review(thinker, &report));
    }
    /* It does not go on with what was dropped: the next question finds it free. */
    thinker_ask_move(thinker, &game, LEVEL_KID, 1);
    wait_for_move(thinker);
    thinker_ask_review(thinker, &record, 15);
    thinker_free(thinker); /* in the middle of the work */
}

static double seconds(void)
{
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

/* Of several tries the fastest counts, so that a busy machine does not matter. */
static void a_question_that_is_dropped_is_left_at_once(void **state)
{
    (void)state;
    Thinker *thinker = thinker_new(false);
    const Game game = game_of(8);
    double whole = 1e9;
    double dropped = 1e9;
    for (int i = 0; i < 5; i++) {
        double start = seconds();
        thinker_ask_move(thinker, &game, LEVEL_EXPERT, 1);
        wait_for_move(thinker);
        whole = fmin(whole, seconds() - start);
        thinker_ask_move(thinker, &game, LEVEL_EXPERT, 1);
        SDL_Delay(5); /* now it works on that */
        start = seconds();
        thinker_ask_move(thinker, &game, LEVEL_KID, 1);
        wait_for_move(thinker);
        dropped = fmin(dropped, seconds() - start);
    }
    assert_true(dropped < whole / 4);
    thinker_free(thinker);
}

static void a_review_reports_how_far_it_is(void **state)
{
    (void)state;
    Thinker *thinker = thinker_new(false);
    Record record = played_record();
    ReviewReport report = {0};
    int reports = 0;
    record.move_count /= 3;
    thinker_ask_review(thinker, &record, 2);
    while (!report.finished) {
        if (thinker_take_review(thinker, &report))
            reports++;
        else
            SDL_Delay(1);
    }
    assert_true(reports > 1);
    assert_int_equal(report.at, record.move_count);
    assert_false(thinker_busy(thinker));
    thinker_free(thinker);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_waiting_thinker_answers_as_one_worker_does),
        cmocka_unit_test(hints_differ_and_have_their_reasons),
        cmocka_unit_test(the_best_hint_has_met_as_many_deals_as_its_rival),
        cmocka_unit_test(the_best_house_of_a_deal_beats_those_that_were_built),
        cmocka_unit_test(a_waiting_review_goes_on_whenever_it_is_looked_at),
        cmocka_unit_test(the_last_question_is_answered),
        cmocka_unit_test(an_answer_sends_an_event),
        cmocka_unit_test(what_was_dropped_is_never_answered),
        cmocka_unit_test(a_question_that_is_dropped_is_left_at_once),
        cmocka_unit_test(a_review_reports_how_far_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
