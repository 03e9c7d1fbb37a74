/* Who plays: no two seats are alike, and computer players bring names and faces of their own. */
#include "relatives.h"
#include "testing.h"

#include "app/family/computers.h"

#include <stdio.h>
#include <string.h>

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

static void a_computer_brings_its_own_name(void **state)
{
    Family family;
    (void)state;
    family_reset(&family, words);
    family.count = 4;
    assert_string_equal(family.seats[1].name, "Otto");
    family_set_level(&family, 0, LEVEL_EXPERT);
    family_set_level(&family, 1, LEVEL_EXPERT);
    assert_string_equal(family.seats[0].name, "Ada");
    assert_string_equal(family.seats[1].name, "Rosa");
    family_set_level(&family, 1, LEVEL_PERSON);
    assert_string_equal(family.seats[1].name, "Ben");
    strcpy(family.seats[2].name, "Ana Maria");
    family_set_level(&family, 2, LEVEL_KID); /* somebody typed that */
    assert_string_equal(family.seats[2].name, "Ana Maria");
    check_sound(&family);
}

static void computers_of_one_level_have_names_and_faces_of_their_own(void **state)
{
    Family family;
    int who[PLAYERS_MAX];
    (void)state;
    for (Level level = LEVEL_KID; level < LEVEL_COUNT; level++) {
        family_reset(&family, words);
        family.count = 4;
        family_set_level(&family, 1, LEVEL_PERSON);
        for (int seat = 0; seat < 4; seat++)
            family_set_level(&family, seat, level);
        check_sound(&family);
        family_computers(&family, who);
        for (int seat = 0; seat < 4; seat++) {
            char name[NAME_CAPACITY];
            computer_name(words, who[seat], name);
            assert_string_equal(family.seats[seat].name, name);
            for (int other = 0; other < seat; other++)
                assert_int_not_equal(who[seat], who[other]);
        }
        assert_int_equal(who[0], computer_of_level(level));
    }
}

/* Families that were kept before had them. */
static void no_computer_has_a_number_for_a_name(void **state)
{
    Family family;
    (void)state;
    family_reset(&family, words);
    family.count = 3;
    family.seats[2].level = LEVEL_EASY;
    strcpy(family.seats[2].name, "Otto 2");
    family_settle_names(&family);
    assert_string_equal(family.seats[1].name, "Otto");
    assert_string_equal(family.seats[2].name, "Rosa");
}

/* Whoever else sits down, and in whatever language the game goes on. */
static void a_computer_keeps_its_face_through_a_game(void **state)
{
    Record record;
    (void)state;
    record_init(&record, &(GameOptions){.players = 4}, "2026-01-16T18:30:00Z");
    const char *const names[] = {"Ana", "Otto", "Rosa", "Nora"};
    for (int seat = 0; seat < 4; seat++) {
        record_set_name(&record, seat, names[seat]);
        record.seats[seat].level = seat ? LEVEL_EASY : LEVEL_PERSON;
    }
    assert_int_equal(computer_at(words, &record, 0), COMPUTER_NONE);
    const int rosa = computer_at(words, &record, 2), nora = computer_at(words, &record, 3);
    record.seats[1].level = LEVEL_PERSON; /* somebody takes the seat over */
    record.seats[3].level = LEVEL_EXPERT;
    assert_int_equal(computer_at(words, &record, 2), rosa);
    assert_int_equal(computer_at(words, &record, 3), nora);
    record_set_name(&record, 2, "Róza");
    record.seats[1].level = LEVEL_EASY;
    assert_int_equal(computer_at(words, &record, 1), computer_of_level(LEVEL_EASY));
    assert_int_equal(computer_at(words, &record, 2), rosa);
}

static void seats_move_and_leave_with_their_looks(void **state)
{
    Family family;
    (void)state;
    family_reset(&family, words);
    family.count = 3;
    family.first = 0;
    family_swap(&family, 0, 1);
    assert_string_equal(family.seats[1].name, "Ana");
    assert_int_equal(family.first, 1);
    family_remove(&family, 0);
    assert_int_equal(family.count, 2);
    assert_int_equal(family.first, 0);
    family_remove(&family, 0);
    assert_int_equal(family.count, 2);
    check_sound(&family);
}

static void a_computer_joins_at_the_level_of_the_others(void **state)
{
    Family family;
    (void)state;
    family_reset(&family, words);
    family_set_level(&family, 1, LEVEL_HARD);
    family_add(&family, false);
    assert_int_equal(family.count, 3);
    assert_int_equal(family.seats[2].level, LEVEL_HARD);
    family_add(&family, true);
    assert_int_equal(family.count, 4);
    assert_int_equal(family.seats[3].level, LEVEL_PERSON);
    family_add(&family, true);
    assert_int_equal(family.count, 4);
    check_sound(&family);
}

static void who_went_home_comes_back_among_people(void **state)
{
    Family family;
    (void)state;
    family_reset(&family, words);
    family_add(&family, true);
    snprintf(family.seats[2].name, NAME_CAPACITY, "%s", "Maria");
    family_remove(&family, 2);
    family_add(&family, false);
    assert_int_not_equal(family.seats[2].level, LEVEL_PERSON);
    assert_string_not_equal(family.seats[2].name, "Maria");
    family_add(&family, true);
    assert_string_equal(family.seats[3].name, "Maria");
    check_sound(&family);
}

static void a_family_starts_a_legal_game(void **state)
{
    Family family;
    Record record;
    Game game;
    (void)state;
    make_family(&family, words);
    family_start(&family, 99, "2020-01-01T00:00:00Z", &record);
    assert_int_equal(record.options.players, 3);
    assert_in_range(record.options.first, 0, 2);
    assert_true(record.options.car);
    assert_int_equal(record.seats[2].level, LEVEL_EXPERT);
    assert_string_equal(record.seats[0].name, "Őrsi néni 2");
    record_replay(&record, 0, &game);
    assert_int_equal(game.players, 3);
}

/* A record knows its players by name only. */
static void looks_follow_the_names_of_a_record(void **state)
{
    Family family;
    Record record;
    SeatLook looks[PLAYERS_MAX];
    (void)state;
    make_family(&family, words);
    family_start(&family, 99, "2020-01-01T00:00:00Z", &record);
    strcpy(record.seats[0].name, "A guest");
    strcpy(record.seats[1].name, family.seats[3].name);
    strcpy(record.seats[2].name, family.seats[1].name);
    family_looks(&family, &record, looks);
    assert_string_equal(looks[0].language, "");
    assert_false(looks[0].shows_roofs);
    check_same_look(&looks[1], &family.seats[3].look);
    check_same_look(&looks[2], &family.seats[1].look);
    unsigned colours = 0, symbols = 0;
    for (int i = 0; i < PLAYERS_MAX; i++) {
        colours |= 1U << looks[i].colour;
        symbols |= 1U << looks[i].symbol;
    }
    assert_int_equal(colours, 15);
    assert_int_equal(symbols, 15);
}

static void a_face_turns_to_the_next_that_nobody_at_the_table_has(void **state)
{
    Family family;
    (void)state;
    family_reset(&family, words);
    family_set_face(&family, 0, 3);
    family_set_face(&family, 1, 4);
    family_set_face(&family, 2, 5); /* is at home today */
    family_turn_face(&family, 0, 1);
    assert_int_equal(family.seats[0].look.face, 5);
    family_turn_face(&family, 0, -1);
    assert_int_equal(family.seats[0].look.face, 3);
    check_sound(&family);
    for (int i = 0; i < SEAT_FACES; i++)
        family_turn_face(&family, 1, -1);
    check_sound(&family);
}

static void help_has_a_name_until_a_switch_is_changed(void **state)
{
    SeatLook look = seat_look_standard(0);
    (void)state;
    for (Help help = HELP_LOTS; help <= HELP_NONE; help++) {
        seat_set_help(&look, help);
        assert_int_equal(seat_help(&look), help);
    }
    look.tips = true;
    assert_int_equal(seat_help(&look), HELP_CUSTOM);
    seat_set_help(&look, HELP_CUSTOM);
    assert_true(look.tips);
    assert_false(look.hints);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_computer_brings_its_own_name),
        cmocka_unit_test(computers_of_one_level_have_names_and_faces_of_their_own),
        cmocka_unit_test(no_computer_has_a_number_for_a_name),
        cmocka_unit_test(a_computer_keeps_its_face_through_a_game),
        cmocka_unit_test(seats_move_and_leave_with_their_looks),
        cmocka_unit_test(a_computer_joins_at_the_level_of_the_others),
        cmocka_unit_test(who_went_home_comes_back_among_people),
        cmocka_unit_test(a_family_starts_a_legal_game),
        cmocka_unit_test(looks_follow_the_names_of_a_record),
        cmocka_unit_test(a_face_turns_to_the_next_that_nobody_at_the_table_has),
        cmocka_unit_test(help_has_a_name_until_a_switch_is_changed),
    };
    return cmocka_run_group_tests(tests, open_words, close_words);
}
