/* Stars and streaks of those who solve puzzles, on disk. */
#include "folder.h"
#include "testing.h"

#include "session/solvers.h"

#include <string.h>

static Solvers solvers;

static void open_again(const Folder *folder)
{
    Error error;
    assert_true(solvers_open(&solvers, folder->path, &error));
}

static void note(const char *name, int puzzle, bool solved)
{
    Error error;
    assert_true(solvers_note(&solvers, solvers_find(&solvers, name), puzzle, solved, &error));
}

static void who_has_seen_the_answer_gets_one_star(void **state)
{
    Error error;
    open_again(*state);
    Solver *ana = solvers_find(&solvers, "Ana");
    solvers_note(&solvers, ana, 0, false, &error);
    assert_true(solvers_note_seen(&solvers, ana, 0, &error));
    open_again(*state);
    ana = solvers_find(&solvers, "Ana");
    solvers_note(&solvers, ana, 0, true, &error);
    assert_int_equal(ana->stars[0], 1);
    assert_true(solvers_note_seen(&solvers, ana, 0, &error));
    assert_int_equal(ana->stars[0], 1);
}

static void the_first_try_brings_three_stars_and_later_ones_fewer(void **state)
{
    open_again(*state);
    note("Ana", 0, true);
    note("Ana", 1, false);
    note("Ana", 1, true);
    for (int i = 0; i < 5; i++)
        note("Ana", 2, false);
    note("Ana", 2, true);
    note("Ana", 0, false); /* what is solved stays so */
    open_again(*state);
    const Solver *ana = solvers_find(&solvers, "Ana");
    assert_int_equal(ana->stars[0], 3);
    assert_int_equal(ana->stars[1], 2);
    assert_int_equal(ana->stars[2], 1);
    assert_int_equal(solver_solved(ana), 3);
    assert_int_equal(solver_stars(ana), 6);
}

static void a_row_ends_with_a_wrong_first_try(void **state)
{
    open_again(*state);
    for (int i = 0; i < 4; i++)
        note("Ágnes", i, true);
    note("Ágnes", 4, false);
    note("Ágnes", 4, true); /* no first try */
    note("Ben", 0, true);
    open_again(*state);
    assert_int_equal(solvers_find(&solvers, "Ágnes")->row, 0);
    assert_int_equal(solvers_find(&solvers, "Ágnes")->best_row, 4);
    assert_int_equal(solvers_find(&solvers, "Ben")->row, 1);
}

/* The first bytes of the ledger; 0: all of it. */
static void damage(const Folder *folder, size_t length)
{
    static char text[FOLDER_TEXT];
    const size_t whole = folder_read(folder, "puzzles.txt", text);
    if (!length)
        text[whole / 2] = '\a';
    folder_write(folder, "puzzles.txt", text, length ? length : whole);
}

static void a_damaged_ledger_is_set_aside_and_never_written_over(void **state)
{
    const Folder *folder = *state;
    Error error;
    for (size_t cut = 0; cut < 30; cut += 13) {
        open_again(folder);
        note("Ana", 7, true);
        damage(folder, cut);
        assert_false(solvers_open(&solvers, folder->path, &error));
        assert_true(solvers.ledger.damaged[0]);
        assert_true(folder_has(folder, solvers.ledger.damaged));
        assert_false(folder_has(folder, "puzzles.txt"));
        assert_int_equal(solvers.count, 0);
        note("Ben", 1, true); /* a new one begins */
        open_again(folder);
        assert_int_equal(solvers_find(&solvers, "Ben")->stars[1], 3);
    }
}

static void a_full_disk_is_told_and_leaves_the_old_ledger(void **state)
{
    Error error;
    open_again(*state);
    note("Ana", 0, true);
    folder_fill_disk(true);
    assert_false(solvers_note(&solvers, solvers_find(&solvers, "Ana"), 1, true, &error));
    folder_fill_disk(false);
    open_again(*state);
    assert_int_equal(solver_solved(solvers_find(&solvers, "Ana")), 1);
}

static void without_a_folder_nothing_is_written(void **state)
{
    const Folder *folder = *state;
    Error error;
    assert_true(solvers_open(&solvers, NULL, &error));
    note("Ana", 0, true);
    assert_false(folder_has(folder, "puzzles.txt"));
    assert_int_equal(solver_solved(solvers_find(&solvers, "Ana")), 1);
}

static void the_book_that_is_shipped_can_be_read_at_any_place(void **state)
{
    (void)state;
    static PuzzleBook book;
    static Puzzle puzzle;
    Error error;
    assert_true(puzzle_book_open(&book, PUZZLES_PATH, &error));
    assert_true(book.count >= 365);
    for (int index = 0; index < book.count; index += 40) {
        assert_true(puzzle_book_read(&book, index, &puzzle, &error));
        assert_int_equal(puzzle.number, index + 1);
        assert_int_equal(puzzle.kind, book.items[index].kind);
    }
    assert_false(puzzle_book_read(&book, book.count, &puzzle, &error));
    puzzle_book_close(&book);
    assert_false(puzzle_book_open(&book, PUZZLES_PATH ".none", &error));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER(who_has_seen_the_answer_gets_one_star),
        FOLDER(the_first_try_brings_three_stars_and_later_ones_fewer),
        FOLDER(a_row_ends_with_a_wrong_first_try),
        FOLDER(a_damaged_ledger_is_set_aside_and_never_written_over),
        FOLDER(a_full_disk_is_told_and_leaves_the_old_ledger),
        FOLDER(without_a_folder_nothing_is_written),
        cmocka_unit_test(the_book_that_is_shipped_can_be_read_at_any_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
