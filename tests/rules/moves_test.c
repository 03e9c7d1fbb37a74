/* The list of legal moves is complete and contains no others, as judged by game_check. */
#include "expect.h"
#include "playout.h"
#include "situation.h"

enum { ALL_MOVES_CAPACITY = 2000 };

typedef struct AllMoves {
    int count;
    Move items[ALL_MOVES_CAPACITY];
} AllMoves;

static void add(AllMoves *all, Move move)
{
    assert_true(all->count < ALL_MOVES_CAPACITY);
    all->items[all->count++] = move;
}

static void add_columns(AllMoves *all)
{
    for (uint8_t column = 0; column <= COLUMN_COUNT; column++) {
        add(all, (Move){.kind = MOVE_DISCARD, .column = column});
        add(all, (Move){.kind = MOVE_JACKHAMMER, .column = column});
        add(all, (Move){.kind = MOVE_TAKE, .column = column});
        for (uint8_t other = 0; other <= COLUMN_COUNT; other++)
            add(all, (Move){.kind = MOVE_MIX, .column = column, .other_column = other});
        for (uint8_t space = 0; space <= SPACE_LIMIT; space++)
            add(all, (Move){.kind = MOVE_DRILL, .column = column, .space = space});
    }
}

static void add_spaces(AllMoves *all)
{
    for (uint8_t space = 0; space <= SPACE_LIMIT; space++) {
        add(all, (Move){.kind = MOVE_PLACE, .space = space});
        add(all, (Move){.kind = MOVE_PLACE, .space = space, .face_down = true});
        add(all, (Move){.kind = MOVE_SCAFFOLD, .space = space});
        add(all, (Move){.kind = MOVE_DECORATE, .space = space});
        for (uint8_t other = 0; other <= SPACE_LIMIT; other++)
            add(all, (Move){.kind = MOVE_HANDYMAN, .space = space, .other_space = other});
        for (uint8_t card = 0; card <= ROOM_CARD_COUNT + 1; card++)
            add(all, (Move){.kind = MOVE_SUPPLY, .space = space, .card = card});
    }
}

/* Every move that can be written down, and some that cannot. */
static void list_all_moves(AllMoves *all)
{
    all->count = 0;
    add(all, (Move){.kind = MOVE_PASS});
    add(all, (Move){.kind = MOVE_KIND_COUNT});
    add(all, (Move){.kind = 255, .column = 255, .space = 255, .card = 255});
    add_columns(all);
    add_spaces(all);
    for (uint8_t card = 0; card <= RESOURCE_CARD_COUNT + 1; card++)
        add(all, (Move){.kind = MOVE_ROOFER, .card = card});
}

static bool contains(const MoveList *moves, const Move *move)
{
    for (int i = 0; i < moves->count; i++) {
        if (move_equal(&moves->items[i], move))
            return true;
    }
    return false;
}

static void assert_sound_and_complete(const Game *game, const AllMoves *all)
{
    MoveList moves;
    int legal = 0;
    game_moves(game, &moves);
    for (int i = 0; i < moves.count; i++)
        assert_int_equal(game_check(game, &moves.items[i]), RULE_OK);
    for (int i = 0; i < all->count; i++) {
        if (game_check(game, &all->items[i]) == RULE_OK) {
            assert_true(contains(&moves, &all->items[i]));
            legal++;
        }
    }
    assert_int_equal(legal, moves.count); /* so that nothing is listed twice */
}

static void listed_moves_are_exactly_the_legal_ones(void **state)
{
    static AllMoves all;
    (void)state;
    list_all_moves(&all);
    for (uint64_t seed = 0; seed < PLAYOUTS; seed++) {
        Playout playout;
        playout_start(&playout, (Edition)(seed % EDITION_COUNT), 2 + (int)(seed % 3), seed);
        do
            assert_sound_and_complete(&playout.game, &all);
        while (playout_step(&playout));
    }
}

static void listed_moves_are_exactly_the_legal_ones_with_every_tool_and_helper(void **state)
{
    static AllMoves all;
    static const Phase PHASES[] = {PHASE_JACKHAMMER, PHASE_TURN, PHASE_END};
    (void)state;
    list_all_moves(&all);
    for (uint64_t seed = 0; seed < PLAYOUTS; seed++) {
        Playout playout;
        playout_start(&playout, (Edition)(seed % EDITION_COUNT), 2 + (int)(seed % 3), seed);
        while (playout.game.round < 1 + seed % ROUND_COUNT)
            playout_step(&playout);
        for (size_t i = 0; i < COUNT_OF(PHASES); i++) {
            Game game = playout.game;
            game.phase = (uint8_t)PHASES[i];
            game.homes[game.player].cards |= resource_cards_of_kind(RESOURCE_KIND_TOOL) |
                                             resource_cards_of_kind(RESOURCE_KIND_HELPER);
            assert_sound_and_complete(&game, &all);
        }
    }
}

/* A random move, most of whose numbers exist. */
static Move random_move(Rng *rng)
{
    const uint32_t beyond = rng_below(rng, 8) ? 0 : UINT8_MAX - SPACE_LIMIT;
    return (Move){
        .kind = (uint8_t)rng_below(rng, MOVE_KIND_COUNT),
        .column = (uint8_t)rng_below(rng, COLUMN_COUNT + beyond),
        .other_column = (uint8_t)(rng_below(rng, 4) ? 0 : rng_below(rng, COLUMN_COUNT + beyond)),
        .space = (uint8_t)rng_below(rng, SPACE_LIMIT + beyond),
        .other_space = (uint8_t)(rng_below(rng, 4) ? 0 : rng_below(rng, SPACE_LIMIT + beyond)),
        .card = (uint8_t)(rng_below(rng, 4) ? 0 : rng_below(rng, ROOM_CARD_COUNT + beyond)),
        .face_down = rng_below(rng, 2),
    };
}

static void assert_applied_as_checked(const Game *game, const Move *move)
{
    const RuleError expected = game_check(game, move);
    EventList events;
    Game silent = *game;
    Game told = *game;
    assert_int_equal(game_apply(&silent, move, NULL), expected);
    assert_int_equal(game_apply(&told, move, &events), expected);
    assert_int_equal(game_hash(&silent), game_hash(&told));
    if (expected)
        assert_int_equal(game_hash(&silent), game_hash(game));
}

static void assert_all_places_applied_as_checked(const Game *game)
{
    for (int space = 0; space < SPACE_LIMIT; space++) {
        const Move up = {.kind = MOVE_PLACE, .space = (uint8_t)space};
        const Move down = {.kind = MOVE_PLACE, .space = (uint8_t)space, .face_down = true};
        assert_applied_as_checked(game, &up);
        assert_applied_as_checked(game, &down);
    }
}

static void a_move_does_the_same_whether_or_not_someone_listens(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < PLAYOUTS; seed++) {
        Playout playout;
        MoveList moves;
        Rng rng = rng_seeded(seed);
        playout_start(&playout, (Edition)(seed % EDITION_COUNT), 2 + (int)(seed % 3), seed);
        do {
            game_moves(&playout.game, &moves);
            for (int i = 0; i < moves.count; i++)
                assert_applied_as_checked(&playout.game, &moves.items[i]);
            assert_all_places_applied_as_checked(&playout.game);
            for (int i = 0; i < 10; i++) {
                const Move move = random_move(&rng);
                assert_applied_as_checked(&playout.game, &move);
            }
        } while (playout_step(&playout));
    }
}

static void R1_2_no_move_reaches_beyond_the_home_and_the_market(void **state)
{
    Game game = GAME(.hand = "living-1");
    const Move holes[] = {{.kind = MOVE_PLACE, .space = 5},
                          {.kind = MOVE_PLACE, .space = 11},
                          {.kind = MOVE_PLACE, .space = SPACE_LIMIT},
                          {.kind = MOVE_PLACE, .space = 255},
                          {.kind = MOVE_PLACE, .other_space = 255}};
    const Move column = {.kind = MOVE_TAKE, .column = 255};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(holes); i++)
        assert_int_equal(game_check(&game, &holes[i]), RULE_NO_SPACE);
    assert_int_equal(game_check(&game, &column), RULE_NO_COLUMN);
}

static void every_reason_names_a_rule_and_has_words(void **state)
{
    (void)state;
    for (RuleError error = RULE_OK + 1; error < RULE_ERROR_COUNT; error++) {
        assert_int_equal(RULE_ERROR_INFO[error].rule[0], 'R');
        assert_true(RULE_ERROR_INFO[error].words[0] != '\0');
    }
    assert_int_equal(RULE_ERROR_INFO[RULE_NEEDS_SUPPORT].letter, 'A');
    assert_int_equal(RULE_ERROR_INFO[RULE_ONLY_BASEMENT].letter, 'B');
    assert_int_equal(RULE_ERROR_INFO[RULE_ROOM_COMPLETE].letter, 'C');
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(listed_moves_are_exactly_the_legal_ones),
        cmocka_unit_test(listed_moves_are_exactly_the_legal_ones_with_every_tool_and_helper),
        cmocka_unit_test(a_move_does_the_same_whether_or_not_someone_listens),
        cmocka_unit_test(R1_2_no_move_reaches_beyond_the_home_and_the_market),
        cmocka_unit_test(every_reason_names_a_rule_and_has_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
