/* The sound card is open only while something can be heard. */
#include "app/audio.h"
#include "app/pieces/room_note.h"
#include "app/sound/variants.h"
#include "testing.h"

#include <SDL.h>
#include <stdio.h>
#include <unistd.h>

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

/* What the game asks for is there, every variant of it, and no variant lies there unheard. */
static void every_sound_is_there(void **state)
{
    static const struct {
        const char *file;
        int variants;
    } SOUNDS[] = {
#define SOUND(name, file, variants) {file, variants},
#include "app/sounds.def"
#undef SOUND
    };
    (void)state;
    for (size_t i = 0; i < SDL_arraysize(SOUNDS); i++) {
        char path[512];
        const int count = SOUNDS[i].variants;
        assert_in_range(count, 0, VARIANTS_MAX);
        for (int variant = 1; variant <= count + 1; variant++) {
            snprintf(path, sizeof path, ASSETS "/sounds/%s_%d.ogg", SOUNDS[i].file, variant);
            assert_int_equal(access(path, R_OK) == 0, variant <= count);
        }
        snprintf(path, sizeof path, ASSETS "/sounds/%s.ogg", SOUNDS[i].file);
        assert_int_equal(access(path, R_OK) == 0, count == 0);
    }
}

/* A house has a melody: rooms of a type differ by floor, and types on a floor differ. */
static void every_room_has_a_note(void **state)
{
    static const Space FLOORS[] = {SPACE_D0, SPACE_D1, SPACE_D2};
    bool heard[VARIANTS_MAX] = {false};
    (void)state;
    for (RoomType type = ROOM_NONE + 1; type < ROOM_TYPE_COUNT; type++) {
        for (int floor = 0; floor < 3; floor++) {
            const int note = room_note(type, FLOORS[floor]);
            assert_in_range(note, 0, 10);
            heard[note] = true;
            if (floor)
                assert_true(note > room_note(type, FLOORS[floor - 1]));
        }
    }
    for (int note = 0; note <= 10; note++)
        assert_true(heard[note]);
    assert_int_not_equal(room_note(ROOM_KITCHEN, SPACE_A1), room_note(ROOM_LIVING, SPACE_A1));
    assert_int_equal(room_note(ROOM_KITCHEN, SPACE_A1), room_note(ROOM_KITCHEN, SPACE_E1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(silence_closes_the_sound_card),
        cmocka_unit_test(the_background_is_silent_if_players_want_it),
        cmocka_unit_test(whatever_is_asked_for_in_silence_is_harmless),
        cmocka_unit_test(every_sound_is_there),
        cmocka_unit_test(every_room_has_a_note),
    };
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
