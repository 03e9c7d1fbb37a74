/**
 * What lives above the street of the title: clouds that drift, smoke that rises, a bird.
 */
#ifndef SCENES_TITLE_SKY_H
#define SCENES_TITLE_SKY_H

#include "app/app.h"

/** Draws it as it is after so many seconds. */
void title_sky_draw(App *app, double seconds);

#endif
