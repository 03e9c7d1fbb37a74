/**
 * What lives in the street: clouds, a balloon and a bird above it, neighbours and the cat in it.
 *
 * Where each of them is follows from the time that the street has lived, and for those who walk,
 * from where one stands.
 */
#ifndef STREET_LIFE_H
#define STREET_LIFE_H

#include "app/draw/canvas.h"

enum { LIFE_CHANGES_MAX = 16 };

typedef struct StreetLife {
    double seconds;
    float shift;       /* units that one has walked along the street */
    float top, ground; /* the sky between the bar and the roofs; where people walk */
    float height;      /* of a grown person */
} StreetLife;

void street_life_draw_sky(Canvas *canvas, const StreetLife *life);
void street_life_draw_people(Canvas *canvas, const StreetLife *life);

/** The boxes in which the street differs from what it was at another time; returns their number. */
int street_life_changes(const Canvas *canvas, const StreetLife *life, double before,
                        Box changes[LIFE_CHANGES_MAX]);

#endif
