/**
 * The words of the program in the player's language.
 *
 * Keys are the English sentences. Catalogues are gettext's compiled files, read by this module, so
 * that no locale need be installed and the language can change at any moment.
 */
#ifndef APP_WORDS_H
#define APP_WORDS_H

#include <stdbool.h>

typedef struct Words Words;

/** Marks a text in a table, for xgettext; it is translated where it is shown. */
#define WORDS_MARK(english) (english)

/**
 * The same for words that mean several things in English: `context` tells them apart for
 * translators, and is never shown.
 */
#define WORDS_CONTEXT_END          "\004" /* as gettext writes it */
#define WORDS_IN(context, english) (context WORDS_CONTEXT_END english)

enum { LANGUAGES_MAX = 32, LANGUAGE_CAPACITY = 16, LANGUAGE_NAME_CAPACITY = 48 };

/** A language that can be chosen, called as it calls itself. */
typedef struct Language {
    char code[LANGUAGE_CAPACITY];
    char name[LANGUAGE_NAME_CAPACITY];
} Language;

/** Starts with English. */
Words *words_new(const char *lang_directory);
void words_free(Words *words);

/**
 * Goes over to a language ("hu", "pt_BR"), or to its nearest relative: "fr_CA" finds "fr", "pt"
 * finds "pt_BR". False, with English, if there is no catalogue.
 */
bool words_set_language(Words *words, const char *language);
const char *words_language(const Words *words);

/** Goes over to the first language that the player's desktop prefers and that is there. */
void words_set_preferred(Words *words);

/** Lists English and all languages that have a catalogue; returns how many. */
int words_languages(Words *words, Language languages[LANGUAGES_MAX]);

/** The translation, borrowed from the Words; the English words if there is none. */
const char *tr(const Words *words, const char *english);

/** The translation with the plural form of `count`. */
const char *tr_count(const Words *words, const char *one, const char *many, int count);

#endif
