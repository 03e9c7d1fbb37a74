/* Bells, counting, children and applause. */
#include <math.h>

#include "effects.h"
#include "materials.h"
#include "noise.h"

/* What a room sings: wood, and a little light above it. */
void effect_room_note(Take *take)
{
    static const Note NOTES[] = {NOTE_G3, NOTE_A3, NOTE_B3, NOTE_D4, NOTE_E4, NOTE_G4,
                                 NOTE_A4, NOTE_B4, NOTE_D5, NOTE_E5, NOTE_G5};
    Note note = NOTES[take->variant];
    marimba(take, (Spot){.time = 0.004, .gain = 0.6}, note);
    kalimba(take, (Spot){.time = 0.006, .gain = 0.10}, note + 12);
}

void effect_score_tick(Take *take)
{
    static const double PAN[] = {0.0, -0.12, 0.12};
    kalimba(take, (Spot){.time = 0.003, .pan = PAN[take->variant], .gain = 0.6}, NOTE_B5);
    wood_knock(take, (Spot){.time = 0.003, .gain = 0.10 + 0.02 * take->variant},
               900.0 + 60.0 * take->variant);
}

/* A rolled chord, wood first, with light on its top. */
void effect_score_total(Take *take)
{
    static const Note CHORD[] = {NOTE_G3, NOTE_D4, NOTE_G4, NOTE_B4, NOTE_D5, NOTE_G5};
    felt_tap(take, (Spot){.time = 0.004, .gain = 0.5}, 150.0);
    for (int i = 0; i < 6; i++) {
        Spot spot = {.time = 0.006 + 0.034 * i, .pan = -0.35 + 0.14 * i, .gain = 0.52 - 0.03 * i};
        marimba(take, spot, CHORD[i]);
    }
    hand_bell(take, (Spot){.time = 0.215, .pan = 0.2, .gain = 0.20}, NOTE_D5, 0.8);
    hand_bell(take, (Spot){.time = 0.222, .pan = -0.2, .gain = 0.26}, NOTE_G5, 0.8);
    glockenspiel(take, (Spot){.time = 0.230, .pan = 0.1, .gain = 0.10}, NOTE_D6);
}

void effect_chime(Take *take)
{
    static const Note RISE[] = {NOTE_D5, NOTE_G5, NOTE_B5, NOTE_D6};
    static const double TIME[] = {0.004, 0.105, 0.200, 0.310};
    marimba(take, (Spot){.time = 0.004, .gain = 0.45}, NOTE_G4);
    for (int i = 0; i < 4; i++) {
        Spot spot = {.time = TIME[i], .pan = -0.3 + 0.2 * i, .gain = i == 3 ? 0.42 : 0.34};
        hand_bell(take, spot, RISE[i], 0.75);
    }
    glockenspiel(take, (Spot){.time = 0.318, .pan = 0.35, .gain = 0.10}, NOTE_G6);
}

/* The call of hide-and-seek, a third down, and a giggle that gives the child away. */
void effect_child_found(Take *take)
{
    static const Note GIGGLE[] = {NOTE_B5, NOTE_D6, NOTE_B5, NOTE_D6, NOTE_G6};
    ocarina(take, (Spot){.time = 0.004, .pan = -0.15, .gain = 0.55}, NOTE_D5, 0.19);
    ocarina(take, (Spot){.time = 0.205, .pan = -0.15, .gain = 0.55}, NOTE_B4, 0.27);
    double time = 0.50;
    for (int i = 0; i < 5; i++) {
        kalimba(take, (Spot){.time = time, .pan = 0.30 - 0.05 * i, .gain = 0.30 + 0.05 * i},
                GIGGLE[i]);
        time += i == 3 ? 0.115 : 0.074;
    }
    glockenspiel(take, (Spot){.time = time - 0.074, .pan = 0.2, .gain = 0.12}, NOTE_G6);
}

/* A child that has been found, out of breath: quick, light, and up and down. */
void effect_giggle(Take *take)
{
    static const Note LAUGHS[][6] = {
        {NOTE_D6, NOTE_E6, NOTE_D6, NOTE_B5, NOTE_D6, NOTE_G6},
        {NOTE_B5, NOTE_D6, NOTE_B5, NOTE_D6, NOTE_E6, NOTE_D6},
        {NOTE_E6, NOTE_D6, NOTE_E6, NOTE_D6, NOTE_B5, NOTE_A5},
    };
    double time = 0.004;
    for (int i = 0; i < 6; i++) {
        double gain = 0.5 - 0.05 * i;
        ocarina(take, (Spot){.time = time, .pan = 0.1 - 0.04 * i, .gain = gain},
                LAUGHS[take->variant][i], 0.10);
        noise_breath(take, (Breath){.spot = {.time = time, .gain = 0.25 * gain},
                                    .seconds = 0.05,
                                    .rise = 0.2,
                                    .from = 2600.0,
                                    .to = 1900.0,
                                    .width = 0.6});
        time += chance_between(&take->chance, 0.095, 0.125);
    }
}

/* The little bell over a door. */
void effect_turn_bell(Take *take)
{
    hand_bell(take, (Spot){.time = 0.004, .pan = -0.05, .gain = 0.5}, NOTE_G5, 0.7);
    hand_bell(take, (Spot){.time = 0.075, .pan = 0.15, .gain = 0.16}, NOTE_D6, 0.5);
    felt_tap(take, (Spot){.time = 0.004, .gain = 0.12}, 400.0);
}

/* Somebody is at the door: ding, dong. */
void effect_round_bell(Take *take)
{
    hand_bell(take, (Spot){.time = 0.004, .pan = -0.15, .gain = 0.5}, NOTE_B4, 1.0);
    marimba(take, (Spot){.time = 0.004, .pan = -0.15, .gain = 0.16}, NOTE_B4);
    hand_bell(take, (Spot){.time = 0.50, .pan = 0.15, .gain = 0.55}, NOTE_G4, 1.2);
    marimba(take, (Spot){.time = 0.50, .pan = 0.15, .gain = 0.18}, NOTE_G3);
}

typedef struct Person {
    double pan, gain, hertz, pace;
} Person;

static void clap(Take *take, const Person *person, Spot spot)
{
    Chance *chance = &take->chance;
    double hertz = person->hertz * chance_between(chance, 0.9, 1.1);
    noise_breath(take, (Breath){.spot = spot,
                                .seconds = chance_between(chance, 0.022, 0.032),
                                .rise = 0.06,
                                .from = hertz,
                                .to = 0.75 * hertz,
                                .width = 0.55});
    Spot palm = spot;
    palm.gain *= 0.45;
    noise_breath(take, (Breath){.spot = palm,
                                .seconds = 0.011,
                                .rise = 0.1,
                                .from = 2.3 * hertz,
                                .to = 1.7 * hertz,
                                .width = 0.9});
}

/* Comes up quickly, stays, and thins out. */
static double zeal(double time)
{
    return fmin(1.0, time / 0.25) * fmin(1.0, fmax(0.0, (3.3 - time) / 1.7));
}

/* Fourteen people around a table, each with their own hands and pace. */
void effect_applause(Take *take)
{
    Chance *chance = &take->chance;
    for (int i = 0; i < 14; i++) {
        Person person = {.pan = -0.8 + 1.6 * i / 13.0,
                         .gain = chance_between(chance, 0.35, 1.0),
                         .hertz = chance_between(chance, 620.0, 1500.0),
                         .pace = chance_between(chance, 0.19, 0.29)};
        double time = chance_between(chance, 0.01, 0.25);
        double stop = chance_between(chance, 2.3, 3.3);
        while (time < stop) {
            Spot spot = {.time = time, .pan = person.pan, .gain = person.gain * zeal(time)};
            spot.gain *= chance_between(chance, 0.75, 1.0);
            clap(take, &person, spot);
            time += person.pace * chance_between(chance, 0.92, 1.08);
        }
    }
}
