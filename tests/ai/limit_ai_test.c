/* How good a home could have become. */
#include "bots.h"

#include "ai/limit.h"
#include "dreamhome/notation.h"

#include <string.h>

enum { WIDE = 6000 };

static LimitItem items[LIMIT_ITEMS(WIDE)];

static Limit limit_at(const Game *game, int player, int width)
{
    Limit limit;
    limit_find(game, player, items, width, NEVER_STOP, &limit);
    assert_true(limit.complete);
    return limit;
}

static Game game_at(uint64_t seed, int round, Edition edition)
{
    Game game = bots_game(seed, 4, edition);
    while (game.round < round)
        bots_play(&game, LEVEL_NORMAL, seed, 1);
    return game;
}

static void the_home_has_the_points(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        const Game game = game_at(seed, 1, (Edition)(seed % EDITION_COUNT));
        const Limit limit = limit_at(&game, 0, 20);
        assert_int_equal(score_full(&limit.home).total, limit.points);
        assert_int_equal(limit.home.rooms, SPACES_ALL);
        for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++)
            assert_int_equal(home_oversized(&limit.home, type), 0);
    }
}

static void a_wider_search_finds_no_less_and_more_than_players_reach(void **state)
{
    (void)state;
    int narrow = 0, wide = 0;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        Game game = game_at(seed, 1, EDITION_EN);
        const int limit = limit_at(&game, 0, 60).points;
        narrow += limit_at(&game, 0, 5).points;
        wide += limit;
        bots_play(&game, LEVEL_NORMAL, seed, TO_THE_END);
        for (int player = 0; player < game.players; player++)
            assert_true(game_score(&game, player).total <= limit);
    }
    assert_true(wide >= narrow);
}

/* The most that a player can get, and whether one home alone gets it. */
typedef struct Best {
    int points;
    Home home;
    bool alone;
} Best;

static bool looks_the_same(const Home *one, const Home *other)
{
    return one->cards == other->cards && one->scaffolds == other->scaffolds &&
           one->decorated == other->decorated &&
           memcmp(one->of_type, other->of_type, sizeof one->of_type) == 0;
}

static void keep_better(Best *best, const Home *home)
{
    const int points = score_full(home).total;
    if (points > best->points)
        *best = (Best){points, *home, true};
    else if (points == best->points && !looks_the_same(home, &best->home))
        best->alone = false;
}

/* By trying all moves of the player; the others make any. */
static void find_by_rules(const Game *game, int player, Best *best)
{
    MoveList moves;
    if (game->phase == PHASE_OVER) {
        keep_better(best, &game->homes[player]);
        return;
    }
    game_moves(game, &moves);
    const int tried = game->player == player ? moves.count : 1;
    for (int i = 0; i < tried; i++) {
        Game after = *game;
        assert_int_equal(game_apply(&after, &moves.items[i], NULL), RULE_OK);
        find_by_rules(&after, player, best);
    }
}

/* In the last round of a game that this player begins, the proven limit is what the rules allow. */
static void a_proven_limit_is_what_the_rules_allow(void **state)
{
    (void)state;
    int proven = 0, alone = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        const Game game = game_at(seed, ROUND_COUNT, EDITION_EN);
        const Home *home = &game.homes[game.first];
        const ResourceCardSet helpers =
            resource_cards_of_type(RESOURCE_ROOFER) | resource_cards_of_type(RESOURCE_SUPPLIER) |
            resource_cards_of_type(RESOURCE_HANDYMAN) | resource_cards_of_type(RESOURCE_MIXER) |
            resource_cards_of_type(RESOURCE_DRILL);
        if (game.phase != PHASE_TURN || (home->cards & helpers))
            continue;
        const Limit limit = limit_at(&game, game.first, 100);
        bool helper_comes = false;
        for (int column = 1; column < COLUMN_COUNT; column++)
            helper_comes = helper_comes || (CARD_BIT(game.market_resource[column]) & helpers) != 0;
        if (!limit.proven || helper_comes)
            continue;
        Best best = {.points = -1};
        find_by_rules(&game, game.first, &best);
        proven++;
        alone += best.alone;
        assert_int_equal(limit.points, best.points);
        assert_int_equal(limit.alone, best.alone);
    }
    assert_true(proven >= 5);
    assert_in_range(alone, 1, proven - 1);
}

/* Three red roofs, and a Roofer who looks for the fourth: it must lie where he can take it. */
static void nobody_gets_a_roof_that_lies_with_somebody_else(void **state)
{
    static const char HOME[] = "helpers=roofer roofs=roof-red-1,roof-red-2,roof-red-3 "
                               "a1=living-1 b1=bathroom-1 c1=study-1";
    const ResourceCardSet red = resource_cards_of_type(RESOURCE_ROOF_RED) |
                                resource_cards_of_type(RESOURCE_ROOF_RED_WINDOW);
    Complaint complaint;
    (void)state;
    Game game = bots_game(1, 2, EDITION_EN);
    game.round = ROUND_COUNT;
    assert_true(notation_read_home(word_of(HOME), &game.homes[0], &complaint));
    for (int i = 0; i < COLUMN_COUNT - 1; i++) /* no roof is dealt */
        game.resource_deck[(ROUND_COUNT - 1) * (COLUMN_COUNT - 1) + i] =
            RESOURCE_INFO[RESOURCE_JACKHAMMER].first_card;
    const int free = limit_at(&game, 0, 20).points;
    game.homes[1].cards = red & ~game.homes[0].cards;
    assert_true(limit_at(&game, 0, 20).points < free);
}

static void the_last_three_rounds_are_proven_without_drill_and_mixer(void **state)
{
    (void)state;
    const ResourceCardSet tools =
        resource_cards_of_type(RESOURCE_DRILL) | resource_cards_of_type(RESOURCE_MIXER) |
        resource_cards_of_type(RESOURCE_SUPPLIER) | resource_cards_of_type(RESOURCE_HANDYMAN);
    int proven = 0;
    for (uint64_t seed = 0; seed < 120 && proven < 4; seed++) {
        const Game game = game_at(seed, ROUND_COUNT - 2, EDITION_EN);
        ResourceCardSet cards = game.homes[0].cards;
        for (int i = (game.round - 1) * (COLUMN_COUNT - 1); i < RESOURCE_CARD_COUNT; i++)
            cards |= CARD_BIT(game.resource_deck[i]);
        if (cards & tools)
            continue;
        assert_true(limit_at(&game, 0, WIDE).proven);
        proven++;
    }
    assert_int_equal(proven, 4);
}

static bool always(void *data)
{
    (void)data;
    return true;
}

static void a_stop_is_honoured(void **state)
{
    (void)state;
    const Game game = game_at(1, 1, EDITION_EN);
    Limit limit;
    limit_find(&game, 0, items, 10, (Stop){always, NULL}, &limit);
    assert_false(limit.complete);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_home_has_the_points),
        cmocka_unit_test(a_wider_search_finds_no_less_and_more_than_players_reach),
        cmocka_unit_test(a_proven_limit_is_what_the_rules_allow),
        cmocka_unit_test(nobody_gets_a_roof_that_lies_with_somebody_else),
        cmocka_unit_test(the_last_three_rounds_are_proven_without_drill_and_mixer),
        cmocka_unit_test(a_stop_is_honoured),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
