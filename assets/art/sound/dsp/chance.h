#ifndef SOUND_CHANCE_H
#define SOUND_CHANCE_H

#include <stdint.h>

/** A seeded stream of chance (splitmix64): the same seed gives the same sound everywhere. */
typedef struct Chance {
    uint64_t state;
} Chance;

Chance chance_from_name(const char *name);

/** From 0 up to 1. */
double chance_unit(Chance *chance);

/** From -1 up to 1. */
double chance_either(Chance *chance);

double chance_between(Chance *chance, double low, double high);

#endif
