/* What each person has met already: remembered by name, and never in the way. */
#include "testing.h"

#include "app/family/tips.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char directory[32], path[64];

static int make_folder(void **state)
{
    (void)state;
    strcpy(directory, "dreamhome-tip-XXXXXX");
    snprintf(path, sizeof path, "%s/tips", mkdtemp(directory));
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    unlink(path);
    return rmdir(directory);
}

static void each_person_has_tips_of_their_own(void **state)
{
    TipMemory memory = {0};
    (void)state;
    tips_learn(&memory, "Ana", TIP_ROOF);
    assert_true(tips_knows(&memory, "Ana", TIP_ROOF));
    assert_false(tips_knows(&memory, "Ana", TIP_GARAGE));
    assert_false(tips_knows(&memory, "Ben", TIP_ROOF));
}

static void what_is_known_comes_back_from_the_file(void **state)
{
    TipMemory memory = {0}, read;
    Error error;
    (void)state;
    tips_load(&memory, path);
    for (TipId tip = 0; tip < TIP_COUNT; tip++)
        tips_learn(&memory, "Ana María", tip);
    tips_learn(&memory, "Жанна", TIP_MARKER);
    assert_true(tips_save(&memory, path, &error));
    tips_load(&read, path);
    assert_int_equal(read.count, 2);
    for (TipId tip = 0; tip < TIP_COUNT; tip++) {
        assert_true(tips_knows(&read, "Ana María", tip));
        assert_int_equal(tips_knows(&read, "Жанна", tip), tip == TIP_MARKER);
    }
}

static void a_damaged_file_is_no_trouble(void **state)
{
    static const char BYTES[] = "roof,dance Ana\n\nroof\nroof \nroof Ana\n\xff\xfe Ben\nfoo Cai";
    TipMemory memory;
    FILE *file = fopen(path, "wb");
    (void)state;
    fwrite(BYTES, 1, sizeof BYTES - 1, file);
    fclose(file);
    tips_load(&memory, path);
    assert_int_equal(memory.count, 1);
    assert_true(tips_knows(&memory, "Ana", TIP_ROOF));
}

static void what_cannot_be_read_now_is_not_taken_for_nothing(void **state)
{
    TipMemory memory;
    (void)state;
    assert_true(tips_load(&memory, path)); /* the first game has none */
    assert_int_equal(mkdir(path, 0700), 0);
    assert_false(tips_load(&memory, path));
    assert_int_equal(memory.count, 0);
    rmdir(path);
}

static void whoever_has_not_played_for_longest_is_forgotten_first(void **state)
{
    TipMemory memory = {0};
    char name[16];
    (void)state;
    tips_learn(&memory, "Ana", TIP_ROOF);
    tips_learn(&memory, "Ben", TIP_ROOF);
    tips_learn(&memory, "Ana", TIP_GARAGE);
    for (int i = 0; i < TIP_PEOPLE_MAX - 1; i++) {
        snprintf(name, sizeof name, "P%d", i);
        tips_learn(&memory, name, TIP_ROOF);
    }
    assert_int_equal(memory.count, TIP_PEOPLE_MAX);
    assert_false(tips_knows(&memory, "Ben", TIP_ROOF));
    assert_true(tips_knows(&memory, "Ana", TIP_ROOF));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_person_has_tips_of_their_own),
        cmocka_unit_test_setup_teardown(what_is_known_comes_back_from_the_file, make_folder,
                                        remove_folder),
        cmocka_unit_test_setup_teardown(a_damaged_file_is_no_trouble, make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(what_cannot_be_read_now_is_not_taken_for_nothing,
                                        make_folder, remove_folder),
        cmocka_unit_test(whoever_has_not_played_for_longest_is_forgotten_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
