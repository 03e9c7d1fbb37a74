#include "session/error.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool error_set(Error *error, const char *format, ...)
{
    va_list arguments;
    error->reason = ERROR_OTHER;
    va_start(arguments, format);
    vsnprintf(error->words, sizeof error->words, format, arguments);
    va_end(arguments);
    return false;
}

/* Of a long path only the end is shown: the reason must not be lost where the sentence is cut. */
bool error_set_path(Error *error, const char *what, const char *path, const char *why)
{
    enum { LONGEST = 80 };
    const size_t length = strlen(path);
    const bool is_long = length > LONGEST;
    return error_set(error, "cannot %s '%s%s': %s", what, is_long ? "..." : "",
                     is_long ? path + length - LONGEST : path, why);
}

static ErrorReason reason_of(int number)
{
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return ERROR_MISSING;
    case EACCES:
    case EPERM:
    case EROFS:
        return ERROR_FORBIDDEN;
    case ENOSPC:
#ifdef EDQUOT
    case EDQUOT:
#endif
        return ERROR_FULL;
    default:
        return ERROR_OTHER;
    }
}

bool error_set_system(Error *error, const char *what, const char *path, int number)
{
    error_set_path(error, what, path, strerror(number));
    error->reason = reason_of(number);
    return false;
}
