/**
 * What lives above the street of the title: clouds that drift, smoke that rises, a bird.
 */
#ifndef SCENES_TITLE_SKY_H
#define SCENES_TITLE_SKY_H

#include "app/draw/canvas.h"

enum { SKY_CHANGES_MAX = 5 };

/** Asks for its pictures. */
void title_sky_foresee(const Canvas *canvas);

/** Draws it as it is after so many seconds. */
void title_sky_draw(Canvas *canvas, double seconds);

/** The boxes in which the sky at one time differs from that at another; returns their number. */
int title_sky_changes(const Canvas *canvas, double before, double now,
                      Box changes[SKY_CHANGES_MAX]);

#endif
