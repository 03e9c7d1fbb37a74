/* A match at a table: when a turn ends, and what may be taken back. */
#include "sample.h"
#include "testing.h"

#include "session/play.h"
#include "session/record_file.h"

#include <string.h>

/* Two persons; the first player discards a pair before anybody takes one. */
static void start(Play *play)
{
    Record record;
    GameOptions options = game_default_options(EDITION_HU);
    options.players = 2;
    options.seed = 7;
    record_init(&record, &options, SAMPLE_STARTED);
    play_resume(play, &record);
    assert_int_equal(play_game(play)->phase, PHASE_DISCARD);
}

static Move first_move(const Play *play)
{
    MoveList list;
    game_moves(play_game(play), &list);
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
    assert_int_equal(play.mover, play_game(&play)->player);
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
    const uint64_t settled = game_hash(play_game(&play));
    play_turn(&play);
    while (play_can_undo(&play)) {
        play_undo(&play);
        assert_false(play.turn_over);
        assert_true(play_can_redo(&play));
    }
    assert_true(game_hash(play_game(&play)) == settled);
    assert_int_equal(play_record(&play)->move_count, play.turn_start);
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
    const uint64_t played = game_hash(play_game(&play));
    while (play_can_undo(&play))
        play_undo(&play);
    while (play_can_redo(&play)) {
        const Move again = play_record(&play)->moves[play_record(&play)->move_count];
        assert_int_equal(play_move(&play, &again, &events, &own), RULE_OK);
    }
    assert_true(play.turn_over);
    assert_true(game_hash(play_game(&play)) == played);

    while (play_can_undo(&play))
        play_undo(&play);
    MoveList list;
    game_moves(play_game(&play), &list);
    assert_true(list.count > 1);
    assert_int_equal(play_move(&play, &list.items[1], &events, &own), RULE_OK);
    assert_false(play_can_redo(&play));
}

static void redo_plays_the_undone_moves_and_tells_them_again(void **state)
{
    Play play;
    EventList events;
    int own;
    (void)state;
    start(&play);
    play_turn(&play);
    play_end_turn(&play);
    play_turn(&play);
    const uint64_t played = game_hash(play_game(&play));
    const int moves = play_record(&play)->move_count;
    while (play_can_undo(&play))
        play_undo(&play);
    while (play_can_redo(&play)) {
        assert_int_equal(play_redo(&play, &events, &own), RULE_OK);
        assert_true(own > 0);
    }
    assert_true(own < events.count); /* the next turn waits to be shown */
    assert_true(play.turn_over);
    assert_int_equal(play_record(&play)->move_count, moves);
    assert_true(game_hash(play_game(&play)) == played);
}

static void undo_without_a_move_does_nothing(void **state)
{
    Play play;
    (void)state;
    start(&play);
    play_turn(&play);
    play_end_turn(&play);
    const int moves = play_record(&play)->move_count;
    play_undo(&play);
    assert_int_equal(play_record(&play)->move_count, moves);
}

static void expect_same_moment(const Play *one, const Play *other)
{
    assert_int_equal(one->mover, other->mover);
    assert_int_equal(one->turn_start, other->turn_start);
    assert_int_equal(one->turn_over, other->turn_over);
    assert_int_equal(play_can_undo(one), play_can_undo(other));
    assert_true(game_hash(play_game(one)) == game_hash(play_game(other)));
}

/* What a record was before it went to disk and came back. */
static void resume_from_text(const Play *play, Play *resumed)
{
    char text[RECORD_TEXT_CAPACITY];
    Record record;
    Complaint complaint;
    sample_text(play_record(play), text);
    assert_true(record_parse(word_of(text), &record, &complaint));
    play_resume(resumed, &record);
}

static void a_match_taken_up_again_is_at_the_same_moment(void **state)
{
    Play play, resumed;
    (void)state;
    start(&play);
    resume_from_text(&play, &resumed);
    expect_same_moment(&play, &resumed);
    while (!play_finished(&play)) {
        play_first(&play);
        resume_from_text(&play, &resumed); /* in the middle of a turn, or at its end */
        expect_same_moment(&play, &resumed);
        if (!play.turn_over)
            continue;
        play_end_turn(&play);
        resume_from_text(&play, &resumed);
        expect_same_moment(&play, &resumed);
    }
    assert_true(play_finished(&resumed));
}

static void a_turn_that_was_not_ended_can_be_undone_after_a_restart(void **state)
{
    Play play, resumed;
    (void)state;
    start(&play);
    play_turn(&play);
    play_end_turn(&play);
    const uint64_t before = game_hash(play_game(&play));
    play_turn(&play);
    resume_from_text(&play, &resumed);
    assert_true(resumed.turn_over);
    while (play_can_undo(&resumed))
        play_undo(&resumed);
    assert_true(game_hash(play_game(&resumed)) == before);
    assert_int_equal(resumed.mover, play.mover);
}

/* Version 1 could not tell whether the last turn was ended. */
static void an_old_record_counts_every_completed_turn_as_ended(void **state)
{
    Play play, resumed;
    char text[RECORD_TEXT_CAPACITY];
    Record record;
    Complaint complaint;
    (void)state;
    start(&play);
    play_turn(&play);
    sample_text(play_record(&play), text);
    text[strlen("dreamhome ")] = '1';
    assert_true(record_parse(word_of(text), &record, &complaint));
    play_resume(&resumed, &record);
    assert_false(resumed.turn_over);
    assert_false(play_can_undo(&resumed));
    assert_int_equal(resumed.mover, play_game(&play)->player);
}

static void a_turn_that_waits_to_be_ended_can_be_told_again(void **state)
{
    Play play;
    Game before;
    EventList told, again;
    int own, own_again;
    (void)state;
    start(&play);
    const Move move = first_move(&play);
    const uint64_t deal = game_hash(play_game(&play));
    assert_int_equal(play_move(&play, &move, &told, &own), RULE_OK);
    assert_true(play.turn_over);
    play_retell(&play, &before, &again, &own_again);
    assert_true(game_hash(&before) == deal);
    assert_int_equal(own_again, own);
    assert_int_equal(again.count, told.count);
    for (int i = 0; i < told.count; i++)
        assert_memory_equal(&again.items[i], &told.items[i], sizeof told.items[i]);
}

/* What is swept off the market and dealt anew belongs to the next turn, with all that follows. */
static void the_market_lies_as_it_was_until_the_turn_is_ended(void **state)
{
    Play play;
    int swept = 0;
    (void)state;
    start(&play);
    while (play_game(&play)->round < 4) {
        EventList events;
        int own;
        const Move move = first_move(&play);
        assert_int_equal(play_move(&play, &move, &events, &own), RULE_OK);
        for (int i = 0; i < events.count; i++) {
            swept += events.items[i].kind == EVENT_MARKET_DISCARDED;
            if (i < own)
                assert_int_not_equal(events.items[i].kind, EVENT_MARKET_DISCARDED);
        }
        if (play.turn_over)
            play_end_turn(&play);
    }
    assert_true(swept > 3);
}

/* R6.2: the window is a turn of its own, and the room that was taken is placed in it. */
static void the_room_of_a_jackhammer_is_placed_in_the_same_turn(void **state)
{
    Play play;
    Record record;
    Error error;
    EventList events;
    int own;
    (void)state;
    assert_true(record_file_load(REPLAYS "/en-2.dreamhome", &record, &error));
    record.move_count = 35;
    record_forget_ends(&record);
    play_resume(&play, &record);
    if (play.turn_over)
        play_end_turn(&play);
    assert_int_equal(play_game(&play)->phase, PHASE_JACKHAMMER);
    const Move jackhammer = record.moves[35], place = record.moves[36];
    assert_int_equal(play_move(&play, &jackhammer, &events, &own), RULE_OK);
    assert_false(play.turn_over);
    assert_int_equal(play_move(&play, &place, &events, &own), RULE_OK);
    assert_true(play.turn_over);
}

static void a_seat_may_change_hands(void **state)
{
    Play play;
    (void)state;
    start(&play);
    assert_true(play_person_moves(&play));
    play_set_level(&play, play.mover, LEVEL_HARD);
    assert_false(play_person_moves(&play));
    assert_int_equal(play_record(&play)->seats[play.mover].level, LEVEL_HARD);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_turn_ends_only_when_its_player_says_so),
        cmocka_unit_test(undo_goes_back_to_the_start_of_the_turn_and_no_further),
        cmocka_unit_test(what_was_undone_is_done_again_until_another_move_is_played),
        cmocka_unit_test(redo_plays_the_undone_moves_and_tells_them_again),
        cmocka_unit_test(undo_without_a_move_does_nothing),
        cmocka_unit_test(a_match_taken_up_again_is_at_the_same_moment),
        cmocka_unit_test(a_turn_that_was_not_ended_can_be_undone_after_a_restart),
        cmocka_unit_test(an_old_record_counts_every_completed_turn_as_ended),
        cmocka_unit_test(a_turn_that_waits_to_be_ended_can_be_told_again),
        cmocka_unit_test(the_market_lies_as_it_was_until_the_turn_is_ended),
        cmocka_unit_test(the_room_of_a_jackhammer_is_placed_in_the_same_turn),
        cmocka_unit_test(a_seat_may_change_hands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
