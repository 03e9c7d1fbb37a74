/*
 * One number over games of fixed seeds: a change that is not meant to change how the bots play
 * must not change it. When it is meant to, the new number is printed by the failing test.
 */
#include "bots.h"

static const uint64_t SIGNATURE = 0xec87a6ee35dce345;

static void bots_play_as_they_did(void **state)
{
    (void)state;
    uint64_t signature = 0;
    for (uint64_t seed = 0; seed < 18; seed++) {
        Game game = bots_game(seed, 2 + (int)(seed % 3), (Edition)(seed % EDITION_COUNT));
        bots_play(&game, LEVEL_KID + (Level)(seed % 5), seed, TO_THE_END);
        signature = search_seed(signature, game_hash(&game));
    }
    if (signature != SIGNATURE)
        fail_msg("the signature is now 0x%016llx", (unsigned long long)signature);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(bots_play_as_they_did)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
