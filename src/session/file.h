/**
 * Whole files, read with a bound and written without a moment of damage.
 */
#ifndef SESSION_FILE_H
#define SESSION_FILE_H

#include "session/error.h"

#include <stdbool.h>
#include <stddef.h>

/** Reads a regular file of at most `capacity` bytes. */
bool file_read(const char *path, char *buffer, size_t capacity, size_t *length, Error *error);

/** Replaces a file so that `path` holds the old or the new bytes, never a part of them. */
bool file_write(const char *path, const char *data, size_t length, Error *error);

/** Makes a directory and those above it; no error if it is there. */
bool file_make_directory(const char *path, Error *error);

#endif
