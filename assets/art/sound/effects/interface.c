/* What the pointer touches: small, dry, never in the way. */
#include "effects.h"
#include "materials.h"
#include "noise.h"

void effect_button(Take *take)
{
    felt_tap(take, (Spot){.time = 0.003, .gain = 0.8}, 260.0);
    wood_knock(take, (Spot){.time = 0.004, .gain = 0.5}, 520.0);
    wood_knock(take, (Spot){.time = 0.062, .pan = 0.05, .gain = 0.16}, 640.0);
}

void effect_hover(Take *take)
{
    felt_tap(take, (Spot){.time = 0.004, .gain = 0.6}, 430.0);
    wood_knock(take, (Spot){.time = 0.005, .gain = 0.12}, 860.0);
}

void effect_toggle(Take *take)
{
    wood_knock(take, (Spot){.time = 0.003, .pan = -0.1, .gain = 0.45}, 600.0);
    wood_knock(take, (Spot){.time = 0.058, .pan = 0.1, .gain = 0.6}, 800.0);
    felt_tap(take, (Spot){.time = 0.058, .gain = 0.5}, 300.0);
}

/* Backwards: the rub swells into its end, and two soft notes step down. */
void effect_undo(Take *take)
{
    paper_rub(take, (Rub){.spot = {.time = 0.004, .pan = 0.3, .gain = 0.4},
                          .seconds = 0.20,
                          .rise = 0.85,
                          .from = 900.0,
                          .to = 2100.0});
    marimba(take, (Spot){.time = 0.100, .pan = 0.15, .gain = 0.22}, NOTE_E5);
    marimba(take, (Spot){.time = 0.190, .pan = -0.15, .gain = 0.26}, NOTE_B4);
    felt_tap(take, (Spot){.time = 0.190, .gain = 0.3}, 230.0);
}

/* "Are you sure?", asked by a friend: the same two notes twice, the second time opening upwards. */
void effect_warning(Take *take)
{
    static const struct {
        double time;
        Note low, high;
    } ASK[] = {{0.004, NOTE_E4, NOTE_B4}, {0.210, NOTE_E4, NOTE_B4}, {0.415, NOTE_G4, NOTE_D5}};
    for (int i = 0; i < 3; i++) {
        double gain = i == 1 ? 0.32 : 0.5;
        marimba(take, (Spot){.time = ASK[i].time, .pan = -0.2, .gain = gain}, ASK[i].low);
        marimba(take, (Spot){.time = ASK[i].time + 0.012, .pan = 0.2, .gain = 0.8 * gain},
                ASK[i].high);
    }
}
