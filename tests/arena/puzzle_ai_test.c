/* Puzzles: the text, how they are made, and those that are shipped. */
#include "arena/puzzles.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>

static PuzzleMaker maker;

/* The first puzzle of a kind that the games of some seeds hold. */
static Puzzle first_puzzle(PuzzleKind kind)
{
    Puzzle puzzle = {.kind = kind, .difficulty = 1};
    uint64_t seed = 1;
    while (!puzzle_make(&maker, seed, &puzzle))
        seed++;
    puzzle.number = 1;
    return puzzle;
}

static void a_puzzle_is_read_as_it_was_written(void **state)
{
    (void)state;
    static char one[PUZZLE_TEXT_CAPACITY], other[PUZZLE_TEXT_CAPACITY];
    for (PuzzleKind kind = 0; kind < PUZZLE_KIND_COUNT; kind++) {
        const Puzzle puzzle = first_puzzle(kind);
        static Puzzle again;
        Complaint complaint;
        Text text = text_on(one, sizeof one);
        Text text_again = text_on(other, sizeof other);
        puzzle_write(&puzzle, &text);
        assert_true(puzzle_parse(word_of(one), &again, &complaint));
        puzzle_write(&again, &text_again);
        assert_string_equal(one, other);
    }
}

static void nonsense_is_no_puzzle(void **state)
{
    (void)state;
    const char *const texts[] = {"",
                                 "puzzle one\n",
                                 "puzzle 1\nkind cellar\n",
                                 "puzzle 1\nkind column\nanswer fly 3\n",
                                 "puzzle 1\nkind column\nanswer take 3\nlead 2\n",
                                 "puzzle 1\nkind finish\nanswer 40\ndreamhome 7\n"};
    static Puzzle puzzle;
    Complaint complaint;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        assert_false(puzzle_parse(word_of(texts[i]), &puzzle, &complaint));
}

static void a_file_is_cut_into_its_puzzles(void **state)
{
    (void)state;
    Word rest = word_of("puzzle 1\nkind column\npuzzle 2\nkind place\n");
    Word text;
    assert_true(puzzle_cut(&rest, &text));
    assert_int_equal(text.length, 21);
    assert_true(puzzle_cut(&rest, &text));
    assert_int_equal(text.length, 20);
    assert_false(puzzle_cut(&rest, &text));
}

/* ---- those of the game ---- */

static Game game_of(const Puzzle *puzzle)
{
    Game game;
    record_replay(&puzzle->record, puzzle->record.move_count, &game);
    return game;
}

/* Another search, on other deals, agrees: nothing else is as good within its margin. */
static void assert_is_solved(const Puzzle *puzzle)
{
    const Game game = game_of(puzzle);
    if (puzzle->kind == PUZZLE_FINISH) {
        Limit limit;
        limit_find(&game, game.player, maker.items, PUZZLE_WIDTH, NEVER_STOP, &limit);
        assert_true(limit.proven && limit.alone);
        assert_int_equal(limit.points, puzzle->points);
        return;
    }
    Verdict verdict;
    assert_true(puzzle_judge(&maker, &game, PUZZLE_PLAYOUTS, 99, &verdict));
    assert_true(move_equal(&verdict.best.moves[0], &puzzle->answer));
    assert_true(verdict.lead > verdict.error);
}

static bool is_legal(const Puzzle *puzzle)
{
    Game game = game_of(puzzle);
    return puzzle->kind == PUZZLE_FINISH || game_apply(&game, &puzzle->answer, NULL) == RULE_OK;
}

static char *read_file(const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file)
        return NULL;
    fseek(file, 0, SEEK_END);
    const long size = ftell(file);
    char *text = calloc(1, (size_t)size + 1);
    rewind(file);
    assert_int_equal(fread(text, 1, (size_t)size, file), size);
    fclose(file);
    return text;
}

enum { SHIPPED_MIN = 365, SAMPLE = 40 };

static void the_shipped_puzzles_are_sorted_legal_and_solved(void **state)
{
    (void)state;
    char *file = read_file(PUZZLES_PATH);
    if (!file)
        skip();
    Word rest = word_of(file);
    Word text;
    int count = 0;
    int difficulty = 1;
    while (puzzle_cut(&rest, &text)) {
        static Puzzle puzzle;
        Complaint complaint;
        assert_true(puzzle_parse(text, &puzzle, &complaint));
        assert_int_equal(puzzle.number, ++count);
        assert_in_range(puzzle.difficulty, difficulty, 3);
        assert_true(is_legal(&puzzle));
        if (count % SAMPLE == 1)
            assert_is_solved(&puzzle);
        difficulty = puzzle.difficulty;
    }
    assert_int_equal(rest.length, 0);
    assert_true(count >= SHIPPED_MIN);
    free(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_puzzle_is_read_as_it_was_written),
        cmocka_unit_test(nonsense_is_no_puzzle),
        cmocka_unit_test(a_file_is_cut_into_its_puzzles),
        cmocka_unit_test(the_shipped_puzzles_are_sorted_legal_and_solved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
