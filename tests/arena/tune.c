/*
 * dreamhome-tune: looks for better weights of the greedy player.
 *
 * A hill climb: a few weights are changed at random, and the change stays if one player with it
 * does clearly better among players without it, on two sets of deals. It runs until it is stopped
 * and prints every step as the fields of AI_WEIGHTS_TUNED (src/ai/levels.c).
 */
#include "ai/playout.h"
#include "ai/weights.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct Field {
    const char *name;
    size_t offset;
    int step; /* a change that matters */
} Field;

#define FIELD(name, step)                                                                          \
    {                                                                                              \
#name, offsetof(AiWeights, name), (step)                                                   \
    }
static const Field FIELDS[] = {
    FIELD(take_living, 15),   FIELD(take_kitchen, 15),
    FIELD(take_bedroom, 15),  FIELD(take_children, 15),
    FIELD(take_bathroom, 15), FIELD(take_garage, 20),
    FIELD(take_roof, 20),     FIELD(take_roof_colour, 20),
    FIELD(beside, 50),        FIELD(both_sides, 30),
    FIELD(open_basement, 60), FIELD(basement_card, 6),
    FIELD(open_pair, 25),     FIELD(open_triple, 20),
    FIELD(access[0], 80),     FIELD(access[1], 50),
    FIELD(access[2], 40),     FIELD(access[3], 40),
    FIELD(access[4], 40),     FIELD(marker, 45),
    FIELD(drill, 80),         FIELD(jackhammer, 80),
    FIELD(mixer, 80),         FIELD(roofer, 80),
    FIELD(supplier, 100),     FIELD(handyman, 100),
    FIELD(architect, 15),     FIELD(designer, 15),
};

enum {
    FIELD_COUNT = sizeof FIELDS / sizeof FIELDS[0],
    CHANCE_FIELDS = 8, /* the first ones are chances, 0 to 255 */
    QUICK_DEALS = 600,
    SLOW_DEALS = 2500,
};

static int16_t *field_of(AiWeights *weights, int field)
{
    return (int16_t *)((char *)weights + FIELDS[field].offset);
}

/* What a game brought one seat: points ahead of the others' mean, and the win itself. */
static double play(const Chances *one, const Chances *others, const GameOptions *options, int seat)
{
    Game game;
    Outlook outlooks[2];
    int round = 0;
    game_new(&game, options, NULL);
    while (game.phase < PHASE_END) {
        if (game.round != round) {
            outlook_init(&outlooks[0], others, &game);
            outlook_init(&outlooks[1], one, &game);
            round = game.round;
        }
        const Policy policy = {.outlook = &outlooks[game.player == seat], .recall = RECALL_ALL};
        Plan plan;
        policy_choose(&policy, &game, &plan);
        plan_play(&plan, &game);
    }
    playout_finish(&game);
    const unsigned winners = game_winners(&game);
    double lead = 0;
    for (int player = 0; player < game.players; player++)
        lead += (game_score(&game, seat).total - game_score(&game, player).total) /
                (game.players - 1.0);
    return lead + (winners >> seat & 1 ? 4.0 / __builtin_popcount(winners) : 0) -
           4.0 / game.players;
}

/* How many standard errors `one` is better among `others`. Mostly four players, some fewer. */
static double advantage(const AiWeights *one, const AiWeights *others, uint64_t seed, int deals)
{
    Chances chances[2];
    double sum = 0, squares = 0;
    chances_init(&chances[0], others);
    chances_init(&chances[1], one);
    for (int deal = 0; deal < deals; deal++) {
        GameOptions options = game_default_options(EDITION_EN);
        options.seed = seed + (uint64_t)deal;
        options.players = deal % 4 == 3 ? 2 : deal % 8 == 6 ? 3 : 4;
        double mean = 0;
        for (int seat = 0; seat < options.players; seat++)
            mean += play(&chances[1], &chances[0], &options, seat) / options.players;
        sum += mean;
        squares += mean * mean;
    }
    const double variance = (squares - sum * sum / deals) / (deals - 1);
    return variance > 0 ? sum / sqrt(variance * deals) : 0;
}

static void change(AiWeights *weights, Rng *rng)
{
    for (int left = 1 + (int)rng_below(rng, 5); left > 0; left--) {
        const int field = (int)rng_below(rng, FIELD_COUNT);
        const int step = FIELDS[field].step;
        int value =
            *field_of(weights, field) + (int)rng_below(rng, (uint32_t)(4 * step + 1)) - 2 * step;
        if (field < CHANCE_FIELDS)
            value = value < 0 ? 0 : value > 255 ? 255 : value;
        *field_of(weights, field) = (int16_t)value;
    }
}

static void print(AiWeights *weights, double gain)
{
    printf("/* better by %.1f standard errors */\n", gain);
    for (int field = 0; field < FIELD_COUNT; field++)
        printf("    .%s = %d,\n", FIELDS[field].name, *field_of(weights, field));
    fflush(stdout);
}

int main(int argc, char **argv)
{
    Rng rng = rng_seeded(argc > 1 ? strtoull(argv[1], NULL, 10) : 1);
    AiWeights best = AI_WEIGHTS_TUNED;
    for (;;) {
        AiWeights changed = best;
        change(&changed, &rng);
        if (advantage(&changed, &best, rng_next(&rng), QUICK_DEALS) < 0.8)
            continue;
        const double gain = advantage(&changed, &best, rng_next(&rng), SLOW_DEALS);
        if (gain < 1.5)
            continue;
        best = changed;
        print(&best, gain);
    }
}
