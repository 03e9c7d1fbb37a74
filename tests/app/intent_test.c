/* What a player can choose step by step is what the rules allow, no more and no less. */
#include "app/scenes/table/intent.h"
#include "situation.h"
#include "testing.h"

/* Tries to reach a move through the steps of an intent. */
static bool reach(const Game *game, const Move *wanted, IntentMoves *moves)
{
    Intent intent = {0};
    switch ((MoveKind)wanted->kind) {
    case MOVE_DISCARD:
        return intent_begin(&intent, game, MOVE_DISCARD) &&
               intent_choose_column(&intent, wanted->column, moves);
    case MOVE_DRILL:
        if (!intent_begin(&intent, game, MOVE_DRILL))
            return false;
        intent_choose_space(&intent, wanted->space, moves);
        return intent_choose_column(&intent, wanted->column, moves);
    case MOVE_MIX: /* the larger column first: the order does not matter */
        if (!intent_begin(&intent, game, MOVE_MIX))
            return false;
        intent_choose_column(&intent, wanted->other_column, moves);
        return intent_choose_column(&intent, wanted->column, moves);
    case MOVE_PLACE:
        if (!intent_begin(&intent, game, MOVE_PLACE))
            return false;
        if (wanted->face_down != intent.face_down)
            intent_flip(&intent);
        return intent_choose_space(&intent, wanted->space, moves);
    case MOVE_SCAFFOLD:
    case MOVE_DECORATE:
        return intent_begin(&intent, game, wanted->kind) &&
               intent_choose_space(&intent, wanted->space, moves);
    case MOVE_ROOFER:
        return intent_begin(&intent, game, MOVE_ROOFER) &&
               intent_choose_card(&intent, wanted->card, moves);
    case MOVE_SUPPLY:
        if (!intent_begin(&intent, game, MOVE_SUPPLY))
            return false;
        intent_choose_card(&intent, wanted->card, moves);
        return intent_choose_space(&intent, wanted->space, moves);
    case MOVE_HANDYMAN:
        if (!intent_begin(&intent, game, MOVE_HANDYMAN))
            return false;
        intent_choose_space(&intent, wanted->other_space, moves);
        return intent_choose_space(&intent, wanted->space, moves);
    default: /* taking and passing need no steps */
        moves->count = 1;
        moves->items[0] = *wanted;
        return true;
    }
}

static void every_legal_move_can_be_reached_in_steps(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 120; seed++) {
        Rng rng = rng_seeded(seed);
        GameOptions options = game_default_options(EDITION_EN);
        options.players = (uint8_t)(PLAYERS_MIN + seed % 3);
        options.seed = seed;
        Game game;
        game_new(&game, &options, NULL);
        while (game.phase != PHASE_OVER) {
            MoveList all;
            IntentMoves moves = {0};
            game_moves(&game, &all);
            const Move move = all.items[rng_below(&rng, (uint32_t)all.count)];
            assert_true(reach(&game, &move, &moves));
            assert_true(move_equal(&moves.items[moves.count - 1], &move));
            game_apply(&game, &move, NULL);
        }
    }
}

static Game new_game(uint64_t seed)
{
    GameOptions options = game_default_options(EDITION_EN);
    options.seed = seed;
    Game game;
    game_new(&game, &options, NULL);
    return game;
}

static void a_held_column_is_taken_only_when_it_is_dropped(void **state)
{
    (void)state;
    const Game game = new_game(3);
    const uint64_t before = game_hash(&game);
    Intent intent = {0};
    IntentMoves moves;
    assert_true(intent_hold(&intent, &game, 0));
    assert_true(game_hash(&game) == before);
    const RoomType type = room_card_type(game.market_room[0]);
    const SpaceSet places = home_places(&game.homes[0], type);
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        assert_int_equal(intent_wants_space(&intent, space), space_in(places, space));
    }
    assert_true(intent_choose_space(&intent, space_first(places), &moves));
    assert_int_equal(moves.count, 2);
    assert_int_equal(moves.items[0].kind, MOVE_TAKE);
    assert_int_equal(moves.items[1].kind, MOVE_PLACE);
    assert_false(intent.active);
}

static void turning_the_card_over_opens_other_spaces(void **state)
{
    (void)state;
    const Game game = new_game(3);
    Intent intent = {0};
    intent_hold(&intent, &game, 0);
    intent_flip(&intent);
    const SpaceSet places = home_places(&game.homes[0], ROOM_NONE);
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = SPACES_IN_BYTE_ORDER[i];
        assert_int_equal(intent_wants_space(&intent, space), space_in(places, space));
    }
}

static void a_card_that_fits_nowhere_face_up_is_held_face_down(void **state)
{
    (void)state;
    const Game game = GAME(.market = "garage-1 living-9/piano living-8/slide living-7/drill-1 "
                                     "living-6/drill-2",
                           .homes = {"d0=cellar-1 e0=laundry-1"});
    Intent intent = {0};
    assert_true(intent_hold(&intent, &game, 0));
    assert_true(intent.face_down);
    assert_true(intent_must_be_face_down(&intent));
    assert_true(intent_wants_space(&intent, SPACE_A1));
}

/* At the first step the best that can come of it, at the second what each column brings. */
static void the_drill_tells_its_points_at_both_steps(void **state)
{
    (void)state;
    const Game game =
        GAME(.market = "bathroom-1 living-9/piano living-8/slide kitchen-7/roof-red-1 "
                       "bedroom-6/roof-red-2",
             .tools = {"drill-1"}, .homes = {"a1=living-1 b1=living-2 c1=games-1"});
    Intent intent = {0};
    IntentMoves moves;
    assert_true(intent_begin(&intent, &game, MOVE_DRILL));
    assert_int_equal(intent_points(&intent, SPACE_C1), 9 - 4 - 2);
    assert_false(intent_choose_space(&intent, SPACE_C1, &moves));
    assert_int_equal(intent_column_points(&intent, 1), 9 - 4 - 2);
    assert_int_equal(intent_column_points(&intent, 3), 1 - 2);
}

static void a_scaffolding_may_go_before_or_after_its_room(void **state)
{
    (void)state;
    const Game game = GAME(.hand = "living-1/scaffolding-1");
    Intent intent = {0};
    IntentMoves moves;
    assert_true(intent_begin(&intent, &game, MOVE_PLACE));
    assert_true(intent_can_switch_part(&intent));
    assert_true(intent_switch_part(&intent));
    assert_int_equal(intent.kind, MOVE_SCAFFOLD);
    assert_true(intent_switch_part(&intent));
    assert_int_equal(intent.kind, MOVE_PLACE);
    assert_true(intent_switch_part(&intent));
    assert_true(intent_choose_space(&intent, SPACE_A1, &moves));
    assert_int_equal(moves.items[0].kind, MOVE_SCAFFOLD);
}

static void stepping_back_undoes_one_choice_at_a_time(void **state)
{
    (void)state;
    Game game = new_game(3);
    Intent intent = {0};
    IntentMoves moves;
    game.homes[0].cards |= resource_cards_of_type(RESOURCE_MIXER);
    assert_true(intent_begin(&intent, &game, MOVE_MIX));
    assert_false(intent_choose_column(&intent, 2, &moves));
    assert_false(intent_wants_column(&intent, 2));
    assert_true(intent_step_back(&intent));
    assert_true(intent_wants_column(&intent, 2));
    assert_false(intent_step_back(&intent));
    assert_false(intent.active);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_legal_move_can_be_reached_in_steps),
        cmocka_unit_test(a_held_column_is_taken_only_when_it_is_dropped),
        cmocka_unit_test(turning_the_card_over_opens_other_spaces),
        cmocka_unit_test(a_card_that_fits_nowhere_face_up_is_held_face_down),
        cmocka_unit_test(the_drill_tells_its_points_at_both_steps),
        cmocka_unit_test(a_scaffolding_may_go_before_or_after_its_room),
        cmocka_unit_test(stepping_back_undoes_one_choice_at_a_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
