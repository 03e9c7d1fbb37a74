/* JSON into a Text. */
#include "dreamhome/json.h"
#include "testing.h"

static void objects_and_lists_get_their_commas(void **state)
{
    char buffer[256];
    Text text = text_on(buffer, sizeof buffer);
    Json json = json_on(&text);
    (void)state;
    json_open(&json, '{');
    json_add_number(&json, "one", 1);
    json_key(&json, "list");
    json_open(&json, '[');
    json_number(&json, -2);
    json_open(&json, '{');
    json_close(&json, '}');
    json_bool(&json, true);
    json_null(&json);
    json_close(&json, ']');
    json_add_bool(&json, "no", false);
    json_add_string(&json, "words", "x");
    json_close(&json, '}');
    assert_string_equal(buffer,
                        "{\"one\":1,\"list\":[-2,{},true,null],\"no\":false,\"words\":\"x\"}");
}

static void strings_are_escaped(void **state)
{
    char buffer[256];
    Text text = text_on(buffer, sizeof buffer);
    Json json = json_on(&text);
    (void)state;
    json_string(&json, "a \"b\" \\ \n\x1f \xc3\xa9");
    assert_string_equal(buffer, "\"a \\\"b\\\" \\\\ \\u000a\\u001f \xc3\xa9\"");
}

static void hundredths_have_two_digits(void **state)
{
    char buffer[256];
    Text text = text_on(buffer, sizeof buffer);
    Json json = json_on(&text);
    (void)state;
    json_open(&json, '[');
    json_hundredths(&json, 0);
    json_hundredths(&json, 1205);
    json_hundredths(&json, 99);
    json_hundredths(&json, -7);
    json_close(&json, ']');
    assert_string_equal(buffer, "[0.00,12.05,0.99,-0.07]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(objects_and_lists_get_their_commas),
        cmocka_unit_test(strings_are_escaped),
        cmocka_unit_test(hundredths_have_two_digits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
