/**
 * A hint in words: what to do, and why.
 */
#ifndef TABLE_HINT_WORDS_H
#define TABLE_HINT_WORDS_H

#include "ai/hints.h"
#include "app/words/words.h"
#include "dreamhome/record.h"

#include <stddef.h>

/** Writes one sentence about the first reason of a hint. The record knows the players. */
void hint_words(char *out, size_t capacity, const Hint *hint, const Record *record,
                const Words *words);

enum { HINT_MOVE_CAPACITY = 640 };

/**
 * Says what to do, as a friend at the table would, and what it brings at once: "Take column 3 and
 * build the kitchen on the top floor, far left: +5." All moves of the hint are told.
 */
void hint_move_words(char *out, size_t capacity, const Hint *hint, const Game *game,
                     const Words *words);

/** The tool or helper that makes a move; RESOURCE_NONE for most. */
ResourceType hint_card_of(MoveKind kind);

/** Whether two hints name the same card in the same place, whatever else they bring: to a player
 * they are one idea, told twice. */
bool hint_is_same_idea(const Hint *hint, const Hint *other, const Game *game, const Words *words);

/** The same about what somebody else is doing: for those who watch. */
void hint_words_of_another(char *out, size_t capacity, const Hint *hint, const Record *record,
                           const Words *words);

/** What a hint is expected to bring, compared with the best one. */
void hint_gain_words(char *out, size_t capacity, const Hint *hint, const Hint *best,
                     const Words *words);

#endif
