#include "materials.h"
#include "noise.h"

static Spot softer(Spot spot, double gain)
{
    spot.gain *= gain;
    return spot;
}

static Spot later(Spot spot, double seconds)
{
    spot.time += seconds;
    return spot;
}

void paper_snap(Take *take, Spot spot, double brightness)
{
    double hertz = 2900.0 * brightness * (1.0 + 0.12 * chance_either(&take->chance));
    noise_breath(take, (Breath){.spot = spot,
                                .seconds = 0.016 / brightness,
                                .rise = 0.10,
                                .from = hertz,
                                .to = 0.6 * hertz,
                                .width = 1.1});
    noise_breath(take, (Breath){.spot = softer(spot, 0.9),
                                .seconds = 0.030,
                                .rise = 0.12,
                                .from = 620.0 * brightness,
                                .to = 330.0 * brightness,
                                .width = 0.8});
}

void paper_rub(Take *take, Rub rub)
{
    noise_breath(take, (Breath){.spot = softer(rub.spot, 0.55),
                                .seconds = rub.seconds,
                                .rise = rub.rise,
                                .from = rub.from,
                                .to = rub.to,
                                .width = 1.3});
    noise_breath(take, (Breath){.spot = softer(rub.spot, 0.35),
                                .seconds = rub.seconds,
                                .rise = rub.rise,
                                .from = 0.3 * rub.from,
                                .to = 0.3 * rub.to,
                                .width = 0.9});
    noise_grains(take, (Grains){.spot = softer(rub.spot, 0.6),
                                .seconds = rub.seconds,
                                .rise = rub.rise,
                                .from = 0.7 * rub.from,
                                .to = 1.6 * rub.to,
                                .count = (int)(420.0 * rub.seconds),
                                .ring = 0.006,
                                .spread = 0.35});
}

void card_land(Take *take, Spot spot, double weight)
{
    double edge = chance_between(&take->chance, 0.009, 0.017);
    Spot aside = later(softer(spot, 0.42), edge);
    aside.pan += chance_between(&take->chance, 0.08, 0.2);
    paper_snap(take, softer(spot, 2.0), 0.62 / (0.6 + 0.4 * weight));
    paper_snap(take, softer(aside, 2.0), 0.8);
    table_thud(take, softer(spot, 0.50 * weight));
    table_thud(take, softer(aside, 0.4 * weight));
    wood_knock(take, softer(spot, 0.16 * weight), chance_between(&take->chance, 380.0, 430.0));
}
