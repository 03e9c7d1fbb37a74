/* Speech against voices that obey, hang and die: none of them may hold the game up. */
#include "app/speech/speech.h"

#include "testing.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

/* A voice that notes what it is told to do, and does it as badly as a test wants. */
typedef struct Actor {
    SDL_mutex *lock;
    SDL_cond *change;
    bool absent, hangs, dies;
    int opened, closed;
    char heard[32768];
} Actor;

static Actor actor;

static void note(const char *what, const char *words)
{
    SDL_LockMutex(actor.lock);
    const size_t length = strlen(actor.heard);
    snprintf(actor.heard + length, sizeof actor.heard - length, "%s%s|", what, words);
    SDL_CondBroadcast(actor.change);
    SDL_UnlockMutex(actor.lock);
}

static void *actor_open(const char *where)
{
    (void)where;
    SDL_LockMutex(actor.lock);
    actor.opened += !actor.absent;
    SDL_UnlockMutex(actor.lock);
    return actor.absent ? NULL : &actor;
}

static bool actor_say(void *self, const VoiceTune *tune, const char *words)
{
    (void)self;
    note(tune->language, words);
    SDL_LockMutex(actor.lock);
    while (actor.hangs)
        SDL_CondWait(actor.change, actor.lock);
    SDL_UnlockMutex(actor.lock);
    return !actor.dies;
}

static void actor_hush(void *self)
{
    (void)self;
    note("hush", "");
}

static void actor_close(void *self)
{
    (void)self;
    SDL_LockMutex(actor.lock);
    actor.closed++;
    SDL_CondBroadcast(actor.change);
    SDL_UnlockMutex(actor.lock);
}

static int actor_list(void *self, const char *language, VoiceName voices[VOICES_MAX])
{
    (void)self;
    snprintf(voices[0].name, sizeof voices[0].name, "one of %s", language);
    return 1;
}

static const VoiceKind ACTOR = {actor_open, actor_say, actor_hush, actor_list, actor_close};

static int make_actor(void **state)
{
    (void)state;
    actor = (Actor){.lock = SDL_CreateMutex(), .change = SDL_CreateCond()};
    return 0;
}

static int drop_actor(void **state)
{
    (void)state;
    SDL_DestroyCond(actor.change);
    SDL_DestroyMutex(actor.lock);
    return 0;
}

/* Waits for as long as it takes; CTest ends a test that waits for ever. */
static void wait_for(const char *heard)
{
    SDL_LockMutex(actor.lock);
    while (!strstr(actor.heard, heard))
        SDL_CondWait(actor.change, actor.lock);
    SDL_UnlockMutex(actor.lock);
}

static void wait_for_closing(void)
{
    SDL_LockMutex(actor.lock);
    while (actor.closed < actor.opened)
        SDL_CondWait(actor.change, actor.lock);
    SDL_UnlockMutex(actor.lock);
}

/* The voice that hung goes on. */
static void let_go(void)
{
    SDL_LockMutex(actor.lock);
    actor.hangs = false;
    SDL_CondBroadcast(actor.change);
    SDL_UnlockMutex(actor.lock);
}

static void sentences_are_said_in_turn_and_in_their_language(void **state)
{
    (void)state;
    Speech *speech = speech_open(&ACTOR, NULL);
    speech_tune(speech, &(VoiceTune){.language = "hu"});
    speech_say(speech, " one");
    speech_say(speech, " two");
    speech_say(speech, "");
    wait_for("two");
    speech_close(speech);
    assert_string_equal(actor.heard, "hu one|hu two|hush|");
    assert_int_equal(actor.closed, 1);
}

/* The language changes with the turn, while the voice is still busy. */
static void what_waits_keeps_its_language(void **state)
{
    (void)state;
    Speech *speech = speech_open(&ACTOR, NULL);
    actor.hangs = true;
    speech_tune(speech, &(VoiceTune){.language = "hu"});
    speech_say(speech, " one");
    wait_for("one");
    speech_say(speech, " two");
    speech_tune(speech, &(VoiceTune){.language = "pl"});
    speech_say(speech, " three");
    let_go();
    wait_for("three");
    assert_string_equal(actor.heard, "hu one|hu two|pl three|");
    speech_close(speech);
}

/* Asked in the background, once for each language. */
static void the_voices_of_a_language_can_be_chosen_from(void **state)
{
    VoiceName voices[VOICES_MAX];
    (void)state;
    Speech *speech = speech_open(&ACTOR, NULL);
    assert_int_equal(speech_voices(speech, voices), 0);
    speech_tune(speech, &(VoiceTune){.language = "hu"});
    speech_say(speech, "one");
    while (speech_voices(speech, voices) == 0)
        SDL_Delay(1);
    assert_string_equal(voices[0].name, "one of hu");
    speech_tune(speech, &(VoiceTune){.language = "pl"});
    speech_say(speech, "two");
    do
        assert_int_equal(speech_voices(speech, voices), 1);
    while (strcmp(voices[0].name, "one of pl") != 0);
    speech_close(speech);
    assert_int_equal(speech_voices(NULL, voices), 0);
}

static void hush_drops_what_waits(void **state)
{
    (void)state;
    Speech *speech = speech_open(&ACTOR, NULL);
    actor.hangs = true;
    speech_say(speech, "one");
    wait_for("one");
    speech_say(speech, "two");
    speech_hush(speech);
    speech_say(speech, "three");
    let_go();
    wait_for("three");
    assert_string_equal(actor.heard, "one|hush|three|");
    speech_close(speech);
}

static int count_hushes(void)
{
    int count = 0;
    for (const char *at = actor.heard; (at = strstr(at, "hush|")); at++)
        count++;
    return count;
}

/* However much waits: from the press to the silence. The quickest of several counts, since a busy
 * machine may keep any one of them waiting. */
static void a_hush_takes_less_than_a_tenth_of_a_second(void **state)
{
    double quickest = 1e9;
    (void)state;
    Speech *speech = speech_open(&ACTOR, NULL);
    for (int try = 1; try <= 20; try++) {
        for (int i = 0; i < 12; i++)
            speech_say(speech, "a long sentence that has to be heard in full");
        const Uint64 pressed = SDL_GetPerformanceCounter();
        speech_hush(speech);
        SDL_LockMutex(actor.lock);
        while (count_hushes() < try)
            SDL_CondWait(actor.change, actor.lock);
        SDL_UnlockMutex(actor.lock);
        const Uint64 passed = SDL_GetPerformanceCounter() - pressed;
        quickest = SDL_min(quickest, (double)passed / (double)SDL_GetPerformanceFrequency());
    }
    speech_close(speech);
    assert_true(quickest < 0.1);
}

static void what_was_cut_short_can_be_heard_again(void **state)
{
    (void)state;
    Speech *speech = speech_open(&ACTOR, NULL);
    speech_say(speech, "one");
    speech_say(speech, "two");
    wait_for("two");
    speech_hush(speech);
    wait_for("hush");
    speech_again(speech);
    wait_for("hush|one|two");
    speech_hush(speech);
    speech_say(speech, "three");
    wait_for("three");
    speech_hush(speech);
    speech_again(speech);
    wait_for("three|hush|three|");
    speech_close(speech);
}

static void silence_is_not_hushed(void **state)
{
    (void)state;
    Speech *speech = speech_open(&ACTOR, NULL);
    speech_hush(speech);
    speech_say(speech, "one");
    wait_for("one");
    speech_hush(speech);
    wait_for("one|hush|");
    speech_hush(speech);
    speech_say(speech, "two");
    wait_for("two");
    assert_string_equal(actor.heard, "one|hush|two|");
    speech_close(speech);
}

static void a_voice_that_hangs_is_left_behind(void **state)
{
    (void)state;
    Speech *speech = speech_open(&ACTOR, NULL);
    actor.hangs = true;
    speech_say(speech, "one");
    wait_for("one");
    for (int i = 0; i < 100; i++) {
        speech_say(speech, "more");
        speech_hush(speech);
    }
    speech_close(speech);
    assert_int_equal(actor.closed, 0);
    let_go();
    wait_for_closing(); /* it cleans up behind itself when it comes to */
}

static void a_voice_that_dies_is_let_go(void **state)
{
    (void)state;
    Speech *speech = speech_open(&ACTOR, NULL);
    actor.dies = true;
    speech_say(speech, "one");
    wait_for("one");
    wait_for_closing();
    for (int i = 0; i < 100; i++)
        speech_say(speech, "more");
    speech_close(speech);
    assert_int_equal(actor.opened, 1);
    assert_int_equal(actor.closed, 1);
}

static void a_game_without_a_voice_goes_on(void **state)
{
    (void)state;
    actor.absent = true;
    Speech *speech = speech_open(&ACTOR, NULL);
    speech_say(speech, "one");
    speech_hush(speech);
    speech_again(speech);
    speech_close(speech);
    assert_string_equal(actor.heard, "");
    speech_say(NULL, "one");
    speech_hush(NULL);
    speech_again(NULL);
    speech_tune(NULL, &(VoiceTune){.rate = 0});
    speech_close(NULL);
}

#define SPEECH_TEST(test) cmocka_unit_test_setup_teardown(test, make_actor, drop_actor)

int main(void)
{
    const struct CMUnitTest tests[] = {
        SPEECH_TEST(sentences_are_said_in_turn_and_in_their_language),
        SPEECH_TEST(what_waits_keeps_its_language),
        SPEECH_TEST(the_voices_of_a_language_can_be_chosen_from),
        SPEECH_TEST(hush_drops_what_waits),
        SPEECH_TEST(a_hush_takes_less_than_a_tenth_of_a_second),
        SPEECH_TEST(what_was_cut_short_can_be_heard_again),
        SPEECH_TEST(silence_is_not_hushed),
        SPEECH_TEST(a_voice_that_hangs_is_left_behind),
        SPEECH_TEST(a_voice_that_dies_is_let_go),
        SPEECH_TEST(a_game_without_a_voice_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
