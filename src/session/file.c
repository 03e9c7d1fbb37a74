#include "session/file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Opens a regular file. Nothing else is waited for or read, be it a pipe or a device. */
static FILE *open_regular(const char *path, Error *error)
{
    struct stat info;
    const int handle = open(path, O_RDONLY | O_NONBLOCK);
    if (handle < 0) {
        error_set_path(error, "open", path, strerror(errno));
        return NULL;
    }
    if (fstat(handle, &info) != 0 || !S_ISREG(info.st_mode)) {
        close(handle);
        error_set_path(error, "open", path, "it is not a regular file");
        return NULL;
    }
    FILE *file = fdopen(handle, "rb");
    if (!file) {
        close(handle);
        error_set_path(error, "open", path, strerror(errno));
    }
    return file;
}

bool file_read(const char *path, char *buffer, size_t capacity, size_t *length, Error *error)
{
    FILE *file = open_regular(path, error);
    if (!file)
        return false;
    *length = fread(buffer, 1, capacity, file);
    const bool failed = ferror(file);
    const bool more = !failed && fgetc(file) != EOF;
    fclose(file);
    if (failed)
        return error_set_path(error, "read", path, "the disk does not give it");
    if (more)
        return error_set_path(error, "read", path, "it is larger than such a file can be");
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

bool file_write(const char *path, const char *data, size_t length, Error *error)
{
    char temporary[PATH_MAX];
    int needed = snprintf(temporary, sizeof temporary, "%s.%ld.tmp", path, (long)getpid());
    if (needed < 0 || (size_t)needed >= sizeof temporary)
        return error_set_path(error, "write", path, "the name is too long");
    if (!may_be_replaced(path))
        return error_set_path(error, "write", path, "it is not a regular file");
    int file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file < 0)
        return error_set_path(error, "write", path, strerror(errno));
    bool saved = write_all(file, data, length) && fsync(file) == 0;
    saved = close(file) == 0 && saved;
    saved = saved && rename(temporary, path) == 0;
    if (!saved) {
        error_set_path(error, "write", path, strerror(errno));
        unlink(temporary);
        return false;
    }
    sync_directory_of(path);
    return true;
}

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
        if (mkdir(part, 0777) != 0 && errno != EEXIST)
            return error_set_path(error, "make", part, strerror(errno));
    }
    return true;
}
