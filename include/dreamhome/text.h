/**
 * Reading and writing plain text in the caller's memory, without printing or allocation.
 *
 * A `Text` writes into a buffer that its owner keeps; it is always terminated, and `cut` tells
 * when something did not fit. A `Word` is a borrowed piece of somebody else's text.
 */
#ifndef DREAMHOME_TEXT_H
#define DREAMHOME_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Text {
    char *data;
    size_t capacity; /* with room for the final 0 */
    size_t length;
    bool cut;
} Text;

typedef struct Word {
    const char *at;
    size_t length;
} Word;

/** What is wrong with a text, as one English sentence without its full stop. */
typedef struct Complaint {
    char words[240];
} Complaint;

Text text_on(char *buffer, size_t capacity);
void text_add(Text *text, const char *words);
void text_add_char(Text *text, char c);
void text_add_number(Text *text, uint64_t number);
void text_add_word(Text *text, Word word);

/**
 * Adds what somebody typed as far as it is clean UTF-8: without control characters, line separators
 * and marks that turn the direction of writing around, cut between two characters if it is too
 * long.
 */
void text_add_typed(Text *text, const char *typed);

/** The same without the blanks at either end. */
void text_add_clean(Text *text, const char *typed);

/** Adds foreign words, with every byte that is not clean UTF-8 as \xNN. */
void text_add_escaped(Text *text, const char *words);

/** Adds someone else's word in quotes: cut short if long, with '?' for unprintable bytes. */
void text_add_quoted(Text *text, Word word);

/** Sets a complaint of the form: before 'word' after. Returns false, for `return complain(...)`. */
bool complain(Complaint *complaint, const char *before, Word word, const char *after);

Word word_of(const char *string);
bool word_is(Word word, const char *string);
bool word_equal(Word one, Word other);

/** Cuts the next word, between blanks, off the front of `rest`; false if there is none. */
bool word_next(Word *rest, Word *word);

/** Cuts the part before `separator` off the front of `rest`; all of it if there is none. */
Word word_until(Word *rest, char separator);

/** The word without the blanks around it. */
Word word_trimmed(Word word);

/** A decimal number without sign, leading zeros or overflow. */
bool word_number(Word word, uint64_t *number);

/** Whether the word is well-formed UTF-8 without control characters. */
bool word_is_clean_utf8(Word word);

#endif
