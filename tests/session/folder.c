#include "folder.h"

#include "sample.h"
#include "testing.h"

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

int folder_setup(void **state)
{
    Folder *folder = malloc(sizeof *folder);
    assert_non_null(folder);
    strcpy(folder->path, "/dev/shm/dreamhome-test-XXXXXX"); /* memory: a thousand syncs take time */
    if (!mkdtemp(folder->path)) {
        strcpy(folder->path, "dreamhome-test-XXXXXX");
        assert_non_null(mkdtemp(folder->path));
    }
    *state = folder;
    return 0;
}

/* A link goes, not what it leads to. */
static void remove_all(const char *path)
{
    if (remove(path) == 0)
        return;
    DIR *directory = opendir(path);
    for (struct dirent *entry; directory && (entry = readdir(directory));) {
        char below[FOLDER_PATH + 300];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        snprintf(below, sizeof below, "%s/%s", path, entry->d_name);
        remove_all(below);
    }
    if (directory)
        closedir(directory);
    remove(path);
}

int folder_teardown(void **state)
{
    Folder *folder = *state;
    folder_fill_disk(false);
    remove_all(folder->path);
    free(folder);
    return 0;
}

const char *in_folder(const Folder *folder, const char *name)
{
    static char paths[8][FOLDER_PATH];
    static int next;
    char *path = paths[next++ % 8];
    snprintf(path, FOLDER_PATH, "%s/%s", folder->path, name);
    return path;
}

bool folder_has(const Folder *folder, const char *name)
{
    struct stat info;
    return stat(in_folder(folder, name), &info) == 0;
}

int folder_count(const Folder *folder, const char *below, const char *beginning, const char *ending)
{
    int count = 0;
    DIR *directory = opendir(in_folder(folder, below));
    for (struct dirent *entry; directory && (entry = readdir(directory));) {
        const size_t length = strlen(entry->d_name);
        count += entry->d_name[0] != '.' &&
                 strncmp(entry->d_name, beginning, strlen(beginning)) == 0 &&
                 length >= strlen(ending) &&
                 strcmp(entry->d_name + length - strlen(ending), ending) == 0;
    }
    if (directory)
        closedir(directory);
    return count;
}

void folder_write(const Folder *folder, const char *name, const char *data, size_t length)
{
    FILE *file = fopen(in_folder(folder, name), "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(data, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

size_t folder_read(const Folder *folder, const char *name, char data[FOLDER_TEXT])
{
    FILE *file = fopen(in_folder(folder, name), "rb");
    if (!file)
        fail_msg("there is no %s", name);
    const size_t length = fread(data, 1, FOLDER_TEXT - 1, file);
    fclose(file);
    data[length] = '\0';
    return length;
}

void folder_fill_disk(bool full)
{
    struct rlimit limit;
    signal(SIGXFSZ, full ? SIG_IGN : SIG_DFL);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = full ? 0 : limit.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

void folder_match(Match *match, uint64_t seed, int moves, const char *started)
{
    Rng rng = rng_seeded(~seed);
    GameOptions options = game_default_options((Edition)(rng_next(&rng) % EDITION_COUNT));
    options.seed = seed;
    options.players = (uint8_t)(PLAYERS_MIN + rng_next(&rng) % 3);
    options.first = (uint8_t)(rng_next(&rng) % options.players);
    match_start(match, &options, started);
    sample_play(match, &rng, moves);
}
