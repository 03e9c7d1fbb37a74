/* A record looked at again, and played on from the middle. */
#include "folder.h"
#include "testing.h"

#include "session/replay.h"

#include <string.h>

static const char STARTED[] = "2026-01-31T18:30:00Z";

static void expect_at(const Replay *replay, int moves)
{
    Game game;
    record_replay(&replay->record, moves, &game);
    assert_int_equal(replay->at, moves);
    assert_true(game_hash(&replay->game) == game_hash(&game));
}

static void it_steps_forward_to_the_end_and_back_to_the_deal(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        Match match;
        Replay replay;
        folder_match(&match, seed, seed % 2 ? -1 : 40, STARTED);
        replay_open(&replay, &match.record);
        expect_at(&replay, 0);
        for (int i = 1; i <= match.record.move_count; i++) {
            EventList events;
            assert_true(replay_forward(&replay, &events));
            assert_true(events.count > 0);
            expect_at(&replay, i);
        }
        EventList none = {.count = 7};
        assert_false(replay_forward(&replay, &none));
        assert_int_equal(none.count, 0);
        assert_false(replay_forward(&replay, NULL));
        assert_true(game_hash(&replay.game) == game_hash(&match.game));
        for (int i = match.record.move_count - 1; i >= 0; i--) {
            replay_jump(&replay, i);
            expect_at(&replay, i);
        }
    }
}

static void it_jumps_to_any_move_and_no_further(void **state)
{
    Match match;
    Replay replay;
    (void)state;
    folder_match(&match, 3, 50, STARTED);
    replay_open(&replay, &match.record);
    replay_jump(&replay, 31);
    expect_at(&replay, 31);
    replay_jump(&replay, 1000);
    expect_at(&replay, 50);
    replay_jump(&replay, -1);
    expect_at(&replay, 0);
}

static void it_jumps_to_the_first_position_of_a_round(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        Match match;
        Replay replay;
        folder_match(&match, seed, -1, STARTED);
        replay_open(&replay, &match.record);
        assert_int_equal(replay.rounds, ROUND_COUNT);
        for (int round = ROUND_COUNT; round >= 1; round--) {
            replay_jump(&replay, replay.round_starts[round]);
            assert_int_equal(replay.game.round, round);
            expect_at(&replay, replay.round_starts[round]);
            if (round > 1) {
                replay_jump(&replay, replay.at - 1);
                assert_int_equal(replay.game.round, round - 1);
            }
        }
        assert_true(replay.end_start > replay.round_starts[ROUND_COUNT]);
        replay_jump(&replay, replay.end_start);
        assert_true(replay.game.phase >= PHASE_END);
        replay_jump(&replay, replay.end_start - 1);
        assert_true(replay.game.phase < PHASE_END);
    }
}

static void it_knows_the_rounds_that_were_reached(void **state)
{
    Match match;
    Replay replay;
    (void)state;
    folder_match(&match, 3, 30, STARTED);
    replay_open(&replay, &match.record);
    assert_int_equal(replay.rounds, match.game.round);
    assert_int_equal(replay.end_start, -1);
    replay_jump(&replay, replay.round_starts[replay.rounds]);
    assert_int_equal(replay.game.round, match.game.round);
}

static void playing_on_from_here_is_a_match_of_its_own(void **state)
{
    Match match, played_on;
    Replay replay;
    Record branch;
    MoveList moves;
    (void)state;
    folder_match(&match, 5, -1, STARTED);
    replay_open(&replay, &match.record);
    replay_jump(&replay, replay.round_starts[6]);
    replay_branch(&replay, "2026-02-01T10:00:00Z", &branch);
    assert_int_equal(branch.move_count, replay.at);
    assert_string_equal(branch.started, "2026-02-01T10:00:00Z");
    assert_string_equal(branch.seats[1].name, match.record.seats[1].name);
    match_resume(&played_on, &branch);
    assert_true(game_hash(&played_on.game) == game_hash(&replay.game));
    game_moves(&played_on.game, &moves);
    assert_int_equal(match_play(&played_on, &moves.items[moves.count - 1], NULL), RULE_OK);
    assert_int_equal(replay.record.move_count, match.record.move_count); /* untouched */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_steps_forward_to_the_end_and_back_to_the_deal),
        cmocka_unit_test(it_jumps_to_any_move_and_no_further),
        cmocka_unit_test(it_jumps_to_the_first_position_of_a_round),
        cmocka_unit_test(it_knows_the_rounds_that_were_reached),
        cmocka_unit_test(playing_on_from_here_is_a_match_of_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
