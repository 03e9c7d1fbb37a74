/* What a home is worth to a bot. */
#include "bots.h"

#include "dreamhome/notation.h"

typedef struct Fixture {
    Chances chances;
    Outlook outlook;
    Home home;
} Fixture;

static Fixture fixture(const char *line, int round)
{
    static Chances chances; /* the outlook points at it */
    Fixture result;
    Complaint complaint;
    Game game = bots_game(1, 4, EDITION_EN);
    game.round = (uint8_t)round;
    chances_init(&chances, &AI_WEIGHTS_SENSE);
    outlook_init(&result.outlook, &chances, &game);
    assert_true(notation_read_home(word_of(line), &result.home, &complaint));
    return result;
}

static int value_of(const char *line, int round)
{
    const Fixture it = fixture(line, round);
    return potential_home(&it.home, &it.outlook);
}

static void with_no_rounds_left_the_value_is_the_score(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 200; seed++) {
        Game game = bots_game(seed, 2 + (int)(seed % 3), (Edition)(seed % EDITION_COUNT));
        Chances chances;
        Outlook outlook;
        bots_play(&game, LEVEL_EASY, seed, TO_THE_END);
        chances_init(&chances, &AI_WEIGHTS_SENSE);
        outlook_init(&outlook, &chances, &game);
        for (int player = 0; player < game.players; player++) {
            Home home = game.homes[player];
            home.cards &= ~(resource_cards_of_type(RESOURCE_ROOFER) |
                            resource_cards_of_type(RESOURCE_SUPPLIER) |
                            resource_cards_of_type(RESOURCE_HANDYMAN));
            assert_int_equal(potential_home(&home, &outlook), 100 * score_full(&home).total);
        }
    }
}

static void a_kitchen_with_room_to_grow_is_worth_more(void **state)
{
    (void)state;
    assert_true(value_of("a1=kitchen-1 b1=study-1 c1=games-1", 4) <
                value_of("a1=kitchen-1 c1=study-1 a2=games-1", 4));
}

static void a_token_ends_the_hope_of_growth_but_not_for_the_designer(void **state)
{
    (void)state;
    const int plain = value_of("a1=kitchen-1", 4);
    const int finished = value_of("a1=kitchen-1+ice-cream", 4);
    assert_true(finished < plain + 200);
    const int designed = value_of("a1=kitchen-1+ice-cream helpers=designer", 4);
    assert_true(designed > finished + 200);
}

static void four_of_a_colour_are_worth_more_the_nearer_they_are(void **state)
{
    (void)state;
    const char *piles[] = {"", "roofs=roof-red-1", "roofs=roof-red-1,roof-red-2",
                           "roofs=roof-red-1,roof-red-2,roof-red-3",
                           "roofs=roof-red-1,roof-red-2,roof-red-3,roof-red-4"};
    for (int i = 1; i < 5; i++)
        assert_true(value_of(piles[i], 3) > value_of(piles[i - 1], 3));
}

static void hope_fades_with_the_rounds(void **state)
{
    (void)state;
    const Fixture early = fixture("a1=living-1", 2);
    const Fixture late = fixture("a1=living-1", 10);
    assert_true(early.outlook.grow[ROOM_LIVING] > late.outlook.grow[ROOM_LIVING]);
}

static void chances_lie_between_never_and_always(void **state)
{
    (void)state;
    Chances chances;
    chances_init(&chances, &AI_WEIGHTS_TUNED);
    for (int wanted = 0; wanted < WANTED_COUNT; wanted++) {
        for (int cards = 0; cards <= CHANCE_CARDS; cards++) {
            for (int need = 0; need < CHANCE_NEEDS; need++) {
                const int chance = chances.at_least[wanted][need][cards];
                assert_in_range(chance, 0, CHANCE_UNIT);
                if (need > cards)
                    assert_int_equal(chance, 0);
                if (need > 0)
                    assert_true(chance <= chances.at_least[wanted][need - 1][cards]);
            }
        }
    }
}

static void prospects_say_what_placing_would_say(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 40; seed++) {
        Game game = bots_game(seed, 4, seed % 2 ? EDITION_HU : EDITION_RU);
        Chances chances;
        Outlook outlook;
        Prospects prospects;
        bots_play(&game, LEVEL_EASY, seed, (int)seed);
        chances_init(&chances, &AI_WEIGHTS_TUNED);
        outlook_init(&outlook, &chances, &game);
        const Home *home = &game.homes[seed % 4];
        prospects_init(&prospects, home, &outlook);
        for (RoomType type = ROOM_NONE; type < ROOM_TYPE_COUNT; type++) {
            SpaceSet places = home_places(home, type);
            for (; places; places &= places - 1) {
                const Space space = space_first(places);
                Home after = *home;
                const RoomCard card = type ? ROOM_INFO[type].first_card : 1;
                home_place(&after, card, space, type == ROOM_NONE, NULL);
                assert_int_equal(prospects_place(&prospects, type, space),
                                 potential_rooms(&after, &outlook));
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(with_no_rounds_left_the_value_is_the_score),
        cmocka_unit_test(a_kitchen_with_room_to_grow_is_worth_more),
        cmocka_unit_test(a_token_ends_the_hope_of_growth_but_not_for_the_designer),
        cmocka_unit_test(four_of_a_colour_are_worth_more_the_nearer_they_are),
        cmocka_unit_test(hope_fades_with_the_rounds),
        cmocka_unit_test(chances_lie_between_never_and_always),
        cmocka_unit_test(prospects_say_what_placing_would_say),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
