/* Learning: the same on every machine, and for the better. */
#include "arena/train.h"

#include "ai/playout.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* A change of the features, of learning or of how players use the value changes it on purpose. */
static const uint64_t HASH = 0x64a8945d395e97a4;

static void a_short_training_gives_known_weights(void **state)
{
    (void)state;
    const TrainSettings settings = {.seed = 5, .games = 60, .generation = 20};
    Trainer *trainer = trainer_new(&settings);
    TrainReport report;
    while (trainer_step(trainer, &report)) {
    }
    assert_int_equal(report.games, settings.games);
    const uint64_t hash = train_hash(trainer_weights(trainer));
    trainer_free(trainer);
    if (hash != HASH)
        fail_msg("the hash is now 0x%016llx", (unsigned long long)hash);
}

/* Points ahead of the others, summed over deals: one player with `weights` among beginners. */
static int lead(const LearnedWeights *weights, int deals)
{
    int sum = 0;
    for (int deal = 0; deal < deals; deal++) {
        GameOptions options = game_default_options(EDITION_EN);
        Game game;
        options.seed = (uint64_t)deal;
        game_new(&game, &options, NULL);
        while (game.phase < PHASE_END) {
            Outlook outlook;
            Plan plan;
            outlook_init(&outlook, game.player == 0 ? weights : NULL, &game);
            const Policy policy = {.outlook = &outlook, .recall = RECALL_ALL};
            policy_choose(&policy, &game, &plan);
            plan_play(&plan, &game);
        }
        playout_finish(&game);
        for (int other = 1; other < game.players; other++)
            sum += score_full(&game.homes[0]).total - score_full(&game.homes[other]).total;
    }
    return sum;
}

static void a_little_training_beats_none(void **state)
{
    (void)state;
    const TrainSettings settings = {.seed = 1, .games = 300, .generation = 20};
    Trainer *trainer = trainer_new(&settings);
    TrainReport report;
    while (trainer_step(trainer, &report)) {
    }
    assert_true(lead(trainer_weights(trainer), 40) > 0);
    trainer_free(trainer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_short_training_gives_known_weights),
        cmocka_unit_test(a_little_training_beats_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
