/* Where the points of a plan come from. */
#include "bots.h"

#include "ai/prospects.h"

#include <stdlib.h>
#include <string.h>

/* Somebody has to choose a column, late in a game: the playouts are short. */
static Game game_of(uint64_t seed)
{
    Game game = bots_game(seed, 2 + (int)(seed % 3), EDITION_EN);
    while (game.round < 11 || game.phase != PHASE_TURN)
        bots_play(&game, LEVEL_NORMAL, seed, 1);
    return game;
}

static Plan best_plan(const Game *game)
{
    Outlook outlook;
    static PlanList plans;
    outlook_init(&outlook, &LEARNED_WEIGHTS, game);
    plan_list(&plans, game, &outlook);
    assert_true(plans.count > 1);
    return plans.items[0];
}

static void a_plan_gains_nothing_on_itself(void **state)
{
    (void)state;
    const Game game = game_of(1);
    const Plan plan = best_plan(&game);
    Prospects prospects;
    prospects_compare(&game, &plan, &plan, NEVER_STOP, &prospects);
    assert_true(prospects.deals > 0);
    for (int line = 0; line < SCORE_TOTAL; line++) {
        assert_int_equal(prospects.own[line].points, 0);
        assert_false(gain_is_clear(prospects.own[line]));
    }
    assert_int_equal(prospects.rival.points, 0);
}

/* Two kitchens side by side, or the second one face down for nothing. */
static void a_room_that_is_turned_over_costs_its_points(void **state)
{
    (void)state;
    Game game = game_of(1);
    Home *home = &game.homes[game.player];
    memset(game.homes, 0, sizeof game.homes);
    home_place(home, ROOM_INFO[ROOM_KITCHEN].first_card + 1, SPACE_A1, false, NULL);
    game.market_room[0] = ROOM_INFO[ROOM_KITCHEN].first_card;
    const Plan up = {
        .count = 2,
        .moves = {{.kind = MOVE_TAKE, .column = 0}, {.kind = MOVE_PLACE, .space = SPACE_B1}}};
    Plan down = up;
    down.moves[1].face_down = true;
    Prospects gain, loss;
    prospects_compare(&game, &up, &down, NEVER_STOP, &gain);
    prospects_compare(&game, &down, &up, NEVER_STOP, &loss);
    assert_true(gain.own[SCORE_ROOMS].points > 100 && gain_is_clear(gain.own[SCORE_ROOMS]));
    assert_true(gain.own[SCORE_ROOMS].error > 0);
    assert_true(abs(gain.rival.points) < gain.own[SCORE_ROOMS].points / 4); /* nobody else's */
    assert_int_equal(loss.own[SCORE_ROOMS].points, -gain.own[SCORE_ROOMS].points);
    assert_int_equal(loss.own[SCORE_ROOMS].error, gain.own[SCORE_ROOMS].error);
}

static void the_order_of_unseen_cards_changes_nothing(void **state)
{
    (void)state;
    const Game game = game_of(2);
    const Plan plan = best_plan(&game);
    Game other = game;
    Rng rng = rng_seeded(99);
    Plan next, other_next;
    Prospects one, two;
    game_hide(&other, &rng);
    assert_true(prospects_next_best(&game, &plan, NEVER_STOP, &next));
    assert_true(prospects_next_best(&other, &plan, NEVER_STOP, &other_next));
    assert_true(move_equal(&next.moves[0], &other_next.moves[0]));
    prospects_compare(&game, &plan, &next, NEVER_STOP, &one);
    prospects_compare(&other, &plan, &next, NEVER_STOP, &two);
    assert_memory_equal(&one, &two, sizeof one);
}

static void the_next_best_begins_with_another_move(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 4; seed++) {
        const Game game = game_of(seed);
        const Plan plan = best_plan(&game);
        Plan other;
        assert_true(prospects_next_best(&game, &plan, NEVER_STOP, &other));
        assert_false(move_equal(&plan.moves[0], &other.moves[0]));
    }
}

/* How much further ahead of the others one plan ends than another; with the error that it may have.
 */
static Gain lead_over(const Game *game, const Plan *plan, const Plan *other)
{
    Prospects prospects;
    prospects_compare(game, plan, other, NEVER_STOP, &prospects);
    Gain lead = {-prospects.rival.points, prospects.rival.error};
    for (int line = 0; line < SCORE_TOTAL; line++) {
        lead.points += prospects.own[line].points;
        lead.error += prospects.own[line].error;
    }
    return lead;
}

/* The first plan of each move stands for it. */
static void no_other_move_is_clearly_better_than_the_next_best(void **state)
{
    (void)state;
    const Game game = game_of(1);
    const Plan plan = best_plan(&game);
    Outlook outlook;
    static PlanList plans;
    Plan next;
    Move last = plan.moves[0];
    assert_true(prospects_next_best(&game, &plan, NEVER_STOP, &next));
    outlook_init(&outlook, &LEARNED_WEIGHTS, &game);
    plan_list(&plans, &game, &outlook);
    int compared = 0;
    for (int i = 0; i < plans.count; i++) {
        const Plan *other = &plans.items[i];
        if (move_equal(&other->moves[0], &plan.moves[0]) || move_equal(&other->moves[0], &last))
            continue;
        const Gain lead = lead_over(&game, &next, other);
        assert_true(lead.points >= -lead.error);
        last = other->moves[0];
        compared++;
    }
    assert_true(compared > 1);
}

static void a_gain_within_its_error_is_no_gain(void **state)
{
    (void)state;
    assert_true(gain_is_clear((Gain){120, 30}) && gain_is_clear((Gain){-120, 30}));
    assert_false(gain_is_clear((Gain){30, 30}) || gain_is_clear((Gain){-29, 30}));
    assert_false(gain_is_clear((Gain){5, 0})); /* not worth a word */
}

static bool always(void *data)
{
    (void)data;
    return true;
}

static void a_stop_leaves_no_figures(void **state)
{
    (void)state;
    const Game game = game_of(3);
    const Plan plan = best_plan(&game);
    Plan other;
    Prospects prospects;
    prospects_compare(&game, &plan, &plan, (Stop){always, NULL}, &prospects);
    assert_int_equal(prospects.deals, 0);
    assert_false(prospects_next_best(&game, &plan, (Stop){always, NULL}, &other));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_plan_gains_nothing_on_itself),
        cmocka_unit_test(a_room_that_is_turned_over_costs_its_points),
        cmocka_unit_test(the_order_of_unseen_cards_changes_nothing),
        cmocka_unit_test(the_next_best_begins_with_another_move),
        cmocka_unit_test(no_other_move_is_clearly_better_than_the_next_best),
        cmocka_unit_test(a_gain_within_its_error_is_no_gain),
        cmocka_unit_test(a_stop_leaves_no_figures),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
