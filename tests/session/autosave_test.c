/* The running match on disk: every move, undo and change is there, and a new start finds it. */
#include "autosaving.h"
#include "testing.h"

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define FILED   "matches/2026-01-31_18-30-00.dreamhome"
#define FILED_2 "matches/2026-01-31_18-30-00-2.dreamhome"

static void the_file_follows_every_move_undo_and_redo(void **state)
{
    Saving *saving = *state;
    Match *match = &saving->match;
    Rng rng = rng_seeded(5);
    saving_begin(saving, 5, 0);
    expect_on_disk(saving->folder, RUNNING, &match->record);
    while (match->game.phase != PHASE_OVER) {
        const uint32_t chance = rng_below(&rng, 5);
        if (chance == 0)
            match_undo(match);
        else if (chance == 1)
            match_redo(match);
        else
            play_any(match);
        saving_update(saving);
    }
    match_undo(match); /* the result goes with the last move */
    saving_update(saving);
}

static void several_moves_and_undos_at_once_are_one_update(void **state)
{
    Saving *saving = *state;
    saving_begin(saving, 5, 30);
    for (int i = 0; i < 9; i++)
        match_undo(&saving->match);
    play_any(&saving->match);
    play_any(&saving->match);
    saving_update(saving);
}

static void a_seat_that_changes_hands_is_saved(void **state)
{
    Saving *saving = *state;
    saving_begin(saving, 5, 12);
    saving->match.record.seats[1].level = LEVEL_HARD;
    saving_update(saving);
    play_any(&saving->match);
    saving_update(saving);
    assert_int_equal(saving_filed(saving), 0);
}

static void a_new_start_continues_where_the_last_ended(void **state)
{
    Saving *saving = *state;
    Error error;
    saving_restart(saving);
    assert_int_equal(saving->recovery.source, RECOVERY_NONE);
    saving_begin(saving, 6, 21);

    saving_restart(saving);
    assert_int_equal(saving->recovery.source, RECOVERY_RUNNING);
    assert_false(saving->recovery.cut);
    assert_string_equal(saving->recovery.damaged, "");
    expect_same(&saving->recovery.record, &saving->match.record);
    assert_true(autosave_begin(&saving->autosave, &saving->recovery.record, &error));
    assert_int_equal(saving_filed(saving), 0); /* it is the same match */
    play_any(&saving->match);
    saving_update(saving);
}

/* As long as no turn is ended, both versions have the same number of bytes. */
static void a_running_record_of_version_1_is_taken_over_and_played_on(void **state)
{
    Saving *saving = *state;
    char text[FOLDER_TEXT];
    saving_begin(saving, 6, 1);
    const size_t length = folder_read(saving->folder, RUNNING, text);
    text[strlen("dreamhome ")] = '1';
    folder_write(saving->folder, RUNNING, text, length);
    saving_restart(saving);
    assert_int_equal(saving->recovery.source, RECOVERY_RUNNING);
    assert_false(saving->recovery.cut);
    match_resume(&saving->match, &saving->recovery.record);
    while (saving->match.record.move_count < 12) {
        play_any(&saving->match);
        saving_update(saving);
    }
    saving_restart(saving);
    expect_same(&saving->recovery.record, &saving->match.record);
}

static void a_new_match_files_the_one_before(void **state)
{
    Saving *saving = *state;
    Match first, second;
    begin_sample(&saving->autosave, &first, 7, 21);
    begin_sample(&saving->autosave, &second, 8, -1);
    saving_begin(saving, 9, 3);
    expect_on_disk(saving->folder, FILED, &first.record);
    expect_on_disk(saving->folder, FILED_2, &second.record);
    expect_on_disk(saving->folder, RUNNING, &saving->match.record);
}

static void a_deal_without_a_move_is_not_filed(void **state)
{
    Saving *saving = *state;
    saving_begin(saving, 7, 0);
    saving_begin(saving, 8, 0);
    assert_int_equal(saving_filed(saving), 0);
}

static void a_finished_match_is_filed_with_its_result(void **state)
{
    Saving *saving = *state;
    saving_begin(saving, 7, -1);
    saving_finish(saving, &saving->match.record);
    assert_false(folder_has(saving->folder, RUNNING));
    assert_false(folder_has(saving->folder, BACKUP));
    expect_on_disk(saving->folder, FILED, &saving->match.record);
    saving_restart(saving);
    assert_int_equal(saving->recovery.source, RECOVERY_NONE);
}

static void a_game_that_is_over_but_not_filed_is_found_again(void **state)
{
    Saving *saving = *state;
    saving_begin(saving, 7, -1);
    saving_restart(saving);
    assert_int_equal(saving->recovery.source, RECOVERY_RUNNING);
    expect_same(&saving->recovery.record, &saving->match.record);
    saving_finish(saving, &saving->recovery.record);
    assert_int_equal(saving_filed(saving), 1);
}

/* The crash came after the copy among the matches and before the original went. */
static void a_match_is_never_filed_twice(void **state)
{
    Saving *saving = *state;
    char text[FOLDER_TEXT];
    saving_begin(saving, 7, -1);
    const size_t length = folder_read(saving->folder, RUNNING, text);
    saving_finish(saving, &saving->match.record);
    folder_write(saving->folder, RUNNING, text, length);
    saving_restart(saving);
    saving_finish(saving, &saving->recovery.record);
    assert_int_equal(saving_filed(saving), 1);
}

/* The same cards, dealt once more: neither the time nor the names are those of the first game. */
static void the_same_deal_on_another_evening_or_for_others_is_another_match(void **state)
{
    Saving *saving = *state;
    Error error;
    saving_begin(saving, 7, 12);
    Record other = saving->match.record;
    strcpy(other.started, "2026-02-28T20:00:00Z");
    assert_true(autosave_begin(&saving->autosave, &other, &error));
    assert_int_equal(saving_filed(saving), 1);
    record_set_name(&other, 1, "Somebody else");
    assert_true(autosave_begin(&saving->autosave, &other, &error));
    assert_int_equal(saving_filed(saving), 2);
    assert_true(autosave_begin(&saving->autosave, &other, &error)); /* that is the same */
    assert_int_equal(saving_filed(saving), 2);
}

static void an_unfinished_match_that_is_taken_up_again_keeps_its_place(void **state)
{
    Saving *saving = *state;
    Match other;
    Error error;
    saving_begin(saving, 7, 21);
    begin_sample(&saving->autosave, &other, 8, -1);
    saving_finish(saving, &other.record);

    saving_restart(saving);
    assert_int_equal(saving->recovery.source, RECOVERY_EARLIER);
    expect_same(&saving->recovery.record, &saving->match.record);
    assert_true(autosave_begin(&saving->autosave, &saving->recovery.record, &error));
    play_any(&saving->match);
    saving_update(saving);
    begin_sample(&saving->autosave, &other, 9, 4);
    assert_int_equal(saving_filed(saving), 2);
    expect_on_disk(saving->folder, FILED, &saving->match.record);
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
        fine = fine && !recovery.unreadable; /* what another copy plays is its own affair */
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
    Saving *saving = *state;
    const Folder *folder = saving->folder;
    Match second;
    saving_begin(saving, 7, 20);
    assert_int_equal(saving->autosave.slot, 1);
    run_second_copy(folder, 8, 2);
    play_any(&saving->match);
    saving_update(saving);
    sample_match(&second, 8, 11);
    play_any(&second);
    expect_on_disk(folder, "running-2.dreamhome", &second.record);

    saving_restart(saving); /* the second is gone, its match is not */
    assert_int_equal(saving->recovery.source, RECOVERY_RUNNING);
    expect_same(&saving->recovery.record, &saving->match.record);
    assert_false(folder_has(folder, "running-2.dreamhome"));
    assert_false(folder_has(folder, "running-2-backup.dreamhome"));
    assert_int_equal(saving_filed(saving), 1);
    expect_on_disk(folder, FILED, &second.record);
}

static void a_damaged_match_of_a_lost_copy_leaves_its_second_copy(void **state)
{
    Saving *saving = *state;
    run_second_copy(saving->folder, 8, 2);
    folder_write(saving->folder, "running-2.dreamhome", "hello\n", 6);
    saving_restart(saving);
    assert_int_equal(saving->recovery.source, RECOVERY_EARLIER);
    sample_match(&saving->match, 8, 11);
    expect_same(&saving->recovery.record, &saving->match.record);
    assert_true(folder_has(saving->folder, "damaged-1.dreamhome"));
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
        {"2026-01-31T18:30:00+01:00", FILED},
        {"2026-01-31T18:30:00", FILED_2},
        {"2026-01-31T18:30Z", "matches/2026-01-31_18-30.dreamhome"},
        {"2026-01-31", "matches/2026-01-31.dreamhome"},
        {"2026-01-31", "matches/2026-01-31-2.dreamhome"},
    };
    Saving *saving = *state;
    const Record *record = &saving->match.record;
    Error error;
    for (size_t i = 0; i < COUNT_OF(TIMES); i++) {
        folder_match(&saving->match, 30 + i, 5, TIMES[i][0]);
        assert_true(autosave_begin(&saving->autosave, record, &error));
        saving_finish(saving, record);
        expect_on_disk(saving->folder, TIMES[i][1], record);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        SAVING(the_file_follows_every_move_undo_and_redo),
        SAVING(several_moves_and_undos_at_once_are_one_update),
        SAVING(a_seat_that_changes_hands_is_saved),
        SAVING(a_new_start_continues_where_the_last_ended),
        SAVING(a_running_record_of_version_1_is_taken_over_and_played_on),
        SAVING(a_new_match_files_the_one_before),
        SAVING(a_deal_without_a_move_is_not_filed),
        SAVING(a_finished_match_is_filed_with_its_result),
        SAVING(a_game_that_is_over_but_not_filed_is_found_again),
        SAVING(a_match_is_never_filed_twice),
        SAVING(the_same_deal_on_another_evening_or_for_others_is_another_match),
        SAVING(an_unfinished_match_that_is_taken_up_again_keeps_its_place),
        SAVING(two_copies_at_once_do_not_touch_each_other),
        SAVING(a_damaged_match_of_a_lost_copy_leaves_its_second_copy),
        FOLDER(too_many_copies_at_once_play_without_saving),
        SAVING(records_of_every_kind_of_time_are_filed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
