/**
 * What each person has met already: a tip is given once, to whoever sees a thing for the first
 * time.
 *
 * Kept as a small text file, a line for each name: "roof,garage Ana". Reading never fails: what is
 * wrong is forgotten, and so is who has not played for the longest time when there are too many.
 */
#ifndef FAMILY_TIPS_H
#define FAMILY_TIPS_H

#include "dreamhome/record.h"
#include "session/error.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum TipId {
    TIP_ROOF,
    TIP_DECOR,
    TIP_TOOL,
    TIP_JACKHAMMER,
    TIP_QUESTION, /* whether to use it now */
    TIP_SCAFFOLDING,
    TIP_HELPER,
    TIP_DESIGNER, /* who helps at once */
    TIP_GARAGE,
    TIP_EMPTY,
    TIP_MARKER,
    TIP_COUNT,
} TipId;

enum { TIP_PEOPLE_MAX = 32 };

typedef struct TipMemory {
    int count;
    struct {
        char name[NAME_CAPACITY];
        uint32_t known;       /* bit per TipId */
    } people[TIP_PEOPLE_MAX]; /* who has learnt something last comes last */
} TipMemory;

/** False if what is there cannot be read now: then it must not be replaced. */
bool tips_load(TipMemory *memory, const char *path);
bool tips_save(const TipMemory *memory, const char *path, Error *error);

bool tips_knows(const TipMemory *memory, const char *name, TipId tip);
void tips_learn(TipMemory *memory, const char *name, TipId tip);

#endif
