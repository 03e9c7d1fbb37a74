#ifndef SOUND_REVERB_H
#define SOUND_REVERB_H

#include "sound.h"

/** A room to play in: how long it rings (to -60 dB), how big it is (1 is a parlour), how soon it
 * swallows the treble. */
typedef struct Room {
    double seconds;
    double size;
    double treble_hertz;
} Room;

/** Adds to `into` what `room` answers to `from`; the two may be the same sound. */
void reverb_add(Sound *into, const Sound *from, const Room *room, double gain);

#endif
