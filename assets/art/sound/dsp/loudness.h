#ifndef SOUND_LOUDNESS_H
#define SOUND_LOUDNESS_H

#include "sound.h"

/**
 * How loud a sound is to the ear, in dB: the level after the K-weighting of ITU-R BS.1770 (less
 * bass, more presence).
 */

/** The loudest moment of 0.4 seconds, in LUFS. */
double loudness_of_moment(const Sound *sound);

/** The whole sound, without its silences (moments 30 dB below the loudest do not count). */
double loudness_of_whole(const Sound *sound);

/** The plain level of the whole, unweighted. */
double loudness_rms(const Sound *sound);

#endif
