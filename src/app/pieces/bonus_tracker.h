/**
 * How far a home is with the two functionality bonuses (R8.3): a bathroom on each upper floor; a
 * bathroom, a kitchen and a bedroom anywhere.
 */
#ifndef PIECES_BONUS_TRACKER_H
#define PIECES_BONUS_TRACKER_H

#include "app/draw/canvas.h"
#include "dreamhome/home.h"

/** What both bring, or would once they are met. */
typedef struct Bonuses {
    int bathrooms, trio; /* points */
} Bonuses;

Bonuses bonus_tracker_points(const Home *home);

/** Draws both on a dark ground: above each other, or side by side where the box is low. */
void bonus_tracker_draw(Canvas *canvas, const Home *home, Box b);

#endif
