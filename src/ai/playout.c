#include "ai/playout.h"

#include "ai/endgame.h"

void playout_finish(Game *game)
{
    while (game->phase == PHASE_END) {
        Plan plan;
        endgame_helper(game, &plan);
        plan_play(&plan, game);
    }
}

void playout_run(Game *game, const Chances *chances, int noise, Rng *rng)
{
    Outlook outlook;
    const Policy policy = {.outlook = &outlook, .rng = rng, .noise = noise, .recall = RECALL_ALL};
    int round = 0;
    while (game->phase < PHASE_END) {
        if (game->round != round) {
            outlook_init(&outlook, chances, game);
            round = game->round;
        }
        Plan plan;
        policy_choose(&policy, game, &plan);
        plan_play(&plan, game);
    }
    playout_finish(game);
}
