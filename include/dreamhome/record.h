/**
 * A record: options, seats and moves, from which the whole game can be made again.
 *
 * A save, an undo, a replay and a shared deal are all a record. Its text form is NOTATION.md's
 * `*.dreamhome`, of which version 2 is written and versions 1 and 2 are read. A Record is a value
 * without pointers, and every move in it is legal: records are filled by record_parse, which
 * replays them, or by record_append after game_apply. Lowering `move_count` takes moves back; they
 * and what is known about them stay behind until another move is appended.
 */
#ifndef DREAMHOME_RECORD_H
#define DREAMHOME_RECORD_H

#include "dreamhome/game.h"
#include "dreamhome/level.h"
#include "dreamhome/text.h"

#include <stdbool.h>
#include <stddef.h>

enum { RECORD_VERSION = 2, RECORD_VERSION_OLDEST = 1 };

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
    bool ended[RECORD_MOVES_MAX]; /* the move was the last of its turn, and the player ended it */
    int finished_after;           /* moves after which the game is over; 0 while it is not */
    int16_t totals[PLAYERS_MAX];  /* of the game that is over */
} Record;

/** Starts a record of persons called "Player 1", "Player 2", ... `started` is an ISO-8601 time. */
void record_init(Record *record, const GameOptions *options, const char *started);

/**
 * Gives a seat the name that somebody typed, made clean: no control characters, no broken UTF-8, no
 * blanks around it, and not too long. A name of which nothing is left changes nothing.
 */
void record_set_name(Record *record, int seat, const char *typed);

void record_append(Record *record, const Move *move);

/** Notes how the game of all the moves ended; `over` is that game. */
void record_set_result(Record *record, const Game *over);

/** Whether the game of the moves is over. Only a record with a result knows it. */
static inline bool record_is_finished(const Record *record)
{
    return record->finished_after && record->finished_after == record->move_count;
}

/** Notes that the turn of the last move was ended. */
void record_end_turn(Record *record);

/** Whether the turn of the last move was ended. False before the first move. */
static inline bool record_turn_ended(const Record *record)
{
    return record->move_count && record->ended[record->move_count - 1];
}

/** Forgets where turns were ended: for those who know only moves. */
void record_forget_ends(Record *record);

/** The game after the first `moves` moves of the record. */
void record_replay(const Record *record, int moves, Game *game);

/** The text form, with the result if the game is over. RECORD_TEXT_CAPACITY is always enough. */
void record_write(const Record *record, Text *text);

/** The last line of a finished record: "result" and the totals. */
void record_write_result(const Record *record, Text *text);

/**
 * Reads and replays a text. A last line without its line end is dropped; anything else that is
 * wrong is named with its line, and `record` then holds nothing of use.
 */
bool record_parse(Word text, Record *record, Complaint *complaint);

#endif
