/* The sentence that stands beside a hint. */
#include "app/scenes/table/hint_words.h"
#include "testing.h"

static void assert_hint_says(Reason reason, const char *expected)
{
    const Hint hint = {.reason_count = 1, .reasons = {reason}};
    Words *words = words_new("");
    char sentence[256];
    hint_words(sentence, sizeof sentence, &hint, NULL, words);
    assert_string_equal(sentence, expected);
    words_free(words);
}

static void a_function_is_worth_what_the_reason_says(void **state)
{
    (void)state;
    assert_hint_says((Reason){.kind = REASON_BATHROOMS, .points = 3},
                     "A bathroom on each upper floor: 3 points.");
    assert_hint_says((Reason){.kind = REASON_BATHROOMS, .points = 4},
                     "A bathroom on each upper floor: 4 points.");
    assert_hint_says((Reason){.kind = REASON_FUNCTION, .points = 4},
                     "Bathroom, kitchen and bedroom: 4 points.");
}

static void an_empty_room_is_named(void **state)
{
    (void)state;
    assert_hint_says((Reason){.kind = REASON_EMPTY_ROOM, .points = 1},
                     "Empty room: worth 1 point there.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_function_is_worth_what_the_reason_says),
        cmocka_unit_test(an_empty_room_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
