/* What is left: only what everybody may know. */
#include "playout.h"
#include "testing.h"

#include "dreamhome/unseen.h"

#include <string.h>

/* Every card that has ever lain open lies somewhere. */
static Unseen all_but_what_lies_somewhere(const Game *game)
{
    RoomCardSet rooms = game->room_discards | CARD_BIT(game->hand_room);
    ResourceCardSet resources = game->resource_discards | CARD_BIT(game->hand_resource);
    Unseen unseen = {0};
    for (int column = 0; column < COLUMN_COUNT; column++) {
        rooms |= CARD_BIT(game->market_room[column]);
        resources |= CARD_BIT(game->market_resource[column]);
    }
    for (int player = 0; player < game->players; player++) {
        const Home *home = &game->homes[player];
        resources |= home->cards;
        for (Space space = 0; space < SPACE_LIMIT; space++) {
            if (home->scaffolds & space_bit(space))
                resources |= CARD_BIT(home->card[space]);
            else
                rooms |= CARD_BIT(home->card[space]);
        }
    }
    for (RoomCard card = 1; card <= ROOM_CARD_COUNT; card++)
        unseen.rooms[room_card_type(card)] += !(rooms & CARD_BIT(card));
    for (ResourceCard card = 1; card <= RESOURCE_CARD_COUNT; card++) {
        const ResourceType type = resource_card_type(card);
        const bool hidden = !(resources & CARD_BIT(card));
        unseen.resources[type] += hidden;
        if (RESOURCE_INFO[type].kind == RESOURCE_KIND_ROOF)
            unseen.roofs[RESOURCE_INFO[type].colour] += hidden;
    }
    return unseen;
}

static void what_is_left_is_all_that_never_lay_open(void **state)
{
    Playout playout;
    (void)state;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        playout_start(&playout, EDITION_EN, 2 + (int)(seed % 3), seed);
        do {
            const Unseen left = game_unseen(&playout.game);
            const Unseen other = all_but_what_lies_somewhere(&playout.game);
            assert_memory_equal(&left, &other, sizeof left);
        } while (playout_step(&playout));
    }
}

static void the_order_of_the_unseen_cards_changes_nothing(void **state)
{
    Playout playout;
    Rng rng = rng_seeded(9);
    (void)state;
    playout_start(&playout, EDITION_EN, 3, 4);
    do {
        const Unseen left = game_unseen(&playout.game);
        Game other = playout.game;
        game_hide(&other, &rng);
        const Unseen permuted = game_unseen(&other);
        assert_memory_equal(&left, &permuted, sizeof left);
    } while (playout_step(&playout));
}

static void in_the_last_round_nothing_is_left(void **state)
{
    const Unseen nothing = {0};
    Playout playout;
    (void)state;
    playout_start(&playout, EDITION_EN, 4, 4);
    playout_to_end(&playout);
    const Unseen left = game_unseen(&playout.game);
    assert_memory_equal(&left, &nothing, sizeof left);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_left_is_all_that_never_lay_open),
        cmocka_unit_test(the_order_of_the_unseen_cards_changes_nothing),
        cmocka_unit_test(in_the_last_round_nothing_is_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
