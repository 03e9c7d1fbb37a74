#ifndef SOUND_WAV_H
#define SOUND_WAV_H

#include <stdbool.h>

#include "sound.h"

/** Writes 24-bit PCM. False, with a line on stderr, when the file cannot be written. */
bool wav_write(const char *path, const Sound *sound);

/** Reads a stereo file of 32-bit floats at 48 kHz. False, with a line on stderr, when it is
 * anything else. */
bool wav_read(const char *path, Sound *sound);

#endif
