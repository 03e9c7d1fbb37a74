/**
 * A guest: another program that speaks NOTATION.md, at the other end of two pipes.
 *
 * It is told every move of the game and asked for its own with `genmove`. It needs to know `new`,
 * `play`, `genmove` and `quit` only. Every answer is checked: a guest that says nothing, cannot be
 * understood or plays an illegal move ends the measuring with a message that says so.
 */
#ifndef ARENA_GUEST_H
#define ARENA_GUEST_H

#include "dreamhome/record.h"

#include <stdio.h>
#include <sys/types.h>

typedef struct Guest {
    const char *path; /* borrowed */
    pid_t process;
    FILE *to;
    FILE *from;
} Guest;

void guest_start(Guest *guest, const char *path);

/** Ends the program and waits for it. */
void guest_stop(Guest *guest);

void guest_new_game(Guest *guest, const GameOptions *options);

/** Tells the guest a move that somebody else made. */
void guest_tell(Guest *guest, const Move *move);

/** Lets the guest move, and plays its move in `game` as well. */
void guest_move(Guest *guest, Level level, uint64_t seed, Game *game);

#endif
