/**
 * What went wrong in the world outside the rules (a file, a disk), as one sentence to show.
 */
#ifndef SESSION_ERROR_H
#define SESSION_ERROR_H

#include <stdbool.h>

typedef struct Error {
    char words[512];
} Error;

/** Writes a formatted sentence. Returns false, so that a failing function can return it. */
__attribute__((format(printf, 2, 3))) bool error_set(Error *error, const char *format, ...);

/** Sets "cannot WHAT 'PATH': WHY". Returns false. */
bool error_set_path(Error *error, const char *what, const char *path, const char *why);

#endif
