/* Crashes, damage and disks that do not work: no match is lost, and play goes on. */
#include "autosaving.h"
#include "testing.h"

#include "session/record_file.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

static void a_last_line_cut_short_is_dropped_and_the_file_repaired(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Recovery recovery;
    Match match, shorter;
    char text[FOLDER_TEXT];
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 7, 25);
    autosave_close(&autosave);
    sample_match(&shorter, 7, 24);
    const size_t length = folder_read(folder, RUNNING, text);
    for (size_t cut = 1; text[length - cut - 1] != '\n'; cut++) {
        folder_write(folder, RUNNING, text, length - cut);
        start_again(folder, &recovery);
        assert_int_equal(recovery.source, RECOVERY_RUNNING);
        assert_true(recovery.cut);
        expect_same(&recovery.record, &shorter.record);
        expect_on_disk(folder, RUNNING, &shorter.record);
    }
}

/* A record with a byte changed is still a game, or it is set aside and the copy takes its place. */
static void try_damage(const Folder *folder, const char *text, size_t length, const Record *backup)
{
    static int set_aside;
    Recovery recovery;
    char name[64];
    char aside[FOLDER_TEXT];
    folder_write(folder, RUNNING, text, length);
    start_again(folder, &recovery);
    if (recovery.source == RECOVERY_RUNNING) {
        expect_on_disk(folder, RUNNING, &recovery.record);
        return;
    }
    assert_int_equal(recovery.source, RECOVERY_BACKUP);
    expect_same(&recovery.record, backup);
    expect_on_disk(folder, RUNNING, backup);
    snprintf(name, sizeof name, "damaged-%d.dreamhome", ++set_aside);
    assert_string_equal(recovery.damaged, name);
    assert_non_null(strstr(recovery.damage.words, "line "));
    assert_int_equal(folder_read(folder, name, aside), length);
    assert_memory_equal(aside, text, length);
}

static void every_byte_of_a_running_record_may_be_damaged(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Match match;
    Record backup;
    Error error;
    char text[FOLDER_TEXT];
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 7, 23);
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    autosave_close(&autosave);
    assert_true(record_file_load(in_folder(folder, BACKUP), &backup, &error));
    assert_int_equal(backup.move_count, 24);
    const size_t length = folder_read(folder, RUNNING, text);
    for (size_t i = 0; i < length; i++) {
        const char was = text[i];
        text[i] ^= (char)(1 << i % 8);
        folder_write(folder, BACKUP, "", 0); /* what the last turn of the loop wrote */
        assert_true(record_file_save(in_folder(folder, BACKUP), &backup, &error));
        try_damage(folder, text, length, &backup);
        text[i] = was;
        assert_true(record_file_save(in_folder(folder, BACKUP), &backup, &error));
        try_damage(folder, text, i, &backup);
    }
}

static void without_a_copy_the_newest_unfinished_match_is_offered(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Recovery recovery;
    Match earlier, match;
    Error error;
    open_in(&autosave, folder);
    begin_sample(&autosave, &earlier, 7, 25);
    begin_sample(&autosave, &match, 8, 10);
    autosave_close(&autosave);
    folder_write(folder, RUNNING, "hello\n", 6);
    folder_write(folder, BACKUP, "hello\n", 6);
    open_in(&autosave, folder);
    autosave_recover(&autosave, &recovery);
    assert_int_equal(recovery.source, RECOVERY_EARLIER);
    assert_string_equal(recovery.damaged, "damaged-1.dreamhome");
    expect_same(&recovery.record, &earlier.record);
    assert_true(autosave_begin(&autosave, &recovery.record, &error));
    expect_on_disk(folder, RUNNING, &earlier.record);
    autosave_close(&autosave);
}

static void a_running_record_that_is_no_file_harms_nothing(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Recovery recovery;
    Match match;
    Error error;
    assert_int_equal(mkdir(in_folder(folder, RUNNING), 0777), 0);
    start_again(folder, &recovery);
    assert_int_equal(recovery.source, RECOVERY_NONE);
    assert_true(recovery.unreadable);
    assert_non_null(strstr(recovery.trouble.words, "not a regular file"));
    open_in(&autosave, folder);
    sample_match(&match, 7, 3);
    assert_false(autosave_begin(&autosave, &match.record, &error)); /* it may go by */
    assert_non_null(strstr(error.words, "not a regular file"));
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    assert_false(autosave.failing);
    expect_on_disk(folder, "running-2.dreamhome", &match.record);
    autosave_close(&autosave);
}

static void a_full_disk_is_told_once_and_saving_resumes(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Match match;
    Match before;
    Error error;
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 7, 20);
    before = match;
    folder_fill_disk(true);
    for (int i = 0; i < 6; i++) {
        play_any(&match);
        const bool fine = autosave_update(&autosave, &match.record, &error);
        assert_int_equal(fine, i > 0); /* told once */
        assert_true(autosave.failing);
    }
    assert_non_null(strstr(error.words, "cannot write"));
    folder_fill_disk(false);
    expect_on_disk(folder, RUNNING, &before.record); /* nothing half, nothing lost */
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    assert_false(autosave.failing);
    expect_on_disk(folder, RUNNING, &match.record);
    folder_fill_disk(true);
    play_any(&match);
    assert_false(autosave_update(&autosave, &match.record, &error)); /* a new failure is news */
    folder_fill_disk(false);
    autosave_close(&autosave); /* and closing tries once more */
    expect_on_disk(folder, RUNNING, &match.record);
    assert_int_equal(folder_count(folder, ".", "", ".tmp"), 0);
}

static void a_full_disk_at_a_new_match_keeps_the_old_one(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Match old, match;
    Error error;
    open_in(&autosave, folder);
    begin_sample(&autosave, &old, 7, 20);
    folder_fill_disk(true);
    sample_match(&match, 8, 0);
    assert_false(autosave_begin(&autosave, &match.record, &error));
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    folder_fill_disk(false);
    expect_on_disk(folder, RUNNING, &old.record);
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    expect_on_disk(folder, RUNNING, &match.record);
    expect_on_disk(folder, "matches/2026-01-31_18-30-00.dreamhome", &old.record);
    autosave_close(&autosave);
}

static void a_finished_match_waits_for_room_on_the_disk(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Match match, next;
    Error error;
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 7, 20);
    folder_fill_disk(true);
    while (match.game.phase != PHASE_OVER)
        play_any(&match);
    assert_false(autosave_finish(&autosave, &match.record, &error));
    folder_fill_disk(false);
    begin_sample(&autosave, &next, 8, 1);
    expect_on_disk(folder, "matches/2026-01-31_18-30-00.dreamhome", &match.record);
    expect_on_disk(folder, RUNNING, &next.record);
    autosave_close(&autosave);
}

static void a_folder_that_disappears_is_made_again(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Match match;
    Error error;
    char data[FOLDER_PATH], gone[FOLDER_PATH];
    snprintf(data, sizeof data, "%s/data", folder->path);
    snprintf(gone, sizeof gone, "%s/gone", folder->path);
    assert_true(autosave_open(&autosave, data, &error));
    begin_sample(&autosave, &match, 7, 20);
    assert_int_equal(rename(data, gone), 0);
    folder_write(folder, "data", "", 0); /* in its place there is something else */
    play_any(&match);
    assert_false(autosave_update(&autosave, &match.record, &error));
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    assert_true(autosave.failing);
    assert_int_equal(unlink(data), 0);
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    assert_false(autosave.failing);
    expect_on_disk(folder, "data/" RUNNING, &match.record);
    assert_true(folder_has(folder, "data/running.lock"));
    autosave_close(&autosave);
}

static void a_folder_that_cannot_be_made_is_told_at_once(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Recovery recovery;
    Match match;
    Error error;
    folder_write(folder, "file", "", 0);
    assert_false(autosave_open(&autosave, in_folder(folder, "file/data"), &error));
    assert_non_null(strstr(error.words, "cannot "));
    autosave_recover(&autosave, &recovery);
    assert_int_equal(recovery.source, RECOVERY_NONE);
    begin_sample(&autosave, &match, 7, 5); /* told already */
    assert_true(autosave_finish(&autosave, &match.record, &error));
    autosave_close(&autosave);
    char longest[FILE_PATH_CAPACITY + 10];
    memset(longest, 'x', sizeof longest);
    longest[sizeof longest - 1] = '\0';
    assert_false(autosave_open(&autosave, longest, &error));
    autosave_recover(&autosave, &recovery);
    begin_sample(&autosave, &match, 7, 5);
    autosave_close(&autosave);
}

static void a_file_that_is_gone_or_another_one_is_written_whole(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Match match;
    Error error;
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 7, 20);
    folder_write(folder, RUNNING, "x", 1);
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    expect_on_disk(folder, RUNNING, &match.record);
    assert_int_equal(unlink(in_folder(folder, RUNNING)), 0);
    match_undo(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    assert_false(autosave.failing);
    expect_on_disk(folder, RUNNING, &match.record);
    autosave_close(&autosave);
}

/* Somebody who may not write there; the super-user always may. */
static void become_somebody(bool somebody)
{
    if (getuid() == 0)
        assert_int_equal(seteuid(somebody ? 65534 : 0), 0);
}

static void a_read_only_folder_is_told_once_and_read_all_the_same(void **state)
{
    const Folder *folder = *state;
    Autosave autosave;
    Recovery recovery;
    Match match;
    Error error;
    open_in(&autosave, folder);
    begin_sample(&autosave, &match, 7, 20);
    autosave_close(&autosave);
    assert_int_equal(unlink(in_folder(folder, "running.lock")), 0);
    chmod(in_folder(folder, RUNNING), 0444);
    chmod(folder->path, 0555);
    become_somebody(true);
    const bool opened = autosave_open(&autosave, folder->path, &error);
    autosave_recover(&autosave, &recovery);
    const bool begun = autosave_begin(&autosave, &recovery.record, &error);
    become_somebody(false);
    chmod(folder->path, 0777);
    chmod(in_folder(folder, RUNNING), 0666);
    assert_false(opened);
    assert_true(begun); /* told already */
    assert_true(autosave.failing);
    assert_int_equal(recovery.source, RECOVERY_RUNNING);
    expect_same(&recovery.record, &match.record);
    play_any(&match);
    assert_true(autosave_update(&autosave, &match.record, &error));
    assert_false(autosave.failing);
    expect_on_disk(folder, RUNNING, &match.record);
    autosave_close(&autosave);
}

static void what_a_crash_left_long_ago_is_swept_away(void **state)
{
    const Folder *folder = *state;
    Recovery recovery;
    const struct utimbuf long_ago = {.actime = 1, .modtime = 1};
    assert_int_equal(mkdir(in_folder(folder, "matches"), 0777), 0);
    folder_write(folder, "running.dreamhome.17.tmp", "half", 4);
    folder_write(folder, "matches/x.dreamhome.17.tmp", "half", 4);
    folder_write(folder, "running.dreamhome.18.tmp", "half", 4);
    assert_int_equal(utime(in_folder(folder, "running.dreamhome.17.tmp"), &long_ago), 0);
    assert_int_equal(utime(in_folder(folder, "matches/x.dreamhome.17.tmp"), &long_ago), 0);
    start_again(folder, &recovery);
    assert_false(folder_has(folder, "running.dreamhome.17.tmp"));
    assert_false(folder_has(folder, "matches/x.dreamhome.17.tmp"));
    assert_true(folder_has(folder, "running.dreamhome.18.tmp")); /* somebody may be writing it */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(a_last_line_cut_short_is_dropped_and_the_file_repaired),
        FOLDER(every_byte_of_a_running_record_may_be_damaged),
        FOLDER(without_a_copy_the_newest_unfinished_match_is_offered),
        FOLDER(a_running_record_that_is_no_file_harms_nothing),
        FOLDER(a_full_disk_is_told_once_and_saving_resumes),
        FOLDER(a_full_disk_at_a_new_match_keeps_the_old_one),
        FOLDER(a_finished_match_waits_for_room_on_the_disk),
        FOLDER(a_folder_that_disappears_is_made_again),
        FOLDER(a_folder_that_cannot_be_made_is_told_at_once),
        FOLDER(a_file_that_is_gone_or_another_one_is_written_whole),
        FOLDER(a_read_only_folder_is_told_once_and_read_all_the_same),
        FOLDER(what_a_crash_left_long_ago_is_swept_away),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
