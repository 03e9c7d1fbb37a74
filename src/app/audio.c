#include "app/audio.h"

#include "app/draw/asset_file.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <stdio.h>
#include <stdlib.h>

enum { VARIANTS_MAX = 3, CHANNELS = 16 };

static const struct {
    const char *file;
    int variants;
} SOUNDS[SOUND_COUNT] = {
#define SOUND(name, file, variants) [SOUND_##name] = {file, variants},
#include "app/sounds.def"
#undef SOUND
};

static const char *const MUSIC_FILES[MUSIC_COUNT] = {
    [MUSIC_TITLE] = "title.ogg",
    [MUSIC_TABLE] = "table.ogg",
    [MUSIC_END] = "end.ogg",
};

struct Audio {
    char directory[1024];
    bool wanted; /* the program has come so far that it may take its time */
    bool open;
    bool complained;
    Mix_Chunk *chunks[SOUND_COUNT][VARIANTS_MAX];
    bool tried[SOUND_COUNT][VARIANTS_MAX];
    int next[SOUND_COUNT]; /* variant: in turn, so that no chance is needed */
    int effects_volume, music_volume;
    Music playing;
    Mix_Music *music;
};

Audio *audio_new(const char *sounds_directory)
{
    Audio *audio = calloc(1, sizeof *audio);
    if (!audio)
        abort();
    snprintf(audio->directory, sizeof audio->directory, "%s", sounds_directory);
    return audio;
}

/* Chunks are of the format of the device, and go with it. */
static void close_device(Audio *audio)
{
    if (!audio->open)
        return;
    Mix_HaltMusic();
    Mix_HaltChannel(-1);
    Mix_FreeMusic(audio->music);
    audio->music = NULL;
    for (int sound = 0; sound < SOUND_COUNT; sound++) {
        for (int variant = 0; variant < VARIANTS_MAX; variant++) {
            Mix_FreeChunk(audio->chunks[sound][variant]);
            audio->chunks[sound][variant] = NULL;
            audio->tried[sound][variant] = false;
        }
    }
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    audio->open = false;
}

void audio_free(Audio *audio)
{
    if (!audio)
        return;
    close_device(audio);
    free(audio);
}

static Mix_Chunk *chunk_of(Audio *audio, Sound sound, int variant)
{
    if (audio->tried[sound][variant])
        return audio->chunks[sound][variant];
    char path[1100];
    if (SOUNDS[sound].variants)
        snprintf(path, sizeof path, "%s/%s_%d.ogg", audio->directory, SOUNDS[sound].file,
                 variant + 1);
    else
        snprintf(path, sizeof path, "%s/%s.ogg", audio->directory, SOUNDS[sound].file);
    audio->tried[sound][variant] = true;
    SDL_RWops *file = asset_open_effect(path);
    audio->chunks[sound][variant] = file ? Mix_LoadWAV_RW(file, 1) : NULL;
    if (!audio->chunks[sound][variant])
        SDL_Log("the sound %s is missing", SOUNDS[sound].file);
    return audio->chunks[sound][variant];
}

void audio_play(Audio *audio, Sound sound)
{
    if (!audio->open || !audio->effects_volume)
        return;
    const int variants = SOUNDS[sound].variants ? SOUNDS[sound].variants : 1;
    const int variant = audio->next[sound];
    audio->next[sound] = (variant + 1) % variants;
    Mix_Chunk *chunk = chunk_of(audio, sound, variant);
    if (chunk)
        Mix_PlayChannel(-1, chunk, 0);
}

static void apply_volumes(const Audio *audio)
{
    Mix_Volume(-1, audio->effects_volume);
    Mix_VolumeMusic(audio->music_volume);
    /* A stream that nobody hears need not be decoded. */
    if (audio->music_volume)
        Mix_ResumeMusic();
    else
        Mix_PauseMusic();
}

static void start_music(Audio *audio)
{
    char path[1100];
    Mix_FreeMusic(audio->music);
    audio->music = NULL;
    if (audio->playing == MUSIC_NONE)
        return;
    snprintf(path, sizeof path, "%s/%s", audio->directory, MUSIC_FILES[audio->playing]);
    SDL_RWops *file = asset_open_music(path);
    audio->music = file ? Mix_LoadMUS_RW(file, 1) : NULL;
    if (audio->music)
        Mix_FadeInMusic(audio->music, -1, 600);
    else
        SDL_Log("the music %s is missing", MUSIC_FILES[audio->playing]);
    apply_volumes(audio);
}

void audio_music(Audio *audio, Music music)
{
    if (music == audio->playing)
        return;
    audio->playing = music;
    if (audio->open)
        start_music(audio);
}

Music audio_playing(const Audio *audio)
{
    return audio->playing;
}

static bool open_device(Audio *audio)
{
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) {
        if (Mix_OpenAudio(48000, AUDIO_S16SYS, 2, 1024) == 0)
            return true;
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    if (!audio->complained)
        SDL_Log("no sound: %s", SDL_GetError());
    audio->complained = true;
    return false;
}

/* An open device wakes the program dozens of times a second: it is open only while something can be
 * heard. */
static void adjust_device(Audio *audio)
{
    if (!audio->effects_volume && !audio->music_volume) {
        close_device(audio);
    } else if (audio->open) {
        apply_volumes(audio);
    } else if (audio->wanted && open_device(audio)) {
        audio->open = true;
        Mix_AllocateChannels(CHANNELS);
        start_music(audio);
    }
}

void audio_set_volumes(Audio *audio, const Settings *settings, bool in_background)
{
    const bool silent = in_background && settings->mute_in_background;
    audio->effects_volume = silent ? 0 : settings->effects * MIX_MAX_VOLUME / 100;
    audio->music_volume = silent ? 0 : settings->music * MIX_MAX_VOLUME / 100;
    adjust_device(audio);
}

void audio_open(Audio *audio)
{
    audio->wanted = true;
    adjust_device(audio);
}

bool audio_is_open(const Audio *audio)
{
    return audio->open;
}
