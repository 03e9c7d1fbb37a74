/* The sound card is open only while something can be heard. */
#include "app/audio.h"
#include "testing.h"

#include <SDL.h>

static Settings volumes(int music, int effects)
{
    Settings settings;
    settings_reset(&settings);
    settings.music = music;
    settings.effects = effects;
    return settings;
}

static void silence_closes_the_sound_card(void **state)
{
    Audio *audio = audio_new("nowhere");
    const Settings loud = volumes(60, 80), music = volumes(60, 0), effects = volumes(0, 80);
    const Settings silent = volumes(0, 0);
    (void)state;
    audio_set_volumes(audio, &loud, false);
    assert_false(audio_is_open(audio)); /* the first frame comes first */
    audio_open(audio);
    assert_true(audio_is_open(audio));
    audio_set_volumes(audio, &silent, false);
    assert_false(audio_is_open(audio));
    assert_false(SDL_WasInit(SDL_INIT_AUDIO));
    audio_set_volumes(audio, &music, false);
    assert_true(audio_is_open(audio));
    audio_set_volumes(audio, &silent, false);
    audio_set_volumes(audio, &effects, false);
    assert_true(audio_is_open(audio));
    audio_free(audio);
    assert_false(SDL_WasInit(SDL_INIT_AUDIO));
}

static void the_background_is_silent_if_players_want_it(void **state)
{
    Audio *audio = audio_new("nowhere");
    Settings settings = volumes(60, 80);
    (void)state;
    audio_set_volumes(audio, &settings, false);
    audio_open(audio);
    settings.mute_in_background = false;
    audio_set_volumes(audio, &settings, true);
    assert_true(audio_is_open(audio));
    settings.mute_in_background = true;
    audio_set_volumes(audio, &settings, true);
    assert_false(audio_is_open(audio));
    audio_set_volumes(audio, &settings, false);
    assert_true(audio_is_open(audio));
    audio_free(audio);
}

/* Music and effects begin again after a silence. */
static void whatever_is_asked_for_in_silence_is_harmless(void **state)
{
    Audio *audio = audio_new(ASSETS "/sounds");
    const Settings loud = volumes(60, 80), silent = volumes(0, 0);
    (void)state;
    audio_set_volumes(audio, &silent, false);
    audio_open(audio);
    for (int round = 0; round < 3; round++) {
        audio_music(audio, round % 2 ? MUSIC_TABLE : MUSIC_TITLE);
        audio_play(audio, SOUND_CHIME);
        audio_set_volumes(audio, &loud, false);
        audio_play(audio, SOUND_CHIME);
        audio_set_volumes(audio, &silent, false);
    }
    audio_free(audio);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(silence_closes_the_sound_card),
        cmocka_unit_test(the_background_is_silent_if_players_want_it),
        cmocka_unit_test(whatever_is_asked_for_in_silence_is_harmless),
    };
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
