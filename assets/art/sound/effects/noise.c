#include "noise.h"

#include <math.h>

#include "../dsp/filter.h"

/* Up and down again without a corner; `at` and `rise` run from 0 to 1. */
static double swell(double at, double rise)
{
    double slope = at < rise ? at / fmax(rise, 1e-6) : (1.0 - at) / fmax(1.0 - rise, 1e-6);
    double smooth = 0.5 - 0.5 * cos(PI * fmin(1.0, fmax(0.0, slope)));
    return at < rise ? smooth : smooth * smooth;
}

void noise_breath(Take *take, Breath breath)
{
    SweepFilter filter = {0};
    SweepFilter second = {0};
    int start = (int)(breath.spot.time * SAMPLE_RATE);
    int frames = (int)(breath.seconds * SAMPLE_RATE);
    for (int i = 0; i < frames; i++) {
        double at = (double)i / frames;
        double hertz = breath.from * pow(breath.to / breath.from, at);
        double hiss = sweep_band(&filter, chance_either(&take->chance), hertz, breath.width);
        hiss = sweep_band(&second, hiss, hertz, fmax(breath.width, 0.8));
        double value = breath.spot.gain * swell(at, breath.rise) * hiss;
        sound_add(&take->sound, start + i, breath.spot.pan, value);
    }
}

typedef struct Grain {
    Spot spot;
    double hertz;
    double ring;
} Grain;

static void crackle(Take *take, Grain grain)
{
    SweepFilter filter = {0};
    int start = (int)(grain.spot.time * SAMPLE_RATE);
    int frames = (int)(1.2 * grain.ring * SAMPLE_RATE);
    int push = 1 + frames / 12;
    for (int i = 0; i < frames; i++) {
        double at = (double)i / frames;
        double fade = exp(-6.9 * 1.2 * at) * fmin(1.0, (double)i / push);
        double hiss = sweep_band(&filter, chance_either(&take->chance), grain.hertz, 0.7);
        sound_add(&take->sound, start + i, grain.spot.pan, grain.spot.gain * fade * hiss);
    }
}

void noise_grains(Take *take, Grains grains)
{
    Chance *chance = &take->chance;
    for (int i = 0; i < grains.count; i++) {
        double at = chance_unit(chance);
        double force = chance_unit(chance);
        Grain grain = {
            .spot = {.time = grains.spot.time + at * grains.seconds,
                     .pan = grains.spot.pan + grains.spread * chance_either(chance),
                     .gain = grains.spot.gain * swell(at, grains.rise) * (0.25 + force * force)},
            .hertz = grains.from * pow(grains.to / grains.from, chance_unit(chance)),
            .ring = grains.ring * chance_between(chance, 0.6, 1.4),
        };
        crackle(take, grain);
    }
}
