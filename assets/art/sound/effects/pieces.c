/* Wooden pieces and the tools of the building site, toy-sized and friendly. */
#include <math.h>

#include "../dsp/filter.h"
#include "effects.h"
#include "materials.h"
#include "noise.h"

/* A wooden disc drops on card, hops twice and lies. */
void effect_token(Take *take)
{
    static const double PITCH[] = {1010.0, 1080.0, 955.0, 1045.0, 985.0};
    double time = 0.004;
    double gap = chance_between(&take->chance, 0.062, 0.074);
    double gain = 0.8;
    for (int hop = 0; hop < 4; hop++) {
        double pitch = PITCH[take->variant] * (1.0 + 0.04 * chance_either(&take->chance));
        wood_knock(take, (Spot){.time = time, .pan = 0.06 * hop, .gain = gain}, pitch);
        felt_tap(take, (Spot){.time = time, .pan = 0.06 * hop, .gain = 0.5 * gain}, 240.0);
        time += gap;
        gap *= 0.58;
        gain *= 0.45;
    }
}

/* Six wooden steps from left to right, the heavier foot first, and a small hop at the end. */
void effect_marker(Take *take)
{
    double time = 0.004;
    for (int step = 0; step < 6; step++) {
        double pitch =
            (step % 2 == 0 ? 470.0 : 560.0) * (1.0 + 0.015 * chance_either(&take->chance));
        Spot spot = {.time = time, .pan = -0.6 + 0.22 * step, .gain = 0.42 + 0.05 * step};
        wood_knock(take, spot, pitch);
        spot.gain *= 0.35;
        table_thud(take, spot);
        time += chance_between(&take->chance, 0.118, 0.130);
    }
    Spot rest = {.time = time + 0.03, .pan = 0.6, .gain = 0.8};
    wood_knock(take, rest, 440.0);
    rest.gain = 0.55;
    table_thud(take, rest);
    rest.gain = 0.10;
    marimba(take, rest, NOTE_G4);
}

/* A tool is laid down: the wooden handle first, then the blade. */
void effect_tool(Take *take)
{
    static const double SIZE[] = {1.0, 1.06, 0.95, 1.1, 0.91};
    double size = SIZE[take->variant];
    double blade = chance_between(&take->chance, 0.050, 0.068);
    wood_knock(take, (Spot){.time = 0.004, .pan = -0.1, .gain = 0.8}, 330.0 * size);
    table_thud(take, (Spot){.time = 0.004, .gain = 0.7});
    pipe_clank(take, (Spot){.time = blade, .pan = 0.2, .gain = 0.24}, 690.0 * size);
    wood_knock(take, (Spot){.time = blade + 0.002, .pan = 0.1, .gain = 0.4}, 420.0 * size);
    pipe_clank(take, (Spot){.time = 1.8 * blade, .pan = 0.25, .gain = 0.05}, 705.0 * size);
    table_thud(take, (Spot){.time = blade + 0.004, .gain = 0.3});
}

/* How fast the drill turns, 0 to 1: spins up, bites, is let go. */
static double drill_speed(double time)
{
    double up = 1.0 - exp(-time / 0.07);
    double down = time < 0.78 ? 1.0 : exp(-(time - 0.78) / 0.12);
    return up * down;
}

static double drill_bite(double time)
{
    double in = fmin(1.0, fmax(0.0, (time - 0.20) / 0.10));
    double out = fmin(1.0, fmax(0.0, (0.80 - time) / 0.08));
    return in * out;
}

/* A hum of seven partials that get darker upwards, its gears an octave and a half above, and chips
 * of wood. */
void effect_drill(Take *take)
{
    Biquad dark = biquad_low_pass(1500.0);
    SweepFilter chips = {0};
    double turn = 0.0;
    double flutter = 0.0;
    for (int i = 0; i < take->sound.frames; i++) {
        double time = (double)i / SAMPLE_RATE;
        double speed = drill_speed(time);
        double bite = drill_bite(time);
        flutter += 0.0008 * (chance_either(&take->chance) - flutter);
        turn +=
            2.0 * PI * (52.0 + (104.0 - 16.0 * bite) * speed) * (1.0 + 0.6 * flutter) / SAMPLE_RATE;
        double hum = 0.0;
        for (int k = 1; k <= 7; k++) {
            hum += sin(k * turn + 0.7 * k * k) / (k + 0.4);
        }
        double gears = 0.16 * sin(6.02 * turn) + 0.10 * sin(9.03 * turn);
        double hiss = sweep_band(&chips, chance_either(&take->chance), 900.0 + 500.0 * bite, 0.9);
        double chop = 0.55 + 0.45 * sin(2.0 * turn);
        double tone = biquad_run(&dark, 0.36 * hum + gears) * (1.0 - 0.15 * bite);
        double loud = speed * fmin(1.0, time / 0.02);
        sound_add(&take->sound, i, -0.05, loud * (tone + 0.75 * bite * chop * hiss));
    }
    noise_grains(take, (Grains){.spot = {.time = 0.25, .gain = 0.5},
                                .seconds = 0.6,
                                .rise = 0.5,
                                .from = 1200.0,
                                .to = 3200.0,
                                .count = 90,
                                .ring = 0.008,
                                .spread = 0.4});
}

/* A dozen cushioned blows; stone crumbles and trickles away. */
void effect_jackhammer(Take *take)
{
    Chance *chance = &take->chance;
    double time = 0.006;
    for (int blow = 0; blow < 12; blow++) {
        double force = blow == 0 ? 0.7 : chance_between(chance, 0.85, 1.0);
        Spot spot = {.time = time, .pan = 0.05 * chance_either(chance), .gain = force};
        felt_tap(take, spot, 92.0);
        table_thud(take, spot);
        spot.gain = 0.35 * force;
        wood_knock(take, spot, 310.0);
        spot.gain = 0.10 * force;
        pipe_clank(take, spot, 420.0);
        noise_breath(take, (Breath){.spot = {.time = time, .gain = 1.5 * force},
                                    .seconds = 0.055,
                                    .rise = 0.08,
                                    .from = 1100.0,
                                    .to = 520.0,
                                    .width = 1.1});
        time += chance_between(chance, 0.97, 1.03) * (blow < 2 ? 0.094 : 0.076);
    }
    noise_grains(take, (Grains){.spot = {.time = 0.10, .gain = 0.55},
                                .seconds = time + 0.25,
                                .rise = 0.6,
                                .from = 700.0,
                                .to = 2600.0,
                                .count = 150,
                                .ring = 0.012,
                                .spread = 0.6});
}

/* The drum turns twice: gravel climbs, tumbles and slaps into the wet. */
void effect_mixer(Take *take)
{
    Chance *chance = &take->chance;
    for (int turn = 0; turn < 3; turn++) {
        double start = 0.004 + 0.56 * turn;
        double force = turn == 1 ? 1.0 : 0.8;
        noise_breath(take, (Breath){.spot = {.time = start, .pan = -0.3, .gain = 1.5 * force},
                                    .seconds = 0.72,
                                    .rise = 0.55,
                                    .from = 130.0,
                                    .to = 210.0,
                                    .width = 0.8});
        noise_grains(take, (Grains){.spot = {.time = start, .pan = 0.05, .gain = 0.9 * force},
                                    .seconds = 0.74,
                                    .rise = 0.62,
                                    .from = 480.0,
                                    .to = 2100.0,
                                    .count = 210,
                                    .ring = 0.016,
                                    .spread = 0.6});
        noise_breath(take,
                     (Breath){.spot = {.time = start + 0.40, .pan = 0.25, .gain = 0.8 * force},
                              .seconds = 0.20,
                              .rise = 0.2,
                              .from = 640.0,
                              .to = 300.0,
                              .width = 0.7});
        for (int stone = 0; stone < 5; stone++) {
            Spot spot = {.time = start + chance_between(chance, 0.30, 0.62),
                         .pan = 0.5 * chance_either(chance),
                         .gain = chance_between(chance, 0.06, 0.14) * force};
            tile_click(take, spot, chance_between(chance, 560.0, 1100.0));
        }
    }
}

/* Two tubes are set, a coupling rattles, a plank comes to lie across. */
void effect_scaffold(Take *take)
{
    pipe_clank(take, (Spot){.time = 0.004, .pan = -0.4, .gain = 0.30}, 396.0);
    felt_tap(take, (Spot){.time = 0.004, .pan = -0.3, .gain = 0.5}, 130.0);
    pipe_clank(take, (Spot){.time = 0.175, .pan = 0.35, .gain = 0.26}, 444.0);
    felt_tap(take, (Spot){.time = 0.175, .pan = 0.3, .gain = 0.45}, 140.0);
    for (int turn = 0; turn < 4; turn++) {
        double time = 0.285 + 0.036 * turn;
        pipe_clank(take, (Spot){.time = time, .pan = 0.1, .gain = 0.05}, 820.0 + 14.0 * turn);
    }
    wood_knock(take, (Spot){.time = 0.475, .pan = -0.1, .gain = 0.8}, 228.0);
    table_thud(take, (Spot){.time = 0.475, .gain = 0.8});
    wood_knock(take, (Spot){.time = 0.512, .pan = 0.25, .gain = 0.4}, 246.0);
}
