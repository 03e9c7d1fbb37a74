/* The text field takes only what can stand in a line of a file: names are written to records. */
#include "app/widgets/widget.h"
#include "dreamhome/text.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

static void type(Widget *field, const char *text)
{
    const InputEvent event = {.kind = INPUT_TEXT, .text = text};
    text_field_widget.event(field, NULL, &event);
}

static void only_clean_text_gets_into_a_field(void **state)
{
    static const struct {
        const char *typed, *taken;
    } CASES[] = {
        {"Ana", "Ana"},
        {"Zoë Łucja Жанна", "Zoë Łucja Жанна"},
        {"An\ta", "An a"},
        {"two\nlines", "two lines"},
        {"An\xc2\x85"
         "a",
         "Ana"}, /* U+0085: a line break to some */
        {"An\x1b[31ma\x7f", "An[31ma"},
        {"An\xff\xfe"
         "a",
         "Ana"},
        {"An\xc3", "An"},
        {"An\xed\xa0\x80"
         "a",
         "Ana"}, /* half of a surrogate pair */
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(CASES); i++) {
        char text[32] = "";
        Widget field = {.kind = &text_field_widget, .text = text, .capacity = sizeof text};
        type(&field, CASES[i].typed);
        assert_string_equal(text, CASES[i].taken);
    }
}

static void what_does_not_fit_is_cut_after_a_whole_character(void **state)
{
    char text[8] = "";
    Widget field = {.kind = &text_field_widget, .text = text, .capacity = sizeof text};
    (void)state;
    type(&field, "ЖаннаЖанна");
    assert_string_equal(text, "Жан");
    type(&field, "ab");
    assert_string_equal(text, "Жанa");
}

static void any_bytes_at_all_leave_clean_text(void **state)
{
    char text[40] = "";
    Widget field = {.kind = &text_field_widget, .text = text, .capacity = sizeof text};
    (void)state;
    srand(7);
    for (int round = 0; round < 20000; round++) {
        char typed[12];
        const int length = rand() % (int)sizeof typed;
        for (int i = 0; i < length; i++)
            typed[i] = (char)(1 + rand() % 255);
        typed[length] = '\0';
        type(&field, typed);
        assert_true(strlen(text) < sizeof text);
        assert_true(word_is_clean_utf8(word_of(text)));
        if (round % 5 == 0)
            text[0] = '\0';
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_clean_text_gets_into_a_field),
        cmocka_unit_test(what_does_not_fit_is_cut_after_a_whole_character),
        cmocka_unit_test(any_bytes_at_all_leave_clean_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
