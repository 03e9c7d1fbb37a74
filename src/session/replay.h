/**
 * A record looked at again: forward and back, a move or a round at a time.
 *
 * `game` is always what the first `at` moves of the record make. The record itself never changes;
 * to play on from a position, replay_branch makes another one.
 */
#ifndef SESSION_REPLAY_H
#define SESSION_REPLAY_H

#include "dreamhome/game.h"
#include "dreamhome/record.h"

#include <stdbool.h>

typedef struct Replay {
    Record record;
    Game game;
    int at;                            /* moves made so far */
    int rounds;                        /* that the record has reached */
    int round_starts[ROUND_COUNT + 1]; /* the moves before round n, from 1 to `rounds` */
    int end_start;                     /* the moves before the end of the game, or -1 */
} Replay;

/** Opens a record at its deal. */
void replay_open(Replay *replay, const Record *record);

/** One move; false at the end. `events` may be NULL. */
bool replay_forward(Replay *replay, EventList *events);

/** To the position after `moves` moves, or to the nearest one that there is. */
void replay_jump(Replay *replay, int moves);

/** The match up to here as a new one, to be played on; `started` is its own time. */
void replay_branch(const Replay *replay, const char *started, Record *branch);

#endif
