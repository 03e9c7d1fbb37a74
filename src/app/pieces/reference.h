/**
 * The reference tile: what scores, on one page, as it lies before every player.
 *
 * All numbers come from the card table and the rules core.
 */
#ifndef APP_REFERENCE_H
#define APP_REFERENCE_H

#include "app/draw/canvas.h"
#include "app/words/words.h"

/** The size that suits the page in a view, and where on it the words are. */
Box reference_box(const Canvas *canvas);
Box reference_inside(Box b);

/** The height that the words need: more than there is inside if the text is large. */
float reference_height(const Canvas *canvas);

/** Draws the words of the page into a box of that height; the car is among them where the game has
 * one (R10.2). */
void reference_draw(Canvas *canvas, const Words *words, bool with_car, Box b);

/** Whether the tile can be read in a box of that size, in units of the window. */
bool reference_tile_fits(float width, float height);

/** Draws the tile as it lies on the table: the same without décor, as large as the box allows. */
void reference_draw_tile(const Canvas *canvas, const Words *words, Box b);

#endif
