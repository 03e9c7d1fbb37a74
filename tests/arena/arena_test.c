#include "arena/contest.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>

static Contest contest_of(Level one, Level others, int players, int deals)
{
    Contest contest = {.one = one,
                       .others = others,
                       .options = game_default_options(EDITION_EN),
                       .deals = deals,
                       .threads = 2};
    contest.options.players = (uint8_t)players;
    return contest;
}

static void equal_players_make_exactly_par(void **state)
{
    (void)state;
    for (int players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        const Contest contest = contest_of(LEVEL_NORMAL, LEVEL_NORMAL, players, 20);
        ContestResult result;
        contest_run(&contest, &result);
        assert_float_equal(result.wins, 1.0 / players, 1e-9);
        assert_float_equal(result.lead, 0, 1e-9);
    }
}

static void the_number_of_threads_changes_no_result(void **state)
{
    (void)state;
    Contest contest = contest_of(LEVEL_NORMAL, LEVEL_KID, 4, 30);
    ContestResult two, one;
    contest_run(&contest, &two);
    contest.threads = 1;
    contest_run(&contest, &one);
    assert_float_equal(one.wins, two.wins, 1e-9);
    assert_float_equal(one.lead, two.lead, 1e-9);
}

static void another_version_of_the_program_can_be_met(void **state)
{
    (void)state;
    Contest contest = contest_of(LEVEL_KID, LEVEL_NORMAL, 3, 4);
    ContestResult result;
    contest.engine = ENGINE_PATH;
    contest_run(&contest, &result);
    assert_int_equal(result.games, 12);
    assert_true(result.lead < 0);
}

static void a_bot_of_twenty_lines_can_be_met(void **state)
{
    (void)state;
    Contest contest = contest_of(LEVEL_NORMAL, LEVEL_KID, 4, 1);
    ContestResult result;
    assert_int_equal(setenv("DREAMHOME_ENGINE", ENGINE_PATH, 1), 0);
    contest.engine = BOT_PATH;
    contest.threads = 1;
    contest_run(&contest, &result);
    assert_true(result.wins > 0.5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_players_make_exactly_par),
        cmocka_unit_test(the_number_of_threads_changes_no_result),
        cmocka_unit_test(another_version_of_the_program_can_be_met),
        cmocka_unit_test(a_bot_of_twenty_lines_can_be_met),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
