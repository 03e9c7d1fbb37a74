/**
 * The same deal, one after another: who takes part, and which deal it is.
 *
 * Everybody's game lies in a file of its own, `turns-N.dreamhome`; this ledger, `turns.txt`, only
 * says whose they are, so that a family can go on tomorrow.
 */
#ifndef SESSION_TURNS_H
#define SESSION_TURNS_H

#include "dreamhome/record.h"
#include "session/ledger.h"

enum { TURNS_MAX = PLAYERS_MAX };

typedef struct Turns {
    Ledger ledger;
    uint64_t seed;
    int count; /* 0: nobody plays */
    char names[TURNS_MAX][NAME_CAPACITY];
} Turns;

/** Reads the ledger below `data` (NULL: none); false if there is something to tell (ledger.h). */
bool turns_open(Turns *turns, const char *data, Error *error);

/** Writes down who plays which deal. */
bool turns_write(const Turns *turns, Error *error);

/** The deal: two seats, as for the house of the day. */
GameOptions turns_options(const Turns *turns);

/** Where the game of a player lies; false if nothing is kept. */
bool turns_path(const Turns *turns, int player, char path[FILE_PATH_CAPACITY]);

#endif
