#include <math.h>

#include "../dsp/filter.h"
#include "materials.h"
#include "modal.h"
#include "noise.h"

static double note_hertz(Note note)
{
    return 440.0 * pow(2.0, ((int)note - 69) / 12.0);
}

/* Rosewood, tuned as makers tune it: the second partial two octaves up. The tube below holds the
 * first one. */
static const Body MARIMBA = {
    .uneven = 0.0012,
    .width = 0.10,
    .modes = 6,
    .mode = {{1.0, 1.0, 0.95},
             {1.0015, 0.3, 1.25},
             {2.02, 0.04, 0.30},
             {3.98, 0.55, 0.26},
             {9.6, 0.40, 0.08},
             {14.2, 0.15, 0.03}},
};

void marimba(Take *take, Spot spot, Note note)
{
    double hertz = note_hertz(note);
    double ring = pow(330.0 / hertz, 0.45);
    double contact = 0.0008 * pow(262.0 / hertz, 0.6);
    modal_strike(take, &MARIMBA,
                 (Strike){.spot = spot, .pitch = hertz, .contact = contact, .ring = ring});
    Spot stick = spot;
    stick.gain *= 0.10;
    felt_tap(take, stick, 520.0);
}

/* A steel tongue on a wooden box: a pure tone, a far overtone that is gone at once, and the thumb
 * leaving. */
static const Body KALIMBA = {
    .uneven = 0.0015,
    .width = 0.15,
    .modes = 7,
    .mode = {{1.0, 1.0, 0.50},
             {1.003, 0.25, 0.70},
             {2.01, 0.16, 0.30},
             {3.02, 0.06, 0.20},
             {5.42, 0.30, 0.11},
             {6.27, 0.14, 0.07},
             {8.1, 0.10, 0.04}},
};

void kalimba(Take *take, Spot spot, Note note)
{
    double hertz = note_hertz(note);
    modal_strike(
        take, &KALIMBA,
        (Strike){
            .spot = spot, .pitch = hertz, .contact = 0.00028, .ring = pow(880.0 / hertz, 0.4)});
    Spot thumb = spot;
    thumb.gain *= 0.22;
    wood_knock(take, thumb, 310.0);
}

/* Small steel bars under a soft mallet: the bite of the upper partials is filed off. */
static const Body GLOCKENSPIEL = {
    .uneven = 0.0008,
    .width = 0.25,
    .modes = 4,
    .mode = {{1.0, 1.0, 1.4}, {1.0018, 0.35, 1.7}, {2.756, 0.32, 0.50}, {5.404, 0.16, 0.20}},
};

void glockenspiel(Take *take, Spot spot, Note note)
{
    modal_strike(take, &GLOCKENSPIEL,
                 (Strike){.spot = spot, .pitch = note_hertz(note), .contact = 0.00025});
}

/* Cast bronze: hum, prime, the bell's third kept faint, fifth, octave; pairs beat slowly against
 * each other. */
static const Body HAND_BELL = {
    .uneven = 0.0006,
    .width = 0.30,
    .modes = 10,
    .mode = {{0.5, 0.14, 1.8},
             {1.0, 1.0, 1.7},
             {1.0014, 0.5, 1.9},
             {1.5, 0.06, 0.9},
             {2.0, 0.55, 1.1},
             {2.004, 0.20, 1.2},
             {3.0, 0.42, 0.75},
             {4.16, 0.30, 0.45},
             {5.43, 0.20, 0.28},
             {6.79, 0.12, 0.18}},
};

void hand_bell(Take *take, Spot spot, Note note, double ring)
{
    Strike strike = {.spot = spot, .pitch = note_hertz(note), .contact = 0.0003, .ring = ring};
    modal_strike(take, &HAND_BELL, strike);
    Spot clapper = spot;
    clapper.gain *= 0.10;
    wood_knock(take, clapper, 1150.0);
}

/* A round hollow tone: one sine with a little of the third partial, a slow waver and some breath
 * around it. */
void ocarina(Take *take, Spot spot, Note note, double seconds)
{
    int start = (int)(spot.time * SAMPLE_RATE);
    int frames = (int)(seconds * SAMPLE_RATE);
    double phase = 0.0;
    SweepFilter breath = {0};
    for (int i = 0; i < frames; i++) {
        double t = (double)i / SAMPLE_RATE;
        double swell = fmin(1.0, t / 0.035) * fmin(1.0, (seconds - t) / 0.07);
        double smooth = swell * swell * (3.0 - 2.0 * swell);
        double scoop = 1.0 - 0.03 * exp(-t / 0.022);
        double waver = 1.0 + 0.004 * sin(2.0 * PI * 5.4 * t) * fmin(1.0, t / 0.2);
        double hertz = note_hertz(note) * scoop * waver;
        phase += 2.0 * PI * hertz / SAMPLE_RATE;
        double tone = sin(phase) + 0.10 * sin(2.0 * phase) + 0.05 * sin(3.0 * phase);
        double air = sweep_band(&breath, chance_either(&take->chance), 2.0 * hertz, 0.5);
        double value = spot.gain * smooth * (0.5 * tone + 0.16 * air);
        sound_add(&take->sound, start + i, spot.pan, value);
    }
}
