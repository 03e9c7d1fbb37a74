/**
 * The story of a match so far, a line for each turn, in the player's words.
 *
 * Roofs are told without their colour: what lies face down stays hidden here too. Only the seat
 * whose roofs lie open is told which ones it has taken.
 */
#ifndef TABLE_TURN_LOG_H
#define TABLE_TURN_LOG_H

#include "ai/plan.h"
#include "app/words/words.h"
#include "dreamhome/event.h"
#include "dreamhome/record.h"

#include <stdbool.h>
#include <stddef.h>

enum { LOG_LINES_MAX = 128, LOG_LINE_CAPACITY = 768 };

typedef struct LogLine {
    int round;
    int player;
    int moves; /* how many moves of the record are played after this turn */
    bool idle; /* nothing was done, but perhaps a Jackhammer kept */
    char words[LOG_LINE_CAPACITY];
} LogLine;

typedef struct TurnLog {
    int count;
    LogLine lines[LOG_LINES_MAX];
} TurnLog;

void turn_log_write(TurnLog *log, const Record *record, const Words *words);

enum { LOG_NO_SEAT = -1 };

/** The same for a seat whose own roofs lie open, or LOG_NO_SEAT. */
void turn_log_write_for(TurnLog *log, const Record *record, const Words *words, int seat);

/**
 * What somebody does or has done in one turn, with a capital and a full stop: "Takes the kitchen
 * and the piano; builds the room on the top floor, far left." `seat` as above.
 */
void turn_log_moves(char *out, size_t capacity, const Game *before, const Plan *plan, int seat,
                    const Words *words);

/** The cards that a player took: Kitchen + Drill. Which roof it is stays a secret. */
void turn_log_taking(char *out, size_t capacity, const Event *event, const Words *words);

#endif
