/* Files among others: links, pipes, other users, and disks that fail. */
#include "faults.h"
#include "folder.h"
#include "testing.h"

#include "session/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

static bool luck_is_known;

/* Stands in front of the C library's own: chance, unless somebody can foresee it. */
int getentropy(void *bytes, size_t length)
{
    memset(bytes, 7, length);
    return luck_is_known || getrandom(bytes, length, 0) == (ssize_t)length ? 0 : -1;
}

static void expect_file(const Folder *folder, const char *name, const char *text)
{
    char read[FOLDER_TEXT];
    folder_read(folder, name, read);
    assert_string_equal(read, text);
}

static void expect_link(const Folder *folder, const char *name)
{
    struct stat info;
    assert_int_equal(lstat(in_folder(folder, name), &info), 0);
    assert_true(S_ISLNK(info.st_mode));
}

static int permissions(const Folder *folder, const char *name)
{
    struct stat info;
    assert_int_equal(stat(in_folder(folder, name), &info), 0);
    return info.st_mode & 0777;
}

/* ---- links ---- */

static void a_link_stays_a_link_and_leads_to_what_was_written(void **state)
{
    const Folder *folder = *state;
    FileDraft draft;
    Error error;
    assert_int_equal(mkdir(in_folder(folder, "far"), 0777), 0);
    folder_write(folder, "far/target", "old", 3);
    assert_int_equal(symlink("far/target", in_folder(folder, "near")), 0);
    assert_int_equal(symlink(in_folder(folder, "near"), in_folder(folder, "first")), 0);
    assert_true(file_write(in_folder(folder, "first"), "new", 3, &error));
    expect_file(folder, "far/target", "new");
    assert_true(file_draft_open(&draft, in_folder(folder, "near"), &error));
    fputs("draft", draft.file);
    assert_true(file_draft_commit(&draft, &error));
    expect_file(folder, "far/target", "draft");
    assert_true(file_end_with(in_folder(folder, "near"), 5, 5, "ed", 2, &error));
    expect_file(folder, "far/target", "drafted");
    expect_link(folder, "first");
    expect_link(folder, "near");
    assert_int_equal(folder_count(folder, ".", "", ".tmp"), 0);
    assert_int_equal(folder_count(folder, "far", "", ".tmp"), 0);
}

static void what_a_link_leads_to_may_come_and_go(void **state)
{
    const Folder *folder = *state;
    FileStamp stamp;
    Error error;
    assert_int_equal(symlink("target", in_folder(folder, "link")), 0);
    assert_int_equal(file_look(in_folder(folder, "link"), &stamp, &error), FILE_MISSING);
    assert_true(file_write(in_folder(folder, "link"), "text", 4, &error));
    expect_file(folder, "target", "text");
    assert_true(file_remove(in_folder(folder, "link"), &error));
    assert_false(folder_has(folder, "target"));
    expect_link(folder, "link");
}

static void what_is_no_file_stays_behind_its_link(void **state)
{
    const Folder *folder = *state;
    Error error;
    struct stat info;
    assert_int_equal(mkfifo(in_folder(folder, "pipe"), 0666), 0);
    assert_int_equal(symlink("pipe", in_folder(folder, "link")), 0);
    assert_false(file_write(in_folder(folder, "link"), "x", 1, &error));
    expect_link(folder, "link");
    assert_true(file_remove(in_folder(folder, "link"), &error));
    assert_int_equal(lstat(in_folder(folder, "link"), &info), -1);
    assert_int_equal(stat(in_folder(folder, "pipe"), &info), 0);
    assert_true(S_ISFIFO(info.st_mode));
}

static void a_link_that_leads_to_itself_is_an_error(void **state)
{
    const Folder *folder = *state;
    Error error;
    assert_int_equal(symlink("loop", in_folder(folder, "loop")), 0);
    assert_false(file_write(in_folder(folder, "loop"), "x", 1, &error));
    assert_false(file_remove(in_folder(folder, "loop"), &error));
}

static void a_file_is_not_created_through_a_link(void **state)
{
    const Folder *folder = *state;
    Error error;
    bool taken;
    assert_int_equal(symlink("target", in_folder(folder, "link")), 0);
    assert_false(file_create(in_folder(folder, "link"), "x", 1, &taken, &error));
    assert_true(taken);
    assert_false(folder_has(folder, "target"));
}

/* ---- others ---- */

static void new_files_and_folders_are_their_owners_alone(void **state)
{
    const Folder *folder = *state;
    FileDraft draft;
    FileLock lock;
    Error error;
    bool taken;
    const mode_t mask = umask(0);
    assert_true(file_make_directory(in_folder(folder, "one/two"), &error));
    assert_true(file_write(in_folder(folder, "one/a"), "x", 1, &error));
    assert_true(file_create(in_folder(folder, "one/b"), "x", 1, &taken, &error));
    assert_true(file_draft_open(&draft, in_folder(folder, "one/c"), &error));
    assert_true(file_draft_commit(&draft, &error));
    assert_true(file_lock(&lock, in_folder(folder, "one/lock"), &taken, &error));
    file_unlock(&lock);
    umask(mask);
    assert_int_equal(permissions(folder, "one"), 0700);
    assert_int_equal(permissions(folder, "one/two"), 0700);
    assert_int_equal(permissions(folder, "one/a"), 0600);
    assert_int_equal(permissions(folder, "one/b"), 0600);
    assert_int_equal(permissions(folder, "one/c"), 0600);
    assert_int_equal(permissions(folder, "one/lock"), 0600);
}

static void a_file_that_is_shared_stays_shared(void **state)
{
    const Folder *folder = *state;
    FileDraft draft;
    Error error;
    folder_write(folder, "a", "x", 1);
    assert_int_equal(chmod(in_folder(folder, "a"), 0664), 0);
    assert_true(file_write(in_folder(folder, "a"), "y", 1, &error));
    assert_int_equal(permissions(folder, "a"), 0664);
    assert_true(file_draft_open(&draft, in_folder(folder, "a"), &error));
    assert_true(file_draft_commit(&draft, &error));
    assert_int_equal(permissions(folder, "a"), 0664);
}

static void an_unfinished_file_has_a_name_that_nobody_can_foresee(void **state)
{
    const Folder *folder = *state;
    FileDraft one, other;
    Error error;
    assert_true(file_draft_open(&one, in_folder(folder, "a"), &error));
    assert_true(fcntl(fileno(one.file), F_GETFD) & FD_CLOEXEC);
    file_draft_drop(&one);
    assert_true(file_draft_open(&other, in_folder(folder, "a"), &error));
    file_draft_drop(&other);
    assert_string_not_equal(one.temporary, other.temporary);
    assert_int_equal(folder_count(folder, ".", "", ""), 0);
}

/* Even who can foresee the name gets nothing by it: a link leads nowhere, and nobody waits. */
static void what_lies_under_the_name_of_an_unfinished_file_is_not_touched(void **state)
{
    const Folder *folder = *state;
    FileDraft draft;
    Error error;
    folder_write(folder, "theirs", "old", 3);
    luck_is_known = true;
    assert_true(file_draft_open(&draft, in_folder(folder, "a"), &error));
    file_draft_drop(&draft);
    assert_int_equal(symlink("theirs", draft.temporary), 0);
    assert_true(file_write(in_folder(folder, "a"), "new", 3, &error));
    assert_int_equal(unlink(draft.temporary), 0);
    assert_int_equal(mkfifo(draft.temporary, 0666), 0);
    assert_true(file_write(in_folder(folder, "b"), "new", 3, &error));
    expect_file(folder, "theirs", "old");
    expect_file(folder, "a", "new");
    expect_file(folder, "b", "new");
}

static void nothing_waits_for_a_pipe(void **state)
{
    const Folder *folder = *state;
    char buffer[16];
    size_t length;
    FileLock lock;
    FileStamp stamp;
    FileDraft draft;
    Error error;
    bool busy;
    const char *pipe = in_folder(folder, "pipe");
    assert_int_equal(mkfifo(pipe, 0666), 0);
    assert_false(file_read(pipe, buffer, sizeof buffer, &length, &error));
    assert_int_equal(error.reason, ERROR_OTHER);
    assert_null(file_open(pipe, &error));
    assert_false(file_write(pipe, "x", 1, &error));
    assert_false(file_end_with(pipe, 0, 0, "x", 1, &error));
    assert_false(file_draft_open(&draft, pipe, &error));
    assert_false(file_lock(&lock, pipe, &busy, &error));
    assert_false(busy);
    assert_int_equal(file_look(pipe, &stamp, &error), FILE_UNKNOWN);
}

/* ---- failures ---- */

static void only_a_file_that_is_certainly_not_there_is_missing(void **state)
{
    const Folder *folder = *state;
    FileStamp stamp;
    Error error;
    folder_write(folder, "a", "x", 1);
    faults_under(folder->path);
    faults_set("stat", 1, EIO);
    assert_int_equal(file_look(in_folder(folder, "a"), &stamp, &error), FILE_UNKNOWN);
    faults_set("stat", 1, ESTALE);
    assert_int_equal(file_look(in_folder(folder, "a"), &stamp, &error), FILE_UNKNOWN);
    faults_set("stat", 1, ENOENT);
    assert_int_equal(file_look(in_folder(folder, "a"), &stamp, &error), FILE_MISSING);
    faults_set(NULL, 0, 0);
    assert_int_equal(file_look(in_folder(folder, "a"), &stamp, &error), FILE_THERE);
}

static void what_cannot_be_read_now_is_not_damaged(void **state)
{
    static const struct {
        const char *call;
        int number;
        ErrorReason reason;
    } FAULTS[] = {
        {"open", EACCES, ERROR_FORBIDDEN}, {"open", EMFILE, ERROR_OTHER},
        {"stat", EIO, ERROR_OTHER},        {"read", EIO, ERROR_OTHER},
        {"open", ENOENT, ERROR_MISSING},
    };
    const Folder *folder = *state;
    char buffer[4];
    size_t length;
    Error error;
    folder_write(folder, "a", "four", 4);
    faults_under(folder->path);
    for (size_t i = 0; i < COUNT_OF(FAULTS); i++) {
        faults_set(FAULTS[i].call, 1, FAULTS[i].number);
        assert_false(file_read(in_folder(folder, "a"), buffer, sizeof buffer, &length, &error));
        assert_int_equal(error.reason, FAULTS[i].reason);
    }
    faults_set(NULL, 0, 0);
    assert_true(file_read(in_folder(folder, "a"), buffer, sizeof buffer, &length, &error));
    assert_int_equal(length, 4);
    assert_false(file_read(in_folder(folder, "a"), buffer, 3, &length, &error));
    assert_int_equal(error.reason, ERROR_DAMAGED); /* it was read, and is too large */
}

static void every_way_to_write_reaches_the_disk(void **state)
{
    const Folder *folder = *state;
    FileDraft draft;
    Error error;
    bool taken;
    enum { FILE_AND_FOLDER = 2 };
    faults_under(folder->path);
    assert_true(file_write(in_folder(folder, "a"), "x", 1, &error));
    assert_int_equal(faults_count("fsync"), FILE_AND_FOLDER);
    faults_under(folder->path);
    assert_true(file_create(in_folder(folder, "b"), "x", 1, &taken, &error));
    assert_int_equal(faults_count("fsync"), FILE_AND_FOLDER);
    faults_under(folder->path);
    assert_true(file_end_with(in_folder(folder, "b"), 1, 1, "y", 1, &error));
    assert_int_equal(faults_count("fsync"), 1);
    faults_under(folder->path);
    assert_true(file_draft_open(&draft, in_folder(folder, "c"), &error));
    assert_true(file_draft_commit(&draft, &error));
    assert_int_equal(faults_count("fsync"), FILE_AND_FOLDER);
    faults_under(folder->path);
    assert_true(file_move(in_folder(folder, "c"), in_folder(folder, "d"), &taken, &error));
    assert_int_equal(faults_count("fsync"), 2); /* the folder it left and the one it is in now */
    faults_under(folder->path);
    assert_true(file_remove(in_folder(folder, "d"), &error));
    assert_int_equal(faults_count("fsync"), 1);
}

/* Whatever call fails: the old bytes are there or the new ones, and nothing lies around. */
static void a_write_that_fails_leaves_the_old_file_and_nothing_else(void **state)
{
    static const char *const CALLS[] = {"open", "write", "fsync", "rename", "stat"};
    const Folder *folder = *state;
    Error error;
    faults_under(folder->path);
    for (size_t i = 0; i < COUNT_OF(CALLS); i++) {
        folder_write(folder, "a", "old", 3);
        faults_set(CALLS[i], 1, EIO);
        assert_false(file_write(in_folder(folder, "a"), "newer", 5, &error));
        faults_set(NULL, 0, 0);
        expect_file(folder, "a", "old");
        assert_int_equal(folder_count(folder, ".", "", ""), 1);
    }
}

static void an_end_that_does_not_reach_the_disk_is_taken_away_again(void **state)
{
    const Folder *folder = *state;
    Error error;
    faults_under(folder->path);
    for (int i = 0; i < 2; i++) {
        folder_write(folder, "a", "one\ntwo\n", 8);
        faults_set(i ? "fsync" : "write", 1, EIO);
        assert_false(file_end_with(in_folder(folder, "a"), 8, 8, "three\n", 6, &error));
        faults_set(NULL, 0, 0);
        expect_file(folder, "a", "one\ntwo\n");
    }
}

static void a_folder_that_cannot_be_read_is_not_empty(void **state)
{
    const Folder *folder = *state;
    FileNames names;
    Error error;
    folder_write(folder, "a.x", "", 0);
    faults_under(folder->path);
    faults_set("opendir", 1, EMFILE);
    assert_false(file_names(folder->path, ".x", &names, &error));
    faults_set(NULL, 0, 0);
    assert_int_equal(names.count, 0);
}

static int world_teardown(void **state)
{
    faults_set(NULL, 0, 0);
    luck_is_known = false;
    return folder_teardown(state);
}

#define WORLD(test) cmocka_unit_test_setup_teardown(test, folder_setup, world_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WORLD(a_link_stays_a_link_and_leads_to_what_was_written),
        WORLD(what_a_link_leads_to_may_come_and_go),
        WORLD(what_is_no_file_stays_behind_its_link),
        WORLD(a_link_that_leads_to_itself_is_an_error),
        WORLD(a_file_is_not_created_through_a_link),
        WORLD(new_files_and_folders_are_their_owners_alone),
        WORLD(a_file_that_is_shared_stays_shared),
        WORLD(an_unfinished_file_has_a_name_that_nobody_can_foresee),
        WORLD(what_lies_under_the_name_of_an_unfinished_file_is_not_touched),
        WORLD(nothing_waits_for_a_pipe),
        WORLD(only_a_file_that_is_certainly_not_there_is_missing),
        WORLD(what_cannot_be_read_now_is_not_damaged),
        WORLD(every_way_to_write_reaches_the_disk),
        WORLD(a_write_that_fails_leaves_the_old_file_and_nothing_else),
        WORLD(an_end_that_does_not_reach_the_disk_is_taken_away_again),
        WORLD(a_folder_that_cannot_be_read_is_not_empty),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
