#include "filter.h"

#include <math.h>

#include "sound.h"

/* The curves are those of R. Bristow-Johnson's "Audio EQ Cookbook", all with the flattest knee. */

static const double FLATTEST = 0.70710678118654752;

static Biquad normalised(Biquad raw, double a0)
{
    return (Biquad){.b0 = raw.b0 / a0,
                    .b1 = raw.b1 / a0,
                    .b2 = raw.b2 / a0,
                    .a1 = raw.a1 / a0,
                    .a2 = raw.a2 / a0};
}

Biquad biquad_low_pass(double hertz)
{
    double angle = 2.0 * PI * hertz / SAMPLE_RATE;
    double c = cos(angle);
    double alpha = sin(angle) / (2.0 * FLATTEST);
    Biquad raw = {.b0 = (1 - c) / 2, .b1 = 1 - c, .b2 = (1 - c) / 2, .a1 = -2 * c, .a2 = 1 - alpha};
    return normalised(raw, 1 + alpha);
}

Biquad biquad_high_pass(double hertz)
{
    double angle = 2.0 * PI * hertz / SAMPLE_RATE;
    double c = cos(angle);
    double alpha = sin(angle) / (2.0 * FLATTEST);
    Biquad raw = {
        .b0 = (1 + c) / 2, .b1 = -(1 + c), .b2 = (1 + c) / 2, .a1 = -2 * c, .a2 = 1 - alpha};
    return normalised(raw, 1 + alpha);
}

/* A high shelf is a low shelf with the sign of every cosine turned. */
static Biquad shelf(double hertz, double decibels, double side)
{
    double angle = 2.0 * PI * hertz / SAMPLE_RATE;
    double c = side * cos(angle);
    double a = pow(10.0, decibels / 40.0);
    double bend = sin(angle) / FLATTEST * sqrt(a);
    Biquad raw = {
        .b0 = a * ((a + 1) - (a - 1) * c + bend),
        .b1 = side * 2 * a * ((a - 1) - (a + 1) * c),
        .b2 = a * ((a + 1) - (a - 1) * c - bend),
        .a1 = side * -2 * ((a - 1) + (a + 1) * c),
        .a2 = (a + 1) + (a - 1) * c - bend,
    };
    return normalised(raw, (a + 1) + (a - 1) * c + bend);
}

Biquad biquad_low_shelf(double hertz, double decibels)
{
    return shelf(hertz, decibels, 1.0);
}

Biquad biquad_high_shelf(double hertz, double decibels)
{
    return shelf(hertz, decibels, -1.0);
}

double biquad_run(Biquad *filter, double input)
{
    double output = filter->b0 * input + filter->memory1;
    filter->memory1 = filter->b1 * input - filter->a1 * output + filter->memory2;
    filter->memory2 = filter->b2 * input - filter->a2 * output;
    return output;
}

/* A state-variable filter solved for the present sample (V. Zavalishin), hence stable at any
 * frequency. */
double sweep_band(SweepFilter *filter, double input, double hertz, double width)
{
    double g = tan(PI * fmin(hertz, 0.45 * SAMPLE_RATE) / SAMPLE_RATE);
    double high =
        (input - (width + g) * filter->memory1 - filter->memory2) / (1.0 + width * g + g * g);
    double band = g * high + filter->memory1;
    double low = g * band + filter->memory2;
    filter->memory1 = g * high + band;
    filter->memory2 = g * band + low;
    return width * band;
}
