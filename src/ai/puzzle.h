/**
 * A puzzle: a moment of a real game with one best answer, as plain text.
 *
 *     puzzle 1
 *     kind column
 *     answer take 3
 *     lead 2.41
 *     error 0.15
 *     playouts 12000
 *     difficulty 2
 *     dreamhome 2
 *     ... the record up to the moment
 *
 * `column` and `place` ask the player to move for the first move of the best plan: it is `lead`
 * points better than any plan with another first move, and the true lead lies within `error` of
 * that in 95 of 100 cases. `finish` asks for the last rounds with all their cards open and the
 * first choice in each: its answer is the most points that the home can get, which is exact.
 * Difficulty goes from 1 to 3; the puzzles of a file are sorted from easy to hard.
 */
#ifndef AI_PUZZLE_H
#define AI_PUZZLE_H

#include "dreamhome/record.h"

typedef enum PuzzleKind {
    PUZZLE_COLUMN,
    PUZZLE_PLACE,
    PUZZLE_FINISH,
    PUZZLE_KIND_COUNT
} PuzzleKind;

extern const char *const PUZZLE_KEYS[PUZZLE_KIND_COUNT];

typedef struct Puzzle {
    int number;
    PuzzleKind kind;
    Move answer; /* column, place */
    int points;  /* finish */
    int lead;    /* hundredths of a point; 0 where the answer is exact */
    int error;
    int playouts;
    int difficulty;
    Record record; /* the player to move is the one who is asked */
} Puzzle;

/** Cuts the next puzzle off the front of `rest`; false if there is none. */
bool puzzle_cut(Word *rest, Word *text);

bool puzzle_parse(Word text, Puzzle *puzzle, Complaint *complaint);

/** Only what stands before the record: fast, for a list. */
bool puzzle_parse_head(Word text, Puzzle *puzzle, Complaint *complaint);

/** Room for any puzzle as text. */
enum { PUZZLE_TEXT_CAPACITY = RECORD_TEXT_CAPACITY + 512 };

void puzzle_write(const Puzzle *puzzle, Text *text);

#endif
