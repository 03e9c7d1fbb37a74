/**
 * Keepsakes: files that are made of a finished house.
 *
 * A print is ordered with everything that it needs; its words are in the player's language
 * already. It is made by a thread of its own, so that the window goes on; whoever has started it
 * asks now and then how far it is. A file is written whole or not at all.
 */
#ifndef PRINTS_PRINT_H
#define PRINTS_PRINT_H

#include "dreamhome/record.h"
#include "session/error.h"
#include "session/file.h"
#include "session/house.h"

#include "dreamhome/score.h"

#include <stdbool.h>

typedef enum PrintKind {
    PRINT_POSTCARD,     /* PNG, as large as a postcard at 300 dpi */
    PRINT_POSTER,       /* PDF, A4 */
    PRINT_LARGE_POSTER, /* PDF, A3 */
    PRINT_COLOURING,    /* PDF, A4 */
    PRINT_FOLD,         /* PDF, A4: cut it out and fold it */
    PRINT_BUILT,        /* GIF: how it was built; wants a record, as the next does */
    PRINT_TOGETHER,     /* PNG: the houses of all players */
    PRINT_KIND_COUNT,
} PrintKind;

enum { PRINT_WORDS_CAPACITY = 320, PRINT_CATEGORIES = SCORE_TOTAL };

typedef struct PrintWords {
    char title[PRINT_WORDS_CAPACITY];
    char line[PRINT_WORDS_CAPACITY]; /* below the title: when it was built, and by whom else */
    char date[PRINT_WORDS_CAPACITY];
    char points[PRINT_WORDS_CAPACITY]; /* all of them */
    char categories[PRINT_CATEGORIES][PRINT_WORDS_CAPACITY];
    char painter[PRINT_WORDS_CAPACITY]; /* colouring: before the line for a name */
    char paper[PRINT_WORDS_CAPACITY];   /* fold-up house: how to print it */
} PrintWords;

typedef struct PrintOrder {
    PrintKind kind;
    House house;
    Record record; /* of its game, or without moves */
    PrintWords words;
    char assets[FILE_PATH_CAPACITY];
    char path[FILE_PATH_CAPACITY]; /* of the file to be made */
} PrintOrder;

typedef struct Print Print;

/** How files of a kind end: "png". */
const char *print_ending(PrintKind kind);

/** Starts a print; NULL, with an error, if that is impossible. */
Print *print_start(const PrintOrder *order, Error *error);

/** From 0 to 1. */
float print_progress(Print *print);
bool print_done(Print *print);

/** Waits for a print, frees it, and tells whether the file is there. */
bool print_finish(Print *print, Error *error);

#endif
