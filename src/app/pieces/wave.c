#include "app/pieces/wave.h"

#include <math.h>
#include <stdint.h>

static const float FRAME_SECONDS = 0.09f;

static const int8_t FRAMES[] = {1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1};

enum { FRAME_COUNT = sizeof FRAMES / sizeof FRAMES[0] };

int wave_frame(float seconds)
{
    const int frame = (int)floorf(seconds / FRAME_SECONDS);
    return frame >= 0 && frame < FRAME_COUNT ? FRAMES[frame] : 0;
}

float wave_seconds(void)
{
    return FRAME_SECONDS * (float)FRAME_COUNT;
}
