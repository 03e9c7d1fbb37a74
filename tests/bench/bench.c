/*
 * dreamhome-bench: how fast the rules are.
 *
 *   dreamhome-bench [--games N]   games and decisions a second, nanoseconds of the single functions
 *   dreamhome-bench --count N     exactly N seeded games, and nothing timed: for instruction counts
 *   dreamhome-bench --setup N     the set-up of those games alone, to be taken off the count
 */
#include "random_game.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void deal(Game *game, int players, uint64_t seed)
{
    GameOptions options = game_default_options(EDITION_EN);
    options.players = (uint8_t)players;
    options.seed = seed;
    game_new(game, &options, NULL);
}

static void bench_games(int players, int games)
{
    Rng rng = rng_seeded(1);
    long decisions = 0;
    const double start = seconds();
    for (int i = 0; i < games; i++) {
        Game game;
        deal(&game, players, (uint64_t)i);
        decisions += random_game_play(&game, &rng);
    }
    const double time = seconds() - start;
    printf("%d players  %9.0f games/s  %11.0f decisions/s  %5.1f decisions/game\n", players,
           games / time, (double)decisions / time, (double)decisions / games);
}

/* ---- single functions, over positions from the middle of random games ---- */

enum { POSITIONS = 512, REPEATS = 400 };

typedef struct Sample {
    Game game;
    Move move; /* a legal move */
} Sample;

static void take_samples(Sample samples[POSITIONS])
{
    Rng rng = rng_seeded(2);
    for (int i = 0; i < POSITIONS; i++) {
        MoveList moves;
        Game game;
        deal(&game, PLAYERS_MAX, (uint64_t)i);
        for (uint32_t left = rng_below(&rng, 90);; left--) {
            game_moves(&game, &moves);
            const Move move = moves.items[rng_below(&rng, (uint32_t)moves.count)];
            if (left == 0) {
                samples[i] = (Sample){.game = game, .move = move};
                break;
            }
            game_apply(&game, &move, NULL);
        }
    }
}

/* What the measured functions leave behind, so that the compiler cannot drop them. */
static volatile uint64_t sink;

static void run_moves(const Sample *sample)
{
    static MoveList moves;
    game_moves(&sample->game, &moves);
    sink += (uint64_t)moves.count;
}

static void run_copy(const Sample *sample)
{
    volatile Game copy = sample->game;
    sink += copy.round;
}

static void run_apply(const Sample *sample)
{
    Game copy = sample->game;
    game_apply(&copy, &sample->move, NULL);
    sink += copy.phase;
}

static void run_score(const Sample *sample)
{
    sink += (uint64_t)score_full(&sample->game.homes[0]).total;
}

static double time_of(void (*run)(const Sample *), const Sample samples[POSITIONS])
{
    const double start = seconds();
    for (int repeat = 0; repeat < REPEATS; repeat++) {
        for (int i = 0; i < POSITIONS; i++)
            run(&samples[i]);
    }
    return (seconds() - start) * 1e9 / (REPEATS * POSITIONS);
}

static void bench_functions(void)
{
    static Sample samples[POSITIONS];
    take_samples(samples);
    printf("game_moves          %6.1f ns\n", time_of(run_moves, samples));
    printf("game_apply and copy %6.1f ns\n", time_of(run_apply, samples));
    printf("score_full          %6.1f ns\n", time_of(run_score, samples));
    printf("copy of a Game      %6.1f ns\n", time_of(run_copy, samples));
    printf("sizeof(Game)        %6zu bytes\n", sizeof(Game));
}

static int count_games(int games, bool play)
{
    Rng rng = rng_seeded(1);
    long decisions = 0;
    uint64_t left_over = 0;
    for (int i = 0; i < games; i++) {
        Game game;
        deal(&game, PLAYERS_MAX, (uint64_t)i);
        if (play)
            decisions += random_game_play(&game, &rng);
        left_over ^= game.room_discards + game.round;
    }
    printf("games %d decisions %ld check %llu\n", games, decisions, (unsigned long long)left_over);
    return 0;
}

int main(int argc, char **argv)
{
    const char *option = argc > 1 ? argv[1] : "--games";
    const int games = argc > 2 ? atoi(argv[2]) : 100000;
    if (argc > 3 || games < 1 || (argc == 2)) {
        fprintf(stderr, "usage: %s [--games N | --count N | --setup N]\n", argv[0]);
        return 2;
    }
    if (strcmp(option, "--count") == 0 || strcmp(option, "--setup") == 0)
        return count_games(games, strcmp(option, "--count") == 0);
    if (strcmp(option, "--games") != 0) {
        fprintf(stderr, "%s: unknown option '%s'\n", argv[0], option);
        return 2;
    }
    for (int players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
        bench_games(players, games);
    bench_functions();
    return 0;
}
