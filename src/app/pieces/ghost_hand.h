/**
 * A ghost that shows a gesture: how something is used, or taken from here to there.
 *
 * It speaks the language of the device in use. With a pointer a hand clicks here and clicks there,
 * then shows the same by dragging, and comes to rest; for keys and gamepads it is the buttons to
 * press. It is a picture above the table: nothing can be done to it.
 */
#ifndef PIECES_GHOST_HAND_H
#define PIECES_GHOST_HAND_H

#include "app/draw/canvas.h"
#include "app/input.h"

typedef struct Gesture {
    Device device;
    Box from;     /* what is used */
    bool carries; /* and goes to: */
    Box to;
    const char *keys; /* to press, a picture of the hands; or NULL: */
    KeyHint hint;     /* what to press */
} Gesture;

/** Draws the gesture as it is after some seconds. */
void ghost_hand_draw(Canvas *canvas, const Gesture *gesture, double seconds);

/** After how many seconds it rests. */
double ghost_hand_lasts(const Gesture *gesture);

#endif
