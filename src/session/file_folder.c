#include "session/file.h"

#include "dreamhome/text.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef _WIN32
#include "session/file_windows.h"
#endif

/* What a family plays is nobody else's business: new folders are their owner's alone. */
bool file_make_directory(const char *path, Error *error)
{
    char part[PATH_MAX];
    const size_t length = strlen(path);
    if (length >= sizeof part)
        return error_set_path(error, "make", path, "the name is too long");
    for (size_t i = 1; i <= length; i++) {
        if (path[i] != '/' && path[i] != '\0')
            continue;
        memcpy(part, path, i);
        part[i] = '\0';
        if (mkdir(part, 0700) != 0 && errno != EEXIST)
            return error_set_system(error, "make", part, errno);
    }
    return true;
}

/* ---- names ---- */

static bool is_wanted(const char *name, const char *ending)
{
    const size_t length = strlen(name);
    const size_t tail = strlen(ending);
    return name[0] != '.' && length < FILE_NAME_CAPACITY && length > tail &&
           strcmp(name + length - tail, ending) == 0 && word_is_clean_utf8(word_of(name));
}

static void add_name(FileNames *names, const char *name)
{
    if ((names->count & (names->count - 1)) == 0) { /* full at every power of two */
        const size_t room = names->count ? 2 * (size_t)names->count : 1;
        names->items = realloc(names->items, room * sizeof names->items[0]);
    }
    char *copy = strdup(name);
    if (!names->items || !copy)
        abort();
    names->items[names->count++] = copy;
}

static int compare(const void *one, const void *other)
{
    return strcmp(*(char *const *)one, *(char *const *)other);
}

bool file_names(const char *directory, const char *ending, FileNames *names, Error *error)
{
    *names = (FileNames){0};
    DIR *entries = opendir(directory);
    if (!entries)
        return errno == ENOENT || error_set_system(error, "read", directory, errno);
    errno = 0;
    for (struct dirent *entry; (entry = readdir(entries)); errno = 0) {
        if (is_wanted(entry->d_name, ending))
            add_name(names, entry->d_name);
    }
    const int reason = errno;
    closedir(entries);
    if (reason) {
        file_names_free(names);
        return error_set_system(error, "read", directory, reason);
    }
    if (names->count)
        qsort(names->items, (size_t)names->count, sizeof names->items[0], compare);
    return true;
}

void file_names_free(FileNames *names)
{
    for (int i = 0; i < names->count; i++)
        free(names->items[i]);
    free(names->items);
    *names = (FileNames){0};
}

void file_sweep(const char *directory)
{
    enum { A_DAY = 24 * 60 * 60 };
    FileNames names;
    FileStamp stamp;
    Error ignored; /* what cannot be removed now is removed some other day */
    char path[FILE_PATH_CAPACITY];
    if (!file_names(directory, FILE_TEMPORARY, &names, &ignored))
        return;
    for (int i = 0; i < names.count; i++) {
        if (file_path(path, directory, names.items[i], &ignored) &&
            file_look(path, &stamp, &ignored) == FILE_THERE &&
            stamp.changed < (int64_t)time(NULL) - A_DAY)
            unlink(path);
    }
    file_names_free(&names);
}
