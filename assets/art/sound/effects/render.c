#include "render.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../dsp/filter.h"
#include "../dsp/loudness.h"
#include "../dsp/reverb.h"
#include "../dsp/wav.h"
#include "effects.h"

typedef struct Effect {
    const char *name;
    int variants;
    double loudness;
    double seconds;
    Room room;
    double wet;
    void (*play)(Take *take);
} Effect;

/* The table top with a lamp over it, and the room that the family sits in. */
static const Room ROOM_table = {.seconds = 0.28, .size = 0.30, .treble_hertz = 4500.0};
static const Room ROOM_parlour = {.seconds = 1.10, .size = 0.85, .treble_hertz = 5200.0};

/* A little under what is allowed: the codec may add some, and so does the cut below 35 Hz. */
static const double PEAK_MAX = -7.6;

static const double FADE_IN = 0.0015;
static const double FADE_OUT = 0.030;
static const double INAUDIBLE = 0.0004; /* against the peak, -68 dB */

enum { NAME_MAX_BYTES = 64 };

static void file_name(const Effect *effect, int variant, char name[NAME_MAX_BYTES])
{
    if (effect->variants == 1) {
        snprintf(name, NAME_MAX_BYTES, "%s", effect->name);
    } else {
        snprintf(name, NAME_MAX_BYTES, "%s_%d", effect->name, variant + 1);
    }
}

static int effect_at(int index, Effect *effect)
{
    int count = 0;
#define EFFECT(title, ways, loud, length, place, share)                                            \
    if (count++ == index) {                                                                        \
        *effect = (Effect){.name = #title,                                                         \
                           .variants = ways,                                                       \
                           .loudness = loud,                                                       \
                           .seconds = length,                                                      \
                           .room = ROOM_##place,                                                   \
                           .wet = share,                                                           \
                           .play = effect_##title};                                                \
    }
#include "effects.def"
#undef EFFECT
    return index < count;
}

void render_list(void)
{
    Effect effect;
    for (int i = 0; effect_at(i, &effect); i++) {
        for (int variant = 0; variant < effect.variants; variant++) {
            char name[NAME_MAX_BYTES];
            file_name(&effect, variant, name);
            puts(name);
        }
    }
}

static bool find(const char *name, Effect *effect, int *variant)
{
    for (int i = 0; effect_at(i, effect); i++) {
        for (*variant = 0; *variant < effect->variants; ++*variant) {
            char candidate[NAME_MAX_BYTES];
            file_name(effect, *variant, candidate);
            if (strcmp(candidate, name) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* Below 35 Hz there is nothing to hear and speakers only flutter; it also takes away any offset. */
static void cut_rumble(Sound *sound)
{
    Biquad left = biquad_high_pass(35.0);
    Biquad right = left;
    for (int i = 0; i < sound->frames; i++) {
        sound->left[i] = (float)biquad_run(&left, sound->left[i]);
        sound->right[i] = (float)biquad_run(&right, sound->right[i]);
    }
}

static void cut_silence(Sound *sound)
{
    double limit = sound_peak(sound) * INAUDIBLE;
    int last = sound->frames;
    while (last > 0 && fmax(fabs(sound->left[last - 1]), fabs(sound->right[last - 1])) < limit) {
        last--;
    }
    int tail = (int)(FADE_OUT * SAMPLE_RATE);
    sound->frames = last + tail < sound->frames ? last + tail : sound->frames;
}

static void fade_end(Sound *sound, double seconds, bool from_end)
{
    int frames = (int)(seconds * SAMPLE_RATE);
    for (int i = 0; i < frames && i < sound->frames; i++) {
        int at = from_end ? sound->frames - 1 - i : i;
        double gain = 0.5 - 0.5 * cos(PI * i / frames);
        sound->left[at] = (float)(sound->left[at] * gain);
        sound->right[at] = (float)(sound->right[at] * gain);
    }
}

/* The upper third of what is allowed bends over, as a drum skin or a tape does. */
static double bend(double value, double most)
{
    double knee = 0.7 * most;
    double above = fabs(value) - knee;
    return above <= 0.0 ? value
                        : copysign(knee + (most - knee) * tanh(above / (most - knee)), value);
}

/* A card that falls is loud for a hundredth of a second: its peaks are rounded, so that the rest of
 * it can be heard. Bending takes a little loudness away, so level and peaks are found together. */
static void set_level(Sound *sound, double loudness)
{
    double most = from_decibels(PEAK_MAX);
    for (int i = 0; i < 3; i++) {
        sound_scale(sound, from_decibels(loudness - loudness_of_moment(sound)));
        for (int at = 0; at < sound->frames; at++) {
            sound->left[at] = (float)bend(sound->left[at], most);
            sound->right[at] = (float)bend(sound->right[at], most);
        }
        cut_rumble(sound); /* what is bent to one side only has an offset */
    }
}

bool render_file(const char *name, const char *path)
{
    Effect effect;
    int variant;
    if (!find(name, &effect, &variant)) {
        fprintf(stderr, "%s: no such effect\n", name);
        return false;
    }
    Take take = {
        .sound = sound_new(effect.seconds), .chance = chance_from_name(name), .variant = variant};
    effect.play(&take);
    reverb_add(&take.sound, &take.sound, &effect.room, effect.wet);
    cut_rumble(&take.sound);
    cut_silence(&take.sound);
    set_level(&take.sound, effect.loudness);
    fade_end(&take.sound, FADE_IN, false);
    fade_end(&take.sound, FADE_OUT, true);
    printf("%-14s %5.2f s  peak %6.1f dB  loudness %6.1f LUFS\n", name,
           (double)take.sound.frames / SAMPLE_RATE, to_decibels(sound_peak(&take.sound)),
           loudness_of_moment(&take.sound));
    bool written = wav_write(path, &take.sound);
    sound_free(&take.sound);
    return written;
}
