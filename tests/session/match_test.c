/* One running match: play, undo, redo, resume. */
#include "sample.h"
#include "testing.h"

#include <string.h>

static bool same_text(const Record *one, const Record *other)
{
    char texts[2][RECORD_TEXT_CAPACITY];
    sample_text(one, texts[0]);
    sample_text(other, texts[1]);
    return strcmp(texts[0], texts[1]) == 0;
}

static void a_match_starts_at_the_deal(void **state)
{
    Match match;
    Game deal;
    GameOptions options = game_default_options(EDITION_RU);
    (void)state;
    options.players = 3;
    match_start(&match, &options, SAMPLE_STARTED);
    game_new(&deal, &options, NULL);
    assert_true(game_hash(&match.game) == game_hash(&deal));
    assert_int_equal(match.record.move_count, 0);
    assert_string_equal(match.record.started, SAMPLE_STARTED);
    assert_string_equal(match.record.seats[2].name, "Player 3");
    assert_false(match_undo(&match));
    assert_false(match_redo(&match));
    assert_true(game_hash(&match.game) == game_hash(&deal));
}

static void the_game_is_always_what_the_record_makes(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 24; seed++) {
        Match match;
        Game replayed;
        sample_match(&match, seed, (int)(seed * 6));
        record_replay(&match.record, match.record.move_count, &replayed);
        assert_true(game_hash(&match.game) == game_hash(&replayed));
    }
}

static void undo_goes_back_to_the_deal_and_redo_to_the_end(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Match match;
        uint64_t hashes[RECORD_MOVES_MAX + 1];
        sample_match(&match, seed, -1);
        const int moves = match.record.move_count;
        for (int i = moves; i > 0; i--) {
            hashes[i] = game_hash(&match.game);
            assert_true(match_undo(&match));
            assert_int_equal(match.record.move_count, i - 1);
        }
        assert_false(match_undo(&match));
        for (int i = 1; i <= moves; i++) {
            assert_true(match_redo(&match));
            assert_true(game_hash(&match.game) == hashes[i]);
        }
        assert_false(match_redo(&match));
        assert_int_equal(match.game.phase, PHASE_OVER);
    }
}

static void undone_moves_are_no_part_of_the_record(void **state)
{
    Match match, shorter;
    (void)state;
    sample_match(&match, 5, 30);
    sample_match(&shorter, 5, 27);
    for (int i = 0; i < 3; i++)
        assert_true(match_undo(&match));
    assert_true(same_text(&match.record, &shorter.record));
}

static void another_move_forgets_the_undone_ones(void **state)
{
    Match match;
    MoveList moves;
    (void)state;
    sample_match(&match, 7, 20);
    assert_true(match_undo(&match));
    assert_true(match_undo(&match));
    game_moves(&match.game, &moves);
    assert_int_equal(match_play(&match, &moves.items[0], NULL), RULE_OK);
    assert_false(match_redo(&match));
    assert_int_equal(match.record.move_count, 19);
    assert_true(move_equal(&match.record.moves[18], &moves.items[0]));
}

static void a_refused_move_changes_nothing_and_tells_nothing(void **state)
{
    Match match;
    EventList events = {.count = 9};
    const Move move = {.kind = MOVE_HANDYMAN, .space = SPACE_A1, .other_space = SPACE_B1};
    (void)state;
    sample_match(&match, 8, 20);
    assert_true(match_undo(&match));
    const uint64_t before = game_hash(&match.game);
    assert_int_not_equal(match_play(&match, &move, &events), RULE_OK);
    assert_int_equal(events.count, 0);
    assert_int_equal(match.record.move_count, 19);
    assert_true(game_hash(&match.game) == before);
    assert_true(match_redo(&match));
}

static void a_move_tells_its_events(void **state)
{
    Match match;
    EventList events = {0};
    GameOptions options = game_default_options(EDITION_EN);
    (void)state;
    match_start(&match, &options, SAMPLE_STARTED);
    assert_int_equal(match_play(&match, &(Move){.kind = MOVE_TAKE}, &events), RULE_OK);
    assert_true(events.count >= 2);
    assert_int_equal(events.items[0].kind, EVENT_COLUMN_TAKEN);
}

static void a_resumed_match_goes_on_from_the_end_of_its_record(void **state)
{
    Match match, resumed;
    MoveList moves;
    (void)state;
    sample_match(&match, 9, 33);
    assert_true(match_undo(&match));
    match_resume(&resumed, &match.record);
    assert_true(game_hash(&resumed.game) == game_hash(&match.game));
    assert_false(match_redo(&resumed));
    game_moves(&resumed.game, &moves);
    assert_int_equal(match_play(&resumed, &moves.items[0], NULL), RULE_OK);
    assert_true(match_undo(&resumed));
    assert_true(game_hash(&resumed.game) == game_hash(&match.game));
}

static void a_match_may_be_resumed_from_its_own_record(void **state)
{
    Match match;
    (void)state;
    sample_match(&match, 10, 40);
    const uint64_t before = game_hash(&match.game);
    match_resume(&match, &match.record);
    assert_true(game_hash(&match.game) == before);
    assert_int_equal(match.record.move_count, 40);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_starts_at_the_deal),
        cmocka_unit_test(the_game_is_always_what_the_record_makes),
        cmocka_unit_test(undo_goes_back_to_the_deal_and_redo_to_the_end),
        cmocka_unit_test(undone_moves_are_no_part_of_the_record),
        cmocka_unit_test(another_move_forgets_the_undone_ones),
        cmocka_unit_test(a_refused_move_changes_nothing_and_tells_nothing),
        cmocka_unit_test(a_move_tells_its_events),
        cmocka_unit_test(a_resumed_match_goes_on_from_the_end_of_its_record),
        cmocka_unit_test(a_match_may_be_resumed_from_its_own_record),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
