/* What is read aloud of a picture: frames are told as scenes draw them, and a voice notes them. */
#include "app/speech/announcer.h"

#include "testing.h"

#include <string.h>

/* A voice that notes every sentence. */
typedef struct Listener {
    SDL_mutex *lock;
    SDL_cond *change;
    bool closed;
    char heard[4096];
} Listener;

static Listener listener;

static void *voice_open(const char *where)
{
    (void)where;
    return &listener;
}

static bool voice_say(void *self, const VoiceTune *tune, const char *words)
{
    (void)self;
    (void)tune;
    SDL_LockMutex(listener.lock);
    const size_t length = strlen(listener.heard);
    snprintf(listener.heard + length, sizeof listener.heard - length, "%s|", words);
    SDL_CondBroadcast(listener.change);
    SDL_UnlockMutex(listener.lock);
    return true;
}

static void voice_hush(void *self)
{
    (void)self;
}

static void voice_close(void *self)
{
    (void)self;
    SDL_LockMutex(listener.lock);
    listener.closed = true;
    SDL_CondBroadcast(listener.change);
    SDL_UnlockMutex(listener.lock);
}

static const VoiceKind VOICE = {
    .open = voice_open, .say = voice_say, .hush = voice_hush, .close = voice_close};

static Canvas canvas;
static Announcer *announcer;
static Words *words;

static int open_announcer(void **state)
{
    (void)state;
    listener = (Listener){.lock = SDL_CreateMutex(), .change = SDL_CreateCond()};
    canvas = (Canvas){.view = box(0, 0, 800, 600), .shows_focus = true};
    words = words_new("");
    announcer = announcer_new(speech_open(&VOICE, ""), &canvas);
    return 0;
}

static int close_announcer(void **state)
{
    (void)state;
    announcer_free(announcer);
    SDL_LockMutex(listener.lock);
    while (!listener.closed)
        SDL_CondWait(listener.change, listener.lock);
    SDL_UnlockMutex(listener.lock);
    words_free(words);
    SDL_DestroyCond(listener.change);
    SDL_DestroyMutex(listener.lock);
    return 0;
}

/* A frame ends here, and this is all that is said about it. */
static void assert_scene_says(const char *scene, const char *expected)
{
    char heard[sizeof listener.heard];
    announcer_frame(announcer, scene, words, DETAIL_NORMAL);
    announcer_say(announcer, words, "end");
    SDL_LockMutex(listener.lock);
    while (!strstr(listener.heard, "end|"))
        SDL_CondWait(listener.change, listener.lock);
    snprintf(heard, sizeof heard, "%.*s", (int)(strstr(listener.heard, "end|") - listener.heard),
             listener.heard);
    listener.heard[0] = '\0';
    SDL_UnlockMutex(listener.lock);
    assert_string_equal(heard, expected);
}

static void assert_says(const char *expected)
{
    assert_scene_says("scene", expected);
}

static void tell_button(const char *label, bool usable)
{
    canvas_tell_thing(
        &canvas,
        &(Thing){
            .kind = "button", .name = label, .words = label, .usable = usable, .focused = true});
}

static void a_thing_says_that_it_cannot_be_used(void **state)
{
    (void)state;
    tell_button("Undo", true);
    assert_says("Undo|");
    tell_button("Redo", false);
    assert_says("Redo, not available|");
    tell_button("Redo", true); /* it can be used now: that is said as well */
    assert_says("Redo|");
}

static void what_is_covered_is_not_read_aloud(void **state)
{
    (void)state;
    canvas_tell_saying(&canvas, SAYING_PROMPT, "Take a column.");
    tell_button("Undo", true);
    canvas_tell_cover(&canvas, canvas.view);
    canvas_tell_saying(&canvas, SAYING_MESSAGE, "Ben, your turn");
    assert_says("Ben, your turn|");
}

static void what_covers_a_part_leaves_the_rest_to_be_read(void **state)
{
    (void)state;
    canvas_tell_saying(&canvas, SAYING_PROMPT, "Take a column.");
    canvas_tell_cover(&canvas, box(0, 0, 800, 300));
    assert_says("Take a column.|");
}

static void tell_table(const char *news)
{
    canvas_tell_saying(&canvas, SAYING_NEWS, news);
    canvas_tell_saying(&canvas, SAYING_PROMPT, "Take a column");
}

static void news_are_not_told_again_when_a_menu_closes(void **state)
{
    (void)state;
    tell_table("Ada took a roof");
    assert_scene_says("table", "Ada took a roof|Take a column|");
    tell_button("Settings", true);
    assert_scene_says("pause", "Settings|");
    tell_button("Done", true);
    assert_scene_says("settings", "Done|");
    tell_table("Ada took a roof");
    assert_scene_says("table", "Take a column|");
    canvas_tell_saying(&canvas, SAYING_NEWS, "Kitchen 6");
    assert_scene_says("unseen", "Kitchen 6|");
    tell_table("Ada took a kitchen");
    assert_scene_says("table", "Ada took a kitchen|Take a column|");
    canvas_tell_saying(&canvas, SAYING_NEWS, "Kitchen 6"); /* asked for once more */
    assert_scene_says("unseen", "Kitchen 6|");
}

static void what_comes_is_told_again_after_news(void **state)
{
    (void)state;
    canvas_tell_saying(&canvas, SAYING_COMING, "Ada will take column 2");
    tell_table("Ada took a roof");
    assert_says("Ada took a roof|Ada will take column 2|Take a column|");
    assert_says(""); /* it is not drawn while cards fly, */
    canvas_tell_saying(&canvas, SAYING_COMING, "Ada will take column 2");
    tell_table("Ada took a roof");
    assert_says(""); /* and comes back unchanged */
    canvas_tell_saying(&canvas, SAYING_COMING, "Ada will take column 2");
    tell_table("Ada took a kitchen");
    assert_says("Ada took a kitchen|Ada will take column 2|");
    tell_table("Ada took a study"); /* and nothing is known of what comes */
    assert_says("Ada took a study|");
}

#define HEARD(test) cmocka_unit_test_setup_teardown(test, open_announcer, close_announcer)

int main(void)
{
    const struct CMUnitTest tests[] = {
        HEARD(news_are_not_told_again_when_a_menu_closes),
        HEARD(what_comes_is_told_again_after_news),
        HEARD(a_thing_says_that_it_cannot_be_used),
        HEARD(what_is_covered_is_not_read_aloud),
        HEARD(what_covers_a_part_leaves_the_rest_to_be_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
