/* Settings: what was set comes back; what is wrong in the file keeps its default. */
#include "testing.h"

#include "app/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char directory[32];
static char path[64];

static int folder_setup(void **state)
{
    (void)state;
    strcpy(directory, "dreamhome-set-XXXXXX");
    snprintf(path, sizeof path, "%s/settings", mkdtemp(directory));
    return 0;
}

static int folder_teardown(void **state)
{
    (void)state;
    unlink(path);
    return rmdir(directory);
}

static void write_text(const char *text)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static void without_a_file_all_is_standard(void **state)
{
    Settings settings, standard;
    Error error;
    (void)state;
    settings_reset(&standard);
    assert_int_equal(settings_load(&settings, path, &error), SETTINGS_NONE);
    assert_memory_equal(&settings, &standard, sizeof settings);
}

static void what_was_saved_comes_back(void **state)
{
    Settings settings, loaded;
    Error error;
    (void)state;
    settings_reset(&settings);
    strcpy(settings.language, "pt_BR");
    settings.text_size = 175;
    settings.speed = SPEED_OFF;
    settings.music = 0;
    settings.live_score = 1;
    settings.window_x = -1;
    settings.window_width = 1920;
    assert_true(settings_save(&settings, path, &error));
    assert_int_equal(settings_load(&loaded, path, &error), SETTINGS_WHOLE);
    assert_memory_equal(&loaded, &settings, sizeof loaded);
}

static void wrong_lines_keep_their_defaults(void **state)
{
    Settings settings;
    Error error;
    (void)state;
    write_text("text-size 1000\n"
               "animation-speed\n"
               "music-volume loud\n"
               "effects-volume 15\n"
               "language \xff\xfe\n"
               "colour-safe-patterns 1 \n"
               "\n"
               "future-setting 7\n"
               "fullscreen 1");
    assert_int_equal(settings_load(&settings, path, &error), SETTINGS_WHOLE);
    assert_int_equal(settings.text_size, 100);
    assert_int_equal(settings.speed, SPEED_NORMAL);
    assert_int_equal(settings.music, 60);
    assert_int_equal(settings.effects, 15);
    assert_string_equal(settings.language, "");
    assert_int_equal(settings.patterns, 0);
    assert_int_equal(settings.fullscreen, 1);
}

static void own_keys_come_back_and_damaged_ones_are_the_usual_again(void **state)
{
    Settings settings, loaded;
    Error error;
    (void)state;
    settings_reset(&settings);
    keymap_preset(&settings.keymap, PRESET_LEFT);
    assert_true(settings_set(&settings, "key", "flip Keypad ,"));
    assert_true(settings_save(&settings, path, &error));
    assert_int_equal(settings_load(&loaded, path, &error), SETTINGS_WHOLE);
    assert_memory_equal(&loaded, &settings, sizeof loaded);
    write_text("key flip F9\nkey hint Escape\nmusic-volume 5\nbutton flip a\n");
    assert_int_equal(settings_load(&loaded, path, &error), SETTINGS_DAMAGED);
    assert_int_equal(loaded.keymap.keys[ACTION_FLIP][0].key, SDLK_F9);
    assert_int_equal(loaded.keymap.keys[ACTION_HINT][0].key, SDLK_h);
    assert_int_equal(loaded.keymap.buttons[ACTION_FLIP], SDL_CONTROLLER_BUTTON_X);
    assert_int_equal(loaded.music, 5);
}

static void what_cannot_be_read_now_is_neither_missing_nor_damaged(void **state)
{
    Settings settings;
    Error error;
    (void)state;
    assert_int_equal(mkdir(path, 0700), 0);
    assert_int_equal(settings_load(&settings, path, &error), SETTINGS_UNREADABLE);
    assert_non_null(strstr(error.words, path));
    rmdir(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(without_a_file_all_is_standard, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(what_was_saved_comes_back, folder_setup, folder_teardown),
        cmocka_unit_test_setup_teardown(own_keys_come_back_and_damaged_ones_are_the_usual_again,
                                        folder_setup, folder_teardown),
        cmocka_unit_test_setup_teardown(what_cannot_be_read_now_is_neither_missing_nor_damaged,
                                        folder_setup, folder_teardown),
        cmocka_unit_test_setup_teardown(wrong_lines_keep_their_defaults, folder_setup,
                                        folder_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
