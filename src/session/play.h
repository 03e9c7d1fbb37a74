/**
 * A match as it is played at a table: whose turn it is, and what may still be taken back.
 *
 * The rules move on by themselves; people do not. A turn (turn.h) ends only when its player says
 * so: until then its moves can be undone, and neither the next turn nor the next deal is shown. The
 * record knows which turns were ended, so that a match taken up again is at the same moment.
 *
 * The game may be ahead of what the table shows by exactly the events that play_end_turn releases.
 * A Play owns its match; look at it through play_game and play_record, and change it only here.
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
    bool watched;   /* nobody moves: positions of the record are shown */
} Play;

/** Goes on from the end of a record, in the middle of a turn or at its end if it was not ended. */
void play_resume(Play *play, const Record *record);

/** The position, and how it came about. */
static inline const Game *play_game(const Play *play)
{
    return &play->match.game;
}

static inline const Record *play_record(const Play *play)
{
    return &play->match.record;
}

/**
 * Plays a move of the running turn. `events` gets all that happened; the first `*own` of them are
 * the turn's own, the rest belongs to what comes after play_end_turn.
 */
RuleError play_move(Play *play, const Move *move, EventList *events, int *own);

/** Shows another position of the same record, after `moves` moves. From then on it is watched. */
void play_show(Play *play, const Game *game, int moves, int mover);

/** Ends the turn; only when it is over. */
void play_end_turn(Play *play);

/** Settles what has been played so far: it can no longer be undone. */
void play_settle(Play *play);

bool play_can_undo(const Play *play);
bool play_can_redo(const Play *play);

/** One move back, if there is one to undo. */
void play_undo(Play *play);

/** Plays the move that was undone last; the rest as in play_move. Only if there is one. */
RuleError play_redo(Play *play, EventList *events, int *own);

/**
 * The last move of a turn that is over but not ended, told once more: the position before it, and
 * its events as play_move gave them. For a table that is set up again at that moment.
 */
void play_retell(const Play *play, Game *before, EventList *events, int *own);

/** Lets another player take a seat: a person or a computer of some level. */
void play_set_level(Play *play, int seat, Level level);

/** Whether a person sits where the turn is; otherwise a computer of the seat's level plays. */
bool play_person_moves(const Play *play);

static inline bool play_finished(const Play *play)
{
    return play->match.game.phase == PHASE_OVER && !play->turn_over;
}

#endif
