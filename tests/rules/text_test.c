/* Reading and writing plain text. */
#include "dreamhome/text.h"
#include "testing.h"

static void a_text_is_always_terminated_and_knows_when_it_is_cut(void **state)
{
    char buffer[6];
    Text text = text_on(buffer, sizeof buffer);
    (void)state;
    assert_string_equal(buffer, "");
    text_add(&text, "abc");
    text_add_number(&text, 42);
    assert_string_equal(buffer, "abc42");
    assert_false(text.cut);
    text_add_char(&text, '!');
    assert_string_equal(buffer, "abc42");
    assert_true(text.cut);
    assert_int_equal(text.length, 5);
}

static void numbers_are_written_and_read_in_full(void **state)
{
    static const struct {
        const char *text;
        uint64_t number;
    } CASES[] = {
        {"0", 0}, {"7", 7}, {"4294967296", 4294967296u}, {"18446744073709551615", UINT64_MAX}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        char buffer[32];
        uint64_t number;
        Text text = text_on(buffer, sizeof buffer);
        text_add_number(&text, CASES[i].number);
        assert_string_equal(buffer, CASES[i].text);
        assert_true(word_number(word_of(CASES[i].text), &number));
        assert_int_equal(number, CASES[i].number);
    }
}

static void what_is_no_plain_number_is_refused(void **state)
{
    static const char *const WORDS[] = {"",
                                        "-1",
                                        "+1",
                                        "01",
                                        "00",
                                        "1 ",
                                        " 1",
                                        "1.0",
                                        "0x1",
                                        "1e3",
                                        "18446744073709551616",
                                        "99999999999999999999"};
    uint64_t number = 5;
    (void)state;
    for (size_t i = 0; i < COUNT_OF(WORDS); i++)
        assert_false(word_number(word_of(WORDS[i]), &number));
    assert_int_equal(number, 5);
}

static void words_are_cut_off_between_blanks(void **state)
{
    Word rest = word_of(" \tone  two\r three");
    Word word;
    (void)state;
    assert_true(word_next(&rest, &word) && word_is(word, "one"));
    assert_true(word_next(&rest, &word) && word_is(word, "two"));
    assert_true(word_next(&rest, &word) && word_is(word, "three"));
    assert_false(word_next(&rest, &word));
    assert_int_equal(rest.length, 0);
}

static void parts_are_cut_off_at_a_separator(void **state)
{
    Word rest = word_of("a,,b");
    (void)state;
    assert_true(word_is(word_until(&rest, ','), "a"));
    assert_true(word_is(word_until(&rest, ','), ""));
    assert_true(word_is(word_until(&rest, ','), "b"));
    assert_int_equal(rest.length, 0);
    assert_true(word_is(word_until(&rest, ','), ""));
}

static void blanks_are_trimmed_on_both_sides(void **state)
{
    (void)state;
    assert_true(word_is(word_trimmed(word_of(" \ta b\r ")), "a b"));
    assert_true(word_is(word_trimmed(word_of("  ")), ""));
    assert_true(word_equal(word_of("x"), word_trimmed(word_of("x"))));
    assert_false(word_equal(word_of("x"), word_of("xy")));
}

static void foreign_words_are_quoted_short_and_printable(void **state)
{
    char buffer[80];
    Text text = text_on(buffer, sizeof buffer);
    (void)state;
    text_add_quoted(&text, word_of("a\tb\xa9."));
    assert_string_equal(buffer, "'a?b?.'");
    text = text_on(buffer, sizeof buffer);
    text_add_quoted(&text, word_of("0123456789012345678901234567890123456789"));
    assert_string_equal(buffer, "'0123456789012345678901234567890123456789'");
    text = text_on(buffer, sizeof buffer);
    text_add_quoted(&text, word_of("01234567890123456789012345678901234567890"));
    assert_string_equal(buffer, "'0123456789012345678901234567890123456789...'");
}

static void a_complaint_is_one_sentence(void **state)
{
    Complaint complaint;
    (void)state;
    assert_false(complain(&complaint, "the word ", word_of("x"), " is wrong"));
    assert_string_equal(complaint.words, "the word 'x' is wrong");
}

static void clean_utf8_has_no_control_characters_and_no_broken_sequences(void **state)
{
    static const char *const CLEAN[] = {"",
                                        "Ada",
                                        "a b~",
                                        "\xc3\xa9",
                                        "\xd0\x94\xd0\xbe\xd0\xbc",
                                        "\xe2\x82\xac",
                                        "\xf0\x9f\x8f\xa0",
                                        "\xc2\xa0",
                                        "\xef\xbf\xbd",
                                        "\xed\x9f\xbf",
                                        "\xf4\x8f\xbf\xbf"};
    static const char *const UNCLEAN[] = {"\x01",
                                          "a\n",
                                          "\x7f",
                                          "\xc3",
                                          "\xa9",
                                          "\xc0\x80",
                                          "\xc1\xbf",
                                          "\xc2\x80",
                                          "\xc3(",
                                          "\xe0\x80\x80",
                                          "\xe2\x82",
                                          "\xed\xa0\x80",
                                          "\xf0\x80\x80\x80",
                                          "\xf4\x90\x80\x80",
                                          "\xf8\x88\x80\x80\x80",
                                          "\xff",
                                          "\xe2\x28\xa1",
                                          "\xe2\x82("};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CLEAN); i++)
        assert_true(word_is_clean_utf8(word_of(CLEAN[i])));
    for (size_t i = 0; i < COUNT_OF(UNCLEAN); i++)
        assert_false(word_is_clean_utf8(word_of(UNCLEAN[i])));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_is_always_terminated_and_knows_when_it_is_cut),
        cmocka_unit_test(numbers_are_written_and_read_in_full),
        cmocka_unit_test(what_is_no_plain_number_is_refused),
        cmocka_unit_test(words_are_cut_off_between_blanks),
        cmocka_unit_test(parts_are_cut_off_at_a_separator),
        cmocka_unit_test(blanks_are_trimmed_on_both_sides),
        cmocka_unit_test(foreign_words_are_quoted_short_and_printable),
        cmocka_unit_test(a_complaint_is_one_sentence),
        cmocka_unit_test(clean_utf8_has_no_control_characters_and_no_broken_sequences),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
