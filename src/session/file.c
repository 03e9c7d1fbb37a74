#include "session/file.h"

#include "dreamhome/text.h"

#include <dirent.h>
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
#endif

/* ---- whole files ---- */

/* Opens a regular file. Nothing else is waited for or read, be it a pipe or a device. */
static FILE *open_regular(const char *path, Error *error)
{
    struct stat info;
    const int handle = open(path, O_RDONLY | O_NONBLOCK);
    if (handle < 0) {
        error_set_system(error, "open", path, errno);
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
        error_set_system(error, "open", path, errno);
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

/* Writes a new file beside `path`, complete and on the disk, but not yet under its name. */
static bool write_beside(const char *path, const char *data, size_t length, char *temporary,
                         Error *error)
{
    int needed = snprintf(temporary, PATH_MAX, "%s.%ld.tmp", path, (long)getpid());
    if (needed < 0 || needed >= PATH_MAX)
        return error_set_path(error, "write", path, "the name is too long");
    if (!may_be_replaced(path))
        return error_set_path(error, "write", path, "it is not a regular file");
    int file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0)
        return error_set_system(error, "write", path, errno);
    bool written = write_all(file, data, length) && fsync(file) == 0;
    const int reason = errno;
    if (close(file) == 0 && written)
        return true;
    error_set_system(error, "write", path, written ? errno : reason);
    unlink(temporary);
    return false;
}

bool file_write(const char *path, const char *data, size_t length, Error *error)
{
    char temporary[PATH_MAX];
    if (!write_beside(path, data, length, temporary, error))
        return false;
    if (rename(temporary, path) != 0) {
        error_set_system(error, "write", path, errno);
        unlink(temporary);
        return false;
    }
    sync_directory_of(path);
    return true;
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
    return !*taken && rename(from, to) == 0;
}

bool file_create(const char *path, const char *data, size_t length, bool *taken, Error *error)
{
    char temporary[PATH_MAX];
    *taken = false;
    if (!write_beside(path, data, length, temporary, error))
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
    *draft = (FileDraft){0};
    if (strlen(path) >= sizeof draft->path)
        return error_set_path(error, "write", path, "the name is too long");
    strcpy(draft->path, path);
    snprintf(draft->temporary, sizeof draft->temporary, "%s.%ld.tmp", path, (long)getpid());
    if (!may_be_replaced(path))
        return error_set_path(error, "write", path, "it is not a regular file");
    draft->file = fopen(draft->temporary, "wb");
    return draft->file || error_set_system(error, "write", path, errno);
}

bool file_draft_commit(FileDraft *draft, Error *error)
{
    bool saved =
        !ferror(draft->file) && fflush(draft->file) == 0 && fsync(fileno(draft->file)) == 0;
    saved = fclose(draft->file) == 0 && saved;
    draft->file = NULL;
    saved = saved && rename(draft->temporary, draft->path) == 0;
    if (!saved) {
        error_set_system(error, "write", draft->path, errno);
        unlink(draft->temporary);
        return false;
    }
    sync_directory_of(draft->path);
    return true;
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

bool file_stamp(const char *path, FileStamp *stamp)
{
    struct stat info;
    if (stat(path, &info) != 0 || !S_ISREG(info.st_mode))
        return false;
    *stamp = (FileStamp){.bytes = (uint64_t)info.st_size, .changed = (int64_t)info.st_mtime};
    return true;
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

bool file_remove(const char *path, Error *error)
{
    if (unlink(path) != 0)
        return errno == ENOENT || error_set_system(error, "remove", path, errno);
    sync_directory_of(path);
    return true;
}

/* ---- folders ---- */

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
            return error_set_system(error, "make", part, errno);
    }
    return true;
}

static bool ends_with(const char *name, const char *ending)
{
    const size_t length = strlen(name);
    const size_t tail = strlen(ending);
    return length > tail && strcmp(name + length - tail, ending) == 0;
}

/* Puts a name into its place; when the list is full the last one falls off. */
static void insert_name(FileNames *names, const char *name, bool backwards)
{
    int at = names->count;
    while (at > 0 && (strcmp(name, names->items[at - 1]) > 0) == backwards)
        at--;
    names->more = names->more || names->count == FILE_NAMES_MAX;
    if (at == FILE_NAMES_MAX)
        return;
    if (names->count < FILE_NAMES_MAX)
        names->count++;
    memmove(names->items[at + 1], names->items[at],
            (size_t)(names->count - 1 - at) * FILE_NAME_CAPACITY);
    snprintf(names->items[at], FILE_NAME_CAPACITY, "%s", name);
}

static bool is_wanted(const char *name, const char *ending, const char *after, bool backwards)
{
    if (name[0] == '.' || strlen(name) >= FILE_NAME_CAPACITY || !ends_with(name, ending) ||
        !word_is_clean_utf8(word_of(name)))
        return false;
    return backwards ? !*after || strcmp(name, after) < 0 : strcmp(name, after) > 0;
}

bool file_names(const char *directory, const char *ending, const char *after, bool backwards,
                FileNames *names, Error *error)
{
    names->count = 0;
    names->more = false;
    DIR *entries = opendir(directory);
    if (!entries)
        return errno == ENOENT || error_set_system(error, "read", directory, errno);
    for (struct dirent *entry; (entry = readdir(entries));) {
        if (is_wanted(entry->d_name, ending, after, backwards))
            insert_name(names, entry->d_name, backwards);
    }
    closedir(entries);
    return true;
}

void file_sweep(const char *directory)
{
    enum { A_DAY = 24 * 60 * 60 };
    FileNames names;
    FileStamp stamp;
    Error ignored; /* what cannot be removed now is removed some other day */
    char path[FILE_PATH_CAPACITY];
    if (!file_names(directory, ".tmp", "", false, &names, &ignored))
        return;
    for (int i = 0; i < names.count; i++) {
        if (file_path(path, directory, names.items[i], &ignored) && file_stamp(path, &stamp) &&
            stamp.changed < (int64_t)time(NULL) - A_DAY)
            unlink(path);
    }
}

/* ---- one program at a time ---- */

#ifndef _WIN32
/* False if another program holds it. */
static bool lock_open_file(int handle)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(handle, F_SETLK, &whole) == 0 || (errno != EACCES && errno != EAGAIN);
}
#endif

bool file_lock(FileLock *lock, const char *path, bool *busy, Error *error)
{
    *busy = false;
    lock->handle = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (lock->handle < 0)
        return error_set_system(error, "open", path, errno);
    if (lock_open_file(lock->handle))
        return true;
    *busy = true;
    file_unlock(lock);
    return error_set_path(error, "use", path, "another copy of the program does");
}

void file_unlock(FileLock *lock)
{
    if (lock->handle >= 0)
        close(lock->handle);
    lock->handle = -1;
}
