/* Speech Dispatcher as the game uses it, with a library of our own in the place of libspeechd: one
 * that obeys, one without its service, one that hangs and one that dies. */
#include "app/desktop/library.h"
#include "app/speech/speech.h"
#include "dispatcher/fake_speechd.h"

#include "testing.h"

#include <SDL.h>
#include <string.h>

static void *object;
static FakeSpeechd *speechd;

static int load_library(void **state)
{
    (void)state;
    object = SDL_LoadObject("libspeechd.so.2");
    speechd = object ? SDL_LoadFunction(object, "fake_speechd") : NULL;
    if (!speechd)
        return -1;
    *speechd = (FakeSpeechd){0};
    return 0;
}

static int drop_library(void **state)
{
    (void)state;
    SDL_UnloadObject(object);
    return 0;
}

static void it_speaks_in_the_language_rate_and_voice_that_are_wanted(void **state)
{
    const VoiceTune hungarian = {.language = "hu", .rate = 40, .voice = {"Anna"}};
    (void)state;
    void *voice = desktop_voice.open(NULL);
    assert_non_null(voice);
    assert_true(desktop_voice.say(voice, &hungarian, "Jó napot!"));
    assert_true(desktop_voice.say(voice, &hungarian, "A konyha."));
    desktop_voice.hush(voice);
    desktop_voice.close(voice);
    assert_string_equal(speechd->heard, "open dreamhome|language hu|rate 40|voice Anna|"
                                        "say Jó napot!|say A konyha.|cancel |close |");
}

/* The service goes back to a voice of its own with every language. */
static void the_chosen_voice_is_asked_for_again_after_another_language(void **state)
{
    (void)state;
    void *voice = desktop_voice.open(NULL);
    desktop_voice.say(voice, &(VoiceTune){.language = "hu", .voice = {"Anna"}}, "egy");
    desktop_voice.say(voice, &(VoiceTune){.language = "en", .voice = {"Anna"}}, "two");
    desktop_voice.close(voice);
    assert_string_equal(speechd->heard, "open dreamhome|language hu|voice Anna|say egy|"
                                        "language en|voice Anna|say two|close |");
}

static void only_voices_of_the_language_are_offered(void **state)
{
    VoiceName voices[VOICES_MAX];
    (void)state;
    void *voice = desktop_voice.open(NULL);
    assert_int_equal(desktop_voice.list(voice, "hu", voices), 2);
    assert_string_equal(voices[0].name, "Anna");
    assert_string_equal(voices[1].name, "Cili");
    assert_non_null(strstr(speechd->heard, "free"));
    desktop_voice.close(voice);
}

static void without_the_service_or_the_library_there_is_no_voice(void **state)
{
    void (*function)(void);
    (void)state;
    speechd->absent = true;
    assert_null(desktop_voice.open(NULL));
    assert_null(library_open("libspeechd.so.999", NULL, 0));
    assert_null(library_open("libspeechd.so.2", &(LibraryFunction){"spd_none", &function}, 1));
}

static void a_service_that_hangs_is_left_behind(void **state)
{
    (void)state;
    speechd->hangs = true;
    Speech *speech = speech_open(&desktop_voice, NULL);
    speech_say(speech, "one");
    while (!speechd->saying)
        SDL_Delay(1);
    for (int i = 0; i < 100; i++) {
        speech_hush(speech);
        speech_say(speech, "more");
    }
    speech_close(speech);
    assert_int_equal(speechd->open, 1);
    speechd->hangs = false;
    while (speechd->open)
        SDL_Delay(1);
}

static void a_service_that_dies_is_let_go(void **state)
{
    (void)state;
    speechd->dies = true;
    Speech *speech = speech_open(&desktop_voice, NULL);
    speech_say(speech, "one");
    while (!speechd->saying || speechd->open)
        SDL_Delay(1);
    speech_say(speech, "two");
    speech_close(speech);
    assert_int_equal(speechd->open, 0);
}

#define DISPATCHER_TEST(test) cmocka_unit_test_setup_teardown(test, load_library, drop_library)

int main(void)
{
    const struct CMUnitTest tests[] = {
        DISPATCHER_TEST(it_speaks_in_the_language_rate_and_voice_that_are_wanted),
        DISPATCHER_TEST(the_chosen_voice_is_asked_for_again_after_another_language),
        DISPATCHER_TEST(only_voices_of_the_language_are_offered),
        DISPATCHER_TEST(without_the_service_or_the_library_there_is_no_voice),
        DISPATCHER_TEST(a_service_that_hangs_is_left_behind),
        DISPATCHER_TEST(a_service_that_dies_is_let_go),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
