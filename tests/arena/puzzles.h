/**
 * Makes puzzles (src/ai/puzzle.h) out of games between computer players, and checks them.
 */
#ifndef ARENA_PUZZLES_H
#define ARENA_PUZZLES_H

#include "ai/limit.h"
#include "ai/puzzle.h"
#include "ai/puzzle_solve.h"
#include "ai/search.h"

enum {
    PUZZLE_PLAYOUTS = 400, /* that make a puzzle; ten times as many must agree */
    PUZZLE_PROOF = 10,
    PUZZLE_LEAD = 80,    /* hundredths of a point that the best answer is better, at least */
    PUZZLE_WIDTH = 6000, /* of the exact solver */
    PUZZLE_LAST_ROUNDS = 3,
    PUZZLE_GLANCE = 200, /* width of the solver that shows the way */
};

typedef struct PuzzleMaker {
    Search search;
    LimitItem items[LIMIT_ITEMS(PUZZLE_WIDTH)];
} PuzzleMaker;

/** What a search of some thoroughness has to say about a moment. */
typedef struct Verdict {
    Plan best;
    int lead; /* over the best plan with another first move, in hundredths of a point */
    int error;
} Verdict;

/** False if there is nothing to choose. */
bool puzzle_judge(PuzzleMaker *maker, const Game *game, int playouts, uint64_t seed,
                  Verdict *verdict);

/**
 * Makes a puzzle from the game of a seed; false if it has none of the kind and difficulty that
 * `puzzle` asks for.
 */
bool puzzle_make(PuzzleMaker *maker, uint64_t seed, Puzzle *puzzle);

/**
 * Whether another search, on other deals, finds the same answer and nothing else as good within its
 * margin; and whether the end of a house can be played as promised.
 */
bool puzzle_holds(PuzzleMaker *maker, const Puzzle *puzzle, int playouts);

#endif
