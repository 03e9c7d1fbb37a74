/**
 * What the files file*.c ask of POSIX, in the words of Windows. For them alone.
 *
 * Paths are UTF-8: the manifest of the programs makes that the code page of every call here.
 */
#ifndef SESSION_FILE_WINDOWS_H
#define SESSION_FILE_WINDOWS_H

#include <direct.h>
#include <errno.h>
#include <io.h>
#include <stdbool.h>
#include <windows.h>

#include <ntsecapi.h> /* needs windows.h */

/* Flags without a meaning here; bytes are written as they are. */
#define O_NONBLOCK            _O_BINARY
#define O_CLOEXEC             (_O_BINARY | _O_NOINHERIT)
#define O_DIRECTORY           0
#define O_NOFOLLOW            0

#define mkdir(path, mode)     _mkdir(path)
#define lstat(path, info)     stat(path, info)
#define fsync(handle)         _commit(handle)
#define fchmod(file, bits)    ((void)(file), (void)(bits), 0)
#define getentropy(to, n)     (RtlGenRandom(to, (ULONG)(n)) ? 0 : -1)
#define readlink(path, to, n) (-1) /* links are followed by the system */
#define link(from, to)        windows_link(from, to)
#define rename(from, to)      windows_rename(from, to)

static inline int windows_result(bool done)
{
    const DWORD reason = done ? ERROR_SUCCESS : GetLastError();
    if (reason == ERROR_ALREADY_EXISTS || reason == ERROR_FILE_EXISTS)
        errno = EEXIST;
    else if (reason == ERROR_FILE_NOT_FOUND || reason == ERROR_PATH_NOT_FOUND)
        errno = ENOENT;
    else if (reason == ERROR_INVALID_FUNCTION || reason == ERROR_NOT_SUPPORTED)
        errno = ENOSYS;
    else if (reason != ERROR_SUCCESS)
        errno = EACCES;
    return done ? 0 : -1;
}

static inline int windows_link(const char *from, const char *to)
{
    return windows_result(CreateHardLinkA(to, from, NULL));
}

/* As on POSIX: the new name may be taken, and the move is on the disk. */
static inline int windows_rename(const char *from, const char *to)
{
    return windows_result(
        MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH));
}

/* Locks the whole file without waiting; false if another program holds it. */
static inline bool lock_open_file(int handle)
{
    OVERLAPPED start = {0};
    return LockFileEx((HANDLE)_get_osfhandle(handle),
                      LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &start) ||
           GetLastError() != ERROR_LOCK_VIOLATION;
}

#endif
