#include "app/scenes/end/finale.h"

#include "app/pieces/wave.h"

#include <math.h>
#include <string.h>

static const float DUSK = 1.1f;                            /* seconds until it is evening */
static const float LIGHT_AFTER = 1.3f, LIGHT_EACH = 0.14f; /* the lights, one after the other */
static const float WAVE_AFTER = 2.0f, WAVE_EACH = 0.37f;

enum { ROUNDS = 2 };

/* Neighbours do not wave one after the other: the house is alive everywhere. */
static const Space ORDER[SPACE_COUNT] = {
    SPACE_B2, SPACE_D1, SPACE_E2, SPACE_A1, SPACE_C2, SPACE_E0,
    SPACE_B1, SPACE_D2, SPACE_C1, SPACE_A2, SPACE_E1, SPACE_D0,
};

float finale_seconds(void)
{
    return WAVE_AFTER + WAVE_EACH * (float)(ROUNDS * SPACE_COUNT) + wave_seconds() + 0.2f;
}

static SpaceSet lit_at(const Home *home, float seconds)
{
    SpaceSet lit = 0;
    for (int i = 0; i < SPACE_COUNT; i++) {
        const Space space = ORDER[i];
        if (seconds < LIGHT_AFTER + LIGHT_EACH * (float)i || !space_in(home->rooms, space))
            continue;
        lit |= space_bit(space);
        if (!space_in(home->of_type[ROOM_NONE], space))
            lit |= home_room_at(home, space); /* rooms that have joined share their light */
    }
    return lit;
}

static int8_t frame_of(int turn, float seconds)
{
    return (int8_t)wave_frame(seconds - WAVE_AFTER - WAVE_EACH * (float)turn);
}

Finale finale_at(const Home *home, float seconds)
{
    Finale finale = {.dusk = fminf(seconds / DUSK, 1), .dark = seconds >= DUSK};
    finale.lit = lit_at(home, seconds);
    for (int i = 0; i < SPACE_COUNT; i++) {
        for (int round = 0; round < ROUNDS && !finale.frame[ORDER[i]]; round++)
            finale.frame[ORDER[i]] = frame_of(round * SPACE_COUNT + i, seconds);
    }
    return finale;
}

float finale_moon(float dusk)
{
    static const float RISES = 0.5f; /* the sun has to grow pale first */
    return fminf(fmaxf((dusk - RISES) / (1 - RISES), 0), 1);
}

bool finale_equal(const Finale *one, const Finale *other)
{
    return one->dark == other->dark && one->lit == other->lit &&
           memcmp(one->frame, other->frame, sizeof one->frame) == 0;
}
