/**
 * Which pictures there are: assets/FOLDER/WIDTH/KEY.webp (or .png), in several widths. What was
 * found is remembered, so that a picture is looked for on the disk once.
 */
#ifndef APP_SHELF_H
#define APP_SHELF_H

#include <stdbool.h>

enum {
    FOLDERS_MAX = 24,
    KEYS_MAX = 768,
    WIDTHS_MAX = 64,
    NAME_LENGTH = 48,
    SHELF_DIRECTORY_CAPACITY = 1024,
    SHELF_PATH_CAPACITY = 1200,
};

/* The widths, rising, that something has: a folder in all, or one of its keys. */
typedef struct Widths {
    char folder[NAME_LENGTH];
    char key[NAME_LENGTH]; /* empty for a folder */
    int count;
    int items[WIDTHS_MAX];
} Widths;

typedef struct Shelf {
    char directory[SHELF_DIRECTORY_CAPACITY];
    int folder_count;
    Widths folders[FOLDERS_MAX];
    int key_count;
    Widths keys[KEYS_MAX];
} Shelf;

/** The width that is best shown at a width in pixels; 0 if there is no such picture, which is
 * logged once. */
int shelf_width(Shelf *shelf, const char *folder, const char *key, float width);

/** Where a picture lies; false if there is none. */
bool shelf_find(const Shelf *shelf, const char *folder, int width, const char *key,
                char path[SHELF_PATH_CAPACITY]);

#endif
