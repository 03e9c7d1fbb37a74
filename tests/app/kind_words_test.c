/* What everyone is told about the own house at the end of a game. */
#include "app/scenes/end/kind_words.h"
#include "playout.h"

#include "testing.h"

#include <string.h>

static Playout playout;

static void place(Home *home, RoomType type, int which, Space space)
{
    home_place(home, (RoomCard)(ROOM_INFO[type].first_card + which), space, false, NULL);
}

static void leave_empty(Home *home, Space space)
{
    home_place(home, ROOM_INFO[ROOM_LAUNDRY].first_card, space, true, NULL);
}

/* Nobody is ahead in anything then. */
static Game twins(const Home *home)
{
    return (Game){.players = 2, .homes = {*home, *home}};
}

static void everyone_gets_a_kind_word_about_their_own_house(void **state)
{
    (void)state;
    Game game = {.players = 2};
    const RoomCard kitchen = ROOM_INFO[ROOM_KITCHEN].first_card;
    home_place(&game.homes[0], kitchen, SPACE_A1, false, NULL);
    home_place(&game.homes[0], kitchen + 1, SPACE_B1, false, NULL);
    game.homes[1].cards = resource_cards_of_type(RESOURCE_TREEHOUSE);
    assert_non_null(strstr(kind_word(&game, 0), "rooms"));
    assert_non_null(strstr(kind_word(&game, 1), "lovely"));
    game.homes[1] = (Home){0};
    assert_non_null(strstr(kind_word(&game, 1), "heart"));
}

/* Many single rooms bring points, too. */
static void rooms_are_called_grand_only_where_one_is_large(void **state)
{
    (void)state;
    Game game = {.players = 2};
    home_place(&game.homes[0], ROOM_INFO[ROOM_STUDY].first_card, SPACE_A1, false, NULL);
    assert_null(strstr(kind_word(&game, 0), "grand"));
}

static void no_two_players_are_told_the_same(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        playout_start(&playout, EDITION_EN, 4, seed);
        playout_to_end(&playout);
        for (int player = 1; player < 4; player++) {
            for (int other = 0; other < player; other++)
                assert_ptr_not_equal(kind_word(&playout.game, player),
                                     kind_word(&playout.game, other));
        }
    }
}

static void who_is_ahead_in_two_things_is_praised_for_the_greater_one(void **state)
{
    (void)state;
    Game game = {.players = 2};
    place(&game.homes[0], ROOM_KITCHEN, 0, SPACE_A1);
    place(&game.homes[0], ROOM_KITCHEN, 1, SPACE_B1);
    game.homes[0].cards = resource_cards_of_type(RESOURCE_BIRDHOUSE);
    const Score score = score_full(&game.homes[0]);
    assert_true(score.rooms > score.decor && score.decor > 0);
    assert_non_null(strstr(kind_word(&game, 0), "grand"));
}

static void nobody_is_praised_first_for_what_the_other_has_as_well(void **state)
{
    (void)state;
    Home home = {0};
    place(&home, ROOM_KITCHEN, 0, SPACE_A1);
    place(&home, ROOM_KITCHEN, 1, SPACE_B1);
    Game game = twins(&home);
    assert_non_null(strstr(kind_word(&game, 0), "heart"));
    assert_non_null(strstr(kind_word(&game, 1), "grand")); /* when that has been said */
}

static void three_empty_rooms_are_space_for_ideas_and_two_are_not(void **state)
{
    (void)state;
    Home home = {0};
    leave_empty(&home, SPACE_A1);
    leave_empty(&home, SPACE_C1);
    Game game = twins(&home);
    assert_null(strstr(kind_word(&game, 0), "ideas"));
    leave_empty(&home, SPACE_E1);
    game = twins(&home);
    assert_non_null(strstr(kind_word(&game, 0), "ideas"));
}

/* Cards with one child each, far from each other. */
static Home house_with(int children)
{
    Home home = {0};
    int left = children;
    for (RoomCard card = 1; card <= ROOM_CARD_COUNT && left > 0; card++) {
        if (room_card_children(card) != 1)
            continue;
        home_place(&home, card, SPACES_IN_BYTE_ORDER[children - left], false, NULL);
        left--;
    }
    assert_int_equal(score_full(&home).children, children);
    return home;
}

static void four_children_make_a_full_house_and_three_do_not(void **state)
{
    (void)state;
    Home home = house_with(3);
    Game game = twins(&home);
    assert_null(strstr(kind_word(&game, 0), "children"));
    home = house_with(4);
    game = twins(&home);
    assert_non_null(strstr(kind_word(&game, 0), "children"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everyone_gets_a_kind_word_about_their_own_house),
        cmocka_unit_test(rooms_are_called_grand_only_where_one_is_large),
        cmocka_unit_test(no_two_players_are_told_the_same),
        cmocka_unit_test(who_is_ahead_in_two_things_is_praised_for_the_greater_one),
        cmocka_unit_test(nobody_is_praised_first_for_what_the_other_has_as_well),
        cmocka_unit_test(three_empty_rooms_are_space_for_ideas_and_two_are_not),
        cmocka_unit_test(four_children_make_a_full_house_and_three_do_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
