#include "materials.h"
#include "modal.h"
#include "noise.h"

/* Wood: many close partials that die within a tenth of a second. */
static const Body BLOCK = {
    .uneven = 0.02,
    .width = 0.18,
    .modes = 6,
    .mode = {{1.0, 1.0, 0.085},
             {1.58, 0.45, 0.060},
             {2.24, 0.50, 0.050},
             {2.92, 0.28, 0.038},
             {3.81, 0.22, 0.028},
             {5.10, 0.12, 0.020}},
};

void wood_knock(Take *take, Spot spot, double hertz)
{
    modal_strike(take, &BLOCK, (Strike){.spot = spot, .pitch = hertz, .contact = 0.35 / hertz});
    Spot click = spot;
    click.gain *= 0.35;
    noise_breath(take, (Breath){.spot = click,
                                .seconds = 0.014,
                                .rise = 0.12,
                                .from = 3.0 * hertz,
                                .to = 1.5 * hertz,
                                .width = 1.2});
}

/* A table top of two fingers' thickness on four legs. */
static const Body TABLE = {
    .uneven = 0.015,
    .width = 0.25,
    .modes = 7,
    .mode = {{1.0, 0.30, 0.15},
             {1.47, 0.48, 0.14},
             {2.05, 0.80, 0.12},
             {2.71, 0.80, 0.095},
             {3.64, 0.75, 0.075},
             {5.02, 0.60, 0.050},
             {7.30, 0.45, 0.035}},
};

void table_thud(Take *take, Spot spot)
{
    modal_strike(take, &TABLE, (Strike){.spot = spot, .pitch = 112.0, .contact = 0.0013});
}

static const Body FELT = {
    .uneven = 0.02,
    .width = 0.12,
    .modes = 3,
    .mode = {{1.0, 1.0, 0.070}, {1.7, 0.40, 0.050}, {2.6, 0.20, 0.035}},
};

void felt_tap(Take *take, Spot spot, double hertz)
{
    modal_strike(take, &FELT, (Strike){.spot = spot, .pitch = hertz, .contact = 1.3 / hertz});
    Spot brush = spot;
    brush.gain *= 0.12;
    noise_breath(take, (Breath){.spot = brush,
                                .seconds = 0.030,
                                .rise = 0.25,
                                .from = 1500.0,
                                .to = 700.0,
                                .width = 1.4});
}

/* A free bar: the partials of a tube that lies in the hand. */
static const Body PIPE = {
    .uneven = 0.006,
    .width = 0.2,
    .modes = 5,
    .mode = {{1.0, 0.8, 0.30},
             {2.756, 1.0, 0.22},
             {2.78, 0.4, 0.25},
             {5.404, 0.4, 0.12},
             {8.933, 0.12, 0.06}},
};

void pipe_clank(Take *take, Spot spot, double hertz)
{
    modal_strike(take, &PIPE, (Strike){.spot = spot, .pitch = hertz, .contact = 0.00030});
}

static const Body TILE = {
    .uneven = 0.03,
    .width = 0.3,
    .modes = 5,
    .mode = {{1.0, 1.0, 0.075},
             {1.52, 0.6, 0.060},
             {2.33, 0.55, 0.045},
             {3.15, 0.25, 0.030},
             {4.4, 0.12, 0.022}},
};

void tile_click(Take *take, Spot spot, double hertz)
{
    modal_strike(take, &TILE, (Strike){.spot = spot, .pitch = hertz, .contact = 0.0005});
}
