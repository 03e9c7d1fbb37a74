#include "session/puzzle_book.h"

#include "session/file.h"

#include <stdlib.h>

enum { BOOK_CAPACITY = 1 << 20 };

/* Puzzles are numbered from 1 without a gap: what people have solved is kept by number. */
static bool list_puzzles(PuzzleBook *book, Word rest, Complaint *complaint)
{
    Puzzle *puzzle = malloc(sizeof *puzzle);
    Word text;
    bool good = true;
    if (!puzzle)
        abort();
    while (good && book->count < PUZZLES_MAX && puzzle_cut(&rest, &text)) {
        PuzzleEntry *entry = &book->items[book->count++];
        good = puzzle_parse_head(text, puzzle, complaint) && puzzle->number == book->count &&
               puzzle->difficulty >= 1 && puzzle->difficulty <= 3;
        entry->text = text;
        entry->kind = puzzle->kind;
        entry->difficulty = puzzle->difficulty;
    }
    free(puzzle);
    return good && !rest.length;
}

bool puzzle_book_open(PuzzleBook *book, const char *path, Error *error)
{
    Complaint complaint = {0};
    size_t length;
    book->count = 0;
    book->text = malloc(BOOK_CAPACITY);
    if (!book->text)
        abort();
    if (!file_read(path, book->text, BOOK_CAPACITY, &length, error)) {
        puzzle_book_close(book);
        return false;
    }
    if (list_puzzles(book, (Word){.at = book->text, .length = length}, &complaint))
        return true;
    puzzle_book_close(book);
    error_set_path(error, "read", path, complaint.words);
    error->reason = ERROR_DAMAGED;
    return false;
}

void puzzle_book_close(PuzzleBook *book)
{
    free(book->text);
    book->text = NULL;
    book->count = 0;
}

bool puzzle_book_read(const PuzzleBook *book, int index, Puzzle *puzzle, Error *error)
{
    Complaint complaint = {0};
    if (index < 0 || index >= book->count)
        return error_set(error, "there is no puzzle %d", index + 1);
    if (puzzle_parse(book->items[index].text, puzzle, &complaint))
        return true;
    error_set(error, "puzzle %d: %s", index + 1, complaint.words);
    error->reason = ERROR_DAMAGED;
    return false;
}
