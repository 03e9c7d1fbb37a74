#include "session/file.h"

#include "dreamhome/text.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef _WIN32
#include "session/file_windows.h"
#else
#include <sys/random.h>
#endif

/* ---- reading ---- */

/* Opens a regular file. Nothing else is waited for or read, be it a pipe or a device. */
static int open_regular(const char *path, Error *error)
{
    struct stat info;
    const int handle = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0) {
        error_set_system(error, "open", path, errno);
        return -1;
    }
    if (fstat(handle, &info) != 0)
        error_set_system(error, "open", path, errno);
    else if (!S_ISREG(info.st_mode))
        error_set_path(error, "open", path, "it is not a regular file");
    else
        return handle;
    close(handle);
    return -1;
}

/* Reads until the buffer is full or the file ends; -1 with errno if the disk refuses. */
static ssize_t read_all(int file, char *buffer, size_t capacity)
{
    size_t length = 0;
    while (length < capacity) {
        const ssize_t got = read(file, buffer + length, capacity - length);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return -1;
        if (got == 0)
            break;
        length += (size_t)got;
    }
    return (ssize_t)length;
}

bool file_read(const char *path, char *buffer, size_t capacity, size_t *length, Error *error)
{
    char beyond;
    const int file = open_regular(path, error);
    if (file < 0)
        return false;
    const ssize_t got = read_all(file, buffer, capacity);
    const ssize_t more = got == (ssize_t)capacity ? read_all(file, &beyond, 1) : 0;
    const int reason = errno;
    close(file);
    if (got < 0 || more < 0)
        return error_set_system(error, "read", path, reason);
    if (more) {
        error_set_path(error, "read", path, "it is larger than such a file can be");
        error->reason = ERROR_DAMAGED;
        return false;
    }
    *length = (size_t)got;
    return true;
}

FILE *file_open(const char *path, Error *error)
{
    const int handle = open_regular(path, error);
    FILE *file = handle < 0 ? NULL : fdopen(handle, "rb");
    if (handle >= 0 && !file) {
        error_set_system(error, "open", path, errno);
        close(handle);
    }
    return file;
}

/* ---- writing ---- */

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

/* How much of a path is its directory, with the slash. */
static size_t directory_length(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (size_t)(slash - path) + 1 : 0;
}

/* The rename is only durable once its directory is. Not every file system can do it: then the
 * data itself is still safe, so a failure here is no failure to save. */
static void sync_directory_of(const char *path)
{
    char directory[PATH_MAX];
    const size_t length = directory_length(path);
    if (length >= sizeof directory)
        return;
    memcpy(directory, path, length);
    directory[length] = '\0';
    int handle = open(length ? directory : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle >= 0) {
        fsync(handle);
        close(handle);
    }
}

/* Where a path really leads, so that a link stays one and what it points to is replaced. */
static bool follow_links(const char *path, char target[PATH_MAX], Error *error)
{
    enum { MOST = 32 };
    char link[PATH_MAX];
    if (snprintf(target, PATH_MAX, "%s", path) >= PATH_MAX)
        return error_set_path(error, "write", path, "the name is too long");
    for (int links = 0; links < MOST; links++) {
        const ssize_t length = readlink(target, link, sizeof link - 1);
        if (length < 0)
            return true; /* the end of the chain; whether it can be written turns out later */
        link[length] = '\0';
        const size_t kept = link[0] == '/' ? 0 : directory_length(target);
        if (snprintf(target + kept, PATH_MAX - kept, "%s", link) >= (int)(PATH_MAX - kept))
            return error_set_path(error, "write", path, "the name is too long");
    }
    return error_set_system(error, "write", path, ELOOP);
}

/* The rename would put a file where a device, a pipe or a directory was. A file that is there keeps
 * its permissions; a new one is nobody else's business. */
static bool check_goal(const char *path, mode_t *mode, Error *error)
{
    struct stat info;
    *mode = 0600;
    if (stat(path, &info) != 0)
        return errno == ENOENT || error_set_system(error, "write", path, errno);
    if (!S_ISREG(info.st_mode))
        return error_set_path(error, "write", path, "it is not a regular file");
    *mode = info.st_mode & 0777;
    return true;
}

/* Only has to be different from what others choose; it keeps no secret. */
static unsigned long long random_number(void)
{
    unsigned long long number;
    if (getentropy(&number, sizeof number) == 0)
        return number;
    return (unsigned long long)time(NULL) << 20 ^ (unsigned long long)getpid();
}

/* Opens a new file beside `path`. Nobody can have put something there that is followed or waited
 * for: the name cannot be foreseen, and must be free. */
static int open_beside(const char *path, char temporary[PATH_MAX], Error *error)
{
    enum { TRIES = 100 };
    const size_t length = directory_length(path);
    errno = ENAMETOOLONG;
    for (int i = 0; i < TRIES; i++) {
        const int needed = snprintf(temporary, PATH_MAX, "%.*ssave-%016llx" FILE_TEMPORARY,
                                    (int)length, path, random_number() + (unsigned)i);
        if (needed >= PATH_MAX)
            break;
        const int file =
            open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
        if (file >= 0)
            return file;
        if (errno != EEXIST)
            break;
    }
    error_set_system(error, "write", path, errno);
    return -1;
}

/* Writes a new file beside `path`, complete and on the disk, but not yet under its name. */
static bool write_beside(const char *path, Word data, mode_t mode, char temporary[PATH_MAX],
                         Error *error)
{
    const int file = open_beside(path, temporary, error);
    if (file < 0)
        return false;
    const bool written = (mode == 0600 || fchmod(file, mode) == 0) &&
                         write_all(file, data.at, data.length) && fsync(file) == 0;
    const int reason = errno;
    if (close(file) == 0 && written)
        return true;
    error_set_system(error, "write", path, written ? errno : reason);
    unlink(temporary);
    return false;
}

static bool take_place(const char *temporary, const char *path, Error *error)
{
    if (rename(temporary, path) == 0) {
        sync_directory_of(path);
        return true;
    }
    error_set_system(error, "write", path, errno);
    unlink(temporary);
    return false;
}

bool file_write(const char *path, const char *data, size_t length, Error *error)
{
    char target[PATH_MAX];
    char temporary[PATH_MAX];
    mode_t mode;
    return follow_links(path, target, error) && check_goal(target, &mode, error) &&
           write_beside(target, (Word){data, length}, mode, temporary, error) &&
           take_place(temporary, target, error);
}

/* Of two programs that give the same name at once, a link lets only one win. Disks without links
 * have to do with looking first. */
static bool give_free_name(const char *from, const char *to, bool *taken)
{
    struct stat info;
    *taken = false;
    if (link(from, to) == 0)
        return unlink(from) == 0;
    *taken = errno == EEXIST;
    if (*taken || (errno != EPERM && errno != ENOTSUP && errno != ENOSYS && errno != EMLINK))
        return false;
    *taken = lstat(to, &info) == 0;
    if (*taken)
        errno = EEXIST;
    return !*taken && errno == ENOENT && rename(from, to) == 0;
}

bool file_create(const char *path, const char *data, size_t length, bool *taken, Error *error)
{
    char temporary[PATH_MAX];
    *taken = false;
    if (!write_beside(path, (Word){data, length}, 0600, temporary, error))
        return false;
    if (!give_free_name(temporary, path, taken)) {
        error_set_system(error, "write", path, errno);
        unlink(temporary);
        return false;
    }
    sync_directory_of(path);
    return true;
}

/* A part that did not fit is taken away again: the file stays what it was up to `offset`. */
static bool end_open_file(int file, size_t offset, const char *data, size_t length)
{
    if (ftruncate(file, (off_t)offset) != 0 || lseek(file, (off_t)offset, SEEK_SET) < 0)
        return false;
    if (write_all(file, data, length) && fsync(file) == 0)
        return true;
    const int reason = errno;
    if (ftruncate(file, (off_t)offset) == 0)
        fsync(file);
    errno = reason;
    return false;
}

bool file_end_with(const char *path, size_t known, size_t offset, const char *data, size_t length,
                   Error *error)
{
    struct stat info;
    const int file = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return error_set_system(error, "write", path, errno);
    if (fstat(file, &info) != 0 || !S_ISREG(info.st_mode) || info.st_size != (off_t)known) {
        close(file);
        return error_set_path(error, "write", path, "another program has changed it");
    }
    const bool saved = end_open_file(file, offset, data, length);
    const int reason = errno;
    if (close(file) == 0 && saved)
        return true;
    return error_set_system(error, "write", path, saved ? errno : reason);
}

bool file_draft_open(FileDraft *draft, const char *path, Error *error)
{
    mode_t mode;
    *draft = (FileDraft){0};
    if (!follow_links(path, draft->path, error) || !check_goal(draft->path, &mode, error))
        return false;
    const int handle = open_beside(draft->path, draft->temporary, error);
    if (handle < 0)
        return false;
    draft->file = fchmod(handle, mode) == 0 ? fdopen(handle, "wb") : NULL;
    if (draft->file)
        return true;
    error_set_system(error, "write", path, errno);
    close(handle);
    unlink(draft->temporary);
    return false;
}

bool file_draft_commit(FileDraft *draft, Error *error)
{
    bool saved =
        !ferror(draft->file) && fflush(draft->file) == 0 && fsync(fileno(draft->file)) == 0;
    const int reason = errno;
    saved = fclose(draft->file) == 0 && saved;
    draft->file = NULL;
    if (saved)
        return take_place(draft->temporary, draft->path, error);
    unlink(draft->temporary);
    return error_set_system(error, "write", draft->path, reason);
}

void file_draft_drop(FileDraft *draft)
{
    if (!draft->file)
        return;
    fclose(draft->file);
    draft->file = NULL;
    unlink(draft->temporary);
}

/* ---- names ---- */

FileState file_look(const char *path, FileStamp *stamp, Error *error)
{
    struct stat info;
    if (stat(path, &info) != 0) {
        const int reason = errno;
        error_set_system(error, "look at", path, reason);
        const bool nothing = reason == ENOENT || reason == ENOTDIR;
        return nothing ? FILE_MISSING : FILE_UNKNOWN;
    }
    if (!S_ISREG(info.st_mode)) {
        error_set_path(error, "use", path, "it is not a regular file");
        return FILE_UNKNOWN;
    }
    *stamp = (FileStamp){.bytes = (uint64_t)info.st_size, .changed = (int64_t)info.st_mtime};
    return FILE_THERE;
}

bool file_path(char path[FILE_PATH_CAPACITY], const char *directory, const char *name, Error *error)
{
    int needed = snprintf(path, FILE_PATH_CAPACITY, "%s/%s", directory, name);
    return (needed >= 0 && needed < FILE_PATH_CAPACITY) ||
           error_set_path(error, "use", name, "its path is too long");
}

bool file_move(const char *from, const char *to, bool *taken, Error *error)
{
    if (!give_free_name(from, to, taken))
        return error_set_system(error, "move", from, errno);
    sync_directory_of(to);
    sync_directory_of(from);
    return true;
}

/* Behind a link only a file of ours goes; a device or a pipe is left, and the link goes instead. */
bool file_remove(const char *path, Error *error)
{
    char target[PATH_MAX];
    struct stat info;
    if (!follow_links(path, target, error))
        return false;
    if (stat(target, &info) == 0 && !S_ISREG(info.st_mode))
        strcpy(target, path);
    if (unlink(target) != 0)
        return errno == ENOENT || error_set_system(error, "remove", path, errno);
    sync_directory_of(target);
    return true;
}
