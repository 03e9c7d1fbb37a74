/**
 * Files and folders: all that the session asks of the operating system.
 *
 * What is written here is on the disk when the function returns, and a crash at any moment leaves
 * the old bytes or the new ones. Reading is bounded. A link stays a link: what it leads to is read
 * and replaced. New files and folders belong to their owner alone.
 *
 * Paths are the caller's. Only a list of names is allocated; its owner frees it.
 */
#ifndef SESSION_FILE_H
#define SESSION_FILE_H

#include "session/error.h"

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum {
    FILE_PATH_CAPACITY = 1536, /* bytes of any path of the session, with the final 0 */
    FILE_NAME_CAPACITY = 256,  /* bytes of a name in a folder, with the final 0 */
};

/** How the names of unfinished files end. */
#define FILE_TEMPORARY ".tmp"

/* ---- whole files ---- */

/**
 * Reads a regular file of at most `capacity` bytes. A larger one is ERROR_DAMAGED; every other
 * reason means that the file could not be read now and may be sound.
 */
bool file_read(const char *path, char *buffer, size_t capacity, size_t *length, Error *error);

/** Opens a regular file for reading, and never waits for anything else; NULL on failure. */
FILE *file_open(const char *path, Error *error);

/** Replaces a file so that `path` holds the old or the new bytes, never a part of them. */
bool file_write(const char *path, const char *data, size_t length, Error *error);

/** The same for a file that must not be there yet; `*taken` tells whether that was the reason. */
bool file_create(const char *path, const char *data, size_t length, bool *taken, Error *error);

/**
 * Puts `data` at `offset` of a file and ends it there. The file must be there with `known` bytes:
 * otherwise somebody else has changed it, and nothing is done. After a crash the file ends
 * somewhere between `offset` and the end of the data.
 */
bool file_end_with(const char *path, size_t known, size_t offset, const char *data, size_t length,
                   Error *error);

/** A new version of a file that is written piece by piece; the old one stays until the commit. */
typedef struct FileDraft {
    FILE *file;          /* to write to; NULL when there is no draft */
    char path[PATH_MAX]; /* that will be replaced */
    char temporary[PATH_MAX];
} FileDraft;

bool file_draft_open(FileDraft *draft, const char *path, Error *error);
bool file_draft_commit(FileDraft *draft, Error *error);
void file_draft_drop(FileDraft *draft);

/* ---- names ---- */

typedef enum FileState {
    FILE_MISSING, /* certainly nothing there */
    FILE_THERE,
    FILE_UNKNOWN, /* it cannot be looked at now, or is something else than a regular file */
} FileState;

/** What tells one version of a file from another. */
typedef struct FileStamp {
    uint64_t bytes;
    int64_t changed; /* seconds */
} FileStamp;

/** What lies at a path. Sets `stamp` if a file is there, and `error` if not. */
FileState file_look(const char *path, FileStamp *stamp, Error *error);

/** Writes "DIRECTORY/NAME". */
bool file_path(char path[FILE_PATH_CAPACITY], const char *directory, const char *name,
               Error *error);

/** Gives a file another name, which must be free; `*taken` tells whether it was not. */
bool file_move(const char *from, const char *to, bool *taken, Error *error);

/** No error if it is not there. */
bool file_remove(const char *path, Error *error);

/* ---- folders ---- */

/** Makes a directory and those above it; no error if it is there. */
bool file_make_directory(const char *path, Error *error);

/** Names of a folder, in byte order. */
typedef struct FileNames {
    int count;
    char **items;
} FileNames;

/**
 * The names that end with `ending`. A folder that is not there is empty; names that are hidden or
 * not clean UTF-8 are none of ours. On failure the list is empty.
 */
bool file_names(const char *directory, const char *ending, FileNames *names, Error *error);
void file_names_free(FileNames *names);

/** Removes what crashes of long ago have left in a folder: unfinished files, a day old or more. */
void file_sweep(const char *directory);

/* ---- one program at a time ---- */

/** Held until it is released or the program ends, in whatever way. */
typedef struct FileLock {
    int handle; /* -1 when nothing is held */
} FileLock;

/**
 * Makes the file if need be and locks it, without waiting; `*busy` tells that another program
 * holds it. Where the disk cannot lock at all, the lock is taken as given.
 */
bool file_lock(FileLock *lock, const char *path, bool *busy, Error *error);
void file_unlock(FileLock *lock);

#endif
