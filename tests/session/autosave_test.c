/* The running match on disk: every move, undo and change is there, and a new start finds it. */
#include "autosaving.h"
#include "testing.h"

#include "session/record_file.h"

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void the_file_follows_every_move_undo_and_redo(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Match match;
    Error error;
    Rng rng = rng_seeded(5);
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 5, 0);
    expect_on_disk(folder, RUNNING, &match.record);
    while (match.game.phase != PHASE_OVER) {
        const uint32_t chance = rng_below(&rng, 5);
        if (chance == 0)
            match_undo(&match);
        else if (chance == 1)
            match_redo(&match);
        else
            play_any(&match);
        assert_true(autosave_update(&autosave, &match.record, &error));
        expect_on_disk(folder, RUNNING, &match.record);
    }
    match_undo(&match); /* the result goes with the last move */
    assert_true(autosave_update(&autosave, &match.record, &error));
    expect_on_disk(folder, RUNNING, &match.record);
    autosave_close(&autosave);
}

static void several_moves_and_undos_at_once_are_one_update(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Match match;
    Error error;
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 5, 30);
    for (int i = 0; i < 9; i++)
        match_undo(&match);
    play_any(&match);
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    expect_on_disk(folder, RUNNING, &match.record);
    autosave_close(&autosave);
}

static void a_seat_that_changes_hands_is_saved(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Match match;
    Error error;
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 5, 12);
    match.record.seats[1].level = LEVEL_HARD;
    assert_true(autosave_update(&autosave, &match.record, &error));
    expect_on_disk(folder, RUNNING, &match.record);
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    expect_on_disk(folder, RUNNING, &match.record);
    assert_int_equal(folder_count(folder, "matches", "", ""), 0);
    autosave_close(&autosave);
}

static void a_new_start_continues_where_the_last_ended(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Recovery recovery;
    Match match;
    Error error;
    open_in(&autosave, folder);
    autosave_recover(&autosave, &recovery);
    assert_int_equal(recovery.source, RECOVERY_NONE);
    begin_sample(&autosave, &match, 6, 21);
    autosave_close(&autosave);

    open_in(&autosave, folder);
    autosave_recover(&autosave, &recovery);
    assert_int_equal(recovery.source, RECOVERY_RUNNING);
    assert_false(recovery.cut);
    assert_string_equal(recovery.damaged, "");
    expect_same(&recovery.record, &match.record);
    assert_true(autosave_begin(&autosave, &recovery.record, &error));
    assert_int_equal(folder_count(folder, "matches", "", ""), 0); /* it is the same match */
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    expect_on_disk(folder, RUNNING, &match.record);
    autosave_close(&autosave);
}

static void a_new_match_files_the_one_before(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Match first, second, third;
    open_in(&autosave, folder);
    begin_sample(&autosave, &first, 7, 21);
    begin_sample(&autosave, &second, 8, -1);
    begin_sample(&autosave, &third, 9, 3);
    expect_on_disk(folder, "matches/2026-01-31_18-30-00.dreamhome", &first.record);
    expect_on_disk(folder, "matches/2026-01-31_18-30-00-2.dreamhome", &second.record);
    expect_on_disk(folder, RUNNING, &third.record);
    autosave_close(&autosave);
}

static void a_deal_without_a_move_is_not_filed(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Match match;
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 7, 0);
    begin_sample(&autosave, &match, 8, 0);
    assert_int_equal(folder_count(folder, "matches", "", ""), 0);
    autosave_close(&autosave);
}

static void a_finished_match_is_filed_with_its_result(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Recovery recovery;
    Match match;
    Error error;
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 7, -1);
    assert_true(autosave_finish(&autosave, &match.record, &error));
    assert_false(folder_has(folder, RUNNING));
    assert_false(folder_has(folder, BACKUP));
    expect_on_disk(folder, "matches/2026-01-31_18-30-00.dreamhome", &match.record);
    autosave_close(&autosave);
    start_again(folder, &recovery);
    assert_int_equal(recovery.source, RECOVERY_NONE);
}

static void a_game_that_is_over_but_not_filed_is_found_again(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Recovery recovery;
    Match match;
    Error error;
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 7, -1);
    autosave_close(&autosave);
    open_in(&autosave, folder);
    autosave_recover(&autosave, &recovery);
    assert_int_equal(recovery.source, RECOVERY_RUNNING);
    expect_same(&recovery.record, &match.record);
    assert_true(autosave_finish(&autosave, &recovery.record, &error));
    assert_int_equal(folder_count(folder, "matches", "", ""), 1);
    autosave_close(&autosave);
}

/* The crash came after the copy among the matches and before the original went. */
static void a_match_is_never_filed_twice(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Match match;
    Error error;
    char text[FOLDER_TEXT];
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 7, -1);
    const size_t length = folder_read(folder, RUNNING, text);
    assert_true(autosave_finish(&autosave, &match.record, &error));
    folder_write(folder, RUNNING, text, length);
    autosave_close(&autosave);
    Recovery recovery;
    open_in(&autosave, folder);
    autosave_recover(&autosave, &recovery);
    assert_true(autosave_finish(&autosave, &recovery.record, &error));
    assert_int_equal(folder_count(folder, "matches", "", ""), 1);
    autosave_close(&autosave);
}

static void an_unfinished_match_that_is_taken_up_again_keeps_its_place(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Recovery recovery;
    Match match, other;
    Record filed;
    Error error;
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 7, 21);
    begin_sample(&autosave, &other, 8, -1);
    assert_true(autosave_finish(&autosave, &other.record, &error));
    autosave_close(&autosave);

    open_in(&autosave, folder);
    autosave_recover(&autosave, &recovery);
    assert_int_equal(recovery.source, RECOVERY_EARLIER);
    expect_same(&recovery.record, &match.record);
    assert_true(autosave_begin(&autosave, &recovery.record, &error));
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    begin_sample(&autosave, &other, 9, 4);
    assert_int_equal(folder_count(folder, "matches", "", ""), 2);
    assert_true(record_file_load(in_folder(folder, "matches/2026-01-31_18-30-00.dreamhome"), &filed,
                                 &error));
    expect_same(&filed, &match.record);
    autosave_close(&autosave);
}

/* Runs a second copy of the program that starts, begins a match and ends without a word. */
static void run_second_copy(const Folder *folder, uint64_t seed, int expected_slot)
{
    int status;
    const pid_t child = fork();
    if (child == 0) {
        Autosave autosave;
        Recovery recovery;
        Match match;
        Error error;
        bool fine = autosave_open(&autosave, folder->path, &error);
        autosave_recover(&autosave, &recovery);
        fine = fine && autosave.slot == expected_slot && recovery.source == RECOVERY_NONE;
        sample_match(&match, seed, 11);
        fine = fine && autosave_begin(&autosave, &match.record, &error);
        play_any(&match);
        fine = fine && autosave_update(&autosave, &match.record, &error);
        _exit(fine ? 0 : 1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static void two_copies_at_once_do_not_touch_each_other(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Recovery recovery;
    Match match;
    Match second;
    Error error;
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 7, 20);
    assert_int_equal(autosave.slot, 1);
    run_second_copy(folder, 8, 2);
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    expect_on_disk(folder, RUNNING, &match.record);
    sample_match(&second, 8, 11);
    play_any(&second);
    expect_on_disk(folder, "running-2.dreamhome", &second.record);
    autosave_close(&autosave);

    open_in(&autosave, folder); /* the second is gone, its match is not */
    autosave_recover(&autosave, &recovery);
    assert_int_equal(recovery.source, RECOVERY_RUNNING);
    expect_same(&recovery.record, &match.record);
    assert_false(folder_has(folder, "running-2.dreamhome"));
    assert_false(folder_has(folder, "running-2-backup.dreamhome"));
    assert_int_equal(folder_count(folder, "matches", "", ""), 1);
    expect_on_disk(folder, "matches/2026-01-31_18-30-00.dreamhome", &second.record);
    autosave_close(&autosave);
}

static void a_damaged_match_of_a_lost_copy_leaves_its_second_copy(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Recovery recovery;
    Match second;
    open_in(&autosave, folder);
    run_second_copy(folder, 8, 2);
    folder_write(folder, "running-2.dreamhome", "hello\n", 6);
    autosave_close(&autosave);
    start_again(folder, &recovery);
    assert_int_equal(recovery.source, RECOVERY_EARLIER);
    sample_match(&second, 8, 11);
    expect_same(&recovery.record, &second.record);
    assert_true(folder_has(folder, "damaged-1.dreamhome"));
}

static void take_all_slots(const Folder *folder, int left)
{
    int status;
    const pid_t child = fork();
    if (child == 0) {
        Autosave autosave;
        Error error;
        const bool opened = autosave_open(&autosave, folder->path, &error);
        if (!opened)
            _exit(left == 0 && strstr(error.words, "another copy") ? 0 : 1);
        if (left)
            take_all_slots(folder, left - 1);
        _exit(left ? 0 : 1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        fail_msg("copy %d", AUTOSAVE_SLOTS - left);
}

static void too_many_copies_at_once_play_without_saving(void **state)
{
    take_all_slots(*state, AUTOSAVE_SLOTS);
}

static void records_of_every_kind_of_time_are_filed(void **state)
{
    static const char *const TIMES[][2] = {
        {"2026-01-31T18:30:00+01:00", "matches/2026-01-31_18-30-00.dreamhome"},
        {"2026-01-31T18:30:00", "matches/2026-01-31_18-30-00-2.dreamhome"},
        {"2026-01-31T18:30Z", "matches/2026-01-31_18-30.dreamhome"},
        {"2026-01-31", "matches/2026-01-31.dreamhome"},
        {"2026-01-31", "matches/2026-01-31-2.dreamhome"},
    };
    const Folder *folder = *state;
    Autosave autosave;
    Error error;
    open_in(&autosave, folder);
    for (size_t i = 0; i < COUNT_OF(TIMES); i++) {
        Match match;
        folder_match(&match, 30 + i, 5, TIMES[i][0]);
        assert_true(autosave_begin(&autosave, &match.record, &error));
        assert_true(autosave_finish(&autosave, &match.record, &error));
        expect_on_disk(folder, TIMES[i][1], &match.record);
    }
    autosave_close(&autosave);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(the_file_follows_every_move_undo_and_redo),
        FOLDER(several_moves_and_undos_at_once_are_one_update),
        FOLDER(a_seat_that_changes_hands_is_saved),
        FOLDER(a_new_start_continues_where_the_last_ended),
        FOLDER(a_new_match_files_the_one_before),
        FOLDER(a_deal_without_a_move_is_not_filed),
        FOLDER(a_finished_match_is_filed_with_its_result),
        FOLDER(a_game_that_is_over_but_not_filed_is_found_again),
        FOLDER(a_match_is_never_filed_twice),
        FOLDER(an_unfinished_match_that_is_taken_up_again_keeps_its_place),
        FOLDER(two_copies_at_once_do_not_touch_each_other),
        FOLDER(a_damaged_match_of_a_lost_copy_leaves_its_second_copy),
        FOLDER(too_many_copies_at_once_play_without_saving),
        FOLDER(records_of_every_kind_of_time_are_filed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
