/* A match at a table: when a turn ends, and what may be taken back. */
#include "sample.h"
#include "testing.h"

#include "session/play.h"

/* Two persons; the first player discards a pair before anybody takes one. */
static void start(Play *play)
{
    Record record;
    GameOptions options = game_default_options(EDITION_HU);
    options.players = 2;
    options.seed = 7;
    record_init(&record, &options, SAMPLE_STARTED);
    play_resume(play, &record);
    assert_int_equal(play->match.game.phase, PHASE_DISCARD);
}

static Move first_move(const Play *play)
{
    MoveList list;
    game_moves(&play->match.game, &list);
    assert_true(list.count > 0);
    return list.items[0];
}

static int play_first(Play *play)
{
    EventList events;
    int own;
    const Move move = first_move(play);
    assert_int_equal(play_move(play, &move, &events, &own), RULE_OK);
    assert_in_range(own, 0, events.count);
    return events.count - own;
}

static void play_turn(Play *play)
{
    while (!play->turn_over)
        play_first(play);
}

static void a_turn_ends_only_when_its_player_says_so(void **state)
{
    Play play;
    EventList events;
    int own;
    (void)state;
    start(&play);
    const int mover = play.mover;
    assert_true(play_first(&play) > 0); /* what belongs to the next turn waits */
    assert_true(play.turn_over);
    const Move early = first_move(&play);
    assert_int_equal(play_move(&play, &early, &events, &own), RULE_NOT_NOW);
    assert_int_equal(events.count, 0);
    assert_int_equal(play.mover, mover);
    play_end_turn(&play);
    assert_false(play.turn_over);
    assert_int_equal(play.mover, play.match.game.player);
}

static void undo_goes_back_to_the_start_of_the_turn_and_no_further(void **state)
{
    Play play;
    (void)state;
    start(&play);
    assert_false(play_can_undo(&play));
    play_turn(&play);
    play_end_turn(&play);
    assert_false(play_can_undo(&play));
    const uint64_t settled = game_hash(&play.match.game);
    play_turn(&play);
    while (play_can_undo(&play)) {
        play_undo(&play);
        assert_false(play.turn_over);
        assert_true(play_can_redo(&play));
    }
    assert_true(game_hash(&play.match.game) == settled);
    assert_int_equal(play.match.record.move_count, play.turn_start);
}

static void what_was_undone_is_done_again_until_another_move_is_played(void **state)
{
    Play play;
    EventList events;
    int own;
    (void)state;
    start(&play);
    play_turn(&play);
    play_end_turn(&play);
    play_turn(&play);
    const uint64_t played = game_hash(&play.match.game);
    while (play_can_undo(&play))
        play_undo(&play);
    while (play_can_redo(&play)) {
        const Move again = play.match.record.moves[play.match.record.move_count];
        assert_int_equal(play_move(&play, &again, &events, &own), RULE_OK);
    }
    assert_true(play.turn_over);
    assert_true(game_hash(&play.match.game) == played);

    while (play_can_undo(&play))
        play_undo(&play);
    MoveList list;
    game_moves(&play.match.game, &list);
    assert_true(list.count > 1);
    assert_int_equal(play_move(&play, &list.items[1], &events, &own), RULE_OK);
    assert_false(play_can_redo(&play));
}

/* NOTATION.md: a record cannot tell whether its last turn was ended. */
static void a_record_counts_every_completed_turn_as_ended(void **state)
{
    Play play, resumed;
    (void)state;
    start(&play);
    play_turn(&play);
    play_resume(&resumed, &play.match.record);
    assert_false(resumed.turn_over);
    assert_false(play_can_undo(&resumed));
    play_end_turn(&play);
    play_first(&play); /* in the middle of a turn, its moves may be undone */
    play_resume(&resumed, &play.match.record);
    assert_int_equal(resumed.turn_over, play.turn_over);
    assert_int_equal(resumed.turn_start, play.turn_start);
    assert_true(play_can_undo(&resumed));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_turn_ends_only_when_its_player_says_so),
        cmocka_unit_test(undo_goes_back_to_the_start_of_the_turn_and_no_further),
        cmocka_unit_test(what_was_undone_is_done_again_until_another_move_is_played),
        cmocka_unit_test(a_record_counts_every_completed_turn_as_ended),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
