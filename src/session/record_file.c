#include "session/record_file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A record as text is far smaller; a larger file is something else. */
enum { FILE_LIMIT = 4 * RECORD_TEXT_CAPACITY };

/* One sentence about a path, of which only the end is shown when it is long: the reason must not be
 * lost where the sentence has to be cut. */
static bool fail(Error *error, const char *what, const char *path, const char *why)
{
    enum { LONGEST = 80 };
    const size_t length = strlen(path);
    const bool is_long = length > LONGEST;
    return error_set(error, "cannot %s '%s%s': %s", what, is_long ? "..." : "",
                     is_long ? path + length - LONGEST : path, why);
}

/* Opens a regular file. Nothing else is waited for or read, be it a pipe or a device. */
static FILE *open_regular(const char *path, Error *error)
{
    struct stat info;
    const int handle = open(path, O_RDONLY | O_NONBLOCK);
    if (handle < 0) {
        fail(error, "open", path, strerror(errno));
        return NULL;
    }
    if (fstat(handle, &info) != 0 || !S_ISREG(info.st_mode)) {
        close(handle);
        fail(error, "open", path, "it is not a regular file");
        return NULL;
    }
    FILE *file = fdopen(handle, "rb");
    if (!file) {
        close(handle);
        fail(error, "open", path, strerror(errno));
    }
    return file;
}

/* Reads a whole regular file of at most `capacity` bytes. */
static bool read_file(const char *path, char *buffer, size_t capacity, size_t *length, Error *error)
{
    FILE *file = open_regular(path, error);
    if (!file)
        return false;
    *length = fread(buffer, 1, capacity, file);
    const bool failed = ferror(file);
    const bool more = !failed && fgetc(file) != EOF;
    fclose(file);
    if (failed)
        return fail(error, "read", path, "the disk does not give it");
    if (more)
        return fail(error, "read", path, "it is too large to be a record");
    return true;
}

bool record_file_load(const char *path, Record *record, Error *error)
{
    char text[FILE_LIMIT];
    size_t length;
    Record read;
    Complaint complaint;
    if (!read_file(path, text, sizeof text, &length, error))
        return false;
    if (!record_parse((Word){.at = text, .length = length}, &read, &complaint))
        return fail(error, "read", path, complaint.words);
    *record = read;
    return true;
}

static bool write_all(int file, const char *data, size_t length)
{
    while (length) {
        ssize_t written = write(file, data, length);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        data += written;
        length -= (size_t)written;
    }
    return true;
}

/* The rename is only durable once its directory is. Not every file system can do it: then the
 * data itself is still safe, so a failure here is no failure to save. */
static void sync_directory_of(const char *path)
{
    char directory[PATH_MAX];
    const char *slash = strrchr(path, '/');
    size_t length = slash ? (size_t)(slash - path) : 0;
    if (length >= sizeof directory)
        return;
    memcpy(directory, path, length);
    directory[length] = '\0';
    int handle = open(!slash ? "." : length ? directory : "/", O_RDONLY | O_DIRECTORY);
    if (handle >= 0) {
        fsync(handle);
        close(handle);
    }
}

/* The rename would put a file where a device, a pipe or a directory was. */
static bool may_be_replaced(const char *path)
{
    struct stat info;
    return stat(path, &info) != 0 || S_ISREG(info.st_mode);
}

bool record_file_save(const char *path, const Record *record, Error *error)
{
    char buffer[RECORD_TEXT_CAPACITY];
    char temporary[PATH_MAX];
    Text text = text_on(buffer, sizeof buffer);
    record_write(record, &text);
    int needed = snprintf(temporary, sizeof temporary, "%s.%ld.tmp", path, (long)getpid());
    if (needed < 0 || (size_t)needed >= sizeof temporary)
        return fail(error, "write", path, "the name is too long");
    if (!may_be_replaced(path))
        return fail(error, "write", path, "it is not a regular file");
    int file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file < 0)
        return fail(error, "write", path, strerror(errno));
    bool saved = write_all(file, text.data, text.length) && fsync(file) == 0;
    saved = close(file) == 0 && saved;
    saved = saved && rename(temporary, path) == 0;
    if (!saved) {
        fail(error, "write", path, strerror(errno));
        unlink(temporary);
        return false;
    }
    sync_directory_of(path);
    return true;
}
