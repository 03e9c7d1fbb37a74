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

/** What a tool or a helper is used for; MOVE_KIND_COUNT if its time is not the player's to choose.
 */
MoveKind intent_use_of(ResourceCard card);

/** The cards that such a move can be made with; none for moves without a tool or helper. */
ResourceCardSet intent_tools_for(MoveKind kind);

/** Whether a kind of move can be begun from the game as it is. */
bool intent_can_begin(const Game *game, MoveKind kind);

/** Begins a kind of move from the game as it is; false if no such move is legal. */
bool intent_begin(Intent *intent, const Game *game, MoveKind kind);

/** Picks up a column: its room is to be placed, or its Scaffolding first. */
bool intent_hold(Intent *intent, const Game *game, int column);

/** Turns between the room and the Scaffolding of what is held, where there is such a choice. */
bool intent_can_switch_part(const Intent *intent);
bool intent_switch_part(Intent *intent);

/** Whether the room has to wait: the Scaffolding above it goes first. */
bool intent_room_waits(const Intent *intent);

/** Whether the card to be placed lies face down, as face up there is no space for it. */
bool intent_must_be_face_down(const Intent *intent);

/** Turns the card that is to be placed over. */
void intent_flip(Intent *intent);

/** Whether cards are in hand: they lie over the table, and are put down on a space. */
bool intent_holds_cards(const Intent *intent);
/** The discarded room that the Supplier brings, once it is chosen; else 0. */
RoomCard intent_supplied(const Intent *intent);

/** Whether there is a step to take back: what the rules ask for can only be answered. */
bool intent_can_step_back(const Intent *intent);

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

/**
 * What choosing the space, or the column, adds to the home's score; where another choice follows,
 * at best.
 */
int intent_points(const Intent *intent, Space space);
int intent_column_points(const Intent *intent, int column);

/** The move that a space would make of what is chosen already, legal or not. */
Move intent_move_to(const Intent *intent, Space space);

/** The Handyman's move, its two spaces in the order that the notation wants. */
Move intent_swap(int one, int other);

#endif
