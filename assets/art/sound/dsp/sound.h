#ifndef SOUND_SOUND_H
#define SOUND_SOUND_H

/**
 * A stereo sound in memory: 48 kHz, samples as floats, 1.0 is full scale.
 *
 * `sound_new` gives silence that the caller owns and frees with `sound_free`. Running out of memory
 * ends the program, so a new sound is always usable.
 */

enum { SAMPLE_RATE = 48000 };

#define PI 3.14159265358979323846

typedef struct Sound {
    int frames;
    float *left;
    float *right;
} Sound;

Sound sound_new(double seconds);
void sound_free(Sound *sound);

/** Adds one sample at constant power; `pan` runs from -1 (left) to 1 (right). Frames outside the
 * sound are ignored. */
void sound_add(Sound *sound, int frame, double pan, double value);

/** Adds `gain` times `from`, as far as both reach. */
void sound_mix(Sound *sound, const Sound *from, double gain);

void sound_scale(Sound *sound, double gain);

/** The largest sample of either channel, without its sign. */
double sound_peak(const Sound *sound);

double from_decibels(double decibels);
double to_decibels(double amplitude);

#endif
