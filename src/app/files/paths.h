/**
 * Where the program finds its data and keeps what is the player's.
 */
#ifndef APP_PATHS_H
#define APP_PATHS_H

#include "session/error.h"

#include <stdbool.h>

enum { PATH_CAPACITY = 1024 };

typedef struct Paths {
    char assets[PATH_CAPACITY];   /* pictures, fonts, sounds, words */
    char lang[PATH_CAPACITY];     /* compiled catalogues */
    char settings[PATH_CAPACITY]; /* the settings file */
    char data[PATH_CAPACITY];     /* directory of saves and records */
} Paths;

/** `data_dir`, if not NULL, is the only place where assets are looked for. */
bool paths_find(Paths *paths, const char *data_dir, Error *error);

#endif
