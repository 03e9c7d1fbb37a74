/* What counts as done in a lesson: whatever is legal and does the job, and nothing else. */
#include "testing.h"

#include "app/scenes/lesson/lesson_goal.h"
#include "situation.h"

#include <stdio.h>

static LessonStep step_of(const char *goals)
{
    char text[256];
    Lesson lesson;
    Complaint complaint = {0};
    snprintf(text, sizeof text, "lesson x\nrecord x\nstep\nsay x\n%s", goals);
    if (!lesson_read(word_of(text), &lesson, &complaint))
        fail_msg("%s", complaint.words);
    return lesson.steps[0];
}

static bool does(const char *goals, Game game, const char *const moves[], int count)
{
    const LessonStep step = step_of(goals);
    Attempt attempt;
    attempt_begin(&attempt, &step, &game, game.player);
    for (int i = 0; i < count; i++) {
        const Move move = move_of(moves[i]);
        assert_true(attempt_play(&attempt, &move));
    }
    return attempt_succeeds(&attempt);
}

#define DOES(goals, game, ...)                                                                     \
    does(goals, game, (const char *const[]){__VA_ARGS__},                                          \
         (int)(sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *)))

static Game market_game(void)
{
    return GAME(.market = "games-1 living-2/roof-red-1 bathroom-1/piano garage-1/drill-1 "
                          "kitchen-1/scaffolding-1",
                .homes = {"b1=living-1 a1=bedroom-1 a2=bathroom-2"});
}

static void every_goal_is_reached_by_what_it_names_and_by_nothing_else(void **state)
{
    static const struct {
        const char *goal, *yes[3], *no[3];
    } GOALS[] = {
        {"done place\n", {"take 1", "place c1"}, {"take 1", "place c1 down"}},
        {"done place kitchen\n", {"take 5", "place c1"}, {"take 1", "place c1"}},
        {"done join\n", {"take 2", "place c1"}, {"take 2", "place d0 down"}},
        {"done upstairs\n", {"take 1", "place b2"}, {"take 1", "place c1"}},
        {"done basement\n", {"take 4", "place d0"}, {"take 1", "place d0 down"}},
        {"done empty\n", {"take 1", "place d0 down"}, {"take 1", "place c1"}},
        {"done decorate\n", {"take 3", "place c1", "decorate b1"}, {"take 1", "place c1"}},
        {"done scaffold\n", {"take 5", "place c1", "scaffold d0"}, {"take 5", "place c1"}},
        {"done take roof\n", {"take 2", "place c1"}, {"take 4", "place d0"}},
        {"done take drill\n", {"take 4", "place d0"}, {"take 5", "place c1"}},
        {"done marker\n", {"take 1", "place c1"}, {"take 2", "place c1"}},
        {"done bonus\n", {"take 3", "place c1"}, {"take 1", "place c1"}},
        {"done points 3\n", {"take 2", "place c1"}, {"take 1", "place c1"}},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(GOALS); i++) {
        const int yes = GOALS[i].yes[2] ? 3 : 2, no = GOALS[i].no[2] ? 3 : 2;
        if (!does(GOALS[i].goal, market_game(), GOALS[i].yes, yes))
            fail_msg("not reached: %s", GOALS[i].goal);
        if (does(GOALS[i].goal, market_game(), GOALS[i].no, no))
            fail_msg("reached by something else: %s", GOALS[i].goal);
    }
}

static void a_tool_counts_when_it_has_worked(void **state)
{
    const Game game = GAME(.market = "games-1 living-2/roof-red-1", .tools = {"drill-1 mixer-1"},
                           .homes = {"a1=bedroom-1 b1=living-1"});
    (void)state;
    assert_true(DOES("done use drill\n", game, "drill 1 a1"));
    assert_false(DOES("done use drill\n", game, "mix 1 2"));
    assert_true(DOES("done use mixer\n", game, "mix 1 2"));
}

static void all_that_a_step_asks_for_must_be_done_in_one_turn(void **state)
{
    (void)state;
    assert_true(DOES("done place living\ndone take roof\n", market_game(), "take 2", "place c1"));
    assert_false(DOES("done place living\ndone upstairs\n", market_game(), "take 2", "place c1"));
}

static bool plan_for(const char *goals, Game game, GoalSearch search, Plan *plan)
{
    const LessonStep step = step_of(goals);
    Attempt attempt;
    attempt_begin(&attempt, &step, &game, game.player);
    return attempt_plan(&attempt, search, plan);
}

static void a_plan_does_the_job_for_the_most_points(void **state)
{
    Plan plan;
    (void)state;
    assert_true(plan_for("done place\n", market_game(), (GoalSearch){.column = -1}, &plan));
    assert_int_equal(plan.moves[0].column, 2); /* a bathroom below a bathroom: 1 and 3 */
    assert_true(plan_for("done join\n", market_game(), (GoalSearch){.column = -1}, &plan));
    assert_int_equal(plan.moves[0].column, 1);
    assert_int_equal(plan.moves[1].space, SPACE_C1);
    assert_false(plan_for("done join\n", market_game(), (GoalSearch){.column = 2}, &plan));
}

static void the_prepared_plan_is_preferred_where_it_does_the_job(void **state)
{
    const Plan prepared = {.count = 2, .moves = {move_of("take 1"), move_of("place b2")}};
    Plan plan;
    (void)state;
    const GoalSearch search = {.preferred = &prepared, .column = -1};
    assert_true(plan_for("done upstairs\n", market_game(), search, &plan));
    assert_int_equal(plan.moves[0].column, 0);
    assert_int_equal(plan.moves[1].space, SPACE_B2);
    assert_true(plan_for("done basement\n", market_game(), search, &plan));
    assert_int_equal(plan.moves[0].column, 3);
}

static void what_cannot_be_done_has_no_plan(void **state)
{
    Plan plan;
    const Game game = GAME(.market = "games-1 living-2/roof-red-1");
    (void)state;
    assert_false(plan_for("done upstairs\n", game, (GoalSearch){.column = -1}, &plan));
    assert_false(plan_for("done decorate\n", game, (GoalSearch){.column = -1}, &plan));
    assert_false(plan_for("done use drill\n", game, (GoalSearch){.column = -1}, &plan));
}

static void the_rest_of_a_turn_can_always_be_finished(void **state)
{
    Plan plan;
    const Game game = GAME(.hand = "-/scaffolding-1", .homes = {"a1=bedroom-1"});
    (void)state;
    assert_true(plan_for("done upstairs\n", game, (GoalSearch){.column = -1, .any = true}, &plan));
    assert_int_equal(plan.moves[0].kind, MOVE_SCAFFOLD);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_goal_is_reached_by_what_it_names_and_by_nothing_else),
        cmocka_unit_test(a_tool_counts_when_it_has_worked),
        cmocka_unit_test(all_that_a_step_asks_for_must_be_done_in_one_turn),
        cmocka_unit_test(a_plan_does_the_job_for_the_most_points),
        cmocka_unit_test(the_prepared_plan_is_preferred_where_it_does_the_job),
        cmocka_unit_test(what_cannot_be_done_has_no_plan),
        cmocka_unit_test(the_rest_of_a_turn_can_always_be_finished),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
