/* The count at the end: its steps add up to the score, and every child can be found. */
#include "app/pieces/children.h"
#include "app/pieces/house_roof.h"
#include "app/scenes/end/steps.h"
#include "playout.h"

#include "testing.h"

static void play_game(Playout *playout, uint64_t seed)
{
    playout_start(playout, (Edition)(seed % EDITION_COUNT), (int)(PLAYERS_MIN + seed % 3), seed);
    playout_to_end(playout);
}

static void the_steps_add_up_to_the_score_by_category(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= COUNTS; seed++) {
        Playout playout;
        CountPlan plan;
        play_game(&playout, seed);
        count_plan(&playout.game, playout.game.players, &plan);
        for (int player = 0; player < playout.game.players; player++) {
            const Score counted = count_score(&plan, plan.count, player);
            const Score real = score_full(&playout.game.homes[player]);
            for (ScoreCategory line = 0; line < SCORE_CHILDREN; line++)
                assert_int_equal(score_category(&counted, line), score_category(&real, line));
            assert_int_equal(count_settled(&plan, plan.count, player), SCORE_TOTAL + 1);
        }
    }
}

static void every_face_up_room_is_counted_once(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= COUNTS; seed++) {
        Playout playout;
        CountPlan plan;
        SpaceSet counted[PLAYERS_MAX] = {0};
        play_game(&playout, seed);
        count_plan(&playout.game, playout.game.players, &plan);
        for (int i = 0; i < plan.count; i++) {
            const CountStep *step = &plan.items[i];
            if (step->kind != COUNT_ROOM)
                continue;
            assert_int_equal(counted[step->player] & step->spaces, 0);
            counted[step->player] |= step->spaces;
        }
        for (int player = 0; player < playout.game.players; player++) {
            const Home *home = &playout.game.homes[player];
            assert_int_equal(counted[player], home->rooms & ~home->of_type[ROOM_NONE]);
        }
    }
}

static void children_are_searched_only_where_they_decide(void **state)
{
    int ties = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= COUNTS; seed++) {
        Playout playout;
        CountPlan plan;
        play_game(&playout, seed);
        count_plan(&playout.game, playout.game.players, &plan);
        const unsigned leaders = count_leaders(&playout.game);
        const bool tie = (leaders & (leaders - 1)) != 0;
        ties += tie;
        for (int player = 0; player < playout.game.players; player++) {
            const Score real = score_full(&playout.game.homes[player]);
            const bool searched = tie && (leaders >> player & 1);
            assert_int_equal(count_score(&plan, plan.count, player).children,
                             searched ? real.children : 0);
        }
        assert_int_equal(game_winners(&playout.game) & ~leaders, 0);
    }
    assert_true(ties > 0);
}

/* The roof that is laid is the roof that counts. */
static void the_laid_roof_has_the_best_four(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= COUNTS; seed++) {
        Playout playout;
        play_game(&playout, seed);
        for (int player = 0; player < playout.game.players; player++) {
            ResourceCard order[ROOF_SLOTS];
            ResourceCardSet laid = 0, best;
            const ResourceCardSet cards = playout.game.homes[player].cards;
            score_roof(cards, &best);
            house_roof_order(cards, order);
            for (int slot = 0; slot < ROOF_SLOTS; slot++)
                laid |= order[slot] ? CARD_BIT(order[slot]) : 0;
            assert_true(laid == best);
        }
    }
}

/* With three cards as well: then it says why there is none. */
static void every_roof_has_its_line_the_failed_one_too(void **state)
{
    (void)state;
    int failed = 0;
    for (uint64_t seed = 1; seed <= COUNTS; seed++) {
        Playout playout;
        CountPlan plan;
        int lines = 0;
        play_game(&playout, seed);
        count_plan(&playout.game, playout.game.players, &plan);
        for (int i = 0; i < plan.count; i++) {
            lines += plan.items[i].kind == COUNT_ROOF;
            failed += plan.items[i].kind == COUNT_ROOF && plan.items[i].points == 0;
        }
        assert_int_equal(lines, playout.game.players);
    }
    assert_true(failed > 0);
}

static void a_step_counts_only_when_it_is_done(void **state)
{
    Playout playout;
    CountPlan plan;
    (void)state;
    play_game(&playout, 7);
    count_plan(&playout.game, playout.game.players, &plan);
    assert_int_equal(count_score(&plan, 0, 0).total, 0);
    assert_int_equal(count_settled(&plan, 0, 0), 0);
    for (int done = 0; done < plan.count; done++) {
        const CountStep *step = &plan.items[done];
        const Score before = count_score(&plan, done, step->player);
        const Score after = count_score(&plan, done + 1, step->player);
        const int gain = step->category < SCORE_TOTAL ? step->points : 0;
        assert_int_equal(after.total - before.total, gain);
    }
}

/* ---- the children on the pictures ---- */

static void every_child_of_every_card_has_its_spot(void **state)
{
    ChildSpots spots;
    Error error = {0};
    int all = 0;
    (void)state;
    if (!children_load(&spots, CHILDREN_FILE, &error))
        fail_msg("%s", error.words);
    for (RoomCard card = 1; card <= ROOM_CARD_COUNT; card++) {
        const int children = room_card_children(card);
        for (int place = 0; place < children; place++)
            assert_non_null(children_find(&spots, card, place));
        assert_null(children_find(&spots, card, children));
        all += children;
    }
    assert_int_equal(spots.count, all);
}

/* A house shows the heights from 22 to 278 of a card; a child must not hide outside. */
static void every_child_can_be_seen_in_a_house(void **state)
{
    ChildSpots spots;
    Error error = {0};
    (void)state;
    assert_true(children_load(&spots, CHILDREN_FILE, &error));
    for (int i = 0; i < spots.count; i++) {
        const ChildSpot *spot = &spots.items[i];
        assert_true(spot->w > 0 && spot->h > 0);
        assert_true(spot->y + spot->h / 2 > 22 && spot->y + spot->h / 2 < 278);
    }
}

static void a_list_that_is_not_there_leaves_no_spots(void **state)
{
    ChildSpots spots = {.count = 3};
    Error error = {0};
    (void)state;
    assert_false(children_load(&spots, "no-such-file", &error));
    assert_int_equal(spots.count, 0);
    assert_true(error.words[0] != '\0');
    assert_null(children_find(&spots, 1, 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_steps_add_up_to_the_score_by_category),
        cmocka_unit_test(every_face_up_room_is_counted_once),
        cmocka_unit_test(children_are_searched_only_where_they_decide),
        cmocka_unit_test(the_laid_roof_has_the_best_four),
        cmocka_unit_test(every_roof_has_its_line_the_failed_one_too),
        cmocka_unit_test(a_step_counts_only_when_it_is_done),
        cmocka_unit_test(every_child_of_every_card_has_its_spot),
        cmocka_unit_test(every_child_can_be_seen_in_a_house),
        cmocka_unit_test(a_list_that_is_not_there_leaves_no_spots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
