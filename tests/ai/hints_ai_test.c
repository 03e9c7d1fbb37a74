/* Hints: every legal move, the best first, with a reason. */
#include "bots.h"

#include "ai/hints.h"

static HintList hints;
static MoveList moves;

static void analyze(const Game *game, int playouts)
{
    const SearchSettings settings = {
        .level = LEVEL_EXPERT, .seed = 1, .playouts = playouts, .workers = 1, .analyze = true};
    search_run(&bots_search, game, &settings, NEVER_STOP);
    hints_list(&bots_search, &hints);
}

static bool is_hinted(const Move *move)
{
    for (int i = 0; i < hints.count; i++) {
        if (move_equal(&hints.items[i].plan.moves[0], move))
            return true;
    }
    return false;
}

static void every_legal_move_has_a_hint_with_a_reason(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 6; seed++) {
        Game game = bots_game(seed, 2 + (int)(seed % 3), (Edition)seed);
        while (game.phase != PHASE_OVER) {
            game_moves(&game, &moves);
            analyze(&game, 10);
            assert_int_equal(hints.count, moves.count);
            for (int i = 0; i < moves.count; i++)
                assert_true(is_hinted(&moves.items[i]));
            for (int i = 0; i < hints.count; i++) {
                const Hint *hint = &hints.items[i];
                assert_in_range(hint->reason_count, 1, HINT_REASONS);
                assert_true(hint->win_rate >= 0 && hint->win_rate <= 1);
                for (int r = 0; r < hint->reason_count; r++)
                    assert_in_range(hint->reasons[r].kind, 0, REASON_KIND_COUNT - 1);
            }
            /* One move at a time, so that positions within a turn are seen as well. */
            assert_int_equal(game_apply(&game, &hints.items[0].plan.moves[0], NULL), RULE_OK);
        }
    }
}

static bool has_reason(const Hint *hint, ReasonKind kind)
{
    for (int i = 0; i < hint->reason_count; i++) {
        if (hint->reasons[i].kind == kind)
            return true;
    }
    return false;
}

static void a_second_kitchen_is_explained_by_its_points(void **state)
{
    (void)state;
    const RoomCard kitchen = ROOM_INFO[ROOM_KITCHEN].first_card;
    Game game = bots_game(1, 4, EDITION_EN);
    home_place(&game.homes[game.player], kitchen, SPACE_A1, false, NULL);
    game.market_room[0] = kitchen + 1;
    Outlook outlook;
    outlook_init(&outlook, &LEARNED_WEIGHTS, &game);
    Hint hint = {.plan = {.count = 2,
                          .moves = {{.kind = MOVE_TAKE, .column = 0},
                                    {.kind = MOVE_PLACE, .space = SPACE_B1}}}};
    hints_explain(&game, &outlook, &hint);
    assert_int_equal(hint.reasons[0].kind, REASON_ROOM);
    assert_int_equal(hint.reasons[0].points, 6);
    assert_int_equal(hint.reasons[0].size, 2);
    assert_int_equal(hint.reasons[0].room, ROOM_KITCHEN);
    assert_true(has_reason(&hint, REASON_SUPPORT));
}

/* The two that stand first have met the same deals, however their playouts were shared before. */
static void none_is_called_best_on_fewer_playouts(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 8; seed++) {
        Game game = bots_game(seed, 2 + (int)(seed % 3), EDITION_EN);
        bots_play(&game, LEVEL_NORMAL, seed, (int)(3 * seed));
        analyze(&game, 100);
        search_again(&bots_search, 200);
        search_finish(&bots_search, NEVER_STOP);
        while (search_settle(&bots_search, 20))
            search_finish(&bots_search, NEVER_STOP);
        const Candidate *best = bots_search.candidates;
        if (bots_search.count < 2)
            continue;
        assert_int_equal(best[0].tally.count, 20);
        assert_int_equal(best[1].tally.count, 20);
    }
}

static bool at_once(void *data)
{
    (void)data;
    return true;
}

static void a_settling_without_time_changes_nothing(void **state)
{
    (void)state;
    const Game game = bots_game(3, 4, EDITION_EN);
    analyze(&game, 100);
    const Candidate first = bots_search.candidates[0];
    assert_true(search_settle(&bots_search, 20));
    search_finish(&bots_search, (Stop){at_once, NULL});
    assert_false(search_settle(&bots_search, 20));
    assert_true(move_equal(&bots_search.candidates[0].plan.moves[0], &first.plan.moves[0]));
    assert_int_equal(bots_search.candidates[0].tally.count, first.tally.count);
}

static void more_time_means_more_playouts(void **state)
{
    (void)state;
    const Game game = bots_game(2, 4, EDITION_EN);
    analyze(&game, 200);
    const int before = hints.items[0].playouts;
    search_again(&bots_search, 2000);
    search_finish(&bots_search, NEVER_STOP);
    hints_list(&bots_search, &hints);
    assert_true(hints.items[0].playouts > before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_legal_move_has_a_hint_with_a_reason),
        cmocka_unit_test(a_second_kitchen_is_explained_by_its_points),
        cmocka_unit_test(none_is_called_best_on_fewer_playouts),
        cmocka_unit_test(a_settling_without_time_changes_nothing),
        cmocka_unit_test(more_time_means_more_playouts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
