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

static const Reason *find_reason(const Hint *hint, ReasonKind kind)
{
    for (int i = 0; i < hint->reason_count; i++) {
        if (hint->reasons[i].kind == kind)
            return &hint->reasons[i];
    }
    return NULL;
}

static Hint explain(const Game *game, const Plan *plan)
{
    Outlook outlook;
    Hint hint = {.plan = *plan};
    outlook_init(&outlook, &LEARNED_WEIGHTS, game);
    hints_explain(game, &outlook, &hint);
    return hint;
}

/* The reasons for placing `room`, the only one of column 1, in the home of the player to move. */
static Hint explain_placing(Game game, RoomType room, Space space, bool face_down)
{
    game.market_room[0] = ROOM_INFO[room].first_card;
    return explain(
        &game,
        &(Plan){.count = 2,
                .moves = {{.kind = MOVE_TAKE, .column = 0},
                          {.kind = MOVE_PLACE, .space = (uint8_t)space, .face_down = face_down}}});
}

static Game with_a_room_at_a1(RoomType room, ResourceType helper)
{
    Game game = bots_game(1, 4, EDITION_EN);
    Home *home = &game.homes[game.player];
    home_place(home, ROOM_INFO[room].first_card + 1, SPACE_A1, false, NULL);
    home->cards |= resource_cards_of_type(helper);
    return game;
}

static void a_second_kitchen_is_explained_by_its_points(void **state)
{
    (void)state;
    const Game game = with_a_room_at_a1(ROOM_KITCHEN, RESOURCE_NONE);
    const Hint hint = explain_placing(game, ROOM_KITCHEN, SPACE_B1, false);
    assert_int_equal(hint.reasons[0].kind, REASON_ROOM);
    assert_int_equal(hint.reasons[0].points, 6);
    assert_int_equal(hint.reasons[0].size, 2);
    assert_int_equal(hint.reasons[0].room, ROOM_KITCHEN);
    assert_non_null(find_reason(&hint, REASON_SUPPORT));
}

/* What the home had before is not the merit of this room. */
static void a_function_that_was_met_before_is_no_reason(void **state)
{
    (void)state;
    Game game = with_a_room_at_a1(ROOM_BATHROOM, RESOURCE_NONE);
    Home *home = &game.homes[game.player];
    const Hint second = explain_placing(game, ROOM_BATHROOM, SPACE_A2, false);
    home_place(home, ROOM_INFO[ROOM_BATHROOM].first_card + 2, SPACE_A2, false, NULL);
    const Hint third = explain_placing(game, ROOM_BATHROOM, SPACE_C1, false);
    assert_non_null(find_reason(&second, REASON_BATHROOMS));
    assert_null(find_reason(&third, REASON_BATHROOMS));
}

static void the_architect_makes_a_function_worth_four(void **state)
{
    (void)state;
    const Game plain = with_a_room_at_a1(ROOM_BATHROOM, RESOURCE_NONE);
    const Game architect = with_a_room_at_a1(ROOM_BATHROOM, RESOURCE_ARCHITECT);
    const Hint three = explain_placing(plain, ROOM_BATHROOM, SPACE_A2, false);
    const Hint four = explain_placing(architect, ROOM_BATHROOM, SPACE_A2, false);
    assert_int_equal(find_reason(&three, REASON_BATHROOMS)->points, 3);
    assert_int_equal(find_reason(&four, REASON_BATHROOMS)->points, 4);
}

static void each_function_is_a_reason_of_its_own(void **state)
{
    (void)state;
    Game game = with_a_room_at_a1(ROOM_BATHROOM, RESOURCE_ARCHITECT);
    Home *home = &game.homes[game.player];
    home_place(home, ROOM_INFO[ROOM_KITCHEN].first_card, SPACE_B1, false, NULL);
    const Hint trio = explain_placing(game, ROOM_BEDROOM, SPACE_C1, false);
    assert_int_equal(find_reason(&trio, REASON_FUNCTION)->points, 4);
    assert_null(find_reason(&trio, REASON_BATHROOMS));
    const Hint bathrooms = explain_placing(game, ROOM_BATHROOM, SPACE_A2, false);
    assert_null(find_reason(&bathrooms, REASON_FUNCTION));
    assert_int_equal(find_reason(&bathrooms, REASON_BATHROOMS)->points, 4);
}

static void an_empty_room_is_worth_a_point_to_the_architect(void **state)
{
    (void)state;
    const Game plain = with_a_room_at_a1(ROOM_BATHROOM, RESOURCE_NONE);
    const Game architect = with_a_room_at_a1(ROOM_BATHROOM, RESOURCE_ARCHITECT);
    const Hint none = explain_placing(plain, ROOM_STUDY, SPACE_B1, true);
    const Hint one = explain_placing(architect, ROOM_STUDY, SPACE_B1, true);
    assert_null(find_reason(&none, REASON_EMPTY_ROOM));
    assert_int_equal(find_reason(&one, REASON_EMPTY_ROOM)->points, 1);
    assert_null(find_reason(&one, REASON_FUNCTION));
}

static void the_marker_is_a_reason_only_while_a_round_follows(void **state)
{
    (void)state;
    Game game = bots_game(1, 4, EDITION_EN);
    game.marker = (uint8_t)((game.player + 1) % game.players);
    const Hint early = explain_placing(game, ROOM_GARAGE, SPACE_D0, true);
    game.round = ROUND_COUNT;
    const Hint last = explain_placing(game, ROOM_GARAGE, SPACE_D0, true);
    assert_non_null(find_reason(&early, REASON_MARKER));
    assert_null(find_reason(&last, REASON_MARKER));
}

static void a_room_can_grow_only_where_a_space_beside_it_is_free(void **state)
{
    (void)state;
    Game game = bots_game(1, 4, EDITION_EN);
    Home *home = &game.homes[game.player];
    const Hint open = explain_placing(game, ROOM_GARAGE, SPACE_D0, false);
    home_place(home, ROOM_INFO[ROOM_CELLAR].first_card, SPACE_E0, false, NULL);
    const Hint walled_in = explain_placing(game, ROOM_GARAGE, SPACE_D0, false);
    assert_non_null(find_reason(&open, REASON_GROWTH));
    assert_null(find_reason(&walled_in, REASON_GROWTH));
}

/* Three bedrooms in a row would be one too many. */
static void a_room_cannot_grow_into_a_space_that_would_make_it_too_large(void **state)
{
    (void)state;
    Game game = with_a_room_at_a1(ROOM_STUDY, RESOURCE_NONE);
    Home *home = &game.homes[game.player];
    const RoomCard bedroom = ROOM_INFO[ROOM_BEDROOM].first_card;
    home_place(home, bedroom + 1, SPACE_D1, false, NULL);
    home_place(home, bedroom + 2, SPACE_E1, false, NULL);
    const Hint hint = explain_placing(game, ROOM_BEDROOM, SPACE_B1, false);
    assert_null(find_reason(&hint, REASON_GROWTH));
}

static void the_designer_adds_a_point_to_a_token(void **state)
{
    (void)state;
    Game game = with_a_room_at_a1(ROOM_LIVING, RESOURCE_DESIGNER);
    game.market_resource[1] = RESOURCE_INFO[RESOURCE_TREEHOUSE].first_card;
    const Hint hint = explain(&game, &(Plan){.count = 1, .moves = {{MOVE_TAKE, .column = 1}}});
    assert_int_equal(find_reason(&hint, REASON_DECOR)->points, 3);
}

static void a_hint_tells_the_mean_of_its_playouts(void **state)
{
    (void)state;
    const Game game = bots_game(3, 4, EDITION_EN);
    analyze(&game, 10);
    Candidate candidate = bots_search.candidates[0];
    candidate.tally = (Tally){.margin = 1000, .wins = 2 * MEASURE_UNIT, .count = 4};
    const Hint hint = hints_of(&bots_search, &candidate);
    assert_true(hint.margin == 2.5 && hint.win_rate == 0.5);
    assert_int_equal(hint.playouts, 4);
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

/* Somebody came to stand among the first two, and time ran out before it had met their deals. */
static void who_was_interrupted_stands_behind_those_who_were_not(void **state)
{
    int interrupted = 0;
    (void)state;
    for (uint64_t seed = 0; seed < 40 && interrupted < 2; seed++) {
        Game game = bots_game(seed, 4, EDITION_EN);
        bots_play(&game, LEVEL_NORMAL, seed, 12);
        analyze(&game, 60);
        if (!search_settle(&bots_search, 20))
            continue;
        search_finish(&bots_search, NEVER_STOP);
        if (!search_settle(&bots_search, 20))
            continue;
        interrupted++;
        search_finish(&bots_search, (Stop){at_once, NULL});
        assert_true(bots_search.candidates[0].settled && bots_search.candidates[1].settled);
    }
    assert_int_equal(interrupted, 2);
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
        cmocka_unit_test(a_function_that_was_met_before_is_no_reason),
        cmocka_unit_test(the_architect_makes_a_function_worth_four),
        cmocka_unit_test(each_function_is_a_reason_of_its_own),
        cmocka_unit_test(an_empty_room_is_worth_a_point_to_the_architect),
        cmocka_unit_test(the_marker_is_a_reason_only_while_a_round_follows),
        cmocka_unit_test(a_room_can_grow_only_where_a_space_beside_it_is_free),
        cmocka_unit_test(a_room_cannot_grow_into_a_space_that_would_make_it_too_large),
        cmocka_unit_test(the_designer_adds_a_point_to_a_token),
        cmocka_unit_test(a_hint_tells_the_mean_of_its_playouts),
        cmocka_unit_test(none_is_called_best_on_fewer_playouts),
        cmocka_unit_test(a_settling_without_time_changes_nothing),
        cmocka_unit_test(who_was_interrupted_stands_behind_those_who_were_not),
        cmocka_unit_test(more_time_means_more_playouts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
