#include "app/audio.h"

#include "app/draw/asset_file.h"
#include "app/sound/mix_library.h"
#include "app/sound/mixer.h"
#include "app/sound/variants.h"
#include "session/file.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>

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
    MixLibrary mix; /* loaded as soon as something is to be heard */
    Mix_Chunk *chunks[SOUND_COUNT][VARIANTS_MAX];
    bool tried[SOUND_COUNT][VARIANTS_MAX];
    Variants variants[SOUND_COUNT];
    Rng chance; /* of sounds only: the game's own chance is not touched */
    Mixer *mixer;
    Band *band; /* of the music at the table; NULL until it is played */
    int layers;
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
    audio->chance = rng_seeded(SDL_GetPerformanceCounter());
    audio->mixer = mixer_new();
    return audio;
}

/* Chunks are of the format of the device, and go with it. */
static void close_device(Audio *audio)
{
    if (!audio->open)
        return;
    audio->mix.SetPostMix(NULL, NULL);
    mixer_clear(audio->mixer);
    audio->mix.HaltMusic();
    audio->mix.FreeMusic(audio->music);
    audio->music = NULL;
    for (int sound = 0; sound < SOUND_COUNT; sound++) {
        for (int variant = 0; variant < VARIANTS_MAX; variant++) {
            audio->mix.FreeChunk(audio->chunks[sound][variant]);
            audio->chunks[sound][variant] = NULL;
            audio->tried[sound][variant] = false;
        }
    }
    free(audio->band); /* its clips have gone */
    audio->band = NULL;
    audio->mix.CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    audio->open = false;
}

void audio_free(Audio *audio)
{
    if (!audio)
        return;
    close_device(audio);
    mixer_free(audio->mixer);
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
    audio->chunks[sound][variant] = file ? audio->mix.LoadWAV_RW(file, 1) : NULL;
    if (!audio->chunks[sound][variant])
        SDL_Log("the sound %s is missing", SOUNDS[sound].file);
    return audio->chunks[sound][variant];
}

static Clip clip_of(Audio *audio, Sound sound, int variant)
{
    const Mix_Chunk *chunk = chunk_of(audio, sound, variant);
    return chunk ? (Clip){(const int16_t *)chunk->abuf, (int)(chunk->alen / (2 * sizeof(int16_t)))}
                 : (Clip){0};
}

void audio_play_variant(Audio *audio, Sound sound, int variant, AudioSpot spot)
{
    if (!audio->open || !audio->effects_volume || sound == SOUND_NONE)
        return;
    const Cue cue = {
        .clip = clip_of(audio, sound, variant),
        .side = spot.side,
        .gain = 1,
        .wait = (int)(spot.later * MIXER_RATE),
        .solemn = sound == SOUND_WIN_FANFARE,
        .speaks_up = sound <= SOUND_MARKER,
    };
    if (cue.clip.frames)
        mixer_play(audio->mixer, &cue);
}

void audio_play_at(Audio *audio, Sound sound, AudioSpot spot)
{
    const int count = SOUNDS[sound].variants ? SOUNDS[sound].variants : 1;
    audio_play_variant(audio, sound, variants_next(&audio->variants[sound], count, &audio->chance),
                       spot);
}

void audio_play(Audio *audio, Sound sound)
{
    audio_play_at(audio, sound, (AudioSpot){0});
}

void audio_give_way(Audio *audio, float seconds)
{
    mixer_give_way(audio->mixer, seconds);
}

static void apply_volumes(const Audio *audio)
{
    mixer_set_volumes(audio->mixer, (float)audio->effects_volume / MIX_MAX_VOLUME,
                      (float)audio->music_volume / MIX_MAX_VOLUME);
    audio->mix.VolumeMusic(audio->music_volume);
    /* A stream that nobody hears need not be decoded. */
    if (audio->music_volume)
        audio->mix.ResumeMusic();
    else
        audio->mix.PauseMusic();
}

void audio_set_layers(Audio *audio, int layers)
{
    if (layers == audio->layers)
        return;
    audio->layers = layers;
    if (audio->open)
        mixer_set_layers(audio->mixer, layers);
}

static void read_score(const Audio *audio, Score *score)
{
    enum { CAPACITY = 1 << 17 };
    char path[1100], *text = malloc(CAPACITY + 1);
    size_t length = 0;
    Error error;
    if (!text)
        abort();
    snprintf(path, sizeof path, "%s/table_layers.txt", audio->directory);
    if (file_read(path, text, CAPACITY, &length, &error)) {
        text[length] = '\0';
        score_read(score, text);
    }
    if (!score->frames)
        SDL_Log("the layers of the music are missing");
    free(text);
}

static const Band *band_of(Audio *audio)
{
    static const Sound PLAYERS[AUDIO_LAYERS] = {SOUND_LAYER_MARIMBA, SOUND_LAYER_KALIMBA,
                                                SOUND_LAYER_BELLS};
    if (audio->band)
        return audio->band;
    audio->band = calloc(1, sizeof *audio->band);
    if (!audio->band)
        abort();
    read_score(audio, &audio->band->score);
    for (int layer = 0; layer < AUDIO_LAYERS; layer++) {
        for (int key = 0; key < SOUNDS[PLAYERS[layer]].variants; key++)
            audio->band->keys[layer][key] = clip_of(audio, PLAYERS[layer], key);
    }
    return audio->band;
}

static void start_music(Audio *audio)
{
    char path[1100];
    audio->mix.FreeMusic(audio->music);
    audio->music = NULL;
    if (audio->playing == MUSIC_NONE)
        return;
    snprintf(path, sizeof path, "%s/%s", audio->directory, MUSIC_FILES[audio->playing]);
    SDL_RWops *file = asset_open_music(path);
    audio->music = file ? audio->mix.LoadMUS_RW(file, 1) : NULL;
    mixer_begin(audio->mixer, audio->playing == MUSIC_TABLE ? band_of(audio) : NULL);
    if (audio->music)
        audio->mix.FadeInMusic(audio->music, -1, 600);
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

/* Runs in the thread of the sound card, after the music. */
static void mix(void *data, Uint8 *stream, int bytes)
{
    const Audio *audio = data;
    mixer_run(audio->mixer, (int16_t *)stream, bytes / (int)(2 * sizeof(int16_t)),
              audio->mix.PlayingMusic() && !audio->mix.PausedMusic());
}

static bool open_device(Audio *audio)
{
    if (mix_library_load(&audio->mix) && SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) {
        if (audio->mix.OpenAudioDevice(MIXER_RATE, AUDIO_S16SYS, 2, 1024, NULL, 0) == 0)
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
        audio->mix.AllocateChannels(0);
        apply_volumes(audio);
        mixer_clear(audio->mixer);
        mixer_set_layers(audio->mixer, audio->layers);
        audio->mix.SetPostMix(mix, audio);
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
