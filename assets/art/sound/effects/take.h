#ifndef SOUND_TAKE_H
#define SOUND_TAKE_H

#include "../dsp/chance.h"
#include "../dsp/sound.h"

/**
 * One recording in the making: the sound so far, its own stream of chance, and which of the
 * effect's variants it is (0 is the first). Everything that makes noise adds to a take.
 */
typedef struct Take {
    Sound sound;
    Chance chance;
    int variant;
} Take;

/** When (seconds), where (-1 left to 1 right) and how strongly something sounds. */
typedef struct Spot {
    double time;
    double pan;
    double gain;
} Spot;

#endif
