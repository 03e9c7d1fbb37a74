/*
 * dreamhome-puzzles: makes the puzzles of the game, sorted from easy to hard.
 *
 *     dreamhome-puzzles COUNT FILE
 *
 * A third of them asks for a column, a third for a place, and a third for the end of a house. The
 * same count makes the same file.
 */
#include "arena/puzzles.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

/* Easy first; of equals the clearer, then the older. */
static int compare(const void *one, const void *other)
{
    const Puzzle *a = one;
    const Puzzle *b = other;
    if (a->difficulty != b->difficulty)
        return a->difficulty - b->difficulty;
    return a->lead != b->lead ? b->lead - a->lead : a->number - b->number;
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
    qsort(puzzles, (size_t)count, sizeof *puzzles, compare);
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

int main(int argc, char **argv)
{
    const int count = argc == 3 ? atoi(argv[1]) : 0;
    if (count < 1) {
        fputs("usage: dreamhome-puzzles COUNT FILE\n", stderr);
        return 2;
    }
    PuzzleMaker *maker = malloc(sizeof *maker);
    Puzzle *puzzles = malloc(sizeof *puzzles * (size_t)count);
    assert(maker && puzzles);
    collect(maker, puzzles, count);
    const int failed = write_all(argv[2], puzzles, count);
    free(puzzles);
    free(maker);
    return failed;
}
