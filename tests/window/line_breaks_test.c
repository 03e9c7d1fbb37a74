/* Lines break where a reader expects it, whatever the language. */
#include "app/draw/line_breaks.h"

#include "testing.h"

#include <string.h>

static int open_font(void **state)
{
    TTF_Init();
    *state = TTF_OpenFont(ASSETS "/fonts/Nunito-SemiBold.ttf", 20);
    return *state ? 0 : -1;
}

static int close_font(void **state)
{
    TTF_CloseFont(*state);
    TTF_Quit();
    return 0;
}

static void assert_held(const char *words, const char *expected)
{
    char *held = line_hold(words);
    assert_string_equal(held, expected);
    SDL_free(held);
}

static void a_number_keeps_to_the_words_around_it(void **state)
{
    (void)state;
    assert_held("Column 1 has no resource", "Column\u00a01\u00a0has no resource");
    assert_held("worth 3 points there", "worth\u00a03\u00a0points there");
    assert_held("*3 points* for it", "*3\u00a0points* for it");
    assert_held("9, 4 and 1.", "9, 4\u00a0and\u00a01.");
    assert_held("Kitchen: 6 points.", "Kitchen: 6\u00a0points.");
    assert_held("no number at all", "no number at all");
}

static void a_word_of_one_letter_goes_with_the_next(void **state)
{
    (void)state;
    assert_held("справа с краю", "справа с\u00a0краю");
    assert_held("This is a kitchen", "This is a\u00a0kitchen");
    assert_held("pokój i kuchnia w domu", "pokój i\u00a0kuchnia w\u00a0domu");
    assert_held("*À toi* de jouer", "*À\u00a0toi* de jouer");
    assert_held("I am", "I\u00a0am");
}

static void a_dash_begins_no_line(void **state)
{
    (void)state;
    assert_held("Колонка – это карты", "Колонка\u00a0–\u00a0это карты");
    assert_held("One — two", "One\u00a0—\u00a0two");
}

static void lines_end_before_the_word_that_does_not_fit(void **state)
{
    char words[] = "one two three\nfour";
    int width;
    TTF_SizeUTF8(*state, "one two", &width, NULL);
    line_break(*state, words, width);
    assert_string_equal(words, "one two\nthree\nfour");
}

static void the_last_word_gets_company_if_it_costs_no_line(void **state)
{
    int two, width;
    TTF_SizeUTF8(*state, "one two three four", &width, NULL);
    TTF_SizeUTF8(*state, "one two", &two, NULL);
    const int narrow = line_wrap(*state, "one two three four five", width);
    assert_in_range(narrow, two, width - 1);
    assert_int_equal(line_wrap(*state, "one two three", width), width);
}

static void a_long_word_or_a_third_line_is_no_help(void **state)
{
    assert_int_equal(line_wrap(*state, "a word", 5), 5);
    assert_int_equal(line_wrap(*state, "", 100), 100);
    assert_int_equal(line_wrap(*state, "Donaudampfschifffahrt", 10), 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_number_keeps_to_the_words_around_it),
        cmocka_unit_test(a_word_of_one_letter_goes_with_the_next),
        cmocka_unit_test(a_dash_begins_no_line),
        cmocka_unit_test_setup_teardown(lines_end_before_the_word_that_does_not_fit, open_font,
                                        close_font),
        cmocka_unit_test_setup_teardown(the_last_word_gets_company_if_it_costs_no_line, open_font,
                                        close_font),
        cmocka_unit_test_setup_teardown(a_long_word_or_a_third_line_is_no_help, open_font,
                                        close_font),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
