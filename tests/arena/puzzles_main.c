/*
 * dreamhome-puzzles: makes the puzzles of the game, sorted from easy to hard.
 *
 *     dreamhome-puzzles COUNT FILE
 *     dreamhome-puzzles --check FILE
 *
 * A third of them asks for a column, a third for a place, and a third for the end of a house; the
 * few that a second look does not confirm are left out. The same count makes the same file. --check
 * goes through all of a file once more: each puzzle must be solved by its answer, and by nothing
 * else within its margin.
 */
#include "arena/puzzles.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Easy first; of equals the clearer, then the older. */
static int compare_leads(const void *one, const void *other)
{
    const Puzzle *a = one;
    const Puzzle *b = other;
    if (a->difficulty != b->difficulty)
        return a->difficulty - b->difficulty;
    return a->lead != b->lead ? b->lead - a->lead : a->number - b->number;
}

/* As numbered, and then the kinds in turn. */
static int compare_numbers(const void *one, const void *other)
{
    const Puzzle *a = one;
    const Puzzle *b = other;
    if (a->difficulty != b->difficulty)
        return a->difficulty - b->difficulty;
    return a->number != b->number ? a->number - b->number : (int)a->kind - (int)b->kind;
}

/* From easy to hard, with the three kinds taking turns: leads of different kinds say little about
 * each other, and nobody wants thirty of one kind in a row. */
static void sort(Puzzle *puzzles, int count)
{
    int seen[4][PUZZLE_KIND_COUNT] = {{0}}; /* by difficulty, 1 to 3 */
    qsort(puzzles, (size_t)count, sizeof *puzzles, compare_leads);
    for (int i = 0; i < count; i++)
        puzzles[i].number = ++seen[puzzles[i].difficulty][puzzles[i].kind];
    qsort(puzzles, (size_t)count, sizeof *puzzles, compare_numbers);
}

static void collect(PuzzleMaker *maker, Puzzle *puzzles, int count)
{
    uint64_t seed = 20260000;
    for (int i = 0; i < count; i++) {
        puzzles[i] = (Puzzle){.number = i + 1,
                              .kind = (PuzzleKind)(i % PUZZLE_KIND_COUNT),
                              .difficulty = 1 + i / PUZZLE_KIND_COUNT % 3};
        do {
            seed++;
        } while (!puzzle_make(maker, seed, &puzzles[i]));
        printf("%d of %d: %s, difficulty %d, seed %llu\n", i + 1, count,
               PUZZLE_KEYS[puzzles[i].kind], puzzles[i].difficulty, (unsigned long long)seed);
        fflush(stdout);
    }
}

/* Drops what a second look, on other deals, does not confirm; such as a house whose Roofer would
 * need a roof that lies in somebody else's pile by then. Returns how many are left. */
static int sift(PuzzleMaker *maker, Puzzle *puzzles, int count)
{
    int left = 0;
    for (int i = 0; i < count; i++) {
        if (puzzle_holds(maker, &puzzles[i], PUZZLE_PLAYOUTS))
            puzzles[left++] = puzzles[i];
    }
    return left;
}

static int write_all(const char *path, Puzzle *puzzles, int count)
{
    static char buffer[PUZZLE_TEXT_CAPACITY];
    FILE *file = fopen(path, "w");
    if (!file) {
        perror(path);
        return 1;
    }
    for (int i = 0; i < count; i++) {
        Text text = text_on(buffer, sizeof buffer);
        puzzles[i].number = i + 1;
        puzzle_write(&puzzles[i], &text);
        fwrite(buffer, 1, text.length, file);
    }
    if (fclose(file)) {
        perror(path);
        return 1;
    }
    return 0;
}

/* ---- checking ---- */

static char *read_all(const char *path)
{
    enum { CAPACITY = 1 << 24 };
    FILE *file = fopen(path, "r");
    char *text = calloc(1, CAPACITY);
    assert(text);
    if (!file || fread(text, 1, CAPACITY - 1, file) == 0) {
        perror(path);
        exit(1);
    }
    fclose(file);
    return text;
}

static int check_all(PuzzleMaker *maker, const char *path)
{
    static Puzzle puzzle;
    char *file = read_all(path);
    Word rest = word_of(file);
    Word text;
    int failures = 0;
    while (puzzle_cut(&rest, &text)) {
        Complaint complaint;
        if (puzzle_parse(text, &puzzle, &complaint) &&
            puzzle_holds(maker, &puzzle, PUZZLE_PLAYOUTS))
            continue;
        printf("puzzle %d (%s) does not hold\n", puzzle.number, PUZZLE_KEYS[puzzle.kind]);
        fflush(stdout);
        failures++;
    }
    printf("%d puzzles do not hold\n", failures);
    free(file);
    return failures > 0;
}

int main(int argc, char **argv)
{
    const bool checks = argc == 3 && strcmp(argv[1], "--check") == 0;
    const int count = argc == 3 ? atoi(argv[1]) : 0;
    if (count < 1 && !checks) {
        fputs("usage: dreamhome-puzzles COUNT FILE\n       dreamhome-puzzles --check FILE\n",
              stderr);
        return 2;
    }
    PuzzleMaker *maker = malloc(sizeof *maker);
    if (checks) {
        const int failed = check_all(maker, argv[2]);
        free(maker);
        return failed;
    }
    Puzzle *puzzles = malloc(sizeof *puzzles * (size_t)count);
    assert(maker && puzzles);
    collect(maker, puzzles, count);
    const int left = sift(maker, puzzles, count);
    sort(puzzles, left);
    const int failed = write_all(argv[2], puzzles, left);
    free(puzzles);
    free(maker);
    return failed;
}
