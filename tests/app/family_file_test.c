/* The remembered family's file: it comes back, and a damaged, old or newer one is borne. */
#include "relatives.h"
#include "testing.h"

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

static void a_family_comes_back(void **state)
{
    Family family, loaded;
    Error error;
    (void)state;
    make_family(&family, words);
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
    make_family(&family, words);
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
        cmocka_unit_test_setup_teardown(a_language_is_a_line_of_its_own, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(an_old_file_keeps_what_its_seats_had, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(a_newer_file_is_read_as_far_as_it_is_known, folder_setup,
                                        folder_teardown),
    };
    return cmocka_run_group_tests(tests, open_words, close_words);
}
