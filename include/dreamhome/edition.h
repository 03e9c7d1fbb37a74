/**
 * The printed editions: each a preset of the rule switches (R10.1-R10.3) and a language.
 */
#ifndef DREAMHOME_EDITION_H
#define DREAMHOME_EDITION_H

#include <stdbool.h>

typedef enum Edition {
#define EDITION(name, ...) EDITION_##name,
#include "editions.def"
#undef EDITION
    EDITION_COUNT,
} Edition;

typedef struct EditionInfo {
    const char *key;
    const char *title;
    const char *language;
    bool discard; /* R3.2 with 2 or 3 players */
    bool car;     /* R10.2 */
    bool gaps;    /* gaps are allowed: R4.8 does not hold */
} EditionInfo;

extern const EditionInfo EDITION_INFO[EDITION_COUNT];

#endif
