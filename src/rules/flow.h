/**
 * The course of a game: what comes after a move. Private to the rules.
 */
#ifndef RULES_FLOW_H
#define RULES_FLOW_H

#include "dreamhome/game.h"

/**
 * Marks what seldom happens. Inlined where it is called, it would cost every call registers; a
 * function of its own costs nothing until it is needed.
 */
#define RARE __attribute__((noinline))

void flow_add_event(EventList *events, Event event);

/** Adds an event if there is a list. Inline, so that without one the event is not even made. */
static inline void flow_tell(EventList *events, Event event)
{
    if (events)
        flow_add_event(events, event);
}

/** Deals the next round and finds its first question. */
void flow_start_round(Game *game, EventList *events);

/** The discard of R3.2 is done: on to the Jackhammer window. */
void flow_after_discard(Game *game, EventList *events);

/** The holder has used or declined the Jackhammer: on to the next one. */
void flow_after_window(Game *game, EventList *events);

/** The hand is empty again: on to the next player, round, or the end. */
void flow_after_hand(Game *game, EventList *events);

/** A helper was used; `pass` ends the helpers of this player. */
void flow_after_helper(Game *game, bool pass, EventList *events);

#endif
