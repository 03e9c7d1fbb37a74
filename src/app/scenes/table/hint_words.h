/**
 * A hint in words: what to do, and why.
 */
#ifndef TABLE_HINT_WORDS_H
#define TABLE_HINT_WORDS_H

#include "ai/hints.h"
#include "app/words/words.h"
#include "dreamhome/record.h"

#include <stddef.h>

/** Writes one sentence about the first reason of a hint. `seats` are those of the players. */
void hint_words(char *out, size_t capacity, const Hint *hint, const Seat *seats,
                const Words *words);

/** What a hint is expected to bring, compared with the best one. */
void hint_gain_words(char *out, size_t capacity, const Hint *hint, const Hint *best,
                     const Words *words);

#endif
