/**
 * One running match: the position, and the record that is its only truth.
 *
 * `game` is always what the record's first `record.move_count` moves make. Undone moves stay
 * behind them, up to `known_moves`, until a move other than the undone one is played.
 */
#ifndef SESSION_MATCH_H
#define SESSION_MATCH_H

#include "dreamhome/game.h"
#include "dreamhome/record.h"

#include <stdbool.h>

typedef struct Match {
    Game game;
    Record record;
    int known_moves; /* with the undone ones */
} Match;

void match_start(Match *match, const GameOptions *options, const char *started);

/** Goes on from the end of a record. */
void match_resume(Match *match, const Record *record);

/** A refused move changes nothing. `events` may be NULL. */
RuleError match_play(Match *match, const Move *move, EventList *events);

/** One move back or forward; false where there is none. */
bool match_undo(Match *match);
bool match_redo(Match *match);

#endif
