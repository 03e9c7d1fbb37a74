/* The players who join the music at the table as the houses grow: single notes, from which the game
 * plays what music/layers.py has written for them. */
#include "effects.h"
#include "materials.h"

/* The white key so many keys above a G: all that the music at the table needs. */
static Note white_key(Note g, int keys)
{
    static const int STEPS[] = {0, 2, 4, 5, 7, 9, 10};
    return (Note)((int)g + 12 * (keys / 7) + STEPS[keys % 7]);
}

void effect_layer_marimba(Take *take)
{
    marimba(take, (Spot){.time = 0.004, .pan = -0.25, .gain = 0.6},
            white_key(NOTE_G3, take->variant));
}

void effect_layer_kalimba(Take *take)
{
    kalimba(take, (Spot){.time = 0.004, .pan = 0.35, .gain = 0.6},
            white_key(NOTE_G4, take->variant));
}

void effect_layer_bells(Take *take)
{
    Note note = white_key(NOTE_G5, take->variant);
    glockenspiel(take, (Spot){.time = 0.004, .pan = 0.15, .gain = 0.5}, note);
}
