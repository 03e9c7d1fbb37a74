/* The remembered family: it comes back, bears a damaged file, and no two seats are alike. */
#include "testing.h"

#include "app/family/computers.h"
#include "app/family/family.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char directory[32];
static char path[64];
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

static int folder_setup(void **state)
{
    (void)state;
    strcpy(directory, "dreamhome-fam-XXXXXX");
    snprintf(path, sizeof path, "%s/family", mkdtemp(directory));
    return 0;
}

static int folder_teardown(void **state)
{
    (void)state;
    unlink(path);
    return rmdir(directory);
}

static void write_bytes(const char *bytes, size_t length)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    fclose(file);
}

/* What must hold of every family, whatever file it came from. */
static void check_sound(const Family *family)
{
    assert_in_range(family->count, PLAYERS_MIN, PLAYERS_MAX);
    assert_true(family->first >= FIRST_RANDOM && family->first < family->count);
    assert_in_range(family->edition, 0, EDITION_COUNT - 1);
    for (int i = 0; i < PLAYERS_MAX; i++) {
        const FamilySeat *seat = &family->seats[i];
        assert_in_range(seat->level, 0, LEVEL_COUNT - 1);
        assert_in_range(seat->look.colour, 0, SEAT_LOOKS - 1);
        assert_in_range(seat->look.symbol, 0, SEAT_LOOKS - 1);
        assert_in_range(seat->look.face, 0, SEAT_FACES - 1);
        assert_true(seat->name[0] != '\0');
        for (int k = 0; k < i; k++) {
            assert_int_not_equal(seat->look.colour, family->seats[k].look.colour);
            assert_int_not_equal(seat->look.symbol, family->seats[k].look.symbol);
            assert_int_not_equal(seat->look.face, family->seats[k].look.face);
            assert_string_not_equal(seat->name, family->seats[k].name);
        }
    }
}

static void make_family(Family *family)
{
    family_reset(family, words);
    family->count = 3;
    family->first = FIRST_RANDOM;
    family_set_edition(family, EDITION_RU);
    family->discard = false;
    strcpy(family->seats[0].name, "Őrsi néni 2");
    family->seats[2].level = LEVEL_EXPERT;
    family->seats[2].look.shows_roofs = true;
    strcpy(family->seats[1].look.language, "pt_BR");
    strcpy(family->seats[3].look.language, "hu");
    family_set_colour(family, 0, 3);
    family_set_symbol(family, 1, 0);
    family_set_face(family, 0, 15);
    seat_set_help(&family->seats[0].look, HELP_LOTS);
    family->seats[1].look.ends_turn = true;
    family->seats[2].look.reads = true;
    seat_set_help(&family->seats[3].look, HELP_NONE);
}

static void check_same_look(const SeatLook *one, const SeatLook *other)
{
    assert_int_equal(one->colour, other->colour);
    assert_int_equal(one->symbol, other->symbol);
    assert_int_equal(one->face, other->face);
    assert_int_equal(one->shows_places, other->shows_places);
    assert_int_equal(one->shows_points, other->shows_points);
    assert_int_equal(one->smiles, other->smiles);
    assert_int_equal(one->shows_roofs, other->shows_roofs);
    assert_int_equal(one->hints, other->hints);
    assert_int_equal(one->large_card, other->large_card);
    assert_int_equal(one->ends_turn, other->ends_turn);
    assert_int_equal(one->tips, other->tips);
    assert_int_equal(one->reads, other->reads);
    assert_string_equal(one->language, other->language);
}

static void a_family_comes_back(void **state)
{
    Family family, loaded;
    Error error;
    (void)state;
    make_family(&family);
    assert_true(family_save(&family, path, &error));
    family_load(&loaded, words, path);
    assert_int_equal(loaded.count, family.count);
    assert_int_equal(loaded.discard, family.discard);
    assert_int_equal(loaded.first, family.first);
    assert_int_equal(loaded.edition, family.edition);
    assert_int_equal(loaded.car, family.car);
    assert_int_equal(loaded.gaps, family.gaps);
    for (int seat = 0; seat < SEAT_LOOKS; seat++) {
        assert_string_equal(loaded.seats[seat].name, family.seats[seat].name);
        assert_int_equal(loaded.seats[seat].level, family.seats[seat].level);
        check_same_look(&loaded.seats[seat].look, &family.seats[seat].look);
    }
    check_sound(&loaded);
}

static void without_a_file_there_is_a_family(void **state)
{
    Family family;
    (void)state;
    family_load(&family, words, path);
    check_sound(&family);
    assert_int_equal(family.count, 2);
}

static void a_damaged_file_gives_a_sound_family(void **state)
{
    Family family;
    Error error;
    char bytes[1024];
    (void)state;
    make_family(&family);
    assert_true(family_save(&family, path, &error));
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    const size_t length = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    for (size_t at = 0; at < length; at++) {
        const char kept = bytes[at];
        write_bytes(bytes, at);
        family_load(&family, words, path);
        check_sound(&family);
        bytes[at] = at % 2 ? '\xff' : '9';
        write_bytes(bytes, length);
        family_load(&family, words, path);
        check_sound(&family);
        bytes[at] = kept;
    }
}

static void equal_looks_and_names_are_told_apart(void **state)
{
    static const char SAME[] = "players 4\nfirst 9\nseat person 1 1 1 1 1 1 Ana\n"
                               "seat person 1 1 1 1 1 1 Ana\nseat robot 1 1 x y z 1  Ana \n"
                               "seat hard 1 1 1 1 1 1 \nseat hard 1 1 1 1 1 1 Fifth\n";
    Family family;
    (void)state;
    write_bytes(SAME, sizeof SAME - 1);
    family_load(&family, words, path);
    check_sound(&family);
    assert_int_equal(family.count, 4);
    assert_string_equal(family.seats[0].name, "Ana");
    assert_string_equal(family.seats[1].name, "Ana 2");
    assert_string_equal(family.seats[2].name, "Ana 3");
    assert_int_equal(family.seats[3].level, LEVEL_HARD);
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
    make_family(&family);
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
    make_family(&family);
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

/* A file of the time before seats had languages, and one that names too long a language. */
static void a_language_is_a_line_of_its_own(void **state)
{
    static const char LINES[] =
        "language ru\nseat person 0 0 1 1 0 1 Ana\n"
        "seat person 1 1 1 1 0 1 Ben\nlanguage fr\n"
        "seat person 2 2 1 1 0 1 Cai\nlanguage abcdefghijklmnopqrstuvwxyz\n";
    Family family;
    (void)state;
    write_bytes(LINES, sizeof LINES - 1);
    family_load(&family, words, path);
    assert_string_equal(family.seats[0].look.language, "");
    assert_string_equal(family.seats[1].look.language, "fr");
    assert_string_equal(family.seats[2].look.language, "");
}

/* As one of the time before faces and more kinds of help had it. */
static void an_old_file_keeps_what_its_seats_had(void **state)
{
    static const char LINES[] = "players 3\nseat person 0 0 1 1 0 1 Ana\n"
                                "seat person 1 1 0 0 0 0 Ben\nseat person 2 2 1 0 1 1 Cai\n";
    Family family;
    (void)state;
    write_bytes(LINES, sizeof LINES - 1);
    family_load(&family, words, path);
    check_sound(&family);
    assert_int_equal(seat_help(&family.seats[0].look), HELP_SOME);
    assert_false(family.seats[1].look.shows_places);
    assert_true(family.seats[2].look.shows_roofs);
}

/* A version to come may know more lines, and more kinds of help. */
static void a_newer_file_is_read_as_far_as_it_is_known(void **state)
{
    static const char LINES[] = "players 2\nseat person 0 0 1 0 1 1 Ana\nface 16\nhat 3\n"
                                "help smiles large-card reads-aloud ends-turn tips\n"
                                "seat person 1 1 0 0 0 0 Ben\nface 99\nhelp\n";
    Family family;
    (void)state;
    write_bytes(LINES, sizeof LINES - 1);
    family_load(&family, words, path);
    check_sound(&family);
    assert_int_equal(family.seats[0].look.face, 15);
    assert_int_equal(seat_help(&family.seats[0].look), HELP_LOTS);
    assert_int_equal(seat_help(&family.seats[1].look), HELP_NONE);
    assert_int_equal(family.seats[1].look.face, seat_look_standard(1).face);
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
        cmocka_unit_test_setup_teardown(a_family_comes_back, folder_setup, folder_teardown),
        cmocka_unit_test_setup_teardown(without_a_file_there_is_a_family, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(a_damaged_file_gives_a_sound_family, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(equal_looks_and_names_are_told_apart, folder_setup,
                                        folder_teardown),
        cmocka_unit_test(a_computer_brings_its_own_name),
        cmocka_unit_test(computers_of_one_level_have_names_and_faces_of_their_own),
        cmocka_unit_test(no_computer_has_a_number_for_a_name),
        cmocka_unit_test(a_computer_keeps_its_face_through_a_game),
        cmocka_unit_test(seats_move_and_leave_with_their_looks),
        cmocka_unit_test(a_computer_joins_at_the_level_of_the_others),
        cmocka_unit_test(who_went_home_comes_back_among_people),
        cmocka_unit_test(a_family_starts_a_legal_game),
        cmocka_unit_test(looks_follow_the_names_of_a_record),
        cmocka_unit_test_setup_teardown(a_language_is_a_line_of_its_own, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(an_old_file_keeps_what_its_seats_had, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(a_newer_file_is_read_as_far_as_it_is_known, folder_setup,
                                        folder_teardown),
        cmocka_unit_test(a_face_turns_to_the_next_that_nobody_at_the_table_has),
        cmocka_unit_test(help_has_a_name_until_a_switch_is_changed),
    };
    return cmocka_run_group_tests(tests, open_words, close_words);
}
