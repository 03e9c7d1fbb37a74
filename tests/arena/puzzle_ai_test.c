/* Puzzles: the text, how they are made, and those that are shipped. */
#include "arena/puzzles.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static PuzzleMaker maker;

static Puzzle puzzle_of(PuzzleKind kind)
{
    const GameOptions options = game_default_options(EDITION_RU);
    Puzzle puzzle = {.number = 12, .kind = kind, .difficulty = 2};
    record_init(&puzzle.record, &options, "2026-01-01T00:00:00Z");
    puzzle.points = kind == PUZZLE_FINISH ? 44 : 0;
    if (kind != PUZZLE_FINISH) {
        puzzle.lead = 205;
        puzzle.error = 9;
        puzzle.playouts = 4000;
        puzzle.answer = kind == PUZZLE_COLUMN
                            ? (Move){.kind = MOVE_TAKE, .column = 2}
                            : (Move){.kind = MOVE_PLACE, .space = SPACE_B1, .face_down = true};
    }
    return puzzle;
}

static void a_puzzle_is_read_as_it_was_written(void **state)
{
    (void)state;
    static char one[PUZZLE_TEXT_CAPACITY], other[PUZZLE_TEXT_CAPACITY];
    for (PuzzleKind kind = 0; kind < PUZZLE_KIND_COUNT; kind++) {
        const Puzzle puzzle = puzzle_of(kind);
        static Puzzle again;
        Complaint complaint;
        Text text = text_on(one, sizeof one);
        Text text_again = text_on(other, sizeof other);
        puzzle_write(&puzzle, &text);
        assert_true(puzzle_parse(word_of(one), &again, &complaint));
        assert_int_equal(again.kind, kind);
        assert_int_equal(again.lead, puzzle.lead);
        assert_int_equal(again.points, puzzle.points);
        assert_true(move_equal(&again.answer, &puzzle.answer));
        puzzle_write(&again, &text_again);
        assert_string_equal(one, other);
    }
}

/* The text of a puzzle, with another lead. */
static void write_with_lead(const char *lead, char *changed, size_t capacity)
{
    static char good[PUZZLE_TEXT_CAPACITY];
    const Puzzle puzzle = puzzle_of(PUZZLE_COLUMN);
    Text text = text_on(good, sizeof good);
    puzzle_write(&puzzle, &text);
    char *at = strstr(good, "2.05");
    assert_non_null(at);
    *at = '\0';
    snprintf(changed, capacity, "%s%s%s", good, lead, at + 4);
}

static void a_lead_has_two_decimals(void **state)
{
    static const char *const WRONG[] = {"2.ab", "2.0a", "2./5", "2.5", "2.055", "x.05", "2"};
    static char changed[PUZZLE_TEXT_CAPACITY + 8];
    static Puzzle puzzle;
    Complaint complaint;
    (void)state;
    write_with_lead("2.05", changed, sizeof changed);
    assert_true(puzzle_parse(word_of(changed), &puzzle, &complaint));
    for (size_t i = 0; i < sizeof WRONG / sizeof WRONG[0]; i++) {
        write_with_lead(WRONG[i], changed, sizeof changed);
        assert_false(puzzle_parse(word_of(changed), &puzzle, &complaint));
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

/* ---- made, and shipped ---- */

static Game game_of(const Puzzle *puzzle)
{
    Game game;
    record_replay(&puzzle->record, puzzle->record.move_count, &game);
    return game;
}

static void assert_is_solved(const Puzzle *puzzle)
{
    assert_true(puzzle_holds(&maker, puzzle, PUZZLE_PLAYOUTS));
}

static void a_made_puzzle_is_solved_by_its_answer(void **state)
{
    (void)state;
    Puzzle puzzle = {.kind = PUZZLE_FINISH, .difficulty = 1};
    uint64_t seed = 1;
    while (!puzzle_make(&maker, seed, &puzzle))
        seed++;
    assert_is_solved(&puzzle);
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
        cmocka_unit_test(a_lead_has_two_decimals),
        cmocka_unit_test(nonsense_is_no_puzzle),
        cmocka_unit_test(a_file_is_cut_into_its_puzzles),
        cmocka_unit_test(a_made_puzzle_is_solved_by_its_answer),
        cmocka_unit_test(the_shipped_puzzles_are_sorted_legal_and_solved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
