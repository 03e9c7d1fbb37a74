#define _GNU_SOURCE
#include "faults.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef enum Call {
    CALL_OPEN,
    CALL_READ,
    CALL_WRITE,
    CALL_FSYNC,
    CALL_RENAME,
    CALL_STAT,
    CALL_LINK,
    CALL_UNLINK,
    CALL_MKDIR,
    CALL_OPENDIR,
    CALL_FTRUNCATE,
    CALL_MALLOC,
    CALL_ANY,
    CALL_COUNT,
} Call;

static const char *const CALLS[CALL_COUNT] = {"open",      "read",   "write",  "fsync", "rename",
                                              "stat",      "link",   "unlink", "mkdir", "opendir",
                                              "ftruncate", "malloc", "any"};

static struct {
    char under[512];
    Call call;
    int left;   /* calls until the fault; 0: it has happened, or there is none */
    int number; /* of errno */
    bool stays, kills;
    int counts[CALL_COUNT];
} faults = {.call = CALL_COUNT};

/* ---- steering ---- */

static Call call_of(const char *name)
{
    Call call = 0;
    while (call < CALL_COUNT && strcmp(CALLS[call], name) != 0)
        call++;
    return call;
}

void faults_under(const char *folder)
{
    snprintf(faults.under, sizeof faults.under, "%s", folder);
    memset(faults.counts, 0, sizeof faults.counts);
}

void faults_set(const char *call, int nth, int number)
{
    faults.call = call ? call_of(call) : CALL_COUNT;
    faults.left = nth;
    faults.number = abs(number);
    faults.stays = number < 0;
}

int faults_count(const char *call)
{
    return faults.counts[call_of(call)];
}

__attribute__((constructor)) static void read_environment(void)
{
    char call[16], how[16];
    int nth;
    const char *under = getenv("FAULT_UNDER");
    const char *fault = getenv("FAULT");
    if (!under || !fault || sscanf(fault, "%15s %d %15s", call, &nth, how) != 3)
        return;
    faults_under(under);
    faults.kills = strcmp(how, "kill") == 0;
    faults_set(call, nth, atoi(how));
}

/* ---- deciding ---- */

static void report(void)
{
    const char *path = getenv("FAULT_REPORT");
    if (path)
        syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT, 0600));
}

static bool happens(Call call)
{
    faults.counts[call]++;
    faults.counts[CALL_ANY] += call != CALL_MALLOC;
    const bool meant = faults.call == call || (faults.call == CALL_ANY && call != CALL_MALLOC);
    if (!meant || (faults.left <= 0 && !faults.stays))
        return false;
    if (faults.left > 0 && --faults.left > 0)
        return false;
    report();
    if (faults.kills)
        kill(getpid(), SIGKILL);
    errno = faults.number;
    return true;
}

static bool is_under(const char *path)
{
    return faults.under[0] && strncmp(path, faults.under, strlen(faults.under)) == 0;
}

static bool fails(Call call, const char *path)
{
    return is_under(path) && happens(call);
}

static bool fails_on(Call call, int file)
{
    char link[64], path[512];
    if (!faults.under[0])
        return false;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return false;
    path[length] = '\0';
    return fails(call, path);
}

/* ---- the calls ---- */

#define REAL(name) ((__typeof__(&(name)))dlsym(RTLD_NEXT, #name))

int open(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return fails(CALL_OPEN, path) ? -1 : REAL(open)(path, flags, mode);
}

ssize_t read(int file, void *buffer, size_t size)
{
    return fails_on(CALL_READ, file) ? -1 : REAL(read)(file, buffer, size);
}

/* A failing write takes half of its bytes first, as a disk does that fills up. */
ssize_t write(int file, const void *buffer, size_t size)
{
    if (!fails_on(CALL_WRITE, file))
        return REAL(write)(file, buffer, size);
    const int number = errno;
    if (size > 1)
        syscall(SYS_write, file, buffer, size / 2);
    errno = number;
    return -1;
}

int fsync(int file)
{
    return fails_on(CALL_FSYNC, file) ? -1 : REAL(fsync)(file);
}

int ftruncate(int file, off_t length)
{
    return fails_on(CALL_FTRUNCATE, file) ? -1 : REAL(ftruncate)(file, length);
}

int rename(const char *from, const char *to)
{
    return fails(CALL_RENAME, to) ? -1 : REAL(rename)(from, to);
}

int link(const char *from, const char *to)
{
    return fails(CALL_LINK, to) ? -1 : REAL(link)(from, to);
}

int unlink(const char *path)
{
    return fails(CALL_UNLINK, path) ? -1 : REAL(unlink)(path);
}

int mkdir(const char *path, mode_t mode)
{
    return fails(CALL_MKDIR, path) ? -1 : REAL(mkdir)(path, mode);
}

DIR *opendir(const char *path)
{
    return fails(CALL_OPENDIR, path) ? NULL : REAL(opendir)(path);
}

int stat(const char *restrict path, struct stat *restrict info)
{
    return fails(CALL_STAT, path) ? -1 : REAL(stat)(path, info);
}

int lstat(const char *restrict path, struct stat *restrict info)
{
    return fails(CALL_STAT, path) ? -1 : REAL(lstat)(path, info);
}

int fstat(int file, struct stat *info)
{
    return fails_on(CALL_STAT, file) ? -1 : REAL(fstat)(file, info);
}

#ifdef FAULTS_OF_MEMORY
void *__libc_malloc(size_t size);

void *malloc(size_t size)
{
    return faults.under[0] && happens(CALL_MALLOC) ? NULL : __libc_malloc(size);
}
#endif
