/**
 * A match as it is played at a table: whose turn it is, and what may still be taken back.
 *
 * The rules go on by themselves; people do not. A turn here ends only when its player says so:
 * until then its moves can be undone, and neither the next turn nor the next deal is shown. The
 * discard of a pair, the answer to the Jackhammer window and the helpers at the end are turns of
 * their own. `match.game` may be ahead of what the table shows by exactly the events that
 * play_end_turn releases.
 */
#ifndef SESSION_PLAY_H
#define SESSION_PLAY_H

#include "session/match.h"

#include <stdbool.h>

typedef struct Play {
    Match match;
    int mover;      /* whose turn it is, from 0 */
    int turn_start; /* moves that are settled; undo stops here */
    bool turn_over; /* the mover has no choice left but to end the turn, or to undo */
} Play;

/** Goes on from the end of a record: every completed turn counts as ended. */
void play_resume(Play *play, const Record *record);

/**
 * Plays a move of the running turn. `events` gets all that happened; the first `*own` of them are
 * the turn's own, the rest belongs to what comes after play_end_turn.
 */
RuleError play_move(Play *play, const Move *move, EventList *events, int *own);

/** Ends the turn; only when it is over. */
void play_end_turn(Play *play);

bool play_can_undo(const Play *play);
bool play_can_redo(const Play *play);

/** One move back. What was undone is done again by playing the same move. */
void play_undo(Play *play);

/** Whether a person sits where the turn is; otherwise a computer of the seat's level plays. */
bool play_person_moves(const Play *play);

static inline bool play_finished(const Play *play)
{
    return play->match.game.phase == PHASE_OVER && !play->turn_over;
}

#endif
