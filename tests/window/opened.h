/**
 * The note that is open on the table: where its paper lies, and what it shows and says.
 */
#ifndef TESTS_OPENED_H
#define TESTS_OPENED_H

#include "app/scenes/table/table.h"

/** No note has a paper of no width. */
typedef struct Opened {
    Box paper;
    int rooms, resources; /* how many such cards are pictured */
    char words[1024];     /* a line each */
} Opened;

/** The one that is open now. */
Opened opened_now(void);

/** The one that opens where the pointer rests on a target: by its number, or by what it is. */
Opened opened_at(int target);
Opened opened_about(TargetKind kind, int index);

#endif
