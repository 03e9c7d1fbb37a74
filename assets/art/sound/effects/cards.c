/* Card on card, card on wood, and sheets of paper. */
#include "effects.h"
#include "materials.h"
#include "noise.h"

/* No two takes are alike: about 1, and off by `share` at most. */
static double about(Take *take, double share)
{
    return 1.0 + share * chance_either(&take->chance);
}

void effect_card_lift(Take *take)
{
    static const double BRIGHT[] = {0.88, 1.0, 1.12, 0.94, 1.2};
    static const double SECONDS[] = {0.085, 0.097, 0.109, 0.118, 0.078};
    double bright = BRIGHT[take->variant];
    double seconds = SECONDS[take->variant];
    paper_rub(take, (Rub){.spot = {.time = 0.004, .pan = -0.1, .gain = 0.6},
                          .seconds = seconds,
                          .rise = 0.6,
                          .from = 1100.0 * bright,
                          .to = 2600.0 * bright});
    paper_snap(take, (Spot){.time = 0.72 * seconds, .pan = 0.1, .gain = 0.34}, 0.9);
    noise_breath(take, (Breath){.spot = {.time = 0.06, .gain = 0.5},
                                .seconds = 0.11,
                                .rise = 0.3,
                                .from = 320.0,
                                .to = 620.0,
                                .width = 0.9});
}

void effect_card_drop(Take *take)
{
    noise_breath(take, (Breath){.spot = {.time = 0.003, .gain = 0.22},
                                .seconds = 0.05,
                                .rise = 0.8,
                                .from = 700.0,
                                .to = 420.0,
                                .width = 1.0});
    static const double WEIGHT[] = {0.95, 1.03, 1.11, 0.88, 1.2};
    double time = 0.036 * about(take, 0.15);
    card_land(take, (Spot){.time = time, .pan = -0.08, .gain = 1.0}, WEIGHT[take->variant]);
}

/* The card slips between the neighbours and sits: the house itself answers with a quiet tuned
 * knock. */
void effect_card_place(Take *take)
{
    static const double SLIP[] = {0.075, 0.09, 0.066, 0.082, 0.099};
    double slip = SLIP[take->variant];
    paper_rub(take, (Rub){.spot = {.time = 0.004, .pan = 0.12, .gain = 0.28},
                          .seconds = slip + 0.03,
                          .rise = 0.7,
                          .from = 2300.0,
                          .to = 1300.0});
    card_land(take, (Spot){.time = slip, .gain = 0.9}, 1.25);
    wood_knock(take, (Spot){.time = slip + 0.002, .pan = -0.1, .gain = 0.55},
               294.0 * about(take, 0.02));
    marimba(take, (Spot){.time = slip + 0.004, .gain = 0.17}, NOTE_D4);
    marimba(take, (Spot){.time = slip + 0.010, .pan = 0.2, .gain = 0.06}, NOTE_G4);
}

void effect_card_flip(Take *take)
{
    double speed = about(take, 0.14);
    double bright = about(take, 0.10);
    noise_breath(take, (Breath){.spot = {.time = 0.004, .pan = -0.25, .gain = 0.8},
                                .seconds = 0.14 * speed,
                                .rise = 0.62,
                                .from = 480.0 * bright,
                                .to = 1500.0 * bright,
                                .width = 0.9});
    paper_snap(take, (Spot){.time = 0.060 * speed, .pan = -0.1, .gain = 0.45}, bright);
    paper_snap(take, (Spot){.time = 0.122 * speed, .pan = 0.15, .gain = 0.55}, 0.85 * bright);
    card_land(take, (Spot){.time = 0.168 * speed, .pan = 0.2, .gain = 0.6}, 0.7);
}

/* No reproach: two padded notes going down a step, and the card gliding home. */
void effect_card_refuse(Take *take)
{
    felt_tap(take, (Spot){.time = 0.004, .gain = 0.5}, 190.0);
    marimba(take, (Spot){.time = 0.006, .pan = -0.1, .gain = 0.50}, NOTE_D4);
    felt_tap(take, (Spot){.time = 0.150, .gain = 0.45}, 165.0);
    marimba(take, (Spot){.time = 0.152, .pan = 0.1, .gain = 0.50}, NOTE_B3);
    paper_rub(take, (Rub){.spot = {.time = 0.17, .pan = 0.2, .gain = 0.14},
                          .seconds = 0.22,
                          .rise = 0.35,
                          .from = 1900.0,
                          .to = 900.0});
}

/* Two halves fall into each other, the bridge collapses with a purr, and the pack is tapped square.
 */
void effect_shuffle(Take *take)
{
    Chance *chance = &take->chance;
    double time = 0.02;
    for (int card = 0; card < 34; card++) {
        double side = card % 2 == 0 ? -0.32 : 0.32;
        double gain = chance_between(chance, 0.35, 0.65) * (0.7 + 0.3 * card / 34.0);
        paper_snap(take, (Spot){.time = time, .pan = side, .gain = gain},
                   chance_between(chance, 0.75, 1.05));
        time += chance_between(chance, 0.8, 1.2) * (0.030 - 0.0005 * card);
    }
    time += 0.12;
    for (int card = 0; card < 30; card++) {
        double bow = 1.0 - (card - 15.0) * (card - 15.0) / 260.0;
        paper_snap(take,
                   (Spot){.time = time, .pan = 0.2 * chance_either(chance), .gain = 0.30 * bow},
                   0.8);
        time += chance_between(chance, 0.009, 0.012);
    }
    card_land(take, (Spot){.time = time + 0.10, .pan = -0.1, .gain = 0.55}, 1.0);
    wood_knock(take, (Spot){.time = time + 0.10, .pan = -0.1, .gain = 0.2}, 350.0);
    card_land(take, (Spot){.time = time + 0.27, .pan = 0.1, .gain = 0.42}, 1.0);
    wood_knock(take, (Spot){.time = time + 0.27, .pan = 0.1, .gain = 0.15}, 372.0);
}

void effect_deal(Take *take)
{
    static const double SPEED[] = {1.0, 0.92, 0.84, 1.07, 0.96};
    double speed = SPEED[take->variant];
    paper_rub(take, (Rub){.spot = {.time = 0.004, .pan = -0.2, .gain = 0.5},
                          .seconds = 0.10 * speed,
                          .rise = 0.45,
                          .from = 1500.0,
                          .to = 3000.0});
    paper_snap(take, (Spot){.time = 0.040 * speed, .pan = -0.1, .gain = 0.45}, 1.0);
    card_land(take, (Spot){.time = 0.108 * speed, .pan = 0.1, .gain = 0.5}, 0.6);
}

/* The corner is taken, the leaf swings over, bends and lies down. */
void effect_page(Take *take)
{
    paper_rub(take, (Rub){.spot = {.time = 0.004, .pan = 0.35, .gain = 0.35},
                          .seconds = 0.13,
                          .rise = 0.4,
                          .from = 2600.0,
                          .to = 3200.0});
    paper_rub(take, (Rub){.spot = {.time = 0.10, .pan = 0.0, .gain = 0.8},
                          .seconds = 0.30,
                          .rise = 0.45,
                          .from = 1300.0,
                          .to = 2500.0});
    noise_breath(take, (Breath){.spot = {.time = 0.20, .pan = -0.2, .gain = 0.7},
                                .seconds = 0.24,
                                .rise = 0.45,
                                .from = 600.0,
                                .to = 260.0,
                                .width = 0.9});
    paper_snap(take, (Spot){.time = 0.385, .pan = -0.3, .gain = 0.32}, 0.6);
}

/* A long slip between board and table, a little catch in the middle, then it rests. */
void effect_roof_slide(Take *take)
{
    double speed = about(take, 0.12);
    double bright = about(take, 0.10);
    paper_rub(take, (Rub){.spot = {.time = 0.004, .pan = -0.35, .gain = 0.6},
                          .seconds = 0.26 * speed,
                          .rise = 0.55,
                          .from = 1900.0 * bright,
                          .to = 1350.0 * bright});
    paper_rub(take, (Rub){.spot = {.time = 0.21 * speed, .pan = -0.1, .gain = 0.75},
                          .seconds = 0.30 * speed,
                          .rise = 0.4,
                          .from = 1500.0 * bright,
                          .to = 850.0 * bright});
    felt_tap(take, (Spot){.time = 0.485 * speed, .pan = 0.05, .gain = 0.7}, 150.0);
    table_thud(take, (Spot){.time = 0.487 * speed, .gain = 0.35});
}

/* Turned over like a card, but with tiles on its face. */
void effect_roof_turn(Take *take)
{
    Chance *chance = &take->chance;
    noise_breath(take, (Breath){.spot = {.time = 0.004, .pan = -0.2, .gain = 0.6},
                                .seconds = 0.17,
                                .rise = 0.65,
                                .from = 420.0,
                                .to = 1200.0,
                                .width = 0.9});
    double down = 0.180 * about(take, 0.10);
    paper_snap(take, (Spot){.time = 0.47 * down, .gain = 0.35}, 0.8);
    card_land(take, (Spot){.time = down, .gain = 0.7}, 1.2);
    double time = down + 0.002;
    for (int tile = 0; tile < 6; tile++) {
        Spot spot = {.time = time, .pan = -0.4 + 0.16 * tile, .gain = 0.24 - 0.028 * tile};
        tile_click(take, spot, chance_between(chance, 980.0, 1500.0));
        time += chance_between(chance, 0.022, 0.040);
    }
    marimba(take, (Spot){.time = down + 0.006, .gain = 0.12}, NOTE_G4);
}
