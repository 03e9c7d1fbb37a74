/* Players that decide without playing anything out. */
#include "ai/at_once.h"

#include "ai/endgame.h"
#include "ai/policy.h"

/* The cards of its pile that the player remembers: the same ones for a whole game of one seed
 * would look clever, so they change with the round. */
static ResourceCardSet recalled(const LevelInfo *level, uint64_t seed, int round)
{
    ResourceCardSet known = RECALL_ALL;
    ResourceCardSet roofs = resource_cards_of_kind(RESOURCE_KIND_ROOF);
    for (; roofs; roofs &= roofs - 1) {
        const ResourceCard card = card_first(roofs);
        if ((int)(search_seed(seed, (uint64_t)(card + 64 * round)) & 255) >= level->recall)
            known &= ~CARD_BIT(card);
    }
    return known;
}

/* A whim: any column and space, but no mischief with tools, and no room turned over for fun. */
static void choose_at_random(Search *search, Rng *rng, Plan *plan)
{
    int sensible = 0;
    for (int i = 0; i < search->plans.count; i++) {
        const Plan *each = &search->plans.items[i];
        const MoveKind first = each->moves[0].kind;
        bool fine = first != MOVE_DRILL && first != MOVE_MIX && first != MOVE_JACKHAMMER;
        for (int m = 0; m < each->count; m++)
            fine = fine && !each->moves[m].face_down;
        if (fine)
            search->plans.items[sensible++] = *each;
    }
    const int count = sensible ? sensible : search->plans.count;
    *plan = search->plans.items[rng_below(rng, (uint32_t)count)];
}

void decide_greedily(Search *search)
{
    const LevelInfo *level = search->level;
    Rng rng = rng_seeded(search_seed(search->settings.seed, game_hash(&search->game)));
    const Policy policy = {
        .outlook = &search->outlook,
        .rng = &rng,
        .noise = level->noise,
        .recall = recalled(level, search->settings.seed, search->game.round),
    };
    Plan *plan = &search->candidates[0].plan;
    search->count = 1;
    search->active = 1;
    if ((int)rng_below(&rng, 256) < level->whims) {
        plan_list(&search->plans, &search->game, &search->outlook);
        choose_at_random(search, &rng, plan);
    } else {
        policy_choose(&policy, &search->game, plan);
    }
}

void decide_helper(Search *search)
{
    search->count = 1;
    search->active = 1;
    endgame_helper_exact(&search->game, &search->candidates[0].plan);
}
