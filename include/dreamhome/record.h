/**
 * A record: options, seats and moves, from which the whole game can be made again.
 *
 * A save, an undo, a replay and a shared deal are all a record. Its text form is NOTATION.md's
 * `*.dreamhome`. A Record is a value without pointers, and every move in it is legal: records are
 * filled by record_parse, which replays them, or by record_append after game_apply.
 */
#ifndef DREAMHOME_RECORD_H
#define DREAMHOME_RECORD_H

#include "dreamhome/game.h"
#include "dreamhome/level.h"
#include "dreamhome/text.h"

#include <stdbool.h>
#include <stddef.h>

enum { RECORD_VERSION = 1 };

enum {
    NAME_CAPACITY = 64,    /* bytes of a player's name, with the final 0 */
    STARTED_CAPACITY = 32, /* bytes of an ISO-8601 time */

    /* No game is longer: 12 discards, 24 window answers, 48 turns of take and place, 8 décor
     * cards, 7 tools, and 3 helpers with 4 passes at the end make 154. */
    RECORD_MOVES_MAX = 192,

    RECORD_TEXT_CAPACITY = 8192, /* bytes of any record as text */
};

typedef struct Seat {
    Level level;
    char name[NAME_CAPACITY]; /* clean UTF-8, at least one byte */
} Seat;

typedef struct Record {
    GameOptions options;
    Seat seats[PLAYERS_MAX];
    char started[STARTED_CAPACITY];
    int move_count;
    Move moves[RECORD_MOVES_MAX];
} Record;

/** Starts a record of persons called "Player 1", "Player 2", ... `started` is an ISO-8601 time. */
void record_init(Record *record, const GameOptions *options, const char *started);

void record_append(Record *record, const Move *move);

/** The game after the first `moves` moves of the record. */
void record_replay(const Record *record, int moves, Game *game);

/** The text form, with the result if the game is over. RECORD_TEXT_CAPACITY is always enough. */
void record_write(const Record *record, Text *text);

/**
 * Reads and replays a text. A last line without its line end is dropped; anything else that is
 * wrong is named with its line, and `record` then holds nothing of use.
 */
bool record_parse(Word text, Record *record, Complaint *complaint);

#endif
