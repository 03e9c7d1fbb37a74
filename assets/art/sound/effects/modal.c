#include "modal.h"

#include <math.h>

/* The push: a bell-shaped curve whose samples add up to 1. */
static double push(int frame, int frames)
{
    return frame >= frames ? 0.0 : (1.0 - cos(2.0 * PI * (frame + 0.5) / frames)) / frames;
}

/* A two-pole resonator driven by the push: what a single partial of a struck thing does. */
static void ring_mode(Take *take, Strike strike, double hertz, double ring)
{
    double angle = 2.0 * PI * hertz / SAMPLE_RATE;
    double decay = pow(10.0, -3.0 / (ring * SAMPLE_RATE));
    int start = (int)(strike.spot.time * SAMPLE_RATE);
    int contact = (int)fmax(2.0, strike.contact * SAMPLE_RATE);
    int frames = contact + (int)(1.4 * ring * SAMPLE_RATE);
    double now = 0.0;
    double before = 0.0;
    for (int i = 0; i < frames; i++) {
        double next =
            2.0 * decay * cos(angle) * now - decay * decay * before + sin(angle) * push(i, contact);
        before = now;
        now = next;
        sound_add(&take->sound, start + i, strike.spot.pan, strike.spot.gain * now);
    }
}

void modal_strike(Take *take, const Body *body, Strike strike)
{
    double longer = strike.ring == 0.0 ? 1.0 : strike.ring;
    for (int i = 0; i < body->modes; i++) {
        const Mode *mode = &body->mode[i];
        double hertz =
            strike.pitch * mode->ratio * (1.0 + body->uneven * chance_either(&take->chance));
        double aside = body->width * chance_either(&take->chance);
        if (hertz < 0.42 * SAMPLE_RATE) {
            Strike partial = strike;
            partial.spot.pan += aside;
            partial.spot.gain *= mode->gain;
            ring_mode(take, partial, hertz, mode->ring * longer);
        }
    }
}
