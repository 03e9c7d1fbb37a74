#include "session/file.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef _WIN32
#include "session/file_windows.h"
#else
/* False if another program holds it. */
static bool lock_open_file(int handle)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(handle, F_SETLK, &whole) == 0 || (errno != EACCES && errno != EAGAIN);
}
#endif

static bool is_regular(int handle)
{
    struct stat info;
    return fstat(handle, &info) == 0 && S_ISREG(info.st_mode);
}

bool file_lock(FileLock *lock, const char *path, bool *busy, Error *error)
{
    *busy = false;
    lock->handle = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
    if (lock->handle < 0)
        return error_set_system(error, "open", path, errno);
    if (!is_regular(lock->handle)) {
        file_unlock(lock);
        return error_set_path(error, "use", path, "it is not a regular file");
    }
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
