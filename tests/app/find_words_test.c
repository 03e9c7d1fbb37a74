/* Searching the rulebook: letters of every language, and where they are found. */
#include "app/scenes/rules/find_words.h"

#include "app/scenes/rules/fold.h"
#include "testing.h"

#include <string.h>

static void assert_folds(const char *text, const char *plain)
{
    Folded folded, wanted;
    fold(text, &folded);
    fold(plain, &wanted);
    if (folded.count != wanted.count ||
        memcmp(folded.letters, wanted.letters, (size_t)wanted.count * sizeof(uint32_t)) != 0)
        fail_msg("'%s' does not fold to '%s'", text, plain);
}

static void letters_fold_in_every_language(void **state)
{
    static const char *const CASES[][2] = {
        {"The ROOM", "the room"},
        {"ÀÂÇÉÈÊËÎÏÔÙÛÜŸ àâçéèêëîïôùûüÿ", "aaceeeeiiouuuy aaceeeeiiouuuy"},
        {"Manœuvre ŒUVRE cæsium", "manoeuvre oeuvre caesium"},
        {"ÁÂÃÀÇÉÊÍÓÔÕÚ áâãàçéêíóôõú", "aaaaceeiooou aaaaceeiooou"},
        {"ÁÉÍÓÖŐÚÜŰ áéíóöőúüű", "aeiooouuu aeiooouuu"},
        {"ÄÖÜ Größe STRASSE", "aou grosse strasse"},
        {"ÁÑÜ ¿niño?", "anu ¿nino?"},
        {"ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż", "acelnoszz acelnoszz"},
        {"ČĎĚŇŘŠŤŮŽ", "cdenrstuz"},
        {"ЁЖИЙКЪЫЬЭЮЯ", "ежииКЪыьэюя"},
        {"Скворечник", "СКВОРЕЧНИК"},
        {"don’t «so» a b", "don't \"so\" a b"},
        {"e\xcc\x81t\xc3\xa9", "ete"},
        {"*strong* word", "strong word"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++)
        assert_folds(CASES[i][0], CASES[i][1]);
}

static void broken_letters_do_no_harm(void **state)
{
    Folded folded;
    (void)state;
    fold("a\xc3", &folded);
    assert_int_equal(folded.count, 2);
    fold("\xe2\x82", &folded);
    assert_int_equal(folded.count, 2);
    fold("\xff\x80z", &folded);
    assert_int_equal(folded.count, 3);
    fold("", &folded);
    assert_int_equal(folded.count, 0);
}

static void a_long_text_is_cut(void **state)
{
    static char text[3 * FOLDED_MAX];
    Folded folded;
    Span spans[SPANS_MAX];
    (void)state;
    memset(text, 'a', sizeof text - 1);
    fold(text, &folded);
    assert_int_equal(folded.count, FOLDED_MAX);
    assert_int_equal(find_spans(text, "a", spans), SPANS_MAX);
}

static void spans_are_bytes_of_the_text(void **state)
{
    Span spans[SPANS_MAX];
    (void)state;
    assert_int_equal(find_spans("Le décor, du DÉCOR", " decor ", spans), 2);
    assert_int_equal(spans[0].begin, 3);
    assert_int_equal(spans[0].end, 9);
    assert_int_equal(spans[1].begin, 14);
    assert_int_equal(spans[1].end, 20);
}

static void stars_and_ligatures_do_not_split_a_hit(void **state)
{
    Span spans[SPANS_MAX];
    (void)state;
    assert_int_equal(find_spans("one *room* more", "room more", spans), 1);
    assert_int_equal(find_spans("cœur", "co", spans), 1);
    assert_int_equal(spans[0].end, 3); /* the whole ligature */
    assert_int_equal(find_spans("cœur", "coeur", spans), 1);
    assert_int_equal(spans[0].end, 5);
}

static void hits_do_not_overlap_and_blanks_find_nothing(void **state)
{
    Span spans[SPANS_MAX];
    (void)state;
    assert_int_equal(find_spans("aaaa", "aa", spans), 2);
    assert_int_equal(find_spans("a b", "", spans), 0);
    assert_int_equal(find_spans("a b", "  ", spans), 0);
    assert_int_equal(find_spans("", "a", spans), 0);
}

/* ---- the book ---- */

static const char *in_english(const void *with, const char *english)
{
    (void)with;
    return english;
}

static const char *in_russian(const void *with, const char *english)
{
    (void)with;
    return strcmp(english, "Roofs") == 0 ? "Крыши" : "…";
}

static Hits hits_in(const char *sought, Edition edition)
{
    static Hits hits;
    const GameOptions options = game_default_options(edition);
    find_in_book(sought, &(Reader){&options, in_english, NULL}, &hits);
    return hits;
}

static Hits hits_of(const char *sought)
{
    return hits_in(sought, EDITION_EN);
}

static void hits_come_in_the_order_of_the_book(void **state)
{
    const Hits hits = hits_of("SCAFFOLDING");
    int sum = 0;
    (void)state;
    assert_true(hits.count > 5);
    for (int i = 1; i < hits.count; i++) {
        const Hit *one = &hits.items[i - 1], *other = &hits.items[i];
        assert_true(one->chapter < other->chapter ||
                    (one->chapter == other->chapter && one->block <= other->block));
    }
    for (int i = 0; i < CHAPTER_COUNT; i++)
        sum += hits.in_chapter[i];
    assert_int_equal(sum, hits.count);
}

static void titles_and_tables_are_searched_too(void **state)
{
    const Hits title = hits_of("what’s in the box");
    const Hits table = hits_of("ice-cream machine");
    (void)state;
    assert_int_equal(title.count, 1);
    assert_int_equal(title.items[0].block, BLOCK_OF_TITLE);
    assert_int_equal(table.count, 1);
    assert_true(table.items[0].line > 0);
}

static void the_search_is_in_the_language_that_is_shown(void **state)
{
    static Hits hits;
    const GameOptions options = game_default_options(EDITION_RU);
    const Reader reader = {&options, in_russian, NULL};
    (void)state;
    find_in_book("крыш", &reader, &hits);
    assert_int_equal(hits.count, 1);
    find_in_book("roof", &reader, &hits);
    assert_int_equal(hits.count, 0);
}

static void only_what_is_shown_is_found(void **state)
{
    (void)state;
    assert_int_equal(hits_in("would leave a gap", EDITION_EN).count, 0);
    assert_int_equal(hits_in("would leave a gap", EDITION_HU).count, 1);
}

static void the_next_hit_is_sought_from_here_and_round(void **state)
{
    const Hits hits = hits_of("jackhammer");
    const Hits none = hits_of("xyzzy");
    const BookPlace start = {0, BLOCK_OF_TITLE}, end = {CHAPTER_COUNT, 0};
    (void)state;
    assert_int_equal(find_from(&hits, start), 0);
    assert_int_equal(find_from(&hits, end), 0);
    const Hit *second = &hits.items[1];
    assert_int_equal(find_from(&hits, (BookPlace){second->chapter, second->block}), 1);
    assert_int_equal(find_from(&none, start), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_fold_in_every_language),
        cmocka_unit_test(broken_letters_do_no_harm),
        cmocka_unit_test(a_long_text_is_cut),
        cmocka_unit_test(spans_are_bytes_of_the_text),
        cmocka_unit_test(stars_and_ligatures_do_not_split_a_hit),
        cmocka_unit_test(hits_do_not_overlap_and_blanks_find_nothing),
        cmocka_unit_test(hits_come_in_the_order_of_the_book),
        cmocka_unit_test(titles_and_tables_are_searched_too),
        cmocka_unit_test(the_search_is_in_the_language_that_is_shown),
        cmocka_unit_test(only_what_is_shown_is_found),
        cmocka_unit_test(the_next_hit_is_sought_from_here_and_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
