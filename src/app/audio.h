/**
 * Effects and music. Without a sound card, or without a file, the game is silent and goes on.
 *
 * The sound card is open only while something can be heard: with both volumes at 0, or muted in the
 * background, it is closed, and the game wakes for nobody.
 */
#ifndef APP_AUDIO_H
#define APP_AUDIO_H

#include "app/settings.h"

#include <stdbool.h>

typedef struct Audio Audio;

typedef enum Sound {
    SOUND_NONE,
#define SOUND(name, file, variants) SOUND_##name,
#include "app/sounds.def"
#undef SOUND
    SOUND_COUNT,
} Sound;

typedef enum Music { MUSIC_NONE, MUSIC_TITLE, MUSIC_TABLE, MUSIC_END, MUSIC_COUNT } Music;

Audio *audio_new(const char *sounds_directory);

/** From now on the sound card may be opened, which takes its time. Before that all is silent; music
 * that was asked for begins. */
void audio_open(Audio *audio);
void audio_free(Audio *audio);

void audio_play(Audio *audio, Sound sound);

/** Where and when an effect sounds. */
typedef struct AudioSpot {
    float side;  /* -1 is the left edge of the view, 1 the right one (canvas_side) */
    float later; /* seconds from now */
} AudioSpot;

void audio_play_at(Audio *audio, Sound sound, AudioSpot spot);

/** One variant of it, from 0, where they mean something. */
void audio_play_variant(Audio *audio, Sound sound, int variant, AudioSpot spot);

/** Something is said for about so many seconds, and the music gives way; 0: it may come back. This
 * may be called from any thread. */
void audio_give_way(Audio *audio, float seconds);

/** Goes over to another piece; the same one simply goes on. */
void audio_music(Audio *audio, Music music);

/** What plays, or would if it could be heard. */
Music audio_playing(const Audio *audio);

/** How many players have joined the music at the table; more as the houses grow. */
enum { AUDIO_LAYERS = 3 };
void audio_set_layers(Audio *audio, int layers);

/** Takes the volumes over; in the background, with that setting, all is silent. */
void audio_set_volumes(Audio *audio, const Settings *settings, bool in_background);

/** Whether the sound card is open. */
bool audio_is_open(const Audio *audio);

#endif
