/* What a home promises, and the facts that it is judged by. */
#include "bots.h"

#include "ai/outlook.h"
#include "dreamhome/notation.h"

static Home home_of(const char *line)
{
    Home home;
    Complaint complaint;
    assert_true(notation_read_home(word_of(line), &home, &complaint));
    return home;
}

static Outlook outlook_at(int round)
{
    Game game = bots_game(1, 4, EDITION_EN);
    Outlook outlook;
    game.round = (uint8_t)round;
    outlook_init(&outlook, &LEARNED_WEIGHTS, &game);
    return outlook;
}

static int value_of(const char *line, int round)
{
    const Outlook outlook = outlook_at(round);
    const Home home = home_of(line);
    return outlook_home(&outlook, 0, &home, (Order){0});
}

/* Without weights a full home is worth its score: so the points beside the features are right. */
static void the_sure_points_are_the_score(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 120; seed++) {
        Game game = bots_game(seed, 2 + (int)(seed % 3), (Edition)(seed % EDITION_COUNT));
        Outlook outlook;
        while (game.round < ROUND_COUNT)
            bots_play(&game, LEVEL_KID, seed, 1);
        outlook_init(&outlook, NULL, &game);
        bots_play(&game, LEVEL_KID, seed, TO_THE_END);
        for (int player = 0; player < game.players; player++) {
            const Home *home = &game.homes[player];
            assert_int_equal(outlook_home(&outlook, player, home, (Order){0}),
                             100 * score_full(home).total);
        }
    }
}

static void features_keep_to_their_numbers(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 30; seed++) {
        Game game = bots_game(seed, 2 + (int)(seed % 3), (Edition)(seed % EDITION_COUNT));
        while (game.phase < PHASE_END) {
            Horizon horizon;
            horizon_init(&horizon, &game);
            for (int player = 0; player < game.players; player++) {
                FeatureList list = {0};
                features_rooms(&horizon, &game.homes[player], &list);
                features_cards(&horizon, player, game.homes[player].cards,
                               order_of(&game, player, false), &list);
                features_rivals(&horizon, player, &list);
                for (int i = 0; i < list.count; i++)
                    assert_in_range(list.items[i], 0, FEATURE_COUNT - 1);
                assert_in_range(list.count, 20, FEATURES_CAPACITY);
                list = (FeatureList){0};
                features_common(&horizon, &list);
                assert_in_range(list.count, 0, FEATURES_CAPACITY);
            }
            bots_play(&game, LEVEL_EASY, seed, 1);
        }
    }
}

static void a_kitchen_with_room_to_grow_is_worth_more(void **state)
{
    (void)state;
    assert_true(value_of("a1=kitchen-1 b1=study-1 c1=games-1", 4) <
                value_of("a1=kitchen-1 c1=study-1 a2=games-1", 4));
}

static void the_designer_is_worth_most_where_tokens_lie(void **state)
{
    (void)state;
    const int plain = value_of("a1=kitchen-1", 4);
    const int finished = value_of("a1=kitchen-1+ice-cream", 4);
    assert_true(finished < plain + 200);
    assert_true(value_of("a1=kitchen-1+ice-cream helpers=designer", 4) > finished + 100);
}

static void four_of_a_colour_are_worth_more_the_nearer_they_are(void **state)
{
    (void)state;
#define ROOMS "a1=living-1 b1=living-2 c1=bathroom-1 d0=garage-1 a2=kitchen-1 "
    const char *piles[] = {ROOMS, ROOMS "roofs=roof-red-1", ROOMS "roofs=roof-red-1,roof-red-2",
                           ROOMS "roofs=roof-red-1,roof-red-2,roof-red-3",
                           ROOMS "roofs=roof-red-1,roof-red-2,roof-red-3,roof-red-4"};
#undef ROOMS
    for (int i = 1; i < 5; i++)
        assert_true(value_of(piles[i], 4) > value_of(piles[i - 1], 4));
}

/* The promise is what homes really come to, on average over many games of its own players. */
static void the_promise_is_kept_on_average(void **state)
{
    (void)state;
    int64_t promised = 0;
    int64_t kept = 0;
    int homes = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        Game game = bots_game(seed, 4, EDITION_EN);
        Outlook outlook;
        while (game.round < 6)
            bots_play(&game, LEVEL_NORMAL, seed, 1);
        outlook_init(&outlook, &LEARNED_WEIGHTS, &game);
        while (game.round < 7)
            bots_play(&game, LEVEL_NORMAL, seed, 1);
        for (int player = 0; player < game.players; player++)
            promised +=
                outlook_home(&outlook, player, &game.homes[player], order_of(&game, player, false));
        bots_play(&game, LEVEL_NORMAL, seed, TO_THE_END);
        for (int player = 0; player < game.players; player++, homes++)
            kept += 100 * score_full(&game.homes[player]).total;
    }
    assert_true(promised / homes - kept / homes < 250);
    assert_true(kept / homes - promised / homes < 250);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_sure_points_are_the_score),
        cmocka_unit_test(features_keep_to_their_numbers),
        cmocka_unit_test(a_kitchen_with_room_to_grow_is_worth_more),
        cmocka_unit_test(the_designer_is_worth_most_where_tokens_lie),
        cmocka_unit_test(four_of_a_colour_are_worth_more_the_nearer_they_are),
        cmocka_unit_test(the_promise_is_kept_on_average),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
