/**
 * Records what the game sends to the sound card, on a clock of its own.
 *
 * SDL's disk driver writes into a pipe as fast as it is read: a second of sound passes when it is
 * recorded, whatever the real clock says. What the game does is heard a few hundredths of a second
 * later, as with any sound card.
 */
#ifndef SOUND_RECORDER_H
#define SOUND_RECORDER_H

#include <stddef.h>
#include <stdint.h>

enum { RECORDER_RATE = 48000 };

typedef struct Recorder {
    int pipe;
    char path[128];
} Recorder;

/** Makes the pipe in a folder, and the sound card that the game opens next writes into it. */
void recorder_open(Recorder *recorder, const char *folder);

/** Waits for so many frames, left and right by turns. */
void recorder_take(const Recorder *recorder, int16_t *stereo, size_t frames);

/** Reads what still comes while the sound card is closed by `close`. */
void recorder_close(Recorder *recorder, void (*close)(void *), void *data);

#endif
