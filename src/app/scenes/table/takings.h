/**
 * Who took what: the last column of each player, and who emptied the columns of this round. And
 * what nobody took: the cards that were discarded last.
 *
 * It follows the events that the table has shown, never those that still wait.
 */
#ifndef TABLE_TAKINGS_H
#define TABLE_TAKINGS_H

#include "dreamhome/event.h"
#include "dreamhome/record.h"

enum { TAKER_NONE = -1 };

typedef struct Takings {
    Event last[PLAYERS_MAX]; /* the taking itself; its room is 0 if there was none yet */
    int taker[COLUMN_COUNT]; /* a player, or TAKER_NONE */
    RoomCard discarded_room; /* 0 if there was none yet */
    ResourceCard discarded_resource;
} Takings;

/** Goes on by one event. */
void takings_follow(Takings *takings, const Event *event);

/** Starts again from the deal, and follows so many moves of a record. */
void takings_tell(Takings *takings, const Record *record, int moves);

#endif
