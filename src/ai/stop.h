/**
 * Whether to stop thinking. The clock or button behind it belongs to the caller.
 */
#ifndef AI_STOP_H
#define AI_STOP_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Stop {
    bool (*should_stop)(void *data); /* NULL: never */
    void *data;
} Stop;

#define NEVER_STOP ((Stop){NULL, NULL})

static inline bool stop_now(Stop stop)
{
    return stop.should_stop && stop.should_stop(stop.data);
}

#endif
