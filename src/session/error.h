/**
 * What went wrong in the world outside the rules (a file, a disk): one exact sentence in English
 * for logs and terminals, and the reason, for those who say it in another language.
 */
#ifndef SESSION_ERROR_H
#define SESSION_ERROR_H

#include <stdbool.h>

typedef enum ErrorReason {
    ERROR_OTHER,
    ERROR_MISSING,   /* there is no such file or folder */
    ERROR_FORBIDDEN, /* the user may not, or the disk is read-only */
    ERROR_FULL,      /* the disk has no room left */
    ERROR_DAMAGED,   /* the file was read, but is no record that can be played */
    ERROR_REASON_COUNT,
} ErrorReason;

typedef struct Error {
    ErrorReason reason;
    char words[512];
} Error;

/** Writes a formatted sentence. Returns false, so that a failing function can return it. */
__attribute__((format(printf, 2, 3))) bool error_set(Error *error, const char *format, ...);

/** Sets "cannot WHAT 'PATH': WHY". Returns false. */
bool error_set_path(Error *error, const char *what, const char *path, const char *why);

/** The same, with the words and the reason of a system error (errno). */
bool error_set_system(Error *error, const char *what, const char *path, int number);

#endif
