#include "loudness.h"

#include <math.h>
#include <stdlib.h>

#include "filter.h"

/* The two curves of the standard, given for 48 kHz. */
static const Biquad HEAD = {.b0 = 1.53512485958697,
                            .b1 = -2.69169618940638,
                            .b2 = 1.19839281085285,
                            .a1 = -1.69065929318241,
                            .a2 = 0.73248077421585};
static const Biquad BASS = {
    .b0 = 1.0, .b1 = -2.0, .b2 = 1.0, .a1 = -1.99004745483398, .a2 = 0.99007225036621};

/* Running sum of weighted energy: entry i holds the energy of the frames before i. */
static double *energy_sums(const Sound *sound)
{
    double *sums = malloc(((size_t)sound->frames + 1) * sizeof *sums);
    if (sums == NULL) {
        abort();
    }
    Biquad head[2] = {HEAD, HEAD};
    Biquad bass[2] = {BASS, BASS};
    sums[0] = 0.0;
    for (int i = 0; i < sound->frames; i++) {
        double left = biquad_run(&bass[0], biquad_run(&head[0], sound->left[i]));
        double right = biquad_run(&bass[1], biquad_run(&head[1], sound->right[i]));
        sums[i + 1] = sums[i] + 0.5 * (left * left + right * right);
    }
    return sums;
}

/* In LUFS the two channels are added up, and the weighting's gain at 1 kHz is taken off again. */
static const double TO_LUFS = 3.010 - 0.691;

double loudness_of_moment(const Sound *sound)
{
    double *sums = energy_sums(sound);
    int length = SAMPLE_RATE * 4 / 10;
    double most = 0.0;
    for (int end = 1; end <= sound->frames; end++) {
        most = fmax(most, sums[end] - sums[end > length ? end - length : 0]);
    }
    free(sums);
    return to_decibels(sqrt(most / length)) + TO_LUFS;
}

double loudness_of_whole(const Sound *sound)
{
    double *sums = energy_sums(sound);
    int length = SAMPLE_RATE * 4 / 10;
    double most = 0.0;
    for (int at = 0; at + length <= sound->frames; at += length) {
        most = fmax(most, sums[at + length] - sums[at]);
    }
    double total = 0.0;
    int moments = 0;
    for (int at = 0; at + length <= sound->frames; at += length) {
        double moment = sums[at + length] - sums[at];
        if (moment > most * 0.001) {
            total += moment;
            moments++;
        }
    }
    free(sums);
    return moments == 0 ? -180.0 : to_decibels(sqrt(total / ((double)moments * length)));
}

double loudness_rms(const Sound *sound)
{
    double total = 0.0;
    for (int i = 0; i < sound->frames; i++) {
        total +=
            (double)sound->left[i] * sound->left[i] + (double)sound->right[i] * sound->right[i];
    }
    return to_decibels(sqrt(total / (2.0 * sound->frames)));
}
