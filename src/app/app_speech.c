/* Reading aloud: when it starts, what keys do with it, and the offer on the first start. */
#include "app/app.h"

#include "app/speech/announcer.h"

#include <stdio.h>

/* In the thread that speaks. */
static void give_way(void *self, float seconds)
{
    audio_give_way(self, seconds);
}

/* Scripts speak only where it can be read. */
static void open_aloud(App *app)
{
    const char *transcript = app->launch.transcript;
    if (app->reading.aloud || (app->launch.script && !transcript))
        return;
    Speech *speech = speech_open(transcript ? &transcript_voice : &desktop_voice, transcript);
    speech_listen(speech, (SpeechListener){app->audio, give_way});
    app->reading.aloud = announcer_new(speech, app->canvas);
    app_redraw(app);
}

static void offer(App *app)
{
    char words[256];
    /* words: a key */
    snprintf(words, sizeof words,
             tr(app->words, "Dream Home can be read aloud. Press %s to keep this voice."),
             app_key_hint(app, ACTION_SPEECH).words);
    announcer_say(app->reading.aloud, app->words, words);
}

/* Whoever turns the voice on hears that it is, and how to go on. */
static void welcome(App *app)
{
    const KeyHint off = app_key_hint(app, ACTION_SPEECH);
    const KeyHint again = app_key_hint(app, ACTION_SAY_AGAIN);
    const KeyHint choose = app_key_hint(app, ACTION_CONFIRM);
    char words[512];
    if (!off.words[0] || !again.words[0] || !choose.words[0])
        return; /* what has no key cannot be told by it */
    /* words: three keys: F2, F3 and Enter */
    snprintf(words, sizeof words,
             tr(app->words, "Reading aloud is on. %s turns it off, and %s says the last thing "
                            "again. Move with Tab or the arrow keys, choose with %s."),
             off.words, again.words, choose.words);
    announcer_say(app->reading.aloud, app->words, words);
}

/* Somebody who cannot see the screen has to hear that it can be heard. */
void app_open_speech(App *app)
{
    if (app->settings.speech != SPEECH_OFF)
        open_aloud(app);
    if (app->settings.speech == SPEECH_OFFERED)
        offer(app);
}

void app_close_speech(App *app)
{
    announcer_free(app->reading.aloud);
    app->reading.aloud = NULL;
}

void app_set_speech(App *app, bool on)
{
    app->settings.speech = on ? SPEECH_ON : SPEECH_OFF;
    if (on)
        open_aloud(app);
    else
        app_close_speech(app);
}

void app_read_to(App *app, bool wanted)
{
    if (wanted)
        open_aloud(app);
    else if (app->settings.speech != SPEECH_ON)
        app_close_speech(app);
}

static bool is_press(const SDL_Event *event)
{
    return (event->type == SDL_KEYDOWN && !event->key.repeat) ||
           event->type == SDL_MOUSEBUTTONDOWN || event->type == SDL_FINGERDOWN ||
           event->type == SDL_CONTROLLERBUTTONDOWN;
}

void app_hush(App *app, const SDL_Event *event)
{
    if (!is_press(event))
        return;
    announcer_hush(app->reading.aloud);
    /* Whoever does anything but take the offer has seen the screen. */
    const bool taken = input_meaning(&app->input, event) == ACTION_SPEECH;
    if (app->settings.speech == SPEECH_OFFERED && !taken)
        app_set_speech(app, false);
}

bool app_speech_action(App *app, Action action)
{
    switch (action) {
    case ACTION_SPEECH:
        app_set_speech(app, app->settings.speech != SPEECH_ON);
        scenes_layout(app); /* what is shown of it */
        welcome(app);
        return true;
    case ACTION_SAY_AGAIN:
        announcer_again(app->reading.aloud);
        return true;
    default:
        return false;
    }
}

void app_speak_frame(App *app)
{
    if (!app->reading.aloud || !app->scenes.count || app->settings.speech == SPEECH_OFFERED)
        return;
    announcer_set_voice(app->reading.aloud, 2 * app->settings.speech_rate - 100,
                        app->settings.voice);
    announcer_frame(app->reading.aloud, scene_name(scenes_top(app)), app->words,
                    (SpeechDetail)app->settings.speech_detail);
}
