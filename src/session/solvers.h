/**
 * Who has solved which puzzles: stars and streaks of every person, in the ledger `puzzles.txt`.
 *
 *     dreamhome-puzzles 1
 *     person 4 9 Ana          solved in a row now, and at most
 *     solved 17 3             puzzle and stars
 *     tried 18 1              puzzle and tries without success
 *     end
 *
 * A puzzle that is solved at the first try brings three stars, at the second two, later or when
 * its answer was seen one. Once it is solved nothing about it changes. A row is of puzzles solved
 * at the first try.
 */
#ifndef SESSION_SOLVERS_H
#define SESSION_SOLVERS_H

#include "dreamhome/record.h"
#include "session/ledger.h"
#include "session/puzzle_book.h"

enum { SOLVERS_MAX = 16, STARS_MAX = 3 };

typedef struct Solver {
    char name[NAME_CAPACITY];
    int row, best_row;
    uint8_t stars[PUZZLES_MAX]; /* by the puzzle's place in the book; 0 if not solved */
    uint8_t tries[PUZZLES_MAX]; /* without success */
} Solver;

typedef struct Solvers {
    Ledger ledger;
    int count;
    Solver items[SOLVERS_MAX];
} Solvers;

/** Reads the ledger below `data` (NULL: none); false if there is something to tell (ledger.h). */
bool solvers_open(Solvers *solvers, const char *data, Error *error);

/** The person of a name, who is new if nobody has it; the last one where there are too many. */
Solver *solvers_find(Solvers *solvers, const char *name);

/** Notes a try, and writes it down; `error` says if that failed. */
bool solvers_note(Solvers *solvers, Solver *solver, int puzzle, bool solved, Error *error);

/** Notes that the answer was seen, in the same way. */
bool solvers_note_seen(Solvers *solvers, Solver *solver, int puzzle, Error *error);

int solver_solved(const Solver *solver);
int solver_stars(const Solver *solver);

#endif
