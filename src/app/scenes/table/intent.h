/**
 * What a player is about to do, step by step, until it is a move.
 *
 * An intent is a kind of move with some of its parts chosen. The legal moves that still agree with
 * it are its candidates; what they differ in is what can be chosen next, and what lights up. A
 * column that is held is not taken yet: letting go of it changes nothing.
 */
#ifndef TABLE_INTENT_H
#define TABLE_INTENT_H

#include "dreamhome/game.h"

#include <stdbool.h>

enum { INTENT_OPEN = -1 };

typedef struct Intent {
    bool active;
    MoveKind kind;
    int held_column; /* taken (or jackhammered) with the move, or INTENT_OPEN */
    int column;
    int other_column;
    int space;
    int card;
    bool face_down;
    Game game; /* the position that the candidates belong to: after the taking */
    MoveList candidates;
} Intent;

/** The moves that an intent comes to: the taking of the held column, and the move itself. */
typedef struct IntentMoves {
    int count;
    Move items[2];
} IntentMoves;

/** Nothing is meant. */
void intent_clear(Intent *intent);

/** Begins a kind of move from the game as it is; false if no such move is legal. */
bool intent_begin(Intent *intent, const Game *game, MoveKind kind);

/** Picks up a column: its room is to be placed, or its Scaffolding first. */
bool intent_hold(Intent *intent, const Game *game, int column);

/** Turns between the room and the Scaffolding of what is held; false if there is no such choice. */
bool intent_switch_part(Intent *intent);

/** Turns the card that is to be placed over. */
void intent_flip(Intent *intent);

/** Whether a space, a column or a card can be chosen next. */
bool intent_wants_space(const Intent *intent, Space space);
bool intent_wants_column(const Intent *intent, int column);
bool intent_wants_card(const Intent *intent, int card);

/** Chooses it; true when the intent is complete, and `moves` are to be played. */
bool intent_choose_space(Intent *intent, Space space, IntentMoves *moves);
bool intent_choose_column(Intent *intent, int column, IntentMoves *moves);
bool intent_choose_card(Intent *intent, int card, IntentMoves *moves);

/** Takes back the last step; false if there was none, and the intent is cleared. */
bool intent_step_back(Intent *intent);

/** What choosing the space would add to the home's score; 0 while more must be chosen. */
int intent_points(const Intent *intent, Space space);

/** Why a space cannot be chosen, for the sentence that says so. */
RuleError intent_refusal(const Intent *intent, Space space);

#endif
