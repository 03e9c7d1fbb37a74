/* Where no chance is left. */
#include "bots.h"

#include "ai/endgame.h"
#include "ai/playout.h"
#include "dreamhome/notation.h"

static Home home_of(const char *line)
{
    Home home;
    Complaint complaint;
    assert_true(notation_read_home(word_of(line), &home, &complaint));
    return home;
}

/* A game at its end, where the first player has the home and the helpers of the line. */
static Game ended(const char *line)
{
    Game game = bots_game(0, 2, EDITION_EN);
    game.round = ROUND_COUNT;
    game.phase = PHASE_END;
    game.marker = 0;
    game.player = 0;
    game.turn = 0;
    game.homes[0] = home_of(line);
    return game;
}

static void the_roofer_takes_the_fourth_of_a_colour(void **state)
{
    (void)state;
    Game game = ended("helpers=roofer roofs=roof-red-1,roof-red-2,roof-red-3,roof-blue-1");
    game.resource_discards = resource_cards_of_type(RESOURCE_ROOF_RED_WINDOW) |
                             resource_cards_of_type(RESOURCE_ROOF_GREEN);
    Plan plan;
    endgame_helper(&game, &plan);
    assert_int_equal(plan.moves[0].kind, MOVE_ROOFER);
    assert_int_equal(resource_card_type(plan.moves[0].card), RESOURCE_ROOF_RED_WINDOW);
}

static void a_helper_without_use_rests(void **state)
{
    (void)state;
    const Game game = ended("helpers=handyman a1=study-1 b1=library-1");
    Plan plan;
    endgame_helper(&game, &plan);
    assert_int_equal(plan.moves[0].kind, MOVE_PASS);
}

static void supplier_and_handyman_are_seen_together(void **state)
{
    (void)state;
    /* Alone neither gains much; a third living room from the discards, then moved, makes nine. */
    Game game = ended("helpers=supplier,handyman a1=living-1 b1=living-2 c1=bathroom-1 "
                      "a2=bedroom-1 b2=study-1 c2=kitchen-1");
    game.room_discards = CARD_BIT(ROOM_INFO[ROOM_LIVING].first_card + 6);
    Game fast = game;
    Game exact = game;
    while (exact.phase == PHASE_END) {
        Plan plan;
        endgame_helper_exact(&exact, &plan);
        plan_play(&plan, &exact);
    }
    playout_finish(&fast);
    assert_true(score_full(&exact.homes[0]).total >= score_full(&fast.homes[0]).total);
    assert_true(score_full(&exact.homes[0]).total > score_full(&game.homes[0]).total);
}

/* In the last round the chosen plan is at least as good as any other, if all play for themselves:
 * compared here with what the greedy player would have got. */
static void the_solver_never_does_worse_than_greed(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 60; seed++) {
        Game game = bots_game(seed, 2 + (int)(seed % 3), EDITION_EN);
        while (game.round < ROUND_COUNT)
            bots_play(&game, LEVEL_NORMAL, seed, 1);
        const int player = game.player;
        Outlook outlook;
        Outcome solved;
        outlook_init(&outlook, &LEARNED_WEIGHTS, &game);
        const Policy policy = {.outlook = &outlook, .recall = RECALL_ALL};
        assert_true(endgame_solve(&game, &policy, player, NEVER_STOP, &solved));
        Plan greedy;
        Outcome outcome;
        Game after = game;
        policy_choose(&policy, &game, &greedy);
        plan_play(&greedy, &after);
        assert_true(endgame_solve(&after, &policy, player, NEVER_STOP, &outcome));
        assert_true(outcome_utility(solved) >= outcome_utility(outcome));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_roofer_takes_the_fourth_of_a_colour),
        cmocka_unit_test(a_helper_without_use_rests),
        cmocka_unit_test(supplier_and_handyman_are_seen_together),
        cmocka_unit_test(the_solver_never_does_worse_than_greed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
