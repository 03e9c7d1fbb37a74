#include "sound.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static float *silence(int frames)
{
    float *samples = calloc((size_t)frames, sizeof *samples);
    if (samples == NULL) {
        fputs("out of memory\n", stderr);
        abort();
    }
    return samples;
}

Sound sound_new(double seconds)
{
    int frames = (int)lround(seconds * SAMPLE_RATE);
    return (Sound){.frames = frames, .left = silence(frames), .right = silence(frames)};
}

void sound_free(Sound *sound)
{
    free(sound->left);
    free(sound->right);
    *sound = (Sound){0};
}

void sound_add(Sound *sound, int frame, double pan, double value)
{
    if (frame < 0 || frame >= sound->frames) {
        return;
    }
    double place = fmin(1.0, fmax(-1.0, pan));
    sound->left[frame] += (float)(value * sqrt(0.5 * (1.0 - place)));
    sound->right[frame] += (float)(value * sqrt(0.5 * (1.0 + place)));
}

void sound_mix(Sound *sound, const Sound *from, double gain)
{
    int frames = sound->frames < from->frames ? sound->frames : from->frames;
    for (int i = 0; i < frames; i++) {
        sound->left[i] += (float)(gain * from->left[i]);
        sound->right[i] += (float)(gain * from->right[i]);
    }
}

void sound_scale(Sound *sound, double gain)
{
    for (int i = 0; i < sound->frames; i++) {
        sound->left[i] = (float)(sound->left[i] * gain);
        sound->right[i] = (float)(sound->right[i] * gain);
    }
}

double sound_peak(const Sound *sound)
{
    double peak = 0.0;
    for (int i = 0; i < sound->frames; i++) {
        peak = fmax(peak, fmax(fabs(sound->left[i]), fabs(sound->right[i])));
    }
    return peak;
}

double from_decibels(double decibels)
{
    return pow(10.0, decibels / 20.0);
}

double to_decibels(double amplitude)
{
    return 20.0 * log10(fmax(amplitude, 1e-9));
}
