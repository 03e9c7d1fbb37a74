/* Languages: catalogues are read whole or in their sound parts, and never trusted. */
#include "catalogue_bytes.h"
#include "testing.h"

#include "app/words/catalogue.h"
#include "app/words/placeholders.h"
#include "app/words/plural.h"
#include "app/words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define RUSSIAN                                                                                    \
    "Content-Type: text/plain; charset=UTF-8\n"                                                    \
    "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "          \
    "(n%100<10 || n%100>=20) ? 1 : 2);\n"

static const Pair PAIRS[] = {
    {"", RUSSIAN},
    {"%d point~%d points", "%d очко~%d очка~%d очков"},
    {"English", "Русский"},
    {"New game", "Новая игра"},
    {"Round %d of %d", "Раунд %d"},
    {"Wins: %s", "%d побед"},
};

enum { PAIR_COUNT = sizeof PAIRS / sizeof PAIRS[0] };

static void a_catalogue_translates_in_both_byte_orders(void **state)
{
    (void)state;
    for (int swapped = 0; swapped < 2; swapped++) {
        Bytes bytes;
        catalogue_bytes(&bytes, PAIRS, PAIR_COUNT, swapped);
        Catalogue *catalogue = catalogue_read(bytes.data, bytes.length);
        assert_non_null(catalogue);
        assert_string_equal(catalogue_find(catalogue, "New game"), "Новая игра");
        assert_null(catalogue_find(catalogue, "Old game"));
        catalogue_free(catalogue);
    }
}

static void plural_forms_follow_the_header(void **state)
{
    static const struct {
        int count;
        const char *words;
    } CASES[] = {{0, "%d очков"},  {1, "%d очко"},  {2, "%d очка"},  {5, "%d очков"},
                 {11, "%d очков"}, {21, "%d очко"}, {22, "%d очка"}, {112, "%d очков"}};
    Bytes bytes;
    (void)state;
    catalogue_bytes(&bytes, PAIRS, PAIR_COUNT, false);
    Catalogue *catalogue = catalogue_read(bytes.data, bytes.length);
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++)
        assert_string_equal(
            catalogue_find_count(catalogue, "%d point", "%d points", CASES[i].count),
            CASES[i].words);
    catalogue_free(catalogue);
}

static void a_translation_with_other_arguments_is_left_out(void **state)
{
    Bytes bytes;
    (void)state;
    catalogue_bytes(&bytes, PAIRS, PAIR_COUNT, false);
    Catalogue *catalogue = catalogue_read(bytes.data, bytes.length);
    assert_null(catalogue_find(catalogue, "Round %d of %d"));
    assert_null(catalogue_find(catalogue, "Wins: %s"));
    catalogue_free(catalogue);
}

/* A catalogue may give the words of the program a plural of its own, with other arguments. */
static void a_plural_of_the_catalogue_s_own_proves_nothing(void **state)
{
    static const Pair LIES[] = {
        {"New game~%s %s", "%s %s"},
        {"%d point~%s point%n", "%s~%s %s"},
    };
    Bytes bytes;
    (void)state;
    catalogue_bytes(&bytes, LIES, 2, false);
    Catalogue *catalogue = catalogue_read(bytes.data, bytes.length);
    assert_non_null(catalogue);
    assert_null(catalogue_find(catalogue, "New game"));
    assert_null(catalogue_find(catalogue, "%d point"));
    for (int count = 0; count < 3; count++)
        assert_null(catalogue_find_count(catalogue, "%d point", "%d points", count));
    catalogue_free(catalogue);
}

static void placeholders_agree_only_if_the_arguments_do(void **state)
{
    (void)state;
    assert_true(placeholders_agree("Settings", "Beállítások"));
    assert_true(placeholders_agree("%d of %s", "%2$s: %1$d"));
    assert_true(placeholders_agree("%d %%", "%% %d"));
    assert_false(placeholders_agree("%d", "%s"));
    assert_false(placeholders_agree("%d", ""));
    assert_false(placeholders_agree("plain", "%s"));
    assert_false(placeholders_agree("plain", "%"));
    assert_false(placeholders_agree("plain", "%n"));
    assert_false(placeholders_agree("%d", "%*d"));
    assert_false(placeholders_agree("%d %d", "%1$d %d"));
    assert_false(placeholders_agree("%d", "%99999999999$d"));
}

static void broken_plural_rules_are_english(void **state)
{
    static const char *const RULES[] = {
        "",  "n+",      "n ? 1",        "((((",
        "x", "n / 0 +", "9999999999 9", "n*1000000000*1000000000*1000000000"};
    char deep[PLURAL_CAPACITY];
    (void)state;
    memset(deep, '!', sizeof deep - 1);
    deep[sizeof deep - 1] = '\0';
    for (size_t i = 0; i < sizeof RULES / sizeof RULES[0]; i++)
        assert_int_equal(plural_form(RULES[i], 1), 0);
    assert_int_equal(plural_form(deep, 1), 0);
    assert_int_equal(plural_form(deep, 2), 1);
    assert_int_equal(plural_form("n % 0", 7), 0);
    assert_int_equal(plural_form("n>1", -2), 1);
}

/* Every byte of a catalogue is damaged in turn, and the file is cut at every place. */
static void a_damaged_catalogue_is_harmless(void **state)
{
    Bytes bytes;
    (void)state;
    catalogue_bytes(&bytes, PAIRS, PAIR_COUNT, false);
    for (size_t at = 0; at < bytes.length; at++) {
        static const char DAMAGES[] = {0x00, 0x7f, (char)0x80, (char)0xff, '%'};
        Catalogue *cut = catalogue_read(bytes.data, at);
        if (cut)
            catalogue_find_count(cut, "%d point", "%d points", 5);
        catalogue_free(cut);
        for (size_t i = 0; i < sizeof DAMAGES; i++) {
            Bytes damaged = bytes;
            damaged.data[at] = DAMAGES[i];
            Catalogue *catalogue = catalogue_read(damaged.data, damaged.length);
            if (catalogue) {
                catalogue_find(catalogue, "New game");
                catalogue_find_count(catalogue, "%d point", "%d points", 5);
            }
            catalogue_free(catalogue);
        }
    }
}

/* ---- a directory of languages ---- */

static void write_catalogue(const char *directory, const char *code, const Pair *pairs, int count)
{
    char path[100];
    Bytes bytes;
    catalogue_bytes(&bytes, pairs, count, false);
    snprintf(path, sizeof path, "%s/%s.mo", directory, code);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes.data, 1, bytes.length, file), bytes.length);
    fclose(file);
}

static void remove_catalogue(const char *directory, const char *code)
{
    char path[100];
    snprintf(path, sizeof path, "%s/%s.mo", directory, code);
    unlink(path);
}

static void the_nearest_language_is_found(void **state)
{
    static const Pair BRAZIL[] = {{"English", "Português (Brasil)"}, {"Rules", "Regras"}};
    char directory[] = "dreamhome-lang-XXXXXX";
    Language languages[LANGUAGES_MAX];
    (void)state;
    assert_non_null(mkdtemp(directory));
    write_catalogue(directory, "pt_BR", BRAZIL, 2);
    write_catalogue(directory, "ru", PAIRS, PAIR_COUNT);
    Words *words = words_new(directory);
    assert_string_equal(tr(words, "Rules"), "Rules");
    assert_true(words_set_language(words, "pt_PT"));
    assert_string_equal(words_language(words), "pt_BR");
    assert_string_equal(tr(words, "Rules"), "Regras");
    assert_string_equal(tr(words, "Settings"), "Settings");
    assert_true(words_set_language(words, "ru_419")); /* a region may be a number */
    assert_string_equal(words_language(words), "ru");
    assert_true(words_set_language(words, "ru_UA"));
    assert_string_equal(tr_count(words, "%d point", "%d points", 3), "%d очка");
    assert_string_equal(tr_count(words, "%d room", "%d rooms", 1), "%d room");
    assert_false(words_set_language(words, "xx"));
    assert_false(words_set_language(words, "../ru"));
    assert_string_equal(words_language(words), "en");
    assert_true(words_set_language(words, "en_GB"));
    assert_int_equal(words_languages(words, languages), 3);
    assert_string_equal(languages[0].name, "English");
    assert_string_equal(languages[1].name, "Português (Brasil)");
    assert_string_equal(languages[2].name, "Русский");
    words_free(words);
    remove_catalogue(directory, "pt_BR");
    remove_catalogue(directory, "ru");
    rmdir(directory);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_catalogue_translates_in_both_byte_orders),
        cmocka_unit_test(plural_forms_follow_the_header),
        cmocka_unit_test(a_translation_with_other_arguments_is_left_out),
        cmocka_unit_test(a_plural_of_the_catalogue_s_own_proves_nothing),
        cmocka_unit_test(placeholders_agree_only_if_the_arguments_do),
        cmocka_unit_test(broken_plural_rules_are_english),
        cmocka_unit_test(a_damaged_catalogue_is_harmless),
        cmocka_unit_test(the_nearest_language_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
