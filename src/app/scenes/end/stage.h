/**
 * What the end of a game is drawn with: on the window, or on a picture that is kept.
 *
 * A value; everything in it is borrowed.
 */
#ifndef END_STAGE_H
#define END_STAGE_H

#include "app/app.h"

typedef struct Stage {
    Canvas *canvas;
    Cards *cards;
    const Words *words;
    const Play *play;
    const SeatLook *seats;
    float speed;       /* seconds of a flight; 0: nothing moves */
    bool pointer_used; /* not a key */
} Stage;

/** The window. */
Stage stage_of(const App *app);

#endif
