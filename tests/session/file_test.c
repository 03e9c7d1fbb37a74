/* Files and folders: nothing is replaced by accident. */
#include "folder.h"
#include "testing.h"

#include "session/file.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void expect_file(const Folder *folder, const char *name, const char *text)
{
    char read[FOLDER_TEXT];
    folder_read(folder, name, read);
    assert_string_equal(read, text);
}

static void a_file_is_created_only_where_there_is_none(void **state)
{
    const Folder *folder = *state;
    Error error;
    bool taken;
    assert_true(file_create(in_folder(folder, "a"), "one", 3, &taken, &error));
    assert_false(taken);
    assert_false(file_create(in_folder(folder, "a"), "two", 3, &taken, &error));
    assert_true(taken);
    expect_file(folder, "a", "one");
    assert_false(file_create(in_folder(folder, "no/a"), "two", 3, &taken, &error));
    assert_false(taken);
    assert_int_equal(folder_count(folder, ".", "", ""), 1);
}

static void a_move_replaces_nothing(void **state)
{
    const Folder *folder = *state;
    Error error;
    bool taken;
    folder_write(folder, "a", "one", 3);
    folder_write(folder, "b", "two", 3);
    assert_false(file_move(in_folder(folder, "a"), in_folder(folder, "b"), &taken, &error));
    assert_true(taken);
    assert_true(file_move(in_folder(folder, "a"), in_folder(folder, "c"), &taken, &error));
    assert_false(file_move(in_folder(folder, "a"), in_folder(folder, "d"), &taken, &error));
    assert_false(taken);
    assert_non_null(strstr(error.words, "No such file"));
    expect_file(folder, "b", "two");
    expect_file(folder, "c", "one");
    assert_false(folder_has(folder, "a"));
}

static void a_file_gets_another_end_only_if_it_is_the_known_one(void **state)
{
    const Folder *folder = *state;
    Error error;
    folder_write(folder, "a", "one two", 7);
    assert_true(file_end_with(in_folder(folder, "a"), 7, 4, "three", 5, &error));
    expect_file(folder, "a", "one three");
    assert_true(file_end_with(in_folder(folder, "a"), 9, 3, "", 0, &error));
    expect_file(folder, "a", "one");
    assert_false(file_end_with(in_folder(folder, "a"), 4, 3, "x", 1, &error));
    assert_non_null(strstr(error.words, "another program has changed it"));
    assert_false(file_end_with(in_folder(folder, "b"), 0, 0, "x", 1, &error));
    assert_false(file_end_with(folder->path, 0, 0, "x", 1, &error));
    expect_file(folder, "a", "one");
    folder_fill_disk(true);
    assert_false(file_end_with(in_folder(folder, "a"), 3, 3, "x", 1, &error));
    folder_fill_disk(false);
    expect_file(folder, "a", "one");
}

static void a_draft_shows_only_when_it_is_committed(void **state)
{
    const Folder *folder = *state;
    FileDraft draft;
    Error error;
    folder_write(folder, "a", "old", 3);
    assert_true(file_draft_open(&draft, in_folder(folder, "a"), &error));
    fputs("new", draft.file);
    expect_file(folder, "a", "old");
    file_draft_drop(&draft);
    file_draft_drop(&draft);
    assert_true(file_draft_open(&draft, in_folder(folder, "a"), &error));
    fputs("new", draft.file);
    assert_true(file_draft_commit(&draft, &error));
    expect_file(folder, "a", "new");
    assert_int_equal(folder_count(folder, ".", "", ""), 1);
    assert_false(file_draft_open(&draft, in_folder(folder, "no/a"), &error));
    file_draft_drop(&draft);
    assert_false(file_draft_open(&draft, folder->path, &error));
}

static void a_draft_that_does_not_fit_leaves_the_old_file(void **state)
{
    const Folder *folder = *state;
    FileDraft draft;
    Error error;
    folder_write(folder, "a", "old", 3);
    assert_true(file_draft_open(&draft, in_folder(folder, "a"), &error));
    folder_fill_disk(true);
    fputs("new", draft.file);
    assert_false(file_draft_commit(&draft, &error));
    folder_fill_disk(false);
    expect_file(folder, "a", "old");
    assert_int_equal(folder_count(folder, ".", "", ""), 1);
}

static void the_names_of_a_folder_stand_in_byte_order(void **state)
{
    enum { FILES = 273 };
    const Folder *folder = *state;
    Error error;
    FileNames names;
    char name[FILE_NAME_CAPACITY];
    for (int i = 0; i < FILES; i++) {
        snprintf(name, sizeof name, "%04d.x", i * 7919 % FILES);
        folder_write(folder, name, "", 0);
    }
    folder_write(folder, ".hidden.x", "", 0);
    folder_write(folder, ".x", "", 0);
    folder_write(folder, "other.y", "", 0);
    folder_write(folder, "bad\xff.x", "", 0);
    assert_true(file_names(folder->path, ".x", &names, &error));
    assert_int_equal(names.count, FILES);
    for (int i = 0; i < FILES; i++) {
        snprintf(name, sizeof name, "%04d.x", i);
        assert_string_equal(names.items[i], name);
    }
    file_names_free(&names);
    file_names_free(&names);
}

static void a_folder_that_is_not_there_is_empty_and_a_file_is_no_folder(void **state)
{
    const Folder *folder = *state;
    FileNames names;
    Error error;
    assert_true(file_names(in_folder(folder, "no"), ".x", &names, &error));
    assert_int_equal(names.count, 0);
    folder_write(folder, "a", "", 0);
    assert_false(file_names(in_folder(folder, "a"), ".x", &names, &error));
}

static bool other_program_locks(const Folder *folder)
{
    int status;
    const pid_t child = fork();
    if (child == 0) {
        FileLock lock;
        Error error;
        bool busy;
        const bool locked = file_lock(&lock, in_folder(folder, "lock"), &busy, &error);
        _exit(locked ? 0 : busy ? 1 : 2);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_in_range(WEXITSTATUS(status), 0, 1);
    return WEXITSTATUS(status) == 0;
}

static void a_lock_keeps_other_programs_out_until_it_is_released(void **state)
{
    const Folder *folder = *state;
    FileLock lock;
    Error error;
    bool busy;
    assert_true(other_program_locks(folder)); /* and it is free when that program has ended */
    assert_true(file_lock(&lock, in_folder(folder, "lock"), &busy, &error));
    assert_false(other_program_locks(folder));
    file_unlock(&lock);
    file_unlock(&lock);
    assert_true(other_program_locks(folder));
    assert_false(file_lock(&lock, in_folder(folder, "no/lock"), &busy, &error));
    assert_false(busy);
}

static void what_is_not_there_is_removed_without_a_word(void **state)
{
    const Folder *folder = *state;
    Error error;
    FileStamp stamp;
    folder_write(folder, "a", "12345", 5);
    assert_int_equal(file_look(in_folder(folder, "a"), &stamp, &error), FILE_THERE);
    assert_int_equal(stamp.bytes, 5);
    assert_true(file_remove(in_folder(folder, "a"), &error));
    assert_true(file_remove(in_folder(folder, "a"), &error));
    assert_int_equal(file_look(in_folder(folder, "a"), &stamp, &error), FILE_MISSING);
    assert_int_equal(file_look(folder->path, &stamp, &error), FILE_UNKNOWN);
    assert_false(file_remove(folder->path, &error));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(a_file_is_created_only_where_there_is_none),
        FOLDER(a_move_replaces_nothing),
        FOLDER(a_file_gets_another_end_only_if_it_is_the_known_one),
        FOLDER(a_draft_shows_only_when_it_is_committed),
        FOLDER(a_draft_that_does_not_fit_leaves_the_old_file),
        FOLDER(the_names_of_a_folder_stand_in_byte_order),
        FOLDER(a_folder_that_is_not_there_is_empty_and_a_file_is_no_folder),
        FOLDER(a_lock_keeps_other_programs_out_until_it_is_released),
        FOLDER(what_is_not_there_is_removed_without_a_word),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
