/* dreamhome-arena: measures the computer players. */
#include "arena/contest.h"

#include "ai/limit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int usage(void)
{
    fputs("usage: dreamhome-arena LEVEL LEVEL [--players N] [--deals N] [--threads N]\n"
          "                       [--playouts N] [--others-playouts N] [--seed N] [--edition KEY]\n"
          "                       [--engine PATH]\n"
          "       dreamhome-arena --limit DEALS [--players N] [--playouts N] [--seed N]\n"
          "\n"
          "Plays one of the first level against others of the second, on the same deals from\n"
          "every seat. With --engine the others are players of that program, which speaks the\n"
          "engine protocol. --limit compares experts with the best home that each deal allows.\n",
          stderr);
    return 2;
}

static bool read_level(const char *word, Level *level)
{
    for (*level = LEVEL_PERSON + 1; *level < LEVEL_COUNT; (*level)++) {
        if (strcmp(word, LEVEL_KEYS[*level]) == 0)
            return true;
    }
    return false;
}

static bool read_edition(const char *word, GameOptions *options)
{
    for (Edition edition = 0; edition < EDITION_COUNT; edition++) {
        if (strcmp(word, EDITION_INFO[edition].key))
            continue;
        const GameOptions preset = game_default_options(edition);
        options->edition = edition;
        options->discard = preset.discard;
        options->car = preset.car;
        options->gaps = preset.gaps;
        return true;
    }
    return false;
}

static bool read_number(const char *word, int from, int to, int *number)
{
    char *end;
    const long value = strtol(word, &end, 10);
    if (end == word || *end || value < from || value > to)
        return false;
    *number = (int)value;
    return true;
}

static bool read_option(const char *name, const char *word, Contest *contest)
{
    int number;
    if (strcmp(name, "--edition") == 0)
        return read_edition(word, &contest->options);
    if (strcmp(name, "--players") == 0) {
        if (!read_number(word, PLAYERS_MIN, PLAYERS_MAX, &number))
            return false;
        contest->options.players = (uint8_t)number;
        return true;
    }
    if (strcmp(name, "--seed") == 0) {
        if (!read_number(word, 0, 1000000000, &number))
            return false;
        contest->options.seed = (uint64_t)number;
        return true;
    }
    if (strcmp(name, "--deals") == 0)
        return read_number(word, 1, 1000000, &contest->deals);
    if (strcmp(name, "--threads") == 0)
        return read_number(word, 1, SEARCH_WORKERS_MAX, &contest->threads);
    if (strcmp(name, "--engine") == 0) {
        contest->engine = word;
        return true;
    }
    if (strcmp(name, "--playouts") == 0)
        return read_number(word, 1, 10000000, &contest->playouts);
    if (strcmp(name, "--others-playouts") == 0)
        return read_number(word, 1, 10000000, &contest->others_playouts);
    return false;
}

static void print_result(const Contest *contest, const ContestResult *result)
{
    printf("%s v %s: %d players, %d deals, %d games\n", LEVEL_KEYS[contest->one],
           LEVEL_KEYS[contest->others], contest->options.players, contest->deals, result->games);
    printf("wins   %.1f %% (%.1f to %.1f), par %.1f\n", 100 * result->wins,
           100 * (result->wins - result->wins_error), 100 * (result->wins + result->wins_error),
           100.0 / contest->options.players);
    printf("score  %.2f v %.2f, lead %+.2f (+-%.2f)\n", result->score, result->others, result->lead,
           result->lead_error);
    printf("time   %.2f ms a decision on one thread, longest %.0f ms\n",
           1000 * result->seconds_a_decision, 1000 * result->longest_decision);
}

/* Experts among themselves, each deal beside the best home it allows. */
static void run_limit(const Contest *contest)
{
    static Search search;
    static LimitItem items[LIMIT_ITEMS(LIMIT_WIDTH)];
    const Level levels[PLAYERS_MAX] = {LEVEL_EXPERT, LEVEL_EXPERT, LEVEL_EXPERT, LEVEL_EXPERT};
    int playouts[PLAYERS_MAX];
    double limit = 0, mean = 0, best = 0;
    for (int player = 0; player < PLAYERS_MAX; player++)
        playouts[player] = contest->playouts;
    for (int i = 0; i < contest->deals; i++) {
        GameOptions options = contest->options;
        Game game;
        int winner = 0;
        options.seed += (uint64_t)i;
        Limit found;
        game_new(&game, &options, NULL);
        limit_find(&game, 0, items, LIMIT_WIDTH, NEVER_STOP, &found);
        limit += (double)found.points / contest->deals;
        contest_play(&game, levels, playouts, options.seed, &search);
        for (int player = 0; player < game.players; player++) {
            const int total = game_score(&game, player).total;
            mean += (double)total / game.players / contest->deals;
            winner = total > winner ? total : winner;
        }
        best += (double)winner / contest->deals;
    }
    printf("limit  %.2f points with the deal known and the first choice, mean of %d deals\n", limit,
           contest->deals);
    printf("expert %.2f points among experts, %.1f %% of it; the winner %.2f, %.1f %%\n", mean,
           100 * mean / limit, best, 100 * best / limit);
}

int main(int argc, char **argv)
{
    Contest contest = {.one = LEVEL_EXPERT,
                       .others = LEVEL_EXPERT,
                       .options = game_default_options(EDITION_EN),
                       .deals = 100,
                       .threads = 2};
    if (argc < 3)
        return usage();
    const bool limit = strcmp(argv[1], "--limit") == 0;
    if (limit ? !read_number(argv[2], 1, 1000000, &contest.deals)
              : !read_level(argv[1], &contest.one) || !read_level(argv[2], &contest.others))
        return usage();
    for (int i = 3; i < argc; i += 2) {
        if (i + 1 == argc || !read_option(argv[i], argv[i + 1], &contest))
            return usage();
    }
    if (limit) {
        run_limit(&contest);
    } else {
        ContestResult result;
        contest_run(&contest, &result);
        print_result(&contest, &result);
    }
    return 0;
}
