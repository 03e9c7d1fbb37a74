#include "session/solvers.h"

#include <stdlib.h>
#include <string.h>

#define SOLVERS_FILE "puzzles.txt"
#define SOLVERS_HEAD "dreamhome-puzzles 1"

/* ---- reading ---- */

static bool next_number(Word *rest, int lowest, int highest, int *number)
{
    Word word;
    uint64_t read;
    if (!word_next(rest, &word) || !word_number(word, &read) || read < (uint64_t)lowest ||
        read > (uint64_t)highest)
        return false;
    *number = (int)read;
    return true;
}

static bool read_person(Solvers *solvers, Word rest)
{
    if (solvers->count == SOLVERS_MAX)
        return false;
    Solver *solver = &solvers->items[solvers->count];
    memset(solver, 0, sizeof *solver);
    if (!next_number(&rest, 0, PUZZLES_MAX, &solver->row) ||
        !next_number(&rest, 0, PUZZLES_MAX, &solver->best_row))
        return false;
    const Word name = word_trimmed(rest);
    if (!name.length || name.length >= NAME_CAPACITY)
        return false;
    Text text = text_on(solver->name, sizeof solver->name);
    text_add_word(&text, name);
    solvers->count++;
    return true;
}

static bool read_line(void *context, Word line)
{
    Solvers *solvers = context;
    Word name;
    int puzzle, number;
    if (!word_next(&line, &name))
        return false;
    if (word_is(name, "person"))
        return read_person(solvers, line);
    if (!solvers->count || !next_number(&line, 1, PUZZLES_MAX, &puzzle))
        return false;
    Solver *solver = &solvers->items[solvers->count - 1];
    if (word_is(name, "solved") && next_number(&line, 1, STARS_MAX, &number))
        solver->stars[puzzle - 1] = (uint8_t)number;
    else if (word_is(name, "tried") && next_number(&line, 1, UINT8_MAX, &number))
        solver->tries[puzzle - 1] = (uint8_t)number;
    else
        return false;
    return !word_trimmed(line).length;
}

bool solvers_open(Solvers *solvers, const char *data, Error *error)
{
    const LedgerReader reader = {SOLVERS_FILE, SOLVERS_HEAD, read_line, solvers};
    solvers->count = 0;
    const bool whole = ledger_open(&solvers->ledger, data, &reader, error);
    if (!whole)
        solvers->count = 0;
    return whole;
}

/* ---- writing ---- */

static void write_pair(Text *text, const char *name, int one, int other)
{
    text_add(text, name);
    text_add_char(text, ' ');
    text_add_number(text, (uint64_t)one);
    text_add_char(text, ' ');
    text_add_number(text, (uint64_t)other);
}

static void write_solver(Text *text, const Solver *solver)
{
    write_pair(text, "person", solver->row, solver->best_row);
    text_add_char(text, ' ');
    text_add(text, solver->name);
    text_add_char(text, '\n');
    for (int i = 0; i < PUZZLES_MAX; i++) {
        if (solver->stars[i])
            write_pair(text, "solved", i + 1, solver->stars[i]);
        else if (solver->tries[i])
            write_pair(text, "tried", i + 1, solver->tries[i]);
        else
            continue;
        text_add_char(text, '\n');
    }
}

static bool write_all(const Solvers *solvers, Error *error)
{
    char *buffer = malloc(LEDGER_CAPACITY);
    if (!buffer)
        abort();
    Text text = text_on(buffer, LEDGER_CAPACITY);
    ledger_begin(&solvers->ledger, &text);
    for (int i = 0; i < solvers->count; i++)
        write_solver(&text, &solvers->items[i]);
    const bool written = ledger_write(&solvers->ledger, &text, error);
    free(buffer);
    return written;
}

/* ---- people ---- */

Solver *solvers_find(Solvers *solvers, const char *name)
{
    for (int i = 0; i < solvers->count; i++) {
        if (strcmp(solvers->items[i].name, name) == 0)
            return &solvers->items[i];
    }
    if (solvers->count == SOLVERS_MAX)
        return &solvers->items[SOLVERS_MAX - 1];
    Solver *solver = &solvers->items[solvers->count++];
    memset(solver, 0, sizeof *solver);
    Text text = text_on(solver->name, sizeof solver->name);
    text_add_clean(&text, name);
    return solver;
}

bool solvers_note(Solvers *solvers, Solver *solver, int puzzle, bool solved, Error *error)
{
    const int tries = solver->tries[puzzle];
    if (solver->stars[puzzle])
        return true;
    if (!tries)
        solver->row = solved ? solver->row + 1 : 0;
    if (solver->row > solver->best_row)
        solver->best_row = solver->row;
    if (solved)
        solver->stars[puzzle] = (uint8_t)(tries < STARS_MAX - 1 ? STARS_MAX - tries : 1);
    else if (tries < UINT8_MAX)
        solver->tries[puzzle]++;
    return write_all(solvers, error);
}

bool solvers_note_seen(Solvers *solvers, Solver *solver, int puzzle, Error *error)
{
    if (solver->stars[puzzle] || solver->tries[puzzle] >= STARS_MAX - 1)
        return true;
    solver->tries[puzzle] = STARS_MAX - 1;
    return write_all(solvers, error);
}

int solver_solved(const Solver *solver)
{
    int count = 0;
    for (int i = 0; i < PUZZLES_MAX; i++)
        count += solver->stars[i] > 0;
    return count;
}

int solver_stars(const Solver *solver)
{
    int count = 0;
    for (int i = 0; i < PUZZLES_MAX; i++)
        count += solver->stars[i];
    return count;
}
