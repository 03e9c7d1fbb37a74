/**
 * The names of NOTATION.md: spaces, cards, tokens, moves, and a home in one line.
 *
 * Writing never fails; reading says what is wrong. Words may be separated by any number of blanks.
 */
#ifndef DREAMHOME_NOTATION_H
#define DREAMHOME_NOTATION_H

#include "dreamhome/game.h"
#include "dreamhome/text.h"

#include <stdbool.h>

/** Bytes of any move as text, with the final 0. */
enum { MOVE_TEXT_CAPACITY = 40 };

/** The words for a phase and for a kind of move, as protocols and descriptions spell them. */
const char *notation_phase_word(Phase phase);
const char *notation_move_word(MoveKind kind);

void notation_write_space(Text *text, Space space);
void notation_write_room(Text *text, RoomCard card);
void notation_write_resource(Text *text, ResourceCard card);
void notation_write_move(Text *text, const Move *move);

/** The words of a refusal with the id of its rule: "A room needs something below it (R4.1)". */
void notation_write_refusal(Text *text, RuleError error);

/** Readers return false, and set nothing, if the word is not such a name. */
bool notation_read_space(Word word, Space *space);
bool notation_read_room(Word word, RoomCard *card);
bool notation_read_resource(Word word, ResourceCard *card);
bool notation_read_token(Word word, ResourceType *token);

bool notation_read_move(Word line, Move *move, Complaint *complaint);

/** A home in one line. It need not be reachable in play. */
bool notation_read_home(Word line, Home *home, Complaint *complaint);

/** Whether a room card lies on a space of the home. */
bool notation_home_has_room(const Home *home, RoomCard card);

/** Whether a token lies in the home or stands beside it. */
bool notation_home_has_token(const Home *home, ResourceType token);

#endif
