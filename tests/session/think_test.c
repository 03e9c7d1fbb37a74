/* Two threads and a clock for a search: the same result, and never more time than it was given. */
#include "session/think.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pthread.h>
#include <time.h>

static Search one, two;

static Game middle_game(void)
{
    GameOptions options = game_default_options(EDITION_EN);
    Game game;
    options.seed = 3;
    options.players = PLAYERS_MAX;
    game_new(&game, &options, NULL);
    while (game.round < 5) {
        const SearchSettings settings = {.level = LEVEL_NORMAL, .seed = 1, .workers = 1};
        search_run(&one, &game, &settings, NEVER_STOP);
        plan_play(search_plan(&one), &game);
    }
    return game;
}

static void two_threads_decide_as_one_worker_does(void **state)
{
    (void)state;
    const Game game = middle_game();
    for (uint64_t seed = 0; seed < 4; seed++) {
        const SearchSettings settings = {
            .level = LEVEL_EXPERT, .seed = seed, .playouts = 400, .workers = 1};
        search_run(&one, &game, &settings, NEVER_STOP);
        think_decide(&two, &game, settings, NEVER_STOP);
        assert_int_equal(one.count, two.count);
        for (int i = 0; i < one.count; i++) {
            assert_int_equal(one.candidates[i].tally.measure, two.candidates[i].tally.measure);
            assert_int_equal(one.candidates[i].tally.count, two.candidates[i].tally.count);
        }
    }
}

static void without_milliseconds_a_deadline_never_comes(void **state)
{
    (void)state;
    assert_false(deadline_is_past(deadline_in(0)));
    assert_false(deadline_is_past(deadline_in(60000)));
    const Deadline soon = deadline_in(1);
    while (!deadline_is_past(soon)) {
    }
}

/* ---- under load ---- */

enum { LOAD = 6, BUDGET = 150, ENDLESS = 1 << 30 };

static void *burn(void *data)
{
    const atomic_bool *over = data;
    volatile unsigned long turns = 0;
    while (!atomic_load(over))
        turns = turns + 1;
    return NULL;
}

typedef struct Clock {
    Deadline deadline;
    atomic_int late; /* how often it was asked after the time was over */
} Clock;

static bool time_is_over(void *data)
{
    Clock *clock = data;
    const bool over = deadline_is_past(clock->deadline);
    if (over)
        atomic_fetch_add(&clock->late, 1);
    return over;
}

static double milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/* How long a search without end takes that may think for `budget` milliseconds. */
static double think_for(const Game *game, int budget)
{
    const SearchSettings settings = {.level = LEVEL_EXPERT, .seed = 1, .playouts = ENDLESS};
    Clock clock = {.deadline = deadline_in(budget)};
    const double start = milliseconds();
    think_decide(&two, game, settings, (Stop){time_is_over, &clock});
    const double taken = milliseconds() - start;
    /* Each worker saw once that the time is over, and began no other playout. */
    assert_int_equal(atomic_load(&clock.late), THINK_WORKERS);
    Game after = *game;
    plan_play(search_plan(&two), &after);
    return taken;
}

/* What the shortest search takes on this machine, as busy as it is now, is the measure of what a
 * search may take beyond its time. */
static void the_time_is_kept_under_load(void **state)
{
    (void)state;
    const Game game = middle_game();
    atomic_bool over = false;
    pthread_t threads[LOAD];
    double shortest = 0;
    double longest = 0;
    for (int i = 0; i < LOAD; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, burn, &over), 0);
    for (int i = 0; i < 5; i++) {
        const double least = think_for(&game, 1);
        const double taken = think_for(&game, BUDGET);
        shortest = least > shortest ? least : shortest;
        longest = taken > longest ? taken : longest;
    }
    atomic_store(&over, true);
    for (int i = 0; i < LOAD; i++)
        pthread_join(threads[i], NULL);
    assert_true(longest >= BUDGET - 1); /* it was not the end of the search that ended it */
    assert_true(longest - BUDGET < 8 * shortest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_threads_decide_as_one_worker_does),
        cmocka_unit_test(without_milliseconds_a_deadline_never_comes),
        cmocka_unit_test(the_time_is_kept_under_load),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
