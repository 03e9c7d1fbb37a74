#ifndef SOUND_MODAL_H
#define SOUND_MODAL_H

#include "take.h"

/**
 * Things that ring when struck: a body is a list of partial tones, each with its own decay, and a
 * strike is a push of some length. A short push (hard mallet) wakes the high partials too, a long
 * one (felt, finger) only the low ones.
 */
typedef struct Mode {
    double ratio; /* against the pitch of the strike */
    double gain;
    double ring; /* seconds to -60 dB */
} Mode;

enum { MODES_MAX = 10 };

typedef struct Body {
    double uneven; /* how far chance bends the partials: 0.01 is one per cent */
    double width;  /* how far they spread over the stereo field */
    int modes;
    Mode mode[MODES_MAX];
} Body;

typedef struct Strike {
    Spot spot;
    double pitch;   /* hertz */
    double contact; /* length of the push, seconds */
    double ring;    /* scales every decay; 0 means 1 */
} Strike;

void modal_strike(Take *take, const Body *body, Strike strike);

#endif
