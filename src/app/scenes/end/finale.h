/**
 * The finale: when the winners are known, evening falls on their house, the lights go on room by
 * room, and everyone in it waves.
 *
 * What a moment of it shows follows from the house and the time alone. After finale_seconds nothing
 * moves any more; until then most frames are like the one before.
 */
#ifndef END_FINALE_H
#define END_FINALE_H

#include "dreamhome/home.h"

#include <stdbool.h>

typedef struct Finale {
    float dusk;                /* from 0 to 1, while the evening falls */
    bool dark;                 /* it is evening, */
    SpaceSet lit;              /* and here the lights are on */
    int8_t frame[SPACE_LIMIT]; /* of what moves in a room, counted from 1; 0: nothing does */
} Finale;

/** The house so many seconds after the result came. */
Finale finale_at(const Home *home, float seconds);

/** How much of the moon, and of the light behind the windows of the roof, the dusk shows: 0 to 1.
 */
float finale_moon(float dusk);

/** Whether two moments look alike, but for the dusk. */
bool finale_equal(const Finale *one, const Finale *other);

float finale_seconds(void);

#endif
