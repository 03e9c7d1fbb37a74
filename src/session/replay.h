/**
 * A record watched again: forwards and backwards, a move or a round at a time.
 *
 * `game` is always the position after the first `at` moves. The record itself never changes; to
 * play on from a position, replay_branch makes another one.
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
    int round_starts[ROUND_COUNT + 1]; /* moves before round n, from 1 to `rounds` */
    int end_start;                     /* moves before the end of the game, or -1 */
} Replay;

/** Opens a record at its deal. */
void replay_open(Replay *replay, const Record *record);

/** Steps one move forward; false at the end. `events` may be NULL. */
bool replay_forward(Replay *replay, EventList *events);

/** Jumps to the position after `moves` moves, or to the nearest one there is. */
void replay_jump(Replay *replay, int moves);

/** Makes the match so far a new one, to be played on, that began at `started`. */
void replay_branch(const Replay *replay, const char *started, Record *branch);

#endif
