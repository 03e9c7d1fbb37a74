/**
 * The reference tile: what scores, on one page, as it lies before every player.
 *
 * All numbers come from the card table and the rules core.
 */
#ifndef APP_REFERENCE_H
#define APP_REFERENCE_H

#include "app/app.h"

/** The size that suits the tile in a view. */
Box reference_box(const App *app);

/** Draws the tile with its paper into a box. */
void reference_draw(App *app, Box b);

#endif
