/**
 * What computer players say: one short line now and then, about what has just happened at the
 * table.
 *
 * Nobody speaks in two rounds that follow each other, and nobody has to wait for it.
 */
#ifndef TABLE_REMARKS_H
#define TABLE_REMARKS_H

#include "dreamhome/game.h"
#include "dreamhome/record.h"

typedef struct Remark {
    const char *words; /* to be translated; NULL while nobody speaks */
    int player;        /* who speaks */
    int round;         /* when somebody spoke last; 0 if nobody has */
    double until;
} Remark;

/** An event, its round, and the home of its player before and after. */
typedef struct Happening {
    const Event *event;
    const Home *before, *after;
    int round;
} Happening;

/** What is said about it, or NULL; `own` if the player of the event says it. */
const char *remark_about(const Happening *happening, bool own);

/** Lets a computer player of the record speak at `now`, if there is something to be said; true if
 * one does. */
bool remark_hear(Remark *remark, const Record *record, const Happening *happening, double now);

#endif
