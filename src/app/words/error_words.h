/**
 * What went wrong outside the rules, in the player's language. The exact words go to the log.
 */
#ifndef APP_ERROR_WORDS_H
#define APP_ERROR_WORDS_H

#include "app/words/words.h"
#include "session/error.h"

/** The reason, to stand behind a colon: "the disk is full". */
const char *error_words(const Words *words, const Error *error);

#endif
