#ifndef SOUND_FILTER_H
#define SOUND_FILTER_H

/**
 * Two filters. A Biquad has a fixed curve (cut, shelf); a SweepFilter may change its frequency at
 * every sample without becoming unstable. Both are values: copy one to start another channel with
 * the same curve.
 */

typedef struct Biquad {
    double b0, b1, b2, a1, a2;
    double memory1, memory2;
} Biquad;

Biquad biquad_low_pass(double hertz);
Biquad biquad_high_pass(double hertz);
Biquad biquad_low_shelf(double hertz, double decibels);
Biquad biquad_high_shelf(double hertz, double decibels);
double biquad_run(Biquad *filter, double input);

typedef struct SweepFilter {
    double memory1, memory2;
} SweepFilter;

/** Lets the band around `hertz` pass; `width` is its breadth against `hertz`: 0.1 whistles, 1 is a
 * breath. */
double sweep_band(SweepFilter *filter, double input, double hertz, double width);

#endif
