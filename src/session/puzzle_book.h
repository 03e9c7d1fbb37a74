/**
 * The puzzles that come with the game, from easy to hard.
 *
 * The file stays in memory as text; a puzzle is read when it is wanted.
 */
#ifndef SESSION_PUZZLE_BOOK_H
#define SESSION_PUZZLE_BOOK_H

#include "ai/puzzle.h"
#include "session/error.h"

enum { PUZZLES_MAX = 512 };

typedef struct PuzzleEntry {
    Word text;
    PuzzleKind kind;
    int difficulty; /* 1 to 3 */
} PuzzleEntry;

typedef struct PuzzleBook {
    char *text; /* owned */
    int count;
    PuzzleEntry items[PUZZLES_MAX]; /* the puzzle `number` stands at number - 1 */
} PuzzleBook;

bool puzzle_book_open(PuzzleBook *book, const char *path, Error *error);
void puzzle_book_close(PuzzleBook *book);

/** Reads one puzzle, by its place from 0. */
bool puzzle_book_read(const PuzzleBook *book, int index, Puzzle *puzzle, Error *error);

#endif
