/* Which computer player sits where, when names and seats are not what they usually are. */
#include "app/family/computers.h"
#include "testing.h"

static Words *words;

static int open_words(void **state)
{
    (void)state;
    words = words_new("");
    return 0;
}

static int close_words(void **state)
{
    (void)state;
    words_free(words);
    return 0;
}

static void two_of_one_name_have_faces_of_their_own(void **state)
{
    (void)state;
    const Seat seats[] = {{LEVEL_KID, "Pip"}, {LEVEL_EASY, "Pip"}, {LEVEL_HARD, "Pip"}};
    int who[PLAYERS_MAX];
    computers_seat(words, seats, 3, who);
    assert_int_equal(who[0], computer_of_level(LEVEL_KID));
    assert_int_equal(who[1], computer_of_level(LEVEL_EASY));
    assert_int_equal(who[2], computer_of_level(LEVEL_HARD));
}

static void a_person_may_have_the_name_of_a_computer(void **state)
{
    (void)state;
    const Seat seats[] = {{LEVEL_PERSON, "Pip"}, {LEVEL_KID, "Pip"}};
    int who[PLAYERS_MAX];
    computers_seat(words, seats, 2, who);
    assert_int_equal(who[0], COMPUTER_NONE);
    assert_int_equal(who[1], computer_of_level(LEVEL_KID));
}

static void seats_that_are_not_there_have_nobody(void **state)
{
    (void)state;
    const Record record = {
        .options.players = 2,
        .seats = {
            {LEVEL_PERSON, "Ana"}, {LEVEL_EASY, "Bob"}, {LEVEL_EASY, "Otto"}, {LEVEL_EASY, "Eva"}}};
    assert_int_equal(computer_at(words, &record, 1), computer_of_level(LEVEL_EASY));
    assert_int_equal(computer_at(words, &record, 2), COMPUTER_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_of_one_name_have_faces_of_their_own),
        cmocka_unit_test(a_person_may_have_the_name_of_a_computer),
        cmocka_unit_test(seats_that_are_not_there_have_nobody),
    };
    return cmocka_run_group_tests(tests, open_words, close_words);
}
