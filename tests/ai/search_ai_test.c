/* The search: repeatable, divisible, and stopped at once. */
#include "bots.h"

#include "ai/endgame.h"

#include <pthread.h>

static Search other_search;

static Game middle_game(uint64_t seed)
{
    Game game = bots_game(seed, 4, EDITION_EN);
    bots_play(&game, LEVEL_NORMAL, seed, 21);
    return game;
}

static uint64_t hash_of_game(uint64_t seed, Level level)
{
    Game game = bots_game(seed, 3, EDITION_EN);
    bots_play(&game, level, seed, TO_THE_END);
    return game_hash(&game);
}

static void the_same_seed_makes_the_same_game(void **state)
{
    (void)state;
    for (Level level = LEVEL_KID; level < LEVEL_COUNT; level++)
        assert_int_equal(hash_of_game(3, level), hash_of_game(3, level));
}

static void another_seed_makes_another_game_of_a_child(void **state)
{
    (void)state;
    Game one = bots_game(3, 3, EDITION_EN);
    Game other = one;
    bots_play(&one, LEVEL_KID, 1000, TO_THE_END);
    bots_play(&other, LEVEL_KID, 2000, TO_THE_END);
    assert_int_not_equal(game_hash(&one), game_hash(&other));
}

static void assert_same_result(const Search *one, const Search *other)
{
    assert_int_equal(one->count, other->count);
    for (int i = 0; i < one->count; i++) {
        assert_true(
            move_equal(&one->candidates[i].plan.moves[0], &other->candidates[i].plan.moves[0]));
        assert_int_equal(one->candidates[i].tally.measure, other->candidates[i].tally.measure);
        assert_int_equal(one->candidates[i].tally.count, other->candidates[i].tally.count);
    }
}

static void the_number_of_workers_changes_no_result(void **state)
{
    (void)state;
    for (int workers = 2; workers <= SEARCH_WORKERS_MAX; workers++) {
        const Game game = middle_game((uint64_t)workers);
        SearchSettings settings = {.level = LEVEL_EXPERT, .seed = 7, .playouts = 120, .workers = 1};
        search_run(&bots_search, &game, &settings, NEVER_STOP);
        settings.workers = workers;
        search_run(&other_search, &game, &settings, NEVER_STOP);
        assert_same_result(&bots_search, &other_search);
    }
}

typedef struct Work {
    Search *search;
    int worker;
} Work;

static void *work(void *data)
{
    const Work *mine = data;
    search_work(mine->search, mine->worker, NEVER_STOP);
    return NULL;
}

static void threads_change_no_result(void **state)
{
    (void)state;
    const Game game = middle_game(11);
    SearchSettings settings = {.level = LEVEL_EXPERT, .seed = 7, .playouts = 300, .workers = 1};
    search_run(&bots_search, &game, &settings, NEVER_STOP);
    settings.workers = 3;
    search_start(&other_search, &game, &settings);
    while (search_has_stage(&other_search)) {
        pthread_t threads[3];
        Work works[3];
        for (int i = 0; i < 3; i++) {
            works[i] = (Work){&other_search, i};
            assert_int_equal(pthread_create(&threads[i], NULL, work, &works[i]), 0);
        }
        for (int i = 0; i < 3; i++)
            pthread_join(threads[i], NULL);
        search_end_stage(&other_search);
    }
    assert_same_result(&bots_search, &other_search);
}

static void equal_homes_promise_equal_chances(void **state)
{
    (void)state;
    for (int players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        const int equal[PLAYERS_MAX] = {4000, 4000, 4000, 4000};
        const int unequal[PLAYERS_MAX] = {4100, 3950, 2000, 4000};
        int sum = 0;
        assert_int_equal(tally_of_promise(equal, players, 0).wins, MEASURE_UNIT / players);
        for (int player = 0; player < players; player++)
            sum += (int)tally_of_promise(unequal, players, player).wins;
        assert_in_range(sum, MEASURE_UNIT - players, MEASURE_UNIT);
        assert_true(tally_of_promise(unequal, players, 0).wins >
                    tally_of_promise(unequal, players, 1).wins);
        assert_int_equal(tally_of_promise(unequal, players, 0).margin, players < 4 ? 150 : 100);
    }
}

static void two_points_more_win_twice_as_often(void **state)
{
    (void)state;
    const int ahead[PLAYERS_MAX] = {4400, 4200, 4000};
    assert_int_equal(tally_of_promise(ahead, 3, 0).wins, MEASURE_UNIT * 4 / 7);
    assert_int_equal(tally_of_promise(ahead, 3, 1).wins, MEASURE_UNIT * 2 / 7);
    assert_int_equal(tally_of_promise(ahead, 3, 2).wins, MEASURE_UNIT / 7);
}

static bool stop_after(void *data)
{
    int *left = data;
    return (*left)-- <= 0;
}

static int tried(const Search *search)
{
    int count = 0;
    for (int i = 0; i < search->count; i++)
        count += search->candidates[i].tally.count;
    return count;
}

/* Work is stopped before the next playout; what was begun on a deal that not all candidates have
 * met is forgotten. */
static void a_stop_is_honoured_at_once(void **state)
{
    (void)state;
    const Game game = middle_game(4);
    for (int playouts = 0; playouts < 100; playouts += 9) {
        int left = playouts;
        const SearchSettings settings = {.level = LEVEL_EXPERT, .seed = 1, .workers = 1};
        search_run(&bots_search, &game, &settings, (Stop){stop_after, &left});
        assert_int_equal(left, -1);
        assert_int_equal(tried(&bots_search), playouts / bots_search.count * bots_search.count);
        Game after = game;
        plan_play(search_plan(&bots_search), &after);
    }
}

static void the_last_round_can_be_stopped_too(void **state)
{
    (void)state;
    Game game = bots_game(4, 4, EDITION_EN);
    while (game.round < ROUND_COUNT)
        bots_play(&game, LEVEL_NORMAL, 4, 1);
    int left = 3;
    const SearchSettings settings = {.level = LEVEL_EXPERT, .seed = 1, .workers = 1};
    search_run(&bots_search, &game, &settings, (Stop){stop_after, &left});
    assert_int_equal(tried(&bots_search), 0);
    plan_play(search_plan(&bots_search), &game);
}

static int utility_after(const Game *game, const Plan *plan)
{
    const Policy policy = {.outlook = &bots_search.outlook, .recall = RECALL_ALL};
    Game after = *game;
    Outcome outcome;
    plan_play(plan, &after);
    assert_true(endgame_solve(&after, &policy, game->player, NEVER_STOP, &outcome));
    return outcome_utility(outcome);
}

/* Nothing is left to chance there: one look at each plan, and none is better than the chosen one.
 */
static void the_last_round_is_solved(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 6; seed++) {
        Game game = bots_game(seed, 4, EDITION_EN);
        while (game.round < ROUND_COUNT)
            bots_play(&game, LEVEL_NORMAL, seed, 1);
        const SearchSettings settings = {.level = LEVEL_EXPERT, .seed = 1, .workers = 1};
        search_run(&bots_search, &game, &settings, NEVER_STOP);
        const int best = utility_after(&game, search_plan(&bots_search));
        for (int i = 0; i < bots_search.count; i++) {
            assert_int_equal(bots_search.candidates[i].tally.count, 1);
            assert_true(utility_after(&game, &bots_search.candidates[i].plan) <= best);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_seed_makes_the_same_game),
        cmocka_unit_test(another_seed_makes_another_game_of_a_child),
        cmocka_unit_test(the_number_of_workers_changes_no_result),
        cmocka_unit_test(threads_change_no_result),
        cmocka_unit_test(equal_homes_promise_equal_chances),
        cmocka_unit_test(two_points_more_win_twice_as_often),
        cmocka_unit_test(a_stop_is_honoured_at_once),
        cmocka_unit_test(the_last_round_can_be_stopped_too),
        cmocka_unit_test(the_last_round_is_solved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
