#ifndef SOUND_NOISE_H
#define SOUND_NOISE_H

#include "take.h"

/** A breath of noise whose band wanders from one frequency to another. */
typedef struct Breath {
    Spot spot;
    double seconds;
    double rise; /* share of the time until it is loudest, 0 to 1 */
    double from; /* hertz */
    double to;
    double width; /* of the band against its frequency: 0.3 is narrow, 1.5 open */
} Breath;

void noise_breath(Take *take, Breath breath);

/**
 * A crackle of tiny grains, as fibres make when paper rubs, or gravel when it rolls. The grains
 * come at chance moments under the same rise and fall as a breath; each rings shortly somewhere
 * between `from` and `to`.
 */
typedef struct Grains {
    Spot spot;
    double seconds;
    double rise;
    double from;
    double to;
    int count;
    double ring;   /* seconds to -60 dB of one grain */
    double spread; /* over the stereo field */
} Grains;

void noise_grains(Take *take, Grains grains);

#endif
