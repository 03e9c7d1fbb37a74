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

/* All homes at the end of the round of `outlook`. What the next deal brought is not looked at: the
 * marker is all that the new round tells. */
static void promise(const Outlook *outlook, const Game *game, int values[PLAYERS_MAX])
{
    for (int player = 0; player < game->players; player++) {
        Order order = order_of(game, player, false);
        order.open = false;
        values[player] = outlook_home(outlook, player, &game->homes[player], order);
    }
}

bool playout_run(const Playout *playout, Game *game, Rng *rng, int values[PLAYERS_MAX])
{
    Outlook outlook = *playout->outlook;
    const Policy policy = {
        .outlook = &outlook, .rng = rng, .noise = playout->noise, .recall = RECALL_ALL};
    int round = ROUND_COUNT - outlook.horizon.rounds_left;
    const int last = round + playout->rounds;
    while (game->phase < PHASE_END) {
        if (game->round != round) {
            if (round == last) {
                promise(&outlook, game, values);
                return false;
            }
            round = game->round;
            outlook_init(&outlook, playout->outlook->weights, game);
        }
        Plan plan;
        policy_choose(&policy, game, &plan);
        plan_play(&plan, game);
    }
    playout_finish(game);
    for (int player = 0; player < game->players; player++)
        values[player] = 100 * score_full(&game->homes[player]).total;
    return true;
}
