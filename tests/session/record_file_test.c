/* Records on disk: a save is whole or not there, a load changes nothing when it fails. */
#include "sample.h"
#include "testing.h"

#include "session/record_file.h"

#include <dirent.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct Folder {
    char path[64];
    char file[100]; /* a name in it that nothing has yet */
} Folder;

static int folder_setup(void **state)
{
    Folder *folder = malloc(sizeof *folder);
    assert_non_null(folder);
    strcpy(folder->path, "dreamhome-test-XXXXXX");
    assert_non_null(mkdtemp(folder->path));
    snprintf(folder->file, sizeof folder->file, "%s/game.dreamhome", folder->path);
    *state = folder;
    return 0;
}

/* Calls `visit` for everything in the folder; returns how much that is. */
static int each_entry(const Folder *folder, void (*visit)(const char *path))
{
    int count = 0;
    DIR *directory = opendir(folder->path);
    assert_non_null(directory);
    for (struct dirent *entry; (entry = readdir(directory));) {
        char path[sizeof folder->path + sizeof entry->d_name];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        snprintf(path, sizeof path, "%s/%s", folder->path, entry->d_name);
        count++;
        if (visit)
            visit(path);
    }
    closedir(directory);
    return count;
}

static void remove_entry(const char *path)
{
    remove(path);
}

static int folder_teardown(void **state)
{
    Folder *folder = *state;
    each_entry(folder, remove_entry);
    rmdir(folder->path);
    free(folder);
    return 0;
}

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static void expect_file(const char *path, const char *text)
{
    char read[RECORD_TEXT_CAPACITY] = {0};
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fread(read, 1, sizeof read - 1, file), strlen(text));
    fclose(file);
    assert_string_equal(read, text);
}

static void expect_load_refused(const char *path, const char *words)
{
    Error error;
    Record record, untouched;
    memset(&record, 0x5a, sizeof record);
    untouched = record;
    assert_false(record_file_load(path, &record, &error));
    assert_memory_equal(&record, &untouched, sizeof record);
    if (!strstr(error.words, words))
        fail_msg("'%s' should say '%s'", error.words, words);
}

static void expect_save_refused(const char *path, const char *words)
{
    Match match;
    Error error;
    sample_match(&match, 2, 9);
    assert_false(record_file_save(path, &match.record, &error));
    if (!strstr(error.words, words))
        fail_msg("'%s' should say '%s'", error.words, words);
}

static void a_saved_record_loads_as_the_same_game(void **state)
{
    const Folder *folder = *state;
    for (uint64_t seed = 1; seed <= 9; seed++) {
        Match match, loaded;
        Record record;
        Error error;
        char text[RECORD_TEXT_CAPACITY];
        sample_match(&match, seed, seed % 3 ? (int)(seed - 1) * 9 : -1); /* the first has no move */
        assert_true(record_file_save(folder->file, &match.record, &error));
        assert_true(record_file_load(folder->file, &record, &error));
        match_resume(&loaded, &record);
        assert_true(game_hash(&loaded.game) == game_hash(&match.game));
        sample_text(&match.record, text);
        expect_file(folder->file, text);
    }
    assert_int_equal(each_entry(folder, NULL), 1);
}

static void a_save_may_have_a_name_without_a_folder(void **state)
{
    const Folder *folder = *state;
    Match match;
    Record record;
    Error error;
    char here[PATH_MAX];
    assert_non_null(getcwd(here, sizeof here));
    assert_int_equal(chdir(folder->path), 0);
    sample_match(&match, 3, 3);
    const bool saved = record_file_save("game", &match.record, &error);
    const bool loaded = record_file_load("game", &record, &error);
    assert_int_equal(chdir(here), 0);
    assert_true(saved && loaded);
}

static void a_failed_save_keeps_the_old_file_and_leaves_nothing_else(void **state)
{
    const Folder *folder = *state;
    struct rlimit old_limit;
    void (*old_signal)(int) = signal(SIGXFSZ, SIG_IGN);
    Match match;
    Error error;
    sample_match(&match, 2, 30);
    write_file(folder->file, "the old game\n");
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &old_limit), 0);
    for (rlim_t room = 0; room < 300; room += 50) { /* the disk is full after so many bytes */
        const struct rlimit limit = {.rlim_cur = room, .rlim_max = old_limit.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
        const bool saved = record_file_save(folder->file, &match.record, &error);
        setrlimit(RLIMIT_FSIZE, &old_limit);
        assert_false(saved);
        assert_non_null(strstr(error.words, "cannot write"));
        expect_file(folder->file, "the old game\n");
        assert_int_equal(each_entry(folder, NULL), 1);
    }
    signal(SIGXFSZ, old_signal);
}

static void what_is_left_of_a_crash_does_not_stop_a_save(void **state)
{
    const Folder *folder = *state;
    char left[160];
    Match match;
    Error error;
    char text[RECORD_TEXT_CAPACITY];
    snprintf(left, sizeof left, "%s.%ld.tmp", folder->file, (long)getpid());
    write_file(left, "half a gam");
    sample_match(&match, 2, 9);
    assert_true(record_file_save(folder->file, &match.record, &error));
    sample_text(&match.record, text);
    expect_file(folder->file, text);
}

static void a_save_into_nowhere_is_refused(void **state)
{
    const Folder *folder = *state;
    char path[PATH_MAX + 200];
    snprintf(path, sizeof path, "%s/missing/game", folder->path);
    expect_save_refused(path, "No such file");
    write_file(folder->file, "x");
    snprintf(path, sizeof path, "%s/game", folder->file);
    expect_save_refused(path, "Not a directory");
    expect_save_refused("", "cannot write");
    memset(path, 'x', sizeof path);
    path[sizeof path - 1] = '\0';
    expect_save_refused(path, "too long");
    assert_int_equal(each_entry(folder, NULL), 1);
}

static void a_save_replaces_nothing_but_a_file(void **state)
{
    const Folder *folder = *state;
    struct stat info;
    expect_save_refused(folder->path, "not a regular file");
    assert_int_equal(mkfifo(folder->file, 0600), 0);
    expect_save_refused(folder->file, "not a regular file");
    assert_int_equal(stat(folder->file, &info), 0);
    assert_true(S_ISFIFO(info.st_mode));
    assert_int_equal(each_entry(folder, NULL), 1);
}

static void a_load_refuses_what_is_no_record_file(void **state)
{
    const Folder *folder = *state;
    expect_load_refused(folder->file, "No such file");
    expect_load_refused("", "No such file");
    expect_load_refused(folder->path, "not a regular file");
    assert_int_equal(mkfifo(folder->file, 0600), 0);
    expect_load_refused(folder->file, "not a regular file"); /* and does not wait for a writer */
    unlink(folder->file);
    write_file(folder->file, "");
    expect_load_refused(folder->file, "line 1: ");
    write_file(folder->file, "hello\n");
    expect_load_refused(folder->file, "line 1: ");
    assert_int_equal(truncate(folder->file, 1 << 20), 0);
    expect_load_refused(folder->file, "large");
}

static void a_damaged_file_is_refused_with_its_name_and_line(void **state)
{
    const Folder *folder = *state;
    Match match;
    char text[RECORD_TEXT_CAPACITY];
    sample_match(&match, 6, 12);
    sample_text(&match.record, text);
    memcpy(strstr(text, "seed"), "sead", 4);
    write_file(folder->file, text);
    expect_load_refused(folder->file, "line 7: ");
    expect_load_refused(folder->file, "game.dreamhome");
}

static void a_file_cut_by_a_crash_loads_without_its_last_line(void **state)
{
    const Folder *folder = *state;
    Match match;
    Record record;
    Error error;
    char text[RECORD_TEXT_CAPACITY];
    sample_match(&match, 6, 12);
    sample_text(&match.record, text);
    text[strlen(text) - 1] = '\0';
    write_file(folder->file, text);
    assert_true(record_file_load(folder->file, &record, &error));
    assert_int_equal(record.move_count, 11);
}

static void a_long_path_does_not_hide_the_reason(void **state)
{
    const Folder *folder = *state;
    char path[600];
    char name[260];
    memset(name, 'n', 200);
    name[200] = '\0';
    snprintf(path, sizeof path, "%s/%s/%s", folder->path, name, name);
    expect_load_refused(path, "No such file");
    expect_save_refused(path, "No such file");
}

#define FOLDER(test) cmocka_unit_test_setup_teardown(test, folder_setup, folder_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(a_saved_record_loads_as_the_same_game),
        FOLDER(a_save_may_have_a_name_without_a_folder),
        FOLDER(a_failed_save_keeps_the_old_file_and_leaves_nothing_else),
        FOLDER(what_is_left_of_a_crash_does_not_stop_a_save),
        FOLDER(a_save_into_nowhere_is_refused),
        FOLDER(a_save_replaces_nothing_but_a_file),
        FOLDER(a_load_refuses_what_is_no_record_file),
        FOLDER(a_damaged_file_is_refused_with_its_name_and_line),
        FOLDER(a_file_cut_by_a_crash_loads_without_its_last_line),
        FOLDER(a_long_path_does_not_hide_the_reason),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
