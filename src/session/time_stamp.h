/**
 * The moment at which a match was started, as records write it: 2026-01-31T18:30:00Z.
 */
#ifndef SESSION_TIME_STAMP_H
#define SESSION_TIME_STAMP_H

#include "dreamhome/record.h"

#include <stdint.h>

/** Now. */
void time_stamp(char stamp[STARTED_CAPACITY]);

/**
 * A moment in seconds since 1970. A year without four digits, from a clock that was never set,
 * could not be read back: it becomes the beginning of 1970.
 */
void time_stamp_of(int64_t seconds, char stamp[STARTED_CAPACITY]);

#endif
