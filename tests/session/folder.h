/**
 * A folder of its own for every test, gone afterwards with all that is in it.
 */
#ifndef SESSION_FOLDER_H
#define SESSION_FOLDER_H

#include "session/match.h"

#include <stdbool.h>
#include <stddef.h>

enum { FOLDER_PATH = 512, FOLDER_TEXT = 1 << 16 };

typedef struct Folder {
    char path[64];
} Folder;

/** For cmocka: `*state` is a Folder. */
int folder_setup(void **state);
int folder_teardown(void **state);

#define FOLDER(test) cmocka_unit_test_setup_teardown(test, folder_setup, folder_teardown)

/** "FOLDER/NAME"; valid until the 8th next call. */
const char *in_folder(const Folder *folder, const char *name);

bool folder_has(const Folder *folder, const char *name);

/** How many names in a folder below begin and end so. */
int folder_count(const Folder *folder, const char *below, const char *beginning,
                 const char *ending);

void folder_write(const Folder *folder, const char *name, const char *data, size_t length);
size_t folder_read(const Folder *folder, const char *name, char data[FOLDER_TEXT]);

/** Lets nothing be written any more (the disk is full), or all again. */
void folder_fill_disk(bool full);

/** A match of an edition, with as many random moves (-1: to the end), started at that time. */
void folder_match(Match *match, uint64_t seed, int moves, const char *started);

#endif
