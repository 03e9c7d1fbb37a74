/* The running match where it cannot be read, or its first copy is gone: nothing is given up. */
#include "autosaving.h"
#include "faults.h"
#include "testing.h"

#include "session/record_file.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define RUNNING_2 "running-2.dreamhome"

/* ---- what cannot be read now ---- */

/* A start at which a call about the running record fails; the next one finds it untouched. */
static void try_start(Saving *saving, const char *call, int number)
{
    autosave_close(&saving->autosave);
    open_in(&saving->autosave, saving->folder);
    faults_under(in_folder(saving->folder, RUNNING));
    faults_set(call, 1, -number);
    autosave_recover(&saving->autosave, &saving->recovery);
    faults_set(NULL, 0, 0);
    assert_int_equal(saving->recovery.source, RECOVERY_NONE);
    assert_true(saving->recovery.unreadable);
    assert_true(saving->recovery.trouble.words[0]);
    assert_string_equal(saving->recovery.damaged, "");
    expect_on_disk(saving->folder, RUNNING, &saving->match.record);
    assert_int_equal(folder_count(saving->folder, ".", "damaged", ""), 0);
}

static void a_match_that_cannot_be_read_now_is_left_alone_and_told(void **state)
{
    Saving *saving = *state;
    saving_begin(saving, 7, 20);
    try_start(saving, "open", EACCES);
    assert_int_equal(saving->recovery.trouble.reason, ERROR_FORBIDDEN);
    try_start(saving, "open", EMFILE);
    try_start(saving, "stat", EIO);
    try_start(saving, "stat", ESTALE);
    try_start(saving, "read", EIO);
    saving_restart(saving);
    assert_int_equal(saving->recovery.source, RECOVERY_RUNNING);
    assert_false(saving->recovery.unreadable);
    expect_same(&saving->recovery.record, &saving->match.record);
}

static void a_new_match_goes_to_another_slot_while_the_first_cannot_be_read(void **state)
{
    Saving *saving = *state;
    Match next;
    saving_begin(saving, 7, 20);
    try_start(saving, "stat", EIO);
    faults_set("any", 1, -EIO); /* about the first slot, and only that */
    begin_sample(&saving->autosave, &next, 8, 5);
    faults_set(NULL, 0, 0);
    assert_int_equal(saving->autosave.slot, 2);
    expect_on_disk(saving->folder, RUNNING, &saving->match.record);
    expect_on_disk(saving->folder, RUNNING_2, &next.record);

    saving_restart(
        saving); /* both are there: the first to continue, the second among the matches */
    assert_int_equal(saving->recovery.source, RECOVERY_RUNNING);
    expect_same(&saving->recovery.record, &saving->match.record);
    assert_false(folder_has(saving->folder, RUNNING_2));
    assert_int_equal(saving_filed(saving), 1);
}

/* The game was once started with sudo. The super-user may read everything: nothing to test then. */
static void a_slot_of_another_user_is_passed_over_and_told(void **state)
{
    Saving *saving = *state;
    Match next;
    if (getuid() != 0)
        skip();
    saving_begin(saving, 7, 20);
    autosave_close(&saving->autosave);
    assert_int_equal(chmod(saving->folder->path, 0777), 0);
    assert_int_equal(seteuid(65534), 0);
    open_in(&saving->autosave, saving->folder);
    autosave_recover(&saving->autosave, &saving->recovery);
    begin_sample(&saving->autosave, &next, 8, 5);
    assert_int_equal(seteuid(0), 0);
    assert_int_equal(saving->autosave.slot, 2);
    assert_int_equal(saving->recovery.source, RECOVERY_NONE);
    assert_true(saving->recovery.unreadable);
    assert_int_equal(saving->recovery.trouble.reason, ERROR_FORBIDDEN);
    expect_on_disk(saving->folder, RUNNING, &saving->match.record);
    expect_on_disk(saving->folder, RUNNING_2, &next.record);
}

static void a_stat_that_fails_does_not_lose_the_running_match(void **state)
{
    Saving *saving = *state;
    Match next;
    Error error;
    saving_begin(saving, 7, 20);
    faults_under(saving->folder->path);
    for (int nth = 1; nth <= 12; nth++) {
        sample_match(&next, (uint64_t)(40 + nth), 3);
        faults_set("stat", nth, EIO);
        autosave_begin(&saving->autosave, &next.record, &error);
        faults_set(NULL, 0, 0);
        play_any(&next);
        assert_true(autosave_update(&saving->autosave, &next.record, &error));
    }
    saving_restart(saving);
    assert_int_equal(saving->recovery.source, RECOVERY_RUNNING);
    expect_same(&saving->recovery.record, &next.record);
    assert_int_equal(saving_filed(saving), 12); /* each that came before it */
}

static void a_lock_that_cannot_be_looked_at_is_still_ours(void **state)
{
    Saving *saving = *state;
    saving_begin(saving, 7, 20);
    faults_under(in_folder(saving->folder, "running.lock"));
    faults_set("stat", 1, EIO);
    saving->match.record.seats[0].level = LEVEL_EASY; /* written whole */
    saving_update(saving);
    assert_int_equal(saving->autosave.slot, 1);
    assert_int_equal(saving_filed(saving), 0);
}

/* ---- the second copy ---- */

static void the_second_copy_is_found_where_the_first_is_gone(void **state)
{
    Saving *saving = *state;
    saving_begin(saving, 7, 20);
    assert_int_equal(unlink(in_folder(saving->folder, RUNNING)), 0);
    saving_restart(saving);
    assert_int_equal(saving->recovery.source, RECOVERY_BACKUP);
    expect_same(&saving->recovery.record, &saving->match.record);
    expect_on_disk(saving->folder, RUNNING, &saving->match.record);
    Error error; /* it is the running match now, and makes way for nobody */
    assert_true(autosave_begin(&saving->autosave, &saving->recovery.record, &error));
    assert_int_equal(saving_filed(saving), 0);
}

static void a_damaged_match_that_cannot_be_moved_is_not_overwritten_by_its_copy(void **state)
{
    Saving *saving = *state;
    char damaged[FOLDER_TEXT];
    saving_begin(saving, 7, 20);
    autosave_close(&saving->autosave);
    folder_write(saving->folder, RUNNING, "dreamhome 2\nno record\n", 22);
    faults_under(saving->folder->path);
    faults_set("link", 1, -EIO);
    open_in(&saving->autosave, saving->folder);
    autosave_recover(&saving->autosave, &saving->recovery);
    faults_set(NULL, 0, 0);
    assert_int_equal(saving->recovery.source, RECOVERY_BACKUP);
    assert_string_equal(saving->recovery.damaged, "");
    folder_read(saving->folder, RUNNING, damaged);
    assert_string_equal(damaged, "dreamhome 2\nno record\n");
}

static void a_new_match_does_not_overwrite_a_second_copy_without_a_first(void **state)
{
    Saving *saving = *state;
    Match next;
    saving_begin(saving, 7, 20);
    autosave_close(&saving->autosave);
    assert_int_equal(unlink(in_folder(saving->folder, RUNNING)), 0);
    open_in(&saving->autosave, saving->folder);
    begin_sample(&saving->autosave, &next, 8, 5);
    assert_int_equal(saving_filed(saving), 1);
    expect_on_disk(saving->folder, "matches/2026-01-31_18-30-00.dreamhome", &saving->match.record);
}

static void the_second_copy_of_a_lost_slot_is_filed(void **state)
{
    Saving *saving = *state;
    char text[FOLDER_TEXT];
    sample_match(&saving->match, 8, 11);
    const size_t length = (sample_text(&saving->match.record, text), strlen(text));
    folder_write(saving->folder, "running-3-backup.dreamhome", text, length);
    saving_restart(saving);
    assert_int_equal(saving_filed(saving), 1);
    assert_false(folder_has(saving->folder, "running-3-backup.dreamhome"));
    expect_same(&saving->recovery.record, &saving->match.record);
}

static void the_second_copy_never_holds_a_move_that_was_taken_back(void **state)
{
    Saving *saving = *state;
    Record copy;
    Error error;
    saving_begin(saving, 7, 0);
    for (int i = 0; i < 60; i++) {
        if (i % 5 == 4)
            match_undo(&saving->match);
        else
            play_any(&saving->match);
        saving_update(saving);
        assert_true(record_file_load(in_folder(saving->folder, BACKUP), &copy, &error));
        assert_true(copy.move_count <= saving->match.record.move_count &&
                    copy.move_count + AUTOSAVE_BACKUP_MOVES >= saving->match.record.move_count);
        for (int move = 0; move < copy.move_count; move++)
            assert_true(move_equal(&copy.moves[move], &saving->match.record.moves[move]));
    }
}

static void a_second_copy_that_could_not_be_written_is_written_later(void **state)
{
    Saving *saving = *state;
    Record copy;
    Error error;
    saving_begin(saving, 7, 24);
    match_undo(&saving->match);
    faults_under(in_folder(saving->folder, BACKUP));
    faults_set("rename", 1, EIO);
    saving_update(saving);
    match_undo(&saving->match);
    saving_update(saving);
    assert_true(record_file_load(in_folder(saving->folder, BACKUP), &copy, &error));
    assert_int_equal(copy.move_count, 22);
}

/* ---- what is written ---- */

static void every_move_is_on_the_disk_when_the_update_returns(void **state)
{
    Saving *saving = *state;
    saving_begin(saving, 7, 1);
    for (int i = 0; i < 5; i++) {
        faults_under(in_folder(saving->folder, RUNNING));
        play_any(&saving->match);
        saving_update(saving);
        assert_int_equal(faults_count("fsync"), 1);
        assert_int_equal(faults_count("rename"), 0); /* a line is appended, nothing is replaced */
    }
}

static void the_end_of_a_turn_is_a_line_of_its_own(void **state)
{
    Saving *saving = *state;
    char text[FOLDER_TEXT];
    saving_begin(saving, 7, 1);
    record_end_turn(&saving->match.record);
    saving_update(saving);
    const size_t length = folder_read(saving->folder, RUNNING, text);
    assert_string_equal(text + length - strlen("\nend\n"), "\nend\n");
    saving_restart(saving);
    assert_true(record_turn_ended(&saving->recovery.record));
    match_undo(&saving->match);
    saving_update(saving);
    folder_read(saving->folder, RUNNING, text);
    assert_null(strstr(text, "\nend\n"));
}

static void what_would_not_read_back_is_never_written(void **state)
{
    Saving *saving = *state;
    Match bad;
    Error error;
    static const char *const NAMES[] = {"A\nB", "", "A\xc2\x85", "A\xff", "A\nplayer 3 easy B"};
    saving_begin(saving, 7, 20);
    for (size_t i = 0; i < COUNT_OF(NAMES); i++) {
        sample_match(&bad, 9, 3);
        strcpy(bad.record.seats[1].name, NAMES[i]);
        assert_int_equal(autosave_begin(&saving->autosave, &bad.record, &error), i > 0);
        expect_on_disk(saving->folder, RUNNING, &saving->match.record);
        assert_false(record_file_save(in_folder(saving->folder, "a"), &bad.record, &error));
    }
    sample_match(&bad, 9, 3);
    strcpy(bad.record.started, "12026-01-31T18:30:00Z");
    assert_true(autosave_begin(&saving->autosave, &bad.record, &error)); /* told already */
    assert_true(saving->autosave.failing);
    expect_on_disk(saving->folder, RUNNING, &saving->match.record);
    assert_false(folder_has(saving->folder, "a"));
}

static void a_linked_save_stays_a_link_from_the_first_move_to_the_last(void **state)
{
    Saving *saving = *state;
    struct stat info;
    const char *running = in_folder(saving->folder, RUNNING);
    assert_int_equal(symlink("cloud", running), 0);
    saving_begin(saving, 7, 20);
    play_any(&saving->match);
    saving_update(saving);
    expect_on_disk(saving->folder, "cloud", &saving->match.record);
    saving_finish(saving, &saving->match.record);
    assert_false(folder_has(saving->folder, "cloud"));
    assert_true(lstat(running, &info) == 0 && S_ISLNK(info.st_mode));
    saving_begin(saving, 8, 2);
    expect_on_disk(saving->folder, "cloud", &saving->match.record);
}

static int world_teardown(void **state)
{
    faults_set(NULL, 0, 0);
    return saving_teardown(state);
}

#define WORLD(test) cmocka_unit_test_setup_teardown(test, saving_setup, world_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WORLD(a_match_that_cannot_be_read_now_is_left_alone_and_told),
        WORLD(a_new_match_goes_to_another_slot_while_the_first_cannot_be_read),
        WORLD(a_slot_of_another_user_is_passed_over_and_told),
        WORLD(a_stat_that_fails_does_not_lose_the_running_match),
        WORLD(a_lock_that_cannot_be_looked_at_is_still_ours),
        WORLD(the_second_copy_is_found_where_the_first_is_gone),
        WORLD(a_damaged_match_that_cannot_be_moved_is_not_overwritten_by_its_copy),
        WORLD(a_new_match_does_not_overwrite_a_second_copy_without_a_first),
        WORLD(the_second_copy_of_a_lost_slot_is_filed),
        WORLD(the_second_copy_never_holds_a_move_that_was_taken_back),
        WORLD(a_second_copy_that_could_not_be_written_is_written_later),
        WORLD(every_move_is_on_the_disk_when_the_update_returns),
        WORLD(the_end_of_a_turn_is_a_line_of_its_own),
        WORLD(what_would_not_read_back_is_never_written),
        WORLD(a_linked_save_stays_a_link_from_the_first_move_to_the_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
