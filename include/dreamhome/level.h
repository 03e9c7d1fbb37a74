/**
 * Who may sit on a seat: a person, or a computer player of some level.
 */
#ifndef DREAMHOME_LEVEL_H
#define DREAMHOME_LEVEL_H

typedef enum Level {
#define LEVEL(name, key) LEVEL_##name,
#include "levels.def"
#undef LEVEL
    LEVEL_COUNT,
} Level;

/** What records and the engine protocol call them. */
extern const char *const LEVEL_KEYS[LEVEL_COUNT];

#endif
