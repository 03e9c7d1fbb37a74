/**
 * What lives above the street of the title: clouds that drift, smoke that rises, a bird.
 */
#ifndef SCENES_TITLE_SKY_H
#define SCENES_TITLE_SKY_H

#include "app/draw/canvas.h"

enum { SKY_CHANGES_MAX = 5 };

/** How it is after so many seconds; smoke rises where the chimney is on the painted street. */
typedef struct TitleSky {
    double seconds;
    SDL_FPoint chimney; /* of 1600 x 1000 */
} TitleSky;

/** The chimney of the painted street. */
#define TITLE_SKY_CHIMNEY ((SDL_FPoint){850.5f, 487})

/** Asks for its pictures. */
void title_sky_foresee(const Canvas *canvas);

void title_sky_draw(Canvas *canvas, TitleSky sky);

/** The boxes in which the sky differs from that at another time; returns their number. */
int title_sky_changes(const Canvas *canvas, TitleSky sky, double before,
                      Box changes[SKY_CHANGES_MAX]);

#endif
