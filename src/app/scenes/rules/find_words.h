/**
 * Finding words in the book as it is shown, in its language and for its game, whatever their case
 * and accents.
 */
#ifndef APP_RULEBOOK_FIND_WORDS_H
#define APP_RULEBOOK_FIND_WORDS_H

#include "app/scenes/rules/rulebook.h"

#include <stddef.h>

enum { HITS_MAX = 1000, SPANS_MAX = 32 };

/** A piece of a text, in bytes; `end` is one past it. */
typedef struct Span {
    int begin, end;
} Span;

/** The block of a hit in the title of its chapter. */
enum { BLOCK_OF_TITLE = -1 };

typedef struct Hit {
    short chapter, block, line; /* of rulebook_line */
    short nth;                  /* of the hits in that line */
} Hit;

typedef struct Hits {
    int count;
    int in_chapter[CHAPTER_COUNT];
    Hit items[HITS_MAX]; /* in the order of the book */
} Hits;

/** How the book is read; everything is borrowed. */
typedef struct Reader {
    const GameOptions *options; /* of the game that it follows */
    const char *(*translate)(const void *with, const char *english);
    const void *with; /* the caller's, for `translate` */
} Reader;

/** Where `sought` stands in a text; hits never overlap. Nothing is found for blanks alone. */
int find_spans(const char *text, const char *sought, Span spans[SPANS_MAX]);

/** All hits in the book. */
void find_in_book(const char *sought, const Reader *reader, Hits *hits);

/** The first hit at or after a place, going round at the end; -1 if there is none. */
int find_from(const Hits *hits, BookPlace place);

#endif
