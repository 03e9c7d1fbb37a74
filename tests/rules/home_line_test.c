/* A home in one line (NOTATION.md). */
#include "dreamhome/notation.h"
#include "expect.h"
#include "situation.h"

static void a_line_may_be_empty(void **state)
{
    const Home home = home_of("");
    (void)state;
    assert_home(&home, "");
    assert_int_equal(home.cards, 0);
    assert_false(home.no_gaps);
}

static void a_line_says_everything_about_a_home(void **state)
{
    const Home home = home_of("  e0=scaffolding a1=living-1+piano\tb1=down d0=garage-1+car "
                              "outside=treehouse,birdhouse helpers=architect,designer "
                              "roofs=roof-red-1,roof-blue-window gaps=off ");
    (void)state;
    assert_home(&home, "a1=living-1+piano b1=down d0=garage-1+car e0=scaffolding");
    assert_int_equal(home.cards, resources_of("treehouse birdhouse architect designer roof-red-1 "
                                              "roof-blue-window"));
    assert_true(home.no_gaps);
    assert_false(home_of("gaps=on").no_gaps);
    assert_spaces(home.rooms, "a1 b1 d0");
    assert_spaces(home.of_type[ROOM_NONE], "b1");
    assert_spaces(home.decorated, "a1 d0");
}

static void the_order_of_the_items_does_not_matter(void **state)
{
    const Home one = home_of("a1=living-1 b1=living-2+piano helpers=designer");
    const Home other = home_of("helpers=designer b1=living-2+piano a1=living-1");
    (void)state;
    assert_home(&one, "a1=living-1 b1=living-2+piano");
    assert_home(&other, "a1=living-1 b1=living-2+piano");
    assert_int_equal(one.cards, other.cards);
}

static void a_home_need_not_be_reachable(void **state)
{
    const Home home = home_of("e2=living-1 c2=scaffolding d1=down");
    (void)state;
    assert_home(&home, "c2=scaffolding d1=down e2=living-1");
}

static void a_home_may_hold_three_scaffoldings(void **state)
{
    const Home home = home_of("a1=scaffolding b1=scaffolding c1=scaffolding");
    (void)state;
    assert_int_equal(CARD_BIT(home.card[SPACE_A1]) | CARD_BIT(home.card[SPACE_B1]) |
                         CARD_BIT(home.card[SPACE_C1]),
                     resources_of("scaffolding-1 scaffolding-2 scaffolding-3"));
}

static void a_mistake_is_named(void **state)
{
    static const struct {
        const char *line, *complaint;
    } CASES[] = {
        {"a1", "'a1' is not of the form SPACE=CARD"},
        {"a9=living-1", "'a9' is not a space of a home"},
        {"a1=", "'' is not a room card"},
        {"a1=living", "'living' is not a room card"},
        {"a1=piano", "'piano' is not a room card"},
        {"a1=living-1 b1=living-1", "the card 'living-1' is there twice"},
        {"a1=living-1 a1=down", "the space of 'a1=down' is there twice"},
        {"a1=scaffolding a1=living-1", "the space of 'a1=living-1' is there twice"},
        {"a1=garage-1", "'garage-1' is on a floor where it does not belong (R4.2)"},
        {"d0=living-1", "'living-1' is on a floor where it does not belong (R4.2)"},
        {"a1=bathroom-1 b1=bathroom-2", "a room of type 'bathroom' is over its limit (R4.3)"},
        {"a1=living-1 b1=living-2 d1=living-4 c1=living-3",
         "a room of type 'living' is over its limit (R4.3)"},
        {"a1=living-1+slide", "the token of 'a1=living-1+slide' does not go there (R5.3)"},
        {"a1=living-1+car", "the token of 'a1=living-1+car' does not go there (R5.3)"},
        {"a1=living-1+treehouse", "the token of 'a1=living-1+treehouse' does not go there (R5.3)"},
        {"a1=down+piano", "the token of 'a1=down+piano' does not go there (R5.3)"},
        {"a1=scaffolding+piano", "the token of 'a1=scaffolding+piano' does not go there (R5.3)"},
        {"a1=living-1+", "'' is not a token"},
        {"a1=living-1+drill", "'drill' is not a token"},
        {"a1=living-1+piano+slide", "'piano+slide' is not a token"},
        {"a1=living-1+piano c1=living-2+piano", "the token 'piano' is there twice"},
        {"a1=living-1+piano b1=living-2+fireplace",
         "the room with 'piano' has a second token (R5.3)"},
        {"a1=living-1+piano c1=living-2+fireplace b1=living-3",
         "the room with 'living-3' has a second token (R5.3)"},
        {"a1=scaffolding b1=scaffolding c1=scaffolding d0=scaffolding",
         "'d0=scaffolding' is one scaffolding more than there are"},
        {"roofs=roof-red", "'roof-red' is not a roof"},
        {"roofs=drill-1", "'drill-1' is not a roof"},
        {"roofs=", "'' is not a roof"},
        {"roofs=roof-red-1,", "'' is not a roof"},
        {"roofs=roof-red-1,roof-red-1", "the card 'roof-red-1' is there twice"},
        {"helpers=piano", "'piano' is not a helper"},
        {"helpers=architect helpers=architect", "the card 'architect' is there twice"},
        {"outside=piano", "'piano' does not stand outside"},
        {"gaps=maybe", "'gaps=maybe' should be gaps=on or gaps=off"},
        {"tools=drill-1", "'tools' is not a space of a home"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        Home home;
        Complaint complaint = {""};
        assert_false(notation_read_home(word_of(CASES[i].line), &home, &complaint));
        assert_string_equal(complaint.words, CASES[i].complaint);
    }
}

static void a_home_knows_which_cards_and_tokens_it_holds(void **state)
{
    const Home home = home_of("a1=living-1+piano b1=down c1=scaffolding outside=treehouse");
    (void)state;
    assert_true(notation_home_has_room(&home, room_of("living-1")));
    assert_false(notation_home_has_room(&home, room_of("living-2")));
    assert_true(notation_home_has_token(&home, RESOURCE_PIANO));
    assert_true(notation_home_has_token(&home, RESOURCE_TREEHOUSE));
    assert_false(notation_home_has_token(&home, RESOURCE_BIRDHOUSE));
    assert_false(notation_home_has_token(&home, RESOURCE_CAR));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_may_be_empty),
        cmocka_unit_test(a_line_says_everything_about_a_home),
        cmocka_unit_test(the_order_of_the_items_does_not_matter),
        cmocka_unit_test(a_home_need_not_be_reachable),
        cmocka_unit_test(a_home_may_hold_three_scaffoldings),
        cmocka_unit_test(a_mistake_is_named),
        cmocka_unit_test(a_home_knows_which_cards_and_tokens_it_holds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
