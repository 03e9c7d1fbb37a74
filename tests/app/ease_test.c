/* Three sets of settings: what they change, and that switching one off brings back what was there.
 */
#include "app/ease.h"

#include "testing.h"

#include <stdio.h>

static Settings standard(void)
{
    Settings settings;
    settings_reset(&settings);
    return settings;
}

static void each_of_them_changes_what_it_is_for(void **state)
{
    (void)state;
    Settings settings = standard();
    ease_set(&settings, EASE_SEE, true);
    assert_int_equal(settings.text_size, 150);
    assert_true(settings.high_contrast && settings.patterns);
    ease_set(&settings, EASE_HEAR, true);
    assert_int_equal(settings.speech, SPEECH_ON);
    assert_true(settings.music < standard().music && settings.effects == 100);
    ease_set(&settings, EASE_PRESS, true);
    assert_true(settings.large_targets && settings.auto_end_turn);
    assert_false(settings.drags || settings.key_repeat);
    for (Ease ease = 0; ease < EASE_COUNT; ease++)
        assert_true(ease_is_on(&settings, ease));
}

static void switching_them_off_in_any_order_restores_everything(void **state)
{
    (void)state;
    for (int first = 0; first < EASE_COUNT; first++) {
        Settings settings = standard();
        settings.music = 35;
        settings.text_size = 110;
        const Settings before = settings;
        for (int i = 0; i < EASE_COUNT; i++)
            ease_set(&settings, (Ease)i, true);
        for (int i = 0; i < EASE_COUNT; i++)
            ease_set(&settings, (Ease)((first + i) % EASE_COUNT), false);
        assert_int_equal(settings.music, before.music);
        assert_int_equal(settings.text_size, before.text_size);
        assert_memory_equal(&settings.drags, &before.drags, sizeof settings.drags);
        for (Ease ease = 0; ease < EASE_COUNT; ease++)
            assert_false(ease_is_on(&settings, ease));
        assert_int_equal(settings.high_contrast, 0);
        assert_int_equal(settings.large_targets, 0);
        assert_int_equal(settings.speech, before.speech);
        assert_string_equal(settings.before_see, "");
    }
}

static void what_the_player_changed_since_is_left_alone(void **state)
{
    (void)state;
    Settings settings = standard();
    ease_set(&settings, EASE_HEAR, true);
    settings.music = 80;
    ease_set(&settings, EASE_HEAR, false);
    assert_int_equal(settings.music, 80);
    assert_int_equal(settings.effects, standard().effects);
}

static void larger_text_is_not_made_smaller(void **state)
{
    (void)state;
    Settings settings = standard();
    settings.text_size = 200;
    ease_set(&settings, EASE_SEE, true);
    assert_int_equal(settings.text_size, 200);
    ease_set(&settings, EASE_SEE, false);
    assert_int_equal(settings.text_size, 200);
}

static void switching_on_twice_changes_nothing_more(void **state)
{
    (void)state;
    Settings settings = standard();
    ease_set(&settings, EASE_SEE, true);
    ease_set(&settings, EASE_SEE, true);
    ease_set(&settings, EASE_SEE, false);
    assert_int_equal(settings.text_size, 100);
}

static void a_file_that_was_edited_does_no_harm(void **state)
{
    (void)state;
    static const char *const ODD[] = {"", "x", "9999999999999,1,1,", "-5,", "100", ",,,,"};
    for (size_t i = 0; i < COUNT_OF(ODD); i++) {
        Settings settings = standard();
        ease_set(&settings, EASE_SEE, true);
        snprintf(settings.before_see, sizeof settings.before_see, "%s", ODD[i]);
        ease_set(&settings, EASE_SEE, false);
        assert_false(ease_is_on(&settings, EASE_SEE));
        assert_in_range(settings.text_size, 75, 250);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_of_them_changes_what_it_is_for),
        cmocka_unit_test(switching_them_off_in_any_order_restores_everything),
        cmocka_unit_test(what_the_player_changed_since_is_left_alone),
        cmocka_unit_test(larger_text_is_not_made_smaller),
        cmocka_unit_test(switching_on_twice_changes_nothing_more),
        cmocka_unit_test(a_file_that_was_edited_does_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
